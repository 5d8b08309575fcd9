"""The ground on which somebody stands."""

from rulewright.art.drawing.colour import mix
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import blob, closed, joined, open_line


def ground(pen: Pen, y: float = 118) -> None:
    """A rise of near land with a few strokes of grass or stone."""
    seed, palette = pen.seed, pen.palette
    a, b, c = (seed.real(-5, 5) for _ in range(3))
    pen.flat(
        closed(f"!-5 {y + a:.0f} 50 {y - 3 + c:.0f} 120 {y + 4 + a:.0f} !205 {y + b:.0f} !205 155 !-5 155"),
        palette.near,
    )
    lines = []
    for _ in range(16):
        x, yy = seed.real(-4, 196), seed.real(y + 7, 147)
        lines.append(open_line(f"{x:.0f} {yy:.0f} {x + seed.real(8, 22):.0f} {yy - seed.real(0, 2.4):.1f}"))
    pen.line(joined(*lines), mix(palette.near, palette.sky[2], 0.38), 0.9, 0.5)
    if seed.chance(2):
        stones = []
        for _ in range(4):
            x, yy, w = seed.real(0, 200), seed.real(y + 8, 146), seed.real(3, 8)
            stones.append(blob([(x - w, yy), (x - w * 0.5, yy - w * 0.6), (x + w * 0.4, yy - w * 0.5), (x + w, yy)]))
        pen.flat(joined(*stones), mix(palette.near, palette.far, 0.45), 0.8)
