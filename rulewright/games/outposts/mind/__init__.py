"""What bots think of Outposts."""

from rulewright.games.outposts.mind.consider import consider, hunch
from rulewright.games.outposts.mind.value import value
from rulewright.kernel.game import MindPart

MIND = MindPart(value=value, consider=consider, hunch=hunch, horizon=3)
