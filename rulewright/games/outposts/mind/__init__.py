"""What bots think of Outposts."""

from pathlib import Path

from rulewright.games.outposts.mind.consider import consider
from rulewright.games.outposts.mind.encoding import ENCODING
from rulewright.games.outposts.mind.hunch import hunch
from rulewright.games.outposts.mind.traits import NAMES, traits
from rulewright.games.outposts.mind.value import value
from rulewright.games.outposts.rules.state import Player
from rulewright.kernel.game import MindPart
from rulewright.kernel.minds.learned import Learned

LEARNED = Learned(Path(__file__).parent, value, Player, traits, NAMES)
MIND = MindPart(value=LEARNED.value, encoding=ENCODING, consider=consider, hunch=hunch, learned=LEARNED, horizon=3)
