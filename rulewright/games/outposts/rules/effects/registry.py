"""Which function carries out which atom."""

from collections.abc import Callable
from typing import Any

from rulewright.games.outposts.cards import atoms
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.atoms import marker
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.table import Table

Effect = Callable[[Table, State, Any, Seat, CardId, bool], None]
EFFECTS: dict[type[atoms.Atom], Effect] = {}
carries_out = marker(EFFECTS)


def carry_out(table: Table, state: State, atom: atoms.Atom, seat: Seat, source: CardId, triggered: bool) -> None:
    """As much as possible; without a legal target nothing happens (OP-R63, OP-R64)."""
    EFFECTS[type(atom)](table, state, atom, seat, source, triggered)
