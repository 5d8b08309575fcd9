"""Pawn Wars: points on the far rank, and when it ends (LC-366 to LC-376, LC-R278 to LC-R287)."""

from rulewright.games.lytharian.rules import events
from rulewright.games.lytharian.rules.ending import by_points, win
from rulewright.games.lytharian.rules.ids import NO_TROOP, OFF, OTHER, SEATS, TroopId
from rulewright.games.lytharian.rules.movement.reach import moves_of
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import seat_of, troops_of
from rulewright.games.lytharian.rules.zones import strip_all
from rulewright.kernel.table import Table


def score(table: Table, state: State, troop: TroopId) -> None:
    """The Pawn leaves the game, not killed, and its owner gains a point (LC-371, LC-372, LC-R283)."""
    seat = seat_of(state, troop)
    strip_all(table, state, troop, "LC-R283")
    state.board[state.at[troop]] = NO_TROOP
    state.at[troop] = OFF
    state.left[troop] += 1
    state.hurt[troop] = 0
    state.stir = True
    state.players[seat].points += state.book.rules.pawnwars_points_per_pawn
    table.tell(events.scores, seat=seat, troop=troop, n=state.players[seat].points)
    target = state.book.rules.pawnwars_target
    if target and state.players[seat].points >= target:
        win(table, state, seat, "LC-R278", "the points agreed on are reached")


def check_end(table: Table, state: State) -> None:
    """At a turn's end: nothing can change any more (LC-R278, LC-R279)."""
    left = [len(troops_of(state, seat)) for seat in SEATS]
    points = [player.points for player in state.players]
    each = state.book.rules.pawnwars_points_per_pawn
    if not any(left):
        by_points(table, state, "LC-373")
    for seat in SEATS:
        if points[seat] + left[seat] * each < points[OTHER[seat]]:
            by_points(table, state, "LC-R278")
    stuck = not state.moves and not state.attacks
    stuck = stuck and not any(moves_of(state, troop) for troop in troops_of(state, state.active))
    state.idle = state.idle + 1 if stuck else 0
    if state.idle >= 2:
        by_points(table, state, "LC-R278")
