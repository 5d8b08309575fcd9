"""Elements with a face: fire, storm, magma, frost, wisps."""

import math

from rulewright.art.beasts.constructs import boulder
from rulewright.art.drawing.colour import lighter, mix
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import joined, ribbon, ring

FLAME = "0 70 -40 64 -52 34 !-44 4 -36 18 !-28 10 -32 -22 !-18 -62 -4 -44 4 -32 !18 -68 28 -36 32 -12 !42 -28 54 10 48 44 30 66"


def fire(pen: Pen, coat: str) -> None:
    p = pen.palette
    pen.glow(0, 0, 96, p.glow, 0.8)
    for side in (-1, 1):
        pen.at(side * 36, 18, 1, 0, side < 0).part(
            "!-2 -6 18 -10 !34 -44 44 -20 36 8 16 18 !-2 14", "#d8481c", 4, False, 1.6
        )
    for size, colour, ink in ((1.0, "#c4301a", 1.7), (0.78, "#f2701f", 0.0), (0.52, "#ffc04a", 0.0)):
        pen.at(0, (1 - size) * 46, size).part(FLAME, colour, 6, size == 1.0, ink)
    pen.flat("!-6 4 !-20 -4 !-17 9/!6 4 !20 -4 !17 9", "#5a0f0a")
    pen.flat("!-14 20 0 15 !14 20 9 33 -9 33", "#5a0f0a")
    pen.flat("!-9 19 !-6 26 !-2 18/!2 18 !6 26 !9 19", "#fff0a8")


def storm(pen: Pen, coat: str) -> None:
    """A whirl of cloud with lightning for arms."""
    p = pen.palette
    pen.glow(0, -10, 90, p.glow, 0.6)
    for i, (y, w, h) in enumerate(((68, 14, 9), (54, 26, 11), (36, 40, 13), (14, 54, 16), (-14, 50, 22))):
        pen.part(
            f"{-w} {y} {-w * 0.5:.0f} {y - h} {w * 0.5:.0f} {y - h - 3} {w + 5} {y - 4} {w * 0.6:.0f} {y + h * 0.8:.0f} {-w * 0.6:.0f} {y + h * 0.8:.0f}",
            mix("#5f86a8", "#dfe9ee", i / 5),
            6,
            True,
            1.6,
        )
    for side in (-1, 1):
        pen.at(side * 48, 4, 1, 0, side < 0).part(
            "!0 8 !24 -14 !18 -16 !40 -50 !14 -28 !20 -24 !-4 -8", "#fff0a0", 3, False, 1.5
        )
    pen.glow(0, -18, 30, "#fff6b0", 0.6)
    pen.flat("!-8 -14 !-24 -24 !-19 -8/!8 -14 !24 -24 !19 -8", "#12283c")
    pen.flat(joined(ring(-16, -16, 2.2), ring(16, -16, 2.2)), "#fff6a0")
    pen.line("-12 2 0 -3 12 2", "#12283c", 2.6)
    pen.part("-30 -44 -16 -52 0 -48 16 -54 32 -46 22 -36 -20 -36", "#8fa8bc", 4, True, 1.4)


def magma(pen: Pen, coat: str) -> None:
    """Rock over fire."""
    p = pen.palette
    rock = coat or "#4a3230"
    pen.glow(0, 10, 92, p.glow, 0.8)
    pen.part("-50 80 -54 20 -30 -26 0 -40 30 -26 54 20 50 80", "#f2701f", 8, False, 1.7)
    for x, y, w, h in (
        (-52, 20, 20, 24),
        (52, 22, 19, 23),
        (-60, 58, 17, 19),
        (60, 58, 17, 19),
        (-22, 10, 20, 18),
        (22, 8, 21, 18),
        (0, 42, 22, 16),
        (-28, 66, 18, 14),
        (28, 66, 18, 14),
        (0, -26, 22, 20),
    ):
        boulder(pen, x, y, w, h, rock, 8)
    pen.glow(0, -26, 26, "#ffb040", 0.8)
    pen.flat("!-13 -30 !-3 -26 !-6 -21 !-13 -23/!13 -30 !3 -26 !6 -21 !13 -23/!-8 -14 0 -17 !8 -14 0 -10", "#ffd870")
    pen.part("!-18 -40 -20 -54 !-10 -66 -6 -54 !2 -76 8 -54 !18 -64 18 -40 0 -46", "#ff9a30", 4, False, 1.5)


def water(pen: Pen, coat: str) -> None:
    p = pen.palette
    pen.glow(0, 0, 90, p.glow, 0.6)
    pen.part(
        "-60 84 -56 50 -34 40 -26 10 -34 -20 -14 -52 14 -54 34 -22 26 10 36 40 60 52 !64 84", "#3f97c4", 10, True, 1.7
    )
    for side in (-1, 1):
        pen.part(
            ribbon(
                [(side * 26, 0), (side * 60, -4), (side * 70, -36), (side * 56, -48), (side * 50, -38)],
                (12, 12, 9, 5, 2),
            ),
            "#59b0d8",
            5,
            False,
            1.6,
        )
    pen.line("-30 60 -10 52 10 62 34 54/-18 20 0 14 18 20/-24 38 0 32 26 38", "#dff4fb", 2.4, 0.8)
    pen.flat("!-14 -28 !-4 -22 !-12 -18/!14 -28 !4 -22 !12 -18", "#eaffff")
    pen.line("-8 -6 0 -3 8 -6", "#0f3b52", 2.4)


def sprite(pen: Pen, coat: str) -> None:
    """A small being of ice with wings of frost."""
    p = pen.palette
    pen.glow(0, -6, 80, p.glow, 0.8)
    for side in (-1, 1):
        wing = pen.at(side * 8, -6, 1, 0, side < 0)
        wing.part("!0 0 !24 -44 !40 -30 !66 -44 !58 -16 !78 -2 !46 4 !56 26 !24 16", "#d8f4ff", 5, False, 1.5)
        wing.line("2 0 !40 -28/4 2 !58 -16/4 4 !46 6", "#4f97c4", 1, 0.8)
    pen.part("!-12 8 0 2 !12 8 9 36 !0 70 -9 36", "#9fd8f4", 5, False, 1.5)
    for side in (-1, 1):
        pen.part(ribbon([(side * 9, 10), (side * 24, 22), (side * 30, 6)], (3.6, 3, 1.6)), "#bfe9fb", 2, False, 1.3)
    pen.part("-16 -16 -12 -32 0 -38 12 -32 16 -16 8 -2 0 2 -8 -2", "#dff6ff", 5, False, 1.6)
    pen.part("!-15 -26 !-22 -50 !-10 -38 !-6 -64 !0 -40 !8 -62 !10 -38 !22 -48 !15 -26 0 -34", "#7cc0e8", 4, False, 1.4)
    pen.flat("-10 -16 -7 -20 -3 -16 -7 -12/10 -16 7 -20 3 -16 7 -12", "#123a66")
    pen.flat(joined(ring(-7.6, -17.4, 1.2), ring(6.4, -17.4, 1.2)), "#ffffff")
    pen.line("-3 -7 0 -5.4 3 -7", "#123a66", 1.3)


def wisp(pen: Pen, coat: str) -> None:
    """A flame that floats and looks at you."""
    coat, p = coat or pen.palette.glow, pen.palette
    pen.glow(0, 0, 84, coat, 0.9)
    pen.part(
        "0 44 -26 34 -32 8 !-26 -12 -18 -2 !-8 -18 -8 -44 !6 -66 10 -40 24 -18 32 6 28 32",
        mix(coat, p.cloth, 0.35),
        8,
        False,
        1.7,
    )
    pen.part("0 38 -18 30 -20 8 !-10 -4 -4 -14 !4 -34 10 -10 20 10 18 30", lighter(coat, 0.5), 5, False, 0)
    pen.flat(joined(ring(-8, 10, 4, 5.4), ring(9, 10, 4, 5.4)), p.ink)
    pen.flat(joined(ring(-9, 8, 1.4), ring(8, 8, 1.4)), "#ffffff")
    pen.line("-4 22 0 24 5 22", p.ink, 1.6)
    for x, y, r in ((-52, -20, 5), (48, -34, 4), (58, 20, 6), (-46, 34, 4), (-30, -48, 3)):
        pen.flat(ring(x, y, r), lighter(coat, 0.4), 0.85)


def unstable(pen: Pen, coat: str) -> None:
    """An element about to burst: shards in orbit, arcs between them."""
    coat, p = coat or "#7a5af0", pen.palette
    pen.glow(0, 0, 100, p.glow, 0.9)
    for i in range(7):
        a = math.tau * i / 7
        x, y = 64 * math.cos(a), 46 * math.sin(a)
        pen.line(
            f"0 0 !{x * 0.4 - 6:.0f} {y * 0.4 + 5:.0f} !{x * 0.6 + 5:.0f} {y * 0.6 - 4:.0f} {x:.0f} {y:.0f}",
            "#ffffff",
            2,
            0.9,
        )
        pen.at(x, y, 0.7 + 0.15 * (i % 3), math.degrees(a) + 90).part(
            "!0 -24 !10 -4 !4 20 !-8 10 !-9 -8", lighter(coat, 0.1 * (i % 3)), 5, False, 1.5
        )
    pen.part(
        "!0 -34 !16 -22 !34 -12 !26 6 !30 24 !8 26 !-6 36 !-20 22 !-34 14 !-26 -4 !-28 -22 !-10 -22",
        coat,
        8,
        False,
        1.7,
    )
    pen.glow(0, 0, 34, "#ffffff", 0.9)
    pen.flat("!-14 -8 !-3 -3 !-6 3 !-14 0/!14 -8 !3 -3 !6 3 !14 0/!-8 12 !0 9 !8 12 !0 17", p.ink)
