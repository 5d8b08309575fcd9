"""Places that fill a picture: terrain of maps, towns, towers, gates."""

from collections.abc import Callable

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import GOLD, IRON, WOOD
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, poly, ring
from rulewright.art.figures.actors import actor
from rulewright.art.scenery.wild_land import conifer, tree

STONE = "#a39c8e"


def _hill(pen: Pen, y: float, colour: str, bend: float = 10) -> None:
    pen.part(
        closed(f"!-6 {y + 4} 40 {y - bend} 100 {y + 4} 160 {y - bend + 2} !206 {y + 6} !206 156 !-6 156"),
        colour,
        4,
        True,
        1.2,
    )


def forest(pen: Pen) -> None:
    _hill(pen, 96, "#5f8a4a")
    for x, y, s, c in (
        (30, 108, 1.0, "#2f6b3f"),
        (62, 100, 0.8, "#3f7d4a"),
        (96, 112, 1.15, "#2f6b3f"),
        (132, 102, 0.85, "#3f7d4a"),
        (166, 112, 1.05, "#2a6038"),
        (14, 134, 1.2, "#3a7a44"),
        (52, 138, 1.3, "#2a6038"),
        (120, 140, 1.35, "#357344"),
        (184, 140, 1.2, "#2f6b3f"),
    ):
        pen.part(conifer(x, y + 6, 36 * s, 66 * s), c, 6, True, 1.5)


def plains(pen: Pen) -> None:
    _hill(pen, 92, "#9ab45a", 8)
    pen.part("!40 100 !96 92 !112 112 !52 122", "#e0bf5a", 4, True, 1.3)
    pen.line("52 102 66 119/64 100 80 117/78 98 94 115", darker("#e0bf5a", 0.3), 1.4)
    _hill(pen, 122, "#7f9f48", 6)
    pen.part("!120 156 132 132 !160 112 !168 112 150 134 !156 156", "#d8c48a", 3, False, 1)
    for x, y, s in ((24, 106, 14), (176, 104, 13), (40, 140, 16)):
        tree(pen, x, y, s, "#4f8a3c")
    pen.line(
        "/".join(
            f"{x} {y} {x + 2} {y - 7}/{x + 4} {y} {x + 7} {y - 6}"
            for x, y in ((70, 140), (92, 146), (110, 136), (176, 142), (14, 148))
        ),
        "#5a7a34",
        1.6,
    )


def mountain(pen: Pen) -> None:
    for x, w, h, c in ((150, 62, 80, "#8a8590"), (40, 58, 72, "#8f8a94"), (96, 74, 112, "#7d7884")):
        pen.part(
            poly(
                (x - w, 138), (x - w * 0.4, 138 - h * 0.6), (x, 138 - h), (x + w * 0.35, 138 - h * 0.62), (x + w, 138)
            ),
            c,
            16,
            True,
            1.6,
        )
        pen.part(
            poly(
                (x, 138 - h),
                (x - w * 0.2, 138 - h * 0.76),
                (x - w * 0.08, 138 - h * 0.72),
                (x, 138 - h * 0.62),
                (x + w * 0.08, 138 - h * 0.74),
                (x + w * 0.18, 138 - h * 0.78),
            ),
            "#f4f8fb",
            4,
            False,
            1,
        )
    _hill(pen, 134, "#5f6f4a", 4)
    for x in (18, 40, 160, 184):
        pen.part(conifer(x, 148, 16, 30), "#35604a", 3, False, 1.3)


def desert(pen: Pen) -> None:
    pen.part("!-6 104 40 84 !90 96 140 88 !206 106 !206 156 !-6 156", "#e0b878", 8, True, 1.2)
    pen.part("!-6 128 60 104 !110 118 160 112 !206 130 !206 156 !-6 156", "#d0a060", 8, True, 1.2)
    for x, y, s in ((44, 116, 1.0), (150, 108, 0.8)):
        c = pen.at(x, y, s)
        c.part("!-5 14 -6 -34 0 -40 6 -34 !5 14", "#5f8a4a", 4, True, 1.4)
        c.part(
            "!-5 -8 -16 -8 -18 -24 -12 -26 -10 -16 !-5 -16/!5 -2 16 -4 18 -20 12 -22 10 -12 !5 -10",
            "#5f8a4a",
            2,
            False,
            1.3,
        )
    pen.part("96 140 104 132 118 134 122 142", "#a8906a", 4, False, 1.3)


def water(pen: Pen) -> None:
    pen.part("!-6 82 !206 82 !206 156 !-6 156", "#3f8fb8", 5, False, 0.8)
    pen.part("!150 84 166 70 186 72 !206 84", "#7f9f5a", 5, True, 1.3)
    for i in range(9):
        x, y = (i * 47) % 190, 94 + i * 6.4
        pen.line(f"{x} {y} {x + 8} {y - 4} {x + 16} {y} {x + 24} {y - 4} {x + 32} {y}", "#d8f0fa", 2, 0.8)
    pen.part("!64 102 !112 102 102 118 !76 118", WOOD, 5, True, 1.5)
    pen.part("!86 100 !86 44 !90 44 !90 100", WOOD, 2, False, 1.3)
    pen.part("!92 48 118 70 !122 94 !92 96", "#f4ead2", 6, True, 1.5)
    pen.part("!84 54 64 76 !60 94 !84 96", "#c4532e", 5, True, 1.5)


def house(pen: Pen, x: float, y: float, s: float, roof: str = "#b5492e") -> None:
    h = pen.at(x, y, s)
    h.part("!-20 0 !-20 -22 !20 -22 !20 0", "#e8d8b0", 6, True, 1.5)
    h.part("!-26 -20 !-14 -44 !14 -44 !26 -20", roof, 6, True, 1.5)
    h.flat("!-5 0 !-5 -13 !5 -13 !5 0/!9 -8 !9 -15 !15 -15 !15 -8", "#5a3a20")


def village(pen: Pen) -> None:
    _hill(pen, 104, "#8aa852", 6)
    for x, y, s, c in ((52, 108, 0.9, "#a8643a"), (128, 104, 0.85, "#b5492e"), (168, 118, 1.0, "#8a5a3a")):
        house(pen, x, y, s, c)
    _hill(pen, 128, "#7f9f48", 4)
    house(pen, 88, 138, 1.35)
    house(pen, 30, 142, 1.1, "#8a5a3a")
    for x, y, s in ((136, 146, 15), (188, 142, 14)):
        tree(pen, x, y, s, "#4f8a3c")


def first_village(pen: Pen) -> None:
    _hill(pen, 106, "#8aa852", 6)
    pen.part("!88 116 !88 52 !112 52 !112 116", "#e0d0a8", 6, True, 1.6)
    pen.part("!82 54 !100 14 !118 54", "#b5492e", 6, True, 1.6)
    pen.flat("!96 74 !96 64 100 60 !104 64 !104 74", "#5a3a20")
    pen.line("100 14 100 4", pen.palette.ink, 2)
    pen.part("!100 4 112 4 !120 9 !100 12", GOLD, 2, False, 1.1)
    for x, y, s, c in ((46, 118, 0.95, "#a8643a"), (154, 118, 0.95, "#8a5a3a")):
        house(pen, x, y, s, c)
    _hill(pen, 132, "#7f9f48", 4)
    house(pen, 68, 142, 1.15)
    house(pen, 130, 144, 1.2, "#a8643a")


def column(pen: Pen, x: float, y: float, h: float, broken: bool) -> None:
    top = y - h
    pen.part(
        closed(
            f"!{x - 9} {y} !{x - 8} {top + (6 if broken else 0)} !{x - 1} {top - (4 if broken else 0)} !{x + 8} {top + (2 if broken else 0)} !{x + 9} {y}"
        ),
        "#cfc6ae",
        6,
        True,
        1.6,
    )
    pen.line(
        f"{x - 3} {top + 10} {x - 3} {y - 4}/{x + 3} {top + 10} {x + 3} {y - 4}", darker("#cfc6ae", 0.35), 1.3, 0.6
    )
    pen.part(closed(f"!{x - 13} {y} !{x + 13} {y} !{x + 13} {y + 7} !{x - 13} {y + 7}"), "#b8ae94", 3, False, 1.4)
    if not broken:
        pen.part(
            closed(f"!{x - 13} {top} !{x + 13} {top} !{x + 12} {top - 8} !{x - 12} {top - 8}"), "#d8d0ba", 3, False, 1.4
        )


def ruins(pen: Pen) -> None:
    _hill(pen, 116, "#6f8a5a", 5)
    for x, h, broken in ((34, 64, True), (74, 84, False), (114, 84, False), (158, 48, True)):
        column(pen, x, 124, h, broken)
    pen.part("!56 32 !132 28 !130 18 !94 2 !60 20", "#d8d0ba", 6, True, 1.6)
    pen.part("!120 142 !164 132 !170 140 !128 152", "#cfc6ae", 5, True, 1.5)
    pen.part("28 72 38 62 46 72 42 82/150 90 160 82 168 92 160 100", "#5f8a4a", 3, False, 1.2)


def fortress(pen: Pen) -> None:
    for x, w, h in ((14, 30, 78), (156, 30, 78), (66, 68, 104)):
        _tower(pen, x, 134, w, h, "#7d7a86")
    pen.part("!40 134 !40 82 !160 82 !160 134", "#6f6c78", 6, True, 1.6)
    pen.part("!84 134 !84 104 100 92 !116 104 !116 134", "#4a3428", 4, True, 1.5)
    pen.line("92 98 92 134/100 94 100 134/108 98 108 134", IRON, 2)
    pen.part("!100 26 !100 2 118 8 !128 4 120 16 !100 20", "#b5242e", 3, True, 1.3)


def _tower(pen: Pen, x: float, y: float, w: float, h: float, colour: str) -> None:
    top = y - h
    merlons = " ".join(
        f"!{x - 3 + (w + 6) * k / 5:.0f} {top - (8 if k % 2 == 0 else 0)} !{x - 3 + (w + 6) * (k + 1) / 5:.0f} {top - (8 if k % 2 == 0 else 0)}"
        for k in range(5)
    )
    pen.part(
        closed(f"!{x} {y} !{x} {top + 4} !{x - 3} {top} {merlons} !{x + w} {top + 4} !{x + w} {y}"),
        colour,
        8,
        True,
        1.6,
    )
    pen.flat(
        closed(
            f"!{x + w * 0.4:.0f} {top + 30} !{x + w * 0.4:.0f} {top + 18} {x + w / 2:.0f} {top + 13} !{x + w * 0.6:.0f} {top + 18} !{x + w * 0.6:.0f} {top + 30}"
        ),
        "#ffd870",
    )
    pen.line(
        f"{x + 4} {top + 44} {x + w * 0.4:.0f} {top + 44}/{x + w * 0.5:.0f} {top + 58} {x + w - 4} {top + 58}",
        darker(colour, 0.35),
        1.4,
        0.7,
    )


def watchtower(pen: Pen) -> None:
    pen.part("!76 134 !82 58 !118 58 !124 134", mix(STONE, pen.palette.far, 0.2), 8, True, 1.7)
    pen.part("!66 60 !72 40 !128 40 !134 60", WOOD, 5, True, 1.6)
    pen.part("!62 42 !100 8 !138 42", "#8a4a34", 7, True, 1.7)
    actor(pen, 100, 58, "stand", 0.55, look="helm")
    pen.flat("!94 92 !94 80 100 74 !106 80 !106 92", pen.palette.ink)
    pen.glow(100, 50, 50, pen.palette.sun, 0.6)


def war_beacon(pen: Pen) -> None:
    _tower(pen, 72, 136, 56, 78, mix(STONE, pen.palette.far, 0.4))
    pen.glow(100, 34, 90, "#ffb040", 0.9)
    pen.part("!70 52 !130 52 !122 62 !78 62", IRON, 4, True, 1.6)
    pen.part("!76 52 68 30 !82 16 86 28 !96 -8 106 20 !120 2 122 26 !134 22 124 52", "#f2701f", 6, False, 1.6)
    pen.flat("!86 52 82 38 !94 24 100 34 !108 16 112 34 !116 52", "#ffe48a")


def keep(pen: Pen) -> None:
    """An old keep, overgrown, many times built on."""
    for x, w, h, c in ((18, 40, 66, "#8a8272"), (142, 40, 72, "#8f8878"), (54, 92, 112, "#9a9282")):
        _tower(pen, x, 136, w, h, c)
    pen.part("54 60 62 54 70 66 66 84 58 92/146 70 138 64 134 82 142 100", "#5f8a4a", 4, True, 1.2)
    pen.flat("!90 136 !90 112 100 102 !110 112 !110 136", pen.palette.ink)
    pen.flat("!70 66 !70 52 76 46 !82 52 !82 66/!118 66 !118 52 124 46 !130 52 !130 66", "#ffd870")


def gate(pen: Pen, colour: str = STONE, door: str = WOOD) -> None:
    _tower(pen, 18, 138, 38, 100, colour)
    _tower(pen, 144, 138, 38, 100, colour)
    pen.part("!54 138 !54 52 !146 52 !146 138", darker(colour, 0.08), 7, True, 1.6)
    pen.part("!68 138 !68 92 84 74 100 70 116 74 !132 92 !132 138", door, 7, True, 1.6)
    pen.line("84 78 84 138/100 72 100 138/116 78 116 138", pen.palette.ink, 1.8)


def reinforced_gate(pen: Pen) -> None:
    gate(pen)
    pen.line("68 96 132 96/68 120 132 120", IRON, 8)
    pen.flat(joined(*(ring(x, y, 2) for x in (74, 90, 110, 126) for y in (96, 120))), "#dfe5ea")


def scorched_gate(pen: Pen) -> None:
    gate(pen, "#5a4a48", "#3a2622")
    pen.glow(100, 110, 70, "#ff8a2a", 0.9)
    pen.part(
        "!70 138 66 112 !76 92 82 106 !92 80 100 104 !112 84 118 106 !128 94 132 114 !130 138", "#f2701f", 5, False, 1.5
    )
    pen.flat("!80 138 80 122 !90 108 96 122 !106 104 112 122 !120 138", "#ffe48a")


def false_gate(pen: Pen) -> None:
    """A painted gate on a wall: the real one stands aside."""
    pen.part("!-6 138 !-6 30 !206 30 !206 138", mix(STONE, "#5a4a8a", 0.4), 6, True, 1.2)
    pen.line(
        "-6 56 206 56/-6 84 206 84/-6 112 206 112/30 30 30 56/80 56 80 84/140 30 140 56/180 56 180 84/20 84 20 112/160 84 160 112",
        pen.palette.ink,
        1.4,
        0.5,
    )
    pen.part("!56 138 !56 84 74 60 92 54 110 60 !128 84 !128 138", mix(WOOD, "#b08ad8", 0.35), 5, True, 1.4)
    pen.line("74 64 74 138/92 56 92 138/110 64 110 138", pen.palette.ink, 1.6)
    pen.part("!120 50 146 62 !134 92 !128 138 !118 138 124 90", "#cbb9ea", 4, True, 1.3)
    pen.flat("!158 138 !158 104 168 94 !178 104 !178 138", pen.palette.ink)
    pen.flat(joined(ring(165, 114, 2), ring(172, 114, 2)), pen.palette.glow)


def stone_wall(pen: Pen) -> None:
    colour = mix(STONE, pen.palette.cloth, 0.25)
    for row in range(6):
        for i in range(6):
            x, y = i * 38 - 16 + (row % 2) * 19, 36 + row * 17
            pen.part(
                closed(f"!{x} {y} !{x + 36} {y} !{x + 36} {y + 15} !{x} {y + 15}"),
                mix(colour, pen.palette.near, 0.06 * ((i * 3 + row * 5) % 4)),
                4,
                False,
                1.2,
                1.4,
            )
    pen.part(
        "!-4 36 10 26 30 34 !44 36 !44 42 !-4 42/!96 36 112 28 134 30 !150 36 !150 41 !96 41", "#7a9a4a", 3, False, 1.2
    )


def murky_arch(pen: Pen) -> None:
    """The way into the unknown: an arch, darkness, eyes."""
    pen.part("!30 138 !36 44 64 14 100 4 136 14 !164 44 !170 138", mix(STONE, pen.palette.far, 0.3), 10, True, 1.7)
    pen.flat("!58 138 !62 58 80 36 100 30 120 36 !138 58 !142 138", pen.palette.ink)
    for x, y, s in ((84, 78, 1.0), (116, 94, 0.8), (94, 112, 0.6)):
        e = pen.at(x, y, s)
        e.flat("!-11 0 -6 -5 !-1 0 -6 3/!11 0 6 -5 !1 0 6 3", pen.palette.glow)


def pit(pen: Pen) -> None:
    """A charnel pit with bones."""
    pen.part(ring(100, 112, 84, 26), mix(pen.palette.near, "#5a4a40", 0.3), 6, True, 1.6)
    pen.part(ring(100, 114, 66, 18), pen.palette.ink, 0, False, 1.2, 0)
    pen.glow(100, 108, 70, pen.palette.glow, 0.6)
    for x, y, s, a in ((70, 104, 0.9, -20), (106, 98, 1.1, 5), (138, 108, 0.85, 25), (90, 118, 0.8, 40)):
        k = pen.at(x, y, s, a)
        k.part("-15 -4 -12 -18 0 -23 12 -18 15 -4 9 4 !8 15 !-8 15 -9 4", "#e2d9bb", 5, False, 1.5)
        k.flat(joined(ring(-6, -4, 4.6), ring(6, -4, 4.6)), pen.palette.ink)


def stables(pen: Pen) -> None:
    """A stable with a horse's head at the door."""
    pen.part("!24 138 !24 66 !176 66 !176 138", "#a8845c", 7, True, 1.6)
    pen.part("!12 68 !44 20 !156 20 !188 68", "#c9a050", 8, True, 1.6)
    for x in (46, 112):
        pen.flat(closed(f"!{x} 138 !{x} 84 !{x + 44} 84 !{x + 44} 138"), "#3a281c")
        pen.part(closed(f"!{x - 2} 112 !{x + 46} 112 !{x + 46} 138 !{x - 2} 138"), WOOD, 4, True, 1.4)
    h = pen.at(70, 108, 0.66)
    h.part("30 20 20 -16 4 -36 !-8 -46 !-6 -34 -22 -18 !-40 2 -36 10 -24 10 -8 4 0 22", "#8a5a3a", 7, True, 1.7)
    h.part("!2 -38 20 -30 30 0 !34 20 20 0 8 -22", "#3a2418", 3, True, 1.2)
    h.flat(ring(-12, -16, 2.6), pen.palette.ink)
    g = pen.at(138, 108, 0.62)
    g.part("30 20 20 -16 4 -36 !-8 -46 !-6 -34 -22 -18 !-40 2 -36 10 -24 10 -8 4 0 22", "#ddd5c6", 7, True, 1.7)
    g.flat(ring(-12, -16, 2.6), pen.palette.ink)


def kennels(pen: Pen) -> None:
    """Barred dens with burning eyes."""
    pen.part("!10 138 !10 52 100 36 !190 52 !190 138", mix(STONE, pen.palette.far, 0.5), 8, True, 1.6)
    for x in (24, 80, 136):
        pen.flat(closed(f"!{x} 138 !{x} 92 {x + 20} 74 !{x + 40} 92 !{x + 40} 138"), pen.palette.ink)
        pen.glow(x + 20, 108, 22, pen.palette.glow, 0.7)
        pen.flat(
            closed(
                f"!{x + 8} 108 {x + 13} 104 !{x + 18} 109 {x + 13} 111/!{x + 32} 108 {x + 27} 104 !{x + 22} 109 {x + 27} 111"
            ),
            "#ffe48a",
        )
        pen.line(f"{x + 8} 86 {x + 8} 138/{x + 20} 76 {x + 20} 138/{x + 32} 86 {x + 32} 138", IRON, 3)


def ossuary(pen: Pen) -> None:
    """A wall of skulls and bones."""
    for row in range(4):
        for i in range(6):
            x, y = 14 + i * 36 + (row % 2) * 16, 34 + row * 30
            k = pen.at(x, y, 0.85)
            k.part(
                "-15 -4 -12 -18 0 -23 12 -18 15 -4 9 4 !8 13 !-8 13 -9 4",
                darker("#e2d9bb", 0.05 * ((i + row) % 3)),
                5,
                False,
                1.5,
            )
            k.flat(joined(ring(-6, -4, 4.4), ring(6, -4, 4.4)), pen.palette.ink)
    for x, y in ((66, 90), (134, 60)):
        pen.glow(x, y, 20, pen.palette.glow, 0.9)


def mass_grave(pen: Pen) -> None:
    """A field of open graves, lights over each."""
    for row, (y, s) in enumerate(((96, 0.7), (116, 0.9), (140, 1.15))):
        for i in range(5):
            x = 20 + i * 40 + row * 8 - 8
            g = pen.at(x, y, s)
            g.part("!-11 0 !-11 -18 0 -28 !11 -18 !11 0", lighter(mix(pen.palette.far, STONE, 0.4), 0.1), 4, True, 1.4)
            g.glow(0, -34, 16, pen.palette.glow, 0.8)
            g.flat("!0 -46 5 -36 0 -28 -5 -36", pen.palette.glow)


def crypt(pen: Pen) -> None:
    pen.part("!20 138 !20 60 !12 60 !100 10 !188 60 !180 60 !180 138", mix(STONE, pen.palette.far, 0.4), 9, True, 1.7)
    pen.part("!70 138 !70 88 84 72 100 68 116 72 !130 88 !130 138", pen.palette.ink, 0, False, 1.4, 0)
    pen.glow(100, 110, 50, pen.palette.glow, 0.9)
    pen.part("86 44 90 32 110 32 114 44 108 50 !107 58 !93 58 92 50", "#e2d9bb", 4, False, 1.4)
    pen.flat(joined(ring(95, 44, 3.4), ring(105, 44, 3.4)), pen.palette.ink)
    for x in (44, 156):
        column(pen, x, 138, 66, False)


def forge_hall(pen: Pen) -> None:
    pen.part(
        "!-6 150 !-6 -6 !206 -6 !206 150 !160 150 !160 54 130 30 70 30 !40 54 !40 150",
        mix("#5a5a62", pen.palette.far, 0.3),
        9,
        True,
        1.6,
    )
    pen.glow(100, 90, 80, "#ff9a3a", 0.9)
    pen.part("!56 138 !56 104 !144 104 !144 138", "#6a4a40", 6, True, 1.6)
    pen.part("!66 104 70 84 !80 72 86 86 !98 56 108 82 !122 70 128 86 !134 104", "#f2701f", 5, False, 1.5)
    pen.flat("!80 104 84 92 !96 78 104 92 !114 84 120 104", "#ffe48a")
    pen.part("!76 138 !82 122 !70 116 !130 114 !118 122 !124 138", IRON, 5, True, 1.5)


def chasm(pen: Pen) -> None:
    """A bridge over an abyss."""
    pen.part(
        "!-6 150 !-6 84 !40 80 !56 150/!206 150 !206 84 !160 80 !144 150",
        mix(STONE, pen.palette.far, 0.5),
        8,
        True,
        1.6,
    )
    pen.glow(100, 150, 60, pen.palette.glow, 0.9)
    pen.part("!30 82 70 92 100 94 130 92 !170 82 !170 90 130 100 100 102 70 100 !30 90", WOOD, 4, True, 1.5)
    pen.line("36 58 70 74 100 78 130 74 164 58/50 66 50 86/76 76 76 93/124 76 124 93/150 66 150 86", "#d8b87a", 2)
    actor(pen, 100, 94, "stand", 0.8, look="hood")


PLACES: dict[str, Callable[[Pen], None]] = {
    "forest": forest, "plains": plains, "mountain": mountain, "desert": desert, "water": water, "village": village,
    "firstvillage": first_village, "ruins": ruins, "fortress": fortress, "watchtower": watchtower, "warbeacon": war_beacon,
    "keep": keep, "stonegate": gate, "reinforcedgate": reinforced_gate, "scorchedgate": scorched_gate, "falsegate": false_gate,
    "stonewall": stone_wall, "arch": murky_arch, "pit": pit, "stables": stables, "kennels": kennels, "ossuary": ossuary,
    "massgrave": mass_grave, "crypt": crypt, "forge": forge_hall, "chasm": chasm,
}  # fmt: skip
