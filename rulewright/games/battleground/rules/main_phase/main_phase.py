"""The two Main phases (BG-068 to BG-070, BG-165), and the windows for fully charged spells (BG-105, BG-R48)."""

from rulewright.games.battleground.rules import prompts, verbs
from rulewright.games.battleground.rules.main_phase.casting import cast, charged_casts, main_casts
from rulewright.games.battleground.rules.main_phase.powers import place_token, power_options, use_power
from rulewright.games.battleground.rules.main_phase.preparing import charge, charge_options, prepare
from rulewright.games.battleground.rules.state import State, others
from rulewright.games.battleground.rules.units.summoning import muster, muster_options
from rulewright.games.battleground.rules.verbs import CAST, PASS, PREPARE
from rulewright.kernel.question import Option, Seat
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


def main_options(state: State, seat: Seat) -> list[Option]:
    """Everything the active player may do now; the passive answer first (BG-069, BG-D7)."""
    player = state.players[seat]
    options = [PASS]
    main_casts(state, seat, player, options)
    muster_options(state, seat, player, options)
    charge_options(state, player, options)
    power_options(state, player, options)
    options += [PREPARE(card) for card in player.spells]  # spells only, from hand only (BG-093, BG-R39)
    return options


def main_phase(table: Table, state: State) -> bool:
    """Until the active player stops and nobody answers that (BG-070, BG-R50).

    False if it goes on in another turn of the kernel (see `prepare`), before the others answer the action.
    """
    seat, rules = state.active, state.book.rules
    each_action = rules.respond_windows == "each_action"
    while True:
        if state.unanswered:
            state.unanswered = False
            answer_action(table, state)
        if state.actions >= rules.main_action_cap:  # BG-R136
            choice = PASS
        else:
            choice = table.ask(seat, main_options(state, seat), prompts.MAIN)
        if choice is PASS:
            if not answer_action(table, state) or state.actions >= rules.main_action_cap:
                return True
            continue
        state.actions += 1
        broken = act(table, state, seat, choice)
        state.unanswered = each_action
        if broken:
            return False


def act(table: Table, state: State, seat: Seat, choice: Option) -> bool:
    """One action; true if the kernel's turn has to end after it."""
    match choice.verb:
        case verbs.CAST.name:
            cast(table, state, seat, *verbs.CAST.of(choice))
        case verbs.PREPARE.name:
            return prepare(table, state, seat, *verbs.PREPARE.of(choice))
        case verbs.CHARGE.name:
            charge(table, state, seat, *verbs.CHARGE.of(choice))
        case verbs.MUSTER.name:
            muster(table, state, seat, *verbs.MUSTER.of(choice))
        case verbs.TOKEN.name:
            place_token(table, state, seat, *verbs.TOKEN.of(choice))
        case verbs.USE.name:
            use_power(table, state, seat, *verbs.USE.of(choice))
    return False
