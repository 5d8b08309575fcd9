"""The bot that answers at random: the floor that every other bot must clear."""

from rulewright.bots.chair import Chair
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Option


class RandomBot:
    """Takes any option, all with the same chance."""

    def choose(self, chair: Chair, dice: Dice) -> Option:
        options = chair.question.options
        return options[dice.below(len(options))]
