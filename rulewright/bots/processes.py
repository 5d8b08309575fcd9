"""Work in processes of their own: started when there is work, replaced when they die, gone when their owner is.

What can't be sent to another process (a game or bot that was made here and has no import path) is done here.
"""

import os
import pickle
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, Self, TypeVar

T = TypeVar("T")
R = TypeVar("R")

TRIES = 3  # processes that may die over one piece of work before it is given up


class ProcessDied(Exception):
    """Processes died over a piece of work, several times."""


class Process:
    """One process at the other end of a pipe; it ends when the pipe does."""

    def __init__(self, nice: int, core: int | None) -> None:
        self.core = core
        self.line, theirs = get_context("spawn").Pipe()
        self.process = get_context("spawn").Process(target=_work, args=(theirs, nice, core), daemon=True)
        self.process.start()
        theirs.close()

    def do(self, packed: bytes) -> Any:
        """What comes of it; EOFError or OSError when the process died."""
        self.line.send_bytes(packed)
        well, result = pickle.loads(self.line.recv_bytes())
        if not well:
            raise result
        return result

    def kill(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


def nothing() -> None:
    """A piece of work for which one only waits."""


def _work(line: Connection, nice: int, core: int | None) -> None:
    """In the other process: one piece of work after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it decides when it ends
    if nice and sys.platform != "win32":
        os.nice(nice)
    if core is not None and sys.platform == "linux":
        os.sched_setaffinity(0, {core})
    try:
        while True:
            try:
                work, items = pickle.loads(line.recv_bytes())
                answer = True, work(*items)
            except EOFError:
                return
            except Exception as wrong:
                answer = False, wrong
            try:
                packed = pickle.dumps(answer)
            except Exception:
                packed = pickle.dumps((False, RuntimeError(f"{answer[1]!r} can't be sent back")))
            line.send_bytes(packed)
    except OSError:  # nobody is there any more
        return


def _cores(processes: int) -> list[int | None]:
    """A core for each process if there are as many: woken together, two are often put on the same one otherwise."""
    if sys.platform == "linux":
        ours = os.sched_getaffinity(0)
        if len(ours) == processes:
            return list(ours)
    return [None] * processes


class Processes:
    """So many processes for pieces of work. Use it as a context, or `close` it."""

    def __init__(self, processes: int = 0, nice: int = 0) -> None:
        self.number = processes or os.cpu_count() or 1
        self.nice = nice
        self._warm = False
        self._threads = ThreadPoolExecutor(self.number, thread_name_prefix="process")
        self._idle: SimpleQueue[Process | None] = SimpleQueue()
        self._running: set[Process] = set()
        self._free_cores = _cores(self.number)
        self._closing = threading.Lock()
        self._closed = False
        for _ in range(self.number):
            self._idle.put(None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop everything, unfinished work too."""
        with self._closing:
            self._closed = True
            for process in list(self._running):
                process.process.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for process in list(self._running):
            process.kill()
        self._running.clear()

    def warm_up(self) -> None:
        """There will be work soon: start those that do not run yet. Nobody waits for that."""
        if not self._warm:
            self._warm = True
            for _ in range(self.number):
                self._threads.submit(self._warm_up)

    def _warm_up(self) -> None:
        process = self._idle.get_nowait()
        try:
            process = process or self._start()
        finally:
            self._idle.put(process)

    def submit(self, work: Callable[..., R], *items: Any) -> "Future[R]":
        """Do a piece of work as soon as a process is free."""
        return self._threads.submit(self._do, work, items)

    def map(self, work: Callable[[T], R], items: Iterable[T], at_once: int = 1) -> Iterator[R]:
        """What comes of each item, in order. Few wait in line, so that items may go on for ever."""
        left = iter(items)
        waiting: deque[Future[list[R]]] = deque()
        while some := list(islice(left, at_once)):
            waiting.append(self.submit(_each, work, some))
            if len(waiting) > 2 * self.number:
                yield from waiting.popleft().result()
        for part in waiting:
            yield from part.result()

    def _do(self, work: Callable[..., R], items: tuple[Any, ...]) -> R:
        try:
            packed = pickle.dumps((work, items))
        except (pickle.PicklingError, AttributeError, TypeError):
            return work(*items)
        process = self._idle.get_nowait()  # there are as many as threads
        try:
            for _ in range(TRIES):
                process = process or self._start()
                try:
                    return process.do(packed)  # type: ignore[no-any-return]
                except (EOFError, OSError):
                    self._running.discard(process)
                    process.kill()
                    self._free_cores.append(process.core)
                    process = None
            raise ProcessDied(f"{TRIES} processes died over it")
        finally:
            self._idle.put(process)

    def _start(self) -> Process:
        with self._closing:
            if self._closed:
                raise ProcessDied("no more work is taken")
            process = Process(self.nice, self._free_cores[-1])
            self._free_cores.pop()
            self._running.add(process)
            return process


def _each(work: Callable[[T], R], items: list[T]) -> list[R]:
    return [work(item) for item in items]
