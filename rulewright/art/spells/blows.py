"""What is done with steel and strength: cuts, blows, charges, cries."""

import math

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import BONE, IRON, STEEL, WOOD
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, ribbon, ring, star
from rulewright.art.figures import blades
from rulewright.art.figures.actors import actor, crowd
from rulewright.art.spells.matter import Matter, piece, pieces, sparks

SKIN = "#c98d63"


def impact(pen: Pen, x: float, y: float, size: float, colour: str = "#ffffff") -> None:
    pen.part(star(x, y, 9, size, size * 0.42, 8), colour, 0, False, 1.4, 0)


def slashes(pen: Pen, m: Matter) -> None:
    """Three great cuts across the picture."""
    actor(pen, 64, 140, "fall", 1.2, look="helm")
    for dx in (-34, 4, 42):
        pen.part(closed(f"!{150 + dx} 6 {104 + dx} 50 !{44 + dx} 128 {92 + dx} 62"), m.middle, 5, False, 1.6)
        pen.line(f"{142 + dx} 16 {100 + dx} 54 {58 + dx} 112", m.bright, 1.8)


def swing(pen: Pen, m: Matter) -> None:
    """Somebody swings an axe in a wide arc."""
    pen.part("!26 96 30 46 70 14 !120 14 78 28 46 60 !40 100", mix(m.middle, m.bright, 0.4), 4, False, 1.4)
    body = actor(pen, 112, 138, "swing", 1.6, look="red", mirror=True)
    blades.axe(body.at(4, -60, 0.62, -70))
    impact(pen, 36, 104, 18, m.bright)


def heavy(pen: Pen, m: Matter) -> None:
    """A great hammer comes down."""
    pen.line("60 8 42 40 40 70/84 4 66 40 62 62", m.bright, 3, 0.6)
    blades.maul(pen.at(126, 42, 1.25, -118))
    impact(pen, 62, 106, 36, m.bright)
    pen.part("!10 140 !34 120 !50 130 !66 116 !84 130 !104 120 !122 140", pen.palette.far, 4, True, 1.4)
    for x, y, s in ((20, 88, 0.8), (106, 96, 0.8), (34, 68, 0.6)):
        pen.at(x, y, s, x).part("!-9 -4 !-2 -10 !8 -7 !10 3 !3 10 !-7 7", pen.palette.far, 4, True, 1.4)


def stab(pen: Pen, m: Matter) -> None:
    """A blade thrust straight at the heart of somebody."""
    actor(pen, 44, 138, "struck", 1.45, look="helm")
    for y in (74, 86, 98):
        pen.line(f"{200} {y} {150} {y}", m.bright, 2, 0.6)
    blades.sword(pen.at(142, 86, 1.45, -90))
    pen.part("128 76 142 72 156 78 158 92 146 100 130 96", SKIN, 4, False, 1.4)
    pen.part("!154 74 180 70 !206 66 !206 108 180 104 !154 98", pen.palette.cloth, 6, True, 1.5)
    impact(pen, 58, 86, 18, m.middle)


def quick(pen: Pen, m: Matter) -> None:
    """Many short stabs at once, of one knife."""
    for y, o in ((40, 0.35), (104, 0.35), (56, 0.6), (90, 0.6), (72, 1.0)):
        pen.begin(o)
        blades.dagger(pen.at(122, y, 1.35, -90))
        pen.part(
            closed(f"110 {y - 9} 124 {y - 12} 136 {y - 6} 138 {y + 7} 124 {y + 11} 110 {y + 8}"), SKIN, 4, False, 1.3
        )
        pen.end()
    pen.part("!136 62 170 58 !206 54 !206 92 170 88 !136 84", pen.palette.cloth, 6, True, 1.5)
    impact(pen, 62, 72, 16, m.bright)


def knife(pen: Pen, m: Matter) -> None:
    """A thrown knife, turning."""
    pen.line("196 44 150 50 120 62/196 60 160 62 130 74", m.bright, 2, 0.6)
    for x, y, a, o in ((168, 46, 60, 0.25), (134, 58, -10, 0.5), (84, 78, -84, 1)):
        pen.begin(o)
        blades.dagger(pen.at(x, y, 1.5, a))
        pen.end()


def fan(pen: Pen, m: Matter) -> None:
    """A fan of knives leaves a hand."""
    for i in range(7):
        a = -150 + i * 21
        blades.dagger(pen.at(104 + 40 * math.cos(math.radians(a)), 104 + 44 * math.sin(math.radians(a)), 1.05, a + 90))
    pen.part("!70 152 78 122 94 108 114 108 130 122 !138 152", SKIN, 6, True, 1.5)
    sparks(pen, m, 8, 20, 10, 180, 70)


def dance(pen: Pen, m: Matter) -> None:
    """Somebody turns in a ring of blades."""
    for i in range(8):
        a = math.tau * i / 8
        blades.dagger(pen.at(100 + 74 * math.cos(a), 76 + 50 * math.sin(a), 0.72, math.degrees(a) + 20))
    pen.part(ribbon([(40, 100), (70, 122), (120, 122), (156, 98), (140, 62)], (1, 4, 5, 4, 1)), m.middle, 3, False, 1.2)
    actor(pen, 100, 124, "spread", 1.35, look="dark")


def whirlwind(pen: Pen, m: Matter) -> None:
    """Somebody spins with a blade; foes fall back."""
    actor(pen, 28, 138, "fall", 0.9, look="helm")
    actor(pen, 172, 138, "fall", 0.9, look="helm", mirror=True)
    pen.part("!24 84 50 66 100 58 150 66 !178 88 150 104 100 110 50 104", m.middle, 4, False, 1.4)
    pen.flat("!40 86 60 74 100 68 140 74 !162 88 136 98 100 102 60 98", pen.palette.sky[1])
    actor(pen, 100, 134, "spread", 1.4, look="red")
    blades.greatsword(pen.at(132, 72, 0.8, 84))


def flurry(pen: Pen, m: Matter) -> None:
    """Crossed cuts, many and small, on a shield."""
    pen.part("!56 24 100 14 !144 24 146 66 132 102 !100 130 68 102 54 66", pen.palette.cloth, 10, True, 1.7)
    for x, y, a in (
        (80, 50, 30),
        (116, 46, -40),
        (98, 76, 60),
        (78, 92, -20),
        (124, 88, 20),
        (102, 40, 80),
        (92, 108, 10),
    ):
        pen.at(x, y, 1, a).part("!-26 0 0 -5 !26 0 0 5", m.bright, 2, False, 1.3)


def parry(pen: Pen, m: Matter) -> None:
    """Two blades cross, sparks between them."""
    blades.sword(pen.at(44, 128, 1.7, 42))
    blades.sword(pen.at(156, 128, 1.7, -42))
    pen.glow(100, 64, 60, m.middle, 0.9)
    impact(pen, 100, 64, 32, m.bright)
    sparks(pen, m, 10, 50, 10, 150, 110)


def counter(pen: Pen, m: Matter) -> None:
    """One ducks under a cut and strikes from below."""
    a = actor(pen, 62, 138, "swing", 1.35, look="helm")
    blades.sword(a.at(5, -60, 0.6, 60))
    b = actor(pen, 128, 138, "crouch", 1.4, look="red", mirror=True)
    blades.sword(b.at(18, -14, 0.62, 52))
    pen.part("!74 30 120 30 !160 62 124 44 !84 44", m.middle, 4, False, 1.3)
    impact(pen, 88, 96, 16, m.bright)


def cleave(pen: Pen, m: Matter) -> None:
    """An axe goes through three shields."""
    for x in (36, 72, 108):
        pen.part(
            closed(f"!{x - 20} 50 {x} 44 !{x + 20} 50 {x + 20} 88 !{x} 118 {x - 20} 88"),
            mix(pen.palette.second, m.middle, 0.2),
            6,
            True,
            1.5,
        )
        pen.line(f"{x - 22} 66 !{x - 4} 74 !{x + 4} 66 {x + 22} 76", pen.palette.ink, 2.4)
    pen.part("!8 66 70 52 !146 54 72 74 !8 84", m.bright, 4, False, 1.5)
    blades.double_axe(pen.at(176, 96, 1.15, -64))


def charge(pen: Pen, m: Matter) -> None:
    """A line of men runs forward, weapons low."""
    for y in (70, 84, 98, 112):
        pen.line(f"0 {y} {40 + y % 30} {y - 4}", m.bright, 2.2, 0.6)
    for x, y, s in ((148, 120, 0.95), (104, 126, 1.1), (58, 134, 1.25)):
        body = actor(pen, x, y, "charge", s, look="helm")
        blades.spear(body.at(14, -30, 0.6, 74))


def march(pen: Pen, m: Matter) -> None:
    """A column on the road, banners above."""
    for i, x in enumerate((26, 58, 90, 122, 154, 186)):
        body = actor(pen, x, 118 + i * 4, "carry", 0.7 + i * 0.09, look="helm")
        blades.pike(body.at(12, -20, 0.5, 8))
    pen.part("!150 20 !153 20 !153 96 !150 96", WOOD, 2, False, 1.2)
    pen.part("!153 22 176 18 !196 26 !190 38 !196 50 172 46 !153 48", pen.palette.cloth, 5, True, 1.4)


def bull(pen: Pen, m: Matter) -> None:
    """One rams another with the shoulder and drives them on."""
    for y in (74, 92, 110):
        pen.line(f"150 {y} 204 {y - 4}", m.bright, 2.6, 0.7)
    actor(pen, 116, 138, "charge", 1.6, look="red", mirror=True)
    actor(pen, 62, 136, "fall", 1.35, look="helm")
    impact(pen, 82, 86, 20, m.bright)


def bash(pen: Pen, m: Matter) -> None:
    """A shield strikes somebody back."""
    actor(pen, 44, 138, "struck", 1.4, look="dark")
    actor(pen, 146, 138, "charge", 1.5, look="helm", mirror=True)
    pen.part("!84 50 100 42 !116 52 118 88 !100 122 84 104 78 76", pen.palette.cloth, 8, True, 1.7)
    pen.line("88 60 100 54 110 62/84 78 100 74 112 80", pen.palette.trim, 2.4)
    impact(pen, 74, 80, 24, m.bright)


def throw_down(pen: Pen, m: Matter) -> None:
    """One lifts another over their head."""
    actor(pen, 100, 140, "raise", 1.65, look="red")
    actor(pen.at(100, 48, 1, 0), 4, 4, "lie", 1.3, look="helm")
    pen.line("40 60 52 84 50 108/160 60 148 84 150 108", m.bright, 3, 0.7)


def slam(pen: Pen, m: Matter) -> None:
    """Somebody is driven against a wall, which cracks."""
    pen.part("!-6 -6 !60 -6 !56 150 !-6 150", mix(pen.palette.far, "#8a8478", 0.5), 6, True, 1.5)
    pen.line("58 74 !40 64 !44 48 !26 40/58 80 !38 88 !42 104 !22 112/58 78 !30 76", pen.palette.ink, 2.2)
    actor(pen, 76, 120, "struck", 1.45, look="helm")
    actor(pen, 138, 138, "lunge", 1.5, look="red", mirror=True)
    impact(pen, 62, 78, 22, m.bright)


def ram(pen: Pen, m: Matter) -> None:
    """A battering ram meets a gate."""
    pen.part("!-6 8 !50 8 !52 150 !-6 150", WOOD, 7, True, 1.6)
    pen.line("10 8 10 150/30 8 30 150", pen.palette.ink, 2)
    pen.line("-6 36 50 36/-6 112 52 112", IRON, 6)
    pen.part("!86 66 !206 52 !206 82 !88 94", darker(WOOD, 0.15), 6, True, 1.6)
    pen.part("!92 62 70 66 !54 80 70 94 !94 98", IRON, 6, True, 1.6)
    impact(pen, 54, 80, 26, m.bright)
    for x in (122, 162):
        actor(pen, x, 140, "carry", 1.3, look="helm", mirror=True)


def axes(pen: Pen, m: Matter) -> None:
    """Two axes fly."""
    for x, y, a, s in ((72, 66, -40, 1.3), (146, 92, 30, 1.0)):
        pen.line(f"{x + 20} {y - 30} {x + 50} {y - 34} {x + 70} {y - 16}", m.bright, 2.4, 0.6)
        blades.hatchet(pen.at(x, y, s * 1.5, a))


def skull_crack(pen: Pen, m: Matter) -> None:
    """A mace on a helmet."""
    pen.part("!40 140 46 100 44 66 66 44 96 44 118 66 116 100 !122 140", STEEL, 11, True, 1.7)
    pen.flat("!52 84 !108 84 !108 92 !52 92", pen.palette.ink)
    pen.line("84 46 !78 62 !90 72 !82 86/78 62 !66 68", pen.palette.ink, 2.6)
    blades.mace(pen.at(142, 50, 1.45, -66))
    impact(pen, 92, 40, 26, m.bright)


def execution(pen: Pen, m: Matter) -> None:
    """A raised axe over somebody who kneels."""
    actor(pen, 64, 138, "kneel", 1.3, look="dark")
    body = actor(pen, 124, 138, "swing", 1.7, look="hood", mirror=True)
    blades.double_axe(body.at(4, -58, 0.66, 26))
    pen.line("96 24 70 40 56 66", m.bright, 3, 0.7)


def bleeding_cut(pen: Pen, m: Matter) -> None:
    """A long cut, drops along it."""
    pen.part("!10 110 70 66 !192 16 92 84", m.middle, 5, False, 1.7)
    pen.line("30 98 80 66 160 32", m.bright, 2)
    for x, y, s in ((52, 104, 0.9), (84, 94, 1.1), (116, 76, 0.9), (146, 58, 0.7), (74, 124, 0.7), (108, 112, 0.8)):
        pen.at(x, y, s).part("!0 -14 5 -2 7 5 3 11 -3 11 -7 5 -5 -2", "#c8242e", 3, False, 1.3)


def blood_spray(pen: Pen, m: Matter) -> None:
    """A wound that bursts."""
    pen.glow(100, 70, 70, "#c8242e", 0.5)
    for i in range(13):
        a = math.tau * i / 13
        far = 30 + (i % 3) * 18
        pen.at(100 + far * math.cos(a) * 1.3, 70 + far * math.sin(a), 0.6 + 0.25 * (i % 3), math.degrees(a) + 90).part(
            "!0 -14 5 -2 7 5 3 11 -3 11 -7 5 -5 -2", "#c8242e", 3, False, 1.2
        )
    pen.part(star(100, 70, 9, 30, 14, 10), "#8a101c", 4, False, 1.5)


def serrated(pen: Pen, m: Matter) -> None:
    """A jagged edge, close."""
    pen.part(
        "!-6 40 !30 34 !36 52 !58 32 !64 50 !88 30 !94 48 !118 28 !124 46 !150 28 !158 44 !206 34 !206 92 !-6 96",
        "#b8c4d0",
        12,
        True,
        1.7,
    )
    pen.line("-6 74 60 72 206 66", "#5a6672", 2, 0.8)
    for x in (40, 98, 128):
        pen.at(x, 30, 0.7).part("!0 -14 5 -2 7 5 3 11 -3 11 -7 5 -5 -2", "#c8242e", 3, False, 1.2)


def aimed(pen: Pen, m: Matter) -> None:
    """An archer draws, the mark is shown far away."""
    pen.part(ring(44, 66, 26), "#e8e0cc", 6, False, 1.5)
    pen.part(ring(44, 66, 16), "#c4322e", 4, False, 0.8)
    pen.flat(ring(44, 66, 6), "#e8e0cc")
    body = actor(pen, 148, 138, "bow", 1.6, look="hood", mirror=True)
    body.part("!22 -60 30 -50 32 -41 30 -32 !22 -22 27 -41", WOOD, 2, False, 1)
    body.line("22 -60 !4 -42 !22 -22", "#f3ead2", 0.8)
    body.line("4 -42 36 -42", "#e9dcb8", 1.6)


def hamstring(pen: Pen, m: Matter) -> None:
    """A low cut at the legs of one who runs."""
    actor(pen, 64, 126, "flee", 1.5, look="helm", mirror=True)
    pen.part("!20 120 70 108 !150 122 76 122", m.bright, 3, False, 1.4)
    body = actor(pen, 146, 140, "crouch", 1.4, look="dark", mirror=True)
    blades.shortsword(body.at(18, -12, 0.7, 92))
    impact(pen, 74, 116, 12, "#c8242e")


def disarm(pen: Pen, m: Matter) -> None:
    """A sword struck from a hand."""
    blades.sword(pen.at(84, 74, 1.35, -30))
    pen.line("112 110 124 80 110 50/128 104 136 80 126 58", m.bright, 2.4, 0.6)
    pen.part("!206 96 170 98 !138 108 !136 124 170 130 !206 136", pen.palette.cloth, 6, True, 1.5)
    pen.part("!140 108 126 100 !108 96 120 108 !102 110 118 116 !104 124 122 122 140 124", SKIN, 4, False, 1.4)
    impact(pen, 108, 88, 16, m.bright)


def cry(pen: Pen, m: Matter) -> None:
    """A leader calls, a sword raised; many answer."""
    crowd(pen, 142, 3, 18, 60, "raise")
    crowd(pen, 142, 3, 142, 184, "raise", mirror=True)
    body = actor(pen, 100, 138, "throw", 1.8, look="red")
    blades.sword(body.at(-10, -58, 0.7, 4))
    for r in (30, 46, 62):
        pen.line(
            f"{110 + r * 0.5:.0f} {52 - r * 0.5:.0f} {112 + r:.0f} 52 {110 + r * 0.5:.0f} {52 + r * 0.4:.0f}",
            m.bright,
            2.6,
            0.8,
        )


def drill(pen: Pen, m: Matter) -> None:
    """Two fence in a yard, a third looks on."""
    a = actor(pen, 64, 138, "lunge", 1.35, look="fair")
    blades.sword(a.at(31, -31, 0.6, 80))
    b = actor(pen, 136, 138, "guard", 1.35, look="dark", mirror=True)
    blades.sword(b.at(12, -44, 0.6, 30))
    impact(pen, 102, 88, 13, m.bright)
    actor(pen, 178, 120, "stand", 0.8, look="hood", mirror=True)


def brace(pen: Pen, m: Matter) -> None:
    """Somebody stands firm; blows glance off."""
    actor(pen, 104, 138, "guard", 1.75, look="helm", mirror=True)
    pen.part("!56 52 76 44 !96 54 96 96 !76 128 56 104", m.middle, 8, True, 1.7)
    for x, y in ((22, 48), (12, 82), (24, 114)):
        pen.line(f"{x - 20} {y} {x + 20} {y}", m.bright, 3)
        impact(pen, x + 30, y, 10, m.bright)


def shrug(pen: Pen, m: Matter) -> None:
    """Broken arrows fall from somebody who walks on."""
    actor(pen, 96, 138, "carry", 1.7, look="bald")
    for x, y, a in ((46, 52, 40), (60, 84, 80), (142, 60, -50), (150, 100, 120), (36, 112, 10)):
        arrow = pen.at(x, y, 0.6, a)
        arrow.part("!-30 -2 !6 -2 !10 2 !-30 2", WOOD, 1.6, False, 1.1, 1)
        arrow.part("!-44 0 !-28 -6 !-28 6", STEEL, 2, False, 1.1)
    pieces(pen, m, [(120, 30, 0.6, 0), (76, 26, 0.5, 0)])


def breath_in(pen: Pen, m: Matter) -> None:
    """Somebody draws new breath, a hand on the chest; wind curls in."""
    for pts in (
        "-4 40 40 32 70 46 66 62 54 56",
        "-4 84 36 78 70 84",
        "204 40 160 30 132 46 138 60",
        "204 92 166 84 132 88",
    ):
        pen.line(pts, m.bright, 3.4, 0.85)
    pen.glow(100, 74, 60, m.middle, 0.7)
    actor(pen, 100, 140, "guard", 1.9, look="fair")


def rage(pen: Pen, m: Matter) -> None:
    """Somebody roars, weapons wide, red light behind."""
    pen.glow(100, 70, 100, m.middle, 0.9)
    body = actor(pen, 100, 140, "spread", 1.9, look="red")
    blades.axe(body.at(22, -45, 0.5, 20))
    blades.axe(body.at(-22, -45, 0.5, -20, True))
    sparks(pen, m, 14)


def ambush(pen: Pen, m: Matter) -> None:
    """Eyes and blades in the bushes on both sides of a road."""
    pen.part("!70 150 92 110 !98 96 !106 96 114 110 !140 150", mix(pen.palette.near, pen.palette.sun, 0.4), 3, False, 1)
    for side in (-1, 1):
        bush = pen.at(100 + side * 66, 100, 1, 0, side < 0)
        bush.part(
            joined(
                *(ring(x, y, r) for x, y, r in ((0, 20, 30), (-22, 30, 24), (22, 26, 20), (-4, -4, 22), (20, 2, 16)))
            ),
            darker(pen.palette.far, 0.35),
            8,
            True,
            1.5,
        )
        bush.flat("!-14 4 -8 0 !-3 4 -8 7/!6 6 12 2 !17 6 12 9", "#ffe07a")
        blades.dagger(bush.at(-34, 18, 0.8, -60))
    actor(pen, 104, 122, "stand", 0.8, look="hood")


def feint(pen: Pen, m: Matter) -> None:
    """A rider turns in the saddle and shoots backwards."""
    for y in (96, 110, 124):
        pen.line(f"{200} {y} 168 {y}", m.bright, 2.4, 0.6)
    body = pen.at(96, 116, 0.72, 0, False)
    body.part("-46 -8 -28 -20 8 -14 38 -22 60 -10 64 14 48 26 10 22 -20 30 -44 20", "#8a5c38", 8, True, 1.7)
    for pts in (
        [(-30, 16), (-60, 26), (-76, 16)],
        [(50, 14), (76, 26), (94, 20)],
        [(-20, 20), (-34, 44), (-52, 44)],
        [(40, 20), (54, 44), (72, 48)],
    ):
        body.part(ribbon(pts, (9, 6, 3)), "#8a5c38", 3, True, 1.5)
    body.part(ribbon([(-36, 4), (-58, -20), (-66, -34)], (16, 12, 9)), "#8a5c38", 5, True, 1.6)
    body.part("-56 -36 -66 -46 -80 -40 !-98 -24 -96 -16 -82 -18 -64 -22", "#8a5c38", 5, True, 1.6)
    archer = actor(pen, 100, 118, "bow", 1.15, look="red")
    archer.part("!22 -60 30 -50 32 -41 30 -32 !22 -22 27 -41", WOOD, 2, False, 1)
    archer.line("22 -60 !4 -42 !22 -22/4 -42 38 -42", "#f3ead2", 1)


def trap(pen: Pen, m: Matter) -> None:
    """Iron jaws in the grass."""
    pen.glow(100, 110, 70, m.middle, 0.4)
    for y, up in ((96, True), (118, False)):
        teeth = "/".join(f"!{x - 7} {y} !{x} {y - 26 if up else y - 16} !{x + 7} {y}" for x in range(44, 160, 18))
        pen.part(teeth, BONE if up else STEEL, 3, False, 1.3)
        pen.part(
            f"20 {y + 4} 60 {y - 6} 100 {y - 8} 140 {y - 6} 180 {y + 4} 140 {y + 6} 100 {y + 4} 60 {y + 6}",
            IRON,
            5,
            True,
            1.5,
        )
    pen.part(ring(100, 112, 20, 7), lighter(IRON, 0.2), 3, False, 1.4)


def fist_blow(pen: Pen, m: Matter) -> None:
    """A mailed fist, straight on."""
    impact(pen, 76, 72, 60, m.bright)
    pen.glow(76, 72, 70, m.middle, 0.6)
    pen.part("!206 46 160 44 !128 50 !128 98 160 104 !206 106", pen.palette.cloth, 8, True, 1.6)
    pen.part("132 44 104 36 76 40 60 54 58 86 74 104 104 108 132 100", STEEL, 10, True, 1.7)
    pen.line("66 56 100 54/62 70 100 70/64 86 100 86/100 44 102 100", pen.palette.ink, 2)


def piece_of(pen: Pen, m: Matter) -> None:
    """A sword of the matter itself."""
    pen.glow(100, 64, 90, m.middle, 0.9)
    blade = pen.at(74, 112, 1.6, 38)
    blade.part("!-7 -8 -9 -34 !0 -72 9 -34 !7 -8", m.middle, 5, False, 1.3)
    blade.flat("!-2 -10 -3 -34 !0 -60 3 -34 !2 -10", m.bright)
    blades.hilt(blade, 14)
    for x, y in ((100, 50), (128, 76), (84, 70), (140, 30)):
        piece(pen, m, x, y, 0.6, 30)
