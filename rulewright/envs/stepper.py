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
from rulewright.kernel.errors import IllegalAnswer, ImpossibleSetup
from rulewright.kernel.game import Game
from rulewright.kernel.match import entries_of
from rulewright.kernel.question import Option, Question, Seat
from rulewright.kernel.quiet_table import QuietTable
from rulewright.kernel.state import Outcome
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.kernel.viewpoint import Viewpoint, same_option


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
        self._rules.switch()

    def _begin(self, state: Any) -> None:
        self.state = state
        self._table = QuietTable(self.game, state)
        self._rules = greenlet(self._table.play)

    @property
    def questions(self) -> dict[Seat, Question]:
        """The open questions, by seat. Empty once the game is over."""
        table = self._table
        if not table.given:
            return table.open
        return {seat: question for seat, question in table.open.items() if seat not in table.given}

    @property
    def question(self) -> Question | None:
        """The open question (the first, where several seats are asked at once)."""
        for question in self.questions.values():
            return question
        return None

    def question_of(self, seat: Seat) -> Question | None:
        """A seat's open question, if it is asked."""
        table = self._table
        return None if seat in table.given else table.open.get(seat)

    def asks_another(self, than: Seat) -> Seat | None:
        """The first seat that is asked now, but for one."""
        table = self._table
        given = table.given
        for seat in table.open:
            if seat != than and seat not in given:
                return seat
        return None

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.state.outcome
        return outcome

    def answer(self, seat: Seat, option: Option) -> bool:
        """Answer the seat's question by one of its options, the very object; whether the rules went on."""
        table = self._table
        given, asked = table.given, table.open
        if seat not in asked or seat in given:
            raise IllegalAnswer(f"seat {seat} is not asked now: {list(self.questions) or 'the game is over'}")
        given[seat] = option
        self.answers += 1
        if len(given) < len(asked):
            return False
        table.given, table.open = {}, {}
        rules, here = self._rules, getcurrent()
        if rules.parent is not here:
            rules.parent = here
        rules.switch(given)
        return True

    def view(self, seat: Seat) -> Any:
        """The state as the seat may know it."""
        return self.game.rules.view(self.state, seat)

    def answer_by(self, bot: Bot, seat: Seat) -> None:
        """Let a bot answer; it gets a chair, as everywhere."""
        question = self._table.open[seat]

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
        table = self._table
        return Viewpoint(
            game=self.game, variant=self.variant, seat=seat, question=table.open.get(seat), now=self.state,
            start=table.start, script=table.script[:], mixes=table.mixes[:],
            given={s: answer for s, answer in table.given.items() if s == seat}, midway=False, windows=False,
        )  # fmt: skip

    def copy(self) -> Self:
        """The same position, which goes its own way from here."""
        return type(self)._at(*self._where())

    def _where(self) -> tuple[Any, ...]:
        table = self._table
        over = self.state if self.outcome else table.start
        return (self.game, self.seats, self.seed, self.variant, self.answers, copy_state(over), table.script[:],
                dict(table.given), table.turns)  # fmt: skip

    @classmethod
    def _at(
        cls, game: Game, seats: int, seed: int, variant: Variant, answers: int, start: Any, script: list[Option],
        given: dict[Seat, Option], turns: int,
    ) -> Self:  # fmt: skip
        made = cls.__new__(cls)
        made.game, made.seats, made.seed, made.variant, made.answers = game, seats, seed, variant, answers
        made._begin(start)
        table = made._table
        if start.outcome is None:
            table.start, table.turns = copy_state(start), turns
            table.script = [same_option(answer) for answer in script]  # rules may compare by identity
            made._rules.switch()
            table.given = {seat: same_option(answer) for seat, answer in given.items()}
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
