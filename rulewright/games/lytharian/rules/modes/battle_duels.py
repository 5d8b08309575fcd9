"""Battle Duels: seven rounds of one troop against one (LC-348 to LC-365, LC-R263 to LC-R277)."""

from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.abilities.main_abilities import usable_mains
from rulewright.games.lytharian.rules.abilities.usable_effects import usable_effects, usable_lasting
from rulewright.games.lytharian.rules.casting.cast import cast
from rulewright.games.lytharian.rules.casting.castable import castable, lose_pool
from rulewright.games.lytharian.rules.casting.windows import free_act, own_hidden, respond
from rulewright.games.lytharian.rules.combat.combat import (
    aftermath,
    combat_abilities,
    end_combat,
    exchange,
    new_fight,
    together,
)
from rulewright.games.lytharian.rules.ending import by_kills, count_late, roll_off, win
from rulewright.games.lytharian.rules.equipment import attachable
from rulewright.games.lytharian.rules.ids import NO_TROOP, OFF, OTHER, SEATS, SquareId
from rulewright.games.lytharian.rules.phases import begin_anew, use
from rulewright.games.lytharian.rules.state import CASTING, DAMAGE, MAIN, Duel, State
from rulewright.games.lytharian.rules.troops import army
from rulewright.games.lytharian.rules.zones import draw, reveal, shuffle_deck, strip, strip_all
from rulewright.kernel.question import NO_SEAT, Option, Seat
from rulewright.kernel.table import Table


def open_match(table: Table, state: State) -> None:
    """The lower total decides who attacks first; equal ones roll for it (LC-351, LC-352, LC-R266, LC-D41)."""
    scores = [player.aps for player in state.players]
    chooser = roll_off(table, "LC-R266") if scores[0] == scores[1] else SEATS[scores.index(min(scores))]
    duel = duel_of(state)
    (duel.attacker,) = verbs.SEAT.of(table.ask(chooser, [verbs.SEAT(seat) for seat in SEATS], prompts.FIRST))
    table.tell(events.attacks_first, seat=duel.attacker)


def duel_of(state: State) -> Duel:
    assert state.duel is not None
    return state.duel


def duel_round(table: Table, state: State) -> None:
    """One round: its phases in order (LC-360 to LC-365)."""
    duel = duel_of(state)
    duel.round += 1
    state.turn += 1
    duel.at_random = duel.round > state.book.rules.duel_rounds
    table.tell(events.round, n=duel.round, seat=duel.attacker)
    mana_and_draw(table, state)
    select(table, state)
    place(state)
    if not pre_combat(table, state):
        fights(table, state)
    settle(table, state)
    duel.attacker = OTHER[duel.attacker]  # LC-365


def mana_and_draw(table: Table, state: State) -> None:
    """Phase 1: every card back into the deck, shuffle, 15 mana, 10 cards (LC-360, LC-R263)."""
    rules, duel = state.book.rules, duel_of(state)
    begin_anew(state)
    state.ward, state.guard = [0] * len(state.ward), [0] * len(state.guard)
    duel.chosen, duel.combats, duel.cast, duel.early = [NO_TROOP, NO_TROOP], 0, False, [0, 0]
    state.active = duel.attacker
    for seat in SEATS:
        player = state.players[seat]
        back = player.hand + player.nether
        if back:
            player.deck += back
            player.hand, player.nether = [], []
        player.mana = rules.duel_mana
        table.tell(events.refills, seat=seat, n=player.mana)
        shuffle_deck(table, state, seat)
        draw(table, state, seat, rules.duel_hand, "LC-360")
    state.gear = []


def select(table: Table, state: State) -> None:
    """Phase 2: the attacker first, face down (LC-361, LC-R264, LC-R265, LC-D42); at random in extra rounds (LC-358).

    Which troop was taken must not show, so the face moves to the next unused sleeve of its kind.
    """
    duel = duel_of(state)
    for seat in (duel.attacker, OTHER[duel.attacker]):
        mine = army(state, seat)
        if duel.at_random:
            troop = mine[table.below(state.n)]
        else:
            left = [t for t in mine if t not in duel.fought]
            (choice,) = verbs.SEND.of(table.ask(seat, [verbs.SEND(t) for t in left], prompts.TROOP))
            troop = left[0]
            if choice != troop:
                table.rearrange([troop, choice], [1, 0])
        duel.chosen[seat] = troop
        if not duel.at_random:
            duel.fought.append(troop)
        table.tell(events.sends, seat=seat, card=troop, square=places(state)[seat != state.first])


def places(state: State) -> list[SquareId]:
    """Where the troops of Player 1 and of the other stand: e4 and e5 (LC-R273)."""
    size = state.book.board.width
    return [SquareId(rank * size + size // 2) for rank in (size // 2 - 1, size // 2)]


def place(state: State) -> None:
    """Face to face (LC-R273)."""
    squares = places(state)
    state.board = [NO_TROOP] * len(state.board)
    for seat in SEATS:
        troop = duel_of(state).chosen[seat]
        if troop in state.players[seat].crypt:
            state.players[seat].crypt.remove(troop)  # random rounds bring back the fallen (LC-R269)
        state.at[troop] = squares[0 if seat == state.first else 1]
        state.board[state.at[troop]] = troop
        state.hurt[troop] = state.soul[troop] = 0
        state.up[troop] = 0
    state.phase = MAIN


def pre_combat(table: Table, state: State) -> bool:
    """Phase 3: alternately, the defender first, until both pass; True if somebody fell (LC-362, LC-R270, LC-R274)."""
    duel = duel_of(state)
    seat, passes = OTHER[duel.attacker], 0
    while passes < 2:
        choice = table.ask(seat, pre_combat_options(state, seat), prompts.PRECOMBAT)
        passes = passes + 1 if choice is verbs.PASS else 0
        if choice is verbs.PASS:
            lose_pool(table, state, seat)
        elif free_act(table, state, seat, choice):
            continue
        elif choice.verb != verbs.CAST.name:
            use(table, state, seat, choice)
        elif cast(table, state, seat, verbs.CAST.of(choice)[0]):
            respond(table, state, OTHER[seat])
        else:
            continue  # a curse was refused (LC-R45)
        if any(state.at[troop] < 0 for troop in duel.chosen):
            return True
        seat = OTHER[seat]
    duel.early = [player.harnessed for player in state.players]
    for player in state.players:
        player.harnessed = 0  # once more in the Combat Phase (LC-359)
    return False


def pre_combat_options(state: State, seat: Seat) -> list[Option]:
    """Effects, spells of every type, equipment, Main: abilities (LC-362, LC-R271, LC-R275, LC-D43)."""
    found = [verbs.PASS, *castable(state, seat), *attachable(state, seat), *usable_effects(state, seat)]
    return found + usable_lasting(state, seat) + usable_mains(state, seat) + own_hidden(state, seat)


def fights(table: Table, state: State) -> None:
    """Phases 4 and 5: reveal, then combat until one falls or nothing happens (LC-363, LC-364, LC-R267, LC-R276)."""
    duel, rules = duel_of(state), state.book.rules
    attacker, defender = duel.chosen[duel.attacker], duel.chosen[OTHER[duel.attacker]]
    fight = new_fight(state, attacker, defender, False, state.at[attacker])
    for troop in (attacker, defender):
        reveal(table, state, troop, "LC-363")
    if not together(state, fight):
        return  # moved apart before it began (LC-R273)
    while True:
        duel.combats += 1
        duel.cast = False
        state.fight = fight
        combat_abilities(table, state, fight)
        fight.step = CASTING
        respond(table, state, OTHER[duel.attacker], prompts.FIGHT)  # LC-D44
        fight.step = DAMAGE
        apart = not together(state, fight)
        taken = exchange(table, state, fight)
        aftermath(table, state, fight)
        end_combat(table, state)
        if any(state.at[troop] < 0 for troop in (attacker, defender)):
            return
        quiet = not duel.cast and not any(taken)
        if apart or quiet or duel.combats >= rules.duel_max_combats or rules.duel_both_survive == "tie":
            return
        fight = new_fight(state, attacker, defender, False, state.at[attacker])


def settle(table: Table, state: State) -> None:
    """Who wins the round, and perhaps the match (LC-354 to LC-357, LC-R268)."""
    duel, rules = duel_of(state), state.book.rules
    dead = [state.at[duel.chosen[seat]] < 0 for seat in SEATS]
    winner = NO_SEAT
    if dead[0] != dead[1]:
        winner = SEATS[dead[0]]
    elif dead[0] and dead[1]:
        powers = [state.book.cards[state.faces[duel.chosen[seat]]].power for seat in SEATS]
        winner = NO_SEAT if powers[0] == powers[1] else SEATS[powers.index(min(powers))]  # LC-355, LC-356
    if winner >= 0:
        state.players[winner].points += 1
    table.tell(events.round_won if winner >= 0 else events.round_tied, seat=winner)
    clear(table, state)
    points = [player.points for player in state.players]
    if winner >= 0 and (points[winner] >= rules.duel_wins or duel.at_random):
        win(table, state, winner, "LC-358" if duel.at_random else "LC-357", "the duel is decided")
    if duel.round >= rules.duel_rounds and points[0] != points[1]:
        win(table, state, SEATS[points.index(max(points))], "LC-R268", "more rounds won")
    if state.late and points[0] != points[1]:
        win(table, state, SEATS[points.index(max(points))], "LC-R268", "time is up; more rounds won")
    count_late(table, state)
    if duel.round >= rules.turn_limit:
        by_kills(table, state, "LC-R257", "the duel goes nowhere; more was killed")


def clear(table: Table, state: State) -> None:
    """Phase 6: the board is emptied; enchants and attachments go back with the rest (LC-365, LC-R263)."""
    for seat in SEATS:
        troop = duel_of(state).chosen[seat]
        strip_all(table, state, troop, "LC-R263")
        if state.at[troop] >= 0:
            state.board[state.at[troop]] = NO_TROOP
            state.at[troop] = OFF
            table.tell(events.withdraws, card=troop, seat=seat)
        state.hurt[troop] = state.soul[troop] = 0
        reveal(table, state, troop, "LC-R265")
        for enchant in list(state.players[seat].enchants):
            strip(table, state, enchant, "LC-R263")
    state.held, state.paid = {}, {}
