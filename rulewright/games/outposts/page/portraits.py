"""The factions as somebody to be, and the ways to play."""

from rulewright.games.outposts.cards import FACTIONS, OFFICIAL_CARDS, TITLES
from rulewright.games.outposts.cards.card import CREATURE
from rulewright.games.outposts.rules.state import State
from rulewright.games.outposts.rules.tunables import Rules
from rulewright.games.outposts.rules.verbs import FACTION
from rulewright.kernel.page.beginnings import Mode, Portrait, ranked
from rulewright.kernel.question import Option, Question
from rulewright.kernel.rulebook.figures import in_words

WORDS = {
    "ember": ("Fire that never waits.", "Your creatures hit hardest and fall first. Send them at the walls early and "
              "burn down whoever stands in the way.", 1, True),
    "stone": ("Walls, and what walks out of them.", "Your creatures take a beating and stay. Guard well, repair, and "
              "march out when the others are tired.", 1, False),
    "veil": ("Nobody sees them come or go.", "You move, turn away and strike from the side. Pick your fights, and "
             "leave before they turn.", 3, False),
    "grave": ("What falls is not lost.", "Your dead pay you back. Let weak creatures fall at the right time, and raise "
              "the strong ones again.", 2, False),
}  # fmt: skip


def _figures(faction: str) -> dict[str, float]:
    cards = [card for card in OFFICIAL_CARDS if card.faction == faction]
    troops = [card for card in cards if card.kind == CREATURE]
    return {
        "Attack": sum(card.attack for card in troops) / len(troops),
        "Toughness": sum(card.defense + card.health for card in troops) / len(troops),
        "Speed": len(troops) / sum(card.cost for card in troops),
        "Spells": (len(cards) - len(troops)) / len(cards),
    }


def _company(faction: str) -> tuple[tuple[str, str], ...]:
    troops = sorted((card for card in OFFICIAL_CARDS if card.faction == faction and card.kind == CREATURE),
                    key=lambda card: -card.cost)  # fmt: skip
    return tuple((f"outposts/{card.key}", card.name) for card in (troops[0], troops[len(troops) // 2], troops[-1]))


_BARS = ranked({faction: _figures(faction) for faction in FACTIONS})
PORTRAITS = tuple(
    Portrait(key, TITLES[key], line, f"outposts/faction/{key}", plays, effort, first, _BARS[key], _company(key))
    for key, (line, plays, effort, first) in WORDS.items()
)


def plays(faction: str) -> str:
    """How a faction is played."""
    return WORDS[faction][1]


def portrait(view: State, question: Question, option: Option) -> Portrait | None:
    """The faction that an option chooses."""
    if option.verb != FACTION.name:
        return None
    (faction,) = FACTION.of(option)
    return next((each for each in PORTRAITS if each.key == view.book.factions[faction]), None)


MODES = (
    Mode(Portrait("war", "War", f"Destroy every rival Outpost, or buy {in_words(Rules().crystals_to_win)} Crystals.",
                  "outposts/basalt-colossus")),
    Mode(Portrait("campaign", "Campaign battle", "The same, and the winner takes a card from a loser's deck.",
                  "outposts/masque-captain"), (("campaign_rule", True),)),
)  # fmt: skip
