"""How Ruins of Elysia presents itself before a match: on the home page, among the cards, on the set-up form."""

from rulewright.games.elysia.cards.card import Card
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.page.card_fronts import card_front, character_front
from rulewright.games.elysia.page.portraits import PORTRAITS
from rulewright.games.elysia.rules.book import Book, make_book
from rulewright.games.elysia.words.lands import land_words
from rulewright.kernel.page.scene import CardFront, EntryField, Tile
from rulewright.kernel.variant import OFFICIAL

FIELDS = (
    EntryField(
        "character",
        "Character",
        (("", "Choose at the table"), *((hero.key, f"{hero.name}, {hero.title}") for hero in CHARACTERS)),
        "Each begins with a deck of their own. Two of you can't be the same, unless more than four play.",
        PORTRAITS,
    ),
)
CHAPTERS = {"market": "General Market", "exploration": "Exploration Deck", "encounter": "Encounter Deck",
            "main": "Main Quests", "side": "Side Quests", "map": "Map"}  # fmt: skip


def tile() -> Tile:
    """How the game presents itself."""
    book = make_book(OFFICIAL)
    return Tile(
        "Heroes reborn in a land that grows under their feet.",
        ("1 to 8 players", "45 to 90 minutes", "Exploration and deck-building"),
        tuple(card_front(book.cards[book.keys[key]]) for key in ("claymore", "troll", "dark-lord", "treasure-chest")),
        hue="sea",
        picture="elysia/vega",
        effort=2,
    )


def _printed(book: Book, card: Card) -> CardFront:
    """A card as in print; a piece of the map says what it asks for and what waits there."""
    return card_front(card, whole=True, text=land_words(book, card))


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """All cards by chapter."""
    found = [("Characters", [character_front(character) for character in CHARACTERS])]
    for character in CHARACTERS:
        fronts = [card_front(book.cards[book.keys[card.key]], whole=True) for _, card in character.cards]
        found.append((f"{character.name}'s Starting Deck", fronts))
    homes = CHAPTERS.items()
    return found + [
        (title, [_printed(book, card) for card in book.cards if card.home == home]) for home, title in homes
    ]
