"""What a text is about while it is carried out, and which function carries out which atom."""

from dataclasses import dataclass

from rulewright.games.outposts.rules.state import State
from rulewright.kernel.atoms import Effects
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.table import Table


@dataclass(slots=True)
class Run:
    """A text being carried out: `seat` is the 'you' of the card, `source` the card."""

    table: Table
    state: State
    seat: Seat
    source: CardId
    triggered: bool = False  # by an Arrival, a Last Breath or a Trap, not by a Spell


EFFECTS = Effects[Run]()
"""As much as possible of a text happens; without a legal target nothing does (OP-R63, OP-R64)."""
