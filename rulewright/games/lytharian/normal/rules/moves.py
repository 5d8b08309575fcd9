"""Where the pieces may go: every legal move of standard chess, and nothing else (LC-345, LC-347, LC-R261)."""

from rulewright.games.lytharian.normal.rules.board import (
    BISHOP,
    CASTLES,
    HITS,
    KING,
    KING_TO,
    KNIGHT,
    KNIGHT_TO,
    MOVES,
    PAWN,
    PROMOTIONS,
    PUSHES,
    QUEEN,
    RAYS,
    ROOK,
    SLANT,
    SLIDES,
    STRAIGHT,
)
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.kernel.question import Option


def attacked(board: list[int], square: int, by: int) -> bool:
    """Whether a colour attacks the square."""
    colour = by << 3
    piece = KNIGHT | colour
    for start in KNIGHT_TO[square]:
        if board[start] == piece:
            return True
    piece = PAWN | colour
    for start in HITS[1 - by][square]:
        if board[start] == piece:
            return True
    piece = KING | colour
    for start in KING_TO[square]:
        if board[start] == piece:
            return True
    for rays, sliders in ((STRAIGHT, (ROOK | colour, QUEEN | colour)), (SLANT, (BISHOP | colour, QUEEN | colour))):
        for ray in rays[square]:
            for start in ray:
                if board[start]:
                    if board[start] in sliders:
                        return True
                    break
    return False


def in_check(state: State) -> bool:
    """Whether the king of the side to move is attacked."""
    return attacked(state.board, state.board.index(KING | state.side << 3), 1 - state.side)


def threats(board: list[int], king: int, side: int) -> tuple[list[tuple[int, ...]], dict[int, tuple[int, ...]]]:
    """The checks on a king, each as the squares on which it can be met, and the pinned pieces with their lines."""
    enemy = 8 - (side << 3)
    checks: list[tuple[int, ...]] = []
    pins: dict[int, tuple[int, ...]] = {}
    queen, sliders = QUEEN | enemy, (ROOK | enemy, BISHOP | enemy)
    for d, ray in enumerate(RAYS[king]):
        guard = -1
        for square in ray:
            piece = board[square]
            if not piece:
                continue
            if piece >> 3 == side:
                if guard >= 0:
                    break
                guard = square
                continue
            if piece == queen or piece == sliders[d & 1]:
                line = ray[: ray.index(square) + 1]
                if guard >= 0:
                    pins[guard] = line
                else:
                    checks.append(line)
            break
    piece = KNIGHT | enemy
    for square in KNIGHT_TO[king]:
        if board[square] == piece:
            checks.append((square,))
    piece = PAWN | enemy
    for square in HITS[side][king]:
        if board[square] == piece:
            checks.append((square,))
    return checks, pins


def legal_moves(state: State) -> list[Option]:
    """Every move that the side to move may make; none when it is mated or stalemated."""
    board, side = state.board, state.side
    king = board.index(KING | side << 3)
    checks, pins = threats(board, king, side)
    found: list[Option] = []
    if len(checks) < 2:  # from two checks at once only the king itself can go
        for square, piece in enumerate(board):
            if not piece or piece >> 3 != side or square == king:
                continue
            if pins and square in pins:
                line = pins[square]
                found += [move for move in reach(board, side, square) if move.b in line]
            else:
                found += reach(board, side, square)
        if checks:
            line = checks[0]
            found = [move for move in found if move.b in line]
        if state.passing >= 0:
            found += _en_passant(board, side, king, state.passing)
    found += _king_moves(board, side, king)
    if state.castling and not checks:
        found += _castling(board, side, state.castling)
    return found


def reach(board: list[int], side: int, square: int) -> list[Option]:
    """The moves of a piece other than the king, as if no king could be in check; without en passant."""
    role = board[square] & 7
    row = MOVES[square]
    found: list[Option] = []
    if role == PAWN:
        for to in PUSHES[side][square]:
            if board[to]:
                break
            found.append(row[to])
        for to in HITS[side][square]:
            if board[to] and board[to] >> 3 != side:
                found.append(row[to])
        if square >> 3 == (1 if side else 6):
            return [choice for move in found for choice in PROMOTIONS[square, move.b]]
    elif role == KNIGHT:
        for to in KNIGHT_TO[square]:
            if not board[to] or board[to] >> 3 != side:
                found.append(row[to])
    else:
        for ray in SLIDES[role][square]:
            for to in ray:
                if not board[to]:
                    found.append(row[to])
                    continue
                if board[to] >> 3 != side:
                    found.append(row[to])
                break
    return found


def _king_moves(board: list[int], side: int, king: int) -> list[Option]:
    """Steps of the king to squares that are not attacked; the king itself shields none of them."""
    row, without = MOVES[king], board[:]
    without[king] = 0
    return [
        row[to]
        for to in KING_TO[king]
        if (not board[to] or board[to] >> 3 != side) and not attacked(without, to, 1 - side)
    ]


def _castling(board: list[int], side: int, rights: int) -> list[Option]:
    """King and rook move at once: neither has moved, nothing stands between, the king crosses no attack."""
    return [
        MOVES[king][to]
        for right, king, to, empty, _, over in CASTLES[side]
        if rights & right
        and not any(board[square] for square in empty)
        and not attacked(board, over, 1 - side)
        and not attacked(board, to, 1 - side)
    ]


def _en_passant(board: list[int], side: int, king: int, passing: int) -> list[Option]:
    """A Pawn takes one that has just stepped over its square, if the king is safe once both are gone from there."""
    pawn, victim = PAWN | side << 3, passing + (8 if side else -8)
    found = []
    for start in HITS[1 - side][passing]:
        if board[start] == pawn:
            after = board[:]
            after[start] = after[victim] = 0
            after[passing] = pawn
            if not attacked(after, king, 1 - side):
                found.append(MOVES[start][passing])
    return found
