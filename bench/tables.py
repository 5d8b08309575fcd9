"""Many tables in one process: memory, CPU and answer times. Run: python -m bench.tables [tables] [game]

A server process of its own holds the tables, with the windows of both seats open and no bot moving. Then at
every table one answer a second is given, and timed until its update arrives at the window that gave it.
"""

import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

TICKS = os.sysconf("SC_CLK_TCK")
SECONDS = 10


class Process:
    """The server, and what the system says of it."""

    def __init__(self, folder: str, *more: str, module: Sequence[str] = ("rulewright.server.serve",)) -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = trial.getsockname()[1]
        self.base = f"127.0.0.1:{self.port}"
        command = [sys.executable, "-m", *module, "--port", str(self.port)]
        command += ["--store", str(Path(folder) / "games.db"), "--no-bots", "--no-limits", *more]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(200):
            try:
                httpx.get(f"http://{self.base}/api/", timeout=1)
                return
            except httpx.TransportError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def memory(self) -> float:
        """Megabytes held."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def work(self) -> float:
        """Seconds of processor used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


class Window:
    """A seat's socket."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.n = 0

    async def hear(self) -> bool:
        """The next message; whether it is an update."""
        message: dict[str, Any] = json.loads(await self.line.recv())
        self.n = message.get("n", self.n)
        return "n" in message


class Pair:
    """Both seats of a table."""

    def __init__(self, windows: list[Window]) -> None:
        self.windows = windows
        self.times: list[float] = []

    async def answer(self, delay: float) -> None:
        """Whoever is asked takes the first option; timed until the update is there."""
        await asyncio.sleep(delay)
        for window, other in (self.windows, self.windows[::-1]):
            began, n = time.perf_counter(), window.n
            await window.line.send(json.dumps({"do": "choose", "n": n, "i": 0}))
            while window.n == n and await window.hear():
                pass
            if window.n != n:
                self.times.append(1000 * (time.perf_counter() - began))
                while other.n < window.n:
                    await other.hear()
                return


async def measure(tables: int, game: str) -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(folder)
        try:
            await held(server, tables, game)
        finally:
            server.process.kill()
            server.process.wait()
        server = Process(folder, "--idle", "1")
        try:
            await stored(server, tables * 10, game)
        finally:
            server.process.kill()
            server.process.wait()


async def many(client: httpx.AsyncClient, games: int, game: str) -> list[dict[str, Any]]:
    """So many new games for two."""
    setup = {"game": game, "seats": [{"who": "me"}, {"who": "me"}]}
    return [(await client.post("games", json=setup | {"seed": i})).json() for i in range(games)]


async def held(server: Process, tables: int, game: str) -> None:
    """Tables in memory, with people at them."""
    empty = server.memory()
    print(f"an empty server: {empty:.0f} MB")
    async with httpx.AsyncClient(base_url=f"http://{server.base}/api/", timeout=30) as client:
        began = time.perf_counter()
        made = await many(client, tables, game)
        took = time.perf_counter() - began
        print(f"{tables} tables set up: {1000 * took / tables:.1f} ms each")
    pairs = []
    for one in made:
        windows = []
        for seat in one["seats"]:
            headers = {"authorization": f"Bearer {seat['token']}"}
            url = f"ws://{server.base}/ws/{one['code']}"
            windows.append(Window(await connect(url, additional_headers=headers)))
            await windows[-1].hear()
        pairs.append(Pair(windows))
    full = server.memory()
    print(f"with two windows at each: {full:.0f} MB, {1024 * (full - empty) / tables:.0f} KB a table")
    before = server.work()
    await asyncio.sleep(SECONDS)
    print(f"nobody moves: {100 * (server.work() - before) / SECONDS:.1f} % of one core")
    before, began = server.work(), time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        start = time.perf_counter()
        await asyncio.gather(*(pair.answer(i / tables) for i, pair in enumerate(pairs)))
        await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - start)))
    spent, load = time.perf_counter() - began, server.work() - before
    times = sorted(t for pair in pairs for t in pair.times)
    if times:
        centiles = statistics.quantiles(times, n=100)
        print(
            f"{len(times) / spent:.0f} answers a second: {100 * load / spent:.0f} % of one core, answer to update "
            f"p50 {centiles[49]:.1f} ms, p95 {centiles[94]:.1f} ms, max {times[-1]:.0f} ms"
        )
    print(f"memory then: {server.memory():.0f} MB")
    for pair in pairs:
        for window in pair.windows:
            await window.line.close()


async def stored(server: Process, games: int, game: str) -> None:
    """Games that nobody looks at live in the store only."""
    empty = server.memory()
    async with httpx.AsyncClient(base_url=f"http://{server.base}/api/", timeout=30) as client:
        made = await many(client, games, game)
        first = server.memory() - empty
        await asyncio.sleep(35)  # one sweep puts them away
        await many(client, games, game)
        second = server.memory() - empty
        print(f"{games} games set up: {first:.0f} MB more; put away, and {games} others: {second:.0f} MB")
        times = []
        for one in made[:: max(1, games // 100)]:
            began = time.perf_counter()
            await client.get(f"games/{one['code']}")
            times.append(1000 * (time.perf_counter() - began))
        print(f"one of them from the store: {statistics.median(times):.1f} ms")


def main() -> None:
    """The command line."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    asyncio.run(measure(tables, sys.argv[2] if len(sys.argv) > 2 else "outposts"))


if __name__ == "__main__":
    main()
