"""The Honor Charge of a King that is left alone: which step, which attack, and when the turn may end (LC-327)."""

from rulewright.games.lytharian.cards.card import KING
from rulewright.games.lytharian.rules.combat.stats import powers_now
from rulewright.games.lytharian.rules.ids import NO_TROOP, OFF, OTHER, SquareId, TroopId, WayId
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import army, seat_of
from rulewright.kernel.question import Seat


def charging(state: State, seat: Seat) -> TroopId:
    """The lone King that must charge, or NO_TROOP (LC-327, LC-333, LC-R245); all else stays free (LC-330, LC-R253)."""
    rules = state.book.rules
    if not rules.honor_charge or rules.game != "main":
        return NO_TROOP
    king, at = NO_TROOP, state.at
    for troop in army(state, seat):
        if at[troop] >= 0:
            if king >= 0:
                return NO_TROOP
            king = troop
    return king if king >= 0 and state.role[king] == KING else NO_TROOP


def enemy_king(state: State, seat: Seat) -> SquareId:
    """The square of the enemy King, or OFF."""
    for troop in army(state, OTHER[seat]):
        if state.role[troop] == KING and state.at[troop] >= 0:
            return state.at[troop]
    return OFF


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)


def way(state: State, king: TroopId) -> tuple[int, int]:
    """File and rank step toward the enemy King (LC-328, LC-R246)."""
    size, goal, here = state.book.board.width, enemy_king(state, seat_of(state, king)), state.at[king]
    return _sign(goal % size - here % size), _sign(goal // size - here // size)


def charge_moves(state: State, king: TroopId, squares: list[SquareId]) -> list[SquareId]:
    """Of the squares it could move to, those that advance directly (LC-R246, LC-R248 to LC-R250, LC-R254)."""
    goal = enemy_king(state, seat_of(state, king))
    if goal < 0:
        return squares
    here, size, gap = state.at[king], state.book.board.width, state.book.board.gap8
    if not state.book.rules.honor_direct_square_only:
        return [square for square in squares if gap[square][goal] < gap[here][goal]]
    dx, dy = way(state, king)
    found = []
    for square in squares:
        fx, fy = square % size - here % size, square // size - here // size
        straight = max(abs(fx), abs(fy))
        if (fx, fy) == (dx * straight, dy * straight) and gap[square][goal] < gap[here][goal]:
            found.append(square)
    return found


def must_attack(state: State, king: TroopId) -> TroopId:
    """The enemy on the direct square, whom a charging King must attack in this turn, or NO_TROOP (LC-329, LC-R247)."""
    if state.attacks >= state.book.rules.attacks_per_turn or enemy_king(state, seat_of(state, king)) < 0:
        return NO_TROOP
    dx, dy = way(state, king)
    troop = state.board[state.at[king] + dx + dy * state.book.board.width]
    return troop if troop >= 0 and seat_of(state, troop) != seat_of(state, king) else NO_TROOP


def open_ways(state: State, seat: Seat, troop: TroopId, n: int) -> list[WayId]:
    """The directions in which a player may move a troop n squares by a spell or effect: every square entered is empty
    (LC-297, LC-R97), honor is kept (LC-331), and it is no enemy Juggernaut (LC-270)."""
    if seat_of(state, troop) != seat and "juggernaut" in powers_now(state, troop):
        return []
    return [
        WayId(way) for way, ray in enumerate(state.book.rays[state.at[troop]])
        if len(ray) >= n > 0 and all(state.board[square] < 0 for square in ray[:n])
        and keeps_honor(state, seat, troop, ray[n - 1])
    ]  # fmt: skip


def keeps_honor(state: State, seat: Seat, troop: TroopId, square: SquareId) -> bool:
    """Whether an own spell or effect may move an own charging King there: only nearer (LC-331, LC-R251)."""
    if charging(state, seat) != troop:
        return True
    goal = enemy_king(state, seat)
    gap = state.book.board.gap8
    return goal < 0 or gap[square][goal] < gap[state.at[troop]][goal]
