"""A bot that never does one thing: what it loses is what that thing is worth."""

from collections.abc import Callable

from rulewright.bots.chair import Bot, Chair
from rulewright.bots.specialists import bent_game
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import UnknownName
from rulewright.kernel.game import Bent
from rulewright.kernel.question import Option


class WithoutBot:
    """`without:burn` thinks as `greedy` does and burns only if it must; `without:burn:hunch` as `hunch`."""

    def __init__(self, code: str, bot_named: Callable[[str], Bot]) -> None:
        verb, _, bot = code.partition(":")
        if not verb:
            raise UnknownName("'without' lacks a verb: write without:burn, or without:burn:hunch")
        self.bent = Bent(shuns=(verb,))
        self.bot = bot_named(bot or "greedy")

    def choose(self, chair: Chair, dice: Dice) -> Option:
        game = bent_game(chair.game, self.bent)
        return self.bot.choose(Chair(game, chair.seat, chair.question, lambda: chair.view, chair.imagine), dice)
