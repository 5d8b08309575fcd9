"""Windows: who is asked, for whom the table passes, and when, so that neither frames nor time tell a hand.

A window is a question that others may notice. A person is asked in the windows they stop in; elsewhere, and where
there is nothing to do but pass, the table passes for them. While other people sit at the table every pass takes
the same time at least, whoever gave it.
"""

import time
from typing import TYPE_CHECKING

from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import Seat

if TYPE_CHECKING:
    from rulewright.server.tables.live_game import Live

IDLE = Stop("idle", "Even when I can only pass", False, "Stop me")


def stops(live: "Live", seat: Seat) -> list[tuple[Stop, bool]]:
    """The stops of a seat and whether they hold; none in a game without windows."""
    known = live.game.page.stops
    changed = live.told.stops.get(seat, {})
    return [(stop, changed.get(stop.key, stop.on)) for stop in (*known, IDLE)] if known else []


def asks(live: "Live", seat: Seat) -> bool:
    """Whether the seat's open question is put to its person, or the table passes for them."""
    question = live.told.asked().get(seat)
    if question is None or not question.prompt.window or seat in live.waits:
        return True
    held = {stop.key: on for stop, on in stops(live, seat)}
    if len(question.options) == 1 and not held.get("idle"):
        return False
    key = live.game.page.stop_for(live.told.match.state, question)
    return held.get(key, True)


def left(live: "Live", seat: Seat) -> float:
    """Seconds until a pass of this seat may be seen: nobody shall know how quickly it was decided."""
    put = live.told.put.get(seat)
    others = [s for s, bot in enumerate(live.told.bots) if s != seat and bot is None]
    if put is None or not put.question.prompt.window or not others or live.row.header.get("hot_seat"):
        return 0.0  # nobody is there to notice, or everybody looks at the same screen
    return max(0.0, put.time + live.hub.settings.window - time.time())


def passes(live: "Live", seat: Seat, answer: int | str) -> bool:
    """Whether an answer passes a window: the passive answer stands first."""
    question = live.told.asked().get(seat)
    if question is None or not question.prompt.window:
        return False
    return answer in (0, live.game.words.notation(live.told.match.state, question.options[0]))
