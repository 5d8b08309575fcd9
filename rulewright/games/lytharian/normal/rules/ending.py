"""How a game ends: mate, stalemate, draws by force, by claim and by agreement, resignation (LC-347, LC-R261)."""

from rulewright.games.lytharian.normal.cards.troops import BISHOP, KING, PAWN, QUEEN, ROOK
from rulewright.games.lytharian.normal.rules import events
from rulewright.games.lytharian.normal.rules.board import (
    COLOURS,
    EMPTY,
    KEPT,
    NO_SQUARE,
    OTHER,
    PIECES,
    SQUARES,
    Piece,
    rank_of,
    role_of,
)
from rulewright.games.lytharian.normal.rules.moves import in_check
from rulewright.games.lytharian.normal.rules.state import State, other_seat, position_text, seat_of
from rulewright.kernel.copying import copy_state
from rulewright.kernel.errors import GameOver
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.state import Outcome
from rulewright.kernel.table import Table

_MATERIAL = tuple([pieces[role] for role in (PAWN, ROOK, QUEEN) for pieces in PIECES])
_LIGHT = tuple([square for square in SQUARES if (square ^ rank_of(square)) & 1])


def win(table: Table, state: State, seat: Seat, words: str) -> None:
    """One player has won (LC-347)."""
    table.tell(events.won, seat=seat)
    state.outcome = Outcome((seat,), events.won.clause, words)
    raise GameOver


def draw(table: Table, state: State, words: str) -> None:
    """Nobody has won (LC-R261)."""
    table.tell(events.drawn)
    state.outcome = Outcome((), events.drawn.clause, words)
    raise GameOver


def check_end(table: Table, state: State, moves: list[Option]) -> None:
    """What ends the game by itself, seen by the side to move. Mate comes before every draw (LC-347)."""
    if not moves:
        if in_check(state):
            win(table, state, seat_of(state, OTHER[state.side]), f"{COLOURS[state.side]} is checkmated")
        draw(table, state, f"stalemate: {COLOURS[state.side]} has no legal move and is not in check")
    if dead(state.board):
        draw(table, state, "neither side has the pieces to give mate")
    rules = state.book.rules
    if state.clock >= 2 * rules.forced_moves:
        draw(table, state, f"{rules.forced_moves} moves on each side without a capture or a Pawn move")
    past, times = state.past, rules.forced_repeats
    if len(past) > 4 * (times - 1) and past.count(past[-1]) >= times:  # it can come again only every fourth move
        draw(table, state, f"the same position {times} times")


def dead(board: list[Piece]) -> bool:
    """Whether no series of moves can lead to mate: bare kings, one minor piece, or bishops of one square colour."""
    for piece in _MATERIAL:
        if piece in board:
            return False
    minor = [square for square in SQUARES if board[square] and role_of(board[square]) != KING]
    if len(minor) < 2:
        return True
    if any(role_of(board[square]) != BISHOP for square in minor):
        return False
    light = sum([square in _LIGHT for square in minor])
    return light in (0, len(minor))


def claimable(state: State, moves: list[Option]) -> str:
    """Why the side to move may claim a draw, "" if it may not: the case stands, or a legal move brings it about."""
    rules = state.book.rules
    least = 2 * rules.claim_moves
    if state.clock >= least or (state.clock == least - 1 and any(_quiet(state, move) for move in moves)):
        return f"{rules.claim_moves} moves on each side without a capture or a Pawn move"
    times, past = rules.claim_repeats, state.past
    if len(past) < 4 * (times - 1):
        return ""
    if past.count(past[-1]) >= times or _brings_back(state, moves):
        return f"the same position {times} times"
    return ""


def _quiet(state: State, move: Option) -> bool:
    return not state.board[move.b] and role_of(state.board[move.a]) != PAWN


def _brings_back(state: State, moves: list[Option]) -> bool:
    """Whether a move leads to a position that has stood one time less than a claim needs."""
    past, missing = state.past, state.book.rules.claim_repeats - 1
    often = {text for text in set(past) if past.count(text) >= missing}
    return bool(often) and any(_after(state, move) in often for move in moves if _quiet(state, move))


def _after(state: State, move: Option) -> str:
    """The position after a quiet move. Castling loses rights, so it never leads back and its rook may stay."""
    after = copy_state(state)
    after.board[move.b], after.board[move.a] = after.board[move.a], EMPTY
    after.castling &= KEPT[move.a] & KEPT[move.b]
    after.side, after.passing = OTHER[state.side], NO_SQUARE
    return position_text(after, [])


def concede(table: Table, state: State, seat: Seat) -> None:
    """A player resigns; the other wins (LC-R258, LC-D46)."""
    table.tell(events.resigns, seat=seat)
    state.outcome = Outcome((other_seat(seat),), events.resigns.clause, "the opponent has resigned")
    raise GameOver
