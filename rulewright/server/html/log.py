"""The log as HTML: a heading for each turn, a line for each event, with its clause."""

from collections.abc import Iterator
from functools import lru_cache

from markupsafe import Markup

from rulewright.server.html.elements import el
from rulewright.server.html.links import clause_link
from rulewright.server.html.zones import Fragment
from rulewright.server.tables.table_view import LogLine, TableView

LOG_LINES, LOG_STEP = 60, 40


@lru_cache(maxsize=4096)
def log_html(slug: str, number: int, words: str, clause: str, refs: tuple[str, ...], step: int) -> Markup:
    return el(
        "li",
        el("span", words),
        clause_link(slug, clause),
        id=f"log-{number}",
        data_refs=" ".join(refs) or None,
        data_step=step,
    )


def log_fragments(v: TableView) -> Iterator[Fragment]:
    """The latest lines of the log, with a heading for each turn; the start moves rarely, so little is sent twice."""
    start = max(0, (len(v.log) - LOG_LINES) // LOG_STEP * LOG_STEP)
    turn = -1
    for line in v.log[start:]:
        if line.turn != turn:
            turn = line.turn
            yield f"log-turn-{turn}", "log", el("li", turn_words(turn), id=f"log-turn-{turn}", class_="turn")
        yield f"log-{line.number}", "log", log_line(v.game.slug, line)


def log_line(slug: str, line: LogLine) -> Markup:
    return log_html(slug, line.number, line.words, line.clause, line.refs, line.step)


def turn_words(turn: int) -> str:
    return f"Turn {turn}" if turn else "Set-up"
