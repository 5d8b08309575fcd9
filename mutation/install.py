"""Puts the broken code of a function in place of the true one, wherever the function has been handed to."""

import importlib
import sys
from collections.abc import Iterator
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from mutation.operators import Mutant


def install(mutant: Mutant) -> None:
    """From here on the mutated function runs in this process: its code is exchanged, so every reference follows."""
    module = importlib.import_module(module_name(mutant.path))
    outer = mutant.function.split(".")[0]
    broken = {code.co_qualname: code for code in _codes(compile(mutant.tree(), str(mutant.path), "exec"))}
    for function in _functions(module, outer):
        code = broken.get(function.__qualname__)
        if code is not None:
            function.__code__ = code
    for value in vars(module).values():  # what it has made before, whole tables among them, is made anew
        if hasattr(value, "cache_clear") and value.__module__ == module.__name__:
            value.cache_clear()


def import_broken(mutant: Mutant) -> None:
    """From here on the module is imported with the mutant in it; nothing may have imported it before."""
    broken = module_name(mutant.path)

    class Loader(SourceFileLoader):
        def get_code(self, fullname: str) -> CodeType:
            return compile(mutant.tree(), str(mutant.path), "exec")

    class Finder(MetaPathFinder):
        def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
            if name != broken:
                return None
            return spec_from_file_location(name, mutant.path, loader=Loader(name, str(mutant.path)))

    sys.meta_path.insert(0, Finder())


def module_name(path: Path) -> str:
    """'rulewright.games.outposts.rules.play' for its file."""
    parts = path.with_suffix("").parts
    return ".".join(parts[len(parts) - parts[::-1].index("rulewright") - 1 :]).removesuffix(".__init__")


def _codes(code: CodeType) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from _codes(part)


def _functions(module: ModuleType, name: str) -> Iterator[FunctionType]:
    """The function of this name, or the methods of the class of this name."""
    thing: Any = vars(module).get(name)
    parts = vars(thing).values() if isinstance(thing, type) else [thing]
    for part in parts:
        found: Any = part
        for wrapper in ("__wrapped__", "fget", "__func__"):
            found = vars(found).get(wrapper, found) if hasattr(found, "__dict__") else found
        if isinstance(part, property):
            found = part.fget
        elif isinstance(part, staticmethod | classmethod):
            found = part.__func__
        if isinstance(found, FunctionType):
            yield found
