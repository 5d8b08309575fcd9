"""NPCs on the map: how they appear, and how they leave (RE-205, RE-206)."""

from rulewright.games.elysia.rules.decks import search
from rulewright.games.elysia.rules.state import Npc, State, Villain
from rulewright.kernel.question import CardId
from rulewright.kernel.table import Table


def villain_named(state: State, character: int) -> int:
    """The Villain whose Name Card this is and whose figure is not on the map yet; -1 if there is none."""
    standing = [npc.villain for npc in state.npcs]
    for i, villain in enumerate(state.villains):
        if villain.character == character and i not in standing:
            return i
    return -1


def appear(table: Table, state: State, card: CardId, place: int, clause: str) -> bool:
    """A revealed Character is put on a tile, its card beside it (RE-029, RE-137, RE-R69, RE-R181).

    False for the Name Card of one that stands on the map already (the Corrupted Hero by a switch, RE-R133).
    """
    face = state.faces[card]
    found = state.book.cards[face]
    villain = villain_named(state, found.character) if found.kind == "name" else -1
    if found.kind == "name" and villain < 0:
        state.encounter_discard.append(card)
        return False
    state.arrivals += 1
    npc = Npc(state.arrivals, face, card, place, villain)
    if villain < 0 and state.book.rules.monster_card_recycles:  # RE-R181
        state.encounter_discard.append(card)
        npc.card = -1
    state.npcs.append(npc)
    if table.listening:
        table.tell_plain("appears", clause, npc=npc.uid, face=face, place=place)
    return True


def place_corrupted(table: Table, state: State, place: int) -> None:
    """The Fortress is placed: the Corrupted Hero stands there, stronger by one Wild a player (RE-229, RE-230)."""
    for i, villain in enumerate(state.villains):
        if villain.corrupted:
            villain.wild += state.book.rules.corrupted_wild_per_player * state.seats  # RE-R134
            standing = next((npc for npc in state.npcs if npc.villain == i), None)
            if standing is not None:
                standing.place = place
            else:
                state.arrivals += 1
                face = state.book.name_card(villain.character)
                state.npcs.append(Npc(state.arrivals, face, -1, place, i))
            if table.listening:
                table.tell_plain("fortress", "RE-229", face=state.book.name_card(villain.character), place=place,
                           n=villain.wild)  # fmt: skip


def next_character(table: Table, state: State, place: int, clause: str) -> bool:
    """The first Character of the Encounter Deck; Events on the way have no effect (RE-140, RE-R55).

    The deck and the reshuffled discard pile are searched once at most (RE-R56).
    """
    pile = state.encounter_discard
    for card in search(table, state, state.encounter, pile):
        if state.book.cards[state.faces[card]].is_character:
            if appear(table, state, card, place, clause):
                return True
        else:
            if table.listening:
                table.tell_plain("skips", "RE-R55", card=card)
            pile.append(card)
    return False


def remove(state: State, uid: int) -> Npc:
    """An Exhausted NPC leaves the map, its card goes to the Encounter discard pile (RE-205, RE-R68)."""
    npc = next(each for each in state.npcs if each.uid == uid)
    state.npcs.remove(npc)
    if npc.card >= 0:
        state.encounter_discard.append(npc.card)
    return npc


def darkness_of(state: State, npc: Npc) -> int:
    """RE-081, RE-213."""
    villain: Villain | None = state.villains[npc.villain] if npc.villain >= 0 else None
    return villain.dark if villain else state.book.rules.monster_darkness
