"""Where the pieces may go: every legal move of standard chess, and nothing else; and making one (LC-345, LC-R261)."""

from rulewright.games.lytharian.normal.cards.troops import BISHOP, KING, KNIGHT, NO_ROLE, PAWN, PROMOTED, QUEEN, ROOK
from rulewright.games.lytharian.normal.rules import events
from rulewright.games.lytharian.normal.rules.board import (
    BLACK,
    CASTLES,
    EMPTY,
    HITS,
    KEPT,
    KING_TO,
    KNIGHT_TO,
    NO_SQUARE,
    OTHER,
    PIECES,
    PUSHES,
    RAYS,
    ROOK_WAYS,
    SLANT,
    SLIDES,
    SQUARES,
    STRAIGHT,
    WHITE,
    Colour,
    Piece,
    SquareId,
    Squares,
    behind,
    king_of,
    role_of,
)
from rulewright.games.lytharian.normal.rules.state import State, owner_of, seat_of
from rulewright.games.lytharian.normal.rules.verbs import MOVE
from rulewright.kernel.question import NO_CARD, Option
from rulewright.kernel.table import Table

MOVES = tuple([tuple([MOVE(start, end, NO_ROLE) for end in SQUARES]) for start in SQUARES])
PROMOTIONS: dict[tuple[int, int], tuple[Option, ...]] = {
    (start, end): tuple([MOVE(start, end, role) for role in PROMOTED])
    for colour, rank in ((WHITE, 6), (BLACK, 1))
    for start in SQUARES[rank * 8 : rank * 8 + 8]
    for end in (*PUSHES[colour][start], *HITS[colour][start])
}
SLIDERS = tuple([((STRAIGHT, (own[ROOK], own[QUEEN])), (SLANT, (own[BISHOP], own[QUEEN]))) for own in PIECES])
"""By colour: the pieces that go along lines, and the lines."""


def attacked(board: list[Piece], square: SquareId, by: Colour) -> bool:
    """Whether a colour attacks the square."""
    _, pawn, knight, _, _, _, king = PIECES[by]
    for start in KNIGHT_TO[square]:
        if board[start] == knight:
            return True
    for start in HITS[OTHER[by]][square]:
        if board[start] == pawn:
            return True
    for start in KING_TO[square]:
        if board[start] == king:
            return True
    for rays, sliders in SLIDERS[by]:
        for ray in rays[square]:
            for start in ray:
                if board[start]:
                    if board[start] in sliders:
                        return True
                    break
    return False


def in_check(state: State) -> bool:
    """Whether the king of the side to move is attacked."""
    return attacked(state.board, king_of(state.board, state.side), OTHER[state.side])


def threats(board: list[Piece], king: SquareId, side: Colour) -> tuple[list[Squares], dict[SquareId, Squares]]:
    """The checks on a king, each as the squares on which it can be met, and the pinned pieces with their lines."""
    _, pawn, knight, bishop, rook, queen, _ = PIECES[OTHER[side]]
    checks: list[Squares] = []
    pins: dict[SquareId, Squares] = {}
    sliders = (rook, bishop)
    for d, ray in enumerate(RAYS[king]):
        guard: SquareId | None = None
        for square in ray:
            piece = board[square]
            if not piece:
                continue
            if piece >> 3 == side:
                if guard is not None:
                    break
                guard = square
                continue
            if piece == queen or piece == sliders[d & 1]:
                line = ray[: ray.index(square) + 1]
                if guard is not None:
                    pins[guard] = line
                else:
                    checks.append(line)
            break
    for square in KNIGHT_TO[king]:
        if board[square] == knight:
            checks.append((square,))
    for square in HITS[side][king]:
        if board[square] == pawn:
            checks.append((square,))
    return checks, pins


def legal_moves(state: State) -> list[Option]:
    """Every move that the side to move may make; none when it is mated or stalemated."""
    board, side = state.board, state.side
    king = king_of(board, side)
    checks, pins = threats(board, king, side)
    found: list[Option] = []
    if len(checks) < 2:  # from two checks at once only the king itself can go
        for square, piece in zip(SQUARES, board, strict=True):
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


def reach(board: list[Piece], side: Colour, square: SquareId) -> list[Option]:
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


def _king_moves(board: list[Piece], side: Colour, king: SquareId) -> list[Option]:
    """Steps of the king to squares that are not attacked; the king itself shields none of them."""
    row, without = MOVES[king], board[:]
    without[king] = EMPTY
    return [
        row[to]
        for to in KING_TO[king]
        if (not board[to] or board[to] >> 3 != side) and not attacked(without, to, OTHER[side])
    ]


def _castling(board: list[Piece], side: Colour, rights: int) -> list[Option]:
    """King and rook move at once: neither has moved, nothing stands between, the king crosses no attack."""
    return [
        MOVES[king][to]
        for right, king, to, empty, _, over in CASTLES[side]
        if rights & right
        and not any(board[square] for square in empty)
        and not attacked(board, over, OTHER[side])
        and not attacked(board, to, OTHER[side])
    ]


def _en_passant(board: list[Piece], side: Colour, king: SquareId, passing: SquareId) -> list[Option]:
    """A Pawn takes one that has just stepped over its square, if the king is safe once both are gone from there."""
    pawn, victim = PIECES[side][PAWN], behind(passing, side)
    found = []
    for start in HITS[OTHER[side]][passing]:
        if board[start] == pawn:
            after = board[:]
            after[start] = after[victim] = EMPTY
            after[passing] = pawn
            if not attacked(after, king, OTHER[side]):
                found.append(MOVES[start][passing])
    return found


def make_move(table: Table, state: State, move: Option) -> None:
    """Make a legal move; the other side is to move next (LC-345)."""
    start, end, becomes = MOVE.of(move)
    board, cards, side = state.board, state.cards, state.side
    piece = board[start]
    role, card = role_of(piece), cards[start]
    state.clock += 1
    among = like_pieces(state, start, end) if table.listening else 0
    if board[end]:
        take(table, state, start, end, end, among)
    elif role == PAWN and end == state.passing:
        take(table, state, start, end, behind(end, side))  # en passant
    elif table.listening:
        table.tell(events.moves, seat=seat_of(state, side), card=card, piece=piece, start=start, end=end, among=among)
    board[start], cards[start] = EMPTY, NO_CARD
    board[end], cards[end] = piece, card
    state.passing = NO_SQUARE
    if role == PAWN:
        state.clock = 0
        if abs(end - start) == 16:
            state.passing = SQUARES[(start + end) >> 1]
    elif role == KING and abs(end - start) == 2:
        rook, to = ROOK_WAYS[start, end]
        board[to], cards[to] = board[rook], cards[rook]
        board[rook], cards[rook] = EMPTY, NO_CARD
    if becomes > 0:
        board[end] = PIECES[side][becomes]  # LC-R261: the card stays, its role changes for all to see (LC-R262)
        if table.listening:
            table.tell(events.promotes, seat=seat_of(state, side), card=card, role=becomes, end=end)
    state.castling &= KEPT[start] & KEPT[end]
    state.last = (start, end)
    state.side = OTHER[side]
    state.number += side
    if not state.clock:
        state.past.clear()  # none of these positions can come again
    if table.listening and in_check(state):
        king = king_of(board, state.side)
        mate = not legal_moves(state)
        table.tell(events.check, seat=seat_of(state, side), piece=board[king], square=king, mate=mate)


def like_pieces(state: State, start: SquareId, end: SquareId) -> int:
    """The other pieces of the same kind and side that could move there as well, one bit per square."""
    piece, found = state.board[start], 0
    if role_of(piece) in (PAWN, KING):
        return 0
    for move in legal_moves(state):
        other, to, _ = MOVE.of(move)
        if to == end and other != start and state.board[other] == piece:
            found |= 1 << other
    return found


def take(table: Table, state: State, start: SquareId, end: SquareId, square: SquareId, among: int = 0) -> None:
    """A piece is captured: its card goes to its owner's crypt, where everybody sees it (LC-347, LC-004, LC-005)."""
    board, cards = state.board, state.cards
    card, taken = cards[square], board[square]
    table.show(card)
    if table.listening:
        seat, taker, piece = seat_of(state, state.side), cards[start], board[start]
        table.tell(
            events.takes,
            seat=seat,
            card=taker,
            target=card,
            piece=piece,
            taken=taken,
            start=start,
            end=end,
            among=among,
        )
    state.crypts[owner_of(card)].append(card)
    board[square], cards[square] = EMPTY, NO_CARD
    state.clock = 0
