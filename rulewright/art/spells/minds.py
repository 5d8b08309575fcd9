"""What is seen, known, dreamt or forgotten; and how one moves unseen: eyes, masks, doubles, steps, smoke."""

import math

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import BONE, GOLD
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, ribbon, ring, star
from rulewright.art.figures.actors import actor, crowd
from rulewright.art.spells.matter import Matter, piece, pieces, sparks, tongues
from rulewright.art.spells.wards import ring_line


def eye(pen: Pen, m: Matter) -> None:
    """A great eye."""
    pen.glow(100, 68, 90, m.middle, 0.8)
    lashes = "/".join(
        f"!{100 + 46 * math.cos(a) - 4:.0f} {68 + 24 * math.sin(a):.0f} !{100 + 82 * math.cos(a):.0f} {68 + 58 * math.sin(a):.0f} !{100 + 46 * math.cos(a) + 6:.0f} {68 + 26 * math.sin(a):.0f}"
        for a in (math.tau * i / 10 + 0.3 for i in range(10))
    )
    pen.part(lashes, m.dark, 3, False, 1.3)
    pen.part("!30 68 62 42 100 34 138 42 !170 68 138 94 100 102 62 94", lighter(m.bright, 0.2), 8, False, 1.7)
    pen.part(ring(100, 68, 29), m.middle, 8, False, 1.4)
    pen.flat(ring(100, 68, 9, 23), pen.palette.ink)
    pen.flat(ring(90, 58, 5), "#ffffff")


def orb_eye(pen: Pen, m: Matter) -> None:
    """A glass ball on a foot, an eye within."""
    pen.glow(100, 62, 90, m.middle, 0.8)
    pen.part("!70 134 !78 112 100 106 !122 112 !130 134", "#7c5434", 5, True, 1.5)
    pen.part(ring(100, 64, 44), m.dark, 10, False, 1.7)
    pen.part(ring(98, 62, 34), m.middle, 8, False, 0)
    pen.part("!70 64 100 46 !130 64 100 82", "#ffffff", 3, False, 1.3)
    pen.flat(ring(100, 64, 10), m.dark)
    pen.line("66 52 74 36 88 28", "#ffffff", 4, 0.9)


def third_eye(pen: Pen, m: Matter) -> None:
    """Somebody sits with closed eyes, an eye of light above."""
    actor(pen, 100, 134, "sit", 1.9, look="robe")
    pen.glow(100, 40, 70, m.middle, 0.9)
    pen.part("!62 40 100 18 !138 40 100 62", m.bright, 5, False, 1.5)
    pen.part(ring(100, 40, 13), m.middle, 4, False, 1.2)
    pen.flat(ring(100, 40, 6), pen.palette.ink)
    for a in range(200, 350, 20):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        pen.line(f"{100 + 46 * x:.0f} {46 + 40 * y:.0f} {100 + 62 * x:.0f} {46 + 54 * y:.0f}", m.bright, 2.2)


def spiral(pen: Pen, m: Matter) -> None:
    """A head seen from the side, a spiral in it."""
    pen.glow(104, 60, 90, m.middle, 0.7)
    pen.part(
        "!134 140 130 112 150 92 156 60 142 28 108 12 74 20 58 46 !56 62 !44 84 !56 88 !54 100 60 112 !84 112 !86 140",
        m.dark,
        10,
        True,
        1.7,
    )
    turns = " ".join(
        f"{108 + r * math.cos(t):.0f} {56 + r * math.sin(t):.0f}"
        for t, r in ((i * 0.7, 3 + i * 1.7) for i in range(19))
    )
    pen.line(turns, m.bright, 4)
    pieces(pen, m, [(36, 40, 0.7, -50), (170, 36, 0.7, 50), (28, 74, 0.5, -80), (180, 80, 0.5, 80)])


def spike_mind(pen: Pen, m: Matter) -> None:
    """A splinter driven into a head."""
    spiral(pen, m)
    pen.part("!196 -6 !206 12 !124 58", m.bright, 5, False, 1.7)
    pen.part(star(122, 56, 8, 22, 8, 10), m.middle, 2, False, 1.3)


def mask(pen: Pen, m: Matter) -> None:
    """A pale mask in the dark."""
    pen.glow(100, 70, 80, m.middle, 0.7)
    pen.part("54 50 62 22 100 12 138 22 146 50 138 88 116 118 100 126 84 118 62 88", "#f2ead8", 10, True, 1.8)
    pen.flat("!66 56 80 46 !94 60 80 66/!134 56 120 46 !106 60 120 66/!78 94 100 102 !122 94 100 112", pen.palette.ink)
    pen.glow(80, 57, 9, m.bright, 1)
    pen.glow(120, 57, 9, m.bright, 1)
    pen.line("100 62 96 80 104 82/68 40 80 36 90 42/132 40 120 36 110 42", darker("#f2ead8", 0.4), 2)


def skull(pen: Pen, m: Matter) -> None:
    """A skull with lights in its eyes."""
    pen.glow(100, 66, 90, m.middle, 0.9)
    pen.flat(star(100, 66, 14, 150, 20, 6), m.middle, 0.35)
    pen.part(
        "54 60 60 28 84 12 116 12 140 28 146 60 136 84 122 92 !120 120 100 126 !80 120 78 92 64 84", BONE, 11, True, 1.8
    )
    pen.flat(joined(ring(78, 62, 15, 16), ring(122, 62, 15, 16), closed("!100 78 !108 94 !92 94")), pen.palette.ink)
    for x in (78, 122):
        pen.glow(x, 63, 13, m.bright, 1)
    pen.line("/".join(f"{x} 104 {x} 120" for x in (86, 93, 100, 107, 114)), pen.palette.ink, 1.6)


def nightmare(pen: Pen, m: Matter) -> None:
    """A shape with horns bends over a sleeper."""
    pen.glow(90, 60, 90, m.middle, 0.6)
    pen.part(
        "!20 136 18 80 40 40 !34 6 58 28 84 24 !116 -2 106 34 128 60 !170 84 !150 92 !160 108 !138 104 120 112 !60 138",
        m.dark,
        10,
        True,
        1.7,
    )
    pen.flat("!54 48 64 42 !72 54 62 56/!96 52 86 46 !80 56 90 60", m.bright)
    pen.part("!112 124 !186 116 !190 142 !108 142", "#cfc4b0", 5, True, 1.4)
    actor(pen, 146, 124, "lie", 1.2, look="fair", mirror=True)


def whisper(pen: Pen, m: Matter) -> None:
    """Lips at an ear; words that curl."""
    pen.part("!-6 150 -6 90 14 64 30 40 !34 10 !-6 -6", mix("#c98d63", m.dark, 0.3), 9, True, 1.6)
    pen.part("!38 66 !52 72 !46 78 !54 84 40 92 !26 84", "#a83a44", 3, False, 1.3)
    pen.part("!206 150 !206 10 170 14 150 40 140 78 !154 108 !150 150", mix("#8f5b3c", m.dark, 0.2), 9, True, 1.6)
    pen.part("152 60 160 46 174 50 176 70 166 88 156 82", "#8f5b3c", 4, False, 1.4)
    for pts in ("58 70 78 58 94 70 88 82 78 76", "60 80 92 96 116 80 110 66 98 72", "62 64 96 42 130 52 134 68"):
        pen.line(pts, m.bright, 2.8, 0.95)
    pen.glow(96, 74, 50, m.middle, 0.7)


def scream(pen: Pen, m: Matter) -> None:
    """A face cries out; rings of sound."""
    pen.glow(148, 76, 70, m.middle, 0.7)
    pen.part(
        "!206 150 !200 110 178 104 150 112 !128 104 !126 90 !112 84 122 66 124 38 150 18 186 18 !206 30",
        m.dark,
        10,
        True,
        1.7,
    )
    pen.flat("!126 84 146 80 !150 96 132 104", m.bright)
    pen.flat("!134 56 146 50 !154 58 142 62", m.bright)
    for r in (26, 48, 72, 98):
        pen.line(
            f"{118 - r * 0.7:.0f} {88 - r * 0.6:.0f} {118 - r:.0f} 90 {118 - r * 0.7:.0f} {92 + r * 0.5:.0f}",
            m.bright,
            3,
            0.95 - r / 140,
        )
    actor(pen, 34, 138, "fall", 0.9, look="helm")


def double(pen: Pen, m: Matter) -> None:
    """Somebody and a shadow of them, back to back."""
    pen.glow(100, 80, 70, m.middle, 0.6)
    actor(pen, 72, 138, "lunge", 1.5, look="hood", mirror=True)
    pen.begin(0.7)
    actor(pen, 132, 138, "lunge", 1.5, cloth=m.dark, look="mage")
    pen.end()
    pieces(pen, m, [(150, 60, 0.6, 40), (164, 96, 0.6, 80), (120, 40, 0.5, 10)])


def step(pen: Pen, m: Matter) -> None:
    """Somebody dissolves here and forms there."""
    pen.begin(0.4)
    actor(pen, 144, 136, "run", 1.5, cloth=m.middle, look="hood", mirror=True)
    pen.end()
    sparks(pen, m, 16, 110, 40, 180, 130)
    pen.part(ribbon([(140, 100), (110, 90), (84, 102)], (1, 7, 1)), m.middle, 3, False, 1.2)
    pen.glow(56, 96, 60, m.middle, 0.8)
    actor(pen, 56, 138, "run", 1.6, look="hood", mirror=True)


def blink(pen: Pen, m: Matter) -> None:
    """Somebody leaps out of a ring of light."""
    pen.glow(136, 72, 60, m.middle, 0.9)
    pen.line(ring_line(140, 74, 26, 48), pen.palette.ink, 11)
    pen.line(ring_line(140, 74, 26, 48), m.middle, 8)
    pen.line(ring_line(140, 74, 26, 48), m.bright, 2.4)
    actor(pen, 88, 132, "leap", 1.6, look="fair", mirror=True)
    sparks(pen, m, 10, 40, 20, 160, 120)


def path(pen: Pen, m: Matter) -> None:
    """A shining path over the land, somebody on it."""
    pen.part("!60 152 84 120 120 100 96 84 !110 72 !118 72 112 84 146 100 124 124 !150 152", m.middle, 4, False, 1.4)
    pen.line("104 150 100 124 130 102 102 86 112 74", m.bright, 3)
    pen.glow(114, 66, 50, m.bright, 0.9)
    actor(pen, 96, 140, "run", 1.3, look="hood")


def shroud(pen: Pen, m: Matter) -> None:
    """Somebody draws a cloak of darkness over themselves."""
    pen.glow(100, 70, 80, m.middle, 0.6)
    pen.part(
        "100 14 72 26 58 60 44 100 !34 140 60 128 !80 142 100 130 !122 142 142 128 !168 140 156 100 142 60 128 26",
        m.dark,
        11,
        True,
        1.8,
    )
    pen.flat("82 48 100 34 118 48 116 72 100 84 84 72", pen.palette.ink)
    pen.flat("!88 58 94 54 !98 60 92 62/!112 58 106 54 !102 60 108 62", m.bright)
    pen.line("74 60 64 100 58 130/126 60 136 100 142 130/100 88 98 128", m.middle, 1.6, 0.7)


def vanish(pen: Pen, m: Matter) -> None:
    """An empty cloak sinks; smoke where somebody stood."""
    pen.part("64 134 70 110 92 104 !96 88 108 92 !126 106 140 118 146 134", m.dark, 7, True, 1.6)
    for x, y, r in ((100, 76, 24), (76, 62, 17), (124, 60, 19), (98, 40, 20), (70, 36, 12), (132, 32, 12)):
        pen.part(ring(x, y, r, r * 0.85), mix(m.middle, "#8a8490", 0.4), r * 0.35, True, 1.3)
    sparks(pen, m, 10, 50, 20, 150, 110)


def smoke(pen: Pen, m: Matter) -> None:
    """A cloud bursts from a small ball at somebody's feet."""
    actor(pen, 62, 136, "run", 1.3, look="hood", mirror=True)
    for x, y, r in (
        (110, 112, 24),
        (142, 104, 26),
        (124, 84, 24),
        (160, 78, 22),
        (108, 62, 17),
        (146, 54, 20),
        (174, 110, 20),
    ):
        pen.part(ring(x, y, r, r * 0.9), mix(m.middle, m.bright, (150 - y) / 260), r * 0.35, True, 1.4)
    pen.part(ring(104, 132, 9), "#3a3a40", 3, False, 1.3)


def roll(pen: Pen, m: Matter) -> None:
    """A tumble in three moments."""
    pen.line("20 60 60 30 104 40 134 76 168 120", m.bright, 2.4, 0.8)
    pen.begin(0.4)
    actor(pen, 34, 118, "leap", 1.1, look="dark")
    pen.end()
    pen.begin(0.65)
    actor(pen.at(96, 62, 1, 150), 0, 0, "crouch", 1.1, look="dark")
    pen.end()
    actor(pen, 154, 138, "crouch", 1.5, look="dark")


def blur(pen: Pen, m: Matter) -> None:
    """Somebody seen threefold."""
    for x, o in ((48, 0.3), (150, 0.3), (72, 0.5), (126, 0.5)):
        pen.begin(o)
        actor(pen, x, 138, "guard", 1.5, cloth=m.middle, look="hood")
        pen.end()
    actor(pen, 99, 138, "guard", 1.55, look="hood")
    for y in (60, 80, 100):
        pen.line(f"10 {y} 60 {y - 2}/140 {y} 192 {y - 3}", m.bright, 2, 0.7)


def hidden_blade(pen: Pen, m: Matter) -> None:
    """A hand with a blade comes out of the dark behind somebody."""
    actor(pen, 62, 138, "stand", 1.45, look="fair", mirror=True)
    pen.part("!206 60 160 54 !120 66 !122 84 160 86 !206 110", m.dark, 8, True, 1.6)
    pen.part("112 66 124 62 130 72 126 84 114 84 108 76", "#c98d63", 4, False, 1.4)
    pen.part("!112 76 !78 62 !68 62 !76 70 !108 84", "#d6dde4", 3, False, 1.4)
    pen.glow(70, 64, 22, m.bright, 0.8)


def study(pen: Pen, m: Matter) -> None:
    """An open book, its letters rise as lights."""
    pen.glow(100, 66, 90, m.middle, 0.9)
    book = pen.at(100, 104, 3.2)
    book.part("!-21 -8 -8 -13 0 -8 8 -13 !21 -8 !21 9 8 4 0 9 -8 4 !-21 9", "#f0e3bf", 3, False, 0.8)
    book.line("0 -8 0 9/-16 -4 -5 -7/-16 0 -5 -3/-16 4 -5 1/5 -7 16 -4/5 -3 16 0/5 1 16 4", pen.palette.ink, 0.5, 0.7)
    pen.line("33 134 74 118 100 134 126 118 167 134", pen.palette.cloth, 5)
    for x, y, s in ((84, 56, 0.8), (118, 48, 0.9), (100, 24, 0.7), (64, 34, 0.6), (140, 26, 0.6), (102, 66, 0.5)):
        piece(pen, m, x, y, s, x)


def hourglass(pen: Pen, m: Matter) -> None:
    """An hourglass in which the matter runs."""
    pen.glow(100, 72, 80, m.middle, 0.8)
    pen.part(
        "!64 20 !136 20 132 44 !106 72 132 100 !136 124 !64 124 68 100 !94 72 68 44",
        mix(m.bright, "#dff0ee", 0.6),
        9,
        False,
        1.6,
    )
    pen.flat("!76 42 100 46 !124 42 !102 70 !98 70/!72 120 84 104 100 94 116 104 !128 120", m.middle)
    pen.line("100 70 100 96", m.middle, 2.4)
    pen.part("!56 10 !144 10 !144 21 !56 21/!56 123 !144 123 !144 134 !56 134", "#7c5434", 4, True, 1.5)


def clock(pen: Pen, m: Matter) -> None:
    """Rings of time; somebody slips between them."""
    for r in (62, 50):
        pen.line(ring_line(100, 72, r, r), pen.palette.ink, 5)
        pen.line(ring_line(100, 72, r, r), m.middle, 2.8)
    pen.line(
        "/".join(
            f"{100 + 52 * math.cos(a):.0f} {72 + 52 * math.sin(a):.0f} {100 + 60 * math.cos(a):.0f} {72 + 60 * math.sin(a):.0f}"
            for a in (math.tau * i / 12 for i in range(12))
        ),
        m.bright,
        2.6,
    )
    for x, o in ((74, 0.35), (90, 0.6)):
        pen.begin(o)
        actor(pen, x, 112, "run", 1.35, cloth=m.middle, look="hood")
        pen.end()
    actor(pen, 110, 112, "run", 1.35, look="hood")


def foresight(pen: Pen, m: Matter) -> None:
    """Cards of fate float before two hands."""
    pen.glow(100, 60, 90, m.middle, 0.8)
    for x, y, a in ((44, 62, -22), (81, 46, -8), (119, 46, 8), (156, 62, 22)):
        card = pen.at(x, y, 1, a)
        card.part("!-14 -22 !14 -22 !14 22 !-14 22", m.dark, 5, True, 1.5)
        card.line("-10 -18 !10 -18 !10 18 !-10 18 !-10 -18", m.bright, 1.2)
        piece(card, m, 0, 0, 0.8, 0)
    for side in (-1, 1):
        hand = pen.at(100 + side * 36, 118, 1.1, side * 14, side < 0)
        hand.part(
            "-13 30 -12 6 !-20 -8 -11 -4 !-13 -24 -6 -9 !-3 -28 2 -10 !7 -26 9 -8 !17 -18 16 4 12 16 !16 30",
            "#c98d63",
            5,
            True,
            1.3,
        )


def befuddle(pen: Pen, m: Matter) -> None:
    """Stars go round a dazed head."""
    actor(pen, 100, 140, "struck", 2.0, look="dark")
    pen.line(ring_line(88, 34, 46, 13), m.middle, 2.4, 0.9)
    for i in range(6):
        a = math.tau * i / 6 + 0.3
        pen.part(star(88 + 46 * math.cos(a), 34 + 13 * math.sin(a), 4, 11, 4, i * 15), m.bright, 2, False, 1.2, 1)


def silence(pen: Pen, m: Matter) -> None:
    """A finger on closed lips."""
    pen.part(
        "50 60 58 24 100 12 142 24 150 60 140 100 118 134 !100 144 82 134 60 100",
        mix("#c98d63", m.dark, 0.25),
        11,
        True,
        1.7,
    )
    pen.line("66 60 78 66 90 61/110 61 122 66 134 60", pen.palette.ink, 3)
    pen.part("!80 104 100 98 !120 104 100 114", "#a8485a", 4, False, 1.3)
    pen.glow(100, 100, 50, m.middle, 0.8)
    pen.part("!88 152 !92 108 94 76 100 70 107 76 !110 108 !116 152", "#c98d63", 5, True, 1.6)
    for x in (30, 170):
        piece(pen, m, x, 70, 0.9, 0)


def scry_pool(pen: Pen, m: Matter) -> None:
    """A pool in which a far place is seen."""
    pen.part(ring(100, 104, 86, 30), mix(pen.palette.far, "#8a8478", 0.5), 8, True, 1.6)
    pen.part(ring(100, 102, 72, 22), m.middle, 8, False, 1.2)
    pen.flat("!52 104 !74 88 !86 98 !104 82 !128 104", m.dark, 0.7)
    pen.flat(ring(130, 92, 7, 4), m.bright)
    for wide in (60, 44):
        pen.line(ring_line(100, 102, wide, wide * 0.28), m.bright, 1.6, 0.7)
    pen.glow(100, 70, 60, m.bright, 0.7)
    pieces(pen, m, [(70, 52, 0.6, 0), (100, 34, 0.8, 0), (130, 54, 0.6, 0)])


def weaken(pen: Pen, m: Matter) -> None:
    """Somebody bent under a weight of the matter; the sword falls."""
    pen.part(tongues(m, 100, 40, 30, 9, 10), m.dark, 8, True, 1.6)
    pen.glow(100, 44, 60, m.middle, 0.7)
    pen.line("84 70 84 84/100 74 100 90/116 70 116 84", m.bright, 3, 0.8)
    actor(pen, 96, 138, "kneel", 1.5, look="helm")
    pen.at(152, 128, 1, 78).part(
        "!-3 0 !-3 -34 !0 -42 !3 -34 !3 0 !10 2 !10 5 !2 5 !2 14 !-2 14 !-2 5 !-10 5 !-10 2", "#c4cedb", 3, False, 1.3
    )


def surge(pen: Pen, m: Matter) -> None:
    """Power runs through somebody, out of every limb."""
    pen.glow(100, 80, 90, m.middle, 0.9)
    for a in range(0, 360, 30):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        pen.line(
            f"{100 + 22 * x:.0f} {78 + 22 * y:.0f} !{100 + 46 * x - 7 * y:.0f} {78 + 46 * y + 7 * x:.0f} !{100 + 56 * x + 6 * y:.0f} {78 + 56 * y - 6 * x:.0f} {100 + 84 * x:.0f} {78 + 70 * y:.0f}",
            m.bright,
            3,
            0.9,
        )
    actor(pen, 100, 128, "float", 1.55, look="robe")


def crystal_ball(pen: Pen, m: Matter) -> None:
    """A crystal that drinks light from all sides."""
    pen.glow(100, 70, 90, m.middle, 0.9)
    for x, y in ((10, 20), (4, 74), (20, 130), (190, 20), (196, 74), (180, 130)):
        pen.line(f"{x} {y} {(x + 100) / 2:.0f} {(y + 70) / 2 - 8:.0f} 100 70", m.bright, 2.4, 0.7)
    pen.part("!100 16 !130 48 !122 96 !100 124 !78 96 !70 48", m.middle, 9, False, 1.7)
    pen.line("100 16 !94 62 !100 124/70 48 !94 62 !130 48/78 96 !94 62 !122 96", m.bright, 1.6)
    pen.flat("!100 16 !94 62 !70 48", "#ffffff", 0.45)


def coin_toss(pen: Pen, m: Matter) -> None:
    """A hand slips a coin to another behind a back."""
    pen.part("!-6 70 40 66 !80 74 !84 92 40 98 !-6 112", pen.palette.cloth, 6, True, 1.5)
    pen.part("78 72 94 70 104 80 98 92 82 94", "#c98d63", 4, False, 1.4)
    pen.part("!206 40 160 46 !124 60 !124 76 160 78 !206 86", pen.palette.second, 6, True, 1.5)
    pen.part("128 58 114 60 106 70 112 80 126 80", "#8f5b3c", 4, False, 1.4)
    pen.glow(104, 62, 40, m.middle, 0.8)
    pen.part(ring(106, 58, 13), GOLD, 4, False, 1.5)
    pen.part(star(106, 58, 4, 7, 2.6), darker(GOLD, 0.3), 0, False, 0.6, 0)


def spread_news(pen: Pen, m: Matter) -> None:
    """A rider in haste under signs in the sky."""
    crowd(pen, 138, 5, 24, 176, "run")
    for x, y in ((40, 40), (90, 28), (150, 44)):
        piece(pen, m, x, y, 1.0, 0)
        pen.glow(x, y, 30, m.middle, 0.6)
    pen.line("10 84 60 78 110 82 196 74", m.bright, 2.4, 0.7)
