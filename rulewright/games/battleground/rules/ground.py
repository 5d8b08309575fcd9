"""The battleground as tables: fields, intersections, ranges, who looks where. Made once; no rules of play."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from rulewright.games.battleground.rules.ids import CrossingId, FieldId, LaneId, RowId
from rulewright.kernel.boards.squares import FILES, SquareBoard
from rulewright.kernel.errors import UnknownName

HERO: Final = FieldId(-1)  # in a search: the enemy hero behind the far edge of the lane (BG-134)
NONE: Final = FieldId(-2)  # no target, no field
COMPASS: Final = ("left", "front", "right", "back")  # clockwise (BG-124)


class Ground:
    """A grid of lanes by rows (BG-014), fields numbered row by row from a1.

    Lanes run from player to player, rows across (BG-016, BG-017, BG-018). Tables that depend on who looks have the
    side first: side 0 sits below row 1 and looks up, side 1 sits beyond the last row and looks down (BG-029).
    """

    def __init__(
        self, lanes: int, rows: int, *, start: str, hero_last: bool, back_first: bool, summon_rows: int
    ) -> None:
        squares = SquareBoard(lanes, rows)
        self.lanes, self.rows, self.size = lanes, rows, lanes * rows
        self.names: list[str] = squares.names
        # adjacent: an edge shared (BG-022, BG-032); neighbouring: an edge or a corner (BG-025)
        self.near4: list[tuple[FieldId, ...]] = [_fields(near) for near in squares.near4]
        self.near8: list[tuple[FieldId, ...]] = [_fields(near) for near in squares.near8]
        self.gap: list[tuple[int, ...]] = squares.gap4  # range, whoever stands between (BG-030, BG-033, BG-034, BG-035)
        self.fields: tuple[FieldId, ...] = _fields(range(self.size))
        self.lane: list[LaneId] = [LaneId(square.x) for square in squares.squares]
        self.row: list[RowId] = [RowId(square.y) for square in squares.squares]
        self.in_row: list[tuple[FieldId, ...]] = [_fields(range(y * lanes, (y + 1) * lanes)) for y in range(rows)]
        self.in_lane: list[tuple[FieldId, ...]] = [_fields(range(x, lanes * rows, lanes)) for x in range(lanes)]
        self.front: list[list[FieldId]] = [  # the field ahead, NONE beyond the last row (BG-028, BG-150)
            [FieldId(f + lanes) if f + lanes < self.size else NONE for f in self.fields],
            [FieldId(f - lanes) if f - lanes >= 0 else NONE for f in self.fields],
        ]
        self.home: list[tuple[FieldId, ...]] = [self.in_row[0], self.in_row[-1]]  # BG-027
        self.half: list[tuple[FieldId, ...]] = [  # the rows nearer to a player than to the other
            self.fields[: lanes * (rows // 2)],
            self.fields[lanes * ((rows + 1) // 2) :],
        ]
        open_rows = [range(summon_rows), range(rows - 1, rows - 1 - summon_rows, -1)]
        self.muster: list[tuple[FieldId, ...]] = [  # where a summoned card may be put (BG-172)
            tuple(f for y in ys for f in self.in_row[y]) for ys in open_rows
        ]
        self.march: list[tuple[FieldId, ...]] = [self._march(side, back_first) for side in (0, 1)]
        self.rings: list[list[list[tuple[FieldId, ...]]]] = [
            [[self._ring(side, f, n, start) for n in range(lanes + rows + 1)] for f in self.fields] for side in (0, 1)
        ]
        self.search: list[list[list[tuple[FieldId, ...]]]] = [
            [[self._walk(side, f, reach, hero_last) for reach in range(lanes + rows + 1)] for f in self.fields]
            for side in (0, 1)
        ]
        self.crossings: list[tuple[int, int]] = [  # intersections: no fields (BG-019, BG-020, BG-021)
            (x, y) for y in range(rows + 1) for x in range(lanes + 1) if not (x in (0, lanes) and y in (0, rows))
        ]
        self.crossing_gap: list[tuple[int, ...]] = [self._from_crossing(x, y) for x, y in self.crossings]
        self.around: list[list[tuple[FieldId, ...]]] = [  # fields within a range of an intersection, by that range
            [tuple(f for f in self.fields if gaps[f] <= n) for n in range(lanes + rows)] for gaps in self.crossing_gap
        ]

    def _march(self, side: int, back_first: bool) -> tuple[FieldId, ...]:
        """Rows from the enemy's side, each from left to right as this side sees it (BG-113, BG-114, BG-R16, BG-R58)."""
        rows = self.in_row
        far_first = rows[::-1] if side == 0 else [row[::-1] for row in rows]
        return tuple(f for row in (far_first[::-1] if back_first else far_first) for f in row)

    def _ring(self, side: int, field: FieldId, n: int, start: str) -> tuple[FieldId, ...]:
        """The fields at range n, clockwise from straight left as the unit looks, the hero's edge with them.

        BG-124, BG-125, BG-R150; the edge is one field beyond the own lane's last row (BG-134, BG-135, BG-136, BG-R66).
        """
        if n == 0:
            return ()
        quarters = [
            [(-(n - k), k) for k in range(n)],
            [(k, n - k) for k in range(n)],
            [(n - k, -k) for k in range(n)],
            [(-k, -(n - k)) for k in range(n)],
        ]
        first = COMPASS.index(start)
        sign = 1 if side == 0 else -1
        found: list[FieldId] = []
        for dx, dy in [step for quarter in quarters[first:] + quarters[:first] for step in quarter]:
            x, y = self.lane[field] + sign * dx, self.row[field] + sign * dy
            if 0 <= x < self.lanes and 0 <= y < self.rows:
                found.append(FieldId(y * self.lanes + x))
            elif dx == 0 and dy > 0 and y in (-1, self.rows):
                found.append(HERO)
        return tuple(found)

    def _walk(self, side: int, field: FieldId, reach: int, hero_last: bool) -> tuple[FieldId, ...]:
        """All fields within reach in the order of the search: nearest ring first (BG-123)."""
        found = [f for n in range(1, reach + 1) for f in self.rings[side][field][n]]
        if hero_last and HERO in found:
            found.remove(HERO)
            found.append(HERO)
        return tuple(found)

    def _from_crossing(self, x: int, y: int) -> tuple[int, ...]:
        """Range of every field from an intersection: its corners' fields are at 1 (BG-031, BG-033)."""
        corners = [
            j * self.lanes + i for j in (y - 1, y) for i in (x - 1, x) if 0 <= i < self.lanes and 0 <= j < self.rows
        ]
        return tuple(1 + min(self.gap[corner][f] for corner in corners) for f in self.fields)

    def field(self, name: str) -> FieldId:
        """The number of a field by its name, as 'c2'."""
        if name not in self.names:
            raise UnknownName(f"'{name}' is no field of this battleground: use {self.names[0]} to {self.names[-1]}")
        return FieldId(self.names.index(name))

    def crossing(self, x: int, y: int) -> CrossingId:
        """The number of the intersection that touches lanes x and x + 1 and rows y and y + 1, both from 1 (BG-021)."""
        if (x, y) not in self.crossings:
            raise UnknownName(f"ix({x},{y}) is no intersection here (BG-021)")
        return CrossingId(self.crossings.index((x, y)))

    def lane_name(self, lane: LaneId) -> str:
        """Its letter."""
        return FILES[lane]


ground = cache(Ground)
"""The tables for a size and the switches that change them, made once."""


def _fields(numbers: Iterable[int]) -> tuple[FieldId, ...]:
    return tuple([FieldId(n) for n in numbers])
