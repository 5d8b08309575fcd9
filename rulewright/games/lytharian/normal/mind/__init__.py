"""What bots think of Normal Chess."""

from rulewright.games.lytharian.normal.mind.answers import consider, hunch
from rulewright.games.lytharian.normal.mind.encoding import ENCODING
from rulewright.games.lytharian.normal.mind.foresee import foresee
from rulewright.games.lytharian.normal.mind.value import value
from rulewright.kernel.game import MindPart

MIND = MindPart(
    value=value, encoding=ENCODING, consider=consider, hunch=hunch, foresee=foresee, worlds=1
)  # fmt: skip
