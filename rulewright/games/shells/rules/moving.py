"""What several chapters do with cards and points: drawing, discarding, scoring."""

from rulewright.games.shells.rules import events
from rulewright.games.shells.rules.ending import win
from rulewright.games.shells.rules.state import State
from rulewright.kernel.event import EventKind
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.table import Table


def draw(table: Table, state: State, seat: Seat) -> None:
    """The top card of the deck goes to the hand; an empty deck is made anew (SH-007)."""
    if not state.deck:
        table.shuffle(state.discard)
        table.tell(events.reshuffles, n=len(state.discard))
        state.deck, state.discard = state.discard, []
    if state.deck:
        card = state.deck.pop()
        table.show(card, 1 << seat)
        state.players[seat].hand.append(card)
        table.tell(events.draws, seat=seat, card=card)


def discard(table: Table, state: State, pile: list[CardId], card: CardId, seat: Seat, why: EventKind[...]) -> None:
    """A card goes from a hand or a stall to the discard pile, face up; the event says by whom and why."""
    pile.remove(card)
    state.discard.append(card)
    table.show(card)
    table.tell(why, seat=seat, card=card)


def pay(table: Table, state: State, seat: Seat, coins: int) -> None:
    """Coins go back to the box."""
    player = state.players[seat]
    player.coins -= coins
    table.tell(events.pays, seat=seat, n=coins, now=player.coins)


def gain(table: Table, state: State, seat: Seat, points: int, clause: str) -> None:
    """The only way to points, and to the goal (SH-001)."""
    player = state.players[seat]
    player.score += points
    if points:
        table.tell(events.gains.under(clause), seat=seat, n=points, now=player.score)
    if player.score >= state.book.rules.goal:
        win(table, state, [seat], "SH-001", f"{state.book.rules.goal} points reached")
