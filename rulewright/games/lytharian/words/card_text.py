"""Cards in one line."""

from rulewright.games.lytharian.cards.card import ROLE_LETTERS, Card
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.words.names import troop_name
from rulewright.kernel.question import HIDDEN, CardId
from rulewright.kernel.words import upper_first


def card_text(card: Card) -> str:
    """A card in one line: name, numbers, text, type line."""
    if card.kind == "troop":
        head = f"{ROLE_LETTERS[card.role]} {card.att}/{card.defense}, power {card.power}."
    else:
        head = f"Cost {card.price}."
    flavor = f" \u201c{card.flavor}\u201d" if card.flavor else ""
    return f"{card.name}. {head} {card.text}{flavor} {card.line}."


def card_of(view: State, card: CardId) -> str:
    """A card of the match in words."""
    if card < len(view.at) and view.copy[card] >= 0:
        return card_text(view.book.cards[view.copy[card]])
    if view.faces[card] == HIDDEN:
        if card < len(view.at):
            return f"{upper_first(troop_name(view, card))}: you may not look at it."
        return "A card that you may not look at."
    return card_text(view.book.cards[view.faces[card]])
