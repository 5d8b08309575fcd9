"""How the benchmark counts and times: one clock, one loop and one kind of result for all contestants."""

import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from time import process_time
from typing import NamedTuple, Protocol


class Count(NamedTuple):
    """What one run played: whole games only, in seconds of this process's own CPU time."""

    decisions: int  # questions with at least 2 options
    asks: int  # all questions, forced ones too
    games: int
    seconds: float


class Measures(Protocol):
    """What the kernel's own `measure` says of one of our games."""

    @property
    def copy_us(self) -> float: ...
    @property
    def fork_us(self) -> float: ...
    @property
    def playout_us(self) -> float: ...
    @property
    def ask_ns(self) -> float: ...


@dataclass(frozen=True)
class Contestant:
    """One engine playing one game."""

    name: str
    engine: str  # what it runs on, with its version
    play: Callable[[int], tuple[int, int]]  # a whole random game from a seed: its decisions, its asks
    copy_us: Callable[[], float | None]  # copying a mid-game state
    measure: Callable[[], Measures] | None = None  # only ours
    seeds: Iterator[int] = field(default_factory=lambda: count(1))

    def run(self, seconds: float) -> Count:
        """Play games until the time is over. The last one is finished and its time counted: cutting games
        off would count their openings more often than their ends."""
        decisions = asks = games = 0
        start = process_time()
        while True:
            more_decisions, more_asks = self.play(next(self.seeds))
            decisions += more_decisions
            asks += more_asks
            games += 1
            spent = process_time() - start
            if spent >= seconds:
                return Count(decisions, asks, games, max(spent, 1e-9))


def time_us(call: Callable[[], object], batches: int = 3, batch_seconds: float = 0.01) -> float:
    """Microseconds that one call takes: the best of some batches, as `timeit` does it."""
    best = float("inf")
    for _ in range(batches):
        calls = 0
        start = process_time()
        while (spent := process_time() - start) < batch_seconds:
            for _ in range(10):
                call()
            calls += 10
        best = min(best, spent / calls)
    return best * 1e6


def tidy() -> None:
    """Collect garbage and set aside what lives, so that nobody pays for the objects of those before."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


@contextmanager
def quiet() -> Iterator[None]:
    """Nothing reaches the console in here, not even from C++."""
    streams = (sys.stdout, sys.stderr)
    for stream in streams:
        stream.flush()
    kept = [os.dup(1), os.dup(2)]
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        for stream in streams:
            stream.flush()
        for number, saved in zip((1, 2), kept, strict=True):
            os.dup2(saved, number)
            os.close(saved)
        os.close(nowhere)
