"""The auction at the end of a turn: everybody answers at once."""

from rulewright.games.shells.rules import events, prompts
from rulewright.games.shells.rules.moving import gain, pay
from rulewright.games.shells.rules.state import State, seats_after
from rulewright.games.shells.rules.verbs import BID
from rulewright.kernel.question import NO_SEAT
from rulewright.kernel.table import Table


def auction(table: Table, state: State) -> None:
    """Secret bids (SH-015); the single highest bidder pays and gains a point (SH-016)."""
    seats = seats_after(state, NO_SEAT)
    questions = [(seat, [BID(n) for n in range(state.players[seat].coins + 1)]) for seat in seats]
    bids = [BID.of(choice)[0] for choice in table.ask_all(questions, prompts.BID)]
    for seat, bid in zip(seats, bids, strict=True):
        table.tell(events.bids, seat=seat, n=bid)
    highest = max(bids)
    if highest and bids.count(highest) == 1:
        winner = seats[bids.index(highest)]
        pay(table, state, winner, highest)
        gain(table, state, winner, 1, "SH-016")
