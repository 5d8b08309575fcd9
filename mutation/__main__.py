"""Breaks rule lines of a game one at a time and sees whether its tests notice.

Tests are collected once, in one process. For each broken function a child puts the broken code in place and runs
only the tests that execute the line: clause tests first, then records and the battery, which are counted apart.
What runs as the game is imported (a card's numbers, what makes cards and tables) is broken then, by a child that
began before anything of the game was: it runs the game's tests up to the first that notices. Verdicts are printed as
they come.
"""

import contextlib
import importlib
import os
import random
import re
import signal
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, NamedTuple

import coverage
import pytest
import typer
from _pytest.runner import runtestprotocol
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from mutation.install import import_broken, install
from mutation.operators import Mutant, mutants_of
from rulewright.lab.results import wilson

ROOT = Path(__file__).parent.parent
SECONDS = 60  # a test that takes longer on a mutant than this has noticed that it hangs
LINE = re.compile(r":\d+ ")
FIRST = ("content", "cards", "named", "gear", "setup", "components")  # tests that look at data
CLAUSES, OTHERS, NOBODY = "clause tests", "records or battery only", "nobody"
STATUS = {0: NOBODY, 1: CLAUSES, 2: OTHERS}

aside = Console(stderr=True)


class Verdict(NamedTuple):
    """Who noticed a mutant."""

    mutant: Mutant
    noticed: str


class Judge:
    """A pytest plugin: once tests are collected it runs the mutants instead of the tests."""

    def __init__(self, mutants: Sequence[Mutant], jobs: int) -> None:
        self.mutants = mutants
        self.jobs = jobs
        self.verdicts: list[Verdict] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running each test once."""
        mine = {str(mutant.path.resolve()) for mutant in self.mutants}
        executed = _executed(session.items, mine)
        with _progress() as progress, ThreadPoolExecutor(self.jobs) as pool:
            bar = progress.add_task("mutants", total=len(self.mutants))
            for verdict in pool.map(lambda mutant: self._judge(mutant, executed), self.mutants):
                with contextlib.redirect_stdout(sys.__stdout__):
                    self.verdicts.append(told(verdict))
                progress.advance(bar)
        return True

    def _judge(self, mutant: Mutant, executed: dict[tuple[str, int], list[pytest.Item]]) -> Verdict:
        items = executed.get((str(mutant.path.resolve()), mutant.line), [])
        child = os.fork()
        if child == 0:
            _run(mutant, items)
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        return Verdict(mutant, STATUS.get(code, CLAUSES))  # killed by the alarm: it hung


def _run(mutant: Mutant, items: Sequence[pytest.Item]) -> None:
    """In a child: put the mutant in place and see who notices. Never returns."""
    _hush()
    code = 0
    try:
        install(mutant)
        for item in items:
            signal.alarm(SECONDS)
            reports = runtestprotocol(item, log=False, nextitem=None)
            if any(report.failed for report in reports):
                code = 1 if item.get_closest_marker("rule") else 2
                break
    except BaseException:
        code = 1
    os._exit(code)


def _executed(items: Sequence[pytest.Item], files: set[str]) -> dict[tuple[str, int], list[pytest.Item]]:
    """Which tests execute which line: clause tests first, among them those that execute the fewest lines."""
    found: dict[tuple[str, int], list[pytest.Item]] = {}
    lines: dict[pytest.Item, int] = {}
    with _progress() as progress:
        for item in progress.track(items, description="tests"):
            measured = coverage.Coverage(data_file=None, include=sorted(files))
            measured.start()
            try:
                reports = runtestprotocol(item, log=False, nextitem=None)
            finally:
                measured.stop()
            if any(report.failed for report in reports):
                aside.print(f"left out, it fails without any mutant: {item.nodeid}")
                continue
            data = measured.get_data()
            ran = [(file, line) for file in data.measured_files() for line in data.lines(file) or ()]
            lines[item] = len(ran)
            for place in ran:
                found.setdefault(place, []).append(item)
    for tests in found.values():
        tests.sort(key=lambda item: (item.get_closest_marker("rule") is None, lines[item]))
    return found


def _imported(game: str, files: Sequence[str]) -> set[tuple[str, int]]:
    """In a child: the lines that run as the game is imported."""
    measured = coverage.Coverage(data_file=None, include=files)
    with measured.collect():
        importlib.import_module(f"rulewright.games.{game}")
    data = measured.get_data()
    return {(file, line) for file in data.measured_files() for line in data.lines(file) or ()}


def _hush() -> None:
    """A child says nothing, and ends when the alarm rings."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, 1)
    os.dup2(sink, 2)


class Alarm:
    """A pytest plugin: the alarm is set anew for every test."""

    def pytest_runtest_protocol(self) -> None:
        signal.alarm(SECONDS)


def judge_data(mutant: Mutant, game: str) -> Verdict:
    """Import the game with this line broken, in a child, and run its clause tests; then the others and its records."""
    files = sorted((ROOT / "tests" / game).glob("test_*.py"))
    files.sort(key=lambda path: not any(word in path.name for word in FIRST))
    tests = [*map(str, files), str(ROOT / "tests/test_records.py"), "-k", game]
    for who, chosen in ((CLAUSES, [*tests, "-m", "rule"]), (OTHERS, [*tests, "-m", "not rule and not slow"])):
        child = os.fork()
        if child == 0:
            _hush()
            import_broken(mutant)
            options = ["-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider"]
            os._exit(int(pytest.main([*options, *chosen], plugins=[Alarm()])) != 0)
        if os.waitpid(child, 0)[1]:
            return Verdict(mutant, who)
    return Verdict(mutant, NOBODY)


def told(verdict: Verdict) -> Verdict:
    """Print who noticed, unless a clause test did."""
    if verdict.noticed != CLAUSES:
        place = str(verdict.mutant).replace(f"{ROOT}/", "")
        print(f"- {'survived' if verdict.noticed == NOBODY else verdict.noticed}: `{place}`", flush=True)
    return verdict


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=aside
    )


def main(
    game: Annotated[str, typer.Argument(help="The game's slug.")],
    n: Annotated[int, typer.Option(help="How many mutants, chosen at random.")] = 300,
    seed: Annotated[int, typer.Option(help="Which ones.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 2,
    only: Annotated[Path | None, typer.Option(help="Only those that an earlier report lists.")] = None,
) -> None:
    """Break N rule lines of a game, one at a time, and report the share noticed and the survivors."""
    folder = ROOT / "rulewright" / "games" / game
    files = sorted([*(folder / "rules").rglob("*.py"), *(folder / "cards").rglob("*.py")])
    everything = [mutant for path in files for mutant in mutants_of(path)]
    if only is not None:
        listed = set(re.findall("`(.*?)`", LINE.sub(" ", only.read_text(encoding="utf-8"))))  # lines may have moved
        chosen = [mutant for mutant in everything if LINE.sub(" ", str(mutant).replace(f"{ROOT}/", "")) in listed]
    else:
        chosen = random.Random(seed).sample(everything, min(n, len(everything)))
    print(f"# Mutants of {game}: {len(chosen)} of {len(everything)}, seed {seed}\n", flush=True)
    with ProcessPoolExecutor(1, get_context("fork")) as child:  # the game must not be imported here yet
        imported = child.submit(_imported, game, [str(path) for path in files]).result()
    early = {mutant for mutant in chosen if not mutant.function or (str(mutant.path), mutant.line) in imported}
    verdicts = [told(judge_data(mutant, game)) for mutant in chosen if mutant in early]
    judge = Judge([mutant for mutant in chosen if mutant not in early], jobs)
    tests = [str(ROOT / "tests" / game), str(ROOT / "tests" / "test_records.py")]
    with contextlib.redirect_stdout(sys.stderr):
        pytest.main(
            ["-p", "no:xdist", "-p", "no:cacheprovider", "-m", "rule or not slow", "-k", game, *tests], plugins=[judge]
        )
    verdicts += judge.verdicts
    by_clause = sum(verdict.noticed == CLAUSES for verdict in verdicts)
    others = sum(verdict.noticed == OTHERS for verdict in verdicts)
    _, low, high = wilson(by_clause, len(verdicts))
    print(f"\nNoticed by clause tests: {by_clause} ({low:.1%} to {high:.1%}). By records or battery only: {others}.")


if __name__ == "__main__":
    typer.run(main)
