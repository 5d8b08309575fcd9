"""The cards of Lytharian Chess as they lie on the page: faces by kind, with keywords that lead to their clauses."""

import re

from rulewright.games.lytharian.cards import OFFICIAL_CARDS
from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.cards.atoms import ROLE_NAMES
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.rules.book import Book
from rulewright.games.lytharian.rules.ids import TroopId
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import troop_face
from rulewright.games.lytharian.words.names import troop_name
from rulewright.kernel.page.part import remembered
from rulewright.kernel.page.scene import Badge, CardFront, Counter, Item, laid_card, runs
from rulewright.kernel.question import HIDDEN, CardId

ROLE_ICONS = ("chess-king", "chess-queen", "chess-rook", "chess-knight", "chess-bishop", "chess-pawn")
# The frame of a card, each colour a hue of its own (LC-020 to LC-028).
HUES = {"white": "bone", "black": "shadow", "gray": "slate", "pink": "rose", "yellow": "gold", "red": "flame",
        "brown": "bronze", "blue": "sky", "silver": "silver"}  # fmt: skip
_NAMES = {each.name: each.clause for each in ABILITIES.values() if not each.named}
_NAMES |= {has.name.rstrip(" 0123456789"): ABILITIES[has.key].clause
           for card in OFFICIAL_CARDS for has in card.abilities if ABILITIES[has.key].named}  # fmt: skip
_LONGEST_FIRST = "|".join(sorted(map(re.escape, _NAMES), key=len, reverse=True))
_WORD = re.compile(rf"\b((?:{_LONGEST_FIRST})(?=(?: \d+)? \()|Reforge(?= \d))(?: \d+)?")
_NAMES["Reforge"] = "LC-220"


@remembered
def card_front(card: Card) -> CardFront:
    """What a card shows (LC-029 to LC-033)."""
    troop = card.kind == "troop"
    corners: tuple[Counter | None, Counter | None, Counter | None] = (None, None, None)
    if troop:
        corners = (Counter("Att", card.att, "attack"), None, Counter("Def", card.defense, "shield-halved"))
    elif card.kind != "spell":
        corners = (None, None, Counter("Reforge", card.reforge, "hammer"))
    price = card.price if len(card.price) < 4 else "*"  # the text of such a card says what it costs
    kind = f"{card.alignment.capitalize()} {ROLE_NAMES[card.role]}" if troop else card.line
    return CardFront(
        card.name, kind, HUES[card.frame], cost="" if troop else price, cost_label="mana",
        text=runs(card.text, _WORD, _NAMES), corners=corners, picture=f"lytharian/{card.key}",
        footnote=f"{card.race.capitalize()} {card.job}, power {card.power}" if troop else "",
        star="Unique" if card.unique else "",
    )  # fmt: skip


def card_item(view: State, card: CardId, badges: tuple[Badge, ...] = (), note: str = "") -> Item:
    """A deck card, or its back."""
    face = view.faces[card]
    shown = None if face == HIDDEN else card_front(view.book.cards[face])
    return laid_card(shown, card, view.owner[card], badges, "Card", note)


def troop_item(view: State, troop: TroopId) -> Item:
    """A troop that is not on the board: in a crypt, or not yet sent."""
    face = troop_face(view, troop)
    shown = None if face == HIDDEN else card_front(view.book.cards[face])
    return Item(f"troop-{troop}", shown, view.owner[troop], words=troop_name(view, troop))


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """All cards: troops by faction, spells by element, equipment."""
    chapters: dict[str, list[CardFront]] = {}
    for card in book.cards:
        if card.kind == "troop":
            title = f"Troops: {card.faction}"
        elif card.kind == "spell":
            title = f"Spells: {card.element.capitalize()}"
        else:
            title = "Equipment"
        chapters.setdefault(title, []).append(card_front(card))
    return sorted(chapters.items(), key=lambda each: (not each[0].startswith("Troops"), each[0] == "Equipment"))
