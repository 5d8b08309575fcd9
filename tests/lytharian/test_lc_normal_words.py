"""Normal Chess as people read it: labels, events, reasons, the terminal."""

import io
from string import Formatter
from typing import Any

import pytest
from lytharian_chess_table import GAME, START, play, position, turn, upto
from rich.console import Console

from rulewright.games.lytharian.normal.rules import events, prompts, verbs
from rulewright.games.lytharian.normal.rules.state import SEATS, State
from rulewright.games.lytharian.normal.words import WORDS
from rulewright.kernel.event import Event, Glimpse, events_in
from rulewright.kernel.match import Match
from rulewright.kernel.question import EVERYBODY, HIDDEN, SPECTATOR, Prompt, Question
from rulewright.kernel.rulebook import load_rulebook
from rulewright.kernel.verb import verbs_in

NAMES = ("Ada", "Bram")
RICH = "r3k2r/1P6/8/2pP4/8/8/8/R3K2R w KQkq c6 0 1"


def asked(state: State) -> Question:
    found = upto(turn, state)
    return Question(found.seat, found.options, found.why)


def labels(text: str) -> dict[str, str]:
    state = position(text)
    return {GAME.words.notation(state, option): GAME.words.label(state, option) for option in asked(state).options}


def test_every_verb_and_event_has_words() -> None:
    for name, verb in WORDS.verbs.items():
        assert bool(verb.label) != (name in WORDS.labels)
    for kind in WORDS.events.values():
        assert {part for _, part, _, _ in Formatter().parse(kind.sentence) if part} <= set(kind.args)
    assert {*WORDS.labels, *WORDS.notations, *WORDS.clicks} <= WORDS.verbs.keys() == verbs_in(verbs).keys()
    assert WORDS.sentences.keys() <= WORDS.events.keys() == events_in(events).keys()
    assert WORDS.questions.keys() <= {prompt.key for prompt in vars(prompts).values() if isinstance(prompt, Prompt)}


def test_moves_in_words() -> None:
    said = labels(RICH)
    assert said["e1g1"] == "Castle short"
    assert said["e1c1"] == "Castle long"
    assert said["d5c6"] == "Pawn d5 takes c6 en passant"
    assert said["b7a8n"] == "Pawn b7 takes Rook a8, becomes Knight"
    assert said["b7b8q"] == "Pawn b7 to b8, becomes Queen"
    assert said["h1h8"] == "Rook h1 takes Rook h8"
    assert said["offer"] == "Offer a draw with your move"
    assert len(set(said.values())) == len(said)


def test_moves_are_clicked_piece_then_square_then_what_it_becomes() -> None:
    state = position(RICH)
    found = {GAME.words.notation(state, option): GAME.words.refs(state, option) for option in asked(state).options}
    assert found["e1e2"] == (f"card-{state.cards[4]}", "square-12")
    assert found["b7b8r"] == (f"card-{state.cards[49]}", "square-57", "button-rook")
    assert found["offer"] == ("button-offer",)


@pytest.mark.rule("LC-347")
def test_who_is_in_check_is_told_so() -> None:
    state = position("4k3/8/8/8/8/8/8/R3K3 b - - 0 1")
    assert GAME.words.ask_words(state, asked(state)) == "Black: your move"
    state = position("R3k3/8/8/8/8/8/8/4K3 b - - 0 1")
    assert GAME.words.ask_words(state, asked(state)) == "Black: your move (you are in check)"


@pytest.mark.rule("LC-346", "LC-R262")
def test_a_face_down_card_shows_its_role_but_not_its_face() -> None:
    state = position(down=True)
    own, theirs = GAME.rules.view(state, 0), GAME.rules.view(state, 1)
    assert GAME.words.card_words(own, 4) == "Battle Brawler Bronn. King, Good. White King on e1."
    assert GAME.words.card_words(theirs, 4) == "White King on e1. Its card lies face down."


@pytest.mark.rule("LC-346", "LC-R262", "LC-005")
@pytest.mark.parametrize("lie", ["up", "down"])
def test_the_log_says_roles_and_names_only_who_is_taken(lie: str) -> None:
    match = Match(GAME, 2, 3, lineup=[{"cards": lie}, {"cards": lie}], names=list(NAMES))
    white = match.state.white
    for seat, move in ((white, "e2e4"), (1 - white, "d7d5"), (white, "e4d5")):
        match.answer(seat, move)
    state = match.state
    victim = state.book.cards[state.faces[state.crypts[1 - white][0]]].name
    for viewer in (*SEATS, SPECTATOR):
        view = GAME.rules.view(state, viewer)
        shown = [event.seen_by(viewer) for _, event in match.log]
        assert [GAME.words.event_words(view, event, NAMES) for event in shown][-3:] == [
            "White Pawn e2 to e4.",
            "Black Pawn d7 to d5.",
            f"White Pawn e4 takes Black Pawn d5 ({victim}).",
        ]
        last = shown[-1]
        assert last is not None
        assert (last.cards["card"].face == HIDDEN) == (lie == "down" and viewer != white)


EVENTS = {
    ("e2e4", "offer", "e7e5", "refuse"): "Bram plays on.",
    ("offer", "e2e4", "accept"): "The game is drawn.",
    ("f2f3", "e7e5", "g2g4", "d8h4"): "Check to the White King on e1.",
}


@pytest.mark.parametrize("answers", EVENTS)
def test_events_in_words(answers: tuple[str, ...]) -> None:
    match = Match(GAME, 2, 1, lineup=[{"cards": "up"}] * 2, names=list(NAMES))
    match.names = ["Ada", "Bram"] if match.state.white == 1 else ["Bram", "Ada"]  # Bram is White
    for each in answers:
        assert match.question is not None
        match.answer(match.question.seat, each)
    said = [GAME.words.event_words(match.state, event, match.names) for _, event in match.log]
    assert EVENTS[answers] in said
    book = load_rulebook(GAME.folder / "rulebook.md")
    assert all(event.clause in book for _, event in match.log)


def test_castling_and_promotion_in_the_log() -> None:
    match = Match(GAME, 2, 1, lineup=[{"cards": "up"}] * 2, names=list(NAMES))
    for move in ["g1f3", "g8f6", "g2g3", "g7g6", "f1g2", "f8g7", "e1g1", "e8g8"]:
        assert match.question is not None
        match.answer(match.question.seat, move)
    said = [GAME.words.event_words(match.state, event, NAMES) for _, event in match.log]
    assert said[-2:] == ["White King castles short.", "Black King castles short."]
    state = position("8/4P2k/8/8/8/8/8/4K3 w - - 0 1")
    table = play(turn, state, "e7e8r")
    kind, clause, args = table.events[1]
    glimpse = Glimpse(state.cards[60], state.faces[state.cards[60]], EVERYBODY)
    event = Event(kind, clause, {**args, "card": glimpse.id}, {"card": glimpse})
    assert GAME.words.event_words(state, event, NAMES) == "The Pawn on e8 becomes a Rook."


REASONS = {
    ("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2"): ("pinned", "LC-347"),
    ("4r2k/8/8/8/8/8/8/N3K3 w - - 0 1", "a1"): ("in check", "LC-347"),
    ("4r2k/8/8/8/8/3n4/8/N3K3 w - - 0 1", "a1"): ("two pieces", "LC-347"),
    (START, "a1"): ("no free way", "LC-345"),
    (START, "e1"): ("no square that is free", "LC-347"),
    (START, "e8"): ("is Black's", "LC-345"),
    (START, "e2"): ("possible now", "LC-345"),
}


@pytest.mark.rule("LC-345", "LC-347")
@pytest.mark.parametrize(("text", "square"), REASONS)
def test_why_a_piece_can_not_move(text: str, square: str) -> None:
    state = position(text)
    number = "abcdefgh".index(square[0]) + 8 * (int(square[1]) - 1)
    reason = GAME.words.why_not(state, asked(state), f"card-{state.cards[number]}")
    words, clause = REASONS[text, square]
    assert words in reason.words
    assert reason.clause == clause


def test_why_not_for_everything_else() -> None:
    state = position("4k3/7p/8/8/8/8/4B3/4K3 b - - 0 1")
    question = asked(state)

    def why(ref: str, question: Question | None = question) -> Any:
        return GAME.words.why_not(state, question, ref)

    assert why("card-0") == ("This piece has been captured.", "LC-347")
    assert why("square-0") == ("No piece can go to a1, or your King would stand in check.", "LC-347")
    assert why("square-12") == ("Nothing of yours can go to e2.", "LC-345")
    assert "3 times, or after 50 moves" in why("button-claim")[0]
    assert why("seat-0") == ("Now: your move.", "LC-345")
    assert why("card-0", None) == ("You are not asked now.", "LC-345")


def test_the_terminal_shows_board_side_and_losses() -> None:
    page = io.StringIO()
    Console(width=100, file=page).print(GAME.words.text_table(position("R3k3/8/8/8/8/8/8/4K3 b - - 0 9"), 1, NAMES))
    text = page.getvalue()
    assert "Move 9, Black to move: check" in text
    assert "8 R . . . k . . ." in text
    assert "Black (Bram — you) has lost " in text
