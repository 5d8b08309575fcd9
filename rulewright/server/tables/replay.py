"""A game as it stood after any of its answers, and the `TableView` of such a moment for those who may see it."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from operator import itemgetter
from threading import RLock
from typing import Any

from rulewright.kernel.event import Event, event_log
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.kernel.record import Record
from rulewright.server.errors import Forbidden
from rulewright.server.tables.frames import Frames
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_view import Visitor, changed_refs, game_figures, settings_of
from rulewright.server.tables.opponents import rank_of
from rulewright.server.tables.story.course import Course, with_last_move
from rulewright.server.tables.story.decisions import Kind, NoChoice, causes, no_choice
from rulewright.server.tables.story.log_lines import Log, LogReader
from rulewright.server.tables.table_view import LogLine, PersonView, TableView


@dataclass(slots=True)
class Replay:
    """The state after every answer, who was asked there, what the answers were, and the whole log."""

    game: Game
    names: list[str]
    frames: Frames = field(default_factory=Frames)
    waiting: list[tuple[Seat, ...]] = field(default_factory=list)
    kinds: list[Kind] = field(default_factory=list)  # of every answer
    no_choice: dict[Seat, NoChoice] = field(default_factory=dict)  # in the position kept last
    log: Log = field(default_factory=event_log)
    turns: list[int] = field(default_factory=list)
    pages: list[int] = field(default_factory=list)
    turn_seats: list[Seat | None] = field(default_factory=list)
    log_readers: dict[Seat | None, LogReader] = field(default_factory=dict)
    reading: RLock = field(default_factory=RLock)  # of the log: it is read in threads

    @property
    def steps(self) -> int:
        return len(self.frames) - 1

    def keep(self, match: Match) -> None:
        if self.waiting:
            given = match.history[-1]
            self.kinds.append(self.no_choice[given.seat].kind_of(given.text))
        self.frames.append(match.state)
        self.waiting.append(tuple(match.questions))
        self.no_choice = {seat: no_choice(self.game, match.state, asked) for seat, asked in match.questions.items()}

    def causes(self) -> list[int]:
        """For every step the step by whose choice it came about, 0 if by nobody's."""
        return causes(self.kinds, self.turns)

    def log_reader(self, viewer: Seat | None) -> LogReader:
        if viewer not in self.log_readers:
            self.log_readers[viewer] = LogReader(self.game, viewer, self.names)
        return self.log_readers[viewer]

    def lines(self, viewer: Seat | None) -> Sequence[LogLine]:
        """The whole log for this viewer, each line told of the table as it stood when that had happened."""

        @lru_cache(maxsize=1)
        def view_at(step: int) -> Any:
            return self.game.rules.view(self.frames[min(step, self.steps)], viewer)

        with self.reading:
            return self.log_reader(viewer).read(self.log, self.pages, view_at)

    def events_at(self, step: int) -> list[Event]:
        """What happened by the answer that led there."""
        with self.reading:
            first, after = (bisect_left(self.log, at, key=itemgetter(0)) for at in (step, step + 1))
            return [event for _, event in self.log[first:after]]

    def log_until(self, step: int) -> list[tuple[int, Event]]:
        return [(at, event) for at, event in self.log if at <= step]


def replay_record(game: Game, record: Record) -> Replay:
    """Play a record through, keeping every position. Made in any thread; nothing of the match is kept."""
    match = Match.begin(record, game)
    replay = Replay(game, list(match.names))
    replay.keep(match)
    for _ in match.repeat(record.answers):
        replay.keep(match)
    replay.log, replay.turns, replay.pages = match.log, match.turns, match.pages
    replay.turn_seats = match.turn_seats()
    return replay


def replay_seats(live: LiveGame, visitor: Visitor) -> list[tuple[str, str]]:
    """Whose eyes may be looked back through, as (value, words); the first is the one to begin with."""
    names = live.ledger.names
    watch = ("watch", "as a spectator")
    if live.ledger.over:
        seats = [(str(seat), f"as {name}") for seat, name in enumerate(names)]
        own = [entry for entry in seats if int(entry[0]) in visitor.held]
        rest = [entry for entry in seats if entry not in own]
        return [*own, ("open", "open"), *rest, watch]
    if live.row.header.get("hot_seat") and len(visitor.held) > 1:
        return [watch]  # the other player must not see through the curtain
    return [*((str(seat), f"as {names[seat]}") for seat in visitor.held), watch]


def replay_viewer(live: LiveGame, visitor: Visitor, wanted: str | None) -> Seat | None:
    """The viewer of a replay: what was asked for, if it may be seen from there."""
    allowed = [value for value, _ in replay_seats(live, visitor)]
    value = allowed[0] if wanted in (None, "") else str(wanted)
    if value not in allowed:
        raise Forbidden("this view opens when the game is over" if not live.ledger.over else "no such view")
    return None if value == "open" else SPECTATOR if value == "watch" else Seat(int(value))


def replay_view(live: LiveGame, replay: Replay, viewer: Seat | None, step: int, visitor: Visitor) -> TableView:
    """The table as it stood after `step` answers."""
    step = max(0, min(step, replay.steps))
    game, state = live.game, replay.frames[step]
    view = game.rules.view(state, viewer)
    log = replay.log_until(step)
    lines = [line for line in replay.lines(viewer) if line.step <= step]
    return TableView(
        game=game,
        code=live.code,
        viewer=viewer,
        view=view,
        scene=with_last_move(
            game.page.close_up(view, None, game.page.scene(view, viewer, replay.names)), game, log, viewer
        ),
        mode="replay",
        people=[
            PersonView(Seat(seat), name, code, True, None, rank_of(code) if code else live.ranks.get(Seat(seat), ""))
            for seat, (name, code) in enumerate(zip(replay.names, live.row.header["bots"], strict=True))
        ],
        waiting=replay.waiting[step],
        log=lines,
        changed_refs=changed_refs(game, log, step, viewer),
        why_no_undo="this is a replay",
        outcome=state.outcome,
        step=step,
        steps=replay.steps,
        turns=list(replay.turns),
        turn_seats=replay.turn_seats,
        turn_names=Course(game, viewer).follow(replay.log, replay.pages, replay.turn_seats, 0)[0],
        moves=Course(game, viewer).follow(log, replay.pages, replay.turn_seats, 0)[1],
        settings=settings_of(live),
        version=step,
        held=visitor.held,
        creator=visitor.creator,
        figures=game_figures(game, log, len(replay.names)) if state.outcome else None,
        judgement=live.estimate.told(replay.log_reader(viewer)) if live.estimate else None,
    )
