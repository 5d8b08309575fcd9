"""Several processes behind one address: each listens on the same port, the system spreads who comes, one that dies is
started again. They share their games by the store and tell each other what happens in them (`store.tell`)."""

import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from types import FrameType

logger = logging.getLogger("rulewright.server")

LASTED = 10.0  # seconds after which a process that dies did not die of its start
LONGEST_PAUSE = 5.0  # seconds before one is tried again that dies at once, at most

Work = Callable[[socket.socket], None]


def family_of(host: str) -> socket.AddressFamily:
    """Of IPv6, if the address looks like one."""
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def listening_socket(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket bound to an address, which other processes may have bound, too."""
    bound = socket.socket(
        family_of(host), socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # TCP by name, or asyncio leaves Nagle on
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    bound.bind((host, port))
    return bound


class Workers:
    """So many processes that do the same work at one address, until this one is told to stop."""

    def __init__(self, number: int, host: str, port: int, work: Work) -> None:
        self.host, self.port, self.work = host, port, work
        self._held = listening_socket(host, port, shared=True)  # nobody else gets the port while none of ours runs
        self._alive, self._parent = os.pipe()  # a worker whose parent is gone reads its end, and ends
        self._processes = {place: self._start() for place in range(number)}
        self._started = dict.fromkeys(self._processes, time.monotonic())
        self._pauses = dict.fromkeys(self._processes, 0.0)
        self._stopping = False

    def _start(self) -> "Worker":
        process = Worker(self)
        process.start()
        return process

    def run(self) -> None:
        """Watch over them."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, self._stop)
        while not self._stopping:
            wait([each.sentinel for each in self._processes.values()], timeout=0.5)
            for place, process in self._processes.items():
                if process.exitcode is not None and not self._stopping:
                    self._replace(place, process)
        for process in self._processes.values():
            process.terminate()
        for process in self._processes.values():
            process.join()

    def _replace(self, place: int, process: "Worker") -> None:
        lasted = time.monotonic() - self._started[place] > LASTED
        self._pauses[place] = 0.0 if lasted else min(LONGEST_PAUSE, 2 * self._pauses[place] + 0.05)
        time.sleep(self._pauses[place])
        if self._stopping:
            return
        self._processes[place], self._started[place] = self._start(), time.monotonic()
        print(
            f"worker {place + 1} (process {process.pid}) ended with {process.exitcode}; "
            f"process {self._processes[place].pid} takes its place",
            file=sys.stderr,
            flush=True,
        )

    def _stop(self, _: int, __: FrameType | None) -> None:
        self._stopping = True

    def begin(self) -> None:
        """In a worker: listen, and work until told to stop or until nobody watches over it."""
        os.close(self._parent)
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, signal.SIG_DFL)
        threading.Thread(target=self._end_with_parent, daemon=True).start()
        self.work(listening_socket(self.host, self.port, shared=True))

    def _end_with_parent(self) -> None:
        with suppress(OSError):
            os.read(self._alive, 1)
        os.kill(os.getpid(), signal.SIGTERM)


class Worker(get_context("fork").Process):  # type: ignore[misc]
    """A copy of this process, with all it has read and knows."""

    def __init__(self, workers: Workers) -> None:
        super().__init__()
        self.workers = workers

    def run(self) -> None:
        self.workers.begin()


def serve_together(number: int, host: str, port: int, work: Work) -> None:
    """Let so many processes do the work at one address, until interrupted."""
    gc.collect()
    gc.freeze()  # what all of them know stays in one place of memory
    Workers(number, host, port, work).run()
