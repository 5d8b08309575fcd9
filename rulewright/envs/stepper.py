"""A match for learners: questions and answers and nothing else, no log, no undo, no words; the rules run suspended.

It can be copied, pickled and thought about by bots, as a `kernel.match.Match` can, from the turn's start and the
answers since.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from greenlet import getcurrent, greenlet

from rulewright.bots.chair import Bot, Chair, World, chair_at, own_dice
from rulewright.kernel.copying import copy_state, pack_state, unpack_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import GameOver, IllegalAnswer, ImpossibleSetup
from rulewright.kernel.game import Game
from rulewright.kernel.imagined_worlds import Mix
from rulewright.kernel.live_table import Course
from rulewright.kernel.match import entries_of
from rulewright.kernel.question import NO_CARD, CardId, Option, Prompt, Question, Seat
from rulewright.kernel.state import Outcome
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.kernel.viewpoint import Viewpoint, same_option


class QuietTable(Table):
    """Suspends the rules at every question with a choice, and tells nobody anything; nobody takes anything back."""

    __slots__ = ("course", "cursor", "rules")

    def __init__(self, game: Game, state: Any, course: Course) -> None:
        super().__init__(game, state, _nobody)
        self.rules = game.rules
        self.course = course
        self.cursor = 0

    def play(self) -> None:
        """Run the rules to the end of the game."""
        state, rules, course = self.state, self.rules, self.course
        try:
            if course.turns:  # a copy: its first turn is under way
                rules.turn(self, state)
            while state.outcome is None:
                course.start, course.script, course.mixes = copy_state(state), [], []
                course.turns.append(0)
                self.cursor = 0
                rules.turn(self, state)
        except GameOver:
            pass

    def ask(self, seat: Seat, options: Sequence[Option], why: Prompt, about: CardId = NO_CARD) -> Option:
        course = self.course
        script, cursor = course.script, self.cursor
        self.cursor = cursor + 1
        if cursor < len(script):
            return script[cursor]
        if len(options) == 1:
            answer = options[0]
        else:
            course.open = {seat: Question(seat, options, why, about)}
            answer = getcurrent().parent.switch()[seat]  # type: ignore[union-attr]
        script.append(answer)
        return answer

    def ask_all(self, questions: Sequence[tuple[Seat, Sequence[Option]]], why: Prompt) -> list[Option]:
        script, cursor = self.course.script, self.cursor
        self.cursor = cursor + len(questions)
        if cursor < len(script):
            return script[cursor : self.cursor]
        self.course.open = {seat: Question(seat, each, why) for seat, each in questions if len(each) > 1}
        given = getcurrent().parent.switch() if self.course.open else {}  # type: ignore[union-attr]
        answers = [given.get(seat, options[0]) for seat, options in questions]
        script += answers
        return answers

    def rearrange(self, cards: Sequence[CardId], order: Sequence[int]) -> None:
        seen = self.state.seen
        self.course.mixes.append(Mix(tuple(cards), tuple(order), tuple([seen[card] for card in cards])))
        super().rearrange(cards, order)


def _nobody(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
    raise AssertionError("this table asks from outside, not a policy")


class Stepper:
    """One match, stepped from outside."""

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        seed: int = 0,
        variant: Variant = OFFICIAL,
        lineup: Sequence[Mapping[str, Any]] | None = None,
        book: Any = None,
    ) -> None:
        """`book`: the rules and cards of the variant, if they are at hand."""
        if seats not in game.players:
            raise ImpossibleSetup(f"{game.title} is for {game.counts} players, not {seats}")
        self.game, self.seats, self.seed, self.variant = game, seats, seed, variant
        self.answers = 0
        entries = entries_of(game, lineup or [{}] * seats)
        if len(entries) != seats:
            raise ImpossibleSetup(f"{seats} seats need {seats} lineup entries, not {len(entries)}")
        self._begin(game.rules.start(book or game.rules.book(variant), entries, Dice(seed)))
        self._greenlet.switch()

    def _begin(self, state: Any) -> None:
        self.state = state
        self._course = Course(state, windows=False)
        self._greenlet = greenlet(QuietTable(self.game, state, self._course).play)

    @property
    def questions(self) -> dict[Seat, Question]:
        """The open questions, by seat. Empty once the game is over."""
        return self._course.unanswered

    @property
    def question(self) -> Question | None:
        """The open question (the first, where several seats are asked at once)."""
        course = self._course
        given = course.given
        for seat, question in course.open.items():
            if seat not in given:
                return question
        return None

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.state.outcome
        return outcome

    def answer(self, seat: Seat, option: Option) -> None:
        """Answer the seat's question by one of its options, the very object."""
        course = self._course
        given, asked = course.given, course.open
        if seat not in asked or seat in given:
            raise IllegalAnswer(f"seat {seat} is not asked now: {list(self.questions) or 'the game is over'}")
        given[seat] = option
        self.answers += 1
        if len(given) == len(asked):
            course.given, course.open = {}, {}
            rules = self._greenlet
            rules.parent = getcurrent()
            rules.switch(given)

    def view(self, seat: Seat) -> Any:
        """The state as the seat may know it."""
        return self.game.rules.view(self.state, seat)

    def answer_by(self, bot: Bot, seat: Seat) -> None:
        """Let a bot answer; it gets a chair, as everywhere."""
        question = self._course.open[seat]

        def imagine(dice: Dice) -> World:
            return chair_at(self.viewpoint(seat)).imagine(dice)

        chair = Chair(self.game, seat, question, lambda: self.view(seat), imagine)
        chosen, options = bot.choose(chair, own_dice(self.seed, seat, self.answers)), question.options
        try:
            chosen = options[options.index(chosen)]
        except ValueError:
            said = f"{type(bot).__name__} answered {chosen}, which is none of {list(options)[:20]}"
            raise IllegalAnswer(said) from None
        self.answer(seat, chosen)

    def viewpoint(self, seat: Seat) -> Viewpoint:
        """Where the match stands for a seat, to think from."""
        course = self._course
        return Viewpoint(
            game=self.game, variant=self.variant, seat=seat, question=course.open.get(seat), now=self.state,
            start=course.start, script=course.script[:], mixes=course.mixes[:],
            given={s: answer for s, answer in course.given.items() if s == seat}, midway=False, windows=False,
        )  # fmt: skip

    def copy(self) -> Self:
        """The same position, which goes its own way from here."""
        return type(self)._at(*self._where())

    def _where(self) -> tuple[Any, ...]:
        course = self._course
        over = self.state if self.outcome else course.start
        return (self.game, self.seats, self.seed, self.variant, self.answers, copy_state(over), course.script[:],
                dict(course.given), len(course.turns))  # fmt: skip

    @classmethod
    def _at(
        cls, game: Game, seats: int, seed: int, variant: Variant, answers: int, start: Any, script: list[Option],
        given: dict[Seat, Option], turns: int,
    ) -> Self:  # fmt: skip
        made = cls.__new__(cls)
        made.game, made.seats, made.seed, made.variant, made.answers = game, seats, seed, variant, answers
        made._begin(start)
        course = made._course
        if start.outcome is None:
            course.start, course.turns = copy_state(start), [0] * turns
            course.script = [same_option(answer) for answer in script]  # rules may compare by identity
            made._greenlet.switch()
            course.given = {seat: same_option(answer) for seat, answer in given.items()}
        return made

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> Any:
        game, seats, seed, variant, answers, start, *rest = self._where()
        return _again, (type(self), game, seats, seed, variant, answers, pack_state(start), *rest)


def _again(
    kind: type[Stepper], game: Game, seats: int, seed: int, variant: Variant, answers: int, packed: Any, *rest: Any
) -> Stepper:
    """The stepper in another process; rules and cards are not sent."""
    start = unpack_state(game.rules.state, packed, game.rules.book(variant))
    return kind._at(game, seats, seed, variant, answers, start, *rest)
