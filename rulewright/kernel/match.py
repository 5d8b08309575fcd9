"""Drives a game from outside: asks, takes answers, undoes, forks, imagines, records.

Where a match stands is a copy of the state at the turn's start plus the answers given since. The rules run in
a greenlet that is suspended while a question is open.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import fields
from sys import intern
from typing import Any, Self

import msgspec
from greenlet import greenlet

from rulewright.kernel import errors
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import FAST, Dice, dice_for
from rulewright.kernel.errors import IllegalAnswer, ImpossibleSetup, MalformedRecord, nearest
from rulewright.kernel.fork import Fork
from rulewright.kernel.game import Game
from rulewright.kernel.live_table import ChanceListener, Course, Listener, LiveTable, Mark
from rulewright.kernel.question import CONCEDE, EVERYBODY, TIME_UP, Option, Question, Seat
from rulewright.kernel.record import Answer, Record, pack_position, unpack_position
from rulewright.kernel.state import Outcome, State
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.kernel.viewpoint import Viewpoint

SEVERAL = Seat(-1)


def entries_of(game: Game, lineup: Sequence[Mapping[str, Any]]) -> list[Any]:
    """What the players bring, as the game's own kind of entry."""
    known = [f.name for f in fields(game.rules.entry)]
    for key in [key for entry in lineup for key in entry]:
        if key not in known:
            raise ImpossibleSetup(f"no lineup entry of {game.title} has '{key}'.{nearest(key, known)}")
    try:
        return [msgspec.convert(entry, game.rules.entry) for entry in lineup]
    except msgspec.ValidationError as wrong:
        raise ImpossibleSetup(f"a lineup entry does not fit {game.title}: {wrong}") from None


class Match:
    """One match of one game.

    With `windows` a question that is a window is put even where it has only one answer, so that the others at a
    table with people can't tell by the course of the match whether somebody had a choice. With `position` it
    begins at a state written by hand, under the same variant, instead of the setup. `dice` names its generator.
    """

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        seed: int = 0,
        variant: Variant = OFFICIAL,
        lineup: Sequence[Mapping[str, Any]] | None = None,
        names: Sequence[str] | None = None,
        windows: bool = False,
        position: State | None = None,
        listener: Listener | None = None,
        dice: str = FAST,
        on_chance: ChanceListener | None = None,
    ) -> None:
        self._seat(game, seats, seed, variant, lineup, names, windows, dice)
        self.book = position.book if position else game.rules.book(variant)  # type: ignore[attr-defined]
        self.position = copy_state(position) if position else None
        entries = entries_of(game, self.lineup)
        state: Any = copy_state(position) if position else game.rules.start(self.book, entries, dice_for(seed, dice))
        if state.seats != seats:
            raise ImpossibleSetup(f"the position is one of {state.seats} seats, not of {seats}")
        self._follow(Course(state, windows, midway=position is not None, on_chance=on_chance), listener)
        self._run(state, repeating=False)

    def _seat(
        self,
        game: Game,
        seats: int,
        seed: int,
        variant: Variant,
        lineup: Sequence[Mapping[str, Any]] | None,
        names: Sequence[str] | None,
        windows: bool,
        dice: str,
    ) -> None:
        if seats not in game.players:
            raise ImpossibleSetup(f"{game.title} is for {game.counts} players, not {seats}")
        self.game = game
        self.version = game.version  # of the rules it was begun with
        self.seats = seats
        self.seed = seed
        self.dice = dice
        self.variant = variant
        self.windows = windows
        self.lineup: list[dict[str, Any]] = [dict(entry) for entry in lineup or [{}] * seats]
        self.names = list(names or [f"Player {seat + 1}" for seat in range(seats)])
        if len(self.lineup) != seats or len(self.names) != seats:
            raise ImpossibleSetup(f"{seats} seats need {seats} names and {seats} lineup entries, one a seat")

    def _follow(self, course: Course, listener: Listener | None) -> None:
        self._course = course
        self.state: Any = course.start
        self.history: list[Answer] = self._course.history
        self.log = self._course.log
        """Every event, with the number of answers that were given before it."""
        self.turns, self.pages = self._course.turns, self._course.pages
        self.listeners = self._course.listeners
        self.listeners += [listener] if listener else []

    @property
    def course(self) -> Course:
        """The course of the match, for who keeps it; nobody else's to change."""
        return self._course

    @classmethod
    def resume(cls, record: Record, game: Game, course: Course, start: State, position: State | None) -> Self:
        """The match of a record that stood so when a turn began, with its course until then: as a store keeps it."""
        match = cls.__new__(cls)
        match._seat(
            game, record.seats, record.seed, record.variant, record.lineup, record.names, record.windows, record.dice
        )
        match.book, match.position = start.book, position  # type: ignore[attr-defined]
        match._follow(course, None)
        match._run(start, repeating=False)
        return match

    # -- asking and answering

    @property
    def questions(self) -> dict[Seat, Question]:
        """The open questions, by seat. Empty once the game is over."""
        return dict(self._course.unanswered)

    @property
    def question(self) -> Question | None:
        """The open question (the first, where several seats are asked at once)."""
        return next(iter(self.questions.values()), None)

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.state.outcome
        return outcome

    def answer(self, seat: int, answer: Option | str | int, automatic: bool = False) -> None:
        """Answer the seat's question by an option, its notation, or its number in the list.

        `automatic`: the table does it for the seat, so it is no decision to take back.
        """
        question = self._asked(seat)
        option = self._find(question, answer)
        self._take(question.seat, option, self.game.words.notation(self.state, option), automatic)

    def concede(self, seat: int) -> None:
        """Give up, at an own decision."""
        self._take(self._asked(seat).seat, CONCEDE, CONCEDE.verb)

    def call_time(self) -> None:
        """The set time of the match is over: what that means is the game's to say. No answer may be half given."""
        if not self.game.rules.timed:
            raise IllegalAnswer(f"{self.game.title} has no rule for a match of a set time")
        if len(self._course.open) != 1:
            raise IllegalAnswer("time is called where one seat alone is asked")
        self._take(next(iter(self._course.open)), TIME_UP, TIME_UP.verb, automatic=True)

    def _asked(self, seat: int) -> Question:
        question = self.questions.get(Seat(seat))
        if question is None:
            if self.outcome:
                raise IllegalAnswer(f"the game is over: {self.outcome.words}")
            waiting = ", ".join(self.names[s] for s in self.questions)
            raise IllegalAnswer(f"seat {seat} is not asked now; the table waits for {waiting}")
        return question

    def _find(self, question: Question, answer: Option | str | int) -> Option:
        options = question.options
        if isinstance(answer, Option):
            if answer in options:
                return options[options.index(answer)]  # rules may compare by identity
        elif isinstance(answer, int):
            if 0 <= answer < len(options):
                return options[answer]
            raise IllegalAnswer(f"there is no option {answer}: the options are 0 to {len(options) - 1}")
        else:
            for option in options:
                if self.game.words.notation(self.state, option) == answer:
                    return option
        offered = "; ".join(self.game.words.notation(self.state, option) for option in options[:20])
        raise IllegalAnswer(
            f"'{answer}' does not answer '{question.prompt.words}' [{question.prompt.clause}]; "
            f"possible: {offered}{' ...' if len(options) > 20 else ''}"
        )

    def _take(self, seat: Seat, option: Option, notation: str, automatic: bool = False) -> None:
        course = self._course
        if not course.given:
            forced, turn = len(course.open[seat].options) == 1, len(course.turns) - 1
            script, log, history = len(course.script), len(self.log), len(self.history)
            mark = Mark(
                seat, script=script, log=log, history=history, may_cross=EVERYBODY, forced=forced, automatic=automatic,
                turn=turn,
            )  # fmt: skip
            course.marks.append(mark)
        else:
            course.marks[-1].seat = SEVERAL  # answers given at once are taken back only while one stands alone
        self.history.append(Answer(seat, intern(notation)))  # most come again
        course.given[seat] = option
        if len(course.given) == len(course.open):
            self._go(course.given)

    # -- the rules' side

    def _run(self, state: Any, repeating: bool) -> None:
        """Play the game on from the start of a turn, in a greenlet of its own, up to the next question."""
        self.state = state
        self._course.open, self._course.given = {}, {}
        self._greenlet = greenlet(LiveTable(self.game, state, self._course, repeating).play)
        self._greenlet.switch()

    def _go(self, answers: dict[Seat, Option]) -> None:
        """Let the rules run to their next question or the end."""
        self._course.open, self._course.given = {}, {}
        self._greenlet.parent = greenlet.getcurrent()
        self._greenlet.switch(answers)

    # -- undo

    def why_no_undo(self, seat: int, others: Collection[int] = ()) -> str | None:
        """Why the seat may not take back its last decision, and what `others` answered since; None if it may."""
        found = self._last_decision(seat, others)
        return found if isinstance(found, str) else None

    def undo_reach(self, seat: int, others: Collection[int] = ()) -> tuple[int, frozenset[int]]:
        """How many answers such an undo would leave, and whose decisions it would take back; nobody's if refused."""
        found = self._last_decision(seat, others)
        if isinstance(found, str):
            return len(self.history), frozenset()
        gone = self._course.marks[found:]
        return gone[0].history, frozenset(mark.seat for mark in gone if not (mark.forced or mark.automatic))

    def undo(self, seat: int, others: Collection[int] = ()) -> None:
        """Take back the seat's last decision, with what it had no choice in and what these others answered since.

        Alone it reaches back to the turn's start; with others over two rounds of turns.
        """
        found = self._last_decision(seat, others)
        if isinstance(found, str):
            raise errors.NoUndo(f"no undo: {found}")
        self._course.take_back(found)
        self._run(copy_state(self._course.start), repeating=True)

    def _last_decision(self, seat: int, others: Collection[int]) -> int | str:
        """The mark of the seat's last decision, or why it can't be taken back.

        What was no choice, or was answered by the table for the seat, is no decision: the one before it is meant. Who
        has decided nothing yet takes back what the table answered for them.
        """
        if self.outcome:
            return "the game is over"
        marks, crossed = self._course.marks, EVERYBODY
        reason = "nothing has been answered in this turn"
        passed: int | None = None
        for at in range(len(marks) - 1, -1, -1):
            mark = marks[at]
            if not others and mark.turn < len(self.turns) - 1:
                break
            crossed &= mark.may_cross
            if mark.seat == SEVERAL:
                reason = "others have answered the same question"
                break
            if mark.seat != seat and mark.seat not in others:
                reason = f"{self.names[mark.seat]} has answered since: another player's action is never undone"
                break
            if not crossed & (1 << seat):
                reason = "dice were rolled or hidden cards were seen since"
                break
            if mark.seat == seat and not (mark.forced or mark.automatic):
                return at
            passed = at if mark.seat == seat else passed
        decided = any(mark.seat == seat and not (mark.forced or mark.automatic) for mark in marks)
        return reason if passed is None or decided else passed

    def last_decision(self, seat: int) -> int | None:
        """How many answers had been given before the last one that the seat decided, if that is known."""
        marks = reversed(self._course.marks)
        return next((m.history for m in marks if m.seat == seat and not (m.forced or m.automatic)), None)

    def turn_seats(self) -> list[Seat | None]:
        """Whose turn each turn so far was, where turns are somebody's."""
        return list(self._course.owners)

    # -- other worlds

    def fork(self) -> Fork[Any]:
        """The true position, to try things from. Never for bots."""
        course = self._course
        given, midway = dict(course.given), course.midway
        return Fork(self.game, course.start, list(course.script), given=given, midway=midway, windows=self.windows)

    def imagine(self, seat: int, dice: Dice) -> Fork[Any]:
        """A world in which everything the seat can't know is dealt anew and no roll is foreseen."""
        return self.viewpoint(seat).imagine(dice)

    def viewpoint(self, seat: int) -> Viewpoint:
        """Where the match stands for a seat, to think from; it shares the states of the match as they are now."""
        course = self._course
        own = {s: answer for s, answer in course.given.items() if s == seat}
        return Viewpoint(
            game=self.game,
            variant=self.variant,
            seat=Seat(seat),
            question=course.open.get(Seat(seat)),
            now=self.state,
            start=course.start,
            script=course.script[:],
            mixes=course.mixes[:],
            given=own,
            midway=course.midway,
            windows=self.windows,
        )

    # -- records

    def record(self) -> Record:
        """The match as text: everything needed to play it again."""
        return Record(
            game=self.game.slug,
            version=self.version,
            seats=self.seats,
            seed=self.seed,
            variant=self.variant,
            lineup=self.lineup,
            names=self.names,
            answers=list(self.history),
            windows=self.windows,
            dice=self.dice,
            position=pack_position(self.game.rules.book(self.variant), self.position) if self.position else None,
            outcome=self.outcome.words if self.outcome else None,
        )

    @classmethod
    def load(cls, record: Record, game: Game, answers: int | None = None) -> Self:
        """Play a record again, to its end or up to a number of answers."""
        match = cls.begin(record, game)
        for _ in match.repeat(record.answers[:answers]):
            pass
        return match

    def repeat(self, answers: Sequence[Answer]) -> Iterator[Self]:
        """The match after each of these answers, as a record has them."""
        for number, given in enumerate(answers, start=1):
            try:
                if given.text == CONCEDE.verb:
                    self.concede(given.seat)
                elif given.text == TIME_UP.verb:
                    self.call_time()
                else:
                    self.answer(given.seat, given.text)
            except IllegalAnswer as wrong:
                raise MalformedRecord(f"answer {number} of the record does not fit: {wrong}") from None
            yield self

    @classmethod
    def begin(cls, record: Record, game: Game, listener: Listener | None = None) -> Self:
        """The match of a record before its first answer."""
        if record.game not in (game.slug, *game.former_slugs):
            raise MalformedRecord(f"this record is of '{record.game}', not of '{game.slug}'")
        if record.version != game.version:
            raise errors.WrongVersion(
                f"this record was made with version {record.version} of {game.title}; "
                f"this is version {game.version}, which would play it differently"
            )
        packed = record.position
        position = None if packed is None else unpack_position(game, game.rules.book(record.variant), packed)
        try:
            return cls(
                game=game,
                seats=record.seats,
                seed=record.seed,
                variant=record.variant,
                lineup=record.lineup,
                names=record.names,
                windows=record.windows,
                position=position,
                listener=listener,
                dice=record.dice,
            )
        except Exception as wrong:
            if position is None or isinstance(wrong, errors.RulewrightError):
                raise
            raise MalformedRecord(f"the record's position can't be played: {type(wrong).__name__}: {wrong}") from None
