"""The bot that thinks of nothing: it takes the game's quick answer, by what its seat sees."""

from rulewright.bots.chair import Chair
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Option


class HunchBot:
    """The policy of playouts as a bot: weak, but a game takes it hundredths of a second, so the lab plays thousands."""

    def choose(self, chair: Chair, dice: Dice) -> Option:
        return chair.game.mind.hunch(chair.view, chair.seat, chair.question.options, (dice.bits() >> 11) / 2**53)
