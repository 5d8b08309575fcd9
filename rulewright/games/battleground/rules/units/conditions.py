"""Tokens of conditions on units, placed and discarded here only (BG-210, BG-211), and what Turnover does.

A turned unit fights for the other side, goes the other way, and acts by itself (BG-223 to BG-226). Where the others
work: Haste and Stun in `battle/battle_phase`; Disarm, Chill and Snare in `battle/actions`; Antimagic in
`main_phase/casting`, `effects` and `enchantments_phase`, where it also ends.
"""

from rulewright.games.battleground.cards.atoms import CONDITIONS, Condition
from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.ids import ConditionId
from rulewright.games.battleground.rules.state import State, Unit
from rulewright.kernel.question import NO_SEAT, Seat
from rulewright.kernel.table import Table


def ally_side(unit: Unit) -> int:
    """The unit's allegiance: its owner's side, reversed by Turnover, and with it its way (BG-223, BG-224, BG-260)."""
    return unit.side ^ 1 if unit.turnover else unit.side


def controller(state: State, unit: Unit) -> Seat:
    """Who chooses for a unit: its owner; for a turned one nobody, or by a switch the opponent (BG-259, BG-R84)."""
    if not unit.turnover:
        return unit.owner
    rule = state.book.rules.turnover_control
    if rule == "owner":
        return unit.owner
    return state.heroes[unit.side ^ 1][0] if rule == "opponent" else NO_SEAT


def turn_back(state: State) -> None:
    """By a switch Turnover lasts so many turns of the unit's owner (BG-226)."""
    for unit in state.board:
        if unit is not None and unit.turnover and unit.owner == state.active:
            unit.turnover -= 1


def tokens_on(unit: Unit) -> dict[Condition, int]:
    """The tokens of each condition, in the order of CONDITIONS."""
    return {name: getattr(unit, name) for name in CONDITIONS}


def place(table: Table, state: State, unit: Unit, condition: Condition, n: int) -> None:
    """Tokens of one condition add up; only units have them (BG-211, BG-R85, BG-R130)."""
    if n <= 0:
        return
    if condition == "turnover" and state.book.rules.turnover_duration:
        unit.turnover = state.book.rules.turnover_duration  # counts turns instead of tokens (BG-226)
    else:
        setattr(unit, condition, getattr(unit, condition) + n)
    if table.listening:
        id = ConditionId(CONDITIONS.index(condition))
        table.tell(events.condition, card=unit.card, face=unit.face, condition=id, n=n)


def discard_tokens(table: Table, unit: Unit, condition: Condition, n: int, clause: str) -> None:
    """Tokens of a condition go."""
    setattr(unit, condition, getattr(unit, condition) - n)
    if table.listening:
        id = ConditionId(CONDITIONS.index(condition))
        table.tell(events.discards.under(clause), card=unit.card, face=unit.face, condition=id, n=n)
