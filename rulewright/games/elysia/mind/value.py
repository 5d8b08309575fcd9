"""What bots think of a position: who is likely to win, by how many turns everybody is away from it."""

from math import exp

from rulewright.games.elysia.mind.outlook import turns_left
from rulewright.games.elysia.rules.state import State, lives_in_force, living
from rulewright.kernel.question import Seat

PACE = 1.6  # turns by which the slower of two has about a third of the faster one's chance
LONG = 14.0  # turns from which heroes together win half of the time


def value(state: State, seat: Seat) -> float:
    """The chance of winning as far as a glance tells, 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        return 1.0 if seat in outcome.winners else 0.0
    if state.turn == 0:
        return 1 / max(2, state.seats)
    if together(state):
        return _together(state, seat)
    chances = [0.0] * state.seats  # every quest is a way to win, the nearest counts most
    for other in living(state):
        chances[other] = sum([exp(-turns / PACE) for turns, _ in turns_left(state, other)], 0.0)
    return chances[seat] / max(1e-9, sum(chances, 0.0))


def together(state: State) -> bool:
    """Whether the players are heroes of one side."""
    return state.hero or state.book.rules.coop


def _together(state: State, seat: Seat) -> float:
    """Heroes win or lose together; each sees to the own state first."""
    player = state.players[seat]
    if player.out:
        return 0.02
    left = [min(turns_left(state, other))[0] for other in living(state)]
    turns = 0.5 * min(turns_left(state, seat))[0] + 0.5 * sum(left, 0.0) / len(left)
    if lives_in_force(state):
        turns += 5.0 / (1 + player.wild)
    turns += 4.0 * sum([other.out for other in state.players])
    return 1 / (1 + exp((turns - LONG) / 5))
