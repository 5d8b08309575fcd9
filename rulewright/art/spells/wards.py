"""What protects: shields, domes, armour of light, circles, wings, mirrors; and what holds fast: cages, chains, ice."""

import math

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import GOLD, IRON, STEEL
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, ribbon, ring, star
from rulewright.art.figures.actors import actor, crowd
from rulewright.art.spells.matter import Matter, form, piece, pieces, sparks, tongues


def ring_line(x: float, y: float, wide: float, high: float) -> str:
    turns = [math.tau * i / 12 for i in range(13)]
    return " ".join(f"{x + wide * math.cos(t):.1f} {y + high * math.sin(t):.1f}" for t in turns)


def shield(pen: Pen, m: Matter) -> None:
    """A great shield of the matter; arrows break on it."""
    pen.glow(100, 72, 86, m.middle, 0.7)
    pen.part("!58 24 100 14 !142 24 144 66 130 100 !100 128 70 100 56 66", m.dark, 8, False, 1.8)
    pen.part("!68 32 100 24 !132 32 133 66 122 94 !100 114 78 94 67 66", m.middle, 9, False, 1)
    pen.at(100, 66, 1.5).part(form(m), m.bright, 4, False, 1.2)
    for x, y in ((26, 40), (18, 72), (30, 104)):
        pen.line(f"{x - 26} {y} {x + 18} {y}", pen.palette.ink, 2.6)
        pen.part(f"!{x + 28} {y} !{x + 14} {y - 5} !{x + 14} {y + 5}", STEEL, 2, False, 1.1)


def bearer(pen: Pen, m: Matter) -> None:
    """Somebody crouches behind a shield of the matter."""
    actor(pen, 132, 138, "guard", 1.4, look="helm", mirror=True)
    pen.glow(92, 86, 60, m.middle, 0.8)
    pen.part("!70 44 94 38 !118 48 116 92 !96 130 74 108 66 76", m.middle, 9, False, 1.7)
    pen.line("78 58 94 52 108 60/76 76 94 72 110 80/80 96 96 94 108 100", m.bright, 2.4, 0.9)
    for y in (52, 76, 100):
        pen.line(f"2 {y} 54 {y + 2}", m.bright, 2.4, 0.7)
        pen.flat(star(60, y + 2, 6, 9, 3), m.bright)


def dome(pen: Pen, m: Matter) -> None:
    """A dome of light over three who kneel."""
    for x in (72, 100, 128):
        actor(pen, x, 130, "kneel", 0.8, look="helm")
    pen.flat("!34 130 36 74 66 36 100 26 134 36 164 74 !166 130", m.middle, 0.32)
    pen.line("34 130 36 74 66 36 100 26 134 36 164 74 166 130", pen.palette.ink, 5.4)
    pen.line("34 130 36 74 66 36 100 26 134 36 164 74 166 130", m.middle, 3.4)
    pen.line("50 92 60 62 82 42", m.bright, 3.4, 0.9)
    pieces(pen, m, [(20, 50, 0.6, -60), (180, 50, 0.6, 60), (16, 90, 0.5, -90), (184, 92, 0.5, 90)])


def temple(pen: Pen, m: Matter) -> None:
    """A hall of columns in the matter's light."""
    pen.glow(100, 80, 100, m.middle, 0.8)
    stone = mix(m.bright, pen.palette.sun, 0.4)
    pen.part("!30 46 !100 12 !170 46 !170 54 !30 54", stone, 6, True, 1.5)
    for x in (40, 72, 116, 148):
        pen.part(f"!{x} 54 !{x + 12} 54 !{x + 12} 118 !{x} 118", stone, 5, True, 1.4)
    pen.part("!22 118 !178 118 !186 132 !14 132", stone, 4, False, 1.4)
    pen.at(100, 90, 1.6).part(form(m), m.middle, 4, False, 1.2)
    pen.at(100, 34, 0.8).part(form(m), m.middle, 3, False, 1)


def mantle(pen: Pen, m: Matter) -> None:
    """A cloak of the matter about somebody's shoulders."""
    pen.glow(100, 70, 80, m.middle, 0.7)
    pen.part(
        "!92 44 60 56 48 96 !34 136 64 126 !84 140 104 128 !128 140 142 126 !168 136 152 96 140 56 !108 44",
        m.middle,
        9,
        False,
        1.6,
    )
    actor(pen, 100, 138, "stand", 1.65, look="dark")
    pen.part("!92 52 84 62 !100 70 !116 62 108 52", m.bright, 3, False, 1.2)
    sparks(pen, m, 10, 40, 30, 160, 130)


def armor(pen: Pen, m: Matter) -> None:
    """Pieces of the matter close about somebody like plates."""
    actor(pen, 100, 138, "spread", 1.6, look="helm")
    pen.glow(100, 90, 70, m.middle, 0.6)
    for x, y, s, a in (
        (100, 84, 1.5, 0),
        (76, 74, 1.0, -60),
        (124, 74, 1.0, 60),
        (84, 110, 1.1, -20),
        (116, 110, 1.1, 20),
        (58, 64, 0.8, -80),
        (142, 64, 0.8, 80),
        (86, 132, 0.9, 0),
        (114, 132, 0.9, 0),
    ):
        piece(pen, m, x, y, s, a)


def skin(pen: Pen, m: Matter) -> None:
    """An arm that turns into the matter, fist closed."""
    pen.glow(84, 64, 70, m.middle, 0.7)
    pen.part("!206 150 170 104 !126 76 !104 98 140 128 !156 156", "#c98d63", 8, True, 1.7)
    pen.part("!136 88 112 64 84 40 60 42 46 58 50 82 70 94 !104 104 !116 108", m.middle, 10, m.form == "rock", 1.7)
    pen.line("62 58 78 50/58 70 76 62/62 82 80 74/92 60 104 74/100 88 112 92", m.dark, 2.2)
    pieces(pen, m, [(40, 34, 0.7, -30), (34, 92, 0.6, -90), (116, 50, 0.6, 40), (84, 22, 0.6, 0)])


def circle(pen: Pen, m: Matter) -> None:
    """Somebody within a circle that burns on the ground."""
    pen.glow(100, 118, 80, m.middle, 0.8)
    for wide in (72, 58):
        pen.line(ring_line(100, 122, wide, wide * 0.28), pen.palette.ink, 6)
        pen.line(ring_line(100, 122, wide, wide * 0.28), m.middle, 3.6)
    actor(pen, 100, 126, "raise", 1.5, look="robe")
    for i in range(8):
        a = math.tau * i / 8
        piece(pen, m, 100 + 66 * math.cos(a), 118 + 18 * math.sin(a), 0.5, 0)


def stop(pen: Pen, m: Matter) -> None:
    """A raised palm; what flies at it breaks."""
    pen.glow(92, 70, 70, m.middle, 0.8)
    hand = pen.at(128, 82, 2.1)
    hand.part(
        "-16 46 -14 14 !-24 -6 -14 -4 !-16 -32 -7 -12 !-4 -38 2 -13 !8 -34 11 -10 !20 -24 19 4 16 22 !26 52",
        "#c98d63",
        6,
        True,
        1.2,
    )
    hand.part("!-18 34 4 30 !22 36 !34 62 !-20 62", pen.palette.cloth, 5, True, 1.1)
    for y in (40, 70, 100):
        pen.part(f"!-6 {y - 5} !56 {y - 3} !70 {y} !56 {y + 4} !-6 {y + 5}", m.dark, 3, False, 1.3)
        pen.part(star(76, y, 7, 15, 6, y), m.bright, 0, False, 1.2, 0)


def undo(pen: Pen, m: Matter) -> None:
    """A spell struck out: a ball of magic behind a bar of light."""
    pen.glow(100, 70, 84, m.middle, 0.8)
    pen.part(tongues(m, 100, 70, 40, 12, 14), m.dark, 6, False, 1.5)
    pen.part(ring(100, 70, 30), m.middle, 8, False, 1)
    pen.line("88 60 100 54 112 62 110 76 98 80 92 72 100 68", m.bright, 3)
    for colour, width in ((pen.palette.ink, 17), (m.bright, 12)):
        pen.line("44 124 156 16", colour, width)
    sparks(pen, m, 12)


def unravel(pen: Pen, m: Matter) -> None:
    """A knot that comes apart into threads."""
    pen.glow(100, 70, 70, m.middle, 0.7)
    for pts in (
        "-4 30 40 40 78 62 112 60 118 80 96 88 84 74 100 58 140 48 206 20",
        "-4 110 44 104 80 88 90 60 110 52 122 66 112 90 140 104 206 116",
        "60 -4 72 30 92 50 116 70 110 96 88 100 76 84 92 66 128 74 160 90 206 70",
    ):
        pen.line(pts, pen.palette.ink, 6.4)
        pen.line(pts, m.middle, 4)
        pen.line(pts, m.bright, 1.2)


def wings(pen: Pen, m: Matter) -> None:
    """Somebody carried by wings of the matter."""
    pen.glow(100, 60, 90, m.middle, 0.8)
    for side in (-1, 1):
        for i in range(6):
            pen.at(100 + side * 7, 70, 1, side * (-62 + i * 26), side < 0).part(
                "!0 -6 30 -13 !84 -2 30 9 !0 6", mix(m.middle, m.bright, 0.15 * i), 4, i % 2 == 0, 1.3
            )
    actor(pen, 99, 124, "float", 1.3, look="fair")


def mirror(pen: Pen, m: Matter) -> None:
    """A standing mirror: who looks into it sees another."""
    pen.part("!70 20 100 8 !130 20 134 76 !126 128 !74 128 66 76", GOLD, 7, False, 1.8)
    pen.part("!77 28 100 18 !123 28 126 76 !119 120 !81 120 74 76", m.middle, 9, False, 1)
    pen.begin(0.75)
    actor(pen, 100, 118, "cast", 1.15, cloth=m.dark, look="mage", mirror=False)
    pen.end()
    pen.line("84 40 96 28/84 56 106 34", "#ffffff", 3, 0.8)
    actor(pen, 40, 140, "cast", 1.25, look="dark")


def deflect(pen: Pen, m: Matter) -> None:
    """What comes is turned aside in a curve."""
    actor(pen, 64, 138, "guard", 1.4, look="robe")
    pen.glow(96, 74, 60, m.middle, 0.8)
    pen.part(
        ribbon([(206, 84), (150, 82), (112, 74), (104, 44), (130, 14), (150, -8)], (8, 8, 8, 7, 6, 4)),
        m.middle,
        5,
        False,
        1.6,
    )
    pen.line("206 84 150 82 112 74 106 46 130 16", m.bright, 3)
    pen.part("94 40 104 70 98 104 86 118 92 96 94 70", m.bright, 3, False, 1.4)


def cage(pen: Pen, m: Matter) -> None:
    """Bars of the matter about somebody."""
    actor(pen, 100, 132, "struck", 1.3, look="dark")
    pen.glow(100, 84, 70, m.middle, 0.6)
    for x in (56, 78, 122, 144):
        bend = (x - 100) * 0.2
        pen.part(ribbon([(x, 136), (x + bend, 84), (100 + (x - 100) * 0.4, 30)], (4, 4, 3)), m.middle, 3, False, 1.4)
    pen.part("84 30 100 20 116 30 108 38 92 38", m.dark, 3, False, 1.4)
    pen.line(ring_line(100, 86, 52, 9), pen.palette.ink, 6)
    pen.line(ring_line(100, 86, 52, 9), m.middle, 3.6)


def coffin(pen: Pen, m: Matter) -> None:
    """Somebody frozen in a block."""
    pen.glow(100, 76, 86, m.middle, 0.6)
    actor(pen, 102, 132, "raise", 1.5, look="dark")
    pen.begin(0.72)
    pen.part("!66 132 !54 60 !78 16 !124 10 !148 54 !138 132", m.middle, 12, False, 1.7)
    pen.end()
    pen.line(
        "54 60 !82 52 !78 16/82 52 !124 10/82 52 !70 132/148 54 !126 66 !124 10/126 66 !134 132", m.bright, 1.8, 0.9
    )


def chains(pen: Pen, m: Matter) -> None:
    """Chains from all corners hold somebody."""
    actor(pen, 100, 132, "spread", 1.4, look="dark")
    for x0, y0, x1, y1 in ((-4, 20, 70, 70), (204, 24, 132, 68), (-4, 118, 84, 104), (204, 116, 118, 104)):
        for i in range(6):
            t = (i + 0.5) / 6
            link = pen.at(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 1, math.degrees(math.atan2(y1 - y0, x1 - x0)))
            link.line(ring_line(0, 0, 8, 4.4 if i % 2 else 2), pen.palette.ink, 5.4)
            link.line(ring_line(0, 0, 8, 4.4 if i % 2 else 2), m.middle, 3)
    pen.glow(100, 84, 40, m.middle, 0.6)


def grasp(pen: Pen, m: Matter) -> None:
    """A great hand of the matter closes."""
    pen.glow(96, 70, 90, m.middle, 0.7)
    actor(pen, 70, 118, "struck", 0.85, look="dark")
    pen.part(
        "!206 150 170 110 !160 60 130 22 !92 8 108 30 124 58 !84 34 !46 34 78 48 112 78 !66 66 !32 78 70 82 104 98 !70 104 !50 122 84 116 118 120 !150 156",
        m.dark,
        10,
        True,
        1.7,
    )
    pen.line("134 40 140 70/118 66 132 90/110 92 128 106", m.bright, 1.8, 0.7)


def vines(pen: Pen, m: Matter) -> None:
    """Vines or tentacles wind about somebody's legs."""
    actor(pen, 100, 132, "struck", 1.4, look="dark")
    for pts in (
        [(20, 140), (50, 110), (84, 118), (112, 104), (92, 92)],
        [(180, 140), (150, 106), (116, 116), (88, 104), (108, 84)],
        [(60, 142), (76, 120), (108, 124), (124, 140)],
        [(40, 142), (30, 90), (56, 60), (70, 72)],
        [(164, 142), (172, 88), (146, 56), (132, 68)],
    ):
        pen.part(ribbon(pts, [6.0, *([4.6] * (len(pts) - 2)), 1.0]), m.dark, 3, True, 1.4)
    pieces(pen, m, [(46, 104, 0.6, -30), (156, 100, 0.6, 30), (34, 70, 0.6, -20), (168, 72, 0.6, 20)])


def thorn_ring(pen: Pen, m: Matter) -> None:
    """A hedge of points that look outwards."""
    pen.glow(100, 96, 70, m.middle, 0.5)
    actor(pen, 100, 124, "guard", 1.1, look="helm")
    for i in range(13):
        a = math.pi * (1 + i / 12)
        x, y = 100 + 70 * math.cos(a), 124 + 62 * math.sin(a)
        pen.part(
            closed(
                f"!{100 + 46 * math.cos(a) - 6:.0f} {126 + 36 * math.sin(a) + 6:.0f} !{x:.0f} {y:.0f} !{100 + 46 * math.cos(a) + 6:.0f} {126 + 36 * math.sin(a) + 8:.0f}"
            ),
            m.middle,
            4,
            False,
            1.4,
        )


def seal(pen: Pen, m: Matter) -> None:
    """A round sign of rings and strokes that hangs in the air."""
    pen.glow(100, 70, 90, m.middle, 0.8)
    for r, w in ((52, 4), (44, 1.6), (26, 2.4)):
        pen.line(ring_line(100, 70, r, r), pen.palette.ink, w + 2.4)
        pen.line(ring_line(100, 70, r, r), m.middle, w)
    marks = []
    for i in range(8):
        a = math.tau * i / 8
        marks.append(
            f"{100 + 29 * math.cos(a):.0f} {70 + 29 * math.sin(a):.0f} {100 + 41 * math.cos(a + 0.14):.0f} {70 + 41 * math.sin(a + 0.14):.0f} {100 + 36 * math.cos(a + 0.34):.0f} {70 + 36 * math.sin(a + 0.34):.0f}"
        )
    pen.line("/".join(marks), m.bright, 2)
    pen.at(100, 70, 1.3).part(form(m), m.bright, 3, False, 1.2)


def beacon(pen: Pen, m: Matter) -> None:
    """A light on a hill that gathers people."""
    pen.part("!-6 140 50 112 !84 92 !118 92 150 112 !206 140", pen.palette.near, 6, True, 1.3)
    pen.part("!84 94 !90 62 !110 62 !116 94", "#8a8274", 5, True, 1.5)
    pen.glow(100, 42, 90, m.middle, 0.9)
    pen.flat(star(100, 42, 12, 150, 14, 4), m.bright, 0.28)
    pen.at(100, 42, 2.2).part(form(m), m.middle, 4, False, 1.1)
    pen.at(100, 48, 1.1).flat(form(m), m.bright)
    crowd(pen, 144, 3, 26, 60, "raise")
    crowd(pen, 144, 3, 140, 176, "raise", mirror=True)


def aegis(pen: Pen, m: Matter) -> None:
    """Two stand back to back within a sphere."""
    actor(pen, 86, 126, "guard", 1.15, look="helm", mirror=True)
    actor(pen, 114, 126, "guard", 1.15, cloth=pen.palette.second, look="fair")
    pen.flat(ring(100, 84, 62, 56), m.middle, 0.3)
    for r, w in ((62, 4), (56, 1.4)):
        pen.line(ring_line(100, 84, r, r * 0.9), pen.palette.ink, w + 2)
        pen.line(ring_line(100, 84, r, r * 0.9), m.bright, w)
    for i in range(6):
        a = math.tau * i / 6 + 0.3
        piece(pen, m, 100 + 62 * math.cos(a), 84 + 56 * math.sin(a), 0.55, 0)


def gate(pen: Pen, m: Matter) -> None:
    """A gate with light in it and a figure within."""
    stone = mix(pen.palette.far, "#8a8478", 0.5)
    pen.glow(100, 80, 100, m.middle, 0.8)
    pen.part("!44 132 !50 40 72 14 100 6 128 14 !150 40 !156 132", stone, 9, True, 1.7)
    pen.part("!66 132 !70 54 84 34 100 28 116 34 !130 54 !134 132", m.middle, 6, False, 1.4)
    pen.flat("!80 132 !84 66 100 46 !116 66 !120 132", m.bright)
    actor(pen, 100, 132, "stand", 1.0, cloth=darker(m.dark, 0.3), look="hood")
    pen.line("56 60 64 58/54 84 63 83/138 58 146 60/139 84 147 84/90 16 94 22/112 14 108 22", m.bright, 2, 0.8)


def barrier_runes(pen: Pen, m: Matter) -> None:
    """Hanging strips with signs: a wall of words."""
    pen.glow(100, 76, 90, m.middle, 0.6)
    for i, x in enumerate((30, 58, 86, 114, 142, 170)):
        y = 20 + (i % 2) * 10
        pen.part(
            closed(f"!{x - 10} {y} {x} {y - 3} !{x + 10} {y} !{x + 9} {y + 92} !{x} {y + 84} !{x - 9} {y + 92}"),
            mix(m.bright, "#f0e3bf", 0.5),
            5,
            False,
            1.4,
        )
        pen.line(
            f"{x - 4} {y + 14} !{x + 4} {y + 18} !{x - 3} {y + 26}/{x} {y + 34} {x} {y + 48}/{x - 4} {y + 40} {x + 4} {y + 44}/{x - 4} {y + 56} !{x + 3} {y + 60} !{x - 2} {y + 70}",
            m.dark,
            2,
        )


def fortress(pen: Pen, m: Matter) -> None:
    """Walls of the matter rise: a keep made by magic."""
    pen.glow(100, 80, 100, m.middle, 0.6)
    stone = mix(m.middle, "#9a948a", 0.4)
    for x, w, top in ((26, 30, 50), (144, 30, 50), (78, 44, 24)):
        merlons = " ".join(
            f"!{x + w * k / 4:.0f} {top - (7 if k % 2 == 0 else 0)} !{x + w * (k + 1) / 4:.0f} {top - (7 if k % 2 == 0 else 0)}"
            for k in range(4)
        )
        pen.part(closed(f"!{x} 132 !{x} {top} {merlons} !{x + w} {top} !{x + w} 132"), stone, 8, True, 1.6)
    pen.part("!52 132 !52 84 !148 84 !148 132", darker(stone, 0.08), 6, True, 1.5)
    pen.flat("!90 132 !90 108 100 98 !110 108 !110 132", pen.palette.ink)
    pen.line("56 100 78 100/64 114 84 114/118 100 140 100/120 116 144 116/86 40 96 40/104 54 116 54", m.dark, 1.4, 0.7)


def iron_will(pen: Pen, m: Matter) -> None:
    """A broken chain between two fists."""
    pen.glow(100, 66, 70, m.middle, 0.8)
    for side in (-1, 1):
        arm = pen.at(100 + side * 46, 84, 1.5, side * -12, side < 0)
        arm.part("-14 50 -12 14 -14 -6 -4 -16 10 -14 16 -2 14 12 !18 50", "#c98d63", 6, True, 1.3)
        arm.part("!-14 12 0 16 !16 12 !16 26 0 30 !-13 26", IRON, 4, False, 1.2)
        arm.line("2 -8 15 -8/2 -2 16 -2/2 4 14 4", darker("#c98d63", 0.5), 1)
    for x, y, a in ((66, 36, -30), (82, 26, 10), (118, 26, -10), (134, 36, 30)):
        link = pen.at(x, y, 1, a)
        link.line(ring_line(0, 0, 10, 6), pen.palette.ink, 6.4)
        link.line(ring_line(0, 0, 10, 6), STEEL, 3.8)
    pen.part(star(100, 24, 8, 22, 8), lighter(m.middle, 0.3), 2, False, 1.3)


def banner(pen: Pen, m: Matter) -> None:
    """A banner planted on a field, light behind it."""
    pen.glow(110, 56, 90, m.middle, 0.6)
    pen.part("!70 140 !74 140 !80 6 !75 6", "#7c5434", 2, False, 1.4)
    pen.part("!80 14 108 6 130 16 !160 12 150 36 !162 62 132 66 108 56 !80 64", m.middle, 9, True, 1.7)
    pen.at(116, 37, 1.1).part(form(m), m.bright, 4, False, 1.2)
    crowd(pen, 142, 3, 104, 160, "raise")
    crowd(pen, 142, 1, 34, 34, "raise")


def joined_shields(pen: Pen, m: Matter) -> None:
    """A row of shields, locked."""
    for i, x in enumerate((16, 50, 84, 118, 152, 186)):
        actor(pen, x, 142, "guard", 1.25, look="helm")
        pen.part(
            closed(f"!{x - 18} 78 {x} 72 !{x + 18} 78 !{x + 17} 134 {x} 144 !{x - 17} 134"),
            mix(pen.palette.cloth, m.middle, 0.25 + 0.1 * (i % 2)),
            6,
            True,
            1.5,
        )
        pen.at(x, 106, 0.8).part(form(m), m.bright, 3, False, 1)


def mist(pen: Pen, m: Matter) -> None:
    """Banks of mist; figures hardly to be seen."""
    pen.begin(0.6)
    crowd(pen, 126, 4, 40, 160, "stand")
    pen.end()
    for y, x, o in ((70, 0, 0.45), (90, -20, 0.6), (112, 14, 0.75)):
        pen.flat(
            closed(
                f"-20 {y + 8} {20 + x} {y - 8} {70 + x} {y + 2} {120 + x} {y - 9} {170 + x} {y + 1} 220 {y - 6} 224 {y + 16} {150 + x} {y + 11} {90 + x} {y + 18} {30 + x} {y + 10} -20 {y + 18}"
            ),
            mix(m.bright, m.middle, 0.35),
            o,
        )


def joined_rings(pen: Pen, m: Matter) -> None:
    """Rings that widen on water."""
    pen.glow(100, 100, 90, m.middle, 0.7)
    for wide in (84, 62, 40, 20):
        pen.line(ring_line(100, 112, wide, wide * 0.3), m.bright, 2.6, 0.85)
    pen.at(100, 60, 2.2).part(form(m), m.middle, 4, False, 1.2)
    pen.at(100, 66, 1.0).flat(form(m), m.bright)
    pen.flat(joined(ring(84, 96, 2.4), ring(118, 98, 2), ring(100, 104, 3)), m.bright)
