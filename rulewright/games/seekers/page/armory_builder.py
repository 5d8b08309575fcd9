"""Armories for the builder, the set-up page and the command line; what is legal stands in `rules/setup/armory`."""

from typing import Any

from rulewright.games.seekers.cards.armories import ARMORIES, Armory
from rulewright.games.seekers.cards.card import ATTRIBUTES, SHORT, Card
from rulewright.games.seekers.page.card_fronts import card_front
from rulewright.games.seekers.rules.book import Book
from rulewright.games.seekers.rules.setup.armory import RARITIES, SLOTS, copies_allowed, errors, lacking
from rulewright.kernel.decks.deck import Deck, PoolCard, Section, Shelf, reasons
from rulewright.kernel.words import Reason

KINDS = ("seeker", *SLOTS, "tactic")
FIELDS = {
    "Type": ("Seeker", "Weapon", "Armor", "Trinket", "Attack", "Ability", "Item"),
    "Damage": ("Physical", "Fire", "Frost", "Arcane", "Shadow", "Holy", "None"),
    "Cost": tuple(str(cost) for cost in range(9)),
    "Rarity": tuple(rarity.capitalize() for rarity in RARITIES),
    "Attribute": (*ATTRIBUTES, "None"),
    "Speed": ("Action", "Instant"),
}


def shelf(book: Book) -> Shelf:
    """An Armory: Seeker, three Equipment, Tactics, perhaps a Sideboard (SK-032, SK-042)."""
    sections = (
        Section("seeker", "Seeker", 1, "SK-033"),
        *(Section(slot, slot.capitalize(), 1, "SK-034") for slot in SLOTS),
        Section("tactics", "Tactics", book.rules.deck_size, "SK-035"),
        Section("side", "Sideboard", book.rules.sideboard_size, "SK-043", optional=True, aside=True),
    )
    cards = [card for card in book.cards if card.kind in KINDS]
    cards.sort(key=lambda card: (KINDS.index(card.kind), card.cost, card.name))
    decks = {key: deck_of(armory) for key, armory in ARMORIES.items()}
    pool = tuple(_pooled(book, card) for card in cards)
    return Shelf("seekers", "Armory", sections, pool, FIELDS, "AP cost", decks, "armory")


def _pooled(book: Book, card: Card) -> PoolCard:
    tactic = card.kind == "tactic"
    home = "tactics" if tactic else card.kind
    damage = card.type or (card.action.type if card.action else None)
    fields = (
        (card.form or card.kind).capitalize(),
        (damage or "none").capitalize(),
        str(card.cost) if tactic else "",
        card.rarity.capitalize(),
        _attributes(card),
        card.speed.capitalize() if tactic else "",
    )
    places = (home,) if card.kind == "seeker" else (home, "side")  # SK-043
    most = copies_allowed(book, card) if tactic else 1
    needs = " ".join(f"{short} {n}" for short, n in zip(SHORT, card.needs, strict=True) if n)
    stats = " ".join(f"{short} {n}" for short, n in zip(SHORT, card.stats, strict=True)) if home == "seeker" else ""
    note = stats or " · ".join(filter(None, (card.rarity.capitalize(), f"needs {needs}" if needs else "for everybody")))
    return PoolCard(card.key, card_front(card), places, fields, card.cost if tactic else None, most, note)


def _attributes(card: Card) -> str:
    """The attributes it needs, a Seeker's best ones; 'None' if it is for everybody (SK-049, SK-051)."""
    best = max(card.stats) if card.kind == "seeker" else 0
    has = [stat == best for stat in card.stats] if best else [need > 0 for need in card.needs]
    return ", ".join(name for name, there in zip(ATTRIBUTES, has, strict=True) if there) or "None"


def deck_of(armory: Armory) -> Deck:
    """An Armory in sections."""
    deck = Deck(armory.name, {"seeker": {armory.seeker: 1}})
    for slot, key in zip(SLOTS, armory.equipment, strict=True):  # written in this order
        deck.piles[slot] = {key: 1}
    for section, keys in (("tactics", armory.tactics), ("side", armory.side)):
        if keys:
            deck.piles[section] = {key: keys.count(key) for key in dict.fromkeys(keys)}
    return deck


def armory_of(deck: Deck) -> Armory:
    """The sections as an Armory; without a Seeker it names none."""
    equipment = tuple(key for slot in SLOTS for key in deck.cards(slot))
    seeker = next(iter(deck.cards("seeker")), "")
    return Armory(deck.name, seeker, equipment, tuple(deck.cards("tactics")), tuple(deck.cards("side")))


def judge(book: Book, deck: Deck) -> list[Reason]:
    """What keeps the Armory from being legal (SK-032 to SK-043, SK-051)."""
    seekers = deck.size("seeker")
    found = [Reason(f"{seekers} Seekers; an Armory has one", "SK-033")] if seekers > 1 else []
    return found + reasons(errors(book, armory_of(deck)))


def advise(book: Book, deck: Deck) -> list[Reason]:
    """Tactics that the Seeker can't play are legal, and worth knowing of (SK-R16)."""
    seekers, tactics = (
        [book.cards[book.face(key)] for key in sorted(deck.piles.get(name, {}))] for name in ("seeker", "tactics")
    )
    return [
        Reason(f"{seeker.name} can't play {card.name}: {lack}", "SK-R16")
        for seeker in seekers[:1]
        for card in tactics
        for lack in lacking(seeker, card)
    ]


def entry(deck: Deck) -> dict[str, Any]:
    """What a player with this Armory brings."""
    own = armory_of(deck)
    piles = {"equipment": own.equipment, "tactics": own.tactics, "side": own.side}
    return {"seeker": own.seeker, **{name: list(keys) for name, keys in piles.items()}}
