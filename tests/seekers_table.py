"""Arranging and playing Seekers positions in tests: `position(...)`, then `play(step, state, answers, dice=...)`."""

import contextlib
from collections.abc import Callable, Sequence
from typing import Any

from rulewright.games.seekers import SEEKERS
from rulewright.games.seekers.position import Effect, Side, find, position
from rulewright.games.seekers.stack import priority
from rulewright.games.seekers.state import State, ailment, card_of
from rulewright.games.seekers.turn import turn
from rulewright.kernel.errors import GameOver
from rulewright.kernel.event import CARD_KEYS
from rulewright.kernel.hexes import Hex
from rulewright.kernel.question import EVERYBODY, Option, Prompt, Seat
from rulewright.kernel.table import Table

GAME: Any = SEEKERS


class Asked(Exception):
    """The script of answers is used up at this question."""

    def __init__(self, seat: Seat, options: Sequence[Option], why: Prompt, state: State) -> None:
        self.seat, self.options, self.why = seat, list(options), why
        self.notations = [plain(state, each) for each in options]
        super().__init__(f"{why.key} to seat {seat}: {self.notations}")


def plain(state: State, each: Option) -> str:
    """Notation without card numbers: 'play pyroblast'. Equal cards get equal notation."""
    return " ".join(word.split("#")[0] if word.split("#")[0] else word for word in GAME.notation(state, each).split())


class Script(Table):
    """Answers from a list of notations, rolls the given dice first, keeps events; raises Asked at the end.

    'pass' is also given when a seat could only pass: such questions answer themselves.
    """

    __slots__ = ("answers", "asked", "dice", "events", "rolled")

    def __init__(self, state: State, answers: Sequence[str], dice: Sequence[int]) -> None:
        super().__init__(GAME, state, self._answer)
        self.answers = list(answers)
        self.dice = list(dice)
        self.rolled: list[int] = []
        self.asked: list[tuple[Seat, str, list[str]]] = []  # (seat, prompt key, notations offered)
        self.events: list[tuple[str, str, dict[str, Any]]] = []  # (kind, clause, args; cards by key)
        self.listening = True

    def _answer(self, state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        offered = [plain(state, each) for each in options]
        self.asked.append((seat, why.key, offered))
        if not self.answers:
            raise Asked(seat, options, why, state)
        wanted = self.answers.pop(0)
        for each, notation in zip(options, offered, strict=True):
            if notation == wanted or GAME.notation(state, each) == wanted:
                return each
        raise AssertionError(f"'{wanted}' is not offered by '{why.key}' to seat {seat}: {offered}")

    def roll(self, sides: int = 6) -> int:
        n = self.dice.pop(0) if self.dice else super().roll(sides)
        self.rolled.append(n)
        return n

    def tell(self, kind: str, clause: str, audience: int = EVERYBODY, **args: int) -> None:
        shown: dict[str, Any] = dict(args)
        for key in CARD_KEYS:
            if args.get(key, -1) >= 0:
                shown[key] = card_of(self.state, args[key]).key  # type: ignore[arg-type]
        self.events.append((kind, clause, shown))


def play(step: Callable[[Table, State], Any], state: State, *answers: str, dice: Sequence[int] = ()) -> Script:
    """Run a step (turn, priority, upkeep, ...) with these answers, all of them; a game that ends stops there."""
    table = Script(state, answers, dice)
    with contextlib.suppress(GameOver):
        step(table, state)
    assert not table.answers, f"answers that nobody asked for: {table.answers}"
    assert not table.dice, f"dice that nobody rolled: {table.dice}"
    return table


class Patient(Script):
    """A script that passes until its next answer is offered; at its end it passes, or takes the first option."""

    __slots__ = ()

    def _answer(self, state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        offered = [plain(state, each) for each in options]
        if self.answers and (self.answers[0] in offered or "pass" not in offered):
            return super()._answer(state, seat, options, why)
        self.asked.append((seat, why.key, offered))
        return next((each for each in options if each.verb == "pass"), options[0])


def finish(step: Callable[[Table, State], Any], state: State, *answers: str, dice: Sequence[int] = ()) -> Script:
    """Run a step with these answers; before, between and after them everybody only passes."""
    table = Patient(state, answers, dice)
    with contextlib.suppress(GameOver):
        step(table, state)
    assert not table.answers, f"answers that nobody asked for: {table.answers}"
    assert not table.dice, f"dice that nobody rolled: {table.dice}"
    return table


class Passing(Script):
    """Everybody passes who is not told otherwise: an answer waits until it is offered to somebody."""

    __slots__ = ()

    def _answer(self, state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        offered = [plain(state, each) for each in options]
        exact = [GAME.notation(state, each) for each in options]
        if "pass" in offered and not (self.answers and self.answers[0] in offered + exact):
            self.asked.append((seat, why.key, offered))
            return options[offered.index("pass")]
        return super()._answer(state, seat, options, why)


def duel(step: Callable[[Table, State], Any], state: State, *answers: str, dice: Sequence[int] = ()) -> Script:
    """Run a step to its end with these answers; passes need not be written."""
    table = Passing(state, answers, dice)
    with contextlib.suppress(GameOver):
        step(table, state)
    assert not table.answers, f"answers that were never on offer: {table.answers}"
    assert not table.dice, f"dice that nobody rolled: {table.dice}"
    return table


def upto(step: Callable[[Table, State], Any], state: State, *answers: str, dice: Sequence[int] = ()) -> Asked:
    """Run a step with these answers and stop at the next question, which is returned."""
    table = Script(state, answers, dice)
    try:
        step(table, state)
    except Asked as asked:
        assert not table.dice, f"dice that nobody rolled: {table.dice}"
        return asked
    raise AssertionError("the step asked nothing more")


def triple(state: State, seat: Seat) -> tuple[int, int, int]:
    """AP/MP/HP, as the rulebook's example prints them."""
    return state.players[seat].ap, state.players[seat].mp, state.units[seat].hp


def at(state: State, unit: int) -> tuple[int, int]:
    """Where a unit stands."""
    spot: Hex = state.book.map.board.hexes[state.units[unit].hex]
    return spot.q, spot.r


def ails(state: State, unit: int, name: str) -> int:
    """How much of an Ailment a unit has, 0 for none."""
    found = ailment(state.units[unit], name)
    return found.n if found else 0


def bare(seeker: str = "theron", **side: Any) -> Side:
    """A side whose Equipment does not meddle: no free step, no more MP, no larger hand."""
    quiet = {"theron": ("emberlords-regalia", "ashen-loop"), "mara": ("nightweave", "coin-of-whispers"),
             "vexia": ("emberlords-regalia", "ashen-loop"), "orin": ("emberlords-regalia", "ashen-loop"),
             "halvard": ("spellbreaker-mail", "gravechain"), "brakka": ("spellbreaker-mail", "gravechain")}  # fmt: skip
    return Side(**{"seeker": seeker, "equipment": quiet[seeker], **side})


def still(**side: Any) -> Side:
    """An opponent who can do nothing but pass, far away unless told."""
    return bare(**{"at": (6, -3), "ap": 0, "mp": 0, **side})


def told(table: Script, *kinds: str) -> list[str]:
    """The kinds of events that were told, in order; only these kinds."""
    return [kind for kind, _, _ in table.events if kind in kinds]


__all__ = ["GAME", "Asked", "Effect", "Script", "Side", "ails", "at", "bare", "find", "finish", "plain", "play",
           "position", "priority", "still", "told", "triple", "turn", "upto"]  # fmt: skip
