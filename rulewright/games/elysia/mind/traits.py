"""How a player stands, in numbers whose worth is learned from games: what `counted` can't see of Elysia."""

from math import exp, log

from rulewright.games.elysia.mind.deck import judge
from rulewright.games.elysia.mind.outlook import distances, turns_left
from rulewright.games.elysia.mind.value import PACE
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import Seat

NAMES = ("to move", "outlook", "flow", "walk", "coin", "might", "purse", "to a village", "to ruins", "wild up to eight")


def traits(state: State, seat: Seat) -> list[float]:
    """In the order of NAMES."""
    player = state.players[seat]
    turns = [min(left, 40.0) for left, _ in turns_left(state, seat)]
    deck = judge(state, player.owned)
    village, ruins, _ = distances(state, player.place)
    return [
        float(state.active == seat), log(max(1e-9, sum([exp(-each / PACE) for each in turns], 0.0))),
        deck.flow, deck.walk, deck.coin, deck.might, deck.purse, float(village), float(ruins),
        float(min(player.wild, 8)),
    ]  # fmt: skip
