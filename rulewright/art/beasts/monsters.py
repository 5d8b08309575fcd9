"""Dragon, hydra, worm, sphinx, salamander, treant: monsters of old tales."""

import itertools

from rulewright.art.beasts.four_legged import spikes, teeth
from rulewright.art.drawing.colour import darker, lighter
from rulewright.art.drawing.palette import BONE
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import joined, ribbon, ring


def dragon(pen: Pen, coat: str) -> None:
    """Neck and head reared up before two wings."""
    coat, p = coat or "#5a3a6a", pen.palette
    membrane = darker(p.second, 0.1)
    pen.at(24, -8, 1.05).part(
        "!0 20 20 -20 !44 -62 54 -44 !80 -52 72 -28 !94 -20 74 -6 !84 16 58 14 !46 40 26 34", membrane, 8, True, 1.7
    )
    pen.at(24, -8, 1.05).line(
        "4 18 24 -24 44 -60/10 20 46 -26 78 -50/14 24 52 -10 92 -19/18 28 50 8 82 15", darker(coat, 0.2), 2.4
    )
    pen.at(-6, -4, 0.8, -8, True).part(
        "!0 20 20 -20 !44 -62 54 -44 !80 -52 72 -28 !94 -20 74 -6 !84 16 58 14 !46 40 26 34",
        darker(membrane, 0.25),
        8,
        True,
        1.7,
    )
    pen.part(
        ribbon([(58, 84), (52, 44), (14, 30), (-6, 4), (2, -26), (-14, -44)], (40, 30, 24, 18, 14, 12)),
        coat,
        9,
        True,
        1.8,
    )
    pen.part(
        ribbon([(34, 86), (28, 54), (0, 38), (-18, 8), (-10, -24)], (16, 14, 11, 7, 4)),
        lighter(coat, 0.45),
        4,
        False,
        0.8,
    )
    pen.line(
        "/".join(
            f"{x - 10} {y} {x + 9} {y + 4}" for x, y in ((-12, -6), (-14, 10), (-6, 26), (6, 40), (20, 54), (26, 68))
        ),
        darker(coat, 0.2),
        1.2,
        0.6,
    )
    pen.part(spikes([(10, -32), (18, -14), (22, 4), (36, 18), (56, 26)], 16, 12), p.trim, 3, False, 1.3)
    pen.part(
        "4 -50 -10 -66 -30 -66 -48 -54 !-80 -46 -88 -38 !-82 -32 -56 -30 !-44 -27 !-62 -18 -64 -10 -50 -8 -26 -16 -4 -26 6 -38",
        coat,
        7,
        True,
        1.8,
    )
    pen.flat("!-82 -32 !-56 -30 !-44 -27 !-62 -17 -54 -24", "#8a1a22")
    pen.flat(teeth(-81, -33, -54, -30, 4, 8) + "/" + teeth(-62, -17, -46, -23, 3, -7), "#fff6dc")
    pen.part("!-18 -64 -8 -80 !10 -92 6 -74 !2 -58/!-2 -56 12 -68 !28 -70 16 -58 !8 -46", BONE, 3, False, 1.4)
    pen.glow(-38, -46, 14, p.glow, 0.9)
    pen.flat("!-46 -45 -39 -52 !-29 -49 -36 -43", p.glow)
    pen.flat(ring(-38, -47, 1.2, 3.2), p.ink)
    pen.flat(ring(-83, -39, 2.2), p.ink)
    pen.glow(-94, -22, 30, p.glow, 0.9)
    pen.part("!-70 -24 -84 -28 !-108 -22 -92 -16 !-106 -4 -84 -10", "#ffb040", 3, False, 1.2)


def hydra(pen: Pen, coat: str) -> None:
    coat, p = coat or "#4a8a5a", pen.palette
    necks = (
        ((30, 60), (58, 20), (44, -14), (60, -40)),
        ((10, 60), (22, 10), (2, -20), (10, -52)),
        ((-14, 60), (-24, 20), (-46, 4), (-44, -30)),
    )
    pen.part("-60 70 -40 40 0 32 44 40 70 70 !76 84 !-66 84", coat, 9, True, 1.8)
    for i, neck in enumerate(necks):
        shade = darker(coat, (0.22, 0.1, 0.0)[i])
        pen.part(ribbon(neck, (20, 14, 11, 9)), shade, 6, True, 1.7)
        pen.line(
            "/".join(
                f"{(a + c) / 2 - 9:.0f} {(b + d) / 2:.0f} {(a + c) / 2 + 4:.0f} {(b + d) / 2 + 5:.0f}"
                for (a, b), (c, d) in itertools.pairwise(neck)
            ),
            "#e8dca0",
            3,
            0.7,
        )
        x, y = neck[-1]
        head = pen.at(x, y, 0.8, (14, 0, -12)[i], i == 0)
        head.part(
            "14 -8 2 -20 -16 -20 !-46 -6 -52 2 !-46 6 -24 8 !-14 11 !-32 16 -32 23 -16 24 6 18 16 6",
            shade,
            6,
            True,
            1.7,
        )
        head.flat("!-46 6 !-24 8 !-14 11 !-31 17 -22 11", "#8a1a22")
        head.flat(teeth(-46, 6, -24, 8, 3, 7), "#fff6dc")
        head.part("!-2 -19 !8 -36 !10 -14", p.trim, 2, False, 1.3)
        head.eye(-12, -6, 4, p.glow, p.ink)
    pen.part(spikes([(-34, 44), (-16, 36), (26, 36), (46, 44)], 14, 0), p.trim, 3, False, 1.3)


def worm(pen: Pen, coat: str) -> None:
    """A worm that breaks out of the ground, all mouth."""
    coat = coat or "#c9986a"
    pen.part(ribbon([(46, 90), (44, 40), (20, 6), (-18, -14), (-40, -18)], (36, 34, 32, 28, 24)), coat, 10, True, 1.8)
    pen.line(
        "/".join(
            f"{x - 20} {y - 18} {x + 8} {y} {x + 20} {y + 26}"
            for x, y in ((54, 56), (44, 34), (30, 14), (12, -2), (-8, -12))
        ),
        darker(coat, 0.42),
        1.8,
        0.8,
    )
    pen.part(ring(-46, -20, 27, 34), lighter(coat, 0.14), 6, True, 1.7)
    pen.part(ring(-48, -20, 19, 26), "#7a1a2a", 6, False, 1.3)
    pen.part(ring(-49, -20, 9, 13), "#2a060c", 0, False, 0, 0)
    teeth_round = [
        (-48, -46, 0, 14),
        (-48, 6, 0, -14),
        (-66, -20, 12, 0),
        (-30, -20, -11, 0),
        (-62, -39, 9, 10),
        (-34, -39, -8, 10),
        (-62, 0, 9, -10),
        (-34, 0, -8, -10),
    ]
    pen.part(
        "/".join(
            f"!{x + dy * 0.3:.0f} {y - dx * 0.3:.0f} !{x + dx} {y + dy} !{x - dy * 0.3:.0f} {y + dx * 0.3:.0f}"
            for x, y, dx, dy in teeth_round
        ),
        "#fff2d8",
        1.6,
        False,
        1,
        0.8,
    )
    pen.part(
        "/".join(f"!{x - 9} 86 !{x} {y} !{x + 12} 86" for x, y in ((-30, 60), (-8, 66), (84, 58), (98, 68))),
        darker(coat, 0.35),
        3,
        True,
        1.4,
    )


def sphinx(pen: Pen, coat: str) -> None:
    """A sphinx of rune-carved stone at rest."""
    coat, p = coat or "#b9ab8a", pen.palette
    pen = pen.at(6, 6)
    pen.part("!6 -8 26 -40 !64 -66 62 -44 !88 -46 74 -24 !86 -14 60 -6 !44 8", lighter(coat, 0.14), 6, True, 1.6)
    pen.part(ribbon([(62, 44), (88, 40), (90, 14), (80, 2)], (5, 5, 4, 2)), coat, 3, False, 1.5)
    pen.part("-30 0 -10 -16 24 -8 54 4 68 30 66 56 !68 68 !-30 68", coat, 9, True, 1.8)
    pen.part("!36 68 36 44 56 36 70 48 !70 68", darker(coat, 0.08), 4, True, 1.5)
    pen.part("!-88 54 !-40 48 -28 30 !-12 34 !-16 68 !-92 68", coat, 6, True, 1.7)
    pen.part("!-52 -10 -56 -40 -44 -58 -30 -64 -14 -58 -4 -40 !-6 6 !-20 10 !-38 10", p.cloth, 6, True, 1.6)
    pen.line("-50 -14 -44 -12/-52 -26 -46 -24/-8 -14 -14 -12/-6 -26 -12 -24", p.trim, 2.6)
    pen.part("-44 -38 -40 -52 -30 -56 -18 -52 -14 -38 -18 -24 -30 -14 -40 -24", lighter(coat, 0.15), 5, False, 1.5)
    pen.flat("!-40 -38 -36 -41 !-32 -38 -36 -36/!-26 -38 -22 -41 !-18 -38 -22 -36", p.glow)
    pen.line("-30 -36 -28 -29 -32 -28/-35 -23 -30 -21 -25 -23", darker(coat, 0.5), 1.3)
    pen.glow(0, 30, 40, p.glow, 0.5)
    pen.line(
        "10 16 !16 10 !22 16 !16 22 !10 16/30 22 30 36 !36 30 !30 26/-4 24 4 32/4 24 -4 32/46 50 !46 62 !52 56",
        p.glow,
        1.8,
    )


def salamander(pen: Pen, coat: str) -> None:
    coat, p = coat or "#c4452a", pen.palette
    pen.glow(0, 20, 80, p.glow, 0.5)
    pen.part(ribbon([(34, 34), (74, 44), (92, 16), (70, -8), (86, -24)], (16, 12, 8, 5, 1)), coat, 5, True, 1.7)
    pen.part("-44 20 -20 2 20 4 48 22 46 46 14 54 -26 54 -46 42", coat, 9, True, 1.8)
    for x in (-26, 34):
        pen.part(ribbon([(x, 40), (x - 8, 60), (x - 22, 72)], (9, 7, 4)), coat, 4, True, 1.6)
    pen.part("-34 8 -52 -8 -76 0 -94 18 -96 30 -80 38 -56 42 -36 38", coat, 7, True, 1.8)
    pen.part(
        "/".join(
            f"!{x - 7} {y + 6} {x - 6} {y - 8} !{x + 2} {y - 22} {x + 5} {y - 6} !{x + 9} {y + 7}"
            for x, y in ((-34, 6), (-14, 0), (8, 0), (28, 8), (46, 20), (64, 30))
        ),
        "#ffb040",
        3,
        False,
        1.3,
    )
    pen.flat(
        joined(
            *(ring(x, y, r, r * 0.7) for x, y, r in ((-10, 26, 6), (12, 22, 5), (28, 36, 6), (0, 40, 4), (56, 40, 4)))
        ),
        darker(coat, 0.5),
    )
    pen.eye(-70, 6, 5, "#ffe9a0", p.ink)
    pen.line("-94 26 -76 24 -56 28", p.ink, 1.6)
    pen.line("-94 28 -104 32 -108 28/-104 32 -110 36", "#ff6a8a", 2)


def treant(pen: Pen, coat: str) -> None:
    """A walking tree with a face."""
    coat, p = coat or "#6b4a2c", pen.palette
    leaf = p.cloth
    for side in (-1, 1):
        pen.part(
            ribbon([(side * 22, 10), (side * 52, 6), (side * 66, -26), (side * 82, -40)], (10, 8, 6, 1)),
            coat,
            4,
            True,
            1.7,
        )
        pen.part(ribbon([(side * 64, -20), (side * 56, -40), (side * 62, -54)], (4, 3, 0.8)), coat, 2, False, 1.3)
    pen.part(
        "-30 -24 -24 -44 24 -44 30 -24 26 20 34 56 !44 84 !22 78 !10 84 !-8 78 !-24 84 !-46 82 -34 54 -28 20",
        coat,
        10,
        True,
        1.8,
    )
    pen.part(
        joined(
            *(
                ring(x, y, rx, ry)
                for x, y, rx, ry in (
                    (-34, -46, 24, 17),
                    (0, -58, 28, 18),
                    (34, -46, 24, 17),
                    (-16, -42, 20, 13),
                    (18, -42, 20, 13),
                    (-80, -42, 13, 10),
                    (82, -42, 13, 10),
                )
            )
        ),
        leaf,
        7,
        True,
        1.6,
    )
    pen.flat("!-18 -14 -10 -20 !-3 -10 -11 -6/!18 -14 10 -20 !3 -10 11 -6", p.glow)
    pen.flat("-14 12 0 6 14 12 8 24 0 20 -8 24", p.ink)
    pen.line(
        "-22 -24 -8 -22/22 -24 8 -22/0 -12 -3 2 4 4/-18 34 -12 60/14 36 16 62/2 40 0 66", darker(coat, 0.5), 1.8, 0.8
    )


def sprout(pen: Pen, coat: str) -> None:
    """A young thing of thorns and leaves that looks up."""
    coat, p = coat or "#6f9a4a", pen.palette
    pen = pen.at(0, 8)
    for side in (-1, 1):
        pen.part(
            ribbon([(side * 10, 20), (side * 40, 30), (side * 52, 4), (side * 72, -6)], (7, 5, 4, 0.8)),
            coat,
            3,
            True,
            1.5,
        )
        pen.part(
            "/".join(
                f"!{side * x} {y} !{side * (x + 10)} {y - 10} !{side * (x + 6)} {y + 3}"
                for x, y in ((28, 28), (44, 18), (50, 4))
            ),
            darker(coat, 0.3),
            1.6,
            False,
            1,
        )
        pen.part(f"!{side * 70} -6 {side * 76} -24 !{side * 92} -32 {side * 90} -12", lighter(coat, 0.2), 3, True, 1.3)
    pen.part(
        "-20 -4 -14 -24 14 -24 20 -4 16 40 26 64 !36 78 !8 70 !-10 78 !-34 76 -24 60 -16 38", "#7a5a34", 8, True, 1.7
    )
    for angle in (-64, -32, 0, 32, 64):
        pen.at(0, -20, 1, angle).part(
            "!-4 4 -15 -22 !0 -50 15 -22 !4 4", lighter(coat, 0.14 + angle / 500), 4, True, 1.4
        )
    pen.part("-22 -10 -14 -28 14 -28 22 -10 12 8 -12 8", lighter("#7a5a34", 0.1), 5, True, 1.6)
    pen.eye(-9, -10, 5, p.glow, p.ink)
    pen.eye(9, -10, 5, p.glow, p.ink)
    pen.line("-6 1 0 3 6 1", p.ink, 1.5)
