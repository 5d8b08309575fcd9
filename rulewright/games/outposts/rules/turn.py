"""The turn: its four steps in order, and the first of them, Draw Cards."""

from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.drawing import discard, draw, renew_deck, take_reshuffle_damage
from rulewright.games.outposts.rules.ending import TurnOver, end_by_limit, leave_game, settle
from rulewright.games.outposts.rules.mana import open_upgrades
from rulewright.games.outposts.rules.outposts import gain_outpost
from rulewright.games.outposts.rules.play import go_on_playing, play_cards
from rulewright.games.outposts.rules.prepare import go_on_preparing, prepare_for_war
from rulewright.games.outposts.rules.setup.set_up import set_up
from rulewright.games.outposts.rules.state import ACTED, ATTACK, DRAW, PLAY, State, by_seat, living
from rulewright.kernel.question import Prompt, Seat
from rulewright.kernel.table import Table


def turn(table: Table, state: State) -> None:
    """One turn of the active player (OP-066); turn zero is the setup."""
    if state.turn == 0:
        set_up(table, state)
        state.turn = 1
        return
    _begin(table, state)
    try:
        settle(table, state)
        draw_cards(table, state)  # OP-073
        play_cards(table, state)  # OP-088
        prepare_for_war(table, state)  # OP-123
        _from_attack(table, state)  # OP-138
    except TurnOver:
        state.idle = ACTED
    _end(table, state)


def rests(state: State, why: Prompt) -> bool:
    """Whether the active player is asked for a play or an order: all that follows is in the state."""
    return why is prompts.PLAY or why is prompts.PREPARE


def rest_of_turn(table: Table, state: State) -> None:
    """The turn from such a moment on: playouts need not repeat what was before it."""
    try:
        if state.step == PLAY:
            go_on_playing(table, state)
            prepare_for_war(table, state)
        else:
            go_on_preparing(table, state)
        _from_attack(table, state)
    except TurnOver:
        state.idle = ACTED
    _end(table, state)


def _from_attack(table: Table, state: State) -> None:
    if attack(table, state):
        state.idle = ACTED
    _keep_hand_limit(table, state)


def _begin(table: Table, state: State) -> None:
    """What counts for one turn starts anew; what lasted until this turn ends (OP-K25)."""
    state.assaults = 0
    for player in state.players:
        player.burned_cards = player.burned_creatures = player.lost = player.war_cry = player.discount = 0
        player.fresh, player.spent = [], []
    player = state.players[state.active]
    player.shelter = 0
    player.turns += 1
    if table.listening:
        table.tell(events.turn, seat=state.active, n=state.round)


def _end(table: Table, state: State) -> None:
    """The next player to the left takes a turn (OP-072), unless a limit ends the game (OP-176)."""
    rules = state.book.rules
    for seat, player in by_seat(state.players) if state.gone else ():
        if state.gone & (1 << seat) and not player.out:
            leave_game(table, state, seat)
    if rules.creature_damage_persists == "turn":
        state.wounds = {}
    state.idle = 0 if state.idle == ACTED else state.idle + 1
    if state.idle and state.idle >= rules.idle_rounds_limit * len(living(state)):
        end_by_limit(table, state, f"everybody has skipped every step for {rules.idle_rounds_limit} rounds")
    state.turn += 1
    while True:
        state.active = Seat((state.active + 1) % state.seats)
        if state.active == state.first:
            state.round += 1
        if not state.players[state.active].out:
            break
    if state.round > rules.round_limit:
        end_by_limit(table, state, f"round {rules.round_limit} is over")


# -- first step


def draw_cards(table: Table, state: State) -> None:
    """OP-073 to OP-087."""
    state.step = DRAW
    seat, rules = state.active, state.book.rules
    taken = _takes_draw_step(table, state, seat)
    if taken:
        state.idle = ACTED
        _draw_and_reshuffle(table, state, seat)
        for card in open_upgrades(state, state.players[seat]):
            if card.depot:  # Supply Depot: only if the deck holds it
                draw(table, state, seat, card.depot, "OP-K23")
    if taken or rules.skip_draw_keeps_outpost:
        _gain_outposts(table, state, seat)


def _takes_draw_step(table: Table, state: State, seat: Seat) -> bool:
    """Asked where skipping may be wise, with a short deck or at a standstill; else as a window (OP-067, OP-P05)."""
    wise = state.idle > 0 or len(state.players[seat].deck) < state.book.rules.draw_per_turn
    if not state.book.rules.skip_draw_allowed or not (wise or table.windows):
        return True
    prompt = prompts.TAKE_DRAW if wise else prompts.BEFORE_DRAW
    taken = table.ask(seat, [verbs.TAKE, verbs.SKIP], prompt) is verbs.TAKE
    if not taken:
        table.tell(events.skips, seat=seat, step=DRAW)
    return taken


def _draw_and_reshuffle(table: Table, state: State, seat: Seat) -> None:
    """Draw; from a short deck what is there, then damage, then shuffle, then what is owed (OP-074)."""
    player, rules = state.players[seat], state.book.rules
    owed = rules.draw_per_turn - draw(table, state, seat, rules.draw_per_turn, "OP-073")
    if owed:
        take_reshuffle_damage(table, state, seat)  # once in a step (OP-078), also with no discards (OP-081)
        settle(table, state)  # a player who is out ends the turn (OP-R38, OP-R117)
        if player.discard:
            renew_deck(table, state, seat, player.discard[:])
            draw(table, state, seat, owed, "OP-074")


def _gain_outposts(table: Table, state: State, seat: Seat) -> None:
    """One Outpost while fewer than three in all, not on the own first turn (OP-083 to OP-086)."""
    player, rules = state.players[seat], state.book.rules
    if player.turns < rules.outpost_gain_from_turn:
        return
    for _ in range(rules.outpost_gain_per_turn):
        if len(player.outposts) < rules.outposts_max:
            gain_outpost(table, state, seat, "OP-083")


def _keep_hand_limit(table: Table, state: State) -> None:
    """None by the official rules (OP-R41)."""
    seat, limit = state.active, state.book.rules.hand_limit
    state.step = ATTACK
    while limit and len(state.players[seat].hand) > limit:
        options = [verbs.DISCARD(card) for card in state.players[seat].hand]
        (card,) = verbs.DISCARD.of(table.ask(seat, options, prompts.HAND_LIMIT))
        discard(table, state, seat, card, "OP-R41")
