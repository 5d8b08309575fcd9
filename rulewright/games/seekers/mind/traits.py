"""How a player stands, in numbers whose worth is learned from games: what `counted` can't see of Seekers."""

from math import log

from rulewright.games.seekers.mind.merit import harm, kept, merit
from rulewright.games.seekers.mind.value import PERIL, chance
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.question import Seat

NAMES = (
    "to move", "life", "log of life", "peril", "hold of hand", "kept ap", "ailments", "shields", "hidden", "tokens",
    "stashed", "in force", "shard or soon", "the same while they live", "channeling", "shard at hand", "near the shard",
)  # fmt: skip
# Counted, but of no worth as such, or told better by a trait.
WITHOUT = (
    "ap",
    "deck",
    "discard",
    "exile",
    "zone",
    "turns",
    "events",
    "mp",
    "wins",
    "side",
    "out",
    "equipment",
    "channel",
    "shard",
)


def traits(state: State, seat: Seat) -> list[float]:
    """In the order of NAMES, for one of two seats."""
    if not state.units or state.units[seat].hex < 0:
        return [0.0] * len(NAMES)
    player, unit, other = state.players[seat], state.units[seat], state.units[1 - seat]
    cards, faces = state.book.cards, state.faces
    far = state.book.map.board.gap[unit.hex][state.book.map.shard] if state.shard else 9
    ap, down = min(player.ap, kept(state, seat)), sum([lasting.down for lasting in player.zone])
    soon = chance(player.channel, state.active == seat) if player.channel else float(player.shard)
    return [
        float(state.active == seat), float(unit.hp), log(max(0, unit.hp) + 5), float(max(0, PERIL - unit.hp)),
        sum([merit(cards[faces[card]]).hold for card in player.hand], 0.0), float(ap),
        sum([harm(each.name, each.n) for each in unit.ailments], 0.0),
        float(sum([each.shield for each in player.zone])), float(bool(unit.stealth or unit.fade)),
        float(sum([token.seat == seat and token.hex >= 0 for token in state.units[state.seats :]])),
        float(down), float(sum([not each.shield for each in player.zone]) - down),
        soon, soon * other.hp / 100, float(player.channel > 0),
        float(far <= 1 and player.ap >= state.book.rules.shard_cost_ap), max(0, 3 - far) * ap / 5,
    ]  # fmt: skip
