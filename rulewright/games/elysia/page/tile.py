"""How Ruins of Elysia presents itself on the home page."""

from rulewright.games.elysia.page.card_fronts import card_front
from rulewright.games.elysia.rules.book import make_book
from rulewright.kernel.page.scene import Tile
from rulewright.kernel.variant import OFFICIAL


def tile() -> Tile:
    """How the game presents itself."""
    book = make_book(OFFICIAL)
    keys = ("claymore", "troll", "dark-lord", "treasure-chest")
    return Tile(
        "Heroes reborn in a land that grows under their feet.",
        ("1 to 8 players", "45 to 90 minutes", "Exploration and deck-building"),
        tuple(card_front(book.cards[book.keys[key]]) for key in keys),
        hue="sea",
    )
