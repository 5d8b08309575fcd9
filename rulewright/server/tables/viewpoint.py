"""From where somebody looks at a table, and whose eyes that gives them now."""

from dataclasses import dataclass

from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.server.tables.live_game import Live
from rulewright.server.tables.priority_windows import asks


@dataclass(slots=True)
class Place:
    """Where somebody looks from: the seats they hold, and for a shared screen whose eyes are on it."""

    held: tuple[Seat, ...] = ()
    chosen: Seat | None = None  # which of several seats, where each has a window of its own
    front: Seat | None = None  # hot seat: for whom the curtain was lifted
    creator: bool = False


@dataclass(slots=True)
class Sight:
    """What a place shows now: the viewer, and the seat for which the curtain waits."""

    viewer: Seat | None
    mode: str
    curtain: Seat | None = None


def sight(live: Live, place: Place) -> Sight:
    """Through whose eyes this place sees the table."""
    if not place.held:
        return Sight(SPECTATOR, "watch")
    open_ = [seat for seat in place.held if seat in live.told.asked() and live.told.bots[seat] is None]
    asked = [seat for seat in open_ if asks(live, seat)]
    if len(place.held) == 1 or not live.row.header.get("hot_seat"):
        if place.chosen in place.held:
            return Sight(place.chosen, "play")
        return Sight((asked or place.held)[0], "play")
    if live.told.over:
        return Sight(None, "play")
    if place.front in asked or (not asked and place.front is not None):
        return Sight(place.front, "play")
    if asked:
        return Sight(SPECTATOR, "curtain", asked[0])
    return Sight(SPECTATOR, "watch")
