"""Tables of the rules page, made from the rules and cards in force."""

from collections.abc import Callable, Iterable, Sequence

from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.cards.card import Card, Home, sections
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules.book import Book
from rulewright.games.elysia.rules.setup.decks import exploration_counts, map_counts
from rulewright.kernel.words import upper_first

Rows = Iterable[Sequence[object]]
BOXES = range(1, 9)  # numbers of players


def _setup(book: Book) -> Rows:
    rules = book.rules
    maps, decks = [map_counts(rules, n) for n in BOXES], [exploration_counts(rules, n) for n in BOXES]
    yield "Players", *BOXES
    yield "Terrain Tiles (RE-R28)", *(tiles for tiles, _, _ in maps)
    yield "Village Overlays", *(villages for _, villages, _ in maps)
    yield "Ruins Overlays", *(ruins for _, _, ruins in maps)
    for key in decks[0]:
        yield book.cards[book.keys[key]].name, *(counts[key] for counts in decks)
    yield "Exploration Deck", *(sum(counts.values()) for counts in decks)
    yield "Copies per General Market pile", *(rules.market_copies_per_player * n for n in BOXES)
    yield "Fortress gate", *(rules.gate_base + rules.gate_per_player * n for n in BOXES)


def _items(book: Book, home: Home, *more: str) -> Rows:
    yield "Card", "Cost", *more, "Exploration", "Attack", "Defense"
    for card in book.cards:
        if card.home == home and card.kind == "item":
            yield card.name, card.cost, *([TERRAINS[card.cheaper]] if more else []), *sections(card)


def _in_brackets(card: Card) -> str:
    return f"{card.name} [{' / '.join(sections(card))}]"


def _characters(book: Book) -> Rows:
    yield "Character", "Leave Out", "Other cards [Exploration / Attack / Defense]"
    for each in CHARACTERS:
        first, *others = [(n, book.cards[book.keys[card.key]]) for n, card in each.cards]
        yield (
            f"{each.name}, {each.title}",
            _in_brackets(first[1]),
            ", ".join(f"{n} {_in_brackets(c)}" for n, c in others),
        )


def _monsters(book: Book) -> Rows:
    yield "Monster", "Level", "Attack", "Defense", "Reward"
    for card in book.cards:
        if card.kind == "monster":
            yield card.name, card.level, card.attack, card.defense, " and ".join(atom.words() for atom in card.effects)


def _events(book: Book) -> Rows:
    yield "Event", "Effect"
    yield from ((card.name, card.text) for card in book.cards if card.kind == "event")


def _quests(book: Book, home: Home) -> Rows:
    yield "Quest", "Asks for", "Prize"
    for card in book.cards:
        if card.home == home:
            yield card.name, upper_first(card.asked), card.prize or "victory"


TABLES: dict[str, Callable[[Book], Rows]] = {
    "setup": _setup,
    "market": lambda book: _items(book, "market", "Cheaper on"),
    "exploration": lambda book: _items(book, "exploration"),
    "characters": _characters,
    "monsters": _monsters,
    "events": _events,
    "main-quests": lambda book: _quests(book, "main"),
    "side-quests": lambda book: _quests(book, "side"),
}
