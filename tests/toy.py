"""Shells, the small game that tests of the kernel play, and what only they need."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rulewright.games.shells import SHELLS as TOY
from rulewright.games.shells.cards import CARDS
from rulewright.games.shells.rules.book import Book, Rules, make_book
from rulewright.games.shells.rules.prompts import BID as BID_WHY
from rulewright.games.shells.rules.prompts import FIRST as FIRST_WHY
from rulewright.games.shells.rules.prompts import MAIN as MAIN_WHY
from rulewright.games.shells.rules.prompts import SWAP as SWAP_WHY
from rulewright.games.shells.rules.prompts import TURN as TURN_WHY
from rulewright.games.shells.rules.verbs import END, KEEP, ROLL, SHELL
from rulewright.kernel.game import Game
from rulewright.kernel.variant import Variant, face_named

SNAKE = face_named(CARDS, "snake")


def only(rules: Mapping[str, Any] | None = None, **copies: int) -> Variant:
    """A variant with these copies of cards and no others: `only(copper=16)`."""
    return Variant("test", rules or {}, {card.key: {"copies": copies.get(card.key, 0)} for card in CARDS})


def ruled(**functions: Any) -> Game:
    """Shells with other functions among its rules: `ruled(turn=...)`."""
    return replace(TOY, rules=replace(TOY.rules, **functions))


__all__ = ["BID_WHY", "CARDS", "END", "FIRST_WHY", "KEEP", "MAIN_WHY", "ROLL", "SHELL", "SNAKE", "SWAP_WHY", "TOY",
           "TURN_WHY", "Book", "Rules", "make_book", "only", "ruled"]  # fmt: skip
