"""The map that grows (RE-055): what lies where, and the Walk it takes to go there."""

from heapq import heappop, heappush

from rulewright.games.elysia.cards.atoms import Terrain
from rulewright.games.elysia.cards.card import FORTRESS
from rulewright.games.elysia.rules.book import GATED
from rulewright.games.elysia.rules.places import PlaceId, around, is_village, overlay_of, terrain_of
from rulewright.games.elysia.rules.state import State


def terrain_at(state: State, place: PlaceId) -> Terrain:
    return terrain_of(state.tiles[place])


def on_fortress(state: State, place: PlaceId) -> bool:
    return place in state.tiles and overlay_of(state.tiles[place]) == FORTRESS


def full_cost(state: State, place: PlaceId, eased: int) -> int:
    """Walk to enter a tile and to keep or Cross it (RE-R39); GATED or more where that is impossible (RE-R40)."""
    tile = state.tiles[place]
    entry = state.book.rules.village_entry if is_village(tile) else 1  # RE-162
    terrain = terrain_of(tile)
    return entry + (0 if eased >> terrain & 1 else state.book.toll[terrain])


def ways_to(state: State, goal: PlaceId, most: int, eased: int) -> dict[PlaceId, int]:
    """Walk needed to come from each placed tile to the goal, as far as `most` reaches (RE-R74)."""
    found: dict[PlaceId, int] = {}
    waiting = [(0, goal)]
    while waiting:
        spent, here = heappop(waiting)
        if here in found:
            continue
        found[here] = spent
        cost = spent + full_cost(state, here, eased)
        if cost <= most and cost < GATED:
            for there in around(here):
                if there in state.tiles and there not in found:
                    heappush(waiting, (cost, there))
    return found
