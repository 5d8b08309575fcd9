"""Which modules are compiled: the kernel where rules run through it, the search, a game's rules, cards and mind."""

import ast
from collections.abc import Iterator
from pathlib import Path

from rulewright.compiled import KERNEL, sources_of

KERNEL_MODULES = (
    "kernel/atoms", "kernel/boards/hexes", "kernel/boards/squares", "kernel/dice", "kernel/fork",
    "kernel/imagined_worlds", "kernel/minds/learned", "kernel/playout", "kernel/question", "kernel/quiet_table",
    "kernel/state", "kernel/table", "bots/tree",
)  # fmt: skip
INTERPRETED = {
    "__init__", "verbs", "events", "prompts", "draft", "campaign", "entry", "position", "sides",
    "tables", "atoms",
}  # fmt: skip
"""Only say what there is (verbs, events, atoms), or run once for a book or a file: nothing to gain."""


PROVEN = ("battleground", "elysia", "lytharian", "outposts", "seekers", "shells")
"""The games that `make fast` compiles: seen to play equal games so. Others by name: `make fast GAMES=...`."""


def modules_of(package: Path, group: str) -> Iterator[Path]:
    """The files to compile, from the package's folder."""
    if group == KERNEL:
        yield from (package / f"{name}.py" for name in KERNEL_MODULES)
        return
    for path in sources_of(package, group):
        if not INTERPRETED & {*path.relative_to(package / "games" / group).parts[:-1], path.stem}:
            if path.parent.name != "cards" or _has_code(path):  # a list of cards runs once
                yield path


def _has_code(path: Path) -> bool:
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return any(isinstance(node, ast.FunctionDef | ast.ClassDef) for node in body)


def games_in(package: Path) -> list[str]:
    """All games of ours."""
    return sorted(path.parent.name for path in (package / "games").glob("*/__init__.py"))
