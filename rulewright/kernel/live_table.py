"""The rules' side of a match: a table that suspends them at every question, and the course of the match it writes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from greenlet import greenlet

from rulewright.kernel.copying import copy_state
from rulewright.kernel.errors import GameOver
from rulewright.kernel.event import Event, EventKind, P, event_log, event_of
from rulewright.kernel.imagined_worlds import Mix
from rulewright.kernel.log.scroll import Scroll
from rulewright.kernel.question import CONCEDE, EVERYBODY, NO_CARD, TIME_UP, CardId, Option, Prompt, Question, Seat
from rulewright.kernel.record import Answer
from rulewright.kernel.table import Table

if TYPE_CHECKING:
    from rulewright.kernel.game import Game


Listener: TypeAlias = Callable[[int, Any, Event], None]
"""Hears of an event at the moment it is told: (its number in the log, the state, the event)."""

ChanceListener: TypeAlias = Callable[[str, int, int], None]
"""Hears what fell by chance: ('roll', 'draw' or 'shuffle', among how many, what; 0 for a shuffle)."""


@dataclass(slots=True)
class Mark:
    """An answer: where its turn's script, the log and the history stood before it, and who may take it back."""

    seat: Seat  # SEVERAL where answers were given at once
    script: int
    log: int
    history: int
    may_cross: int  # seats that learned nothing since: no dice, no card they did not know
    forced: bool = False  # there was only one answer
    automatic: bool = False  # the table gave it for the seat
    turn: int = 0


class PastTurn(NamedTuple):
    """A turn that is over, kept so that its last answers can be taken back."""

    start: Any
    script: list[Option]
    midway: bool


@dataclass(slots=True)
class Course:
    """What a match and its table both know: the turn's start and its answers so far, the log, the open questions.

    The suspended rules hold this and not the match: the garbage collector can't look into a greenlet, so a match
    that they held would never be freed.
    """

    start: Any  # the state at the turn's start
    windows: bool
    midway: bool = False  # this turn began as a position written by hand, perhaps in its middle
    script: list[Option] = field(default_factory=list)  # this turn's answers, forced ones too
    marks: list[Mark] = field(default_factory=list)
    mixes: list[Mix] = field(default_factory=list)
    open: dict[Seat, Question] = field(default_factory=dict)
    given: dict[Seat, Option] = field(default_factory=dict)  # answers to a question that still waits for others
    history: list[Answer] = field(default_factory=list)
    log: Scroll[tuple[int, Event]] = field(default_factory=event_log)  # (answers given before it, event)
    turns: list[int] = field(default_factory=list)  # answers given before each turn began
    pages: list[int] = field(default_factory=list)  # lines of the log before each turn began
    owners: list[Seat | None] = field(default_factory=list)  # whose turn each is, as far as somebody was asked in it
    past: list[PastTurn] = field(default_factory=list)  # the latest turns before this one: two rounds of them
    listeners: list[Listener] = field(default_factory=list)
    on_chance: ChanceListener | None = None

    @property
    def unanswered(self) -> dict[Seat, Question]:
        """The open questions, without those that wait only for others."""
        if not self.given:
            return self.open
        return {seat: question for seat, question in self.open.items() if seat not in self.given}

    def begin_turn(self, state: Any) -> None:
        """A new turn, from this state."""
        if self.turns:
            self.past.append(PastTurn(self.start, self.script, self.midway))
            del self.past[: -2 * state.seats]
            first = len(self.turns) - len(self.past)
            self.marks = [mark for mark in self.marks if mark.turn >= first]
            self.log.pack(self.pages[first])  # nobody takes back what happened before
        self.start = copy_state(state)
        self.midway = self.midway and not self.turns
        self.script, self.mixes = [], []
        self.turns.append(len(self.history))
        self.pages.append(len(self.log))
        self.owners.append(None)

    def take_back(self, at: int) -> None:
        """Stand again where this mark was made, in its turn."""
        mark = self.marks[at]
        crossed = EVERYBODY
        for later in self.marks[at:]:
            crossed &= later.may_cross
        del self.marks[at:]
        if self.marks:
            self.marks[-1].may_cross &= crossed  # whoever saw something has seen it
        if ago := len(self.turns) - 1 - mark.turn:
            self.start, self.script, self.midway = self.past[-ago]
            del self.past[-ago:], self.turns[-ago:], self.pages[-ago:], self.owners[-ago:]
        del self.script[mark.script :], self.log[mark.log :], self.history[mark.history :]
        self.mixes = []

    def note(self, state: Any, event: Event) -> None:
        for listener in self.listeners:
            listener(len(self.log), state, event)
        self.log.append((len(self.history), event))


class LiveTable(Table):
    """The table of a match: repeats the script after an undo, then suspends the rules at every question."""

    __slots__ = ("course", "cursor", "rules")

    def __init__(self, game: "Game", state: Any, course: Course, repeating: bool) -> None:
        super().__init__(game, state, _nobody)
        self.windows = course.windows
        self.rules = game.rules
        self.course = course
        self.cursor = 0
        self.listening = not repeating  # what is repeated is in the log already

    def play(self) -> None:
        """Run the rules to the end of the game; the first turn is under way if something is repeated."""
        state, rules, course = self.state, self.rules, self.course
        try:
            if not self.listening:
                rules.next_turn(course.midway)(self, state)
            while state.outcome is None:
                course.begin_turn(state)
                self.cursor = 0
                rules.next_turn(course.midway)(self, state)
        except GameOver:
            pass

    def ask(self, seat: Seat, options: Sequence[Option], why: Prompt, about: CardId = NO_CARD) -> Option:
        return self._put([Question(seat, options, why, about)])[0]

    def ask_all(self, questions: Sequence[tuple[Seat, Sequence[Option]]], why: Prompt) -> list[Option]:
        return self._put([Question(seat, options, why) for seat, options in questions])

    def _put(self, questions: list[Question]) -> list[Option]:
        """Answers in the order of the questions; each is written into the script, forced ones too."""
        script = self.course.script
        if self.cursor < len(script):
            answers = script[self.cursor : self.cursor + len(questions)]
        else:
            self.listening = True
            given = self._wait([q for q in questions if self._is_open(q)])
            answers = [given.get(q.seat, q.options[0]) for q in questions]
            script += answers
        self.cursor += len(questions)
        if TIME_UP in answers:
            self._cross(0)  # nobody takes it back
            self.call_time(questions[0].prompt)
            return self._put(questions)
        for i, question in enumerate(questions):
            if answers[i] is CONCEDE:
                self.leave(question.seat)
                answers[i] = question.options[0]
        return answers

    def _wait(self, questions: list[Question]) -> dict[Seat, Option]:
        """Suspend the rules until these questions are answered."""
        if not questions:
            return {}
        self.course.open = {question.seat: question for question in questions}
        if self.course.owners[-1] is None:  # a turn stays whose it was when the other is asked at its end
            self.course.owners[-1] = self.rules.active(self.state)
        answers: dict[Seat, Option] = greenlet.getcurrent().parent.switch()  # type: ignore[union-attr]
        return answers

    def _is_open(self, question: Question) -> bool:
        if self.state.gone & (1 << question.seat):
            return False
        return len(question.options) > 1 or (self.course.windows and question.prompt.window)

    def tell(self, kind: EventKind[P], *args: P.args, **kwargs: P.kwargs) -> None:
        if not self.listening:
            return
        self.course.note(self.state, event_of(kind, kwargs, self.state.faces, self.state.seen))

    def roll(self, sides: int = 6) -> int:
        self._cross(0)
        return self._by_chance("roll", sides, super().roll(sides))

    def below(self, n: int) -> int:
        self._cross(0)
        return self._by_chance("draw", n, super().below(n))

    def shuffle(self, cards: Sequence[CardId]) -> None:
        self._cross(0)
        super().shuffle(cards)
        self._by_chance("shuffle", len(cards), 0)

    def _by_chance(self, kind: str, among: int, found: int) -> int:
        """Say what fell, to who counts that; not again when it is repeated."""
        if self.listening and self.course.on_chance:
            self.course.on_chance(kind, among, found)
        return found

    def rearrange(self, cards: Sequence[CardId], order: Sequence[int]) -> None:
        seen = self.state.seen
        self.course.mixes.append(Mix(tuple(cards), tuple(order), tuple([seen[card] for card in cards])))
        super().rearrange(cards, order)

    def show(self, card: CardId, seats: int = EVERYBODY) -> None:
        known = self.state.seen[card]
        if seats & ~known:
            self._cross(known)
        super().show(card, seats)

    def _cross(self, seats: int) -> None:
        """From here only these seats may take back the last answer."""
        if self.listening and self.course.marks:
            self.course.marks[-1].may_cross &= seats


def _nobody(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
    raise AssertionError("a live table asks people, not a policy")
