"""The shell game: a secret choice among cards that everybody has seen."""

from rulewright.games.shells.rules import events, prompts
from rulewright.games.shells.rules.moving import discard, gain
from rulewright.games.shells.rules.state import State, card_in, seats_after
from rulewright.games.shells.rules.verbs import FIRST, TURN
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def shell_game(table: Table, state: State, seat: Seat) -> None:
    """The owner says in secret which card lies first (SH-013), and the next player turns one over (SH-014)."""
    player = state.players[seat]
    cards = player.stall
    (chosen,) = FIRST.of(table.ask(seat, [FIRST(card) for card in cards], prompts.FIRST))
    first = cards.index(chosen)
    table.rearrange(cards, [first, *[i for i in range(len(cards)) if i != first]])
    for card in cards:
        state.seen[card] = 1 << seat  # the others don't know any more which is which
    player.stall, player.shells = [], player.shells + cards
    table.tell(events.hides, seat=seat)
    rival = seats_after(state, seat)[0]
    (card,) = TURN.of(table.ask(rival, [TURN(card) for card in cards], prompts.TURN))
    worth = card_in(state, card).worth
    discard(table, state, player.shells, card, rival, events.turns_over)
    gain(table, state, rival, worth, "SH-014")
