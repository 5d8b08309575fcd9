"""Reading our own source: the modules of the package, what each imports and where. Only structure tests do that."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import rulewright

ROOT = Path(rulewright.__file__).parent


class Imported(NamedTuple):
    """One import of a module of ours."""

    module: str  # 'rulewright.kernel.dice'
    line: int
    within: str  # the function it stands in, or ''


class Source(NamedTuple):
    """One module of the package."""

    path: Path
    module: str
    tree: ast.Module

    def at(self, line: int) -> str:
        """'kernel/match.py:12', as it stands in a complaint."""
        return f"{self.path.relative_to(ROOT)}:{line}"


@cache
def sources() -> tuple[Source, ...]:
    """Every module."""
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found.append(Source(path, module, ast.parse(path.read_text(encoding="utf-8"), str(path))))
    return tuple(found)


@cache
def modules() -> frozenset[str]:
    """The names of all modules."""
    return frozenset(source.module for source in sources())


def imports_of(source: Source) -> Iterator[Imported]:
    """The modules of ours that a module imports; those for type checkers only are left out."""
    for node, within in _walk(source.tree, ""):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name if name in modules() else node.module for name in whole]
        else:
            continue
        for name in dict.fromkeys(names):
            if name.partition(".")[0] == "rulewright":
                yield Imported(name, node.lineno, within)


def _walk(node: ast.AST, within: str) -> Iterator[tuple[ast.AST, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        inner = child.name if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else within
        yield child, inner
        yield from _walk(child, inner)


def calls_in(source: Source, *names: str) -> Iterator[tuple[ast.Call, str]]:
    """The calls of these functions, each with the function it stands in."""
    for node, within in _walk(source.tree, ""):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in names:
            yield node, within
