"""Tokens of conditions on units, placed and discarded here only (BG-210, BG-211)."""

from rulewright.games.battleground.cards.atoms import CONDITIONS, Condition
from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.ids import ConditionId
from rulewright.games.battleground.rules.state import State, Unit
from rulewright.games.battleground.rules.units.turnover import turn_over
from rulewright.kernel.table import Table


def tokens_on(unit: Unit) -> dict[Condition, int]:
    """The tokens of each condition, in the order of CONDITIONS."""
    return {
        "haste": unit.haste, "stun": unit.stun, "disarm": unit.disarm, "turnover": unit.turnover,
        "chill": unit.chill, "antimagic": unit.antimagic, "snare": unit.snare,
    }  # fmt: skip


def place(table: Table, state: State, unit: Unit, condition: Condition, n: int) -> None:
    """Tokens of one condition add up; only units have them (BG-211, BG-R85, BG-R130)."""
    if n <= 0:
        return
    if condition == "turnover":
        turn_over(state, unit, n)
    else:
        _add(unit, condition, n)
    if table.listening:
        table.tell(events.condition, card=unit.card, face=unit.face, condition=_id(condition), n=n)


def discard_tokens(table: Table, unit: Unit, condition: Condition, n: int, clause: str) -> None:
    """Tokens of a condition go."""
    _add(unit, condition, -n)
    if table.listening:
        table.tell(events.discards.under(clause), card=unit.card, face=unit.face, condition=_id(condition), n=n)


def _id(condition: Condition) -> ConditionId:
    return ConditionId(CONDITIONS.index(condition))


def _add(unit: Unit, condition: Condition, n: int) -> None:
    match condition:
        case "haste":
            unit.haste += n
        case "stun":
            unit.stun += n
        case "disarm":
            unit.disarm += n
        case "turnover":
            unit.turnover += n
        case "chill":
            unit.chill += n
        case "antimagic":
            unit.antimagic += n
        case "snare":
            unit.snare += n
