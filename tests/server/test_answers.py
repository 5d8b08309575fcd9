"""Whoever answers in words may use those in which their seat reads the options."""

import asyncio
import random
from pathlib import Path

import pytest

from rulewright.games import GAMES
from rulewright.server.settings import Settings
from rulewright.server.store.sqlite import SqliteStore
from rulewright.server.tables.game_setup import SeatPlan, Setup
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.tables.new_games import create

ANSWERS = 150


async def begun(slug: str, folder: Path) -> tuple[LiveGames, LiveGame]:
    live_games = LiveGames(Settings(bots=False, shortest_pass=0.0), SqliteStore(str(folder / "games.db")))
    await live_games.open()
    made = await create(live_games, Setup(slug, [SeatPlan(who="me"), SeatPlan(who="me")], seed=3), "somebody")
    return live_games, made.live


@pytest.mark.parametrize("slug", GAMES)
def test_every_option_is_taken_as_the_seat_reads_it(slug: str, tmp_path: Path) -> None:
    async def played() -> None:
        live_games, live = await begun(slug, tmp_path)
        luck = random.Random(1)
        for _ in range(ANSWERS):
            while live.ledger.questions() and not any(map(live.is_asked, live.ledger.questions())):
                await asyncio.sleep(0)  # the table answers for them
            asked = [seat for seat in live.ledger.questions() if live.is_asked(seat)]
            if not asked:
                break
            option = luck.choice(live.ledger.questions()[asked[0]].options)
            await live.answer(asked[0], None, live.game.words.notation(live.view_of(asked[0]), option))
        await live_games.close()

    asyncio.run(played())
