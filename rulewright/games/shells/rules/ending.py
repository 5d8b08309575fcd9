"""How the game ends: by the goal, by the last round, by leaving."""

from collections.abc import Sequence

from rulewright.games.shells.rules import events
from rulewright.games.shells.rules.state import State, seats_after
from rulewright.kernel.errors import GameOver
from rulewright.kernel.question import NO_SEAT, Seat
from rulewright.kernel.state import Outcome
from rulewright.kernel.table import Table


def win(table: Table, state: State, winners: Sequence[Seat], clause: str, words: str) -> None:
    """The game is over."""
    for seat in winners:
        table.tell(events.wins.under(clause), seat=seat)
    state.outcome = Outcome(tuple(winners), clause, words)
    raise GameOver


def end_of_rounds(table: Table, state: State) -> None:
    """After the last round most points win (SH-002)."""
    rules = state.book.rules
    if state.turn < rules.rounds * state.seats:
        return
    left = seats_after(state, NO_SEAT)
    most = max([state.players[seat].score for seat in left])
    best = [seat for seat in left if state.players[seat].score == most]
    win(table, state, best if rules.tie == "share" else best[:1], "SH-002", f"{most} points after the last round")


def concede(table: Table, state: State, seat: Seat) -> None:
    """A player leaves; the last one left wins (SH-017)."""
    table.tell(events.leaves, seat=seat)
    left = seats_after(state, NO_SEAT)
    if len(left) == 1:
        win(table, state, left, "SH-017", "everybody else has left")
