"""The chess board as small numbers and tables. What stands on it is in the state, where it may go in `moves`.

A square is its number from a1 = 0 to h8 = 63. A piece is its role, with 8 added for Black; 0 is an empty square.
"""

from rulewright.kernel.boards.squares import DIAGONAL, ORTHOGONAL, SquareBoard
from rulewright.kernel.question import Option, option

WHITE, BLACK = range(2)
COLOURS = ("White", "Black")
EMPTY, PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(7)
ROLES = ("", "Pawn", "Knight", "Bishop", "Rook", "Queen", "King")
LETTERS = ".PNBRQK..pnbrqk"  # by piece, as in FEN; 7 and 8 are no pieces
PROMOTED = (QUEEN, ROOK, BISHOP, KNIGHT)
BACK_RANK = (ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK)  # LC-055, from the a-file; LC-056 mirrors it

BOARD = SquareBoard(8, 8)  # LC-011, LC-012
NAMES = BOARD.names
RAYS = BOARD.rays  # even directions run along ranks and files, odd ones along diagonals
KNIGHT_TO = BOARD.knight
KING_TO = BOARD.near8


def _rays(ways: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple([tuple([rays[d] for d in ways if rays[d]]) for rays in RAYS])


STRAIGHT = _rays(ORTHOGONAL)
SLANT = _rays(DIAGONAL)
SLIDES = {ROOK: STRAIGHT, BISHOP: SLANT, QUEEN: _rays((*ORTHOGONAL, *DIAGONAL))}


def _pushes(colour: int, square: int) -> tuple[int, ...]:
    """The squares straight ahead of a Pawn: two from its first rank, else one."""
    rank, step = square >> 3, -8 if colour else 8
    if rank in (0, 7):
        return ()
    first = rank == (6 if colour else 1)
    return (square + step, square + 2 * step) if first else (square + step,)


def _hits(colour: int, square: int) -> tuple[int, ...]:
    """The squares on which a Pawn takes; from any rank, for kings look back along them."""
    ways = (3, 5) if colour else (1, 7)
    return tuple([to for to in [BOARD.step[square][d] for d in ways] if to >= 0])


PUSHES = tuple([tuple([_pushes(colour, square) for square in range(64)]) for colour in (WHITE, BLACK)])
HITS = tuple([tuple([_hits(colour, square) for square in range(64)]) for colour in (WHITE, BLACK)])

MOVES: tuple[tuple[Option, ...], ...] = tuple(
    [tuple([option("move", start, end) for end in range(64)]) for start in range(64)]
)
PROMOTIONS: dict[tuple[int, int], tuple[Option, ...]] = {
    (start, end): tuple([option("move", start, end, role) for role in PROMOTED])
    for colour, rank in ((WHITE, 6), (BLACK, 1))
    for start in range(rank * 8, rank * 8 + 8)
    for end in (*PUSHES[colour][start], *HITS[colour][start])
}

# Castling: the right as a bit, the king's way, the squares that must be empty, the rook's way.
CASTLES = (
    ((1, 4, 6, (5, 6), 7, 5), (2, 4, 2, (3, 2, 1), 0, 3)),
    ((4, 60, 62, (61, 62), 63, 61), (8, 60, 58, (59, 58, 57), 56, 59)),
)
RIGHTS = "KQkq"
KEPT = [15] * 64  # castling rights that stay when something leaves or enters a square
for _square, _lost in ((0, 2), (4, 3), (7, 1), (56, 8), (60, 12), (63, 4)):
    KEPT[_square] = 15 - _lost
ROOK_WAYS = {(king, to): (rook, end) for ways in CASTLES for _, king, to, _, rook, end in ways}
