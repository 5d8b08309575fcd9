"""How a thing is shown: large, lit, before rays, on a stone or a cloth, in a hand or in the air."""

from collections.abc import Callable

from rulewright.art.drawing.colour import mix
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import ring, star
from rulewright.art.figures.blades import BLADES, LONG
from rulewright.art.figures.held import HELD
from rulewright.art.places.scenes import PLACES
from rulewright.art.scenery.sky import rays
from rulewright.art.things.clothes import CLOTHES
from rulewright.art.things.tools import TOOLS
from rulewright.art.things.vessels import VESSELS

Draw = Callable[[Pen], None]
THINGS: dict[str, Draw] = {**CLOTHES, **VESSELS, **TOOLS}
WIDE = ("grapple", "holes", "tripwire", "palisade", "wire", "wagon", "raft")  # fill the picture: no stone beneath
CENTRED = {  # how large, how far below the middle
    "book": (2.6, 0), "tome": (2.2, 0), "scroll": (2, 0), "bell": (2.6, 10), "drum": (2.2, 6), "horn": (2.0, 6), "mirror": (2.2, 24),
    "lantern": (2.0, 0), "coins": (2.2, 14), "flask": (2.2, 10), "basket": (2, 0), "bow": (1.25, 0), "longbow": (1.0, 0),
    "crossbow": (1.4, 0), "sling": (2.0, 46), "knives": (2.0, 34), "claws": (2.4, 34), "net": (1.8, 20), "crystal": (2.4, 46),
    "quill": (1.5, 24), "key": (2.0, 20), "whip": (1.5, 36), "thornwhip": (1.5, 36), "wand": (2.0, 26), "bandage": (2.2, 0), "ram": (1.0, 0),
    "torch": (1.6, 30),
}  # fmt: skip


def thing(pen: Pen, what: str) -> None:
    """One thing in the middle of the picture."""
    if what in PLACES:
        PLACES[what](pen)
        return
    seed, palette = pen.seed, pen.palette
    stand = "air" if what in WIDE else seed.pick(("stone", "cloth", "rays", "rays", "stone"))
    if stand == "rays":
        pen.flat(rays(100, 68, 14 + seed.below(5), seed.real(0, 1)), palette.sun, 0.16)
    pen.glow(100, 66, 76, palette.sun, 0.5)
    if stand == "stone":
        pen.part("!36 126 100 119 !164 126 !172 142 100 150 !28 142", mix(palette.far, "#9a948a", 0.4), 6, True, 1.5)
    elif stand == "cloth":
        pen.part("30 132 60 118 100 114 144 118 172 132 !190 152 !10 152", palette.second, 7, True, 1.4)
    draw(pen, what)
    if stand == "rays":
        for x, y, size in ((40, 34, 7), (164, 48, 6), (150, 110, 5)):
            pen.flat(star(x, y, 4, size, size * 0.28), "#ffffff", 0.9)


def draw(pen: Pen, what: str) -> None:
    seed = pen.seed
    if what in THINGS:
        THINGS[what](pen.at(100, 68))
        return
    if what in CENTRED:
        size, lower = CENTRED[what]
        HELD[what](pen.at(100, 66 + lower, size, seed.real(-8, 8)))
        return
    table: dict[str, Draw] = {**BLADES, **HELD}
    long = what in LONG or what in HELD
    lean = seed.pick((30, 34, 38, -32))
    x, y, size = (76, 126, 1.4) if long else (72, 112, 1.75)
    pen.flat(ring(108, 134, 40, 5), pen.palette.ink, 0.4)
    table[what](pen.at(x if lean > 0 else 200 - x, y, size, lean))
