"""What bots think: the value of a position, what is worth a thought, quick answers."""

from bench.champions.first.lytharian.consider import consider
from bench.champions.first.lytharian.hunch import hunch, idle
from bench.champions.first.lytharian.value import value
from rulewright.kernel.game import MindPart

MIND = MindPart(value=value, consider=consider, hunch=hunch, idle=idle, worlds=1, horizon=2)
