"""Where a Move can go and for how much, against a plain search that knows the clauses and none of the shortcuts.

The search goes hex by hex from the cheapest on: 1 MP for a hex (SK-113), 1 more with Slow (SK-257), on Rubble, through
an enemy (SK-118); never into a wall (SK-112), nor nearer to what is feared (SK-246); no way leads on through a Brazier,
which would stop it (SK-120); all within MP and AP (SK-110, SK-114).
"""

from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Any

import pytest
from seekers_calls import apply, can_move, reachable
from seekers_table import Script, Side, bare, finish, position, priority, still, upto

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.rules.maps import BRAZIER, RUBBLE
from rulewright.games.seekers.rules.state import State, ailment
from rulewright.kernel.boards.hexes import DIRECTIONS, Hex, distance
from rulewright.kernel.variant import Variant

BOOTS = ("emberlords-regalia", "travellers-boots")  # the first hex of a turn is free


@dataclass
class Table:
    """One position to walk in."""

    map: str
    at: tuple[int, int]
    mp: int
    ap: int = 0
    enemies: tuple[tuple[int, int], ...] = ()
    friends: tuple[tuple[int, int], ...] = ()
    ailments: dict[str, int] = field(default_factory=dict)
    boots: bool = False
    fears: bool = False
    fade: int = 0

    def laid(self) -> State:
        gear: dict[str, Any] = {"equipment": BOOTS} if self.boots else {}
        mine = bare(at=self.at, mp=self.mp, ap=self.ap, ailments=self.ailments, fade=self.fade,
                    tokens=[("shade", spot) for spot in self.friends], **gear)  # fmt: skip
        foe: Side = still(at=self.enemies[0] if self.enemies else (-6, 2),
                          tokens=[("shade", spot) for spot in self.enemies[1:]])  # fmt: skip
        state = position(mine, foe, variant=Variant("x", rules={"map": self.map}))
        if self.fears:
            apply(Script(state, ()), state, 0, Ailing("Fear", 3), 1)
        return state


TABLES = [
    Table("crypt", (0, 0), 3),
    Table("crypt", (0, 0), 3, ap=2),
    Table("crypt", (3, 0), 6, enemies=((2, 0), (4, -1))),
    Table("crypt", (3, 0), 4, enemies=((2, 0),), friends=((4, -2), (2, 1))),
    Table("crypt", (0, 0), 6, ailments={"Slow": 2}),
    Table("crypt", (0, 0), 5, enemies=((1, 0),), ailments={"Slow": 2}),
    Table("crypt", (0, 0), 1, ailments={"Slow": 2}),
    Table("crypt", (0, 0), 2, boots=True),
    Table("crypt", (0, 0), 0, boots=True),
    Table("crypt", (0, 0), 3, boots=True, enemies=((1, 0), (0, 1)), ailments={"Slow": 2}),
    Table("crypt", (0, 0), 4, enemies=((3, 0),), fears=True),
    Table("crypt", (1, 0), 4, enemies=((3, 0),), fears=True, boots=True),
    Table("crypt", (0, 0), 2, enemies=((1, 0), (0, 1)), fade=2),
    Table("crypt", (1, 0), 4, enemies=((0, 0), (2, 0))),
    Table("crypt", (1, 0), 4, friends=((0, 0),)),
    Table("forge", (2, -2), 6),
    Table("forge", (3, -3), 3),
    Table("forge", (3, -2), 3, ap=1, enemies=((2, -3),)),
    Table("forge", (1, -2), 2, boots=True),
    Table("forge", (-1, 4), 5, ailments={"Slow": 2}, friends=((-1, 3),)),
    Table("hollow", (2, -1), 6, enemies=((2, -2),)),
    Table("causeway", (0, 1), 6, enemies=((1, 1), (0, 3))),
    Table("causeway", (0, 3), 9),
    Table("causeway", (1, 0), 3, boots=True, enemies=((1, 1),)),
]


def searched(table: Table, state: State) -> dict[int, int]:
    """Every hex in reach with its price, by the plain search."""
    map, index = state.book.map, state.book.map.board.index
    hexes, walls = map.board.hexes, {i for i in map.hexes if map.is_wall(i)}
    foes = {unit.hex for unit in state.units if unit.seat == 1 and not table.fade}
    slow = 1 if ailment(state.units[0], "Slow") else 0
    source = Hex(*table.enemies[0]) if table.fears else None
    noted = distance(Hex(*table.at), source) if source else 0
    start = state.units[0].hex

    def price(hex: int) -> int:
        return 1 + slow + (map.special[hex] == RUBBLE) + (hex in foes)

    def allowed(here: int, there: int) -> bool:
        if there in walls:
            return False
        now, then = (distance(hexes[each], source) if source else 0 for each in (here, there))
        return then >= noted or then > now

    found: dict[int, int] = {}
    waiting = [(0, int(start), True)]
    while waiting:
        spent, here, first = heappop(waiting)
        if here in found:
            continue
        found[here] = spent
        if map.special[here] == BRAZIER and here != start:
            continue
        for way in DIRECTIONS:
            there = index.get(hexes[here] + way)
            if there is not None and allowed(here, there):
                cost = spent + (0 if first and table.boots else price(there))
                if cost <= table.mp + table.ap:
                    heappush(waiting, (cost, there, False))
    return found


@pytest.mark.rule("SK-109", "SK-110", "SK-112", "SK-113", "SK-114", "SK-115", "SK-118", "SK-119", "SK-120", "SK-246")
@pytest.mark.parametrize("table", TABLES)
def test_every_hex_that_can_be_paid_for_is_reached_for_its_least_price(table: Table) -> None:
    state = table.laid()
    assert dict(sorted(reachable(state, 0).items())) == dict(sorted(searched(table, state).items()))


@pytest.mark.rule("SK-107", "SK-116", "SK-D09")
@pytest.mark.parametrize("table", TABLES)
def test_those_of_them_that_are_free_are_offered(table: Table) -> None:
    state = table.laid()
    taken = [] if table.fade else [unit.hex for unit in state.units]
    goals = [hex for hex in searched(table, state) if hex not in taken and hex != state.units[0].hex]
    hexes = state.book.map.board.hexes
    assert can_move(state, 0) is bool(goals)
    if goals:
        offered = [each for each in upto(priority, state, "move").notations if each.startswith("to ")]
        assert sorted(offered) == sorted(f"to {hexes[hex].q},{hexes[hex].r}" for hex in goals)


@pytest.mark.rule("SK-110", "SK-114", "SK-R43")
@pytest.mark.parametrize("table", [each for each in TABLES if not each.boots])
def test_the_dearest_of_them_costs_what_it_should(table: Table) -> None:
    """MP first, AP for the rest."""
    state = table.laid()
    taken = [] if table.fade else [unit.hex for unit in state.units]
    prices = {hex: n for hex, n in searched(table, state).items() if hex not in taken and hex != state.units[0].hex}
    if not prices:
        return
    fires = [hex for hex in prices if state.book.map.special[hex] == BRAZIER]
    goal = max([hex for hex in prices if hex not in fires], key=lambda hex: (prices[hex], hex))
    spot = state.book.map.board.hexes[goal]
    finish(priority, state, "move", f"to {spot.q},{spot.r}")
    spent = prices[goal]
    assert state.players[0].mp == max(0, table.mp - spent)
    assert state.players[0].ap == table.ap - max(0, spent - table.mp)
