"""What bots think of Normal Chess."""

from bench.champions.first.normal.answers import consider, hunch
from bench.champions.first.normal.value import value
from rulewright.kernel.game import MindPart

MIND = MindPart(value=value, consider=consider, hunch=hunch, horizon=2)
