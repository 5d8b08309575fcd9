"""The log in words for one viewer, each line worded as things stood when it was told.

Later a piece stands elsewhere, a card is another one, a player has another number: so a line is put into words at the
moment of its event, by the state of that moment. What happened before somebody began to listen is played once more.
"""

from typing import Any, NamedTuple

from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.event import Event
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat


class Line(NamedTuple):
    """One line of the log in words, and the clause under which it happened."""

    words: str
    clause: str


class Telling:
    """The log of a match as one viewer reads it (None: everything); hears of every event from now on."""

    def __init__(self, match: Match, viewer: Seat | None) -> None:
        self.game, self.viewer, self.names = match.game, viewer, match.names
        self.lines: list[Line | None] = []  # for each event of the log; None: not for this viewer
        try:
            past = Match.begin(match.record(), match.game, self.hear) if match.log else None
            for _ in past.repeat(match.history) if past else ():
                pass
        except ImpossiblePosition:  # it can't be played again: then as things stand now
            for number, (_, event) in enumerate(match.log):
                self.hear(number, match.state, event)
        match.listeners.append(self.hear)

    def hear(self, number: int, state: Any, event: Event) -> None:
        """An event, with its number in the log; whatever was told from there on has been taken back."""
        del self.lines[number:]
        seen = event.seen_by(self.viewer)
        words = self.game.words.event_words(self.game.rules.view(state, self.viewer), seen, self.names) if seen else ""
        self.lines.append(Line(words, event.clause) if words else None)

    def since(self, first: int, last: int | None = None) -> list[Line]:
        """The lines of these events of the log, as far as they are for this viewer."""
        return [line for line in self.lines[first:last] if line is not None]
