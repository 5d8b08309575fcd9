"""What a page may send over its socket."""

from typing import Literal, TypeVar

import msgspec

from rulewright.server.errors import Refused

T = TypeVar("T")

Action = Literal[
    "click",
    "choose",
    "cancel",
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
]


class SocketMessage(msgspec.Struct):
    """A message from a page."""

    do: Action
    n: int | None = None
    ref: str | None = None
    i: int | None = None
    text: str | None = None
    yes: bool | None = None
    step: int | None = None
    ms: int | None = None
    key: str | None = None


decode = msgspec.json.Decoder(SocketMessage).decode


def needed(value: T | None, name: str) -> T:
    """A part that this message needs."""
    if value is None:
        raise Refused(f"this message needs '{name}'")
    return value
