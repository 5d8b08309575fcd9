"""The bot that tries every option and takes the one after which its position looks best."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from rulewright.bots.chair import Chair, World, worth
from rulewright.kernel.dice import Dice
from rulewright.kernel.game import Game
from rulewright.kernel.question import Option, Prompt, Seat


class GreedyBot:
    """One decision ahead: what the turn brings after each option, on average over a few imagined worlds.

    The rest of the turn goes by the game's hunch: an order to attack is worth nothing before the attack. It
    goes with the same luck for each option, so that the option makes the difference. Ties go to the first.
    """

    def choose(self, chair: Chair, dice: Dice) -> Option:
        game, seat = chair.game, chair.seat
        options = game.mind.consider(chair.view, seat, chair.question.options)
        if len(options) == 1:
            return options[0]
        worlds = [(chair.imagine(dice), dice.bits()) for _ in range(game.mind.worlds)]
        best, best_value = options[0], -1.0
        for option in options:
            value = sum(_value_after(game, seat, world, option, seed) for world, seed in worlds)
            if value > best_value:
                best, best_value = option, value
        return best


def _value_after(game: Game, me: Seat, world: World, option: Option, seed: int) -> float:
    """What the position is worth at the end of the turn if the option is taken now."""
    roll: Callable[[], float] = random.Random(seed).random
    taken = False

    def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        nonlocal taken
        if seat == me and not taken:
            taken = True
            return option
        return game.mind.hunch(state, seat, options, roll())

    return worth(game, world.run(policy, 1), me)
