"""A trial on disk: every block as soon as it is played."""

import json
from pathlib import Path
from typing import Any

from rulewright.lab.kept_run import KeptRun
from rulewright.lab.results import Failure, Played
from rulewright.lab.trials.blocks import Block

FILE = "blocks.jsonl"


class RunFolder:
    """The blocks of a trial, a line each."""

    def __init__(self, folder: Path, asked: dict[str, Any]) -> None:
        self.run = KeptRun(folder, asked)

    def blocks(self) -> list[Block]:
        """What was played before, in order."""
        return self.run.read(FILE, lambda line: _read(json.loads(line)))

    def keep(self, block: Block) -> None:
        """Add a block."""
        self.run.add(FILE, json.dumps(_plain(block)))


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
