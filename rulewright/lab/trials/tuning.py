"""Numbers that reach an aim: points of a grid race each other, and the winner is measured on seeds of its own."""

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any, NamedTuple

from rulewright.lab.trials.points import Points
from rulewright.lab.trials.sweep import Range


class Aim(NamedTuple):
    """What a tuned game should reach: a share between two bounds."""

    watched: str
    low: float
    high: float

    def miss(self, share: float) -> float:
        """How far a share lies outside."""
        return max(self.low - share, share - self.high, 0.0)


@dataclass
class Tuned:
    """The best numbers found, and what they come to on seeds that nothing was chosen by."""

    title: str
    aim: Aim
    point: dict[str, int]
    searched: float
    held_out: float | None  # None: stopped before
    tried: int

    def text(self) -> str:
        numbers = ", ".join(f"{name} = {value}" for name, value in self.point.items())
        aim = f"{self.aim.watched} between {self.aim.low:.0%} and {self.aim.high:.0%}"
        if self.held_out is None:
            return (
                f"# {self.title}: tuned\n\n**Stopped early**, before anything was measured on seeds of its own. The "
                f"aim is {aim}; nearest to it so far, of {self.tried} points: {numbers}, {self.searched:.1%} on the "
                "seeds it was chosen by.\n"
            )
        reached = "reached" if not self.aim.miss(self.held_out) else "not reached"
        return (
            f"# {self.title}: tuned\n\nThe aim, {aim}, is **{reached}**: {self.held_out:.1%} on seeds that nothing was "
            f"chosen by ({self.searched:.1%} on those that were), of {self.tried} points tried: {numbers}.\n"
        )

    def data(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return asdict(self) | {"aim": self.aim._asdict()}


def tune(
    points: Points, ranges: Sequence[Range], aim: Aim, *, candidates: int = 12, games: int = 24, seed: int = 1
) -> Tuned | None:
    """Race random points: after each round the worse half drops out and the others play twice as many games.

    None if it was stopped before every point of the first round had a deal.
    """
    dice = random.Random(seed)
    grid = {tuple(dice.choice(each.values) for each in ranges) for _ in range(20 * candidates)}
    racing = [dict(zip([each.name for each in ranges], values, strict=True)) for values in sorted(grid)[:candidates]]
    points.check(racing)
    tried, best, searched = len(racing), dict[str, int](), 0.0
    while True:
        found = points.measure(racing, games, seed)
        if not all(found):
            break  # stopped: the round before counts
        shares = [fmean(won.values()) for won in found]
        order = sorted(range(len(racing)), key=lambda i: aim.miss(shares[i]))
        best, searched = racing[order[0]], shares[order[0]]
        if len(racing) == 1 or points.stopped:
            break
        racing = [racing[i] for i in order[: -(-len(racing) // 2)]] if len(racing) > 2 else [best]
        games, seed = 2 * games, seed + 100_000
    if not best:
        return None
    (own,) = points.measure([best], 2 * games, seed + 1_000_000) if not points.stopped else [{}]
    held_out = None if points.stopped else fmean(own.values())
    return Tuned(points.game.title, aim, best, searched, held_out, tried)
