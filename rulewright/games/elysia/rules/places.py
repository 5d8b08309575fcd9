"""Places of the map and the tiles that lie there, each one number: maps are copied and searched all the time.

A place is made of its axial coordinates, so that a neighbour is a sum; a tile is made of its terrain and its Overlay.
How they are packed is nobody's business outside this file.
"""

from functools import cache
from typing import Final, NewType

from rulewright.games.elysia.cards.atoms import NO_TERRAIN, Terrain
from rulewright.games.elysia.cards.card import NO_OVERLAY, RUINS, VILLAGE, Overlay
from rulewright.kernel.boards.hexes import DIRECTIONS, Hex

PlaceId = NewType("PlaceId", int)
Tile = NewType("Tile", int)

NOWHERE: Final = PlaceId(-1)
NO_TILE: Final = Tile(-1)
_HALF, _BITS, _MASK = 512, 10, 1023


def place_of(q: int, r: int) -> PlaceId:
    """The place with these axial coordinates."""
    return PlaceId((q + _HALF) << _BITS | (r + _HALF))


def coordinates(place: int) -> Hex:
    """The axial coordinates of a place."""
    return Hex((place >> _BITS) - _HALF, (place & _MASK) - _HALF)


CENTRE: Final = place_of(0, 0)  # where the First Village lies (RE-055)
_WAYS: Final = tuple((way.q << _BITS) + way.r for way in DIRECTIONS)


@cache
def around(place: PlaceId) -> tuple[PlaceId, ...]:
    """The six places next to one, whatever lies there."""
    return tuple([PlaceId(place + way) for way in _WAYS])


def gap(a: int, b: int) -> int:
    """Tiles between two places on the grid, whatever lies there (RE-R34)."""
    dq, dr = (a >> _BITS) - (b >> _BITS), (a & _MASK) - (b & _MASK)
    if dq < 0:
        dq, dr = -dq, -dr
    if dr >= 0:
        return dq + dr
    return dq if dq > -dr else -dr  # steps that go both ways at once


# -- what lies there
def make_tile(terrain: Terrain, overlay: Overlay = NO_OVERLAY) -> Tile:
    return Tile(terrain | overlay << 3)


_TERRAINS: Final = tuple([Terrain(n & 7) for n in range(32)])
_OVERLAYS: Final = tuple([Overlay(n >> 3) for n in range(32)])


def terrain_of(tile: Tile) -> Terrain:
    """RE-031; NO_TERRAIN for the First Village Tile (RE-056)."""
    return _TERRAINS[tile]


def overlay_of(tile: Tile) -> Overlay:
    """Village, Ruins, Fortress or none (RE-032)."""
    return _OVERLAYS[tile]


FIRST_VILLAGE: Final = make_tile(NO_TERRAIN)
VILLAGES: Final = frozenset([FIRST_VILLAGE, *[make_tile(Terrain(n), VILLAGE) for n in range(NO_TERRAIN)]])
_RUINS: Final = frozenset([make_tile(Terrain(n), RUINS) for n in range(NO_TERRAIN)])
BARE: Final = frozenset([make_tile(Terrain(n)) for n in range(NO_TERRAIN)])
"""Terrain Tiles without an Overlay."""


def is_village(tile: Tile) -> bool:
    """A tile with a Village Overlay, or the First Village (RE-R22, RE-R116)."""
    return tile in VILLAGES


def is_ruins(tile: Tile) -> bool:
    return tile in _RUINS
