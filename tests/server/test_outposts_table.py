"""Outposts on the table: a whole game against a bot, and not one byte too much for either seat."""

from dataclasses import replace
from typing import Any

import pytest
from server_kit import Server, wait_for

from rulewright.games import GAMES
from rulewright.kernel.match import Match
from rulewright.kernel.question import HIDDEN, SPECTATOR, Seat
from rulewright.kernel.variant import Variant


def marked_book(variant: Variant) -> Any:
    """The book of Outposts with names on its cards that stand nowhere else."""
    book = GAMES["outposts"].rules.book(variant)
    cards = tuple(replace(card, name=f"Zq{face}qZ") for face, card in enumerate(book.cards))
    return replace(book, cards=cards)


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Outposts with marked cards is on the list."""
    outposts = GAMES["outposts"]
    game = replace(outposts, slug="marked", rules=replace(outposts.rules, book=marked_book))
    monkeypatch.setitem(GAMES, "marked", game)


def names_in(text: str, count: int) -> set[int]:
    return {face for face in range(count) if f"Zq{face}qZ" in text}


def known_faces(record: Any, viewer: Seat) -> set[int]:
    """Every face the viewer was ever shown, in the state or in an event."""
    game, known = GAMES["marked"], set[int]()
    match = Match.load(record, game, 0)
    for given in [None, *record.answers]:
        if given is not None:
            match.answer(given.seat, given.text)
        known |= {face for face in game.rules.view(match.state, viewer).faces if face != HIDDEN}
    for _, event in match.log:
        if seen := event.seen_by(viewer):
            known |= {glimpse.face for glimpse in seen.cards.values()}
    return known


@pytest.mark.slow
@pytest.mark.usefixtures("marked")
def test_a_whole_game_against_a_bot_gives_no_secret_away(server: Server) -> None:
    seats = [
        {"who": "me", "name": "Ann", "entry": {"faction": GAMES["marked"].official().factions[0]}},
        {"who": "bot", "bot": "greedy", "entry": {"faction": GAMES["marked"].official().factions[1]}},
    ]
    made = server.make(game="marked", seats=seats, seed=11, pace=0, variant="[rules]\nround_limit = 9")
    code, token = made["code"], made["seats"][0]["token"]
    said: list[str] = []
    with server.page(code, token) as ann, server.page(code) as watcher, server.api(token) as api:
        for turn in range(3000):
            state = api.get(f"games/{code}/state", params={"after": 0 if turn % 10 else 10**6})
            said.append(state.text)
            if state.json()["over"]:
                break
            question = state.json()["question"]
            if question:
                index = (turn * 7 + 1) % len(question["options"])
                answer = api.post(f"games/{code}/answer", json={"answer": index, "n": state.json()["n"]})
                assert answer.status_code in (200, 409), answer.text
                said.append(answer.text)
            ann.drain()
            watcher.drain()
        live = server.live(code)
        assert live.ledger.over
        ann.drain()
        watcher.drain()
        record, count = live.ledger.match.record(), len(live.ledger.match.state.book.cards)
    mine, open_to_all = known_faces(record, Seat(0)), known_faces(record, SPECTATOR)
    assert mine != open_to_all
    theirs = known_faces(record, Seat(1))
    assert theirs - mine, "there was something to hide"
    assert len(ann.frames) > 30
    for frame in (*ann.frames, *said):
        assert names_in(frame, count) <= mine
    for frame in watcher.frames:
        assert names_in(frame, count) <= open_to_all


def test_curious_refs_get_an_answer(server: Server) -> None:
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    made = server.make(game="outposts", seats=seats, seed=1)
    with server.page(made["code"], made["seats"][0]["token"]) as ann:
        ann.next()
        for ref in (
            "card-99999",
            "card--1",
            "card-x",
            "outpost-9-9",
            "outpost-0",
            "",
            "-",
            "hand-7",
            "discard-12",
            "x" * 500,
        ):
            ann.do("why", ref=ref)
            assert ann.until(lambda m: "why" in m or "no" in m)
            ann.do("click", ref=ref, yes=True)
            assert "no" in ann.until(lambda m: "no" in m)


def test_four_bots_play_while_somebody_watches(server: Server) -> None:
    made = server.make(game="outposts", seats=[{"who": "bot", "bot": "random"}] * 4, seed=2, pace=0)
    with server.page(made["code"]) as watcher:
        wait_for(lambda: server.live(made["code"]).ledger.version > 20 or server.live(made["code"]).ledger.over)
        watcher.drain()
        assert watcher.n > 0
