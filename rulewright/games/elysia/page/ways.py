"""How far one comes on the map and for how much Walk."""

from heapq import heappop, heappush
from typing import NamedTuple

from rulewright.games.elysia.rules.book import GATED
from rulewright.games.elysia.rules.places import NO_TILE, PlaceId, around, is_village, terrain_of
from rulewright.games.elysia.rules.state import MOVE, PLAY, SETUP, TILE, State
from rulewright.kernel.page.scene import Overlay
from rulewright.kernel.question import Seat


def places(view: State) -> list[PlaceId]:
    """The tiles, and the unexplored places around everybody's figure."""
    found = dict.fromkeys(view.tiles)
    if view.part != SETUP and view.left[TILE]:
        for player in view.players:
            if not player.out:
                found.update(dict.fromkeys(around(player.place)))
    return list(found)


class Way(NamedTuple):
    """How a place is reached: Walk to come there, what it takes to stay or go on, and the place before."""

    enter: int
    toll: int
    before: PlaceId

    @property
    def keep(self) -> int:
        return self.enter + self.toll


def ways_from(view: State, seat: Seat, most: int) -> dict[PlaceId, Way]:
    """The cheapest way to every place within so much Walk, over placed tiles and one step beyond them (RE-123, RE-R39).

    Gear that lifts a requirement counts, and so does what is still due where the figure stands.
    """
    mine = seat == view.active
    eased = view.eased if mine else 0
    start = view.players[seat].place
    due = view.due if mine and view.part == MOVE else 0
    found: dict[PlaceId, Way] = {}
    waiting = [(0, start, due, start, mine and view.grapple)]
    while waiting:
        enter, here, toll, before, grapple = heappop(waiting)
        if here in found:
            continue
        found[here] = Way(enter, toll, before)
        if here not in view.tiles or toll >= GATED:
            continue
        for there in around(here):
            crossing = 0 if here == start and there == view.came and mine else toll  # going back is free of it (RE-041)
            tile = view.tiles.get(there, NO_TILE)
            if tile == NO_TILE and not view.left[TILE]:
                continue
            cost = enter + crossing + (view.book.rules.village_entry if is_village(tile) else 1)
            if there in found or cost > most:
                continue
            asked = 0 if tile == NO_TILE or eased >> terrain_of(tile) & 1 else view.book.toll[terrain_of(tile)]
            lifted = bool(asked) and grapple
            heappush(waiting, (cost, there, 0 if lifted else asked, here, grapple and not lifted))
    del found[start]
    return found


def note(view: State, place: PlaceId, way: Way, walk: int) -> str:
    """What to write on a place: Walk to come and stay; + where nobody knows yet, ! where one can't stay."""
    if place not in view.tiles:
        return f"{way.enter}+"
    if way.toll >= GATED:
        return f"{way.enter}!"
    return str(way.keep) if way.keep <= walk or is_village(view.tiles[place]) else f"{way.keep}!"


def reach(view: State) -> tuple[Overlay, ...]:
    """What the Walk of the player whose turn it is leads to; always in sight while it matters."""
    if view.part not in (PLAY, MOVE) or not view.walk or view.combat is not None or view.outcome is not None:
        return ()
    ways = ways_from(view, view.active, view.walk)
    notes = tuple(note(view, place, way, view.walk) for place, way in ways.items())
    drawn = {f"hex-{cell}" for cell in places(view)}
    shown = [(f"hex-{place}", words) for place, words in zip(ways, notes, strict=True) if f"hex-{place}" in drawn]
    return (Overlay("walk", "reach", tuple(id for id, _ in shown), tuple(words for _, words in shown), open=True),)
