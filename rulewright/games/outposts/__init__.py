"""Outposts: faction decks, a Silver draft, assaults on Outposts, two to four players."""

from pathlib import Path

from rulewright.games.outposts.mind import MIND
from rulewright.games.outposts.page import PAGE, deck_builder
from rulewright.games.outposts.rules import RULES, campaign
from rulewright.games.outposts.words import WORDS
from rulewright.kernel.game import Game

OUTPOSTS = Game(
    slug="outposts",
    title="Outposts",
    players=range(2, 5),  # OP-039
    version=3,  # bare Outposts are 2/4; eleven more cards have other numbers
    folder=Path(__file__).parent,
    rules=RULES,
    words=WORDS,
    page=PAGE,
    mind=MIND,
    decks=deck_builder,
    campaign=campaign,
)
