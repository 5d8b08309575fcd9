"""The rules of Seekers: `turn` reads from top to bottom, `stack` holds priority, folders are chapters of the book."""

from rulewright.games.seekers.rules import effects
from rulewright.games.seekers.rules.book import make_book
from rulewright.games.seekers.rules.ending import concede
from rulewright.games.seekers.rules.position import position
from rulewright.games.seekers.rules.setup.entry import Entry
from rulewright.games.seekers.rules.setup.start import start
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.tunables import Rules
from rulewright.games.seekers.rules.turn import rest_of_turn, rests, turn
from rulewright.games.seekers.rules.view import conceal, view
from rulewright.kernel.game import RulesPart

__all__ = ["RULES", "effects"]  # importing the effects enters them into the table of what carries out which atom

RULES = RulesPart(
    state=State,
    start=start,
    turn=turn,
    book=make_book,
    tunables=Rules,
    entry=Entry,
    concede=concede,
    view=view,
    conceal=conceal,
    active=lambda state: state.active,
    position=position,
    rests=rests,
    rest_of_turn=rest_of_turn,
    resume=rest_of_turn,
)
