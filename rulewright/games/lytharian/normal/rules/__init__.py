"""The rules of Normal Chess: standard chess with troop cards as the pieces (LC-345, LC-R261)."""

from rulewright.games.lytharian.normal.rules.book import Rules, make_book
from rulewright.games.lytharian.normal.rules.ending import concede
from rulewright.games.lytharian.normal.rules.position import position
from rulewright.games.lytharian.normal.rules.setup import Entry, start
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.games.lytharian.normal.rules.turn import turn, whose_turn
from rulewright.games.lytharian.normal.rules.view import conceal, view
from rulewright.kernel.game import RulesPart

RULES = RulesPart(
    state=State, tunables=Rules, entry=Entry, book=make_book, start=start, turn=turn, concede=concede, view=view,
    conceal=conceal, active=whose_turn, position=position,
)  # fmt: skip
