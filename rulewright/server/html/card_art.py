"""The drawn ground of a card's picture: a pattern seeded by its name, so that no two cards look alike."""

import math
from collections.abc import Callable
from functools import cache
from hashlib import blake2b

from markupsafe import Markup

WIDE, HIGH = 100, 72


class Seed:
    """A small stream of numbers that the name alone decides."""

    def __init__(self, name: str) -> None:
        self.value = int.from_bytes(blake2b(name.encode(), digest_size=48).digest(), "big")

    def below(self, n: int) -> int:
        self.value, found = divmod(self.value, n)
        self.value += found << 360  # so that it never runs dry
        return found


def _path(d: str, shade: int) -> str:
    return f'<path class="s{shade}" d="{d}"/>'


def rays(seed: Seed) -> str:
    """Light from a point at the foot or in a corner."""
    x, y, n = 20 + seed.below(60), 62 + seed.below(14), 7 + seed.below(5)
    turn = seed.below(30)
    found = []
    for i in range(n):
        a, b = (math.radians(turn + 360 * (i + k) / n) for k in (0, 0.5))
        found.append(
            f"M{x} {y}L{x + 130 * math.cos(a):.0f} {y + 130 * math.sin(a):.0f} "
            f"{x + 130 * math.cos(b):.0f} {y + 130 * math.sin(b):.0f}Z"
        )
    return _path("".join(found), 1) + f'<circle class="s2" cx="{x}" cy="{y}" r="{16 + seed.below(10)}"/>'


def hills(seed: Seed) -> str:
    """Three ranges of hills, the nearest the darkest."""
    found = ""
    for shade in (1, 2, 3):
        y = 22 + 14 * shade + seed.below(8)
        a, b = 10 + seed.below(22), 8 + seed.below(20)
        found += _path(f"M0 {y}Q{18 + seed.below(16)} {y - a} {46 + seed.below(10)} {y}T100 {y - b // 2}V72H0Z", shade)
    return found


def rings(seed: Seed) -> str:
    """A moon or a sun with its halos."""
    x, y = 25 + seed.below(50), 18 + seed.below(34)
    step = 9 + seed.below(6)
    return "".join(f'<circle class="s1" cx="{x}" cy="{y}" r="{step * k}"/>' for k in (5, 4, 3)) + (
        f'<circle class="s2" cx="{x}" cy="{y}" r="{step * 2}"/>'
        + _path(f"M0 {58 + seed.below(8)}L100 {50 + seed.below(14)}V72H0Z", 3)
    )


def peaks(seed: Seed) -> str:
    """Mountains with sharp tops."""
    found = ""
    for shade in (1, 2, 3):
        x, d = -10 - seed.below(12), ""
        while x < 105:
            w, h = 20 + seed.below(22), 18 + seed.below(24) - 4 * shade
            d += f"M{x} 72L{x + w // 2} {72 - h - 8 * (3 - shade)} {x + w} 72Z"
            x += w - 7
        found += _path(d, shade)
    return found


def bands(seed: Seed) -> str:
    """Slanting bands, like banners or rain."""
    x, d, e, lean = -40 + seed.below(10), "", "", 20 + seed.below(36)
    while x < 110:
        w = 4 + seed.below(9)
        d += f"M{x} 72L{x + lean} 0h{w}L{x + w} 72Z"
        x += w + 6 + seed.below(9)
        e += f"M{x} 72L{x + lean} 0h2L{x + 2} 72Z"
    return _path(d, 1) + _path(e, 2) + _path(f"M0 {60 + seed.below(6)}H100V72H0Z", 3)


def arches(seed: Seed) -> str:
    """An arcade or a row of graves."""
    n = 3 + seed.below(3)
    w, found = 100 / n, ""
    top = 20 + seed.below(14)
    for i in range(n):
        x, inner = i * w, w * (0.62 + seed.below(20) / 100)
        left = x + (w - inner) / 2
        found += f"M{left:.0f} 72V{top + inner / 2:.0f}a{inner / 2:.1f} {inner / 2:.1f} 0 0 1 {inner:.1f} 0V72Z"
    return _path(f"M0 {top - 8}H100V72H0Z", 1) + _path(found, 2) + _path(f"M0 {62 + seed.below(5)}H100V72H0Z", 3)


def sparks(seed: Seed) -> str:
    """Diamonds drifting over a low ground."""
    d = ""
    for _ in range(12 + seed.below(8)):
        x, y, r = seed.below(100), seed.below(64), 2 + seed.below(5)
        d += f"M{x} {y - r}l{r * 0.6:.1f} {r} {-r * 0.6:.1f} {r} {-r * 0.6:.1f} {-r}Z"
    y = 56 + seed.below(8)
    return _path(f"M0 {y}Q50 {y - 18} 100 {y}V72H0Z", 3) + _path(d, 2)


def waves(seed: Seed) -> str:
    """Water or mist in long waves."""
    found = ""
    for shade in (1, 1, 2, 3):
        y = 18 + 13 * (shade + (found != "")) + seed.below(7)
        w = 14 + seed.below(12)
        found += _path(f"M{-seed.below(w)} {y}" + f"q{w / 2} {-7 - seed.below(5)} {w} 0t{w} 0" * 5 + "V72H-20Z", shade)
    return found


PATTERNS: tuple[Callable[[Seed], str], ...] = (rays, hills, rings, peaks, bands, arches, sparks, waves)


@cache
def drawn(name: str) -> tuple[int, str]:
    """The tone and the shapes that belong to a name."""
    seed = Seed(name)
    tone = seed.below(5)
    return tone, PATTERNS[seed.below(len(PATTERNS))](seed)


@cache
def ground(name: str) -> Markup:
    """The picture's ground for this name; its colours come from the card's hue."""
    tone, shapes = drawn(name)
    return Markup(
        f'<svg class="ground tone{tone}" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true">{shapes}</svg>'
    )


def tower(x: int, y: int, size: float) -> str:
    """A fort on a hill."""
    u = size / 8
    return (
        f"M{x} {y}v{-5 * u:.1f}h{-u:.1f}v{-3 * u:.1f}h{1.5 * u:.1f}v{u:.1f}h{1.5 * u:.1f}v{-u:.1f}h{1.5 * u:.1f}"
        f"v{u:.1f}h{1.5 * u:.1f}v{-u:.1f}h{1.5 * u:.1f}v{3 * u:.1f}h{-u:.1f}v{5 * u:.1f}Z"
    )


@cache
def vista(name: str) -> Markup:
    """The landscape behind a game's tile: sun, mountains, hills, forts."""
    seed = Seed(name)
    sun = f'<circle class="s1" cx="{62 + seed.below(20)}" cy="{14 + seed.below(8)}" r="11"/>'
    forts = _path(tower(8, 50, 13) + tower(84, 52, 16) + tower(47, 44, 8), 3)
    front = _path("M0 58Q22 46 46 55T100 50V72H0Z", 3) + _path("M0 66Q40 56 70 64T100 62V72H0Z", 3)
    return Markup(
        f'<svg class="ground" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f"{sun}{peaks(seed)}{forts}{front}</svg>"
    )
