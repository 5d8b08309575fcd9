"""Reading our own source: the modules of the package, what each imports and where. Only structure tests do that."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
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


@dataclass(frozen=True, eq=False)
class Source:
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


@cache
def imports_of(source: Source) -> tuple[Imported, ...]:
    """The modules of ours that a module imports; those for type checkers only are left out."""
    found = []
    for node, within in walked(source):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name if name in modules() else node.module for name in whole]
        else:
            continue
        ours = [name for name in dict.fromkeys(names) if name.partition(".")[0] == "rulewright"]
        found += [Imported(name, node.lineno, within) for name in ours]
    return tuple(found)


@cache
def walked(source: Source) -> tuple[tuple[ast.Import | ast.ImportFrom | ast.Call, str], ...]:
    """The imports and calls of a module, each with the function it stands in."""
    found = []
    left: list[tuple[ast.AST, str]] = [(source.tree, "")]
    while left:
        node, within = left.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Call):
            found.append((node, within))
        inner = node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else within
        left += [(child, inner) for child in reversed([*ast.iter_child_nodes(node)])]
    return tuple(found)


def calls_in(source: Source, *names: str) -> Iterator[tuple[ast.Call, str]]:
    """The calls of these functions, each with the function it stands in."""
    for node, within in walked(source):
        if isinstance(node, ast.Call) and called(node) in names:
            yield node, within


def called(call: ast.Call) -> str:
    """'getattr', also of builtins.getattr."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
