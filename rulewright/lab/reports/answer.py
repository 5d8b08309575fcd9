"""One question of a designer, answered: what is found, how sure it is, a table, a picture."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from rulewright.kernel.game import Game
from rulewright.kernel.words import Words
from rulewright.lab.results import Interval
from rulewright.lab.round_robin import percent

Rows = Sequence[Sequence[str]]


class Mark(Enum):
    """Whether a designer should look: the word for it, and in which order it is said."""

    LOOK = ("Look at this", 0)
    UNSURE = ("Can't say yet", 1)
    WELL = ("All right", 2)
    SEEN = ("Seen", 3)

    @property
    def word(self) -> str:
        return self.value[0]

    @property
    def order(self) -> int:
        return self.value[1]


@dataclass
class Answer:
    """In a sentence for those in a hurry, in full, as a table (its head first), as a picture."""

    question: str
    words: str
    rows: Rows = ()
    picture: str = ""  # SVG
    caption: str = ""
    more: str = ""  # HTML, folded away
    short: str = ""
    mark: Mark = Mark.SEEN

    @property
    def anchor(self) -> str:
        """What a link to it is called."""
        return re.sub("[^a-z]+", "-", self.question.lower()).strip("-")


def points(share: Interval) -> str:
    """A share with what of its interval is possible."""
    if share.low == float("-inf"):
        return "too few games"
    return percent(Interval(share.rate, max(0.0, share.low), min(1.0, share.high)))


def whole(share: Interval) -> str:
    """A share and its interval in whole per cent; where games are too few the share alone."""
    if share.low == float("-inf"):
        return f"{100 * share.rate:.0f} % (too few games)"
    return f"{100 * share.rate:.0f} % ({100 * max(0.0, share.low):.0f} to {100 * min(1.0, share.high):.0f})"


def between(share: Interval) -> str:
    """A share in words."""
    low, high = max(0.0, share.low), min(1.0, share.high)
    return f"{100 * share.rate:.0f} % (probably between {100 * low:.0f} and {100 * high:.0f})"


def sure(share: Interval, even: float) -> str:
    """How sure it is that a share is not even, in words."""
    if share.low <= even <= share.high:
        return "could be even"
    return "more than even" if share.rate > even else "less than even"


def listed(names: Iterable[str]) -> str:
    """Names in a row: one, two and three."""
    *others, last = list(names) or ["none"]
    return f"{', '.join(others)} and {last}" if others else last


def verb_words(game: Game, verb: str) -> str:
    """What a player does, as its button begins: 'Burn a card', of 'Burn {card} for {gain} mana'."""
    declared = game.words.verbs.get(verb) if isinstance(game.words, Words) else None
    label = re.sub(r"^\{\w+\}: ", "", declared.label if declared is not None else "")
    plain, cut, _ = label.replace("{card}", "a card").replace("{unit}", "a unit").partition("{")
    if cut:
        plain = re.sub(r"(\b(a|an|at|for|from|in|of|on|the|to|with)\b|[^\w])*$", "", plain)
    plain = plain if label and plain else verb.replace("_", " ")
    return plain[:1].upper() + plain[1:]
