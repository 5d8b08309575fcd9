"""How the cards of Seekers look: hue by damage type, keyword links, cost and values in their corners."""

import re

from rulewright.games.seekers.cards.card import KEYWORDS, SHORT, Card
from rulewright.games.seekers.words.card_text import type_line
from rulewright.kernel.page.part import remembered
from rulewright.kernel.page.scene import Badge, CardFront, Counter, runs

HUES = {
    "physical": "bronze", "fire": "flame", "frost": "sky", "arcane": "violet", "shadow": "shadow", "holy": "gold",
    "bleed": "rose", None: "silver",
}  # fmt: skip
FORM_ICONS = {"attack": "burst", "ability": "hat-wizard", "item": "flask", "": "star"}
EXPLAINED = KEYWORDS | {"↔": "SK-138", "↖": "SK-140", "spell": "SK-R04"}
"""What is explained to who reads a card: its keywords, the signs of distance, and what a spell is."""
_NAMES = "|".join(sorted(map(re.escape, (*KEYWORDS, "spell")), key=len, reverse=True))
WORD = re.compile(rf"([↔↖](?=\d)|\b(?:{_NAMES})\b)((?<=[↔↖])\d+|\b \d+\b)?")


@remembered
def card_front(card: Card, cost: int | None = None, of: str = "") -> CardFront:
    """A card as it is drawn; `cost` is what it costs now where that differs, `of` the Equipment whose action it is."""
    needs = ", ".join(f"{short} {n}" for short, n in zip(SHORT, card.needs, strict=True) if n)
    stats = ", ".join(f"{short} {n}" for short, n in zip(SHORT, card.stats, strict=True) if card.kind == "seeker")
    action = card.action
    return CardFront(
        name=card.name,
        picture=f"seekers/{of or card.key}",
        kind=type_line(card),
        hue=HUES.get(card.type or (action.type if action else None), "silver"),
        cost=str(card.cost if cost is None else cost) if card.kind == "tactic" else "",
        cost_label="AP cost",
        text=runs(card.text, WORD, EXPLAINED),
        corners=(Counter("Life", card.life, "heart") if card.life else None, None, None),
        symbol=Badge((card.form or card.kind).capitalize(), FORM_ICONS[card.form]),
        footnote=stats or (f"needs {needs}" if needs else card.rarity),
    )
