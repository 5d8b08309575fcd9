"""The armies as somebody to be, and the ways to play."""

from rulewright.games.lytharian.cards import OFFICIAL_CARDS
from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.verbs import ARMY
from rulewright.kernel.page.beginnings import Mode, Portrait, ranked
from rulewright.kernel.question import Option, Question

WORDS = {
    "stoneborn": ("Dwarves behind stone and steel.", "Your troops take a beating and stay. Let the enemy come, hold "
                  "the middle, then push with axes.", 1),
    "zuk-gar": ("Orcs who like it better when it hurts.", "Hit first and hit hard. Wounded troops strike harder, so "
                "keep fighting.", 1),
    "brudakian": ("Human mages and their cavalry.", "Spells first, then the charge. Your mages open the way for the "
                  "riders.", 2),
    "kevetni": ("Elves who see first.", "You strike from afar and from the leaves. Find out who stands where before "
                "you fight.", 2),
    "surictavi": ("Small folk, and many of them.", "Alone nobody is strong. Side by side each is a shield to the "
                  "next.", 3),
    "deepdark": ("Goblins with poison and knives.", "No strength, no shame: wear them down, and strike what is "
                 "already hurt.", 3),
}  # fmt: skip
FIRST = "stoneborn"
_CARDS = {card.key: card for card in OFFICIAL_CARDS}


def _figures(army: str) -> dict[str, float]:
    troops = [_CARDS[key] for key in ARMIES[army].troops]
    deck = [_CARDS[key] for key in ARMIES[army].deck]
    return {
        "Strength": sum(card.att for card in troops),
        "Toughness": sum(card.defense for card in troops),
        "Magic": sum(card.kind == "spell" and card.cost > 0 for card in deck) / len(deck)
        + sum("mage" in card.job.lower() or "caster" in card.name.lower() for card in troops) / 16,
        "Tricks": len({ability.key for card in troops for ability in card.abilities}),
    }


def _portrait(key: str, bars: tuple[tuple[str, int], ...]) -> Portrait:
    line, plays, effort = WORDS[key]
    troops = ARMIES[key].troops
    company = tuple((f"lytharian/{troops[at]}", _CARDS[troops[at]].name) for at in (1, 6, 8))
    picture = f"lytharian/{troops[0]}"
    return Portrait(key, ARMIES[key].name, line, picture, plays, effort, key == FIRST, bars, company)


_BARS = ranked({key: _figures(key) for key in ARMIES})
PORTRAITS = tuple(_portrait(key, _BARS[key]) for key in WORDS)


def portrait(view: State, question: Question, option: Option) -> Portrait | None:
    """The army that an option chooses."""
    if option.verb != ARMY.name:
        return None
    key = list(ARMIES)[ARMY.of(option)[0]]
    return next(each for each in PORTRAITS if each.key == key)


MODES = (
    Mode(Portrait("main", "Lytharian Chess", "Two hidden armies, spells and weapons. Kill the King.",
                  "lytharian/battle-brawler-bronn", effort=2)),
    Mode(Portrait("duels", "Battle Duels", "No board to cross: troop against troop, round by round.",
                  "lytharian/korganoth", effort=1), (("game", "duels"),)),
    Mode(Portrait("pawns", "Pawn Wars", "Sixteen Pawns a side. Every one that gets through is a point.",
                  "lytharian/stoneborn-axedwarf", effort=1), (("game", "pawns"),)),
    Mode(Portrait("normal", "Normal Chess", "Chess as you know it, with the troops of Lytharia as pieces.",
                  "lytharian/forgequeen-hildra", effort=2), game="normal-chess"),
)  # fmt: skip
