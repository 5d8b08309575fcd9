"""Cards in words."""

from rulewright.games.outposts.cards import TITLES
from rulewright.games.outposts.cards.card import KINDS, Card


def card_text(card: Card) -> str:
    """A card in one line: name, type, cost, values, text."""
    facts = f"{TITLES[card.faction]} {KINDS[card.kind]}, cost {card.cost}" + (f", {card.values}" if card.values else "")
    return f"{card.name}. {facts}.{' ' + card.text if card.text else ''}"
