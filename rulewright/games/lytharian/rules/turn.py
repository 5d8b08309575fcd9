"""The turn: Effects, Mana, Draw, Main, in this order, and its end (LC-074 to LC-076, LC-337 to LC-339)."""

from collections.abc import Callable

from rulewright.games.lytharian.rules import events, phases, prompts
from rulewright.games.lytharian.rules.casting.spells import TurnEnds
from rulewright.games.lytharian.rules.combat.combat import end_combat
from rulewright.games.lytharian.rules.ending import count_late, count_up
from rulewright.games.lytharian.rules.ids import OTHER
from rulewright.games.lytharian.rules.modes.battle_duels import duel_round
from rulewright.games.lytharian.rules.modes.pawn_wars import check_end
from rulewright.games.lytharian.rules.setup.set_up import set_up
from rulewright.games.lytharian.rules.state import EFFECTS, SETUP, SPELL, State
from rulewright.games.lytharian.rules.zones import to_nether
from rulewright.kernel.question import Prompt
from rulewright.kernel.table import Table


def turn(table: Table, state: State) -> None:
    """One turn of the active player; the first ones set the game up. In Battle Duels a turn is a round's part."""
    if state.phase == SETUP:
        set_up(table, state)
    elif state.duel is not None:
        duel_round(table, state)
    else:  # LC-074; Pawn Wars has the same phases (LC-376, LC-D45)
        begin(table, state)
        _through(table, state, phases.effects_phase, phases.mana_phase, phases.draw_phase, phases.main_phase)


def rests(state: State, why: Prompt) -> bool:
    """Whether the active player is asked for an effect or an act with nothing pending: the state holds all of it."""
    return why is prompts.MAIN or why is prompts.EFFECTS


def rest_of_turn(table: Table, state: State) -> None:
    """The turn from such a moment on: playouts need not repeat what was before it."""
    if state.phase == EFFECTS:
        _through(table, state, phases.use_effects, phases.mana_phase, phases.draw_phase, phases.main_phase)
    else:
        _through(table, state, phases.use_main)


def _through(table: Table, state: State, *parts: Callable[[Table, State], None]) -> None:
    try:
        for part in parts:
            part(table, state)
    except TurnEnds:  # LC-R72
        for item in state.stack:
            if item.kind == SPELL:
                to_nether(table, state, item.card)
                table.tell(events.leaves.under("LC-R72"), card=item.card)
        state.stack = []
        end_combat(table, state)
    finish(table, state)


def begin(table: Table, state: State) -> None:
    """A new turn: what is counted by the turn starts anew."""
    state.turn += 1
    state.stir = False
    phases.begin_anew(state)
    if table.listening:
        table.tell(events.turn, seat=state.active, n=state.turn)


def finish(table: Table, state: State) -> None:
    """The opponent becomes the active player (LC-075); limits against endless games."""
    if table.listening:
        table.tell(events.turn_ends, seat=state.active)
    state.ward = [0] * (2 * state.n)  # LC-R132
    for player in state.players:
        player.pool = 0
    state.quiet = 0 if state.stir else state.quiet + 1
    if state.book.rules.game == "pawns":
        check_end(table, state)
    limits(table, state)
    state.active = OTHER[state.active]


def limits(table: Table, state: State) -> None:
    """At a turn's end: time, the limit of quiet turns, the limit of turns (LC-337, LC-338, LC-339, LC-R257)."""
    rules = state.book.rules
    count_late(table, state)
    if rules.time_limit and state.turn >= rules.time_limit:
        count_up(table, state, "LC-339", "time is up; more was killed")
    if state.quiet >= rules.no_progress_turns or state.turn >= rules.turn_limit:
        count_up(table, state, "LC-R257", "the game goes nowhere; more was killed")
