"""What a store keeps: games, the rows of their ledgers, decks."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.question import NO_SEAT, Seat

TABLE = NO_SEAT  # the seat of rows that are notes of the table


class RowTaken(RulewrightError):
    """Another process wrote this row first: catch up and try again."""


class StoreUnusable(RulewrightError):
    """Games can't be kept where they should be; said at the start."""


class Row(NamedTuple):
    """One row of a game's ledger."""

    number: int
    seat: Seat
    text: str
    time: float


class News(NamedTuple):
    """What one process tells the others that share its games."""

    process: str  # who tells it
    kind: str  # "row", "here", "who", "seat", "hold", "public", "free", "gone" of a game; "hello", "missed" of all
    code: str
    data: Any = None


class KeptRow(NamedTuple):
    """A turn's start that was kept, after so many rows: from it a game is loaded without playing it again."""

    code: str
    turn: int
    since: int  # the turn that was kept before it
    number: int
    notes: str  # what the table noted until then, as JSON
    data: bytes


@dataclass(slots=True)
class GameRow:
    """What is known of a game without playing it. The header is everything needed to set it up again."""

    code: str
    header: dict[str, Any]
    created: float
    public: bool = False
    creator: str = ""  # hash of the person who set it up
    summary: dict[str, Any] = field(default_factory=dict)  # how it stood when last unloaded


class RatingRow(NamedTuple):
    """What a person's rating became by a game: the `number`th of theirs that counted."""

    person: str
    game: str
    number: int
    code: str
    mu: float
    sigma: float
    time: float


class Order(NamedTuple):
    """Whoever sits there is to be forgotten."""

    code: str
    seat: int


class DeckRow(NamedTuple):
    """A deck somebody keeps; `text` is its text form, `person` the hash of whose it is."""

    id: str
    person: str
    game: str
    name: str
    text: str
    changed: float
