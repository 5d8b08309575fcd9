"""Made things that walk: golems of stone, furnace giants, crystals come alive."""

import math

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import IRON
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import poly, ribbon, ring


def boulder(pen: Pen, x: float, y: float, wide: float, high: float, colour: str, n: int = 9) -> None:
    seed = pen.seed
    start = seed.real(0, 1)
    points = []
    for i in range(n):
        angle, far = start + math.tau * i / n, 1 + seed.real(-0.13, 0.13)
        points.append((x + wide * far * math.cos(angle), y + high * far * math.sin(angle)))
    pen.part(poly(*points), mix(colour, pen.palette.near, seed.real(0, 0.2)), 8, True, 1.7)
    pen.line(
        f"{x - wide * 0.3:.0f} {y - high * 0.3:.0f} !{x:.0f} {y + high * 0.1:.0f} !{x - wide * 0.15:.0f} {y + high * 0.5:.0f}/{x:.0f} {y + high * 0.1:.0f} {x + wide * 0.4:.0f} {y - high * 0.05:.0f}",
        pen.palette.ink,
        1.1,
        0.5,
    )


def _eyes(pen: Pen, x: float, y: float) -> None:
    p = pen.palette
    pen.glow(x, y, 24, p.glow, 0.8)
    pen.flat(
        f"!{x - 13} {y - 3} !{x - 3} {y} !{x - 5} {y + 5} !{x - 12} {y + 4}/!{x + 13} {y - 3} !{x + 3} {y} !{x + 5} {y + 5} !{x + 12} {y + 4}",
        p.glow,
    )


def golem(pen: Pen, coat: str) -> None:
    """A heap of boulders in the shape of a man, moss on its shoulders."""
    rock, p = coat or "#7d7f72", pen.palette
    for x, y, w, h in (
        (58, 10, 20, 22),
        (70, 44, 17, 20),
        (66, 72, 21, 18),
        (0, 52, 38, 32),
        (0, 8, 50, 31),
        (-58, 6, 22, 24),
        (-72, 40, 18, 21),
        (-66, 68, 23, 20),
        (4, -34, 19, 19),
    ):
        boulder(pen, x, y, w, h, rock, 10 if w > 30 else 8)
    _eyes(pen, 4, -35)
    pen.line("-6 2 !0 12 !-8 20/0 12 12 16/-20 42 -10 52/18 44 12 56", p.glow, 2.2, 0.9)
    for x, y in ((-30, -19), (26, -21), (-64, -15)):
        pen.part(
            f"{x - 13} {y + 6} {x - 8} {y - 3} {x} {y - 6} {x + 10} {y - 3} {x + 14} {y + 6} {x} {y + 10}",
            "#6f8a3a",
            3,
            False,
            1,
        )


def colossus(pen: Pen, coat: str) -> None:
    """A walking cliff with a carved face, towering over trees."""
    rock, p = coat or "#5f6068", pen.palette
    for side in (-1, 1):
        pen.part(
            f"!{side * 34} -34 !{side * 62} -40 !{side * 78} -18 !{side * 84} 30 !{side * 76} 62 !{side * 54} 64 !{side * 52} 20 !{side * 36} -4",
            rock,
            8,
            True,
            1.8,
        )
        pen.part(
            f"!{side * 40} -36 !{side * 50} -58 !{side * 70} -44 !{side * 80} -22 !{side * 60} -26",
            lighter(rock, 0.12),
            5,
            True,
            1.6,
        )
    pen.part("!-40 -30 !-16 -40 !20 -40 !42 -28 !40 20 !30 50 !36 86 !-36 86 !-30 50 !-42 18", rock, 11, True, 1.9)
    pen.part("!-22 -40 !-24 -58 !-10 -71 !12 -71 !24 -58 !22 -38 !8 -22 !-8 -22", lighter(rock, 0.08), 7, True, 1.8)
    _eyes(pen, 0, -54)
    pen.flat("!-9 -34 !9 -34 !7 -29 !-7 -29", p.ink)
    pen.line("0 -50 !-3 -40 !3 -40/-16 -62 -8 -66/14 -65 18 -58", p.ink, 1.5, 0.7)
    pen.line("-30 -10 !-10 0 !10 -8 !30 0/-30 20 !-8 28 !12 20 !30 30/-70 0 -60 20/70 0 62 24", p.ink, 1.5, 0.55)
    pen.line("-8 4 !0 16 !-8 26/0 16 12 20", p.glow, 2.4, 0.9)


def furnace(pen: Pen, coat: str) -> None:
    """A giant with a furnace for a belly."""
    metal, p = coat or "#5a4a4c", pen.palette
    pen.glow(0, 20, 90, p.glow, 0.7)
    pen.part("!-34 -50 !-30 -84 !-16 -84 !-14 -44/!34 -50 !30 -84 !16 -84 !14 -44", darker(metal, 0.2), 4, True, 1.6)
    pen.flat(ring(-24, -92, 9, 7), "#3a2a2a", 0.8)
    pen.flat(ring(26, -96, 11, 8), "#3a2a2a", 0.8)
    for side in (-1, 1):
        pen.part(ribbon([(side * 46, -18), (side * 72, 10), (side * 66, 48)], (17, 14, 13)), metal, 6, True, 1.8)
        pen.part(
            f"{side * 52} 46 {side * 66} 40 {side * 80} 48 {side * 78} 62 {side * 62} 66 {side * 50} 58",
            darker(metal, 0.15),
            4,
            True,
            1.6,
        )
        pen.part(
            f"!{side * 34} -30 {side * 48} -44 {side * 66} -36 !{side * 66} -8 {side * 48} -16",
            lighter(metal, 0.15),
            5,
            True,
            1.6,
        )
    pen.part("-50 -16 -34 -38 0 -44 34 -38 50 -16 52 30 46 60 !50 86 !-50 86 -46 60 -52 28", metal, 11, True, 1.9)
    pen.part("!-26 44 !-26 14 0 -4 !26 14 !26 44", "#ff9a3a", 5, False, 1.6)
    pen.flat("!-18 44 -14 26 !-8 16 -2 28 !4 12 10 26 !18 20 !18 44", "#fff1a6")
    pen.line("-13 44 -13 12/0 44 0 2/13 44 13 12", p.ink, 2.6)
    pen.part("-18 -42 -16 -60 0 -66 16 -60 18 -42 0 -34", lighter(metal, 0.1), 5, True, 1.7)
    _eyes(pen, 0, -50)
    pen.flat("!-9 -42 !9 -42 !9 -39 !-9 -39", p.glow)
    for x, y in ((-40, -10), (40, -10), (-40, 54), (40, 54), (-32, 70), (32, 70)):
        pen.part(ring(x, y, 3), IRON, 1.4, False, 1, 1)


def crystal_golem(pen: Pen, coat: str) -> None:
    """A knight of facets."""
    glass, p = coat or "#8a7af0", pen.palette
    pen.glow(0, 0, 90, p.glow, 0.5)
    shards = (
        "!54 -30 !76 -48 !82 -8 !66 4/!60 4 !84 -4 !88 40 !64 52", "!-54 -30 !-76 -48 !-82 -8 !-66 4/!-60 4 !-84 -4 !-88 40 !-64 52",
        "!-46 -22 !0 -40 !46 -22 !52 16 !30 44 !-30 44 !-52 16", "!-30 44 !-4 44 !-8 86 !-40 86/!30 44 !4 44 !8 86 !40 86",
        "!-44 -26 !-66 -60 !-30 -38/!44 -26 !66 -60 !30 -38", "!0 -84 !18 -64 !14 -38 !0 -28 !-14 -38 !-18 -64",
    )  # fmt: skip
    for i, shard in enumerate(shards):
        pen.part(shard, lighter(glass, 0.05 * i), 7, False, 1.7)
    pen.line(
        "-46 -22 !-8 2 !0 -40/-8 2 !46 -22/-8 2 !-30 44/-8 2 !30 44/-8 2 !-52 16/-8 2 !52 16/0 -84 !-3 -56 !-18 -64/-3 -56 !18 -64/-3 -56 !0 -28",
        mix(glass, "#ffffff", 0.6),
        1.2,
        0.8,
    )
    pen.flat("!-46 -22 !-8 2 !-52 16/!0 -84 !-3 -56 !-18 -64", "#ffffff", 0.35)
    _eyes(pen, 0, -55)


def crystal_cat(pen: Pen, coat: str) -> None:
    """A stalking cat of prisms."""
    glass, p = coat or "#9a8af8", pen.palette
    pen = pen.at(4, 6)
    pen.glow(-40, -10, 60, p.glow, 0.5)
    for i, shard in enumerate((
        "!52 -2 !78 -30 !96 -62 !84 -22 !62 12", "!26 24 !40 26 !36 70 !24 70", "!-34 26 !-20 26 !-26 70 !-38 70",
        "!-46 -8 !-10 -22 !26 -12 !56 -14 !66 14 !44 34 !0 26 !-38 34", "!44 14 !64 14 !66 46 !56 72 !42 72 !48 44",
        "!-48 8 !-28 16 !-34 46 !-44 72 !-58 72 !-50 40", "!-40 -34 !-62 -40 !-84 -16 !-80 0 !-60 8 !-38 -6", "!-56 -38 !-58 -58 !-44 -36/!-44 -36 !-32 -52 !-34 -26",
    )):  # fmt: skip
        pen.part(shard, lighter(glass, 0.05 * (i % 4)), 6, False, 1.6)
    pen.line(
        "-46 -8 !-6 4 !26 -12/-6 4 !0 26/26 -12 !36 12 !56 -14/36 12 !44 34/-40 -34 !-60 -16 !-84 -16/-60 -16 !-60 8",
        mix(glass, "#ffffff", 0.6),
        1.1,
        0.8,
    )
    pen.glow(-66, -16, 16, p.glow, 0.9)
    pen.flat("!-74 -16 !-66 -21 !-60 -15 !-67 -12", "#ffffff")


def crystal_spider(pen: Pen, coat: str) -> None:
    """A shardling: a gem on thin legs."""
    glass, p = coat or "#8a7af0", pen.palette
    pen.glow(0, 4, 74, p.glow, 0.6)
    for side in (-1, 1):
        for kx, ky, fx, fy in ((36, -40, 56, 56), (50, -22, 80, 44), (54, -2, 92, 20)):
            pen.part(
                f"!{side * 14} 2 !{side * kx} {ky - 5} !{side * fx} {fy} !{side * (kx - 4)} {ky + 6} !{side * 14} 12",
                darker(glass, 0.15),
                3,
                False,
                1.4,
            )
    pen.part("!0 -44 !28 -16 !22 22 !0 44 !-22 22 !-28 -16", glass, 8, False, 1.8)
    pen.line("0 -44 !-6 -6 !0 44/-28 -16 !-6 -6 !28 -16/-22 22 !-6 -6 !22 22", mix(glass, "#ffffff", 0.6), 1.2, 0.9)
    pen.flat("!0 -44 !-6 -6 !-28 -16", "#ffffff", 0.4)
    for x, y, r in ((-9, 16, 4), (9, 16, 4), (-3, 26, 2.6), (6, 27, 2.6)):
        pen.eye(x, y, r, p.glow, p.ink)


def heart(pen: Pen, coat: str) -> None:
    """The heart of the Shard: a great crystal, floating, its pieces around it."""
    glass, p = coat or "#a88cff", pen.palette
    pen.glow(0, -4, 100, p.glow, 0.9)
    for i in range(8):
        a = math.tau * i / 8 + 0.3
        x, y = 72 * math.cos(a), -4 + 46 * math.sin(a)
        pen.at(x, y, 0.5 + 0.2 * (i % 3), i * 40).part("!0 -20 !8 -4 !0 20 !-8 -4", lighter(glass, 0.1), 4, False, 1.4)
    pen.part("!0 -70 !34 -28 !26 24 !0 64 !-26 24 !-34 -28", glass, 10, False, 1.9)
    pen.line("0 -70 !-8 -18 !0 64/-34 -28 !-8 -18 !34 -28/-26 24 !-8 -18 !26 24", "#ffffff", 1.3, 0.8)
    pen.flat("!0 -70 !-8 -18 !-34 -28", "#ffffff", 0.45)
    pen.glow(0, 6, 30, "#ffffff", 0.9)
    pen.line("-14 30 -4 4 8 -8 18 -32/8 -8 14 12", p.glow, 2, 0.9)
