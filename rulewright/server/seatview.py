"""What one viewer's table holds, as plain data: the only thing the page and the API are made from.

Everything here comes from `game.rules.view(state, viewer)` and from events filtered for that viewer, so nothing a
viewer may not see can reach a page. How it looks is not decided here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import Question, Seat
from rulewright.kernel.state import Outcome


@dataclass(slots=True)
class LogLine:
    """A line of the log: `step` answers had been given before it happened."""

    number: int
    step: int
    words: str
    clause: str
    refs: tuple[str, ...]
    turn: int


@dataclass(slots=True)
class Choice:
    """One option of the viewer's question, as a button; `refs` are the things to click, in order."""

    index: int
    label: str
    refs: tuple[str, ...]
    role: str = ""  # "pass" and "end" have places of their own
    tip: str = ""  # what it would come to, and why


@dataclass(slots=True)
class Ask:
    """The viewer's open question; `picked` holds the things clicked so far."""

    words: str
    clause: str
    key: str
    choices: list[Choice]
    picked: tuple[str, ...] = ()


@dataclass(slots=True)
class PersonView:
    """Who sits at a seat. `bot` is a bot's code; `clock` the seconds left, where there is a clock."""

    seat: int
    name: str
    bot: str | None
    here: bool
    clock: float | None


@dataclass(slots=True)
class Tally:
    """A finished game at a glance: figures by seat, and the lines of the log at which it turned."""

    rows: list[tuple[str, list[int]]]
    points: list[LogLine]


@dataclass(slots=True)
class TableView:
    """The whole table as one viewer sees it."""

    game: Game
    code: str
    viewer: int | None  # a seat; None: the open table after the end; SPECTATOR for those who watch
    view: Any
    scene: Any
    mode: str  # "play", "watch", "replay" or "curtain"
    people: list[PersonView]
    ask: Ask | None
    waiting: tuple[int, ...]
    waited: float
    log: list[LogLine]
    changed: tuple[str, ...]
    undo: str | None
    undo_request: int | None
    outcome: Outcome | None
    chat: list[tuple[str, str]]
    step: int
    steps: int
    turns: list[int]
    settings: dict[str, Any]
    n: int = 0  # the version that actions must name
    curtain: int | None = None  # the seat that should take the screen when the mode is "curtain"
    held: tuple[int, ...] = ()  # the seats this browser holds
    conceding: tuple[int, ...] = ()  # seats that will give up at their next decision
    rematch: str | None = None  # the code of the game that follows this one
    creator: bool = False  # whether this browser set the game up
    asked: int = 0  # the version at which the viewer's question was put
    passing: bool = False  # the table passes a window for the viewer
    stops: list[tuple[Stop, bool]] = field(default_factory=list)  # the viewer's, and whether they hold
    tally: Tally | None = None  # once the game is over


class Teller:
    """The log for one viewer, put into words once a line and cut back after an undo."""

    __slots__ = ("events", "game", "lines", "names", "viewer")

    def __init__(self, game: Game, viewer: Seat | None, names: Sequence[str]) -> None:
        self.game = game
        self.viewer = viewer
        self.names = names
        self.events: list[Event] = []  # the true event behind each position read so far
        self.lines: list[LogLine | None] = []  # None: not for this viewer

    def read(
        self, log: Sequence[tuple[int, Event]], pages: Sequence[int], view_at: Callable[[int], Any]
    ) -> list[LogLine]:
        """The lines of this log, numbered as this viewer reads them: what is hidden leaves no gap.

        `pages` are the lengths of the log at which turns began, `view_at` gives the table as it stood at a step.
        """
        known = self.agreement(log)
        del self.events[known:], self.lines[known:]
        count = sum(line is not None for line in self.lines)
        turn = 0
        for at, (step, event) in enumerate(log[known:], start=known):
            while turn + 1 < len(pages) and pages[turn + 1] <= at:
                turn += 1
            self.events.append(event)
            self.lines.append(self._line(count, step, turn, event, view_at(step)))
            count += self.lines[-1] is not None
        return [line for line in self.lines if line is not None]

    def points(self, kinds: Sequence[str]) -> list[LogLine]:
        """The lines read so far that are about events of these kinds."""
        pairs = zip(self.events, self.lines, strict=True)
        return [line for event, line in pairs if line is not None and event.kind in kinds]

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
        words = self.game.words.event_words(view, seen, self.names)
        return LogLine(number, step, words, seen.clause, self.game.words.event_refs(seen), turn) if words else None


def ask_view(game: Game, view: Any, question: Question | None, picked: tuple[str, ...]) -> Ask | None:
    """The question as its seat reads it, every option in words."""
    if question is None:
        return None
    choices = []
    begun: set[str] = set()  # every thing of a set should be one to begin with
    for index, option in enumerate(question.options):
        refs = beginning_with(picked, game.words.refs(view, option))
        if not picked and refs and refs[0] in begun and is_set(refs):
            refs = next((beginning_with((ref,), refs) for ref in refs if ref not in begun), refs)
        begun.update(refs[:1])
        role, called = game.page.role(view, question, option)
        tip = game.page.hint(view, question, option)
        choices.append(Choice(index, called or game.words.label(view, option), refs, role, tip))
    return Ask(game.words.ask_words(view, question), question.prompt.clause, question.prompt.key, choices, picked)


def is_set(refs: tuple[str, ...]) -> bool:
    """Whether an option is about several things of one kind, as two cards to keep: then their order is no matter."""
    return len(refs) > 1 and len({ref.split("-")[0] for ref in refs}) == 1


def beginning_with(picked: tuple[str, ...], refs: tuple[str, ...]) -> tuple[str, ...]:
    """The refs of an option with what was picked in front, if their order is no matter and it holds all of it."""
    if picked and is_set(refs) and set(picked) <= set(refs):
        return (*picked, *(ref for ref in refs if ref not in picked))
    return refs


@dataclass(slots=True)
class Narrowed:
    """What a click leaves: either an answer, or what is picked now."""

    answer: int | None = None
    picked: tuple[str, ...] = field(default=())


def narrow(choices: Sequence[Choice], picked: tuple[str, ...], ref: str) -> Narrowed | None:
    """A click on `ref`. None: it fits no option.

    The options left are those whose refs begin with what is picked and `ref`. With nothing picked, a thing
    that stands later in exactly one option answers by itself. A complete option answers at once when it is
    the only one left; when longer ones go on, the same thing clicked again takes the complete one.
    """
    path = (*picked, ref)
    left = [choice for choice in choices if beginning_with(path, choice.refs)[: len(path)] == path]
    if len(left) == 1 and len(left[0].refs) == len(path):
        return Narrowed(answer=left[0].index)
    if left:
        return Narrowed(picked=path)
    if picked and picked[-1] == ref:
        whole = [choice for choice in choices if choice.refs == picked]
        return Narrowed(answer=whole[0].index) if len(whole) == 1 else Narrowed(picked=picked[:-1])
    if not picked:
        left = [choice for choice in choices if ref in choice.refs]
        if len(left) == 1:
            return Narrowed(answer=left[0].index)
    elif any(choice.refs[:1] == (ref,) for choice in choices):
        return narrow(choices, (), ref)  # something else was meant: begin anew from there
    return None
