"""A whole person: from the cloak behind to the weapon before; companions behind, hazed."""

from dataclasses import replace

from rulewright.art.drawing.colour import mix
from rulewright.art.drawing.palette import STEEL
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.seed import Seed
from rulewright.art.figures.build import BUILDS
from rulewright.art.figures.cloak import cloak, feathered_wings, quiver, wings
from rulewright.art.figures.dress import BARE_ARMS, DRESSES, STEEL_ARMS, shoulder_cover
from rulewright.art.figures.figure import Figure
from rulewright.art.figures.hair import beard, hair_before, hair_behind
from rulewright.art.figures.hands import draw_arms
from rulewright.art.figures.head import face
from rulewright.art.figures.headgear import HEADGEAR, OPEN
from rulewright.art.figures.wardrobe import dressed
from rulewright.art.subject import Subject

LARGE = 1.12  # how much of the picture somebody fills
HIDES_FACE = ("deephood",)
LEFT_HANDED = ("bow", "aim", "level", "point", "ram", "reach")  # poses that reach far to the left


def person(pen: Pen, subject: Subject) -> None:
    """Somebody in the middle of the picture, with two others behind if they come in numbers."""
    build = BUILDS[subject.race]
    x, y = build.at
    if subject.company:
        _companions(pen, subject)
    pen.glow(x, y - 22, 70, pen.palette.sun, 0.34)
    place = 8 if subject.wear.pose in LEFT_HANDED else 0
    size = build.size * subject.size * LARGE
    draw_person(pen, subject, x + pen.seed.real(-4, 4) + place, y + 4 + (1 - subject.size) * 20, size)


def _companions(pen: Pen, subject: Subject) -> None:
    """One figure of the same kind, drawn once and shown twice, smaller and hazed."""
    seed = Seed(subject.key + "/company")
    wear = replace(subject.wear, hair_colour="", skin="", beard="" if subject.race != "dwarf" else "full", cloak="none")
    mate = replace(subject, key=subject.key + "/company", wear=wear, company=False, woman=None, rank=0)
    inner = Pen(pen.sheet, seed, pen.by, pen.size, plain=True)
    first = pen.name_group()
    draw_person(inner, mate, 52, 92, 0.66 * BUILDS[subject.race].size * subject.size, tilt=-2)
    pen.end()
    pen.again(first, 101 + seed.real(-4, 4), seed.real(-3, 4), 1, 1)
    pen.flat("!0 0 !200 0 !200 150 !0 150", mix(pen.palette.sky[2], pen.palette.sky[1], 0.45), 0.36)


def draw_person(pen: Pen, subject: Subject, x: float, y: float, size: float, tilt: float | None = None) -> None:
    """Somebody with their shoulders at x, y."""
    subject = dressed(subject, pen.seed)
    seed, wear, palette = pen.seed, subject.wear, pen.palette
    lean = seed.real(-4, 4) if tilt is None else tilt
    mirror = seed.chance(2) and wear.pose not in LEFT_HANDED and wear.weapon not in ("bow", "longbow", "crossbow")
    cloth = wear.cloth or palette.cloth
    bare = wear.dress in BARE_ARMS
    sleeve = wear.skin if bare else (mix(STEEL, palette.ink, 0.12) if wear.dress in STEEL_ARMS else cloth)
    glove = (
        mix(STEEL, palette.ink, 0.05)
        if wear.dress in ("plate", "tabard")
        else ("#5a4030" if wear.dress in ("leather", "mail", "furs", "coat") else "")
    )
    fig = Figure(
        pen=pen.at(x, y, size, lean, mirror),
        race=subject.race,
        build=BUILDS[subject.race],
        wear=wear,
        skin=wear.skin,
        hair=wear.hair_colour,
        cloth=cloth,
        sleeve=sleeve,
        glove=glove,
        woman=bool(subject.woman),
        old=subject.old,
        turn=seed.pick((-1.0, -0.6, 0.0, 0.6)),
        element=subject.matter or "arcane",
    )
    _draw(fig)


def _colour_of(fig: Figure, word: str) -> str:
    return {"cloth": fig.cloth, "second": fig.pen.palette.second, "trim": fig.pen.palette.trim}.get(word, word)


def _draw(fig: Figure) -> None:
    wear = fig.wear
    if wear.wings:
        (feathered_wings if wear.wings.startswith("feather") else wings)(fig, wear.wings.removeprefix("feather"))
    if wear.cloak != "none":
        cloak(fig, _colour_of(fig, wear.cloak))
    hair_behind(fig)
    if wear.quiver:
        quiver(fig)
    DRESSES[wear.dress](fig)
    if wear.shoulders not in ("", "none"):
        shoulder_cover(fig, wear.shoulders)
    hidden = wear.headgear in HIDES_FACE
    if not hidden:
        face(fig)
        beard(fig)
        hair_before(fig, wear.headgear not in OPEN)
    if wear.headgear in HEADGEAR:
        HEADGEAR[wear.headgear](fig, fig.head)
    draw_arms(fig)
