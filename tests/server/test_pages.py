"""The pages' addresses: set-up, seats, lists, replay, records, and refusals a person can read."""

import re
from typing import Any

import pytest
from server_kit import Server
from test_table_play import play_out, tokens

from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Seat

FORM = {"game": "shells", "seat0": "me", "name0": "Ann", "seat1": "random", "seed": "1", "pace": "0"}


def test_one_click_is_a_game_and_it_is_listed_as_mine_only(server: Server) -> None:
    with server.browser() as ann, server.browser() as stranger:
        table = ann.post("/new", data=FORM)
        assert table.status_code == 200
        code = table.url.path.removeprefix("/t/")
        assert code in ann.get("/").text
        assert code not in stranger.get("/").text
        ann.post(f"/t/{code}/public", data={"public": "on"})
        assert code in stranger.get("/").text
        assert stranger.post(f"/t/{code}/public", data={"public": "off"}).status_code == 403


def test_the_table_of_a_game_that_explains_no_signs_shows_nothing_in_their_place(server: Server) -> None:
    with server.browser() as ann:
        page = ann.post("/new", data=FORM).text
        assert 'id="state"' in page
        assert ">None<" not in re.sub(r">\s+", ">", page)


def test_a_friend_gets_a_link_and_sits_down(server: Server) -> None:
    with server.browser() as ann, server.browser() as bob:
        table = ann.post("/new", data=FORM | {"seat1": "friend", "name1": "Bob"})
        code = table.url.path.removeprefix("/t/")
        link = re.search(r"/s/[\w-]{32}", table.text)
        assert link, "the creator's page shows the friend's link"
        assert link[0] not in bob.get(f"/t/{code}").text
        assert bob.head(link[0]).status_code == 200
        assert "Sit down as Bob" in bob.get(link[0]).text
        assert set(server.live(code).holders) == {0}  # looking takes nothing
        assert bob.post(link[0]).url.path == f"/t/{code}"
        assert bob.get(link[0]).url.path == f"/t/{code}"  # who sits there comes back by it
        live = server.live(code)
        assert set(live.holders) == {0, 1}
        assert live.other_people(Seat(0)) == {1}


def test_a_link_that_this_process_never_knew_is_made_anew(server: Server) -> None:
    with server.browser() as ann, server.browser() as bob:
        code = ann.post("/new", data=FORM | {"seat1": "friend"}).url.path.removeprefix("/t/")
        server.live_games.links.clear()  # as after a restart
        link = re.search(r"/s/[\w-]{32}", ann.get(f"/t/{code}").text)
        assert link
        assert bob.post(link[0]).url.path == f"/t/{code}"
        assert (code, 1) not in server.live_games.links


def test_what_can_not_be_set_up_is_said_in_words(server: Server) -> None:
    wrong: list[tuple[dict[str, str], str]] = [
        ({"seat1": "deepblue"}, "there is no bot"),
        ({"seat1": "mcts:999999"}, "too long for a shared table"),
        ({"seat1": ""}, "2 to 4 players"),
        ({"seed": "abc"}, "whole number"),
        ({"variant": "[rules]\nhands = 3"}, "there is no tunable"),
        ({"variant": "[rules]\nhand = 1000000"}, "at most 1000"),
        ({"variant": "hand 3"}, "not a TOML file"),
        ({"entry0": "{"}, "not JSON"),
        ({"entry0": '{"mascot": "dog"}'}, "does not fit"),
        ({"clock": "sundial"}, "can't be set up"),
    ]
    with server.browser() as browser:
        for change, words in wrong:
            answer = browser.post("/new/check", data=FORM | change).json()
            assert not answer["ok"]
            assert words in answer["errors"][0]["words"], change
            page = browser.post("/new", data=FORM | change)
            assert page.status_code == 400
        assert browser.post("/new/check", data=FORM).json() == {"ok": True, "errors": []}
        assert browser.post("/new", data=FORM | {"game": "chess"}).status_code in (400, 404)


def test_tunables_of_the_form_make_a_variant(server: Server) -> None:
    with server.browser() as browser:
        code = browser.post("/new", data=FORM | {"tune.hand": "2", "tune.rounds": "3"}).url.path[3:]
        header = server.live(code).row.header
        assert header["variant"] == {"name": "tuned", "rules": {"hand": 2}, "cards": {}}


def finished(server: Server) -> dict[str, Any]:
    made = server.make(seed=1)
    play_out(server, made)
    return made


def test_after_the_end_any_view_can_be_replayed_and_linked_to(server: Server) -> None:
    made = finished(server)
    with server.browser() as browser:
        for seat in ("open", "0", "1", "watch"):
            page = browser.get(f"/t/{made['code']}/replay?seat={seat}&step=3")
            assert page.status_code == 200
        assert browser.get(f"/t/{made['code']}/replay?seat=7").status_code == 403
    with server.page(made["code"], query="?replay=1&seat=open&step=2") as replay:
        assert replay.next()["n"] == 2
        replay.do("at", step=3)
        assert replay.until(lambda m: m.get("n") == 3)["h"]
        replay.do("at", step=10**6)
        last = server.live(made["code"]).ledger.version
        assert replay.until(lambda m: m.get("n") == last)["h"]


def test_a_record_goes_out_and_comes_in_and_is_played_on(server: Server) -> None:
    made = finished(server)
    with server.browser() as browser:
        text = browser.get(f"/t/{made['code']}/record.txt").text
        page = browser.post("/records", files={"record": ("game.txt", text.encode())})
        assert page.status_code == 200
        assert page.url.path.endswith("/replay")
        code = page.url.path.split("/")[2]
        assert browser.get(f"/t/{code}/record.txt").text == text
        table = browser.post(f"/t/{code}/from", data={"step": "4", "seat": "1", "bot": "random"})
        fork = server.live(table.url.path.removeprefix("/t/")).ledger
        assert fork.match.history[:4] == server.live(code).ledger.match.history[:4]
        assert fork.bots == ["random", None]
        assert fork.names == ["Basil", "Bob"]  # a bot in Ann's place does not play under her name


def test_uploads_are_read_strictly(server: Server) -> None:
    text = ""
    made = finished(server)
    with server.browser() as browser:
        text = browser.get(f"/t/{made['code']}/record.txt").text
        bad = [
            "",
            "hello",
            text[: len(text) // 2],
            text.replace("game: ", "gaem: "),
            text.replace('"shells"', '"chess"'),
            text.replace("version: 1", "version: 99"),
            text.replace("\n0 ", "\n7 ", 1),
            text.replace("end: ", "end: 1"),
            text.replace('"hand"', '"hand"').replace('"rules": {}', '"rules": {"hand": 100000}'),
            "x" * 10,
        ]
        for wrong in bad:
            assert browser.post("/records", data={"record": wrong}).status_code == 400, wrong[:80]


def test_addresses_that_lead_nowhere_say_so(server: Server) -> None:
    with server.browser() as browser:
        for path in ("/t/nothing", "/s/nothing", "/nowhere", "/new/chess", "/rules/chess", "/t/nothing/replay"):
            page = browser.get(path)
            assert page.status_code == 404
            assert "<html" in page.text


def test_a_fault_in_the_rules_takes_the_answer_back_and_keeps_the_game(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.make(seed=1)
    code, token = made["code"], tokens(made)[0]
    with server.api(token) as api:
        api.post(f"games/{code}/answer", json={"answer": 0})
        bob = {"authorization": f"Bearer {tokens(made)[1]}"}
        api.post(f"games/{code}/answer", json={"answer": 0}, headers=bob)
        before = api.get(f"games/{code}/options").json()["question"]
        with monkeypatch.context() as broken:
            broken.setattr(Dice, "roll", lambda dice, sides=6: 1 // 0)
            answer = api.post(f"games/{code}/answer", json={"answer": "roll"})
        assert answer.status_code == 409
        assert "taken back" in answer.json()["error"]
        assert api.get(f"games/{code}/options").json()["question"] == before
        assert api.post(f"games/{code}/answer", json={"answer": "roll"}).status_code == 200
    server.live_games.settings.idle = 0
    server.call(server.live_games.evict())
    assert server.call(server.live_games.fetch(code)).ledger.match.history[-1].text == "roll"


def test_a_seat_has_one_holder_who_can_move_it_and_hears_of_others(server: Server) -> None:
    with server.browser() as ann, server.browser() as bob, server.browser() as eve:
        table = ann.post("/new", data=FORM | {"seat1": "friend", "name1": "Bob", "seed": "7"})
        code = table.url.path.removeprefix("/t/")
        link = re.search(r"/s/[\w-]{32}", table.text)
        assert link
        assert "chose its seed" in eve.get(link[0]).text  # said before anybody sits down
        bob.post(link[0])
        live = server.live(code)
        assert eve.get(link[0]).status_code == eve.post(link[0]).status_code == 404
        assert len(live.holders[Seat(1)]) == 1
        assert [words for who, words in live.ledger.chat if "used link to Bob's seat" in words]
        assert link[0] not in ann.get(f"/t/{code}").text
        assert eve.post(f"/t/{code}/move", data={"seat": "1"}).status_code == 403
        assert ann.post(f"/t/{code}/move", data={"seat": "1"}).status_code == 403  # nor who set it up
        moved = re.search(r"/s/[\w-]{32}", bob.post(f"/t/{code}/move", data={"seat": "1"}).text)
        assert moved
        with server.browser() as phone:
            assert phone.post(moved[0]).url.path == f"/t/{code}"
            assert 'data-mode="play"' in phone.get(f"/t/{code}").text
        assert "Bob's seat was opened on another device." in [words for _, words in live.ledger.chat]


def test_a_game_with_another_games_rulebook_shows_its_own_rules_first(server: Server) -> None:
    """Normal Chess is four clauses of Lytharian Chess: the rest is folded, and every clause is still reached."""
    with server.browser() as ann:
        page, whole = ann.get("/rules/normal-chess").text, ann.get("/rules/lytharian").text
    open_part, _, folded = page.partition('<details class="about">')
    assert "castling" in open_part
    assert "Chess as you know it" in open_part
    assert "hidden army of 16 troop cards" not in open_part
    ids = re.findall(r'<li id="(LC-[^"]+)"', page)
    assert ids[:3] == ["LC-345", "LC-347", "LC-R261"]
    assert len(re.findall(r'<li id="', open_part)) < 12 < len(re.findall(r'<li id="', folded))
    assert sorted(ids) == sorted(re.findall(r'<li id="(LC-[^"]+)"', whole))
