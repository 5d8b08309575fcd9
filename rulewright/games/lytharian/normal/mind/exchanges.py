"""What comes of captures: a position is judged only once nothing is left to be taken with profit."""

from rulewright.games.lytharian.normal.cards.troops import KING, KNIGHT, PAWN, QUEEN
from rulewright.games.lytharian.normal.mind.worth import OFF_CENTER, WORTH
from rulewright.games.lytharian.normal.rules.board import (
    BLACK,
    EMPTY,
    HITS,
    KING_TO,
    KNIGHT_TO,
    OTHER,
    PIECES,
    PUSHES,
    SLIDES,
    SQUARES,
    WHITE,
    Colour,
    Piece,
    SquareId,
    king_of,
)
from rulewright.games.lytharian.normal.rules.moves import attacked, reach

LOST = 20000  # a king taken: the move before it was not legal
MATED = 15000
MARGIN = 120  # what squares may add to a capture at most
DEEPEST = 6  # captures in a row
Step = tuple[int, SquareId, SquareId]


def captures(board: list[Piece], side: Colour) -> list[Step]:
    """Captures and promotions as (how promising, from, to), the best first; kings may step into check."""
    found: list[Step] = []
    last = 1 if side else 6
    for start in SQUARES:
        piece = board[start]
        if not piece or piece >> 3 != side:
            continue
        role = piece & 7
        if role == PAWN:
            promotes = start >> 3 == last
            for end in HITS[side][start]:
                taken = board[end]
                if taken and taken >> 3 != side:
                    found.append((16 * _prize(taken) + (9000 if promotes else 0), start, end))
            if promotes:
                end = PUSHES[side][start][0]
                if not board[end]:
                    found.append((9000, start, end))
        elif role in (KNIGHT, KING):
            for end in KNIGHT_TO[start] if role == KNIGHT else KING_TO[start]:
                taken = board[end]
                if taken and taken >> 3 != side:
                    found.append((16 * _prize(taken) - role, start, end))
        else:
            for ray in SLIDES[role][start]:
                for end in ray:
                    taken = board[end]
                    if taken:
                        if taken >> 3 != side:
                            found.append((16 * _prize(taken) - role, start, end))
                        break
    found.sort(reverse=True)
    return found


def _prize(taken: Piece) -> int:
    return WORTH[taken & 7] if taken & 7 != KING else 2000


def settled(
    board: list[Piece], side: Colour, total: int, low: int, high: int, deep: int, placed: list[list[int]]
) -> int:
    """What the side to move stands at after the best captures of both, or none; `total` is White's, without them."""
    stand = -total if side else total
    if stand >= high:
        return stand
    best = stand
    low = max(low, stand)
    for _, start, end in captures(board, side):
        piece, taken = board[start], board[end]
        if taken & 7 == KING:
            return LOST
        becomes = PIECES[side][QUEEN] if piece & 7 == PAWN and (end < 8 or end > 55) else piece
        if becomes == piece and stand + WORTH[taken & 7] + MARGIN < low:
            continue
        after = board[:]
        after[start], after[end] = EMPTY, becomes
        more = total - placed[piece][start] + placed[becomes][end] - placed[taken][end]
        if deep > 0:
            score = -settled(after, OTHER[side], more, -high, -low, deep - 1, placed)
        else:
            score = -more if side else more
        if score > best:
            best = score
            if score >= high:
                return score
            low = max(low, score)
    return best


def driven(board: list[Piece], total: int) -> int:
    """With few pieces left, a king that is well behind is driven to the rim by the other; counted for White."""
    if abs(total) < 250:
        return 0
    white, black = king_of(board, WHITE), king_of(board, BLACK)
    apart = abs((white >> 3) - (black >> 3)) + abs((white & 7) - (black & 7))
    if total > 0:
        return 12 * OFF_CENTER[black] + 5 * (14 - apart)
    return -12 * OFF_CENTER[white] - 5 * (14 - apart)


def best_reply(
    board: list[Piece], side: Colour, total: int, low: int, high: int, plies: int, placed: list[list[int]]
) -> int:
    """What the side to move stands at after its best move, and so many more moves of both; then captures."""
    if plies == 0:
        return settled(board, side, total + driven(board, total), low, high, DEEPEST, placed)
    best = -LOST
    sign = -1 if side else 1
    steps: list[Step] = []
    for start in SQUARES:
        piece = board[start]
        if not piece or piece >> 3 != side:
            continue
        here = placed[piece][start]
        if piece & 7 == KING:
            for end in KING_TO[start]:
                taken = board[end]
                if not taken or taken >> 3 != side:
                    prize = 2 * _prize(taken) if taken else 0
                    steps.append((sign * (placed[piece][end] - here) + prize, start, end))
        else:
            for move in reach(board, side, start):
                if move.c < 0 or move.c == QUEEN:
                    end = SQUARES[move.b]
                    taken = board[end]
                    promising = sign * (placed[piece][end] - here) + (2 * _prize(taken) - 10 * (piece & 7)) * (
                        taken > 0
                    )
                    steps.append((promising, start, end))
    steps.sort(reverse=True)
    for _, start, end in steps:
        piece, taken = board[start], board[end]
        if taken & 7 == KING:
            return LOST
        becomes = PIECES[side][QUEEN] if piece & 7 == PAWN and (end < 8 or end > 55) else piece
        after = board[:]
        after[start], after[end] = EMPTY, becomes
        more = total - placed[piece][start] + placed[becomes][end] - placed[taken][end]
        score = -best_reply(after, OTHER[side], more, -high, -max(low, best), plies - 1, placed)
        if score > best:
            best = score
            if score >= high:
                break
    if best == -LOST:  # no move was legal
        return -MATED if attacked(board, king_of(board, side), OTHER[side]) else 0
    return best


def stuck(board: list[Piece], side: Colour) -> bool:
    """Whether a side has no legal move, en passant left aside."""
    king = king_of(board, side)
    for start in SQUARES:
        piece = board[start]
        if not piece or piece >> 3 != side:
            continue
        ends = KING_TO[start] if start == king else [move.b for move in reach(board, side, start)]
        for end in ends:
            if board[end] and board[end] >> 3 == side:
                continue
            after = board[:]
            after[start], after[end] = EMPTY, piece
            if not attacked(after, SQUARES[end] if start == king else king, OTHER[side]):
                return False
    return True
