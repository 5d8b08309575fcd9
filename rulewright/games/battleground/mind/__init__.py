"""What bots think of Battleground: what a position is worth, what to look at, quick answers."""

from rulewright.games.battleground.mind.consider import consider
from rulewright.games.battleground.mind.encoding import ENCODING
from rulewright.games.battleground.mind.hunch import hunch
from rulewright.games.battleground.mind.value import value
from rulewright.kernel.game import MindPart

MIND = MindPart(
    value=value, encoding=ENCODING, consider=consider, hunch=hunch, horizon=1
)  # value itself foresees the battle after it
