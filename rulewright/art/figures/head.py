"""Faces by race: skull, ears, eyes, nose, mouth. A head is 24 broad and 30 high about its own origin."""

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, ring
from rulewright.art.figures.build import FLESH
from rulewright.art.figures.figure import Figure

SKULLS = {
    "man": "-12 -4 -10.6 -12 0 -16.4 10.6 -12 12 -4 11.4 4 8.6 11 3.4 15.4 -1.6 15.4 -7.4 11 -11 4",
    "woman": "-11.6 -4 -10.4 -12 0 -16.2 10.4 -12 11.6 -4 10.6 4 7 10.6 2.4 15.2 -0.6 15.2 -5.6 10.6 -10 4",
    "dwarf": "-12.4 -4 -11 -11 0 -14.4 11 -11 12.4 -4 12.2 5 9.4 12 3 14.4 -2 14.4 -8.4 12 -11.8 5",
    "orc": "-12 -6 -9 -13 0 -15.4 9 -13 12 -6 11.6 2 13.6 8 9.4 15 2 16.6 -6 15.4 -11.4 9 -11 2",
    "goblin": "-14 -5 -12 -12 0 -15 12 -12 14 -5 11.4 4 6 11.6 2 13.6 -2 13.2 -7 10 -12 4",
    "surictavi": "-13 -2 -11.4 -11 0 -14.6 11.4 -11 13 -2 12.4 5 7.6 11 2 13.6 -4 11.6 -12 6",
    "undead": "-12 -6 -10.4 -13 0 -16.4 10.4 -13 12 -6 11 1 7.6 4.6 !7.4 12 1 14.6 !-6 12.4 -6.8 4.6 -11 1",
    "demon": "-11.6 -4 -10 -12 0 -15.8 10 -12 11.6 -4 10.6 4 6.6 10.4 !1.6 17 -4.8 10.6 -10 4",
}


def face(fig: Figure) -> None:
    """Neck, ears, skull and features."""
    _neck(fig)
    pen, race = fig.head, fig.race
    _ears(fig, pen)
    form = race if race in SKULLS else ("woman" if fig.woman else "man")
    if fig.woman and race in ("elf", "human", "ghost"):
        form = "woman"
    pen.part(SKULLS[form], fig.skin, 5, False, 1.4)
    {"undead": _bone_face, "surictavi": _suri_face}.get(race, _flesh_face)(fig, pen)


def _neck(fig: Figure) -> None:
    x, y, _size = fig.build.head
    n = 7 if not fig.woman else 5.6
    n = n * fig.build.arm / 8.5
    if fig.race == "undead":
        fig.pen.part(closed(f"!{x - 4} {y + 8} !-4 0 !6 0 !{x + 4} {y + 8}"), fig.skin, 3, False, 1, 1)
        return
    fig.pen.part(
        closed(
            f"!{x - n:.1f} {y + 6} {-n - 1:.1f} -7 !{-n - 5:.1f} 0 1 8 !{n + 7:.1f} 0 {n + 2:.1f} -7 !{x + n:.1f} {y + 6}"
        ),
        darker(fig.skin, 0.1),
        5,
        False,
        1,
        1.2,
    )


def _ears(fig: Figure, pen: Pen) -> None:
    race, skin = fig.race, fig.skin
    for side in (-1, 1):
        ear = pen.at(side * 11, -1, 1, 0, side < 0)
        if race == "elf":
            ear.part("!-3 -4 6 -9 !17 -14 10 -2 2 6 -3 6", skin, 2.6, False, 1.2, 1.4)
        elif race == "goblin":
            ear.part("!-3 -5 10 -10 !31 -12 20 -1 6 6 -3 6", skin, 3, False, 1.3, 1.4)
            ear.line("2 -1 12 -5 23 -8", darker(skin, 0.4), 1.2, 0.8)
        elif race == "surictavi":
            ear.part(ring(2, -6, 5.4), darker(skin, 0.3), 2, False, 1.3, 1.2)
            ear.flat(ring(2.4, -5.6, 2.8), darker(skin, 0.55))
        elif race == "demon":
            ear.part("!-3 -5 6 -8 !13 -10 6 0 -3 5", skin, 2, False, 1.2, 1.2)
        elif race == "orc":
            ear.part("!-2 -5 5 -8 !11 -8 7 1 -2 5", skin, 2, False, 1.2, 1.2)
        elif race in ("human", "dwarf", "ghost") and side * fig.turn <= 0:
            ear.part(ring(1, 1, 3, 4.2), darker(skin, 0.06), 1.6, False, 1.1, 1)
    if race == "demon":
        for side in (-1, 1):
            pen.at(side * 6, -10, 1, 0, side < 0).part(
                "!-3 3 6 -5 15 -12 !17 -28 24 -12 16 2 !5 8", "#3a2f33", 3, False, 1.3, 1.4
            )


def _bone_face(fig: Figure, pen: Pen) -> None:
    ink, x = fig.pen.palette.ink, fig.turn * 2
    pen.flat(joined(ring(x - 5, -2, 4, 4.4), ring(x + 5.4, -2, 4, 4.4), closed(f"!{x} 2 !{x + 2.4} 7 !{x - 2} 7")), ink)
    for side in (-5, 5.4):
        pen.glow(x + side, -2, 7, fig.pen.palette.glow, 0.8)
        pen.flat(ring(x + side, -1.6, 1.6), fig.pen.palette.glow)
    pen.line(
        f"{x - 6} 9 {x + 6.6} 9/" + "/".join(f"{x - 5 + i * 2.6:.1f} 7.6 {x - 5 + i * 2.6:.1f} 12" for i in range(5)),
        ink,
        0.9,
    )
    pen.line("-9 -8 -4 -9/8 -12 5 -7 8 -4", ink, 0.8, 0.5)


def _suri_face(fig: Figure, pen: Pen) -> None:
    """A small desert people with the masks of meerkats."""
    x, skin = fig.turn * 3, fig.skin
    for side in (-1, 1):
        eye = pen.at(x + side * 6.2, -1.4, 1, 0, side < 0)
        eye.flat("-5 -1 -2 -6 4 -5.6 6.6 1 3 5 -3 3.6", "#3a2618")
        eye.flat(ring(0, -0.4, 2.7), "#ffe9b0")
    pen.flat(joined(ring(x - 6, -1.6, 1.5), ring(x + 6.4, -1.6, 1.5)), "#140c08")
    pen.flat(joined(ring(x - 6.6, -2.4, 0.6), ring(x + 5.8, -2.4, 0.6)), "#ffffff")
    pen.part(
        f"{x - 7} 7 {x - 4} 2 {x + 1} 0.6 {x + 6} 2 {x + 8} 7 {x + 5} 12 {x - 4} 12",
        lighter(skin, 0.38),
        3,
        False,
        0.8,
        1,
    )
    pen.flat(ring(x + 0.6, 3.6, 3.1, 2.2), "#1d120c")
    pen.line(
        f"{x + 0.6} 5.6 {x + 0.6} 8.4/{x - 3.6} 8.6 {x - 1} 10 {x + 0.6} 8.4 {x + 2.6} 10 {x + 5} 8.6", "#1d120c", 0.9
    )


def _flesh_face(fig: Figure, pen: Pen) -> None:
    race, skin, ink = fig.race, fig.skin, fig.pen.palette.ink
    x, turn = 1 + fig.turn * 3.2, fig.turn
    soft = race in FLESH or race == "ghost"
    white = {"demon": fig.pen.palette.glow, "goblin": "#ffe07a", "orc": "#ffe07a", "ghost": "#ffffff"}.get(
        race, "#fff7ea"
    )
    brow = mix(fig.hair, ink, 0.45) if soft else ink
    if race == "orc":
        pen.part(
            f"{x - 10} 8 {x - 5} 5 {x + 6} 5 {x + 11} 8 {x + 8} 14 {x - 6} 14.6",
            lighter(skin, 0.07),
            4,
            False,
            0.8,
            1.2,
        )
    for side in (-1, 1):
        near = 1 - 0.26 * abs(turn) if side * turn > 0 else 1
        eye = pen.at(x + side * 5.4 * near, -1, near, 0, side < 0)
        eye.flat("!-3.2 0.9 -0.6 -1.8 1.6 -1.6 !3.8 0.2 1.6 1.9 -1 2", white)
        eye.flat(ring(0.2 + (turn * side) * 0.7, 0, 1.55), ink if race != "ghost" else fig.pen.palette.glow)
        angry = race in ("orc", "goblin", "demon") or (not fig.woman and fig.pen.seed.chance(3))
        eye.line("-3.4 -3 0 -4.8 4.4 -4.4" if not angry else "-3.6 -2 0.4 -4.2 4.6 -5.2", brow, 1.2 if fig.woman else 2)
        if fig.woman and soft:
            eye.line("-3.2 0.2 -0.4 -2.2 2 -2 4.8 -0.8", ink, 1.3)
        if fig.old:
            eye.line("-2.6 4 0.6 5 3.6 4/2 7.4 3.6 11", darker(skin, 0.4), 0.9, 0.75)
    dark = darker(skin, 0.45)
    if race == "goblin":
        pen.part(f"!{x - 3} -1 {x + 6} 1 {x + 14} 8 {x + 8} 9.6 !{x - 2} 7", lighter(skin, 0.08), 2.6, False, 0.9, 1.2)
        pen.line(f"{x - 8} 8 {x - 1} 11.4 {x + 8} 9.8", ink, 1.2)
        pen.flat(f"!{x - 5} 9.6 !{x - 3.4} 13.4 !{x - 1.6} 10.8/!{x + 3} 11 !{x + 4.4} 14.4 !{x + 6} 10.6", "#fff6d8")
        return
    pen.line(f"{x + 0.6} -1 {x + 2.6} 4.2 {x - 0.8} 5.4", dark, 1.2)
    if race == "orc":
        pen.line(f"{x - 7} 9 {x} 8 {x + 8} 9", ink, 1.3)
        pen.part(
            f"!{x - 8} 10.4 !{x - 8.4} 1.4 !{x - 4.4} 10/!{x + 5} 10 !{x + 9} 1.4 !{x + 9} 10.4",
            "#f2e8c8",
            1.4,
            False,
            0.9,
            0.9,
        )
        return
    if fig.woman and soft:
        pen.flat(
            f"!{x - 3.6} 9.2 {x - 1.2} 8 {x + 0.4} 8.6 {x + 2} 8 !{x + 4.4} 9.2 {x + 0.4} 11.6",
            mix(skin, "#b5384a", 0.55),
        )
    else:
        pen.line(f"{x - 4} 9.4 {x} 10.2 {x + 4.6} 9.2", darker(skin, 0.58), 1.3)
    if race == "demon":
        pen.flat(f"!{x - 3.4} 9.8 !{x - 2.4} 13 !{x - 1.2} 10/!{x + 2.2} 10 !{x + 3.2} 13 !{x + 4.2} 9.6", "#fff6d8")
    if soft and not fig.woman:
        pen.line(f"{x + 8.6} 5 {x + 7} 9", dark, 1, 0.5)
