"""What flies: comets, bolts, lances, darts, rays, breath, rain."""

import itertools

from rulewright.art.drawing.palette import STEEL, WOOD
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import bolt, closed, open_through, ribbon, ring, zigzag
from rulewright.art.figures.actors import actor, crowd
from rulewright.art.spells.matter import Matter, ball, band, form, piece, pieces, sparks


def comet(pen: Pen, m: Matter) -> None:
    """A ball with a tail, from the upper right, at people below."""
    crowd(pen, 132, 3, 18, 54, "flee", mirror=True)
    pen.glow(82, 84, 70, m.middle, 0.8)
    pen.part("!204 -18 150 12 104 50 !62 82 62 100 84 106 !112 92 156 54 !206 22", m.dark, 6, False, 1.6)
    pen.part("!206 -6 152 24 108 60 !72 88 78 100 92 98 154 46 !206 12", m.middle, 4, False, 0)
    pen.flat("!170 16 120 58 84 84 84 96 94 94 126 62", m.bright)
    ball(pen, m, 80, 90, 21)
    sparks(pen, m, 8, 90, 10, 196, 90)


def orb_throw(pen: Pen, m: Matter) -> None:
    """A caster on the right hurls a ball to the left."""
    body = actor(pen, 158, 138, "cast", 1.35, look="mage", mirror=True)
    band(pen, m, closed("!132 78 104 66 72 64 !58 70 74 76 104 80"), closed("!128 77 100 70 70 69 100 76"))
    ball(pen, m, 52, 70, 20)
    sparks(pen, m, 6, 60, 40, 140, 100)
    body.glow(20, -34, 20, m.middle, 0.9)


def dart(pen: Pen, m: Matter) -> None:
    """One small quick missile and its trace."""
    pen.glow(60, 62, 46, m.middle, 0.8)
    for y, far in ((50, 30), (62, 0), (75, 24)):
        pen.line(f"{104 + far} {y} 150 {y + 4} {206} {y + 12}", m.bright, 2.2, 0.7)
    pen.part("!18 56 52 42 !104 52 !96 62 !106 74 52 76", m.middle, 6, False, 1.6)
    pen.flat("!26 58 56 52 !90 60 56 68", m.bright)
    piece(pen, m, 128, 42, 0.6, 60)
    piece(pen, m, 150, 92, 0.5, 100)


def motes(pen: Pen, m: Matter) -> None:
    """A swarm of small lights that wind towards their mark."""
    for i, (y0, y1, y2) in enumerate(((30, 20, 70), (64, 50, 78), (96, 110, 84), (46, 86, 80))):
        pen.line(f"186 {y0} 138 {y1} 90 {(y1 + y2) // 2 + i * 4 - 8} 50 {y2}", m.middle, 2.4, 0.75)
        pen.glow(50 + i * 6, y2, 22, m.middle, 0.8)
        piece(pen, m, 46 + i * 5, y2 + i * 5 - 8, 0.8, -90)
    actor(pen, 28, 136, "struck", 0.95, look="dark")
    for x, y in ((120, 36), (150, 58), (104, 92), (164, 84), (134, 108)):
        piece(pen, m, x, y, 0.5, x)


def twin(pen: Pen, m: Matter) -> None:
    """Two bolts that cross in flight."""
    for flip in (0, 1):
        y0, y1 = (24, 96) if flip else (100, 40)
        band(
            pen,
            m,
            ribbon([(194, y0), (140, (y0 * 2 + y1) / 3 + 10), (90, (y0 + y1 * 2) / 3), (48, y1)], (1, 4, 6, 9)),
            ribbon([(150, (y0 * 3 + y1) / 4 + 8), (90, (y0 + y1 * 2) / 3), (50, y1)], (0.6, 2, 4)),
        )
        ball(pen, m, 40, y1, 12)


def lance(pen: Pen, m: Matter) -> None:
    """A great spear of the matter, driven through the picture."""
    pen.glow(60, 74, 70, m.middle, 0.7)
    pen.part("!4 92 !64 64 !206 18 !208 34 !72 84", m.dark, 5, False, 1.6)
    pen.part("!10 90 !68 68 !206 24 !206 30 !72 78", m.middle, 3, False, 0)
    pen.part("!0 94 !58 52 !78 72 !54 88", m.middle, 6, False, 1.5)
    pen.flat("!8 91 !56 60 !66 70", m.bright)
    pieces(pen, m, [(120, 34, 0.6, 70), (150, 62, 0.6, 60), (96, 96, 0.7, 80), (172, 48, 0.5, 70)])
    crowd(pen, 134, 2, 30, 58, "struck")


def shards(pen: Pen, m: Matter) -> None:
    """Three jagged splinters in flight."""
    for x, y, size in ((62, 78, 1.0), (120, 44, 0.72), (140, 104, 0.62)):
        one = pen.at(x, y, size, -14)
        for dy in (-9, 0, 9):
            one.line(f"34 {dy} 80 {dy * 1.2}", m.bright, 1.8, 0.6)
        one.part("!-52 2 !-20 -13 !30 -11 !40 2 !24 12 !-18 14", m.middle, 7, False, 1.6)
        one.flat("!-52 2 !-20 -13 !24 -6 !-12 2", m.bright, 0.8)


def arrow(pen: Pen, m: Matter) -> None:
    """One arrow, large, wreathed."""
    pen.glow(60, 70, 60, m.middle, 0.8)
    _arrow(pen.at(96, 74, 1.5, -8))
    band(pen, m, closed("!0 84 40 62 !120 52 !100 62 !150 58 !116 70 !146 76 !92 80 40 92"))
    pen.part("!6 85 !44 66 !40 80 !46 92", STEEL, 5, False, 1.4)


def _arrow(pen: Pen) -> None:
    pen.part("!-44 -2 !52 -2 !52 2 !-44 2", WOOD, 2, False, 1.2, 1)
    pen.part("!-64 0 !-42 -8 !-46 0 !-42 8", STEEL, 3, False, 1.3)
    pen.part("!40 0 !46 -9 !66 -9 !58 0 !66 9 !46 9", pen.palette.cloth, 3, True, 1.2)


def arrows(pen: Pen, m: Matter) -> None:
    """Three arrows side by side."""
    for x, y, size in ((104, 36, 0.8), (92, 70, 1.1), (118, 104, 0.8)):
        pen.line(f"{x + 70} {y - 4} 204 {y - 14}/{x + 70} {y + 6} 204 {y - 2}", m.bright, 1.6, 0.7)
        _arrow(pen.at(x, y, size, -5))
        piece(pen, m, x - 66 * size, y + 5, 0.55, -90)


def volley(pen: Pen, m: Matter) -> None:
    """A rain of arrows on shields."""
    for i in range(11):
        x, y = 24 + i * 17 + pen.seed.real(-6, 6), pen.seed.real(12, 62)
        one = pen.at(x, y, 0.42, -64)
        _arrow(one)
    for x in (46, 84, 122, 160):
        actor(pen, x, 140, "crouch", 0.9, look="helm")
        pen.part(ring(x + 6, 108, 17, 9), pen.palette.cloth, 4, True, 1.4)


def javelin(pen: Pen, m: Matter) -> None:
    """A figure hurls a burning spear."""
    actor(pen, 152, 138, "throw", 1.45, look="fair", mirror=True)
    pen.glow(74, 58, 50, m.middle, 0.7)
    pen.part("!14 70 !46 56 !150 34 !152 40 !50 66", m.dark, 3, False, 1.4)
    pen.part("!10 72 !46 50 !58 60 !46 68", m.middle, 4, False, 1.4)
    band(
        pen,
        m,
        closed("!44 62 70 44 !118 30 !96 46 !140 34 !104 56 !130 58 80 66"),
        closed("!54 61 80 50 !112 42 80 60"),
    )


def ray(pen: Pen, m: Matter) -> None:
    """A broad ray from a hand to the left edge."""
    pen.glow(150, 92, 46, m.middle, 0.9)
    pen.part("!158 84 90 58 !-6 24 !-6 78 90 92 !158 98", m.dark, 5, False, 1.5)
    pen.part("!158 87 90 65 !-6 36 !-6 68 90 86 !158 95", m.middle, 4, False, 0)
    pen.flat("!156 89 90 72 !-6 47 !-6 58 90 80 !156 93", m.bright)
    actor(pen, 176, 140, "cast", 1.2, look="mage", mirror=True)
    sparks(pen, m, 9, 10, 16, 150, 110)


def breath(pen: Pen, m: Matter) -> None:
    """A cone of breath out of a dragon's jaws."""
    pen.part("!86 80 40 40 !-6 10 !-6 136 40 116", m.dark, 6, False, 1.6)
    pen.part("!92 80 44 56 !-6 34 8 56 !-6 70 10 84 !-6 116 44 100", m.middle, 4, False, 0)
    pen.flat("!94 80 50 68 !6 56 24 74 !2 84 24 86 !8 100 50 92", m.bright)
    head = pen.at(150, 72, 1.35)
    head.part(
        "60 40 44 0 20 -26 -8 -26 !-46 -4 -50 4 !-42 7 -22 6 !-8 8 !-40 16 -38 24 -16 28 4 40 10 60",
        "#7a2f26",
        8,
        True,
        1.8,
    )
    head.part("!4 -26 !22 -52 !26 -18/!-10 -24 !0 -44 !8 -24", "#e2d9bb", 3, False, 1.4)
    head.flat("!-42 7 !-22 6 !-8 8 !-38 17 -28 12", "#5a0f12")
    head.flat("!-40 7 !-36 14 !-32 7/!-30 7 !-26 14 !-22 7/!-36 17 !-32 11 !-28 15", "#fff6dc")
    head.eye(-8, -10, 4, m.bright, pen.palette.ink)


def rain(pen: Pen, m: Matter) -> None:
    """It rains the matter on a field."""
    seed = pen.seed
    for i in range(13):
        x, y = 6 + i * 16 + seed.real(-6, 6), seed.real(10, 92)
        one = pen.at(x, y, seed.real(0.7, 1.15), 28)
        one.line("0 -14 -2 -34", m.bright, 1.6, 0.5)
        one.part(form(m), m.middle, 4, False, 1.2)
    crowd(pen, 140, 4, 40, 120, "flee")


def bolts(pen: Pen, m: Matter) -> None:
    """Three bolts from a dark cloud."""
    pen.part("-10 16 20 4 60 14 100 2 150 12 210 4 !210 -10 !-10 -10", pen.palette.ink, 4, False, 0)
    for x, y, w in ((60, 116, 9), (112, 128, 12), (156, 106, 8)):
        pen.glow(x - 8, y, 34, m.middle, 0.8)
        pen.part(bolt(zigzag(x + 18, 4, x - 8, y, (10, -12, 10, -8)), w), m.middle, 4, False, 1.5)
    crowd(pen, 140, 3, 40, 96, "struck")


def one_bolt(pen: Pen, m: Matter) -> None:
    """One great bolt that strikes a figure."""
    actor(pen, 98, 138, "struck", 1.2, look="helm")
    pen.glow(94, 96, 60, m.middle, 0.9)
    pen.part(bolt(zigzag(132, -6, 92, 96, (16, -18, 16)), 15), m.middle, 6, False, 1.6)
    pen.flat(bolt(zigzag(132, -6, 92, 92, (16, -18, 16)), 6), m.bright)
    sparks(pen, m, 10, 60, 80, 130, 132)


def chain(pen: Pen, m: Matter) -> None:
    """A spark that leaps from one to the next."""
    spots = ((26, 138), (76, 142), (124, 138), (174, 142))
    for x, y in spots:
        actor(pen, x, y, "struck", 0.85, look="helm")
    heads = [(4, 44), *[(x, y - 42) for x, y in spots]]
    for (x0, y0), (x1, y1) in itertools.pairwise(heads):
        arc = open_through(zigzag(x0, y0, x1, y1, (12, -14, 10, -6)))
        pen.line(arc, pen.palette.ink, 7)
        pen.line(arc, m.middle, 4.4)
        pen.line(arc, m.bright, 1.6)
        pen.glow(x1, y1, 24, m.middle, 0.9)


def fork(pen: Pen, m: Matter) -> None:
    """A bolt that forks at two marks."""
    trunk = zigzag(168, -4, 108, 56, (10, -12, 8))
    for end in ((40, 112), (132, 122)):
        line = [*trunk, *zigzag(108, 56, *end, (10, -12, 8))[1:]]
        pen.line(open_through(line), pen.palette.ink, 9)
        pen.line(open_through(line), m.middle, 6)
        pen.line(open_through(line), m.bright, 2)
        pen.glow(*end, 34, m.middle, 0.9)
        piece(pen, m, *end, 0.9, 20)
    actor(pen, 34, 140, "fall", 0.95, look="helm")
    actor(pen, 142, 142, "fall", 0.95, look="helm", mirror=True)


def sunspear(pen: Pen, m: Matter) -> None:
    """A beam at a slant, from above the clouds to the ground."""
    pen.part("!150 -8 !190 -8 !84 118 !58 118", m.middle, 6, False, 0)
    pen.flat("!162 -8 !178 -8 !78 118 !64 118", m.bright)
    pen.part(ring(71, 119, 34, 8), m.middle, 3, False, 1.3)
    pen.flat(ring(71, 118, 22, 4.6), m.bright)
    pen.glow(71, 112, 60, m.middle, 0.8)
    crowd(pen, 138, 2, 34, 112, "fall")
    sparks(pen, m, 8, 40, 30, 160, 110)
