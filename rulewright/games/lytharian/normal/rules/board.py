"""The chess board as small numbers and tables. What stands on it is in the state, where it may go in `moves`.

A square is its number from a1 = 0 to h8 = 63. A piece is its role, with 8 added for Black; 0 is an empty square. It
is one number because search looks at millions: outside `moves`, `role_of` and `colour_of` take it apart.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, NewType

from rulewright.games.lytharian.normal.cards.troops import ALL_ROLES, BISHOP, KING, NO_ROLE, QUEEN, ROOK, Role
from rulewright.kernel.boards.squares import DIAGONAL, ORTHOGONAL, SquareBoard

SquareId = NewType("SquareId", int)
Colour = NewType("Colour", int)
Piece = NewType("Piece", int)
Squares = tuple[SquareId, ...]

WHITE, BLACK = Colour(0), Colour(1)
OTHER = (BLACK, WHITE)
COLOURS = ("White", "Black")
EMPTY = Piece(0)
PIECES = tuple([(EMPTY, *[Piece(role | colour << 3) for role in ALL_ROLES]) for colour in (WHITE, BLACK)])
"""By colour and role."""
LETTERS = ".PNBRQK..pnbrqk"  # by piece, as in FEN; 7 and 8 are no pieces
_ROLES = (NO_ROLE, *ALL_ROLES, NO_ROLE, NO_ROLE, *ALL_ROLES)  # by piece


def role_of(piece: Piece) -> Role:
    """What a piece moves as."""
    return _ROLES[piece]


def colour_of(piece: Piece) -> Colour:
    """Whose side a piece is on."""
    return BLACK if piece >> 3 else WHITE


BOARD = SquareBoard(8, 8)  # LC-011, LC-012
NAMES = BOARD.names
SQUARES = tuple([SquareId(square) for square in range(64)])
NO_SQUARE = SquareId(-1)


def rank_of(square: SquareId) -> int:
    """Its rank, from 0."""
    return square >> 3


def king_of(board: list[Piece], colour: Colour) -> SquareId:
    """Where a king stands."""
    return SQUARES[board.index(PIECES[colour][KING])]


def _squares(numbers: Iterable[int]) -> Squares:
    return tuple([SQUARES[number] for number in numbers])


RAYS = [tuple([_squares(ray) for ray in rays]) for rays in BOARD.rays]
"""By square and direction: even directions run along ranks and files, odd ones along diagonals."""
KNIGHT_TO = [_squares(squares) for squares in BOARD.knight]
KING_TO = [_squares(squares) for squares in BOARD.near8]


def _lines(ways: Sequence[int]) -> list[tuple[Squares, ...]]:
    return [tuple([rays[d] for d in ways if rays[d]]) for rays in RAYS]


STRAIGHT = _lines(ORTHOGONAL)
SLANT = _lines(DIAGONAL)
SLIDES: dict[int, list[tuple[Squares, ...]]] = {ROOK: STRAIGHT, BISHOP: SLANT, QUEEN: _lines((*ORTHOGONAL, *DIAGONAL))}


def behind(square: SquareId, colour: Colour) -> SquareId:
    """The square one step back, as a Pawn of that colour sees it."""
    return SquareId(square + 8 if colour else square - 8)


def _pushes(colour: Colour, square: SquareId) -> Squares:
    """The squares straight ahead of a Pawn: two from its first rank, else one."""
    rank, step = rank_of(square), -8 if colour else 8
    if rank in (0, 7):
        return ()
    first = rank == (6 if colour else 1)
    return _squares((square + step, square + 2 * step) if first else (square + step,))


def _hits(colour: Colour, square: SquareId) -> Squares:
    """The squares on which a Pawn takes; from any rank, for kings look back along them."""
    ways = (3, 5) if colour else (1, 7)
    return _squares([to for to in [BOARD.step[square][d] for d in ways] if to >= 0])


PUSHES = tuple([tuple([_pushes(colour, square) for square in SQUARES]) for colour in (WHITE, BLACK)])
HITS = tuple([tuple([_hits(colour, square) for square in SQUARES]) for colour in (WHITE, BLACK)])


class Castling(NamedTuple):
    """One way to castle: king and rook move at once (LC-R261)."""

    right: int  # a bit of the state's rights
    king: SquareId
    king_to: SquareId
    empty: Squares
    rook: SquareId
    rook_to: SquareId


def _castling(right: int, king: str, king_to: str, empty: str, rook: str, rook_to: str) -> Castling:
    one, two, three, four = _squares([BOARD.find(name) for name in (king, king_to, rook, rook_to)])
    return Castling(right, one, two, _squares([BOARD.find(name) for name in empty.split()]), three, four)


CASTLES = (
    (_castling(1, "e1", "g1", "f1 g1", "h1", "f1"), _castling(2, "e1", "c1", "d1 c1 b1", "a1", "d1")),
    (_castling(4, "e8", "g8", "f8 g8", "h8", "f8"), _castling(8, "e8", "c8", "d8 c8 b8", "a8", "d8")),
)
RIGHTS = "KQkq"  # by bit, as in FEN
ALL_RIGHTS = 15
KEPT = [ALL_RIGHTS] * 64
"""By square: castling rights that stay when something leaves or enters it."""
ROOK_WAYS: dict[tuple[SquareId, SquareId], tuple[SquareId, SquareId]] = {}
"""By the king's way: the rook's."""
for _way in CASTLES[WHITE] + CASTLES[BLACK]:
    ROOK_WAYS[_way.king, _way.king_to] = (_way.rook, _way.rook_to)
    KEPT[_way.king] &= ~_way.right
    KEPT[_way.rook] &= ~_way.right
