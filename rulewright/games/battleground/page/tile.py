"""How the game presents itself: its tile, the gallery of its cards, its first-game help, what a player may bring."""

from rulewright.games.battleground.cards import BOARDS
from rulewright.games.battleground.page.card_fronts import card_front, power_front
from rulewright.games.battleground.page.portraits import PORTRAITS
from rulewright.games.battleground.rules.book import Book, make_book
from rulewright.kernel.page.scene import CardFront, EntryField, GuideStep, Tile
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
        powers = [power_front(board.key, name, i, power) for name, path in board.paths for i, power in enumerate(path)]
        chapters.append((f"{board.name}: powers", powers))
    return chapters


def tile() -> Tile:
    """How the game presents itself."""
    book = make_book(OFFICIAL)
    keys = ("crusader", "abomination", "fireball", "stone-golem")
    return Tile(
        "Hold five lanes, charge spells in secret, break through.",
        ("2 players, or 4 in teams", "30 to 45 minutes", "Lane battle with classes that grow"),
        tuple(card_front(book.cards[book.face(key)]) for key in keys),
        hue="meadow",
        picture="battleground/crusader",
        effort=1,
    )


GUIDE = (
    GuideStep("rivals", "Your rival", "Up here is the other hero. Bring it to 0 life and you win.", "BG-044"),
    GuideStep(
        "board", "The lanes", "Your units march away from you, row by row. Point at one to see whom it would hit, "
        "and why so hard.", "BG-016",
    ),
    GuideStep(
        "mine", "Your orbs", "Orbs pay for everything. A spent orb lies on the wheel where its hand points, and is "
        "back when the hand comes round again.", "BG-056",
    ),
    GuideStep(
        "holding", "Your hand", "Cast a spell now, or prepare it face down and charge it over the turns: fully charged "
        "it may be cast in your rival's turn as well.", "BG-086", "main",
    ),
    GuideStep(
        "mine", "Powers", "Every third experience brings a power token. Open your board and place it on the next power "
        "of a path.", "BG-192", "main",
    ),
    GuideStep(
        "queue", "Before the battle", "Here stands what your units would do. Point at a line to see the sum: Attack, "
        "defense, flanks.", "BG-157", "main",
    ),
    GuideStep(
        "asking", "Attack, defend, advance", "Each unit acts in two waves: an attack or a defense, and an advance, in "
        "an order you choose.", "BG-116", "wave",
    ),
)  # fmt: skip


CLASSES = (("", "Choose at the table"), *((board.key, board.name) for board in BOARDS))
ONCE = "No two players may take the same one, unless the variant allows it (BG-040)."
ENTRY_FIELDS = (EntryField("klass", "Class", CLASSES, ONCE, PORTRAITS),)
