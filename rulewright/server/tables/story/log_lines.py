"""The log put into words for one viewer."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.log.scroll import Scroll
from rulewright.kernel.question import Seat
from rulewright.server.tables.story.course import Course
from rulewright.server.tables.story.you import as_you, with_reader
from rulewright.server.tables.table_view import LogLine

Log = Scroll[tuple[int, Event]]
SHOWN = 100  # lines that a page shows at most: the latest are at hand


def log_lines() -> Scroll[LogLine]:
    return Scroll(attrgetter("number", "step", "words", "clause", "refs", "turn", "kind"), _line_from)


def _line_from(number: int, step: int, words: str, clause: str, refs: Sequence[str], turn: int, kind: str) -> LogLine:
    return LogLine(number, step, words, clause, tuple(refs), turn, kind)


class LogReader:
    """The log for one viewer, put into words once a line and cut back after an undo."""

    __slots__ = (
        "course",
        "drawn",
        "game",
        "heard",
        "known",
        "lines",
        "log",
        "names",
        "news",
        "read_since",
        "settled",
        "viewer",
    )

    def __init__(self, game: Game, viewer: Seat | None, names: Sequence[str], placed: bool = False) -> None:
        self.game = game
        self.viewer = viewer
        self.names = names  # the table's own: people are renamed
        self.log: Log | None = None  # the one that was read
        self.settled = 0  # its events that nobody takes back
        self.read_since: list[tuple[Event, int]] = []  # after these: the true event, and the lines before
        self.lines = log_lines()
        self.news: list[int] = []  # the lines that are told once more, by number
        self.known = 0  # events at the log's beginning that had been read before the last time
        self.course = Course(game, viewer, placed)
        self.drawn: dict[str, Any] = {}  # what the page keeps of this viewer
        self.heard: dict[int, tuple[Event, str]] = {}  # by number: events told since, in words of that moment

    def hear(self, number: int, state: Any, event: Event) -> None:
        """An event at the moment it is told: later a piece stands elsewhere, a card is another one."""
        if seen := event.seen_by(self.viewer):
            view = self.game.rules.view(state, self.viewer)
            self.heard[number] = event, self._words(view, seen)

    def read(self, log: Log, pages: Sequence[int], view_at: Callable[[int], Any]) -> Scroll[LogLine]:
        """The lines of this log, numbered as this viewer reads them: what is hidden leaves no gap.

        `pages` are the lengths of the log at which turns began, `view_at` gives the table as it stood at a step.
        Those that nobody takes back are packed, as they are in the log. The reader goes on with what it gives.
        """
        self.known = known = self.agreement(log)
        for at, (step, event) in enumerate(log[known:], start=known):
            self.read_since.append((event, len(self.lines)))
            told = self.heard.pop(at, None)
            words = told[1] if told and told[0] == event else None
            line = self._line(step, max(0, bisect_right(pages, at) - 1), event, words, view_at)
            if line is not None:
                if self.viewer is not None and self.game.page.news(event, self.viewer):
                    self.news.append(line.number)
                self.lines.append(line)
        self.log = log
        if (more := log.packed - self.settled) > 0:
            before = self.read_since[more][1] if more < len(self.read_since) else len(self.lines)
            self.lines.pack(min(before, len(self.lines) - SHOWN))
            del self.read_since[:more]
            self.settled = log.packed
        return self.lines

    def telling_words(self, step: int, told: int) -> str:
        """What was done at a step, and what came of it at another: 'Ada plays Pyroblast. Bram's Imp dies.'

        "" where nothing came of it that changes the course of a game.
        """
        lines = [line for line in self.lines if step <= line.step <= told]
        came = [line for line in lines if line.step == told and line.kind in self.game.page.turning_points]
        plain = self.game.page.routine | self.game.page.untold
        done = next((line for line in lines if line.kind not in plain), None)
        if not came:
            return ""
        return f"{done.words} {came[-1].words}" if done and done not in came else came[-1].words

    def _words(self, view: Any, seen: Event) -> str:
        return as_you(self.game.words.event_words(view, seen, with_reader(self.names, self.viewer)))

    def agreement(self, log: Log) -> int:
        """How many events at the beginning of the log have been read already; what came of others is forgotten."""
        if log is not self.log:
            self.settled, self.read_since, self.lines, self.news = 0, [], log_lines(), []
            return 0
        settled = self.settled
        known = min(settled + len(self.read_since), len(log))
        while known > settled:
            read, told = self.read_since[known - settled - 1][0], log[known - 1][1]
            if read is told or (known <= log.packed and read == told):  # what was packed since is a copy
                break
            known -= 1
        if known < settled + len(self.read_since):
            del self.lines[self.read_since[known - settled][1] :], self.read_since[known - settled :]
            self.news = [number for number in self.news if number < len(self.lines)]
        return known

    def _line(
        self, step: int, turn: int, event: Event, words: str | None, view_at: Callable[[int], Any]
    ) -> LogLine | None:
        seen = event.seen_by(self.viewer)
        if seen is None:
            return None
        if words is None:
            words = self._words(view_at(step), seen)
        if not words:
            return None
        refs = self.game.words.event_refs(seen)
        return LogLine(len(self.lines), step, words, seen.clause, refs, turn, seen.kind)
