"""Games that nobody finished go after a time in which nobody did anything in them. Finished ones and records stay."""

import logging

from rulewright.server.tables.kept_games import load_ledger
from rulewright.server.tables.live_games import LiveGames

logger = logging.getLogger("rulewright.server")

DAY = 24 * 3600.0
AT_ONCE = 100  # games looked at in one go


async def expire(live_games: LiveGames) -> int:
    """Delete what is due; says how many games."""
    store, days, gone = live_games.store, live_games.settings.expire_days, 0
    if not days:
        return 0
    for code in await store.untouched_games(live_games.services.now() - days * DAY, AT_ONCE):
        live, row = live_games.loaded.get(code), await store.game(code)
        if row is None or (live and live.watchers):
            continue
        try:
            ledger = await load_ledger(store, row)
        except Exception as wrong:
            logger.info("game %s can't be played any more: %s", code, wrong)
        else:
            if ledger.over:  # it ended with the process that knew
                await store.save_summary(code, ledger.summary())
                continue
        await live_games.delete(code)
        gone += 1
    return gone
