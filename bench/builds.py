"""`python -m bench.builds`: our games interpreted and compiled, and Catanatron, in one interleaved run, as ratios.

Every build runs in a process of its own; a round lets each play for a moment, the next round begins with another.
What is reported are medians of ratios within rounds, by CPU time: a busy machine slows all of a round alike. Searches
are all taken together: two checkouts may stand in other positions, some of which take much longer than others.
`--against FOLDER` measures another checkout beside this one.
"""

import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Annotated, NamedTuple

import typer

from bench.peers import catanatron
from bench.timing import quiet

ROOT = Path(__file__).parent.parent
GAMES = "outposts,battleground,elysia,lytharian,seekers,normal-chess"
SEARCHES = 3  # decisions a round
Measured = tuple[int, float]  # how much was done, in how many seconds of CPU


class Build(NamedTuple):
    """A way to run our games: a checkout, interpreted or compiled."""

    name: str
    folder: Path
    build: str


class Worker:
    """`bench/worker.py` on one build of one game."""

    def __init__(self, build: Build, slug: str) -> None:
        self.build = build
        env = os.environ | {"PYTHONPATH": str(build.folder), "RULEWRIGHT_BUILD": build.build}
        command = [sys.executable, str(ROOT / "bench" / "worker.py"), slug]
        self.process = subprocess.Popen(
            command, cwd=build.folder, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._answer()

    def ask(self, line: str) -> Measured:
        assert self.process.stdin
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        done, spent = self._answer()
        return int(done), float(spent)

    def _answer(self) -> tuple[float, float]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.build.name}: the worker stopped; what it said stands above")
        answer: tuple[float, float] = json.loads(line)
        return answer

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def rate(measured: Measured) -> float:
    """How much a second."""
    return measured[0] / max(measured[1], 1e-9)


def together(measured: list[Measured]) -> Measured:
    """All that was done, in all the time."""
    return sum(done for done, _ in measured), sum(spent for _, spent in measured)


class Line(NamedTuple):
    """One game under one build."""

    game: str
    build: str
    asks: float  # a second
    to_catanatron: float
    to_first: float  # to the first build
    search_ms: float  # a decision of the search
    search_ratio: float
    copy_us: float
    copy_ratio: float


def measure(slug: str, builds: list[Build], rounds: int, seconds: float) -> list[Line]:
    """One game, all builds and Catanatron in turn."""
    with quiet():
        yardstick = next(iter(catanatron("")))
    workers = [Worker(build, slug) for build in builds]
    plays: list[list[Measured]] = [[] for _ in builds]
    searches: list[list[Measured]] = [[] for _ in builds]
    copies: list[list[Measured]] = [[] for _ in builds]
    peer: list[Measured] = []
    try:
        for turn in range(rounds):
            order = list(range(len(builds)))
            for i in order[turn % len(order) :] + order[: turn % len(order)]:
                plays[i].append(workers[i].ask(f"play {seconds}"))
                searches[i].append(workers[i].ask(f"search {SEARCHES}"))
                copies[i].append(workers[i].ask(f"copy {seconds / 5}"))
            with quiet():
                played = yardstick.run(seconds)
            peer.append((played.asks, played.seconds))
    finally:
        for worker in workers:
            worker.stop()
    return [
        Line(
            slug,
            build.name,
            median(map(rate, plays[i])),
            median(rate(mine) / rate(it) for mine, it in zip(plays[i], peer, strict=True)),
            median(rate(mine) / rate(first) for mine, first in zip(plays[i], plays[0], strict=True)),
            1000 / rate(together(searches[i])),
            rate(together(searches[i])) / rate(together(searches[0])),
            median(1e6 / rate(one) for one in copies[i]),
            median(rate(first) / rate(mine) for mine, first in zip(copies[i], copies[0], strict=True)),
        )
        for i, build in enumerate(builds)
    ]


def heading(rounds: int, seconds: float) -> str:
    """When and where, and how much of it."""
    return f"{here_and_now()}; medians of {rounds} interleaved rounds of {seconds:g} s of CPU"


def here_and_now() -> str:
    """The time and the machine."""
    cpu = next((line for line in _cpuinfo() if line.startswith("model name")), "").partition(":")[2].strip()
    load = ", ".join(f"{n:.1f}" for n in os.getloadavg())
    return (
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {cpu or platform.machine()}, {os.cpu_count()} cores, load {load}, "
        f"Python {platform.python_version()}"
    )


def _cpuinfo() -> list[str]:
    path = Path("/proc/cpuinfo")
    return path.read_text(encoding="utf-8").splitlines() if path.is_file() else []


def row(line: Line) -> str:
    return (
        f"| {line.game} | {line.build} | {line.asks:,.0f} | {line.to_catanatron:.1f} | {line.to_first:.2f} "
        f"| {line.search_ms:,.0f} | {line.search_ratio:.2f} | {line.copy_us:.1f} | {line.copy_ratio:.2f} |"
    )


def main(
    rounds: Annotated[int, typer.Option(min=1)] = 9,
    seconds: Annotated[float, typer.Option(min=0.01)] = 0.3,
    games: Annotated[str, typer.Option(help="By slug, with commas.")] = GAMES,
    against: Annotated[Path | None, typer.Option(help="Another checkout, measured first: ratios are to it.")] = None,
    compiled: Annotated[bool, typer.Option(help="The compiled build too: `make fast` first.")] = True,
) -> None:
    """Print one table, as Markdown."""
    builds = [Build("before", against.resolve(), "interpreted")] if against else []
    builds.append(Build("interpreted", ROOT, "interpreted"))
    if compiled:
        builds.append(Build("compiled", ROOT, "compiled"))
    print(heading(rounds, seconds) + "\n")
    print(f"| game | build | asks/s | to Catanatron | to {builds[0].name} | mcts:200 ms | faster | copy us | ratio |")
    print("|---|---|---|---|---|---|---|---|---|")
    for slug in games.split(","):
        for line in measure(slug.strip(), builds, rounds, seconds):
            print(row(line), flush=True)


if __name__ == "__main__":
    typer.run(main)
