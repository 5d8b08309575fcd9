"""Which answers are worth a thought, and quick ones for playouts."""

from collections.abc import Sequence

from rulewright.games.lytharian.normal.cards.troops import BISHOP, KING, PAWN, ROOK
from rulewright.games.lytharian.normal.mind.exchanges import LOST, settled
from rulewright.games.lytharian.normal.mind.value import counted, placed_on, value
from rulewright.games.lytharian.normal.mind.worth import WORTH
from rulewright.games.lytharian.normal.rules.board import EMPTY, HITS, OTHER, PIECES, SQUARES, Colour, Piece, SquareId
from rulewright.games.lytharian.normal.rules.moves import attacked
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.games.lytharian.normal.rules.verbs import CLAIM, DOWN, MOVE, REFUSE
from rulewright.kernel.question import Option, Seat

LIKELY = 16  # moves as near to each other as this, in hundredths of a Pawn, are taken as luck will have it
LOOKED_AT = 6  # moves whose captures are followed
DEEP = 4  # captures in a row


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """All moves, the most promising first, with a Queen or a Knight for a Pawn; a claim; no offers.

    How the cards lie is all the same to a bot: face up, for who plays against it.
    """
    first = options[0]
    if first is DOWN:
        return options[1:]
    if first is REFUSE:
        return options
    board = state.board
    moves = [options[number] for _, number in promising(board, state.side, options, placed_on(board))]
    return [*moves, *[option for option in options if option is CLAIM]]


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Of the moves that win and keep most at a glance the best after all captures; who stands badly takes a draw."""
    first = options[0]
    if first is DOWN:
        return options[int(roll * 2)]
    if first is REFUSE:
        return options[value(state, seat) < 0.4]
    if options[-1] is CLAIM and value(state, seat) < 0.4:
        return options[-1]
    board, side = state.board, state.side
    other = OTHER[side]
    placed = placed_on(board)
    total = counted(board, placed)
    luck = int(roll * 1_000_003)
    best, most = first, -LOST
    for _, number in promising(board, side, options, placed)[:LOOKED_AT]:
        move = options[number]
        piece, taken = board[move.a], board[move.b]
        becomes = PIECES[side][move.c] if move.c > 0 else piece
        after = board[:]
        after[move.a], after[move.b] = EMPTY, becomes
        more = total - placed[piece][move.a] + placed[becomes][move.b] - placed[taken][move.b]
        luck = (luck * 7919 + 104729) % 1_000_003
        score = luck % LIKELY - settled(after, other, more, -LOST, LIKELY - most, DEEP, placed)
        if score > most:
            best, most = move, score
    return best


def promising(
    board: list[Piece], side: Colour, options: Sequence[Option], placed: list[list[int]]
) -> list[tuple[int, int]]:
    """What each move wins and keeps at a glance, with its number, the best first."""
    other = OTHER[side]
    sign = -1 if side else 1
    loose: dict[int, int] = {}
    found: list[tuple[int, int]] = []
    for number, move in enumerate(options):
        if move.verb != MOVE.name or (move.c > 0 and move.c in (ROOK, BISHOP)):
            continue
        start, end = move.a, move.b
        if start not in loose:
            loose[start] = at_stake(board, SQUARES[start], other)
        piece = board[start]
        gain = sign * (placed[piece][end] - placed[piece][start]) + loose[start] + WORTH[board[end] & 7]
        if move.c > 0:
            gain += WORTH[move.c] - WORTH[PAWN]
        after = board[:]
        after[start], after[end] = EMPTY, PIECES[side][move.c] if move.c > 0 else piece
        found.append((gain - at_stake(after, SQUARES[end], other), number))
    found.sort(reverse=True)
    return found


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
