"""What things are called: places, tiles, cards, players, NPCs."""

from rulewright.games.elysia.cards.atoms import NO_TERRAIN, TERRAINS
from rulewright.games.elysia.cards.card import NO_OVERLAY, OVERLAYS, CharacterId, Overlay
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules.places import FIRST_VILLAGE, PlaceId, Tile, coordinates, overlay_of, terrain_of
from rulewright.games.elysia.rules.state import CombatSide, NpcId, State
from rulewright.kernel.question import Seat
from rulewright.kernel.words import Thing

SIDES = ("Attackers", "Defenders")  # RE-174


def place_name(place: int) -> str:
    """A place by its coordinates, as '(2,-1)'."""
    return f"({_spot(place)})"


def _spot(place: int) -> str:
    spot = coordinates(place)
    return f"{spot.q},{spot.r}"


def tile_name(tile: Tile) -> str:
    """'Village on Water', 'Forest', 'First Village'."""
    if tile == FIRST_VILLAGE:
        return TERRAINS[NO_TERRAIN]
    overlay, terrain = overlay_of(tile), TERRAINS[terrain_of(tile)]
    return terrain if overlay == NO_OVERLAY else f"{OVERLAYS[overlay]} on {terrain}"


def seat_name(view: State, seat: int) -> str:
    """A player by the Character, with the number where two are alike (RE-254)."""
    character = view.players[seat].character
    if character < 0:
        return f"Player {seat + 1}"
    name = CHARACTERS[character].name
    alike = sum(player.character == character for player in view.players)
    return f"{name} (player {seat + 1})" if alike > 1 else name


def npc_name(view: State, uid: int) -> str:
    """A Monster or Villain, numbered by its arrival where several of a kind stand on the map."""
    npc = next((npc for npc in view.npcs if npc.uid == uid), None)
    if npc is None:
        return "an NPC"
    name = view.book.cards[npc.face].name
    alike = [other.uid for other in view.npcs if other.face == npc.face]
    return f"{name} {alike.index(npc.uid) + 1}" if len(alike) > 1 else name


def _place(view: State, place: int) -> str:
    return place_name(place)


def _noted_place(state: State, place: int) -> str:
    return _spot(place)


def _character(view: State, character: int) -> str:
    return CHARACTERS[character].name


def _noted_character(state: State, character: int) -> str:
    return CHARACTERS[character].key


def _overlay(view: State, overlay: int) -> str:
    return OVERLAYS[overlay]


def _noted_overlay(state: State, overlay: int) -> str:
    return OVERLAYS[overlay].lower()


def _side(view: State, side: int) -> str:
    return SIDES[side]


THINGS = {
    Seat: Thing(seat_name, ref="figure-{}"),
    NpcId: Thing(npc_name, ref="npc-{}"),
    PlaceId: Thing(_place, noted=_noted_place, ref="hex-{}"),
    CharacterId: Thing(_character, noted=_noted_character),
    Overlay: Thing(_overlay, noted=_noted_overlay),
    CombatSide: Thing(_side),
}
