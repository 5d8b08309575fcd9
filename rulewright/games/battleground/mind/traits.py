"""How a player stands, in a few sums whose worth is learned from games.

Only sums of `value`: with everything that can be counted of a player beside them, weights found in games by hunch told
the winners of those games better and those of `greedy` worse, and `greedy` lost by them (docs/balance/battleground.md).
"""

from rulewright.games.battleground.mind.value import Glance
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.rules.units.conditions import ally_side
from rulewright.kernel.question import Seat

NAMES = ("to move", "strength", "last points", "worth of units", "looming")


def traits(state: State, seat: Seat, glance: Glance | None = None) -> list[float]:
    """In the order of NAMES."""
    player, seen = state.players[seat], glance or Glance(state)
    side = player.side
    worth = 0.0
    for field, unit in enumerate(state.board):
        if unit is not None and ally_side(unit) == side:
            worth += seen.units[field]
    soon = seen.soon == side
    last_points = float(max(0, 9 - player.life) ** 2)
    return [float(soon), seen.strengths[seat], last_points, worth, seen.looming if soon else 0.0]
