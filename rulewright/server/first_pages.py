"""What pages show that have not opened their line yet: it need not be sent to them a second time."""

from collections import OrderedDict

from rulewright.server.html.fragment_diff import Fragments
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_view import Visitor

MOST = 100
Seen = tuple[Visitor, Fragments]


class FirstPages:
    """The latest pages that were given, each until its line is opened."""

    def __init__(self) -> None:
        self._given: OrderedDict[tuple[str, str], Seen] = OrderedDict()

    def give(self, live: LiveGame, visitor: Visitor, parts: Fragments) -> str:
        """The number by which such a page names itself when it opens its line."""
        live.pages_given += 1
        number = str(live.pages_given)
        self._given[live.code, number] = visitor, parts
        if len(self._given) > MOST:
            self._given.popitem(last=False)
        return number

    def take(self, live: LiveGame, visitor: Visitor, number: str | None) -> Fragments | None:
        """What the page of this number shows, once, if it is a page of whoever names it."""
        given = self._given.pop((live.code, number or ""), None)
        return given[1] if given and given[0] == visitor else None
