"""How much one machine carries: tables with two connected people each, over several worker processes on PostgreSQL.

    python -m bench.load --tables 100 1000 --each 2           # answers a second until p95 passes 150 ms
    python -m bench.load --tables 200 --rates 40 --kill       # one worker killed in the middle
    python -m bench.load --bots 200                           # half Novice, a quarter Adept, a quarter Master

Every window is a real socket that connects again as the page does. The server and this script share the machine.
`--store` names a PostgreSQL database of your own; the tables are left in it.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rulewright.server.store import store_for
from rulewright.server.store.rows import TABLE

TICKS = os.sysconf("SC_CLK_TCK")
LIMIT = 150.0  # milliseconds that p95 of answer to update may take
FIRST_TRY, SPREAD = 0.25, 1.0  # seconds until a page connects again, doubled each time, and by chance; as in client.js
FRESH = httpx.Limits(max_keepalive_connections=0)  # a line for each request, which comes to any worker
LEVELS = ("novice", "novice", "adept", "master")


class Server:
    """`serve --workers`, and what the system says of its processes."""

    def __init__(self, store: str, workers: int, *more: str) -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.base = f"127.0.0.1:{trial.getsockname()[1]}"
        command = [sys.executable, "-m", "rulewright.server.serve", "--port", self.base.rpartition(":")[2]]
        command += ["--store", store, "--workers", str(workers), "--no-limits", *more]
        self.parent = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        while True:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://{self.base}/healthz", timeout=1)
                return
            time.sleep(0.1)

    def processes(self) -> list[int]:
        """The workers; the one process, if there is one."""
        listed = Path(f"/proc/{self.parent.pid}/task/{self.parent.pid}/children").read_text().split()
        return [int(pid) for pid in listed] or [self.parent.pid]

    def memory(self) -> float:
        """Megabytes that the workers hold alone."""
        lines = [
            line for pid in self.processes() for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        ]
        return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024

    def work(self) -> float:
        """Seconds of processor that the workers used."""
        stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.processes()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / TICKS


@dataclass(slots=True, eq=False)
class Window:
    """A seat's page: it follows the table, and connects again when the line breaks."""

    address: str
    token: str
    n: int = -1
    mark: str = ""
    asked: bool = False  # whether this seat has a question
    over: bool = False
    refused: int = 0
    line: ClientConnection | None = None
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    lost: list[float] = field(default_factory=list)
    back: list[float] = field(default_factory=list)  # when it knew that it shows how things stand
    drawn: list[float] = field(default_factory=list)  # when it was drawn anew

    async def follow(self) -> None:
        tries = 0
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                headers = {"authorization": f"Bearer {self.token}"}
                address = f"{self.address}?mark={self.mark}" if self.mark else self.address
                async with connect(
                    address, additional_headers=headers, max_size=None, open_timeout=30, compression=None
                ) as self.line:
                    async for text in self.line:
                        tries = 0
                        self.hear(json.loads(text))
            if self.line is not None:
                self.lost.append(time.monotonic())
            self.line = None
            await asyncio.sleep(FIRST_TRY * 2 ** min(tries, 5) + SPREAD * random.random())
            tries += 1

    def hear(self, message: dict[str, Any]) -> None:
        if "n" in message or "still" in message:
            self.back += [time.monotonic()] * (len(self.lost) - len(self.back))
        if "n" in message:
            self.drawn += [time.monotonic()] * (len(self.lost) - len(self.drawn))
            self.n, self.mark = max(self.n, message["n"]), message.get("mark", "")
            for key, _, _, html in message["h"]:
                if key == "marks":
                    self.asked, self.over = 'data-asked=""' not in html, "data-over" in html
        self.refused += "no" in message
        self.moved.set()

    async def is_done(self, n: int) -> bool:
        """Whether what was sent for version `n` was done; False: it was refused."""
        refused = self.refused
        while self.n == n and self.refused == refused:
            self.moved.clear()
            await self.moved.wait()
        return self.n > n

    async def reaches(self, n: int) -> None:
        while self.n < n:
            self.moved.clear()
            await self.moved.wait()


@dataclass(slots=True, eq=False)
class Pair:
    """A table with both its windows."""

    code: str
    windows: list[Window]
    busy: bool = False

    @property
    def free(self) -> bool:
        """Whether somebody is asked here, and nobody answers yet."""
        return not self.busy and any(window.asked and window.line is not None for window in self.windows)

    async def answer(self, times: list[float]) -> None:
        """Who is asked takes an option; timed until both see what came of it."""
        asked = next((window for window in self.windows if window.asked and window.line is not None), None)
        if asked is None or asked.line is None:  # it broke a moment ago
            return
        self.busy, n, began = True, asked.n, time.monotonic()
        try:
            async with asyncio.timeout(10):
                await asked.line.send(json.dumps({"do": "choose", "n": n, "i": 0}))
                if await asked.is_done(n):
                    await asyncio.gather(*(window.reaches(n + 1) for window in self.windows))
                    times.append(1000 * (time.monotonic() - began))
        except (WebSocketException, TimeoutError):
            pass
        finally:
            self.busy = False


async def set_up(server: Server, tables: int, game: str) -> list[Pair]:
    """So many tables with two people each who see them."""
    setup, address = {"game": game, "seats": [{"who": "me"}, {"who": "me"}]}, f"ws://{server.base}/ws/"
    pairs: list[Pair] = []
    async with httpx.AsyncClient(base_url=f"http://{server.base}/api/", timeout=60, limits=FRESH) as client:
        for start in range(0, tables, 20):  # not all at once
            asked = [
                client.post("games", json=setup | {"seed": seed}) for seed in range(start, min(start + 20, tables))
            ]
            made = [answer.json() for answer in await asyncio.gather(*asked)]
            new = [
                Pair(one["code"], [Window(address + one["code"], seat["token"]) for seat in one["seats"]])
                for one in made
            ]
            windows = [window for pair in new for window in pair.windows]
            FOLLOWING.extend(asyncio.create_task(window.follow()) for window in windows)
            await asyncio.gather(*(window.reaches(0) for window in windows))
            pairs += new
    return pairs


FOLLOWING: list["asyncio.Task[None]"] = []


async def drive(pairs: list[Pair], rate: float, seconds: float) -> tuple[float, list[float]]:
    """So many answers a second for so long: how many there were a second, and how long each took."""
    times: list[float] = []
    began, given, dice = time.monotonic(), list["asyncio.Task[None]"](), random.Random(1)
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.monotonic()))
        if free := [pair for pair in dice.sample(pairs, min(20, len(pairs))) if pair.free]:
            given.append(asyncio.create_task(free[0].answer(times)))
    await asyncio.gather(*given)
    return len(times) / (time.monotonic() - began), sorted(times)


async def measure(server: Server, tables: int, chosen: argparse.Namespace) -> None:
    """The figures of so many tables."""
    empty = server.memory()
    pairs = await set_up(server, tables, chosen.game)
    gc.collect()
    gc.freeze()  # or now and then this script looks through all its windows
    print(f"{tables} tables: {1024 * (server.memory() - empty) / tables:.0f} KB a table over all workers", flush=True)
    best = 0.0
    for rate in chosen.rates:
        before = server.work()
        done, times = await drive(pairs, rate, chosen.each * tables / rate if chosen.each else chosen.seconds)
        p95 = statistics.quantiles(times, n=20)[18] if len(times) > 1 else float("inf")
        cpu = 1000 * (server.work() - before) / max(1, len(times))
        print(
            f"  {rate:g} a second asked for, {done:.0f} done: p50 {statistics.median(times or [0]):.0f} ms, "
            f"p95 {p95:.0f} ms, {cpu:.1f} ms of processor an answer",
            flush=True,
        )
        if p95 > LIMIT:
            break
        best = max(best, done)
    print(
        f"  most within p95 {LIMIT:g} ms: {best:.0f} answers a second; "
        f"{1024 * (server.memory() - empty) / tables:.0f} KB a table after that",
        flush=True,
    )
    if chosen.kill:
        await kill_one(server, pairs, chosen)
    for task in FOLLOWING:
        task.cancel()
    FOLLOWING.clear()


async def kill_one(server: Server, pairs: list[Pair], chosen: argparse.Namespace) -> None:
    """One worker dies in the middle of it: what everybody has seen is compared with what is stored."""
    victim = server.processes()[0]
    playing = asyncio.create_task(drive(pairs, chosen.rates[0], chosen.seconds))
    await asyncio.sleep(chosen.seconds / 2)
    killed = time.monotonic()
    os.kill(victim, signal.SIGKILL)
    await playing
    windows = [window for pair in pairs for window in pair.windows]
    while any(len(window.drawn) < len(window.lost) for window in windows):
        await asyncio.sleep(0.05)
    hit = sorted(window.back[-1] - killed for window in windows if window.lost)
    drawn = max((window.drawn[-1] - killed for window in windows if window.lost), default=0.0)
    store, lost = store_for(chosen.store), 0
    await store.open()
    for pair in pairs:
        answers = sum(row.seat != TABLE for row in await store.rows(pair.code))
        lost += max(0, max(window.n for window in pair.windows) - answers)
    await store.close()
    print(
        f"  one of {chosen.workers} workers killed: {len(hit)} of {len(windows)} windows lost their line; half were "
        f"back after {hit[len(hit) // 2]:.1f} s, all after {hit[-1]:.1f} s, drawn anew after {drawn:.1f} s; {lost} "
        f"answers that were shown are not in the store; workers now: {len(server.processes())}",
        flush=True,
    )


async def bots(server: Server, seats: int, chosen: argparse.Namespace) -> None:
    """Bot seats at their usual pace, each against somebody at a page who takes `--thinks` seconds for an answer."""
    took: dict[str, list[tuple[float, str]]] = {level: [] for level in LEVELS}
    tables: list[tuple[str, Window]] = []
    for number in range(seats):
        level = LEVELS[number % 4]
        async with httpx.AsyncClient(base_url=f"http://{server.base}/api/", timeout=60, limits=FRESH) as client:
            plan = {"game": chosen.game, "seats": [{"who": "me"}, {"who": "bot", "bot": level}]}
            one = (await client.post("games", json=plan | {"seed": number})).json()
        tables.append((level, Window(f"ws://{server.base}/ws/{one['code']}", one["seats"][0]["token"])))
    following = [asyncio.create_task(window.follow()) for _, window in tables]
    await asyncio.gather(*(window.reaches(0) for _, window in tables))
    began, before = time.monotonic() + chosen.warm, 0.0
    end = began + chosen.seconds

    async def play(level: str, window: Window) -> None:
        dice = random.Random(window.address)
        while time.monotonic() < end and not window.over:
            n, since = window.n, time.monotonic()
            if window.asked:
                await asyncio.sleep(dice.expovariate(1 / chosen.thinks))
                if window.line is not None and window.n == n:
                    await window.line.send(json.dumps({"do": "choose", "n": n, "i": 0}))
                    await window.is_done(n)
                continue
            try:
                await window.reaches(n + 1)
            finally:  # who still waits at the end has waited so long
                if since > began:
                    place = (
                        f"{window.address.rpartition('/')[2]} after answer {n}, {since - began:.0f} s from the start"
                    )
                    took[level].append((time.monotonic() - since, place))

    playing = [asyncio.create_task(play(level, window)) for level, window in tables]
    await asyncio.sleep(chosen.warm)
    before = server.work()
    await asyncio.sleep(chosen.seconds)
    seconds = time.monotonic() - began
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    print(f"{seats} bot seats, {chosen.seconds:g} s, people think {chosen.thinks:g} s on average")
    for level, waits in took.items():
        times = [seconds for seconds, _ in waits]
        p50, p95 = (statistics.quantiles(times, n=20)[at] if len(times) > 1 else float("nan") for at in (9, 18))
        print(f"  {level}: {len(times)} answers, p50 {p50:.2f} s, p95 {p95:.2f} s; the slowest:", flush=True)
        for seconds, place in sorted(waits, reverse=True)[:3]:
            print(f"    {seconds:.1f} s: {place}", flush=True)
    print(f"  {(server.work() - before) / seconds:.2f} cores used by the workers, the thinking of bots not counted")
    for task in following:
        task.cancel()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", required=True, help="postgresql://...; or a file, for one worker")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rates", type=float, nargs="+", default=[20, 40, 60, 80, 100, 130, 160, 200])
    parser.add_argument("--seconds", type=float, default=15.0, help="at each rate")
    parser.add_argument(
        "--each", type=float, default=0.0, help="answers of each table at each rate, instead of seconds"
    )
    parser.add_argument("--game", default="outposts")
    parser.add_argument("--kill", action="store_true", help="kill one worker in the middle")
    parser.add_argument("--bots", type=int, default=0, help="measure so many bot seats instead")
    parser.add_argument("--thinks", type=float, default=5.0, help="seconds a person takes for an answer, on average")
    parser.add_argument("--warm", type=float, default=15.0, help="seconds of bots before they are measured")
    chosen = parser.parse_args()
    for tables in chosen.tables[:1] if chosen.bots else chosen.tables:
        server = Server(chosen.store, chosen.workers, *([] if chosen.bots else ["--no-bots"]))
        try:
            asyncio.run(bots(server, chosen.bots, chosen) if chosen.bots else measure(server, tables, chosen))
        finally:
            server.parent.terminate()
            server.parent.wait()


if __name__ == "__main__":
    main()
