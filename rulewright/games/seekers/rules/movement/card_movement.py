"""Movement by cards: along a path, by Warp, and out of being Intangible (SK-139, SK-231, SK-R57)."""

from rulewright.games.seekers.rules import events, prompts
from rulewright.games.seekers.rules.ailments.forbidding import cannot_move, slowed
from rulewright.games.seekers.rules.ids import NOWHERE, AnyUnit, HexId
from rulewright.games.seekers.rules.movement.entering import entered, finished
from rulewright.games.seekers.rules.movement.reach import can_enter, can_stop
from rulewright.games.seekers.rules.movement.walking import walk
from rulewright.games.seekers.rules.shard import displaced
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.verbs import AT_FREE_HEX, TO
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def travel(table: Table, state: State, seat: Seat, n: int, source: str) -> None:
    """Card movement ↔n by its source: no MP, units may be passed, walls walked round (SK-139, SK-R54, SK-D18)."""
    if cannot_move(state, seat):
        return  # SK-R145
    n, here = slowed(state, seat, n), state.units[seat].hex
    anyhow, safely = _within(state, seat, n), _within(state, seat, n, safely=True)
    goals = [hex for hex in anyhow if hex != here and can_stop(state, seat, hex)]
    options = [prompts.STOP, *(TO(hex) for hex in goals), *([prompts.WALK] if goals else [])]
    choice = table.ask(seat, options, prompts.of(source, prompts.TRAVEL))
    if choice is prompts.STOP:
        return
    if choice is prompts.WALK:
        path = walk(table, state, seat, n, lambda hex, first: 1, prompts.of(source, prompts.STEP))
    else:
        path = [*TO.of(choice)]
        way = safely if path[0] in safely else anyhow
        while way[path[0]] != here:
            path.insert(0, way[path[0]])
    for hex in path:
        state.units[seat].hex = hex
        entered(table, state, seat)  # the movement is completed, triggers wait (SK-R55)
    if table.listening:
        table.tell(events.moves.under("SK-139"), unit=seat, from_=here, hex=path[-1])
    finished(table, state, seat)


def _within(state: State, seat: Seat, n: int, safely: bool = False) -> dict[HexId, HexId]:
    """The hexes within n steps, each with the one before it; `safely`: no way leads through a Brazier."""
    near, here = state.book.map.near, state.units[seat].hex
    around = state.book.map.fires if safely else ()
    seen, edge = {here: NOWHERE}, [here]
    for _ in range(n):
        edge = [hex for at in edge if at == here or at not in around for hex in near[at]
                if hex not in seen and can_enter(state, seat, hex, at) and not seen.update({hex: at})]  # fmt: skip
    return seen


def warp(table: Table, state: State, unit: AnyUnit, hex: HexId) -> None:
    """An instantaneous change of hex, not moving (SK-123, SK-231)."""
    start = state.units[unit].hex
    state.units[unit].hex = hex
    table.tell(events.warps, unit=unit, from_=start, hex=hex)
    entered(table, state, unit)
    displaced(table, state, unit)


def solid_again(table: Table, state: State, unit: AnyUnit) -> None:
    """Intangible ends; on an occupied hex the nearest free one is chosen (SK-R57, SK-D28)."""
    table.tell(events.solid, unit=unit)
    who, battlemap = state.units[unit], state.book.map
    if who.hex < 0 or can_stop(state, unit, who.hex):
        return
    free = [hex for hex in battlemap.hexes if not battlemap.is_wall(hex) and can_stop(state, unit, hex)]
    gap = battlemap.board.gap[who.hex]
    near = min(gap[hex] for hex in free)
    options = [AT_FREE_HEX(hex) for hex in free if gap[hex] == near]
    warp(table, state, unit, *AT_FREE_HEX.of(table.ask(who.seat, options, prompts.UNFADE)))
