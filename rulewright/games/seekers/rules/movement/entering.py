"""What entering a hex does, and the end of a movement (SK-120, SK-121)."""

from rulewright.games.seekers.rules.ids import AnyUnit
from rulewright.games.seekers.rules.maps import BRAZIER
from rulewright.games.seekers.rules.shard import displaced
from rulewright.games.seekers.rules.state import State, ailment, are_enemies, token_mod
from rulewright.games.seekers.rules.trigger_matching import ownerless
from rulewright.kernel.table import Table


def entered(table: Table, state: State, unit: AnyUnit) -> None:
    """What a hex does to whoever enters it; triggers wait (SK-120, SK-R51)."""
    if state.book.map.special[state.units[unit].hex] == BRAZIER:
        ownerless(state, "brazier", unit)


def finished(table: Table, state: State, unit: AnyUnit) -> None:
    """A movement of at least one hex has ended (SK-234, SK-R52); token units catch enemies beside them."""
    who = state.units[unit]
    if who.hex < 0:
        return
    if ailment(who, "Bleed"):
        ownerless(state, "bleed", unit)
    displaced(table, state, unit)
    if len(state.units) == state.seats or who.fade:
        return
    gap = state.book.map.board.gap[who.hex]
    for i, other in enumerate(state.units):
        if i >= state.seats and other.hex >= 0 and gap[other.hex] == 1 and are_enemies(state, who.seat, other.seat):
            for kind in ("thorns", "chill"):
                if token_mod(state, other, kind):
                    ownerless(state, kind, unit, i)
