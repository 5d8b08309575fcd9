"""What is nearly a person: ogres, trolls, husks, titans, ghosts, reapers."""

from rulewright.art.beasts.four_legged import teeth
from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import BONE, IRON
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import joined, ribbon, ring
from rulewright.art.figures.blades import cleaver, club, hammer, scythe


def _giant(pen: Pen, skin: str) -> None:
    """Broad shoulders, hanging arms, a small head's place."""
    for side in (-1, 1):
        pen.part(
            ribbon([(side * 40, -12), (side * 70, 18), (side * 62, 54)], (19, 16, 15)),
            skin if side < 0 else darker(skin, 0.1),
            7,
            True,
            1.8,
        )
    pen.part("-48 -14 -30 -32 0 -36 30 -32 48 -14 54 24 48 60 !52 84 !-50 84 -48 56 -54 22", skin, 11, True, 1.9)


def ogre(pen: Pen, coat: str) -> None:
    """A brute with a belly, a leather harness and a hammer."""
    skin, p = coat or "#c08a6a", pen.palette
    pen = pen.at(0, 2)
    hammer(pen.at(70, 46, 1.15, 14))
    _giant(pen, skin)
    pen.part("-34 24 0 12 36 24 42 50 30 74 -28 74 -40 48", lighter(skin, 0.12), 8, True, 0)
    pen.line("0 48 0 54/-16 8 0 14 16 8", darker(skin, 0.5), 1.8)
    pen.line("-42 -20 0 20 44 60/42 -20 0 20 -44 60", darker(p.second, 0.1), 6)
    pen.part(ring(0, 20, 9), p.trim, 3, False, 1.3)
    pen.part("-20 -36 -18 -54 0 -64 18 -54 20 -36 16 -20 0 -14 -16 -20", skin, 6, True, 1.7)
    pen.part("!-19 -44 !-32 -52 !-19 -34/!19 -44 !32 -52 !19 -34", skin, 2, False, 1.4)
    pen.part("-16 -30 0 -34 16 -30 13 -18 0 -14 -13 -18", lighter(skin, 0.06), 4, False, 0.9)
    pen.flat(joined(ring(-8, -42, 3), ring(8, -42, 3)), "#ffe07a")
    pen.flat(joined(ring(-8, -42, 1.4), ring(8, -42, 1.4)), p.ink)
    pen.line("-15 -48 -4 -45/15 -48 4 -45/-9 -24 0 -26 9 -24", p.ink, 2.4)
    pen.part("!-10 -22 !-11 -34 !-5 -24/!10 -22 !11 -34 !5 -24", "#f2e8c8", 1.4, False, 1)
    pen.part("-12 -60 0 -68 12 -60 6 -54 -6 -54", p.ink, 0, False, 0.5, 0)
    pen.part("-52 48 -64 44 -74 52 -72 64 -58 66 -48 58", skin, 4, False, 1.5)
    pen.part("50 46 60 40 76 44 78 56 66 62 54 58", skin, 4, False, 1.5)


def troll(pen: Pen, coat: str) -> None:
    """Lean and long-nosed, mossy, with a club over its shoulder."""
    skin, p = coat or "#6f8f98", pen.palette
    pen = pen.at(0, 4)
    club(pen.at(60, 26, 1.5, 22))
    _giant(pen.at(0, 0, 0.94), skin)
    pen.part("-46 -22 -24 -34 0 -32 24 -36 46 -22 30 -16 8 -20 -12 -14 -30 -18", "#5f8a3c", 4, True, 1.3)
    pen.part("-18 -34 -20 -54 -4 -66 14 -62 20 -44 14 -26 0 -20 -12 -22", skin, 6, True, 1.7)
    pen.part("!-6 -46 -18 -40 -34 -30 -36 -24 -24 -26 !-4 -34", lighter(skin, 0.1), 3, False, 1.3)
    pen.part("!16 -52 !40 -64 !18 -38", skin, 3, False, 1.4)
    pen.part("!-14 -60 !-20 -80 !-6 -66 !-2 -84 !4 -66 !14 -80 !14 -60", "#3a4a3a", 3, False, 1.3)
    pen.eye(-10, -50, 3.6, "#ffe07a", p.ink)
    pen.eye(5, -50, 3.6, "#ffe07a", p.ink)
    pen.line("-16 -28 -4 -24 8 -28", p.ink, 1.8)
    pen.part("!-12 -26 !-13 -38 !-7 -26/!2 -26 !4 -37 !7 -27", "#f2e8c8", 1.4, False, 1)
    pen.line("-20 6 -4 12 14 6/-14 26 0 30 12 26/-12 40 0 44 12 40", darker(skin, 0.45), 1.8, 0.8)
    pen.part("!-46 58 0 64 !46 58 !50 84 !-50 84", p.second, 5, True, 1.4)
    pen.part("54 20 64 14 76 20 74 34 60 36", skin, 4, False, 1.5)


def husk(pen: Pen, coat: str) -> None:
    """A bloated dead thing, stitched, leaking."""
    skin, p = coat or "#8fae7a", pen.palette
    _giant(pen.at(0, 6, 0.98), skin)
    pen.part("-42 26 -20 6 18 4 44 24 50 54 32 78 -30 80 -48 56", lighter(skin, 0.1), 10, True, 1.5)
    pen.part("-20 30 0 24 20 30 16 52 0 58 -16 50", "#5a1426", 4, False, 1.4)
    pen.flat(teeth(-18, 30, 18, 30, 6, 9) + "/" + teeth(-14, 51, 14, 53, 5, -9), "#fff2d8")
    pen.line("-40 10 -30 2/-38 16 -28 8/-34 20 -24 12/30 62 40 68/28 68 38 74", p.ink, 1.6)
    pen.part(joined(ring(32, 20, 8), ring(40, 40, 5.4), ring(-36, 44, 6.4)), p.glow, 3, False, 1.3)
    pen.part("-16 -26 -15 -46 0 -54 15 -46 16 -26 0 -16", skin, 5, True, 1.6)
    pen.flat(joined(ring(-7, -36, 4.6), ring(8, -34, 3.4)), p.ink)
    pen.flat(joined(ring(-7, -36, 1.8), ring(8, -34, 1.4)), p.glow)
    pen.line("-7 -24 0 -26 8 -23/-14 -46 -4 -50", p.ink, 1.6)


def abomination(pen: Pen, coat: str) -> None:
    """Sewn of many: two heads, three arms, a cleaver and a chain."""
    skin, p = coat or "#9a8a7a", pen.palette
    other = "#a8626a"
    pen.glow(0, -20, 70, p.glow, 0.4)
    cleaver(pen.at(70, 30, 1.3, 12))
    pen.part(ribbon([(30, -26), (62, -40), (76, -66)], (14, 11, 9)), other, 5, True, 1.7)
    pen.part("!70 -72 !66 -84 72 -78 !78 -88 80 -78 !90 -80 84 -68", other, 3, False, 1.3)
    _giant(pen, skin)
    pen.part("6 -34 34 -26 50 -8 52 24 30 40 10 20", other, 7, True, 1.2)
    pen.line("8 -32 6 -4 12 20 30 40/2 -20 12 -18/2 -6 12 -6/6 8 16 6/12 22 22 18/20 34 30 28", p.ink, 1.6)
    pen.part("-26 -34 -28 -54 -14 -66 2 -62 8 -46 2 -30 -12 -22", skin, 6, True, 1.7)
    pen.part("8 -34 8 -50 20 -58 32 -52 34 -38 24 -26 12 -28", other, 5, True, 1.6)
    pen.flat(joined(ring(-18, -48, 4), ring(-4, -48, 3)), "#fff2a0")
    pen.flat(joined(ring(-18, -48, 1.6), ring(-4, -48, 1.4), ring(17, -44, 3), ring(27, -44, 3)), p.ink)
    pen.flat(joined(ring(17, -44, 1.4), ring(27, -44, 1.4)), p.glow)
    pen.flat("-20 -36 -10 -39 0 -36 -4 -28 -16 -28", "#4a0f18")
    pen.flat(teeth(-19, -36, -1, -36, 4, 6), "#fff2d8")
    pen.line("15 -34 22 -36 29 -33/-26 -56 -12 -60/-22 -60 -22 -54/-16 -62 -17 -55", p.ink, 1.5)
    pen.inked_line("-50 0 -30 20 0 24 30 50 52 56", IRON, 3.4, 1.2)
    pen.part("-52 48 -64 44 -74 52 -72 64 -58 66 -48 58/54 22 66 18 78 24 76 36 62 38", skin, 4, False, 1.5)


def titan(pen: Pen, coat: str) -> None:
    """A giant of bones out of a tomb, crowned with a broken slab."""
    bone, p = coat or "#cfd0b0", pen.palette
    pen.glow(0, -10, 80, p.glow, 0.5)
    for side in (-1, 1):
        pen.part(ribbon([(side * 44, -20), (side * 72, 8), (side * 64, 46)], (9, 7, 7)), bone, 4, True, 1.6)
        pen.part(
            f"{side * 50} -12 {side * 34} -22 {side * 44} -36 {side * 62} -30 {side * 66} -14", "#7a8078", 5, True, 1.6
        )
        pen.part(
            "/".join(f"!{side * (58 + d)} 46 !{side * (56 + d * 1.5)} 66 !{side * (64 + d)} 48" for d in (-4, 3, 10)),
            bone,
            2,
            False,
            1.2,
        )
    pen.part(
        "-40 -16 -20 -26 20 -26 40 -16 30 24 26 52 !34 84 !-34 84 -26 52 -30 24", darker(p.second, 0.3), 8, True, 1.6
    )
    for i in range(5):
        y, w = -14 + i * 13, 34 - i * 3
        pen.part(
            f"0 {y} {-w * 0.6:.0f} {y - 4} {-w} {y + 5} {-w + 3} {y + 10} {-w * 0.6:.0f} {y + 3} 0 {y + 6}/0 {y} {w * 0.6:.0f} {y - 4} {w} {y + 5} {w - 3} {y + 10} {w * 0.6:.0f} {y + 3} 0 {y + 6}",
            bone,
            2,
            False,
            1.2,
        )
    pen.part("-4 -18 4 -18 5 60 -5 60", bone, 2, False, 1.2)
    pen.part("-20 -40 -18 -60 0 -70 18 -60 20 -40 14 -30 !12 -18 0 -14 !-12 -18 -14 -30", bone, 6, True, 1.7)
    pen.flat(joined(ring(-8, -44, 6, 6.4), ring(8, -44, 6, 6.4)), p.ink)
    pen.flat(joined(ring(-8, -43, 2.4), ring(8, -43, 2.4)), p.glow)
    pen.flat("!0 -38 !3 -31 !-3 -31", p.ink)
    pen.line("-10 -25 10 -25/-6 -28 -6 -20/-2 -28 -2 -19/2 -28 2 -19/6 -28 6 -20", p.ink, 1.2)
    pen.part("!-24 -56 !-26 -74 !-12 -66 !-6 -84 !4 -68 !14 -80 !18 -66 !28 -70 !24 -54 0 -66", "#8a9088", 4, True, 1.5)


def ghost(pen: Pen, coat: str) -> None:
    """A wailing shade: hair, mouth, hands, mist."""
    coat, p = coat or "#a8dcc8", pen.palette
    pen.glow(0, 0, 84, p.glow, 0.6)
    pen.begin(0.92)
    pen.part(
        "-22 -30 -14 -56 10 -60 26 -38 30 0 46 30 70 44 !96 46 72 60 !84 74 50 70 !40 84 14 72 !-8 82 -20 66 !-40 74 -38 40 -30 4",
        coat,
        12,
        True,
        1.6,
    )
    for side in (-1, 1):
        pen.part(ribbon([(side * 24, -4), (side * 52, 2), (side * 70, -24)], (8, 6, 4)), coat, 4, True, 1.5)
        pen.part(
            "/".join(f"!{side * (66 + d)} -22 !{side * (66 + d * 2)} -44 !{side * (72 + d)} -24" for d in (-4, 2, 8)),
            coat,
            2,
            False,
            1.2,
        )
    pen.part(
        "!-24 -24 -30 -50 -14 -70 12 -72 32 -50 !34 -10 !46 10 26 0 24 -34 0 -52 -18 -36 !-26 0 !-40 14",
        lighter(coat, 0.35),
        5,
        True,
        1.4,
    )
    pen.flat(joined(ring(-8, -36, 5, 6.4), ring(12, -36, 5, 6.4), ring(2, -16, 7, 11)), p.ink)
    pen.flat(joined(ring(-8, -36, 2), ring(12, -36, 2)), p.glow)
    pen.line("-14 10 -10 40/4 14 8 50/20 10 30 40", darker(coat, 0.4), 1.3, 0.6)
    pen.end()


def wraith(pen: Pen, coat: str) -> None:
    """A hooded dark with burning eyes and long claws."""
    coat, p = coat or "#3a2550", pen.palette
    pen.glow(0, -20, 84, p.glow, 0.6)
    for side in (-1, 1):
        pen.part(
            ribbon([(side * 26, -6), (side * 60, -10), (side * 82, 12)], (16, 18, 10)), darker(coat, 0.15), 6, True, 1.7
        )
        pen.part(
            "/".join(
                f"!{side * (74 + d * 3)} {14 - d} !{side * (78 + d * 4)} {44 - d * 2} !{side * (80 + d * 3)} {12 - d}"
                for d in (0, 3, 6)
            ),
            BONE,
            2,
            False,
            1.2,
        )
    pen.part(
        "-26 -20 -22 -52 -8 -66 !6 -72 20 -52 28 -20 40 20 !54 60 36 56 !38 84 16 66 !0 88 -14 66 !-34 84 -34 56 !-52 64 -40 20",
        coat,
        11,
        True,
        1.8,
    )
    pen.flat("-16 -30 -12 -50 2 -58 14 -48 18 -30 10 -12 -8 -12", p.ink)
    for x in (-6, 9):
        pen.glow(x, -34, 16, p.glow, 0.95)
        pen.flat(f"!{x - 5} {-36 if x < 0 else -32} {x} -31 !{x + 5} {-32 if x < 0 else -36} {x} -35", "#ffffff")
    pen.line("-18 4 -22 50/-4 8 -4 60/14 6 20 52", p.ink, 1.4, 0.6)


def reaper(pen: Pen, coat: str) -> None:
    """A wraith with a scythe."""
    scythe(pen.at(58, 30, 1.3, 6))
    wraith(pen.at(-6, 2, 0.95), coat or "#24443f")


def gravemind(pen: Pen, coat: str) -> None:
    """A mound of skulls grown together, roots for arms."""
    bone, p = coat or "#c8ceae", pen.palette
    pen.glow(0, 0, 96, p.glow, 0.8)
    for side in (-1, 1):
        for pts in (
            [(30, 20), (66, 4), (72, -34), (92, -50)],
            [(30, 40), (74, 36), (88, 8), (104, 2)],
            [(30, 56), (66, 70), (98, 56)],
        ):
            pen.part(
                ribbon([(side * x, y) for x, y in pts], (*(8, 6, 5, 1)[: len(pts) - 1], 1)),
                mix(p.second, p.ink, 0.2),
                3,
                True,
                1.5,
            )
    pen.part("-52 30 -44 -20 -20 -50 18 -52 44 -24 54 28 !60 84 !-58 84", mix(p.second, p.cloth, 0.4), 11, True, 1.8)
    for x, y, s in (
        (0, -28, 1.15),
        (-30, 0, 0.85),
        (30, -2, 0.85),
        (-8, 22, 0.9),
        (-42, 40, 0.8),
        (24, 32, 0.95),
        (-14, 62, 0.85),
        (46, 56, 0.7),
    ):
        skull = pen.at(x, y, s, x / 4)
        skull.part("-15 -4 -12 -18 0 -23 12 -18 15 -4 9 4 !8 15 !-8 15 -9 4", bone, 5, False, 1.6)
        skull.flat(joined(ring(-6, -4, 4.6), ring(6, -4, 4.6)), p.ink)
        skull.flat(joined(ring(-6, -4, 1.8), ring(6, -4, 1.8)), p.glow)
        skull.line("-4 9 -4 14/0 9 0 15/4 9 4 14", p.ink, 1)
