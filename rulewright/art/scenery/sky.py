"""Skies: sun, rays, moon and stars, clouds, storm, dusk; the light stands at the left, always."""

import math

from rulewright.art.drawing.colour import mix
from rulewright.art.drawing.pen import HIGH, WIDE, Pen
from rulewright.art.drawing.shapes import Shape, blob, joined, open_line, poly, ring, star

SKIES = ("sun", "rays", "clouds", "moon", "dusk", "storm")


def sky(pen: Pen, kind: str = "") -> None:
    """A sky of a kind, or one that the seed chooses."""
    seed, sun = pen.seed, pen.palette.sun
    pen.sheet.out.append(f'<path d="M0 0h{WIDE}v{HIGH}H0z" fill="url(#{pen.sheet.id}s)"/>')
    kind = kind or seed.pick(("sun", "sun", "rays", "clouds", "moon", "dusk"))
    x, y = seed.real(34, 74), seed.real(26, 48)
    if kind == "rays":
        pen.flat(rays(x, y, 12 + seed.below(6), seed.real(0, 1)), sun, 0.15)
    if kind in ("sun", "rays"):
        far = seed.real(16, 23)
        pen.glow(x, y, far * 3.2, sun, 0.55)
        pen.flat(ring(x, y, far), sun)
        pen.line(joined(_circle(x, y, far + 4.5), _circle(x, y, far + 9)), sun, 0.8, 0.4)
    elif kind == "moon":
        far = seed.real(15, 20)
        pen.glow(x, y, far * 2.8, sun, 0.5)
        pen.flat(crescent(x, y, far), sun)
        pen.flat(stars(pen, 14), sun, 0.8)
    elif kind == "dusk":
        far = seed.real(30, 38)
        pen.glow(x, 104, far * 2.6, sun, 0.6)
        pen.flat(ring(x, 106, far), sun, 0.85)
        pen.line("".join(f"-4 {yy:.0f} 204 {yy:.0f}/" for yy in (84, 92, 99))[:-1], pen.palette.sky[2], 1.6, 0.55)
        pen.flat(stars(pen, 7), sun, 0.6)
    else:
        pen.glow(x, y, 62, sun, 0.6)
    _clouds(pen, 4 if kind in ("clouds", "storm") else 2, kind == "storm")
    _strokes(pen)


def _circle(x: float, y: float, far: float) -> Shape:
    return ring(x, y, far)


def rays(x: float, y: float, n: int, turn: float) -> Shape:
    """Beams that go out from a point."""
    found = []
    for i in range(n):
        a, b = turn + math.tau * i / n, turn + math.tau * (i + 0.45) / n
        far = 270
        found.append(
            poly((x, y), (x + far * math.cos(a), y + far * math.sin(a)), (x + far * math.cos(b), y + far * math.sin(b)))
        )
    return joined(*found)


def crescent(x: float, y: float, far: float) -> Shape:
    outer = [(x + far * math.cos(a), y + far * math.sin(a)) for a in (math.radians(d) for d in range(20, 300, 35))]
    inner = [(x + far * 0.42 + far * 0.82 * math.cos(a), y - far * 0.2 + far * 0.82 * math.sin(a))
             for a in (math.radians(d) for d in range(255, 60, -39))]  # fmt: skip
    return blob(outer + inner)


def stars(pen: Pen, n: int, low: float = 66) -> Shape:
    seed = pen.seed
    found = []
    for _ in range(n):
        size = seed.real(1.3, 3.2)
        found.append(star(seed.real(4, 196), seed.real(4, low), 4, size, size * 0.3))
    return joined(*found)


def _clouds(pen: Pen, n: int, dark: bool) -> None:
    seed, palette = pen.seed, pen.palette
    colour = mix(palette.sky[0], palette.ink, 0.4) if dark else mix(palette.sky[2], palette.sun, 0.35)
    found = []
    for _ in range(n):
        x, y, w = seed.real(8, 192), seed.real(8, 42 if dark else 62), seed.real(24, 56)
        h = w * (0.3 if dark else 0.17)
        found.append(cloud(x, y, w, h))
    pen.flat(joined(*found), colour, 0.75 if dark else 0.34)


def cloud(x: float, y: float, w: float, h: float) -> Shape:
    """A flat-bottomed heap."""
    return blob(
        [
            (x - w, y), (x - w * 0.72, y - h * 0.7), (x - w * 0.42, y - h * 0.6), (x - w * 0.12, y - h * 1.5),
            (x + w * 0.24, y - h * 1.05), (x + w * 0.5, y - h * 1.1), (x + w, y), (x + w * 0.4, y + h * 0.35),
            (x - w * 0.5, y + h * 0.3),
        ]
    )  # fmt: skip


def _strokes(pen: Pen) -> None:
    """Strokes of the woodcut towards the horizon."""
    seed = pen.seed
    lines = []
    for i in range(8):
        x, y = seed.real(-10, 130), 74 + i * 5.4
        lines.append(open_line(f"{x:.0f} {y:.0f} {x + seed.real(26, 80):.0f} {y:.0f}"))
    pen.line(joined(*lines), pen.palette.far, 0.8, 0.26)
