"""The trace from a rulebook's clauses to the code that works them and the tests that prove them.

Code names a clause in a comment, docstring or other string; a test names it by `@pytest.mark.rule("OP-001")`.
Nothing is imported or run: both are read as text, so that the trace is quick and a broken game can't hide.
"""

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from rulewright.kernel.errors import UnknownName, nearest
from rulewright.kernel.rulebook import ID, Kind, Rulebook, load_rulebook

REQUIRED = (Kind.CLAUSE, Kind.EXAMPLE)
"""What must be proved. Rulings, keywords, decision points and single steps are only reported."""

RANGE = re.compile(r"\b([A-Z]{2}-[A-Z]?)(\d+) to \1(\d+)\b")
Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Named = dict[str, list[str]]
"""Ids, and for each the places or tests that name it."""


@dataclass(frozen=True, slots=True)
class Row:
    """One id of a rulebook, where the code names it and which tests do.

    `kind` is None and `error` says what is wrong for an id that is named but not in the rulebook.
    Places read 'turn.py:12 draw_cards', tests 'test_turn.py::test_name', each from its own folder.
    """

    game: str
    id: str
    kind: Kind | None
    text: str
    code: tuple[str, ...]
    tests: tuple[str, ...]
    error: str = ""


def trace(game_folder: Path, tests_folder: Path) -> list[Row]:
    """A row for every id of the game's rulebook in its order, then one for every id that is not in it."""
    book = load_rulebook(game_folder / "rulebook.md")
    code, tests = _named_in_code(game_folder, book), _named_in_tests(tests_folder)
    rows = []
    for id, kind in _ids(book):
        names = _names_for(book, id, kind)
        places, proofs = _gather(code, names), _gather(tests, names)
        rows.append(Row(game_folder.name, id, kind, book.text(id), code=places, tests=proofs))
    others = {load_rulebook(path).code for path in game_folder.parent.glob("*/rulebook.md")} - {book.code}
    for id in sorted(code.keys() | tests.keys()):
        if id not in book and id.partition("-")[0] not in others:  # another game's ids are in its own trace
            error = f"{id} is named, but the rulebook of {book.title} has no such id"
            places, proofs = _gather(code, [id]), _gather(tests, [id])
            rows.append(Row(game_folder.name, id, None, "", code=places, tests=proofs, error=error))
    return rows


def untested(rows: Iterable[Row]) -> list[Row]:
    """Clauses and examples that no test names."""
    return [row for row in rows if row.kind in REQUIRED and not row.tests]


def unimplemented(rows: Iterable[Row]) -> list[Row]:
    """Clauses that no code names."""
    return [row for row in rows if row.kind is Kind.CLAUSE and not row.code]


def errors(rows: Iterable[Row]) -> list[Row]:
    """Ids that are named somewhere but stand in no rulebook."""
    return [row for row in rows if row.error]


def summary(rows: Iterable[Row]) -> list[str]:
    """Two lines a game: what must be proved, in the words of the outside counter, and what else is named."""
    games: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        games[row.game].append(row)
    lines = []
    for game, own in games.items():
        tested, inside = {}, sum(1 for row in own if row.kind is Kind.CLAUSE and row.code)
        for kind in Kind:
            of_kind = [row for row in own if row.kind is kind]
            tested[kind] = f"{sum(1 for row in of_kind if row.tests)}/{len(of_kind)} {kind.value}s"
        lines.append(f"{game}: {tested[Kind.CLAUSE]}, {tested[Kind.EXAMPLE]} named by tests")
        also = ", ".join(tested[kind] for kind in Kind if kind not in REQUIRED)
        lines.append(f"  also {also}; {inside} clauses named in code; {len(errors(own))} unknown ids")
    return lines


def render(rows: list[Row], console: Console, *, only_missing: bool = False) -> None:
    """Print the trace as a table and its summary; `only_missing` leaves out what is complete or optional."""
    missing = {row.id for row in (*untested(rows), *unimplemented(rows), *errors(rows))}
    shown = [row for row in rows if row.id in missing] if only_missing else rows
    if shown:
        table = Table("id", "words", "code", "tests", show_edge=False)
        table.columns[0].no_wrap = True
        for row in shown:
            words = Text(row.error, style="red") if row.error else Text(row.text.partition("\n")[0])
            words.truncate(60, overflow="ellipsis")
            needs_code, needs_test = row.kind is Kind.CLAUSE, row.kind in REQUIRED
            table.add_row(row.id, words, _cell(row.code, needs_code), _cell(row.tests, needs_test))
        console.print(table)
    for line in summary(rows):
        console.print(line, markup=False, highlight=False)


def render_one(rows: list[Row], id: str, console: Console) -> None:
    """All the places and tests that name one id, the code of a range that it lies in included."""
    row = next((row for row in rows if row.id == id), None)
    if row is None:
        raise UnknownName(f"the rulebook has no {id}.{nearest(id, [row.id for row in rows])}")
    for line in (f"{id} {row.text}", *(f"  code  {place}" for place in row.code), *(f"  test  {t}" for t in row.tests)):
        console.print(line, markup=False, highlight=False, soft_wrap=True)


def _cell(names: tuple[str, ...], needed: bool) -> Text:
    if not names:
        return Text("none", style="red") if needed else Text("–", style="dim")
    return Text(names[0] + (f" +{len(names) - 1}" if len(names) > 1 else ""))


def _ids(book: Rulebook) -> Iterator[tuple[str, Kind]]:
    """Every id once; an example stands before its first step."""
    for id, clause in book.clauses.items():
        whole = id.partition(".")[0]
        if clause.kind is Kind.STEP and book.examples[whole][0] == id:
            yield whole, Kind.EXAMPLE
        if id not in book.examples:
            yield id, clause.kind


def _names_for(book: Rulebook, id: str, kind: Kind) -> list[str]:
    """An example is named by itself or any of its steps, a step by itself or its example."""
    if kind is Kind.EXAMPLE:
        return [id, *(step for step in book.examples[id] if step != id)]
    return [id, id.partition(".")[0]] if kind is Kind.STEP else [id]


def _gather(named: Named, ids: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for id in ids for name in named.get(id, ())))


def _named_in_code(folder: Path, book: Rulebook) -> Named:
    """The book's ids in comments and strings of a game's code, those within a range ('OP-090 to OP-095') included."""
    named: Named = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if not ID.search(source):
            continue
        scopes = list(_scopes(ast.parse(source, str(path)).body, ""))
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if not tokenize.tok_name[token.type].startswith(("COMMENT", "STRING", "FSTRING")):
                continue
            for found in (*ID.finditer(token.string), *RANGE.finditer(token.string)):
                line = token.start[0] + token.string.count("\n", 0, found.start())
                within = [name for name, first, last in scopes if first <= line <= last]
                where = f"{path.relative_to(folder).as_posix()}:{line} {within[-1] if within else ''}"
                for id in _between(found, book) if found.re is RANGE else [found[0]]:
                    if id.startswith(f"{book.code}-"):
                        named[id].append(where.strip())
    return named


def _between(found: re.Match[str], book: Rulebook) -> list[str]:
    """The book's ids between the ends of 'OP-090 to OP-095'; the ends are named themselves."""
    ids = [f"{found[1]}{n:0{len(found[2])}}" for n in range(int(found[2]) + 1, int(found[3]))]
    return [id for id in ids if id in book]


def _scopes(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, int, int]]:
    """The qualified name and the lines of every function and class, outer before inner."""
    for node in body:
        if isinstance(node, Scope):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield prefix + node.name, first, node.end_lineno or node.lineno
            yield from _scopes(node.body, f"{prefix}{node.name}.")


def _named_in_tests(folder: Path) -> Named:
    """The ids in rule marks, by test: a mark on a class or module names its ids in each test of it."""
    named: Named = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for test, ids in _named_in_file(path, path.stat().st_mtime_ns):
            for id in ids:
                named[id].append(f"{path.relative_to(folder).as_posix()}::{test}")
    return named


@cache
def _named_in_file(path: Path, changed: int) -> list[tuple[str, tuple[str, ...]]]:
    """The tests of a file as it is since it changed, and the ids that each names: every game asks for all of them."""
    body = ast.parse(path.read_text(encoding="utf-8"), str(path)).body
    values = _values(body)
    ids = list(_marked(values.get("pytestmark"), values))
    return [(test, tuple(dict.fromkeys(marked))) for test, marked in _tests(body, "", ids, values)]


def _tests(
    body: list[ast.stmt], prefix: str, inherited: list[str], values: dict[str, ast.expr]
) -> Iterator[tuple[str, list[str]]]:
    """The tests as pytest collects them, each with the ids of its own marks and of those around it."""
    for node in body:
        if not isinstance(node, Scope):
            continue
        ids = [*inherited, *(id for mark in node.decorator_list for id in _marked(mark, values))]
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            ids += _marked(_values(node.body).get("pytestmark"), values)
            yield from _tests(node.body, f"{prefix}{node.name}::", ids, values)
        elif not isinstance(node, ast.ClassDef) and node.name.startswith("test"):
            yield f"{prefix}{node.name}", ids


def _values(body: list[ast.stmt]) -> dict[str, ast.expr]:
    """What a module or class gives names to: its pytestmark, marks with a name, lists of parameters."""
    values: dict[str, ast.expr] = {}
    for node in body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            values |= {target.id: node.value for target in targets if isinstance(target, ast.Name)}
    return values


def _marked(mark: ast.expr | None, values: dict[str, ast.expr], seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The ids of every `rule(...)` in an expression, also inside `pytest.param` and behind a name."""
    for node in ast.walk(mark) if mark is not None else ():
        if isinstance(node, ast.Name) and node.id in values and node.id not in seen:
            yield from _marked(values[node.id], values, seen | {node.id})
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-2:] in (["mark", "rule"], ["rule"]):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
