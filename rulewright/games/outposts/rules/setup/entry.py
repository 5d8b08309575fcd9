"""What a player may bring to a match."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """What a player brings: each choice left out is asked at the table."""

    faction: str | None = None
    shards: int | None = None
    deck: tuple[str, ...] | None = None  # card keys, with repeats
    pool: tuple[str, ...] | None = None  # the cards available, in a campaign; else the faction deck
