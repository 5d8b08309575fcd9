"""What is worn: armour, robes, cloaks, boots, jewels. Drawn about (100, 66)."""

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import BONE, GOLD, IRON, LEATHER, STEEL
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, open_line, ring, star
from rulewright.art.spells.wards import ring_line

COAT = "!-14 -44 -34 -38 !-58 -16 -50 6 !-36 4 !-32 -8 -30 20 !-36 54 0 62 !36 54 30 20 !32 -8 !36 4 50 6 !58 -16 34 -38 !14 -44 0 -34"
PLATE = "!-16 -44 -38 -38 -44 -14 -30 12 !-32 44 0 56 !32 44 30 12 44 -14 38 -38 !16 -44 0 -32"


def padded(pen: Pen) -> None:
    pen.part(COAT, "#c9b48a", 9, True, 1.7)
    pen.line(
        "/".join(f"{x} -30 {x} 54" for x in (-20, -7, 7, 20)) + "/-30 0 30 0/-31 22 31 22/-33 42 33 42",
        darker("#c9b48a", 0.45),
        1.3,
        0.7,
    )


def hide(pen: Pen) -> None:
    pen.part(
        "!-14 -44 -34 -38 !-60 -20 -50 8 !-36 2 !-32 -8 !-30 20 !-40 44 !-28 50 !-22 62 !-8 54 !2 64 !12 54 !26 60 !28 48 !38 44 !30 20 !32 -8 !36 2 50 8 !60 -20 34 -38 !14 -44 0 -30",
        "#8a6040",
        9,
        True,
        1.7,
    )
    pen.line(
        "0 -30 0 50/" + "/".join(f"-6 {y} 6 {y + 6}/6 {y} -6 {y + 6}" for y in (-20, -6, 8, 22)),
        lighter(LEATHER, 0.4),
        1.6,
    )
    pen.part("!-30 -38 -14 -44 0 -36 14 -44 !30 -38 20 -24 0 -28 -20 -24", "#a8845c", 4, True, 1.3)


def chain_mail(pen: Pen) -> None:
    pen.part(COAT, mix(STEEL, IRON, 0.3), 9, True, 1.7)
    rows = [
        open_line(
            f"{x + (r % 2) * 4 - 3} {-26 + r * 8} {x + (r % 2) * 4} {-22 + r * 8} {x + (r % 2) * 4 + 3} {-26 + r * 8}"
        )
        for r in range(10)
        for x in range(-28, 28, 8)
    ]
    pen.line(joined(*rows), pen.palette.ink, 1, 0.6)


def plate_mail(pen: Pen) -> None:
    pen.part(PLATE, STEEL, 11, True, 1.7)
    pen.line("0 -32 0 54/-36 -10 -14 2 0 -4 14 2 36 -10/-30 14 0 24 30 14/-31 30 0 40 31 30", pen.palette.ink, 1.4, 0.6)
    pen.line("-16 -44 0 -32 16 -44", GOLD, 3)


def full_plate(pen: Pen) -> None:
    pen = pen.at(0, 16, 0.86)
    plate_mail(pen)
    for side in (-1, 1):
        pen.part(
            closed(f"!{side * 28} -40 {side * 46} -48 {side * 62} -34 !{side * 64} -10 {side * 48} -18"),
            lighter(STEEL, 0.1),
            6,
            True,
            1.6,
        )
        pen.line(f"{side * 34} -36 {side * 48} -40 {side * 60} -28", GOLD, 2.4)
    pen.part("!-15 -52 -16 -68 0 -78 16 -68 !15 -52 !5 -48 !4 -58 !-4 -58 !-5 -48", STEEL, 5, True, 1.5)
    pen.part("!-3 -78 -12 -92 !-28 -94 -14 -82", pen.palette.cloth, 3, True, 1.2)


def robe(pen: Pen, colour: str, trim: str) -> None:
    pen.part(
        "!-12 -46 -32 -40 !-60 2 !-44 12 !-30 -8 -30 24 !-42 64 0 70 !42 64 30 24 !30 -8 !44 12 !60 2 32 -40 !12 -46 0 -34",
        colour,
        10,
        True,
        1.7,
    )
    pen.line("-12 -46 -5 -10 -6 66/12 -46 6 -10 8 66", trim, 3.4)
    pen.line("-58 2 -44 11/58 2 44 11/-41 62 0 68 41 62", trim, 3)
    pen.part("!-29 4 0 8 !29 4 !29 12 0 16 !-29 12", darker(colour, 0.35), 3, False, 1.2)


def starweave(pen: Pen) -> None:
    robe(pen, "#2f3f8a", GOLD)
    pen.flat(
        joined(
            *(
                star(x, y, 4, 6, 2)
                for x, y in ((-22, -22), (20, -26), (-18, 28), (20, 34), (-28, 50), (27, 54), (-44, 0), (46, -2))
            )
        ),
        "#ffe9a0",
    )


def warded(pen: Pen) -> None:
    robe(pen, pen.palette.cloth, pen.palette.trim)
    pen.line(
        "-20 -16 !-14 -22 !-8 -16 !-14 -10 !-20 -16/14 -22 !20 -16 !14 -10/-18 26 !-12 34 !-18 40/16 28 16 42/12 34 20 38",
        pen.palette.glow,
        2,
    )


def regalia(pen: Pen) -> None:
    pen.glow(0, 0, 70, pen.palette.glow, 0.7)
    robe(pen, "#b5301c", GOLD)
    pen.part(
        "!-40 -36 -46 -56 !-30 -48 -26 -66 !-14 -50 0 -60 !14 -50 26 -66 !30 -48 46 -56 !40 -36 0 -30",
        "#f2801f",
        5,
        False,
        1.5,
    )
    pen.part("!0 -24 !8 -12 !0 0 !-8 -12", "#ffd24a", 4, False, 1.3)


def cloak(pen: Pen, colour: str = "#6a5238", clasp: str = GOLD) -> None:
    pen.part(
        "!-14 -50 -36 -42 -46 0 !-54 60 -30 54 !-12 66 8 56 !30 66 44 54 !56 60 46 0 36 -42 !14 -50 0 -40",
        colour,
        10,
        True,
        1.7,
    )
    pen.part("-16 -40 -18 -60 0 -72 18 -60 16 -40 0 -34", darker(colour, 0.2), 6, True, 1.5)
    pen.flat("-9 -44 -8 -58 0 -63 8 -58 9 -44 0 -38", pen.palette.ink)
    pen.line("-22 -20 -28 52/22 -20 30 54/0 -26 2 56", pen.palette.ink, 1.4, 0.5)
    pen.part(ring(0, -34, 6), clasp, 2.4, False, 1.2, 1.2)


def nightweave(pen: Pen) -> None:
    cloak(pen, "#2a2648", "#c8d2e8")
    pen.flat(
        joined(
            *(star(x, y, 4, 4, 1.3) for x, y in ((-28, 0), (20, 8), (-10, 22), (32, 34), (-34, 40), (6, 44), (26, -20)))
        ),
        "#dfe6ff",
        0.9,
    )


def oathplate(pen: Pen) -> None:
    pen.part(PLATE, "#d8b85a", 11, True, 1.7)
    pen.part(joined(star(0, 0, 12, 20, 13), ring(0, 0, 12)), "#fff2c0", 4, False, 1.3)
    pen.line("-31 30 0 40 31 30/-16 -44 0 -32 16 -44", "#8b3b2b", 3)


def pactskin(pen: Pen) -> None:
    pen.part(COAT, "#6a1a2e", 10, True, 1.7)
    pen.flat("-16 -10 -8 -16 -2 -8 -9 -4/16 -10 8 -16 2 -8 9 -4/-14 14 0 8 14 14 8 26 -8 26", pen.palette.ink)
    pen.flat("!-10 13 !-7 20 !-4 12/!4 12 !7 20 !10 13", "#fff2d8")
    pen.line("-26 34 -14 46/28 32 18 46/-20 -30 -8 -24/20 -30 8 -24", "#ff6a5a", 2)


def rimeplate(pen: Pen) -> None:
    pen.part(PLATE, "#9fd4ee", 11, False, 1.7)
    pen.part(
        "!-38 -36 !-56 -56 !-24 -44/!38 -36 !56 -56 !24 -44/!-30 44 !-22 66 !-12 50/!0 54 !4 72 !12 50/!24 48 !32 64 !32 44",
        "#e4f8ff",
        4,
        False,
        1.4,
    )
    pen.line("0 -32 !-8 0 !0 54/-44 -14 !-8 0 !44 -14/-30 12 !-8 0 !30 14", "#ffffff", 1.6, 0.9)


def gravehide(pen: Pen) -> None:
    hide(pen)
    for i in range(3):
        y = -14 + i * 16
        pen.part(
            closed(
                f"-4 {y} -20 {y - 3} -30 {y + 6} -24 {y + 8} -16 {y + 3} -4 {y + 6}/4 {y} 20 {y - 3} 30 {y + 6} 24 {y + 8} 16 {y + 3} 4 {y + 6}"
            ),
            BONE,
            2,
            False,
            1.2,
        )


def briar(pen: Pen) -> None:
    pen.part(COAT, "#4f7a3c", 10, True, 1.7)
    for line in ("-40 -20 -10 0 -30 30 20 50", "40 -20 14 6 32 30 -10 56", "-20 -36 10 -10 -16 20 10 40"):
        pen.inked_line(line, "#6b4a2a", 3, 1)
    pen.part(
        "/".join(
            f"!{x} {y} !{x + 9} {y - 9} !{x + 4} {y + 4}"
            for x, y in ((-24, -10), (-14, 4), (-24, 22), (4, 44), (26, -8), (22, 16), (18, 36), (0, -20), (-6, 14))
        ),
        "#c8b078",
        1.4,
        False,
        1,
    )


def spellbreaker(pen: Pen) -> None:
    chain_mail(pen)
    pen.part("!0 -22 !16 0 !0 26 !-16 0", "#a8e0f0", 6, False, 1.5)
    pen.line("4 -20 !-3 -2 !5 6 !-4 22", pen.palette.ink, 2.4)


def warhide(pen: Pen) -> None:
    pen.part(COAT, "#7a4a34", 10, True, 1.7)
    for y in (-22, -4, 14, 32):
        pen.part(
            "/".join(
                f"{x - 8} {y} {x} {y - 4} {x + 8} {y} {x + 6} {y + 12} {x} {y + 16} {x - 6} {y + 12}"
                for x in (-22, -7, 8, 22)
            ),
            darker("#9a6444", 0.05 * (y % 3)),
            3,
            False,
            1.1,
        )


def boots(pen: Pen) -> None:
    for x, s in ((-22, 1.0), (20, 1.05)):
        b = pen.at(x, 4, s)
        b.part("!-14 -52 2 -56 !16 -52 14 -10 !14 10 34 22 !38 40 !-14 40 -16 0", LEATHER, 8, True, 1.6)
        b.part("!-16 -54 0 -58 !18 -54 !18 -42 0 -46 !-16 -42", lighter(LEATHER, 0.2), 3, False, 1.3)
        b.part("!-16 38 !40 38 !40 46 !-16 46", darker(LEATHER, 0.4), 2, False, 1.3)
        b.line("-8 -20 6 -14/-8 -8 7 -2/-8 4 8 8", "#f0e3bf", 1.4)


def ring_jewel(pen: Pen, stone: str = "#7fd0f0", band: str = STEEL) -> None:
    pen.line(ring_line(0, 16, 34, 36), pen.palette.ink, 17)
    pen.line(ring_line(0, 16, 34, 36), band, 12)
    pen.line("-30 4 -32 24 -22 42", lighter(band, 0.6), 3)
    pen.glow(0, -32, 40, stone, 0.7)
    pen.part("!-16 -44 !16 -44 !24 -30 !0 -8 !-24 -30", stone, 6, False, 1.6)
    pen.line("-24 -30 24 -30/-8 -44 !-6 -30 !0 -8/8 -44 !6 -30 !0 -8", "#ffffff", 1.2, 0.8)


def loop(pen: Pen) -> None:
    pen.glow(0, 10, 70, pen.palette.glow, 0.8)
    pen.line(ring_line(0, 10, 40, 42), pen.palette.ink, 18)
    pen.line(ring_line(0, 10, 40, 42), "#5a4a48", 13)
    pen.line(ring_line(0, 10, 40, 42), "#ff8a2a", 3)
    pen.part("!0 -60 10 -44 12 -32 0 -24 -12 -32 !-8 -44", "#f2701f", 4, False, 1.4)


def amulet(pen: Pen) -> None:
    pen.inked_line("-40 -60 -30 -24 0 0 30 -24 40 -60", GOLD, 3, 1.2)
    pen.part(ring(0, 24, 28), GOLD, 8, False, 1.7)
    pen.part("!-22 24 0 8 !22 24 0 40", "#fff7e0", 3, False, 1.2)
    pen.part(ring(0, 24, 10), "#c88a2a", 3, False, 1)
    pen.flat(ring(0, 24, 4, 8), pen.palette.ink)


def sunstone(pen: Pen) -> None:
    pen.glow(0, 0, 90, "#ffe07a", 0.9)
    pen.part(joined(star(0, 0, 16, 52, 40)), GOLD, 6, False, 1.6)
    pen.part("!0 -34 !24 -24 !34 0 !24 24 !0 34 !-24 24 !-34 0 !-24 -24", "#ffcf5a", 8, False, 1.4)
    pen.line("0 -34 !-6 -6 !0 34/-34 0 !-6 -6 !34 0/-24 -24 !-6 -6 !24 24", "#fff7d8", 1.4)


def gem(pen: Pen, colour: str = "") -> None:
    colour = colour or pen.palette.glow
    pen.glow(0, 0, 80, colour, 0.8)
    pen.part("!0 -56 !26 -30 !20 24 !0 54 !-20 24 !-26 -30", mix(colour, "#ffffff", 0.15), 9, False, 1.7)
    pen.line("0 -56 !-6 -14 !0 54/-26 -30 !-6 -14 !26 -30/-20 24 !-6 -14 !20 24", "#ffffff", 1.4, 0.9)
    pen.flat("!0 -56 !-6 -14 !-26 -30", "#ffffff", 0.45)


def heart_gem(pen: Pen) -> None:
    pen.glow(0, 0, 90, "#ff5a6a", 0.8)
    pen.part("!0 50 !-44 6 !-44 -24 !-24 -42 !0 -22 !24 -42 !44 -24 !44 6", "#d8303e", 10, False, 1.8)
    pen.line("0 -22 !-10 0 !0 50/-44 -24 !-10 0 !44 -24/-24 -42 !-10 0 !24 -42/-44 6 !-10 0 !44 6", "#ffb8b0", 1.4, 0.9)


def tower_shield(pen: Pen) -> None:
    pen.part("!-32 -58 0 -66 !32 -58 !32 56 0 66 !-32 56", STEEL, 9, True, 1.8)
    pen.part("!-24 -48 0 -55 !24 -48 !24 46 0 55 !-24 46", pen.palette.cloth, 9, True, 1)
    pen.part("!0 -28 !16 0 !0 28 !-16 0", GOLD, 5, False, 1.3)


def oath_shield(pen: Pen) -> None:
    pen.part("!-40 -48 0 -56 !40 -48 42 0 28 36 !0 62 -28 36 -42 0", GOLD, 9, False, 1.8)
    pen.part("!-31 -40 0 -47 !31 -40 32 0 21 30 !0 51 -21 30 -32 0", pen.palette.cloth, 9, True, 1)
    pen.part(star(0, -2, 8, 24, 10), "#fff0c0", 5, False, 1.3)


def loose_mask(pen: Pen) -> None:
    pen.part("-30 -26 0 -44 30 -26 28 12 0 44 -28 12", "#d8d2c0", 9, True, 1.7)
    pen.flat("!-20 -12 -10 -18 !-3 -6 -12 -3/!20 -12 10 -18 !3 -6 12 -3", pen.palette.ink)


def sash(pen: Pen) -> None:
    pen.part(
        "!-50 -30 -10 -6 !50 -40 52 -18 !10 10 40 50 !20 58 -2 22 !-26 60 !-44 50 -14 10 !-52 -8",
        pen.palette.cloth,
        8,
        True,
        1.6,
    )


CLOTHES = {
    "padded": padded, "hide": hide, "chainmail": chain_mail, "platemail": plate_mail, "fullplate": full_plate, "starweave": starweave,
    "warded": warded, "regalia": regalia, "cloak": cloak, "nightweave": nightweave, "oathplate": oathplate, "pactskin": pactskin,
    "rimeplate": rimeplate, "gravehide": gravehide, "briar": briar, "spellbreaker": spellbreaker, "warhide": warhide, "boots": boots,
    "ring": ring_jewel, "loop": loop, "amulet": amulet, "sunstone": sunstone, "gem": gem, "heartgem": heart_gem,
    "towershield": tower_shield, "oathshield": oath_shield, "loosemask": loose_mask, "sash": sash,
}  # fmt: skip
