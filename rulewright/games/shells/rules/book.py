"""What a match is played under: the numbers that a variant may change, and the cards."""

from dataclasses import dataclass
from typing import Literal

from rulewright.games.shells.cards import CARDS, Card
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.variant import Variant, apply_cards, apply_rules

MOST_SEATS = 4


@dataclass(frozen=True, slots=True)
class Rules:
    """Every tunable with its official value."""

    hand: int = 3  # SH-005
    rounds: int = 3  # SH-002
    coins: int = 2  # SH-004
    lucky: int = 3  # SH-012
    stall: int = 3  # SH-011
    goal: int = 12  # SH-001
    tie: Literal["share", "first"] = "share"  # SH-002
    bonus: tuple[int, ...] = (0,) * MOST_SEATS  # coins by seat (SH-004)
    auction: bool = True  # SH-015


@dataclass(frozen=True, slots=True)
class Book:
    """The rules and cards in force."""

    rules: Rules
    cards: tuple[Card, ...]


def make_book(variant: Variant) -> Book:
    """The official rules and cards with a variant's numbers put in."""
    rules = apply_rules(Rules(), variant.rules)
    if len(rules.bonus) != MOST_SEATS:
        raise BadVariant(f"bonus needs {MOST_SEATS} numbers, one for each seat (SH-004)")
    return Book(rules, apply_cards(CARDS, variant.cards))
