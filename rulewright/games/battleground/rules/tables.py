"""The tables of the rulebook that are made from the cards and boards in force."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from rulewright.games.battleground.cards import BOARDS
from rulewright.games.battleground.rules.book import Book
from rulewright.games.battleground.rules.tunables import first_exp, start_orbs

Rows = Iterable[Sequence[object]]


def _cards(key: str, book: Book) -> Rows:
    yield "Card", "Copies", "Cost", "Type", "Attack", "HP", "Modifiers", "Text", "Upgrade of"
    names = {card.key: card.name for card in book.cards}
    for card in [card for card in book.cards if card.klass == key]:
        stands = card.kind == "unit" or card.summons_itself
        values = (card.attack or "-", card.hp or "-", ", ".join(card.modifiers) or "-") if stands else ("", "", "")
        cost = f"rank {card.rank}" if card.kind == "unit" else card.price
        yield card.name, card.copies, cost, card.type, *values, card.text or "-", names.get(card.upgrade_of, "")


def _powers(key: str, book: Book) -> Rows:
    klass = next(klass for klass in book.classes if klass.key == key)
    yield "Power", *klass.path_names
    for i in range(klass.depth):
        yield i + 1, *[f"{path[i].name}: {path[i].words()}" for path in klass.paths]


def _start_blocks(book: Book) -> Rows:
    yield "Class", "Orbs", "Starting hand", "Start power", "Experience of the first player"
    orbs, experience = start_orbs(book.rules), first_exp(book.rules)
    for klass in book.classes:
        hand = [book.cards[face] for face in klass.hand]
        cards = ", ".join(f"{card.name} x{card.copies}" if card.copies > 1 else card.name for card in hand)
        power = "Muster" if klass.muster else "none: its summons are spells"
        yield klass.name, orbs[klass.key], cards, power, experience[klass.key]


TABLES: Mapping[str, Callable[[Book], Rows]] = {
    "start-blocks": _start_blocks,
    **{f"{board.key}-cards": partial(_cards, board.key) for board in BOARDS},
    **{f"{board.key}-powers": partial(_powers, board.key) for board in BOARDS},
}
