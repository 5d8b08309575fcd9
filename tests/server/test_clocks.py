"""Clocks run for games that are not in memory, and stand still while no server runs."""

import asyncio
import time
from pathlib import Path

import pytest
from server_kit import Server, quick, wait_for

from rulewright.games import OURS
from rulewright.server.store import store_for
from rulewright.server.store.rows import TABLE, GameRow
from rulewright.server.tables.ledger import note

RESUME = note(resume=True)
HOUR = {"kind": "move", "seconds": 3600}


def test_a_game_whose_clock_runs_leaves_memory_and_its_time_is_over_all_the_same(tmp_path: Path) -> None:
    with Server(quick(tmp_path, idle=0.0, sweep_interval=0.05)) as server:
        code = server.make(seed=1, clock={"kind": "move", "seconds": 2}, pace=0)["code"]
        wait_for(lambda: code not in server.live_games.loaded)
        store = server.live_games.store
        wait_for(lambda: any(row.text.startswith('{"bot"') for row in server.call(store.rows(code))))


@pytest.mark.slow
def test_many_games_with_clocks_hold_neither_the_start_nor_the_memory(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with Server(settings) as server:
        codes = [server.make(seed=seed, clock=HOUR)["code"] for seed in range(25)]
    with Server(settings) as server:
        wait_for(lambda: set(server.live_games._due) == set(codes))
        assert not server.live_games.loaded
        with server.api() as api:
            assert api.get(f"games/{codes[0]}").json()["over"] is False
        assert set(server.live_games.loaded) == {codes[0]}
        assert codes[0] not in server.live_games._due


@pytest.mark.parametrize("slug", OURS)
def test_the_time_in_which_no_server_ran_counts_for_nobody(tmp_path: Path, slug: str) -> None:
    settings = quick(tmp_path)
    with Server(settings) as server:
        code = server.make(game=slug, seed=1, clock=HOUR)["code"]
        live = server.live(code)
        wait_for(lambda: any(map(live.is_asked, live.ledger.questions())))
        for table, column in (("games", "created"), ("answers", "time")):
            server.call(server.live_games.store._run(f"update {table} set {column} = {column} - 7200"))
    began = time.time()
    with Server(settings) as server:
        ledger = server.call(server.live_games.fetch(code)).ledger
        assert all(asked.time >= began for asked in ledger.open_questions.values())
        assert ledger.bots == [None, None]
        server.call(server.live_games.unload(code))  # while a server runs it counts, in memory or not
        again = server.call(server.live_games.fetch(code)).ledger
        assert again.open_questions == ledger.open_questions
        texts = [row.text for row in server.call(server.live_games.store.rows(code))]
        assert texts.count(RESUME) == 1


def test_only_the_first_of_several_processes_lets_clocks_begin_again(postgres: str) -> None:
    async def run() -> None:
        stores = [store_for(postgres) for _ in range(3)]
        for store in stores:
            await store.open()
        await stores[0].create(GameRow("clocks", {"game": "shells", "clock": HOUR}, time.time(), False, ""), [], {})
        for store in stores[:2]:
            await store.begin_clocks(RESUME, 7.0)
        await stores[0].close()
        await stores[2].begin_clocks(RESUME, 8.0)  # another one runs all the while
        assert [(row.seat, row.text, row.time) for row in await stores[1].rows("clocks")] == [(TABLE, RESUME, 7.0)]
        for store in stores[1:]:
            await store.close()
        later = store_for(postgres)
        await later.open()
        while len(await later.alive()) > 2:  # its own lines, and its pool's
            await asyncio.sleep(0.05)
        await later.begin_clocks(RESUME, 9.0)
        assert [row.time for row in await later.rows("clocks")] == [7.0, 9.0]
        await later.close()

    asyncio.run(run())
