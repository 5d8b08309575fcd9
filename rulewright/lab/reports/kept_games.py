"""Observed games on disk, a line each, so that a report that was interrupted goes on."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from rulewright.lab.kept_run import KeptRun
from rulewright.lab.reports.observing import Observed

_decoder = msgspec.json.Decoder(Observed | str)


class KeptGames:
    """The games of one bot in a folder of their own."""

    def __init__(self, folder: Path, asked: dict[str, Any], bot: str) -> None:
        self.run = KeptRun(folder, asked)
        self.file = f"games-{bot.replace(':', '-')}.jsonl"

    def games(self) -> list[Observed | str]:
        """What was observed before, in order."""
        return self.run.read(self.file, _decoder.decode)

    def keep(self, game: Observed | str) -> None:
        """Add a game, or why it broke."""
        self.run.add(self.file, msgspec.json.encode(game).decode())


class KeptClauses:
    """Which clauses each game of one bot reached."""

    def __init__(self, run: KeptRun, bot: str) -> None:
        self.run = run
        self.file = f"clauses-{bot.replace(':', '-')}.jsonl"

    def games(self) -> list[frozenset[str]]:
        """What was noted before, in order."""
        return self.run.read(self.file, lambda line: frozenset(json.loads(line)))

    def keep(self, clauses: Iterable[str]) -> None:
        """Add a game."""
        self.run.add(self.file, json.dumps(sorted(clauses)))
