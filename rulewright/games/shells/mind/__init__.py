"""What bots think: points now, and some for what may still be sold or bid."""

from rulewright.games.shells.rules.state import State, card_in
from rulewright.kernel.game import MindPart
from rulewright.kernel.question import Seat


def value(state: State, seat: Seat) -> float:
    """The share of the table's prospects that a seat has, from 0 to 1."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    worth = [prospects(state, Seat(other)) for other in range(state.seats)]
    return worth[seat] / sum(worth)


def prospects(state: State, seat: Seat) -> float:
    """Points, half of what is in hand or on the stall, and a little for every coin."""
    player = state.players[seat]
    goods = sum([card_in(state, card).worth for card in player.hand + player.stall + player.shells])
    return 1 + player.score + goods / 2 + player.coins / 4


MIND = MindPart(value=value)
