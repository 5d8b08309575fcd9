"""The same work for many items, here or in processes of their own."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rulewright.bots.processes import Processes

T = TypeVar("T")
R = TypeVar("R")


def in_processes(work: Callable[[T], R], items: Iterable[T], jobs: int, at_once: int = 1) -> Iterator[R]:
    """What comes of each item, in order; one job works in this process, more in processes of their own."""
    if jobs == 1:
        yield from map(work, items)
        return
    with Processes(jobs) as pool:
        yield from pool.map(work, items, at_once)
