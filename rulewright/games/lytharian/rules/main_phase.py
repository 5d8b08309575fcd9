"""The Main Phase: cast, move, attack, use Main: abilities, attach (LC-096 to LC-108)."""

from rulewright.games.lytharian.rules import prompts, verbs
from rulewright.games.lytharian.rules.abilities.main_abilities import make_main, usable_mains, uses_main
from rulewright.games.lytharian.rules.casting.cast import cast
from rulewright.games.lytharian.rules.casting.castable import castable
from rulewright.games.lytharian.rules.casting.costs import lose_pool
from rulewright.games.lytharian.rules.casting.windows import announce, free_act, own_hidden, respond, window
from rulewright.games.lytharian.rules.combat.combat import attack
from rulewright.games.lytharian.rules.deductions import having, observe
from rulewright.games.lytharian.rules.equipment import attach, attachable
from rulewright.games.lytharian.rules.honor_charge import charge_moves, charging, must_attack
from rulewright.games.lytharian.rules.ids import NO_TROOP, OTHER, TroopId
from rulewright.games.lytharian.rules.movement.moving import move
from rulewright.games.lytharian.rules.movement.reach import MOVES, moves_of, targets_of
from rulewright.games.lytharian.rules.state import MAIN, State
from rulewright.games.lytharian.rules.troops import army, troops_of
from rulewright.games.lytharian.rules.zones import may_charge
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.table import Table

_TROOPS = [TroopId(CardId(troop)) for troop in range(32)]
ATTACKS = [[verbs.ATTACK(a, d) for d in _TROOPS] for a in _TROOPS]


def main_phase(table: Table, state: State) -> None:
    """Cast, move, attack, use Main: abilities, attach, in any order (LC-096, LC-097, LC-108, LC-156, LC-R28)."""
    state.phase = MAIN
    state.acted = False
    use_main(table, state)


def use_main(table: Table, state: State) -> None:
    """One act after the other, until the player ends the turn and nobody stops it."""
    seat = state.active
    while True:
        choice = table.ask(seat, main_options(state, seat), prompts.MAIN)
        if choice is verbs.END:
            lose_pool(state, seat)
            if not state.moves:
                _note_stuck(state, seat)
            if _nobody_stops(table, state):
                return
            continue
        main_act(table, state, seat, choice)


def main_act(table: Table, state: State, seat: Seat, choice: Option) -> None:
    """One act and the window after it, in which the other player may cast too (LC-098, LC-R50, LC-R80, LC-R199)."""
    verb = choice.verb
    if verb == verbs.CAST.name:
        if cast(table, state, seat, verbs.CAST.of(choice)[0]):
            respond(table, state, OTHER[seat])
            window(table, state)
        return
    lose_pool(state, seat)
    if free_act(table, state, seat, choice):
        return
    state.acted = True
    match verb:
        case verbs.MOVE.name:
            move(table, state, *verbs.MOVE.of(choice))
        case verbs.ATTACK.name:
            attack(table, state, *verbs.ATTACK.of(choice))
        case verbs.MAIN_ABILITY.name:
            announce(table, state, make_main(table, state, seat, *verbs.MAIN_ABILITY.of(choice)))
        case verbs.ATTACH.name:
            attach(table, state, seat, verbs.ATTACH.of(choice)[0])
    window(table, state, watchful=verb == verbs.MOVE.name and not state.attacks)


def _nobody_stops(table: Table, state: State) -> bool:
    """The opponent may still cast; then the active player goes on (LC-R50, LC-R71)."""
    before = state.uid
    window(table, state)
    return state.uid == before


def main_options(state: State, seat: Seat) -> list[Option]:
    """Every act of the Main Phase; the end of the turn only after the move (LC-076, LC-099, LC-D19)."""
    rules = state.book.rules
    king = charging(state, seat)
    moves = move_options(state, seat, king) if state.moves < rules.moves_per_turn else []
    attacks = attack_options(state, seat, king) if state.attacks < rules.attacks_per_turn else []
    forced = king >= 0 and attacks  # LC-329
    found: list[Option] = []
    if not forced and (state.moves or not rules.must_move or not moves):  # LC-R74, LC-R78
        found.append(verbs.END)
    found += moves
    found += attacks
    found += usable_mains(state, seat)
    if state.players[seat].hand:
        found += castable(state, seat)
        found += attachable(state, seat)
    if may_charge(state, seat):
        found.append(verbs.CHARGE)
    return found + own_hidden(state, seat)


def move_options(state: State, seat: Seat, king: TroopId) -> list[Option]:
    """Every troop and square, once a turn (LC-R73, LC-D23); a charging King only straight ahead (LC-328, LC-D40)."""
    if king >= 0:
        return [MOVES[king][square] for square in charge_moves(state, king, moves_of(state, king))]
    found: list[Option] = []
    at = state.at
    for troop in army(state, seat):
        if at[troop] >= 0:
            mine = MOVES[troop]
            found += [mine[square] for square in moves_of(state, troop)]
    return found


def attack_options(state: State, seat: Seat, king: TroopId) -> list[Option]:
    """Every attacker and neighbour, before or after the move (LC-102, LC-103, LC-104, LC-R76 to LC-R81)."""
    if king >= 0:
        foe = must_attack(state, king)
        ways = targets_of(state, king) if not uses_main(state, king) else []
        return [ATTACKS[king][foe]] if foe in ways else []  # LC-R247
    only = state.mover if state.book.rules.attack_only_by_mover and state.moves else NO_TROOP
    found: list[Option] = []
    for troop in army(state, seat):
        if state.at[troop] < 0 or (only >= 0 and troop != only):
            continue
        foes = targets_of(state, troop)
        if foes and not uses_main(state, troop):  # LC-107
            found += [ATTACKS[troop][foe] for foe in foes]
    return found


def _note_stuck(state: State, seat: Seat) -> None:
    """Who ends without a move has none: face-down troops that are boxed in can't pass others (LC-R74)."""
    if not state.book.rules.must_move:
        return
    for troop in troops_of(state, seat):
        if not state.up[troop]:
            observe(state, troop, ~(having(state, "passes") | having(state, "juggernaut")))
