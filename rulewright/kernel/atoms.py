"""Atoms of card text, carried out: one function for each kind of atom, `(run, atom)`, entered by a mark above it.

A game's `Run` holds what a text is about (table, state, seat, source and whatever else): every function of the
game's `rules/effects` takes it and the atom, and nothing more.

    EFFECTS = Effects[Run]()

    @EFFECTS.carries_out(Draw)
    def _draw(run: Run, atom: Draw) -> None: ...
"""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

R = TypeVar("R")
A = TypeVar("A")


class Effects(Generic[R]):
    """Which function carries out which kind of atom."""

    def __init__(self) -> None:
        self.functions: dict[type[Any], Callable[[R, Any], None]] = {}

    def carries_out(self, kind: type[A]) -> Callable[[Callable[[R, A], None]], Callable[[R, A], None]]:
        """The mark above the function that carries out this kind of atom."""

        def mark(function: Callable[[R, A], None]) -> Callable[[R, A], None]:
            self.functions[kind] = function
            return function

        return mark

    def __contains__(self, kind: type[Any]) -> bool:
        return kind in self.functions

    def carry_out(self, run: R, atom: object) -> None:
        """Do what one atom says."""
        self.functions[type(atom)](run, atom)

    def carry_out_all(self, run: R, atoms: Iterable[object]) -> None:
        """Do what a text says, atom by atom."""
        for atom in atoms:
            self.functions[type(atom)](run, atom)
