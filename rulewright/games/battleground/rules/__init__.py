"""The rules of Battleground, chapter by chapter: data in `state`, phases from `turn` on, what atoms do in `effects`."""

from rulewright.games.battleground.rules import effects
from rulewright.games.battleground.rules.book import make_book
from rulewright.games.battleground.rules.draft import DRAFT
from rulewright.games.battleground.rules.heroes import concede
from rulewright.games.battleground.rules.position import position
from rulewright.games.battleground.rules.setup import start
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.rules.tables import TABLES
from rulewright.games.battleground.rules.text import EFFECTS
from rulewright.games.battleground.rules.tunables import Entry, Rules
from rulewright.games.battleground.rules.turn import rest_of_turn, rests, turn
from rulewright.games.battleground.rules.view import conceal
from rulewright.kernel.game import RulesPart

RULES = RulesPart(
    state=State, tunables=Rules, entry=Entry, book=make_book, start=start, turn=turn, concede=concede, conceal=conceal,
    active=lambda state: state.active, position=position, draft=DRAFT, tables=TABLES, rests=rests,
    rest_of_turn=rest_of_turn,
)  # fmt: skip

__all__ = ["EFFECTS", "RULES", "effects"]
