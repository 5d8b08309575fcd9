"""After combat: Light, Darkness and Wild, Rewards, prizes, Quests, and who leaves the game (RE-198 to RE-205)."""

from rulewright.games.elysia.cards.atoms import GainItem, GainWild
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.combat.fighters import Combat, Fighter, fighter_of
from rulewright.games.elysia.rules.decks import gain_items
from rulewright.games.elysia.rules.ending import leave
from rulewright.games.elysia.rules.places import is_village
from rulewright.games.elysia.rules.quests import check_counted, check_main, fulfil
from rulewright.games.elysia.rules.state import State, clockwise, player_level
from rulewright.games.elysia.rules.tokens import gain_darkness, gain_light, gain_wild
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def aftermath(table: Table, state: State, combat: Combat, fell: list[Seat]) -> None:
    """All at once when the combat ends, for every Character Exhausted in it, losers included (RE-R111, RE-R112)."""
    fallen = [fighter for fighter in combat.fighters if fighter.exhausted]
    for fighter in fallen:
        _tokens(table, state, combat, fighter)
    for fighter in fallen:
        if fighter.seat < 0:
            _hunted(table, state, combat, fighter, state.book.cards[fighter.face].level)
            _reward(table, state, combat, fighter)
        else:
            _hunted(table, state, combat, fighter, player_level(state))
    check_main(table, state)  # all met by this combat, together, before prizes and Lives (RE-R151, RE-R154, RE-R158)
    for seat in fell:
        leave(table, state, seat, "RE-251")
    _side_quests(table, state, combat, fallen)


def _foes(state: State, combat: Combat, fallen: Fighter) -> list[Seat]:
    """Players on the other side, Exhausted or not, clockwise from the active one (RE-R110)."""
    seats = {fighter.seat for fighter in combat.fighters if fighter.side != fallen.side}
    return [seat for seat in clockwise(state, state.active) if seat in seats]


def _tokens(table: Table, state: State, combat: Combat, fallen: Fighter) -> None:
    """The full amount for each player (RE-201); nothing for one with neither (RE-R115)."""
    rules = state.book.rules
    seats = _foes(state, combat, fallen)
    if rules.reward_own_side:  # a switch (RE-R110)
        own = {ally.seat for ally in combat.fighters if ally.side == fallen.side and ally is not fallen}
        seats += [seat for seat in clockwise(state, state.active) if seat in own]
    for seat in seats:
        if fallen.net < 0:
            gain_light(table, state, seat, rules.reward_light, "RE-198")
            if is_village(state.tiles[combat.place]):  # the First Village, too (RE-R116)
                gain_wild(table, state, seat, rules.reward_village_wild, "RE-199")
        elif fallen.net > 0:
            gain_darkness(table, state, seat, rules.reward_dark, "RE-200")


def _hunted(table: Table, state: State, combat: Combat, fallen: Fighter, level: int) -> None:
    """The level of who fell, for each player on the other side (RE-215)."""
    for seat in _foes(state, combat, fallen) if level else ():
        state.players[seat].hunt += level
        table.tell(events.hunts, seat=seat, n=level, total=state.players[seat].hunt)


def _reward(table: Table, state: State, combat: Combat, fallen: Fighter) -> None:
    """A Monster's written Reward (RE-212, RE-R117), a Villain's prize (RE-226)."""
    foes, no, yes = _foes(state, combat, fallen), verbs.NO.answer, verbs.YES.answer
    printed = state.book.cards[fallen.face]
    if fallen.villain >= 0 and state.book.rules.villain_prize:
        for seat in foes:  # who still has cards in hand; the card is taken unseen (RE-R118, RE-D20)
            if state.players[seat].hand and table.ask(seat, [no, yes], prompts.PRIZE) is yes:
                gain_items(table, state, seat, state.book.rules.villain_prize, "RE-226")
    for atom in printed.effects:
        for seat in foes:
            if isinstance(atom, GainWild):
                gain_wild(table, state, seat, atom.n, "RE-212")
            elif isinstance(atom, GainItem):
                gain_items(table, state, seat, atom.n, "RE-212")


def _side_quests(table: Table, state: State, combat: Combat, fallen: list[Fighter]) -> None:
    """Side Quests of combat, for all who meet them (RE-239)."""
    seats = [seat for seat in clockwise(state, state.active) if fighter_of(combat, seat)]
    check_counted(table, state, "huntsmaster-side", seats)
    check_counted(table, state, "treasure-hunter", seats)
    for fighter in fallen:
        foes = _foes(state, combat, fighter)
        if fighter.seat >= 0:
            fulfil(table, state, "backstab", [seat for seat in foes if seat == combat.initiator])
            continue
        victors = [other for other in combat.fighters if other.side != fighter.side]
        if fighter.villain >= 0 and len(victors) == 1:
            fulfil(table, state, "champion", foes)
        if fighter.net < 0 and is_village(state.tiles[combat.place]):
            fulfil(table, state, "guardian", foes)
