"""What happened: the facts of which log, animation and statistics are made.

A kind of event is declared once, as a signature with its sentence and its clause:

    @event("{seat} draws {card}.", "OP-068")
    def draws(seat: Seat, card: CardId) -> None: ...

and told by `table.tell(draws, seat=seat, card=card)`: a wrong or missing argument is a type error. Where the same
thing happens under another clause, or for fewer eyes: `table.tell(draws.under("OP-K11"), ...)`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any, Generic, ParamSpec

from rulewright.kernel.log.scroll import Scroll
from rulewright.kernel.question import EVERYBODY, HIDDEN, CardId, Face

P = ParamSpec("P")


class EventKind(Generic[P]):
    """A kind of event: its arguments with their kinds, its sentence, its clause, who may see it."""

    __slots__ = ("_others", "about", "args", "audience", "cards", "clause", "name", "sentence")

    def __init__(
        self,
        name: str,
        sentence: str,
        clause: str,
        *,
        args: Mapping[str, Any],
        about: Sequence[str] | None,
        audience: int = EVERYBODY,
    ) -> None:
        self.name = name
        self.sentence = sentence
        self.clause = clause
        self.args = args
        self.about = about
        self.audience = audience
        self.cards = tuple([key for key, kind in args.items() if kind is CardId])
        self._others: dict[tuple[str, int], EventKind[P]] = {}

    def under(self, clause: str, audience: int = EVERYBODY) -> "EventKind[P]":
        """The same kind of event under another clause, or for these seats' eyes only (one bit per seat)."""
        key = (clause, audience)
        if key not in self._others:
            args, about = self.args, self.about
            self._others[key] = EventKind(self.name, self.sentence, clause, args=args, about=about, audience=audience)
        return self._others[key]

    def __repr__(self) -> str:
        return f"event({self.name!r}, {self.clause!r})"


def event(
    sentence: str, clause: str, about: Sequence[str] | None = None
) -> Callable[[Callable[P, None]], EventKind[P]]:
    """Declare a kind of event; the signature below says its arguments.

    `about` are the things on the table to point at, as templates of refs ('outpost-{seat}-{outpost}') or names of
    arguments; by default every card and place among the arguments, or else the seat.
    """

    def declare(signature: Callable[P, None]) -> EventKind[P]:
        args = {key: kind for key, kind in signature.__annotations__.items() if key != "return"}
        return EventKind(signature.__name__.rstrip("_"), sentence, clause, args=args, about=about)

    return declare


def events_in(*modules: ModuleType) -> dict[str, EventKind[Any]]:
    """All kinds of events that modules declare, by name."""
    declared = [value for module in modules for value in vars(module).values()]
    return {kind.name: kind for kind in declared if isinstance(kind, EventKind)}


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A card in an event: what it was at that moment and the seats that knew."""

    id: CardId
    face: Face
    seen: int


@dataclass(frozen=True, slots=True)
class Event:
    """One fact: what happened (`kind`), under which clause, with which numbers and cards, for whose eyes."""

    kind: str
    clause: str
    args: dict[str, int]
    cards: dict[str, Glimpse]
    audience: int = EVERYBODY

    def seen_by(self, viewer: int | None) -> "Event | None":
        """The event as a viewer may know it (None: everything), or None when it is not for them."""
        if viewer is None:
            return self
        bit = 1 << viewer
        if not self.audience & bit:
            return None
        if all(glimpse.seen & bit for glimpse in self.cards.values()):
            return self
        known = {key: each if each.seen & bit else Glimpse(each.id, HIDDEN, 0) for key, each in self.cards.items()}
        return replace(self, cards=known)


WIDEST = 1 << 63  # the numbers of 64 bits end here


def logged(entry: tuple[int, Event]) -> tuple[Any, ...]:
    """An entry of a log as plain values."""
    step, event = entry
    cards = {key: (each.id, each.face, each.seen) for key, each in event.cards.items()}
    return step, event.kind, event.clause, _packable(event.args), cards, event.audience


def _packable(args: dict[str, int]) -> dict[str, Any]:
    """A number of more than 64 bits (what a dozen dice show) as digits: msgpack takes no wider ones."""
    wide = {key: str(n) for key, n in args.items() if not -WIDEST <= n < WIDEST}
    return args | wide if wide else args


def from_logged(
    step: int, kind: str, clause: str, args: dict[str, Any], cards: dict[str, Sequence[Any]], audience: int
) -> tuple[int, Event]:
    """The entry of a log that such values tell."""
    args = {key: int(n) if isinstance(n, str) else n for key, n in args.items()}
    return step, Event(kind, clause, args, {key: Glimpse(*each) for key, each in cards.items()}, audience)


def event_log() -> Scroll[tuple[int, Event]]:
    """A log in which nothing has happened yet."""
    return Scroll(logged, from_logged)


def event_of(kind: EventKind[Any], args: dict[str, Any], faces: Sequence[Face], seen: Sequence[int]) -> Event:
    """The event as it stands in a log: of its cards, what each was at that moment and who knew it."""
    cards = {key: card for key in kind.cards if (card := args.get(key, -1)) >= 0}
    glimpses = {key: Glimpse(card, faces[card], seen[card]) for key, card in cards.items()}
    return Event(kind.name, kind.clause, args, glimpses, kind.audience)
