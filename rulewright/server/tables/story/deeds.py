"""What the others did since one's own turn: one deed for each of their answers that can be told."""

from bisect import bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.question import Seat
from rulewright.kernel.record import Answer
from rulewright.server.tables.story.course import TURN
from rulewright.server.tables.story.you import is_about_reader
from rulewright.server.tables.table_view import Deed, LogLine, Recap

MOST = 12
LONGEST = 50  # letters of a deed that is asked about


def recap(
    lines: Sequence[LogLine],
    history: Sequence[Answer],
    turn_seats: Sequence[Seat | None],
    viewer: Seat | None,
    routine: Collection[str] = (),
    passing: Collection[str] = (),
    turns: Sequence[int] = (),
    hurts: Mapping[int, int] | None = None,
) -> Recap | None:
    """The turns of others since the viewer's own last, and their answers in it; for whoever watches the latest turn.

    A line that has `step` answers of the history before it came of the last of these that is not `passing`: who passes
    lets happen what another did. `turns` are the steps at which turns began, `hurts` what hit the viewer at which step.
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
        if line.kind == TURN or line.kind in routine or not 0 < line.step <= len(history):
            continue
        done = doing(line.step, history, passing, turns[line.turn] if line.turn < len(turns) else 0)
        if done and history[done - 1].seat != viewer:
            steps.setdefault(done, []).insert(0, line)
            if len(steps) > MOST:
                break
    harm: dict[int, int] = {}
    for step, n in (hurts or {}).items():
        since = turns[max(0, bisect_right(turns, step) - 1)] if turns else 0  # what lasts hurts as a turn begins
        if 0 < step <= len(history) and (done := doing(step, history, passing, since)):
            harm[done] = harm.get(done, 0) + n
    deeds = [
        Deed(step, history[step - 1].seat, tuple(found), harm.get(step, 0))
        for step, found in reversed(steps.items())
        if not all(is_about_reader(line.words) for line in found)  # what became of the viewer is nobody's deed
    ]
    owners = tuple(dict.fromkeys(seat for seat in turn_seats[first : turn + 1] if seat is not None))
    return Recap(owners, turn == last, tuple(deeds[-MOST:])) if deeds else None


def answered_deed(told: Recap, decided: int | None) -> str:
    """What somebody else has done in this turn since the reader last decided, as a question; "" if nothing or long.

    It has happened: such windows open after a deed, not before it.
    """
    if not told.now or not told.deeds or told.deeds[-1].step <= (-1 if decided is None else decided) + 1:
        return ""
    words = told.deeds[-1].lines[0].words.rstrip(".!")
    return f"Just now: {words}. Act?" if len(words) <= LONGEST else ""


def doing(step: int, history: Sequence[Answer], passing: Collection[str], since: int) -> int:
    """How many answers there were with the last one, up to this step, that was no pass; 0: none in this turn."""
    while step > since and history[step - 1].text in passing:
        step -= 1
    return step if step > since or not passing else 0


def hits(game: Game, view: Any, log: Iterable[tuple[int, Event]], own: Collection[str], since: int) -> dict[int, int]:
    """By step what hit one of these things, by the game's own effects; `log` has the latest first."""
    found: dict[int, int] = {}
    for step, event in log:
        if step < since:
            break
        for each in game.page.effects(view, event) or []:
            if each["k"] == "hit" and each["ref"] in own and each.get("n"):
                found[step] = found.get(step, 0) + each["n"]
    return found
