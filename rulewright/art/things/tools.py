"""Tools, papers, games, food, machines; about the origin, some 110 high."""

import math

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import BONE, GOLD, IRON, LEATHER, PAPER, STEEL, WOOD
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, ribbon, ring, star
from rulewright.art.spells.wards import ring_line

IVORY = "#e8dcc0"


def _piece_foot(pen: Pen) -> None:
    pen.part("!-34 44 0 38 !34 44 !38 60 0 64 !-38 60", IVORY, 5, False, 1.6)


def rook(pen: Pen) -> None:
    pen.part(
        "!-28 -58 !-28 -34 !-18 -26 !-20 42 !20 42 !18 -26 !28 -34 !28 -58 !16 -58 !16 -48 !7 -48 !7 -58 !-7 -58 !-7 -48 !-16 -48 !-16 -58",
        IVORY,
        9,
        True,
        1.7,
    )
    _piece_foot(pen)
    _moves(pen, "-96 30 -52 30/52 30 96 30")


def knight(pen: Pen) -> None:
    pen.part(
        "!-6 -62 2 -52 22 -44 30 -14 !26 42 !-22 42 -20 22 !-2 2 !-6 -6 -18 2 !-32 10 -40 2 !-36 -14 -22 -34 !-14 -48",
        IVORY,
        9,
        True,
        1.7,
    )
    pen.flat(ring(-12, -24, 3.4), pen.palette.ink)
    pen.line("4 -44 16 -24 18 4", darker(IVORY, 0.4), 2)
    _piece_foot(pen)
    _moves(pen, "-96 30 !-96 -30 !-60 -30")


def bishop(pen: Pen) -> None:
    """The old shape of the piece: a drop with a cut."""
    pen.part("!0 -64 16 -44 22 -22 12 -4 !14 42 !-14 42 -12 -4 -22 -22 -16 -44", IVORY, 9, True, 1.7)
    pen.line("2 -46 14 -22", pen.palette.ink, 4)
    pen.part(ring(0, -66, 5), IVORY, 2, False, 1.4)
    _piece_foot(pen)
    _moves(pen, "-92 -40 -52 8/92 -40 52 8")


def queen(pen: Pen) -> None:
    pen.part(
        "!-34 -50 !-18 -20 !-16 -58 !-4 -22 !0 -64 !4 -22 !16 -58 !18 -20 !34 -50 !22 2 !16 42 !-16 42 !-22 2",
        IVORY,
        9,
        True,
        1.7,
    )
    pen.part(
        joined(*(ring(x, y, 4.4) for x, y in ((-34, -53), (-16, -61), (0, -67), (16, -61), (34, -53)))),
        GOLD,
        2,
        False,
        1.3,
    )
    _piece_foot(pen)
    _moves(pen, "-92 -40 -56 4/92 -40 56 4/-96 34 -52 34/52 34 96 34")


def _moves(pen: Pen, lines: str) -> None:
    pen.line(lines, pen.palette.ink, 6)
    pen.line(lines, pen.palette.glow, 3.4)


def scroll(pen: Pen, mark: str = "") -> None:
    pen.part("!-38 -44 0 -46 !38 -44 !38 40 0 42 !-38 40", PAPER, 9, False, 1.6)
    pen.part(
        "-46 -50 0 -55 46 -50 46 -38 0 -42 -46 -38/-46 38 0 35 46 38 46 50 0 52 -46 50",
        darker(PAPER, 0.14),
        4,
        False,
        1.5,
    )
    pen.line(
        "/".join(f"-28 {y} {x} {y}" for y, x in ((-28, 24), (-16, 18), (-4, 26), (8, 12))), pen.palette.ink, 2, 0.7
    )
    if mark:
        pen.part(ring(22, 30, 10), mark, 3, False, 1.3)


def papyrus(pen: Pen) -> None:
    pen.part("!-44 -48 -10 -44 !40 -50 !44 44 10 48 !-40 42", "#e0c88a", 9, True, 1.6)
    pen.line(
        "-28 -30 !-20 -18 !-12 -30 !-28 -30/2 -30 14 -30 14 -18/26 -30 26 -18/-28 -4 -18 0 -10 -6/0 -2 12 -2/22 -6 28 2 22 8/-28 20 !-16 20 !-16 32/-4 18 6 30/20 20 30 20 25 32",
        "#5a3a1c",
        2.6,
    )


def war_map(pen: Pen) -> None:
    pen.part("!-54 -36 !-18 -46 !18 -34 !54 -46 !54 36 !18 46 !-18 34 !-54 46", PAPER, 8, False, 1.6)
    pen.line("-18 -46 -18 34/18 -34 18 46", pen.palette.ink, 1.2, 0.5)
    pen.line("-44 26 -28 8 -8 14 8 -8 30 -10", "#b5301c", 2.6)
    pen.line("32 -18 44 -6/44 -18 32 -6", "#b5301c", 3.4)
    pen.flat("!-44 -8 !-36 -24 !-28 -8/!-34 -8 !-27 -20 !-20 -8", "#6a8a5a")
    pen.line("-8 -24 0 -28 8 -24 14 -28", "#3a7a9a", 2.4)


def route_map(pen: Pen) -> None:
    """A half-drawn map, a compass on it."""
    pen.part("!-56 -42 0 -38 !56 -44 !52 44 0 40 !-52 44", PAPER, 8, False, 1.6)
    pen.line("-40 -20 -20 -26 -8 -12 -20 2 -36 0 -40 -20/10 20 26 10 42 18 36 32 18 32 10 20", "#3a7a5a", 2.4)
    pen.part(star(14, -12, 8, 22, 7), GOLD, 3, False, 1.3)
    pen.part(ring(14, -12, 6), "#b5301c", 2, False, 1)


def stratagem(pen: Pen) -> None:
    """A board with small tokens and arrows."""
    pen.part("!-58 -28 !58 -28 !66 40 !-66 40", "#b98f5c", 8, True, 1.7)
    for x, y, c in (
        (-36, -8, "#2f5fa6"),
        (-14, -10, "#2f5fa6"),
        (-42, 16, "#2f5fa6"),
        (26, -10, "#b5301c"),
        (44, 12, "#b5301c"),
        (16, 20, "#b5301c"),
    ):
        pen.part(
            closed(f"!{x - 7} {y + 10} {x - 4} {y - 2} {x} {y - 14} {x + 4} {y - 2} !{x + 7} {y + 10}"),
            c,
            3,
            False,
            1.3,
        )
    pen.line("-26 20 -8 28 10 6/4 6 !12 4 !10 12", "#fff0c0", 3)


def apple(pen: Pen) -> None:
    pen.part("0 -28 -22 -38 -44 -20 -42 18 -20 50 0 44 20 50 42 18 44 -20 22 -38", "#c8302a", 11, True, 1.8)
    pen.part("!0 -28 -2 -44 !6 -60 !11 -56 5 -42 !4 -28", WOOD, 2, False, 1.3)
    pen.part("!6 -46 22 -62 !44 -58 34 -42 !12 -40", "#5f9a3c", 4, True, 1.4)
    pen.line("-32 -14 -34 4 -26 22", "#ffd0c0", 4, 0.9)


def raft(pen: Pen) -> None:
    pen.part("!-4 -66 !4 -66 !4 20 !-4 20", WOOD, 3, False, 1.4)
    pen.part("!6 -62 34 -40 !44 -6 !6 -2", "#f0e3c8", 7, True, 1.5)
    for i in range(4):
        y = 16 + i * 9
        pen.part(
            closed(f"!-62 {y} -66 {y + 5} !-62 {y + 10} !62 {y + 10} 66 {y + 5} !62 {y}"),
            darker("#a8784a", 0.05 * i),
            4,
            True,
            1.4,
        )
    pen.line("-36 14 -36 54/36 14 36 54", "#e0cfa0", 4)
    pen.line("-76 58 -60 52 -44 58 -28 52 -12 58 4 52 20 58 36 52 52 58 70 52", "#e0f4ff", 3, 0.8)


def climbing(pen: Pen) -> None:
    pick = pen.at(24, 10, 1.25, 30)
    pick.part("!-3 -50 !3 -50 !4 44 !-4 44", WOOD, 3, False, 1.4)
    pick.part("!-36 -40 -14 -56 10 -58 !32 -46 8 -46 -14 -44", STEEL, 5, True, 1.5)
    for r in (34, 26, 18):
        pen.line(ring_line(-26, 16, r, r * 0.9), pen.palette.ink, 8)
        pen.line(ring_line(-26, 16, r, r * 0.9), "#d8b87a", 5)


def hook(pen: Pen) -> None:
    pen.line("-70 58 -30 40 -40 10 -10 -4 4 -20", pen.palette.ink, 7)
    pen.line("-70 58 -30 40 -40 10 -10 -4 4 -20", "#d8b87a", 4)
    g = pen.at(16, -30, 1.2, 42)
    for a in (-50, 0, 50):
        g.at(0, 0, 1, a).part("!-4 10 -4 -18 -18 -28 !-24 -14 -26 -34 -8 -42 6 -26 !4 10", IRON, 4, True, 1.4)


def grapple(pen: Pen) -> None:
    """A line shot over a chasm."""
    pen.part(
        "!-100 70 !-100 -20 !-64 -28 !-58 70/!100 70 !100 -50 !62 -58 !58 70",
        mix(pen.palette.far, pen.palette.near, 0.4),
        7,
        True,
        1.5,
    )
    pen.line("-70 -26 -20 -36 30 -52 66 -62", pen.palette.ink, 5)
    pen.line("-70 -26 -20 -36 30 -52 66 -62", "#e8d8a0", 2.6)
    pen.part("!60 -66 !80 -74 !74 -58 !86 -48 !62 -54", STEEL, 3, False, 1.4)
    pen.part(ribbon([(-6, -30), (-10, -14), (-4, 4)], (5, 6, 4)), pen.palette.cloth, 3, True, 1.3)
    pen.part(ring(-4, -36, 6), "#c98d63", 2, False, 1.3)


def wagon(pen: Pen) -> None:
    pen.part("!-56 6 -58 -36 -30 -54 20 -54 50 -40 !54 6", "#f0e6d0", 9, True, 1.7)
    pen.line("-34 -52 -36 4/-8 -56 -8 4/20 -54 22 4", darker("#f0e6d0", 0.4), 1.6)
    pen.part("!-64 4 !64 4 !58 28 !-58 28", WOOD, 6, True, 1.6)
    for x in (-36, 36):
        pen.part(ring(x, 36, 22), darker(WOOD, 0.2), 5, True, 1.6)
        pen.part(ring(x, 36, 15), mix(pen.palette.near, pen.palette.ink, 0.3), 0, False, 0, 0)
        pen.line(
            "/".join(
                f"{x} 36 {x + 17 * math.cos(t):.0f} {36 + 17 * math.sin(t):.0f}"
                for t in (math.tau * i / 6 for i in range(6))
            ),
            WOOD,
            3,
        )
        pen.part(ring(x, 36, 5), IRON, 2, False, 1.2)


def tribute(pen: Pen) -> None:
    pen.part("!-60 50 !60 50 !50 30 !-50 30", pen.palette.cloth, 5, True, 1.5)
    for x, y in ((-30, 22), (0, 22), (30, 22), (-15, 6), (15, 6)):
        pen.part(
            closed(f"!{x - 15} {y + 8} !{x - 11} {y - 8} !{x + 11} {y - 8} !{x + 15} {y + 8}"), GOLD, 4, False, 1.4
        )
    pen.part("-24 -4 -20 -24 0 -32 20 -24 24 -4 0 2", "#c9d3dc", 6, True, 1.5)
    pen.part("!0 -56 !10 -42 !0 -28 !-10 -42", "#c42a34", 4, False, 1.3)


def spyglass(pen: Pen) -> None:
    s = pen.at(0, 0, 1, -24)
    s.part("!-70 -9 !-24 -11 !-24 11 !-70 9", GOLD, 5, False, 1.5)
    s.part("!-26 -15 !24 -17 !24 17 !-26 15", LEATHER, 7, True, 1.6)
    s.part("!22 -22 !66 -26 !66 26 !22 22", GOLD, 8, False, 1.7)
    s.part(ring(66, 0, 9, 25), "#8fd2f2", 5, False, 1.5)


def whetstone(pen: Pen) -> None:
    pen.part("!-54 20 !30 2 !56 14 !56 34 !-28 52 !-54 40", "#8a8e90", 8, True, 1.7)
    pen.flat("!-54 20 !30 2 !56 14 !-28 32", "#b4b8ba")
    b = pen.at(-8, 2, 1, -28)
    b.part("!-60 -6 !40 -8 !58 0 !40 8 !-60 8", "#d6dde4", 5, False, 1.5)
    b.part("!-88 -5 !-60 -7 !-60 9 !-88 7", LEATHER, 4, True, 1.4)
    pen.part(star(38, -14, 6, 14, 5), "#fff6d0", 0, False, 1, 0)


def net(pen: Pen) -> None:
    rows = (
        "/".join(f"{-60 + i * 24} -44 {-50 + i * 20} 50" for i in range(6))
        + "/"
        + "/".join(f"-58 {-34 + i * 17} 0 {-26 + i * 17} 60 {-34 + i * 17}" for i in range(6))
    )
    pen.line(rows, pen.palette.ink, 6)
    pen.line(rows, "#d8c08a", 3)
    pen.part(joined(*(ring(x, 54, 6) for x in (-50, -30, -10, 10, 30, 50))), "#8a8e90", 2, False, 1.3)


def caltrops(pen: Pen) -> None:
    for x, y, s, a in (
        (-30, 20, 1.1, 0),
        (28, 26, 1.0, 20),
        (0, -24, 0.9, 40),
        (-56, -14, 0.7, 10),
        (54, -16, 0.7, 30),
    ):
        c = pen.at(x, y, s, a)
        c.part("!-5 2 !0 -32 !5 2/!-4 -2 !-28 20 !2 6/!4 -2 !28 20 !-2 6/!-5 0 !2 26 !6 0", STEEL, 4, False, 1.4)


def lodestone(pen: Pen) -> None:
    pen.part("!-46 -40 !-18 -40 -18 10 0 24 18 10 !18 -40 !46 -40 46 18 0 58 -46 18", "#b5322c", 10, True, 1.8)
    pen.part("!-47 -42 !-17 -42 !-17 -22 !-47 -22/!17 -42 !47 -42 !47 -22 !17 -22", "#d8dee4", 5, False, 1.5)
    pen.line("-32 -56 !-26 -64 !-34 -70/32 -56 !38 -64 !30 -70/-10 -60 0 -66 10 -60", pen.palette.glow, 3)


def salts(pen: Pen) -> None:
    pen.part("!-12 -22 !12 -22 20 -8 !20 50 0 56 !-20 50 -20 -8", "#e8eef0", 7, False, 1.6)
    pen.part("!-18 10 0 6 !18 10 !18 34 0 38 !-18 34", "#7ab8c8", 4, False, 0.9)
    pen.part("!-14 -34 !14 -34 !13 -21 !-13 -21", GOLD, 3, False, 1.3)
    for pts in ("-14 -44 -26 -54 -16 -66 -26 -76", "2 -44 -6 -56 8 -68 -2 -80", "16 -44 28 -54 18 -66 28 -76"):
        pen.line(pts, "#ffffff", 3, 0.85)


def wire(pen: Pen) -> None:
    for y, k in ((-26, 6), (6, -6), (36, 6)):
        pen.line(f"-90 {y} -50 {y + k} -10 {y - k} 30 {y + k} 90 {y - k}", pen.palette.ink, 5)
        pen.line(f"-90 {y} -50 {y + k} -10 {y - k} 30 {y + k} 90 {y - k}", STEEL, 2.6)
        for x in (-66, -34, -2, 30, 62):
            pen.line(f"{x - 8} {y - 9} {x + 8} {y + 9}/{x - 8} {y + 9} {x + 8} {y - 9}", "#e4eaf0", 2.6)


def manacles(pen: Pen) -> None:
    for x in (-34, 34):
        pen.line(ring_line(x, 16, 24, 26), pen.palette.ink, 17)
        pen.line(ring_line(x, 16, 24, 26), IRON, 12)
        pen.line(f"{x - 20} 4 {x - 22} 20 {x - 14} 32", lighter(IRON, 0.5), 2.6)
    for i, x in enumerate((-22, -8, 8, 22)):
        link = pen.at(x, -30 + abs(i - 1.5) * 6, 1, 10 * i)
        link.line(ring_line(0, 0, 10, 5.4), pen.palette.ink, 6.4)
        link.line(ring_line(0, 0, 10, 5.4), STEEL, 3.6)


def seed(pen: Pen) -> None:
    pen.glow(0, 0, 70, pen.palette.glow, 0.7)
    pen.part("!0 -50 26 -24 30 12 0 52 -30 12 -26 -24", "#7a5230", 10, True, 1.8)
    pen.line("0 -44 0 46/-16 -26 -18 22/16 -26 18 22", darker("#7a5230", 0.5), 2)
    pen.part(
        "/".join(
            f"!{x} {y - 5} !{x + s * 14} {y - 8} !{x} {y + 5}"
            for x, y, s in ((26, -18, 1), (30, 8, 1), (22, 28, 1), (-26, -18, -1), (-30, 8, -1), (-22, 28, -1))
        ),
        "#9ac05a",
        2,
        False,
        1.2,
    )
    pen.part("!0 -48 6 -64 !22 -72 18 -56 !4 -46", "#7fc05a", 3, False, 1.3)


def stamp(pen: Pen) -> None:
    """A seal and its wax."""
    pen.part("-40 44 -30 30 0 26 32 30 42 44 30 58 0 62 -32 58", "#b5242e", 6, True, 1.6)
    pen.part("!-24 18 !24 18 !22 34 0 38 !-22 34", GOLD, 5, False, 1.5)
    pen.part("!-8 18 -6 -10 -16 -34 0 -50 16 -34 6 -10 !8 18", WOOD, 6, True, 1.6)


def quill_pen(pen: Pen) -> None:
    q = pen.at(6, 6, 1.5, 22)
    q.part("!0 40 -6 8 -14 -24 !6 -56 16 -28 6 8", "#eef0f2", 6, True, 1.3)
    q.line("0 40 1 0 4 -44", pen.palette.ink, 1, 0.7)
    pen.part("!-60 28 !-24 28 !-20 56 !-64 56", "#2a3a5a", 6, True, 1.6)
    pen.part("!-54 20 !-30 20 !-28 30 !-56 30", "#1a2a3a", 3, False, 1.4)


def needles(pen: Pen) -> None:
    for a in (-34, -17, 0, 17, 34):
        pen.at(0, 50, 1, a).part("!-4 0 !-3 -70 !0 -112 !3 -70 !4 0", "#cfeefa", 3, False, 1.4)
    pen.glow(0, -30, 60, pen.palette.glow, 0.5)
    pen.part("!-14 44 0 38 !14 44 !12 60 !-12 60", "#24476e", 4, True, 1.4)


def fangs(pen: Pen) -> None:
    for side in (-1, 1):
        f = pen.at(side * 24, 0, 1, side * -16, side < 0)
        f.part("!-6 10 -8 -20 !14 -70 12 -20 !6 10", "#f4ead0", 5, False, 1.6)
        f.part("!-12 8 0 12 !12 8 !12 14 0 18 !-12 14", GOLD, 2, False, 1.3)
        f.part("!-5 16 !5 16 !5 46 !-5 46", "#5a2f3a", 3, True, 1.4)
        f.part(ring(0, 50, 6), GOLD, 2, False, 1.3)


def dawnblade(pen: Pen) -> None:
    pen.glow(0, -10, 90, "#ffe07a", 0.9)
    s = pen.at(0, 30, 1.3, 20)
    s.part("!-6 -8 !-5 -70 !0 -84 !5 -70 !6 -8", "#fff2c0", 4, False, 1.4)
    s.part("!-22 -14 -12 -8 0 -10 12 -8 !22 -14 14 0 0 -2 -14 0", GOLD, 3, False, 1.3)
    s.part(joined(star(0, -5, 8, 8, 5)), "#ffffff", 0, False, 1, 0)
    s.part("!-3 0 !3 0 !3 20 !-3 20", "#8b3b2b", 2, False, 1.3)
    s.part(ring(0, 23, 4.4), GOLD, 2, False, 1.2)


def relic(pen: Pen) -> None:
    """Rings about a star: a thing that carries one far."""
    pen.glow(0, -10, 90, pen.palette.glow, 0.9)
    for wide, high in ((50, 18), (20, 50)):
        pen.line(ring_line(0, -12, wide, high), pen.palette.ink, 9)
        pen.line(ring_line(0, -12, wide, high), GOLD, 5.6)
    pen.part(star(0, -12, 8, 22, 9), "#dffaff", 4, False, 1.4)
    pen.part("!-20 40 0 34 !20 40 !28 58 !-28 58", "#6a5a4a", 5, True, 1.5)


def bow_and_arrow(pen: Pen) -> None:
    b = pen.at(-6, -2, 1.25, 24)
    b.line("8 -52 8 52", "#f3ead2", 1.6)
    b.part("!8 -54 -6 -42 -14 -20 -8 0 -14 20 -6 42 !8 54 !4 44 -5 22 0 0 -5 -22 !4 -44", WOOD, 4, True, 1.5)
    b.part("!-40 -1.6 !30 -1.6 !30 1.6 !-40 1.6", "#d8c08a", 1.6, False, 1.1, 1)
    b.part("!-56 0 !-38 -7 !-42 0 !-38 7", STEEL, 3, False, 1.3)
    b.part("!22 0 !28 -8 !44 -8 !36 0 !44 8 !28 8", pen.palette.cloth, 3, True, 1.2)


def pulse_bow(pen: Pen) -> None:
    pen.glow(0, 0, 80, "#8ae8ff", 0.7)
    b = pen.at(0, 0, 1.2, 20)
    b.line("8 -52 8 52", "#8ae8ff", 2)
    b.part(
        "!10 -58 -8 -48 !-2 -30 -14 -14 !-6 0 -14 14 !-2 30 -8 48 !10 58 !4 44 4 24 !6 0 4 -24 !4 -44",
        "#4a5a7a",
        4,
        True,
        1.5,
    )
    b.part("!-70 0 !-40 -8 !34 -3 !34 3 !-40 8", "#dffaff", 3, False, 1.3)


def arch_stones(pen: Pen) -> None:
    """A cut stone lowered into a foundation."""
    for x, y in ((-60, 44), (-20, 44), (20, 44), (60, 44), (-40, 22), (0, 22), (40, 22)):
        pen.part(
            closed(f"!{x - 19} {y - 10} !{x + 19} {y - 10} !{x + 19} {y + 10} !{x - 19} {y + 10}"),
            mix("#9a948a", pen.palette.far, 0.3),
            5,
            True,
            1.5,
        )
    pen.line("0 -74 0 -40/0 -44 -18 -34/0 -44 18 -34", "#d8b87a", 2.4)
    pen.part("!-22 -34 !22 -34 !22 -8 !-22 -8", "#b4ac9c", 6, True, 1.6)


def coil(pen: Pen) -> None:
    pen.glow(0, -10, 80, pen.palette.glow, 0.8)
    pen.part("!-5 -64 !5 -64 !5 50 !-5 50", IRON, 3, False, 1.4)
    for i in range(7):
        pen.line(ring_line(0, -42 + i * 13, 26 + i, 8), pen.palette.ink, 8)
        pen.line(ring_line(0, -42 + i * 13, 26 + i, 8), "#d8904a", 5)
    pen.part(ring(0, -66, 12), mix(pen.palette.glow, "#ffffff", 0.4), 4, False, 1.5)
    pen.line("10 -70 !30 -78 !26 -66 !48 -72/-10 -70 !-30 -80 !-26 -66 !-48 -70", "#ffffff", 2.4)
    pen.part("!-40 48 !40 48 !46 62 !-46 62", "#5a4a5a", 4, True, 1.5)


def battery(pen: Pen) -> None:
    """A crystal held by brass claws."""
    pen.glow(0, -6, 90, pen.palette.glow, 0.9)
    pen.part(
        "!0 -66 !26 -34 !22 16 !0 40 !-22 16 !-26 -34", mix(pen.palette.glow, pen.palette.cloth, 0.35), 9, False, 1.7
    )
    pen.line("0 -66 !-6 -18 !0 40/-26 -34 !-6 -18 !26 -34/-22 16 !-6 -18 !22 16", "#ffffff", 1.4, 0.9)
    for side in (-1, 1):
        pen.part(
            ribbon([(side * 20, 54), (side * 44, 30), (side * 40, -8), (side * 22, -22)], (7, 6, 5, 2)),
            "#c9964a",
            4,
            True,
            1.5,
        )
    pen.part("!-36 46 0 40 !36 46 !42 62 !-42 62", "#8a6232", 5, True, 1.5)


def counterweight(pen: Pen) -> None:
    pen.part("!-50 60 !-10 -50 !6 -50 !50 60 !36 60 !0 -24 !-36 60", WOOD, 6, True, 1.6)
    pen.at(-2, -42, 1, -20).part("!-70 -5 !60 -5 !60 5 !-70 5", darker(WOOD, 0.15), 4, True, 1.5)
    pen.part("!40 -58 !74 -58 !70 -22 !44 -22", "#8a8e90", 6, True, 1.6)
    pen.line("-66 -18 -66 8", "#d8b87a", 2.6)
    pen.part("-76 8 -56 8 -58 22 -66 26 -74 22", LEATHER, 4, True, 1.4)


def vault(pen: Pen) -> None:
    pen.part(ring(0, 0, 60), mix("#8a8478", pen.palette.far, 0.3), 9, True, 1.7)
    pen.part(ring(0, 0, 48), IRON, 9, True, 1.6)
    pen.part(ring(0, 0, 18), GOLD, 6, False, 1.5)
    pen.line(
        "/".join(
            f"{20 * math.cos(t):.0f} {20 * math.sin(t):.0f} {40 * math.cos(t):.0f} {40 * math.sin(t):.0f}"
            for t in (math.tau * i / 5 for i in range(5))
        ),
        pen.palette.ink,
        8,
    )
    pen.line(
        "/".join(
            f"{20 * math.cos(t):.0f} {20 * math.sin(t):.0f} {40 * math.cos(t):.0f} {40 * math.sin(t):.0f}"
            for t in (math.tau * i / 5 for i in range(5))
        ),
        GOLD,
        5,
    )
    pen.flat(joined(*(ring(54 * math.cos(t), 54 * math.sin(t), 3) for t in (math.tau * i / 8 for i in range(8)))), BONE)


def ballista(pen: Pen) -> None:
    pen.part("!-46 60 !-6 0 !8 0 !46 60 !34 60 !0 14 !-34 60", WOOD, 5, True, 1.6)
    b = pen.at(0, -8, 1.1, -12)
    b.line("-30 -50 !46 0 !-30 50", "#f3ead2", 2)
    b.part("!-32 -54 -12 -36 0 -8 0 8 -12 36 !-32 54 !-24 40 -10 8 -10 -8 !-24 -40", darker(WOOD, 0.1), 5, True, 1.5)
    b.part("!-30 -7 !64 -7 !64 7 !-30 7", WOOD, 5, True, 1.5)
    b.part("!-70 -3 !46 -3 !46 3 !-70 3", "#d8c08a", 2, False, 1.2)
    b.part("!-92 0 !-68 -10 !-74 0 !-68 10", STEEL, 4, False, 1.4)


def tax_office(pen: Pen) -> None:
    """A desk with a ledger, coins, a stamp."""
    pen.part(
        "!-70 12 !70 12 !76 26 !-76 26/!-62 26 !-50 26 !-50 62 !-62 62/!50 26 !62 26 !62 62 !50 62", WOOD, 6, True, 1.6
    )
    book = pen.at(-14, -4, 1.5)
    book.part("!-21 -8 -8 -13 0 -8 8 -13 !21 -8 !21 10 8 5 0 10 -8 5 !-21 10", PAPER, 3, False, 1.1)
    book.line("-16 -4 -5 -7/-16 0 -5 -3/5 -7 16 -4/5 -3 16 0", pen.palette.ink, 0.8)
    for i in range(4):
        pen.part(ring(42, 8 - i * 7, 14, 5), GOLD, 2.4, False, 1.2)
    pen.part("!-58 12 !-46 12 -48 -6 -44 -22 -52 -30 -60 -22 -56 -6", "#8b302b", 4, True, 1.4)


def holes(pen: Pen) -> None:
    """A ceiling with holes, things fall out of them."""
    pen.part("!-102 -76 !102 -76 !102 -26 0 -40 !-102 -26", mix("#9a948a", pen.palette.far, 0.3), 8, True, 1.7)
    for x, y in ((-50, -46), (0, -54), (50, -46)):
        pen.part(ring(x, y, 13, 7), pen.palette.ink, 0, False, 1, 0)
        pen.part(ribbon([(x, y + 4), (x + 2, y + 30), (x - 2, y + 60)], (8, 7, 10)), "#ff9a3a", 4, False, 1.4)
        pen.flat(ribbon([(x, y + 8), (x + 1, y + 50)], (3, 3)), "#fff1a6")
    pen.part("/".join(f"!{x - 8} 60 !{x} {40} !{x + 9} 60" for x in (-70, -24, 26, 74)), "#8a8e90", 3, False, 1.3)


def tripwire(pen: Pen) -> None:
    pen.part("!-86 66 !-82 -40 !-70 -40 !-68 66/!70 66 !72 -34 !84 -34 !88 66", WOOD, 5, True, 1.6)
    pen.line("-70 22 0 30 72 20", pen.palette.ink, 4)
    pen.line("-70 22 0 30 72 20", "#e8eef4", 2)
    for x, y in ((-34, 26), (2, 30), (38, 25)):
        b = pen.at(x, y + 12, 0.7)
        b.part("!-14 10 -9 -4 0 -14 9 -4 !14 10 0 14", GOLD, 5, True, 1.5)
        b.part(ring(0, 15, 4), darker(GOLD, 0.3), 1.6, False, 1.2)
    pen.line("-46 -20 -30 -10/0 -24 0 -8/46 -20 30 -10", "#fff0b0", 3)


def palisade(pen: Pen) -> None:
    for i, x in enumerate(range(-96, 110, 24)):
        h = 66 + (i * 7) % 22
        pen.part(
            closed(f"!{x - 13} 66 !{x - 13} {46 - h} !{x} {24 - h} !{x + 13} {46 - h} !{x + 13} 66"),
            darker(WOOD, 0.06 * (i % 3)),
            6,
            True,
            1.6,
        )
    pen.line("-108 6 108 6/-108 40 108 40", "#d8b87a", 4)


def spoils(pen: Pen) -> None:
    pen.part("!-58 54 -40 30 0 22 40 30 !58 54", "#b98a3a", 5, True, 1.5)
    for x, y in ((-34, 40), (-10, 32), (18, 34), (38, 44), (0, 46), (-20, 50)):
        pen.part(ring(x, y, 9, 7), GOLD, 3, False, 1.2)
    pen.part("!-26 -50 !14 -50 10 -18 !-2 -2 !6 22 !-18 22 !-10 -2 -22 -18", GOLD, 7, True, 1.6)
    pen.part("!26 -30 !40 -44 !54 -30 !40 -6", "#c42a34", 4, False, 1.4)
    pen.at(-44, 10, 1, -30).part(
        "!-4 20 !-4 -40 !0 -50 !4 -40 !4 20 !12 22 !12 27 !-12 27 !-12 22", "#c4cedb", 4, False, 1.4
    )


def crate(pen: Pen) -> None:
    """Things dug out of a wreck: gears, a lens, scrap."""
    for x, y, r in ((-28, 0, 24), (22, 22, 18)):
        pen.part(joined(star(x, y, 9, r + 7, r), ring(x, y, r)), "#a87a4a", 6, True, 1.5)
        pen.part(ring(x, y, r * 0.4), pen.palette.ink, 0, False, 0, 0)
    pen.part(ring(26, -26, 17), "#8ae8ff", 6, False, 1.6)
    pen.part("!-60 54 !-40 34 !0 46 !40 38 !64 54 !60 62 !-60 62", IRON, 5, True, 1.5)


def bandages(pen: Pen) -> None:
    pen.part(ring(-10, 0, 40, 37), "#f4ecda", 10, True, 1.8)
    pen.line("-10 0 0 -8 6 4 -12 14 -28 2 -18 -20 8 -20 20 2 6 24 -20 24", "#b9ab90", 2.6)
    pen.part("!24 18 48 36 !66 62 !44 62 26 44 !8 34", "#f4ecda", 5, True, 1.6)


def tent_lamp(pen: Pen) -> None:
    pen.glow(0, 0, 90, pen.palette.glow, 0.9)
    pen.inked_line("-14 -52 0 -66 14 -52", IRON, 4, 1.2)
    pen.part("!-26 -34 0 -54 !26 -34", IRON, 4, True, 1.6)
    pen.part("!-22 -34 !22 -34 !22 40 !-22 40", mix(pen.palette.glow, "#ffffff", 0.4), 7, False, 1.6)
    pen.part("0 26 -12 18 -14 0 !-4 -14 0 -6 !4 -22 12 -2 12 18", pen.palette.glow, 4, False, 1.3)
    pen.line("-8 -34 -8 40/8 -34 8 40", IRON, 3)
    pen.part("!-28 38 !28 38 !28 50 !-28 50", IRON, 4, True, 1.6)


def bellows(pen: Pen) -> None:
    pen.part("!-60 -20 -20 -34 !40 -8 !40 8 -20 34 !-60 20", LEATHER, 8, True, 1.7)
    pen.line("-40 -24 -40 24/-20 -30 -20 30/0 -22 0 22", darker(LEATHER, 0.5), 2)
    pen.part("!38 -6 !66 -3 !66 3 !38 6", IRON, 3, False, 1.4)
    pen.part("!66 0 84 -20 !104 -10 92 0 !106 12 84 16", "#ffb040", 4, False, 1.4)


def crossed(pen: Pen) -> None:
    """A hoard of grain and bread: supplies."""
    pen.part("-50 50 -54 10 -30 -16 !-34 -30 !-10 -30 !-14 -16 10 10 6 50", "#c9a86a", 8, True, 1.6)
    pen.part("!14 50 10 16 36 6 60 20 !58 50", "#b5783a", 6, True, 1.6)
    pen.line("24 20 30 30/38 16 44 26/50 22 54 32", "#f0d8a0", 2.6)


TOOLS = {
    "rook": rook, "knight": knight, "bishop": bishop, "queen": queen, "scroll": scroll, "papyrus": papyrus, "warmap": war_map,
    "routemap": route_map, "stratagem": stratagem, "apple": apple, "raft": raft, "climbing": climbing, "hook": hook,
    "grapple": grapple, "wagon": wagon, "tributes": tribute, "spyglass": spyglass, "whetstone": whetstone, "netting": net,
    "caltrops": caltrops, "lodestone": lodestone, "salts": salts, "wire": wire, "manacles": manacles, "seed": seed, "stamp": stamp,
    "quillpen": quill_pen, "needles": needles, "fangs": fangs, "dawnblade": dawnblade, "relic": relic, "bowarrow": bow_and_arrow,
    "pulsebow": pulse_bow, "foundation": arch_stones, "coil": coil, "battery": battery, "counterweight": counterweight,
    "vault": vault, "ballista": ballista, "taxoffice": tax_office, "holes": holes, "tripwire": tripwire, "palisade": palisade,
    "spoils": spoils, "salvage": crate, "bandages": bandages, "wisplantern": tent_lamp, "bellows": bellows, "supplies": crossed,
}  # fmt: skip
