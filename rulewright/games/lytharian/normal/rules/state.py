"""The data of a game of Normal Chess: plain and copyable. What may be done with it is in the other files."""

from dataclasses import dataclass

from rulewright.games.lytharian.normal.rules.board import LETTERS
from rulewright.games.lytharian.normal.rules.book import Book
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.state import State as KernelState

NOBODY = -1
ARMY = 16  # cards a side; those of a seat are numbered on from 16 times the seat
_TEXT = bytes.maketrans(bytes(range(len(LETTERS))), LETTERS.encode())


@dataclass(slots=True)
class State(KernelState):
    """A whole match."""

    book: Book
    armies: list[str]  # by seat, "" for that of its colour
    wishes: list[str]  # how the seats want the cards to lie: up, down or "" (LC-346)
    down: bool  # the cards lie face down
    white: Seat
    board: list[int]  # a piece or 0, by square
    cards: list[CardId]  # the card that is the piece there, NOBODY on empty squares
    crypts: list[list[CardId]]  # cards taken from each seat (LC-004)
    side: int  # the colour to move
    castling: int  # rights left, as bits
    passing: int  # the square that a Pawn has just stepped over, or -1
    clock: int  # single moves since the last capture or Pawn move
    number: int  # of the move, from 1; 0 before the game
    past: list[str]  # the positions since then, this one last
    last: tuple[int, int]  # the squares of the last move
    refused: Seat  # whose offer of a draw was refused last, or NOBODY


def seat_of(state: State, colour: int) -> Seat:
    """Who plays a colour."""
    return state.white ^ colour


def colour_of(state: State, seat: Seat) -> int:
    """What colour a seat plays."""
    return state.white ^ seat


def owner_of(card: CardId) -> Seat:
    """Whose card it is."""
    return card // ARMY


def position_text(state: State, moves: list[Option]) -> str:
    """The position in letters: pieces, side to move, castling rights, and en passant where a Pawn may take so.

    Two positions are the same when these are (LC-R261).
    """
    passing = state.passing
    if passing >= 0:
        board, pawn = state.board, 1 | state.side << 3
        if not any(each.b == passing and board[each.a] == pawn for each in moves):
            passing = -1
    return f"{bytes(state.board).translate(_TEXT).decode()} {state.side} {state.castling} {passing}"
