"""The turn: Upkeep & Draw, Main, End, in their steps (SK-087), and Moments."""

from collections.abc import Callable

from rulewright.games.seekers.cards.ailments import LEADROOT_MP
from rulewright.games.seekers.rules import events, prompts
from rulewright.games.seekers.rules.ailments import applying
from rulewright.games.seekers.rules.damage import NOBODY, deal_one
from rulewright.games.seekers.rules.ending import GameDecided, TurnOver, end_game
from rulewright.games.seekers.rules.ids import END, MAIN, SETUP, UPKEEP, UnitId
from rulewright.games.seekers.rules.maps import NODE
from rulewright.games.seekers.rules.movement.card_movement import solid_again
from rulewright.games.seekers.rules.resolution import tokens
from rulewright.games.seekers.rules.setup.steps import choose_armories, next_game, set_up
from rulewright.games.seekers.rules.shard import channel_moment
from rulewright.games.seekers.rules.stack import priority
from rulewright.games.seekers.rules.state import CARD, Lasting, State, ailment, from_active, mod
from rulewright.games.seekers.rules.trigger_matching import happen, ownerless
from rulewright.games.seekers.rules.verbs import EXILE
from rulewright.games.seekers.rules.zones import draw, gain, run_out
from rulewright.kernel.question import Prompt, Seat
from rulewright.kernel.table import Table


def turn(table: Table, state: State) -> None:
    """One turn of the active player. Turn zero chooses Armories, the next ones set up the game."""
    if state.turn == 0:
        choose_armories(table, state)
        return
    try:
        if state.phase == SETUP:
            set_up(table, state)
        else:
            _whole_turn(table, state)
    except GameDecided:
        next_game(table, state)


def rests(state: State, why: Prompt) -> bool:
    """Whether the active player is asked in a quiet main phase: all that follows is in the state."""
    return why is prompts.MAIN and not state.passes and not state.waiting


def rest_of_turn(table: Table, state: State) -> None:
    """The turn from such a moment on: playouts need not repeat what was before it."""
    try:
        _through(table, state, main_phase, end_phase)
    except GameDecided:
        next_game(table, state)


def _whole_turn(table: Table, state: State) -> None:
    player = state.players[state.active]
    player.turns += 1
    for each in state.players:
        each.events = {}
    if table.listening:
        table.tell(events.turn, seat=state.active, n=player.turns)
    _through(table, state, upkeep, main_phase, end_phase)


def _through(table: Table, state: State, *phases: Callable[[Table, State], None]) -> None:
    try:
        for phase in phases:
            phase(table, state)
    except TurnOver:
        for item in state.stack:  # what the others had on the Stack has no turn to resolve in (SK-R190)
            if item.kind == CARD:
                state.players[state.owner[item.card]].discard.append(item.card)
                told = events.fizzles.under("SK-R190")
                table.tell(told, seat=item.seat, face=item.face, card=item.card, action=int(item.action))
        state.stack = []
    _pass_turn(table, state)


def _pass_turn(table: Table, state: State) -> None:
    """SK-088, SK-089; a limit against endless games (SK-R194)."""
    order, players = state.order, state.players
    at = (order.index(state.active) + 1) % len(order)
    while players[order[at]].out:
        at = (at + 1) % len(order)
    state.active = order[at]
    state.turn += 1
    if state.players[state.active].turns >= state.book.rules.turn_limit:
        end_game(table, state, [], "SK-R194", f"{state.book.rules.turn_limit} turns each are over")


# -- Upkeep & Draw


def upkeep_ap(state: State, seat: Seat) -> int:
    """The AP of an Upkeep (SK-090): more with the Shard (SK-101), less while Shocked (SK-256, SK-R34)."""
    rules = state.book.rules
    ap = rules.ap_gain * (rules.shard_ap_mp_factor if state.players[seat].shard else 1)
    return max(0, ap - rules.shocked_ap_loss) if ailment(state.units[seat], "Shocked") else ap


def upkeep(table: Table, state: State) -> None:
    """AP, MP, Burn, Moment, triggers and priority, draw (SK-090 to SK-103, SK-R32)."""
    state.phase = UPKEEP
    seat, rules = state.active, state.book.rules
    player, unit = state.players[seat], state.units[seat]
    factor = rules.shard_ap_mp_factor if player.shard else 1  # SK-101
    gain(table, state, seat, upkeep_ap(state, seat), 0)
    mp = rules.mp_gain * factor + mod(state, seat, "mp_gain")
    gain(table, state, seat, 0, max(0, mp - LEADROOT_MP) if ailment(unit, "Leadroot") else mp)  # SK-252
    burn(table, state, seat)
    for _ in range(rules.moments_upkeep):
        pass_moment(table, state, seat)
    happen(state, "start_of_turn", seat)
    priority(table, state)  # SK-096 to SK-098
    if rules.first_turn_draw or sum(each.turns for each in state.players) > 1:  # SK-100, SK-R30
        n = rules.draw_per_turn + (rules.shard_extra_draw if player.shard else 0)  # SK-102
        draw(table, state, seat, n, "SK-099")


def burn(table: Table, state: State, seat: Seat) -> None:
    """Before the Moment and without the Stack (SK-094, SK-238, SK-R33)."""
    for i, unit in enumerate(state.units):
        each = ailment(unit, "Burn") if unit.ailments and unit.seat == seat and unit.hex >= 0 else None
        if each:
            deal_one(table, state, UnitId(i), each.n, "fire", NOBODY, "SK-238")


def pass_moment(table: Table, state: State, seat: Seat) -> None:
    """Everything with an hourglass on the player's units and among the player's cards counts down (SK-177)."""
    if table.listening:
        table.tell(events.moment, seat=seat)
    solid = applying.moment(table, state, seat)
    ticking: list[Lasting] = []
    for player in state.players:
        if player.zone:
            ticking += [lasting for lasting in player.zone if _ticks(state, lasting, seat)]
    for lasting in ticking:  # all at once, then what has run out (SK-R115)
        lasting.moments -= 1
    for lasting in ticking:
        if not lasting.moments:
            run_out(table, state, lasting)
    channel_moment(table, state, seat)
    for i in solid:
        solid_again(table, state, i)


def _ticks(state: State, lasting: Lasting, seat: Seat) -> bool:
    """With its controller (SK-R118); what sits on a unit with that unit's controller (SK-178, SK-R116)."""
    if not lasting.moments or lasting.down:
        return False
    return (state.units[lasting.unit].seat if lasting.unit >= 0 else lasting.seat) == seat


# -- Main


def main_phase(table: Table, state: State) -> None:
    """Priority, with Actions and moves while the Stack is empty (SK-104, SK-106)."""
    state.phase = MAIN
    priority(table, state)


# -- End


def end_phase(table: Table, state: State) -> None:
    """Triggers and priority, Moment, MP, hand limit (SK-169 to SK-175)."""
    state.phase = END
    seat, rules = state.active, state.book.rules
    player = state.players[seat]
    for each in from_active(state):
        happen(state, "end_of_turn", each)  # "at end of turn" is this turn's, whoever's it is (SK-R112)
    for i, unit in enumerate(state.units):
        if unit.ailments and unit.seat == seat and unit.hex >= 0 and ailment(unit, "Nightshade"):
            ownerless(state, "nightshade", UnitId(i))
    if state.book.map.special[state.units[seat].hex] == NODE:
        ownerless(state, "node", seat)
    tokens.end_of_turn(state, seat)
    priority(table, state)
    for _ in range(rules.moments_end):
        pass_moment(table, state, seat)  # SK-171
    if not rules.mp_carry and player.mp:
        if table.listening:
            table.tell(events.loses_mp, seat=seat, n=player.mp)
        player.mp = 0  # SK-172
    limit = rules.hand_max + mod(state, seat, "hand_max")
    while len(player.hand) > limit:
        (card,) = EXILE.of(table.ask(seat, [EXILE(each) for each in player.hand], prompts.EXILE))
        player.hand.remove(card)
        table.show(card)  # SK-R197
        exiled = rules.hand_excess_to == "exile"
        (player.exile if exiled else player.discard).append(card)
        table.tell((events.exiles if exiled else events.discards).under("SK-173"), seat=seat, card=card)
