"""The first lesson: one turn, from mana to the fall of the rival's last Outpost."""

from rulewright.games.outposts.rules.book import make_book
from rulewright.games.outposts.rules.position import Post, Side, position
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.page.beginnings import Lesson, LessonStep
from rulewright.kernel.variant import OFFICIAL

BOOK = make_book(OFFICIAL)
CARDS = {card.key: card for card in BOOK.cards}
SKIRMISHER, FIREBOLT, KNIGHT, WARDEN = (
    CARDS[key] for key in ("ash-skirmisher", "firebolt", "salamander-knight", "gate-warden")
)
WALL = BOOK.rules.outpost_base_defense
LEFT = KNIGHT.attack - WALL  # what the last Outpost can still take: one blow of the Knight
GONE = Post(standing=False)


def start() -> State:
    """The rival has one Outpost left, and one guard before it."""
    last = Post(counters=BOOK.rules.outpost_health - LEFT, defenders=("gate-warden",))
    return position(
        Side(
            (Post(), Post(), GONE), reserve=("salamander-knight",), deck=("flame-lancer",) * 6, faction="ember",
            hand=("cinder-whelp", "firebolt", "ash-skirmisher", "torch-runner"),
        ),
        Side((last, GONE, GONE), deck=("gate-warden",) * 6, faction="stone"),
    )  # fmt: skip


LESSON = Lesson("Your first assault", start, (
    LessonStep(
        "Burn for mana", "Who destroys every rival Outpost wins; one is left. You lack mana: burn the Torch Runner.",
        "burn torch-runner", why="Click the Torch Runner in your hand and choose to burn it.",
    ),
    LessonStep(
        "Play a creature", f"Play the Ash Skirmisher for {SKIRMISHER.cost} mana. It comes to your reserve.",
        "play ash-skirmisher", why="The Ash Skirmisher, from your hand.",
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
        "Form a group", f"Send the Salamander Knight, Attack {KNIGHT.attack}, into an attacking group.",
        "join salamander-knight 0", why="The Salamander Knight attacks; drag it to the group, or choose it.",
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
