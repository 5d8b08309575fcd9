"""From a subject to its picture: sky, land, ground, then whoever or whatever it is."""

from collections.abc import Callable

from rulewright.art.beasts import HEADS, beast
from rulewright.art.drawing.palette import PALETTES
from rulewright.art.drawing.pen import Pen, Sheet
from rulewright.art.drawing.seed import Seed
from rulewright.art.drawing.shapes import path_data, placing, poly
from rulewright.art.figures.build import BUILDS
from rulewright.art.figures.mounts import rider
from rulewright.art.figures.person import person
from rulewright.art.places.scenes import PLACES
from rulewright.art.scenery.ground import ground
from rulewright.art.scenery.land import land
from rulewright.art.scenery.sky import sky
from rulewright.art.spells.compositions import spell
from rulewright.art.subject import Subject
from rulewright.art.things.show import thing

HEXAGON = poly((100, 2), (163, 38), (163, 112), (100, 148), (37, 112), (37, 38))  # a tile of a map, point up


def _person(pen: Pen, subject: Subject) -> None:
    ground(pen, 120)
    person(pen, subject)


def _rider(pen: Pen, subject: Subject) -> None:
    ground(pen, 120)
    rider(pen, subject)


def _beast(pen: Pen, subject: Subject) -> None:
    ground(pen, 120)
    beast(pen, subject.beast, subject.coat)


def _spell(pen: Pen, subject: Subject) -> None:
    ground(pen, 112)
    spell(pen, subject.composition, subject.matter)


def _thing(pen: Pen, subject: Subject) -> None:
    ground(pen, 118)
    thing(pen, subject.thing)


def _place(pen: Pen, subject: Subject) -> None:
    ground(pen, 118)
    PLACES[subject.place](pen)


KINDS: dict[str, Callable[[Pen, Subject], None]] = {
    "person": _person, "rider": _rider, "beast": _beast, "spell": _spell, "thing": _thing, "place": _place,
}  # fmt: skip


def _drawn(subject: Subject, ids: str) -> Sheet:
    """The subject on a sheet whose ids are made of `ids`."""
    sheet = Sheet(ids, PALETTES[subject.palette])
    pen = Pen(sheet, Seed(subject.key))
    sky(pen, subject.sky or ("rays" if subject.rank == 3 else ""))
    if subject.kind != "place":
        land(pen, subject.land)
    KINDS[subject.kind](pen, subject)
    return sheet


def picture(subject: Subject) -> str:
    """The picture of a subject as SVG text, 200 by 150."""
    sheet = _drawn(subject, subject.key)
    if subject.hexagon:
        edge = path_data(HEXAGON, placing(0, 0))
        sheet.defs.append(f'<clipPath id="{sheet.id}x"><path d="{edge}"/></clipPath>')
        sheet.out.insert(0, f'<g clip-path="url(#{sheet.id}x)">')
        sheet.out.append(f'</g><path d="{edge}" fill="none" stroke="{sheet.palette.ink}" stroke-width="3"/>')
        return sheet.svg(subject.name, vignette=False)
    return sheet.svg(subject.name)


def portrait(subject: Subject) -> str:
    """A square of the same picture: the bust of somebody, the heart of anything else."""
    sheet = _drawn(subject, f"{subject.key}/portrait")
    x, y, side = 40.0, 12.0, 112.0
    if subject.kind == "person":
        at, head = BUILDS[subject.race].at, BUILDS[subject.race].head
        side = 84.0
        x, y = at[0] + head[0] - side / 2, at[1] + head[1] * 1.1 - side * 0.46
    elif subject.kind == "beast" and subject.beast in HEADS:
        away, y = HEADS[subject.beast]
        x = min(max(0.0, 100 - side / 2 + (away if sheet.turned else -away)), 200 - side)
    elif subject.kind == "rider":
        x, y, side = 76.0, 4.0, 92.0
    return sheet.svg(subject.name, (x, max(0.0, y), side, side))
