"""The Seekers as somebody to be, and the ways to play."""

from rulewright.games.seekers.cards import OFFICIAL_CARDS
from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.cards.card import ATTRIBUTES
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.verbs import ARMORY
from rulewright.kernel.page.beginnings import Mode, Portrait, scaled
from rulewright.kernel.question import Option, Question

WORDS = {
    "mara": ("Knives, smoke, and gone again.", "Stay close, cut, and slip out of sight before the answer comes.", 2),
    "theron": ("Fire first, questions later.", "Keep your distance and burn. Nearly every card says whom it hits and "
               "how hard.", 1),
    "halvard": ("An oath, a shield, a hammer.", "Walk up and stay there. You heal, you guard, you hit back.", 1),
    "vexia": ("Every favour has its price.", "You pay with your own life for what others can't afford. Count well.", 3),
    "isolde": ("Snow that remembers no footprint.", "Slow them, hold them, and let the cold do the rest.", 2),
    "brakka": ("Through the wall, with you in it.", "Push foes into walls and into each other. Come close, and stay "
               "close.", 1),
    "orin": ("He answers before you have asked.", "Counter what matters and let the rest pass. Patience wins.", 3),
    "nessa": ("The garden has thorns.", "Root them, hedge them in, and grow stronger every turn.", 2),
    "night-market": ("Nessa once more, with a bow and a bag of odd wares.", "Poison first, then keep away from them "
                     "until it has done its work.", 3),
}  # fmt: skip
FIRST = "theron"
_CARDS = {card.key: card for card in OFFICIAL_CARDS}
_BARS = scaled({key: dict(zip(ATTRIBUTES, _CARDS[each.seeker].stats, strict=True)) for key, each in ARMORIES.items()})


def _portrait(key: str) -> Portrait:
    armory = ARMORIES[key]
    line, plays, effort = WORDS[key]
    company = tuple((f"seekers/{each}", _CARDS[each].name) for each in armory.equipment)
    name, _, title = armory.name.partition(": ")
    picture = armory.seeker
    if key != armory.seeker:  # a Seeker's second Armory goes by its own name and its weapon
        name, picture = title, armory.equipment[0]
    plays = f"{plays} Power: {_CARDS[armory.seeker].text}"
    return Portrait(key, name, line, f"seekers/{picture}", plays, effort, key == FIRST, _BARS[key], company)


PORTRAITS = tuple(_portrait(key) for key in ARMORIES)


def portrait(view: State, question: Question, option: Option) -> Portrait | None:
    """The Seeker that an option chooses."""
    return PORTRAITS[ARMORY.of(option)[0]] if option.verb == ARMORY.name else None


MODES = (
    Mode(Portrait("duel", "Duel", "One Seeker against one. The last one standing wins.", "seekers/map/crypt"),
         seats=range(2, 3)),
    Mode(Portrait("match", "Best of three", "The first to win two games; between them the Sideboard helps out.",
                  "seekers/map/forge"), (("match_games", 3),), seats=range(2, 3)),
    Mode(Portrait("many", "Three or four", "All against all, or two and two: four Seekers play in teams.",
                  "seekers/mode/many"), seats=range(3, 5)),
)  # fmt: skip
