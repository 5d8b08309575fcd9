"""How a player stands, in numbers whose worth is learned from games: what `counted` can't see of Seekers."""

from math import log

from rulewright.games.seekers.mind.aiming import arms
from rulewright.games.seekers.mind.merit import harm, kept, merit
from rulewright.games.seekers.mind.value import PERIL, strength
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.question import Seat

NAMES = (
    "to move", "strength", "life", "peril", "hold of hand", "kept ap", "ailments", "shields", "hidden", "tokens",
    "blows", "near the shard",
)  # fmt: skip


def traits(state: State, seat: Seat) -> list[float]:
    """In the order of NAMES."""
    if not state.units or state.units[seat].hex < 0:
        return [0.0] * len(NAMES)
    player, unit = state.players[seat], state.units[seat]
    cards, faces = state.book.cards, state.faces
    ready = arms(state, seat)
    far = state.book.map.board.gap[unit.hex][state.book.map.shard] if state.shard else 9
    return [
        float(state.active == seat), log(max(1.0, strength(state, seat))), float(unit.hp),
        float(max(0, PERIL - unit.hp)), sum([merit(cards[faces[card]]).hold for card in player.hand], 0.0),
        float(min(player.ap, kept(state, seat))), sum([harm(each.name, each.n) for each in unit.ailments], 0.0),
        float(sum([each.shield for each in player.zone])), float(bool(unit.stealth or unit.fade)),
        float(sum([token.seat == seat and token.hex >= 0 for token in state.units[state.seats :]])),
        sum([arm.hurt for arm in ready[:3]], 0.0), float(max(0, 6 - far)),
    ]  # fmt: skip
