"""Who is Exhausted by a strike, and what that means at once (RE-042, RE-205, RE-207, RE-237)."""

from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.combat.arithmetic import alignment
from rulewright.games.elysia.rules.ending import lose_life, win
from rulewright.games.elysia.rules.map import on_fortress
from rulewright.games.elysia.rules.npcs import remove
from rulewright.games.elysia.rules.state import Combat, CombatSide, Fighter, State
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


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
            if on_fortress(state, combat.place) and not _is_hero(state, fighter):
                state.gate += 1  # RE-232, RE-236, RE-R138
            if _is_hero(state, fighter):
                fallen_hero = fighter
            remove(state, fighter.npc)  # at once (RE-205, RE-R101)
    if fallen_hero is not None:  # before lives are counted (RE-R158)
        # all who fight against it win (RE-237, RE-R145, RE-R146)
        foes = [fighter.seat for fighter in combat.fighters if fighter.side != fallen_hero.side and fighter.seat >= 0]
        win(table, state, foes, "RE-237", "the Corrupted Hero is Exhausted")
    return [fighter.seat for fighter in newly if fighter.seat >= 0 and _falls(table, state, fighter.seat)]


def _falls(table: Table, state: State, seat: Seat) -> bool:
    player = state.players[seat]
    if state.book.rules.leave_out_lost_on_exhaustion and player.front:  # a switch (RE-R120)
        player.discard += player.front
        player.front.clear()
    return lose_life(table, state, seat)


def _is_hero(state: State, fighter: Fighter) -> bool:
    return fighter.villain >= 0 and state.villains[fighter.villain].corrupted  # RE-227


def _is_empty(state: State, fighter: Fighter, side: CombatSide) -> bool:
    """No cards in hand; a Monster is its one card and falls to an Attack above its Defense (RE-210, RE-211)."""
    if fighter.seat >= 0:
        return not state.players[fighter.seat].hand
    if fighter.villain >= 0:
        return not state.villains[fighter.villain].hand
    return fighter.side != side and fighter.struck > 0  # each alone, nothing kept (RE-R130, RE-R131, RE-R132)
