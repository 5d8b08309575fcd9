"""The log put into words for one viewer."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any

from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.question import Seat
from rulewright.server.tables.story.course import Course
from rulewright.server.tables.story.you import as_you, with_reader
from rulewright.server.tables.table_view import LogLine


class LogReader:
    """The log for one viewer, put into words once a line and cut back after an undo."""

    __slots__ = ("course", "events", "game", "heard", "known", "lines", "names", "shown", "viewer")

    def __init__(self, game: Game, viewer: Seat | None, names: Sequence[str]) -> None:
        self.game = game
        self.viewer = viewer
        self.names = with_reader(names, viewer)
        self.events: list[Event] = []  # the true event behind each position read so far
        self.lines: list[LogLine | None] = []  # None: not for this viewer
        self.shown: list[LogLine] = []  # those that are
        self.known = 0  # events at the log's beginning that had been read before the last time
        self.course = Course(game, viewer)
        self.heard: dict[int, tuple[Event, str]] = {}  # words of events told since, as things stood at that moment

    def hear(self, number: int, state: Any, event: Event) -> None:
        """An event at the moment it is told: later a piece stands elsewhere, a card is another one."""
        if seen := event.seen_by(self.viewer):
            view = self.game.rules.view(state, self.viewer)
            self.heard[id(event)] = event, self._words(view, seen)

    def read(
        self, log: Sequence[tuple[int, Event]], pages: Sequence[int], view_at: Callable[[int], Any]
    ) -> list[LogLine]:
        """The lines of this log, numbered as this viewer reads them: what is hidden leaves no gap.

        `pages` are the lengths of the log at which turns began, `view_at` gives the table as it stood at a step.
        """
        self.known = known = self.agreement(log)
        if known < len(self.events):
            del self.events[known:], self.lines[known:]
            self.shown = [line for line in self.lines if line is not None]
        for at, (step, event) in enumerate(log[known:], start=known):
            line = self._line(len(self.shown), step, max(0, bisect_right(pages, at) - 1), event, view_at(step))
            self.events.append(event)
            self.lines.append(line)
            if line is not None:
                self.shown.append(line)
        return self.shown[:]

    def telling_line(self, turn: int, step: int) -> LogLine | None:
        """What is said of a turn that changed a game: its nearest event of such a kind, or what came at `step`."""
        kinds = self.game.page.turning_points
        read = [(event, line) for event, line in zip(self.events, self.lines, strict=True) if line is not None]
        telling = [line for event, line in read if line.turn == turn and event.kind in kinds]
        there = [line for _, line in read if line.step == step]
        return min(telling, key=lambda line: abs(line.step - step)) if telling else there[-1] if there else None

    def _words(self, view: Any, seen: Event) -> str:
        return as_you(self.game.words.event_words(view, seen, self.names))

    def agreement(self, log: Sequence[tuple[int, Event]]) -> int:
        """How many events at the beginning of the log have been read already."""
        known = min(len(self.events), len(log))
        while known and self.events[known - 1] is not log[known - 1][1]:
            known -= 1
        return known

    def _line(self, number: int, step: int, turn: int, event: Event, view: Any) -> LogLine | None:
        seen = event.seen_by(self.viewer)
        if seen is None:
            return None
        told = self.heard.pop(id(event), None)
        words = told[1] if told else self._words(view, seen)
        if not words:
            return None
        refs = self.game.words.event_refs(seen)
        return LogLine(number=number, step=step, words=words, clause=seen.clause, refs=refs, turn=turn, kind=seen.kind)
