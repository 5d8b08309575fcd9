"""The same work for many items: here, in processes of their own, or on a cluster of machines."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rulewright.bots.processes import ProcessDied, Processes
from rulewright.kernel.errors import RulewrightError
from rulewright.lab.ray_cluster import on_cluster

T = TypeVar("T")
R = TypeVar("R")

Jobs = int | str
"""How many processes of this machine work, or the address of a Ray cluster."""


def in_processes(work: Callable[[T], R], items: Iterable[T], jobs: Jobs, at_once: int = 1) -> Iterator[R]:
    """What comes of each item, in order; one job works in this process, more in processes of their own.

    Items may go on for ever: whoever stops asking stops the work.
    """
    if isinstance(jobs, str):
        yield from on_cluster(work, items, jobs, at_once)
        return
    if jobs == 1:
        yield from map(work, items)
        return
    try:
        with Processes(jobs) as pool:
            yield from pool.map(work, items, at_once)
    except ProcessDied:
        raise RulewrightError(f"worker processes died (out of memory?); try --jobs {max(1, jobs // 2)}") from None
