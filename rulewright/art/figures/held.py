"""What else a hand can hold: staves, bows, books, lanterns, banners, flasks; the grip at the origin, upright."""

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import BONE, GOLD, IRON, LEATHER, PAPER, STEEL, WOOD
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, ribbon, ring, star
from rulewright.art.figures.blades import shaft


def staff(pen: Pen) -> None:
    """A staff with a stone that glows in a ring of wood."""
    shaft(pen, 46, 60, 2.2)
    pen.glow(0, -58, 26, pen.palette.glow, 0.9)
    pen.part(
        "-4 -44 -11 -52 -11 -64 -3 -71 !6 -70 -2 -66 -6 -59 -4 -51 4 -49 8 -54 !12 -52 10 -46 3 -42",
        WOOD,
        3,
        False,
        1.3,
    )
    pen.part(ring(1, -58, 5.6), pen.palette.glow, 2.6, False, 1.2, 1.4)


def crystal_staff(pen: Pen) -> None:
    shaft(pen, 44, 60, 2.2, darker(WOOD, 0.2))
    pen.glow(0, -60, 28, pen.palette.glow, 0.9)
    pen.part("!-8 -42 !-11 -56 !-5 -48 !5 -48 !11 -56 !8 -42 0 -38", GOLD, 2, False, 1.2, 1)
    pen.part("!0 -82 !8 -64 !5 -48 !-5 -48 !-8 -64", mix(pen.palette.glow, "#ffffff", 0.3), 4, False, 1.3)
    pen.line("0 -82 !-2 -62 !0 -48/!-8 -64 !-2 -62 !8 -64", darker(pen.palette.glow, 0.4), 0.9, 0.7)


def crook(pen: Pen) -> None:
    pen.inked_line("0 60 0 -40 -2 -58 8 -68 18 -62 17 -52 11 -52", WOOD, 4, 1.4)


def sun_staff(pen: Pen) -> None:
    shaft(pen, 48, 60, 2, GOLD)
    pen.glow(0, -60, 26, pen.palette.sun, 0.8)
    pen.part(joined(star(0, -60, 12, 17, 10), ring(0, -60, 9)), GOLD, 4, False, 1.3)
    pen.part(ring(0, -60, 5.6), pen.palette.glow, 2.4, False, 1, 1.2)


def skull_staff(pen: Pen) -> None:
    shaft(pen, 46, 60, 2, darker(WOOD, 0.3))
    pen.glow(0, -56, 24, pen.palette.glow, 0.8)
    pen.part("-11 -58 -8 -68 8 -68 11 -58 7 -52 !6 -44 !-6 -44 -7 -52", BONE, 4, False, 1.4)
    pen.flat(joined(ring(-4, -57, 3), ring(4.6, -57, 3)), pen.palette.ink)
    pen.flat(joined(ring(-4, -57, 1.2), ring(4.6, -57, 1.2)), pen.palette.glow)


def branch_staff(pen: Pen) -> None:
    pen.part(
        joined(
            ribbon([(0, 60), (1, 0), (-1, -46), (4, -70)], (2.4, 2.8, 2.8, 1)),
            ribbon([(0, -40), (-9, -52), (-10, -66)], (2, 1.8, 0.6)),
            ribbon([(1, -50), (11, -58), (14, -68)], (2, 1.6, 0.6)),
        ),
        WOOD,
        2,
        False,
        1.3,
    )
    for x, y in ((4, -72), (-10, -67), (15, -69), (9, -56), (-8, -53)):
        pen.part(
            closed(f"!{x} {y + 6} {x - 5} {y} !{x} {y - 8} {x + 5} {y}"),
            mix(pen.palette.cloth, pen.palette.glow, 0.35),
            2,
            False,
            1,
            1,
        )


def totem(pen: Pen) -> None:
    shaft(pen, 44, 60, 2.6, darker(WOOD, 0.2))
    pen.part("!-9 -66 0 -70 !9 -66 !8 -44 0 -40 !-8 -44", WOOD, 4, True, 1.4)
    pen.flat("!-6 -62 !-1 -59 !-6 -57/!6 -62 !1 -59 !6 -57/-5 -52 0 -53 5 -52 4 -48 -4 -48", pen.palette.glow)
    for x, angle in ((-9, -34), (9, 34)):
        pen.at(x, -64, 1, angle).part("!-2 2 -4 -10 !0 -20 4 -10 !2 2", pen.palette.second, 1.6, False, 1, 1)


def wand(pen: Pen) -> None:
    shaft(pen, 30, 10, 1.7)
    pen.glow(0, -34, 18, pen.palette.glow, 0.95)
    pen.part(star(0, -35, 4, 10, 3), pen.palette.glow, 2, False, 1, 1)


def scepter(pen: Pen) -> None:
    shaft(pen, 34, 16, 2, GOLD)
    pen.glow(0, -44, 20, pen.palette.glow, 0.8)
    pen.part("!-9 -34 0 -37 !9 -34 6 -44 !10 -52 !0 -48 !-10 -52 -6 -44", GOLD, 3, False, 1.2)
    pen.part(ring(0, -44, 5), pen.palette.glow, 2.2, False, 1, 1.2)


def bow(pen: Pen) -> None:
    pen.line("5 -48 5 48", "#f3ead2", 1)
    pen.part("!5 -50 -4 -40 -10 -20 -7 0 -10 20 -4 40 !5 50 !2 42 -3 22 -1 0 -3 -22 !2 -42", WOOD, 3, False, 1.3)


def longbow(pen: Pen) -> None:
    pen.line("6 -62 6 62", "#f3ead2", 1)
    pen.part(
        "!6 -64 -4 -48 -9 -22 -7 0 -9 22 -4 48 !6 64 !3 54 -3 24 -1 0 -3 -24 !3 -54",
        mix(WOOD, GOLD, 0.35),
        3,
        False,
        1.3,
    )


def crossbow(pen: Pen) -> None:
    pen.line("-24 -22 0 -4 24 -22", "#f3ead2", 1.2)
    pen.part("!-26 -24 -12 -34 0 -36 12 -34 !26 -24 12 -29 0 -31 -12 -29", STEEL, 3, False, 1.3)
    pen.part("!-3 -44 !3 -44 !3 24 !7 36 !-4 36 !-3 24", WOOD, 3, True, 1.3)
    pen.part("!0 -56 !4 -46 !-4 -46", STEEL, 2, False, 1.1)


def sling(pen: Pen) -> None:
    pen.inked_line("0 0 -10 -26 -4 -46/0 0 12 -24 6 -46", LEATHER, 1.8, 1)
    pen.part("-7 -48 1 -54 9 -48 1 -42", LEATHER, 2, False, 1.2)
    pen.part(ring(1, -49, 4.4), "#8f8f88", 2.4, False, 1.2, 1.2)


def torch(pen: Pen) -> None:
    shaft(pen, 26, 18, 2.4)
    pen.part("!-6 -24 !6 -24 !4 -36 !-4 -36", IRON, 2, False, 1.2)
    pen.glow(0, -50, 34, "#ffb347", 0.9)
    pen.part("!0 -72 6 -58 10 -48 6 -37 -5 -37 -10 -46 !-7 -56 -3 -52", "#f2701f", 3, False, 1.4)
    pen.flat("!1 -60 4 -50 3 -40 -3 -40 -4 -47", "#fff1a6")


def lantern(pen: Pen) -> None:
    pen.inked_line("0 -2 0 -14", IRON, 2, 1)
    pen.glow(0, 8, 38, pen.palette.sun, 0.85)
    pen.part("!-10 -6 0 -15 !10 -6", IRON, 2, False, 1.3)
    pen.part("!-9 -6 !9 -6 !8 20 !-8 20", "#ffe9a0", 4, False, 1.3)
    pen.line("-3 -6 -3 20/4 -6 4 20", IRON, 1.6)
    pen.part("!-10 19 !10 19 !10 24 !-10 24", IRON, 2, False, 1.3)


def book(pen: Pen) -> None:
    pen.part("!-20 -12 -8 -16 0 -11 8 -16 !20 -12 !20 12 8 8 0 13 -8 8 !-20 12", PAPER, 3, False, 1.4)
    pen.line(
        "0 -11 0 13/-15 -7 -5 -9/-15 -2 -5 -4/-15 3 -5 1/5 -9 15 -7/5 -4 15 -2/5 1 15 3", pen.palette.ink, 0.9, 0.7
    )
    pen.line("-20 12 -8 8 0 13 8 8 20 12", pen.palette.cloth, 2.4)


def tome(pen: Pen) -> None:
    """A closed book with clasps."""
    pen.part("!-15 -20 !14 -20 !16 20 !-15 20", pen.palette.cloth, 5, True, 1.4)
    pen.part("!12 -18 !17 -18 !17 18 !13 18", PAPER, 1.6, False, 1)
    pen.part(star(-1, 0, 4, 10, 3.4), pen.palette.trim, 2, False, 0.9, 1)


def scroll(pen: Pen) -> None:
    pen.part("!-12 -22 !12 -22 !12 18 !-12 18", PAPER, 4, False, 1.3)
    pen.part(
        "-15 -24 0 -27 15 -24 15 -19 0 -20 -15 -19/-15 18 0 17 15 18 15 23 0 24 -15 23",
        darker(PAPER, 0.14),
        2,
        False,
        1.2,
    )
    pen.line("-8 -13 8 -13/-8 -6 6 -6/-8 1 8 1/-8 8 3 8", pen.palette.ink, 1, 0.7)


def banner(pen: Pen) -> None:
    shaft(pen, 78, 60, 1.9)
    pen.part("!2 -76 16 -80 !38 -72 !32 -58 !40 -44 18 -44 !2 -50", pen.palette.cloth, 6, True, 1.4)
    pen.part(star(17, -62, 4, 9, 3), pen.palette.trim, 1.6, False, 0.8, 1)
    pen.part(ring(0, -80, 3), pen.palette.trim, 1.4, False, 1, 1)


def horn(pen: Pen) -> None:
    pen.part("!-14 2 0 6 14 -2 !24 -20 36 -14 30 4 14 16 -4 14 !-16 8", BONE, 4, True, 1.4)
    pen.line("2 6 6 15/14 0 20 11", GOLD, 2.6)
    pen.part("24 -20 30 -20 37 -13 31 -12", darker(BONE, 0.5), 2, False, 1.2)


def whip(pen: Pen) -> None:
    shaft(pen, 6, 14, 2.6, LEATHER)
    pen.inked_line("0 -6 8 -26 -8 -40 -2 -58 20 -60 30 -44", LEATHER, 2.4, 1.1)


def thorn_whip(pen: Pen) -> None:
    shaft(pen, 6, 14, 2.6, WOOD)
    pen.inked_line("0 -6 8 -26 -8 -40 -2 -58 20 -60 30 -44", "#5f8a3c", 3, 1.1)
    pen.part(
        "!5 -18 !13 -20 !6 -24/!-5 -36 !-13 -34 !-7 -42/!-4 -52 !-11 -56 !-3 -58/!12 -60 !13 -68 !17 -60",
        "#8ab04e",
        1.4,
        False,
        0.9,
        0.8,
    )


def flask(pen: Pen) -> None:
    pen.glow(0, -4, 24, pen.palette.glow, 0.7)
    pen.part("!-4 -24 !4 -24 !4 -14 12 -2 10 10 0 14 -10 10 -12 -2 !-4 -14", "#dff0ea", 3, False, 1.3)
    pen.flat("-10 -1 0 1 10 -1 9 8 0 12 -9 8", pen.palette.glow)
    pen.part("!-5 -30 !5 -30 !5 -23 !-5 -23", WOOD, 2, False, 1.1)


def key(pen: Pen) -> None:
    pen.part("!-2.4 8 !2.4 8 !2.4 -36 !13 -36 !13 -31 !8 -31 !8 -27 !13 -27 !13 -22 !2.4 -22", GOLD, 2, False, 1.2)
    pen.part("-10 14 0 5 10 14 0 24/!-4 14 0 18 !4 14 0 10", GOLD, 2, False, 1.2)


def mirror(pen: Pen) -> None:
    shaft(pen, 8, 16, 2.4, GOLD)
    pen.part(ring(0, -24, 15, 19), GOLD, 4, False, 1.4)
    pen.part(ring(0, -24, 11.4, 15), "#bfe4f4", 5, False, 0.8)
    pen.line("-6 -28 2 -37/-3 -20 7 -31", "#ffffff", 1.8, 0.9)


def coins(pen: Pen) -> None:
    pen.part("-12 4 -10 -12 -4 -18 !-6 -24 !6 -24 4 -18 10 -12 12 4 0 10", LEATHER, 4, True, 1.4)
    pen.line("-5 -18 5 -18", GOLD, 2.4)
    pen.part(joined(ring(0, -4, 5)), GOLD, 2, False, 1, 1)


def bell(pen: Pen) -> None:
    pen.part("!-14 6 -9 -4 -9 -16 0 -22 9 -16 9 -4 !14 6 0 9", GOLD, 5, True, 1.4)
    pen.part(ring(0, 10, 3.4), darker(GOLD, 0.3), 1.4, False, 1.1, 1)


def quill(pen: Pen) -> None:
    pen.part("!0 20 -4 0 -10 -30 !6 -64 12 -36 4 0", "#eef0f2", 4, True, 1.4)
    pen.line("0 20 1 -10 4 -50", pen.palette.ink, 1, 0.7)
    pen.flat("!-1 14 !0 24 !2 14", pen.palette.ink)


def knives(pen: Pen) -> None:
    """Three throwing knives, fanned."""
    for angle in (-28, 0, 28):
        pen.at(0, 0, 0.8, angle).part("!-3 -4 !-3 -26 !0 -42 !3 -26 !3 -4 !2 8 !-2 8", "#c4cedb", 2, False, 1.2)


def drum(pen: Pen) -> None:
    pen.part("!-20 -12 !20 -12 !17 18 0 23 !-17 18", pen.palette.cloth, 5, True, 1.4)
    pen.part(ring(0, -12, 20, 7), PAPER, 3, False, 1.3)
    pen.line("-18 -8 !-10 20 !-2 -6 !6 21 !14 -7 !17 16", GOLD, 1.6)


def basket(pen: Pen) -> None:
    pen.part("!-18 -6 !18 -6 14 14 0 18 -14 14", "#b98a4c", 4, True, 1.4)
    pen.part(joined(ring(-8, -9, 6), ring(3, -11, 6.6), ring(12, -8, 5)), "#c4452e", 3, False, 1.2)


def bandage(pen: Pen) -> None:
    pen.part(ring(0, 0, 13, 12), "#f4ecda", 4, False, 1.4)
    pen.line("0 0 4 -3 6 3 -1 7 -8 2 -4 -8 6 -8", "#b9ab90", 1.3)
    pen.part("!10 6 20 14 !26 28 !18 28 12 18 !4 11", "#f4ecda", 2, False, 1.2)


def ram(pen: Pen) -> None:
    """A ram's head of iron on a beam."""
    pen.at(0, 0, 1, 90).part("!-9 -50 !9 -50 !9 70 !-9 70", WOOD, 5, True, 1.5)
    pen.part("!48 -13 !66 -11 76 0 !66 11 !48 13", IRON, 5, True, 1.4)
    pen.line("-20 -9 -20 9/20 -9 20 9", IRON, 3.4)


def orb(pen: Pen, element: str) -> None:
    """Magic above a hand: what it is made of shows whose it is."""
    if element in ("fire", "ember"):
        pen.part("!1 -26 10 -12 14 2 8 13 -6 13 -13 3 !-8 -9 -4 -5", "#f2681f", 3.4, False, 1.3)
        pen.flat("!2 -10 7 2 4 11 -4 11 -6 3", "#fff1a6")
    elif element in ("frost", "water", "ice"):
        pen.part("!0 -20 !8 -4 !14 2 !6 8 !0 20 !-6 8 !-14 2 !-8 -4", "#bfe9fb", 4, False, 1.3)
        pen.line("0 -18 0 18/-8 -4 6 8/8 -4 -6 8", "#4f97c4", 0.9, 0.8)
    elif element in ("holy", "life"):
        pen.part(star(0, 0, 8, 18, 8), "#ffe58a", 3, False, 1.2)
        pen.flat(ring(0, 0, 5), "#ffffff")
    elif element in ("air", "storm"):
        pen.part("!5 -22 !-11 3 !-2 3 !-6 22 !12 -6 !3 -6", "#fff0a0", 3, False, 1.3)
    elif element == "earth":
        pen.part("!-12 -6 !-3 -14 !10 -10 !14 3 !6 13 !-9 11", "#8f8a72", 5, True, 1.3)
    elif element == "poison":
        pen.part("-12 4 -10 -10 0 -13 10 -10 12 4 !8 18 4 10 !-1 22 -4 10", "#9fd83a", 4, False, 1.3)
    else:
        pen.part(ring(0, 0, 12), pen.palette.glow, 4, False, 1.3, 2.4)
        pen.line("-7 3 -3 -5 5 -4 3 4 -2 2", "#ffffff", 1.4, 0.9)


def crystal(pen: Pen) -> None:
    pen.glow(0, -16, 26, pen.palette.glow, 0.8)
    pen.part("!0 -42 !9 -26 !6 0 !-6 0 !-9 -26", mix(pen.palette.glow, "#ffffff", 0.3), 4, False, 1.3)
    pen.line("0 -42 !-2 -22 !0 0", lighter(pen.palette.cloth, 0.2), 0.9)


def net(pen: Pen) -> None:
    lines = (
        "/".join(f"{-18 + i * 9} -34 {-14 + i * 7} 10" for i in range(5))
        + "/"
        + "/".join(f"-17 {-28 + i * 9} 0 {-25 + i * 9} 18 {-28 + i * 9}" for i in range(5))
    )
    pen.line(lines, pen.palette.ink, 3)
    pen.line(lines, "#d8c8a0", 1.3)


HELD = {
    "staff": staff, "crystalstaff": crystal_staff, "crook": crook, "sunstaff": sun_staff, "skullstaff": skull_staff,
    "branch": branch_staff, "totem": totem, "wand": wand, "scepter": scepter, "bow": bow, "longbow": longbow,
    "crossbow": crossbow, "sling": sling, "torch": torch, "lantern": lantern, "book": book, "tome": tome, "scroll": scroll,
    "banner": banner, "horn": horn, "whip": whip, "thornwhip": thorn_whip, "flask": flask, "key": key, "mirror": mirror,
    "coins": coins, "bell": bell, "quill": quill, "knives": knives, "drum": drum, "basket": basket, "bandage": bandage,
    "crystal": crystal, "net": net, "ram": ram,
}  # fmt: skip
STAVES = ("staff", "crystalstaff", "crook", "sunstaff", "skullstaff", "branch", "totem", "banner")
