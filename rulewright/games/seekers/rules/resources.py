"""AP and MP: the one way to gain them."""

from rulewright.games.seekers.rules import events
from rulewright.games.seekers.rules.state import State, mod
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def gain(table: Table, state: State, seat: Seat, ap: int, mp: int) -> None:
    """AP above the maximum are lost at once (SK-091, SK-R35); MP have none (SK-R36)."""
    player = state.players[seat]
    player.ap = min(player.ap + ap, max(player.ap, state.book.rules.ap_max + mod(state, seat, "ap_max")))
    player.mp += mp
    if table.listening:
        table.tell(events.gains.under("SK-090" if ap else "SK-093"), seat=seat, ap=ap, mp=mp)
