"""All cards by chapter, and how the game presents itself."""

from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.page.card_fronts import TYPE_ICONS, card_front
from rulewright.games.seekers.rules.book import Book, make_book
from rulewright.kernel.page.scene import CardFront, Tile
from rulewright.kernel.variant import OFFICIAL


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """All cards by chapter."""
    chapters: list[tuple[str, list[Card]]] = [
        (title, [card for card in book.cards if card.kind == kind])
        for title, kind in (("Seekers", "seeker"), ("Weapons", "weapon"), ("Armor", "armor"), ("Trinkets", "trinket"))
    ]
    for kind in TYPE_ICONS:
        cards = [card for card in book.cards if card.kind == "tactic" and card.type == kind]
        if cards:
            chapters.append((f"{(kind or 'untyped').capitalize()} Tactics", cards))
    chapters.append(("Token units", [card for card in book.cards if card.kind == "token"]))
    return [(title, [card_front(card) for card in cards]) for title, cards in chapters]


def tile() -> Tile:
    """How the game presents itself."""
    book = make_book(OFFICIAL)
    faces = tuple(card_front(book.cards[book.face(each.seeker)]) for each in list(ARMORIES.values())[:4])
    return Tile(
        "Hunt a rival through the crypt, and claim the Shard.",
        ("2 to 4 players", "30 to 60 minutes", "Hex duel with a card stack"),
        faces,
        hue="violet",
    )
