"""What a player may settle before the match."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """The Character one wishes to play."""

    character: str | None = None
