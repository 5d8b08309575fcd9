"""The turn: Effects, Mana, Draw, Main, in this order (LC-074 to LC-108)."""

from collections.abc import Callable

from rulewright.games.lytharian.rules import prompts
from rulewright.games.lytharian.rules.casting import cast, castable, lose_pool
from rulewright.games.lytharian.rules.combat import attack, end_combat
from rulewright.games.lytharian.rules.ending import limits
from rulewright.games.lytharian.rules.equip import attach, attachable
from rulewright.games.lytharian.rules.honor import charge_moves, charging, must_attack
from rulewright.games.lytharian.rules.movement import MOVES, move, moves_of, targets_of
from rulewright.games.lytharian.rules.powers.effects import make_effect, make_hidden_heal, usable_effects, would_use
from rulewright.games.lytharian.rules.powers.lasting import make_lasting, usable_lasting
from rulewright.games.lytharian.rules.powers.mains import make_main, usable_mains, uses_main
from rulewright.games.lytharian.rules.secrets import forget_used, having, observe
from rulewright.games.lytharian.rules.setup import set_up
from rulewright.games.lytharian.rules.stack import announce, free_act, full_window, own_hidden, respond, window
from rulewright.games.lytharian.rules.state import DRAW, EFFECTS, MAIN, MANA, SETUP, SPELL, State, troops_of
from rulewright.games.lytharian.rules.turnover import TurnEnds
from rulewright.games.lytharian.rules.zones import discard, draw, gain, may_charge, to_nether
from rulewright.kernel.question import Option, Prompt, Seat, option
from rulewright.kernel.table import Table

ATTACKS = [[option("attack", a, d) for d in range(32)] for a in range(32)]


def turn(table: Table, state: State) -> None:
    """One turn of the active player; the first ones set the game up. In Battle Duels a turn is a round's part."""
    if state.phase == SETUP:
        set_up(table, state)
    elif state.duel is not None:
        from rulewright.games.lytharian.rules.duels import duel_round

        duel_round(table, state)
    else:
        whole_turn(table, state)


def whole_turn(table: Table, state: State) -> None:
    """LC-074; Pawn Wars has the same phases (LC-376, LC-D45)."""
    begin(table, state)
    _through(table, state, effects_phase, mana_phase, draw_phase, main_phase)


def rests(state: State, why: Prompt) -> bool:
    """Whether the active player is asked for an effect or an act with nothing pending: the state holds all of it."""
    return why is prompts.MAIN or why is prompts.EFFECTS


def rest_of_turn(table: Table, state: State) -> None:
    """The turn from such a moment on: playouts need not repeat what was before it."""
    if state.phase == EFFECTS:
        _through(table, state, use_effects, mana_phase, draw_phase, main_phase)
    else:
        _through(table, state, use_main)


def _through(table: Table, state: State, *phases: Callable[[Table, State], None]) -> None:
    try:
        for phase in phases:
            phase(table, state)
    except TurnEnds:  # LC-R72
        for item in state.stack:
            if item.kind == SPELL:
                to_nether(table, state, item.card)
        state.stack = []
        end_combat(state)
    finish(table, state)


def begin(table: Table, state: State) -> None:
    """A new turn: what is counted by the turn starts anew."""
    state.turn += 1
    size = 2 * state.n
    state.used, state.like = [0] * size, [-1] * size
    state.moves = state.attacks = 0
    state.mover = state.mover_from = -1
    state.acted = state.stir = False
    for player in state.players:
        player.harnessed = player.reforged = player.pool = 0
        player.used = []
    if state.rumors:
        forget_used(state)
    if table.listening:
        table.tell_plain("turn", "LC-074", seat=state.active, n=state.turn)


def finish(table: Table, state: State) -> None:
    """The opponent becomes the active player (LC-075); limits against endless games."""
    state.ward = [0] * (2 * state.n)  # LC-R132
    for player in state.players:
        player.pool = 0
    state.quiet = 0 if state.stir else state.quiet + 1
    if state.book.rules.game == "pawns":
        from rulewright.games.lytharian.rules.pawns import check_end

        check_end(table, state)
    limits(table, state)
    state.active = 1 - state.active


# -- Effects Phase


def effects_phase(table: Table, state: State) -> None:
    """Effects in any order, each once, until the player closes the phase (LC-077 to LC-081, LC-079, LC-080, LC-R54)."""
    state.phase = EFFECTS
    full_window(table, state)
    use_effects(table, state)


def use_effects(table: Table, state: State) -> None:
    """One after the other."""
    seat = state.active
    while True:
        options = effect_options(state, seat)
        choice = table.ask(seat, options, prompts.EFFECTS)
        if choice is prompts.DONE:
            return
        if not free_act(table, state, seat, choice):
            use_effect(table, state, seat, choice)
            full_window(table, state)


def effect_options(state: State, seat: Seat) -> list[Option]:
    """Close the phase, use an effect, charge, or reveal a troop, perhaps to use its effect (LC-065, LC-R56)."""
    found = [prompts.DONE, *usable_effects(state, seat)]
    if state.players[seat].enchants or max(state.curse) >= 0:
        found += usable_lasting(state, seat)
    if may_charge(state, seat):
        found.append(prompts.CHARGE)
    return found + own_hidden(state, seat) if len(found) > 1 or would_use(state, seat) else found


def use_effect(table: Table, state: State, seat: Seat, choice: Option) -> None:
    """Announce one effect and let it be answered (LC-R53)."""
    lose_pool(state, seat)
    if choice.verb == "effect":
        item = make_effect(table, state, seat, choice.a, choice.b)
    elif choice.verb == "lasting":
        item = make_lasting(table, state, seat, choice.a, choice.b)
    else:
        item = make_hidden_heal(table, state, seat, choice)
    announce(table, state, item)


# -- Mana and Draw


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
        options = [prompts.SKIP, prompts.ROOM, *castable(state, seat), *own_hidden(state, seat)]
        if may_charge(state, seat):
            options.append(prompts.CHARGE)
        choice = table.ask(seat, options, prompts.DRAW)
        if choice.verb != "cast":
            lose_pool(state, seat)
        if choice is prompts.SKIP:
            return
        if choice is prompts.ROOM:
            while len(player.hand) >= rules.hand_limit:
                cards = [option("discard", card) for card in player.hand]
                discard(table, state, table.ask(seat, cards, prompts.DOWN).a, "LC-093")
        elif not free_act(table, state, seat, choice):
            if cast(table, state, seat, choice.a):
                respond(table, state, 1 - seat)
                full_window(table, state)
    draw(table, state, seat, rules.draw_per_turn, "LC-090")


# -- Main Phase


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
        if choice is prompts.END:
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
    if verb == "cast":
        if cast(table, state, seat, choice.a):
            respond(table, state, 1 - seat)
            window(table, state)
        return
    lose_pool(state, seat)
    if free_act(table, state, seat, choice):
        return
    state.acted = True
    match verb:
        case "move":
            move(table, state, choice.a, choice.b)
        case "attack":
            attack(table, state, choice.a, choice.b)
        case "main":
            announce(table, state, make_main(table, state, seat, choice.a, choice.b))
        case "attach":
            attach(table, state, seat, choice.a)
    window(table, state, watchful=verb == "move" and not state.attacks)


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
        found.append(prompts.END)
    found += moves
    found += attacks
    found += usable_mains(state, seat)
    if state.players[seat].hand:
        found += castable(state, seat)
        found += attachable(state, seat)
    if may_charge(state, seat):
        found.append(prompts.CHARGE)
    return found + own_hidden(state, seat)


def move_options(state: State, seat: Seat, king: int) -> list[Option]:
    """Every troop and square, once a turn (LC-R73, LC-D23); a charging King only straight ahead (LC-328, LC-D40)."""
    if king >= 0:
        return [MOVES[king][square] for square in charge_moves(state, king, moves_of(state, king))]
    found: list[Option] = []
    at = state.at
    for troop in range(seat * state.n, seat * state.n + state.n):
        if at[troop] >= 0:
            mine = MOVES[troop]
            found += [mine[square] for square in moves_of(state, troop)]
    return found


def attack_options(state: State, seat: Seat, king: int) -> list[Option]:
    """Every attacker and neighbour, before or after the move (LC-102, LC-103, LC-104, LC-R76 to LC-R81)."""
    if king >= 0:
        foe = must_attack(state, king)
        ways = targets_of(state, king) if not uses_main(state, king) else []
        return [ATTACKS[king][foe]] if foe in ways else []  # LC-R247
    only = state.mover if state.book.rules.attack_only_by_mover and state.moves else -1
    found: list[Option] = []
    for troop in range(seat * state.n, seat * state.n + state.n):
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
