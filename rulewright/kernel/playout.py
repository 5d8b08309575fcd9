"""Whole games at full speed: the rules run as plain calls, a policy answers."""

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import GameOver
from rulewright.kernel.fork import Enough
from rulewright.kernel.game import Game
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.kernel.state import Outcome
from rulewright.kernel.table import Policy, Table
from rulewright.kernel.variant import OFFICIAL, Variant


class Tally(NamedTuple):
    """What a playout did. A decision is a question with at least two options."""

    asks: int
    decisions: int
    turns: int
    outcome: Outcome
    state: Any


def random_policy(seed: int) -> Policy:
    """Answers uniformly at random, the same way for the same seed."""
    roll: Callable[[], float] = random.Random(seed).random

    def choose(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        return options[int(roll() * len(options))]

    return choose


class AtMost:
    """A policy that gives the world up after so many answers."""

    def __init__(self, policy: Policy, most: int) -> None:
        self.policy, self.most, self.asked = policy, most, 0

    def answer(self, state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        self.asked += 1
        if self.asked > self.most:
            raise Enough
        return self.policy(state, seat, options, why)


def playout(game: Game, players: int, seed: int, policy: Policy | None = None, variant: Variant = OFFICIAL) -> Tally:
    """Play one whole game by a policy, by default at random."""
    state = game.rules.start(game.rules.book(variant), [game.rules.entry() for _ in range(players)], Dice(seed))
    table = Table(game, state, policy or random_policy(seed))
    turns = 0
    try:
        while state.outcome is None:
            game.rules.turn(table, state)
            turns += 1
    except GameOver:
        turns += 1
    return Tally(table.asks, table.decisions, turns, state.outcome, state)
