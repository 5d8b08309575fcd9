"""Shells as people read it and see it: labels, clicks, reasons, the terminal, the page."""

import io
from string import Formatter

import pytest
from rich.console import Console
from shells_table import SHELLS, State, plain, position, turn, upto

from rulewright.games.shells.cards import CARDS
from rulewright.games.shells.words import WORDS
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import Question, Seat

NAMES = ("Ada", "Bram")


def asked(state: State, *answers: str) -> Question:
    found = upto(turn, state, *answers)
    return Question(found.seat, found.options, found.why)


def test_every_verb_and_event_has_words() -> None:
    assert all(verb.label for verb in WORDS.verbs.values())
    for kind in WORDS.events.values():
        assert {part for _, part, _, _ in Formatter().parse(kind.sentence) if part} <= set(kind.args)


def test_options_say_what_they_are_and_what_is_clicked() -> None:
    state = position(["gold", ""], stalls=["copper silver", ""])
    found = {
        plain(state, option): (WORDS.label(state, option), WORDS.refs(state, option)) for option in asked(state).options
    }
    card = f"card-{state.players[0].hand[0]}"
    assert found["play gold"] == ("Play Gold for 3", (card, "discard"))
    assert found["lay gold"] == ("Lay Gold on your stall", (card, "stall-0"))
    assert found["shell"] == ("Begin a shell game", ("button-shell",))


def test_face_down_cards_are_told_apart_by_their_place() -> None:
    state = position(stalls=["copper silver gold", ""])
    question = asked(state, "shell", "first gold")
    view = SHELLS.rules.view(state, Seat(1))
    assert [WORDS.label(view, option) for option in question.options] == [f"Turn over card {n}" for n in (1, 2, 3)]


@pytest.mark.parametrize(
    ("ref", "words", "clause"),
    [
        ("card-1", "It stays on your stall until a shell game.", "SH-013"),
        ("card-2", "This card is not in your hand.", "SH-009"),
        ("button-shell", "A shell game needs two face-up cards on your stall.", "SH-013"),
        ("seat-1", "Now: play, lay, roll, or end your turn.", "SH-008"),
    ],
)
def test_why_not(ref: str, words: str, clause: str) -> None:
    state = position(["gold", "silver"], stalls=["copper", ""])
    assert WORDS.why_not(state, asked(state), ref) == (words, clause)


def test_a_card_says_what_it_does() -> None:
    assert [card.text for card in CARDS] == ["Worth 1.", "Worth 2.", "Worth 3.", "The next player drops a card."]


def test_the_terminal_shows_what_a_seat_may_see() -> None:
    state = position(["gold", "silver"], stalls=["copper", ""])
    page = io.StringIO()
    Console(width=100, file=page).print(WORDS.text_table(SHELLS.rules.view(state, Seat(0)), Seat(0), NAMES))
    assert "hand: Gold; stall: Copper" in page.getvalue()
    assert "hand: a face-down card" in page.getvalue()


def test_the_page_shows_ones_own_hand_and_the_backs_of_others() -> None:
    state = position(["gold", "silver"])
    scene = SHELLS.page.scene(SHELLS.rules.view(state, Seat(0)), Seat(0), NAMES)
    assert scene.hand is not None
    assert [item.face and item.face.name for item in scene.hand.items] == ["Gold"]
    assert [item.face for zone in scene.rivals[0].zones for item in zone.items] == [None]


def test_a_watcher_sees_everybody_as_a_rival() -> None:
    scene = SHELLS.page.scene(position(), None, NAMES)
    assert len(scene.rivals) == 2
    assert scene.own is None


def test_its_tile_shows_four_cards() -> None:
    assert len(SHELLS.tile.faces) == 4


def test_an_impossible_position_says_why() -> None:
    with pytest.raises(ImpossiblePosition, match=r"room for 3 cards \(SH-011\)"):
        position(stalls=["gold gold gold gold", ""])
    with pytest.raises(ImpossiblePosition, match="there is no seat 5"):
        position(active=5)
