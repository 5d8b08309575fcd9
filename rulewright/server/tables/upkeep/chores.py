"""When it is done: operators' orders soon, what is old every hour, by one of the processes that share the games."""

import asyncio
import logging

from rulewright.kernel.question import Seat
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.tables.upkeep.expiry import expire
from rulewright.server.tables.upkeep.forgetting import forget_seat

logger = logging.getLogger("rulewright.server")

CHORES = "chores"  # what a process claims that does them, as it would a game
HOUR = 3600.0


async def do_chores(live_games: LiveGames) -> None:
    """For as long as the server runs."""
    pause, since_expiry = live_games.settings.sweep_interval, HOUR
    while True:
        try:
            if await live_games.store.claim(CHORES):
                await follow_orders(live_games)
                if since_expiry >= HOUR:
                    since_expiry = 0.0
                    if gone := await expire(live_games):
                        logger.warning("%s games that nobody finished were deleted", gone)
        except Exception:
            logger.exception("upkeep failed; tried again later")
        await asyncio.sleep(pause)
        since_expiry += pause


async def follow_orders(live_games: LiveGames) -> None:
    """What operators asked for by the command line."""
    for order in await live_games.store.orders():
        count = await forget_seat(live_games, order.code, Seat(order.seat))
        await live_games.store.order_done(order)
        logger.warning("order done: seat %s of game %s is forgotten in %s games", order.seat + 1, order.code, count)
