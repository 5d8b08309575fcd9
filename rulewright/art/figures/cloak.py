"""What hangs behind a figure: cloak, wings, quiver."""

from rulewright.art.drawing.colour import darker, mix
from rulewright.art.drawing.palette import LEATHER
from rulewright.art.drawing.shapes import closed
from rulewright.art.figures.figure import Figure


def cloak(fig: Figure, colour: str) -> None:
    """A cloak that sways to one side."""
    w, pen = fig.build.shoulders, fig.pen
    sway = pen.seed.real(2, 18)
    pen.part(
        closed(
            f"!-10 -9 {-w - 3} -3 {-w - 12} 26 {-w - 13 - sway * 0.6:.0f} 60 !{-w - 16 - sway:.0f} 92 !{w + 18 + sway:.0f} 92 {w + 14} 50 {w + 9} 18 {w + 2} -3 !12 -9"
        ),
        colour,
        9,
        True,
    )
    pen.line(
        f"{-w - 4} 16 {-w - 8} 50 {-w - 8 - sway * 0.5:.0f} 92/{w + 3} 14 {w + 7} 50 {w + 9 + sway * 0.4:.0f} 92",
        pen.palette.ink,
        1.1,
        0.45,
    )


def wings(fig: Figure, colour: str) -> None:
    """Bat's wings, spread."""
    pen = fig.pen
    for side in (-1, 1):
        wing = pen.at(side * 14, -2, 1, 0, side < 0)
        wing.part(
            closed("!0 0 20 -30 !46 -52 54 -36 !78 -34 72 -14 !88 2 66 4 !62 26 46 14 !34 34 20 18"),
            colour,
            7,
            True,
            1.6,
        )
        wing.line("2 0 26 -28 46 -50/8 2 40 -18 76 -33/10 5 44 -2 86 2/10 8 36 10 61 25", darker(colour, 0.45), 1.4)
        wing.part(closed("!42 -50 !46 -64 !52 -48"), "#e2d9bb", 2, False, 1.1, 1)


def feathered_wings(fig: Figure, colour: str) -> None:
    """Bird's wings, spread."""
    for side in (-1, 1):
        wing = fig.pen.at(side * 12, 4, 1, 0, side < 0)
        for i in range(6):
            wing.at(8 + i * 5, -6 - i * 3, 1, -58 + i * 24).part(
                closed("!-6 0 18 -8 40 -6 !62 2 40 7 18 7"), mix(colour, fig.pen.palette.sun, 0.08 * i), 4, i < 3, 1.3
            )


def quiver(fig: Figure) -> None:
    pen = fig.pen.at(-22, -2, 1, -24)
    pen.part(closed("!-6 -8 !6 -8 !5 40 !-5 40"), LEATHER, 4, True, 1.3)
    for x in (-4, 0, 4):
        pen.line(f"{x} -8 {x} -22", "#e9dcb8", 1.6)
        pen.part(
            closed(f"!{x} -26 !{x + 3} -21 !{x + 2} -12 !{x - 2} -12 !{x - 3} -21"),
            fig.pen.palette.second,
            1.4,
            False,
            0.8,
            0.8,
        )
