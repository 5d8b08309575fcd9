"""The bot that tries every option once and takes the one after which its position looks best."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from rulewright.bots.chair import Chair, World
from rulewright.bots.worth import worth
from rulewright.kernel.dice import Dice
from rulewright.kernel.fork import Enough
from rulewright.kernel.game import Game
from rulewright.kernel.question import Option, Prompt, Question, Seat

WORLDS = 3


class GreedyBot:
    """One step ahead by the game's `value`, on average over a few imagined worlds. Ties go to the first."""

    code = "greedy"

    def choose(self, chair: Chair, dice: Dice) -> Option:
        game, seat, question = chair.game, chair.seat, chair.question
        options = game.consider(chair.view, seat, question.options)
        if len(options) == 1:
            return options[0]
        worlds = [(chair.imagine(dice), dice.bits()) for _ in range(WORLDS)]
        best, best_value = options[0], -1.0
        for option in options:
            value = sum(_value_after(game, question, world, option, seed) for world, seed in worlds)
            if value > best_value:
                best, best_value = option, value
        return best


def _value_after(game: Game, question: Question, world: World, option: Option, seed: int) -> float:
    """What the position is worth once the option and what belongs to it are done.

    What belongs to it are the questions up to the next of the same kind or to the end of the turn. They are
    answered by hunch, with the same luck for each option, so that only the option makes the difference.
    """
    roll: Callable[[], float] = random.Random(seed).random
    key, me, asked = question.prompt.key, question.seat, False

    def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        nonlocal asked
        if seat == me and why.key == key:
            if asked:
                raise Enough
            asked = True
            return option
        return game.hunch(state, seat, options, roll())

    return worth(game, world.run(policy, 1), me)
