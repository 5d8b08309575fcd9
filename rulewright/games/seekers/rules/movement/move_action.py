"""The Move action: a destination by the cheapest path, or a path of one's own (SK-109, SK-D09)."""

from functools import cache

from rulewright.games.seekers.rules import events, prompts
from rulewright.games.seekers.rules.ids import HexId
from rulewright.games.seekers.rules.movement import reach
from rulewright.games.seekers.rules.movement.entering import entered, finished
from rulewright.games.seekers.rules.movement.reach import can_stop, free_step
from rulewright.games.seekers.rules.movement.walking import walk
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.verbs import TO
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.table import Table


def move(table: Table, state: State, seat: Seat) -> None:
    """A destination by the cheapest safe path, or a path of one's own (SK-109, SK-D09)."""
    ways, to = reach.safe_ways(state, seat), _going(len(state.book.map.ways))
    goals = ways.hexes[1:]
    for hex in reach.taken_by_others(state, seat):
        if hex in goals:
            goals.remove(hex)
    options = [to[hex] for hex in goals]
    if len(options) != 1 or state.book.map.fires:
        options.append(prompts.WALK)
    choice = table.ask(seat, options, prompts.MOVE)
    if choice is not prompts.WALK:
        path = reach.way_to(ways, *TO.of(choice))
    else:  # affordable as a whole (SK-R44)
        free = free_step(state, seat)
        path = walk(
            table, state, seat, reach.budget(state, seat),
            lambda hex, first: 0 if first and free else ways.costs[hex],
        )  # fmt: skip
    follow(table, state, seat, path, ways.costs)


@cache
def _going(hexes: int) -> tuple[Option, ...]:
    """An option for every hex of a map."""
    return tuple(TO(HexId(hex)) for hex in range(hexes))


def follow(table: Table, state: State, seat: Seat, path: list[HexId], costs: list[int]) -> None:
    """Walk a path, paying hex by hex; a trigger on entering stops it there (SK-120, SK-121, SK-R48)."""
    player, unit = state.players[seat], state.units[seat]
    start, stopped, mp, ap = unit.hex, False, player.mp, player.ap
    free = free_step(state, seat)
    if path:
        player.events["walked"] = 1
    for hex in path:
        cost = 0 if free else costs[hex]
        free = False
        by_mp = min(cost, player.mp)  # SK-R43
        player.mp -= by_mp
        player.ap -= (cost - by_mp) * state.book.rules.ap_per_mp
        unit.hex = hex
        waiting = len(state.waiting)
        entered(table, state, seat)
        stopped = stopped or len(state.waiting) > waiting
        if stopped and can_stop(state, seat, hex):
            break
    if table.listening:
        spent = {"mp": mp - player.mp, "ap": ap - player.ap}
        table.tell(events.moves, unit=seat, from_=start, hex=unit.hex, **spent)
    finished(table, state, seat)
