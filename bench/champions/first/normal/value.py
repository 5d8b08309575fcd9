"""How good a position is: mate and draws, else what pieces and squares are worth and what can be won at a glance."""

from math import exp

from rulewright.games.lytharian.normal.cards.troops import ALL_ROLES, BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, Role
from rulewright.games.lytharian.normal.rules.board import (
    BLACK,
    BOARD,
    OTHER,
    PIECES,
    SQUARES,
    WHITE,
    Colour,
    Piece,
    SquareId,
    rank_of,
)
from rulewright.games.lytharian.normal.rules.ending import dead
from rulewright.games.lytharian.normal.rules.moves import attacked, in_check, legal_moves
from rulewright.games.lytharian.normal.rules.state import State, position_text, side_of
from rulewright.games.lytharian.normal.rules.verbs import MOVE
from rulewright.kernel.question import Option, Seat

WORTH = (0, 100, 320, 330, 500, 900, 0)  # by role, in hundredths of a Pawn
MIDDLE = [min(BOARD.gap8[square][center] for center in (27, 28, 35, 36)) for square in SQUARES]  # 0 to 3
LATE = 2600  # officers of both sides below which kings come out


def _square_worth(role: Role, square: SquareId) -> int:
    """What a square adds to a white piece."""
    rank, far = rank_of(square), MIDDLE[square]
    file = square - 8 * rank
    if role == PAWN:
        return (0, 0, 2, 8, 18, 40, 80, 0)[rank] + (6 if file in (3, 4) and rank > 2 else 0)
    if role == KNIGHT:
        return 18 - 16 * far
    if role == BISHOP:
        return 12 - 8 * far - (6 if rank == 0 else 0)
    if role == ROOK:
        return 18 if rank == 6 else 4 * (file in (3, 4))
    if role == QUEEN:
        return 4 - 3 * far
    return (24 if file in (1, 2, 6) else 6 if file in (0, 7) else 0) - 22 * min(rank, 3)


def _mirrored(square: SquareId) -> SquareId:
    """The same square as the other side sees it."""
    return SquareId(square ^ 56)


def _table() -> list[list[int]]:
    """The worth of each piece on each square, counted for White."""
    table = [[0] * 64 for _ in range(16)]
    for role in ALL_ROLES:
        for square in SQUARES:
            worth = WORTH[role] + _square_worth(role, square)
            table[PIECES[WHITE][role]][square] = worth
            table[PIECES[BLACK][role]][_mirrored(square)] = -worth
    return table


PLACED = _table()


def strength(state: State, moves: list[Option]) -> float:
    """How far White is ahead, in hundredths of a Pawn, with what the side to move can win at once."""
    board = state.board
    total, officers, kings = 0, 0, [SQUARES[0]] * 2
    for square, piece in zip(SQUARES, board, strict=True):
        if piece:
            total += PLACED[piece][square]
            role = piece & 7
            if role == KING:
                kings[piece >> 3] = square
            elif role != PAWN:
                officers += WORTH[role]
    if officers < LATE:  # kings to the middle; the weaker one is driven to the rim
        for colour, sign in ((WHITE, 1), (BLACK, -1)):
            own = _mirrored(kings[colour]) if colour == BLACK else kings[colour]
            total += sign * (14 * (3 - MIDDLE[kings[colour]]) - _square_worth(KING, own))
        ahead = 1 if total > 0 else -1
        weak = kings[1] if total > 0 else kings[0]
        if abs(total) > 250:
            total += ahead * (12 * MIDDLE[weak] + 5 * (7 - BOARD.gap8[kings[0]][kings[1]]))
    best = max([gain_of(board, OTHER[state.side], move) for move in moves], default=0)
    return total + (-best if state.side else best) * 0.9


def gain_of(board: list[Piece], other: Colour, move: Option) -> int:
    """What a move wins at a glance: the piece taken, less the taker if it can be retaken; a promotion."""
    gain = WORTH[board[move.b] & 7]
    if move.c > 0:
        gain += WORTH[move.c] - WORTH[PAWN]
    if not gain:
        return 0
    start, end, becomes = MOVE.of(move)
    own = WORTH[becomes if becomes > 0 else board[start] & 7]
    return gain - own if attacked(board, end, other) else gain


def value(state: State, seat: Seat) -> float:
    """The chance of winning as far as a glance tells, 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        return 0.5 if not outcome.winners else float(seat in outcome.winners)
    if not state.number:
        return 0.5
    moves = legal_moves(state)
    if not moves:
        return 0.5 if not in_check(state) else float(side_of(state, seat) != state.side)
    if dead(state.board):
        return 0.5
    ahead = strength(state, moves) * (1 if side_of(state, seat) == WHITE else -1)
    ahead *= 1 - state.clock / (4 * state.book.rules.forced_moves)  # a lead that leads nowhere
    if state.clock > 3:
        again = state.past.count(position_text(state, moves))
        ahead *= (1.0, 0.6, 0.1, 0.1, 0.0)[min(again, 4)]
    return 1 / (1 + exp(-ahead / 300))
