"""The first lesson: two turns, from a Village found and a Rat in it to a Troll in the Ruins, the last of a hunt."""

from rulewright.games.elysia.rules.book import make_book
from rulewright.games.elysia.rules.position import Side, position
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.page.beginnings import Lesson, LessonStep
from rulewright.kernel.variant import OFFICIAL

BOOK = make_book(OFFICIAL)
MARCH, CHEST, RING, SWORD, WALL, CLAYMORE, RAT, TROLL, QUEST = (
    BOOK.cards[BOOK.keys[key]]
    for key in (
        "march", "treasure-chest", "silver-ring", "longsword", "shield-wall", "claymore", "rat", "troll", "huntsmaster",
    )
)  # fmt: skip
LEVELS = QUEST.between_two or QUEST.need
HUNTED = LEVELS - RAT.level - TROLL.level  # before the lesson: a Rat and a Troll are still missing
LEFT_OVER = TROLL.attack - WALL.defense


def start() -> State:
    """Algar, hunting with six cards, so that none stays undrawn; the rival is too far away to meddle."""
    return position(
        Side(
            "algar", deck=(), wild=RAT.attack, hunt=HUNTED,
            hand=("march", "treasure-chest", "silver-ring", "longsword", "shield-wall"),
        ),
        Side("tomyris", at=(-2, 0), hand=("ride", *("spoils",) * 4), deck=("spoils",) * 5, wild=0),
        tiles={
            (-3, 1): "plains", (-2, 0): "plains", (-1, 0): "forest", (0, -1): "plains", (1, -1): "forest",
            (2, -1): "plains", (2, 0): "ruins/forest",
        },
        map_deck=("village", "plains", "forest", "plains", "water"),
        exploration=("encounter", "scimitar", "raft", "treasure-chest"),
        encounter=("rat", "troll", "goblins"),
    )  # fmt: skip


LESSON = Lesson("Your first hunt", start, (
    LessonStep(
        "Play for Walk", f"Play March: it gives {MARCH.walk} Walk, steps on the map.", "play march",
        why="March first: click it in your hand.",
    ),
    LessonStep(
        "Play for Coin", f"Play the Treasure Chest for {CHEST.coin} Coin; the Silver Ring adds {RING.coin}.",
        "play treasure-chest", then=("0 play silver-ring",), why="The Treasure Chest: it holds the most Coin.",
    ),
    LessonStep(
        "Keep the rest", "Keep the other two cards for a fight, and go on to the move.", "finish",
        why="Keep these cards: your hand is your weapon and your health.",
    ),
    LessonStep(
        "Explore", "Step onto the empty place on the right: a new tile is laid there.", "step 1,0",
        then=("0 stop",), why="The gap between you and the Ruins, please.",
    ),
    LessonStep(
        "Defend", f"A Village, and a Rat in it strikes for {RAT.attack}! Your Wild can be anything: defend with it.",
        "wild-defense", then=("0 pass",), why="The Wild, please: you need your cards for more.",
    ),
    LessonStep(
        "Strike back",
        f"Blocked. One card a strike: the Longsword's {SWORD.attack} Attack exceeds its {RAT.defense} Defense.",
        "play longsword", why="The Longsword is your best Attack.",
    ),
    LessonStep(
        "Buy", f"The Rat is beaten, the Market open. Buy the Claymore for {CLAYMORE.cost} Coin.", "buy claymore",
        then=("0 finish", "0 done", "1 play ride", "1 finish", "1 step -3,1", "1 stop", "1 done"),
        why="You will need a great Attack soon: the Claymore.",
    ),
    LessonStep(
        "Use a Wild", "Played and bought cards come back to you. Spend a Wild to draw the last of them.", "wild-draw",
        why="First the Wild that the Rat left you: take a card for it.",
    ),
    LessonStep(
        "The quest",
        f"Quest {QUEST.name}: beat foes of {LEVELS} levels. You have {HUNTED + RAT.level}: play March, hunt on.",
        "play march", then=("0 finish",), why="March takes you there. Keep the others for the fight.",
    ),
    LessonStep(
        "Enter the Ruins", "Step into the Ruins on the right: something always waits there.", "step 2,0",
        then=("0 stop",), why="The Ruins, please: they lie next to you, on the right.",
    ),
    LessonStep(
        "Hold the line",
        f"A Troll strikes for {TROLL.attack}! The Shield Wall stops {WALL.defense}; the rest costs a card.",
        "play shield-wall", then=("0 pass", "0 drop silver-ring"), why="The Shield Wall is your best Defense.",
    ),
    LessonStep(
        "Win",
        f"{LEFT_OVER} card lost. Attack must exceed Defense {TROLL.defense}: the Claymore's {CLAYMORE.attack} does.",
        "play claymore", then=("0 pass",), why="Only the Claymore is strong enough.",
    ),
))  # fmt: skip
