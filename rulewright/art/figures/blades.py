"""Weapons with an edge or a head: the grip at the origin, the tip upwards."""

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import BONE, GOLD, IRON, LEATHER, STEEL, WOOD
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, ring


def shaft(pen: Pen, up: float, down: float, thick: float = 2.2, colour: str = WOOD) -> None:
    pen.part(closed(f"!{-thick} {-up} !{thick} {-up} !{thick} {down} !{-thick} {down}"), colour, 2, False, 1.3, 1.1)


def hilt(pen: Pen, wide: float = 10, colour: str = GOLD) -> None:
    pen.part("!-2.4 -6 !2.4 -6 !2.4 9 !-2.4 9", LEATHER, 2, False, 1.2, 1)
    pen.part(f"!{-wide} -9 0 -7.6 !{wide} -9 !{wide} -5 0 -3.6 !{-wide} -5", colour, 2, False, 1.2, 1)
    pen.part(ring(0, 11, 3.6), colour, 1.6, False, 1.2, 1)


def _blade(pen: Pen, length: float, wide: float, colour: str = "#c4cedb") -> None:
    tip = -length
    pen.part(
        f"!{-wide} -9 !{-wide * 0.86:.1f} {tip + wide * 2.4:.1f} !0 {tip} !{wide * 0.86:.1f} {tip + wide * 2.4:.1f} !{wide} -9",
        colour,
        wide,
        False,
        1.4,
        1.2,
    )
    pen.line(f"0 -12 0 {tip + wide * 3:.1f}", darker(colour, 0.35), 1, 0.7)


def sword(pen: Pen) -> None:
    _blade(pen, 58, 3.8)
    hilt(pen)


def greatsword(pen: Pen) -> None:
    _blade(pen, 80, 5.2)
    hilt(pen, 14)


def flame_sword(pen: Pen) -> None:
    pen.glow(0, -36, 34, pen.palette.glow, 0.7)
    pen.part(
        "!-4 -9 -9 -22 !-7 -30 -10 -42 !-4 -52 -2 -60 !3 -70 5 -56 !9 -46 7 -36 !10 -26 !4 -9", "#f2701f", 4, False, 1.4
    )
    pen.flat("!-2 -9 -3 -30 !1 -54 4 -32 !2 -9", "#ffe79a")
    hilt(pen)


def dagger(pen: Pen) -> None:
    _blade(pen, 34, 3.6)
    hilt(pen, 7)


def stiletto(pen: Pen) -> None:
    _blade(pen, 44, 2.0, "#dbe4ec")
    hilt(pen, 6, STEEL)


def rapier(pen: Pen) -> None:
    _blade(pen, 66, 1.8, "#dbe4ec")
    pen.part("-9 -8 -5 -13 5 -13 9 -8 6 0 0 3 -6 0", GOLD, 3, False, 1.2, 1.2)
    pen.part("!-2 0 !2 0 !2 9 !-2 9", LEATHER, 1.6, False, 1.1, 1)


def scimitar(pen: Pen) -> None:
    pen.part("!-3 -8 -6 -26 0 -44 !16 -60 12 -42 8 -24 !4 -8", "#c4cedb", 4, False, 1.4)
    hilt(pen, 8)


def shortsword(pen: Pen) -> None:
    _blade(pen, 40, 4.4)
    hilt(pen, 8, mix(IRON, GOLD, 0.3))


def jagged(pen: Pen) -> None:
    """A blade with teeth."""
    pen.part("!-4 -8 !-8 -18 !-4 -20 !-8 -30 !-4 -32 !-7 -42 !0 -58 !5 -40 !4 -8", "#b5bec8", 4, False, 1.4)
    hilt(pen, 8, IRON)


def axe(pen: Pen) -> None:
    shaft(pen, 44, 22)
    pen.part("!-2 -42 8 -44 !22 -54 27 -36 !22 -20 8 -28 !-2 -30", STEEL, 5, True, 1.4)
    pen.line("22 -52 26 -36 22 -22", lighter(STEEL, 0.6), 1.6)


def double_axe(pen: Pen) -> None:
    shaft(pen, 50, 26, 2.6)
    for side in (False, True):
        pen.at(0, 0, 1, 0, side).part("!1 -50 10 -50 !26 -62 31 -42 !26 -22 10 -34 !1 -34", STEEL, 5, True, 1.5)
    pen.part("!-3 -52 !0 -64 !3 -52", STEEL, 2, False, 1.2)


def hatchet(pen: Pen) -> None:
    shaft(pen, 30, 14, 1.9)
    pen.part("!-2 -29 6 -30 !16 -36 18 -24 !13 -14 6 -20 !-2 -20", STEEL, 4, False, 1.3)


def cleaver(pen: Pen) -> None:
    pen.part("!-4 -8 !-5 -44 6 -48 !16 -42 14 -24 !6 -8", "#b5bec8", 5, True, 1.4)
    pen.flat(ring(6, -38, 2), pen.palette.ink)
    hilt(pen, 5, IRON)


def hammer(pen: Pen) -> None:
    shaft(pen, 46, 24, 2.6)
    pen.part("!-18 -56 0 -58 !18 -56 !19 -34 0 -33 !-19 -34", STEEL, 6, True, 1.5)
    pen.line("-12 -56 -12 -34/12 -56 12 -34", GOLD, 2.4)


def maul(pen: Pen) -> None:
    shaft(pen, 50, 30, 3, darker(WOOD, 0.2))
    pen.part("!-24 -66 !24 -66 !27 -50 !24 -34 !-24 -34 !-27 -50", IRON, 7, True, 1.6)
    pen.flat(joined(*(ring(x, y, 1.8) for x in (-17, 17) for y in (-59, -41))), BONE)


def mace(pen: Pen) -> None:
    shaft(pen, 38, 18, 2.2, IRON)
    flanges = [
        closed(f"!0 -48 !{x} {y} !{x * 0.5:.1f} {y + 6:.1f}")
        for x, y in ((-17, -54), (17, -54), (-18, -42), (18, -42), (0, -66))
    ]
    pen.part(joined(*flanges), STEEL, 2, False, 1.3, 1)
    pen.part(ring(0, -48, 10.5), STEEL, 5, True, 1.4)


def flail(pen: Pen) -> None:
    shaft(pen, 30, 22)
    pen.line("0 -30 8 -38 14 -30 17 -20", pen.palette.ink, 3.6)
    pen.line("0 -30 8 -38 14 -30 17 -20", STEEL, 1.6)
    pen.part(
        joined(
            *(
                closed(f"!{17 + x * 0.5} {-12 + y * 0.5} !{17 + x} {-12 + y} !{17 + y * 0.4} {-12 - x * 0.4}")
                for x, y in ((-14, 0), (14, 2), (2, 15), (10, -11), (-9, 11))
            )
        ),
        BONE,
        2,
        False,
        1.2,
        1,
    )
    pen.part(ring(17, -12, 8.4), IRON, 4, True, 1.4)


def club(pen: Pen) -> None:
    pen.part("!-2.6 20 !2.6 20 5 -14 11 -34 6 -50 -4 -51 -9 -36 -4 -14", WOOD, 5, True, 1.5)
    pen.part(
        joined(
            *(
                closed(f"!{x} {y - 3} !{x + s * 9} {y - 4} !{x} {y + 3}")
                for x, y, s in ((8, -34, 1), (6, -45, 1), (-7, -40, -1), (-6, -28, -1))
            )
        ),
        BONE,
        1.6,
        False,
        1.1,
        1,
    )


def bone_club(pen: Pen) -> None:
    pen.part("!-3 18 !3 18 3 -30 9 -40 6 -49 0 -46 -6 -49 -9 -40 -3 -30", BONE, 4, True, 1.4)


def spear(pen: Pen) -> None:
    shaft(pen, 54, 60, 2)
    pen.part("!0 -78 6.4 -62 !3 -52 !-3 -52 -6.4 -62", STEEL, 4, False, 1.4)
    pen.line("-3 -50 3 -50", pen.palette.second, 3)


def pike(pen: Pen) -> None:
    shaft(pen, 62, 60, 1.8)
    pen.part("!0 -86 !4 -62 !-4 -62", STEEL, 3, False, 1.3)
    pen.part("!2 -60 10 -58 !18 -48 8 -50 !2 -48", pen.palette.cloth, 2, False, 1.1)


def halberd(pen: Pen) -> None:
    shaft(pen, 54, 60, 2.2)
    pen.part(
        "!2 -56 10 -58 !22 -66 24 -50 !20 -38 10 -44 !2 -44/!-2 -54 !-14 -48 !-2 -44/!-2.6 -56 !0 -80 !2.6 -56",
        STEEL,
        4,
        True,
        1.4,
    )


def trident(pen: Pen) -> None:
    shaft(pen, 46, 60, 2.2)
    pen.part(
        "!-2.4 -44 -14 -50 !-16 -74 -10 -60 !-2.6 -56 !0 -80 !2.6 -56 10 -60 !16 -74 14 -50 !2.4 -44",
        STEEL,
        3,
        False,
        1.3,
    )


def lance(pen: Pen) -> None:
    shaft(pen, 20, 30, 3, pen.palette.trim)
    pen.part("!-6 -14 !-1 -92 !1 -92 !6 -14", mix(pen.palette.cloth, "#ffffff", 0.35), 3, True, 1.4)
    pen.part("-9 -14 0 -17 9 -14 0 -9", STEEL, 2, False, 1.3)
    pen.part("!2 -70 12 -76 !26 -70 !18 -64 !24 -56 12 -54 !3 -58", pen.palette.cloth, 3, True, 1.2)


def scythe(pen: Pen) -> None:
    shaft(pen, 62, 50, 2)
    pen.part("!2 -62 -16 -70 !-46 -52 -22 -56 !2 -52", STEEL, 4, True, 1.5)


def sickle(pen: Pen) -> None:
    pen.part("!-2 -8 -14 -22 -8 -42 !16 -44 0 -36 -4 -24 !3 -8", "#c4cedb", 3, False, 1.4)
    hilt(pen, 4, IRON)


def pick(pen: Pen) -> None:
    shaft(pen, 42, 26, 2.4)
    pen.part("!-30 -32 -16 -44 0 -48 16 -44 !30 -32 14 -37 0 -40 -14 -37", STEEL, 4, True, 1.4)


def shovel(pen: Pen) -> None:
    shaft(pen, 36, 30, 2)
    pen.part("!-11 -38 !11 -38 12 -56 !0 -70 -12 -56", IRON, 5, True, 1.4)


def claws(pen: Pen) -> None:
    pen.part(
        "!-8 0 -12 -18 !-10 -34 -6 -16 !-3 0/!-2 0 -3 -20 !0 -38 3 -20 !3 0/!4 0 8 -16 !12 -34 13 -16 !9 0",
        "#d6dde4",
        2,
        False,
        1.2,
    )
    pen.part("!-10 4 0 0 !11 4 !10 10 0 7 !-9 10", LEATHER, 2, False, 1.1)


def tongs(pen: Pen) -> None:
    pen.inked_line("-3 16 !3 -14 !-5 -40/3 16 !-3 -14 !5 -40", IRON, 2.6)
    pen.glow(0, -44, 18, "#ffb050", 0.9)
    pen.part("!-7 -50 !7 -50 !7 -38 !-7 -38", "#ff8a3a", 3, False, 1.3)


BLADES = {
    "sword": sword, "greatsword": greatsword, "flamesword": flame_sword, "dagger": dagger, "stiletto": stiletto, "rapier": rapier,
    "scimitar": scimitar, "shortsword": shortsword, "jagged": jagged, "axe": axe, "doubleaxe": double_axe, "hatchet": hatchet,
    "cleaver": cleaver, "hammer": hammer, "maul": maul, "mace": mace, "flail": flail, "club": club, "boneclub": bone_club,
    "spear": spear, "pike": pike, "halberd": halberd, "trident": trident, "lance": lance, "scythe": scythe, "sickle": sickle,
    "pick": pick, "shovel": shovel, "claws": claws, "tongs": tongs,
}  # fmt: skip
LONG = ("spear", "pike", "halberd", "trident", "lance", "scythe")
HEAVY = ("doubleaxe", "maul", "hammer", "greatsword", "club", "boneclub")
