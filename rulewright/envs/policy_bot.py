"""What was learned in numbers as a bot: it can be seated wherever bots can, also at the table in the browser."""

from collections.abc import Callable
from typing import TypeAlias

from rulewright.bots.chair import Chair
from rulewright.envs.actions import Mask
from rulewright.envs.encoder import encoder_of
from rulewright.envs.observations import Vector
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Option

NumberPolicy: TypeAlias = Callable[[Vector, Mask], int]
"""From an observation and a mask to the number of an action."""


class PolicyBot:
    """Answers by a policy of numbers. For a name of its own, subclass it with a constructor without arguments."""

    def __init__(self, policy: NumberPolicy) -> None:
        self.policy = policy

    def choose(self, chair: Chair, dice: Dice) -> Option:
        view = chair.view
        seen = encoder_of(chair.game, view.seats).seen(view, chair.seat, chair.question)
        return seen.options[int(self.policy(seen.observation, seen.mask))]
