"""What the others did since one's own turn: one deed for each of their answers that can be told."""

from collections.abc import Sequence

from rulewright.kernel.question import Seat
from rulewright.server.tables.story.course import TURN
from rulewright.server.tables.table_view import Deed, LogLine, Recap

MOST = 12


def recap(
    lines: Sequence[LogLine], answered: Sequence[Seat], turn_seats: Sequence[Seat | None], viewer: Seat | None
) -> Recap | None:
    """The turns of others since the viewer's own last one, or the latest turn for who watches.

    `answered` are the seats in the order of their answers. A line that has `step` answers before it came of the last.
    """
    last = len(turn_seats) - 1
    turn = last
    while turn > 0 and viewer is not None and turn_seats[turn] == viewer:
        turn -= 1
    first = turn
    while first > 1 and viewer is not None and turn_seats[first - 1] not in (viewer, None):
        first -= 1
    if turn < 1:
        return None
    steps: dict[int, list[LogLine]] = {}
    for line in lines:
        if (
            line.kind != TURN
            and first <= line.turn <= turn
            and 0 < line.step <= len(answered)
            and answered[line.step - 1] != viewer
        ):
            steps.setdefault(line.step, []).append(line)
    deeds = [Deed(step, answered[step - 1], tuple(found)) for step, found in steps.items()]
    owners = tuple(dict.fromkeys(seat for seat in turn_seats[first : turn + 1] if seat is not None))
    return Recap(owners, turn == last, tuple(deeds[-MOST:])) if deeds else None
