"""The log as HTML: what happened by turn, the latest first, each line with its clause for who looks."""

from collections.abc import Iterator
from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.question import Seat
from rulewright.kernel.words import upper_first
from rulewright.server.html.elements import classes, el
from rulewright.server.html.links import name_of
from rulewright.server.html.zones import Fragment
from rulewright.server.tables.story.course import TURN
from rulewright.server.tables.table_view import LogLine, TableView

LOG_LINES, LOG_STEP = 60, 40


@lru_cache(maxsize=4096)
def log_html(number: int, words: str, clause: str, refs: tuple[str, ...], step: int, first: bool) -> Markup:
    return el(
        "li",
        el("span", words),
        id=f"log-{number}",
        class_="first" if first else None,
        data_refs=" ".join(refs) or None,
        data_clause=clause or None,
        data_step=step,
    )


def log_fragments(v: TableView) -> Iterator[Fragment]:
    """The latest lines of the log by turn; the start moves rarely, so little is sent twice."""
    start = max(0, (len(v.log) - LOG_LINES) // LOG_STEP * LOG_STEP)
    turns: dict[int, list[LogLine]] = {}
    for line in v.log[start:]:
        if line.kind == TURN:
            continue  # its heading says it
        turns.setdefault(line.turn, []).append(line)
    for turn in sorted(turns, reverse=True):
        yield f"log-turn-{turn}", "log", turn_html(v, turn)
        step = -1
        for line in turns[turn]:
            first, step = line.step != step, line.step
            yield f"log-{line.number}", f"log-turn-{turn}-lines", log_line(v, line, first)


def turn_html(v: TableView, turn: int) -> Markup:
    """A turn's heading in its player's colour, with room for its lines."""
    seat = v.turn_seats[turn] if turn < len(v.turn_seats) else None
    return el(
        "li",
        el("h3", v.turn_names[turn] + (f" · {who(v, seat)}" if turn and seat is not None else "")),
        el("ol", id=f"log-turn-{turn}-lines", data_slot=True),
        id=f"log-turn-{turn}",
        class_=classes("turn", bool(turn) and seat is not None and f"seat{seat}"),
    )


def who(v: TableView, seat: Seat) -> str:
    return "You" if seat == v.viewer else name_of(v, seat)


def log_line(v: TableView, line: LogLine, first: bool) -> Markup:
    """A line without the name that its heading has: 'Plays Imp'."""
    seat = v.turn_seats[line.turn] if 0 < line.turn < len(v.turn_seats) else None
    words = line.words
    if seat is not None and words.startswith(start := f"{name_of(v, seat)} "):
        words = upper_first(words.removeprefix(start))
    return log_html(line.number, words, line.clause, line.refs, line.step, first)
