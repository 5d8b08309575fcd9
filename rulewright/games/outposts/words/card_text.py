"""Cards in words."""

from rulewright.games.outposts.cards import TITLES
from rulewright.games.outposts.cards.card import CREATURE, KINDS, Card


def values(card: Card) -> str:
    """What it adds in play: '2/1/2' of a creature, '+1 attack' of an upgrade."""
    if card.kind == CREATURE:
        return f"{card.attack}/{card.defense}/{card.health}"
    return ", ".join([f"+{n} {what}" for n, what in ((card.attack, "attack"), (card.defense, "defense")) if n])


def card_text(card: Card) -> str:
    """A card in one line: name, type, cost, values, text."""
    numbers = values(card)
    facts = f"{TITLES[card.faction]} {KINDS[card.kind]}, cost {card.cost}" + (f", {numbers}" if numbers else "")
    return f"{card.name}. {facts}.{' ' + card.text if card.text else ''}"
