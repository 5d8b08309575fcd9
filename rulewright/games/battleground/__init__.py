"""Battleground: lanes, classes that level up, and spells prepared in secret."""

from pathlib import Path

from rulewright.games.battleground.mind import MIND
from rulewright.games.battleground.page import PAGE
from rulewright.games.battleground.rules import RULES
from rulewright.games.battleground.words import WORDS
from rulewright.kernel.game import Game

BATTLEGROUND = Game(
    slug="battleground",
    title="Battleground",
    version=2,  # what the first player begins with is the class's own
    players=range(2, 5, 2),  # a duel, or teams of two (BG-001, BG-258, BG-261)
    folder=Path(__file__).parent,
    rules=RULES,
    words=WORDS,
    page=PAGE,
    mind=MIND,
)
