"""The classes as somebody to be, and the ways to play."""

from rulewright.games.battleground.cards import BOARDS, OFFICIAL_CARDS
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.rules.verbs import CLASS
from rulewright.kernel.page.beginnings import Mode, Portrait, ranked
from rulewright.kernel.question import Option, Question

WORDS = {
    "paladin": ("Soldiers, shields and a steady light.", "Your units stand side by side and your spells mend them. "
                "Build a line, hold it, and let the knights ride.", 1, True),
    "warlock": ("Many small horrors and one great one.", "Your units are cheap and die gladly. Flood the lanes, and "
                "pay for dark spells with what falls.", 2, False),
    "elementalist": ("Fire and frost, and few who carry them.", "Your spells win and your units buy time. Charge them "
                     "in secret, and cast when nobody expects it.", 3, False),
}  # fmt: skip


def _figures(klass: str) -> dict[str, float]:
    cards = [card for card in OFFICIAL_CARDS if card.klass == klass]
    units = [card for card in cards if card.kind == "unit"]
    number = sum(card.copies for card in units) or 1
    return {
        "Attack": sum(card.copies * card.attack for card in units) / number,
        "Toughness": sum(card.copies * (card.hp + card.shield) for card in units) / number,
        "Numbers": number,
        "Magic": (len(cards) - len(units)) / len(cards),
    }


def _company(klass: str) -> tuple[tuple[str, str], ...]:
    cards = [card for card in OFFICIAL_CARDS if card.klass == klass]
    return tuple((f"battleground/{card.key}", card.name) for card in (cards[0], cards[len(cards) // 2], cards[-1]))


_BARS = ranked({board.key: _figures(board.key) for board in BOARDS})
PORTRAITS = tuple(
    Portrait(board.key, board.name, WORDS[board.key][0], f"battleground/class/{board.key}", *WORDS[board.key][1:],
             _BARS[board.key], _company(board.key))
    for board in BOARDS
)  # fmt: skip


def portrait(view: State, question: Question, option: Option) -> Portrait | None:
    """The class that an option chooses."""
    return PORTRAITS[CLASS.of(option)[0]] if option.verb == CLASS.name else None


MODES = (
    Mode(Portrait("duel", "Duel", "One hero against one, five lanes between them.", "battleground/crusader"),
         seats=range(2, 3)),
    Mode(Portrait("teams", "Teams of two", "Four heroes: two and two share a side of the field.",
                  "battleground/shieldbearer"), seats=range(4, 5)),
)  # fmt: skip
