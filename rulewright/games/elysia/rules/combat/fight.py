"""The Combat Phase: strikes in turn until a side is Exhausted or the fight is ended (RE-174 to RE-197)."""

from rulewright.games.elysia.rules import answers, events, prompts
from rulewright.games.elysia.rules.combat.aftermath import aftermath
from rulewright.games.elysia.rules.combat.exhaustion import check_exhaustion
from rulewright.games.elysia.rules.combat.joining import ask_to_join
from rulewright.games.elysia.rules.combat.strike import strike
from rulewright.games.elysia.rules.combat.villains import deal_hand, dissolve
from rulewright.games.elysia.rules.decks import clear_played
from rulewright.games.elysia.rules.state import ATTACK, ATTACKERS, DEFENDERS, Combat, CombatSide, State, fighter_of
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
            deal_hand(table, state, state.villains[fighter.villain])  # RE-219, RE-R126
    if table.listening:
        table.tell(events.combat, place=combat.place, n=len(combat.fighters))
    first = ATTACKERS
    if state.book.rules.npc_first:  # the side with an NPC, as a whole (RE-177, RE-R83, RE-R84)
        first = next((fighter.side for fighter in combat.fighters if fighter.seat < 0), ATTACKERS)
    fell = _cycles(table, state, combat, first)
    for fighter in combat.fighters:
        if fighter.villain >= 0:
            dissolve(state.villains[fighter.villain])  # RE-R104
        if fighter.seat >= 0:
            state.players[fighter.seat].used = 0
    mine = fighter_of(combat, active)  # RE-202; others see to it in their next part 1 (RE-R107, RE-R108)
    state.spent = mine is not None and mine.exhausted
    aftermath(table, state, combat, fell)
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
    if table.listening:
        table.tell(events.standoff, place=combat.place)
    return fell


def _beaten(combat: Combat, side: CombatSide) -> bool:
    return all(fighter.exhausted for fighter in combat.fighters if fighter.side == side)


def _ends(table: Table, state: State, combat: Combat) -> bool:
    """The player who initiated may end it at the own side's Attack, while not Exhausted (RE-179, RE-R103, RE-D14)."""
    seat = combat.initiator
    if seat < 0:
        return False
    fighter = fighter_of(combat, seat)
    if fighter is None or fighter.exhausted:
        return False
    combat.striker, combat.step = ATTACKERS, ATTACK
    if table.ask(seat, [answers.FIGHT, answers.END], prompts.END_COMBAT) is answers.FIGHT:
        return False
    if table.listening:
        table.tell(events.ends_combat, seat=seat)
    return True
