"""How good a position is: mate and draws, else pieces, squares, Pawns and kings, after what can be taken is taken."""

from math import exp

from rulewright.games.lytharian.normal.cards.troops import BISHOP, PAWN, QUEEN, ROOK
from rulewright.games.lytharian.normal.mind.exchanges import DEEPEST, LOST, MATED, best_reply, captures, settled, stuck
from rulewright.games.lytharian.normal.mind.worth import EARLY, LATE, OFFICERS_LATE, WORTH
from rulewright.games.lytharian.normal.rules.board import (
    BLACK,
    EMPTY,
    KING_TO,
    OTHER,
    PIECES,
    SQUARES,
    WHITE,
    Colour,
    Piece,
    SquareId,
    king_of,
)
from rulewright.games.lytharian.normal.rules.ending import dead
from rulewright.games.lytharian.normal.rules.moves import attacked, in_check, legal_moves
from rulewright.games.lytharian.normal.rules.state import State, position_text, side_of
from rulewright.kernel.question import Option, Seat

PASSED = (0, 10, 12, 20, 38, 65, 100, 0)  # by how far a Pawn has come that no Pawn can stop
FEW, VERY_FEW = 9, 6  # pieces up to which two moves are looked ahead, below which three
PAIR = 28  # of bishops


def value(state: State, seat: Seat) -> float:
    """The chance of winning as far as a look at captures tells, 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        return 0.5 if not outcome.winners else float(seat in outcome.winners)
    if not state.number:
        return 0.5
    moves = legal_moves(state)
    check = in_check(state)
    if not moves:
        return 0.5 if not check else float(side_of(state, seat) != state.side)
    if dead(state.board):
        return 0.5
    ahead = strength(state, moves, check) * (1 if side_of(state, seat) == state.side else -1)
    return 1 / (1 + exp(-faded(state, ahead) / 300))


def faded(state: State, ahead: float) -> float:
    """What is left of a lead that leads nowhere: no Pawn moves, nothing is taken, positions come again."""
    return ahead * (1 - state.clock / (4 * state.book.rules.forced_moves)) * fresh(state)


def fresh(state: State) -> float:
    """What is left of a lead because this position has been there before."""
    if state.clock <= 3:
        return 1.0
    again = state.past.count(position_text(state, legal_moves(state)))
    return (1.0, 0.6, 0.1, 0.1, 0.0)[min(again, 4)]


def strength(state: State, moves: list[Option], check: bool) -> float:
    """How far the side to move is ahead, in hundredths of a Pawn, once captures are through."""
    board, side = state.board, state.side
    placed = placed_on(board)
    whole = counted(board, placed) + structure(board, placed is LATE)
    pieces = 64 - board.count(EMPTY)
    if pieces <= FEW:
        best = best_reply(board, side, whole, -LOST, LOST, 3 if pieces < VERY_FEW else 2, placed)
    elif check:
        best = best_evasion(board, side, whole, moves, placed)
    else:
        best = settled(board, side, whole, -LOST, LOST, DEEPEST, placed)
        if mate_in_one(board, side, moves):
            best = MATED
        else:
            best += 10 - threats_of(board, OTHER[side])
    return max(-3000, min(3000, best))


def placed_on(board: list[Piece]) -> list[list[int]]:
    """What pieces are worth on their squares: early, or late once few officers are left."""
    officers = 0
    for piece in board:
        if piece & 7 > PAWN:
            officers += WORTH[piece & 7]
    return LATE if officers < OFFICERS_LATE else EARLY


def counted(board: list[Piece], placed: list[list[int]]) -> int:
    """What White has more, its squares counted in."""
    total = 0
    for square in SQUARES:
        if board[square]:
            total += placed[board[square]][square]
    return total


def best_evasion(board: list[Piece], side: Colour, total: int, moves: list[Option], placed: list[list[int]]) -> int:
    """In check there is no standing still: the best of the few legal moves."""
    best = -LOST
    for move in moves:
        piece, taken = board[move.a], board[move.b]
        becomes = PIECES[side][QUEEN] if move.c > 0 else piece
        after = board[:]
        after[move.a], after[move.b] = EMPTY, becomes
        more = total - placed[piece][move.a] + placed[becomes][move.b] - placed[taken][move.b]
        best = max(best, -settled(after, OTHER[side], more, -LOST, -best, DEEPEST, placed))
    return best


def mate_in_one(board: list[Piece], side: Colour, moves: list[Option]) -> bool:
    """Whether the side to move can give mate at once."""
    king = king_of(board, OTHER[side])
    for move in moves:
        after = board[:]
        after[move.a], after[move.b] = EMPTY, PIECES[side][move.c] if move.c > 0 else board[move.a]
        if attacked(after, king, side) and stuck(after, OTHER[side]):
            return True
    return False


def threats_of(board: list[Piece], side: Colour) -> int:
    """What a side that is not to move threatens: who must save two things at once loses one."""
    most = second = 0
    seen: set[int] = set()
    for _, start, end in captures(board, side):
        if end in seen:
            continue
        gain = WORTH[board[end] & 7]
        if attacked(board, end, OTHER[side]):
            gain -= WORTH[board[start] & 7]
        if gain > second:
            seen.add(end)
            if gain > most:
                most, second = gain, most
            else:
                second = gain
    return (most + 5 * second) // 12


def structure(board: list[Piece], late: bool) -> int:
    """Pawns, open lines, bishops and the kings' shelter, counted for White."""
    total = 0
    white: list[list[int]] = [[] for _ in range(10)]  # ranks of Pawns by file, from 1
    black: list[list[int]] = [[] for _ in range(10)]
    bishops = [0, 0]
    rooks: list[tuple[SquareId, int]] = []
    for square in SQUARES:
        piece = board[square]
        role = piece & 7
        if role == PAWN:
            (black if piece >> 3 else white)[(square & 7) + 1].append(square >> 3)
        elif role == BISHOP:
            bishops[piece >> 3] += 1
        elif role == ROOK:
            rooks.append((square, piece >> 3))
    for file in range(1, 9):
        for rank in white[file]:
            if not any(other > rank for near in (file - 1, file, file + 1) for other in black[near]):
                total += PASSED[rank] * (3 if late else 2) // 2
            if not white[file - 1] and not white[file + 1]:
                total -= 12
        for rank in black[file]:
            if not any(other < rank for near in (file - 1, file, file + 1) for other in white[near]):
                total -= PASSED[7 - rank] * (3 if late else 2) // 2
            if not black[file - 1] and not black[file + 1]:
                total += 12
        total -= 14 * (max(0, len(white[file]) - 1) - max(0, len(black[file]) - 1))
    for square, colour in rooks:
        own, other = (black, white) if colour else (white, black)
        file = (square & 7) + 1
        if not own[file]:
            total += (-1 if colour else 1) * (10 if other[file] else 18)
    total += PAIR * ((bishops[0] > 1) - (bishops[1] > 1))
    if not late:
        for colour, sign in ((WHITE, 1), (BLACK, -1)):
            pawn, king = PIECES[colour][PAWN], king_of(board, colour)
            total += sign * 9 * sum([board[square] == pawn for square in KING_TO[king]])
    return total
