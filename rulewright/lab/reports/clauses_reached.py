"""Which clauses of a rulebook happen in play: the code that carries a clause ran, not that a log line cited it.

Code names clauses beside the line or at the head of the function that carries them out. Over some games every line that
runs is noted; a clause none of whose places ran in n games happens in fewer than 3 of n (95 %). A clause that is named
only where a number or a card is written down is read when the program starts: it neither happens nor fails to.
"""

import ast
import inspect
import io
import os
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from rulewright.compiled import MODULES
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import ID
from rulewright.kernel.variant import Variant
from rulewright.lab.reports.observing import Work, observe_or_say
from rulewright.lab.sides import seats_of

FOLDERS = ("rules", "cards", "normal")
Places = dict[str, set[tuple[str, int]]]


class ClausesInPlay(NamedTuple):
    """What of a rulebook happened in some games."""

    reached: Mapping[str, int]  # in how many games each clause happened
    carried: frozenset[str]  # all that some code carries out
    games: int
    written: frozenset[str] = frozenset()  # those that only a number or a card carries

    @property
    def never(self) -> list[str]:
        """Clauses that the code carries out and that happened in no game."""
        return sorted(self.carried - self.reached.keys())


def places_of(folder: Path) -> Places:
    """For each clause that the code carries out: the lines of which one must run for it to have happened."""
    return {clause: places for clause, places in _named(folder).items() if places}


def written_in(folder: Path) -> frozenset[str]:
    """The clauses that are named only where a number or a card is written down."""
    return frozenset(clause for clause, places in _named(folder).items() if not places)


def _named(folder: Path) -> Places:
    """Every clause that the code names, with those of its lines that run in play."""
    found: Places = defaultdict(set)
    for path in (path for part in FOLDERS for path in sorted((folder / part).rglob("*.py"))):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        runs = _lines_of_functions(compile(tree, str(path), "exec"))
        statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
        starts = sorted({node.lineno for node in statements})
        heads = {node.lineno: _first_line(node) for node in statements if isinstance(node, ast.FunctionDef)}
        within = {line: node.lineno for node in statements for line in range(node.lineno, (node.end_lineno or 0) + 1)}
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                alone = not token.line[: token.start[1]].strip()
                line = next((start for start in starts if start >= token.start[0]), 0) if alone else token.start[0]
                if line not in runs:  # in the middle of a statement that is set over several lines
                    line = within.get(line, line)
                line = heads.get(line, line)
                for clause in re.findall(ID, token.string):
                    found[clause] |= {(str(path), line)} if line in runs else set()
        for node in statements:
            if isinstance(node, ast.FunctionDef):
                for clause in re.findall(ID, ast.get_docstring(node) or ""):
                    found[clause].add((str(path), _first_line(node)))
    return found


def _first_line(function: ast.FunctionDef) -> int:
    """Where a call begins to do something."""
    body = [each for each in function.body if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))]
    return body[0].lineno if body else function.lineno


def _lines_of_functions(code: CodeType) -> set[int]:
    """Lines that run when something is called, not when the module is read."""
    found = set[int]()
    if code.co_flags & inspect.CO_OPTIMIZED:
        found = {line for _, _, line in code.co_lines() if line}
    return found.union(*(_lines_of_functions(each) for each in code.co_consts if isinstance(each, CodeType)))


@contextmanager
def interpreted(game: Game) -> Iterator[bool]:
    """Processes that start meanwhile run the rules as they are written: compiled lines can't be noted.

    Says whether that is needed.
    """
    needed = MODULES.runs(game.slug)
    before = os.environ.get("RULEWRIGHT_BUILD")
    if needed:
        os.environ["RULEWRIGHT_BUILD"] = "interpreted"
    try:
        yield needed
    finally:
        if needed:
            os.environ.pop("RULEWRIGHT_BUILD")
            if before is not None:
                os.environ["RULEWRIGHT_BUILD"] = before


class Reach:
    """Notes which lines of a game's rules run while it is on."""

    def __init__(self, game: Game) -> None:
        try:
            import coverage
        except ImportError:
            raise ImpossibleSetup("noting what runs needs the extra: pip install 'rulewright[lab]'") from None

        self.places = places_of(game.folder)
        include = [str(game.folder / part / "*") for part in FOLDERS]
        # rules wait for answers in greenlets: without telling, what runs after an answer would not be noted
        self.coverage = coverage.Coverage(data_file=None, include=include, messages=False, concurrency=["greenlet"])

    def __enter__(self) -> "Reach":
        self.coverage.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.coverage.stop()

    def reached(self) -> set[str]:
        """The clauses that happened."""
        data = self.coverage.get_data()
        ran = {(file, line) for file in data.measured_files() for line in data.lines(file) or ()}
        return {clause for clause, places in self.places.items() if places & ran}


def reach_in(game: Game, bot: str, variant: Variant, work: Work) -> set[str]:
    """The clauses that one game reaches, also if it breaks after them."""
    with Reach(game) as reach:
        observe_or_say(game, (bot,) * seats_of(game), variant, work)
    return reach.reached()
