"""Hair and beards."""

from collections.abc import Callable

from rulewright.art.drawing.colour import lighter
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import joined, ribbon, ring
from rulewright.art.figures.figure import Figure

CAP = "!-12.6 0 -13.6 -9 -9 -17 0 -20 9 -17 13.6 -9 !12.6 0 11 -7 4 -8 -2 -11.4 -6 -8 -10.4 -7"
LONG = ("long", "wavy")
STYLES = ("short", "long", "wavy", "braid", "bun", "pony", "bob", "curly", "swept", "shaggy")


def hair_behind(fig: Figure) -> None:
    """What hangs behind the shoulders: before the body is drawn, else it would look like a beard."""
    pen, hair, style = fig.head, fig.hair, fig.wear.hair
    if style == "long":
        pen.part("-14 -4 -13 -15 0 -20 13 -15 14 -4 15 12 14 28 !19 44 0 46 !-20 44 -15 28 -15 12", hair, 5, True, 1.4)
    elif style == "wavy":
        pen.part(
            "-14 -4 -13 -15 0 -20 13 -15 15 -4 20 8 15 20 21 32 !14 44 0 40 !-16 46 -22 32 -16 20 -20 8",
            hair,
            5,
            True,
            1.4,
        )
    elif style == "dreads":
        for i, x in enumerate((-14, -9, 10, 15)):
            pen.part(
                ribbon([(x * 0.7, -10), (x, 8), (x * 1.15, 24), (x * 1.05, 36 - i % 2 * 5)], (3.4, 3.6, 3.2, 2)),
                hair,
                2,
                False,
                1.2,
                1.2,
            )
    elif style == "bob":
        pen.part("-15 -4 -14 -15 0 -20 14 -15 15 -4 17 8 !14 19 0 17 !-14 19 -17 8", hair, 4, True, 1.4)
    elif style == "curly":
        curls = [ring(x, y, 7.4) for x, y in ((-13, 4), (-15, -6), (-10, -15), (0, -19), (10, -15), (15, -6), (13, 4))]
        pen.part(joined(*curls), hair, 3, True, 1.4)


def _tail(fig: Figure, pen: Pen, braided: bool) -> None:
    side = -1 if fig.turn > 0 else 1
    tail = pen.at(side * 11, -2 if braided else -10, 1, 0, side < 0)
    tail.part(ribbon([(0, 0), (9, 14), (5, 32), (8, 50)], (5, 6.4, 5, 1.6)), fig.hair, 3, True, 1.3)
    if braided:
        tail.line("3 10 14 18/12 24 1 30/1 36 11 42", fig.pen.palette.ink, 1.1, 0.7)


def hair_before(fig: Figure, covered: bool) -> None:
    """What frames the face. `covered`: a hat sits on it."""
    pen, hair, style = fig.head, fig.hair, fig.wear.hair
    if style in ("braid", "pony"):
        _tail(fig, pen, style == "braid")
    if style == "bun" and not covered:
        pen.part(ring(-3, -22, 8, 7), hair, 3, True, 1.4)
    if style == "mohawk" and not covered:
        pen.part("!-8 -12 !-15 -26 !-6 -22 !-3 -35 !4 -23 !12 -31 !10 -12 0 -14", hair, 3, False, 1.3)
        return
    if style == "topknot" and not covered:
        pen.part("!-3 -15 -7 -24 !-2 -33 5 -27 !5 -15", hair, 3, True, 1.3)
        pen.line("-5 -17 6 -17", fig.pen.palette.trim, 2.4)
        pen.part(CAP, hair, 4, False, 1.2)
        return
    if covered or style in ("bald", ""):
        if style in LONG:
            pen.part("!-12.4 -6 -14 4 !-13 15 -9.6 5/!12.4 -6 14 4 !13 15 10.4 5", hair, 2, False, 1, 1)
        return
    if style in LONG:
        pen.part(
            "!-13.4 4 -14.6 -9 -10 -18 0 -21 10 -18 14.6 -9 !13.4 4 12 -6 7 -10 1 -12 -6 -10 -11 -5",
            hair,
            4,
            False,
            1.2,
        )
    elif style == "curly":
        curls = [ring(x, y, 5.2) for x, y in ((-11, -8), (-7, -13), (0, -15), (7, -13), (11, -8))]
        pen.part(joined(*curls), hair, 3, False, 1)
    elif style == "swept":
        pen.part("!-12.6 1 -14 -9 -10 -17 2 -22 !16 -22 13.6 -12 !12.6 0 10 -8 0 -9 !-8 -6", hair, 4, True, 1.2)
    elif style == "shaggy":
        pen.part(
            "!-13 3 !-16 -8 !-12 -11 !-13 -19 !-5 -18 !0 -24 !4 -19 !13 -20 !12 -12 !16 -8 !13 3 !9 -6 !5 -3 !1 -9 !-4 -4 !-8 -8",
            hair,
            4,
            True,
            1.2,
        )
    elif style == "flame":
        pen.part(
            "!-13 2 -16 -8 !-15 -20 -9 -15 !-8 -30 -1 -20 !4 -36 7 -21 !15 -27 13 -12 !13 2 9 -7 0 -10 -8 -7",
            hair,
            4,
            False,
            1.2,
        )
    else:
        pen.part(CAP, hair, 4, False, 1.2)


def _beard(length: float, tip: str) -> str:
    return f"!-12 0 -10 8 -4 6.4 1 8.4 6 6.4 11.4 8 !12.4 0 14 10 {11} {length * 0.7:.0f} {tip} {-9} {length * 0.7:.0f} -13 10"


def _short(fig: Figure, pen: Pen) -> None:
    pen.part(_beard(16, "6 17 1 19 -4 17"), fig.hair, 3, True, 1.2)


def _full(fig: Figure, pen: Pen) -> None:
    pen.part(_beard(30, "5 30 1 34 -4 30"), fig.hair, 4, True, 1.2)
    pen.line("-4 18 -3 27/3 19 2 30/8 17 6 25", lighter(fig.hair, 0.3), 1, 0.7)


def _braided(fig: Figure, pen: Pen) -> None:
    _full(fig, pen)
    for x, y in ((-6, 30), (1, 35), (8, 30)):
        pen.part(ribbon([(x, y - 4), (x, y + 3), (x, y + 9)], (3.2, 3, 1.6)), fig.hair, 2, False, 1.1, 1)
        pen.part(ring(x, y, 3.2, 2.4), fig.pen.palette.trim, 1.4, False, 0.9, 0.9)


def _forked(fig: Figure, pen: Pen) -> None:
    pen.part(
        "!-12 0 -10 8 -4 6.4 1 8.4 6 6.4 11.4 8 !12.4 0 14 10 11 22 !9 36 5 27 1 22 -3 27 !-8 36 -10 22 -13 10",
        fig.hair,
        4,
        True,
        1.2,
    )


def _goatee(fig: Figure, pen: Pen) -> None:
    pen.part("!-5 8 1 7 !7 8 6 14 !1 22 -4 14", fig.hair, 2, False, 1, 1)


def _moustache(fig: Figure, pen: Pen) -> None:
    pen.part("1 6 -5 7 !-12 13 -6 11 1 9.4 8 11 !14 13 7 7", fig.hair, 2, False, 1, 1)


BEARDS: dict[str, Callable[[Figure, Pen], None]] = {
    "short": _short, "full": _full, "braided": _braided, "forked": _forked, "goatee": _goatee, "moustache": _moustache,
}  # fmt: skip


def beard(fig: Figure) -> None:
    draw = BEARDS.get(fig.wear.beard)
    if draw is None:
        return
    draw(fig, fig.head)
    if fig.wear.beard not in ("goatee", "moustache"):
        fig.head.line("-4 10.8 1 12.4 6.4 10.8", fig.pen.palette.ink, 1.2)
