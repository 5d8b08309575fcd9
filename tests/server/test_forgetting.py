"""People are forgotten when they want, games that nobody finishes go; what others keep of them is said here."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server_kit import Server, quick, wait_for
from typer.testing import CliRunner

from rulewright.cli import app
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.question import Seat
from rulewright.server.store import store_for
from rulewright.server.store.rows import GameRow, Row
from rulewright.server.tables.upkeep.expiry import DAY, expire
from rulewright.server.tables.upkeep.forgetting import LEFT

OTHERS = "[rules]\nrounds = 40\ngoal = 999"


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    store = {} if request.param == "sqlite" else {"store": request.getfixturevalue("postgres")}
    with Server(quick(tmp_path, sweep_interval=0.05, **store)) as running:
        yield running


def shared_game(server: Server, ann: httpx.Client, bob: httpx.Client) -> str:
    """Ann and Bob play and talk; a turn of it has been kept. Its code."""
    code = ann.post("/new", data={"game": "shells", "opponent": "friend"}).url.path.removeprefix("/t/")
    live = server.live(code)
    link = server.call(server.live_games.link(live, live.expected[0]))
    bob.post(f"/s/{link}", data={"name": "Bobolink"})
    server.call(live.rename(Seat(0), "Annabel"))
    with (
        server.page(code, cookie=ann.cookies["rulewright"]) as page,
        server.page(code, cookie=bob.cookies["rulewright"]) as other,
    ):
        page.do("say", text="my street is Elm Street")
        other.do("say", text="and mine is Oak Street")
        other.until(lambda _: "Oak Street" in other.html and "Elm Street" in other.html)
    while not server.call(server.live_games.store.kept_turns(code)):
        seat = next(iter(live.ledger.questions()))
        server.call(live.answer(seat, None, 0))
    return code


def over_after_bob(server: Server, code: str) -> bool:
    """Whether the game is over, now that Bob has answered what he is asked."""
    live = server.live(code)
    if Seat(1) in live.ledger.questions():
        with contextlib.suppress(RulewrightError):
            server.call(live.answer(Seat(1), None, 0))
    return live.ledger.over


def everything(server: Server, code: str) -> str:
    """All that is stored of a game, as text."""

    async def read() -> str:
        store = server.live_games.store
        tables = ("games", "answers", "tokens", "holders", "kept_turns")
        rows = [str(row) for table in tables for row in await store._all(f"select * from {table}")]
        return "\n".join(row for row in rows if code in row)

    return str(server.call(read()))


def test_who_deletes_themselves_leaves_no_name_and_no_word_and_the_other_keeps_the_game(either: Server) -> None:
    server = either
    with server.browser() as ann, server.browser() as bob:
        alone = ann.post("/new", data={"game": "shells", "opponent": "novice"}).url.path.removeprefix("/t/")
        code = shared_game(server, ann, bob)
        live, rows = server.live(code), len(server.call(server.live_games.store.rows(code)))
        assert "Annabel" in bob.get("/games").text
        with server.page(code, cookie=bob.cookies["rulewright"]) as watching:
            watching.next()
            assert ann.post("/games/forget").status_code == 409  # not sure
            assert ann.post("/games/forget", data={"sure": "yes"}).status_code == 200
            with pytest.raises(Exception, match="1012"):
                watching.until(lambda _: False)  # the page comes again by itself
        assert "rulewright" not in ann.cookies
        assert ann.get(f"/t/{alone}").status_code == 404
        assert "None yet" in ann.get("/games").text
        left = everything(server, code)
        assert not everything(server, alone)
        assert "Annabel" not in left
        assert "Elm Street" not in left
        assert "Oak Street" in left
        assert "Annabel" not in live.ledger.summary()["names"]  # so what is written late brings no name back
        page = bob.get(f"/t/{code}").text
        assert "Player 1" in page
        assert LEFT in page
        wait_for(lambda: over_after_bob(server, code))  # who left gave up, at the next decision that was theirs
        assert server.live(code).ledger.names == ["Player 1", "Bobolink"]
        assert len(server.call(server.live_games.store.rows(code))) >= rows
        assert bob.get(f"/t/{code}/replay").status_code == 200
        record = bob.get(f"/t/{code}/record.txt").text
        assert "Bobolink" in record
        assert "Annabel" not in record


def test_an_operator_orders_it_beside_the_server_that_runs(either: Server) -> None:
    server, address = either, either.live_games.settings.store
    with server.browser() as ann, server.browser() as bob:
        code = shared_game(server, ann, bob)
        wrong = CliRunner().invoke(app, ["forget", code, "7", "--store", address])
        assert wrong.exit_code == 2
        assert "no game" in wrong.stderr
        done = CliRunner().invoke(app, ["forget", code, "2", "--store", address])
        assert done.exit_code == 0, done.stderr
        wait_for(lambda: "Bobolink" not in everything(server, code))
        wait_for(lambda: not server.call(server.live_games.store.orders()))
        assert "Oak Street" not in everything(server, code)
        assert ann.get(f"/t/{code}").status_code == 200
        assert "None yet" in bob.get("/games").text


def test_names_that_people_took_are_there_after_a_restart(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with Server(settings) as server, server.browser() as ann, server.browser() as bob:
        code = shared_game(server, ann, bob)
    with Server(settings) as server:
        live = server.call(server.live_games.fetch(code))
        assert live.ledger.kept_turn > 0
        assert live.ledger.names == live.ledger.match.names == ["Annabel", "Bobolink"]


def test_games_that_nobody_finished_go_after_the_days_that_are_set(tmp_path: Path) -> None:
    settings = quick(tmp_path, expire_days=30.0)
    with Server(settings) as server:
        old, young, ended, crashed = [server.make(seed=n)["code"] for n in range(4)]
        for code in (ended, crashed):
            live = server.live(code)
            while not live.ledger.over:
                server.call(live.concede(next(iter(live.ledger.questions()))))
            server.call(server.live_games.unload(code))
    with sqlite3.connect(settings.store) as db:
        then = time.time() - 31 * DAY
        db.execute("update games set created = ?", (then,))
        db.execute("update answers set time = ?", (then,))
        db.execute("update games set summary = '{}' where code = ?", (crashed,))
        db.execute(
            "insert into answers values (?, 0, -1, ?, ?)", (young, '{"say": "still here", "by": ""}', time.time())
        )
    db.close()
    for days, left in ((0.0, {old, young, ended, crashed}), (30.0, {young, ended, crashed})):
        settings.expire_days = days
        with Server(settings) as server:
            server.call(expire(server.live_games))
            games = server.call(server.live_games.store._all("select code from games"))
            assert {row[0] for row in games} == left
            assert not days or not server.call(server.live_games.store.rows(old))


def test_a_game_that_is_gone_takes_no_answer(server: Server) -> None:
    made = server.make(seed=1)
    live = server.live(made["code"])
    server.call(server.live_games.delete(made["code"]))
    with pytest.raises(Exception, match="not here any more"):
        server.call(live.answer(next(iter(live.ledger.questions())), None, 0))
    with server.api(made["seats"][0]["token"]) as ann:
        assert ann.get(f"games/{made['code']}").status_code == 404
    assert not server.call(server.live_games.store.rows(made["code"]))


def test_a_game_deleted_by_one_process_leaves_the_memory_of_the_other(postgres: str, tmp_path: Path) -> None:
    with Server(quick(tmp_path, store=postgres)) as here, Server(quick(tmp_path, store=postgres)) as there:
        made = here.make(seed=1)
        with there.page(made["code"], made["seats"][0]["token"]) as page:
            page.next()
            here.call(here.live_games.delete(made["code"]))
            with pytest.raises(Exception, match="1012"):
                page.until(lambda _: False)
            assert made["code"] not in there.live_games.loaded


def test_both_databases_forget_the_same(tmp_path: Path, postgres: str) -> None:
    async def proof(address: str) -> None:
        store = store_for(address)
        await store.open()
        header = {"game": "shells", "seats": 2, "names": ["Ann", "Bob"], "clock": {"kind": "none"}}
        await store.create(GameRow("forgotten-one", header, 1000.0), [], {"t": Seat(0)}, {"l": Seat(1)})
        await store.append("forgotten-one", Row(0, Seat(0), "keep", 1000.0))
        assert "forgotten-one" in await store.untouched_games(2000.0, 10_000)
        assert "forgotten-one" not in await store.untouched_games(500.0, 10_000)
        await store.delete_game("forgotten-one")
        assert await store.game("forgotten-one") is None
        assert not await store.tokens("forgotten-one")
        await store.close()

    for address in (str(tmp_path / "games.db"), postgres):
        asyncio.run(proof(address))
