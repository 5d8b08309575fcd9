"""The compiled build: what `make fast` made of these very sources is loaded instead of them.

Compiled modules lie in `_compiled`, in groups: the kernel, each game, and what environments need. `groups.json` there
says of which sources each group was made. A game whose sources have changed since runs interpreted on the compiled
kernel; if the kernel's have, nothing compiled is used. RULEWRIGHT_BUILD=interpreted leaves all of it alone,
RULEWRIGHT_BUILD=compiled refuses to run without a compiled kernel.
"""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TypedDict

PACKAGE = Path(__file__).parent
FOLDER = "_compiled"
KERNEL = "kernel"
ENVS = "envs"  # what reads states into numbers for learners: written in C
PARTS = ("rules", "cards", "mind")  # the folders of a game that are compiled


class FieldNames(tuple[str, ...]):
    """`__slots__` of a compiled class, for dataclasses that derive from it; false, since mypyc refuses true ones."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return False


class Group(TypedDict):
    """What `groups.json` says of a group: its sources at the time, and the compiled file of each module."""

    digest: str
    files: dict[str, str]


def sources_of(package: Path, group: str) -> Iterator[Path]:
    """The sources on which the compiled modules of a group depend, those that stay interpreted too."""
    if group == KERNEL:
        for folder in ("kernel", "kernel/boards", "kernel/minds", "bots"):
            yield from sorted((package / folder).glob("*.py"))
        return
    if group == ENVS:
        yield from (package / "envs" / name for name in ("nodes.py", "walk.c", "walk.py"))
        return
    game = package / "games" / group
    for path in sorted(game.rglob("*.py")):
        if any(part in PARTS for part in path.relative_to(game).parts[:-1]):
            yield path


def digest_of(package: Path, group: str) -> str:
    """The same for the same sources, wherever they lie."""
    from hashlib import blake2b  # slow to import, and without a compiled build nobody needs it

    found = blake2b(digest_size=16)
    for path in sources_of(package, group):
        found.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def groups_in(package: Path) -> dict[str, Group]:
    """The groups that were compiled for this Python."""
    listed = package / FOLDER / "groups.json"
    if not listed.is_file():
        return {}
    read = json.loads(listed.read_text(encoding="utf-8"))
    groups: dict[str, Group] = read["groups"] if read["suffix"] in EXTENSION_SUFFIXES else {}
    return groups


class CompiledModules:
    """Finds modules among the compiled ones; a group is compared with its sources when it is first wanted."""

    def __init__(self, package: Path = PACKAGE) -> None:
        self.package = package
        self.fresh: dict[str, bool] = {}
        wanted = os.environ.get("RULEWRIGHT_BUILD", "")
        self.groups = {} if wanted == "interpreted" else groups_in(package)
        self.owners = {module: group for group, made in self.groups.items() for module in made["files"]}
        if wanted == "compiled" and not self.fits(KERNEL):
            raise ImportError(
                "RULEWRIGHT_BUILD=compiled: there is no compiled kernel of these sources; run 'make fast'"
            )

    def fits(self, group: str) -> bool:
        """Whether a group is there and was made of the sources as they are."""
        if group not in self.fresh:
            made = self.groups.get(group)
            self.fresh[group] = made is not None and made["digest"] == digest_of(self.package, group)
        return self.fresh[group]

    def runs(self, group: str) -> bool:
        """Whether a group runs compiled: games only on the kernel they were compiled with."""
        return self.fits(group) and (group == ENVS or self.fits(KERNEL))

    def used(self) -> list[str]:
        """The groups that run compiled."""
        return [group for group in self.groups if self.runs(group)]

    def words(self) -> str:
        """Which build runs, as `rulewright --version` says it."""
        used = self.used()
        stale = [group for group in self.groups if group not in used]
        words = f"compiled: {', '.join(used)}" if used else "interpreted"
        return f"{words}; changed since they were compiled: {', '.join(stale)}" if stale else words

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """What Python's import asks of everybody in `sys.meta_path`."""
        group = self.owners.get(name)
        if group is None or not self.runs(group):
            return None
        file = str(self.package / FOLDER / self.groups[group]["files"][name])
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


MODULES = CompiledModules()
if MODULES.groups:
    sys.meta_path.insert(0, MODULES)
