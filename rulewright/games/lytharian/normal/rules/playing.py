"""Making a move: the one place where pieces and their cards change squares."""

from rulewright.games.lytharian.normal.rules.board import KEPT, KING, NAMES, PAWN, ROOK_WAYS
from rulewright.games.lytharian.normal.rules.moves import in_check
from rulewright.games.lytharian.normal.rules.state import NOBODY, State, owner_of
from rulewright.kernel.question import Option
from rulewright.kernel.table import Table


def play(table: Table, state: State, move: Option) -> None:
    """Make a legal move; the other side is to move next (LC-345)."""
    start, end, becomes = move.a, move.b, move.c
    board, cards, side = state.board, state.cards, state.side
    piece = board[start]
    role, card = piece & 7, cards[start]
    state.clock += 1
    if board[end]:
        take(table, state, move, end)
    elif role == PAWN and end == state.passing:
        take(table, state, move, end + (8 if side else -8))  # en passant
    elif table.listening:
        table.tell_plain("moves", "LC-345", card=card, piece=piece, start=start, end=end)
    board[start], cards[start] = 0, NOBODY
    board[end], cards[end] = piece, card
    state.passing = -1
    if role == PAWN:
        state.clock = 0
        if abs(end - start) == 16:
            state.passing = (start + end) >> 1
    elif role == KING and abs(end - start) == 2:
        rook, to = ROOK_WAYS[start, end]
        board[to], cards[to] = board[rook], cards[rook]
        board[rook], cards[rook] = 0, NOBODY
    if becomes > 0:
        board[end] = becomes | side << 3  # LC-R261: the card stays, its role changes for all to see (LC-R262)
        if table.listening:
            table.tell_plain("promotes", "LC-R261", card=card, piece=board[end], end=end)
    state.castling &= KEPT[start] & KEPT[end]
    state.last = (start, end)
    state.side = 1 - side
    state.number += side
    if not state.clock:
        state.past.clear()  # none of these positions can come again
    if table.listening and in_check(state):
        table.tell_plain("check", "LC-347", square=board.index(KING | state.side << 3), piece=KING | state.side << 3)


def take(table: Table, state: State, move: Option, square: int) -> None:
    """A piece is captured: its card goes to its owner's crypt, where everybody sees it (LC-347, LC-004, LC-005)."""
    board, cards, start = state.board, state.cards, move.a
    card, taken = cards[square], board[square]
    table.show(card)
    if table.listening:
        table.tell_plain("takes", "LC-347", card=cards[start], target=card, piece=board[start], taken=taken, start=start,
                   end=move.b)  # fmt: skip
    state.crypts[owner_of(card)].append(card)
    board[square], cards[square] = 0, NOBODY
    state.clock = 0


def move_text(move: Option) -> str:
    """A move by its squares, and the letter of what a Pawn becomes: e2e4, e7e8q."""
    return f"{NAMES[move.a]}{NAMES[move.b]}{'pnbrqk'[move.c - 1] if move.c > 0 else ''}"
