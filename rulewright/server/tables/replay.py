"""A game that can be looked at as it stood after any of its answers."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from rulewright.kernel.copying import copy_state
from rulewright.kernel.errors import IllegalAnswer, MalformedRecord
from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import CONCEDE, Question, Seat
from rulewright.kernel.record import Record
from rulewright.server.tables.log_lines import LogReader
from rulewright.server.tables.table_view import LogLine


@dataclass(slots=True)
class Replay:
    """The state after every answer, the questions that were open there, and the whole log."""

    game: Game
    names: list[str]
    states: list[Any]
    questions: list[dict[Seat, Question]]
    log: list[tuple[int, Event]]
    turns: list[int]
    pages: list[int]
    turn_seats: list[Seat | None]
    log_readers: dict[Seat | None, LogReader] = field(default_factory=dict)

    @property
    def steps(self) -> int:
        """How many answers were given."""
        return len(self.states) - 1

    def log_reader(self, viewer: Seat | None) -> LogReader:
        """Who puts the log into words for this viewer."""
        if viewer not in self.log_readers:
            self.log_readers[viewer] = LogReader(self.game, viewer, self.names)
        return self.log_readers[viewer]

    def lines(self, viewer: Seat | None) -> list[LogLine]:
        """The whole log for this viewer, each line told of the table as it stood when that had happened."""

        @lru_cache(maxsize=1)
        def view_at(step: int) -> Any:
            return self.game.rules.view(self.states[min(step, self.steps)], viewer)

        return self.log_reader(viewer).read(self.log, self.pages, view_at)

    def log_until(self, step: int) -> list[tuple[int, Event]]:
        """The log as it stood after `step` answers."""
        return [(at, event) for at, event in self.log if at <= step]


def replay_record(game: Game, record: Record) -> Replay:
    """Play a record through, keeping every position. Made in any thread; nothing of the match is kept."""
    match = Match.load(record, game, 0)
    states, questions = [copy_state(match.state)], [match.questions]
    for number, given in enumerate(record.answers):
        try:
            if given.text == CONCEDE.verb:
                match.concede(given.seat)
            else:
                match.answer(given.seat, given.text)
        except IllegalAnswer as wrong:
            raise MalformedRecord(f"answer {number + 1} of the record does not fit: {wrong}") from None
        states.append(copy_state(match.state))
        questions.append(match.questions)
    return Replay(
        game=game,
        names=list(match.names),
        states=states,
        questions=questions,
        log=match.log,
        turns=match.turns,
        pages=match.pages,
        turn_seats=match.turn_seats(),
    )
