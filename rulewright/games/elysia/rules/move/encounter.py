"""Encounter Checks and Ruins: what appears where, and whom it engages (RE-039, RE-132 to RE-144)."""

from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.combat.starting import engage
from rulewright.games.elysia.rules.decks import reveal
from rulewright.games.elysia.rules.effects import resolve_event
from rulewright.games.elysia.rules.npcs import appear, next_character
from rulewright.games.elysia.rules.places import FIRST_VILLAGE, is_ruins
from rulewright.games.elysia.rules.state import State, fighters_at
from rulewright.kernel.errors import GameOver
from rulewright.kernel.table import Table


def arrive(table: Table, state: State, moved: bool) -> None:
    """The end of movement: nothing in the First Village, a fight on Ruins, else a check (RE-058, RE-130, RE-139)."""
    place = state.players[state.active].place
    tile = state.tiles[place]
    if is_ruins(tile):  # always an encounter; if nobody is there, one is drawn (RE-141, RE-142, RE-R46, RE-R58)
        if not state.ruin and not fighters_at(state, place):
            next_character(table, state, place, "RE-R58")
        engage(table, state, on_ruins=True)
    elif tile != FIRST_VILLAGE and (moved or state.book.rules.check_when_staying):  # staying ends movement (RE-R38)
        encounter_check(table, state)


def encounter_check(table: Table, state: State) -> None:
    """Reveal the top card of the Exploration Deck; an Encounter Card brings the next Encounter (RE-133 to RE-137)."""
    card = reveal(table, state, events.EXPLORATION)
    if card is None:  # RE-R56
        return
    found = state.book.cards[state.faces[card]]
    if table.listening:
        table.tell(events.check, seat=state.active, card=card)
    state.exploration_discard.append(card)  # RE-134, RE-R52, RE-R54
    if found.kind == "encounter":
        _encounter(table, state)


def _encounter(table: Table, state: State) -> None:
    card = reveal(table, state, events.ENCOUNTER)
    if card is None:
        return
    found = state.book.cards[state.faces[card]]
    if table.listening:
        table.tell(events.encounter, seat=state.active, card=card)
    if found.kind == "event":
        try:
            resolve_event(table, state, found)
        except GameOver:  # a concession over it (RE-R157); a world given up at a question stays as it was
            state.encounter_discard.append(card)
            raise
        state.encounter_discard.append(card)  # RE-R52
    elif appear(table, state, card, state.players[state.active].place, "RE-137"):
        engage(table, state)  # those already there join in (RE-137); a miss leaves them quiet (RE-R63)
    else:
        state.encounter_discard.append(card)
