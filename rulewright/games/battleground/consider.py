"""Of the options of a question those that a bot should spend its time on."""

from collections.abc import Sequence

from rulewright.games.battleground import prompts
from rulewright.games.battleground.state import SECOND_MAIN, State, ally_side, face_now
from rulewright.kernel.question import Option, Seat

CROSSINGS = 4


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Places where somebody stands; preparing and charging only with what the battle left over."""
    last = options[-1].verb
    if last == "crossing":
        return busy_crossings(state, seat, options)
    if last == "row":
        return _busy_rows(state, options)
    if last == "slot":
        return options[:1]  # a free one, or else the older spell
    if options[0] is prompts.PASS and seat == state.active:
        return _worth_a_thought(state, seat, options)
    return options


def _worth_a_thought(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """A token is placed before anything else; spells are prepared after the battle, into free slots."""
    tokens = [each for each in options if each.verb == "token"]
    if tokens:
        return tokens
    late = state.phase == SECOND_MAIN
    free = late and any(slot.card < 0 for slot in state.players[seat].slots)
    return [
        each
        for each in options
        if (each.verb != "prepare" or (free and _worth_preparing(state, each))) and (late or each.verb != "charge")
    ]


def _worth_preparing(state: State, each: Option) -> bool:
    """Something for the enemy's turn: paid for, cheap, and no unit."""
    design = state.book.cards[face_now(state, each.a)]
    return bool(design.pay) and sum(design.cost) <= 2 and not design.summons_itself and design.aura is None


def busy_crossings(state: State, seat: Seat, options: Sequence[Option]) -> list[Option]:
    """The intersections with the most foes around and the fewest allies."""
    ground, board = state.book.ground, state.board
    side = state.players[seat].side

    def gain(each: Option) -> int:
        found = 0
        for field in ground.around[each.a][1]:
            unit = board[field]
            if unit is not None:
                found += -1 if ally_side(unit) == side else 2
        return -found

    return sorted(options, key=gain)[:CROSSINGS]


def _busy_rows(state: State, options: Sequence[Option]) -> Sequence[Option]:
    board, in_row = state.board, state.book.ground.in_row
    kept = [each for each in options if any(board[field] is not None for field in in_row[each.a])]
    return kept or options[:1]
