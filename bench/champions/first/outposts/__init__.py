"""What bots think of Outposts."""

from bench.champions.first.outposts.consider import consider, hunch
from bench.champions.first.outposts.value import value
from rulewright.kernel.game import MindPart

MIND = MindPart(value=value, consider=consider, hunch=hunch, horizon=3)
