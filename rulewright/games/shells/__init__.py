"""Shells: a small market game, complete, and a model for games of your own."""

from pathlib import Path

from rulewright.games.shells.mind import MIND
from rulewright.games.shells.page import PAGE
from rulewright.games.shells.rules import RULES
from rulewright.games.shells.words import WORDS
from rulewright.kernel.game import Game

SHELLS = Game(
    slug="shells",
    title="Shells",
    players=range(2, 5),
    folder=Path(__file__).parent,
    rules=RULES,
    words=WORDS,
    page=PAGE,
    mind=MIND,
)
