"""What programs send: the bodies of requests, and how they are read."""

from typing import Annotated, Any, TypeVar

import msgspec
from starlette.requests import Request

from rulewright.server.errors import MalformedRequest
from rulewright.server.text import LONGEST_LINE

S = TypeVar("S", bound=msgspec.Struct)
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class AnswerBody(msgspec.Struct, forbid_unknown_fields=True):
    """An answer: the option's number, or its notation; `n` is the version it was meant for."""

    answer: Count | Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    n: Count | None = None


class VersionBody(msgspec.Struct, forbid_unknown_fields=True):
    """The version of the table that an action was meant for."""

    n: Count | None = None


class AgreeBody(msgspec.Struct, forbid_unknown_fields=True):
    """Whether the seat agrees to another's undo."""

    yes: bool
    n: Count | None = None


class SayBody(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LINE)]


class StopBody(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of window, and whether the seat wants to be asked in it."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    on: bool


class RecordBody(msgspec.Struct, forbid_unknown_fields=True):
    """A record as text."""

    record: Annotated[str, msgspec.Meta(max_length=900_000)]


class JoinBody(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's link, or the secret at its end."""

    link: Annotated[str, msgspec.Meta(max_length=300)]


class FromBody(msgspec.Struct, forbid_unknown_fields=True):
    """A moment to play on from, the seat to take, and the bot for the others."""

    step: Count
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"


async def body_of(request: Request, kind: type[S]) -> S:
    """The JSON body as it must be, or what is wrong with it."""
    raw = await request.body()
    try:
        return msgspec.convert(whole_numbers(msgspec.json.decode(raw or b"{}")), kind)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as wrong:
        raise MalformedRequest(f"the body does not fit: {wrong}") from None


def whole_numbers(value: Any) -> Any:
    """JSON has one kind of number: 3.0 is 3."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {key: whole_numbers(part) for key, part in value.items()}
    return [whole_numbers(part) for part in value] if isinstance(value, list) else value


def number_of(request: Request, name: str, default: int, most: int) -> int:
    """A whole number among the query parameters."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 10) or int(text) > most:
        raise MalformedRequest(f"'{name}' is a whole number from 0 to {most}, not '{text[:20]}'")
    return int(text)
