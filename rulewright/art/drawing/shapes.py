"""Shapes as lists of points: straight or smooth, moved and mirrored as numbers, written as SVG path data.

A shape is written as text, "0 0 10 -4 20 0": a smooth closed line through these points. A corner is marked by '!'
("!20 0"), an open line is drawn with `line`. Because shapes are moved as numbers, a mirrored figure is still lit from
the upper left.
"""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

BEND = 0.1875  # share of the way between the neighbours of a point: eight points on a circle make a circle


class Point(NamedTuple):
    x: float
    y: float
    corner: bool = False


class Outline(NamedTuple):
    """One stroke of a shape."""

    points: tuple[Point, ...]
    closed: bool = True


Shape = tuple[Outline, ...]


class Affine(NamedTuple):
    """How a drawing is placed: x' = a x + c y + e, y' = b x + d y + f."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def point(self, x: float, y: float) -> tuple[float, float]:
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def then_inside(self, other: "Affine") -> "Affine":
        """The placing of a drawing within a placed drawing."""
        e, f = self.point(other.e, other.f)
        return Affine(
            self.a * other.a + self.c * other.b,
            self.b * other.a + self.d * other.b,
            self.a * other.c + self.c * other.d,
            self.b * other.c + self.d * other.d,
            e,
            f,
        )


def placing(x: float, y: float, size: float = 1, angle: float = 0, mirror: bool = False, tall: float = 1) -> Affine:
    """Scaled, mirrored if wished, turned by degrees, then moved."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn) * size, math.sin(turn) * size
    side = -1 if mirror else 1
    return Affine(cos * side, sin * side, -sin * tall, cos * tall, x, y)


@lru_cache(8192)
def _numbers(text: str) -> tuple[Point, ...]:
    found: list[Point] = []
    words = text.split()
    for at in range(0, len(words), 2):
        corner = words[at].startswith("!")
        found.append(Point(float(words[at].lstrip("!")), float(words[at + 1]), corner))
    return tuple(found)


def closed(text: str) -> Shape:
    """A closed shape; several are parted by '/'."""
    return tuple(Outline(_numbers(part)) for part in text.split("/"))


def open_line(text: str) -> Shape:
    return tuple(Outline(_numbers(part), closed=False) for part in text.split("/"))


def open_through(points: Iterable[tuple[float, float]]) -> Shape:
    """A jagged line through the points."""
    return (Outline(tuple(Point(x, y, True) for x, y in points), closed=False),)


def poly(*points: tuple[float, float]) -> Shape:
    """A shape with corners only."""
    return (Outline(tuple(Point(x, y, True) for x, y in points)),)


def blob(points: Iterable[tuple[float, float]]) -> Shape:
    return (Outline(tuple(Point(x, y) for x, y in points)),)


def ring(x: float, y: float, wide: float, high: float | None = None) -> Shape:
    """A circle or an ellipse."""
    high = wide if high is None else high
    turns = [math.tau * i / 8 for i in range(8)]
    return blob((x + wide * math.cos(t), y + high * math.sin(t)) for t in turns)


def star(x: float, y: float, points: int, outer: float, inner: float, turn: float = 0) -> Shape:
    """A star; `turn` in degrees."""
    found = []
    for i in range(points * 2):
        angle = math.radians(turn) + math.pi * i / points - math.pi / 2
        far = inner if i % 2 else outer
        found.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    return poly(*found)


def ribbon(points: Sequence[tuple[float, float]], widths: Sequence[float]) -> Shape:
    """A smooth limb through the points, as thick at each as `widths` says (half of it to each side), round at its ends."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for i, ((x, y), w) in enumerate(zip(points, widths, strict=True)):
        (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(last, i + 1)]
        far = math.hypot(x1 - x0, y1 - y0) or 1
        dx, dy = (x1 - x0) / far, (y1 - y0) / far
        if i == 0:
            left.append(Point(x - dx * w * 0.7, y - dy * w * 0.7))
        left.append(Point(x - dy * w, y + dx * w))
        right.append(Point(x + dy * w, y - dx * w))
        if i == last:
            left.append(Point(x + dx * w * 0.7, y + dy * w * 0.7))
    return (Outline(tuple(left + right[::-1])),)


def spike(x0: float, y0: float, x1: float, y1: float, wide: float, bow: float = 0) -> Shape:
    """A pointed thing from its foot to its tip, `wide` at the foot; `bow` bends it to its left."""
    far = math.hypot(x1 - x0, y1 - y0) or 1
    nx, ny = -(y1 - y0) / far, (x1 - x0) / far
    mx, my = (x0 + x1) / 2 - nx * bow, (y0 + y1) / 2 - ny * bow
    w = wide / 2
    return (
        Outline(
            (
                Point(x0 + nx * w, y0 + ny * w, True),
                Point(mx + nx * w * 0.62, my + ny * w * 0.62),
                Point(x1, y1, True),
                Point(mx - nx * w * 0.62, my - ny * w * 0.62),
                Point(x0 - nx * w, y0 - ny * w, True),
            )
        ),
    )


def zigzag(x0: float, y0: float, x1: float, y1: float, swings: Sequence[float]) -> list[tuple[float, float]]:
    """Points of a jagged line; `swings` are the distances from the straight one, at equal steps."""
    far = math.hypot(x1 - x0, y1 - y0) or 1
    nx, ny = -(y1 - y0) / far, (x1 - x0) / far
    n = len(swings) + 1
    found = [(x0, y0)]
    for i, swing in enumerate(swings, 1):
        found.append((x0 + (x1 - x0) * i / n + nx * swing, y0 + (y1 - y0) * i / n + ny * swing))
    return [*found, (x1, y1)]


def bolt(points: Sequence[tuple[float, float]], wide: float) -> Shape:
    """A jagged band through the points that ends in a tip."""
    left, right = [], []
    last = len(points) - 1
    for i, (x, y) in enumerate(points):
        w = wide * (1 - i / last)
        left.append((x - w, y))
        right.append((x + w, y + w * 0.3))
    return poly(*left, *right[-2::-1])


def moved(shape: Shape, by: Affine) -> Shape:
    return tuple(
        Outline(tuple(Point(*by.point(p.x, p.y), p.corner) for p in line.points), line.closed) for line in shape
    )


def joined(*shapes: Shape) -> Shape:
    return tuple(line for shape in shapes for line in shape)


def extent(shape: Shape) -> float:
    """How long the longer side of a shape is."""
    xs = [point.x for line in shape for point in line.points]
    ys = [point.y for line in shape for point in line.points]
    return max(max(xs) - min(xs), max(ys) - min(ys))


def path_data(shape: Shape, by: Affine) -> str:
    """SVG path data of the shape, placed; relative coordinates, one decimal."""
    out: list[str] = []
    a, b, c, d, e, f = by
    for line in shape:
        placed = [(a * x + c * y + e, b * x + d * y + f, corner) for x, y, corner in line.points]
        if len(placed) > 1:
            _write(placed, line.closed, out)
    return "".join(out)


def _write(points: list[tuple[float, float, bool]], is_closed: bool, out: list[str]) -> None:
    """Lines between corners, curves elsewhere. All in whole tenths, so that rounding does not add up."""
    n = len(points)
    tangents: list[tuple[float, float] | None] = []
    for i, (_, _, corner) in enumerate(points):
        if corner or (not is_closed and i in (0, n - 1)):
            tangents.append(None)
        else:
            before, after = points[i - 1], points[(i + 1) % n]
            tangents.append(((after[0] - before[0]) * BEND, (after[1] - before[1]) * BEND))
    here_x, here_y = round(points[0][0] * 10), round(points[0][1] * 10)
    out.append(f"M{_first(here_x)}{_next(here_y)}")
    command = "M"
    for i in range(1, n + 1 if is_closed else n):
        (sx, sy, _), (ex, ey, _) = points[i - 1], points[i % n]
        leave, arrive = tangents[i - 1], tangents[i % n]
        dx, dy = round(ex * 10) - here_x, round(ey * 10) - here_y
        if leave is None and arrive is None:
            if i < n:  # the last straight side is drawn by the end of the path
                out.append(f"{_next(dx)}{_next(dy)}" if command == "l" else f"l{_first(dx)}{_next(dy)}")
                command = "l"
        else:
            bx, by = arrive or (0.0, 0.0)
            cx, cy = round((ex - bx) * 10) - here_x, round((ey - by) * 10) - here_y
            end = f"{_next(cy)}{_next(dx)}{_next(dy)}"
            if leave is not None and command in ("c", "s"):
                out.append(f"{_next(cx)}{end}" if command == "s" else f"s{_first(cx)}{end}")
                command = "s"
            else:
                ax, ay = leave or (0.0, 0.0)
                gx, gy = round((sx + ax) * 10) - here_x, round((sy + ay) * 10) - here_y
                start = _next(gx) if command == "c" else "c" + _first(gx)
                out.append(f"{start}{_next(gy)}{_next(cx)}{end}")
                command = "c"
        here_x, here_y = here_x + dx, here_y + dy
    if is_closed:
        out.append("z")


@lru_cache(8192)
def _first(tenths: int) -> str:
    """A number in tenths, as short as it can be written: 5 is '.5', -12 is '-1.2'."""
    whole, rest = divmod(abs(tenths), 10)
    text = (str(whole) if whole or not rest else "") + (f".{rest}" if rest else "")
    return f"-{text}" if tenths < 0 else text


@lru_cache(8192)
def _next(tenths: int) -> str:
    """A number after another: a minus sign parts them, else a space."""
    text = _first(tenths)
    return text if tenths < 0 else " " + text
