"""Last Breath: what destroyed creatures still do, in the order of the rules."""

from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.effects import EFFECTS, Run
from rulewright.games.outposts.rules.state import State, seats_from
from rulewright.kernel.table import Table


def last_breaths(table: Table, state: State) -> None:
    """Happen until none is left: active player's first, own order chosen, new ones at the end (OP-R124)."""
    while state.queue:
        batch, state.queue = state.queue, []
        for seat in seats_from(state, state.active):
            own = [entry for entry in batch if state.owner[entry[0]] == seat]
            while own and not state.players[seat].out:
                options = [verbs.FIRST(card) for card, _ in own]  # OP-P25
                card, face = own.pop(options.index(table.ask(seat, options, prompts.TRIGGERS)))
                table.tell(events.last_breath, seat=seat, card=card)
                run = Run(table, state, seat, card, triggered=True)
                EFFECTS.carry_out_all(run, state.book.cards[face].last_breath)
