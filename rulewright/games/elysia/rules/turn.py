"""The turn: Exhaustion, Play Cards, Move, Combat, Buy, Discard and Draw (RE-104 to RE-112, RE-170 to RE-173)."""

from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.buy.buying import buy
from rulewright.games.elysia.rules.combat.starting import start_fight
from rulewright.games.elysia.rules.decks import clear_played, discard, draw
from rulewright.games.elysia.rules.ending import let_go, nobody_wins
from rulewright.games.elysia.rules.move.encounter import arrive
from rulewright.games.elysia.rules.move.movement import go_on_moving, move
from rulewright.games.elysia.rules.places import NOWHERE
from rulewright.games.elysia.rules.playing import WILD_DRAW, go_on_playing, may_draw, play_cards, spend
from rulewright.games.elysia.rules.quests import check_main
from rulewright.games.elysia.rules.setup.start import set_up
from rulewright.games.elysia.rules.state import DISCARD, EXHAUSTION, PLAY, SEATS, State, last_round
from rulewright.games.elysia.rules.tokens import refill
from rulewright.kernel.question import Prompt, Seat
from rulewright.kernel.table import Table

DONE = verbs.DONE.answer


def turn(table: Table, state: State) -> None:
    """One turn of the active player; turn zero is the setup. Each part happens at most once (RE-105, RE-106)."""
    if state.turn == 0:
        set_up(table, state)
        return
    seat = state.active
    if table.listening:
        table.tell(events.turn, seat=seat, n=state.round)
    begin(table, state, seat)
    exhaustion(table, state, seat)  # part 1
    play_cards(table, state)  # part 2
    _after_moving(table, state, move(table, state))  # part 3


def rests(state: State, why: Prompt) -> bool:
    """Whether the active player is asked for a card to play or a step: all that follows is in the state."""
    return why is prompts.PLAY or why is prompts.MOVE


def rest_of_turn(table: Table, state: State) -> None:
    """The turn from such a moment on: playouts need not repeat what was before it."""
    if state.part == PLAY:
        go_on_playing(table, state)
        moved = move(table, state)
    else:
        moved = go_on_moving(table, state)
    _after_moving(table, state, moved)


def _after_moving(table: Table, state: State, moved: bool) -> None:
    """Parts 4 to 6."""
    seat = state.active
    arrive(table, state, moved)
    if not state.spent and state.book.rules.part_order == "combat_then_buy":  # RE-107, RE-R01
        start_fight(table, state)  # part 4
        if not state.spent:
            buy(table, state)  # part 5
    elif not state.spent:
        buy(table, state)
        start_fight(table, state)
    if state.spent:  # RE-202, RE-203, RE-R19, RE-R102, RE-R109
        _lay_aside(table, state, seat)
    else:
        discard_and_draw(table, state, seat)  # part 6
    _pass_on(table, state, seat)


def begin(table: Table, state: State, seat: Seat) -> None:
    """Fresh counters (RE-021); who is stranded in a Village goes back first (RE-163, RE-164, RE-R04, RE-R50)."""
    player = state.players[seat]
    state.walk = state.coin = state.wild_coin = state.eased = state.steps = state.offers = state.due = 0
    state.grapple = state.relic = state.free = state.fought = state.spent = state.asked = False
    state.ruin = state.owed = False
    state.came = NOWHERE
    state.entered = []
    state.begun = player.place
    if player.stranded != NOWHERE:
        player.place, player.stranded = player.stranded, NOWHERE  # no cost, no check, no Darkness
        table.tell(events.goes_back.under("RE-163"), seat=seat, place=player.place)
        check_main(table, state)  # RE-R150


def exhaustion(table: Table, state: State, seat: Seat) -> None:
    """Part 1, steps a, b, c (RE-108 to RE-112); who just turned undamaged does not draw (RE-R05)."""
    state.part = EXHAUSTION
    player = state.players[seat]
    healed = player.damaged
    if healed:  # a
        player.damaged = False
        if table.listening:
            table.tell(events.undamaged, seat=seat)
    if not player.hand:  # b, however the hand was emptied (RE-R06)
        player.damaged = True
        if table.listening:
            table.tell(events.damaged, seat=seat)
        draw(table, state, seat, state.book.rules.exhausted_hand, "RE-110")
    elif not healed:  # c
        refill(table, state, seat, "RE-111")


def discard_and_draw(table: Table, state: State, seat: Seat) -> None:
    """Part 6: played cards and any hand cards are discarded, then the hand is filled (RE-170 to RE-173, RE-D25)."""
    state.part = DISCARD
    player = state.players[seat]
    _lay_aside(table, state, seat)
    while (draws := [WILD_DRAW] if may_draw(state, seat) else []) or player.hand:
        choice = table.ask(seat, [DONE, *verbs.DROP.each(player.hand), *draws], prompts.DISCARD)
        if choice is DONE:
            break
        if choice is WILD_DRAW:
            spend(table, state, seat, choice)
        else:
            discard(table, state, seat, *verbs.DROP.of(choice), "RE-170")
    refill(table, state, seat, "RE-171")


def _lay_aside(table: Table, state: State, seat: Seat) -> None:
    clear_played(state.players[seat])
    if state.offer:  # what was not bought (RE-249, RE-R170)
        table.tell(events.offer_ends, n=events.Cards(len(state.offer)))
        state.exploration_discard += state.offer
        state.offer.clear()


def _pass_on(table: Table, state: State, seat: Seat) -> None:
    """Play goes clockwise (RE-086); Resources are lost (RE-020, RE-021); a game has so many rounds (RE-R17)."""
    state.walk = state.coin = state.wild_coin = 0
    let_go(table, state)
    n = state.seats
    state.turn += 1
    for ahead in range(1, n + 1):
        other = SEATS[(seat + ahead) % n]
        if (seat - state.first) % n + ahead == n:
            state.round += 1
        if not state.players[other].out:
            state.active = other
            break
    if state.round > last_round(state):
        nobody_wins(table, state, "RE-R17", f"{last_round(state)} rounds are over")
