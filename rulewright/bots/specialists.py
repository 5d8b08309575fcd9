"""Bots with one idea: rush, turtle, economy and others. They think as `greedy` does, but only of what suits them.

Whoever is beaten by one of them has a gap; what a game's specialists like and shun stands in its mind.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rulewright.bots.chair import Chair
from rulewright.bots.greedy import GreedyBot
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import UnknownName, nearest
from rulewright.kernel.game import Bent, Game
from rulewright.kernel.question import Option, Seat


class SpecialistBot:
    """`specialist:rush`: which games know the name, and what it means there, is found when it is asked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bot = GreedyBot()

    def choose(self, chair: Chair, dice: Dice) -> Option:
        bent = chair.game.mind.specialists.get(self.name)
        if bent is None:
            names = list(chair.game.mind.specialists)
            raise UnknownName(
                f"{chair.game.title} has no specialist '{self.name}'.{nearest(self.name, names)} "
                f"There is: {', '.join(names) or 'none'}"
            )
        game = bent_game(chair.game, bent)
        return self.bot.choose(Chair(game, chair.seat, chair.question, lambda: chair.view, chair.imagine), dice)


def bent_game(game: Game, bent: Bent) -> Game:
    """The game as somebody sees it who likes and shuns some verbs."""
    mind = game.mind

    def consider(state: Any, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
        liked = [option for option in options if option.verb in bent.likes]
        return _not_shunned(liked or mind.consider(state, seat, options), options, bent)

    def hunch(state: Any, seat: Seat, options: Sequence[Option], roll: float) -> Option:
        fitting = [option for option in options if option.verb in bent.likes]
        if not fitting:
            answer = mind.hunch(state, seat, options, roll)
            fitting = [*_not_shunned([answer], options, bent)]
        return fitting[int(roll * len(fitting))]

    return replace(game, mind=replace(mind, consider=consider, hunch=hunch))


def _not_shunned(some: Sequence[Option], options: Sequence[Option], bent: Bent) -> Sequence[Option]:
    """Of some options those that are not shunned, else of all, else what there is."""
    for each in (some, options):
        fitting = [option for option in each if option.verb not in bent.shuns]
        if fitting:
            return fitting
    return some
