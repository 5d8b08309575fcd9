"""Writes out what dataclasses make at run time: constructors, and the copies of states. Opens classes of the kernel."""

import ast
import dataclasses
import importlib
import inspect
import re
import sys
import typing
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any

from fast.looked_up_once import looked_up_once
from rulewright.kernel.copying import bare, is_frozen, is_shared
from rulewright.kernel.dice import Dice

OPEN = {"State", "Table", "Trial"}  # outside games, live tables and tests derive interpreted classes from these
MADE_EMPTY: dict[Any, str] = {list: "[]", dict: "{}", set: "set()"}


class NotAState(Exception):
    """A class that is no part of any state: it holds something that is not copied."""


def module_at(relative: Path) -> ModuleType:
    """The interpreted module of a file of the package."""
    return importlib.import_module(".".join(["rulewright", *relative.with_suffix("").parts]))


def written_out(source: str, module: ModuleType, compiled: Collection[str] = ()) -> str:
    """The source of a module with its changeable dataclasses written out; `compiled`: all modules that will be."""
    source = looked_up_once(source, module, compiled)
    tree = ast.parse(source)
    lines = source.splitlines()
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    changeable = [node for node in classes if _changeable(vars(module)[node.name])]
    imports = set[str]()
    for node in reversed(classes):  # from the last, so that line numbers stay true
        if node in changeable:
            lines[node.end_lineno : node.end_lineno] = ["", *_constructor(node, module, imports)]
        if node.name in OPEN and module.__name__.startswith("rulewright.kernel"):
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)]) - 1
            lines[first:first] = ["@mypyc_attr(allow_interpreted_subclasses=True)"]
            imports.add("import typing\nif typing.TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr")
            if node in changeable:  # so that dataclasses derived from it know which fields it has
                slots = tuple(field.name for field in dataclasses.fields(vars(module)[node.name]))
                lines += ["", "", f'setattr({node.name}, "__slots__", FieldNames({slots}))']
                imports.add("from rulewright.compiled import FieldNames")
    for name in _new_types(tree):
        lines += ["", "", f'setattr({name}, "__module__", __name__)']  # it looks for its caller, which is no Python
    for node in classes:
        lines += _annotations(node, vars(module)[node.name])
    for node in changeable:
        with suppress(NotAState):
            lines += ["", "", *_copier(vars(module)[node.name], module, imports)]
            lines += ["", "", f"COPIERS[{node.name}] = _copy_{node.name}"]
            imports.add("from rulewright.kernel.copying import COPIERS")
    first = _after_docstring(tree)
    lines[first:first] = sorted(imports)
    return "\n".join(lines) + "\n"


def _changeable(kind: Any) -> bool:
    return dataclasses.is_dataclass(kind) and not is_frozen(kind)


def _new_types(tree: ast.Module) -> list[str]:
    """The kinds of ids that a module declares."""
    made = [(ast.unparse(node.targets[0]), node.value) for node in tree.body if isinstance(node, ast.Assign)]
    return [name for name, value in made if isinstance(value, ast.Call) and ast.unparse(value.func) == "NewType"]


def _annotations(node: ast.ClassDef, kind: Any) -> list[str]:
    """The kinds of the fields as they are written: a compiled class keeps `list` of `list[CardId]`."""
    if not dataclasses.is_dataclass(kind) and not issubclass(kind, tuple):
        return []
    fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    hints = {ast.unparse(each.target): ast.unparse(each.annotation).strip("'\"") for each in fields}
    return ["", "", f'setattr({node.name}, "__annotations__", {hints})']


def _after_docstring(tree: ast.Module) -> int:
    """The line before which imports may be put."""
    first = tree.body[0]
    return first.end_lineno or 0 if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) else 0


def _constructor(node: ast.ClassDef, module: ModuleType, imports: set[str]) -> list[str]:
    kind = vars(module)[node.name]
    given, body = [], []
    for field in dataclasses.fields(kind):
        name = field.name
        declared, home = _declaration(kind, name)
        hint = ast.unparse(declared.annotation).strip("'\"")
        _import_names(hint, home, module, imports)
        body.append(f"        self.{name} = {name}")
        if declared.value is None:
            given.append(f"{name}: {hint}")
            continue
        if field.default_factory is dataclasses.MISSING:
            default = ast.unparse(declared.value)
            given.append(f"{name}: {hint} = {default}")
        else:
            default = MADE_EMPTY.get(field.default_factory) or _made_by_default(declared.value)
            given.append(f"{name}: {hint} | None = None")
            body[-1:] = [f"        if {name} is None:", f"            {name} = {default}", body[-1]]
        _import_names(default, home, module, imports)
    return [f"    def __init__(self, {', '.join(given)}) -> None:", *body]


def _declaration(kind: type, name: str) -> tuple[ast.AnnAssign, ModuleType]:
    """Where a field is declared, perhaps in a base class, and the module in which that stands."""
    base = next(base for base in kind.__mro__ if name in inspect.get_annotations(base))
    home = sys.modules[base.__module__]
    tree = ast.parse(Path(home.__file__ or "").read_text(encoding="utf-8"))
    owner = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == base.__name__)
    found = (each for each in owner.body if isinstance(each, ast.AnnAssign) and ast.unparse(each.target) == name)
    return next(found), home


def _made_by_default(declared: ast.expr) -> str:
    """What `field(default_factory=...)` makes."""
    assert isinstance(declared, ast.Call)
    factory = next(word.value for word in declared.keywords if word.arg == "default_factory")
    return ast.unparse(factory.body) if isinstance(factory, ast.Lambda) else f"{ast.unparse(factory)}()"


def _import_names(text: str, home: ModuleType, module: ModuleType, imports: set[str]) -> None:
    """What an inherited declaration names must be known where it is written out again."""
    for word in set(re.findall(r"[A-Za-z_]\w*", text)) if home is not module else ():
        if word not in vars(module) and word in vars(home):
            imports.add(f"from {home.__name__} import {word}")


def _copier(kind: type, module: ModuleType, imports: set[str]) -> list[str]:
    hints = typing.get_type_hints(kind)
    parts = [_copy(hints[field.name], f"x.{field.name}", module, imports) for field in dataclasses.fields(kind)]
    name = kind.__name__
    return [f"def _copy_{name}(x: {name}) -> {name}:", f"    return {name}({', '.join(parts)})"]


def _copy(hint: Any, x: str, module: ModuleType, imports: set[str]) -> str:
    """As `kernel/copying.py` does it; classes copy each other by name."""
    hint = bare(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if is_shared(hint):
        return x
    if hint is Dice:
        imports.add("from rulewright.kernel.dice import Dice")
        return f"{x}.copied()"
    if origin is list:
        return f"{x}.copy()" if is_shared(args[0]) else f"[{_copy(args[0], 'y', module, imports)} for y in {x}]"
    if origin is dict:
        each = _copy(args[1], "v", module, imports)
        return f"{x}.copy()" if is_shared(args[1]) else f"{{k: {each} for k, v in {x}.items()}}"
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        if hint.__module__ != module.__name__:
            imports.add(f"from {hint.__module__} import _copy_{hint.__name__}")
        return f"_copy_{hint.__name__}({x})"
    inner = [arg for arg in args if arg is not NoneType]
    if len(inner) != 1 or origin not in (typing.Union, UnionType):
        raise NotAState
    return f"(None if {x} is None else {_copy(inner[0], x, module, imports)})"
