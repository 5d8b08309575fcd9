"""What covers the body: robe, mail, plate, tabard, leather, bare skin, ribs, and more."""

from collections.abc import Callable

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import BONE, LEATHER, STEEL
from rulewright.art.drawing.shapes import Shape, closed, joined, open_line, ring, star
from rulewright.art.figures.figure import Figure
from rulewright.art.figures.shields import emblem


def trunk(fig: Figure, slim: float = 0) -> Shape:
    """The outline of the body from neck to below the hip."""
    w, n = fig.build.shoulders, fig.foot
    q = (7 if fig.woman else 0) + slim
    hip = w - 5 if fig.woman else w - 7
    return closed(
        f"!-8 -9 -17 -5 {-w + 5} -2 {-w} 9 {-w + 3 + q * 0.6} 26 {-w + 8 + q} 45 {-hip - 1} 64 !{-hip - 3} {n} "
        f"!{hip + 3} {n} {hip + 1} 64 {w - 8 - q} 45 {w - 3 - q * 0.6} 26 {w} 9 {w - 5} -2 17 -5 !8 -9"
    )


def belt(fig: Figure, y: float = 47, buckle: bool = True) -> None:
    w = fig.build.shoulders - (10 if fig.woman else 6)
    fig.pen.part(
        closed(f"!{-w} {y} 0 {y + 3} !{w} {y} !{w} {y + 8} 0 {y + 11} !{-w} {y + 8}"), LEATHER, 3, False, 1, 1.2
    )
    if buckle:
        fig.pen.part(ring(1, y + 6, 5.6, 5), fig.pen.palette.trim, 2, False, 1, 1.2)


def folds(fig: Figure, xs: tuple[float, ...], top: float = 44) -> None:
    fig.pen.line(
        "/".join(f"{x} {top} {x * 1.15 - 1} {top + 18} {x * 1.35} {fig.foot}" for x in xs), fig.pen.palette.ink, 1, 0.42
    )


def robe(fig: Figure) -> None:
    pen, n = fig.pen, fig.foot
    pen.part(trunk(fig), fig.cloth, 9, True)
    pen.part(
        closed(f"!-13 -8 -9 20 !-6 {n} !11 {n} 13 20 !17 -8 2 8"), mix(fig.cloth, pen.palette.ink, 0.3), 4, False, 1, 1
    )
    pen.line(f"-13 -8 -9 20 -6 {n}/17 -8 13 20 11 {n}", pen.palette.trim, 2.6)
    folds(fig, (-24, -17, 20, 27), 30)
    belt(fig, 44, buckle=False)
    pen.part(ring(3, 50, 4.2), pen.palette.trim, 1.6, False, 1, 1)


def mail(fig: Figure) -> None:
    pen = fig.pen
    pen.part(trunk(fig), mix(STEEL, pen.palette.ink, 0.16), 9, True)
    rows = []
    for r in range(5):
        for q in range(-3, 4):
            x, y = q * 7.4 + (r % 2) * 3.7, 7 + r * 7.5
            rows.append(open_line(f"{x - 2.4:.1f} {y} {x:.1f} {y + 3} {x + 2.4:.1f} {y}"))
    pen.line(joined(*rows), pen.palette.ink, 0.7, 0.5)
    belt(fig)
    skirt(fig, fig.cloth)


def skirt(fig: Figure, colour: str) -> None:
    """Cloth below the belt, slit in the middle."""
    w, n = fig.build.shoulders - 7, fig.foot
    fig.pen.part(
        closed(f"!{-w} 58 !-3 60 !-5 {n} !{-w - 5} {n}/!{w} 58 !4 60 !6 {n} !{w + 5} {n}"), colour, 5, True, 1, 1.4
    )


def plate(fig: Figure) -> None:
    pen, w = fig.pen, fig.build.shoulders
    pen.part(trunk(fig), mix(STEEL, pen.palette.ink, 0.3), 9, True)
    q = 4 if fig.woman else 0
    pen.part(
        closed(
            f"!-11 -5 {-w + 9} 0 {-w + 6 + q} 16 {-w + 12 + q} 30 0 41 {w - 12 - q} 30 {w - 6 - q} 16 {w - 9} 0 !13 -5 1 2"
        ),
        STEEL,
        8,
        True,
        1.2,
    )
    pen.line(f"1 3 1 40/{-w + 10} 14 {-w * 0.4:.0f} 24 1 20 {w * 0.4:.0f} 24 {w - 10} 14", pen.palette.ink, 1, 0.5)
    pen.line("-11 -4 1 3 13 -4", pen.palette.trim, 2)
    belt(fig, 42)
    for i in range(3):
        y = 52 + i * 11
        pen.part(
            closed(
                f"!{-w + 7 - i} {y} 0 {y + 4} !{w - 7 + i} {y} !{w - 6 + i} {y + 9} 0 {y + 14} !{-w + 6 - i} {y + 9}"
            ),
            darker(STEEL, 0.06 * i),
            3,
            False,
            1,
            1.4,
        )


def tabard(fig: Figure) -> None:
    pen, n = fig.pen, fig.foot
    mail_under = mix(STEEL, pen.palette.ink, 0.2)
    pen.part(trunk(fig), mail_under, 9, True)
    pen.part(closed(f"!-18 -6 -19 20 -16 46 !-20 {n} !22 {n} 18 46 21 20 !20 -6 2 7"), fig.cloth, 7, True, 1.2)
    pen.line(f"-18 -6 -19 20 -16 46 -20 {n}/20 -6 21 20 18 46 22 {n}", pen.palette.trim, 1.8)
    emblem(pen.at(1, 25, 0.95), fig.wear.sign or "star", pen.palette.trim)
    belt(fig, 48)


def leather(fig: Figure) -> None:
    pen, w = fig.pen, fig.build.shoulders
    pen.part(trunk(fig), fig.cloth, 9, True)
    pen.part(
        closed(f"!-15 -6 {-w + 9} 10 {-w + 11} 44 0 47 {w - 11} 44 {w - 9} 10 !17 -6 1 10"),
        mix(LEATHER, fig.cloth, 0.2),
        7,
        True,
        1.2,
    )
    pen.line("1 10 1 46", pen.palette.ink, 1, 0.6)
    pen.line("/".join(f"-3 {y} 5 {y + 4}/5 {y} -3 {y + 4}" for y in (14, 22, 30)), lighter(LEATHER, 0.35), 1)
    pen.line(f"{-w + 7} 1 {w - 12} 46", darker(LEATHER, 0.3), 5)
    pen.part(ring(-6, 19, 3.6), pen.palette.trim, 1.6, False, 0.8, 1)
    belt(fig)
    skirt(fig, darker(fig.cloth, 0.12))


def bare(fig: Figure) -> None:
    pen, w = fig.pen, fig.build.shoulders
    pen.part(trunk(fig, 2), fig.skin, 9, True)
    dark = darker(fig.skin, 0.42)
    pen.line(
        f"1 4 1 40/{-w * 0.5:.0f} 16 {-w * 0.25:.0f} 21 -1 16/{w * 0.5:.0f} 16 {w * 0.3:.0f} 21 3 16/-9 30 1 33 11 30/-8 38 1 41 10 38",
        dark,
        1.3,
        0.8,
    )
    pen.line(f"{-w + 6} 2 -6 24 {w - 14} 48", darker(LEATHER, 0.15), 5.5)
    pen.line(f"{-w + 6} 2 -6 24 {w - 14} 48", LEATHER, 3)
    if fig.woman:
        pen.part(
            closed(f"!{-w + 9} 10 -14 24 1 21 16 24 !{w - 9} 10 !{w - 10} 24 16 31 1 27 -14 31 !{-w + 10} 24"),
            darker(LEATHER, 0.2),
            3,
            True,
            1.1,
        )
    belt(fig)
    skirt(fig, fig.pen.palette.second)


def ribs(fig: Figure) -> None:
    """A body of bones."""
    pen, bone = fig.pen, fig.skin
    pen.part(
        closed("!-20 0 -24 22 -16 46 -18 64 !-22 92 !24 92 20 64 18 46 26 22 !22 0"),
        mix(pen.palette.ink, pen.palette.second, 0.4),
        6,
        True,
        1.2,
    )
    pen.part(closed("!-3 -8 -2 20 -4 50 !4 50 4 20 !5 -8"), bone, 2, False, 1, 1)
    for i in range(4):
        y, wide = 4 + i * 8.5, 22 - i * 2.5
        pen.part(
            closed(
                f"0 {y} {-wide * 0.7:.1f} {y - 2} {-wide} {y + 5} {-wide + 3} {y + 9} {-wide * 0.8 + 2:.1f} {y + 4} -4 {y + 4}"
                f"/2 {y} {wide * 0.7:.1f} {y - 2} {wide} {y + 5} {wide - 3} {y + 9} {wide * 0.8 - 2:.1f} {y + 4} 6 {y + 4}"
            ),
            bone,
            1.6,
            False,
            1,
            1,
        )
    pen.part(closed("-16 54 -20 46 -8 50 1 56 10 50 22 46 18 54 12 64 1 60 -10 64"), bone, 3, False, 1.1, 1.4)


def tunic(fig: Figure) -> None:
    pen, n = fig.pen, fig.foot
    pen.part(trunk(fig), fig.cloth, 9, True)
    pen.part(closed("!-12 -8 -6 8 1 17 9 8 !16 -8 10 2 1 6 -6 2"), pen.palette.trim, 2, False, 1, 1)
    folds(fig, (-16, -5, 9, 20), 56)
    pen.line(f"{-fig.build.shoulders + 9} {n - 4} 0 {n - 1} {fig.build.shoulders - 9} {n - 4}", pen.palette.trim, 3)
    belt(fig)


def apron(fig: Figure) -> None:
    """Somebody who works: smith, mason, healer."""
    pen, n = fig.pen, fig.foot
    pen.part(trunk(fig), fig.cloth, 9, True)
    pen.part(
        closed(f"!-15 6 1 9 !17 6 20 44 !24 {n} !-22 {n} -18 44"), mix(LEATHER, pen.palette.sun, 0.2), 6, True, 1.2
    )
    pen.line("-15 6 -12 -6/17 6 14 -6", darker(LEATHER, 0.3), 3)
    pen.line("-11 62 1 64 13 62/-11 62 -10 76 12 76 13 62", pen.palette.ink, 1, 0.6)
    belt(fig, 44, buckle=False)


def toga(fig: Figure) -> None:
    """Cloth laid over one shoulder, the other bare."""
    pen, w, n = fig.pen, fig.build.shoulders, fig.foot
    pen.part(trunk(fig), fig.skin, 9)
    pen.part(
        closed(f"!{-w + 2} -1 -10 -7 2 12 {w - 10} 34 !{w - 6} {n} !{-w + 2} {n} {-w + 9} 46 {-w} 12"),
        fig.cloth,
        8,
        True,
        1.3,
    )
    pen.line(f"-10 -7 2 12 {w - 10} 34", pen.palette.trim, 3)
    pen.line(
        f"{-w + 6} 8 -8 30 {w - 16} 54/{-w + 7} 22 -8 44 {w - 16} 70/{-w + 9} 42 -6 62 8 {n}", pen.palette.ink, 1, 0.4
    )


def furs(fig: Figure) -> None:
    pen, w = fig.pen, fig.build.shoulders
    pen.part(trunk(fig), fig.cloth, 9, True)
    hem = " ".join(f"!{x} {52 + (i % 2) * 7}" for i, x in enumerate(range(-int(w) + 6, int(w) - 4, 5)))
    pen.part(
        closed(f"!-16 -6 {-w + 6} 6 !{-w + 6} 50 {hem} !{w - 6} 50 {w - 6} 6 !18 -6 1 14"), "#8a6b4c", 7, True, 1.3
    )
    pen.line(
        "/".join(
            f"{x} {y} {x + 2} {y + 6}"
            for x, y in ((-20, 14), (-12, 26), (-22, 34), (10, 20), (19, 30), (13, 40), (-8, 42))
        ),
        pen.palette.ink,
        1,
        0.6,
    )
    belt(fig)


def rags(fig: Figure) -> None:
    pen, w = fig.pen, fig.build.shoulders
    pen.part(trunk(fig), fig.skin, 9, True)
    pen.part(
        closed(
            f"!{-w + 4} 2 -8 4 2 16 12 4 !{w - 4} 4 {w - 8} 34 !{w - 4} 58 !14 50 !8 66 !-2 52 !-10 70 !-18 54 !{-w + 5} 66 {-w + 8} 34"
        ),
        fig.cloth,
        6,
        True,
        1.2,
    )
    pen.part(closed("!8 24 18 22 !20 33 10 35"), fig.pen.palette.second, 2, False, 0.9, 1)
    pen.line("10 22 12 25/18 21 18 25/20 31 17 33/9 36 12 33", pen.palette.ink, 1)
    fig.pen.line(f"{-w + 8} 48 0 52 {w - 8} 48", LEATHER, 4)


def coat(fig: Figure) -> None:
    """A long coat with buttons and broad lapels."""
    pen, w, n = fig.pen, fig.build.shoulders, fig.foot
    pen.part(trunk(fig), fig.cloth, 9, True)
    pen.part(closed(f"!-9 -8 -6 24 !-3 {n} !8 {n} 8 24 !13 -8 2 4"), pen.palette.second, 4, False, 1, 1)
    pen.part(closed("!-9 -8 -20 2 !-17 18 !-6 30/!13 -8 24 2 !21 18 !8 30"), lighter(fig.cloth, 0.14), 3, False, 1, 1.2)
    pen.flat(joined(*(ring(x, y, 1.8) for x in (-9, 12) for y in (38, 50, 62))), pen.palette.trim)
    pen.line(f"{-w + 10} 46 0 50 {w - 10} 46", LEATHER, 4)


def star_robe(fig: Figure) -> None:
    """A robe sown with stars."""
    robe(fig)
    fig.pen.flat(
        joined(*(star(x, y, 4, 4, 1.3) for x, y in ((-22, 16), (-16, 38), (-24, 58), (23, 22), (20, 48), (27, 68)))),
        fig.pen.palette.trim,
    )


def shroud(fig: Figure) -> None:
    """A body that ends in mist."""
    fig.pen.part(
        closed("!-8 -9 -24 -2 -34 14 -30 44 !-38 92 -22 78 -12 94 0 80 12 94 24 78 !40 92 32 44 36 14 26 -2 !10 -9"),
        fig.cloth,
        9,
        True,
    )
    folds(fig, (-18, -7, 6, 17), 20)


DRESSES: dict[str, Callable[[Figure], None]] = {
    "robe": robe, "mail": mail, "plate": plate, "tabard": tabard, "leather": leather, "bare": bare, "ribs": ribs,
    "tunic": tunic, "apron": apron, "toga": toga, "furs": furs, "rags": rags, "coat": coat, "starrobe": star_robe,
    "shroud": shroud,
}  # fmt: skip
BARE_ARMS = ("bare", "toga", "rags", "apron", "ribs")
STEEL_ARMS = ("plate", "tabard", "mail")


def shoulder_cover(fig: Figure, kind: str) -> None:
    """Pauldrons, fur, spikes, leaves, bones or a mantle over the shoulders."""
    pen, w, palette = fig.pen, fig.build.shoulders, fig.pen.palette
    if kind == "plate":
        for side in (-1, 1):
            x = side * w
            pen.part(closed(f"!{x - 13} 15 {x - 14} 2 {x} -8 {x + 14} 1 !{x + 13} 14 {x} 6"), STEEL, 5, False, 1.4)
            pen.line(f"{x - 11} 11 {x} 1 {x + 11} 10", palette.trim, 1.8)
    elif kind == "fur":
        tufts = " ".join(f"!{x} {y}" for x, y in _tufts(w))
        pen.part(closed(tufts), "#8a6b4c", 5, True, 1.3)
    elif kind == "spikes":
        for side in (-1, 1):
            x = side * w
            pen.part(
                closed(
                    f"!{x - 4} 6 !{x + side * 20} -22 !{x + side * 8} 8/!{x} 10 !{x + side * 27} -5 !{x + side * 4} 17"
                ),
                BONE,
                3,
                False,
                1.3,
                1.2,
            )
            pen.part(closed(f"!{x - 14} 17 {x - 12} 0 {x} -7 {x + 12} 0 !{x + 14} 17 {x} 11"), "#4b4746", 5, True, 1.4)
    elif kind == "leaf":
        for side in (-1, 1):
            for i in range(3):
                leaf = pen.at(side * (w - 4), 0 + i * 6, 1, side * (14 + i * 24), side < 0)
                leaf.part(
                    closed("!-4 0 6 -7 16 -6 !26 0 16 6 6 6"),
                    mix(palette.cloth, palette.trim, 0.14 + 0.16 * i),
                    2.6,
                    False,
                    1,
                    1.2,
                )
    elif kind == "bone":
        for side in (-1, 1):
            x = side * w
            pen.part(
                closed(
                    f"{x - 12} 12 {x - 11} 0 {x} -6 {x + 11} 0 {x + 12} 12 {x + 6} 15 {x + 4} 20 {x - 4} 20 {x - 6} 15"
                ),
                BONE,
                4,
                False,
                1.3,
            )
            pen.flat(joined(ring(x - 4, 6, 3), ring(x + 5, 6, 3)), palette.ink)
    elif kind == "mantle":
        pen.part(
            closed(
                f"!-10 -10 {-w + 2} -6 {-w - 8} 10 {-w - 2} 22 {-w * 0.4:.0f} 16 1 26 {w * 0.4:.0f} 16 {w + 2} 22 {w + 8} 10 {w - 2} -6 !12 -10 1 2"
            ),
            mix(fig.cloth, palette.second, 0.5),
            6,
            True,
            1.3,
        )
        pen.part(ring(1, 9, 4.4), palette.trim, 1.8, False, 1, 1.1)
    elif kind == "rime":
        for side in (-1, 1):
            x = side * w
            pen.part(
                closed(
                    f"!{x - 12} 14 !{x - 9} -6 !{x - 3} 2 !{x + side * 2} -20 !{x + 5} 1 !{x + side * 13} -12 !{x + 12} 14"
                ),
                "#cfeefa",
                4,
                False,
                1.3,
            )


def _tufts(w: float) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    for i in range(15):
        share = i / 14 * 2 - 1
        x = share * (w + 11)
        y = -12 + 22 * share * share
        points.append((x * (1.05 if i % 2 else 0.95), y - (3 if i % 2 else -2)))
    low = [(w + 4, 19), (w * 0.55, 13), (w * 0.4, 18), (0, 9), (-w * 0.4, 18), (-w * 0.55, 13), (-w - 4, 19)]
    return points + low
