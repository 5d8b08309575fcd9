"""How fights begin: NPCs engage the active player, or the player picks a fight (RE-137, RE-141, RE-150 to RE-157).

At the Fortress the gate must be stormed first (RE-231 to RE-236).
"""

from rulewright.games.elysia.rules import prompts
from rulewright.games.elysia.rules.decks import search
from rulewright.games.elysia.rules.effects import resolve_event
from rulewright.games.elysia.rules.fight import fight
from rulewright.games.elysia.rules.joining import new_fighter
from rulewright.games.elysia.rules.map import on_fortress
from rulewright.games.elysia.rules.npcs import appear
from rulewright.games.elysia.rules.quests import fulfil
from rulewright.games.elysia.rules.state import (
    ATTACK,
    ATTACKERS,
    COMBAT,
    DEFENDERS,
    Combat,
    Fighter,
    Npc,
    State,
    fighters_at,
    gate_open,
    npcs_at,
)
from rulewright.kernel.question import Option, Seat, option
from rulewright.kernel.table import Table


def protected(state: State, seat: Seat) -> bool:
    """Nobody may begin a fight with a damaged or empty-handed player (RE-043, RE-154, RE-155), unless switched off."""
    player, rules = state.players[seat], state.book.rules
    return (player.damaged and rules.damaged_safe) or not player.hand


def engage(table: Table, state: State, on_ruins: bool = False) -> None:
    """All NPCs on the tile attack the active player; others may join (RE-137, RE-141, RE-R80, RE-R144)."""
    seat = state.active
    player = state.players[seat]
    npcs = fighters_at(state, player.place)
    if not npcs:
        return
    if protected(state, seat):  # they stand there, nothing more (RE-R62)
        if not player.hand and not state.book.rules.empty_hand_safe and not player.damaged:
            state.fought = state.spent = True  # a switch: Exhausted on the spot (RE-R62)
            if table.listening:
                table.tell_plain("exhausted", "RE-R62", seat=seat, npc=-1, face=-1, place=player.place)
        return
    place = player.place
    fighters = [_npc(npc, ATTACKERS) for npc in npcs]
    fight(table, state, _combat(place, -1, [*fighters, new_fighter(DEFENDERS, seat)]))
    if on_ruins and not player.out and player.hand and not npcs_at(state, place):
        fulfil(table, state, "learn-a-spell", [seat])


def _npc(npc: Npc, side: int) -> Fighter:
    return new_fighter(side, npc=npc.uid, face=npc.face, villain=npc.villain)


def _combat(place: int, initiator: Seat, fighters: list[Fighter]) -> Combat:
    return Combat(place, initiator, fighters, ATTACKERS, ATTACK, 0, 0, -1, False)


# -- part 4


def start_fight(table: Table, state: State) -> None:
    """Part 4: the active player may start a fight, the first of the turn (RE-150, RE-R82, RE-R02, RE-R03, RE-D12)."""
    seat = state.active
    player = state.players[seat]
    if state.fought or not player.hand or player.damaged:  # RE-152, RE-153
        return
    options = target_options(state, seat)
    if not options:
        return
    state.part = COMBAT
    choice = table.ask(seat, [prompts.NO, *options], prompts.TARGET)
    if choice is prompts.NO:
        return
    if choice is prompts.STORM:
        storm(table, state, seat)
        return
    targets = [choice]
    while True:
        rest = [each for each in options if each not in targets and each is not prompts.STORM]
        choice = table.ask(seat, [prompts.BEGIN, *rest], prompts.MORE_TARGETS)
        if choice is prompts.BEGIN:
            break
        targets.append(choice)
    foes = [new_fighter(DEFENDERS, each.a) for each in targets if each.verb == "target-player"]
    wanted = [each.a for each in targets if each.verb == "target-npc"]
    foes += [_npc(npc, DEFENDERS) for npc in state.npcs if npc.uid in wanted]
    fight(table, state, _combat(player.place, seat, [new_fighter(ATTACKERS, seat), *foes]))


def target_options(state: State, seat: Seat) -> list[Option]:
    """Characters on the tile that may be attacked (RE-151, RE-R81); behind a closed gate only by storm (RE-233)."""
    place = state.players[seat].place
    options = [
        option("target-player", other)
        for other, each in enumerate(state.players)
        if each.place == place and other != seat and not each.out and not protected(state, other)
    ]
    if state.hero and on_fortress(state, place) and not gate_open(state):
        if fighters_at(state, place) or to_be_found(state):  # RE-R141
            options.append(prompts.STORM)  # players can be fought without a draw (RE-R142)
    elif state.npcs:
        options += [option("target-npc", npc.uid) for npc in fighters_at(state, place)]
    return options


def to_be_found(state: State) -> bool:
    """Whether the Encounter Deck or its discard pile holds a Character: which cards there are is known (RE-R176)."""
    cards, faces = state.book.cards, state.faces
    return any(cards[faces[card]].is_character for pile in (state.encounter, state.encounter_discard) for card in pile)


def storm(table: Table, state: State, seat: Seat) -> None:
    """Draw until three are present; they fight who storms the gate (RE-233 to RE-235, RE-R139, RE-R140, RE-R143).

    Of the Events met only the first is resolved (RE-234).
    """
    place = state.players[seat].place
    pile, resolved = state.encounter_discard, False
    cards = search(table, state, state.encounter, pile)
    while len(fighters_at(state, place)) < state.book.rules.gate_draw_to:
        card = next(cards, -1)
        if card < 0:
            break
        found = state.book.cards[state.faces[card]]
        if found.is_character:
            appear(table, state, card, place, "RE-233")
            continue
        if table.listening:
            table.tell_plain("encounter" if not resolved else "skips", "RE-234", seat=seat, card=card)
        if not resolved:
            resolved = True
            resolve_event(table, state, found)
        pile.append(card)
    npcs = fighters_at(state, place)
    if npcs and state.players[seat].hand:
        foes = [_npc(npc, DEFENDERS) for npc in npcs]
        fight(table, state, _combat(place, seat, [new_fighter(ATTACKERS, seat), *foes]))
