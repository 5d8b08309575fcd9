"""Squares by (x, y), and boards of them as tables; what stands on a square is the game's business.

x grows eastward (files a, b, c, ...) and y northward (ranks 1, 2, 3, ...), so that a1 is (0, 0). Squares are
`adjacent` here if they share a side and `neighbouring` if they share a side or a corner; the latter is what
Lytharian Chess calls adjacent (LC-018).
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from rulewright.kernel.boards.marks import is_letter, put_marks

FILES: Final = "abcdefghijklmnopqrstuvwxyz"


class Square(NamedTuple):
    """A square, or the way from one square to another."""

    x: int
    y: int

    def __add__(self, other: "Square") -> "Square":  # type: ignore[override]  # not a longer tuple
        return Square(self.x + other.x, self.y + other.y)

    def __sub__(self, other: "Square") -> "Square":
        return Square(self.x - other.x, self.y - other.y)

    def __mul__(self, times: int) -> "Square":  # type: ignore[override]
        return Square(self.x * times, self.y * times)

    def __rmul__(self, times: int) -> "Square":  # type: ignore[override]
        return self * times


# Direction d and direction (d + 4) % 8 are opposite.
DIRECTION_NAMES: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
WAYS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
DIRECTIONS: Final = tuple(Square(x, y) for x, y in WAYS)
ORTHOGONAL: Final = (0, 2, 4, 6)
DIAGONAL: Final = (1, 3, 5, 7)

# The L of a knight (LC-114), clockwise from the north.
JUMPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
KNIGHT_JUMPS: Final = tuple(Square(x, y) for x, y in JUMPS)


def adjacent(center: Square) -> list[Square]:
    """The four squares that share a side with one, in the order of the directions."""
    return [center + DIRECTIONS[d] for d in ORTHOGONAL]


def neighbouring(center: Square) -> list[Square]:
    """The eight squares that share a side or a corner with one, in the order of the directions (LC-018)."""
    return [center + way for way in DIRECTIONS]


def steps(a: Square, b: Square) -> int:
    """The number of steps from a to b over sides only."""
    return abs(a.x - b.x) + abs(a.y - b.y)


def king_distance(a: Square, b: Square) -> int:
    """The number of steps from a to b over sides and corners (LC-019)."""
    return max(abs(a.x - b.x), abs(a.y - b.y))


def name_of(square: Square) -> str:
    """The square's name: its file's letter and its rank, as in e4."""
    if not (0 <= square.x < len(FILES) and square.y >= 0):
        raise ValueError(f"{square} has no name: use x from 0 to {len(FILES) - 1} and y from 0")
    return f"{FILES[square.x]}{square.y + 1}"


def square_named(name: str) -> Square:
    """The square of that name."""
    file, rank = name[:1], name[1:]
    if not (file and file in FILES and rank.isascii() and rank.isdigit() and rank[0] != "0"):
        raise ValueError(f"{name!r} names no square: use a small letter and a number from 1, as in e4")
    return Square(FILES.index(file), int(rank) - 1)


class SquareBoard:
    """A board of width by height squares with all its geometry as tables by small numbers.

    The squares are numbered rank by rank from a1: a1 is 0, b1 is 1, and so on.
    """

    def __init__(self, width: int, height: int) -> None:
        if not (1 <= width <= len(FILES) and height >= 1):
            raise ValueError(
                f"a board of {width} by {height} is impossible: use 1 to {len(FILES)} files, 1 rank or more"
            )
        self.width: int = width
        self.height: int = height
        self.squares: list[Square] = [Square(x, y) for y in range(height) for x in range(width)]
        self.index: dict[Square, int] = {s: i for i, s in enumerate(self.squares)}
        self.names: list[str] = [name_of(s) for s in self.squares]
        self.near4: list[tuple[int, ...]] = [self._on_board(adjacent(s)) for s in self.squares]
        self.near8: list[tuple[int, ...]] = [self._on_board(neighbouring(s)) for s in self.squares]
        self.knight: list[tuple[int, ...]] = [self._on_board([s + jump for jump in KNIGHT_JUMPS]) for s in self.squares]
        self.rays: list[tuple[tuple[int, ...], ...]] = [  # each ray runs outward and ends at the rim
            tuple([self._on_board([s + way * n for n in range(1, max(width, height))]) for way in DIRECTIONS])
            for s in self.squares
        ]
        self.step: list[tuple[int, ...]] = [  # the next square in a direction, -1 beyond the rim
            tuple([ray[0] if ray else -1 for ray in rays]) for rays in self.rays
        ]
        self.gap4: list[tuple[int, ...]] = [tuple([steps(a, b) for b in self.squares]) for a in self.squares]
        self.gap8: list[tuple[int, ...]] = [tuple([king_distance(a, b) for b in self.squares]) for a in self.squares]

    def _on_board(self, squares: list[Square]) -> tuple[int, ...]:
        return tuple([self.index[s] for s in squares if s in self.index])

    def find(self, name: str) -> int:
        """The number of the square of that name."""
        i = self.index.get(square_named(name), -1)
        if i < 0:
            raise ValueError(f"{name} is not on the board: use {self.names[0]} to {self.names[-1]}")
        return i

    def draw(self, marks: Mapping[str, Iterable[Square]] | None = None) -> str:
        """The board as text, the highest rank on top, '.' empty, with a letter on each marked square."""
        signs = ["."] * len(self.squares)
        put_marks(signs, self.index, marks or {}, "squares")
        ranks = [signs[y * self.width : (y + 1) * self.width] for y in range(self.height)]
        return "\n".join([" ".join(rank) for rank in reversed(ranks)])

    @staticmethod
    def from_drawing(text: str) -> tuple["SquareBoard", dict[str, list[Square]]]:
        """Read what `draw` writes: the board, and the squares under each letter, from a1 on."""
        rows = [words.split() for words in text.strip().splitlines()]
        if not rows:
            raise ValueError("the drawing is empty: draw at least one square")
        marks: dict[str, list[Square]] = {}
        for y, signs in enumerate(reversed(rows)):
            place = f"rank {y + 1} of the drawing"
            for x, sign in enumerate(signs):
                if sign != "." and not is_letter(sign):
                    raise ValueError(f"{place}: {sign!r} is no square: use '.', a letter, and spaces between")
                if sign != ".":
                    marks.setdefault(sign, []).append(Square(x, y))
            if len(signs) != len(rows[0]):
                raise ValueError(f"{place} has {len(signs)} squares: give it {len(rows[0])}, as the top has")
        return SquareBoard(len(rows[0]), len(rows)), marks
