"""The Move action: a destination by the cheapest path, or a path of one's own (SK-109, SK-D09)."""

from functools import cache

from rulewright.games.seekers.rules import events, prompts
from rulewright.games.seekers.rules.ids import HexId
from rulewright.games.seekers.rules.movement import reach
from rulewright.games.seekers.rules.movement.entering import entered, finished
from rulewright.games.seekers.rules.movement.reach import can_enter, can_stop, free_step, hex_cost
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.verbs import STEP, TO
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.table import Table


def move(table: Table, state: State, seat: Seat) -> None:
    """The Move action: a destination by the cheapest path, or a path of one's own (SK-109, SK-D09)."""
    ways = reach.reachable(state, seat)
    here, to = state.units[seat].hex, _going(len(state.book.map.ways))
    closed = [here, *reach.taken_by_others(state, seat)]
    options = [to[hex] for hex in ways if hex not in closed]
    if len(options) > 1:
        options.append(prompts.WALK)
    choice = table.ask(seat, options, prompts.MOVE)
    if choice is prompts.WALK:
        _walk(table, state, seat)
        return
    path = [*TO.of(choice)]
    while ways[path[0]][1] != here:
        path.insert(0, ways[path[0]][1])
    follow(table, state, seat, path)


@cache
def _going(hexes: int) -> tuple[Option, ...]:
    """An option for every hex of a map."""
    return tuple(TO(HexId(hex)) for hex in range(hexes))


def _walk(table: Table, state: State, seat: Seat) -> None:
    """A declared path hex by hex; it must be affordable as a whole (SK-R44) and may revisit hexes (SK-R46)."""
    path: list[HexId] = []
    near, here, left = state.book.map.near, state.units[seat].hex, reach.budget(state, seat)
    while True:
        at = path[-1] if path else here
        free = not path and free_step(state, seat)
        prices = {hex: 0 if free else hex_cost(state, seat, hex) for hex in near[at] if can_enter(state, seat, hex, at)}
        options = [STEP(hex) for hex, cost in prices.items() if _can_finish(state, seat, hex, left - cost)]
        if path and can_stop(state, seat, at):
            options.insert(0, prompts.STOP)
        choice = table.ask(seat, options, prompts.STEP)
        if choice is prompts.STOP:
            follow(table, state, seat, path)
            return
        (step,) = STEP.of(choice)
        path.append(step)
        left -= prices[step]


def _can_finish(state: State, seat: Seat, hex: HexId, left: int) -> bool:
    """Whether a path with so many MP left on a hex can be ended there, or from there on a free one."""
    if left < 0 or can_stop(state, seat, hex):
        return left >= 0
    ways = [near for near in state.book.map.near[hex] if can_enter(state, seat, near, hex)]
    return any(_can_finish(state, seat, near, left - hex_cost(state, seat, near)) for near in ways)


def follow(table: Table, state: State, seat: Seat, path: list[HexId]) -> None:
    """Walk a path, paying hex by hex; a trigger on entering stops it there (SK-120, SK-121, SK-R48)."""
    player, unit = state.players[seat], state.units[seat]
    start, stopped = unit.hex, False
    for hex in path:
        cost = 0 if free_step(state, seat) else hex_cost(state, seat, hex)
        player.events["walked"] = 1
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
        table.tell(events.moves, unit=seat, from_=start, hex=unit.hex)
    finished(table, state, seat)
