"""Ailments: how they are applied, how Moments take them away. What they forbid stands in `forbidding`."""

from rulewright.games.seekers.cards.ailments import Ailing, ailment_id
from rulewright.games.seekers.rules import events
from rulewright.games.seekers.rules.ids import AnyUnit, UnitId
from rulewright.games.seekers.rules.shard import lengthen
from rulewright.games.seekers.rules.state import Ailment, State, ailment
from rulewright.games.seekers.rules.trigger_matching import ownerless
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def apply(
    table: Table, state: State, unit: AnyUnit, ailing: Ailing, source: AnyUnit, with_damage: bool = False
) -> bool:
    """Give a unit an Ailment; whether anything was applied (SK-233, SK-R141, SK-R142)."""
    who = state.units[unit]
    if who.hex < 0 or ailing.n <= 0 or (who.fade and source != unit):
        return False
    name = ailing.name
    old = ailment(who, name)
    if old is None:
        note = state.book.map.board.gap[who.hex][state.units[source].hex] if name == "Fear" and source >= 0 else 0
        who.ailments.append(Ailment(name, ailing.n, source, note))  # SK-245
    elif not _again(state, old, ailing):
        return False
    if table.listening:
        now = ailment(who, name)
        table.tell(events.ails, unit=unit, n=ailing.n, ailment=ailment_id(name), now=now.n if now else 0)
    if not (with_damage and state.book.rules.shard_merge_hit):
        lengthen(table, state, unit)  # SK-193, SK-R172
    return True


def _again(state: State, old: Ailment, ailing: Ailing) -> bool:
    rules, before = state.book.rules, old.n
    how = rules.bleed_reapply if old.name == "Bleed" else rules.ailment_reapply
    if how == "add" or (old.name == "Burn" and rules.burn_stacks):  # SK-239
        old.n += ailing.n
    elif how == "refresh" or (how == "max" and ailing.n > old.n):
        old.n = ailing.n
    return old.n != before


def moment(table: Table, state: State, seat: Seat) -> list[UnitId]:
    """A Moment passes: the Ailments of a player's units count down, end (SK-177, SK-236, SK-R117).

    Gives the units that are Intangible no more.
    """
    solid: list[UnitId] = []
    for i, unit in enumerate(state.units):
        if unit.seat == seat and unit.hex >= 0:
            if unit.ailments:
                for each in unit.ailments[:]:
                    each.n -= 1
                    if each.n <= 0:  # SK-R120
                        end(table, state, UnitId(i), each)
            if unit.fade:
                unit.fade -= 1
                if not unit.fade:
                    solid.append(UnitId(i))
    return solid


def end(table: Table, state: State, unit: AnyUnit, each: Ailment) -> None:
    """An Ailment leaves a unit."""
    who = state.units[unit]
    who.ailments.remove(each)
    table.tell(events.well, unit=unit, ailment=ailment_id(each.name))
    if each.name == "Dreamlace" and unit < state.seats and state.players[unit].hand:
        ownerless(state, "dreamlace", unit)
