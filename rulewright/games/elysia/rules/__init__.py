"""How Ruins of Elysia is played: the data, the parts of a turn, fights, quests, setup."""

from rulewright.games.elysia.rules.book import make_book
from rulewright.games.elysia.rules.draft import DRAFT
from rulewright.games.elysia.rules.ending import concede
from rulewright.games.elysia.rules.position import position
from rulewright.games.elysia.rules.setup.entry import Entry
from rulewright.games.elysia.rules.setup.start import start
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.rules.tables import TABLES
from rulewright.games.elysia.rules.tunables import Rules
from rulewright.games.elysia.rules.turn import rest_of_turn, rests, turn
from rulewright.games.elysia.rules.view import conceal
from rulewright.kernel.game import RulesPart

RULES = RulesPart(
    state=State, tunables=Rules, entry=Entry, book=make_book, start=start, turn=turn, concede=concede, conceal=conceal,
    active=lambda state: state.active, position=position, draft=DRAFT, tables=TABLES, rests=rests,
    rest_of_turn=rest_of_turn,
)  # fmt: skip
