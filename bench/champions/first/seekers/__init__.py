"""What bots think in Seekers."""

from bench.champions.first.seekers.consider import consider
from bench.champions.first.seekers.hunch import hunch, idle
from bench.champions.first.seekers.value import value
from rulewright.kernel.game import MindPart

MIND = MindPart(
    value=value,
    consider=consider,
    hunch=hunch,
    idle=idle,
    worlds=1,
    horizon=1,  # what the next turn brings is mostly dice
)
