"""The toy game laid on a table: every card has a name of its own, so that a name in a message tells who knew it."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from toy import TOY, Book, make_book

from rulewright.games import GAMES
from rulewright.kernel.page.scene import CardFront, Counter, Item, Panel, Scene, Zone
from rulewright.kernel.question import HIDDEN, CardId, Seat
from rulewright.kernel.variant import Variant
from rulewright.server.serve import main

SYLLABLES = ["zor", "quib", "vex", "plom", "jaz", "wug", "fyx", "drub"]


def name_of(face: int) -> str:
    """A word that stands nowhere else."""
    return SYLLABLES[face // 8] + SYLLABLES[face % 8] + "ix"


def many_cards(variant: Variant) -> Book:
    book = make_book(variant)
    cards: list[Any] = []
    kinds = [book.cards[0], book.cards[1], book.cards[2]]
    snake = book.cards[3]
    for kind in (*kinds, snake):
        for _ in range(kind.copies):
            cards.append(replace(kind, key=name_of(len(cards)), copies=1))
    snakes = cards[-snake.copies :]
    rest = cards[: -snake.copies]
    cards = [*rest[:3], snakes[0], *rest[3:], *snakes[1:]]  # the rules know the snake by its number
    cards = [replace(card, key=name_of(face)) for face, card in enumerate(cards)]
    return Book(book.rules, tuple(cards))


def scene(view: Any, viewer: Seat | None, names: Sequence[str]) -> Scene:
    def items(cards: list[CardId], owner: Seat) -> tuple[Item, ...]:
        made = []
        for card in cards:
            face = view.faces[card]
            shown = None
            if face != HIDDEN:
                shown = CardFront(view.book.cards[face].key, "card", "neutral", ("gem",))
            made.append(Item(f"card-{card}", shown, owner))
        return tuple(made)

    def panel(seat: Seat) -> Panel:
        player = view.players[seat]
        hand = Zone(f"hand-{seat}", "Hand", "row", items(player.hand, seat), owner=seat)
        stall = Zone(f"stall-{seat}", "Stall", "row", items(player.stall, seat), owner=seat)
        counters = (Counter("Score", player.score), Counter("Coins", player.coins))
        return Panel(f"seat-{seat}", seat, names[seat], counters, ((stall, hand),), active=view.active == seat)

    own = viewer if viewer is not None and viewer < view.seats else None
    rivals = tuple(panel(seat) for seat in map(Seat, range(view.seats)) if seat != own)
    return Scene(f"Turn {view.turn}", rivals, None if own is None else panel(own))


SHELLS = replace(
    TOY,
    folder=Path(__file__).parent / "shells_book",
    rules=replace(TOY.rules, book=many_cards),
    page=replace(TOY.page, scene=scene),
)
"""Shells with a scene, and sixteen different cards."""

if __name__ == "__main__":
    GAMES["shells"] = SHELLS
    main()
