"""Decks of one's own for the builder, the set-up page and the command line; what is legal stands in `rules/setup`."""

from collections import Counter
from typing import Any

from rulewright.games.outposts.cards import FACTIONS, OFFICIAL_CARDS, TITLES
from rulewright.games.outposts.cards.card import KINDS, Card
from rulewright.games.outposts.page.card_fronts import card_front
from rulewright.games.outposts.rules.book import Book
from rulewright.games.outposts.rules.setup.deck_rules import deck_errors
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.kernel.decks.deck import Deck, PoolCard, Section, Shelf, reasons
from rulewright.kernel.words import Reason

DECK = "deck"
FIELDS = {
    "Faction": tuple(TITLES[faction] for faction in FACTIONS),
    "Type": KINDS,
    "Cost": tuple(str(cost) for cost in sorted({card.cost for card in OFFICIAL_CARDS if card.faction in FACTIONS})),
}
FACTION = {card.key: card.faction for card in OFFICIAL_CARDS}


def shelf(book: Book) -> Shelf:
    """Thirty cards of one faction (OP-044); Shard and Silver cards come at the table."""
    cards = [card for card in book.cards if card.faction in FACTIONS]
    cards.sort(key=lambda card: (FACTIONS.index(card.faction), card.cost, card.name))
    sections = (Section(DECK, "Deck", book.rules.deck_size, "OP-044"),)
    starters = {faction: starter(book, faction) for faction in FACTIONS}
    return Shelf("outposts", "Deck", sections, tuple(map(_pooled, cards)), FIELDS, "mana cost", starters, "faction")


def _pooled(card: Card) -> PoolCard:
    fields = (TITLES[card.faction], KINDS[card.kind], str(card.cost))
    note = f"{card.starred} in the starter deck" if card.starred else ""
    return PoolCard(card.key, card_front(card), (DECK,), fields, card.cost, card.copies, note)  # OP-045


def starter(book: Book, faction: str) -> Deck:
    """The starred cards (OP-046)."""
    cards = {card.key: card.starred for card in book.cards if card.faction == faction and card.starred}
    return Deck(f"{TITLES[faction]}: starter deck", {DECK: cards})


def faction_of(deck: Deck) -> str:
    """The faction that most of its cards are of."""
    counts = Counter(FACTION[key] for key in deck.cards(DECK))
    return max(FACTIONS, key=lambda faction: counts[faction])


def judge(book: Book, deck: Deck) -> list[Reason]:
    """What keeps the deck from being legal (OP-044, OP-045)."""
    return reasons(deck_errors(book, Entry(faction_of(deck), deck=tuple(deck.cards(DECK)))))


def advise(book: Book, deck: Deck) -> list[Reason]:
    """Nothing: every card of a faction can be played by it."""
    return []


def entry(deck: Deck) -> dict[str, Any]:
    """What a player with this deck brings."""
    return {"faction": faction_of(deck), "deck": deck.cards(DECK)}
