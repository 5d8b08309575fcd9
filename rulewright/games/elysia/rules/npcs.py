"""NPCs on the map: how they appear, and how they leave (RE-205, RE-206)."""

from rulewright.games.elysia.cards.card import CharacterId
from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.combat.fighters import NO_VILLAIN, NpcId, VillainId
from rulewright.games.elysia.rules.decks import search
from rulewright.games.elysia.rules.events import ENCOUNTER, Passed
from rulewright.games.elysia.rules.places import PlaceId
from rulewright.games.elysia.rules.state import Npc, State
from rulewright.kernel.question import NO_CARD, CardId, Face
from rulewright.kernel.table import Table


def villain_named(state: State, character: CharacterId) -> VillainId:
    """The Villain whose Name Card this is and whose figure is not on the map yet, or NO_VILLAIN."""
    standing = [npc.villain for npc in state.npcs]
    free = [i for i, each in enumerate(state.villains) if each.character == character and i not in standing]
    return VillainId(free[0]) if free else NO_VILLAIN


def arrive(state: State, face: Face, place: PlaceId, card: CardId = NO_CARD, villain: VillainId = NO_VILLAIN) -> Npc:
    """A figure is put on the map, the latest to come."""
    state.arrivals += 1
    npc = Npc(NpcId(state.arrivals), face, card, place, villain)
    state.npcs.append(npc)
    return npc


def appear(table: Table, state: State, card: CardId, place: PlaceId, clause: str, passed: int = 0) -> bool:
    """A revealed Character is put on a tile, its card beside it, unless it stands there (RE-029, RE-137, RE-R69)."""
    face = state.faces[card]
    found = state.book.cards[face]
    villain = villain_named(state, found.character) if found.kind == "name" else NO_VILLAIN
    if found.kind == "name" and villain < 0:  # the Corrupted Hero by a switch (RE-R133)
        return False
    recycles = villain < 0 and state.book.rules.monster_card_recycles  # RE-R181
    if recycles:
        state.encounter_discard.append(card)
    npc = arrive(state, face, place, NO_CARD if recycles else card, villain)
    if table.listening:
        table.tell(events.appears.under(clause), npc=npc.uid, face=face, place=place, passed=Passed(passed))
    return True


def place_corrupted(table: Table, state: State, place: PlaceId) -> None:
    """The Fortress is placed: the Corrupted Hero stands there, stronger by one Wild a player (RE-229, RE-230)."""
    for i, villain in enumerate(state.villains):
        if villain.corrupted:
            face = state.book.name_card(villain.character)
            villain.wild += state.book.rules.corrupted_wild_per_player * state.seats  # RE-R134
            standing = next((npc for npc in state.npcs if npc.villain == i), None)
            if standing is None:
                standing = arrive(state, face, place, villain=VillainId(i))
            standing.place = place
            table.tell(events.fortress, npc=standing.uid, face=face, place=place, n=villain.wild)


def next_character(table: Table, state: State, place: PlaceId, clause: str) -> bool:
    """The first Character of the Encounter Deck; Events on the way have no effect (RE-140, RE-R55, RE-R56)."""
    passed = 0
    for card in search(table, state, ENCOUNTER):
        if state.book.cards[state.faces[card]].is_character and appear(table, state, card, place, clause, passed):
            return True
        state.encounter_discard.append(card)
        passed += 1
    if passed:
        if table.listening:
            table.tell(events.finds_nothing, pile=ENCOUNTER, passed=Passed(passed))
    return False


def remove(state: State, uid: NpcId) -> None:
    """An Exhausted NPC leaves the map, its card goes to the Encounter discard pile (RE-205, RE-R68)."""
    npc = next(npc for npc in state.npcs if npc.uid == uid)
    state.npcs.remove(npc)
    if npc.card != NO_CARD:
        state.encounter_discard.append(npc.card)
