"""Ruins of Elysia: an adventure deck-builder on a map that grows, one to eight heroes, against or with each other."""

from pathlib import Path

from rulewright.games.elysia.mind import MIND
from rulewright.games.elysia.page import PAGE
from rulewright.games.elysia.rules import RULES
from rulewright.games.elysia.words import WORDS
from rulewright.kernel.game import Game

ELYSIA = Game(
    slug="elysia",
    title="Ruins of Elysia",
    players=range(1, 9),  # RE-001
    version=5,  # Stratagem draws one card, Reckless Charge brings a Coin
    folder=Path(__file__).parent,
    rules=RULES,
    words=WORDS,
    page=PAGE,
    mind=MIND,
)
