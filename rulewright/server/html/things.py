"""The things of a scene by their ids: what each is called, and the front of those that are cards."""

from collections.abc import Iterator
from functools import lru_cache

from rulewright.kernel.page.scene import CardFront, Cell, Item, Piece, Scene, Spot, Zone


def outer_zones(scene: Scene) -> list[Zone]:
    """The zones that lie in no other."""
    outer = [*scene.middle, *[zone for zone in (scene.hand, scene.queue) if zone]]
    for panel in (*scene.rivals, *([scene.own] if scene.own else [])):
        outer += [*panel.zones, *[zone for row in panel.rows for zone in row]]
    return outer


def zones_of(scene: Scene) -> Iterator[Zone]:
    """Every zone of a scene, inner ones after those they lie in."""
    outer = outer_zones(scene)
    while outer:
        zone = outer.pop(0)
        yield zone
        outer[:0] = zone.zones


def items_of(scene: Scene) -> Iterator[Item]:
    """Every card of a scene, wherever it lies."""
    for zone in zones_of(scene):
        yield from zone.items
    for row in scene.clash.rows if scene.clash else ():
        for fighter in row:
            yield from fighter.items


def thing_name(scene: Scene, ref: str) -> str:
    """What a thing is called, "" if there is none of this id."""
    for item in items_of(scene):
        if item.id == ref:
            return item.face.name if item.face else item.words
    for zone in zones_of(scene):
        if zone.id == ref:
            return zone.label
    for panel in (*scene.rivals, *([scene.own] if scene.own else [])):
        if panel.id == ref:
            return panel.name
        for counter in panel.counters:
            if counter.id == ref:
                return counter.label
        for pip in panel.wheel.pool if panel.wheel else ():
            if pip.id == ref:
                return pip.words
    if scene.board:
        things: list[Piece | Cell | Spot] = [*scene.board.pieces, *scene.board.cells, *scene.board.spots]
        return next((thing.label for thing in things if thing.id == ref), "")
    return ""


def tucked_away(scene: Scene) -> set[str]:
    """The things that a narrow screen keeps in sheets: beside a board a player's zones, piles and wheel; the queue."""
    panels = [*scene.rivals, *([scene.own] if scene.own else [])]
    zones = [zone for panel in panels for zone in panel.zones]
    if scene.board:
        zones += [zone for panel in panels for row in panel.rows for zone in row]
    found = {pip.id for panel in panels for pip in (panel.wheel.pool if panel.wheel else ()) if pip.id}
    for zone in (*zones, *([scene.queue] if scene.queue else [])):
        found |= _ids(zone)
    return found


def own_things(scene: Scene, seat: int | None) -> set[str]:
    """What lies before a player or in their hand, and their pieces."""
    own = scene.own
    zones = (
        [*([scene.hand] if scene.hand else []), *own.zones, *[zone for row in own.rows for zone in row]] if own else []
    )
    found = {piece.id for piece in scene.board.pieces if piece.owner == seat} if scene.board else set[str]()
    return found.union(*[_ids(zone) for zone in zones])


@lru_cache(maxsize=2048)
def _ids(zone: Zone) -> frozenset[str]:
    """A zone with all that lies in it."""
    return frozenset({zone.id, *[item.id for item in zone.items]}).union(*[_ids(inner) for inner in zone.zones])


def fronts(scene: Scene) -> dict[str, CardFront]:
    """The fronts of all cards and pieces that the viewer may see."""
    found: dict[str, CardFront] = {}
    for zone in outer_zones(scene):
        found |= _fronts(zone)
    for row in scene.clash.rows if scene.clash else ():
        found |= {item.id: item.face for fighter in row for item in fighter.items if item.face}
    if scene.board:
        found |= {piece.id: piece.face for piece in scene.board.pieces if piece.face}
    return found


@lru_cache(maxsize=2048)
def _fronts(zone: Zone) -> dict[str, CardFront]:
    """Those of a zone and of its inner ones."""
    found = {item.id: item.face for item in zone.items if item.face}
    for inner in zone.zones:
        found |= _fronts(inner)
    return found
