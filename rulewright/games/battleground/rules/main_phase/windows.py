"""Windows for fully charged spells: who may cast when, asked so that nothing is given away (BG-105, BG-R48)."""

from rulewright.games.battleground.rules import prompts
from rulewright.games.battleground.rules.main_phase.casting import cast, charged_casts
from rulewright.games.battleground.rules.state import State, others
from rulewright.games.battleground.rules.verbs import CAST, PASS
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table

_ONLY_PASS = (PASS,)


def window(table: Table, state: State) -> None:
    """The active player first, then the others, until all pass in a row (BG-R49, BG-D3, BG-D4).

    Everybody is asked, also who can only pass: the question itself tells nothing (BG-R53).
    """
    _until_all_pass(table, state, [state.active, *others(state, state.active)], 0)


def respond(table: Table, state: State, seat: Seat) -> bool:
    """One player may cast one fully charged spell; whether it was done (BG-R29, BG-R54)."""
    for slot in state.players[seat].slots:
        if slot.card >= 0:
            break
    else:
        table.ask(seat, _ONLY_PASS, prompts.UNPREPARED)
        return False
    choice = table.ask(seat, charged_casts(state, seat), prompts.RESPOND)
    if choice is PASS:
        return False
    cast(table, state, seat, *CAST.of(choice))
    return True


def answer_action(table: Table, state: State) -> bool:
    """After an action of the active player, or when the phase would end; whether anything was cast (BG-D14).

    The active player has just acted, or passed; so the others begin, and whoever casts is answered in turn (BG-R49).
    """
    return _until_all_pass(table, state, [*others(state, state.active), state.active], 1)


def _until_all_pass(table: Table, state: State, seats: list[Seat], passes: int) -> bool:
    """One after the other until all have passed in a row; so many have already. Whether anything was cast."""
    done, at = False, 0
    while passes < len(seats):
        if respond(table, state, seats[at]):
            done, passes = True, 0
        else:
            passes += 1
        at = (at + 1) % len(seats)
    return done
