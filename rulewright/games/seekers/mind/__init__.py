"""What bots think in Seekers."""

from pathlib import Path

from rulewright.games.seekers.mind.consider import consider
from rulewright.games.seekers.mind.encoding import ENCODING
from rulewright.games.seekers.mind.hunch import hunch, idle
from rulewright.games.seekers.mind.traits import NAMES, WITHOUT, traits
from rulewright.games.seekers.mind.value import value
from rulewright.games.seekers.rules import verbs
from rulewright.games.seekers.rules.state import Player
from rulewright.kernel.game import Bent, MindPart
from rulewright.kernel.minds.learned import Learned

LEARNED = Learned(Path(__file__).parent, value, Player, traits, NAMES, WITHOUT)
SPECIALISTS = {
    "rush": Bent(likes=(verbs.ACTIVATE.name,), shuns=(verbs.CHANNEL.name,)),
    "turtle": Bent(shuns=(verbs.MOVE.name, verbs.ACTIVATE.name)),
    "shard": Bent(likes=(verbs.CHANNEL.name,)),
}
TEMPERAMENTS = {
    "bold": SPECIALISTS["rush"], "patient": SPECIALISTS["turtle"], "acquisitive": SPECIALISTS["shard"],
}  # fmt: skip
MIND = MindPart(
    leeway=0.25,
    encoding=ENCODING,
    consider=consider,
    hunch=hunch,
    idle=idle,
    learned=LEARNED,
    specialists=SPECIALISTS,
    temperaments=TEMPERAMENTS,
    passive=tuple(each.name for each in (verbs.PASS, verbs.STOP, verbs.NO)),
    horizon=3,
    every=2,  # what an enemy's turn brings is mostly dice
)
