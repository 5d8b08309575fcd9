"""Where the cells of a board lie on its drawing."""

import math
from functools import lru_cache

from rulewright.kernel.page.scene import Board, Shape

SIZE = 50.0  # from the middle of a hex to its corner
LEAP = 2 * SIZE  # by how much the frame of a map grows at once
LANE_CELL = (124.0, 112.0)  # width and height of a field of a lane
RIM = 34.0  # room for the bar at an end of the lanes
ROOT3 = math.sqrt(3)
Point = tuple[float, float]


def center(board: Board, at: tuple[float, float]) -> Point:
    """Where a cell lies on the drawing."""
    x, y = at
    if board.shape in {"hex", "hexmap"}:
        point = (SIZE * ROOT3 * (x + y / 2), SIZE * 1.5 * y)
    elif board.shape == "lanes":
        point = (LANE_CELL[0] * x, LANE_CELL[1] * y)
    else:
        point = (SIZE * 1.7 * x, SIZE * 1.7 * y)
    return (-point[0], -point[1]) if board.turned else point


def outline(board: Board, at: tuple[int, int], shrink: float = 0.96) -> list[Point]:
    """The corners of a cell, from the east corner against the clock."""
    return _outline(board.shape, board.turned, at, shrink)


@lru_cache(maxsize=8192)
def _outline(shape: Shape, turned: bool, at: tuple[int, int], shrink: float) -> list[Point]:
    x, y = center(Board(shape, (), turned=turned), at)
    if shape in {"hex", "hexmap"}:
        turns = [math.radians(30 + 60 * k) for k in range(6)]
        return [(x + SIZE * shrink * math.cos(t), y - SIZE * shrink * math.sin(t)) for t in turns]
    w, h = (LANE_CELL[0] / 2, LANE_CELL[1] / 2) if shape == "lanes" else (SIZE * 0.85, SIZE * 0.85)
    w, h = w * shrink, h * shrink
    return [(x + w, y + h), (x + w, y - h), (x - w, y - h), (x - w, y + h)]


def points(corners: list[Point], dy: float = 0) -> str:
    return " ".join(f"{x:.1f},{y + dy:.1f}" for x, y in corners)


def frame(board: Board) -> str:
    """The viewBox: all cells and a rim for the coordinates."""
    cells = tuple([cell.at for cell in board.cells])
    return _frame(board.shape, board.turned, cells, board.shape == "lanes", bool(board.columns or board.rows))


@lru_cache(maxsize=256)
def _frame(shape: Shape, turned: bool, cells: tuple[tuple[int, int], ...], spots: bool, named: bool) -> str:
    corners = [p for at in cells for p in _outline(shape, turned, at, 1)]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    if shape == "hexmap":  # it grows: in leaps, so that what one is about to click seldom moves
        left, right = math.floor(left / LEAP) * LEAP, math.ceil(right / LEAP) * LEAP
        top, bottom = math.floor(top / LEAP) * LEAP, math.ceil(bottom / LEAP) * LEAP
    if spots:
        return f"{left - 30:.0f} {top - RIM - 6:.0f} {right - left + 60:.0f} {bottom - top + 2 * RIM + 34:.0f}"
    rim = 26 if named else 10
    return f"{left - rim:.0f} {top - 12:.0f} {right - left + 2 * rim:.0f} {bottom - top + 24 + rim:.0f}"


def first_touch(a: Point, b: Point, corners: list[Point]) -> tuple[float, int]:
    """How far along from a to b a border is first touched (0 to 1), and by which of its sides; a corner counts."""
    (ax, ay), (dx, dy) = a, (b[0] - a[0], b[1] - a[1])
    best, side = 2.0, -1
    for i, (px, py) in enumerate(corners):
        qx, qy = corners[(i + 1) % len(corners)]
        ex, ey = qx - px, qy - py
        across = dx * ey - dy * ex
        if abs(across) < 1e-6:
            if abs((px - ax) * dy - (py - ay) * dx) > 1e-3 * math.hypot(dx, dy):
                continue  # beside the line
            far = dx * dx + dy * dy  # the line runs along this side
            t = min(((x - ax) * dx + (y - ay) * dy) / far for x, y in ((px, py), (qx, qy)))
        else:
            t = ((px - ax) * ey - (py - ay) * ex) / across
            u = ((px - ax) * dy - (py - ay) * dx) / across
            if not -0.02 <= u <= 1.02:
                continue
        if -0.02 <= t < best:
            best, side = t, i
    return (max(0.0, min(1.0, best)), side) if side >= 0 else (1.0, -1)


def bounds(points: list[tuple[float, float]]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)
