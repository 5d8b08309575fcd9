"""Seekers: Shards of Imriel. A duel of heroes on hexes, with a card stack and priority."""

from pathlib import Path

from rulewright.games.seekers.mind import MIND
from rulewright.games.seekers.page import PAGE, armory_builder
from rulewright.games.seekers.rules import RULES
from rulewright.games.seekers.words import WORDS
from rulewright.kernel.game import Game

SEEKERS = Game(
    slug="seekers",
    title="Seekers: Shards of Imriel",
    players=range(2, 5),
    version=3,
    folder=Path(__file__).parent,
    rules=RULES,
    words=WORDS,
    page=PAGE,
    mind=MIND,
    decks=armory_builder,
)
