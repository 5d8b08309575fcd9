"""The Battlemaps: hexes, walls, start hexes, the Shard, special hexes; all tables made once (SK-021, SK-022)."""

from dataclasses import dataclass
from functools import cache

from rulewright.kernel.boards.hexes import ORIGIN, Hex, HexBoard, disc

RUBBLE, BRAZIER, MIST, NODE, PIT = "rubble", "brazier", "mist", "node", "pit"
SPECIAL = {
    RUBBLE: "Rubble: entering costs 1 MP more",
    BRAZIER: "Brazier: whoever enters takes 1d6 fire damage (a trigger)",
    MIST: "Grave Mist: nobody sees into or out of it",
    NODE: "Ley Node: end your turn here and gain 1 AP",
    PIT: "Pit: pushed in, a unit takes 2d6 physical damage and its movement ends",
}


@dataclass(frozen=True, slots=True)
class Battlemap:
    """A map; hexes by index."""

    key: str
    name: str
    board: HexBoard
    shard: int
    starts: tuple[tuple[int, ...], ...]  # by side: red, blue (SK-077, SK-078)
    special: tuple[str, ...]  # by hex, '' for a normal one
    mists: tuple[int, ...]  # permanent clouds, as masks of hexes
    ways: tuple[tuple[int, ...], ...]  # by hex: the hexes next to it that are no walls
    rubble: tuple[int, ...]


def make_map(
    key: str,
    name: str,
    walls: list[tuple[int, int]],
    special: dict[str, list[tuple[int, int]]] | None = None,
    red: tuple[tuple[int, int], ...] = ((-6, 2), (-6, 4)),
    radius: int = 6,
) -> Battlemap:
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
    starts = tuple(tuple(board.index[Hex(sign * q, sign * r)] for q, r in red) for sign in (1, -1))
    ways = tuple(tuple(hex for hex in near if not board.blocked >> hex & 1) for near in board.near)
    rubble = tuple(i for i, kind in enumerate(kinds) if kind == RUBBLE)
    return Battlemap(key, name, board, board.index[ORIGIN], starts, tuple(kinds), tuple(mists), ways, rubble)


@cache
def open_in_sight(board: HexBoard, here: int, far: int) -> tuple[int, ...]:
    """The hexes without walls that are seen from a hex as far as that, itself included, if nothing else blocks."""
    seen = (board.sight[here] | 1 << here) & ~board.blocked
    return tuple(hex for hex, gap in enumerate(board.gap[here]) if gap <= far and seen >> hex & 1)


CRYPT = make_map("crypt", "The Crypt", [(2, -3), (3, -1), (1, 2), (4, -4), (1, 3), (2, 3), (5, -2)])
FORGE = make_map(
    "forge", "The Sunken Forge",
    [(2, -1), (2, -4), (4, -1), (0, 3), (1, 1), (3, 1), (5, -4)],
    {BRAZIER: [(3, -3), (0, 4)], RUBBLE: [(1, -3), (4, -3), (-2, 3)]},
)  # fmt: skip
HOLLOW = make_map(
    "hollow", "The Whispering Hollow",
    [(1, -2), (3, -2), (2, 1), (0, 4), (4, 0), (5, -3), (3, -5), (-5, 2)],
    {MIST: [(2, -2), (0, 3)], NODE: [(4, -2)], PIT: [(1, 2), (3, -4)]},
)  # fmt: skip
MAPS: dict[str, Battlemap] = {each.key: each for each in (CRYPT, FORGE, HOLLOW)}
