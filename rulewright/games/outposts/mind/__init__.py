"""What bots think of Outposts."""

from pathlib import Path

from rulewright.games.outposts.mind.consider import consider
from rulewright.games.outposts.mind.encoding import ENCODING
from rulewright.games.outposts.mind.hunch import hunch
from rulewright.games.outposts.mind.traits import COUNTED, NAMES, traits
from rulewright.games.outposts.mind.value import value
from rulewright.games.outposts.rules import verbs
from rulewright.games.outposts.rules.state import Player
from rulewright.kernel.game import Bent, MindPart
from rulewright.kernel.minds.learned import Learned, counted_names

NO_AMOUNTS = [name for name in counted_names(Player) if name not in COUNTED]
LEARNED = Learned(Path(__file__).parent, value, Player, traits, NAMES, without=NO_AMOUNTS)
SPECIALISTS = {
    "rush": Bent(likes=(verbs.JOIN.name,), shuns=(verbs.GUARD.name, verbs.CRYSTAL.verb)),
    "turtle": Bent(likes=(verbs.GUARD.name,), shuns=(verbs.JOIN.name,)),
    "economy": Bent(likes=(verbs.CRYSTAL.verb,), shuns=(verbs.JOIN.name, verbs.BURN.name)),
}
TEMPERAMENTS = {
    "bold": SPECIALISTS["rush"], "patient": SPECIALISTS["turtle"], "acquisitive": SPECIALISTS["economy"],
}  # fmt: skip
MIND = MindPart(
    encoding=ENCODING,
    consider=consider,
    hunch=hunch,
    learned=LEARNED,
    specialists=SPECIALISTS,
    temperaments=TEMPERAMENTS,
    passive=(verbs.END.verb, verbs.SKIP.verb, verbs.DECLINE.verb),
    horizon=6,
)
