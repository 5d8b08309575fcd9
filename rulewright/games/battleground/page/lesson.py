"""The first lesson: three lanes, four cards, a rival who is nearly beaten."""

from rulewright.games.battleground.cards import BOARDS
from rulewright.games.battleground.rules.book import make_book
from rulewright.games.battleground.rules.position import Side, position
from rulewright.games.battleground.rules.state import State
from rulewright.kernel.page.beginnings import Lesson, LessonStep
from rulewright.kernel.variant import Variant

SMALL = Variant("lesson", {"lanes": 3})
BOOK = make_book(SMALL)
GUARD, ARCHER, KNIGHT, IMP, GHOUL = (
    BOOK.cards[BOOK.face(key)] for key in ("guard", "archer", "knight", "imp", "ghoul")
)
SMITE_COST = sum(n for _, n in BOOK.cards[BOOK.face("smite")].pay)
STEPS = BOOK.rules.track_steps
RIVAL_LIFE = KNIGHT.attack  # one blow of the Knight
POWER = BOARDS[0].paths[0][1][0]  # the Paladin's first on the Sword path


def start() -> State:
    """The learner's Knight is on its way; an Imp and a Ghoul come the other way."""
    return position(
        Side("paladin", hand=("guard", "archer", "smite", "charge"), units={"c2": "knight"}, pool="WWWUSSS"),
        Side("warlock", hand=("hellhound",), units={"a3": "imp", "b4": "ghoul"}, pool="PPRSS", life=RIVAL_LIFE),
        variant=SMALL,
    )


LESSON = Lesson("Your first battle", start, (
    LessonStep(
        "Play a soldier",
        f"Play the Guard: {GUARD.attack} Attack, {GUARD.hp} life. If it dies, the card returns to your hand.",
        "muster guard",
        why="The Guard first: click the card in your hand, then the gold button.",
    ),
    LessonStep(
        "Choose its lane", "Place it in the middle lane. Units march away from you.", "field b1",
        why="The middle lane, please: that is where the Ghoul comes.",
    ),
    LessonStep(
        "Cast a spell",
        f"An Imp comes on the left. Take Smite: its {SMITE_COST} white orbs are back {STEPS} turns later.",
        "cast smite",
        why="Smite is the spell in your hand; it hurts Demons most.",
    ),
    LessonStep(
        "Aim it", f"Now click the Imp. It has {IMP.hp} life, and Smite hits Demons hard.", "at a3",
        why=f"The Ghoul has {GHOUL.hp} life and would survive. The Imp would not.",
    ),
    LessonStep(
        "March", "The Imp is gone. Green arrows foretell how your units march: end the phase.", "pass",
        then=("0 advance c2", "0 advance b1", "0 attack c3", "0 attack b2", "0 pass", "1 pass", "1 attack b4",
              "1 pass"),
        why="Nothing else to do just now: end the phase.",
    ),
    LessonStep(
        "Shoot over a friend",
        "Red circles foretell damage to the Ghoul. Play the Archer: she shoots past the Guard.",
        "muster archer", then=("0 field b1",), why="The Archer, from your hand.",
    ),
    LessonStep(
        "Prepare in secret",
        "Smite is back in your hand, its orbs are not. Prepare it: it lies face down until it is charged.",
        "prepare smite", why="Click Smite and choose to prepare it: you can't pay for it now.",
    ),
    LessonStep(
        "Charge it",
        f"Smite waits by your portrait. With {SMITE_COST} white orbs on it you may cast it in their turn.",
        "charge 1 W", why="The charge first: click the slot in which Smite lies.",
    ),
    LessonStep(
        "Battle", "End the phase and fight: the Knight strikes the Ghoul's side. Who is hit does not strike back.",
        "pass", then=("0 attack c3",),
        why="All is prepared: end the phase.",
    ),
    LessonStep(
        "Finish it", f"It took {KNIGHT.attack} damage of {GHOUL.hp}. Let the Guard attack as well.", "attack b2",
        then=("0 attack b1",), why="Attack: one more blow and the Ghoul falls.",
    ),
    LessonStep(
        "Level up", f"Battles and kills brought experience, and that a new level: choose a power. Take {POWER.name}.",
        "token sword",
        then=("0 pass", "1 pass", "1 pass"), why=f"The power first: press the button that says {POWER.name}.",
    ),
    LessonStep(
        "Break through", f"The way is free. Your rival has {RIVAL_LIFE} life: end the phase, and the Knight strikes.",
        "pass", then=("0 attack c4",), why="End the phase, and see what your Knight does.",
    ),
), variant=SMALL)  # fmt: skip
