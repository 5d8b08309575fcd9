"""Hexes by axial coordinates, and boards of them as tables; what stands on a hex is the game's business.

Rows run west to east and r grows southward (pointy tops), as the examples of Seekers count (SK-E13).
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from heapq import heappop, heappush
from typing import Final, NamedTuple, TypeAlias

from rulewright.kernel.boards.marks import is_letter, put_marks


class Hex(NamedTuple):
    """A hex, or the way from one hex to another."""

    q: int
    r: int

    def __add__(self, other: "Hex") -> "Hex":  # type: ignore[override]  # a sum of ways, not a longer tuple
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other: "Hex") -> "Hex":
        return Hex(self.q - other.q, self.r - other.r)

    def __mul__(self, times: int) -> "Hex":  # type: ignore[override]
        return Hex(self.q * times, self.r * times)

    def __rmul__(self, times: int) -> "Hex":  # type: ignore[override]
        return self * times


ORIGIN: Final = Hex(0, 0)

# Direction d and direction (d + 3) % 6 are opposite.
DIRECTION_NAMES: Final = ("E", "NE", "NW", "W", "SW", "SE")
DIRECTIONS: Final = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))


def distance(a: Hex, b: Hex) -> int:
    """The number of steps from a to b, whatever stands between."""
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))


def neighbours(center: Hex) -> list[Hex]:
    """The six hexes around one, in the order of the directions."""
    return [center + way for way in DIRECTIONS]


def line(start: Hex, direction: int, steps: int) -> list[Hex]:
    """The hexes passed on so many steps straight in one direction, without the start (SK-134)."""
    if not 0 <= direction < 6:
        raise ValueError(f"{direction} is not a direction: use 0 to 5 for {', '.join(DIRECTION_NAMES)}")
    if steps < 0:
        raise ValueError(f"a line of {steps} steps is impossible: use 0 or more")
    return [start + DIRECTIONS[direction] * n for n in range(1, steps + 1)]


def ring(center: Hex, radius: int) -> list[Hex]:
    """The hexes at exactly this distance, from the eastern corner around by way of the north."""
    if radius < 0:
        raise ValueError(f"a radius of {radius} is impossible: use 0 or more")
    if radius == 0:
        return [center]
    found = []
    for side in range(6):
        corner = center + DIRECTIONS[side] * radius
        found += [corner + DIRECTIONS[(side + 2) % 6] * n for n in range(radius)]
    return found


def disc(center: Hex, radius: int) -> list[Hex]:
    """The hexes at this distance or nearer, ring by ring from the centre."""
    return [h for size in range(radius) for h in ring(center, size)] + ring(center, radius)


def touches(a: Hex, b: Hex, h: Hex, inside: bool = False) -> bool:
    """Whether the segment between the centres of a and b touches h, be it in one corner point (SK-E13.1).

    With `inside` only a segment that enters h counts, not one that runs along its border.

    A point lies in h if three numbers, counted from h, are all within -1 and +1. Each of them grows or falls
    evenly along the segment, so each allows one stretch of it; h is touched if the stretches overlap.
    """
    aq, ar, bq, br = a.q - h.q, a.r - h.r, b.q - h.q, b.r - h.r
    low, low_of, high, high_of = 0, 1, 1, 1  # the overlap so far, from low/low_of to high/high_of of the way
    for start, end in ((2 * aq + ar, 2 * bq + br), (-aq - 2 * ar, -bq - 2 * br), (ar - aq, br - bq)):
        run = abs(end - start)
        if run == 0 and abs(start) > (0 if inside else 1):
            return False  # within the bounds and still, it leaves the overlap as it is
        rising = start if start < end else -start  # the bounds are the same both ways
        if (-1 - rising) * low_of > low * run:
            low, low_of = -1 - rising, run
        if (1 - rising) * high_of < high * run:
            high, high_of = 1 - rising, run
    return low * high_of < high * low_of or (not inside and low * high_of == high * low_of)


def between(a: Hex, b: Hex) -> list[Hex]:
    """The hexes other than a and b that the segment between them touches, nearest to a first (SK-E13)."""
    found = [a]  # what a segment touches hangs together, so it is enough to look around what was found
    for here in found:
        found += [h for h in neighbours(here) if h not in found and touches(a, b, h)]
    return sorted([h for h in found if h not in (a, b)], key=lambda h: distance(a, h))


def in_sight(a: Hex, b: Hex, blocked: Iterable[Hex], reach: int) -> bool:
    """Whether b is within reach of a and no blocked hex is touched (SK-144, SK-145, SK-146); a sees a (SK-R68)."""
    return a == b or (distance(a, b) <= reach and not any(touches(a, b, h) for h in blocked))


def reach(start: Hex, budget: int, cost: Callable[[Hex, Hex], int | None]) -> dict[Hex, tuple[int, Hex | None]]:
    """The hexes that can be reached for the budget: each with its lowest cost and the hex before it.

    `cost(here, there)` is the price of one step, None where there is no way (so also off the board). The
    cheapest hexes come first; among equals, those whose way was found first, in the order of the directions.
    """
    if budget < 0:
        raise ValueError(f"a budget of {budget} is impossible: use 0 or more")
    found: dict[Hex, tuple[int, Hex | None]] = {}
    waiting: list[tuple[int, int, Hex, Hex | None]] = [(0, 0, start, None)]
    count = 0
    while waiting:
        spent, _, here, previous = heappop(waiting)
        if here in found:
            continue
        found[here] = (spent, previous)
        for there in neighbours(here):
            price = None if there in found else cost(here, there)
            if price is None:
                continue
            if price < 0:
                raise ValueError(f"the step from {here} to {there} costs {price}: use 0 or more, or None")
            if spent + price <= budget:
                count += 1
                heappush(waiting, (spent + price, count, there, here))
    return found


Row: TypeAlias = tuple[int, ...]


@cache
def _tables(hexes: tuple[Hex, ...], inside: bool) -> tuple[list[Row], list[Row], list[list[int]]]:
    """What boards of the same hexes share, whatever is blocked: steps, distances, what else a line touches."""
    index = {h: i for i, h in enumerate(hexes)}
    step = [tuple([index.get(there, -1) for there in neighbours(h)]) for h in hexes]
    places = [h.q * _ROW + h.r for h in hexes]  # one number for a place, so that none is made to ask for another
    bits = {place: 1 << i for i, place in enumerate(places)}
    apart = {there - here: (b.q - a.q, b.r - a.r) for here, a in zip(places, hexes, strict=True)
             for there, b in zip(places, hexes, strict=True)}  # fmt: skip
    gaps = {way: max(abs(q), abs(r), abs(q + r)) for way, (q, r) in apart.items()}
    touch = {way: [dq * _ROW + dr for dq, dr in _on_way(q, r, inside)] for way, (q, r) in apart.items()}
    gap = [tuple([gaps[there - here] for there in places]) for here in places]
    touched = [[0] * len(hexes) for _ in hexes]
    for i, here in enumerate(places):
        for j, there in enumerate(places[:i]):
            touched[i][j] = touched[j][i] = sum([bits.get(here + way, 0) for way in touch[there - here]])
    return step, gap, touched


_ROW = 1 << 16  # more than any board is wide


@cache
def _on_way(q: int, r: int, inside: bool) -> list[tuple[int, int]]:
    """What the line from the origin to there touches: the same from everywhere, and turned by a sixth of a turn."""
    if (q > 0 and r >= 0) or q == r == 0:
        way = Hex(q, r)
        return [h for h in between(ORIGIN, way) if not inside or touches(ORIGIN, way, h, True)]
    return [(-dr, dq + dr) for dq, dr in _on_way(q + r, -q, inside)]


class HexBoard:
    """A fixed set of hexes, some of them blocked, with all its geometry as tables by small numbers.

    A hex's number is its place in the order given. Sets of hexes are bit masks: bit j stands for hex j.
    """

    def __init__(self, hexes: Iterable[Hex], blocked: Iterable[Hex] = (), inside: bool = False) -> None:
        self.inside: bool = inside  # whether a line must enter a hex to be broken by it, not only touch it
        self.hexes: list[Hex] = list(hexes)
        self.index: dict[Hex, int] = {h: i for i, h in enumerate(self.hexes)}
        if not self.hexes:
            raise ValueError("a board of no hexes: give at least one")
        if len(self.index) < len(self.hexes):
            twice = next(h for i, h in enumerate(self.hexes) if self.index[h] != i)
            raise ValueError(f"{twice} is given more than once: give each hex once")
        self.blocked: int = 0
        for h in blocked:
            if h not in self.index:
                raise ValueError(f"blocked {h} is not on the board: block only hexes that are given")
            self.blocked |= 1 << self.index[h]
        self.corner: Hex = min(self.hexes, key=lambda h: (h.r, h.q))  # the first of the top row
        self.step, self.gap, self.between = _tables(tuple(self.hexes), inside)
        self.near: list[tuple[int, ...]] = [tuple([j for j in row if j >= 0]) for row in self.step]
        walls, free = self.blocked, [j for j in range(len(self.hexes)) if not self.blocked >> j & 1]
        self.sight: list[int] = [  # what is seen from a hex, however far; from a blocked one only itself
            sum([1 << j for j in free if not row[j] & walls]) if not walls >> i & 1 else 1 << i
            for i, row in enumerate(self.between)
        ]

    def _broken(self, i: int, j: int) -> int:
        return 0 if i == j else (self.between[i][j] | 1 << i | 1 << j) & self.blocked

    def blockers(self, i: int, j: int) -> list[int]:
        """The blocked hexes that break the line from i to j, nearest to i first (SK-144, SK-145)."""
        broken = self._broken(i, j)
        return sorted([k for k in range(len(self.hexes)) if broken >> k & 1], key=lambda k: self.gap[i][k])

    def draw(self, marks: Mapping[str, Iterable[Hex]] | None = None) -> str:
        """The board as text, '.' open and '#' blocked, with a letter on each marked hex."""
        signs = ["#" if self.blocked >> i & 1 else "." for i in range(len(self.hexes))]
        put_marks(signs, self.index, marks or {}, "hexes")
        left = min(2 * h.q + h.r for h in self.hexes)
        rows = [""] * (max(h.r for h in self.hexes) - self.corner.r + 1)
        for h in sorted(self.hexes, key=lambda h: (h.r, h.q)):
            row = h.r - self.corner.r
            rows[row] = rows[row].ljust(2 * h.q + h.r - left) + signs[self.index[h]]
        return "\n".join(rows)

    @staticmethod
    def from_drawing(text: str, corner: Hex = ORIGIN) -> tuple["HexBoard", dict[str, list[Hex]]]:
        """Read what `draw` writes: the board, row by row, and the hexes under each letter.

        The first hex of the top row gets the coordinates `corner`; how far the whole is indented is free.
        """
        lines = text.splitlines()
        while lines and not lines[0].strip():
            del lines[0]
        if not lines:
            raise ValueError("the drawing is empty: draw at least one hex")
        left = len(lines[0]) - len(lines[0].lstrip())
        marks: dict[str, list[Hex]] = {}
        hexes: list[Hex] = []
        for row, words in enumerate(lines):
            for column, sign in enumerate(words):
                if sign == " ":
                    continue
                place = f"row {row + 1}, column {column + 1} of the drawing: {sign!r}"
                if sign not in ".#" and not is_letter(sign):
                    raise ValueError(f"{place} is no hex: use '.', '#', a letter, and spaces between")
                if (column - left - row) % 2:
                    raise ValueError(f"{place} lies half a hex off: move it or its row by one space")
                h = corner + Hex((column - left - row) // 2, row)
                hexes.append(h)
                marks.setdefault(sign, []).append(h)
        marks.pop(".", None)
        return HexBoard(hexes, marks.pop("#", [])), marks
