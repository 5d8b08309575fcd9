"""Each line of the log is worded as things stood when it was told, however late somebody reads it."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any, NewType

from rich.console import Console

from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import GameOver
from rulewright.kernel.event import event
from rulewright.kernel.game import Game, RulesPart
from rulewright.kernel.log.telling import Telling
from rulewright.kernel.match import Match
from rulewright.kernel.question import SPECTATOR, Prompt, Seat
from rulewright.kernel.state import Outcome
from rulewright.kernel.state import State as KernelState
from rulewright.kernel.table import Table
from rulewright.kernel.verb import verb
from rulewright.kernel.words import Thing, Words
from rulewright.library import Match as LibraryMatch
from rulewright.terminal.replaying import Replay, told

PieceId = NewType("PieceId", int)
WHY = Prompt("act", "Do something", "TT-001")
MOVE, PROMOTE, STRIKE, END = verb("move"), verb("promote"), verb("strike"), verb("end")
ALL = [MOVE(), PROMOTE(), STRIKE(), END()]


@dataclass(slots=True)
class State(KernelState):
    """One piece, which moves from square to square and may become another."""

    square: int
    queen: bool


@event("{piece} moves.", "TT-002")
def moves(piece: PieceId) -> None: ...
@event("{piece} is promoted.", "TT-003")
def promoted(piece: PieceId) -> None: ...
@event("{piece} strikes.", "TT-004")
def strikes(piece: PieceId) -> None: ...


def start(book: Any, entries: Sequence[Any], dice: Dice) -> State:
    return State(dice, len(entries), faces=[], seen=[], gone=0, outcome=None, square=1, queen=False)


def turn(table: Table, state: State) -> None:
    while (choice := table.ask(Seat(0), ALL, WHY)) is not END():
        if choice is MOVE():
            table.tell(moves, piece=PieceId(0))
            state.square += 1
            table.tell(strikes, piece=PieceId(0))  # twice in one answer, from two squares
        elif choice is PROMOTE():
            state.queen = True
            table.tell(promoted, piece=PieceId(0))
        else:
            table.tell(strikes, piece=PieceId(0))
    state.outcome = Outcome((Seat(0),), "TT-005", "the end")
    raise GameOver


def name(view: State, piece: int) -> str:
    return f"{'Queen' if view.queen else 'Pawn'} on {view.square}"


KINDS = {kind.name: kind for kind in (moves, promoted, strikes)}
GAME = Game(
    slug="piece",
    title="Piece",
    players=range(1, 3),
    rules=RulesPart(state=State, start=start, turn=turn),
    words=Words(
        verbs={each.name: each for each in (MOVE, PROMOTE, STRIKE, END)}, events=KINDS, things={PieceId: Thing(name)}
    ),
)
ANSWERS = ("strike", "move", "strike", "promote", "strike")
TOLD = [
    "Pawn on 1 strikes.",
    "Pawn on 1 moves.",
    "Pawn on 2 strikes.",
    "Pawn on 2 strikes.",
    "Queen on 2 is promoted.",
    "Queen on 2 strikes.",
]


def played(kind: type[Match] = Match) -> Any:
    match = kind(GAME, 2, 1)
    for answer in ANSWERS:
        match.answer(0, answer)
    return match


def words(telling: Telling) -> list[str]:
    return [line.words for line in telling.since(0)]


def test_who_listens_from_the_beginning_and_who_comes_late_read_the_same() -> None:
    match = Match(GAME, 2, 1)
    early = Telling(match, Seat(0))
    for answer in ANSWERS:
        match.answer(0, answer)
    assert words(early) == words(Telling(match, None)) == words(Telling(match, SPECTATOR)) == TOLD


def test_what_is_taken_back_is_no_longer_told() -> None:
    match = played()
    telling = Telling(match, Seat(0))
    match.undo(0)
    match.undo(0)
    match.answer(0, "move")
    assert words(telling) == [*TOLD[:4], "Pawn on 2 moves.", "Pawn on 3 strikes."]


def test_a_match_of_the_library_words_its_lines_so() -> None:
    match = played(LibraryMatch)
    assert [line.words for line in match.lines(0)] == TOLD
    match.play("move")
    assert [line.words for line in match.lines(0, since=len(TOLD))] == ["Queen on 2 moves.", "Queen on 3 strikes."]


def test_a_replay_and_a_transcript_word_their_lines_so() -> None:
    match = played()
    match.answer(0, "end")
    console = Console(record=True, width=200, file=StringIO())
    Replay(console, match.record(), GAME, Seat(1)).print_all()
    printed = [line.strip() for line in console.export_text().splitlines()]
    assert [line for line in printed if line.endswith(("TT-002", "TT-003", "TT-004"))] == [
        f"{line}  {clause}"
        for line, clause in zip(TOLD, ("TT-004", "TT-002", "TT-004", "TT-004", "TT-003", "TT-004"), strict=True)
    ]
    assert [line.strip().partition(" [")[0] for line in told(match).splitlines() if "[TT-00" in line][:-1] == TOLD
