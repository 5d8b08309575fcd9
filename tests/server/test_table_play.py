"""People at a table by sockets and by the API: what they see, what they may do, what goes on by itself."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from server_kit import Page, Server, quick, wait_for
from shells import name_of
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from rulewright.kernel.question import Seat

ANN, BOB = Seat(0), Seat(1)
BOT = [{"who": "me", "name": "Ann"}, {"who": "bot", "bot": "random"}]
BOTS = [{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "greedy"}]


def tokens(made: dict[str, Any]) -> list[str]:
    return [seat["token"] for seat in made["seats"]]


def play_out(server: Server, made: dict[str, Any], most: int = 500) -> dict[str, Any]:
    """Both people take the first option until the game is over; returns the last state."""
    with server.api() as api:
        for _ in range(most):
            info = api.get(f"games/{made['code']}").json()
            if info["over"]:
                return dict(info)
            if not info["waiting"] or made["seats"][info["waiting"][0]]["token"] is None:
                continue
            token = tokens(made)[info["waiting"][0]]
            answer = api.post(
                f"games/{made['code']}/answer",
                json={"answer": 0, "n": info["n"]},
                headers={"authorization": f"Bearer {token}"},
            )
            assert answer.status_code in (200, 409), answer.text
    raise AssertionError("the game did not end")


def test_a_whole_game_by_answers(server: Server) -> None:
    made = server.make(seed=1)
    info = play_out(server, made)
    assert info["outcome"]["words"]
    with server.api() as api:
        record = api.get(f"games/{made['code']}/record").json()["record"]
        again = api.post("records", json={"record": record}).json()
        assert api.get(f"games/{again['code']}/record").json()["record"] == record


def test_a_bot_answers_when_it_is_asked_and_never_before_it_is_written(server: Server) -> None:
    made = server.make(seats=BOT, pace=0, seed=3)
    info = play_out(server, made)
    rows = server.call(server.live_games.store.rows(made["code"]))
    assert len([row for row in rows if row.seat >= 0]) == info["step"]
    assert {row.seat for row in rows} == {0, 1}


def test_everything_is_sent_on_connect_and_then_only_what_changed(server: Server) -> None:
    made = server.make(seed=1)
    with server.page(made["code"], tokens(made)[0]) as ann, server.page(made["code"], tokens(made)[1]) as bob:
        first = ann.next()
        assert first["all"]
        bob.next()
        ann.drain()
        size = len(ann.frames[0])
        ann.do("choose", i=0)
        step = ann.until(lambda m: "h" in m)
        assert "all" not in step
        assert len(json.dumps(step)) < size / 2
        bob.do("choose", i=0)
        ann.until(lambda m: m.get("n") == 2)
        bob.until(lambda m: m.get("n") == 2)
        with server.page(made["code"], tokens(made)[0]) as second:  # another device
            second.next()
            second.drain()
            ann.drain()
            assert second.parts == ann.parts


def test_a_stale_version_is_answered_by_the_whole_table_and_not_done(server: Server) -> None:
    made = server.make(seed=1)
    with server.page(made["code"], tokens(made)[0]) as ann:
        ann.next()
        ann.drain()
        ann.do("choose", i=0, n=77)
        assert ann.until(lambda m: "h" in m)["all"]
        with server.api() as api:
            assert api.get(f"games/{made['code']}").json()["step"] == 0


def test_a_cut_line_loses_nothing(server: Server) -> None:
    made = server.make(seed=1)
    ann = server.page(made["code"], tokens(made)[0])
    ann.next()
    ann.do("choose", i=0)
    ann.until(lambda m: m.get("n") == 1)
    ann.line.socket.close()
    with server.page(made["code"], tokens(made)[0]) as back:
        back.next()
        assert back.n == 1


def test_a_choice_of_several_steps_lives_on_the_server(server: Server) -> None:
    made = server.make(seed=1)
    code, (a, b) = made["code"], tokens(made)
    with server.page(code, a) as ann, server.page(code, b) as bob:
        for page in (ann, bob):
            page.next()
            page.do("choose", i=0)
        ann.until(lambda m: m.get("n") == 2)
        hand = server.live(code).ledger.match.state.players[0].hand
        ann.do("click", ref=f"card-{hand[0]}")  # play it or lay it: two options, both complete
        wait_for(lambda: server.live(code).picked.get(ANN) == (f"card-{hand[0]}",))
        with server.page(code, a) as other:
            other.next()
            assert f"card-{hand[0]}" in other.parts["marks"]
            other.do("cancel")
            wait_for(lambda: server.live(code).picked.get(ANN) == ())
        ann.do("click", ref="button-end")
        ann.until(lambda m: m.get("n") == 3)


def test_clicking_what_is_not_possible_says_why(server: Server) -> None:
    made = server.make(seed=1)
    with server.page(made["code"], tokens(made)[0]) as ann:
        ann.next()
        ann.do("click", ref="card-99")
        assert "Now: swap a card, or keep your hand." in ann.until(lambda m: "no" in m)["no"]
        ann.do("why", ref="card-98")
        assert ann.until(lambda m: "why" in m)["why"]["clause"] == "SH-006"


def test_watchers_see_the_table_and_touch_nothing(server: Server) -> None:
    made = server.make(seed=1)
    with server.page(made["code"]) as watcher:
        watcher.next()
        for deed in ("choose", "click", "undo", "concede", "say", "rematch", "cancel"):
            watcher.do(deed, i=0, ref="card-1", text="hi", ms=5)
            assert "no" in watcher.until(lambda m: "no" in m or "all" in m)
        hands = [card for player in server.live(made["code"]).ledger.match.state.players for card in player.hand]
        assert hands
        assert not [face for face in range(16) if name_of(face) in watcher.html]


def test_undo_is_free_when_nobody_else_is_there(server: Server) -> None:
    made = server.make(seats=BOT, seed=1, pace=0)
    code, token = made["code"], tokens(made)[0]
    with server.api(token) as api:
        api.post(f"games/{code}/answer", json={"answer": 0})
        wait_for(lambda: api.get(f"games/{code}").json()["waiting"] == [0])
        options = api.get(f"games/{code}/options").json()["question"]["options"]
        lay = next(o["index"] for o in options if o["text"].startswith("lay"))
        n = api.post(f"games/{code}/answer", json={"answer": lay}).json()["n"]
        assert api.post(f"games/{code}/undo", json={"n": n}).json()["step"] == 2
        assert api.get(f"games/{code}/options").json()["question"]["options"] == options
        api.post(f"games/{code}/answer", json={"answer": "roll"})
        refused = api.post(f"games/{code}/undo", json={})
        assert refused.status_code == 409
        assert "dice were rolled" in refused.json()["error"]
    server.live_games.settings.idle = 0
    server.call(server.live_games.evict())
    assert len(server.call(server.live_games.fetch(code)).ledger.match.history) == 3  # undone and done again


def ask_for_undo(server: Server) -> tuple[str, Page, Page]:
    """Ann has answered the simultaneous question, Bob has not; she asks to take it back."""
    made = server.make(seed=1)
    ann, bob = (server.page(made["code"], token) for token in tokens(made))
    ann.next()
    bob.next()
    ann.do("choose", i=0)
    ann.until(lambda m: m.get("n") == 1)
    bob.until(lambda m: m.get("n") == 1)
    ann.do("undo")
    wait_for(lambda: server.live(made["code"]).ledger.undo_asked == 0)
    ann.drain()
    bob.drain()
    return made["code"], ann, bob


def test_between_people_undo_is_asked_for_and_granted(server: Server) -> None:
    code, ann, bob = ask_for_undo(server)
    ann.do("undo_ok", yes=True)
    assert "nobody asks you" in ann.until(lambda m: "no" in m)["no"]
    bob.do("undo_ok", yes=True)
    ann.until(lambda m: m.get("n") == 2)
    match = server.live(code).ledger.match
    assert (len(match.history), set(match.questions)) == (0, {0, 1})
    ann.close()
    bob.close()


def test_between_people_undo_can_be_denied(server: Server) -> None:
    code, ann, bob = ask_for_undo(server)
    bob.do("undo_ok", yes=False)
    wait_for(lambda: server.live(code).ledger.undo_asked is None)
    assert len(server.live(code).ledger.match.history) == 1
    ann.drain()
    assert "does not agree" in ann.html
    ann.close()
    bob.close()


def test_conceding_waits_for_the_own_decision(server: Server) -> None:
    made = server.make(seed=1)
    code, (a, b) = made["code"], tokens(made)
    with server.api(a) as ann, server.api(b) as bob:
        ann.post(f"games/{code}/answer", json={"answer": 0})
        bob.post(f"games/{code}/answer", json={"answer": 0})
        assert ann.get(f"games/{code}").json()["waiting"] == [0]
        assert not bob.post(f"games/{code}/concede").json()["over"]
        ann.post(f"games/{code}/answer", json={"answer": "end"})
        ann.post(f"games/{code}/answer", json={"answer": 0})  # the auction asks both
        wait_for(lambda: ann.get(f"games/{code}").json()["over"])
        assert ann.get(f"games/{code}").json()["outcome"]["winners"] == [0]


def test_a_rematch_keeps_seats_and_links(server: Server) -> None:
    made = server.make(seed=1)
    play_out(server, made)
    with server.page(made["code"], tokens(made)[0]) as ann, server.page(made["code"], tokens(made)[1]) as bob:
        ann.next()
        bob.next()
        ann.do("rematch")
        gone = ann.until(lambda m: "go" in m)
        assert gone["now"]
        assert not bob.until(lambda m: "go" in m)["now"]
        code = gone["go"].removeprefix("/t/")
    for seat, token in enumerate(tokens(made)):
        with server.api(token) as api:
            assert api.get(f"games/{code}/state").json()["seat"] == seat


def test_chat_is_plain_text_for_all_and_limited(server: Server) -> None:
    made = server.make(seed=1)
    with server.page(made["code"], tokens(made)[0]) as ann, server.page(made["code"]) as watcher:
        ann.next()
        watcher.next()
        ann.do("say", text="<script>alert(1)</script> & \x00 well   met")
        message = watcher.until(lambda m: "h" in m and any(part[0].startswith("chat-") for part in m["h"]))
        html = next(part[3] for part in message["h"] if part[0].startswith("chat-"))
        assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; well met" in html
        assert "<script" not in html
        ann.do("say", text="x" * 301)
        assert "300 letters" in ann.until(lambda m: "no" in m)["no"]
        for _ in range(6):
            ann.do("say", text="again")
        assert "too fast" in ann.until(lambda m: "no" in m)["no"]


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(server: Server) -> None:
    made = server.make(seed=1, clock={"kind": "move", "seconds": 1}, pace=0)
    with server.page(made["code"], tokens(made)[0]) as ann:
        ann.next()
        ann.until(lambda m: any("time ran out" in part[3] for part in m.get("h", [])))
        wait_for(lambda: server.live(made["code"]).ledger.over)
        assert server.live(made["code"]).ledger.bots == ["greedy", "greedy"]
        ann.do("choose", i=0)


def test_a_bank_counts_only_own_time(server: Server) -> None:
    made = server.make(seed=1, clock={"kind": "bank", "seconds": 100})
    ledger = server.live(made["code"]).ledger
    with server.api(tokens(made)[0]) as ann:
        ann.post(f"games/{made['code']}/answer", json={"answer": 0})
        before = ann.get(f"games/{made['code']}/state").json()["clocks"]
        wait_for(lambda: (ledger.seconds_left(BOB, ledger.open_questions[BOB].time + 2) or 0) <= 98.5)
        after = ann.get(f"games/{made['code']}/state").json()["clocks"]
    assert before[0] == after[0]
    assert after[1] < 100


def test_a_match_of_a_set_time_is_counted_when_it_is_over(server: Server) -> None:
    """Lytharian Chess: "When time runs out, the player who killed the higher total power score wins"."""
    made = server.make(game="lytharian", seed=1, clock={"kind": "match", "seconds": 1}, pace=0)
    with server.page(made["code"], tokens(made)[0]) as ann:
        ann.next()
        ledger = server.live(made["code"]).ledger
        while len(ledger.questions()) > 1:  # armies and places are chosen at the same time
            for seat in list(ledger.questions()):
                with server.api(tokens(made)[seat]) as api:
                    api.post(f"games/{made['code']}/answer", json={"answer": 0})
        wait_for(lambda: any(given.text == "time_up" for given in server.live(made["code"]).ledger.match.history))
        assert server.live(made["code"]).ledger.bots == [None, None]
    with server.api() as api:
        plan = {"game": "shells", "seats": BOTS, "clock": {"kind": "match", "seconds": 60}}
        assert "no rule for a match of a set time" in api.post("games", json=plan).text


def test_a_game_of_bots_goes_on_while_somebody_looks(server: Server) -> None:
    made = server.make(seats=BOTS, pace=0, public=True)
    assert server.live(made["code"]).ledger.rows_read == 0
    with server.page(made["code"]) as watcher:
        watcher.until(lambda m: server.live(made["code"]).ledger.over)
    with server.api() as api:
        assert made["code"] in [game["code"] for game in api.get("games").json()["games"]]


def test_bots_go_step_by_step_at_the_pace_people_can_follow(server: Server) -> None:
    made = server.make(seats=BOTS, pace=100)
    with server.page(made["code"]) as watcher:
        versions: list[int] = []
        while len(versions) < 5:
            versions.append(watcher.until(lambda m: "h" in m)["n"])
        assert all(after - before <= 1 for before, after in itertools.pairwise(versions))


def test_idle_games_leave_memory_and_come_back(server: Server) -> None:
    made = server.make(seed=1)
    code, token = made["code"], tokens(made)[0]
    with server.api(token) as api:
        api.post(f"games/{code}/answer", json={"answer": 1})
        before = api.get(f"games/{code}/state").json()
        server.live_games.settings.idle = 0
        assert server.call(server.live_games.evict()) == 1
        assert code not in server.live_games.loaded
        after = api.get(f"games/{code}/state").json()
        assert code in server.live_games.loaded
        assert after == before


def test_a_hot_seat_has_a_curtain_between_players(server: Server) -> None:
    form = {"game": "shells", "seat0": "me", "seat1": "me", "name0": "Ann", "name1": "Bob", "seed": "1"}
    with server.browser() as browser:
        page = browser.post("/new", data=form)
        code = page.url.path.removeprefix("/t/")
        cookie = browser.cookies["rulewright"]
    state = server.live(code).ledger.match.state
    hands = [{name_of(state.faces[card]) for card in player.hand} for player in state.players]
    assert not any(name in page.text for hand in hands for name in hand)
    with server.page(code, cookie=cookie) as screen:
        screen.next()
        assert "curtain" in screen.parts
        assert not any(name in screen.html for hand in hands for name in hand)
        screen.do("choose", i=0)
        assert "curtain" in screen.until(lambda m: "no" in m)["no"]
        screen.do("ready")
        screen.until(lambda m: "curtain" in m.get("gone", []))
        assert all(name in screen.html for name in hands[0])
        assert not any(name in screen.html for name in hands[1])
        screen.do("choose", i=0)
        screen.until(lambda m: m.get("n") == 1)
        assert "curtain" in screen.parts
        assert not any(name in screen.html for name in hands[0] | hands[1])
        screen.do("ready")
        screen.until(lambda m: "curtain" in m.get("gone", []))
        assert all(name in screen.html for name in hands[1])
        assert not any(name in screen.html for name in hands[0])


def test_a_hot_seat_where_nothing_is_hidden_has_no_curtain(server: Server) -> None:
    form = {"game": "normal-chess", "seat0": "me", "seat1": "me", "name0": "Ann", "name1": "Bob", "seed": "1"}
    with server.browser() as browser:
        code = browser.post("/new", data=form).url.path.removeprefix("/t/")
        cookie = browser.cookies["rulewright"]
    with server.page(code, cookie=cookie) as screen:
        screen.next()
        movers = set()
        while len(server.live(code).ledger.match.turns) < 5:
            assert "curtain" not in screen.parts
            movers |= set(server.live(code).ledger.questions())
            screen.answer(0)
        assert movers == {0, 1}


def test_the_curtain_does_not_fall_again_for_who_sat_there_when_the_line_broke(server: Server) -> None:
    form = {"game": "shells", "seat0": "me", "seat1": "me", "name0": "Ann", "name1": "Bob", "seed": "1"}
    with server.browser() as browser:
        code = browser.post("/new", data=form).url.path.removeprefix("/t/")
        cookie = browser.cookies["rulewright"]
    with server.page(code, cookie=cookie) as screen:
        screen.next()
        screen.do("ready")
        screen.until(lambda m: "curtain" in m.get("gone", []))
    with server.page(code, cookie=cookie, query="?front=0") as again:
        again.next()
        assert "curtain" not in again.parts
        again.do("choose", i=0)
        again.until(lambda m: m.get("n") == 1)
        assert "Bob" in again.parts["curtain"]
    with server.page(code, cookie=cookie, query="?front=0") as later:
        later.next()
        assert "Bob" in later.parts["curtain"]  # it is no longer Ann's turn
    with server.page(code, query="?front=0") as stranger:
        stranger.next()
        state = server.live(code).ledger.match.state
        assert not any(name_of(state.faces[card]) in stranger.html for card in state.players[0].hand)


def test_another_origin_gets_no_socket(server: Server) -> None:
    made = server.make()
    url = server.base.replace("http", "ws") + f"/ws/{made['code']}"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("http://evil.example")):
        pass
    with connect(url, origin=Origin(server.base)) as line:
        assert json.loads(line.recv())["all"]


def test_messages_that_come_too_fast_are_refused(tmp_path: Path) -> None:
    with Server(quick(tmp_path, messages_per_second=5)) as server:
        made = server.make()
        with server.page(made["code"], tokens(made)[0]) as ann:
            ann.next()
            for _ in range(30):
                ann.do("why", ref="card-1")
            assert "too many messages" in ann.until(lambda m: "no" in m)["no"]
