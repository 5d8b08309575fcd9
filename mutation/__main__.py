"""Breaks rule lines of a game one at a time and sees whether its tests notice.

Tests are collected once, in one process. For each broken function a child puts the broken code in place and runs
only the tests that execute the line: clause tests first, then records and the battery, which are counted apart.
What runs as the game is imported (a card's numbers, what makes cards and tables) is broken then, by a child that
began before anything of the game was: it runs the game's tests up to the first that notices.

A number, flag or wall on a card or map whose origin is `house` is content and no rule: no clause gives it, and its
text is made from it. Such mutants are counted apart (`mutation.content`), with those that tests notice anyway.

Verdicts go to a report as they come. Who names a report that is there goes on where it ends.
"""

import contextlib
import importlib
import json
import os
import random
import re
import signal
import sys
import time
from collections import Counter
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

from mutation.content import changed_content, content_of, is_house
from mutation.install import import_broken, install
from mutation.operators import Mutant, mutants_of
from rulewright.lab.results import wilson

ROOT = Path(__file__).parent.parent
SECONDS = 20  # a test that computes longer on a mutant than this has noticed that it hangs
LINE = re.compile(r":\d+(?=:\d+ )")
SHARED = ("test_rests.py", "test_records.py")  # tests of all games that are counted for each
FIRST = ("content", "cards", "named", "gear", "setup", "components")  # tests that look at data
CLAUSES, OTHERS, NOBODY = "clause tests", "records or battery only", "survived"
HOUSE = "house content, "  # before who noticed it
STATUS = {0: NOBODY, 1: CLAUSES, 2: OTHERS}
HOUSE_STATUS = 10  # added to the status of a child
STAGES: tuple[tuple[str, str, bool | None], ...] = (
    (CLAUSES, "rule", True), (CLAUSES, "rule", False), (OTHERS, "not rule and not slow", None),
)  # who would have noticed, the tests marked so, and whether they are near to what was changed  # fmt: skip

aside = Console(stderr=True)


class Verdict(NamedTuple):
    """Who noticed a mutant."""

    mutant: Mutant
    noticed: str

    def __str__(self) -> str:
        return f"- {self.noticed}: `{shown(self.mutant)}`"


def shown(mutant: Mutant) -> str:
    """Its place and what was broken, as it stands in a report."""
    return str(mutant).replace(f"{ROOT}/", "")


class Report:
    """The verdicts so far, in a file; and until when it is worked on."""

    def __init__(self, path: Path, minutes: float) -> None:
        self.path = path
        self.end = time.monotonic() + 60 * minutes

    @property
    def known(self) -> dict[str, str]:
        """Who noticed which mutant, as far as it has been tried."""
        lines = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
        return {line.split("`")[1]: line[2:].partition(": `")[0] for line in lines if line.startswith("- ")}

    @property
    def late(self) -> bool:
        return time.monotonic() > self.end

    def say(self, line: object) -> None:
        """One more line."""
        with self.path.open("a", encoding="utf-8") as file:
            print(line, file=file)


class Judge:
    """A pytest plugin: once tests are collected it runs the mutants instead of the tests."""

    def __init__(self, folder: Path, mutants: Sequence[Mutant], jobs: int, report: Report) -> None:
        self.folder = folder
        self.mutants = mutants
        self.jobs = jobs
        self.report = report

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running each test once."""
        executed = self._table(session)
        with _progress() as progress, ThreadPoolExecutor(self.jobs) as pool:
            bar = progress.add_task("mutants", total=len(self.mutants))
            for verdict in pool.map(lambda mutant: self._judge(mutant, executed), self.mutants):
                if verdict:
                    self.report.say(verdict)
                progress.advance(bar)
        return True

    def _table(self, session: pytest.Session) -> dict[str, list[pytest.Item]]:
        """Which tests execute which line; kept beside the report for who goes on."""
        kept = self.report.path.with_suffix(".lines.json")
        if kept.exists():
            items = {item.nodeid: item for item in session.items}
            return {place: [items[id] for id in ids] for place, ids in json.loads(kept.read_text()).items()}
        executed = _executed(session.items, self.folder)
        kept.write_text(json.dumps({place: [item.nodeid for item in items] for place, items in executed.items()}))
        return executed

    def _judge(self, mutant: Mutant, executed: dict[str, list[pytest.Item]]) -> Verdict | None:
        if self.report.late:
            return None
        items = executed.get(f"{mutant.path}:{mutant.line}", [])
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
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
            reports = runtestprotocol(item, log=False, nextitem=None)
            if any(report.failed for report in reports):
                code = 1 if item.get_closest_marker("rule") else 2
                break
    except BaseException:
        code = 1
    os._exit(code)


def _executed(items: Sequence[pytest.Item], folder: Path) -> dict[str, list[pytest.Item]]:
    """Which tests execute which line: clause tests first, among them those that execute the fewest lines."""
    measured = coverage.Coverage(data_file=None, include=[f"{folder}/*"])
    passing: dict[str, pytest.Item] = {}
    with _progress() as progress, measured.collect():
        for item in progress.track(items, description="tests"):
            measured.switch_context(item.nodeid)
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                aside.print(f"left out, it fails without any mutant: {item.nodeid}")
            else:
                passing[item.nodeid] = item
    data = measured.get_data()
    ran = {f"{file}:{n}": tests for file in data.measured_files() for n, tests in data.contexts_by_lineno(file).items()}
    lines = Counter(test for tests in ran.values() for test in tests)
    order = sorted(passing, key=lambda test: (passing[test].get_closest_marker("rule") is None, lines[test]))
    place = {test: n for n, test in enumerate(order)}
    return {
        line: [passing[test] for test in sorted({*tests} & {*place}, key=place.__getitem__)]
        for line, tests in ran.items()
    }


def _imported(game: str, files: Sequence[str]) -> set[tuple[str, int]]:
    """In a child: the lines that run as the game is imported."""
    measured = coverage.Coverage(data_file=None, include=files)
    with measured.collect():
        importlib.import_module(f"rulewright.games.{game}")
    data = measured.get_data()
    return {(file, line) for file in data.measured_files() for line in data.lines(file) or ()}


def _hush() -> None:
    """A child says nothing, and ends when the alarm rings."""
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, 1)
    os.dup2(sink, 2)


class Alarm:
    """A pytest plugin: the alarm is set anew for every test."""

    def pytest_runtest_protocol(self) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)


def judge_data(mutant: Mutant, game: str, official: dict[str, str], alone: bool) -> Verdict:
    """Import the game with this line broken, in a child, and run clause tests: those near it, the rest; then others."""
    house = ""
    for who, marked, near in STAGES[: 2 if alone else 3]:
        child = os.fork()
        if child == 0:
            _hush()
            import_broken(mutant)
            os._exit(_tested(mutant, game, official, marked, near))
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        house = HOUSE if code >= HOUSE_STATUS else ""
        if code not in (0, HOUSE_STATUS):
            return Verdict(mutant, house + who)
    return Verdict(mutant, house + NOBODY)


def _tested(mutant: Mutant, game: str, official: dict[str, str], marked: str, near: bool | None) -> int:
    """Run the tests marked so: near are those of data, and those that name what was changed; content has no others."""
    try:
        changed = changed_content(game, official)
    except BaseException:
        changed = []  # it can't even be loaded
    house = is_house(mutant, changed)
    names = [part for key in changed for part in key.split("|")[1:]]
    files = sorted((ROOT / "tests" / game).glob("test_*.py"))
    naming = [path for path in files if any(name in path.read_text(encoding="utf-8") for name in names)]
    data = [path for path in files if path not in naming and any(word in path.name for word in FIRST)]
    far = [path for path in files if path not in (*naming, *data)] + [ROOT / "tests" / name for name in SHARED]
    tests = [*(naming + data if near is not False else []), *(far if not near and not house else [])]
    options = ["-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-k", game, "-m", marked]
    code = int(pytest.main([*options, *map(str, tests)], plugins=[Alarm()])) if tests else 0
    return (code not in (0, int(pytest.ExitCode.NO_TESTS_COLLECTED))) + HOUSE_STATUS * house


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=aside
    )


def summary(noticed: Sequence[str]) -> str:
    """The share noticed by clause tests, without what is content; and that content apart."""
    rules = [who for who in noticed if not who.startswith(HOUSE)]
    house = len(noticed) - len(rules)
    by_clause, others = rules.count(CLAUSES), rules.count(OTHERS)
    _, low, high = wilson(by_clause, len(rules))
    return (
        f"\nNoticed by clause tests: {by_clause} of {len(rules)} ({low:.1%} to {high:.1%}). By records or battery "
        f"only: {others}. By nobody: {rules.count(NOBODY)}.\nNumbers, flags and walls of the house's own cards "
        f"and maps, left out of that: {house}, of which {house - noticed.count(HOUSE + NOBODY)} are noticed anyway."
    )


def main(
    game: Annotated[str, typer.Argument(help="The game's slug.")],
    n: Annotated[int, typer.Option(help="How many mutants, chosen at random.")] = 300,
    seed: Annotated[int, typer.Option(help="Which ones.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 2,
    only: Annotated[Path | None, typer.Option(help="Only those that an earlier report does not call noticed.")] = None,
    to: Annotated[Path | None, typer.Option(help="The report, else build/mutants/GAME-SEED.md.")] = None,
    minutes: Annotated[float, typer.Option(help="Stop after so long: the report says what is left.")] = 1e6,
    alone: Annotated[
        bool, typer.Option("--clauses", help="Clause tests alone: what only others notice counts as survived.")
    ] = False,
) -> None:
    """Break N rule lines of a game, one at a time, and report the share noticed and the survivors."""
    folder = ROOT / "rulewright" / "games" / game
    files = sorted([*(folder / "rules").rglob("*.py"), *(folder / "cards").rglob("*.py")])
    everything = [mutant for path in files for mutant in mutants_of(path)]
    if only is not None:
        lines = [line for line in only.read_text(encoding="utf-8").splitlines() if f" {CLAUSES}:" not in line]
        listed = set(re.findall("`(.*?)`", LINE.sub("", "\n".join(lines))))  # lines may have moved
        chosen = [mutant for mutant in everything if LINE.sub("", shown(mutant)) in listed]
    else:
        chosen = random.Random(seed).sample(everything, min(n, len(everything)))
    path = to or ROOT / "build" / "mutants" / f"{game}-{seed}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    report = Report(path, minutes)
    if not path.exists():
        report.say(f"# Mutants of {game}: {len(chosen)} of {len(everything)}, seed {seed}\n")
    known = report.known
    left = [mutant for mutant in chosen if shown(mutant) not in known]
    with ProcessPoolExecutor(1, get_context("fork")) as child:  # the game must not be imported here yet
        imported = child.submit(_imported, game, [str(path) for path in files]).result()
        official = child.submit(content_of, game).result()
    early = [mutant for mutant in left if not mutant.function or (str(mutant.path), mutant.line) in imported]
    late = [mutant for mutant in left if mutant not in early]
    if late:
        with ProcessPoolExecutor(1, get_context("fork")) as child:
            child.submit(_judge_functions, game, folder, late, jobs, report, alone).result()
    # what is made inside a function at import can't be exchanged later: what seems to survive there is imported broken
    nested = [mutant for mutant in late if "." in mutant.function and report.known.get(shown(mutant)) == NOBODY]
    for mutant in (*early, *nested):
        if not report.late:
            report.say(judge_data(mutant, game, official, alone))
    known = report.known
    noticed = [known[shown(mutant)] for mutant in chosen if shown(mutant) in known]
    end = summary(noticed) if len(noticed) == len(chosen) else f"{len(chosen) - len(noticed)} left"
    report.say(end)
    print(f"{path}:\n{end}")


def _judge_functions(
    game: str, folder: Path, mutants: Sequence[Mutant], jobs: int, report: Report, alone: bool
) -> None:
    """In a child: what runs when the game is played."""
    tests = [str(ROOT / "tests" / game), *(str(ROOT / "tests" / name) for name in SHARED)]
    marked = "rule" if alone else "rule or not slow"
    options = ["-p", "no:xdist", "-p", "no:cacheprovider", "-m", marked, "-k", game]
    with contextlib.redirect_stdout(sys.stderr):
        pytest.main([*options, *tests], plugins=[Judge(folder, mutants, jobs, report)])


if __name__ == "__main__":
    typer.run(main)
