"""The data of a game of Normal Chess: plain and copyable. What may be done with it is in the other files."""

from dataclasses import dataclass, field

from rulewright.games.lytharian.normal.cards.troops import PAWN
from rulewright.games.lytharian.normal.rules.board import (
    EMPTY,
    LETTERS,
    NO_SQUARE,
    PIECES,
    WHITE,
    Colour,
    Piece,
    SquareId,
)
from rulewright.games.lytharian.normal.rules.book import Book
from rulewright.kernel.question import NO_CARD, NO_SEAT, CardId, Option, Seat
from rulewright.kernel.state import State as KernelState

SEATS = (Seat(0), Seat(1))
ARMY = 16  # cards on a side; those of a seat are numbered on from 16 times the seat
_TEXT = bytes.maketrans(bytes(range(len(LETTERS))), LETTERS.encode())


@dataclass(slots=True)
class State(KernelState):
    """A whole match."""

    book: Book
    armies: list[str]  # by seat, "" for that of its colour
    wishes: list[str]  # how the seats want the cards to lie: up, down or "" (LC-346)
    down: bool = False  # the cards lie face down
    white: Seat = SEATS[0]
    board: list[Piece] = field(default_factory=lambda: [EMPTY] * 64)  # by square
    cards: list[CardId] = field(default_factory=lambda: [NO_CARD] * 64)  # that are the pieces there, or NO_CARD
    crypts: list[list[CardId]] = field(default_factory=lambda: [[], []])  # cards taken from each seat (LC-004)
    side: Colour = WHITE  # the colour to move
    castling: int = 0  # rights left, one bit each
    passing: SquareId = NO_SQUARE  # that a Pawn has just stepped over, or NO_SQUARE
    clock: int = 0  # single moves since the last capture or Pawn move
    number: int = 0  # of the move, from 1; 0 before the game
    past: list[str] = field(default_factory=list)  # the positions since then, this one last
    last: tuple[SquareId, SquareId] = (NO_SQUARE, NO_SQUARE)  # the squares of the last move
    refused: Seat = NO_SEAT  # whose offer of a draw was refused last, or NO_SEAT


def seat_of(state: State, colour: Colour) -> Seat:
    """Who plays a colour."""
    return Seat(state.white ^ colour)


def other_seat(seat: Seat) -> Seat:
    """The opponent."""
    return Seat(1 - seat)


def side_of(state: State, seat: Seat) -> Colour:
    """What colour a seat plays."""
    return Colour(state.white ^ seat)


def sleeves_of(seat: Seat) -> list[CardId]:
    """The cards of a seat: the back rank from the a-file, then the Pawns."""
    return [CardId(card) for card in range(seat * ARMY, (seat + 1) * ARMY)]


def owner_of(card: CardId) -> Seat:
    """Whose card it is."""
    return Seat(card // ARMY)


def position_text(state: State, moves: list[Option]) -> str:
    """The position in letters: pieces, side to move, castling rights, and en passant where a Pawn may take so.

    Two positions are the same when these are (LC-R261).
    """
    passing = state.passing
    if passing >= 0:
        board, pawn = state.board, PIECES[state.side][PAWN]
        if not any(move.b == passing and board[move.a] == pawn for move in moves):
            passing = NO_SQUARE
    return f"{bytes(state.board).translate(_TEXT).decode()} {state.side} {state.castling} {passing}"
