"""The rules of Outposts as one part: state, setup, turns, what a seat sees."""

from rulewright.games.outposts.rules.book import TABLES, figures, make_book
from rulewright.games.outposts.rules.ending import concede
from rulewright.games.outposts.rules.position import position
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.games.outposts.rules.setup.open_box import start
from rulewright.games.outposts.rules.state import State
from rulewright.games.outposts.rules.tunables import DRAFT, Rules
from rulewright.games.outposts.rules.turn import rest_of_turn, rests, turn
from rulewright.games.outposts.rules.view import conceal, view
from rulewright.kernel.game import RulesPart

RULES = RulesPart(
    state=State,
    tunables=Rules,
    entry=Entry,
    book=make_book,
    start=start,
    turn=turn,
    concede=concede,
    view=view,
    conceal=conceal,
    active=lambda state: state.active,
    position=position,
    tables=TABLES,
    figures=figures,
    draft=DRAFT,
    rests=rests,
    rest_of_turn=rest_of_turn,
)
