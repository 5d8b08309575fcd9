"""Several processes behind one address, on PostgreSQL: any player on any of them, and one that dies is replaced."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from server_kit import SHELLS, Page, Server, quick, wait_for
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rulewright.kernel.question import Seat
from rulewright.server.errors import NotFound
from rulewright.server.store import store_for

SHELLS_SERVER = Path(__file__).parent / "shells.py"
FRESH = httpx.Limits(max_keepalive_connections=0)  # a line for each request, which comes to any process
LONG = SHELLS | {"seats": [{"who": "me"}, {"who": "me"}], "variant": "[rules]\nrounds = 40\ngoal = 999"}


@contextlib.contextmanager
def workers(number: int, store: str) -> Iterator[str]:
    """The address at which so many processes serve."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    command = [sys.executable, str(SHELLS_SERVER), "--port", str(port), "--store", store, "--no-limits", "--no-bots"]
    parent = subprocess.Popen([*command, "--workers", str(number)], stdout=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    try:
        wait_for(lambda: len(processes(base)) == number)
        yield base
    finally:
        parent.terminate()
        assert parent.wait(60) == 0


def processes(base: str) -> set[int]:
    """The processes that answer at an address: fresh lines come to any of them."""
    found = set()
    with httpx.Client(base_url=base, limits=FRESH, timeout=5) as client:
        for _ in range(20):
            with contextlib.suppress(httpx.TransportError):
                found.add(client.get("/healthz").json()["process"])
    return found


async def answered(client: httpx.AsyncClient, seat: dict[str, Any], code: str, dice: random.Random) -> str | None:
    """Answer, if the seat is asked; what was accepted. A line that breaks is tried again."""
    headers = {"authorization": f"Bearer {seat['token']}"}
    while True:
        try:
            asked = (await client.get(f"games/{code}/options", headers=headers)).json()["question"]
            if asked is None:
                return None
            text: str = dice.choice(asked["options"])["text"]
            done = await client.post(f"games/{code}/answer", json={"answer": text}, headers=headers)
            return text if done.status_code == 200 else None
        except httpx.TransportError:
            await asyncio.sleep(0.05)


async def play(
    client: httpx.AsyncClient, made: dict[str, Any], accepted: list[tuple[int, str]], enough: asyncio.Event
) -> None:
    dice = random.Random(made["code"])
    while not enough.is_set():
        for number, seat in enumerate(made["seats"]):
            if (text := await answered(client, seat, made["code"], dice)) is not None:
                accepted.append((number, text))


def follows(answers: list[tuple[int, str]], rows: list[tuple[int, str]]) -> bool:
    """Whether the answers are among the rows, in their order."""
    left = iter(rows)
    return all(answer in left for answer in answers)


@pytest.mark.slow
def test_a_worker_killed_under_load_is_replaced_and_no_accepted_answer_is_lost(postgres: str) -> None:
    accepted: dict[str, list[tuple[int, str]]] = {}

    async def run(base: str, client: httpx.AsyncClient) -> None:
        enough = asyncio.Event()
        made = [(await client.post("games", json=LONG | {"seed": i})).json() for i in range(8)]
        accepted.update({game["code"]: [] for game in made})
        players = [asyncio.create_task(play(client, game, accepted[game["code"]], enough)) for game in made]

        async def until_all_have(more: int) -> None:
            wanted = {code: len(answers) + more for code, answers in accepted.items()}
            while any(len(accepted[code]) < number for code, number in wanted.items()):
                assert not any(player.done() for player in players)
                await asyncio.sleep(0.02)

        await until_all_have(3)
        victim, *_ = before = processes(base)
        os.kill(victim, signal.SIGKILL)
        await until_all_have(3)  # nobody waits for the one that is gone
        after = await asyncio.to_thread(wait_for, lambda: len(found := processes(base) - {victim}) == 2 and found)
        assert len(after - before) == 1
        await until_all_have(3)
        enough.set()
        await asyncio.gather(*players)

    async def check() -> None:
        with workers(2, postgres) as base:
            async with httpx.AsyncClient(base_url=f"{base}/api/", limits=FRESH, timeout=30) as client:
                await run(base, client)
        store = store_for(postgres)
        await store.open()
        for code, answers in accepted.items():
            assert follows(answers, [(row.seat, row.text) for row in await store.rows(code)])
        await store.close()

    asyncio.run(check())


@pytest.mark.slow
def test_a_page_whose_worker_was_killed_comes_back_where_it_was(postgres: str) -> None:
    with workers(2, postgres) as base:
        made = httpx.post(f"{base}/api/games", json=LONG, timeout=60).json()
        code, tokens = made["code"], [seat["token"] for seat in made["seats"]]
        asked = httpx.get(f"{base}/api/games/{code}", timeout=60).json()["waiting"][0]

        def page(mark: str = "") -> Page:
            url = f"{base.replace('http', 'ws')}/ws/{code}?mark={mark}"
            return Page(connect(url, additional_headers={"authorization": f"Bearer {tokens[asked]}"}).__enter__())

        first = page()
        first.next()
        before = processes(base)
        for victim in before:
            os.kill(victim, signal.SIGKILL)
        with pytest.raises(ConnectionClosed):
            first.next()
        wait_for(lambda: len(processes(base) - before) == 2)
        with page(first.mark) as again:
            assert again.next() == {"still": True}
            again.n = 0
            again.do("choose", i=0)
            again.until(lambda m: m.get("n") == 1)


def test_a_file_of_sqlite_belongs_to_one_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rulewright.server.serve", "--store", str(tmp_path / "games.db"), "--workers", "2"]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert refused.returncode == 1
    assert "belongs to one process" in refused.stderr
    assert not (tmp_path / "games.db").exists()


@pytest.fixture
def two(postgres: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    with Server(quick(tmp_path, store=postgres)) as here, Server(quick(tmp_path, store=postgres)) as there:
        yield here, there


def test_who_comes_and_goes_on_one_process_is_seen_on_the_other(two: tuple[Server, Server]) -> None:
    here, there = two
    made = here.make(seed=1)
    code, (ann_token, bob_token) = made["code"], [seat["token"] for seat in made["seats"]]
    with here.page(code, ann_token) as ann:
        ann.until(lambda m: m.get("n") == 0)
        with there.page(code, bob_token) as bob:
            bob.until(lambda m: "n" in m)
            wait_for(lambda: here.live(code).watchers.present() == {0, 1})
            wait_for(lambda: there.live(code).watchers.present() == {0, 1})  # it asked when it took the game up
            wait_for(lambda: set(there.live(code).holders) == {0, 1})  # so an undo is asked for on both
        wait_for(lambda: here.live(code).watchers.present() == {0})


def test_a_process_that_died_leaves_nobody_present(postgres: str, tmp_path: Path) -> None:
    with Server(quick(tmp_path, store=postgres)) as here:
        made = here.make(seed=1)
        code = made["code"]
        with here.page(code, made["seats"][0]["token"]) as ann:
            ann.next()
            here.live(code).watchers.note_elsewhere("long-gone-1-2", [Seat(1)])
            with Server(quick(tmp_path, store=postgres)):  # its hello is why they look who is left
                wait_for(lambda: here.live(code).watchers.present() == {0})


def test_a_page_that_comes_back_and_shows_what_is_stored_is_told_so_and_acts_at_once(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    made = here.make(seed=1)
    code, (ann_token, bob_token) = made["code"], [seat["token"] for seat in made["seats"]]
    asked = next(iter(here.live(code).ledger.questions()))
    mover, other = (ann_token, bob_token) if asked == 0 else (bob_token, ann_token)
    never = asyncio.Event()
    monkeypatch.setattr(there.live_games.arrivals, "turn", never.wait)  # it is nobody's turn to be drawn anew
    with here.page(code, mover) as page:
        page.next()
        old = page.mark
        page.do("choose", i=0)
        page.until(lambda m: m.get("n") == 1)
        mark = page.mark
    assert mark not in ("", old)
    with there.page(code, other, f"?mark={old}") as late:
        assert late.next()["n"] == 1  # it was not up to date: drawn at once
    there.call(there.live_games.unload(code))
    with there.page(code, other, f"?mark={mark}") as waiting, there.page(code, mover, f"?mark={mark}") as acting:
        assert waiting.next() == acting.next() == {"still": True}
        assert code not in there.live_games.loaded
        asked = next(iter(here.live(code).ledger.questions()))
        mine = acting if asked == (0 if mover == ann_token else 1) else waiting
        mine.n = 1
        mine.do("choose", i=0)  # who does something is not kept waiting
        mine.until(lambda m: m.get("n") == 2)
        theirs = waiting if mine is acting else acting
        theirs.until(lambda m: m.get("n") == 2)  # nor is at whose table something happens
        assert "marks" in mine.parts  # each has the whole table
        assert "marks" in theirs.parts
    never.set()


@pytest.mark.slow
def test_lines_to_the_database_that_break_are_made_again_and_nobody_notices(
    two: tuple[Server, Server], postgres: str
) -> None:
    here, there = two
    made = here.make(seed=1, variant=LONG["variant"])
    code, tokens = made["code"], [seat["token"] for seat in made["seats"]]

    def answer_after_a_break(n: int) -> None:
        with psycopg.connect(postgres, autocommit=True) as operator:
            operator.execute("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
        with here.api(tokens[next(iter(here.live(code).ledger.questions()))]) as asked:
            done = asked.post(f"games/{code}/answer", json={"answer": 0})
        assert done.status_code in (200, 409), done.text  # 409: written, but its line broke before it was said
        page.until(lambda m: m.get("n") == n)
        assert len(there.call(there.live_games.store.rows(code))) == here.live(code).ledger.version == n

    with there.page(code, tokens[0]) as page:
        page.next()
        for n in (1, 2, 3):
            answer_after_a_break(n)


def test_processes_note_how_games_stand_in_the_same_order(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or each would have to wait for a game that the other has noted."""
    noted: list[str] = []

    async def run_together(statements: Any) -> None:
        noted.extend(code for _, values in statements for _, code in values)

    store = server.live_games.store
    monkeypatch.setattr(store, "_run_together", run_together)
    server.call(store.save_summaries({code: {} for code in ("b", "c", "a")}))
    monkeypatch.undo()
    assert noted == ["a", "b", "c"]


def test_who_loads_a_page_again_is_not_seen_to_leave(tmp_path: Path) -> None:
    with Server(quick(tmp_path, presence_pause=0.2)) as server:
        made = server.make(seed=1)
        code, (ann_token, bob_token) = made["code"], [seat["token"] for seat in made["seats"]]
        live = server.live(code)
        with server.page(code, ann_token) as ann, server.page(code, bob_token) as bob:
            bob.next()
            wait_for(lambda: live._noticed == {0, 1})
            ann.drain()
            seen = len(ann.frames)
            bob.close()
            wait_for(lambda: live.watchers.present() == {0})
            with server.page(code, bob_token) as again:
                again.next()
                wait_for(lambda: live._noticing is None)
                ann.drain()
                assert len(ann.frames) == seen
            wait_for(lambda: live._noticed == {0})
            ann.drain()
            assert len(ann.frames) > seen


def test_a_seat_taken_on_one_process_opens_the_table_on_the_other(two: tuple[Server, Server]) -> None:
    here, there = two
    form = {"game": "shells", "opponent": "friend"}
    with here.browser() as ann, there.browser() as bob:
        table = ann.post("/new", data=form)
        code = str(table.url).rpartition("/")[2]
        live = here.live(code)
        assert live.expected == (1,)
        cookie = ann.cookies["rulewright"]
        with here.page(code, cookie=cookie) as page:
            page.next()
            link = here.call(here.live_games.link(live, live.expected[0]))
            other_live = there.call(there.live_games.fetch(code))
            other_link = there.call(there.live_games.link(other_live, live.expected[0]))
            assert link != other_link
            assert bob.post(f"/s/{link}", data={"name": "Bob"}).status_code == 200
            wait_for(lambda: live.expected == ())
            page.until(lambda _: "Bob" in page.html)
            with pytest.raises(NotFound):  # who set the game up keeps no second link to Bob's seat
                here.call(here.live_games.use_link(other_link))


def test_bots_go_on_where_somebody_looks(two: tuple[Server, Server]) -> None:
    """Who leaves one process takes the bots along; whoever watches on the other is answered there."""
    here, there = two
    solo = here.make(seats=[{"who": "me"}, {"who": "bot", "bot": "random"}], pace=0, variant=LONG["variant"])
    code, token = solo["code"], solo["seats"][0]["token"]

    def step(server: Server) -> int:
        return len(server.live(code).ledger.match.history)

    with here.page(code, token) as ann, there.page(code, token) as again:
        ann.next()
        again.next()
        ann.do("choose", i=0)
        wait_for(lambda: step(there) == 2)
        ann.close()
        again.until(lambda m: m.get("n") == 2)
        again.do("choose", i=0)
        wait_for(lambda: step(there) == 4)
        rows = there.call(there.live_games.store.rows(code))
        assert sorted(row.seat for row in rows) == [0, 0, 1, 1]  # each answered once, whoever let the bot run


def test_bots_that_are_held_are_held_on_every_process(two: tuple[Server, Server]) -> None:
    here, there = two
    made = here.make(seed=2)
    code = made["code"]
    with here.page(code) as one, there.page(code) as other:
        one.next()
        other.next()

        async def hold() -> None:
            here.live(code).hold(True, False)

        here.call(hold())
        wait_for(lambda: there.live(code).held)


def test_how_a_game_stands_is_noted_for_lists_while_it_is_played(server: Server) -> None:
    made = server.make(seed=1)
    with server.api(made["seats"][0]["token"]) as ann:
        ann.post(f"games/{made['code']}/answer", json={"answer": 0})
    server.call(server.live_games.save_summaries())
    row = server.call(server.live_games.store.game(made["code"]))
    assert row is not None
    assert (row.summary["step"], row.summary["over"]) == (1, False)
    assert json.dumps(row.summary)
