"""The same work for many items, here or in processes of their own."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def in_processes(work: Callable[[T], R], items: Iterable[T], jobs: int, at_once: int = 1) -> Iterator[R]:
    """What comes of each item, in order; one job works in this process, more in processes of their own."""
    if jobs == 1:
        yield from map(work, items)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(work, items, chunksize=at_once)
