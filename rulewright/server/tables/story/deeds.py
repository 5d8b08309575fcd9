"""What the others did since one's own turn: one deed for each of their answers that can be told."""

from collections.abc import Collection, Sequence

from rulewright.kernel.question import Seat
from rulewright.kernel.record import Answer
from rulewright.server.tables.story.course import TURN
from rulewright.server.tables.story.you import is_about_reader
from rulewright.server.tables.table_view import Deed, LogLine, Recap

MOST = 12


def recap(
    lines: Sequence[LogLine],
    history: Sequence[Answer],
    turn_seats: Sequence[Seat | None],
    viewer: Seat | None,
    routine: Collection[str] = (),
) -> Recap | None:
    """The turns of others since the viewer's own last, and their answers in it; for whoever watches the latest turn.

    A line that has `step` answers of the history before it came of the last of these.
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
    for line in reversed(lines):
        if line.turn < first:
            break
        if (
            line.kind != TURN
            and line.kind not in routine
            and 0 < line.step <= len(history)
            and history[line.step - 1].seat != viewer
        ):
            steps.setdefault(line.step, []).insert(0, line)
            if len(steps) > MOST:
                break
    deeds = [
        Deed(step, history[step - 1].seat, tuple(found))
        for step, found in reversed(steps.items())
        if not all(is_about_reader(line.words) for line in found)  # what became of the viewer is nobody's deed
    ]
    owners = tuple(dict.fromkeys(seat for seat in turn_seats[first : turn + 1] if seat is not None))
    return Recap(owners, turn == last, tuple(deeds[-MOST:])) if deeds else None
