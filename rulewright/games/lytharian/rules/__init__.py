"""The rules of Lytharian Chess, its Battle Duels and its Pawn Wars."""

from operator import attrgetter

from rulewright.games.lytharian.rules.book import make_book
from rulewright.games.lytharian.rules.draft import DRAFT
from rulewright.games.lytharian.rules.ending import concede, time_up
from rulewright.games.lytharian.rules.position import position
from rulewright.games.lytharian.rules.setup.entry import Entry
from rulewright.games.lytharian.rules.setup.start import start
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.tunables import CHESS_DRAWS, Rules
from rulewright.games.lytharian.rules.turn import rest_of_turn, rests, turn
from rulewright.games.lytharian.rules.view import conceal, view
from rulewright.kernel.game import RulesPart

RULES = RulesPart(
    state=State, tunables=Rules, entry=Entry, book=make_book, start=start, turn=turn, concede=concede,
    time_up=time_up, view=view, conceal=conceal, active=attrgetter("active"), position=position, rests=rests,
    rest_of_turn=rest_of_turn, draft=DRAFT, figures=lambda book: CHESS_DRAWS,
)  # fmt: skip
