"""Does skill matter, and what is each thing that one can do worth? Bots that differ in one respect meet in pairs."""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.arena import simulate
from rulewright.lab.duel import Duel, pair_scores
from rulewright.lab.kept_run import KeptRun
from rulewright.lab.processes import Jobs
from rulewright.lab.reports.observing import Observed
from rulewright.lab.results import Interval
from rulewright.lab.sides import seats_of

LADDER = ("random", "hunch", "greedy", "mcts:16", "mcts:32", "mcts:64")  # each thinks more than the one before
CHEAP = "hunch"  # who does without one thing after the other
FEWEST = 2  # pairs of every two bots, whatever the clock says
PAIRS = 8  # played between two looks at it, at the most


class Met(NamedTuple):
    """Two bots that met: what the second one won."""

    one: str
    other: str
    share: Interval
    games: int


class KeptPairs:
    """What pairs of bots scored before, in a folder, so that a report that was interrupted goes on."""

    FILE = "pairs.jsonl"

    def __init__(self, run: KeptRun) -> None:
        self.run = run
        self.scores: dict[tuple[str, str], list[float]] = {}
        for one, other, scores in run.read(self.FILE, lambda line: tuple(json.loads(line))):
            self.scores.setdefault((one, other), []).extend(scores)

    def keep(self, one: str, other: str, scores: Sequence[float]) -> None:
        """Add some pairs."""
        self.run.add(self.FILE, json.dumps([one, other, list(scores)]))


@dataclass
class Meeting:
    """Two bots, the pairs they have played and how long those took."""

    game: Game
    one: str
    other: str
    seed: int
    variant: Variant
    jobs: Jobs = 1
    kept: KeptPairs | None = None
    scores: list[float] = field(default_factory=list)  # of the other, by pair
    new: int = 0  # pairs of this run
    seconds: float = 0.0  # they took
    stopped: bool = False  # by hand
    broken: bool = False  # none of the last games came to an end

    def __post_init__(self) -> None:
        self.scores += self.kept.scores.get((self.one, self.other), []) if self.kept else []

    def play(self, pairs: int) -> None:
        """So many seat-swapped pairs more."""
        began = time.monotonic()
        result = simulate(
            self.game, (self.other, self.one), 2 * pairs, self.jobs, self.seed + len(self.scores), self.variant
        )
        scores = pair_scores(result.played)
        self.scores += scores
        self.new += len(scores)
        self.seconds += time.monotonic() - began
        self.stopped, self.broken = result.stopped, not scores
        if self.kept:
            self.kept.keep(self.one, self.other, scores)

    def play_for(self, seconds: float, most: int) -> None:
        """Pairs until the next one would not fit into the seconds, or so many are played."""
        began = time.monotonic()
        while len(self.scores) < most and not (self.stopped or self.broken):
            left, each = seconds - (time.monotonic() - began), self.seconds / max(1, self.new)
            if left < each or left <= 0:
                break
            fit = int(left / each) if each else PAIRS
            self.play(min(PAIRS, fit, most - len(self.scores)))

    @property
    def met(self) -> Met:
        duel = Duel(
            self.game.slug, self.other, self.one, even=0.5, better=0.6, error=0.05, seed=self.seed, scores=self.scores
        )
        return Met(self.one, self.other, duel.share, 2 * len(self.scores))


def play_meetings(
    meetings: Sequence[Meeting], *, minutes: float, most: int, progress: Callable[[int], None] | None = None,
    stopped: Callable[[], bool] | None = None,
) -> list[Met]:  # fmt: skip
    """A few pairs of each, however long that takes, so that no row is missing; then the rest of the minutes.

    The quickest come first and leave what they don't need to the others.
    """
    began = time.monotonic()

    def over() -> bool:
        return any(each.stopped for each in meetings) or bool(stopped and stopped())

    for number, each in enumerate(meetings, start=1):
        if len(each.scores) < FEWEST and not over():
            each.play(FEWEST - len(each.scores))
        if progress:
            progress(number)
    quickest = sorted(meetings, key=lambda each: each.seconds / max(1, each.new))
    for number, each in enumerate(quickest):
        if not over():
            left = 60 * minutes - (time.monotonic() - began)
            each.play_for(left / (len(quickest) - number), most)
    return [each.met for each in meetings if each.scores]


def skill(
    game: Game, *, minutes: float, most: int = 100, jobs: Jobs = 1, seed: int = 1, variant: Variant = OFFICIAL,
    progress: Callable[[int], None] | None = None, stopped: Callable[[], bool] | None = None,
    kept: KeptPairs | None = None,
) -> list[Met]:  # fmt: skip
    """Each bot of the ladder against the one before; none where the lab's tables have more than two seats."""
    if seats_of(game) != 2:
        return []
    meetings = [
        Meeting(game, one, other, seed + 1_000 * number, variant, jobs, kept)
        for number, (one, other) in enumerate(pairwise(LADDER))
    ]
    return play_meetings(meetings, minutes=minutes, most=most, progress=progress, stopped=stopped)


def verbs_in(games: Sequence[Observed], most: int = 12) -> list[str]:
    """What players choose to do, the most frequent first; passing is not doing."""
    counted: dict[str, int] = {}
    for game in games:
        for each in game.decisions:
            if each.options > 1 and not each.passing:
                counted[each.verb] = counted.get(each.verb, 0) + 1
    return sorted(counted, key=lambda verb: -counted[verb])[:most]


def restricted(
    game: Game, verbs: Sequence[str], *, minutes: float, most: int = 200, jobs: Jobs = 1, seed: int = 1,
    variant: Variant = OFFICIAL, progress: Callable[[int], None] | None = None,
    stopped: Callable[[], bool] | None = None, kept: KeptPairs | None = None,
) -> list[Met]:  # fmt: skip
    """For each verb: what a player wins who never uses it, against one who does. Half is as much as the other."""
    if seats_of(game) != 2:
        return []
    meetings = [
        Meeting(game, CHEAP, f"without:{verb}:{CHEAP}", seed + 1_000 * number, variant, jobs, kept)
        for number, verb in enumerate(verbs)
    ]
    found = play_meetings(meetings, minutes=minutes, most=most, progress=progress, stopped=stopped)
    return sorted(found, key=lambda met: met.share.rate)
