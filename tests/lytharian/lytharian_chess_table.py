"""Arranging and playing Normal Chess in tests: a position as FEN or as a drawing, then moves by their squares."""

from typing import Any

from rulewright.games.lytharian.normal import NORMAL_CHESS
from rulewright.games.lytharian.normal.rules.board import BOARD, LETTERS
from rulewright.games.lytharian.normal.rules.moves import legal_moves
from rulewright.games.lytharian.normal.rules.position import START, fen, position
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.games.lytharian.normal.rules.turn import turn
from rulewright.kernel.state import Outcome
from rulewright.kernel.table import Table
from rulewright.testing.script import Asked, Script, play, told, upto

GAME: Any = NORMAL_CHESS


def on(table: Table, state: State) -> None:
    """Turn after turn while there are answers."""
    assert isinstance(table, Script)
    while table.answers:
        turn(table, state)


def and_on(table: Table, state: State) -> None:
    """The same, and then the turn in which it must turn out that the game is over."""
    on(table, state)
    turn(table, state)


def after(text: str, *answers: str, **how: Any) -> State:
    """The game after these answers."""
    state = position(text, **how)
    play(on, state, *answers)
    return state


def end(text: str, *answers: str, **how: Any) -> Outcome:
    """How the game ends right after these answers."""
    state = position(text, **how)
    play(and_on, state, *answers)
    assert state.outcome is not None
    return state.outcome


def offered(text: str, *answers: str, **how: Any) -> list[str]:
    """What may be answered after these answers."""
    return upto(and_on, position(text, **how), *answers).notations


def reach_of(name: str, text: str) -> str:
    """The drawing of the board with an x wherever the piece on a square may go."""
    state = position(text)
    start = BOARD.find(name)
    signs = [LETTERS[piece] for piece in state.board]
    for move in legal_moves(state):
        if move.a == start:
            signs[move.b] = "x"
    return "\n".join(" ".join(signs[rank * 8 : rank * 8 + 8]) for rank in range(7, -1, -1))


def lines(text: str) -> str:
    """A drawing without the indentation of the test around it."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


__all__ = ["GAME", "START", "Asked", "Script", "after", "end", "fen", "lines", "offered", "on", "play", "position",
           "reach_of", "told", "turn", "upto"]  # fmt: skip
