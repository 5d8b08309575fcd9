"""Observed games on disk, a line each, so that a report that was interrupted goes on."""

from pathlib import Path
from typing import Any

import msgspec

from rulewright.lab.kept_run import KeptRun
from rulewright.lab.reports.observing import Observed

_decoder = msgspec.json.Decoder(Observed)


class KeptGames:
    """The games of one bot in a folder of their own."""

    def __init__(self, folder: Path, asked: dict[str, Any], bot: str) -> None:
        self.run = KeptRun(folder, asked)
        self.file = f"games-{bot.replace(':', '-')}.jsonl"

    def games(self) -> list[Observed]:
        """What was observed before, in order."""
        return self.run.read(self.file, _decoder.decode)

    def keep(self, game: Observed) -> None:
        """Add a game."""
        self.run.add(self.file, msgspec.json.encode(game).decode())
