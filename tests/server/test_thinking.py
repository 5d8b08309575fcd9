"""Bots think in processes, in a fair queue, for those who look; a failed write stops them only until writing works."""

import asyncio
import multiprocessing
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from server_kit import SHELLS, Server, quick, wait_for

from rulewright.bots.processes import nothing
from rulewright.server.store.sqlite import SqliteStore
from rulewright.server.tables.thinking import Queue, Spending, Thinking

AGAINST_A_BOT: dict[str, Any] = {"seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}], "seed": 3, "pace": 0}


def test_who_used_least_is_next() -> None:
    thought: list[str] = []
    first, gate = threading.Event(), threading.Event()

    def think(name: str) -> None:
        first.set()
        gate.wait()
        thought.append(name)

    async def many() -> None:
        queue = Queue(ThreadPoolExecutor(1), 1)
        queue.spending.add("greedy host", 20.0)
        queue.spending.add("table t7", 9.0)

        def asks(person: str, table: str) -> Coroutine[Any, Any, None]:
            return queue.run(person, table, nothing, think, table)

        asked = [asks("greedy host", "t7"), asks("greedy host", "t8"), asks("other", "mine"), asks("third", "theirs")]
        tasks = [asyncio.ensure_future(each) for each in asked]
        await asyncio.get_running_loop().run_in_executor(None, first.wait)
        tasks.pop().cancel()  # who leaves the queue takes nobody's place
        gate.set()
        await asyncio.gather(*tasks)

    asyncio.run(many())
    assert thought == ["t7", "mine", "t8"]  # t7 was under way before anybody else came


def test_of_one_persons_tables_the_one_that_used_least_is_next_and_of_equals_the_first() -> None:
    thought: list[str] = []
    first, gate = threading.Event(), threading.Event()

    def think(table: str) -> None:
        first.set()
        gate.wait()
        thought.append(table)

    async def many() -> None:
        queue = Queue(ThreadPoolExecutor(1), 1)
        queue.spending.add("ann", 20.0)
        queue.spending.add("table dear", 9.0)
        tables = ["now", "dear", "a", "b", "c"]
        tasks = [asyncio.ensure_future(queue.run("ann", table, nothing, think, table)) for table in tables]
        await asyncio.get_running_loop().run_in_executor(None, first.wait)
        gate.set()
        await asyncio.gather(*tasks)

    asyncio.run(many())
    assert thought == ["now", "a", "b", "c", "dear"]


def test_a_table_that_used_much_does_not_wait_for_ever_while_others_of_its_person_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, thought = 1000.0, list[str]()
    monkeypatch.setattr("rulewright.server.tables.thinking.time.monotonic", lambda: now)

    async def many() -> None:
        nonlocal now
        queue = Queue(ThreadPoolExecutor(1), 0)  # all wait until a process is free
        queue.spending.add("table long", 2.0)

        def asks(table: str) -> "asyncio.Task[None]":
            return asyncio.ensure_future(queue.run("ann", table, nothing, thought.append, table))

        tasks = [asks("long")]
        await asyncio.sleep(0)
        now += 1.0
        tasks.append(asks("new"))
        await asyncio.sleep(0)
        queue.free = 1
        queue._next()  # "new" used least
        now += 30.0
        tasks.append(asks("newer"))  # "long" has waited long enough
        await asyncio.gather(*tasks)

    asyncio.run(many())
    assert thought == ["new", "long", "newer"]


def test_what_a_bot_waits_for_others_is_not_its_own_time_and_who_need_not_think_waits_as_long() -> None:
    """In a window the time from its turn on is always the same: neither its waiting nor its options are told apart."""
    gate, turns = threading.Event(), list[str]()

    async def many() -> None:
        thinking = Thinking(0)
        first = asyncio.ensure_future(thinking.quick.run("ann", "one", lambda: turns.append("ann"), gate.wait))
        while not turns:
            await asyncio.sleep(0)
        second = asyncio.ensure_future(thinking.quick.run("bob", "two", lambda: turns.append("bob"), nothing))
        idle = asyncio.ensure_future(thinking.wait("cat", "three", "greedy"))
        await asyncio.sleep(0)
        assert turns == ["ann"]
        assert len(thinking.quick.waiting) == 2
        gate.set()
        await asyncio.gather(first, second, idle)
        thinking.close()

    asyncio.run(many())
    assert turns == ["ann", "bob"]


@pytest.mark.slow
def test_processes_run_before_there_is_work(tmp_path: Path) -> None:
    before = set(multiprocessing.active_children())
    with Server(quick(tmp_path, bot_processes=1)) as server:
        made = server.make(**AGAINST_A_BOT)
        started = wait_for(lambda: set(multiprocessing.active_children()) - before)
        assert bot_answers(server, made, 1)
        assert set(multiprocessing.active_children()) - before == started


def test_what_was_used_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("rulewright.server.tables.thinking.time.monotonic", lambda: now)
    spending = Spending()
    spending.add("ann", 8.0)
    assert spending.of("ann", now) == 8.0
    now += 120.0
    assert spending.of("ann", now) == 2.0
    assert spending.of("bob", now) == 0.0


def bot_answers(server: Server, made: dict[str, Any], answers: int) -> list[str]:
    """The bot's answers, after the person gave so many."""
    with server.api(made["seats"][0]["token"]) as api:
        for _ in range(answers):
            wait_for(lambda: 0 in (now := api.get(f"games/{made['code']}").json())["waiting"] or now["over"])
            api.post(f"games/{made['code']}/answer", json={"answer": 0})
        wait_for(lambda: 0 in (now := api.get(f"games/{made['code']}").json())["waiting"] or now["over"])
    return [given.text for given in server.live(made["code"]).ledger.match.history if given.seat == 1]


@pytest.mark.slow
def test_bots_think_alike_in_processes_and_a_killed_one_is_replaced(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        here = bot_answers(server, server.make(**AGAINST_A_BOT), 3)
    with Server(quick(tmp_path, bot_processes=1)) as server:
        made = server.make(**AGAINST_A_BOT)
        assert bot_answers(server, made, 1)
        for process in multiprocessing.active_children():
            process.kill()
        there = bot_answers(server, made, 2)
    assert there == here


def test_all_tables_of_one_address_are_one_persons_however_many_names_it_gives_itself(tmp_path: Path) -> None:
    with Server(quick(tmp_path, behind_proxy="127.0.0.1")) as server:
        spending = server.live_games.services.thinking.quick.spending
        for address, name in (("192.0.2.1", "Eve"), ("192.0.2.1", "Mallory"), ("192.0.2.2", "Ann")):
            with server.browser() as browser:
                browser.headers["x-forwarded-for"] = address
                form = {"game": "shells", "seat0": "me", "name0": name, "seat1": "greedy", "pace": "0"}
                code = browser.post("/new", data=form).url.path.removeprefix("/t/")
                assert server.live(code).thinks_for == address
            with server.browser() as stranger:  # who only watches is not thought for
                stranger.headers["x-forwarded-for"] = "192.0.2.3"
                stranger.get(f"/t/{code}")
                assert server.live(code).thinks_for == address
                bots = [{"who": "bot", "bot": "greedy"}] * 2
                alone = stranger.post("/api/games", json={"game": "shells", "seats": bots, "pace": 0}).json()["code"]
                stranger.get(f"/t/{alone}")
        wait_for(lambda: spending.of("192.0.2.3", time.monotonic()) > 0)


def test_a_game_that_nobody_looks_at_waits(tmp_path: Path) -> None:
    with Server(quick(tmp_path, attention=0.0)) as server:
        made = server.make(**AGAINST_A_BOT)
        token, code = made["seats"][0]["token"], made["code"]
        live = server.live(code)
        with server.api(token) as api:
            while not live.ledger.bots[next(iter(live.ledger.questions()))]:
                api.post(f"games/{code}/answer", json={"answer": 0}).raise_for_status()
        server.call(server.live_games.fetch(code, looking=False))
        assert list(live.ledger.questions()) == [1]  # the bot's turn, and nobody there to see it
        with server.page(code, token):
            wait_for(lambda: 0 in live.ledger.questions() or live.ledger.over)


def test_a_restart_wakes_nothing_that_nobody_waits_for(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        made = server.make(**AGAINST_A_BOT)
        code, token = made["code"], made["seats"][0]["token"]
        assert bot_answers(server, made, 1)
    with Server(quick(tmp_path)) as server:
        with server.browser() as browser:
            assert browser.get("/healthz").status_code == 200
        assert not server.live_games.loaded
        with server.page(code, token) as page:
            page.next()
            assert list(server.live_games.loaded) == [code]


def test_bots_go_on_once_writing_works_again(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        made = server.make(**AGAINST_A_BOT)
        code, store = made["code"], server.live_games.store
        assert isinstance(store, SqliteStore)
        live, autoplay = server.live(code), server.live_games._autoplay[code]
        with server.page(code, made["seats"][0]["token"]) as page:
            page.do("hold", yes=True)
            while 0 in wait_for(lambda: not autoplay.busy and live.ledger.questions()):
                page.drain()
                page.do("choose", i=0)
                page.drain()
            server.call(store._run("pragma query_only = 1"))
            page.do("hold", yes=False)
            wait_for(lambda: autoplay._retry)
            assert list(live.ledger.questions()) == [1]
            server.call(store._run("pragma query_only = 0"))
            wait_for(lambda: 0 in live.ledger.questions() or live.ledger.over)


def test_a_stranger_may_not_ask_for_more_than_the_strongest_level(server: Server) -> None:
    with server.api() as api:
        seats = [{"who": "me"}, {"who": "bot", "bot": "mcts:2001"}]
        refused = api.post("games", json=SHELLS | {"seats": seats})
    assert refused.status_code == 409
    assert "at most mcts:2000" in refused.json()["error"]
