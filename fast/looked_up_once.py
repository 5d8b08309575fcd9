"""Looks up once what never changes, and tells nothing where nobody listens: in the copy that is compiled.

Compiled code looks a name of its module up in a dictionary each time, and what an interpreted module declares (verbs,
prompts) once more in that module. What is declared `Final` it finds at once.
"""

import ast
from collections.abc import Collection, Iterator
from types import GenericAlias, ModuleType, UnionType
from typing import Any, NamedTuple, NewType, ParamSpec, TypeVar

from rulewright.kernel.question import Option, Prompt
from rulewright.kernel.verb import Verb

VALUES = (Verb, Option, Prompt, dict, frozenset, int, float, str)  # what modules declare for others to read
TYPES = (type, TypeVar, ParamSpec, NewType, UnionType, GenericAlias)  # what is there for the type checker
OF_A_VERB = ("answer", "each", "name", "of", "options")


class Change(NamedTuple):
    """Another text for a stretch of the source: lines from 0 on, columns in bytes."""

    line: int
    column: int
    last_line: int
    last_column: int
    text: str


def looked_up_once(source: str, module: ModuleType, compiled: Collection[str]) -> str:
    """The source with finals for its constants, and for what its functions read of modules that are not compiled."""
    tree = ast.parse(source)
    changes = [*_told_to_listeners(tree), *_constants(tree, module)]
    finals = ["from typing import Final as _Final"]
    for node in _read_of_others(tree, module, compiled):
        code = ast.unparse(node)
        name = f"_{code.replace('.', '__')}"
        finals += [f"{name}: _Final = {code}"] if f"{name}: _Final = {code}" not in finals else []
        changes.append(_instead_of(node, name))
    if not changes:
        return source
    after = max((node.end_lineno or 0 for node in tree.body if _is_import(node)), default=_docstring_end(tree))
    changes.append(Change(after, 0, after, 0, "\n".join(finals) + "\n"))
    lines = [line.encode() for line in source.splitlines()] + [b""]
    for line, column, last_line, last_column, text in sorted(changes, reverse=True):
        lines[line : last_line + 1] = [lines[line][:column] + text.encode() + lines[last_line][last_column:]]
    return b"\n".join(lines).decode()


def _instead_of(node: ast.expr | ast.stmt, text: str) -> Change:
    return Change(node.lineno - 1, node.col_offset, (node.end_lineno or 0) - 1, node.end_col_offset or 0, text)


def _before(node: ast.stmt, text: str) -> Change:
    return Change(node.lineno - 1, node.col_offset, node.lineno - 1, node.col_offset, text)


def _after(node: ast.expr, text: str) -> Change:
    end = _instead_of(node, text)
    return Change(end.last_line, end.last_column, end.last_line, end.last_column, text)


def _is_import(node: ast.stmt) -> bool:
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    return isinstance(node, ast.Import | ast.ImportFrom)


def _docstring_end(tree: ast.Module) -> int:
    first = tree.body[0]
    return first.end_lineno or 0 if isinstance(first, ast.Expr) else 0


def _told_to_listeners(tree: ast.Module) -> Iterator[Change]:
    """`table.tell(...)` does nothing where nobody listens: then what it would be told need not be put together."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(ast.Call(ast.Attribute(ast.Name() | ast.Attribute() as table, "tell"))):
                if (name := ast.unparse(table)) == "table" or name.endswith(".table"):
                    yield _before(node, f"if {name}.listening: ")


def _constants(tree: ast.Module, module: ModuleType) -> Iterator[Change]:
    """What is assigned once, at the top of a module, to a name in capitals."""
    assigned = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name) as target], _):
                names = [name]
                change = _after(target, ": _Final")
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)) if len(targets) == len(values):
                names = [ast.unparse(target) for target in targets]
                written = [f"{name}: _Final = {ast.unparse(value)}" for name, value in zip(names, values, strict=True)]
                change = _instead_of(node, "; ".join(written))
            case ast.AnnAssign(ast.Name(name), hint, value) if value and "Final" not in ast.unparse(hint):
                names = [name]
                change = _instead_of(hint, f"_Final[{ast.unparse(hint)}]")
            case _:
                continue
        if all(name.isupper() and assigned.count(name) == 1 and _is_value(vars(module)[name]) for name in names):
            yield change


def _is_value(found: object) -> bool:
    """Tuples are left alone: of each that is final the compiler makes a structure, and boxes it wherever it is read."""
    return type(found) is not tuple and not isinstance(found, TYPES) and type(found).__module__ != "typing"


def _read_of_others(tree: ast.Module, module: ModuleType, compiled: Collection[str]) -> Iterator[ast.expr]:
    """What functions read of imported modules that does not change: `verbs.PLAY.options`, `prompts.PLAY`."""
    imported = {
        each.asname or each.name
        for node in tree.body if isinstance(node, ast.ImportFrom) and node.module not in compiled
        for each in node.names if f"{node.module}.{each.name}" not in compiled
    }  # fmt: skip
    for function in _functions(tree.body):
        inside = [node for statement in function.body for node in ast.walk(statement)]
        own = {node.id for node in inside if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        own |= {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
        for statement in function.body:
            yield from _largest(statement, imported - own, vars(module))


def _functions(body: list[ast.stmt]) -> Iterator[ast.FunctionDef]:
    """Functions and methods; those within others belong to them."""
    for node in body:
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node.body)


def _largest(node: ast.AST, names: set[str], known: dict[str, Any]) -> Iterator[ast.expr]:
    """The longest chains of names in here that can be looked up beforehand."""
    if isinstance(node, ast.Name | ast.Attribute) and _beforehand(node, names, known) is not None:
        yield node
    elif not isinstance(node, ast.JoinedStr | ast.arguments | ast.pattern):
        # where things stand in an f-string is not told, and a pattern that is a mere name would take anything
        for field, part in ast.iter_fields(node):
            for each in part if isinstance(part, list) else [part]:
                if isinstance(each, ast.AST) and field not in ("annotation", "returns", "decorator_list"):
                    yield from _largest(each, names, known)


def _is_known(found: object) -> bool:
    return isinstance(found, VALUES) and _is_value(found)


def _beforehand(node: ast.expr, names: set[str], known: dict[str, Any]) -> Any:
    """What a chain of names stands for, if that never changes."""
    match node:
        case ast.Name(name) if name in names and _is_known(known[name]):
            return known[name]
        case ast.Attribute(ast.Name(name), attribute) if name in names and isinstance(known[name], ModuleType):
            found = getattr(known[name], attribute)
            return found if _is_known(found) else None
        case ast.Attribute(inner, attribute) if attribute in OF_A_VERB:
            found = _beforehand(inner, names, known)
            return getattr(found, attribute) if isinstance(found, Verb) else None
    return None
