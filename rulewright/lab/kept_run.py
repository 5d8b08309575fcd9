"""A run of the lab on disk: what was asked, and line by line what was played, as soon as it is.

A run that was interrupted goes on where it stopped; one that asked something else is left alone.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from rulewright import __version__
from rulewright.kernel.errors import ImpossibleSetup

T = TypeVar("T")


class KeptRun:
    """`manifest.json` says what is played; what was is in files of lines beside it."""

    def __init__(self, folder: Path, asked: dict[str, Any]) -> None:
        self.folder = folder
        self.manifest = {"rulewright": __version__, **asked}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._check()
            (folder / "manifest.json").write_text(json.dumps(self.manifest, indent=1) + "\n", encoding="utf-8")
        except OSError as wrong:
            raise ImpossibleSetup(f"the run can't be kept in {folder}: {wrong.strerror}") from None

    def _check(self) -> None:
        path = self.folder / "manifest.json"
        if not path.exists():
            return
        try:
            before = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            raise ImpossibleSetup(f"{path} is no manifest of a run: name another folder") from None
        differ = [key for key in self.manifest if before.get(key) != json.loads(json.dumps(self.manifest))[key]]
        if differ:
            raise ImpossibleSetup(f"{self.folder} holds another run ({', '.join(differ)} differ): name another folder")

    def read(self, name: str, line_of: Callable[[str], T]) -> list[T]:
        """What was played before, in order; a line cut off by a crash is played again."""
        path, found = self.folder / name, list[T]()
        if not path.exists():
            return found
        lines = path.read_text(encoding="utf-8").splitlines()
        for line in lines:
            try:
                found.append(line_of(line))
            except (ValueError, KeyError, TypeError):
                break
        if len(found) < len(lines):
            path.write_text("".join(f"{line}\n" for line in lines[: len(found)]), encoding="utf-8")
        return found

    def add(self, name: str, line: str) -> None:
        """Keep one more."""
        try:
            with (self.folder / name).open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError as wrong:
            said = f"{self.folder}: {wrong.strerror}. What was played before is kept; make room and start it again"
            raise ImpossibleSetup(said) from None
