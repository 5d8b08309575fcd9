"""A finished game in figures: what is counted in the log, and how much of it by seat."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from rulewright.kernel.event import Event, EventKind


class Figure(NamedTuple):
    """One row: how often these kinds of events happened to a seat, or the sum of one of their arguments."""

    title: str
    kinds: tuple[EventKind[Any], ...]
    amount: str = ""  # the argument that is summed; "": events are counted
    by: str = "seat"  # the argument that says whose it is


def count_figures(*figures: Figure) -> Callable[[Sequence[Event], int], list[tuple[str, list[int]]]]:
    """The `numbers` of a game's page, from its rows."""
    return partial(_count, figures)


def _count(figures: Sequence[Figure], log: Sequence[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A finished game in figures, one for each seat."""
    rows = [(figure.title, [0] * seats) for figure in figures]
    for figure, (_, row) in zip(figures, rows, strict=True):
        kinds = {kind.name for kind in figure.kinds}
        for event in log:
            seat = event.args.get(figure.by, -1)
            if event.kind in kinds and seat >= 0:
                row[seat] += event.args[figure.amount] if figure.amount else 1
    return rows
