"""What bots think of Normal Chess."""

from rulewright.games.lytharian.normal.mind.answers import consider, hunch
from rulewright.games.lytharian.normal.mind.value import value
from rulewright.kernel.game import MindPart

MIND = MindPart(value=value, consider=consider, hunch=hunch, horizon=2)
