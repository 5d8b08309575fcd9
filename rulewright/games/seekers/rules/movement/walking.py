"""A path of one's own, hex by hex: of a Move action, and of movement by a card (SK-D09, SK-D18)."""

from collections.abc import Callable

from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.ids import HexId
from rulewright.games.seekers.rules.movement.reach import can_enter, can_stop
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.verbs import STEP
from rulewright.kernel.question import Prompt, Seat
from rulewright.kernel.table import Table

Price = Callable[[HexId, bool], int]
"""What a step onto a hex costs; whether it is the first one of the path."""


def walk(table: Table, state: State, seat: Seat, left: int, price: Price, why: Prompt = prompts.STEP) -> list[HexId]:
    """Ask for a path that costs no more than is left; it may revisit hexes (SK-R46) and ends on a free one (SK-116)."""
    path: list[HexId] = []
    near, here = state.book.map.near, state.units[seat].hex
    while True:
        at = path[-1] if path else here
        prices = {hex: price(hex, not path) for hex in near[at] if can_enter(state, seat, hex, at)}
        options = [STEP(hex) for hex, cost in prices.items() if _can_finish(state, seat, hex, left - cost, price)]
        if path and can_stop(state, seat, at):
            options.insert(0, prompts.STOP)
        choice = table.ask(seat, options, why)
        if choice is prompts.STOP:
            return path
        (step,) = STEP.of(choice)
        path.append(step)
        left -= prices[step]


def _can_finish(state: State, seat: Seat, hex: HexId, left: int, price: Price) -> bool:
    """Whether a path with so much left on a hex can be ended there, or from there on a free one."""
    if left < 0 or can_stop(state, seat, hex):
        return left >= 0
    ways = [near for near in state.book.map.near[hex] if can_enter(state, seat, near, hex)]
    return any(_can_finish(state, seat, near, left - price(near, False), price) for near in ways)
