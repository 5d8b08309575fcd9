"""Which function carries out which atom of card text: a table that functions enter by a mark above them."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., None])


def marker(table: dict[type[Any], Any]) -> Callable[[type[Any]], Callable[[F], F]]:
    """The mark that enters a function into this table, under the kind of atom that it carries out."""

    def carries_out(kind: type[Any]) -> Callable[[F], F]:
        def mark(function: F) -> F:
            table[kind] = function
            return function

        return mark

    return carries_out
