"""The Battlemaps: hexes, walls, start hexes, the Shard, special hexes; all tables made once (SK-021, SK-022)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from rulewright.games.seekers.rules.ids import DIRECTIONS, NOWHERE, DirectionId, HexId
from rulewright.kernel.boards.hexes import ORIGIN, Hex, HexBoard, Row, disc

RUBBLE, BRAZIER, MIST, NODE, PIT = "rubble", "brazier", "mist", "node", "pit"
RUBBLE_MP, BRAZIER_DICE, NODE_AP, PIT_DICE = 1, 1, 1, 2  # what they cost, deal and give
SPECIAL = {
    RUBBLE: f"Rubble: entering costs {RUBBLE_MP} MP more",
    BRAZIER: f"Brazier: whoever enters takes {BRAZIER_DICE}d6 fire damage (a trigger)",
    MIST: "Grave Mist: nobody sees into or out of it",
    NODE: f"Ley Node: end your turn here and gain {NODE_AP} AP",
    PIT: f"Pit: pushed in, a unit takes {PIT_DICE}d6 physical damage and its movement ends",
}
UNSEEN = 1_000_000_000  # farther than `FAR` is


@dataclass(frozen=True, slots=True)
class Battlemap:
    """A map; hexes by index."""

    key: str
    name: str
    board: HexBoard
    shard: HexId
    starts: tuple[tuple[HexId, ...], ...]  # by side: red, blue (SK-077, SK-078)
    special: tuple[str, ...]  # by hex, '' for a normal one
    mists: tuple[int, ...]  # permanent clouds, as masks of hexes
    ways: tuple[tuple[HexId, ...], ...]  # by hex: the hexes next to it that are no walls
    rubble: tuple[HexId, ...]
    fires: tuple[HexId, ...]  # entering them stops a move (SK-120)
    hexes: Sequence[HexId] = field(init=False, repr=False, compare=False)  # all of them
    near: Sequence[Sequence[HexId]] = field(init=False, repr=False, compare=False)  # by hex: those next to it
    step: Sequence[Sequence[HexId]] = field(init=False, repr=False, compare=False)
    """By hex and Direction: the next hex, NOWHERE beyond the edge."""
    walls: list[bool] = field(init=False, repr=False, compare=False)  # by hex
    onward: list[dict[HexId | None, list[HexId]]] = field(init=False, repr=False, compare=False)
    """By hex and the hex before it: the `ways` on that are not next to that one, too; all of them by NOWHERE."""
    far: list[Row] = field(init=False, repr=False, compare=False)
    """By hex and hex: how far one is from the other, `UNSEEN` if a wall stands between (SK-144, SK-145)."""
    straight: list[Row] = field(init=False, repr=False, compare=False)  # the same, `UNSEEN` off the six Directions, too
    rays: list[list[list[HexId]]] = field(init=False, repr=False, compare=False)
    """By hex and Direction: the hexes up to the first wall or the edge (SK-134, SK-R75)."""
    rings: "dict[HexId, Rings]" = field(init=False, repr=False, compare=False, default_factory=dict)
    """By hex, from when somebody first walked from there."""

    def __post_init__(self) -> None:
        """The board's tables once more, as hexes of this map, and what follows from its walls."""
        board, hexes = self.board, range(len(self.board.hexes))
        walls = [bool(board.blocked >> hex & 1) for hex in hexes]
        seen = zip(board.sight, board.gap, strict=True)
        tables = {
            "hexes": hexes,
            "near": board.near,
            "step": board.step,
            "walls": walls,
            "onward": [
                {NOWHERE: list(around)} | {last: [hex for hex in around if board.gap[last][hex] > 1] for last in around}
                for around in self.ways
            ],
            "far": [tuple([gap if bits >> hex & 1 else UNSEEN for hex, gap in enumerate(gaps)]) for bits, gaps in seen],
            "rays": [[_ray(board, walls, hex, direction) for direction in DIRECTIONS] for hex in hexes],
        }
        for name, table in tables.items():
            object.__setattr__(self, name, table)
        object.__setattr__(self, "straight", [self._straight(hex) for hex in self.hexes])

    def _straight(self, here: HexId) -> Row:
        row = [UNSEEN] * len(self.hexes)
        row[here] = 0
        for ray in self.rays[here]:
            for far, hex in enumerate(ray, 1):
                row[hex] = far
        return tuple(row)

    def is_wall(self, hex: HexId) -> bool:
        """Impassable, and nobody sees through it (SK-112, SK-143)."""
        return self.walls[hex]


class Rings:
    """The ways from a hex on an empty map: ring by ring, in the order in which they are found."""

    __slots__ = ("before", "depths", "ends", "hexes", "passed")

    def __init__(self, map: Battlemap, here: HexId) -> None:
        self.hexes = [here]  # itself first
        self.ends = [1]  # by ring: how many hexes there are up to it
        self.depths = [UNSEEN] * len(map.ways)  # by hex: its ring
        self.depths[here] = 0
        before: list[HexId | None] = [None] * len(map.ways)
        before[here] = NOWHERE
        self.before = [before]  # by ring: for each hex up to it the one before it on the way
        ring = self.hexes
        while ring:
            found: list[HexId] = []
            before = before.copy()
            for hex in ring:
                for next_ in map.onward[hex][before[hex]]:
                    if before[next_] is None:
                        before[next_] = hex
                        self.depths[next_] = len(self.ends)
                        found.append(next_)
            self.hexes = self.hexes + found
            self.ends.append(len(self.hexes))
            self.before.append(before)
            ring = found
        self.passed = {hex for hex in before if hex is not None}  # those over which ways lead on


def rings_around(map: Battlemap, here: HexId) -> Rings:
    """Made once: half of all moves lead over most of the map."""
    found = map.rings.get(here)
    if found is None:
        found = map.rings[here] = Rings(map, here)
    return found


def _ray(board: HexBoard, walls: list[bool], hex: int, direction: DirectionId) -> list[HexId]:
    found: list[HexId] = []
    while (hex := board.step[hex][direction]) >= 0 and not walls[hex]:
        found.append(HexId(hex))
    return found


def make_map(key: str, name: str, walls: list[tuple[int, int]], special: dict[str, list[tuple[int, int]]] | None = None,
             red: tuple[tuple[int, int], ...] = ((-6, 2), (-6, 4)), radius: int = 6) -> Battlemap:  # fmt: skip
    """A hexagon with the Shard in its centre; walls and special hexes are mirrored by a half turn."""

    def mirrored(places: list[tuple[int, int]]) -> list[Hex]:
        return [spot for q, r in places for spot in dict.fromkeys((Hex(q, r), Hex(-q, -r)))]

    board = HexBoard(disc(ORIGIN, radius), mirrored(walls))
    kinds = [""] * len(board.hexes)
    mists: list[int] = []
    for kind, places in (special or {}).items():
        for spot in mirrored(places):
            kinds[board.index[spot]] = kind
            if kind == MIST:
                mists.append(1 << board.index[spot])
    near = [[HexId(hex) for hex in around if not board.blocked >> hex & 1] for around in board.near]
    return Battlemap(
        key=key,
        name=name,
        board=board,
        shard=HexId(board.index[ORIGIN]),
        starts=tuple(tuple(HexId(board.index[Hex(sign * q, sign * r)]) for q, r in red) for sign in (1, -1)),
        special=tuple(kinds),
        mists=tuple(mists),
        ways=tuple(tuple(around) for around in near),
        rubble=tuple(HexId(hex) for hex, kind in enumerate(kinds) if kind == RUBBLE),
        fires=tuple(HexId(hex) for hex, kind in enumerate(kinds) if kind == BRAZIER),
    )


@cache
def open_in_sight(board: HexBoard, here: HexId, far: int) -> tuple[HexId, ...]:
    """The hexes without walls that are seen from a hex as far as that, itself included, if nothing else blocks."""
    seen = board.sight[here] & ~board.blocked
    return tuple([HexId(hex) for hex, gap in enumerate(board.gap[here]) if gap <= far and seen >> hex & 1])


@dataclass(frozen=True, slots=True)
class MapPlan:
    """A map as it is drawn: half of its walls and special hexes, the other half lies opposite."""

    key: str
    name: str
    walls: list[tuple[int, int]]
    special: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    origin: str = "house"  # the walls are ours: of its map the rulebook gives name, Shard and start hexes


PLANS = (
    MapPlan("crypt", "The Crypt", [(2, -3), (3, -1), (1, 2), (4, -4), (1, 3), (2, 3), (5, -2)]),
    MapPlan(
        "forge", "The Sunken Forge",
        [(2, -1), (2, -4), (4, -1), (0, 3), (1, 1), (3, 1), (5, -4)],
        {BRAZIER: [(3, -3), (0, 4)], RUBBLE: [(1, -3), (4, -3), (-2, 3)]},
    ),
    MapPlan(
        "hollow", "The Whispering Hollow",
        [(1, -2), (3, -2), (2, 1), (0, 4), (4, 0), (5, -3), (3, -5), (-5, 2)],
        {MIST: [(2, -2), (0, 3)], NODE: [(4, -2)], PIT: [(1, 2), (3, -4)]},
    ),
    MapPlan(
        "causeway", "The Broken Causeway",
        [(1, -3), (2, 0), (3, -4), (1, 3), (4, -1), (-1, 5), (5, -5)],
        {PIT: [(2, -2), (-2, 4)], RUBBLE: [(1, 1), (4, -3), (3, 2)], NODE: [(5, 0)], BRAZIER: [(0, 4)]},
    ),
)  # fmt: skip
MAPS: dict[str, MapPlan] = {each.key: each for each in PLANS}


@cache
def battlemap(key: str) -> Battlemap:
    """A map with its tables, made when somebody first plays on it."""
    plan = MAPS[key]
    return make_map(plan.key, plan.name, plan.walls, plan.special)
