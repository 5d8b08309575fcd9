"""Experience, levels and power tokens (BG-186 to BG-191)."""

from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.state import Player, State
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def gain_experience(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    """At once, and with it the power tokens of the levels reached (BG-189 to BG-191, BG-R94)."""
    if n <= 0:
        return
    player, step = state.players[seat], state.book.rules.exp_per_level
    levels = (player.experience + n) // step - player.experience // step
    player.experience += n
    player.tokens += levels
    if table.listening:
        table.tell(events.experience.under(clause), seat=seat, n=n)
        if levels:
            table.tell(events.level, seat=seat, n=level(state, player), tokens=levels)


def level(state: State, player: Player) -> int:
    """For display only, without a cap (BG-R99)."""
    return 1 + player.experience // state.book.rules.exp_per_level
