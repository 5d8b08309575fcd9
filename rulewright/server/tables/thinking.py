"""Who thinks next: fair queues before the processes in which bots think.

There are two: quick bots never wait for one that searches, and what searches has the lower priority of the system. In
each the thought comes first whose person has been thought for least in the last minutes, then whose table has. So who
sets up thirty games with the strongest bots waits for their own, and everybody else's answer as before. A person is an
address here: names cost nothing.
"""

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from rulewright.bots.processes import Processes, nothing
from rulewright.bots.workers import Thought, searches, thought_of_packed
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Option
from rulewright.kernel.viewpoint import Viewpoint

R = TypeVar("R")

HALF_LIFE = 60.0  # seconds after which half of what somebody used is forgotten
PATIENCE = 0.1  # seconds of use that a second of waiting outweighs among one person's tables, or one waited for ever
FORGOTTEN = 0.001  # seconds of use that are none
NICE_QUICK, NICE_DEEP = 3, 10


class Spending:
    """Seconds of thinking by name; what is long ago counts less and less."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when that was

    def of(self, name: str, now: float) -> float:
        seconds, then = self._used.get(name, (0.0, 0.0))
        return float(seconds * 0.5 ** ((now - then) / HALF_LIFE))

    def add(self, name: str, seconds: float) -> None:
        now = time.monotonic()
        self._used[name] = (self.of(name, now) + seconds, now)
        if len(self._used) > 1000:
            self._used = {each: used for each, used in self._used.items() if self.of(each, now) > FORGOTTEN}


@dataclass(slots=True, eq=False)
class Waiting:
    """A piece of thinking that waits for a process."""

    person: str
    table: str
    ready: "asyncio.Future[None]"
    since: float


class Queue:
    """Gives each free process to whose turn it is."""

    def __init__(self, pool: Processes | ThreadPoolExecutor, number: int) -> None:
        self.pool = pool
        self.free = number
        self.waiting: list[Waiting] = []
        self.spending = Spending()

    async def run(self, person: str, table: str, begun: Callable[[], None], work: Callable[..., R], *items: Any) -> R:
        """Wait for one's turn, which `begun` is told, then for what comes of it."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(person, table, loop.create_future(), time.monotonic())
        self.waiting.append(waiting)
        self._next()
        try:
            await waiting.ready
        except asyncio.CancelledError:
            if waiting in self.waiting:
                self.waiting.remove(waiting)
            else:
                self.free += 1
                self._next()
            raise
        began = time.monotonic()
        begun()

        def done(_: "Future[R]") -> None:
            loop.call_soon_threadsafe(self._done, waiting, time.monotonic() - began)

        try:
            future = self.pool.submit(work, *items)
        except RuntimeError:  # the pool is closed: nobody waits any more
            self.free += 1
            raise
        future.add_done_callback(done)
        return await asyncio.wrap_future(future)

    def _done(self, waiting: Waiting, seconds: float) -> None:
        self.spending.add(waiting.person, seconds)
        self.spending.add(f"table {waiting.table}", seconds)
        self.free += 1
        self._next()

    def _next(self) -> None:
        now = time.monotonic()  # the same for all: or who came last would always have used least

        def used(waiting: Waiting) -> tuple[float, float]:
            of_table = self.spending.of(f"table {waiting.table}", now) - PATIENCE * (now - waiting.since)
            return self.spending.of(waiting.person, now), of_table

        while self.free and self.waiting:
            first = min(self.waiting, key=used)  # of equals the one that came first
            self.waiting.remove(first)
            self.free -= 1
            first.ready.set_result(None)


class Thinking:
    """Where the bots of a server think: in so many processes (0: in threads of this one)."""

    def __init__(self, processes: int | None) -> None:
        number = (os.cpu_count() or 1) if processes is None else processes
        few, many = max(1, number // 2), max(1, number)
        self.pools: list[Processes | ThreadPoolExecutor] = (
            [Processes(few, NICE_QUICK), Processes(many, NICE_DEEP)]
            if number
            else [ThreadPoolExecutor(few, thread_name_prefix="bot"), ThreadPoolExecutor(many, thread_name_prefix="bot")]
        )
        self.thoughts = 0
        self.quick, self.deep = Queue(self.pools[0], few), Queue(self.pools[1], many)

    def expect(self, code: str) -> None:
        """This bot sits at a table now: let processes start, so that its first thought does not wait for that."""
        if isinstance(pool := self._queue(code).pool, Processes) and code != "random":
            pool.warm_up()

    def _queue(self, code: str) -> Queue:
        return self.deep if searches(code) else self.quick

    async def choose(
        self, person: str, table: str, code: str, viewpoint: Viewpoint, dice: Dice, begun: Callable[[], None]
    ) -> Option:
        """What a bot answers, thought as soon as it is this person's turn, which `begun` is told."""
        thought = Thought(code, viewpoint, dice)
        self.thoughts += 1
        if code == "random":
            return thought.think()
        queue, packed = self._queue(code), viewpoint.packed()  # now: the match goes on
        parts = thought.parts()
        if not parts:  # or who need not think would be known by not waiting
            await queue.run(person, table, begun, nothing)
        while parts:
            waiting = [
                queue.run(person, table, begun, thought_of_packed, viewpoint.game, packed, part) for part in parts
            ]
            parts = thought.parts(list(await asyncio.gather(*waiting)))
        assert thought.answer is not None
        return thought.answer

    async def wait(self, person: str, table: str, code: str) -> None:
        """As long as this bot would wait for its turn to think."""
        if code != "random":
            await self._queue(code).run(person, table, nothing, nothing)

    def close(self) -> None:
        for pool in self.pools:
            if isinstance(pool, Processes):
                pool.close()
            else:
                pool.shutdown(wait=False, cancel_futures=True)
