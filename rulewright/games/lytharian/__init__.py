"""Lytharian Chess: troops with hidden faces on a chess board, and a hand of spells."""

from pathlib import Path

from rulewright.games.lytharian.mind import MIND
from rulewright.games.lytharian.page import PAGE
from rulewright.games.lytharian.page.deck_builder import DECKS
from rulewright.games.lytharian.rules import RULES
from rulewright.games.lytharian.words import WORDS
from rulewright.kernel.game import Game

LYTHARIAN = Game(
    version=5,  # armies with power scores nearer to each other
    slug="lytharian", title="Lytharian Chess", players=range(2, 3), folder=Path(__file__).parent, rules=RULES,
    words=WORDS, page=PAGE, mind=MIND, decks=DECKS,
)  # fmt: skip
