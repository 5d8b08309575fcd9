"""How a player stands, in numbers whose worth is learned from games: what `counted` can't see of Battleground."""

from rulewright.games.battleground.cards.mana import SUMMONING
from rulewright.games.battleground.mind.value import Glance
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.rules.units.conditions import ally_side
from rulewright.kernel.question import Seat

NAMES = (
    "to move", "strength", "last points", "units", "worth of units", "attack", "hit points", "ground gained",
    "defending", "looming", "orbs", "orbs on the track", "summoning orbs", "charges",
)  # fmt: skip


def traits(state: State, seat: Seat, glance: Glance | None = None) -> list[float]:
    """In the order of NAMES."""
    player, ground, seen = state.players[seat], state.book.ground, glance or Glance(state)
    side = player.side
    n = worth = attack = life = gone = covered = 0.0
    for field, unit in enumerate(state.board):
        if unit is not None and ally_side(unit) == side:
            n += 1
            worth += seen.units[field]
            attack += unit.attack
            life += min(unit.hp, 6)
            row = ground.row[unit.field]
            gone += (row if side == 0 else ground.rows - 1 - row) * (unit.attack > 0)
            covered += unit.defending
    soon = seen.soon == side
    return [
        float(soon), seen.strengths[seat], float(max(0, 9 - player.life) ** 2), n, worth, attack, life, gone,
        covered, seen.looming if soon else 0.0, float(sum(player.pool)), float(sum(player.track)),
        float(player.pool[SUMMONING]), float(sum([sum(slot.charges) for slot in player.slots])),
    ]  # fmt: skip
