"""Beasts on four legs, seen from the side, their heads to the left. The middle of the picture is the origin."""

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import BONE
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, ribbon, ring


def spikes(points: list[tuple[float, float]], high: float, lean: float = 4) -> str:
    return "/".join(f"!{x - 6} {y + 3} !{x + lean} {y - high} !{x + 7} {y + 3}" for x, y in points)


def teeth(x0: float, y0: float, x1: float, y1: float, n: int, size: float) -> str:
    """Teeth along an edge; a negative size points upwards."""
    found = []
    for i in range(n):
        ax, ay = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n
        bx, by = x0 + (x1 - x0) * (i + 0.8) / n, y0 + (y1 - y0) * (i + 0.8) / n
        found.append(f"!{ax:.1f} {ay:.1f} !{(ax + bx) / 2:.1f} {(ay + by) / 2 + size:.1f} !{bx:.1f} {by:.1f}")
    return "/".join(found)


def hellhound(pen: Pen, coat: str) -> None:
    """A great head with open jaws before heavy shoulders; fire on its back."""
    coat, p = coat or "#3a2a30", pen.palette
    pen.glow(-20, -20, 70, p.glow, 0.5)
    pen.part(
        "-24 -6 0 -26 30 -28 58 -26 86 -12 100 14 !112 82 !84 82 78 60 62 52 !52 82 !22 82 20 62 6 66 !0 82 !-32 82 -34 50 -34 18",
        coat,
        9,
        True,
        1.7,
    )
    pen.line("44 -20 42 10 58 48/-8 42 8 54 22 52", p.ink, 1.4, 0.6)
    pen.part(
        spikes([(-8, -20), (10, -26), (28, -28), (46, -27), (64, -22), (82, -12)], 26, 8),
        mix(p.glow, coat, 0.15),
        3,
        False,
        1.3,
    )
    pen.part(
        "10 -22 -2 -34 -22 -36 -40 -26 !-76 -15 -84 -8 !-79 0 -54 2 !-36 6 !-34 12 !-60 20 -64 27 -54 33 -28 31 0 24 14 8 16 -8",
        coat,
        7,
        True,
        1.7,
    )
    pen.flat("!-78 0 !-52 2 !-36 6 !-34 12 !-60 21 -62 14 -44 9", mix(p.glow, "#7d0f12", 0.4))
    pen.flat(teeth(-77, 0, -46, 3, 4, 9) + "/" + teeth(-60, 21, -40, 14, 3, -9), "#fff6dc")
    pen.part("!-14 -31 !-8 -62 !9 -24", coat, 4, False, 1.5)
    pen.part("!3 -28 !18 -55 !22 -15", darker(coat, 0.2), 4, False, 1.5)
    pen.glow(-34, -17, 16, p.glow, 0.9)
    pen.flat("!-43 -14 -36 -23 !-25 -19 -32 -13", "#ffe9a0")
    pen.flat(ring(-34, -17.6, 1.9), p.ink)
    pen.flat(ring(-79, -8, 3, 2.4), p.ink)
    pen.part("-8 24 6 26 18 14 !21 4 !28 9 24 24 10 36 -8 33", p.trim, 3, False, 1.3)
    pen.part("!2 31 !8 43 !12 28/!10 26 !18 37 !20 22/!18 20 !28 29 !27 15", BONE, 1.6, False, 1)


def _runner(pen: Pen, coat: str) -> None:
    """Body and legs of a running hound or wolf."""
    dark = darker(coat, 0.22)
    pen.part(ribbon([(34, 20), (44, 44), (34, 58), (40, 74)], (9, 6, 4.4, 4)), dark, 3, False, 1.5)
    pen.part(ribbon([(-22, 22), (-36, 44), (-28, 60), (-34, 74)], (8, 6, 4, 4)), dark, 3, False, 1.5)
    pen.part(ribbon([(52, 2), (76, -10), (90, -28), (104, -30)], (6, 8, 6, 1)), coat, 4, True, 1.5)
    pen.part("-44 -4 -26 -18 0 -16 28 -18 52 -10 62 6 60 22 44 30 20 24 -6 30 -34 32 -46 16", coat, 9, True, 1.7)
    pen.part(ribbon([(50, 14), (68, 40), (56, 56), (66, 74), (58, 75)], (13, 7, 4.6, 4, 2)), coat, 4, True, 1.6)
    pen.part(ribbon([(-34, 14), (-52, 40), (-42, 58), (-50, 74), (-58, 75)], (12, 7, 4.6, 4, 2)), coat, 4, True, 1.6)


def wolf(pen: Pen, coat: str) -> None:
    """A wolf at a lope, snarling."""
    coat = coat or "#6f6a66"
    pen = pen.at(6, 2, 0.98)
    _runner(pen, coat)
    pen.part(
        "!-26 -18 !-32 -30 !-20 -26 !-14 -36 !-8 -24 !2 -28 !2 -14 -10 10 !-20 34 !-28 26 !-36 38 !-42 24 !-52 28 -50 8",
        lighter(coat, 0.1),
        4,
        True,
        1.4,
    )
    pen.part(
        "-34 -28 -50 -36 -62 -30 !-86 -18 -90 -11 !-84 -7 -66 -5 !-84 2 -78 8 -60 10 -44 6 -32 -8", coat, 6, True, 1.6
    )
    pen.part("!-52 -34 !-50 -54 !-38 -32/!-42 -32 !-34 -52 !-28 -24", coat, 3, False, 1.4)
    pen.flat("!-84 -7 !-66 -5 !-83 2 !-74 -2", "#7d1a22")
    pen.flat(teeth(-84, -8, -68, -5, 3, 6) + "/" + teeth(-80, 2, -70, -1, 2, -5), "#fff6dc")
    pen.flat("!-66 -22 -60 -26 !-54 -22 -60 -20", pen.palette.glow)
    pen.flat(ring(-87, -14, 3, 2.4), pen.palette.ink)
    pen.line("-10 -6 -4 -2/8 -8 14 -4/24 -6 30 -2/6 8 12 12/26 10 32 14", darker(coat, 0.4), 1.3, 0.6)


def hound(pen: Pen, coat: str) -> None:
    """A gaunt hound that stands and howls: ribs, glowing eye."""
    coat, p = coat or "#3c463f", pen.palette
    pen = pen.at(8, 0)
    for x in (-30, 46):
        pen.part(
            ribbon([(x, 20), (x + 6, 44), (x - 2, 60), (x, 75)], (8, 5, 3.6, 4)), darker(coat, 0.25), 3, False, 1.4
        )
    pen.part(ribbon([(58, 0), (80, 10), (88, 32), (98, 40)], (4, 3.4, 2.6, 0.6)), coat, 2, False, 1.4)
    pen.part("-44 -4 -30 -18 0 -12 34 -16 58 -6 62 12 48 22 26 10 -2 22 -28 32 -44 18", coat, 8, True, 1.7)
    pen.line("-16 -8 -20 4 -16 18/-6 -8 -10 4 -6 18/4 -8 1 3 4 15/14 -8 11 1 13 11", lighter(coat, 0.35), 1.6, 0.8)
    pen.part(ribbon([(52, 6), (62, 36), (50, 56), (58, 75), (50, 76)], (12, 6, 4, 4, 2)), coat, 4, True, 1.5)
    pen.part(ribbon([(-34, 10), (-44, 40), (-38, 58), (-44, 75), (-52, 76)], (11, 6, 4, 4, 2)), coat, 4, True, 1.5)
    pen.part(ribbon([(-30, 2), (-44, -14), (-48, -32)], (15, 11, 9)), coat, 5, True, 1.6)
    pen.part(
        "-38 -38 -46 -48 -58 -48 !-76 -66 -82 -64 !-80 -56 !-66 -44 !-84 -48 -84 -42 -66 -30 -48 -26 -38 -30",
        coat,
        5,
        True,
        1.6,
    )
    pen.part("!-44 -46 !-30 -62 !-34 -40", coat, 3, False, 1.4)
    pen.flat("!-78 -57 !-66 -44 !-80 -47 !-72 -50", "#5a1020")
    pen.flat(teeth(-77, -56, -67, -46, 3, 4), "#fff6dc")
    pen.glow(-56, -42, 12, p.glow, 0.9)
    pen.flat(ring(-56, -42, 2.4), p.glow)
    pen.inked_line("-58 -12 -44 -4 -30 -14", p.trim, 3.4, 1)
    pen.part("!-50 -6 !-48 4 !-44 -4/!-40 -4 !-36 5 !-34 -6", BONE, 1, False, 0.9, 0.8)


def cat(pen: Pen, coat: str) -> None:
    """A panther, crouched to spring."""
    coat, p = coat or "#332a48", pen.palette
    pen = pen.at(4, 4)
    pen.part(ribbon([(60, 12), (86, 2), (92, -24), (78, -42), (84, -54)], (6, 5, 4, 3.6, 1.4)), coat, 3, True, 1.5)
    pen.part(ribbon([(26, 26), (36, 50), (24, 70), (12, 72)], (9, 7, 5, 3)), darker(coat, 0.25), 3, False, 1.4)
    pen.part(ribbon([(-26, 30), (-38, 54), (-50, 70), (-62, 71)], (9, 6, 5, 3)), darker(coat, 0.25), 3, False, 1.4)
    pen.part("-50 10 -36 -12 -10 -12 16 2 42 -16 64 -4 70 20 56 40 24 34 -6 40 -36 44 -52 30", coat, 9, True, 1.7)
    pen.part(ribbon([(54, 12), (70, 40), (54, 58), (62, 71), (48, 73)], (15, 10, 6, 5, 3)), coat, 5, True, 1.6)
    pen.part(ribbon([(-36, 18), (-46, 44), (-62, 60), (-74, 70), (-84, 71)], (13, 8, 6, 5, 3)), coat, 4, True, 1.6)
    pen.part("-34 -12 -42 -26 -56 -30 -72 -24 -84 -8 -84 2 -74 10 -58 14 -42 8 -32 -2", coat, 6, True, 1.7)
    pen.part("!-66 -25 !-66 -40 !-52 -28/!-48 -28 !-40 -40 !-36 -22", coat, 2.6, False, 1.4)
    pen.glow(-66, -10, 18, p.glow, 0.6)
    pen.flat("!-78 -9 -73 -14 !-68 -8 -73 -7/!-60 -9 -54 -14 !-48 -9 -55 -7", p.glow)
    pen.flat(joined(ring(-72, -10, 0.8, 2.6), ring(-55, -11, 0.8, 2.6)), p.ink)
    pen.flat("!-80 0 !-73 0 !-76 4", p.ink)
    pen.flat("!-80 6 !-78 12 !-76 7/!-70 8 !-68 14 !-66 8", "#fff6dc")
    pen.line("-70 4 -58 2 -46 4/-70 6 -58 8 -48 12", lighter(coat, 0.5), 0.8, 0.8)


def bear(pen: Pen, coat: str) -> None:
    """A bear on its hind legs, paws raised."""
    coat, p = coat or "#6b4630", pen.palette
    pen = pen.at(0, 8)
    pen.part(ribbon([(34, -6), (58, -16), (64, -40)], (15, 12, 11)), darker(coat, 0.15), 5, True, 1.6)
    pen.part("-36 -14 -24 -34 0 -40 24 -34 38 -12 48 20 46 54 !50 80 !-46 80 -44 50 -46 16", coat, 10, True, 1.8)
    pen.part("-22 4 0 -6 22 4 28 34 20 64 !16 80 !-16 80 -22 60 -28 32", lighter(coat, 0.16), 7, True, 0)
    pen.part(ribbon([(-34, -6), (-60, -12), (-70, -38)], (16, 12, 11)), coat, 5, True, 1.6)
    for x, y, s in ((-70, -42, 1), (64, -44, -1)):
        paw = pen.at(x, y, 1, 0, s < 0)
        paw.part("-13 2 -10 -9 0 -12 11 -8 12 4 4 11 -8 10", coat, 4, False, 1.5)
        paw.part("!-12 -7 !-16 -17 !-7 -10/!-5 -11 !-6 -21 !1 -12/!3 -11 !6 -20 !9 -9", BONE, 1.4, False, 1, 0.8)
    for x in (-19, 17):
        pen.part(ring(x, -61, 8), coat, 3, False, 1.5)
        pen.flat(ring(x, -60, 4), darker(coat, 0.4))
    pen.part("-24 -44 -20 -60 0 -68 18 -60 23 -44 18 -28 0 -20 -18 -28", coat, 7, True, 1.7)
    pen.part("-15 -32 -10 -42 0 -44 9 -42 14 -32 8 -20 -8 -20", lighter(coat, 0.3), 4, False, 1.1)
    pen.flat("-5 -42 0 -44 5 -42 0 -36", p.ink)
    pen.flat("-8 -31 0 -34 8 -31 5 -22 -5 -22", "#6a141c")
    pen.flat("!-7 -31 !-5 -25 !-3 -32/!3 -32 !5 -25 !7 -31/!-4 -22 !-2 -26 !0 -22", "#fff6dc")
    pen.flat(joined(ring(-10, -47, 2.6), ring(9, -47, 2.6)), p.ink)
    pen.line("-15 -53 -8 -51/14 -53 7 -51", darker(coat, 0.6), 2.4)


def boar(pen: Pen, coat: str) -> None:
    coat, p = coat or "#5a4238", pen.palette
    pen = pen.at(0, 4)
    for x in (-34, 46):
        pen.part(f"!{x - 8} 36 !{x + 9} 36 !{x + 5} 70 !{x - 5} 70", darker(coat, 0.25), 4, False, 1.5)
    pen.part("-60 4 -44 -22 -10 -36 30 -32 62 -16 74 12 66 38 40 48 0 46 -36 48 -58 32", coat, 10, True, 1.8)
    pen.part(
        spikes([(-36, -26), (-20, -33), (-4, -36), (12, -36), (28, -32), (44, -26)], 18, 6),
        darker(coat, 0.5),
        3,
        False,
        1.3,
    )
    for x in (-22, 58):
        pen.part(f"!{x - 9} 36 !{x + 11} 34 !{x + 6} 71 !{x - 6} 71", coat, 4, True, 1.5)
    pen.part("-40 -16 -60 -8 !-84 12 -90 22 -84 32 -64 34 -46 38 -32 26 -28 0", coat, 7, True, 1.7)
    pen.part("!-50 -12 !-50 -34 !-34 -14", coat, 3, False, 1.4)
    pen.part("!-72 33 -84 26 !-84 4 -76 18 !-64 28/!-60 34 -70 26 !-68 8 -62 20 !-52 28", "#f2e7c6", 2.4, False, 1.2)
    pen.flat(joined(ring(-87, 20, 1.8), ring(-86, 26, 1.8)), p.ink)
    pen.eye(-60, 4, 3, p.glow, p.ink)


def ram(pen: Pen, coat: str) -> None:
    """A horned ram, head down to charge."""
    coat, p = coat or "#8f9290", pen.palette
    pen = pen.at(4, 4)
    for x in (-22, 44):
        pen.part(f"!{x - 7} 30 !{x + 8} 30 !{x + 5} 70 !{x - 5} 70", darker(coat, 0.3), 4, False, 1.5)
    pen.part(
        "-52 0 -44 -22 -24 -34 0 -30 24 -36 48 -28 64 -12 68 10 58 30 34 38 10 34 -16 40 -40 34", coat, 9, True, 1.8
    )
    pen.line(
        "/".join(
            f"{x} {y} {x + 8} {y - 5} {x + 13} {y + 2}"
            for x, y in (
                (-20, -14),
                (4, -16),
                (28, -18),
                (46, -6),
                (-8, 4),
                (16, 4),
                (38, 12),
                (-24, 20),
                (2, 22),
                (24, 24),
            )
        ),
        darker(coat, 0.42),
        1.4,
        0.8,
    )
    for x in (-36, 56):
        pen.part(f"!{x - 8} 28 !{x + 9} 26 !{x + 5} 71 !{x - 5} 71", coat, 4, True, 1.5)
    pen.part("-36 -22 -54 -18 -70 0 -84 18 -82 28 -70 32 -52 26 -36 10", lighter(coat, 0.08), 6, True, 1.7)
    pen.part(
        "-54 -18 -44 -38 -20 -42 -6 -26 -10 -6 -28 2 !-40 -6 -28 -8 -18 -14 -20 -26 -32 -30 -42 -22 !-46 -10",
        "#a3946e",
        5,
        True,
        1.6,
    )
    pen.line(
        "-42 -37 -38 -27/-26 -42 -26 -31/-10 -34 -18 -26/-8 -16 -18 -18/-20 -2 -24 -10",
        darker("#a3946e", 0.45),
        1.3,
        0.9,
    )
    pen.eye(-60, -2, 3, p.glow, p.ink)
    pen.flat(ring(-80, 22, 2), p.ink)


def unicorn(pen: Pen, coat: str) -> None:
    """A foal with a horn, stepping lightly."""
    coat, p = coat or "#f1ecf4", pen.palette
    mane = mix(p.glow, "#c89ad8", 0.6)
    pen = pen.at(4, 6)
    for x, dx in ((-22, -10), (34, 8)):
        pen.part(ribbon([(x, 18), (x + dx, 42), (x + dx * 0.4, 68)], (6, 4, 3.4)), darker(coat, 0.14), 2, False, 1.4)
    pen.part(ribbon([(50, -4), (70, 0), (78, 24), (72, 46)], (4, 8, 8, 1)), mane, 4, True, 1.4)
    pen.part("-40 -6 -24 -16 8 -12 36 -18 54 -6 56 14 40 26 8 22 -20 28 -38 18", coat, 8, True, 1.6)
    pen.part(ribbon([(44, 10), (56, 36), (46, 52), (50, 70)], (11, 6, 4, 4)), coat, 3, True, 1.5)
    pen.part(ribbon([(-30, 12), (-42, 34), (-58, 40), (-54, 58)], (9, 5, 4, 4)), coat, 3, True, 1.5)
    pen.part(ribbon([(-28, 4), (-40, -20), (-42, -40)], (15, 11, 9)), coat, 5, True, 1.5)
    pen.part("-30 -46 -44 -56 -56 -50 !-74 -34 -76 -26 -68 -22 -54 -26 -42 -28 -32 -34", coat, 5, True, 1.6)
    pen.part("!-58 -52 !-78 -86 !-50 -56", "#ffe9a8", 3, False, 1.3)
    pen.line("-72 -75 -66 -74/-67 -67 -60 -67/-62 -60 -55 -60", "#b98a2e", 1.2)
    pen.part("!-40 -54 !-32 -70 !-32 -48", coat, 2, False, 1.3)
    pen.part(
        "!-46 -58 -32 -58 -22 -44 !-14 -34 -20 -26 !-8 -12 -18 -8 !-12 6 -24 -8 -32 -28 -36 -46", mane, 4, True, 1.4
    )
    pen.flat(ring(-54, -42, 3, 3.4), p.ink)
    pen.flat(ring(-55, -43.4, 1.1), "#ffffff")
    pen.line("-73 -25 -68 -26", p.ink, 1.2)


def horse(pen: Pen, coat: str) -> None:
    coat, p = coat or "#9a6a40", pen.palette
    dark = darker(coat, 0.5)
    pen = pen.at(2, 6)
    for x, dx in ((-24, -14), (38, 12)):
        pen.part(ribbon([(x, 20), (x + dx, 44), (x + dx * 0.2, 70)], (8, 5, 4)), darker(coat, 0.2), 3, False, 1.5)
    pen.part(ribbon([(58, -8), (80, 0), (86, 30), (78, 50)], (5, 9, 8, 1)), dark, 4, True, 1.4)
    pen.part("-46 -8 -28 -20 8 -14 38 -22 60 -10 64 14 48 28 10 24 -20 32 -44 22", coat, 9, True, 1.7)
    pen.part(ribbon([(50, 10), (64, 38), (52, 54), (58, 72)], (13, 7, 5, 5)), coat, 4, True, 1.6)
    pen.part(ribbon([(-34, 14), (-54, 34), (-70, 34), (-68, 54)], (11, 6, 5, 5)), coat, 4, True, 1.6)
    pen.part(ribbon([(-32, 4), (-50, -22), (-54, -44)], (18, 13, 10)), coat, 6, True, 1.6)
    pen.part("-42 -52 -56 -62 -68 -56 !-90 -34 -92 -24 -82 -20 -66 -26 -52 -30 -42 -38", coat, 6, True, 1.7)
    pen.part("!-54 -60 !-48 -76 !-44 -54", coat, 2, False, 1.4)
    pen.part(
        "!-58 -64 -42 -64 -30 -48 !-20 -36 -28 -26 !-16 -10 -26 -6 !-22 8 -34 -8 -42 -30 -46 -50", dark, 4, True, 1.4
    )
    pen.part("!-8 -18 12 -16 !28 -18 30 8 !10 14 -8 8", p.cloth, 5, True, 1.4)
    pen.line("-8 6 10 12 30 6", p.trim, 2.4)
    pen.flat(ring(-66, -46, 3), p.ink)
    pen.flat(ring(-87, -27, 1.8), p.ink)
    pen.inked_line("-80 -24 -60 -22 -34 -16 -6 -12/-58 -58 -66 -38 -74 -22", p.trim, 2, 0.8)


def behemoth(pen: Pen, coat: str) -> None:
    """A great horned beast of plates."""
    coat, p = coat or "#7d6a5a", pen.palette
    pen = pen.at(2, 0, 1.04)
    for x in (-30, 50):
        pen.part(f"!{x - 12} 30 !{x + 13} 30 !{x + 10} 72 !{x - 10} 72", darker(coat, 0.3), 5, False, 1.6)
    pen.part("-56 10 -48 -24 -20 -48 20 -52 56 -38 80 -6 82 28 58 44 14 42 -26 46 -52 34", coat, 11, True, 1.9)
    pen.line("-24 -44 -30 -14 -22 20/4 -51 -2 -18 6 16/32 -49 28 -18 38 18/58 -36 58 -10 66 18", p.ink, 1.3, 0.5)
    pen.part(spikes([(-26, -42), (-8, -50), (12, -52), (32, -49), (50, -42), (66, -26)], 15, 5), BONE, 3, False, 1.3)
    for x in (-40, 64):
        pen.part(f"!{x - 14} 28 !{x + 15} 26 !{x + 11} 74 !{x - 11} 74", coat, 6, True, 1.7)
        pen.flat(joined(*(closed(f"!{x + d - 3} 74 {x + d} 67 !{x + d + 3} 74") for d in (-7, 0, 7))), BONE)
    pen.part("-38 -34 -58 -30 -76 -10 -94 8 -98 22 -90 32 -70 34 -48 34 -36 16", coat, 8, True, 1.8)
    pen.part("!-94 8 -100 -16 !-92 -40 -84 -16 !-78 -4", BONE, 4, False, 1.5)
    pen.part("!-78 -8 -82 -24 !-74 -36 -70 -22 !-66 -16", BONE, 3, False, 1.4)
    pen.part("!-46 -32 !-46 -50 -32 -42 !-30 -28", coat, 3, False, 1.4)
    pen.glow(-64, -6, 10, p.glow, 0.9)
    pen.eye(-64, -6, 3.4, p.glow, p.ink)
    pen.line("-92 24 -78 22 -66 26", p.ink, 1.5)
    pen.flat(ring(-94, 16, 2), p.ink)


def tusker(pen: Pen, coat: str) -> None:
    """A shaggy mammoth with a howdah's blanket."""
    coat, p = coat or "#6f5440", pen.palette
    for x in (-28, 48):
        pen.part(f"!{x - 13} 26 !{x + 14} 26 !{x + 12} 76 !{x - 12} 76", darker(coat, 0.3), 5, False, 1.6)
    pen.part("-50 20 -46 -20 -24 -48 10 -50 30 -40 56 -42 80 -14 82 30 60 48 10 44 -30 50", coat, 11, True, 1.9)
    for x in (-40, 64):
        pen.part(f"!{x - 15} 24 !{x + 16} 24 !{x + 13} 78 !{x - 13} 78", coat, 6, True, 1.7)
    pen.part(
        "-26 -46 -44 -58 -64 -50 -74 -30 -74 -8 -84 20 -98 40 -104 34 !-108 46 -92 54 -74 36 -64 14 -44 12 -28 -4",
        coat,
        8,
        True,
        1.8,
    )
    pen.part("!-66 6 -84 26 -104 18 !-112 -10 -100 6 -84 8 !-62 -8", "#f4ead0", 4, False, 1.5)
    pen.part("-34 -40 -18 -30 -14 -6 -26 8 -40 -10", darker(coat, 0.1), 4, True, 1.5)
    pen.eye(-58, -30, 2.8, "#fff4da", p.ink)
    pen.part("!2 -50 30 -42 !52 -44 56 0 !30 12 4 4", p.cloth, 6, True, 1.4)
    pen.line("4 0 30 8 56 -3", p.trim, 2.6)


def tortoise(pen: Pen, coat: str) -> None:
    """A tortoise that carries a tower."""
    coat, p = coat or "#7a8a52", pen.palette
    pen = pen.at(4, 6)
    pen.part(
        "!-16 -66 !-16 -74 !-9 -74 !-9 -69 !-3 -69 !-3 -74 !5 -74 !5 -69 !11 -69 !11 -74 !18 -74 !18 -66 !14 -62 !14 -36 !-12 -36 !-12 -62",
        "#a8a290",
        5,
        True,
        1.5,
    )
    pen.flat("!-3 -56 1 -61 !5 -56 !5 -48 !-3 -48", p.ink)
    for x in (-40, 44):
        pen.part(f"!{x - 13} 34 !{x + 13} 34 !{x + 11} 66 !{x - 11} 66", coat, 5, True, 1.6)
    pen.part("-64 30 -84 22 -96 4 -94 -12 -82 -20 -68 -14 -60 2 -46 18", coat, 6, True, 1.7)
    pen.part(
        "!-68 36 -62 4 -38 -26 0 -38 40 -28 66 2 !74 36 0 46", darker(mix(coat, "#7a6a48", 0.5), 0.1), 11, True, 1.9
    )
    pen.part(
        "!0 -28 !24 -18 !20 8 !-16 8 !-22 -16/!34 -14 !56 8 !52 28 !28 22 !30 4/!-32 -12 !-26 6 !-30 24 !-56 28 !-52 8",
        lighter(coat, 0.12),
        5,
        True,
        1,
    )
    pen.part("!-72 34 0 42 !78 34 !74 46 0 54 !-68 46", mix(coat, "#c9a95a", 0.4), 4, False, 1.5)
    pen.eye(-82, -8, 3.2, "#fff4da", p.ink)
    pen.line("-94 2 -84 4", p.ink, 1.4)
    pen.part("!16 -72 !16 -92 30 -88 !32 -80 22 -78", p.cloth, 3, False, 1.2)
