"""Playing positions of any game in tests: a table that answers from a list of notations and keeps what was told.

Which game it is, the state says. A game's own `<slug>_table.py` adds what only that game's tests need.
"""

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rulewright.games import game_of
from rulewright.kernel.errors import GameOver
from rulewright.kernel.event import EventKind, P
from rulewright.kernel.game import Game
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.kernel.table import Table

T = TypeVar("T", bound="Script")

Step = Callable[[Table, Any], Any]
"""A part of the rules that a test runs: a turn, a phase, one action."""

Choose = Callable[[Seat, str, list[str]], str]
"""(seat, prompt key, notations offered) -> the notation that answers."""


class Asked(Exception):
    """The script of answers is used up at this question."""

    def __init__(self, seat: Seat, options: Sequence[Option], why: Prompt, notations: list[str]) -> None:
        self.seat, self.options, self.why, self.notations = seat, list(options), why, notations
        super().__init__(f"{why.key} to seat {seat}: {notations}")


def its_game(state: Any) -> Game:
    """The game whose state this is."""
    return game_of(state)


def exact(state: Any, each: Option) -> str:
    """The option's notation."""
    return its_game(state).words.notation(state, each)


def plain(state: Any, each: Option) -> str:
    """Notation without card numbers: 'play pyroblast'. Equal cards get equal notation."""
    return " ".join(word.split("#")[0] or word for word in exact(state, each).split())


class Script(Table):
    """Answers from a list of notations, rolls the given dice first, keeps events; raises Asked at the end."""

    __slots__ = ("answers", "asked", "dice", "events", "rolled")

    def __init__(self, state: Any, answers: Sequence[str], dice: Sequence[int] = ()) -> None:
        super().__init__(its_game(state), state, self._answer)
        self.answers = list(answers)
        self.dice = list(dice)
        self.rolled: list[int] = []
        self.asked: list[tuple[Seat, str, list[str]]] = []  # (seat, prompt key, notations offered)
        self.events: list[tuple[str, str, dict[str, Any]]] = []  # (kind, clause, args; cards by key)
        self.listening = True

    def _offered(self, state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> list[str]:
        offered = [plain(state, each) for each in options]
        self.asked.append((seat, why.key, offered))
        return offered

    def _answer(self, state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        offered = self._offered(state, seat, options, why)
        if not self.answers:
            raise Asked(seat, options, why, offered)
        wanted = self.answers.pop(0)
        for each, notation in zip(options, offered, strict=True):
            if notation == wanted or exact(state, each) == wanted:
                return each
        raise AssertionError(f"'{wanted}' is not offered by '{why.key}' to seat {seat}: {offered}")

    def roll(self, sides: int = 6) -> int:
        n = self.dice.pop(0) if self.dice else super().roll(sides)
        self.rolled.append(n)
        return n

    def tell(self, kind: EventKind[P], *args: P.args, **kwargs: P.kwargs) -> None:
        told: dict[str, Any] = dict(kwargs)
        state: Any = self.state
        for key in kind.cards:
            if told.get(key, -1) >= 0:
                told[key] = state.book.cards[state.faces[told[key]]].key
        self.events.append((kind.name, kind.clause, told))


class Passing(Script):
    """Everybody passes who is not told otherwise: an answer waits until it is offered to somebody."""

    __slots__ = ()

    def _answer(self, state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        offered = [plain(state, each) for each in options]
        named = [exact(state, each) for each in options]
        if "pass" in offered and not (self.answers and self.answers[0] in offered + named):
            self.asked.append((seat, why.key, offered))
            return options[offered.index("pass")]
        return super()._answer(state, seat, options, why)


class Patient(Passing):
    """Passes until its next answer is offered; at its end it passes, or takes the first option."""

    __slots__ = ()

    def _answer(self, state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        if self.answers:
            return super()._answer(state, seat, options, why)
        self._offered(state, seat, options, why)
        return next((each for each in options if each.verb == "pass"), options[0])


class Follow(Script):
    """Answers by a function instead of a list."""

    __slots__ = ("choose",)

    def __init__(self, state: Any, choose: Choose) -> None:
        super().__init__(state, ())
        self.choose = choose

    def _answer(self, state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        offered = self._offered(state, seat, options, why)
        return options[offered.index(self.choose(seat, why.key, offered))]


def _run(table: T, step: Step, state: Any) -> T:
    """Run the step to its end, or to the game's, and see that every answer and die was wanted."""
    with contextlib.suppress(GameOver):
        step(table, state)
    assert not table.answers, f"answers that nobody asked for: {table.answers}"
    assert not table.dice, f"dice that nobody rolled: {table.dice}"
    return table


def play(step: Step, state: Any, *answers: str, dice: Sequence[int] = ()) -> Script:
    """Run a step with these answers, all of them; a question beyond them raises Asked."""
    return _run(Script(state, answers, dice), step, state)


def duel(step: Step, state: Any, *answers: str, dice: Sequence[int] = ()) -> Script:
    """Run a step to its end with these answers; passes need not be written."""
    return _run(Passing(state, answers, dice), step, state)


def finish(step: Step, state: Any, *answers: str, dice: Sequence[int] = ()) -> Script:
    """Run a step with these answers; before, between and after them everybody only passes."""
    return _run(Patient(state, answers, dice), step, state)


def run(step: Step, state: Any, choose: Choose = lambda seat, key, offered: offered[0]) -> Follow:
    """Run a step to its end, every question answered by `choose`: the first option if none is given."""
    return _run(Follow(state, choose), step, state)


def upto(step: Step, state: Any, *answers: str, dice: Sequence[int] = ()) -> Asked:
    """Run a step with these answers and stop at the next question, which is returned."""
    table = Script(state, answers, dice)
    try:
        step(table, state)
    except Asked as asked:
        assert not table.dice, f"dice that nobody rolled: {table.dice}"
        return asked
    raise AssertionError("the step asked nothing more")


def told(table: Script, kind: str) -> list[dict[str, Any]]:
    """The arguments of every event of this kind."""
    return [args for each, _, args in table.events if each == kind]
