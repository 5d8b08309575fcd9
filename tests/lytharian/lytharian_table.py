"""Arranging and playing Lytharian positions in tests: `position(Side(...), Side(...))`, then `play(step, state, ...)`.

Steps to run: `turn` (a whole turn), `effects_phase`, `mana_phase`, `draw_phase`, `main_phase`; in Battle Duels
`duel_round`, `pre_combat`, `fights`. Windows in which nobody can do anything ask nothing, so they need no answers;
nor do those in which one could only reveal a troop or cut a deck (`every_question` stops there, too).
"""

import contextlib
from collections.abc import Sequence
from typing import Any

from rulewright.games.lytharian import LYTHARIAN
from rulewright.games.lytharian.rules.combat.stats import att_of, def_of, life_of
from rulewright.games.lytharian.rules.modes.battle_duels import duel_round, fights, pre_combat
from rulewright.games.lytharian.rules.phases import draw_phase, effects_phase, main_phase, mana_phase
from rulewright.games.lytharian.rules.position import Side, Troop, custom, find, position, troop_at
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import printed
from rulewright.games.lytharian.rules.turn import begin, turn
from rulewright.games.lytharian.rules.turn import finish as close
from rulewright.games.lytharian.rules.view import view as look
from rulewright.kernel.copying import copy_state
from rulewright.kernel.errors import GameOver
from rulewright.kernel.page.scene import Scene
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import Variant
from rulewright.testing.script import Asked, Passing, Patient, Script, plain, run, told
from rulewright.testing.script import upto as every_question

GAME = LYTHARIAN


def under(**rules: Any) -> Variant:
    """A variant with these tunables."""
    return Variant("test", rules)


class Calm(Script):
    """Passes where one could only reveal a troop or cut a deck, unless that is the next answer (LC-008, LC-065)."""

    __slots__ = ()

    def roll(self, sides: int = 6) -> int:
        assert sides == 6, "all dice are six-sided (LC-010)"
        return super().roll(sides)

    def _answer(self, state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        offered = [plain(state, each) for each in options]
        free = all(each in ("pass", "cut") or each.startswith("reveal ") for each in offered)
        if why.window and free and not (self.answers and self.answers[0] in offered[1:]):
            return options[0]
        return super()._answer(state, seat, options, why)


class CalmPassing(Calm, Passing):
    """The same, and passes need not be written."""

    __slots__ = ()


class CalmPatient(Calm, Patient):
    """The same, before, between and after the answers."""

    __slots__ = ()


def play(step: Any, state: State, *answers: str, dice: Sequence[int] = (), kind: type[Script] = Calm) -> Script:
    """Run a step with these answers, all of them; a question beyond them raises Asked."""
    table = kind(state, answers, dice)
    with contextlib.suppress(GameOver):
        step(table, state)
    assert not table.answers, f"answers that nobody asked for: {table.answers}"
    assert not table.dice, f"dice that nobody rolled: {table.dice}"
    return table


def duel(step: Any, state: State, *answers: str, dice: Sequence[int] = ()) -> Script:
    """Run a step to its end with these answers; passes need not be written."""
    return play(step, state, *answers, dice=dice, kind=CalmPassing)


def finish(step: Any, state: State, *answers: str, dice: Sequence[int] = ()) -> Script:
    """Run a step with these answers; before, between and after them everybody only passes."""
    return play(step, state, *answers, dice=dice, kind=CalmPatient)


def upto(step: Any, state: State, *answers: str, dice: Sequence[int] = ()) -> Asked:
    """Run a step with these answers and stop at the next question, which is returned."""
    try:
        play(step, state, *answers, dice=dice)
    except Asked as asked:
        return asked
    raise AssertionError("the step asked nothing more")


DUELS, PAWNS = under(game="duels"), under(game="pawns")


def main(table: Table, state: State) -> None:
    """A turn of the active player that begins with its Main Phase, to its end."""
    begin(table, state)
    main_phase(table, state)
    close(table, state)


def numbers(state: State, square: str) -> tuple[int, int]:
    """Att and current Def of the troop on a square, without combat abilities."""
    troop = troop_at(state, square)
    return att_of(state, troop), life_of(state, troop)


def hurt(state: State, square: str) -> int:
    """The damage on the troop on a square."""
    return state.hurt[troop_at(state, square)]


def view(state: State, seat: int | None) -> State:
    """What a seat may see."""
    return look(state, None if seat is None else Seat(seat))


def scene(seen: State, seat: int | None, names: Sequence[str]) -> Scene:
    """The table as it lies before a seat."""
    return GAME.page.scene(seen, None if seat is None else Seat(seat), names)


def keys(state: State, cards: Sequence[int]) -> list[str]:
    """Cards by key."""
    return [state.book.cards[state.faces[card]].key for card in cards]


def who(state: State, square: str) -> str:
    """The key of the troop on a square, "" for none."""
    troop = troop_at(state, square)
    return printed(state, troop).key if troop >= 0 else ""


def face_up(state: State, square: str) -> bool:
    return bool(state.up[troop_at(state, square)])


def goes(state: State, square: str) -> set[str]:
    """The squares to which the troop on a square may move in a turn of the active player."""
    start = f"move {square}-"
    return {each.removeprefix(start) for each in upto(main, copy_state(state)).notations if each.startswith(start)}


def strikes(state: State, square: str) -> set[str]:
    """The squares that the troop on a square may attack in a turn of the active player, before it moves."""
    start = f"attack {square}x"
    return {each.removeprefix(start) for each in upto(main, copy_state(state)).notations if each.startswith(start)}


__all__ = [
    "DUELS", "GAME", "PAWNS", "Asked", "Script", "Side", "Troop", "att_of", "custom", "def_of", "draw_phase", "duel",
    "duel_round", "effects_phase", "every_question", "face_up", "fights", "find", "finish", "goes", "hurt", "keys",
    "life_of", "main", "main_phase", "mana_phase", "numbers", "plain", "play", "position", "pre_combat", "run", "scene",
    "strikes", "told", "troop_at", "turn", "under", "upto", "view", "who",
]  # fmt: skip
