"""The map that grows (RE-055): tiles by place, and the geometry of places.

A place is one number made of its axial coordinates, so that a neighbour is a sum; a tile is one number made of its
terrain and its Overlay.
"""

from collections.abc import Iterator
from heapq import heappop, heappush

from rulewright.games.elysia.cards.atoms import NO_TERRAIN
from rulewright.games.elysia.cards.card import FORTRESS, RUINS, VILLAGE
from rulewright.games.elysia.rules.book import GATED
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.boards.hexes import DIRECTIONS, Hex

NOWHERE = -1
_HALF, _BITS = 512, 10


def place_of(q: int, r: int) -> int:
    """The number of the place with these axial coordinates."""
    return (q + _HALF) << _BITS | (r + _HALF)


def coordinates(place: int) -> Hex:
    """The axial coordinates of a place."""
    return Hex((place >> _BITS) - _HALF, (place & (1 << _BITS) - 1) - _HALF)


CENTRE = place_of(0, 0)  # where the First Village lies (RE-055)
WAYS = tuple((way.q << _BITS) + way.r for way in DIRECTIONS)


def gap(a: int, b: int) -> int:
    """Tiles between two places on the grid, whatever lies there (RE-R34)."""
    dq, dr = (a >> _BITS) - (b >> _BITS), (a & 1023) - (b & 1023)
    return max(abs(dq), abs(dr), abs(dq + dr))


# -- what lies there


def make_tile(terrain: int, overlay: int = 0) -> int:
    return terrain | overlay << 3


FIRST_VILLAGE = make_tile(NO_TERRAIN)


def terrain_at(state: State, place: int) -> int:
    """RE-031; NO_TERRAIN for the First Village Tile (RE-056)."""
    return state.tiles[place] & 7


def overlay_at(state: State, place: int) -> int:
    return state.tiles[place] >> 3


def is_village(tile: int) -> bool:
    """A tile with a Village Overlay, or the First Village (RE-R22, RE-R116)."""
    return tile >> 3 == VILLAGE or tile == FIRST_VILLAGE


def is_ruins(tile: int) -> bool:
    return tile >> 3 == RUINS


def on_fortress(state: State, place: int) -> bool:
    return state.tiles.get(place, 0) >> 3 == FORTRESS


def around(state: State, place: int) -> Iterator[int]:
    """The placed tiles next to a place."""
    tiles = state.tiles
    for way in WAYS:
        if place + way in tiles:
            yield place + way


def full_cost(state: State, place: int, eased: int) -> int:
    """Walk to enter a tile and to keep or Cross it (RE-R39); GATED or more where that is impossible (RE-R40)."""
    tile = state.tiles[place]
    entry = state.book.rules.village_entry if is_village(tile) else 1  # RE-162
    return entry + (0 if eased >> (tile & 7) & 1 else state.book.toll[tile & 7])


def ways_to(state: State, goal: int, most: int, eased: int) -> dict[int, int]:
    """Walk needed to come from each placed tile to the goal, as far as `most` reaches (RE-R74)."""
    found: dict[int, int] = {}
    waiting = [(0, goal)]
    while waiting:
        spent, here = heappop(waiting)
        if here in found:
            continue
        found[here] = spent
        cost = spent + full_cost(state, here, eased)
        if cost <= most and cost < GATED:
            for there in around(state, here):
                if there not in found:
                    heappush(waiting, (cost, there))
    return found
