"""The Characters as somebody to be, and the ways to play."""

from rulewright.games.elysia.cards.characters import CHARACTERS, Character
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.rules.verbs import CHARACTER
from rulewright.kernel.page.beginnings import Mode, Portrait, scaled
from rulewright.kernel.question import Option, Question

WORDS = {
    "algar": ("Stands where others run: fights best.",
              "Strong in every fight. Look for Monsters early, and let their prizes pay your way.", 1),
    "tomyris": ("First over every hill: walks far.",
                "You ride far and shoot well. See the map before the others do.", 1),
    "imhotep": ("Mends what others break: draws many cards.",
                "You draw more cards and shake off wounds. Slow, and hard to stop.", 2),
    "ravenna": ("Your purse, her hands: rich early.",
                "You are rich early, and a fight that you begin goes your way.", 3),
    "zhao-lin": ("Plans before breakfast: draws what is needed.",
                 "You know what lies ahead and draw what you need. Plan your road.", 2),
    "vega": ("From far away: at home in rough land.",
             "Bad country hardly slows you. Explore, and leave fights by the back door.", 2),
}  # fmt: skip
FIRST = "algar"


def _figures(character: Character) -> dict[str, float]:
    cards = [card for copies, card in character.cards for _ in range(copies)]
    return {
        "Walk": sum(card.walk for card in cards),
        "Coin": sum(card.coin for card in cards),
        "Attack": sum(card.attack for card in cards),
        "Defense": sum(card.defense for card in cards),
    }


_BARS = scaled({each.key: _figures(each) for each in CHARACTERS})
PORTRAITS = tuple(
    Portrait(each.key, each.name, WORDS[each.key][0], f"elysia/{each.key}",
             f"{each.title.capitalize()}. {WORDS[each.key][1]}", WORDS[each.key][2], each.key == FIRST, _BARS[each.key],
             tuple((f"elysia/{card.key}", card.name) for _, card in each.cards[:3]))
    for each in CHARACTERS
)  # fmt: skip


def portrait(view: State, question: Question, option: Option) -> Portrait | None:
    """The Character that an option chooses."""
    return PORTRAITS[CHARACTER.of(option)[0] % len(PORTRAITS)] if option.verb == CHARACTER.name else None


MODES = (
    Mode(Portrait("destiny", "Choose your destiny", "Each for themselves: whoever first completes a Main Quest wins.",
                  "elysia/village", effort=2), seats=range(2, 9)),
    Mode(Portrait("alone", "Hero's Quest, alone", "You against the Corrupted Hero, before time runs out.",
                  "elysia/fortress", effort=2), (("scenario", "hero"),), seats=range(1, 2)),
    Mode(Portrait("hero", "Hero's Quest, rivals", "The Corrupted Hero threatens everybody; one may still win alone.",
                  "elysia/dark-lord", effort=3), (("scenario", "hero"),), seats=range(2, 9)),
    Mode(Portrait("together", "Together", "The Hero's Quest as one company: you win or lose together.",
                  "elysia/become-the-hero", effort=2), (("scenario", "hero"), ("coop", True)), seats=range(2, 9)),
)  # fmt: skip
