"""The two Main phases: cast, prepare, charge, muster, use powers, place tokens (BG-068 to BG-070, BG-165)."""

from rulewright.games.battleground.rules import prompts, verbs
from rulewright.games.battleground.rules.main_phase.casting import cast, main_casts
from rulewright.games.battleground.rules.main_phase.muster import muster, muster_options
from rulewright.games.battleground.rules.main_phase.powers import place_token, power_options, use_power
from rulewright.games.battleground.rules.main_phase.preparing import charge, charge_options, prepare
from rulewright.games.battleground.rules.main_phase.windows import answer_action
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.rules.verbs import PASS, PREPARE
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.table import Table


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
