"""Small beasts and vermin: rats, spiders, snakes, leeches, whelps, imps."""

import math

from rulewright.art.drawing.colour import darker, lighter
from rulewright.art.drawing.palette import BONE
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import joined, ribbon, ring


def rat(pen: Pen, coat: str) -> None:
    coat, p = coat or "#8a7a78", pen.palette
    pen = pen.at(6, 12)
    pen.part(ribbon([(52, 30), (82, 34), (92, 4), (74, -18), (86, -34)], (5, 4, 3, 2.2, 0.6)), "#c99a94", 2, False, 1.4)
    pen.part("-44 18 -30 -18 0 -36 34 -30 56 -2 56 30 34 46 -10 46 -40 40", coat, 10, True, 1.8)
    pen.part(ribbon([(30, 22), (44, 46), (26, 56), (8, 57)], (16, 9, 5, 2)), coat, 5, True, 1.5)
    pen.part("-30 -8 -44 -22 -62 -18 !-92 14 -92 22 -84 28 -62 30 -40 28 -28 12", coat, 7, True, 1.7)
    for x, y in ((-38, -24), (-56, -26)):
        pen.part(ring(x, y, 12, 13), coat, 4, False, 1.5)
        pen.flat(ring(x - 1, y + 1, 7, 8), "#d8a09a")
    pen.part(ribbon([(-30, 30), (-42, 48), (-54, 54)], (8, 5, 2)), coat, 3, False, 1.5)
    pen.glow(-66, 0, 14, p.glow, 0.7)
    pen.eye(-66, 0, 4.4, "#ff5a4a", p.ink)
    pen.part(ring(-91, 18, 4, 3.4), "#d8848a", 1.6, False, 1.2)
    pen.flat("!-84 27 !-82 38 !-78 28/!-78 28 !-76 37 !-73 28", "#fff6dc")
    pen.line("-84 20 -70 12 -58 14/-84 22 -70 22 -58 26", lighter(coat, 0.5), 0.8)
    pen.line("-6 -14 2 -8/14 -18 22 -12/30 -8 36 0/4 4 12 10/22 6 30 12", darker(coat, 0.4), 1.3, 0.6)


def rats(pen: Pen, coat: str) -> None:
    """A swarm that pours forward."""
    for x, y, size, angle in (
        (34, -34, 0.42, 6),
        (-38, -30, 0.44, -4),
        (2, -10, 0.52, 4),
        (46, 18, 0.6, 2),
        (-34, 26, 0.7, -3),
    ):
        rat(pen.at(x, y, size, angle), darker(coat or "#8a7a88", 0.2 - y / 200))


def spider(pen: Pen, coat: str) -> None:
    coat, p = coat or "#4a3a58", pen.palette
    pen = pen.at(0, 6)
    for side in (-1, 1):
        for kx, ky, fx, fy in ((34, -40, 62, 50), (48, -28, 84, 34), (52, -14, 92, 12), (40, 10, 74, 66)):
            pen.part(
                ribbon(
                    [(side * 12, 6), (side * kx, ky), (side * (kx + fx) / 2, (ky + fy) / 2), (side * fx, fy)],
                    (6, 5, 3.4, 0.8),
                ),
                darker(coat, 0.1),
                3,
                True,
                1.5,
            )
    pen.part("-30 -22 -16 -46 12 -48 32 -26 28 2 4 14 -22 6", coat, 9, True, 1.8)
    pen.part("!0 -40 !7 -28 !0 -16 !-7 -28", p.glow, 3, False, 1)
    pen.part("-24 20 -16 2 0 -2 17 2 24 20 14 38 -14 38", lighter(coat, 0.12), 6, True, 1.7)
    for x, y, r in ((-8, 14, 4.6), (8, 14, 4.6), (-16, 20, 2.8), (16, 20, 2.8), (-5, 23, 2.2), (5, 23, 2.2)):
        pen.eye(x, y, r, p.glow, p.ink)
    pen.part("!-11 34 !-3 34 !-8 52/!11 34 !3 34 !8 52", BONE, 2, False, 1.2)


def snake(pen: Pen, coat: str) -> None:
    coat, p = coat or "#6f9a4a", pen.palette
    pen = pen.at(0, 6)
    pen.part(
        ribbon(
            [(74, 58), (92, 42), (70, 30), (20, 40), (-40, 46), (-66, 58), (-30, 70), (30, 64), (60, 52)],
            (1, 4, 7, 10, 11, 11, 11, 9, 5),
        ),
        darker(coat, 0.12),
        5,
        True,
        1.6,
    )
    pen.part(
        ribbon([(40, 44), (50, 20), (20, 4), (-14, 6), (-22, -22), (-4, -44)], (9, 11, 11, 11, 11, 9)),
        coat,
        6,
        True,
        1.7,
    )
    pen.line("44 26 26 10 0 10 -12 2 -16 -20 -4 -36", "#f0e2a0", 5, 0.85)
    pen.part("4 -58 -16 -62 -36 -50 !-52 -36 !-46 -31 !-26 -34 !-40 -22 -26 -20 -6 -28 8 -42", coat, 5, True, 1.7)
    pen.flat("!-44 -32 !-42 -24 !-38 -33/!-36 -33 !-34 -26 !-30 -34", "#fff6dc")
    pen.line("-40 -28 -54 -26 -60 -28 -68 -22/-60 -28 -68 -32", "#d0283a", 1.8)
    pen.flat(ring(-20, -48, 4), p.glow)
    pen.flat(ring(-20, -48, 1.2, 3.6), p.ink)
    pen.part(
        "/".join(
            f"!{x} {y - 5} !{x + 5} {y} !{x} {y + 5} !{x - 5} {y}"
            for x, y in ((30, 0), (44, 12), (48, 30), (6, -2), (-50, 50), (-20, 64), (16, 62), (-10, 40), (40, 34))
        ),
        darker(coat, 0.45),
        0,
        False,
        0,
        0,
    )


def leech(pen: Pen, coat: str) -> None:
    """A bloated leech that drinks light."""
    coat, p = coat or "#5a3a8a", pen.palette
    pen.part(
        ribbon([(84, 60), (50, 56), (14, 44), (-4, 16), (-20, -18), (-48, -34)], (3, 16, 22, 22, 19, 14)),
        coat,
        9,
        True,
        1.8,
    )
    pen.line(
        "/".join(
            f"{x - 12} {y - 10} {x + 3} {y} {x + 2} {y + 16}"
            for x, y in ((60, 54), (42, 48), (24, 42), (10, 28), (0, 8), (-10, -10))
        ),
        darker(coat, 0.4),
        1.4,
        0.7,
    )
    pen.part(ring(-54, -38, 19, 18), darker(coat, 0.1), 4, True, 1.7)
    pen.part(ring(-56, -38, 13, 12.4), "#6a1a3a", 3, False, 1.2)
    turns = [math.tau * i / 10 for i in range(10)]
    pen.flat(
        "/".join(
            f"!{-56 + 13 * math.cos(t - 0.2):.1f} {-38 + 12 * math.sin(t - 0.2):.1f} !{-56 + 6 * math.cos(t):.1f} {-38 + 6 * math.sin(t):.1f} !{-56 + 13 * math.cos(t + 0.2):.1f} {-38 + 12 * math.sin(t + 0.2):.1f}"
            for t in turns
        ),
        "#fff6dc",
    )
    for x, y, r in ((40, 36, 9), (8, 12, 7), (-12, -14, 5)):
        pen.glow(x, y, r * 3, p.glow, 0.7)
        pen.part(ring(x, y, r), p.glow, 3, False, 1)


def beetle(pen: Pen, coat: str) -> None:
    coat, p = coat or "#3f6a4a", pen.palette
    for side in (-1, 1):
        for y0, y1 in ((-18, -34), (6, 8), (28, 50)):
            pen.part(
                ribbon([(side * 26, y0), (side * 50, (y0 + y1) / 2 - 8), (side * 62, y1)], (4.4, 3.6, 1)),
                darker(coat, 0.2),
                2,
                False,
                1.4,
            )
    pen.part("-40 6 -30 -30 0 -40 30 -30 40 6 28 48 0 60 -28 48", coat, 10, True, 1.8)
    pen.line("0 -38 0 58", p.ink, 1.6)
    pen.part("-24 -34 -16 -54 16 -54 24 -34 0 -26", darker(coat, 0.2), 5, True, 1.6)
    pen.part("!-10 -52 -24 -66 !-14 -84 -14 -66 !-2 -54/!10 -52 24 -66 !14 -84 14 -66 !2 -54", "#2a2a26", 2, False, 1.3)
    pen.flat(joined(ring(-12, -44, 3), ring(12, -44, 3)), p.glow)


def whelp(pen: Pen, coat: str) -> None:
    """A young drake, half playful, breathing sparks."""
    coat, p = coat or "#c4502c", pen.palette
    pen = pen.at(6, 8)
    pen.part(ribbon([(40, 44), (72, 50), (86, 26), (74, 6)], (11, 8, 5, 1)), coat, 4, True, 1.6)
    pen.part("!70 10 !66 -8 !82 4", p.trim, 2, False, 1.2)
    for side, x in ((1, 14), (-1, -6)):
        pen.at(x, -6, 1, 0, side < 0).part(
            "!0 4 14 -24 !44 -52 42 -30 !64 -26 48 -10 !52 6 32 4 !18 16", mix_dark(coat), 5, True, 1.6
        )
    pen.part("-22 20 -10 -10 14 -14 36 8 44 40 36 60 !38 66 !-14 66 -24 48", coat, 8, True, 1.7)
    pen.part("-18 24 -6 2 10 4 16 30 8 60 !-8 66 -20 48", lighter(coat, 0.42), 5, False, 0.8)
    pen.part(ribbon([(30, 44), (44, 58), (26, 66), (12, 67)], (11, 8, 5, 2)), coat, 4, True, 1.5)
    pen.part("8 -24 -6 -44 -28 -46 -48 -34 !-62 -24 -60 -14 -44 -10 -22 -8 0 -8", coat, 6, True, 1.7)
    pen.part("!-8 -42 !4 -64 !6 -36/!4 -34 !22 -50 !12 -24", p.trim, 3, False, 1.3)
    pen.eye(-28, -30, 6.4, "#ffe9a0", p.ink)
    pen.flat(ring(-56, -22, 1.8), p.ink)
    pen.line("-58 -15 -46 -18 -32 -15", p.ink, 1.4)
    pen.glow(-76, -14, 26, p.glow, 0.9)
    pen.part("!-62 -18 -74 -24 !-94 -18 -82 -12 !-96 -4 -76 -6", "#ffb040", 3, False, 1.2)
    pen.part(ribbon([(-16, 30), (-30, 40), (-36, 30)], (6, 5, 3)), coat, 3, False, 1.4)


def mix_dark(colour: str) -> str:
    return darker(colour, 0.3)


def imp(pen: Pen, coat: str) -> None:
    """A small grinning fiend of fire, crouched in the air."""
    coat, p = coat or "#d8502a", pen.palette
    pen.glow(0, 0, 70, p.glow, 0.6)
    for side in (-1, 1):
        wing = pen.at(side * 16, -8, 1, 0, side < 0)
        wing.part("!0 6 20 -26 !52 -50 52 -26 !76 -20 56 -4 !56 18 36 8 !18 26", darker(coat, 0.4), 6, True, 1.6)
    pen.part(ribbon([(10, 40), (40, 58), (60, 44), (72, 52)], (7, 5, 3, 1)), coat, 3, False, 1.4)
    pen.part("!66 44 !84 52 !68 60", coat, 2, False, 1.2)
    pen.part("-20 4 -12 -12 12 -12 20 4 18 34 0 46 -18 34", coat, 7, True, 1.7)
    for side in (-1, 1):
        pen.part(
            ribbon([(side * 14, 30), (side * 34, 34), (side * 26, 56), (side * 36, 64)], (9, 7, 5, 3)),
            coat,
            3,
            True,
            1.5,
        )
        pen.part(ribbon([(side * 18, 2), (side * 38, 10), (side * 44, -12)], (6, 5, 4)), coat, 3, False, 1.5)
        pen.part(ring(side * 45, -17, 6), coat, 2, False, 1.3)
        pen.part(
            f"!{side * 10} -48 {side * 20} -58 !{side * 20} -76 {side * 30} -58 !{side * 20} -40",
            "#3a2226",
            3,
            False,
            1.4,
        )
        pen.part(f"!{side * 22} -34 !{side * 44} -42 !{side * 23} -22", coat, 2, False, 1.4)
    pen.part("-26 -30 -20 -50 0 -56 20 -50 26 -30 16 -12 0 -6 -16 -12", coat, 7, True, 1.7)
    pen.flat("!-18 -34 -10 -38 !-4 -30 -12 -27/!18 -34 10 -38 !4 -30 12 -27", "#fff2a0")
    pen.flat(joined(ring(-11, -32, 1.8), ring(11, -32, 1.8)), p.ink)
    pen.flat("!-16 -21 0 -18 !16 -21 10 -12 0 -10 -10 -12", "#4a0a10")
    pen.flat("!-12 -20 !-9 -15 !-6 -19/!-3 -18 !0 -13 !3 -18/!6 -19 !9 -15 !12 -20", "#fff6dc")
    pen.glow(-45, -32, 26, p.glow, 0.9)
    pen.part("!-45 -56 -37 -40 -39 -26 -51 -26 -54 -38", "#ffb040", 3, False, 1.2)
