"""The rules in force: the few numbers of chess that a variant may change, and the cards that stand for pieces."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

from rulewright.games.lytharian.cards import OFFICIAL_CARDS
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.normal.cards.troops import CARDS, FACES
from rulewright.games.lytharian.rules.tunables import CHESS_DRAWS
from rulewright.games.lytharian.rules.tunables import Rules as MainRules
from rulewright.kernel.errors import BadVariant, nearest
from rulewright.kernel.variant import Variant, apply_rules, at_least


@dataclass(frozen=True, slots=True)
class Rules:
    """The tunables, with the values of standard chess (LC-R261)."""

    cards: Literal["agree", "up", "down"] = "agree"  # LC-346; up or down: agreed before the match
    draw_offers: bool = True  # LC-D47
    claim_repeats: int = CHESS_DRAWS["claim_repeats"]  # times a position stands before a draw may be claimed
    forced_repeats: int = CHESS_DRAWS["forced_repeats"]  # times it stands before the game is drawn
    claim_moves: int = CHESS_DRAWS["claim_moves"]  # each side's without capture or Pawn move before a claim
    forced_moves: int = CHESS_DRAWS["forced_moves"]  # such moves before the game is drawn


@dataclass(frozen=True, slots=True)
class Book:
    """What a match is played under."""

    rules: Rules
    cards: tuple[Card, ...]


_OFFICIAL = Book(Rules(), CARDS)
_OF_THE_MAIN_GAME = {field.name: field.default for field in fields(MainRules)} | {
    f"{card.key}.{name}": n for card in OFFICIAL_CARDS for name, n in card.numbers().items()
}


def figures(book: Book) -> Mapping[str, Any]:
    """Numbers of the main game, whose rulebook this game shares."""
    return _OF_THE_MAIN_GAME


def make_book(variant: Variant) -> Book:
    """Standard chess with a variant's overrides put in."""
    for key in variant.cards:
        if key not in FACES:
            raise BadVariant(f"there is no troop '{key}'.{nearest(key, list(FACES))}")
        raise BadVariant(f"'{key}' has no numbers here: in Normal Chess card faces are decoration (LC-R261)")
    if not variant.rules:
        return _OFFICIAL
    rules = apply_rules(Rules(), variant.rules)
    at_least(rules, {"claim_repeats": 2, "claim_moves": 1})  # LC-R261
    for name, claim, forced in (
        ("repeats", rules.claim_repeats, rules.forced_repeats),
        ("moves", rules.claim_moves, rules.forced_moves),
    ):
        if claim > forced:
            raise BadVariant(f"claim_{name} can't be more than forced_{name}: the game would be over before (LC-R261)")
    return Book(rules, CARDS)
