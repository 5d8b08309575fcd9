"""What is healed, bound, called, bargained or drained: hands, altars, souls, graves."""

import math

from rulewright.art.drawing.colour import darker, mix
from rulewright.art.drawing.palette import BONE, GOLD
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, ribbon, ring, star
from rulewright.art.figures.actors import actor, crowd
from rulewright.art.figures.blades import dagger
from rulewright.art.spells.matter import Matter, form, piece, pieces, sparks
from rulewright.art.spells.wards import ring_line

SKIN = "#c98d63"


def open_hand(pen: Pen, skin: str, sleeve: str) -> None:
    """A large open hand, fingers up, its wrist in a sleeve."""
    pen.part(
        "-13 30 -12 6 !-20 -8 -11 -4 !-13 -28 -6 -9 !-3 -33 2 -10 !7 -30 9 -8 !17 -20 16 4 12 16 !16 30",
        skin,
        5,
        True,
        1.3,
    )
    pen.line("-7 4 0 8 8 4/-4 -6 -4 0/3 -8 3 0", darker(skin, 0.4), 1, 0.7)
    pen.part("!-15 24 0 28 !18 24 !26 56 !-22 56", sleeve, 5, True, 1.3)


def heal(pen: Pen, m: Matter) -> None:
    """Two hands with a light between them."""
    pen.glow(100, 52, 90, m.middle, 0.9)
    for side in (-1, 1):
        open_hand(pen.at(100 + side * 44, 104, 1.25, side * 10, side > 0), SKIN, pen.palette.cloth)
    pen.at(100, 50, 2.0).part(form(m), m.middle, 4, False, 1.2)
    pen.at(100, 53, 0.95).flat(form(m), m.bright)
    pieces(pen, m, [(52, 28, 0.5, -30), (150, 30, 0.5, 30), (76, 18, 0.4, 0), (126, 16, 0.4, 20)])


def mend(pen: Pen, m: Matter) -> None:
    """Somebody kneels by one who lies, and light goes over."""
    actor(pen, 118, 136, "lie", 1.35, look="dark")
    actor(pen, 66, 136, "kneel", 1.45, look="hood")
    pen.glow(98, 104, 46, m.middle, 0.9)
    pen.part(ribbon([(84, 104), (94, 92), (104, 106), (114, 118)], (3, 5, 5, 2)), m.middle, 3, False, 1.2)
    pieces(pen, m, [(104, 84, 0.8, 0), (128, 92, 0.6, 30), (90, 70, 0.5, -20), (146, 102, 0.5, 60)])
    sparks(pen, m, 10, 60, 40, 170, 110)


def bowl(pen: Pen, m: Matter) -> None:
    """A bowl out of which the matter rises."""
    pen.glow(100, 60, 80, m.middle, 0.9)
    pen.at(100, 52, 2.4).part(form(m), m.middle, 4, False, 1.2)
    pen.at(100, 58, 1.2).flat(form(m), m.bright)
    pen.part("!50 88 !150 88 140 112 118 122 !124 134 !76 134 !82 122 60 112", GOLD, 8, True, 1.7)
    pen.part(ring(100, 88, 50, 9), darker(GOLD, 0.3), 3, False, 1.4)
    pen.flat(ring(100, 88, 42, 6), m.middle)


def cleanse(pen: Pen, m: Matter) -> None:
    """Somebody washed in falling light; dark leaves them."""
    pen.flat("!70 -6 !130 -6 !150 132 !50 132", m.bright, 0.4)
    actor(pen, 100, 136, "spread", 1.5, look="fair")
    for x, y, a in ((40, 50, -40), (30, 84, -60), (162, 52, 40), (172, 88, 60), (52, 22, -20), (150, 20, 20)):
        pen.at(x, y, 0.9, a).part("!0 -15 7 -6 3 2 8 8 0 13 -7 7 -2 1 -7 -5", "#3a2a4a", 3, False, 1.2)
    sparks(pen, m, 14, 60, 8, 140, 120)


def pact(pen: Pen, m: Matter) -> None:
    """A dagger stands in a circle of candles."""
    pen.glow(100, 100, 80, m.middle, 0.8)
    pen.part(ring(100, 118, 70, 18), m.dark, 4, False, 1.4)
    pen.line(ring_line(100, 118, 58, 14), m.middle, 2.4)
    dagger(pen.at(100, 64, 1.5, 180))
    for x, y in ((38, 112), (66, 130), (134, 130), (162, 112)):
        pen.glow(x, y - 22, 16, "#ffd870", 0.9)
        pen.part(closed(f"!{x - 4} {y} !{x - 4} {y - 14} !{x + 4} {y - 14} !{x + 4} {y}"), "#f0e3bf", 2, False, 1.2)
        pen.flat(closed(f"!{x} {y - 26} {x + 3} {y - 18} {x} {y - 14} {x - 3} {y - 18}"), "#ffb040")


def covenant(pen: Pen, m: Matter) -> None:
    """Two hands clasped, the matter winds about them."""
    pen.glow(100, 72, 80, m.middle, 0.8)
    pen.part("!-6 54 !-6 100 30 96 !70 92 96 96 112 88 !104 66 84 58 !40 60", pen.palette.cloth, 6, True, 1.5)
    pen.part(
        "!206 50 !206 98 170 96 !132 94 108 98 92 86 88 70 104 60 126 60 !166 58", pen.palette.second, 6, True, 1.5
    )
    pen.part("68 66 88 58 112 60 132 70 130 88 108 98 86 96 70 88", SKIN, 6, True, 1.5)
    pen.line("92 66 112 74/90 76 110 84/92 86 106 92", darker(SKIN, 0.5), 1.3)
    pen.part(ribbon([(76, 110), (84, 84), (104, 76), (112, 56), (104, 44)], (2, 5, 5, 4, 1)), m.middle, 3, False, 1.3)
    pieces(pen, m, [(100, 118, 0.8, 180), (84, 30, 0.6, 0), (124, 112, 0.6, 170)])


def sacrifice(pen: Pen, m: Matter) -> None:
    """Somebody lies on an altar, light rises from them."""
    pen.part("!44 100 !156 100 !150 110 !146 136 !54 136 !50 110", mix(pen.palette.far, "#8a8478", 0.5), 7, True, 1.6)
    pen.flat("!84 98 !116 98 !130 -6 !70 -6", m.middle, 0.5)
    actor(pen, 96, 100, "lie", 1.3, look="dark")
    pen.glow(100, 80, 60, m.bright, 0.8)
    actor(pen, 168, 138, "raise", 1.25, look="hood", mirror=True)
    pieces(pen, m, [(100, 60, 0.8, 0), (90, 34, 0.6, 10), (110, 16, 0.5, -10)])


def offering(pen: Pen, m: Matter) -> None:
    """Figures kneel before a flame that stands on steps."""
    pen.part(
        "!60 132 !60 120 !74 120 !74 108 !126 108 !126 120 !140 120 !140 132",
        mix(pen.palette.far, "#8a8478", 0.5),
        5,
        True,
        1.5,
    )
    pen.glow(100, 72, 90, m.middle, 0.9)
    pen.at(100, 74, 2.6).part(form(m), m.middle, 4, False, 1.2)
    pen.at(100, 82, 1.4).flat(form(m), m.bright)
    actor(pen, 34, 140, "kneel", 1.1, look="hood")
    actor(pen, 166, 140, "kneel", 1.1, look="hood", mirror=True)


def drain(pen: Pen, m: Matter) -> None:
    """Life goes in a stream from one to another."""
    actor(pen, 40, 138, "struck", 1.3, look="dark")
    actor(pen, 162, 138, "cast", 1.3, look="mage", mirror=True)
    pen.glow(100, 80, 60, m.middle, 0.7)
    for dy, w in ((-20, 5), (4, 6), (24, 4)):
        pen.part(
            ribbon([(52, 84), (80, 78 + dy), (108, 92 + dy * 0.6), (136, 88)], (2, w, w, 2)), m.middle, 3, False, 1.3
        )
        pen.line(f"56 84 80 {78 + dy} 108 {92 + dy * 0.6} 132 88", m.bright, 1.6, 0.9)
    pieces(pen, m, [(92, 56, 0.6, 90), (112, 108, 0.6, 90), (76, 104, 0.5, 80)])


def devour(pen: Pen, m: Matter) -> None:
    """A mouth of darkness swallows a light."""
    pen.glow(86, 74, 90, m.middle, 0.6)
    pen.part("!206 -6 120 6 !40 30 84 50 112 72 88 96 !46 124 120 142 !206 156", m.dark, 10, True, 1.7)
    pen.flat(
        "/".join(f"!{x} {y} !{x - 2} {y + 20} !{x + 14} {y + 5}" for x, y in ((52, 33), (70, 40), (88, 50)))
        + "/"
        + "/".join(f"!{x} {y} !{x + 2} {y - 20} !{x + 14} {y - 6}" for x, y in ((56, 119), (74, 109), (90, 98))),
        "#fff2d8",
    )
    pen.eye(146, 30, 9, m.bright, pen.palette.ink)
    piece(pen, m, 52, 76, 1.6, -90)
    sparks(pen, m, 8, 10, 50, 90, 104)


def soul(pen: Pen, m: Matter) -> None:
    """A soul drawn out of a body, upwards."""
    actor(pen, 100, 140, "kneel", 1.3, look="dark")
    pen.glow(104, 60, 74, m.middle, 0.8)
    pen.part(
        "!104 106 88 84 !80 58 88 36 104 26 122 36 132 60 122 74 !128 92 112 88",
        mix(m.middle, m.bright, 0.4),
        8,
        False,
        1.5,
    )
    pen.flat(joined(ring(98, 50, 4, 5.4), ring(113, 50, 4, 5.4), ring(106, 66, 4.4, 6)), m.dark)
    pen.part(ribbon([(88, 66), (64, 58), (54, 40)], (5, 4, 1)), m.middle, 3, False, 1.3)
    pen.part(ribbon([(126, 66), (148, 56), (158, 38)], (5, 4, 1)), m.middle, 3, False, 1.3)


def harvest(pen: Pen, m: Matter) -> None:
    """Wisps fly from many graves into one hand."""
    for x in (24, 60, 96, 132):
        pen.part(
            closed(f"!{x - 12} 136 !{x - 12} 108 {x} 98 !{x + 12} 108 !{x + 12} 136"),
            mix(pen.palette.far, "#8a8a80", 0.4),
            4,
            True,
            1.4,
        )
        pen.part(
            ribbon([(x, 100), (x + 16, 76), (140, 56 + (x % 5)), (158, 40)], (5, 4, 3, 1)), m.middle, 3, False, 1.2
        )
        piece(pen, m, x + 2, 94, 0.6, 20)
    pen.glow(166, 34, 50, m.middle, 0.9)
    open_hand(pen.at(168, 62, 1.2, 4), SKIN, pen.palette.cloth)
    piece(pen, m, 166, 22, 1.0, 0)


def grave_hands(pen: Pen, m: Matter) -> None:
    """Hands of the dead reach out of the ground."""
    pen.part(
        "!8 140 !8 96 26 82 !44 96 !44 140/!158 140 !158 100 174 88 !190 100 !190 140",
        mix(pen.palette.far, "#8a8a80", 0.4),
        5,
        True,
        1.5,
    )
    pen.glow(100, 120, 70, m.middle, 0.7)
    for x, y, s, a in ((100, 86, 1.3, 4), (66, 112, 0.9, -14), (138, 108, 1.0, 12)):
        open_hand(pen.at(x, y, s, a), "#b8c8a0", darker("#8a9a78", 0.2))
    pen.part("!30 140 !52 126 !84 134 !104 126 !130 134 !152 126 !176 140", pen.palette.near, 3, True, 1.3)


def rise(pen: Pen, m: Matter) -> None:
    """Skeletons rise from an opened pit."""
    pen.part("!20 138 40 118 100 112 160 118 !180 138", m.dark, 4, False, 1.5)
    pen.glow(100, 112, 80, m.middle, 0.9)
    for x, y, s in ((60, 118, 1.1), (140, 118, 1.1), (100, 122, 1.5)):
        one = pen.at(x, y, s)
        one.part("!-3 0 !3 0 3 -26 -3 -26/-12 -8 0 -12 12 -8 0 -5/-13 -17 0 -21 13 -17 0 -14", BONE, 2, False, 1.1, 1)
        one.part("-9 -34 -7 -43 0 -46 7 -43 9 -34 5 -30 !5 -25 !-5 -25 -5 -30", BONE, 3, False, 1.2)
        one.flat(joined(ring(-3.4, -36, 2.6), ring(3.6, -36, 2.6)), pen.palette.ink)
        one.part(ribbon([(-10, -20), (-20, -28), (-16, -42)], (2.4, 2, 1.6)), BONE, 1.6, False, 1.1, 1)
        one.part(ribbon([(10, -20), (20, -16), (24, -28)], (2.4, 2, 1.6)), BONE, 1.6, False, 1.1, 1)


def summon(pen: Pen, m: Matter) -> None:
    """A shape forms in smoke above a circle, a caster before it."""
    pen.line(ring_line(88, 124, 60, 15), pen.palette.ink, 5.4)
    pen.line(ring_line(88, 124, 60, 15), m.middle, 3)
    pen.glow(88, 70, 80, m.middle, 0.8)
    pen.part("!88 126 66 104 !50 70 58 40 74 24 !74 8 86 18 !102 6 106 24 122 44 !126 76 110 104", m.dark, 9, True, 1.6)
    pen.flat("!72 48 80 42 !86 52 78 54/!104 48 96 42 !90 52 98 54", m.bright)
    pen.flat("!74 66 88 62 !102 66 88 74", m.bright)
    actor(pen, 164, 140, "raise", 1.15, look="hood", mirror=True)


def tribute(pen: Pen, m: Matter) -> None:
    """Coins fall from a hand into a bowl of the matter."""
    open_hand(pen.at(54, 34, 1.1, 100), SKIN, pen.palette.cloth)
    for x, y in ((86, 50), (98, 66), (104, 84), (92, 92), (112, 56)):
        pen.part(ring(x, y, 7, 6), GOLD, 2.4, False, 1.2, 1.2)
    pen.glow(104, 106, 50, m.middle, 0.8)
    pen.part("!58 104 !150 104 140 126 !122 136 !84 136 68 126", darker(m.dark, 0.1), 6, True, 1.6)
    pen.part(ring(104, 104, 46, 9), m.middle, 3, False, 1.3)


def swap(pen: Pen, m: Matter) -> None:
    """Two trade places: arrows in a round between them."""
    actor(pen, 46, 138, "float", 1.15, look="dark")
    actor(pen, 154, 138, "float", 1.15, cloth=pen.palette.second, look="hood", mirror=True)
    pen.glow(100, 70, 70, m.middle, 0.7)
    pen.part(
        "!40 66 62 34 100 22 138 32 !152 46 !162 40 !158 68 !132 60 !142 52 126 40 100 34 74 42 !54 68",
        m.middle,
        5,
        False,
        1.5,
    )
    pen.part(
        "!160 88 140 116 100 126 62 116 !48 104 !38 110 !42 84 !68 90 !58 98 74 108 100 114 128 106 !146 84",
        m.dark,
        5,
        False,
        1.5,
    )


def puppet(pen: Pen, m: Matter) -> None:
    """A hand above holds somebody by threads."""
    pen.line("84 34 76 86/96 36 96 78/108 36 116 86/118 32 136 96", m.bright, 1.6, 0.95)
    actor(pen, 98, 136, "spread", 1.25, look="helm")
    open_hand(pen.at(104, 14, 1.35, 180), mix(SKIN, m.dark, 0.45), m.dark)
    pen.glow(104, 30, 40, m.middle, 0.7)


def ritual(pen: Pen, m: Matter) -> None:
    """Hooded ones in a ring, their hands raised to a light."""
    pen.glow(100, 50, 90, m.middle, 0.9)
    piece(pen, m, 100, 46, 2.2, 0)
    for x, y, mirror in ((70, 118, False), (132, 118, True)):
        actor(pen, x, y, "raise", 0.95, look="hood", mirror=mirror)
    for x, mirror in ((30, False), (100, False), (170, True)):
        actor(pen, x, 142, "raise", 1.25, look="hood", mirror=mirror)


def hearts(pen: Pen, m: Matter) -> None:
    """A heart in flames of the matter."""
    pen.glow(100, 70, 96, m.middle, 0.9)
    pen.part(
        "!100 -6 118 18 !136 6 140 34 158 60 146 96 118 120 82 120 54 96 42 60 60 34 !64 6 82 18",
        m.middle,
        8,
        False,
        1.6,
    )
    pen.part("!100 112 64 84 58 58 74 46 90 48 !100 60 110 48 126 46 142 58 136 84", "#c42a34", 9, True, 1.6)
    pen.line("72 66 78 56 86 56", "#ffd0c8", 3.4)


def lift_up(pen: Pen, m: Matter) -> None:
    """Somebody fallen is lifted into a light."""
    pen.flat("!80 -6 !120 -6 !144 132 !56 132", m.bright, 0.45)
    actor(pen, 100, 106, "float", 1.4, look="fair")
    pen.line(ring_line(100, 130, 46, 9), m.middle, 3)
    for i in range(6):
        piece(pen, m, 66 + i * 14, 122 - (i % 3) * 34, 0.45, 0)
    crowd(pen, 142, 2, 22, 178, "kneel")


def plague(pen: Pen, m: Matter) -> None:
    """Sick people under a green cloud with a skull in it."""
    pen.glow(100, 50, 90, m.middle, 0.7)
    pen.part("20 60 30 34 60 34 76 14 110 10 130 28 164 30 182 56 160 76 120 72 90 82 50 76", m.dark, 8, True, 1.6)
    pen.part(
        "78 42 82 24 100 18 118 24 122 42 114 52 !112 66 !88 66 86 52", mix(m.middle, m.bright, 0.4), 5, False, 1.3
    )
    pen.flat(joined(ring(91, 42, 6), ring(109, 42, 6), closed("!100 48 !104 56 !96 56")), m.dark)
    actor(pen, 44, 140, "kneel", 0.95, look="dark")
    actor(pen, 96, 142, "struck", 0.95, look="bald")
    actor(pen, 150, 142, "lie", 0.95, look="red")


def bleed(pen: Pen, m: Matter) -> None:
    """Drops fall from a cut hand."""
    open_hand(pen.at(100, 44, 1.5, 168), SKIN, pen.palette.cloth)
    pen.part(ribbon([(92, 44), (104, 56), (112, 52)], (1, 2.6, 1)), m.middle, 1, False, 1)
    for x, y, s in ((92, 96, 1.0), (106, 116, 0.8), (96, 128, 0.6), (116, 100, 0.7)):
        piece(pen, m, x, y, s, 0)
    pen.part(ring(100, 138, 40, 7), m.dark, 3, False, 1.3)


def scales(pen: Pen, m: Matter) -> None:
    """Scales: a heart in one, the matter in the other."""
    pen.part("!97 20 !103 20 !104 122 !126 134 !74 134 !96 122", GOLD, 4, True, 1.5)
    pen.part("!36 40 100 26 !164 52 !163 57 100 32 !36 46", GOLD, 3, False, 1.4)
    for x, y in ((38, 88), (162, 100)):
        pen.line(f"{x} {y - 44} {x - 24} {y}/{x} {y - 44} {x + 24} {y}", pen.palette.ink, 1.8)
        pen.part(closed(f"!{x - 27} {y} !{x + 27} {y} {x + 14} {y + 14} {x - 14} {y + 14}"), GOLD, 4, True, 1.4)
    pen.glow(162, 84, 40, m.middle, 0.9)
    piece(pen, m, 162, 82, 1.3, 0)
    pen.part("!38 84 24 74 24 64 32 62 !38 67 44 62 52 64 52 74", "#c42a34", 4, False, 1.3)


def stars_of(pen: Pen, m: Matter) -> None:
    """One great star with lesser ones about it, above a sleeper."""
    pen.glow(100, 52, 90, m.middle, 0.9)
    pen.part(star(100, 54, 8, 48, 16, 0), m.middle, 6, False, 1.5)
    pen.part(star(100, 54, 8, 26, 10, 22), m.bright, 0, False, 0, 0)
    for i in range(7):
        a = math.pi * (0.95 + i * 0.185)
        pen.part(star(100 + 76 * math.cos(a), 66 + 52 * math.sin(a), 4, 10, 3, 0), m.bright, 1.6, False, 1.1, 1)
    actor(pen, 100, 138, "lie", 1.3, look="fair")
