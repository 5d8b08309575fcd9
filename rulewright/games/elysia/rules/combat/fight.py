"""The Combat Phase: strikes in turn until a side is Exhausted or the fight is ended (RE-174 to RE-197)."""

from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.combat.aftermath import aftermath
from rulewright.games.elysia.rules.combat.arithmetic import alignment, first_side
from rulewright.games.elysia.rules.combat.fighters import ATTACKERS, DEFENDERS, Combat, CombatSide, Fighter
from rulewright.games.elysia.rules.combat.joining import ask_to_join
from rulewright.games.elysia.rules.combat.results import holdings, tell_results
from rulewright.games.elysia.rules.combat.strike import begin_strike, strike
from rulewright.games.elysia.rules.combat.villains import deal_hand, dissolve
from rulewright.games.elysia.rules.decks import clear_played, lose_front
from rulewright.games.elysia.rules.ending import lose_life, win
from rulewright.games.elysia.rules.npcs import remove
from rulewright.games.elysia.rules.state import State, gate_size, on_fortress
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def fight(table: Table, state: State, combat: Combat) -> None:
    """A whole combat, from joining to its aftermath (RE-174 to RE-180); fighters are settled then (RE-R137)."""
    state.fought = True
    clear_played(state.players[state.active])  # RE-156, RE-R12; Coin is kept (RE-157)
    state.combat = combat
    ask_to_join(table, state, combat)  # RE-176
    n, active = state.seats, state.active
    combat.fighters.sort(key=lambda fighter: (fighter.seat >= 0, fighter.npc, (fighter.seat - active) % n))  # RE-R85
    for fighter in combat.fighters:
        if fighter.villain >= 0:
            deal_hand(table, state, fighter)  # RE-219, RE-R126
    if table.listening:
        table.tell(events.combat, place=combat.place, n=len(combat.fighters), first=first_side(state, combat))
    begun = holdings(state, combat)  # also where nobody listens yet: a fight taken up in its midst is told at its end
    fell = _cycles(table, state, combat, first_side(state, combat))
    for fighter in combat.fighters:
        if fighter.villain >= 0:
            dissolve(state.villains[fighter.villain])  # RE-R104
    state.spent = any(fighter.seat == active and fighter.exhausted for fighter in combat.fighters)
    # RE-202; others see to it in their next part 1 (RE-R107, RE-R108)
    struck = holdings(state, combat)
    aftermath(table, state, combat, fell)
    if table.listening:
        tell_results(table, state, combat, begun, struck)
    state.combat = None


def _cycles(table: Table, state: State, combat: Combat, first: CombatSide) -> list[Seat]:
    """Strike by strike, roles reversing (RE-183 to RE-185, RE-197). Returns the seats that are out of lives."""
    fell: list[Seat] = []
    order = (ATTACKERS, DEFENDERS) if first == ATTACKERS else (DEFENDERS, ATTACKERS)
    for cycle in range(state.book.rules.max_combat_cycles):  # RE-R106
        combat.cycle, combat.moved = cycle, False
        for side in order:
            if side == ATTACKERS and _ends(table, state, combat):
                return fell
            strike(table, state, combat, side)
            fell += check_exhaustion(table, state, combat, side)
            if _beaten(combat, ATTACKERS) or _beaten(combat, DEFENDERS):
                return fell  # RE-195, RE-196, RE-R100
        if not combat.moved:
            break
    table.tell(events.standoff, place=combat.place)
    return fell


def _beaten(combat: Combat, side: CombatSide) -> bool:
    return all(fighter.exhausted for fighter in combat.fighters if fighter.side == side)


def _ends(table: Table, state: State, combat: Combat) -> bool:
    """The player who initiated may end it at the own side's Attack, while not Exhausted (RE-179, RE-R103, RE-D14)."""
    seat = combat.initiator
    if seat < 0 or any(fighter.seat == seat and fighter.exhausted for fighter in combat.fighters):
        return False
    begin_strike(combat, ATTACKERS)  # what defended in the strike before is no Attack
    if table.ask(seat, [verbs.FIGHT.answer, verbs.END.answer], prompts.END_COMBAT) is verbs.FIGHT.answer:
        return False
    table.tell(events.ends_combat, seat=seat)
    return True


# -- who is Exhausted by a strike, and what that means at once (RE-042, RE-205, RE-207, RE-237)
def check_exhaustion(table: Table, state: State, combat: Combat, side: CombatSide) -> list[Seat]:
    """After a complete strike, all Characters at once (RE-042, RE-207, RE-R97, RE-R98). Returns seats out of lives."""
    newly = [fighter for fighter in combat.fighters if not fighter.exhausted and _is_empty(state, fighter, side)]
    if not newly:
        return []
    if not state.book.rules.pyrrhic_exhaustion:  # a switch: who won by the last card is not Exhausted (RE-R99)
        gone = {id(fighter) for fighter in newly}
        if all(fighter.exhausted or id(fighter) in gone for fighter in combat.fighters if fighter.side != side):
            newly = [fighter for fighter in newly if fighter.side != side or fighter.seat < 0]
    fallen_hero: Fighter | None = None
    for fighter in newly:
        fighter.exhausted = True
        fighter.net = alignment(state, fighter)  # RE-R111
        if table.listening:
            table.tell(events.exhausted, seat=fighter.seat, npc=fighter.npc, face=fighter.face, place=combat.place)
        if fighter.seat < 0:
            if fighter.villain >= 0 and state.villains[fighter.villain].corrupted:  # RE-227
                fallen_hero = fighter
            elif on_fortress(state, combat.place):
                state.gate += 1  # RE-232, RE-236, RE-R138
                table.tell(events.gate, place=combat.place, n=state.gate, need=gate_size(state))
            remove(state, fighter.npc)  # at once (RE-205, RE-R101)
    if fallen_hero is not None:  # before lives are counted (RE-R158)
        # all who fight against it win (RE-237, RE-R145, RE-R146)
        foes = [fighter.seat for fighter in combat.fighters if fighter.side != fallen_hero.side and fighter.seat >= 0]
        win(table, state, foes, "RE-237", "the Corrupted Hero is Exhausted")
    seats = [fighter.seat for fighter in newly if fighter.seat >= 0]
    if state.book.rules.leave_out_lost_on_exhaustion:  # a switch (RE-R120)
        for seat in seats:
            lose_front(table, state, seat)
    return [seat for seat in seats if lose_life(table, state, seat)]


def _is_empty(state: State, fighter: Fighter, side: CombatSide) -> bool:
    """No cards in hand; a Monster is its one card and falls to an Attack above its Defense (RE-210, RE-211)."""
    if fighter.seat >= 0:
        return not state.players[fighter.seat].hand
    if fighter.villain >= 0:
        return not state.villains[fighter.villain].hand
    return fighter.side != side and fighter.struck > 0  # each alone, nothing kept (RE-R130, RE-R131, RE-R132)
