"""Which clauses of a rulebook happen in play: the code that carries a clause ran, not that a log line cited it.

Code names clauses beside the line or at the head of the function that carries them out. Over some games every line that
runs is noted; a clause none of whose places ran in n games happens in fewer than 3 of n (95 %).
"""

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import ID
from rulewright.kernel.variant import Variant
from rulewright.lab.reports.observing import Work, observe
from rulewright.lab.sides import seats_of

FOLDERS = ("rules", "cards", "normal")


class ClausesInPlay(NamedTuple):
    """What of a rulebook happened in some games."""

    reached: Mapping[str, int]  # in how many games each clause happened
    carried: frozenset[str]  # all that the code names
    games: int

    @property
    def never(self) -> list[str]:
        """Clauses that the code carries and that happened in no game."""
        return sorted(self.carried - self.reached.keys())


def places_of(folder: Path) -> dict[str, set[tuple[str, int]]]:
    """For each clause that the code names: the lines of which one must run for it to have happened."""
    found: dict[str, set[tuple[str, int]]] = defaultdict(set)
    for path in (path for part in FOLDERS for path in sorted((folder / part).rglob("*.py"))):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        starts = sorted({node.lineno for node in ast.walk(tree) if isinstance(node, ast.stmt)})
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                alone = not token.line[: token.start[1]].strip()
                line = next((start for start in starts if start >= token.start[0]), 0) if alone else token.start[0]
                for clause in re.findall(ID, token.string):
                    found[clause].add((str(path), line))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                body = [
                    each
                    for each in node.body
                    if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
                ]
                for clause in re.findall(ID, ast.get_docstring(node) or ""):
                    found[clause].add((str(path), body[0].lineno if body else node.lineno))
    return found


class Reach:
    """Notes which lines of a game's rules run while it is on."""

    def __init__(self, game: Game) -> None:
        try:
            import coverage
        except ImportError:
            raise ImpossibleSetup("noting what runs needs the extra: pip install 'rulewright[lab]'") from None

        self.places = places_of(game.folder)
        include = [str(game.folder / part / "*") for part in FOLDERS]
        self.coverage = coverage.Coverage(data_file=None, include=include, messages=False)

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
    """The clauses that one game reaches."""
    with Reach(game) as reach:
        observe(game, (bot,) * seats_of(game), variant, work)
    return reach.reached()
