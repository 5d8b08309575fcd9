"""Shells where every card has a name of its own, so that a name in a message tells who knew it."""

import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from toy import Book, make_book, ruled

from rulewright.games import GAMES
from rulewright.kernel.variant import Variant
from rulewright.server.serve import main

SYLLABLES = ["zor", "quib", "vex", "plom", "jaz", "wug", "fyx", "drub"]


def name_of(face: int) -> str:
    """A word that stands nowhere else."""
    return SYLLABLES[face // 8] + SYLLABLES[face % 8] + "ix"


def many_cards(variant: Variant) -> Book:
    """Every copy of a card becomes a card of its own."""
    book = make_book(variant)
    copies = [card for card in book.cards for _ in range(card.copies)]
    cards = [replace(card, key=name_of(face), name=name_of(face), copies=1) for face, card in enumerate(copies)]
    return Book(book.rules, tuple(cards))


SHELLS = ruled(book=many_cards)
"""Shells with sixteen different cards."""

if __name__ == "__main__":
    GAMES["shells"] = SHELLS
    main()
