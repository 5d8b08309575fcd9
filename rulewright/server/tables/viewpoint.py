"""From where somebody looks at a table, and whose eyes that gives them now."""

from dataclasses import dataclass

from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.table_view import Mode


@dataclass(slots=True)
class Viewpoint:
    """Where somebody looks from: the seats they hold, and for a shared screen whose eyes are on it."""

    held: tuple[Seat, ...] = ()
    chosen: Seat | None = None  # which of several seats, where each has a page of its own
    front: Seat | None = None  # hot seat: for whom the curtain was lifted
    creator: bool = False


@dataclass(slots=True)
class CurrentView:
    """What a viewpoint shows now: the viewer, and the seat for which the curtain waits."""

    viewer: Seat | None
    mode: Mode
    curtain: Seat | None = None


def current_view(live: LiveGame, viewpoint: Viewpoint) -> CurrentView:
    """Through whose eyes somebody sees the table from there."""
    if not viewpoint.held:
        return CurrentView(SPECTATOR, "watch")
    open_ = [seat for seat in viewpoint.held if seat in live.ledger.questions() and live.ledger.bots[seat] is None]
    asked = [seat for seat in open_ if live.is_asked(seat)]
    if len(viewpoint.held) == 1 or not live.row.header.get("hot_seat"):
        if viewpoint.chosen in viewpoint.held:
            return CurrentView(viewpoint.chosen, "play")
        return CurrentView((asked or viewpoint.held)[0], "play")
    if live.ledger.over:
        return CurrentView(None, "play")
    if viewpoint.front in asked or (not asked and viewpoint.front is not None):
        return CurrentView(viewpoint.front, "play")
    if asked:
        return CurrentView(SPECTATOR, "curtain", asked[0])
    return CurrentView(SPECTATOR, "watch")
