"""Decks in general: what they are made of and how they change. Which are legal is each game's business.

A game that has decks offers a room `decks` (a module) on its game object, and gets a builder on the page, a
place in the set-up, a text form (`deck_text`) and `rulewright deck check` for it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from rulewright.kernel.page.scene import CardFront
from rulewright.kernel.words import Reason

MOST_CARDS = 400  # in one deck; more is a mistake under any variant


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a deck: its heading in the text form, and how many cards it should hold."""

    key: str
    title: str
    size: int
    clause: str
    open_end: bool = False  # `size` or more
    optional: bool = False  # `size` or none
    aside: bool = False  # not what is played with at first: cards go there only on request

    @property
    def words(self) -> str:
        """'50', '50 or more', '15 or none'."""
        return f"{self.size}{' or more' if self.open_end else ' or none' if self.optional else ''}"


@dataclass(frozen=True, slots=True)
class PoolCard:
    """A card that decks are made from: where it may lie (the first by default) and what it is found by."""

    key: str
    face: CardFront
    sections: tuple[str, ...]
    fields: tuple[str, ...] = ()  # for each of the shelf's fields its value, or several: 'Strength, Spirit'
    curve: int | None = None  # its number in the curve, None: not counted
    most: int | None = None  # copies allowed, None: as many as one likes
    note: str = ""  # what a builder wants to know and the card does not show

    @property
    def name(self) -> str:
        return self.face.name


@dataclass
class Deck:
    """Copies by card key, by section key. The order in which cards were put in does not matter."""

    name: str
    piles: dict[str, dict[str, int]] = field(default_factory=dict)

    def cards(self, section: str) -> list[str]:
        """The keys of a section, each as often as it has copies."""
        return [key for key, n in self.piles.get(section, {}).items() for _ in range(n)]

    def size(self, section: str) -> int:
        return sum(self.piles.get(section, {}).values())

    def held(self, key: str) -> int:
        """How often the deck has a card, wherever."""
        return sum(pile.get(key, 0) for pile in self.piles.values())

    @property
    def total(self) -> int:
        return sum(sum(pile.values()) for pile in self.piles.values())


@dataclass(frozen=True)
class Shelf:
    """What decks are built from under a book: sections, cards, the fields they are found by, ready-made decks."""

    game: str
    noun: str  # what the game calls a deck
    sections: tuple[Section, ...]
    pool: tuple[PoolCard, ...]  # in the order in which decks are written down
    fields: Mapping[str, tuple[str, ...]]  # each with its values, in order
    curve: str  # what the curve counts by
    presets: Mapping[str, Deck]
    choice: str  # the field of the lineup entry that names a preset; a deck of one's own stands in its place
    by_key: Mapping[str, PoolCard] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_key", {card.key: card for card in self.pool})

    def section(self, key: str) -> Section | None:
        return next((each for each in self.sections if each.key == key), None)


class DeckRoom(Protocol):
    """What a game's `decks.py` offers."""

    def shelf(self, book: Any) -> Shelf:
        """What decks are built from under these rules."""

    def judge(self, book: Any, deck: Deck) -> list[Reason]:
        """Everything that is wrong with the deck; nothing if it is legal."""

    def advise(self, book: Any, deck: Deck) -> list[Reason]:
        """What is legal and still worth knowing before one plays with it."""

    def entry(self, deck: Deck) -> dict[str, Any]:
        """The lineup entry of a player who brings this deck."""


def reasons(wrong: list[str]) -> list[Reason]:
    """Messages that end in their clauses, '... (SK-042, SK-R19)', as reasons."""
    found = []
    for words in wrong:
        body, _, tail = words.removesuffix(")").rpartition(" (")
        clausal = bool(body) and words.endswith(")") and tail[:2].isupper() and "-" in tail
        found.append(Reason(body, tail) if clausal else Reason(words, ""))
    return found


# -- changes: each gives a new deck, and does nothing where it does not fit


def put(shelf: Shelf, deck: Deck, key: str, into: str = "") -> Deck:
    """One copy more, where it belongs or in the section named; a place for one card changes its card."""
    card = shelf.by_key.get(key)
    where = shelf.section(into if card and into in card.sections else card.sections[0]) if card else None
    if where is None or deck.total >= MOST_CARDS:
        return deck
    alone = where.size == 1 and not where.open_end
    pile = {} if alone else dict(deck.piles.get(where.key, {}))
    pile[key] = 1 if alone else pile.get(key, 0) + 1
    return replace(deck, piles={**deck.piles, where.key: pile})


def take(deck: Deck, key: str, section: str, copies: int = 1) -> Deck:
    """So many copies less of a section."""
    pile = dict(deck.piles.get(section, {}))
    pile[key] = pile.get(key, 0) - copies
    pile = {each: n for each, n in pile.items() if n > 0}
    rest = {each: other for each, other in deck.piles.items() if each != section}
    return replace(deck, piles=rest | ({section: pile} if pile else {}))


def move(shelf: Shelf, deck: Deck, key: str, section: str, into: str) -> Deck:
    """One copy from a section to another."""
    card = shelf.by_key.get(key)
    if card is None or into not in card.sections or not deck.piles.get(section, {}).get(key):
        return deck
    return put(shelf, take(deck, key, section), key, into)


def curve(shelf: Shelf, deck: Deck) -> dict[int, int]:
    """How many cards of each number the deck has, sideboards not counted; every number up to the highest."""
    counts: dict[int, int] = {}
    for section in shelf.sections:
        for key, n in deck.piles.get(section.key, {}).items() if not section.aside else ():
            number = shelf.by_key[key].curve if key in shelf.by_key else None
            if number is not None:
                counts[number] = counts.get(number, 0) + n
    top = max((card.curve for card in shelf.pool if card.curve is not None), default=-1)
    return {number: counts.get(number, 0) for number in range(top + 1)}
