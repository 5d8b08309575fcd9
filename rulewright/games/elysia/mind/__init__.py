"""What bots think of Ruins of Elysia."""

from pathlib import Path

from rulewright.games.elysia.mind.consider import consider
from rulewright.games.elysia.mind.encoding import ENCODING
from rulewright.games.elysia.mind.hunch import hunch
from rulewright.games.elysia.mind.traits import NAMES, traits
from rulewright.games.elysia.mind.value import together, value
from rulewright.games.elysia.rules import verbs
from rulewright.games.elysia.rules.state import Player
from rulewright.kernel.game import Bent, MindPart
from rulewright.kernel.minds.learned import Learned

WITHOUT = (  # no amount of anything, or a way to one Quest alone: its worth depends on all of the way ("outlook")
    "used",
    "ended",
    "out",
    "net",
    "hunt",
    "placed",
    "villages",
    "deck",
    "discard",
    "played",
    "owned",
    "wild",
    "done",
)
LEARNED = Learned(Path(__file__).parent, value, Player, traits, NAMES, without=WITHOUT, together=together)
SPECIALISTS = {
    "merchant": Bent(
        likes=(verbs.PRINCE.name, verbs.BUY.name), shuns=(verbs.TARGET_NPC.name, verbs.TARGET_PLAYER.name)
    ),
    "hunter": Bent(likes=(verbs.TARGET_NPC.name, verbs.FIGHT.name)),
    "raider": Bent(likes=(verbs.TARGET_PLAYER.name, verbs.FIGHT.name)),
}
TEMPERAMENTS = {
    "bold": SPECIALISTS["raider"],
    "patient": Bent(shuns=(verbs.TARGET_NPC.name, verbs.TARGET_PLAYER.name)),
    "acquisitive": SPECIALISTS["merchant"],
}
MIND = MindPart(
    leeway=0.12,
    encoding=ENCODING,
    consider=consider,
    hunch=hunch,
    learned=LEARNED,
    specialists=SPECIALISTS,
    temperaments=TEMPERAMENTS,
    passive=tuple(each.name for each in (verbs.PASS, verbs.DONE, verbs.END, verbs.NO, verbs.STOP)),
    finals=3,
    horizon=4,
)
