"""What bots think: the value of a position, what is worth a thought, quick answers."""

from pathlib import Path

from rulewright.games.lytharian.mind.appraisal import Force
from rulewright.games.lytharian.mind.consider import consider
from rulewright.games.lytharian.mind.encoding import ENCODING
from rulewright.games.lytharian.mind.hunch import hunch, idle
from rulewright.games.lytharian.mind.traits import NAMES, traits
from rulewright.games.lytharian.mind.value import value
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.state import Player
from rulewright.kernel.game import Bent, MindPart
from rulewright.kernel.minds.learned import Learned

LEARNED = Learned(Path(__file__).parent, value, Player, traits, NAMES, glance=Force)
SPECIALISTS = {
    "rush": Bent(likes=(verbs.ATTACK.name,)),
    "turtle": Bent(shuns=(verbs.ATTACK.name,)),
    "economy": Bent(likes=(verbs.CHARGE.verb,), shuns=(verbs.CAST.name, verbs.ATTACH.name)),
}
TEMPERAMENTS = {
    "bold": SPECIALISTS["rush"], "patient": SPECIALISTS["turtle"], "acquisitive": SPECIALISTS["economy"],
}  # fmt: skip
MIND = MindPart(
    leeway=0.25,
    encoding=ENCODING, consider=consider, hunch=hunch, idle=idle, learned=LEARNED,
    specialists=SPECIALISTS, temperaments=TEMPERAMENTS, worlds=2, horizon=2,
    passive=tuple(each.verb for each in (verbs.PASS, verbs.DONE, verbs.SKIP, verbs.STOP, verbs.NONE, verbs.NO)),
)  # fmt: skip
