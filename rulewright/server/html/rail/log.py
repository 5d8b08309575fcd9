"""The log as HTML: what happened by turn and deed, the latest first, each line with its clause for whoever looks."""

from collections.abc import Container
from functools import lru_cache
from itertools import chain, groupby
from operator import attrgetter

from rulewright.kernel.question import Seat
from rulewright.kernel.words import upper_first
from rulewright.server.html.elements import classes, el
from rulewright.server.html.fragment_diff import Fragment, Fragments, fragment
from rulewright.server.html.links import name_of
from rulewright.server.tables.story.course import SET_UP, TURN
from rulewright.server.tables.table_view import LogLine, TableView

LOG_LINES, LOG_STEP = 60, 40


def log_fragments(v: TableView) -> Fragments:
    """The latest lines of the log by turn; the start moves rarely, so little is sent twice."""
    start = max(0, (len(v.log) - LOG_LINES) // LOG_STEP * LOG_STEP)
    unsaid = {TURN, *v.game.page.untold}  # a turn's heading says it; of the others, what comes of them
    lines = [line for line in v.log[start:] if line.kind not in unsaid]
    kept, used = v.drawn.get("log", {}), {}
    found: Fragments = {}
    for turn, group in reversed([(turn, list(group)) for turn, group in groupby(lines, attrgetter("turn"))]):
        seat = None if v.turn_names[turn] == SET_UP else v.turn_seats[turn]
        name = "" if seat is None else name_of(v, seat)
        whose = "" if seat is None else f" · {'You' if seat == v.viewer else name}"
        key = turn, v.turn_names[turn] + whose, seat, name
        known, told = kept.get(key, (None, {}))
        if known != group:
            told = _turn(*key, group, v.game.page.routine)
        used[key] = group, told
        found |= told
    v.drawn["log"] = used
    return found


def _turn(
    turn: int, title: str, seat: Seat | None, name: str, lines: list[LogLine], routine: Container[str]
) -> Fragments:
    """A turn: its heading in its player's colour, and its deeds, each with what it cost and what came of it below."""
    inside = f"log-turn-{turn}-lines"
    head = el(
        "li",
        el("h3", title),
        el("ol", id=inside, data_slot=True),
        id=f"log-turn-{turn}",
        class_=classes("turn", seat is not None and f"seat{seat}"),
    )
    steps = [sorted(step, key=lambda line: line.kind in routine) for _, step in groupby(lines, attrgetter("step"))]
    lines = [line for step in steps for line in step]
    firsts = [line is step[0] for step in steps for line in step]
    deeds: list[list[Fragment]] = []
    for _, alike in groupby(zip(lines, firsts, strict=True), key=lambda each: each[0].words):
        (line, first), *more = alike
        if first:
            deeds.append([])
        deeds[-1].append(_line(line, inside, name, first, len(more) + 1))
    return dict([fragment(f"log-turn-{turn}", "log", head), *chain.from_iterable(reversed(deeds))])


@lru_cache(maxsize=4096)
def _line(line: LogLine, inside: str, name: str, first: bool, times: int) -> Fragment:
    """A line without the name that its heading has: 'Plays Imp'; said once where it happened several times."""
    words = line.words
    if name and words.startswith(start := f"{name} "):
        words = upper_first(words.removeprefix(start))
    html = el(
        "li",
        el("span", words),
        el("b", f" × {times}", class_="times") if times > 1 else None,
        id=f"log-{line.number}",
        class_="first" if first else None,
        data_refs=" ".join(line.refs) or None,
        data_clause=line.clause or None,
        data_step=line.step,
    )
    return fragment(f"log-{line.number}", inside, html)
