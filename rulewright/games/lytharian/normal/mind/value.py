"""How good a position is: mate and draws, else how far a side is ahead."""

from math import exp

from rulewright.games.lytharian.normal.mind.worth import strength
from rulewright.games.lytharian.normal.rules.board import WHITE
from rulewright.games.lytharian.normal.rules.ending import dead
from rulewright.games.lytharian.normal.rules.moves import in_check, legal_moves
from rulewright.games.lytharian.normal.rules.state import State, position_text, side_of
from rulewright.kernel.question import Seat


def value(state: State, seat: Seat) -> float:
    """The chance of winning as far as a glance tells, 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        return 0.5 if not outcome.winners else float(seat in outcome.winners)
    if not state.number:
        return 0.5
    moves = legal_moves(state)
    if not moves:
        return 0.5 if not in_check(state) else float(side_of(state, seat) != state.side)
    if dead(state.board):
        return 0.5
    ahead = strength(state, moves) * (1 if side_of(state, seat) == WHITE else -1)
    ahead *= 1 - state.clock / (4 * state.book.rules.forced_moves)  # a lead that leads nowhere
    if state.clock > 3:
        again = state.past.count(position_text(state, moves))
        ahead *= (1.0, 0.6, 0.1, 0.1, 0.0)[min(again, 4)]
    return 1 / (1 + exp(-ahead / 300))
