"""How the cards of Outposts look: hue and symbol of the faction, keyword links, values in their corners."""

import re

from rulewright.games.outposts.cards import TITLES
from rulewright.games.outposts.cards.card import CREATURE, KINDS, UPGRADE, Card
from rulewright.kernel.page.part import remembered
from rulewright.kernel.page.scene import Badge, CardFront, Counter, runs

HUES = {
    "ember": "ember", "stone": "moss", "veil": "violet", "grave": "bone", "silver": "silver", "shard": "crystal",
}  # fmt: skip
SYMBOLS = {
    "ember": "fire-flame-curved", "stone": "archway", "veil": "mask", "grave": "skull", "silver": "coins",
    "shard": "gem",
}  # fmt: skip
KEYWORDS = {
    "Bolt": "OP-K01", "Strike": "OP-K02", "Backlash": "OP-K03", "Repair": "OP-K04", "Expel": "OP-K05",
    "Return": "OP-K06", "Dismantle": "OP-K07", "Erode": "OP-K08", "Pin": "OP-K09", "Shift": "OP-K10",
    "Draw": "OP-K11", "Gain": "OP-K11", "Swift": "OP-K12", "Rooted": "OP-K13", "Reckless": "OP-K13",
    "Pierce": "OP-K14", "Siege": "OP-K15", "Vanguard": "OP-K16", "Guard": "OP-K17", "Withdraw": "OP-K18",
    "Offering": "OP-K19", "Salvage": "OP-K19", "Arrival": "OP-K20", "Last Breath": "OP-K21", "Trap": "OP-K22",
    "While face-up": "OP-K23", "This turn": "OP-K25", "Until your next turn": "OP-K25",
}  # fmt: skip
WORD = re.compile(r"\b(" + "|".join(KEYWORDS) + r")\b( \d+)?")


@remembered
def card_front(card: Card, attack: int | None = None, defense: int | None = None, cost: int | None = None) -> CardFront:
    """A card as it is drawn; `attack`, `defense` and `cost` are the values in force, where not the printed ones."""
    corners: tuple[Counter | None, Counter | None, Counter | None] = (None, None, None)
    if card.kind == CREATURE:  # OP-003 to OP-005
        corners = (
            Counter("Attack", card.attack if attack is None else attack, "attack", base=card.attack),
            Counter("Defense", card.defense if defense is None else defense, "shield-halved", base=card.defense),
            Counter("Health", card.health, "heart", base=card.health),
        )
    elif card.kind == UPGRADE and (card.attack or card.defense):  # OP-010
        corners = (
            Counter("Attack bonus", card.attack, "attack", most=0) if card.attack else None,
            Counter("Defense bonus", card.defense, "shield-halved", most=0) if card.defense else None,
            None,
        )
    return CardFront(
        name=card.name,
        kind=KINDS[card.kind],
        hue=HUES[card.faction],
        picture=f"outposts/{card.key}",
        cost=str(card.cost if cost is None else cost),
        cost_label="mana cost",
        text=runs(card.text, WORD, KEYWORDS),
        corners=corners,
        symbol=Badge(TITLES[card.faction], SYMBOLS[card.faction]),
        star="In the starter deck" if card.starred else "",
        footnote=TITLES[card.faction],
    )
