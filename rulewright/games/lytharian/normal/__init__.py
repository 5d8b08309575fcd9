"""Normal Chess, an alternate game of Lytharian Chess: standard chess with troop cards as the pieces (LC-345)."""

from pathlib import Path

from rulewright.games.lytharian.normal.mind import MIND
from rulewright.games.lytharian.normal.page import PAGE
from rulewright.games.lytharian.normal.page.card_choice import DECKS
from rulewright.games.lytharian.normal.rules import RULES
from rulewright.games.lytharian.normal.words import WORDS
from rulewright.kernel.game import Game

NORMAL_CHESS = Game(
    slug="normal-chess",
    former_slugs=("lytharian-chess",),
    title="Normal Chess (Lytharian)",
    players=range(2, 3),
    folder=Path(__file__).parent.parent,  # the rulebook is that of Lytharian Chess
    rules=RULES,
    words=WORDS,
    page=PAGE,
    mind=MIND,
    decks=DECKS,
)
