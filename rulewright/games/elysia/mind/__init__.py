"""What bots think of Ruins of Elysia."""

from rulewright.games.elysia.mind.consider import consider
from rulewright.games.elysia.mind.encoding import ENCODING
from rulewright.games.elysia.mind.hunch import hunch
from rulewright.games.elysia.mind.value import value
from rulewright.kernel.game import MindPart

MIND = MindPart(value=value, encoding=ENCODING, consider=consider, hunch=hunch, horizon=1)  # the rest of this turn
