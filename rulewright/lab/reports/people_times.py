"""How long people think: from kept games, the seconds between a question and its answer, by what was answered."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from rulewright.kernel.errors import ImpossibleSetup

AWAY = 300.0  # seconds after which somebody was not thinking but away
FEW = 5  # answers before a kind of them has a time of its own


class Thought(NamedTuple):
    """One answer of a person."""

    game: str
    verb: str
    seconds: float


class PeopleTimes(NamedTuple):
    """Seconds that people took, by game and verb; '' is all of a game."""

    seconds: Mapping[str, Mapping[str, float]]
    answers: Mapping[str, int]

    def of(self, game: str, verb: str) -> float | None:
        """What such an answer takes; None where nobody's games of it were kept."""
        times = self.seconds.get(game)
        return times.get(verb, times[""]) if times else None


def times_of(thoughts: Iterable[Thought]) -> PeopleTimes:
    """The mean for each kind of answer, without those who were away; kinds that were seen rarely go by all."""
    kinds: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for each in thoughts:
        if 0 <= each.seconds <= AWAY:
            kinds[each.game][each.verb].append(each.seconds)
            kinds[each.game][""].append(each.seconds)
    seconds = {
        game: {verb: fmean(values) for verb, values in verbs.items() if not verb or len(values) >= FEW}
        for game, verbs in kinds.items()
    }
    return PeopleTimes(seconds, {game: len(verbs[""]) for game, verbs in kinds.items()})


def read_times(path: Path) -> PeopleTimes:
    """As `rulewright lab times` wrote them."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return PeopleTimes(data["seconds"], data["answers"])
    except OSError as wrong:
        raise ImpossibleSetup(f"{path} can't be read: {wrong.strerror}") from None
    except (ValueError, KeyError, TypeError):
        raise ImpossibleSetup(f"{path} does not hold people's times: `rulewright lab times` writes them") from None
