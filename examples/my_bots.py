"""A bot of one's own. It is named by its import path wherever bots are:

    rulewright sim shells --seats examples.my_bots:Hoarder,random --games 20
    rulewright play shells --seats me,examples.my_bots:Hoarder

On the page it can be met at a server that is started with it: see docs/bot-authors.md.
"""

from rulewright.bots import Chair
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Option


class Hoarder:
    """Ends its turn as soon as it may, and keeps what it has."""

    def choose(self, chair: Chair, dice: Dice) -> Option:
        options = chair.question.options
        passive = [option for option in options if option.verb in ("end", "keep", "pass")]
        return passive[0] if passive else options[dice.below(len(options))]
