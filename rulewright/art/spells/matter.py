"""What magic is made of: its colours, and the shape of its tongues, shards or sparks."""

import math
from dataclasses import dataclass

from rulewright.art.drawing.colour import mix
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import Shape, blob, closed, joined, ring, star


@dataclass(frozen=True, slots=True)
class Matter:
    """Three tones from the bright core to the edge, and the form in which it breaks up."""

    bright: str
    middle: str
    dark: str
    form: str  # flame, shard, drop, spark, wisp, leaf, rock, ray


MATTERS = {
    "fire": Matter("#ffe48a", "#f2701f", "#b02a14", "flame"),
    "frost": Matter("#ffffff", "#8fd2f2", "#2f6f9c", "shard"),
    "water": Matter("#e0f8ff", "#4aa6d6", "#1a5a86", "drop"),
    "air": Matter("#ffffff", "#fff0a0", "#8aa8c0", "spark"),
    "wind": Matter("#ffffff", "#d8e8f0", "#7a98b0", "wisp"),
    "arcane": Matter("#ffffff", "#b880f4", "#5630a8", "spark"),
    "holy": Matter("#ffffff", "#ffe07a", "#b98a2e", "ray"),
    "shadow": Matter("#f0c4ff", "#9a54d0", "#3c1c5e", "wisp"),
    "blood": Matter("#ffb0a0", "#c8242e", "#540c18", "drop"),
    "earth": Matter("#e0d8ac", "#94885c", "#4c462a", "rock"),
    "life": Matter("#f6ffb8", "#66c880", "#1e603c", "leaf"),
    "death": Matter("#e8ffc8", "#7ed47c", "#163c2e", "wisp"),
    "steel": Matter("#ffffff", "#bcc8d4", "#4c5762", "shard"),
    "crystal": Matter("#ffffff", "#a88cff", "#4a34b0", "shard"),
    "smoke": Matter("#d8d4dc", "#8a8490", "#3c3844", "wisp"),
    "poison": Matter("#eaff9a", "#9ccc3a", "#3f5f1a", "drop"),
    "sand": Matter("#fff0c0", "#d8b070", "#8a6030", "rock"),
}

FORMS = {
    "flame": "!0 -16 6 -5 9 4 4 11 -4 11 -9 4 !-6 -5 -3 -2",
    "shard": "!0 -16 !6 -3 !2 13 !-4 9 !-6 -4",
    "drop": "!0 -14 5 -2 7 5 3 11 -3 11 -7 5 -5 -2",
    "wisp": "!0 -15 7 -6 3 2 8 8 0 13 -7 7 -2 1 -7 -5",
    "leaf": "!0 -15 7 -4 5 7 !0 13 -5 7 -7 -4",
    "rock": "!-9 -4 !-2 -10 !8 -7 !10 3 !3 10 !-7 7",
}


def form(matter: Matter) -> Shape:
    """One small piece of the matter, some 28 high."""
    if matter.form == "spark":
        return star(0, 0, 4, 14, 3.6)
    if matter.form == "ray":
        return star(0, 0, 8, 13, 5)
    return closed(FORMS[matter.form])


def piece(pen: Pen, matter: Matter, x: float, y: float, size: float = 1, angle: float = 0) -> None:
    one = pen.at(x, y, size, angle)
    one.part(form(matter), matter.middle, 4, False, 1.2)
    one.at(0, 2, 0.45).flat(form(matter), matter.bright)


def pieces(pen: Pen, matter: Matter, spots: list[tuple[float, float, float, float]]) -> None:
    for x, y, size, angle in spots:
        piece(pen, matter, x, y, size, angle)


def tongues(matter: Matter, x: float, y: float, radius: float, n: int, far: float, turn: float = 0) -> Shape:
    """A rim of tongues, spikes or curls about a point."""
    points = []
    for i in range(n * 2):
        angle = turn + math.pi * i / n
        r = radius if i % 2 else radius + far * (0.75 + 0.25 * ((i // 2) % 2))
        points.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    if matter.form in ("shard", "spark", "ray", "rock"):
        return tuple(line._replace(points=tuple(p._replace(corner=True) for p in line.points)) for line in blob(points))
    shape = blob(points)
    return tuple(
        line._replace(points=tuple(p._replace(corner=i % 2 == 0) for i, p in enumerate(line.points))) for line in shape
    )


def ball(pen: Pen, matter: Matter, x: float, y: float, radius: float) -> None:
    """A ball of the matter with its rim and a bright heart."""
    pen.glow(x, y, radius * 2.6, matter.middle, 0.8)
    pen.part(tongues(matter, x, y, radius, 11, radius * 0.42, 0.2), matter.dark, 4, False, 1.5)
    pen.part(tongues(matter, x, y, radius * 0.74, 11, radius * 0.26), matter.middle, radius * 0.3, False, 0)
    pen.flat(ring(x - radius * 0.08, y - radius * 0.08, radius * 0.48), matter.bright)


def sparks(
    pen: Pen, matter: Matter, n: int, left: float = 8, top: float = 8, right: float = 192, bottom: float = 120
) -> None:
    """Loose bits in the air."""
    seed = pen.seed
    found = []
    for _ in range(n):
        x, y, r = seed.real(left, right), seed.real(top, bottom), seed.real(1.2, 3)
        found.append(
            star(x, y, 4, r * 1.6, r * 0.5) if matter.form in ("spark", "ray", "shard") else ring(x, y, r * 0.8)
        )
    pen.flat(joined(*found), mix(matter.bright, matter.middle, 0.3), 0.9)


def band(pen: Pen, matter: Matter, shape: Shape, heart: Shape | None = None) -> None:
    """A stream of the matter, with a bright middle."""
    pen.part(shape, matter.middle, 5, False, 1.5)
    if heart:
        pen.flat(heart, matter.bright)
