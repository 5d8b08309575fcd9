"""The lobby, and what a host may do to guests: send them away before the start, mute them; and nothing more."""

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server_kit import Server, quick, wait_for

from rulewright.kernel.question import Seat
from rulewright.server.tables.ledger import SEED_CHOSEN

FORM = {"game": "shells", "seat0": "me", "name0": "Ann", "seat1": "friend", "pace": "0", "public": "on"}


def code_of(table: httpx.Response) -> str:
    assert table.status_code == 200, table.text
    return table.url.path.removeprefix("/t/")


def cookie(browser: httpx.Client) -> str:
    return browser.cookies["rulewright"]


@pytest.fixture
def ann(server: Server) -> Iterator[httpx.Client]:
    with server.browser() as browser:
        yield browser


@pytest.fixture
def bob(server: Server) -> Iterator[httpx.Client]:
    with server.browser() as browser:
        yield browser


def test_a_table_is_listed_joined_by_a_button_and_vanishes_when_full(
    server: Server, ann: httpx.Client, bob: httpx.Client
) -> None:
    code = code_of(ann.post("/new", data=FORM | {"clock": "move", "seconds": "90"}))
    page = bob.get("/lobby").text
    for told in ("Shells", "Ann", "Newcomer", "90 s for each decision", "1 free seat", f"/t/{code}/join"):
        assert told in page, told
    table = bob.post(f"/t/{code}/join", data={"name": "B\u202eob"})
    assert table.url.path == f"/t/{code}"
    assert 'data-mode="play"' in table.text
    assert server.live(code).ledger.names == ["Ann", "B ob"]
    assert code not in bob.get("/lobby").text
    with server.browser() as eve:
        assert eve.post(f"/t/{code}/join").status_code == 409
        assert set(server.live(code).holders) == {0, 1}
    assert bob.post(f"/t/{code}/join").url.path == f"/t/{code}"  # who sits there comes back


def test_a_chosen_seed_is_announced_before_anybody_sits_down(ann: httpx.Client, bob: httpx.Client) -> None:
    ann.post("/new", data=FORM)
    assert SEED_CHOSEN not in bob.get("/lobby").text
    ann.post("/new", data=FORM | {"seed": "7"})
    assert SEED_CHOSEN in bob.get("/lobby").text


def test_only_what_its_host_opened_can_be_joined_and_only_for_an_hour(
    server: Server, ann: httpx.Client, bob: httpx.Client
) -> None:
    code = code_of(ann.post("/new", data=FORM | {"public": ""}))
    assert code not in bob.get("/lobby").text
    assert bob.post(f"/t/{code}/join").status_code == 409
    assert bob.post(f"/t/{code}/public", data={"public": "on"}).status_code == 403
    assert "Close the table to strangers" in ann.post(f"/t/{code}/public", data={"public": "on"}).text
    assert code in bob.get("/lobby").text
    server.call(server.live_games.store._run("update games set listed = ?", time.time() - 3700))
    assert code not in bob.get("/lobby").text
    assert bob.post(f"/t/{code}/join").status_code == 409


def test_two_who_want_the_last_seat_get_one(server: Server, ann: httpx.Client) -> None:
    code = code_of(ann.post("/new", data=FORM))
    live, games = server.live(code), server.live_games

    async def both() -> list[object]:
        return [*await asyncio.gather(*(games.take_free_seat(live, each) for each in ("bob", "eve")))]

    assert set(server.call(both())) == {1, None}
    assert len(server.call(games.store.holders(code))) == 2


def test_one_keeps_few_tables_open(tmp_path: Path) -> None:
    with Server(quick(tmp_path, listed_per_person=2)) as server, server.browser() as ann:
        codes = [code_of(ann.post("/new", data=FORM)) for _ in range(2)]
        third = ann.post("/new", data=FORM | {"public": ""})
        assert ann.post(f"/t/{code_of(third)}/public", data={"public": "on"}).status_code == 409
        ann.post(f"/t/{codes[0]}/public", data={"public": "off"})
        assert ann.post(f"/t/{code_of(third)}/public", data={"public": "on"}).status_code == 200


def test_joining_is_limited(tmp_path: Path) -> None:
    limits = quick(tmp_path, creations_per_second=0.0, creation_burst=2)
    with Server(limits) as server, server.browser() as ann, server.browser() as bob:
        code = code_of(ann.post("/new", data=FORM))
        ann.post("/me", data={"name": "Ann"})
        assert bob.post(f"/t/{code}/join").status_code == 429


# -- sent away


def test_a_guest_is_sent_away_before_the_start_and_sees_nothing_of_the_seat_any_more(
    server: Server, ann: httpx.Client, bob: httpx.Client
) -> None:
    opened = ann.post("/new", data=FORM)
    code, link = code_of(opened), re.search(r"/s/[\w-]{32}", opened.text)
    assert link
    bob.post(link[0], data={"name": "Bob"})
    with server.page(code, cookie=cookie(ann)) as host, server.page(code, cookie=cookie(bob)) as guest:
        host.next()
        guest.next()
        assert "Send away" in host.html
        assert "Send away" not in guest.html
        guest.do("away", key="0")
        assert "only who set the game up" in guest.until(lambda m: "no" in m)["no"]
        host.do("away", key="1")
        guest.until(lambda m: any('data-mode="watch"' in part for part in guest.parts.values()))
        guest.do("choose", i=0)
        assert "watching" in guest.until(lambda m: "no" in m)["no"]
    live = server.live(code)
    assert live.ledger.names == ["Ann", "Player 2"]
    assert live.expected == (1,)
    assert bob.get(link[0]).status_code == bob.post(link[0]).status_code == 404
    assert 'data-mode="watch"' in bob.get(f"/t/{code}").text
    assert bob.post(f"/t/{code}/join").status_code == 409  # not by the lobby either
    fresh = re.search(r"/s/[\w-]{32}", ann.get(f"/t/{code}").text)
    assert fresh
    assert fresh[0] != link[0]
    assert bob.post(fresh[0]).status_code == 403
    with server.browser() as carol:
        assert 'data-mode="play"' in carol.post(fresh[0], data={"name": "Carol"}).text
    server.call(server.live_games.unload(code))  # it is kept
    ann.get(f"/t/{code}")
    assert server.live(code).ledger.sent_away
    assert server.live(code).ledger.names == ["Ann", "Carol"]


def test_nobody_takes_a_seat_in_a_running_game_from_a_person(
    server: Server, ann: httpx.Client, bob: httpx.Client
) -> None:
    code = code_of(ann.post("/new", data=FORM))
    bob.post(f"/t/{code}/join", data={"name": "Bob"})
    live = server.live(code)
    server.call(live.answer(next(iter(live.ledger.questions())), None, 0))
    with server.page(code, cookie=cookie(ann)) as host:
        host.next()
        assert "Send away" not in host.html
        host.do("away", key="1")
        assert "the game has begun" in host.until(lambda m: "no" in m)["no"]
        host.do("away", key="0")
        assert "only a guest" in host.until(lambda m: "no" in m)["no"]
    assert set(live.holders) == {0, 1}


def test_a_program_that_was_sent_away_has_no_token_left(server: Server, ann: httpx.Client) -> None:
    opened = ann.post("/new", data=FORM)
    code, link = code_of(opened), re.search(r"/s/[\w-]{32}", opened.text)
    assert link
    token = server.join(link[0])["token"]
    with server.api(token) as api:
        assert api.get(f"games/{code}/state").json()["seat"] == 1
        server.call(server.live(code).send_away(Seat(1)))
        assert api.get(f"games/{code}/state").status_code == 401


# -- muted


def test_chat_is_muted_by_the_host_for_all_and_by_anybody_for_themselves(
    server: Server, ann: httpx.Client, bob: httpx.Client
) -> None:
    code = code_of(ann.post("/new", data=FORM))
    bob.post(f"/t/{code}/join", data={"name": "Bob"})
    live = server.live(code)
    with server.page(code, cookie=cookie(ann)) as host, server.page(code, cookie=cookie(bob)) as guest:
        host.next()
        guest.next()
        guest.do("say", text="first words")
        host.until(lambda m: "first words" in host.html)
        host.do("ignore", key="1", yes=True)
        host.until(lambda m: "first words" not in host.html)
        guest.do("name", text="Robert")  # another name helps nobody
        guest.do("say", text="second words")
        guest.until(lambda m: "second words" in guest.html)
        host.drain()
        assert "second words" not in host.html
        host.do("ignore", key="1", yes=False)
        host.until(lambda m: "second words" in host.html)
        guest.do("mute", key="0", yes=True)
        assert "only who set the game up" in guest.until(lambda m: "no" in m)["no"]
        host.do("mute", key="1", yes=True)
        wait_for(lambda: live.ledger.muted == {1})
        guest.do("say", text="third words")
        assert "muted you" in guest.until(lambda m: "no" in m)["no"]
        host.do("mute", key="1", yes=False)
        wait_for(lambda: not live.ledger.muted)
        guest.do("say", text="fourth words")
        host.until(lambda m: "fourth words" in host.html)
        host.do("mute", key="7", yes=True)
        assert "no seat 8" in host.until(lambda m: "no" in m)["no"]


def test_before_a_friend_came_there_is_no_turn_and_no_name_of_theirs(server: Server, ann: httpx.Client) -> None:
    """Nobody's time runs before all are there, so nobody is told that it does."""
    form = FORM | {"seat0": "friend", "name0": "", "seat1": "me", "name1": "Ann", "public": ""}
    code = code_of(ann.post("/new", data=form))
    with server.page(code, cookie=cookie(ann)) as host:
        host.next()
        while 1 in server.live(code).ledger.questions():
            host.answer(0)
    for where in ("/games", "/"):
        line = ann.get(where).text
        assert "against a friend" in line
        assert "A friend has not joined yet" in line
        assert "Player 1" not in line
    table = ann.get(f"/t/{code}").text
    assert "Link for your friend" in table
    assert "Waiting for your friend to sit down" in table
    assert "turn</b> <time" not in table
    assert "to move" not in table
    del server.live_games.loaded[code]  # another process has the game
    assert "A friend has not joined yet" in ann.get("/games").text
