"""A card in one line."""

from rulewright.games.elysia.cards.card import Card

KINDS = {"item": "Item", "encounter": "Encounter Card", "monster": "Monster", "event": "Event", "name": "Name Card",
         "terrain": "Terrain Tile", "overlay": "Overlay", "village_tile": "Tile without terrain"}  # fmt: skip


def card_text(card: Card) -> str:
    """'Apple. Item. 2 Coin. Exploration: ...'."""
    kind = f"{card.home.capitalize()} Quest" if card.kind == "quest" else KINDS[card.kind]
    cost = f" {card.cost} Coin." if card.kind == "item" and card.home != "start" else ""
    return f"{card.name}. {kind}.{cost} {card.text}"
