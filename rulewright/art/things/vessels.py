"""Bottles, jars, cups, bags, boxes; about the origin, some 110 high."""

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import BONE, GOLD, IRON, LEATHER, WOOD
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, ring, star

GLASS = "#d4ece8"


def _cork(pen: Pen, y: float, w: float = 8) -> None:
    pen.part(closed(f"!{-w} {y - 12} !{w} {y - 12} !{w - 1} {y + 2} !{-w + 1} {y + 2}"), "#b98a54", 3, True, 1.3)


def _shine(pen: Pen, text: str) -> None:
    pen.line(text, "#ffffff", 3.4, 0.85)


def round_flask(pen: Pen, colour: str = "#d8324a") -> None:
    pen.glow(0, 16, 60, colour, 0.6)
    pen.part("!-10 -44 !10 -44 !10 -18 34 0 42 24 30 48 0 56 -30 48 -42 24 -34 0 !-10 -18", GLASS, 8, False, 1.7)
    pen.part("-35 18 -14 14 10 20 35 16 32 38 16 49 -16 49 -32 38", colour, 7, False, 0)
    _shine(pen, "-28 12 -30 26 -24 38")
    _cork(pen, -46, 9)


def tall_flask(pen: Pen, colour: str = "#f0b040") -> None:
    pen.glow(0, 10, 60, colour, 0.6)
    pen.part("!-9 -48 !9 -48 !9 -30 20 -18 !20 50 0 56 !-20 50 -20 -18 !-9 -30", GLASS, 7, False, 1.7)
    pen.part("!-16 -8 0 -12 !16 -8 !16 47 0 51 !-16 47", colour, 6, False, 0)
    _shine(pen, "-12 -4 -12 30")
    _cork(pen, -50, 8)


def cone_flask(pen: Pen, colour: str = "#6ac8ff") -> None:
    pen.glow(0, 20, 60, colour, 0.6)
    pen.part("!-10 -50 !10 -50 !10 -20 !42 46 0 54 !-42 46 !-10 -20", GLASS, 8, False, 1.7)
    pen.part("!-22 12 0 8 !22 12 !36 42 0 49 !-36 42", colour, 7, False, 0)
    pen.flat(joined(ring(-8, 26, 4), ring(10, 32, 5), ring(2, 18, 3)), lighter(colour, 0.5))
    _cork(pen, -52, 9)


def fire_flask(pen: Pen) -> None:
    round_flask(pen, "#f2701f")
    pen.part("!0 -84 8 -68 10 -58 0 -52 -10 -58 !-6 -68", "#ffb040", 4, False, 1.3)


def cryo_flask(pen: Pen) -> None:
    cone_flask(pen, "#bfe9fb")
    pen.part(
        "!-42 46 !-50 62 !-36 54 !-30 70 !-20 54 !-8 66 !2 54 !14 70 !22 54 !34 64 !42 46 0 54",
        "#e4f8ff",
        3,
        False,
        1.3,
    )
    pen.part(star(0, 26, 6, 14, 4), "#ffffff", 0, False, 0.8, 0)


def vial(pen: Pen, colour: str = "#8a4ac8") -> None:
    pen.glow(0, 0, 50, colour, 0.6)
    v = pen.at(0, 0, 1, 16)
    v.part("!-13 -50 !13 -50 !13 44 0 56 !-13 44", GLASS, 6, False, 1.6)
    v.part("!-9 -12 0 -15 !9 -12 !9 42 0 51 !-9 42", colour, 5, False, 0)
    v.part("!-16 -56 !16 -56 !16 -47 !-16 -47", "#8a8478", 2, False, 1.3)
    v.part("!-13 8 !13 8 !13 26 !-13 26", "#f0e3bf", 2, False, 0.8)
    v.flat(joined(ring(-3, 15, 2.4), ring(4, 15, 2.4), closed("!-3 20 !4 20 !0 24")), pen.palette.ink)


def widow(pen: Pen) -> None:
    vial(pen, "#c8242e")
    s = pen.at(34, 26, 0.8)
    s.part("-10 0 0 -10 10 0 0 10", "#241c2c", 3, False, 1.3)
    s.line("-8 -4 -20 -14/-8 2 -22 4/-6 8 -16 18/8 -4 20 -14/8 2 22 4/6 8 16 18", "#241c2c", 2.4)
    s.flat("!0 -4 !4 2 !-4 2/!0 7 !4 2 !-4 2", "#ff4a4a")


def jar(pen: Pen, colour: str = "#8fae5a") -> None:
    pen.part("!-24 -34 !24 -34 30 -18 !30 48 0 56 !-30 48 -30 -18", GLASS, 8, False, 1.7)
    pen.part("!-25 -4 0 -9 !25 -4 !25 45 0 51 !-25 45", colour, 7, True, 0)
    pen.part("!-28 -46 0 -52 !28 -46 !27 -33 0 -38 !-27 -33", "#c9b48a", 4, True, 1.5)
    pen.line("-27 -36 0 -41 27 -36", WOOD, 3)


def storm_jar(pen: Pen) -> None:
    jar(pen, "#3a5a8a")
    pen.glow(0, 18, 46, "#fff6a0", 0.9)
    pen.part("!8 -18 !-16 16 !-2 16 !-10 44 !18 8 !4 8", "#fff0a0", 5, False, 1.4)


def spores(pen: Pen) -> None:
    for x, y, s, c in ((0, 0, 1.3, "#8a6ad8"), (-36, 22, 0.8, "#a884e8"), (36, 26, 0.75, "#6f54b8")):
        m = pen.at(x, y, s)
        m.part("!-9 50 -6 10 !6 10 9 50", "#e8dcc8", 4, True, 1.5)
        m.part("!-36 12 -28 -18 0 -32 28 -18 !36 12 0 20", c, 8, True, 1.6)
        m.flat(joined(ring(-14, -8, 5), ring(10, -14, 6), ring(18, 4, 4), ring(-6, 8, 3.4)), "#e4d4ff")
    pen.flat(
        joined(
            *(
                ring(x, y, r)
                for x, y, r in (
                    (-50, -30, 2),
                    (-24, -50, 2.6),
                    (30, -48, 2),
                    (56, -20, 2.6),
                    (60, 4, 1.6),
                    (-60, 0, 1.8),
                )
            )
        ),
        "#e4d4ff",
        0.9,
    )


def pouch(pen: Pen, colour: str = LEATHER, spill: str = "") -> None:
    pen.part(
        "-34 40 -40 12 -22 -16 !-14 -24 !-26 -44 -8 -36 0 -46 8 -36 !26 -44 !14 -24 22 -16 40 12 34 40 0 50",
        colour,
        9,
        True,
        1.7,
    )
    pen.inked_line("-17 -22 0 -18 17 -22", GOLD, 3.4, 1)
    pen.line("-14 -6 -20 26/14 -6 20 26", pen.palette.ink, 1.2, 0.5)
    if spill:
        pen.part(
            joined(*(ring(x, y, r) for x, y, r in ((-48, 46, 9), (-30, 52, 8), (44, 48, 8), (58, 52, 6)))),
            spill,
            3,
            False,
            1.2,
        )


def flash_powder(pen: Pen) -> None:
    pouch(pen, "#9a7a4a", "#fff0b0")
    pen.glow(-44, 30, 30, "#fff6c0", 0.9)
    pen.part(star(-44, 24, 8, 22, 7), "#fff6c0", 2, False, 1.2)


def sleep_powder(pen: Pen) -> None:
    pouch(pen, "#5a5a8a", "#b8a8e8")
    pen.line("30 -30 !46 -30 !30 -14 !46 -14/50 -56 !62 -56 !50 -44 !62 -44", "#e8e0ff", 3)


def coin_purse(pen: Pen) -> None:
    pouch(pen)
    coins(pen.at(0, 52, 0.62))


def coins(pen: Pen) -> None:
    for x, y in ((-40, 8), (38, 10), (-18, 0), (20, 2), (0, 12), (-6, -12)):
        pen.part(ring(x, y, 17, 14), GOLD, 5, False, 1.5)
        pen.part(star(x, y, 4, 8, 3), darker(GOLD, 0.25), 0, False, 0.6, 0)


def big_coin(pen: Pen, colour: str = GOLD) -> None:
    pen.glow(0, 0, 70, colour, 0.5)
    pen.part(ring(0, 0, 50), colour, 9, False, 1.8)
    pen.part(ring(0, 0, 40), darker(colour, 0.1), 6, False, 1)


def whisper_coin(pen: Pen) -> None:
    big_coin(pen)
    pen.part("!-22 6 -8 -2 0 2 8 -2 !22 6 0 18", darker(GOLD, 0.4), 3, False, 1)
    pen.line("-24 -16 -12 -22 -2 -16/24 -16 12 -22 2 -16", darker(GOLD, 0.5), 3)


def chalice(pen: Pen, colour: str = "#b01a2a") -> None:
    pen.glow(0, -30, 50, colour, 0.6)
    pen.part("!-36 -46 !36 -46 32 -14 !8 6 6 30 !28 44 !30 54 !-30 54 !-28 44 -6 30 !-8 6 -32 -14", GOLD, 9, True, 1.7)
    pen.part(ring(0, -46, 36, 10), darker(GOLD, 0.25), 3, False, 1.4)
    pen.flat(ring(0, -45, 29, 6.4), colour)
    pen.part(joined(ring(-14, -18, 5), ring(14, -18, 5), ring(0, -14, 6)), colour, 2, False, 1)


def satchel(pen: Pen) -> None:
    pen.inked_line("-30 -20 -22 -56 0 -64 22 -56 30 -20", LEATHER, 5, 1.3)
    pen.part("!-44 -22 !44 -22 46 40 !36 50 !-36 50 -46 40", LEATHER, 9, True, 1.7)
    pen.part("!-46 -24 0 -30 !46 -24 !40 14 0 22 !-40 14", lighter(LEATHER, 0.14), 7, True, 1.4)
    pen.part("!-7 10 !7 10 !7 28 !-7 28", GOLD, 3, False, 1.2)


def chest(pen: Pen, shining: bool = False) -> None:
    if shining:
        pen.glow(0, -20, 90, "#ffe07a", 0.9)
        pen.part("-52 -40 -40 -66 0 -72 40 -66 !54 -40 !48 -22 0 -28 !-48 -22", darker(WOOD, 0.15), 7, True, 1.6)
        pen.part(
            joined(*(ring(x, y, 10, 8) for x, y in ((-32, -6), (-12, -12), (10, -12), (30, -6), (0, -4)))),
            GOLD,
            3,
            False,
            1.2,
        )
    else:
        pen.part("!-54 0 -50 -28 0 -42 50 -28 !54 0", WOOD, 8, True, 1.7)
    pen.part("!-54 -2 !54 -2 !50 50 !-50 50", WOOD, 9, True, 1.7)
    pen.line("-34 -2 -33 50/34 -2 33 50", IRON, 6)
    if not shining:
        pen.line("-36 -33 -35 -2/36 -33 35 -2", IRON, 6)
    pen.part("!-11 -8 !11 -8 !11 18 !-11 18", GOLD, 4, False, 1.4)
    pen.flat(joined(ring(0, 2, 3), closed("!-2 3 !2 3 !3 12 !-3 12")), pen.palette.ink)


def kit(pen: Pen, colours: tuple[str, ...] = ("#8ac83a", "#c84a8a", "#4aa8d8")) -> None:
    for x, c in zip((-30, 0, 30), colours, strict=True):
        b = pen.at(x, -22, 0.6)
        b.part("!-9 -44 !9 -44 !9 -20 18 -8 !18 40 !-18 40 -18 -8 !-9 -20", GLASS, 6, False, 1.4)
        b.part("!-14 4 0 0 !14 4 !14 38 !-14 38", c, 4, False, 0)
        _cork(b, -46, 8)
    pen.part("!-52 -6 !52 -6 !50 48 !-50 48", WOOD, 9, True, 1.7)
    pen.part("!-54 -10 !54 -10 !54 4 !-54 4", lighter(WOOD, 0.14), 4, True, 1.4)
    pen.part(ring(0, 22, 12), GOLD, 4, False, 1.3)


def physician(pen: Pen) -> None:
    kit(pen, ("#d8b04a", "#8ac8a0", "#c85a4a"))
    pen.part("-44 -24 -40 -40 -22 -42 -16 -26 -28 -14", "#f4ecda", 4, False, 1.4)


def fire_pots(pen: Pen) -> None:
    for x, y, s in ((0, -14, 1.0), (-36, 22, 0.9), (36, 22, 0.9)):
        p = pen.at(x, y, s)
        p.glow(0, -36, 34, "#ffb040", 0.9)
        p.part("!0 -58 8 -42 10 -32 0 -26 -10 -32 !-6 -42", "#f2701f", 3, False, 1.3)
        p.part("!-12 -26 !12 -26 26 -6 24 20 0 28 -24 20 -26 -6", "#a8603a", 7, True, 1.6)
        p.line("-24 2 0 8 24 2", "#f0c070", 2.4)


def alchemist_fire(pen: Pen) -> None:
    pen.part(
        "!-50 50 -44 10 !-52 -16 -30 -6 !-24 -46 -4 -22 !10 -66 22 -24 !44 -40 42 -4 !56 -14 50 50",
        "#f2601f",
        8,
        False,
        1.6,
    )
    pen.flat("!-34 50 -28 22 !-14 2 -4 16 !8 -20 18 10 !34 6 34 50", "#ffd060")
    tall_flask(pen.at(0, 12, 0.75), "#ff9a2a")


def censer(pen: Pen) -> None:
    """A hanging vessel that smokes."""
    pen.line("0 -70 -26 -8/0 -70 26 -8/0 -70 0 -8", GOLD, 2)
    for x, y, r in ((-20, -44, 12), (6, -56, 14), (28, -38, 11), (-38, -22, 9)):
        pen.flat(ring(x, y, r), "#9ccc3a", 0.55)
    pen.part("!-36 -8 0 -18 !36 -8 !30 4 0 10 !-30 4", GOLD, 5, True, 1.5)
    pen.part("!-34 4 !34 4 26 36 0 46 -26 36", darker(GOLD, 0.12), 8, True, 1.6)
    pen.flat(joined(ring(-14, 20, 4), ring(0, 24, 4), ring(14, 20, 4)), "#3a5a1a")


def barrels(pen: Pen) -> None:
    for x, y in ((-30, 22), (30, 22), (0, -30)):
        b = pen.at(x, y)
        b.part("!-24 -28 0 -32 !24 -28 30 0 !24 28 0 33 !-24 28 -30 0", WOOD, 8, True, 1.6)
        b.line("-27 -14 0 -11 27 -14/-27 14 0 18 27 14", IRON, 4)
        b.part(ring(0, -28, 23, 6), lighter(WOOD, 0.18), 3, False, 1.3)


def well(pen: Pen) -> None:
    pen.part("!-46 -46 0 -70 !46 -46 !50 -34 0 -56 !-50 -34", "#8a4a34", 5, True, 1.6)
    pen.line("-36 -38 -36 10/36 -38 36 10", WOOD, 6)
    pen.glow(0, 6, 60, pen.palette.glow, 0.9)
    pen.part("!-52 8 !52 8 46 52 0 60 -46 52", mix(pen.palette.far, "#9a948a", 0.5), 9, True, 1.7)
    pen.part(ring(0, 8, 52, 12), "#8a8478", 4, False, 1.5)
    pen.flat(ring(0, 8, 42, 8), pen.palette.glow)
    pen.part("!-16 8 -22 -16 -10 -34 8 -30 18 -12 !12 8", mix(pen.palette.glow, "#ffffff", 0.4), 5, False, 1.2)
    pen.flat(joined(ring(-7, -14, 3, 4), ring(6, -14, 3, 4), ring(0, -4, 3, 4)), pen.palette.ink)


def skull_chain(pen: Pen) -> None:
    for i in range(7):
        link = pen.at(-56 + i * 13, -44 + abs(i - 3) * -3 + i * 9, 1, 30)
        link.line("-8 0 -6 -5 6 -5 8 0 6 5 -6 5 -8 0", pen.palette.ink, 6)
        link.line("-8 0 -6 -5 6 -5 8 0 6 5 -6 5 -8 0", IRON, 3.4)
    s = pen.at(34, 26, 1.3)
    s.part("-20 -6 -16 -24 0 -30 16 -24 20 -6 12 4 !11 18 !-11 18 -12 4", BONE, 6, True, 1.6)
    s.flat(joined(ring(-8, -6, 6), ring(8, -6, 6), closed("!0 2 !3 8 !-3 8")), pen.palette.ink)
    s.flat(joined(ring(-8, -6, 2), ring(8, -6, 2)), pen.palette.glow)


def copper_pot(pen: Pen) -> None:
    pen.line("-34 -26 -20 -58 20 -58 34 -26", pen.palette.ink, 8)
    pen.line("-34 -26 -20 -58 20 -58 34 -26", "#8a4a2a", 5)
    pen.part("-46 6 -36 -22 0 -30 36 -22 46 6 38 40 0 54 -38 40", "#c8703a", 10, True, 1.8)
    pen.part(ring(0, -24, 36, 9), darker("#c8703a", 0.4), 4, False, 1.5)
    pen.line("-40 14 0 24 40 14", lighter("#c8703a", 0.4), 3)
    _shine(pen, "-32 -4 -34 12 -28 26")


def silver_jug(pen: Pen) -> None:
    pen.line("28 -30 56 -26 54 6 28 20", pen.palette.ink, 9)
    pen.line("28 -30 56 -26 54 6 28 20", "#aab6c4", 5.6)
    pen.part(
        "!-30 -58 -10 -54 !20 -58 14 -34 32 -8 36 24 20 50 0 56 -22 50 -36 24 -32 -8 -18 -34", "#c4d0dc", 10, True, 1.8
    )
    pen.line("-33 6 0 14 33 6/-18 -32 0 -28 15 -32", "#7a8898", 2.4)
    _shine(pen, "-24 0 -26 18 -18 36")


VESSELS = {
    "roundflask": round_flask, "tallflask": tall_flask, "coneflask": cone_flask, "fireflask": fire_flask, "cryoflask": cryo_flask,
    "vial": vial, "widow": widow, "jar": jar, "stormjar": storm_jar, "spores": spores, "pouch": pouch, "flashpowder": flash_powder,
    "sleeppowder": sleep_powder, "coinpurse": coin_purse, "coinpile": coins, "bigcoin": big_coin, "whispercoin": whisper_coin,
    "chalice": chalice, "satchel": satchel, "chest": chest, "kit": kit, "physician": physician, "firepots": fire_pots,
    "alchemistfire": alchemist_fire, "censer": censer, "barrels": barrels, "well": well, "skullchain": skull_chain, "copperpot": copper_pot, "silverjug": silver_jug,
}  # fmt: skip
