"""Riders, and the head of the beast that carries them before them."""

from collections.abc import Callable
from dataclasses import replace

from rulewright.art.drawing.colour import darker, lighter
from rulewright.art.drawing.palette import BONE, STEEL
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, ribbon, ring
from rulewright.art.figures.build import BUILDS
from rulewright.art.figures.person import draw_person
from rulewright.art.subject import Subject

COATS = {
    "horse": ("#9a6a40", "#7a5238", "#ddd5c6", "#5f5048", "#c09a66", "#3f3a40"), "warhorse": ("#6f5a50", "#3f3a40", "#8a5f42"),
    "boar": ("#5a4238",), "stag": ("#a9743f",), "ram": ("#d5c7a6", "#b9aa90"), "goat": ("#8a8078",), "spider": ("#3a3046",),
    "serpent": ("#4a8a4f",), "warg": ("#55504e",), "lizard": ("#6f9a4a",), "ostrich": ("#e0c9a0",), "salamander": ("#c4452a",),
}  # fmt: skip


def rider(pen: Pen, subject: Subject) -> None:
    """The rider to the right, the mount's neck and head to the left."""
    mount = subject.mount or "horse"
    x, y = (122.0, 76.0)
    wear = subject.wear
    pose = wear.pose or ("staff" if wear.weapon in ("", "lance", "spear", "pike", "banner", "halberd") else "raise")
    pen.glow(x, y - 20, 66, pen.palette.sun, 0.36)
    draw_person(
        pen,
        replace(subject, wear=replace(wear, pose=pose)),
        x,
        y,
        0.8 * BUILDS[subject.race].size * subject.size,
        tilt=-3,
    )
    coat = subject.coat or pen.seed.pick(COATS[mount])
    MOUNTS[mount](pen.at(68, 98), coat)


def _reins(pen: Pen) -> None:
    pen.inked_line("-34 15 -18 10 0 9 26 16/-15 -27 -12 -10 -20 14", pen.palette.cloth, 2.6, 0.8)
    pen.part(ring(-21, 14, 3), pen.palette.trim, 1.4, False, 1, 1)


def _eye(pen: Pen, x: float, y: float, size: float = 3.2) -> None:
    pen.flat(ring(x, y, size), "#fff4da")
    pen.flat(ring(x - 0.6, y + 0.3, size * 0.62), pen.palette.ink)


def _horse_head(pen: Pen, coat: str) -> None:
    pen.part(
        "!78 62 66 26 44 2 20 -16 8 -28 -2 -36 !-14 -37 -20 -26 -32 -11 -45 2 -53 12 -51 21 -42 25 -30 20 -16 16 -5 20 2 34 2 50 !-2 66",
        coat,
        8,
        True,
        1.7,
    )
    pen.part("!-13 -34 -17 -45 !-15 -54 -6 -46 !0 -36", coat, 2.6, False, 1.3)
    pen.line("-46 18 -38 17 -32 19", pen.palette.ink, 1.4)
    pen.flat(ring(-47, 10, 2, 2.4), pen.palette.ink)
    _eye(pen, -18, -16)
    pen.line("-23 -21 -17 -22 -13 -18", darker(coat, 0.5), 1.6)


def _horse(pen: Pen, coat: str) -> None:
    _horse_head(pen, coat)
    pen.part(
        "!-8 -38 !4 -50 6 -40 !20 -38 18 -28 !34 -22 30 -13 !48 -4 42 4 !60 18 52 24 !70 40 !64 58 56 34 40 8 20 -12 6 -24",
        darker(coat, 0.5),
        4,
        True,
        1.2,
    )
    _reins(pen)


def _warhorse(pen: Pen, coat: str) -> None:
    _horse_head(pen, coat)
    pen.part("!-13 -37 -20 -26 -32 -11 !-46 5 -38 11 !-30 8 -19 -6 !-5 -34", STEEL, 4, True, 1.3)
    pen.part("!-24 -22 !-39 -37 !-17 -29", pen.palette.trim, 2, False, 1.2)
    for i in range(4):
        x, y = 4 + i * 15, -16 + i * 18
        pen.part(
            f"!{x - 8} {y - 4} {x + 6} {y} !{x + 16} {y + 10} !{x} {y + 27} {x - 10} {y + 18} !{x - 20} {y + 10}",
            darker(STEEL, 0.05 * i),
            4,
            True,
            1.2,
        )
        pen.line(f"{x - 18} {y + 10} {x - 9} {y + 17} {x} {y + 25}", pen.palette.trim, 1.8)
    _reins(pen)


def _stag(pen: Pen, coat: str) -> None:
    for dx in (0, 14):
        horn = pen.at(-8 + dx, -36, 1, dx * 1.4)
        horn.part(
            joined(
                ribbon([(0, 4), (-8, -18), (-6, -40), (4, -56)], (3, 2.8, 2.2, 0.6)),
                ribbon([(-8, -16), (-20, -26), (-24, -38)], (2.2, 1.6, 0.5)),
                ribbon([(-7, -32), (-18, -42), (-19, -52)], (2, 1.4, 0.5)),
                ribbon([(-3, -42), (8, -46), (14, -56)], (1.8, 1.2, 0.5)),
            ),
            "#d8c298",
            1.8,
            False,
            1.3,
            1.2,
        )
    _horse_head(pen, coat)
    pen.flat("-30 14 -14 18 -4 26 2 44 0 60 14 60 12 34 2 16", lighter(coat, 0.5), 0.7)
    _reins(pen)


def _ram_mount(pen: Pen, coat: str) -> None:
    tufts = " ".join(f"{x} {y}" for x, y in ((78, 62), (74, 34), (60, 14), (44, 0), (24, -14), (6, -30), (-10, -34)))
    pen.part(f"{tufts} -24 -22 -40 -2 -50 14 -44 24 -30 22 -12 20 2 34 !-2 66", coat, 8, True, 1.7)
    pen.line(
        "/".join(
            f"{x} {y} {x + 6} {y + 5} {x + 2} {y + 9}"
            for x, y in ((20, 0), (34, 14), (48, 26), (30, 34), (14, 22), (52, 46), (32, 54))
        ),
        darker(coat, 0.4),
        1.4,
        0.8,
    )
    pen.part("-8 -32 8 -46 26 -40 32 -22 24 -6 10 -6 !4 -16 12 -14 19 -18 18 -28 8 -32 !0 -22", "#a08a60", 4, True, 1.4)
    pen.line("12 -44 8 -34/24 -38 18 -30/30 -24 20 -22/24 -8 16 -15", darker("#a08a60", 0.4), 1.2, 0.8)
    _eye(pen, -17, -14)
    pen.flat(ring(-45, 14, 2), pen.palette.ink)
    pen.part("!-40 24 -34 30 !-32 40 -28 32 !-28 22", lighter(coat, 0.4), 2, False, 1.1)
    _reins(pen)


def _boar(pen: Pen, coat: str) -> None:
    pen.part(
        "!74 62 68 24 46 -6 14 -17 -8 -15 -24 -4 -38 8 !-56 12 -63 20 -60 32 -52 37 -36 34 -20 44 -4 50 !2 66",
        coat,
        8,
        True,
        1.7,
    )
    pen.part("!-6 -13 !4 -31 !11 -15 !23 -31 !28 -9 !43 -19 !42 4 20 -8", darker(coat, 0.5), 3, False, 1.3)
    for x in (-46, -33):
        pen.part(f"!{x} 33 {x - 12} 26 !{x - 12} 3 {x - 4} 16 !{x + 7} 26", "#f2e7c6", 2.4, False, 1.2, 1.2)
    pen.part("!-14 -14 !-22 -28 -8 -22 !-2 -12", coat, 2, False, 1.3)
    _eye(pen, -22, 6, 2.8)
    pen.flat(joined(ring(-58, 21, 1.8), ring(-56, 28, 1.8)), pen.palette.ink)
    pen.inked_line("-30 30 -10 20 10 14 34 16", pen.palette.cloth, 2.6, 0.8)


def _spider(pen: Pen, coat: str) -> None:
    for x, y, fx, fy in ((-44, -32, -72, 30), (-28, -46, -58, 58), (34, -42, 82, 20), (46, -22, 94, 56)):
        pen.part(
            ribbon([(0, 24), (x, y), ((x + fx) / 2 - 4, (y + fy) / 2), (fx, fy)], (6, 5, 3.6, 1)), coat, 3, True, 1.5
        )
    pen.part("-34 28 -26 4 6 -8 40 6 66 26 68 52 !60 66 !-24 66 -34 50", coat, 8, True, 1.7)
    pen.part("-53 34 -44 16 -24 10 -8 24 -10 44 -26 56 -44 52", lighter(coat, 0.14), 6, True, 1.6)
    for x, y, r in ((-42, 30, 4.4), (-28, 28, 4.4), (-49, 38, 2.6), (-20, 37, 2.6), (-35, 21, 2.4)):
        pen.eye(x, y, r, pen.palette.glow, pen.palette.ink)
    pen.part("!-46 50 !-38 50 -40 60 !-44 69/!-32 51 !-24 50 -27 60 !-30 69", BONE, 2, False, 1.2, 1.2)
    pen.inked_line("-14 24 8 8 24 4 42 8", pen.palette.second, 2.6, 0.8)


def _serpent(pen: Pen, coat: str) -> None:
    pen.part(
        "!76 66 78 40 60 28 30 30 6 28 -6 14 -4 -4 -10 -18 !-28 -22 !-18 -44 8 -42 22 -22 22 0 38 4 60 2 88 20 !100 66",
        coat,
        8,
        True,
        1.7,
    )
    pen.line("-2 -16 6 4 10 16 30 18 50 16 70 24", "#e8dca0", 5, 0.8)
    pen.part(
        "-8 -46 -30 -52 -52 -42 !-68 -30 !-62 -24 !-40 -26 !-57 -12 -38 -9 -18 -16 -2 -28 0 -40", coat, 6, True, 1.7
    )
    pen.flat("!-59 -25 !-56 -16 !-52 -25/!-50 -25 !-47 -17 !-44 -26", "#fff6dc")
    pen.line("-54 -20 -66 -18 -74 -20 -82 -14/-74 -20 -82 -26", "#d0283a", 1.8)
    pen.flat(ring(-32, -37, 3.8), pen.palette.glow)
    pen.flat(ring(-32, -37, 1.1, 3.4), pen.palette.ink)
    pen.inked_line("-24 -24 -8 -14 14 -8 34 0", pen.palette.second, 2.6, 0.8)


def _warg(pen: Pen, coat: str) -> None:
    fur = " ".join(
        f"!{x} {y}"
        for x, y in ((78, 62), (80, 40), (66, 34), (70, 18), (52, 14), (54, -2), (36, -4), (34, -18), (18, -18))
    )
    pen.part(
        f"{fur} 4 -30 -12 -28 -30 -14 !-58 -4 -64 4 !-58 8 -38 10 !-34 14 !-54 20 -52 28 -34 28 -14 28 0 42 !-4 66",
        coat,
        8,
        True,
        1.7,
    )
    pen.part("!-8 -27 !-8 -50 !6 -30/!8 -28 !16 -48 !20 -22", coat, 3, False, 1.4)
    pen.flat("!-56 8 !-38 10 !-34 14 !-52 20 !-44 13", "#7d1a22")
    pen.flat("!-55 7 !-52 14 !-49 8/!-47 8 !-44 14 !-42 9/!-50 20 !-47 14 !-44 18", "#fff6dc")
    pen.flat("!-30 -9 -24 -14 !-17 -10 -24 -7", pen.palette.glow)
    pen.flat(ring(-60, 1, 3, 2.4), pen.palette.ink)
    pen.inked_line("-30 24 -10 12 10 8 34 14", pen.palette.second, 2.6, 0.8)


def _lizard(pen: Pen, coat: str) -> None:
    pen.part(
        "!80 66 74 34 50 10 26 2 6 -16 -10 -26 -30 -20 !-62 -2 -66 6 !-60 11 -34 10 -12 12 4 28 8 48 !2 66",
        coat,
        8,
        True,
        1.7,
    )
    crest = [
        closed(f"!{x - 6} {y + 3} !{x + 2} {y - 17} !{x + 8} {y + 6}")
        for x, y in ((-8, -23), (8, -13), (24, 0), (42, 8), (58, 19))
    ]
    pen.part(joined(*crest), pen.palette.trim, 2, False, 1.2)
    pen.line("-62 6 -44 4 -26 2", pen.palette.ink, 1.4)
    _eye(pen, -22, -11, 4)
    pen.flat(ring(-58, -1, 1.6), pen.palette.ink)
    pen.line(
        "/".join(
            f"{x} {y} {x + 4} {y + 2}"
            for x, y in ((-2, 0), (12, 10), (22, 20), (34, 18), (30, 34), (46, 34), (20, 40), (56, 48))
        ),
        darker(coat, 0.4),
        2.4,
        0.6,
    )
    _reins(pen.at(0, -4))


def _bird(pen: Pen, coat: str) -> None:
    pen.part(
        "!84 66 78 36 56 22 34 26 26 10 12 -14 6 -34 -4 -42 -16 -42 -24 -34 -22 -24 -10 -18 0 0 4 28 2 50 !-4 66",
        coat,
        7,
        True,
        1.7,
    )
    pen.part("!-20 -38 -36 -36 !-48 -26 -34 -26 !-22 -26", "#e0902e", 3, False, 1.4)
    pen.part("!-8 -41 -6 -56 !4 -62 2 -50 !14 -56 6 -44 !4 -36", pen.palette.trim, 2, False, 1.2)
    _eye(pen, -13, -33, 3.4)
    pen.inked_line("-28 -28 -8 -22 10 2 30 10", pen.palette.cloth, 2.4, 0.8)


MOUNTS: dict[str, Callable[[Pen, str], None]] = {
    "horse": _horse, "warhorse": _warhorse, "stag": _stag, "ram": _ram_mount, "goat": _ram_mount, "boar": _boar,
    "spider": _spider, "serpent": _serpent, "warg": _warg, "lizard": _lizard, "ostrich": _bird, "salamander": _lizard,
}  # fmt: skip
