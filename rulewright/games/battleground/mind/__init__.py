"""What bots think of Battleground: what a position is worth, what to look at, quick answers."""

from pathlib import Path

from rulewright.games.battleground.mind.consider import consider
from rulewright.games.battleground.mind.encoding import ENCODING
from rulewright.games.battleground.mind.hunch import hunch
from rulewright.games.battleground.mind.traits import NAMES, traits
from rulewright.games.battleground.mind.value import Glance, value
from rulewright.games.battleground.rules import verbs
from rulewright.games.battleground.rules.state import Player
from rulewright.kernel.game import Bent, MindPart
from rulewright.kernel.minds.learned import Learned, counted_names

LEARNED = Learned(
    Path(__file__).parent, value, Player, traits, NAMES, without=counted_names(Player), glance=Glance
)  # only the game's own traits: see `traits`  # fmt: skip
SPECIALISTS = {
    "rush": Bent(likes=(verbs.MUSTER.name,), shuns=(verbs.DEFEND.name, verbs.PREPARE.name, verbs.CHARGE.name)),
    "turtle": Bent(likes=(verbs.DEFEND.name,), shuns=(verbs.ADVANCE.name,)),
    "caster": Bent(likes=(verbs.CAST.name,), shuns=(verbs.MUSTER.name,)),
}
TEMPERAMENTS = {
    "bold": SPECIALISTS["rush"], "patient": SPECIALISTS["turtle"], "acquisitive": SPECIALISTS["caster"],
}  # fmt: skip
MIND = MindPart(
    leeway=0.15,
    encoding=ENCODING,
    consider=consider,
    hunch=hunch,
    learned=LEARNED,
    specialists=SPECIALISTS,
    temperaments=TEMPERAMENTS,
    passive=(verbs.PASSING.name, verbs.STOPPING.name),
    horizon=4,
    worlds=2,
    finals=6,
)
