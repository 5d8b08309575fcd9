"""What cards do beside their worth: one function for each kind of atom."""

from typing import NamedTuple

from rulewright.games.shells.cards import Bite
from rulewright.games.shells.rules import events, prompts
from rulewright.games.shells.rules.moving import discard
from rulewright.games.shells.rules.state import State, seats_after
from rulewright.games.shells.rules.verbs import DROP
from rulewright.kernel.atoms import Effects
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


class Run(NamedTuple):
    """What a card's text is about while it is carried out."""

    table: Table
    state: State
    seat: Seat


EFFECTS = Effects[Run]()


@EFFECTS.carries_out(Bite)
def _bite(run: Run, atom: Bite) -> None:
    """The next player drops a card of their choice (SH-010)."""
    table, state, seat = run
    victim = seats_after(state, seat)[0]
    hand = state.players[victim].hand
    if hand and victim != seat:
        (card,) = DROP.of(table.ask(victim, [DROP(card) for card in hand], prompts.DROP))
        discard(table, state, hand, card, victim, events.drops)
