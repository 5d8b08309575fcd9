"""What bots think in Seekers."""

from rulewright.games.seekers.mind.consider import consider
from rulewright.games.seekers.mind.encoding import ENCODING
from rulewright.games.seekers.mind.hunch import hunch, idle
from rulewright.games.seekers.mind.value import value
from rulewright.kernel.game import MindPart

MIND = MindPart(
    value=value,
    encoding=ENCODING,
    consider=consider,
    hunch=hunch,
    idle=idle,
    worlds=1,
    horizon=1,  # what the next turn brings is mostly dice
)
