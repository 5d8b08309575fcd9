"""Arranging and playing Outposts positions in tests: `position(...)`, then `play(step, state, answers)`."""

import contextlib
from collections.abc import Callable, Sequence
from typing import Any

from rulewright.games import GAMES
from rulewright.games.outposts.book import make_book
from rulewright.games.outposts.play import play_cards
from rulewright.games.outposts.position import Post, Side, find, position
from rulewright.games.outposts.setup import Entry, start
from rulewright.games.outposts.state import State, card_of
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import GameOver
from rulewright.kernel.event import CARD_KEYS
from rulewright.kernel.question import EVERYBODY, Option, Prompt, Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL, Variant

GAME: Any = GAMES["outposts"]


class Asked(Exception):
    """The script of answers is used up at this question."""

    def __init__(self, seat: Seat, options: Sequence[Option], why: Prompt, state: State) -> None:
        self.seat, self.options, self.why = seat, list(options), why
        self.notations = [plain(state, each) for each in options]
        super().__init__(f"{why.key} to seat {seat}: {self.notations}")


def plain(state: State, each: Option) -> str:
    """Notation without card numbers: 'kill gate-warden'. Equal cards get equal notation."""
    return " ".join(word.split("#")[0] if word.split("#")[0] else word for word in GAME.notation(state, each).split())


class Script(Table):
    """A table that answers from a list of notations (by `plain`), keeps events, and raises Asked at the end."""

    __slots__ = ("answers", "asked", "events")

    def __init__(self, state: State, answers: Sequence[str]) -> None:
        super().__init__(GAME, state, self._answer)
        self.answers = list(answers)
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

    def tell(self, kind: str, clause: str, audience: int = EVERYBODY, **args: int) -> None:
        shown: dict[str, Any] = dict(args)
        for key in CARD_KEYS:
            if args.get(key, -1) >= 0:
                shown[key] = card_of(self.state, args[key]).key  # type: ignore[arg-type]
        self.events.append((kind, clause, shown))


def play(step: Callable[[Table, State], Any], state: State, *answers: str) -> Script:
    """Run a step (turn, draw_cards, play_cards, prepare_for_war, attack, ...) with these answers, all of them.

    Returns the table; a game that ends stops there. A question beyond the answers raises Asked.
    """
    table = Script(state, answers)
    with contextlib.suppress(GameOver):
        step(table, state)
    assert not table.answers, f"answers that nobody asked for: {table.answers}"
    return table


def ask(step: Callable[[Table, State], Any], state: State, *answers: str) -> Asked:
    """Run a step and return the question it stops at after these answers."""
    try:
        play(step, state, *answers)
    except Asked as asked:
        return asked
    raise AssertionError("the step asked nothing more")


def names(state: State, cards: Sequence[int]) -> list[str]:
    """The keys of these cards."""
    return [card_of(state, card).key for card in cards]


Choose = Callable[[Seat, str, list[str]], str]
"""(seat, prompt key, notations offered) -> the notation that answers."""


class Follow(Script):
    """A table that answers by a function instead of a list."""

    __slots__ = ("choose",)

    def __init__(self, state: State, choose: Choose) -> None:
        super().__init__(state, ())
        self.choose = choose

    def _answer(self, state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        offered = [plain(state, each) for each in options]
        self.asked.append((seat, why.key, offered))
        return options[offered.index(self.choose(seat, why.key, offered))]


def run(
    step: Callable[[Table, State], Any], state: State, choose: Choose = lambda seat, key, offered: offered[0]
) -> Follow:
    """Run a step to its end, every question answered by `choose`: the first option if none is given."""
    table = Follow(state, choose)
    with contextlib.suppress(GameOver):
        step(table, state)
    return table


def rules(**tunables: Any) -> Variant:
    """The official cards under other rules."""
    return Variant("tried", rules=tunables)


def box(*entries: Entry, variant: Variant = OFFICIAL, seed: int = 1) -> State:
    """A match before its setup: the open box."""
    return start(make_book(variant), entries, Dice(seed))


def cast(state: State, *answers: str) -> Script:
    """Play cards with these answers up to the next free choice of the Play step: mana and zones as they are then."""
    table = Script(state, answers)
    stopped: Asked | None = None
    try:
        play_cards(table, state)
    except Asked as asked:
        stopped = asked
    except GameOver:
        pass
    assert stopped is None or stopped.why.key == "play", f"still open: {stopped}"
    assert not table.answers, f"answers that nobody asked for: {table.answers}"
    return table


def told(table: Script, kind: str) -> list[dict[str, Any]]:
    """The arguments of every event of this kind."""
    return [args for each, _, args in table.events if each == kind]


def totals(table: Script) -> tuple[int, int, int]:
    """(Attacker's Strength, Defense, Defender's Strength) of the last assault."""
    last = told(table, "totals")[-1]
    return last["a"], last["d"], last["s"]


__all__ = [
    "GAME",
    "Asked",
    "Follow",
    "Post",
    "Script",
    "Side",
    "ask",
    "box",
    "cast",
    "find",
    "names",
    "plain",
    "play",
    "position",
    "rules",
    "run",
    "told",
    "totals",
]
