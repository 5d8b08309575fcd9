"""The Battle phase: two waves row by row, Haste, experience (BG-109 to BG-120, BG-259)."""

from functools import cache

from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.battle.actions import advance, attack, target_of
from rulewright.games.battleground.rules.ground import NONE
from rulewright.games.battleground.rules.heroes import gain_experience
from rulewright.games.battleground.rules.ids import BATTLE, MOVED, OUT, READY, STRUCK, STUNNED, UnitId
from rulewright.games.battleground.rules.state import State, Unit, unit_of
from rulewright.games.battleground.rules.units.conditions import controller, discard_tokens
from rulewright.games.battleground.rules.units.units import defend
from rulewright.games.battleground.rules.verbs import ADVANCE, ATTACK, DEFEND
from rulewright.kernel.question import NO_SEAT, Option
from rulewright.kernel.table import Table
from rulewright.kernel.verb import Verb


def battle_phase(table: Table, state: State) -> None:
    """Nobody casts anything in it (BG-106); it always happens (BG-050)."""
    state.phase = BATTLE
    rules = state.book.rules
    line_up(state)
    for wave in range(1, rules.waves + 1):
        state.wave = wave
        if table.listening:
            table.tell(events.wave, n=wave)
        for unit in in_order(state):
            if state.board[unit.field] is unit:  # the dead are skipped (BG-R59)
                act(table, state, unit, wave)
    state.wave = 0
    if rules.haste_before_exp:
        haste(table, state)  # BG-214
    _battle_experience(table, state)
    if not rules.haste_before_exp:
        haste(table, state)
    for left in state.board:
        if left is not None:
            left.did = OUT


def line_up(state: State) -> None:
    """Who acts in this phase, and which tokens wait for the next one (BG-110, BG-178, BG-R57, BG-R63, BG-R117)."""
    everybody = state.book.rules.battle_scope == "all_units"
    for unit in state.board:
        if unit is None:
            continue
        unit.did, unit.haste_due = OUT, 0
        if everybody or unit.owner == state.active:
            if unit.wait:
                unit.wait -= 1
                continue
            unit.did = STUNNED if unit.stun else READY
            unit.haste_due = unit.haste


def in_order(state: State) -> list[Unit]:
    """Acting units row by row from the enemy's side, left to right (BG-113, BG-114, BG-R59)."""
    board = state.board
    march = state.book.ground.march[state.players[state.active].side]
    return [unit for field in march if (unit := board[field]) is not None and unit.did != OUT]


@cache
def _offers(unit: UnitId, *verbs: Verb[UnitId]) -> list[Option]:
    return [verb(unit) for verb in verbs]


def act(table: Table, state: State, unit: Unit, wave: int) -> None:
    """One wave's action of one unit (BG-115, BG-119, BG-120, BG-R60, BG-R81)."""
    did = unit.did
    if wave == 1 and unit.defending:
        unit.defending = False  # before its first action, skipped or not (BG-153, BG-R69, BG-R71)
    if did == STUNNED:
        if table.listening:
            table.tell(events.skips, card=unit.card, face=unit.face, field=unit.field)
        if wave == state.book.rules.waves and unit.stun:  # both actions; then all tokens go (BG-215, BG-216)
            discard_tokens(table, unit, "stun", unit.stun, "BG-216")
        return
    seat, free = controller(state, unit), state.book.rules.free_combos  # by a switch any action in any wave (BG-115)
    if did == STRUCK and not free:
        verb = ADVANCE.name  # BG-117, BG-D17
    elif seat == NO_SEAT:
        verb = ATTACK.name if did == MOVED and not free else _by_itself(state, unit)  # BG-D19
    elif did == READY or free:
        verb = table.ask(seat, _offers(unit.card, ATTACK, DEFEND, ADVANCE), prompts.WAVE, unit.card).verb
        # BG-116, BG-D15
    else:
        verb = table.ask(seat, _offers(unit.card, ATTACK, DEFEND), prompts.SECOND, unit.card).verb  # BG-118, BG-D16
    unit.did = MOVED if verb == ADVANCE.name else STRUCK
    if verb == DEFEND.name:
        defend(table, state, unit)
    else:
        _attack_or_advance(table, state, unit, verb)


def _attack_or_advance(table: Table, state: State, unit: Unit, verb: str) -> None:
    if verb == ATTACK.name:
        attack(table, state, unit)
    else:
        advance(table, state, unit)


def _by_itself(state: State, unit: Unit) -> str:
    """A turned unit acts by itself: Attack then Advance if it has a target at first, else the other way (BG-R84)."""
    return ATTACK.name if target_of(state, unit) != NONE else ADVANCE.name


def haste(table: Table, state: State) -> None:
    """An action for each Haste token there when the phase began (BG-212, BG-213, BG-R70, BG-R76, BG-R129, BG-D18)."""
    for unit in in_order(state):
        while unit.haste_due and unit.haste and state.board[unit.field] is unit:
            unit.haste_due -= 1
            if (seat := controller(state, unit)) == NO_SEAT:
                verb = _by_itself(state, unit)
            else:
                verb = table.ask(seat, _offers(unit.card, ATTACK, ADVANCE), prompts.HASTE, unit.card).verb
            discard_tokens(table, unit, "haste", 1, "BG-213")
            _attack_or_advance(table, state, unit, verb)


def _battle_experience(table: Table, state: State) -> None:
    """At the end of each own Battle phase, whether anybody acted or not (BG-112, BG-186)."""
    rules = state.book.rules
    first = state.active == state.order[0] and state.players[state.active].turns == 1
    if not (first and rules.first_player_skips_battle_exp):
        gain_experience(table, state, state.active, rules.exp_per_battle, "BG-186")


def by_default(state: State, options: list[Option]) -> Option:
    """What a unit does if nobody answers in time: Attack if there is a target, else Advance, then Defend (BG-R138)."""
    (card,) = ATTACK.of(options[0])
    unit = unit_of(state, card)
    assert unit is not None
    by_verb = {option.verb: option for option in options}
    if target_of(state, unit) != NONE:
        return by_verb[ATTACK.name]
    return by_verb.get(ADVANCE.name) or by_verb[DEFEND.name]
