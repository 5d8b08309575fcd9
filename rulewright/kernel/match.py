"""Drives a game from outside: asks, takes answers, undoes, forks, imagines, records.

Where a match stands is a copy of the state at the turn's start plus the answers given since. The rules run in
a greenlet that is suspended while a question is open.
"""

import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

import msgspec
from greenlet import greenlet

from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import (
    GameOver,
    IllegalAnswer,
    ImpossibleSetup,
    MalformedRecord,
    NoUndo,
    WrongVersion,
    nearest,
)
from rulewright.kernel.event import CARD_KEYS, Event, EventKind, Glimpse, P, event_of
from rulewright.kernel.fork import Fork
from rulewright.kernel.game import Game
from rulewright.kernel.imagining import Mix, another_world
from rulewright.kernel.question import CONCEDE, EVERYBODY, NO_CARD, CardId, Option, Prompt, Question, Seat
from rulewright.kernel.record import Answer, Record
from rulewright.kernel.state import Outcome, State
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL, Variant

SEVERAL = Seat(-1)


@dataclass(slots=True)
class _Mark:
    """An answer of this turn: where script, log and history stood before it, and who may take it back."""

    seat: Seat  # SEVERAL where answers were given at once
    script: int
    log: int
    history: int
    may_cross: int  # seats that learned nothing since: no dice, no card they did not know
    forced: bool = False  # there was only one answer


class _Live(Table):
    """The table of a match: repeats the script after an undo, then suspends the rules at every question.

    The suspended rules hold their match weakly: the garbage collector can't look into a greenlet, so a match
    that they held would never be freed.
    """

    __slots__ = ("cursor", "match")

    def __init__(self, match: "Match", state: State, repeating: bool) -> None:
        super().__init__(match.game, state, _nobody)
        self.match: Match = weakref.proxy(match)
        self.cursor = 0
        self.listening = not repeating  # what is repeated is in the log already

    def play(self) -> None:
        """Run the rules to the end of the game; the first turn is under way if something is repeated."""
        state = self.state
        try:
            if not self.listening:
                self.game.rules.turn(self, state)
            while state.outcome is None:
                self.match._begin_turn(state)
                self.cursor = 0
                self.game.rules.turn(self, state)
        except GameOver:
            pass

    def ask(self, seat: Seat, options: Sequence[Option], why: Prompt, about: CardId = NO_CARD) -> Option:
        return self._put([Question(seat, options, why, about)])[0]

    def ask_all(self, questions: Sequence[tuple[Seat, Sequence[Option]]], why: Prompt) -> list[Option]:
        return self._put([Question(seat, options, why) for seat, options in questions])

    def _put(self, questions: list[Question]) -> list[Option]:
        """Answers in the order of the questions; each is written into the script, forced ones too."""
        if self.cursor < len(self.match._script):
            answers = self.match._script[self.cursor : self.cursor + len(questions)]
        else:
            self.listening = True
            given = self._wait([q for q in questions if self._is_open(q)])
            answers = [given.get(q.seat, q.options[0]) for q in questions]
            self.match._script += answers
        self.cursor += len(questions)
        for i, question in enumerate(questions):
            if answers[i] is CONCEDE:
                self.leave(question.seat)
                answers[i] = question.options[0]
        return answers

    def _wait(self, questions: list[Question]) -> dict[Seat, Option]:
        """Suspend the rules until these questions are answered."""
        if not questions:
            return {}
        self.match._open = {question.seat: question for question in questions}
        answers: dict[Seat, Option] = greenlet.getcurrent().parent.switch()  # type: ignore[union-attr]
        return answers

    def _is_open(self, question: Question) -> bool:
        if self.state.gone & (1 << question.seat):
            return False
        return len(question.options) > 1 or (self.match.windows and question.prompt.window)

    def tell(self, kind: EventKind[P], *args: P.args, **kwargs: P.kwargs) -> None:
        if not self.listening:
            return
        self.match._note(event_of(kind, kwargs, self.state.faces, self.state.seen))

    def tell_plain(self, kind: str, clause: str, audience: int = EVERYBODY, **args: int) -> None:
        if not self.listening:
            return
        state = self.state
        cards = {
            key: Glimpse(CardId(args[key]), state.faces[args[key]], state.seen[args[key]])
            for key in CARD_KEYS
            if args.get(key, -1) >= 0
        }
        self.match._note(Event(kind, clause, args, cards, audience))

    def roll(self, sides: int = 6) -> int:
        self._cross(0)
        return super().roll(sides)

    def below(self, n: int) -> int:
        self._cross(0)
        return super().below(n)

    def shuffle(self, cards: Sequence[CardId]) -> None:
        self._cross(0)
        super().shuffle(cards)

    def rearrange(self, cards: Sequence[CardId], order: Sequence[int]) -> None:
        seen = self.state.seen
        self.match._mixes.append(Mix(tuple(cards), tuple(order), tuple([seen[card] for card in cards])))
        super().rearrange(cards, order)

    def show(self, card: CardId, seats: int = EVERYBODY) -> None:
        known = self.state.seen[card]
        if seats & ~known:
            self._cross(known)
        super().show(card, seats)

    def _cross(self, seats: int) -> None:
        """From here only these seats may take back the last answer."""
        if self.listening and self.match._marks:
            self.match._marks[-1].may_cross &= seats


def _nobody(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
    raise AssertionError("a live table asks people, not a policy")


class Match:
    """One match of one game.

    With `windows` a question that is a window is put even where it has only one answer, so that the others at a
    table with people can't tell by the course of the match whether somebody had a choice.
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
    ) -> None:
        if seats not in game.players:
            raise ImpossibleSetup(f"{game.title} is for {game.players[0]} to {game.players[-1]} players, not {seats}")
        self.game = game
        self.seats = seats
        self.seed = seed
        self.variant = variant
        self.windows = windows
        self.lineup: list[dict[str, Any]] = [dict(entry) for entry in lineup or [{}] * seats]
        self.names = list(names or [f"Player {seat + 1}" for seat in range(seats)])
        if len(self.lineup) != seats or len(self.names) != seats:
            raise ImpossibleSetup(f"{seats} seats need {seats} names and {seats} lineup entries, one a seat")
        self.book = game.rules.book(variant)
        self.history: list[Answer] = []
        self.log: list[tuple[int, Event]] = []  # (answers given before it, event)
        self.turns: list[int] = []  # answers given before each turn began
        self.pages: list[int] = []  # lines of the log before each turn began
        self._script: list[Option] = []
        self._marks: list[_Mark] = []
        self._mixes: list[Mix] = []
        self._open: dict[Seat, Question] = {}
        self._given: dict[Seat, Option] = {}
        self.state: Any = game.rules.start(self.book, self._entries(), Dice(seed))
        self._start: Any = self.state
        self._run(self.state, repeating=False)

    def _entries(self) -> list[Any]:
        known = [f.name for f in fields(self.game.rules.entry)]
        for key in [key for entry in self.lineup for key in entry]:
            if key not in known:
                raise ImpossibleSetup(f"no lineup entry of {self.game.title} has '{key}'.{nearest(key, known)}")
        try:
            return [msgspec.convert(entry, self.game.rules.entry) for entry in self.lineup]
        except msgspec.ValidationError as wrong:
            raise ImpossibleSetup(f"a lineup entry does not fit {self.game.title}: {wrong}") from None

    # -- asking and answering

    @property
    def questions(self) -> dict[Seat, Question]:
        """The open questions, by seat. Empty once the game is over."""
        return {seat: question for seat, question in self._open.items() if seat not in self._given}

    @property
    def question(self) -> Question | None:
        """The open question (the first, where several seats are asked at once)."""
        return next(iter(self.questions.values()), None)

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.state.outcome
        return outcome

    def answer(self, seat: Seat, answer: Option | str | int) -> None:
        """Answer the seat's question by an option, its notation, or its number in the list."""
        question = self._asked(seat)
        option = self._find(question, answer)
        self._take(seat, option, self.game.words.notation(self.state, option))

    def concede(self, seat: Seat) -> None:
        """Give up, at an own decision."""
        self._asked(seat)
        self._take(seat, CONCEDE, CONCEDE.verb)

    def _asked(self, seat: Seat) -> Question:
        question = self.questions.get(seat)
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

    def _take(self, seat: Seat, option: Option, notation: str) -> None:
        if not self._given:
            forced = len(self._open[seat].options) == 1
            self._marks.append(_Mark(seat, len(self._script), len(self.log), len(self.history), EVERYBODY, forced))
        else:
            self._marks[-1].seat = SEVERAL  # answers given at once are taken back only while one stands alone
        self.history.append(Answer(seat, notation))
        self._given[seat] = option
        if len(self._given) == len(self._open):
            self._go(self._given)

    # -- the rules' side

    def _run(self, state: Any, repeating: bool) -> None:
        """Play the game on from the start of a turn, in a greenlet of its own, up to the next question."""
        self.state = state
        self._open, self._given = {}, {}
        self._greenlet = greenlet(_Live(self, state, repeating).play)
        self._greenlet.switch()

    def _begin_turn(self, state: Any) -> None:
        self._start = copy_state(state)
        self._script, self._marks, self._mixes = [], [], []
        self.turns.append(len(self.history))
        self.pages.append(len(self.log))

    def _go(self, answers: dict[Seat, Option]) -> None:
        """Let the rules run to their next question or the end."""
        self._open, self._given = {}, {}
        self._greenlet.parent = greenlet.getcurrent()
        self._greenlet.switch(answers)

    def _note(self, event: Event) -> None:
        self.log.append((len(self.history), event))

    # -- undo

    def why_no_undo(self, seat: Seat) -> str | None:
        """Why the seat may not take back the last answer; None if it may."""
        if self.outcome:
            return "the game is over"
        if not self._marks:
            return "nothing has been answered in this turn"
        mark = self._marks[-1]
        if mark.seat == SEVERAL:
            return "others have answered the same question"
        if mark.seat != seat:
            return f"{self.names[mark.seat]} has answered since: another player's action is never undone"
        if not mark.may_cross & (1 << seat):
            return "dice were rolled or hidden cards were seen since"
        return None

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last answer."""
        reason = self.why_no_undo(seat)
        if reason:
            raise NoUndo(f"no undo: {reason}")
        mark = self._marks.pop()
        if self._marks:
            self._marks[-1].may_cross &= mark.may_cross  # whoever saw something has seen it
        if mark.forced and self.why_no_undo(seat) is None:
            return self.undo(seat)  # what was no choice is no answer to take back: the one before it is meant
        del self._script[mark.script :], self.log[mark.log :], self.history[mark.history :]
        self._mixes = []
        self._run(copy_state(self._start), repeating=True)

    # -- other worlds

    def fork(self) -> Fork[Any]:
        """The true position, to try things from. Never for bots."""
        return Fork(self.game, self._start, list(self._script), dict(self._given))

    def imagine(self, seat: Seat, dice: Dice) -> Fork[Any]:
        """A world in which everything the seat can't know is dealt anew and no roll is foreseen."""
        faces, orders = another_world(self.game, copy_state(self.state), self._mixes, self._script, seat, dice)
        start = copy_state(self._start)
        start.faces = faces[: len(start.faces)]  # cards that this turn made are made again
        own = {s: answer for s, answer in self._given.items() if s == seat}
        return Fork(self.game, start, list(self._script), own, orders, dice.bits())

    # -- records

    def record(self) -> Record:
        """The match as text: everything needed to play it again."""
        return Record(
            game=self.game.slug,
            version=self.game.version,
            seats=self.seats,
            seed=self.seed,
            variant=self.variant,
            lineup=self.lineup,
            names=self.names,
            answers=list(self.history),
            windows=self.windows,
            outcome=self.outcome.words if self.outcome else None,
        )

    @classmethod
    def load(cls, record: Record, game: Game, answers: int | None = None) -> "Match":
        """Play a record again, to its end or up to a number of answers."""
        if record.game != game.slug:
            raise MalformedRecord(f"this record is of '{record.game}', not of '{game.slug}'")
        if record.version != game.version:
            raise WrongVersion(
                f"this record was made with version {record.version} of {game.title}; "
                f"this is version {game.version}, which would play it differently"
            )
        match = cls(game, record.seats, record.seed, record.variant, record.lineup, record.names, record.windows)
        for number, given in enumerate(record.answers[:answers]):
            try:
                if given.text == CONCEDE.verb:
                    match.concede(given.seat)
                else:
                    match.answer(given.seat, given.text)
            except IllegalAnswer as wrong:
                raise MalformedRecord(f"answer {number + 1} of the record does not fit: {wrong}") from None
        return match
