"""The phases of a turn: Effects, Mana, Draw, Main (LC-077 to LC-108)."""

from rulewright.games.lytharian.rules import prompts, verbs
from rulewright.games.lytharian.rules.abilities.main_abilities import make_main, usable_mains, uses_main
from rulewright.games.lytharian.rules.abilities.unseen_healers import make_hidden_heal
from rulewright.games.lytharian.rules.abilities.usable_effects import (
    make_effect,
    make_lasting,
    usable_effects,
    usable_lasting,
    would_use,
)
from rulewright.games.lytharian.rules.casting.cast import cast
from rulewright.games.lytharian.rules.casting.castable import castable, lose_pool
from rulewright.games.lytharian.rules.casting.windows import (
    announce,
    free_act,
    full_window,
    own_hidden,
    respond,
    window,
)
from rulewright.games.lytharian.rules.combat.combat import attack
from rulewright.games.lytharian.rules.deductions import forget_turn, having, observe
from rulewright.games.lytharian.rules.ending import count_late
from rulewright.games.lytharian.rules.equipment import attach, attachable
from rulewright.games.lytharian.rules.honor_charge import charge_moves, charging, must_attack
from rulewright.games.lytharian.rules.ids import NO_TROOP, OFF, OTHER, TroopId
from rulewright.games.lytharian.rules.movement.moving import move
from rulewright.games.lytharian.rules.movement.reach import MOVES, moves_of, moves_with, strikes, targets_of
from rulewright.games.lytharian.rules.state import DRAW, EFFECTS, MAIN, MANA, State
from rulewright.games.lytharian.rules.troops import army, troops_of
from rulewright.games.lytharian.rules.zones import discard, draw, gain, may_charge
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.table import Table


def begin_anew(state: State) -> None:
    """A new turn or round: what is counted by it starts anew."""
    size = 2 * state.n
    state.used, state.like = [0] * size, [-1] * size
    state.moves = state.attacks = 0
    state.mover, state.mover_from = NO_TROOP, OFF
    state.acted = False
    for player in state.players:
        player.harnessed = player.reforged = player.pool = 0
        player.lasting_used = []
    forget_turn(state)


def effects_phase(table: Table, state: State) -> None:
    """Effects in any order, each once, until the player closes the phase (LC-077 to LC-081, LC-079, LC-080, LC-R54)."""
    state.phase = EFFECTS
    full_window(table, state)
    use_effects(table, state)


def use_effects(table: Table, state: State) -> None:
    """One after the other."""
    seat = state.active
    while True:
        count_late(table, state)
        options = effect_options(state, seat)
        choice = table.ask(seat, options, prompts.EFFECTS)
        if choice is verbs.DONE:
            return
        if not free_act(table, state, seat, choice):
            use(table, state, seat, choice)
            full_window(table, state)


def effect_options(state: State, seat: Seat) -> list[Option]:
    """Close the phase, use an effect, charge, or reveal a troop, perhaps to use its effect (LC-065, LC-R56)."""
    found = [verbs.DONE, *usable_effects(state, seat), *usable_lasting(state, seat)]
    if may_charge(state, seat):
        found.append(verbs.CHARGE)
    return found + own_hidden(state, seat) if len(found) > 1 or would_use(state, seat) else found


def use(table: Table, state: State, seat: Seat, choice: Option) -> None:
    """Attach equipment; or announce one effect or ability and let it be answered (LC-R53)."""
    lose_pool(table, state, seat)
    match choice.verb:
        case verbs.ATTACH.name:
            return attach(table, state, seat, verbs.ATTACH.of(choice)[0])
        case verbs.EFFECT.name:
            item = make_effect(table, state, seat, *verbs.EFFECT.of(choice))
        case verbs.LASTING.name:
            item = make_lasting(table, state, seat, *verbs.LASTING.of(choice))
        case verbs.MAIN_ABILITY.name:
            item = make_main(table, state, seat, *verbs.MAIN_ABILITY.of(choice))
        case _:
            item = make_hidden_heal(table, state, seat, choice)
    announce(table, state, item)


def mana_phase(table: Table, state: State) -> None:
    """The obelisk's value, then a window in which to charge (LC-082, LC-R62, LC-R64)."""
    state.phase = MANA
    gain(table, state, state.active, state.players[state.active].obelisk, "LC-082")
    full_window(table, state)


def draw_phase(table: Table, state: State) -> None:
    """One card; with a full hand discard, cast, or skip (LC-090, LC-093 to LC-095, LC-094, LC-R66, LC-R69, LC-R70)."""
    state.phase = DRAW
    full_window(table, state)
    seat, rules = state.active, state.book.rules
    player = state.players[seat]
    while len(player.hand) >= rules.hand_limit:
        options = [verbs.SKIP, verbs.ROOM, *castable(state, seat), *own_hidden(state, seat)]
        if may_charge(state, seat):
            options.append(verbs.CHARGE)
        choice = table.ask(seat, options, prompts.DRAW)
        if choice.verb != verbs.CAST.name:
            lose_pool(table, state, seat)
        if choice is verbs.SKIP:
            return
        if choice is verbs.ROOM:
            while len(player.hand) >= rules.hand_limit:
                cards = [verbs.DISCARD(card) for card in player.hand]
                discard(table, state, verbs.DISCARD.of(table.ask(seat, cards, prompts.DOWN))[0], "LC-093")
        elif not free_act(table, state, seat, choice):
            if cast(table, state, seat, verbs.CAST.of(choice)[0]):
                respond(table, state, OTHER[seat])
                full_window(table, state)
    draw(table, state, seat, rules.draw_per_turn, "LC-090")


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
        count_late(table, state)
        choice = table.ask(seat, main_options(state, seat), prompts.MAIN)
        if choice is verbs.END:
            lose_pool(table, state, seat)
            if not state.moves:
                _note_stuck(state, seat)
            before = state.uid
            window(table, state)  # the opponent may still cast; then the active player goes on (LC-R50, LC-R71)
            if state.uid == before:
                return
            continue
        main_act(table, state, seat, choice)


def main_act(table: Table, state: State, seat: Seat, choice: Option) -> None:
    """One act and the window after it, in which the other player may cast too (LC-098, LC-R50, LC-R80, LC-R199)."""
    verb = choice.verb
    if verb == verbs.CAST.name:
        if cast(table, state, seat, verbs.CAST.of(choice)[0]):
            respond(table, state, OTHER[seat])
            window(table, state, watchful=True)
        return
    lose_pool(table, state, seat)
    if free_act(table, state, seat, choice):
        return
    state.acted = True
    match verb:
        case verbs.MOVE.name:
            move(table, state, *verbs.MOVE.of(choice))
        case verbs.ATTACK.name:
            attack(table, state, *verbs.ATTACK.of(choice))
        case _:
            use(table, state, seat, choice)
    window(table, state, watchful=True)


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
    found += own_hidden(state, seat)
    return found


def move_options(state: State, seat: Seat, king: TroopId) -> list[Option]:
    """Every troop and square, once a turn (LC-R73, LC-D23); a charging King only straight ahead (LC-328, LC-D40)."""
    if king >= 0:
        return [MOVES[king][square] for square in charge_moves(state, king, moves_of(state, king))]
    found: list[Option] = []
    at = state.at
    for troop in army(state, seat):
        if at[troop] >= 0:
            mine = MOVES[troop]
            found += [mine[square] for square in moves_with(state, troop)]
    return found


def attack_options(state: State, seat: Seat, king: TroopId) -> list[Option]:
    """Every attacker and neighbour, before or after the move (LC-102, LC-103, LC-104, LC-R76 to LC-R81)."""
    if king >= 0:
        foe = must_attack(state, king)
        foes = targets_of(state, king) if not uses_main(state, king) else []
        return [ATTACKS[king][foe]] if foe in foes else []  # LC-R247
    only = state.mover if state.book.rules.attack_only_by_mover and state.moves else NO_TROOP
    found: list[Option] = []
    at, like, role, board, struck = state.at, state.like, state.role, state.board, state.book.struck
    ways, first = strikes(state, seat), OTHER[seat] * state.n  # `targets_of` each troop, without a call for each
    end = first + state.n
    for troop in army(state, seat):
        if at[troop] < 0 or (only >= 0 and troop != only):
            continue
        for square in struck[ways[like[troop] if like[troop] >= 0 else role[troop]]][at[troop]]:
            if first <= board[square] < end and not uses_main(state, troop):  # LC-107
                found.append(ATTACKS[troop][board[square]])
    return found


def _note_stuck(state: State, seat: Seat) -> None:
    """Who ends without a move has none: a face-down troop lacks what would have given it one (LC-R74, LC-R44)."""
    if not state.book.rules.must_move:
        return
    for troop in troops_of(state, seat):
        if not state.up[troop]:
            for word, power in (("passes", "windwalking"), ("juggernaut", "juggernaut")):
                if moves_with(state, troop, {power: 1}):
                    observe(state, troop, ~having(state, word))
