"""How the cards of Battleground look: hue by type, keyword links, cost as mana, values in their corners."""

import re

from rulewright.games.battleground.cards.atoms import Condition
from rulewright.games.battleground.cards.board import Board, Power
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.mana import LETTERS, MANA, SUMMONING, Mana, parts_of
from rulewright.games.battleground.cards.standing import BonusKind
from rulewright.games.battleground.words.names import power_text
from rulewright.kernel.page.part import remembered
from rulewright.kernel.page.scene import Badge, CardFront, Counter, Pip, runs

HUES = {"paladin": "gold", "warlock": "violet", "elementalist": "sky"}
ICONS = {"paladin": "shield-halved", "warlock": "skull", "elementalist": "wand-magic-sparkles"}
MANA_HUES = ("silver", "sky", "flame", "violet", "meadow")  # white, blue, red, purple, summoning
TYPE_HUES = {
    "Human": "gold", "Light": "gold", "Blessing": "meadow", "Order": "sea", "Demon": "rose", "Undead": "moss",
    "Shadow": "shadow", "Curse": "violet", "Ritual": "ember", "Fire": "flame", "Frost": "sky", "Storm": "crystal",
    "Earth": "bronze",
}  # fmt: skip
KEYWORDS = {
    "Haste": "BG-212", "Stun": "BG-215", "Disarm": "BG-217", "Chill": "BG-220", "Turnover": "BG-223",
    "Antimagic": "BG-227", "Snare": "BG-232", "Aura": "BG-195", "Enchantment": "BG-198", "Range": "BG-182",
    "Shield": "BG-183", "Pack Tactics": "BG-184", "Grounded": "BG-185", "intersection": "BG-019", "heal": "BG-237",
    "heals": "BG-237", "summon": "BG-243", "summoned": "BG-243", "neighbouring": "BG-025", "adjacent": "BG-022",
    "enchant": "BG-239", "defends": "BG-236", "kill": "BG-254", "threatens": "BG-160",
}  # fmt: skip
WORD = re.compile(r"\b(" + "|".join(sorted(map(re.escape, KEYWORDS), key=len, reverse=True)) + r")\b")
CONDITION_ICONS = {
    "haste": "bolt", "stun": "face-dizzy", "disarm": "link-slash", "chill": "snowflake", "turnover": "rotate",
    "antimagic": "ban", "snare": "seedling",
}  # fmt: skip
SHAPE_ICONS = (
    "circle", "caret-up", "square", "diamond", "star", "cube", "plus", "moon", "droplet", "leaf", "crown", "water",
)  # fmt: skip
MODIFIERS: tuple[tuple[BonusKind, str], ...] = (
    ("range", "range"), ("shield", "shield"), ("pack", "paw"), ("grounded", "anchor"),
)  # fmt: skip
PITCH = {
    "paladin": "Holds the line, then marches. Soldiers with shields, healing, and banners that make them bold.",
    "warlock": "Swarms, curses and pays in blood. Cheap demons, and the enemy's own units turned against them.",
    "elementalist": "Few bodies, much magic. Fire for areas, frost to slow, storm for the enemy hero.",
}


def pip(kind: Mana, n: int = 1, hollow: bool = False, id: str = "", more: int = 0) -> Pip:
    """Mana of a kind as a sign (BG-007)."""
    return Pip(LETTERS[kind], MANA_HUES[kind], MANA[kind], n, hollow, id, more, f"mana-{MANA[kind]}")


def condition_badges(tokens: dict[Condition, int]) -> list[Badge]:
    """Conditions with their tokens (BG-210)."""
    return [
        Badge(f"{name.capitalize()} {n}", CONDITION_ICONS[name], KEYWORDS[name.capitalize()], n)
        for name, n in tokens.items()
        if n
    ]


@remembered
def card_front(card: Card) -> CardFront:
    """A card (BG-071, BG-171); a unit's cost is its rank in summoning mana."""
    stands = card.kind == "unit" or card.summons_itself
    attack = Counter("Attack", card.attack, "attack") if stands and card.attack else None
    hp = Counter("HP", card.hp, "heart") if stands and card.hp else None
    modifiers = ", ".join(card.modifiers)
    text = f"{modifiers}. {card.text}".strip() if modifiers else card.text
    unit = card.kind == "unit"
    return CardFront(
        name=card.name,
        kind=f"{card.type}{' unit' if unit else ''}",
        hue=TYPE_HUES.get(card.type.split()[0], HUES.get(card.klass, "silver")),
        picture=f"battleground/{card.key}",
        cost=str(card.rank) if unit else card.price,
        cost_label="rank" if unit else "cost",
        text=runs(text, WORD, KEYWORDS),
        corners=(attack, None, hp),
        pips=(pip(SUMMONING, card.rank),) if unit else tuple(pip(kind, n) for kind, n in card.pay),
    )


@remembered
def power_front(power: Power, klass: str, path: str, place: int) -> CardFront:
    """A power of a class board (BG-005, BG-192)."""
    own = MANA_HUES[power.orb] if power.orb is not None else HUES[klass] if power.take or power.upgrade else "gold"
    cost = tuple(pip(kind, n) for kind, n in parts_of(power.cost))
    return CardFront(
        power.name,
        f"{path} {place + 1}",
        own,
        text=runs(power_text(power), WORD, KEYWORDS),
        pips=cost,
        picture=f"battleground/power/{power.key}",
    )


@remembered
def class_front(board: Board) -> CardFront:
    """A class to choose: what it is like and how it begins (BG-039, BG-041)."""
    paths = ", ".join(name for name, _ in board.paths)
    text = f"{PITCH[board.key]} Paths: {paths}."
    return CardFront(board.name, "Class", HUES[board.key], text=((text, ""),),
                     picture=f"battleground/class/{board.key}")  # fmt: skip
