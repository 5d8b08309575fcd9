"""Two bots against each other until it is decided which is better: a sequential test on seat-swapped pairs.

A pair is one seed played twice with the seats changed; its score for the challenger is 0, 1/2 or 1 (draws give
quarters). The test asks whether the challenger's share is at least `better` rather than at most `even`, and stops as
soon as the answer is sure enough: most duels need a fraction of the games that a fixed number would. Who plays which
side (faction, army, Armory) is dealt by the seed, and stays with the seat when the bots change.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any

from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.arena import simulate
from rulewright.lab.results import Failure, Interval, Played, won_by

PAIRS_AT_LEAST = 16  # before a variance is believed
PAIRS_AT_ONCE = 8  # played between two looks


@dataclass
class Duel:
    """The pairs of a challenger and a champion, and what they say so far."""

    game: str
    challenger: str
    champion: str
    even: float  # the share of a challenger that is no better
    better: float  # the share of one that is
    error: float  # how often either answer may be wrong
    seed: int
    scores: list[float] = field(default_factory=list)  # of the challenger, 0 to 1, by pair
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    stopped: bool = False

    @property
    def share(self) -> Interval:
        """What the challenger won, with a 95 % interval from the spread of the pairs."""
        n = len(self.scores)
        if n < 2:
            return Interval(self.scores[0] if n else 0.5, 0.0, 1.0)
        mean = sum(self.scores) / n
        reach = 1.96 * sqrt(self._variance / n)
        return Interval(mean, max(0.0, mean - reach), min(1.0, mean + reach))

    @property
    def _variance(self) -> float:
        n = len(self.scores)
        mean = sum(self.scores) / n
        spread = sum((score - mean) ** 2 for score in self.scores) / (n - 1)
        return max(spread, 0.25 / n)  # all pairs alike so far says little about the next

    @property
    def evidence(self) -> float:
        """The logarithm of how much likelier `better` makes these pairs than `even` does."""
        n = len(self.scores)
        if n < 2:
            return 0.0
        mean = sum(self.scores) / n
        return n * (self.better - self.even) * (2 * mean - self.better - self.even) / (2 * self._variance)

    @property
    def verdict(self) -> str:
        """'better', 'not better', or '' while it is open."""
        bound = log((1 - self.error) / self.error)
        if len(self.scores) < PAIRS_AT_LEAST or -bound < self.evidence < bound:
            return ""
        return "better" if self.evidence > 0 else "not better"

    def text(self) -> str:
        """One sentence."""
        share, n = self.share, len(self.scores)
        said = self.verdict or ("stopped before it was decided" if self.stopped else "not decided")
        return (
            f"{self.challenger} against {self.champion} in {self.game}: {share.rate:.1%} ({share.low:.1%} to "
            f"{share.high:.1%}) in {n} pairs from seed {self.seed}: {said} "
            f"({self.even:.0%} against {self.better:.0%}, {self.error:.0%} error), {self.seconds / 3600:.2f} hours"
        )

    def data(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return {
            "game": self.game, "challenger": self.challenger, "champion": self.champion, "even": self.even,
            "better": self.better, "error": self.error, "seed": self.seed, "pairs": len(self.scores),
            "share": self.share._asdict(), "evidence": self.evidence, "verdict": self.verdict,
            "seconds": self.seconds, "failures": len(self.failures),
        }  # fmt: skip


def play_duel(
    game: Game,
    challenger: str,
    champion: str,
    *,
    even: float = 0.5,
    better: float = 0.6,
    error: float = 0.05,
    most: int = 400,
    jobs: int = 1,
    seed: int = 1,
    variant: Variant = OFFICIAL,
    lineups: Sequence[Sequence[Mapping[str, Any]]] = (),
    progress: Callable[[Duel], None] | None = None,
) -> Duel:
    """Play pairs until the test decides or `most` pairs are played.

    Pair after pair the next lineup sits down; without lineups, what the seed deals.
    """
    if not 0 < even < better < 1 or not 0 < error < 0.5:
        raise ImpossibleSetup("a duel needs 0 < even < better < 1, and an error between 0 and a half")
    duel = Duel(game.slug, challenger, champion, even, better, error, seed)
    tables: list[Sequence[Mapping[str, Any]] | None] = [*lineups] or [None]
    while not duel.verdict and len(duel.scores) < most and not duel.stopped:
        counted = len(duel.scores)
        for table in tables:
            result = simulate(
                game, (challenger, champion), 2 * PAIRS_AT_ONCE, jobs, seed, variant, table, deal=True
            )  # fmt: skip
            duel.scores += pair_scores(result.played)
            duel.failures += result.failures
            duel.seconds += result.seconds
            duel.stopped = duel.stopped or result.stopped
            seed += PAIRS_AT_ONCE
        if progress:
            progress(duel)
        if len(duel.scores) == counted:
            break  # every game broke: the failures say why
    return duel


def pair_scores(played: Sequence[Played]) -> list[float]:
    """The challenger's share of each pair of which both games ended."""
    by_seed: dict[int, list[float]] = defaultdict(list)
    for one in played:
        seat = one.seating.index(0)
        by_seed[one.seed].append(won_by(one, seat))
    return [sum(scores) / 2 for _, scores in sorted(by_seed.items()) if len(scores) == 2]
