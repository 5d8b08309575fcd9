"""All cards of a book, by chapter."""

from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.page.card_fronts import card_front, character_front
from rulewright.games.elysia.rules.book import Book
from rulewright.kernel.page.scene import CardFront


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """All cards by chapter."""
    chapters = [("General Market", "market"), ("Exploration Deck", "exploration"), ("Encounter Deck", "encounter"),
                ("Main Quests", "main"), ("Side Quests", "side"), ("Map", "map")]  # fmt: skip
    found = [("Characters", [character_front(character) for character in CHARACTERS])]
    found += [
        (
            f"{character.name}'s Starting Deck",
            [card_front(book.cards[book.keys[card.key]]) for _, card in character.cards],
        )
        for character in CHARACTERS
    ]
    return found + [(title, [card_front(card) for card in book.cards if card.home == home]) for title, home in chapters]
