"""The Advance action: where a unit would go, or what keeps it, and the doing of it (BG-146 to BG-151)."""

from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.battle.attack import target_of
from rulewright.games.battleground.rules.ground import NONE
from rulewright.games.battleground.rules.ids import FieldId
from rulewright.games.battleground.rules.state import State, Unit
from rulewright.games.battleground.rules.units.bonuses import bonus
from rulewright.games.battleground.rules.units.conditions import discard_tokens
from rulewright.games.battleground.rules.units.turnover import ally_side, controller
from rulewright.games.battleground.rules.verbs import HOLD, MOVE
from rulewright.kernel.table import Table


def way(state: State, unit: Unit) -> tuple[FieldId, str]:
    """Where an Advance would take it: the field, or NONE with the clause that keeps it (BG-R80)."""
    if target_of(state, unit) != NONE:
        return NONE, "BG-147"  # a hero in range, too (BG-R65)
    return open_way(state, unit)


def open_way(state: State, unit: Unit) -> tuple[FieldId, str]:
    """The steps after the one about targets (BG-148 to BG-150, BG-185, BG-232, BG-R128)."""
    if state.book.cards[unit.face].grounded or bonus(state, unit, "grounded"):
        return NONE, "BG-185"
    ahead = state.book.ground.front[ally_side(unit)][unit.field]
    if ahead == NONE:
        return NONE, "BG-150"
    if state.board[ahead] is not None:
        return NONE, "BG-148"
    if unit.snare:
        return NONE, "BG-232"
    return ahead, "BG-149"


def advance(table: Table, state: State, unit: Unit) -> None:
    """All steps of the Advance action (BG-146 to BG-151, BG-R80, BG-R152)."""
    ahead, clause = way(state, unit)
    if ahead == NONE:
        if clause == "BG-232":
            discard_tokens(table, unit, "snare", 1, "BG-233")
        elif table.listening:
            table.tell(events.stays.under(clause), card=unit.card, face=unit.face, field=unit.field)
        return
    if state.book.rules.optional_advance and (seat := controller(state, unit)) >= 0:
        if table.ask(seat, (MOVE, HOLD), prompts.HOLD, unit.card) is HOLD:
            return
    move(table, state, unit, ahead, "BG-149")


def move(table: Table, state: State, unit: Unit, field: FieldId, clause: str) -> None:
    """A unit changes its field."""
    board = state.board
    old = unit.field
    board[old] = None
    board[field] = unit
    unit.field = field
    if table.listening:
        table.tell(events.moves.under(clause), card=unit.card, face=unit.face, start=old, field=field)
