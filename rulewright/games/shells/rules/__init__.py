"""The rules of Shells: everything that decides what may happen."""

from rulewright.games.shells.rules.book import Rules, make_book
from rulewright.games.shells.rules.conceal import conceal
from rulewright.games.shells.rules.ending import concede
from rulewright.games.shells.rules.position import position
from rulewright.games.shells.rules.setup import Entry, start
from rulewright.games.shells.rules.state import State
from rulewright.games.shells.rules.turn import turn, whose_turn
from rulewright.kernel.game import RulesPart

RULES = RulesPart(
    state=State,
    tunables=Rules,
    entry=Entry,
    book=make_book,
    start=start,
    turn=turn,
    concede=concede,
    conceal=conceal,
    active=whose_turn,
    position=position,
)
