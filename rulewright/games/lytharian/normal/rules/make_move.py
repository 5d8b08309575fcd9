"""Making a move: the one place where pieces and their cards change squares."""

from rulewright.games.lytharian.normal.cards.roles import KING, PAWN
from rulewright.games.lytharian.normal.rules import events
from rulewright.games.lytharian.normal.rules.board import (
    EMPTY,
    KEPT,
    NO_SQUARE,
    OTHER,
    PIECES,
    ROOK_WAYS,
    SQUARES,
    SquareId,
    behind,
    king_of,
    role_of,
)
from rulewright.games.lytharian.normal.rules.moves import in_check
from rulewright.games.lytharian.normal.rules.state import State, owner_of, seat_of
from rulewright.games.lytharian.normal.rules.verbs import MOVE
from rulewright.kernel.question import NO_CARD, Option
from rulewright.kernel.table import Table


def make_move(table: Table, state: State, move: Option) -> None:
    """Make a legal move; the other side is to move next (LC-345)."""
    start, end, becomes = MOVE.of(move)
    board, cards, side = state.board, state.cards, state.side
    piece = board[start]
    role, card = role_of(piece), cards[start]
    state.clock += 1
    if board[end]:
        take(table, state, start, end, end)
    elif role == PAWN and end == state.passing:
        take(table, state, start, end, behind(end, side))  # en passant
    elif table.listening:
        table.tell(events.moves, seat=seat_of(state, side), card=card, piece=piece, start=start, end=end)
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
        table.tell(events.check, seat=seat_of(state, side), piece=board[king], square=king)


def take(table: Table, state: State, start: SquareId, end: SquareId, square: SquareId) -> None:
    """A piece is captured: its card goes to its owner's crypt, where everybody sees it (LC-347, LC-004, LC-005)."""
    board, cards = state.board, state.cards
    card, taken = cards[square], board[square]
    table.show(card)
    if table.listening:
        seat, piece = seat_of(state, state.side), board[start]
        table.tell(
            events.takes, seat=seat, card=cards[start], target=card, piece=piece, taken=taken, start=start, end=end
        )
    state.crypts[owner_of(card)].append(card)
    board[square], cards[square] = EMPTY, NO_CARD
    state.clock = 0
