"""Shields, and the signs on them: star, tower, moon, flame, leaf and the like, none of any faith."""

from rulewright.art.drawing.colour import darker, mix
from rulewright.art.drawing.palette import BONE, STEEL, WOOD
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, open_line, ring, star

EMBLEMS = {
    "tower": "!-7 -10 !-4 -10 !-4 -7 !-1.5 -7 !-1.5 -10 !1.5 -10 !1.5 -7 !4 -7 !4 -10 !7 -10 !7 -4 !5 -2 !5 8 !8 12 !-8 12 !-5 8 !-5 -2 !-7 -4",
    "flame": "!1 -14 5 -5 9 2 6 10 0 13 -7 10 -9 2 !-5 -5 -3 -1 -1 -4",
    "leaf": "!0 -13 8 -5 8 4 !0 13 -8 4 -8 -5",
    "drop": "!0 -13 5 -3 8 4 4 11 -4 11 -8 4 -5 -3",
    "hammer": "!-10 -10 !10 -10 !10 -2 !2.5 -2 !2.5 12 !-2.5 12 !-2.5 -2 !-10 -2",
    "wave": "!-11 4 -6 -4 0 -6 !8 -10 5 -3 !11 4 4 8 -4 8",
    "gem": "!0 -12 !8 -4 !0 12 !-8 -4",
    "bolt": "!3 -13 !-8 2 !-1 2 !-4 13 !8 -4 !1 -4",
    "peak": "!-11 9 !-3 -9 !1 -2 !4 -6 !11 9",
    "claw": "!-9 -10 -2 -2 !-4 11 -6 0/!-2 -12 4 -3 !2 12 0 0/!6 -11 10 -3 !8 10 6 0",
    "eye": "!-12 0 -5 -7 5 -7 !12 0 5 7 -5 7",
    "skull": "-9 -2 -7 -11 7 -11 9 -2 5 4 !5 11 !-5 11 -5 4",
}


def emblem(pen: Pen, sign: str, colour: str) -> None:
    """A sign some 24 high about the origin."""
    if sign == "sun":
        pen.part(joined(star(0, 0, 8, 13, 8), ring(0, 0, 7)), colour, 2, False, 0.9, 1)
        return
    if sign == "star":
        pen.part(star(0, 0, 4, 14, 4.6), colour, 2.4, False, 0.9, 1)  # four points: not a sign of anybody's faith
        return
    if sign == "chevron":
        pen.part("!-10 2 !0 -8 !10 2 !10 8 !0 -2 !-10 8", colour, 2, False, 0.9, 1)
        return
    pen.part(EMBLEMS[sign], colour, 2.4, False, 0.9, 1)
    if sign == "eye":
        pen.flat(ring(0, 0, 4), darker(colour, 0.7))
    if sign == "skull":
        pen.flat(joined(ring(-4, -3, 2.6), ring(4, -3, 2.6)), darker(colour, 0.75))


SIGNS = (*EMBLEMS, "sun", "star", "chevron")


def heater(pen: Pen, sign: str) -> None:
    p = pen.palette
    pen.part("!-20 -24 0 -28 !20 -24 21 0 14 20 !0 34 -14 20 -21 0", p.trim, 4, False, 1.7)
    pen.part("!-16 -20 0 -24 !16 -20 17 0 11 16 !0 28 -11 16 -17 0", p.cloth, 7, True, 0.8)
    emblem(pen, sign, p.trim)


def round_shield(pen: Pen, sign: str) -> None:
    p = pen.palette
    pen.part(ring(0, 0, 24), mix(WOOD, p.second, 0.35), 7, True, 1.7)
    pen.line("/".join(f"{x} -22 {x} 22" for x in (-12, 0, 12)), p.ink, 1, 0.45)
    pen.line(open_line("/".join(("0 -22 16 -16 22 0 16 16 0 22 -16 16 -22 0 -16 -16 0 -22",))), p.trim, 3)
    pen.part(ring(0, 0, 9), STEEL, 4, False, 1.2)
    pen.flat(joined(*(ring(x, y, 1.5) for x, y in ((0, -17), (0, 17), (-17, 0), (17, 0)))), p.sun)


def tower_shield(pen: Pen, sign: str) -> None:
    p = pen.palette
    pen.part("!-18 -34 0 -38 !18 -34 !18 34 0 38 !-18 34", STEEL, 6, True, 1.7)
    pen.part("!-13 -28 0 -31 !13 -28 !13 28 0 31 !-13 28", p.cloth, 6, True, 0.8)
    emblem(pen, sign, p.trim)


def spiked_shield(pen: Pen, sign: str) -> None:
    p = pen.palette
    pen.part(
        joined(
            *(
                closed(f"!{x - 4} {y} !{x * 1.35:.0f} {y * 1.35:.0f} !{x + 4} {y}")
                for x, y in ((-15, -16), (16, -15), (-16, 15), (15, 16), (0, -22), (0, 22))
            )
        ),
        BONE,
        2,
        False,
        1.2,
        1,
    )
    pen.part(ring(0, 0, 21), mix(WOOD, p.ink, 0.3), 7, True, 1.6)
    pen.part(ring(0, 0, 11), IRON_GREY, 4, False, 1.2)
    pen.part("-6 -2 -5 -8 5 -8 6 -2 3 2 !3 7 !-3 7 -3 2", BONE, 2, False, 0.9, 1)
    pen.flat(joined(ring(-2.6, -2.4, 1.8), ring(2.8, -2.4, 1.8)), p.ink)


def leaf_shield(pen: Pen, sign: str) -> None:
    p = pen.palette
    pen.part("!0 -34 17 -16 19 6 !0 34 -19 6 -17 -16", mix(p.cloth, p.trim, 0.3), 7, True, 1.7)
    pen.line("0 -30 0 30/0 -14 11 -20/0 -14 -11 -20/0 0 14 -6/0 0 -14 -6/0 14 11 9/0 14 -11 9", p.ink, 1.2, 0.55)


def bone_shield(pen: Pen, sign: str) -> None:
    pen.part("-18 -10 -14 -26 0 -30 14 -26 18 -10 14 4 !12 24 4 28 -4 28 !-12 24 -14 4", BONE, 7, True, 1.7)
    pen.flat(joined(ring(-7, -8, 5.5, 6), ring(7, -8, 5.5, 6), closed("!0 0 !3 8 !-3 8")), pen.palette.ink)
    pen.line("/".join(f"{x} 14 {x} 25" for x in (-6, -2, 2, 6)), pen.palette.ink, 1.1)


def crystal_shield(pen: Pen, sign: str) -> None:
    p = pen.palette
    pen.part("!0 -34 !18 -20 !16 10 !0 32 !-16 10 !-18 -20", mix(p.glow, "#ffffff", 0.25), 7, False, 1.7)
    pen.line("0 -34 !-6 -8 !0 32/!18 -20 !-6 -8 !-18 -20/!16 10 !-6 -8 !-16 10", p.cloth, 1, 0.7)


IRON_GREY = "#59606a"
SHIELDS = {
    "heater": heater, "round": round_shield, "tower": tower_shield, "spiked": spiked_shield, "leaf": leaf_shield,
    "bone": bone_shield, "crystal": crystal_shield,
}  # fmt: skip
