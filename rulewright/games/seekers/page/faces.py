"""How the cards of Seekers look: hue by damage type, icons, keyword links, cost and values in their corners."""

import re
from functools import lru_cache

from rulewright.games.seekers.cards.card import SHORT, Card
from rulewright.kernel.page.scene import Badge, CardFront, Counter, runs

HUES = {
    "physical": "bronze", "fire": "flame", "frost": "sky", "arcane": "violet", "shadow": "shadow", "holy": "gold",
    "bleed": "rose", None: "silver",
}  # fmt: skip
TYPE_ICONS = {
    "physical": "khanda", "fire": "fire", "frost": "snowflake", "arcane": "wand-magic-sparkles",
    "shadow": "moon", "holy": "sun", None: "flask",
}  # fmt: skip
FORM_ICONS = {"attack": "burst", "ability": "hat-wizard", "item": "flask", "": "star"}
KIND_ICONS = {
    "seeker": "user", "weapon": "khanda", "armor": "shield-halved", "trinket": "ring", "tactic": "scroll",
    "token": "ghost",
}  # fmt: skip
KEYWORDS = {
    "Advantage": "SK-201", "Disadvantage": "SK-202", "Critical Strike": "SK-203", "Empower": "SK-204",
    "Duplicate": "SK-205", "Shield": "SK-207", "Amplify": "SK-211", "Charges": "SK-212", "Copy": "SK-215",
    "Counter": "SK-217", "Dispel": "SK-218", "Immediate": "SK-219", "Hasten": "SK-220", "Inspect": "SK-221",
    "Scry": "SK-222", "Subtle": "SK-223", "Push": "SK-228", "Collides": "SK-229", "Collide": "SK-229", "Warp": "SK-231",
    "Bleed": "SK-234", "Blind": "SK-237", "Burn": "SK-238", "Daze": "SK-241", "Fear": "SK-245", "Frozen": "SK-248",
    "Poison": "SK-252", "Root": "SK-253", "Shocked": "SK-254", "Slow": "SK-257", "Stun": "SK-259", "Stealth": "SK-263",
    "Intangible": "SK-267", "Direction": "SK-134", "Moment": "SK-176", "Moments": "SK-176", "Ailments": "SK-232",
    "Ailment": "SK-232", "Stack": "SK-147", "effect Zone": "SK-030",
}  # fmt: skip
WORD = re.compile(r"\b(" + "|".join(sorted(map(re.escape, KEYWORDS), key=len, reverse=True)) + r")\b")
ORIGINS = {"rulebook": "", "completed": "completed", "house": "house"}


def type_line(card: Card) -> str:
    """What stands under the picture: type, damage type, speed (SK-065)."""
    if card.kind != "tactic":
        return card.kind.capitalize()
    kind = f"{card.type} " if card.type else ""
    return f"{kind}{card.form}, {card.speed}".capitalize()


@lru_cache(maxsize=4096)
def face_of(card: Card, cost: int | None = None) -> CardFront:
    """A card's face; `cost` is what it costs now where that differs."""
    needs = ", ".join(f"{short} {n}" for short, n in zip(SHORT, card.needs, strict=True) if n)
    stats = (
        ", ".join(f"{short} {n}" for short, n in zip(SHORT, card.stats, strict=True)) if card.kind == "seeker" else ""
    )
    action = card.action
    icon = TYPE_ICONS.get(action.type if action else card.type, KIND_ICONS[card.kind])
    return CardFront(
        name=card.name,
        kind=type_line(card),
        hue=HUES.get(card.type or (action.type if action else None), "silver"),
        icons=(
            KIND_ICONS[card.kind] if card.kind != "tactic" else icon,
            icon if card.kind != "tactic" else FORM_ICONS[card.form],
        ),
        cost=str(card.cost if cost is None else cost) if card.kind == "tactic" else "",
        cost_label="AP cost",
        text=runs(card.text, WORD, KEYWORDS),
        corners=(Counter("Life", card.life, "heart") if card.life else None, None, None),
        symbol=Badge(card.rarity.capitalize() or card.kind.capitalize(), FORM_ICONS[card.form]),
        origin=ORIGINS[card.origin],
        footnote=stats or (f"needs {needs}" if needs else card.rarity),
    )
