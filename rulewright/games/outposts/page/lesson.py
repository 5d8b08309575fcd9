"""The first lesson: one turn, from the goal and the first mana to the fall of the rival's last Outpost."""

from rulewright.games.outposts.cards.atoms import Bolt
from rulewright.games.outposts.rules.book import make_book
from rulewright.games.outposts.rules.position import Post, Side, position
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.page.beginnings import Lesson, LessonStep
from rulewright.kernel.variant import OFFICIAL

BOOK = make_book(OFFICIAL)
CARDS = {card.key: card for card in BOOK.cards}
SKIRMISHER, FIREBOLT, GIANT, KNIGHT, PALISADE = (
    CARDS[key] for key in ("ash-skirmisher", "firebolt", "furnace-giant", "oathstone-knight", "palisade")
)
RULES = BOOK.rules
(BOLT,) = [each.n for each in FIREBOLT.effects if isinstance(each, Bolt)]
WALL = RULES.outpost_base_defense
LEFT = GIANT.attack - WALL  # what the last Outpost can still take: one blow of the Giant
GONE = Post(standing=False)
EACH = RULES.mana_per_outpost


def start() -> State:
    """The rival has one Outpost left, with one guard before it; the learner's third arrives as the turn begins."""
    last = Post(counters=RULES.outpost_health - LEFT, defenders=("gate-warden",))
    return position(
        Side(
            (Post(),) * (RULES.outposts_max - 1), reserve=("furnace-giant",), faction="ember",
            deck=("flame-lancer",) * 5 + ("torch-runner",), hand=("ash-skirmisher", "palisade", "firebolt"),
        ),
        Side((last, GONE, GONE), reserve=("oathstone-knight",), deck=("gate-warden",) * 6, faction="stone"),
    )  # fmt: skip


LESSON = Lesson("Your first assault", start, (
    LessonStep(
        "The goal", "Destroy every rival Outpost and you win: one is left. You need an army: play the Ash Skirmisher.",
        "play ash-skirmisher", why="The Ash Skirmisher, from your hand: the blue number is its price in mana.",
    ),
    LessonStep(
        "Mana",
        f"Each turn: {RULES.draw_per_turn} new cards, one more Outpost (up to {RULES.outposts_max}), {EACH} mana from "
        "each. You need more: burn a card.",
        "burn torch-runner", or_else=("burn flame-lancer",),
        why="The Torch Runner or the Flame Lancer: what else you hold is needed now. Choose it, then Burn.",
    ),
    LessonStep(
        "An upgrade",
        f"Upgrades make one Outpost stronger. Play the Palisade: {PALISADE.values}, for {PALISADE.cost} mana.",
        "play palisade", why="The Palisade, from your hand: it is an upgrade.",
    ),
    LessonStep(
        "Open or face-down",
        "On which Outpost? Open it works at once; face-down it is a surprise for who attacks there.",
        "place palisade 0 0",
        or_else=tuple(f"place palisade {i} {face}" for i in range(RULES.outposts_max) for face in (0, 1))[1:],
        why="Choose one of your own Outposts, then open or face-down. All of it is right.",
    ),
    LessonStep(
        "A spell", f"A Gate Warden guards the rival's Outpost. Clear the way: play Firebolt for {FIREBOLT.cost} mana.",
        "play firebolt", why="Firebolt is the spell in your hand.",
    ),
    LessonStep(
        "Whom?",
        f"Bolt {BOLT} destroys who has Health {BOLT} or less: the green number. Which rival creature will you hit?",
        "target gate-warden",
        but=(("target oathstone-knight",
              f"Its Health is {KNIGHT.health}: Bolt {BOLT} would do nothing. Compare the green numbers."),),
        why="Not your own creatures: one of the rival's.",
    ),
    LessonStep(
        "Crystals",
        f"{RULES.crystals_to_win} Mana Crystals, {RULES.crystal_price} mana each, win too: burned cards help to pay. "
        "Your mana is spent: press Done playing.",
        "end", why="Nothing more can be paid: press Done playing.",
    ),
    LessonStep(
        "Who attacks?",
        f"The wall alone has Defense {WALL}. Who has more Attack, the red number? Form a group: up to "
        f"{RULES.attackers_per_group} attack together.",
        "join furnace-giant 0",
        but=(("join ash-skirmisher 0",
              f"Attack {SKIRMISHER.attack} is less than Defense {WALL}: nothing would get through. Who is stronger?"),),
        why="Choose a creature in your Reserve, then New group.",
    ),
    LessonStep(
        "Who guards?", "Guards add their Defense, and strike back. Let the Ash Skirmisher guard: which Outpost?",
        "guard ash-skirmisher 0",
        or_else=tuple(f"guard ash-skirmisher {i}" for i in range(1, RULES.outposts_max)),
        why="The Ash Skirmisher, then one of your own Outposts.",
    ),
    LessonStep(
        "Attack",
        f"Attack {GIANT.attack} minus Defense {WALL} leaves {LEFT}, and the Outpost has {LEFT} life left. Attack!",
        "take", why="To keep the peace would waste all this.",
    ),
    LessonStep(
        "Break the wall",
        "Damage on an Outpost stays: put all of it there, and you win. A real game begins with a pick of Silver cards.",
        f"hit {LEFT}", why="All of it: nothing else is there to hit.",
    ),
))  # fmt: skip
