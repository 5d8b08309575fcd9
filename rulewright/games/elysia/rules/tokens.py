"""Tokens: Light and Darkness as one signed number, Wild, −1 Card (RE-045 to RE-054). Nothing else changes them."""

from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.decks import draw
from rulewright.games.elysia.rules.events import MinusCards, WildUse
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def gain_light(table: Table, state: State, seat: Seat, n: int, clause: str = "RE-045") -> None:
    """Light takes away Darkness first (RE-047)."""
    if n:
        state.players[seat].net += n
        if table.listening:
            table.tell(events.gains_light.under(clause), seat=seat, n=n)


def gain_darkness(table: Table, state: State, seat: Seat, n: int, clause: str = "RE-046") -> None:
    """RE-047."""
    if n:
        state.players[seat].net -= n
        if table.listening:
            table.tell(events.gains_darkness.under(clause), seat=seat, n=n)


def gain_wild(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    """From the supply (RE-048)."""
    if n:
        state.players[seat].wild += n
        if table.listening:
            table.tell(events.gains_wild.under(clause), seat=seat, n=n)


def spend_wild(table: Table, state: State, seat: Seat, use: WildUse, clause: str = "RE-048", n: int = 1) -> None:
    """Back to the supply, for so much of something (RE-048)."""
    state.players[seat].wild -= n
    if state.combat is not None:
        state.combat.moved = True
    if table.listening:
        table.tell(events.spends_wild.under(clause), seat=seat, n=n, use=use)


def gain_minus(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    """−1 Card Tokens; a negative number goes back (RE-051)."""
    if n:
        state.players[seat].minus += n
        event = events.gains_minus if n > 0 else events.returns_minus
        if table.listening:
            table.tell(event.under(clause), seat=seat, n=MinusCards(abs(n)))


def refill(table: Table, state: State, seat: Seat, clause: str) -> None:
    """Draw to hand size less the −1 Card Tokens; one goes back for each card withheld, in parts 1c and 6 only.

    RE-051 to RE-054 (RE-053: no choice), RE-111, RE-112, RE-171, RE-172; the count is RE-R08, full hands RE-R07,
    short decks RE-R09.
    """
    player = state.players[seat]
    room = state.book.rules.hand_size - len(player.hand)
    if room <= 0:
        return
    withheld = min(player.minus, room)
    draw(table, state, seat, room - withheld, clause)
    gain_minus(table, state, seat, -withheld, "RE-052")
