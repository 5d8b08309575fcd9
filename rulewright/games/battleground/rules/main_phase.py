"""The two Main phases: cast, prepare, charge, muster, use powers, place tokens (BG-068 to BG-070, BG-165)."""

from rulewright.games.battleground.rules import prompts
from rulewright.games.battleground.rules.casting import cast, main_casts
from rulewright.games.battleground.rules.powers import place_token, power_options, use_power
from rulewright.games.battleground.rules.preparing import (
    charge,
    charge_options,
    muster,
    muster_options,
    prepare,
)
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.rules.windows import answer_action
from rulewright.kernel.question import Option, Seat, option
from rulewright.kernel.table import Table


def main_options(state: State, seat: Seat) -> list[Option]:
    """Everything the active player may do now; the passive answer first (BG-069, BG-D7)."""
    player = state.players[seat]
    options = [prompts.PASS]
    main_casts(state, seat, player, options)
    muster_options(state, seat, player, options)
    charge_options(state, player, options)
    power_options(state, player, options)
    options += [option("prepare", card) for card in player.spells]  # spells only, from hand only (BG-093, BG-R39)
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
            choice = prompts.PASS
        else:
            choice = table.ask(seat, main_options(state, seat), prompts.MAIN)
        if choice is prompts.PASS:
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
        case "cast":
            cast(table, state, seat, choice.a)
        case "prepare":
            return prepare(table, state, seat, choice.a)
        case "charge":
            charge(table, state, seat, choice.a, choice.b)
        case "muster":
            muster(table, state, seat, choice.a)
        case "token":
            place_token(table, state, seat, choice.a)
        case "use":
            use_power(table, state, seat, choice.a)
    return False
