"""The first lesson: one turn, from a drafted card, a Crystal and mana to the fall of the rival's last Outpost."""

from rulewright.games.outposts.cards.atoms import GainMana
from rulewright.games.outposts.rules.book import make_book
from rulewright.games.outposts.rules.position import Post, Side, position
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.page.beginnings import Lesson, LessonStep
from rulewright.kernel.variant import OFFICIAL

BOOK = make_book(OFFICIAL)
CARDS = {card.key: card for card in BOOK.cards}
SKIRMISHER, FIREBOLT, GIANT, WARDEN, PALISADE = (
    CARDS[key] for key in ("ash-skirmisher", "firebolt", "furnace-giant", "gate-warden", "palisade")
)
RULES = BOOK.rules
(PAYDAY,) = [each.n for each in CARDS["payday"].effects if isinstance(each, GainMana)]
SPENT = RULES.crystal_price + SKIRMISHER.cost + PALISADE.cost + FIREBOLT.cost
SAVED = SPENT - 2 * RULES.mana_per_outpost - PAYDAY - RULES.burn_card_mana  # what is there before the income of two
WALL = RULES.outpost_base_defense
LEFT = GIANT.attack - WALL  # what the last Outpost can still take: one blow of the Giant
GONE = Post(standing=False)


def start() -> State:
    """The rival has one Outpost left, and one guard before it."""
    last = Post(counters=BOOK.rules.outpost_health - LEFT, defenders=("gate-warden",))
    return position(
        Side(
            (Post(), Post(), GONE), reserve=("furnace-giant",), deck=("flame-lancer",) * 6, faction="ember",
            hand=("payday", "firebolt", "ash-skirmisher", "torch-runner", "palisade"), mana=SAVED,
        ),
        Side((last, GONE, GONE), deck=("gate-warden",) * 6, faction="stone"),
    )  # fmt: skip


LESSON = Lesson("Your first assault", start, (
    LessonStep(
        "Silver cards",
        f"Before a game you draft Silver cards into your deck. Payday is one: play it for {PAYDAY} mana.",
        "play payday", why="Payday, from your hand: it costs nothing.",
    ),
    LessonStep(
        "Mana Crystals",
        f"{RULES.crystals_to_win} Mana Crystals win; so does the fall of every rival Outpost. "
        f"Buy one for {RULES.crystal_price} mana.",
        "crystal", why=f"The Mana Crystal first: it is the sign with {RULES.crystal_price} beside your name.",
    ),
    LessonStep(
        "Burn for mana", "Any card can be burned for mana. You need one more this turn: burn the Torch Runner.",
        "burn torch-runner", why="Click the Torch Runner in your hand and choose to burn it.",
    ),
    LessonStep(
        "Play a creature", f"Play the Ash Skirmisher for {SKIRMISHER.cost} mana. It comes to your reserve.",
        "play ash-skirmisher", why="The Ash Skirmisher, from your hand.",
    ),
    LessonStep(
        "Build an upgrade",
        "Upgrades stay on an Outpost, open or face-down. Build the Palisade: it defends your first one.",
        "play palisade", then=("0 place palisade 0 0",), why="The Palisade, from your hand: it is an upgrade.",
    ),
    LessonStep(
        "Cast a spell", f"One mana is left: Firebolt costs {FIREBOLT.cost}.", "play firebolt",
        why="Firebolt is the spell in your hand.",
    ),
    LessonStep(
        "Aim it", f"The Gate Warden guards the last Outpost. It has {WARDEN.health} health: bolt it.",
        "target gate-warden", why="Not your own creatures: the Gate Warden stands in your way.",
    ),
    LessonStep(
        "Prepare for war", "The Outpost stands open. Go on to prepare your war.", "end",
        why="Nothing more can be paid: go on.",
    ),
    LessonStep(
        "Form a group", f"Send the Furnace Giant, Attack {GIANT.attack}, into an attacking group.",
        "join furnace-giant 0", why="The Furnace Giant attacks; drag it to the group, or choose it.",
    ),
    LessonStep(
        "Leave a guard", "Let the Ash Skirmisher guard your first Outpost: your rival may strike back.",
        "guard ash-skirmisher 0", why="The Ash Skirmisher has just come: it stays home and guards.",
    ),
    LessonStep(
        "Attack", "Now attack: that ends a turn. Your group goes for the only Outpost that is left.", "take",
        why="Skipping the attack would waste all this.",
    ),
    LessonStep(
        "Break the wall",
        f"The Outpost's own defense takes {WALL} off. It can take {LEFT} more: put all of it there, and you have won.",
        f"hit {LEFT}", why="All of it: nothing else is there to hit.",
    ),
))  # fmt: skip
