"""What a player brings to a match."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """What a player brings: a preconstructed Armory by name, or one of the player's own; a team."""

    armory: str | None = None
    seeker: str | None = None
    equipment: tuple[str, ...] = ()
    tactics: tuple[str, ...] = ()
    side: tuple[str, ...] = ()
    team: int | None = None
