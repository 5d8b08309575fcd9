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
SEED = 1  # by which the cards are drawn again that the second turn needs
LEFT_OVER = TROLL.attack - WALL.defense


def start() -> State:
    """Algar, hunting; the rival is too far away to meddle."""
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
        seed=SEED,
    )  # fmt: skip


LESSON = Lesson("Your first hunt", start, (
    LessonStep(
        "Your quest",
        f"You win by beating foes worth {LEVELS} levels; you have {HUNTED}. "
        f"Play March: {MARCH.walk} Walk, {MARCH.walk} steps on the map.",
        "play march", why="March first: click it in your hand.",
    ),
    LessonStep(
        "Play for Coin", f"Coin buys better cards in a Village. The Treasure Chest gives {CHEST.coin}: play it.",
        "play treasure-chest", why="The Treasure Chest: it holds the most Coin.",
    ),
    LessonStep(
        "A little more", f"The Silver Ring adds {RING.coin} Coin: play it, too.", "play silver-ring",
        why="The Silver Ring: the others are for a fight.",
    ),
    LessonStep(
        "Keep the rest", "Cards left in hand are your health and your weapons: keep these two, and start walking.",
        "finish", why="Keep these cards: your hand is your weapon and your health.",
    ),
    LessonStep(
        "Explore", "Step onto the empty place on the right: a new tile is laid there.", "step 1,0",
        then=("0 stop",), why="The gap between you and the Ruins, please.",
    ),
    LessonStep(
        "Defend",
        f"A Village, and a Rat: it strikes first, for {RAT.attack}. "
        "A Wild, the star, can be anything: defend with it.",
        "wild-defense", then=("0 pass",), why="The Wild, please: you need your cards for more.",
    ),
    LessonStep(
        "Strike back",
        f"Blocked. One card a strike: which Attack exceeds the Rat's Defense {RAT.defense}? A tie does nothing.",
        "play longsword", why="The Longsword is your best Attack.",
        but=(("play shield-wall", f"Its Attack {WALL.attack} is a tie, and does nothing: the Longsword, please."),),
    ),
    LessonStep(
        "Buy",
        "Beaten: a Wild as Reward, one for saving a Village, and Light, the sun. "
        f"Buy the Claymore: {CLAYMORE.cost} Coin.",
        "buy claymore",
        then=("0 finish", "0 done", "1 play ride", "1 finish", "1 step -3,1", "1 stop", "1 done"),
        why="You will need a great Attack soon: the Claymore.",
    ),
    LessonStep(
        "Go on",
        "Your turn ended, you drew new cards, your rival moved. "
        f"{HUNTED + RAT.level} of {LEVELS} levels are done. March again.",
        "play march", then=("0 finish",), why="March takes you there. Keep the others for the fight.",
    ),
    LessonStep(
        "Enter the Ruins", "Step into the Ruins on the right: something always waits there.", "step 2,0",
        then=("0 stop",), why="The Ruins, please: they lie next to you, on the right.",
    ),
    LessonStep(
        "Hold the line",
        f"A Troll strikes for {TROLL.attack}! Shield Wall and a Wild stop that; else it costs cards, of your choice.",
        "play shield-wall", then=("0 wild-defense",) * LEFT_OVER + ("0 pass",),
        why="The Shield Wall is your best Defense.",
    ),
    LessonStep(
        "Win",
        f"Nothing lost. Its Defense is {TROLL.defense}, its level {TROLL.level}, "
        f"and {TROLL.level} are missing: strike, and win.",
        "play claymore", then=("0 pass",), why=f"Only the Claymore is strong enough: Attack {CLAYMORE.attack}.",
        but=(("play longsword", f"Its Attack {SWORD.attack} does not exceed {TROLL.defense}: the Claymore, please."),),
    ),
))  # fmt: skip
