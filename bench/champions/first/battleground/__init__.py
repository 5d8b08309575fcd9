"""What bots think of Battleground: what a position is worth, what to look at, quick answers."""

from bench.champions.first.battleground.consider import consider
from bench.champions.first.battleground.hunch import hunch
from bench.champions.first.battleground.value import value
from rulewright.kernel.game import MindPart

MIND = MindPart(value=value, consider=consider, hunch=hunch, horizon=1)  # value itself foresees the battle after it
