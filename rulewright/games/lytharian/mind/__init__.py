"""What bots think: the value of a position, what is worth a thought, quick answers."""

from rulewright.games.lytharian.mind.consider import consider
from rulewright.games.lytharian.mind.encoding import ENCODING
from rulewright.games.lytharian.mind.hunch import hunch, idle
from rulewright.games.lytharian.mind.value import value
from rulewright.kernel.game import MindPart

MIND = MindPart(value=value, encoding=ENCODING, consider=consider, hunch=hunch, idle=idle, worlds=1, horizon=2)
