"""How the game presents itself: its tile, the gallery of its cards, what a player may bring."""

from rulewright.games.battleground.cards import BOARDS
from rulewright.games.battleground.page.card_fronts import card_front, power_front
from rulewright.games.battleground.page.portraits import PORTRAITS
from rulewright.games.battleground.rules.book import Book, make_book
from rulewright.kernel.page.scene import CardFront, EntryField, Tile
from rulewright.kernel.variant import OFFICIAL


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """All cards by class, and the powers of its board."""
    chapters: list[tuple[str, list[CardFront]]] = []
    for board in BOARDS:
        cards = [card for card in book.cards if card.klass == board.key]
        for title, kind in (("units", "unit"), ("spells", "spell")):
            found = [card_front(card) for card in cards if card.kind == kind]
            if found:
                chapters.append((f"{board.name}: {title}", found))
        powers = [power_front(power, board.key, name, i) for name, path in board.paths for i, power in enumerate(path)]
        chapters.append((f"{board.name}: powers", powers))
    return chapters


def tile() -> Tile:
    """How the game presents itself."""
    book = make_book(OFFICIAL)
    keys = ("crusader", "abomination", "high-cleric", "stone-golem")
    return Tile(
        "Hold five lanes, charge spells in secret, break through.",
        ("2 players, or 4 in teams", "30 to 60 minutes", "Lane battle with classes that grow"),
        tuple(card_front(book.cards[book.face(key)]) for key in keys),
        hue="meadow",
        picture="battleground/class/paladin",
        effort=1,
    )


CLASSES = (("", "Choose at the table"), *((board.key, board.name) for board in BOARDS))
ONCE = "No two players may take the same one, unless the variant allows it."
ENTRY_FIELDS = (EntryField("klass", "Class", CLASSES, ONCE, PORTRAITS),)
