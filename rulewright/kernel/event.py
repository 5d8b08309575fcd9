"""What happened: the facts of which log, animation and statistics are made."""

from dataclasses import dataclass, replace

from rulewright.kernel.question import EVERYBODY, HIDDEN, CardId, Face, Seat

CARD_KEYS = ("card", "target", "source")
"""Arguments of an event that are card ids: the table notes what the card was, and who knew it."""


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

    def seen_by(self, viewer: Seat | None) -> "Event | None":
        """The event as a viewer may know it (None: everything), or None when it is not for them."""
        if viewer is None:
            return self
        bit = 1 << viewer
        if not self.audience & bit:
            return None
        if all(glimpse.seen & bit for glimpse in self.cards.values()):
            return self
        return replace(
            self,
            cards={
                key: glimpse if glimpse.seen & bit else Glimpse(glimpse.id, HIDDEN, 0)
                for key, glimpse in self.cards.items()
            },
        )
