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
            path = folder / "manifest.json"
            if path.exists() and path.stat().st_size:  # an empty one: the disk was full when it was begun
                self._check(path)
            else:
                path.write_text(json.dumps(self.manifest, indent=1) + "\n", encoding="utf-8")
        except OSError as wrong:
            raise ImpossibleSetup(f"the run can't be kept in {folder}: {wrong.strerror}") from None

    def _check(self, path: Path) -> None:
        try:
            before = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            raise ImpossibleSetup(f"{path} is no manifest of a run: name another folder") from None
        differ = [key for key in self.manifest if before.get(key) != json.loads(json.dumps(self.manifest))[key]]
        if differ:
            raise ImpossibleSetup(f"{self.folder} holds another run ({', '.join(differ)} differ): name another folder")

    def note(self, **played: Any) -> None:
        """Add to the manifest what was played in the end, for those who read it; it asks no more than before."""
        path = self.folder / "manifest.json"
        try:
            path.write_text(json.dumps({**self.manifest, "played": played}, indent=1) + "\n", encoding="utf-8")
        except OSError as wrong:
            raise ImpossibleSetup(f"{path} can't be written: {wrong.strerror}. What was played is kept") from None

    def read(self, name: str, line_of: Callable[[str], T]) -> list[T]:
        """What was played before, in order; a line cut off by a crash is played again."""
        path, found, good = self.folder / name, list[T](), 0
        if not path.exists():
            return found
        with path.open("rb+") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    break
                try:
                    found.append(line_of(line.decode()))
                except (ValueError, KeyError, TypeError):
                    break
                good += len(line)
            file.truncate(good)  # in place: a disk that is full has no room to write it anew
        return found

    def add(self, name: str, line: str) -> None:
        """Keep one more."""
        try:
            with (self.folder / name).open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError as wrong:
            said = f"{self.folder}: {wrong.strerror}. What was played before is kept; make room and start it again"
            raise ImpossibleSetup(said) from None
