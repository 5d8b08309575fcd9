"""What bots think of Ruins of Elysia."""

from bench.champions.first.elysia.consider import consider
from bench.champions.first.elysia.hunch import hunch
from bench.champions.first.elysia.value import value
from rulewright.kernel.game import MindPart

MIND = MindPart(value=value, consider=consider, hunch=hunch, horizon=1)  # the rest of this turn
