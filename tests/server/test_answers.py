"""Whoever answers in words may use those in which their seat reads the options."""

import asyncio
import random
from pathlib import Path

import pytest

from rulewright.games import GAMES
from rulewright.server.settings import Settings
from rulewright.server.store.old_store import SqliteStore
from rulewright.server.tables.game_setup import SeatPlan, Setup
from rulewright.server.tables.live_game import Live
from rulewright.server.tables.live_games import Hub

ANSWERS = 150


async def begun(slug: str, folder: Path) -> tuple[Hub, Live]:
    hub = Hub(Settings(bots=False, window=0.0), SqliteStore(str(folder / "games.db")))
    await hub.open()
    made = await hub.create(Setup(slug, [SeatPlan(who="me"), SeatPlan(who="me")], seed=3), "somebody")
    return hub, made.live


@pytest.mark.parametrize("slug", GAMES)
def test_every_option_is_taken_as_the_seat_reads_it(slug: str, tmp_path: Path) -> None:
    async def played() -> None:
        hub, live = await begun(slug, tmp_path)
        luck = random.Random(1)
        for _ in range(ANSWERS):
            for seat, question in live.told.asked().items():
                option = luck.choice(question.options)
                await live.answer(seat, None, live.game.words.notation(live.view_of(seat), option))
                break
            else:
                break
        await hub.close()

    asyncio.run(played())
