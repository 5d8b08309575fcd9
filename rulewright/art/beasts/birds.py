"""Birds and what is half a bird: heron, crow, eagle, griffin, phoenix."""

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import joined, ribbon, ring


def feathers(pen: Pen, colour: str, n: int, length: float, spread: float, start: float) -> None:
    """A fan of long feathers from the origin."""
    for i in range(n):
        one = pen.at(0, 0, 1, start + spread * i / max(1, n - 1))
        far = length * (1 - 0.06 * i)
        one.part(
            f"!0 -4 {far * 0.5:.0f} -9 !{far:.0f} 0 {far * 0.5:.0f} 7 !0 5",
            mix(colour, darker(colour, 0.35), i / n),
            3,
            i % 2 == 0,
            1.3,
        )


def heron(pen: Pen, coat: str) -> None:
    """A night heron in the reeds."""
    coat, p = coat or "#6a62a8", pen.palette
    pen = pen.at(8, 2)
    pen.inked_line("2 40 0 58 -4 76/16 40 20 60 16 76", "#d8b06a", 2.6, 1.1)
    feathers(pen.at(30, 6), darker(coat, 0.1), 5, 62, 44, 4)
    pen.part("-26 -4 -8 -22 20 -18 46 4 50 28 26 42 -4 38 -24 20", coat, 9, True, 1.7)
    pen.part(ribbon([(-18, 4), (-36, -14), (-22, -34), (-34, -54)], (11, 7, 6, 6)), lighter(coat, 0.25), 4, True, 1.6)
    pen.part("-24 -56 -34 -68 -48 -64 -50 -54 -40 -48 -28 -48", lighter(coat, 0.3), 4, False, 1.6)
    pen.part("!-46 -62 !-92 -50 !-46 -52", "#e0b04a", 3, False, 1.4)
    pen.part("!-30 -66 -10 -70 !14 -60 -8 -60 !-24 -58", p.ink, 0, False, 1)
    pen.eye(-40, -58, 3, "#ff6a6a", p.ink)
    pen.part("-16 -2 8 -12 34 6 40 26 16 28 -6 18", darker(coat, 0.12), 6, True, 1.3)
    for x in (-70, -62, 66, 76):
        pen.line(f"{x} 76 {x + 3} 40 {x + 8} 18", p.near, 2.6)


def crow(pen: Pen, coat: str) -> None:
    """A carrion crow, wings lifted."""
    coat, p = coat or "#2a2c38", pen.palette
    pen = pen.at(4, 4)
    feathers(pen.at(26, 20), coat, 4, 62, 26, 8)
    feathers(pen.at(14, -6), lighter(coat, 0.08), 6, 74, 66, -96)
    pen.part("-34 4 -20 -18 8 -20 32 2 34 30 8 46 -20 38", coat, 9, True, 1.7)
    feathers(pen.at(2, -4), coat, 6, 70, 70, -112)
    pen.part("-18 -14 -32 -32 -52 -34 -62 -22 -58 -8 -42 4 -26 6", coat, 6, True, 1.7)
    pen.part("!-58 -28 -76 -24 !-90 -8 !-72 -12 !-84 2 -66 -4 !-54 -8", "#3f4450", 4, False, 1.5)
    pen.glow(-46, -22, 10, p.glow, 0.9)
    pen.eye(-46, -22, 3.4, p.glow, p.ink)
    pen.inked_line("-4 42 -8 60 -20 68/-8 60 -4 70/12 42 16 60 6 68/16 60 24 68", "#5f5a50", 2.4, 1)
    pen.part("-44 70 -30 60 -14 64 6 60 30 66 44 72 !48 82 !-48 82", "#d8d2b4", 4, False, 1.4)


def eagle(pen: Pen, coat: str) -> None:
    """An eagle with spread wings."""
    coat = coat or "#7a5030"
    for side in (-1, 1):
        feathers(pen.at(side * 12, -4, 1, 0, side < 0), coat, 7, 86, 86, -54)
    feathers(pen.at(0, 30), darker(coat, 0.2), 4, 44, 60, 60)
    pen.part("-20 -8 0 -26 20 -8 18 30 0 48 -18 30", coat, 8, True, 1.7)
    pen.part("-16 -22 -14 -44 0 -52 14 -44 16 -22 0 -12", "#f2ede0", 5, True, 1.6)
    pen.part("!-7 -36 0 -39 !7 -36 4 -26 !0 -16 -5 -26", "#e8b03a", 3, False, 1.3)
    pen.flat(joined(ring(-9, -38, 2.4), ring(9, -38, 2.4)), pen.palette.ink)
    pen.line("-14 -42 -6 -40/14 -42 6 -40", pen.palette.ink, 2)


def griffin(pen: Pen, coat: str) -> None:
    coat, p = coat or "#c79a56", pen.palette
    pen = pen.at(6, 6)
    pen.part(ribbon([(54, 14), (80, 18), (90, -4), (82, -20)], (5, 4, 3, 2.4)), coat, 3, False, 1.4)
    pen.part(ring(82, -24, 6, 8), darker(coat, 0.4), 3, False, 1.2)
    feathers(pen.at(4, -8), "#e8dcc0", 6, 78, 60, -92)
    for x in (-22, 36):
        pen.part(ribbon([(x, 22), (x + 6, 44), (x, 66), (x - 8, 68)], (8, 6, 5, 3)), darker(coat, 0.25), 3, False, 1.5)
    pen.part("-38 -2 -20 -18 12 -14 42 -10 60 6 58 28 36 34 0 30 -28 36 -42 20", coat, 9, True, 1.7)
    pen.part(ribbon([(48, 16), (60, 42), (48, 56), (52, 68), (42, 70)], (13, 7, 5, 5, 3)), coat, 4, True, 1.6)
    pen.part(ribbon([(-28, 20), (-38, 44), (-42, 66)], (10, 6, 4)), "#e0b04a", 3, True, 1.5)
    pen.part("!-42 64 -52 68 !-60 74 -44 72 !-36 76 !-34 66", "#e0b04a", 2, False, 1.3)
    feathers(pen.at(-6, -2), "#f4ecd8", 6, 72, 64, -104)
    pen.part("-14 2 -18 -22 -30 -44 -50 -50 -64 -40 -62 -26 -50 -14 -44 6 -30 16", "#f4ecd8", 6, True, 1.7)
    pen.part("!-60 -42 -76 -40 !-84 -26 !-76 -20 -70 -26 !-58 -26", "#e8a83a", 3, False, 1.4)
    pen.part("!-36 -46 !-24 -62 !-26 -38", "#f4ecd8", 2, False, 1.4)
    pen.eye(-54, -36, 3.6, "#ffd23a", p.ink)
    pen.line("-60 -41 -50 -41", p.ink, 2)


def phoenix(pen: Pen, coat: str) -> None:
    """A bird of fire that rises."""
    p = pen.palette
    pen.glow(0, 0, 90, p.glow, 0.9)
    for side in (-1, 1):
        wing = pen.at(side * 8, -2, 1, 0, side < 0)
        feathers(wing, "#ffb040", 6, 88, 70, -76)
        feathers(wing, "#f2601f", 5, 60, 70, -70)
    for x, far in ((-12, 60), (0, 72), (12, 60)):
        pen.part(ribbon([(x * 0.5, 30), (x, 50), (x * 1.6, far)], (6, 5, 1)), "#ffce5a", 3, False, 1.3)
    pen.part("-14 -4 0 -20 14 -4 12 26 0 42 -12 26", "#f2701f", 6, False, 1.6)
    pen.part("-10 -18 -10 -36 0 -44 10 -36 10 -18 0 -10", "#ffce5a", 4, False, 1.5)
    pen.part("!-10 -34 -18 -30 !-24 -22 -14 -24", "#fff0c0", 2, False, 1.2)
    pen.part("!-4 -42 -8 -54 !-2 -64 2 -54 !8 -62 6 -44", "#f2601f", 2, False, 1.2)
    pen.flat(ring(-4, -30, 2.2), p.ink)
