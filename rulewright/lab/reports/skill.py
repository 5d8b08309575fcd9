"""Does skill matter, and what is each thing that one can do worth? Bots that differ in one respect meet in pairs."""

import json
import time
from collections.abc import Callable, Sequence
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
PAIRS = 8  # played between two looks at the clock, at the most


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


def meet(
    game: Game, one: str, other: str, *, minutes: float, most: int, jobs: Jobs, seed: int, variant: Variant,
    kept: KeptPairs | None = None,
) -> Met:  # fmt: skip
    """Seat-swapped pairs until the minutes are over or so many are played."""
    known = kept.scores.get((one, other), []) if kept else []
    duel = Duel(game.slug, other, one, even=0.5, better=0.6, error=0.05, seed=seed, scores=list(known))
    began, pairs = time.monotonic(), 2
    while len(duel.scores) < most:
        result = simulate(game, (other, one), 2 * pairs, jobs, seed + len(duel.scores), variant)
        scores = pair_scores(result.played)
        duel.scores += scores
        if kept:
            kept.keep(one, other, scores)
        if not result.played or result.stopped or time.monotonic() - began >= 60 * minutes:
            break
        pairs = min(2 * pairs, PAIRS)
    return Met(one, other, duel.share, 2 * len(duel.scores))


def skill(
    game: Game, *, minutes: float, most: int = 100, jobs: Jobs = 1, seed: int = 1, variant: Variant = OFFICIAL,
    progress: Callable[[int], None] | None = None, stopped: Callable[[], bool] | None = None,
    kept: KeptPairs | None = None,
) -> list[Met]:  # fmt: skip
    """Each bot of the ladder against the one before; none where the lab's tables have more than two seats."""
    if seats_of(game) != 2:
        return []
    found, each, began = list[Met](), minutes / (len(LADDER) - 1), time.monotonic()
    for number, (one, other) in enumerate(pairwise(LADDER)):
        found.append(meet(
            game, one, other, minutes=each, most=most, jobs=jobs, seed=seed + 1_000 * number, variant=variant, kept=kept
        ))  # fmt: skip
        if progress:
            progress(len(found))
        if (stopped and stopped()) or time.monotonic() - began > 60 * minutes:
            break  # by hand, or those before took all the time
    return found


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
    found, each, began = list[Met](), minutes / max(1, len(verbs)), time.monotonic()
    for number, verb in enumerate(verbs):
        found.append(meet(
            game, CHEAP, f"without:{verb}:{CHEAP}", minutes=each, most=most, jobs=jobs, seed=seed + 1_000 * number,
            variant=variant, kept=kept,
        ))  # fmt: skip
        if progress:
            progress(len(found))
        if (stopped and stopped()) or time.monotonic() - began > 60 * minutes:
            break  # by hand, or those before took all the time
    return sorted(found, key=lambda met: met.share.rate)
