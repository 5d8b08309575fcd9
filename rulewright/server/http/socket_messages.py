"""What a page may send over its socket."""

from typing import Literal, TypeVar

import msgspec

from rulewright.kernel.question import Seat
from rulewright.server.errors import Refused

T = TypeVar("T")

Action = Literal[
    "click",
    "choose",
    "aim",
    "cancel",
    "rest",
    "back",
    "undo",
    "undo_ok",
    "concede",
    "say",
    "why",
    "at",
    "ready",
    "rematch",
    "pace",
    "hold",
    "onward",
    "stop",
    "flip",
    "name",
    "ignore",
    "mute",
    "away",
]


class SocketMessage(msgspec.Struct):
    """A message from a page."""

    do: Action
    n: int | None = None
    ref: str | None = None
    i: int | None = None
    text: str | None = None
    yes: bool | None = None
    touch: bool = False  # by a finger, which has no hover to read before
    step: int | None = None
    ms: int | None = None
    key: str | None = None


decode = msgspec.json.Decoder(SocketMessage).decode


def seat_named(key: str | None) -> Seat:
    """The seat that a button is about."""
    key = needed(key, "key")
    if not (key.isascii() and key.isdigit() and len(key) < 3):
        raise Refused(f"'{key[:20]}' is no seat")
    return Seat(int(key))


def needed(value: T | None, name: str) -> T:
    """A part that this message needs."""
    if value is None:
        raise Refused(f"this message needs '{name}'")
    return value
