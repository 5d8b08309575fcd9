"""A run of the lab on disk: what was asked, and every block as soon as it is played.

A run that was interrupted goes on where it stopped; one that asked something else is left alone.
"""

import json
from pathlib import Path
from typing import Any

from rulewright import __version__
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.lab.results import Failure, Played
from rulewright.lab.trials.trial import Block


class RunFolder:
    """`manifest.json` says what is played, `blocks.jsonl` holds what was, a line a block."""

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
            raise ImpossibleSetup(f"{path} is no manifest of a run: name another folder with --to") from None
        differ = [key for key in self.manifest if before.get(key) != json.loads(json.dumps(self.manifest))[key]]
        if differ:
            raise ImpossibleSetup(
                f"{self.folder} holds another run ({', '.join(differ)} differ): name another with --to"
            )

    def blocks(self) -> list[Block]:
        """What was played before, in order; a line cut off by a crash is played again."""
        path, found = self.folder / "blocks.jsonl", list[Block]()
        if not path.exists():
            return found
        lines = path.read_text(encoding="utf-8").splitlines()
        for line in lines:
            try:
                found.append(_read(json.loads(line)))
            except (ValueError, KeyError, TypeError):
                break
        if len(found) < len(lines):
            path.write_text("".join(f"{line}\n" for line in lines[: len(found)]), encoding="utf-8")
        return found

    def keep(self, block: Block) -> None:
        """Add a block."""
        try:
            with (self.folder / "blocks.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(_plain(block)) + "\n")
        except OSError as wrong:
            said = f"{self.folder}: {wrong.strerror}. What was played before is kept; make room and start it again"
            raise ImpossibleSetup(said) from None


def _plain(block: Block) -> dict[str, Any]:
    games = {"official": block.official, "variant": block.variant}
    kept = {name: [[isinstance(game, Played), *game] for game in played] for name, played in games.items()}
    return {"number": block.number, "seed": block.seed, "table": list(block.table), **kept}


def _read(data: dict[str, Any]) -> Block:
    def game(row: list[Any]) -> Played | Failure:
        ended, *values = row
        fields: list[Any] = [tuple(value) if isinstance(value, list) else value for value in values]
        return Played(*fields) if ended else Failure(*fields)

    official, variant = (tuple(game(row) for row in data[name]) for name in ("official", "variant"))
    return Block(data["number"], data["seed"], tuple(data["table"]), official, variant)
