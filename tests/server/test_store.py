"""What any store must do, on SQLite and on a real PostgreSQL."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from rulewright.kernel.question import Seat
from rulewright.server.store import Store, store_for
from rulewright.server.store.rows import TABLE, GameRow, News, Row, RowTaken, StoreUnusable
from rulewright.server.store.sqlite import SqliteStore

ANN, BOB = Seat(0), Seat(1)
Proof = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    return str(request.getfixturevalue("postgres"))


def row(code: str, public: bool = False, creator: str = "", **header: Any) -> GameRow:
    return GameRow(code, {"game": "shells", "clock": {"kind": "none"}} | header, time.time(), public, creator)


def answer(number: int, seat: int, text: str) -> Row:
    return Row(number, Seat(seat), text, time.time())


def prove(address: str, proof: Proof) -> None:
    async def run() -> None:
        store = store_for(address)
        await store.open()
        try:
            await proof(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_ledger_reads_back_in_order_from_any_row(address: str) -> None:
    async def proof(store: Store) -> None:
        await store.create(row("ledger"), [(ANN, "keep"), (BOB, "swap 3")], {})
        await store.append("ledger", answer(2, 0, "play 7"))
        await store.append("ledger", answer(3, TABLE, '{"undo": 0}'))
        rows = await store.rows("ledger")
        assert [(r.number, r.seat, r.text) for r in rows] == [
            (0, 0, "keep"),
            (1, 1, "swap 3"),
            (2, 0, "play 7"),
            (3, TABLE, '{"undo": 0}'),
        ]
        assert [r.number for r in await store.rows("ledger", 3)] == [3]
        assert await store.rows("nobody") == []

    prove(address, proof)


def test_a_row_is_written_once_and_only_once(address: str) -> None:
    async def proof(store: Store) -> None:
        await store.create(row("once"), [], {})
        tries = await asyncio.gather(
            *(store.append("once", answer(0, seat, f"answer {seat}")) for seat in range(8)), return_exceptions=True
        )
        assert sum(isinstance(result, RowTaken) for result in tries) == 7
        assert len(await store.rows("once")) == 1

    prove(address, proof)


def test_what_was_written_is_there_after_opening_again(address: str) -> None:
    async def write(store: Store) -> None:
        await store.create(row("again", public=True, creator="me", seed=5), [], {"hash": BOB})
        await store.append("again", answer(0, 1, "bid 2"))
        await store.save_summary("again", {"over": False, "waiting": [1]})
        await store.take_seat("person", "again", BOB)

    async def read(store: Store) -> None:
        game = await store.game("again")
        assert game is not None
        assert (game.header["seed"], game.public, game.creator, game.summary["waiting"]) == (5, True, "me", [1])
        assert [r.text for r in await store.rows("again")] == ["bid 2"]
        assert await store.tokens("again") == [("hash", 1)]
        assert await store.holders("again") == [("person", 1)]

    prove(address, write)
    prove(address, read)


def test_a_link_opens_its_seat_in_the_newest_game(address: str) -> None:
    async def proof(store: Store) -> None:
        await store.create(row("first"), [], {}, {"link": BOB})
        written = time.time()
        while time.time() == written:  # two games of the same moment would be equally new
            await asyncio.sleep(0)
        await store.create(row("second"), [], {}, {"link": BOB})
        assert await store.seat_of_link("link") == ("second", 1, True)
        assert await store.seat_of_link("other") is None
        await store.add_token("key", "first", ANN)
        await store.add_token("key", "first", ANN)
        assert await store.seat_of_link("key") is None
        assert await store.tokens("first") == [("key", 0)]

    prove(address, proof)


def test_a_link_opens_its_seat_once(address: str) -> None:
    async def proof(store: Store) -> None:
        await store.create(row("invited"), [], {}, {"link": BOB})
        assert await store.reopened("link") is None
        tries = await asyncio.gather(*(store.use_link("link", "invited") for _ in range(4)))
        assert sorted(tries, key=str) == [BOB, None, None, None]
        assert await store.seat_of_link("link") == ("invited", 1, False)
        assert await store.reopened("link") == ("invited", 1)
        assert await store.reopened("link") is None

    prove(address, proof)


def test_games_are_listed_for_those_who_sit_there_and_public_ones_for_all(address: str) -> None:
    async def proof(store: Store) -> None:
        await store.create(row("mine", creator="ann"), [], {})
        await store.create(row("held"), [], {})
        await store.create(row("strange"), [], {})
        await store.create(row("shown", public=True), [], {})
        await store.take_seat("ann", "held", ANN)
        await store.take_seat("ann", "held", BOB)
        await store.take_seat("ann", "held", BOB)
        assert {game.code for game in await store.games_of("ann")} == {"mine", "held"}
        assert await store.held_seats("ann", "held") == (0, 1)
        assert "strange" not in {game.code for game in await store.public_games()}
        assert "shown" in {game.code for game in await store.public_games()}
        await store.publish("shown", False)
        assert "shown" not in {game.code for game in await store.public_games()}

    prove(address, proof)


def test_games_with_a_clock_are_found_until_they_are_over(address: str) -> None:
    async def proof(store: Store) -> None:
        await store.create(row("clocked", clock={"kind": "move", "seconds": 5}), [], {})
        await store.create(row("timeless"), [], {})
        assert "clocked" in await store.clocked_games()
        assert "timeless" not in await store.clocked_games()
        await store.save_summary("clocked", {"over": True})
        assert "clocked" not in await store.clocked_games()

    prove(address, proof)


def test_processes_hear_of_each_other_and_share_the_work(postgres: str) -> None:
    async def run() -> None:
        here, there = store_for(postgres), store_for(postgres)
        await here.open()
        await there.open()
        heard: list[News] = []
        own: list[News] = []
        there.on_news(heard.append)
        here.on_news(own.append)
        await here.create(row("shared"), [], {})
        began = time.perf_counter()
        await here.append("shared", answer(0, 0, "keep"))
        while not any(news.kind == "row" for news in heard):
            await asyncio.sleep(0.001)
        print(f"append and notify: {1000 * (time.perf_counter() - began):.1f} ms")
        told = next(news for news in heard if news.kind == "row")
        assert (told.code, Row(*told.data)) == ("shared", (await there.rows("shared"))[0])
        assert {news.kind for news in own} <= {"hello"}
        await here.append("shared", answer(1, 0, "long " * 2000))  # too long to be told: only that there is one
        while len(rows := [news for news in heard if news.kind == "row"]) < 2:
            await asyncio.sleep(0.001)
        assert rows[1].data is None
        assert len(await here.alive() & await there.alive()) >= 2
        assert await here.claim("shared")
        assert not await there.claim("shared")
        await here.close()  # as a process that dies: its claims fall to others
        end = time.monotonic() + 60
        while not await there.claim("shared"):
            assert time.monotonic() < end
            await asyncio.sleep(0.02)
        await there.close()

    asyncio.run(run())


def test_a_file_that_can_not_be_used_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = str(tmp_path / "games.db")

    async def second(at: str) -> None:
        store = SqliteStore(at)
        try:
            await store.open()
        finally:
            await store.close()

    async def both() -> None:
        first = SqliteStore(path)
        await first.open()
        with pytest.raises(StoreUnusable, match="another server keeps its games"):
            await second(path)
        await first.close()
        await second(path)  # free again

    asyncio.run(both())
    with sqlite3.connect(path) as db:
        db.execute("pragma user_version = 99")
    with pytest.raises(StoreUnusable, match="of version 99"):
        asyncio.run(second(path))
    (tmp_path / "text.db").write_text("no database at all" * 100)
    with pytest.raises(StoreUnusable, match="not a database"):
        asyncio.run(second(str(tmp_path / "text.db")))
    held = sqlite3.connect(str(tmp_path / "held.db"), isolation_level=None)
    held.execute("begin exclusive")
    with pytest.raises(StoreUnusable, match="locked"):
        asyncio.run(second(str(tmp_path / "held.db")))
    held.close()
    with pytest.raises(StoreUnusable, match="No such file"):
        asyncio.run(second(str(tmp_path / "nowhere" / "games.db")))


@pytest.mark.parametrize(
    ("address", "words"),
    [("postgresql://nobody@127.0.0.1:1/none", "can't be kept in PostgreSQL"), ("mysql://x/y", "not at mysql://")],
)
def test_an_address_that_leads_nowhere_is_refused_in_a_sentence(address: str, words: str) -> None:
    with pytest.raises(StoreUnusable, match=words):
        asyncio.run(store_for(address).open())
