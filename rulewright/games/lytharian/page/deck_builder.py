"""Armies with their decks for the builder, the set-up page and the command line.

What is legal stands in `rules/setup/army_rules.py`.
"""

from collections import Counter
from typing import Any

from rulewright.games.lytharian.cards.armies import ARMIES, Army
from rulewright.games.lytharian.cards.atoms import ROLE_NAMES
from rulewright.games.lytharian.cards.card import PAWN, QUALITIES, TYPE_NAMES, Card
from rulewright.games.lytharian.page.card_fronts import card_front
from rulewright.games.lytharian.rules.book import Book
from rulewright.games.lytharian.rules.setup.army_rules import (
    alignment,
    deck_least,
    errors,
    power_score,
    ready_made,
    slots,
)
from rulewright.kernel.decks.deck import Deck, PoolCard, Section, Shelf, reasons
from rulewright.kernel.words import Reason

DECK = "deck"
TROOPS = "troops"  # the one place for all of them, where roles have no slots (LC-R260)
CLAUSES = {"main": ("LC-034", "LC-042"), "duels": ("LC-349", "LC-350"), "pawns": ("LC-367", "LC-368")}
SIDES = ("good", "evil", "neutral")
CLOSED = {"good": ("evil", "death"), "evil": ("good", "life"), "neutral": ("good", "evil")}  # LC-037, LC-046, LC-047
ELEMENTS = ("life", "death", "fire", "water", "air", "earth", "arcane", "neutral")
FACTIONS = ("Brudakian", "Kevetni", "Stoneborn", "Surictavi", "Zuk Gar", "Deepdark", "Wilds")
FIELDS = {
    "Kind": (*ROLE_NAMES, *TYPE_NAMES.values(), "Weapon", "Armor"),
    "Fits army": tuple(side.capitalize() for side in SIDES),
    "Faction": FACTIONS,
    "Element": tuple(element.capitalize() for element in ELEMENTS),
    "Cost": (*map(str, range(7)), "X"),
    "Quality": (*QUALITIES, "Unique"),
}


def _free(book: Book) -> bool:
    """Whether troops of any role may fill the army."""
    return book.rules.mode == "chaos" and not book.rules.chaos_keep_slots


def home(book: Book, card: Card) -> str:
    """The section a card lies in."""
    if card.kind != "troop":
        return DECK
    return TROOPS if _free(book) else ROLE_NAMES[card.role].lower()


def _order(card: Card) -> tuple[int, int, int, str]:
    """Troops by role and faction; spells by element and cost, equipment last."""
    if card.kind == "troop":
        return card.role, FACTIONS.index(card.faction), 0, card.name
    element = ELEMENTS.index(card.element) if card.element else len(ELEMENTS)
    return len(ROLE_NAMES), element, card.cost, card.name


def _pooled(book: Book, card: Card) -> PoolCard:
    troop, spell = card.kind == "troop", card.kind == "spell"
    fields = (
        ROLE_NAMES[card.role] if troop else TYPE_NAMES[card.type] if spell else card.kind.capitalize(),
        ", ".join(side.capitalize() for side in SIDES if not {card.alignment, card.element} & set(CLOSED[side])),
        card.faction,
        card.element.capitalize(),
        "" if troop else str(card.cost) if card.cost >= 0 else "X",
        ", ".join(filter(None, (QUALITIES[card.quality - 1] if spell else "", "Unique" if card.unique else ""))),
    )
    number = card.cost if not troop and card.cost >= 0 else None
    return PoolCard(
        card.key, card_front(card), (home(book, card),), fields, number, most_of(book, card), _note(book, card)
    )


def most_of(book: Book, card: Card) -> int | None:
    """Copies allowed: Unique, Pawns, as many as there are slots, three in a deck (LC-035, LC-036, LC-043, LC-044)."""
    rules = book.rules
    if rules.mode == "chaos":
        return None  # LC-344
    if card.unique:
        return rules.max_unique
    if card.kind != "troop":
        return rules.deck_max_copies
    room = slots(book)[card.role]
    return min(room, rules.max_same_pawn) if card.role == PAWN or rules.mode == "maelstorm" else room


def _note(book: Book, card: Card) -> str:
    if card.kind == "troop":
        return f"{card.faction} · power {card.power}"
    if card.kind == "spell":
        return f"harness for {book.rules.harness_values[card.quality - 1]}"
    return "humanoids only"  # LC-214


def deck_of(book: Book, army: Army) -> Deck:
    """An army and its deck in sections; who stands left or right is chosen at the table (LC-057)."""
    deck = Deck(army.name)
    for key, n in Counter((*army.troops, *army.deck)).items():
        deck.piles.setdefault(home(book, book.cards[book.face(key)]), {})[key] = n
    return deck


def army_of(deck: Deck) -> Army:
    """The sections as troops and deck."""
    troops = [key for section in (*(name.lower() for name in ROLE_NAMES), TROOPS) for key in deck.cards(section)]
    return Army(deck.name, tuple(troops), tuple(deck.cards(DECK)))


class ArmyBuilder:
    """What the builder asks: what there is, what is wrong with an army, what is worth knowing of it."""

    def shelf(self, book: Book) -> Shelf:
        """Troops by role, then spells and equipment together (LC-034, LC-042)."""
        army, deck = CLAUSES[book.rules.game]
        least = deck_least(book)
        if _free(book):
            parts = [Section(TROOPS, "Troops", sum(slots(book)), "LC-R260")]
        else:
            parts = [Section(ROLE_NAMES[role].lower(), ROLE_NAMES[role] + "s" * (n > 1), n, army)
                     for role, n in enumerate(slots(book)) if n]  # fmt: skip
        homes = {part.key for part in parts} | {DECK}
        cards = [card for card in sorted(book.cards, key=_order) if home(book, card) in homes]
        return Shelf(
            "lytharian", "Army", (*parts, Section(DECK, "Deck", least, deck, open_end=True)),
            tuple([_pooled(book, card) for card in cards]), FIELDS, "mana cost",
            {key: deck_of(book, ready_made(book, key)) for key in ARMIES}, "army",
        )  # fmt: skip

    def judge(self, book: Book, deck: Deck) -> list[Reason]:
        """What keeps army and deck from being legal (LC-034 to LC-050)."""
        return reasons(errors(book, army_of(deck)))

    def advise(self, book: Book, deck: Deck) -> list[Reason]:
        """What the power score means, which side the army counts for, equipment that nobody can bear."""
        army = army_of(deck)
        troops = [book.cards[book.face(key)] for key in army.troops]
        cards = [book.cards[book.face(key)] for key in dict.fromkeys(army.deck)]
        if not troops:
            return []
        found = [Reason(f"the power score is {power_score(troops)}; the lower of two goes first, with bonus mana",
                        "LC-040, LC-051, LC-052")]  # fmt: skip
        if book.rules.mode == "standard":
            side = alignment(troops)
            words = {"good": "no Death spells", "evil": "no Life spells", "neutral": "Life or Death spells, never both"}
            found.append(Reason(f"the army counts as {side.capitalize()}: {words[side]}", "LC-039"))
        if not any(card.humanoid for card in troops):
            gear = [card.name for card in cards if card.kind in ("weapon", "armor")]
            found += [Reason(f"no troop can bear {name}: none is humanoid", "LC-214") for name in gear]
        return found

    def entry(self, deck: Deck) -> dict[str, Any]:
        """What a player with this army brings."""
        army = army_of(deck)
        return {"troops": list(army.troops), "deck": list(army.deck)}


DECKS = ArmyBuilder()
