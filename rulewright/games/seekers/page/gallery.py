"""How the game presents itself: what a player may bring, all cards by chapter."""

from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.page.card_fronts import HUES, card_front
from rulewright.games.seekers.page.portraits import PORTRAITS
from rulewright.games.seekers.rules.book import Book, make_book
from rulewright.kernel.page.scene import CardFront, EntryField, Tile
from rulewright.kernel.variant import OFFICIAL

ARMORY_CHOICES = (("", "Choose at the table"), *((key, each.name) for key, each in ARMORIES.items()))
ENTRY_FIELDS = (EntryField("armory", "Seeker", ARMORY_CHOICES, portraits=PORTRAITS),)


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """All cards by chapter."""
    kinds = {"Seekers": "seeker", "Weapons": "weapon", "Armor": "armor", "Trinkets": "trinket"}
    chapters = {title: [card for card in book.cards if card.kind == kind] for title, kind in kinds.items()}
    for type in HUES:
        tactics = [card for card in book.cards if card.kind == "tactic" and card.type == type]
        chapters[f"{(type or 'untyped').capitalize()} Tactics"] = tactics
    chapters["Token units"] = [card for card in book.cards if card.kind == "token"]
    return [(title, [card_front(card) for card in cards]) for title, cards in chapters.items() if cards]


def tile() -> Tile:
    """How the game presents itself."""
    book = make_book(OFFICIAL)
    faces = tuple(card_front(book.cards[book.face(each.seeker)]) for each in list(ARMORIES.values())[:4])
    facts = ("2 to 4 players", "30 to 60 minutes", "Hex duel with a card stack")
    return Tile(
        "Hunt a rival through the crypt, and claim the Shard.",
        facts,
        faces,
        hue="violet",
        picture="seekers/theron",
        effort=3,
    )
