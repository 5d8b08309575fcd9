"""Normal Chess, an alternate game of Lytharian Chess: standard chess with troop cards as the pieces (LC-345)."""

from pathlib import Path

from rulewright.games.lytharian.normal.mind import MIND
from rulewright.games.lytharian.normal.page import PAGE
from rulewright.games.lytharian.normal.page.card_choice import DECKS
from rulewright.games.lytharian.normal.rules import RULES
from rulewright.games.lytharian.normal.words import WORDS
from rulewright.kernel.game import Excerpt, Game

EXCERPT = Excerpt(
    intro="Chess as you know it: capture, check, mate and stalemate, castling, en passant and promotion. The troops of "
    "Lytharia are the pieces, and only the pieces: what they can do elsewhere, mana, spells and hidden armies do not "
    "count here.",
    clauses=("LC-345", "LC-347", "LC-R261", "LC-346", "LC-R262", "LC-011", "LC-034", "LC-055", "LC-056"),
    whole="Lytharian Chess",
)

NORMAL_CHESS = Game(
    slug="normal-chess",
    former_slugs=("lytharian-chess",),
    title="Normal Chess (Lytharian)",
    players=range(2, 3),
    folder=Path(__file__).parent.parent,  # the rulebook is that of Lytharian Chess
    excerpt=EXCERPT,
    rules=RULES,
    words=WORDS,
    page=PAGE,
    mind=MIND,
    decks=DECKS,
)
