"""Ruins of Elysia in numbers, for those who learn from it."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.cards.card import OVERLAYS, CharacterId, Overlay
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules.book import Book
from rulewright.games.elysia.rules.combat.fighters import NpcId
from rulewright.games.elysia.rules.places import PlaceId, coordinates, overlay_of, terrain_of
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.game import Encoding, Planes
from rulewright.kernel.question import Seat

REACH = 7  # tiles from the First Village in each direction
SIDE = 2 * REACH + 1
CELLS = SIDE * SIDE
NPCS = 8
OWN, OTHERS, MONSTERS, VILLAINS = range(len(TERRAINS) + len(OVERLAYS) - 1, len(TERRAINS) + len(OVERLAYS) + 3)
PLANE_NAMES = (*TERRAINS, *OVERLAYS[1:], "own figure", "other figures", "Monsters", "Villains")


def sizes(book: Book) -> Mapping[Any, int]:
    """How many there are of each kind."""
    return {PlaceId: CELLS, CharacterId: len(CHARACTERS), Overlay: len(OVERLAYS), NpcId: NPCS}


@cache
def _cell(place: int) -> int:
    q, r = coordinates(place)
    return (q + REACH) * SIDE + r + REACH if max(abs(q), abs(r)) <= REACH else -1


def cell_of(view: State, place: int) -> int:
    """A place in the square of tiles around the First Village, -1 beyond."""
    return _cell(place)


def on_the_map(view: State, uid: int) -> int:
    return next((i for i, npc in enumerate(view.npcs) if npc.uid == uid), -1)


def fill(view: State, seat: Seat) -> tuple[list[int], list[int], list[int]]:
    """The map: terrains, Overlays, figures."""
    found: list[int] = []
    for place, tile in view.tiles.items():
        if (cell := _cell(place)) >= 0:
            found.append(terrain_of(tile) * CELLS + cell)
            if overlay := overlay_of(tile):
                found.append((len(TERRAINS) + overlay - 1) * CELLS + cell)
    for other, player in enumerate(view.players):
        if not player.out and (cell := _cell(player.place)) >= 0:
            found.append((OWN if other == seat else OTHERS) * CELLS + cell)
    for npc in view.npcs:
        if (cell := _cell(npc.place)) >= 0:
            found.append((VILLAINS if npc.villain >= 0 else MONSTERS) * CELLS + cell)
    return found, [], []


ENCODING: Encoding[State] = Encoding(
    sizes=sizes,
    places={PlaceId: cell_of, NpcId: on_the_map},
    lengths={"npcs": NPCS, "villains": 2, "fighters": 6, "stock": 24, "left": 4, "done": 4, "asking": 2},
    left_out=(
        "wishes", "arrivals", "Npc.uid", "Npc.card", "Npc.place", "villages", "entered", "dropped", "Fighter.npc",
        "stranded", "begun", "came", "tiles",
    ),
    bits={"Player.used": 8, "ended": len(TERRAINS), "eased": len(TERRAINS)},
    planes=Planes(PLANE_NAMES, CELLS, fill),
    only_faces_hidden=True,
)  # fmt: skip
