"""A card in one line."""

from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.rules.state import State, card_of
from rulewright.kernel.question import HIDDEN, CardId


def card_text(card: Card) -> str:
    """Name, cost, type, values, modifiers, text (BG-071, BG-171)."""
    head = [f"{card.name}."]
    if card.kind == "spell":
        head.append(f"Spell, cost {card.price}. {card.type}.")
    else:
        head.append(f"Unit, rank {card.rank}. {card.type}.")
    if card.kind == "unit" or card.summons_itself:
        values = [f"Attack {card.attack or '-'}", f"HP {card.hp or '-'}", *card.modifiers]
        head.append(", ".join(values) + ".")
    return " ".join([*head, card.text]).strip()


def card_words(view: State, card: CardId) -> str:
    """A card of the match, upgrades counted."""
    return "A card that you may not look at." if view.faces[card] == HIDDEN else card_text(card_of(view, card))
