"""A drawn landscape behind the tile of a game, seeded by its name."""

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
