"""Troop cards as they are drawn: decoration here, apart from the role."""

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.normal.cards.troops import FACES, ROLE_NAMES, printed_role
from rulewright.games.lytharian.normal.rules.book import Book
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.kernel.page.scene import CardFront
from rulewright.kernel.question import HIDDEN, CardId

HUES = {"good": "gold", "evil": "shadow", "neutral": "silver"}  # frames white, black, gray (LC-020 to LC-022)
ROLE_ICONS = tuple([f"chess-{role.lower()}" for role in ROLE_NAMES])


def card_front(card: Card) -> CardFront:
    """A troop card as decoration: its name, role and people (LC-R261)."""
    role = printed_role(card)
    return CardFront(
        name=card.name, kind=f"{card.alignment.capitalize()} {ROLE_NAMES[role]}", hue=HUES[card.alignment],
        text=((f"Moves and takes as a {ROLE_NAMES[role]}.", "LC-345"),),
        footnote=f"{card.race} {card.job}".strip().capitalize(), picture=f"lytharian/{card.key}",
    )  # fmt: skip


def front_of(view: State, card: CardId) -> CardFront | None:
    """What the viewer may see of a card of the match."""
    face = view.faces[card]
    return None if face == HIDDEN else card_front(view.book.cards[face])


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """The cards that stand for pieces, by army."""
    return [
        (army.name, [card_front(book.cards[FACES[key]]) for key in dict.fromkeys(army.troops)])
        for army in ARMIES.values()
    ]
