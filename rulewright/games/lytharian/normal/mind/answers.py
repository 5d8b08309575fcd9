"""Which answers are worth a thought, and quick ones for playouts."""

from collections.abc import Sequence

from rulewright.games.lytharian.normal.cards.troops import BISHOP, KING, PAWN, ROOK
from rulewright.games.lytharian.normal.mind.value import value
from rulewright.games.lytharian.normal.mind.worth import EARLY, WORTH
from rulewright.games.lytharian.normal.rules.board import EMPTY, HITS, OTHER, PIECES, SQUARES, Colour, Piece, SquareId
from rulewright.games.lytharian.normal.rules.moves import attacked
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.games.lytharian.normal.rules.verbs import CLAIM, DOWN, MOVE, OFFER, REFUSE
from rulewright.kernel.question import Option, Seat

LIKELY = 30  # two moves that promise this much less or more are as likely as not


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """All moves, with a Queen or a Knight for a Pawn; a claim; no offers. How the cards lie is all the same."""
    if options[0] is DOWN:
        return options[:1]
    return [option for option in options if option is not OFFER and option.c not in (ROOK, BISHOP)]


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The move that wins and keeps most at a glance; a draw is taken by who stands badly."""
    first = options[0]
    if first is DOWN:
        return options[int(roll * 2)]
    if first is REFUSE:
        return options[value(state, seat) < 0.4]
    if options[-1] is CLAIM and value(state, seat) < 0.4:
        return options[-1]
    board, side = state.board, state.side
    other = OTHER[side]
    sign = -1 if side else 1
    loose: dict[int, int] = {}
    best, most = first, -100000
    luck = int(roll * 1_000_003)
    for move in options:
        if move.verb != MOVE.name or (move.c > 0 and move.c in (ROOK, BISHOP)):
            continue
        start, end = move.a, move.b
        if start not in loose:
            loose[start] = at_stake(board, SQUARES[start], other)
        luck = (luck * 7919 + 104729) % 1_000_003
        piece = board[start]
        gain = sign * (EARLY[piece][end] - EARLY[piece][start]) + loose[start] + WORTH[board[end] & 7] + luck % LIKELY
        if move.c > 0:
            gain += WORTH[move.c] - WORTH[PAWN]
        if gain > most:
            after = board[:]
            after[start], after[end] = EMPTY, PIECES[side][move.c] if move.c > 0 else piece
            gain -= at_stake(after, SQUARES[end], other)
            if gain > most:
                best, most = move, gain
    return best


def at_stake(board: list[Piece], square: SquareId, other: Colour) -> int:
    """What a piece left there may cost: all of it, or what it is worth more than a Pawn that takes it."""
    piece = board[square]
    if piece & 7 == KING or not attacked(board, square, other):
        return 0
    worth = WORTH[piece & 7]
    side = OTHER[other]
    if not attacked(board, square, side):
        return worth
    pawn = PIECES[other][PAWN]
    for start in HITS[side][square]:
        if board[start] == pawn:
            return max(0, worth - WORTH[PAWN])
    return worth // 4 if piece & 7 > BISHOP else 0
