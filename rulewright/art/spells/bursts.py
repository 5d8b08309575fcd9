"""What bursts, rises, rolls or falls: novas, pillars, waves, walls, whirls, cracks."""

import math

from rulewright.art.drawing.colour import darker, mix
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, ribbon, ring, star
from rulewright.art.figures.actors import actor, crowd
from rulewright.art.scenery.sky import cloud
from rulewright.art.spells.matter import Matter, ball, form, piece, pieces, sparks, tongues


def nova(pen: Pen, m: Matter) -> None:
    """Rays in all directions from a bright heart."""
    pen.glow(100, 72, 96, m.middle, 0.9)
    for n, far, near, colour, turn in ((14, 84, 26, m.dark, 0), (14, 66, 22, m.middle, 13), (12, 40, 16, m.bright, 0)):
        pen.part(star(100, 72, n, far, near, turn), colour, 3, False, 1.4 if colour == m.dark else 0, 0)
    pieces(pen, m, [(30, 30, 0.7, -50), (172, 34, 0.7, 50), (28, 112, 0.6, -120), (174, 112, 0.7, 120)])


def burst(pen: Pen, m: Matter) -> None:
    """A round explosion: petals about a ball."""
    pen.glow(100, 70, 90, m.middle, 0.9)
    for i in range(10):
        a = math.tau * i / 10
        pen.part(
            ring(100 + 38 * math.cos(a), 70 + 34 * math.sin(a), 19, 17), m.dark if i % 2 else m.middle, 5, False, 1.4
        )
    pen.part(tongues(m, 100, 70, 34, 12, 10), m.middle, 8, False, 1.2)
    pen.flat(ring(98, 68, 21), m.bright)
    pieces(
        pen, m, [(24, 40, 0.7, -60), (178, 46, 0.7, 60), (36, 108, 0.6, -110), (166, 108, 0.6, 120), (100, 10, 0.6, 0)]
    )


def blast(pen: Pen, m: Matter) -> None:
    """A shock wave along the ground that throws people off their feet."""
    for rx, ry, colour in ((96, 30, m.dark), (74, 22, m.middle), (46, 13, m.bright)):
        pen.part(ring(100, 116, rx, ry), colour, 4, False, 1.4 if rx > 90 else 0, 0)
    pen.part(tongues(m, 100, 104, 22, 9, 18, 0.4), m.middle, 6, False, 1.4)
    pen.glow(100, 100, 50, m.bright, 0.9)
    actor(pen, 40, 96, "fall", 0.95, look="helm")
    actor(pen, 166, 98, "fall", 0.95, look="dark", mirror=True)
    actor(pen, 100, 124, "raise", 1.0, look="mage")


def pillar(pen: Pen, m: Matter) -> None:
    """A column from the sky."""
    pen.flat("!66 -6 !134 -6 !142 118 !58 118", m.middle, 0.35)
    pen.part("!76 -6 !124 -6 !130 116 100 122 !70 116", m.middle, 8, False, 0)
    pen.flat("!88 -6 !112 -6 !116 116 !84 116", m.bright)
    pen.part(ring(100, 118, 56, 12), m.middle, 4, False, 1.4)
    pen.flat(ring(100, 117, 38, 7), m.bright)
    pen.glow(100, 110, 74, m.middle, 0.7)
    crowd(pen, 140, 2, 24, 48, "flee", mirror=True)
    crowd(pen, 140, 2, 152, 176, "flee")
    sparks(pen, m, 8, 60, 20, 140, 110)


def geyser(pen: Pen, m: Matter) -> None:
    """A fountain that breaks out of the ground and falls over."""
    pen.glow(100, 60, 80, m.middle, 0.8)
    pen.part(
        "!84 124 90 70 70 44 !34 46 48 26 76 16 100 6 124 16 152 26 !166 46 130 44 110 70 !116 124",
        m.middle,
        8,
        False,
        1.6,
    )
    pen.flat("!94 122 97 70 88 36 !70 34 100 18 !130 34 112 36 103 70 !106 122", m.bright)
    pieces(
        pen,
        m,
        [
            (34, 64, 0.9, 200),
            (166, 62, 0.9, 160),
            (52, 92, 0.6, 190),
            (150, 92, 0.6, 170),
            (70, 66, 0.6, 190),
            (132, 70, 0.6, 170),
        ],
    )
    pen.part("!60 132 !70 116 !84 124 !100 118 !116 124 !132 114 !142 132", pen.palette.far, 4, True, 1.4)


def spikes(pen: Pen, m: Matter) -> None:
    """Spikes shoot up under somebody's feet."""
    actor(pen, 102, 70, "leap", 1.0, look="dark")
    for x, h, lean in (
        (20, 40, -6),
        (42, 58, -4),
        (66, 44, 2),
        (86, 66, -3),
        (108, 54, 3),
        (130, 70, 4),
        (154, 48, 6),
        (178, 60, 8),
    ):
        pen.part(
            closed(f"!{x - 10} 134 !{x + lean} {126 - h} !{x + 11} 134"),
            mix(m.middle, m.dark, 0.2 * (x % 3)),
            5,
            m.form == "rock",
            1.5,
        )
        pen.flat(closed(f"!{x - 7} 132 !{x + lean} {130 - h} !{x - 1} 132"), m.bright, 0.6)


def wall(pen: Pen, m: Matter) -> None:
    """A rampart of the matter across the field."""
    seed = pen.seed
    pen.glow(100, 90, 90, m.middle, 0.5)
    if m.form == "rock":
        _rubble(pen, m)
        return
    for i in range(11):
        x, h, w = 4 + i * 19 + seed.real(-4, 4), seed.real(54, 92), seed.real(11, 15)
        if m.form in ("shard", "rock", "spark", "ray"):
            pen.part(
                closed(
                    f"!{x - w:.0f} 132 !{x - w * 0.9:.0f} {124 - h * 0.8:.0f} !{x - w * 0.1:.0f} {124 - h:.0f} !{x + w * 0.9:.0f} {124 - h * 0.72:.0f} !{x + w:.0f} 132"
                ),
                mix(m.middle, m.bright, seed.real(0, 0.4)),
                6,
                m.form == "rock",
                1.5,
            )
            pen.line(f"{x - w * 0.1:.0f} {126 - h:.0f} {x:.0f} 126", m.dark, 0.9, 0.6)
        else:
            pen.part(
                closed(
                    f"!{x - w:.0f} 134 {x - w:.0f} {126 - h * 0.5:.0f} !{x:.0f} {124 - h:.0f} {x + w:.0f} {126 - h * 0.5:.0f} !{x + w:.0f} 134"
                ),
                m.middle,
                6,
                False,
                1.5,
            )
            pen.flat(
                closed(
                    f"!{x - w * 0.5:.0f} 134 {x - w * 0.4:.0f} {128 - h * 0.3:.0f} !{x:.0f} {128 - h * 0.66:.0f} {x + w * 0.4:.0f} {128 - h * 0.3:.0f} !{x + w * 0.5:.0f} 134"
                ),
                m.bright,
            )


def _rubble(pen: Pen, m: Matter) -> None:
    """Blocks heaped into a gap between two ends of a wall."""
    seed = pen.seed
    ends = "!-6 136 !-6 34 !30 34 !26 60 !38 84 !30 136/!206 136 !206 34 !172 34 !176 66 !164 90 !172 136"
    pen.part(ends, darker(m.middle, 0.15), 7, True, 1.6)
    for row, (y, n) in enumerate(((122, 6), (100, 5), (80, 6), (60, 5))):
        for i in range(n):
            block = pen.at(100 + (i - (n - 1) / 2) * 28 + seed.real(-4, 4), y, seed.real(0.9, 1.1), seed.real(-8, 8))
            shape = "!-15 -6 !-6 -12 !10 -11 !16 2 !8 12 !-11 11"
            block.part(shape, mix(m.middle, m.bright, 0.12 * ((i + row) % 3)), 5, True, 1.5)


def wave(pen: Pen, m: Matter) -> None:
    """A wave that rolls from the right."""
    crowd(pen, 138, 2, 16, 40, "flee", mirror=True)
    pen.part(
        "!206 20 170 14 130 22 100 44 !84 78 96 66 !104 70 !98 84 !110 78 !116 92 130 84 120 110 !84 136 !206 136",
        m.middle,
        10,
        False,
        1.7,
    )
    pen.part("!206 54 170 52 142 66 !130 96 140 118 !120 136 !206 136", m.dark, 8, True, 0)
    pen.line("200 34 166 28 132 36 108 56/204 70 172 68 150 82", m.bright, 3, 0.9)
    pieces(pen, m, [(74, 66, 0.6, -60), (84, 44, 0.7, -40), (108, 24, 0.6, -20), (62, 92, 0.5, -80)])


def wave_low(pen: Pen, m: Matter) -> None:
    """Long low billows that carry somebody gently."""
    actor(pen, 100, 100, "float", 1.1, look="fair")
    for y, colour, x in ((88, m.dark, 0), (104, m.middle, -24), (122, mix(m.middle, m.bright, 0.4), 10)):
        pen.part(
            closed(
                f"!-10 {y + 10} {20 + x} {y - 6} {56 + x} {y + 8} {94 + x} {y - 6} {132 + x} {y + 8} {170 + x} {y - 6} !214 {y + 8} !214 154 !-10 154"
            ),
            colour,
            5,
            False,
            1.5,
        )
    sparks(pen, m, 10)


def whirl(pen: Pen, m: Matter) -> None:
    """A whirlwind."""
    for i, (y, w) in enumerate(((124, 12), (108, 24), (90, 38), (68, 56), (42, 76), (16, 92))):
        lean = (i % 2) * 8 - 4
        pen.part(
            closed(
                f"{100 - w + lean} {y} {100 - w * 0.5 + lean} {y - 10 - i} {100 + w * 0.5 + lean} {y - 10 - i} {100 + w + lean} {y - 3} {100 + w * 0.5 + lean} {y + 8 + i} {100 - w * 0.5 + lean} {y + 9 + i}"
            ),
            mix(m.dark, m.middle, 0.3 + i / 8),
            6,
            True,
            1.5,
        )
    pieces(pen, m, [(24, 70, 0.7, 30), (176, 76, 0.7, 100), (40, 108, 0.6, 60), (160, 112, 0.6, 10)])


def swirl(pen: Pen, m: Matter) -> None:
    """Curls of wind about nothing."""
    for pts, w in (
        ([(-6, 60), (60, 40), (130, 48), (160, 74), (134, 94), (112, 82)], 7),
        ([(-6, 96), (70, 76), (120, 104), (96, 128), (76, 116)], 6),
        ([(40, 24), (110, 14), (176, 34), (186, 62), (170, 68)], 5),
        ([(120, 122), (170, 110), (206, 116)], 4),
    ):
        pen.part(ribbon(pts, [1.0, *([w] * (len(pts) - 2)), 1.0]), m.middle, 4, False, 1.4)
        pen.line("/".join([" ".join(f"{x} {y - 2}" for x, y in pts[:-1])]), m.bright, 1.6, 0.9)
    pieces(pen, m, [(60, 60, 0.6, 60), (150, 40, 0.6, 110), (40, 120, 0.6, 20), (140, 110, 0.5, 80)])


def shatter(pen: Pen, m: Matter) -> None:
    """Something bursts into splinters."""
    pen.glow(100, 72, 80, m.middle, 0.8)
    for i in range(14):
        a = math.tau * i / 14 + pen.seed.real(-0.1, 0.1)
        far = 34 + (i % 3) * 20
        x, y = 100 + far * math.cos(a) * 1.25, 72 + far * math.sin(a)
        pen.at(x, y, 0.8 + 0.35 * (i % 2), math.degrees(a) + 90).part(
            "!0 -18 !8 -2 !4 12 !-5 9 !-8 -4", mix(m.middle, m.bright, 0.2 * (i % 3)), 5, False, 1.4
        )
    pen.part(star(100, 72, 9, 30, 12, 10), m.bright, 0, False, 1.4, 0)


def flash(pen: Pen, m: Matter) -> None:
    """A blinding light; somebody covers their eyes."""
    pen.glow(70, 54, 120, m.bright, 1)
    pen.flat(star(70, 54, 16, 190, 20, 6), m.bright, 0.5)
    pen.part(star(70, 54, 8, 46, 15, 0), m.middle, 4, False, 1.3)
    pen.flat(ring(70, 54, 15), "#ffffff")
    actor(pen, 156, 138, "struck", 1.35, look="dark")


def falling_star(pen: Pen, m: Matter) -> None:
    """A star falls from high above on a field."""
    pen.part("!120 -10 !150 -10 !112 92 !88 92", m.dark, 5, False, 1.4)
    pen.part("!128 -10 !142 -10 !108 92 !92 92", m.middle, 4, False, 0)
    pen.flat("!133 -10 !138 -10 !103 92 !97 92", m.bright)
    pen.glow(100, 96, 70, m.middle, 0.9)
    pen.part(star(100, 98, 4, 40, 14, 0), m.middle, 6, False, 1.5)
    pen.flat(star(100, 98, 4, 22, 8, 45), m.bright)
    pen.part(
        "!20 140 !50 122 !60 132 !84 120 !100 130 !120 120 !138 132 !152 122 !182 140", pen.palette.far, 4, True, 1.4
    )
    crowd(pen, 142, 2, 26, 168, "flee")


def meteors(pen: Pen, m: Matter) -> None:
    """Burning rocks, many."""
    for x, y, r in ((36, 34, 12), (92, 58, 17), (148, 30, 13), (176, 84, 11), (40, 92, 10)):
        pen.part(
            closed(f"!{x + r * 2.6:.0f} {y - r * 3.2:.0f} {x - r * 0.2:.0f} {y - r:.0f} {x + r:.0f} {y + r * 0.4:.0f}"),
            m.middle,
            4,
            False,
            1.2,
        )
        pen.flat(
            closed(
                f"!{x + r * 1.8:.0f} {y - r * 2.2:.0f} {x + r * 0.1:.0f} {y - r * 0.6:.0f} {x + r * 0.6:.0f} {y + r * 0.1:.0f}"
            ),
            m.bright,
        )
        pen.part(tongues(m, x, y, r * 0.9, 9, r * 0.22), darker(m.dark, 0.2), r * 0.4, True, 1.5)
    crowd(pen, 140, 4, 50, 140, "flee")


def crack(pen: Pen, m: Matter) -> None:
    """The ground breaks open."""
    pen.glow(100, 110, 80, m.middle, 0.9)
    pen.part(
        "!-6 104 !40 98 !60 108 !96 96 !120 108 !160 98 !206 106 !206 124 !166 118 !130 134 !104 122 !70 136 !44 120 !-6 128",
        m.dark,
        3,
        False,
        1.6,
    )
    pen.flat("!10 112 !44 106 !64 116 !98 106 !122 118 !160 108 !190 114 !128 124 !100 116 !68 126 !44 114", m.bright)
    for x, y, s, a in (
        (40, 60, 1.2, 10),
        (76, 36, 1.5, 40),
        (116, 50, 1.3, 80),
        (150, 30, 1.1, 20),
        (168, 70, 1.2, 60),
        (96, 76, 0.9, 0),
        (22, 84, 0.8, 30),
    ):
        pen.at(x, y, s, a).part("!-9 -4 !-2 -10 !8 -7 !10 3 !3 10 !-7 7", pen.palette.far, 5, True, 1.5)


def quake(pen: Pen, m: Matter) -> None:
    """A hammer strikes the ground; it splits towards people."""
    hammer = pen.at(150, 66, 1.2, 24)
    hammer.part("!-4 0 !4 0 !4 -70 !-4 -70", "#7c5434", 3, False, 1.4)
    hammer.part("!-26 -6 !26 -6 !28 34 !-28 34", "#7a838e", 8, True, 1.7)
    pen.part(
        "!150 112 !120 116 !104 108 !80 120 !60 110 !36 122 !10 116 !-6 128 !30 132 !60 122 !84 134 !108 122 !140 130",
        m.dark,
        3,
        False,
        1.5,
    )
    pen.part(star(140, 112, 9, 36, 14, 10), m.bright, 0, False, 1.3, 0)
    for x, y, s in ((30, 96, 0.9), (64, 88, 1.1), (96, 80, 1.0), (46, 70, 0.7)):
        pen.at(x, y, s, x).part("!-9 -4 !-2 -10 !8 -7 !10 3 !3 10 !-7 7", pen.palette.far, 5, True, 1.5)
    actor(pen, 34, 92, "fall", 0.8, look="helm")


def rolling(pen: Pen, m: Matter) -> None:
    """A rush of fire or ice that fills a whole passage, seen from the front."""
    pen.flat("!0 0 !200 0 !200 150 !0 150", pen.palette.ink, 0.45)
    for r, colour in ((66, m.dark), (52, m.middle), (32, m.bright)):
        pen.part(tongues(m, 100, 78, r, 15, r * 0.3, r / 30), colour, 6, False, 1.6 if r > 60 else 0)
    pen.glow(100, 78, 60, m.bright, 0.9)
    actor(pen, 70, 144, "flee", 0.9, look="helm", mirror=True)
    actor(pen, 134, 146, "flee", 0.9, look="dark")


def field(pen: Pen, m: Matter) -> None:
    """The matter grows everywhere out of the ground, low."""
    seed = pen.seed
    pen.glow(100, 116, 100, m.middle, 0.6)
    for row, y in enumerate((108, 120, 134)):
        for i in range(8):
            x = i * 27 + seed.real(-8, 8) + row * 9
            piece(pen, m, x, y, 0.8 + row * 0.3 + seed.real(0, 0.3), seed.real(-14, 14))
    actor(pen, 100, 110, "struck", 1.0, look="dark")


def storm(pen: Pen, m: Matter) -> None:
    """A blizzard: slanting streaks and flakes, a bent traveller."""
    seed = pen.seed
    for _ in range(22):
        x, y = seed.real(0, 200), seed.real(0, 130)
        pen.line(f"{x:.0f} {y:.0f} {x - 22:.0f} {y + 12:.0f}", m.bright, seed.real(1, 2.4), 0.7)
    for _ in range(9):
        piece(pen, m, seed.real(6, 194), seed.real(8, 116), seed.real(0.5, 0.9), 60)
    actor(pen, 110, 138, "charge", 1.1, look="hood")


def clouds(pen: Pen, m: Matter) -> None:
    """A front of clouds with light in it."""
    for x, y, w, h in ((30, 42, 40, 16), (160, 36, 44, 18), (96, 50, 52, 20), (56, 70, 40, 14), (146, 72, 42, 15)):
        pen.part(cloud(x, y, w, h), mix(pen.palette.sky[0], m.dark, 0.4), 7, True, 1.4)
    for x in (40, 84, 128, 168):
        pen.line(f"{x} 78 !{x - 8} 92 !{x + 2} 96 !{x - 10} 118", m.bright, 3)
        pen.glow(x - 8, 116, 24, m.middle, 0.7)


def fall_of_petals(pen: Pen, m: Matter) -> None:
    """Soft bits come down on one who looks up."""
    actor(pen, 100, 140, "spread", 1.35, look="fair")
    seed = pen.seed
    for _i in range(16):
        piece(pen, m, seed.real(20, 180), seed.real(8, 112), seed.real(0.35, 0.7), seed.real(0, 180))
    pen.glow(100, 40, 80, m.bright, 0.5)


def swarm(pen: Pen, m: Matter) -> None:
    """A cloud of small bits in the shape of a reaching hand."""
    seed = pen.seed
    for x, y in (
        (50, 40),
        (70, 30),
        (94, 28),
        (118, 36),
        (136, 56),
        (60, 60),
        (84, 58),
        (108, 60),
        (126, 78),
        (74, 84),
        (100, 88),
        (92, 112),
        (112, 112),
    ):
        for _ in range(2):
            piece(pen, m, x + seed.real(-8, 8), y + seed.real(-8, 8), seed.real(0.4, 0.8), seed.real(0, 360))
    crowd(pen, 142, 2, 30, 52, "flee", mirror=True)


def engulfed(pen: Pen, m: Matter) -> None:
    """Somebody stands in the midst of it."""
    pen.glow(100, 84, 90, m.middle, 0.8)
    pen.part(tongues(m, 100, 84, 46, 11, 26, 0.3), m.dark, 6, False, 1.6)
    pen.part(tongues(m, 100, 88, 36, 9, 18), m.middle, 6, False, 0)
    actor(pen, 100, 128, "raise", 1.3, cloth=darker(m.dark, 0.2), look="dark")
    for x, y in ((60, 118), (142, 116), (80, 128), (124, 130)):
        piece(pen, m, x, y, 1.0, 0)


def twin_suns(pen: Pen, m: Matter) -> None:
    """A great disc with a face."""
    pen.glow(100, 66, 100, m.middle, 0.9)
    pen.part(joined(star(100, 66, 12, 60, 40)), m.middle, 5, False, 1.6)
    pen.part(ring(100, 66, 34), m.bright, 9, False, 1.3)
    pen.line("86 62 91 59 96 62/105 62 110 59 115 62/99 64 97 73 103 73/90 82 100 87 111 82", m.dark, 2)


def dark_disc(pen: Pen, m: Matter) -> None:
    """A darkened moon over dead land."""
    pen.glow(100, 58, 90, m.middle, 0.9)
    pen.part(ring(100, 56, 38), mix(m.dark, pen.palette.ink, 0.5), 10, True, 1.6)
    pen.line("66 44 82 24 104 18", m.bright, 2.4, 0.9)
    pen.flat(joined(ring(88, 48, 6), ring(112, 66, 9), ring(96, 74, 4)), m.dark, 0.8)
    sparks(pen, m, 12, 10, 6, 190, 60)


def sunrise(pen: Pen, m: Matter) -> None:
    """Dawn over the edge of the world; somebody rises with it."""
    pen.glow(100, 112, 130, m.bright, 0.9)
    pen.part(joined(star(100, 116, 22, 92, 62)), m.middle, 4, False, 0)
    pen.part(ring(100, 118, 50), m.bright, 8, False, 1.2)
    pen.part("!-6 122 40 116 100 120 160 115 !206 122 !206 156 !-6 156", pen.palette.near, 4, True, 1.2)
    actor(pen, 100, 124, "raise", 1.15, look="fair")


def form_large(pen: Pen, m: Matter) -> None:
    """One great piece of the matter itself, before rays."""
    pen.glow(100, 70, 90, m.middle, 0.9)
    pen.flat(star(100, 68, 14, 150, 18, 5), m.bright, 0.3)
    one = pen.at(100, 68, 3.4)
    one.part(form(m), m.middle, 3, False, 1.2)
    pen.at(100, 76, 1.7).flat(form(m), m.bright)
    sparks(pen, m, 10)


def eruption(pen: Pen, m: Matter) -> None:
    """A mountain throws out what is in it."""
    pen.part("!14 134 56 84 !82 44 100 50 !122 42 146 84 !190 134", pen.palette.far, 10, True, 1.6)
    pen.glow(100, 40, 70, m.middle, 0.9)
    pen.part(
        "!84 46 74 22 !54 14 80 6 !84 -10 100 4 !118 -10 122 8 !150 10 128 24 !120 46 102 52", m.middle, 6, False, 1.5
    )
    pen.flat("!92 46 88 24 100 12 114 24 !112 46", m.bright)
    pen.part(
        "!92 48 84 74 92 96 !82 130 !92 130 100 96 96 74 !104 50/!108 50 118 76 112 100 !126 130 !136 130 122 98 126 74 !116 48",
        m.middle,
        3,
        False,
        1.2,
    )
    pieces(pen, m, [(40, 34, 0.9, -60), (160, 32, 0.9, 60), (28, 66, 0.7, -90), (176, 66, 0.7, 90)])


def sphere_of(pen: Pen, m: Matter) -> None:
    """A ball held above, seen from below, all light on it."""
    pen.glow(100, 58, 110, m.middle, 0.9)
    ball(pen, m, 100, 56, 38)
    for side in (-1, 1):
        hand = pen.at(100 + side * 40, 132, 1.5, side * 16, side < 0)
        hand.part(
            "-12 22 -10 0 !-16 -18 -8 -10 !-10 -34 -3 -12 !0 -36 4 -12 !8 -32 9 -8 !18 -18 14 4 10 22",
            "#c98d63",
            5,
            True,
            1.4,
        )
