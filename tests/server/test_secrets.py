"""Nothing a seat may not see leaves the server: every byte sent to it is searched for what it does not know."""

from typing import Any

import pytest
from server_kit import Page, Server
from shells import name_of

from rulewright.games import GAMES
from rulewright.kernel.match import Match
from rulewright.kernel.question import HIDDEN, SPECTATOR, Seat
from rulewright.kernel.record import Record


def faces_known(record: Record, viewer: Seat) -> list[set[int]]:
    """The faces a viewer has ever been shown, by the number of answers given so far."""
    game = GAMES[record.game]
    known: set[int] = set()
    by_step = []
    for step in range(len(record.answers) + 1):
        match = Match.load(record, game, step)
        view = game.rules.view(match.state, viewer)
        known |= {face for face in view.faces if face != HIDDEN}
        for _, event in match.log:
            seen = event.seen_by(viewer)
            known |= {glimpse.face for glimpse in seen.cards.values() if seen} if seen else set()
        by_step.append(set(known))
    return by_step


def answer_all(server: Server, made: dict[str, Any], pages: list[Page], talk: list[list[str]]) -> None:
    """Seats 0 and 1 play to the end, by sockets and by the API, reading everything they are sent."""
    code = made["code"]
    apis = [server.api(seat["token"]) for seat in made["seats"]]
    for turn in range(2000):
        for seat, api in enumerate(apis):
            state = api.get(f"games/{code}/state")
            news = api.get(f"games/{code}/events")
            talk[seat] += [state.text, news.text]
            question = state.json()["question"]
            if question:
                index = (turn * 7 + 3) % len(question["options"])
                talk[seat].append(api.post(f"games/{code}/answer", json={"answer": index}).text)
        for page in pages:
            page.drain()
        if server.live(code).ledger.over:
            break
    for api in apis:
        api.close()
    for page in pages:
        page.drain()


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.slow
def test_no_byte_to_a_seat_holds_what_only_another_knows(server: Server, seed: int) -> None:
    made = server.make(seed=seed, variant="[rules]\nrounds = 4\ngoal = 99")
    code = made["code"]
    talk: list[list[str]] = [[], []]
    with (
        server.page(code, made["seats"][0]["token"]) as ann,
        server.page(code, made["seats"][1]["token"]) as bob,
        server.page(code) as watcher,
    ):
        for page in (ann, bob, watcher):
            page.next()
        answer_all(server, made, [ann, bob, watcher], talk)
        record = server.live(code).ledger.match.record()
        checked = leaks = 0
        for viewer, page in ((Seat(0), ann), (Seat(1), bob), (SPECTATOR, watcher)):
            known = faces_known(record, viewer)
            for frame in page.frames:
                names = {face for face in range(16) if name_of(face) in frame}
                leaks += bool(names - known[-1])
                checked += 1
        for viewer in (Seat(0), Seat(1)):
            known = faces_known(record, viewer)
            for said in talk[viewer]:
                names = {face for face in range(16) if name_of(face) in said}
                leaks += bool(names - known[-1])
                checked += 1
        assert checked > 50
        assert leaks == 0


def test_frames_tell_a_card_no_sooner_than_the_rules_do(server: Server) -> None:
    made = server.make(seed=5, variant="[rules]\nrounds = 3\ngoal = 99")
    code = made["code"]
    tokens = [seat["token"] for seat in made["seats"]]
    heard: list[tuple[int, str]] = []
    with server.page(code, tokens[0]) as ann, server.api(tokens[0]) as a, server.api(tokens[1]) as b:
        for turn in range(400):
            for api in (a, b):
                question = api.get(f"games/{code}/options").json()["question"]
                if question:
                    index = (turn * 5 + 2) % len(question["options"])
                    api.post(f"games/{code}/answer", json={"answer": index})
            before = len(ann.frames)
            ann.drain()
            step = len(server.live(code).ledger.match.history)
            heard += [(step, frame) for frame in ann.frames[before:]]
            if server.live(code).ledger.over:
                break
    known = faces_known(server.live(code).ledger.match.record(), Seat(0))
    assert len(heard) > 20
    for step, frame in heard:
        assert {face for face in range(16) if name_of(face) in frame} <= known[step]


def test_a_running_game_keeps_its_seed_its_record_and_its_other_views(server: Server) -> None:
    made = server.make(seed=987654321)
    code, token = made["code"], made["seats"][0]["token"]
    with server.api(token) as api, server.browser() as browser:
        browser.post(made["seats"][0]["link"])
        assert api.get(f"games/{code}/record").status_code == 403
        assert browser.get(f"/t/{code}/record.txt").status_code == 403
        for seat in ("1", "open", "15", "-1", "x"):
            assert browser.get(f"/t/{code}/replay?seat={seat}").status_code == 403
        assert browser.get(f"/t/{code}/replay?seat=0").status_code == 200
        assert browser.get(f"/t/{code}/replay?seat=watch").status_code == 200
        assert browser.post(f"/t/{code}/from", data={"step": "0", "seat": "0"}).status_code == 409
        pages = [browser.get(f"/t/{code}").text, api.get(f"games/{code}/state").text, api.get(f"games/{code}").text]
        assert not any("987654321" in page for page in pages)
        assert '"dice":null' in pages[1].replace(" ", "") or '"state":0' in pages[1].replace(" ", "")


def test_a_token_opens_its_own_seat_of_its_own_game_only(server: Server) -> None:
    made, other = server.make(seed=1), server.make(seed=1)
    with server.api(made["seats"][0]["token"]) as api:
        assert api.get(f"games/{other['code']}/state").status_code == 401
        assert api.post(f"games/{other['code']}/answer", json={"answer": 0}).status_code == 401
        assert api.get(f"games/{made['code']}/state").json()["seat"] == 0
    with server.api("nonsense") as api:
        assert api.get(f"games/{made['code']}/state").status_code == 401
    with server.api() as api:
        assert api.post(f"games/{made['code']}/answer", json={"answer": 0}).status_code == 401
        assert api.get(f"games/{made['code']}/state").json()["seat"] is None
    stored = [text for text, _ in server.call(server.live_games.store.tokens(made["code"]))]
    assert made["seats"][0]["token"] not in stored
    assert all(len(text) == 64 for text in stored)


def test_the_replay_socket_shows_the_past_of_one_seat(server: Server) -> None:
    made = server.make(seed=1)
    code = made["code"]
    with server.browser() as browser:
        browser.post(made["seats"][0]["link"])
        cookie = browser.cookies["rulewright"]
    state = server.live(code).ledger.match.state
    theirs = {name_of(state.faces[card]) for card in state.players[1].hand}
    with server.page(code, query="?replay=1&seat=1", cookie=cookie) as refused:
        assert "no" in refused.next()
    with server.page(code, query="?replay=1&seat=0", cookie=cookie) as page:
        page.next()
        assert not any(name in page.html for name in theirs)
        page.do("choose", i=0)
        assert "replay" in page.until(lambda m: "no" in m)["no"]
        page.do("at", step=0)
        assert page.until(lambda m: "h" in m)["n"] == 0


def test_a_game_rolls_with_a_key_that_nobody_is_sent_before_the_end(server: Server) -> None:
    setups = [{"who": "me", "name": "Ann"}, {"who": "bot", "bot": "random"}]
    made = server.make(seats=setups, pace=0, variant="[rules]\nrounds = 2\ngoal = 99")
    code, token = made["code"], made["seats"][0]["token"]
    header = server.live(code).row.header
    seed, ledger = header["seed"], server.live(code).ledger
    assert header["dice"] == ledger.match.dice == "blake2b"
    assert seed >> 64, "the first 64 bits of a key are all 0 once in 10**19 games"
    told: list[str] = []
    with server.page(code, token) as page, server.page(code) as watcher, server.api(token) as api:
        while not server.live(code).ledger.over:
            for path in ("", "/state", "/options", "/events", "/record"):
                told.append(api.get(f"games/{code}{path}").text)
            asked = api.get(f"games/{code}/options").json()["question"]
            if asked:
                told.append(api.post(f"games/{code}/answer", json={"answer": 0}).text)
        with server.browser() as browser:
            everything = [*told, browser.get(f"/t/{code}").text]
        page.drain()
        watcher.drain()
        everything += page.frames + watcher.frames
        assert not [text for text in everything for form in (f"{seed}", f"{seed:x}") if form in text]
        record = api.get(f"games/{code}/record").json()["record"]
    assert f"seed: {seed}\n" in record
    assert 'dice: "blake2b"' in record
