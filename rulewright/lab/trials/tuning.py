"""Numbers that reach an aim: points of a grid race each other, and the winner is measured on seeds of its own."""

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any, NamedTuple

from rulewright.kernel.errors import ImpossibleSetup
from rulewright.lab.results import Interval
from rulewright.lab.sides import seats_of
from rulewright.lab.trials.blocks import TURNS
from rulewright.lab.trials.points import Points, in_units, mean_of
from rulewright.lab.trials.sweep import Range


class Aim(NamedTuple):
    """What a tuned game should reach: a share, or a number of turns, between two bounds."""

    watched: str
    low: float
    high: float

    def miss(self, share: float) -> float:
        """How far a share lies outside."""
        return max(self.low - share, share - self.high, 0.0)

    def __str__(self) -> str:
        if self.watched == TURNS:
            return f"games of {self.low:g} to {self.high:g} turns"
        return f"{self.watched} between {self.low:.0%} and {self.high:.0%}"


def read_aim(watched: str, text: str) -> Aim:
    """From '45..55': per cent of wins, or turns."""
    low, _, high = text.partition("..")
    if low.isdigit() and high.isdigit() and int(low) < int(high):
        if watched == TURNS:
            return Aim(watched, int(low), int(high))
        if int(high) <= 100:
            return Aim(watched, int(low) / 100, int(high) / 100)
    raise ImpossibleSetup(f"--aim '{text}' is no aim: write a share in per cent as 45..55, or turns as 12..20")


@dataclass
class Tuned:
    """The best numbers found, and what they come to on seeds that nothing was chosen by."""

    title: str
    aim: Aim
    point: dict[str, int]
    searched: float
    held_out: Interval | None  # None: stopped before
    tried: int
    games: int = 0

    def text(self) -> str:
        numbers = ", ".join(f"{name} = {value}" for name, value in self.point.items())
        aim, searched = str(self.aim), in_units(self.aim.watched, self.searched)
        if self.held_out is None:
            return (
                f"# {self.title}: tuned\n\n**Stopped early**, before anything was measured on seeds of its own. The "
                f"aim is {aim}; nearest to it so far, of {self.tried} points: {numbers}, {searched} on the seeds it "
                "was chosen by.\n"
            )
        found, *ends = (in_units(self.aim.watched, part) for part in self.held_out)
        reached = "reached" if not self.aim.miss(self.held_out.rate) else "not reached"
        ends_in = [not self.aim.miss(end) for end in self.held_out[1:]]
        open_yet = (
            not all(ends_in)
            if reached == "reached"
            else self.aim.low < self.held_out.high and self.held_out.low < self.aim.high
        )
        sure = "; the range reaches across a bound, so more games might say otherwise" if open_yet else ""
        return (
            f"# {self.title}: tuned\n\nThe aim, {aim}, is **{reached}**: {found} (probably between "
            f"{' and '.join(ends)}) in {self.games} games on seeds that nothing was chosen by ({searched} on those "
            f"that were){sure}. Of {self.tried} points tried: {numbers}.\n"
        )

    def data(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        held_out = self.held_out._asdict() if self.held_out else None
        return asdict(self) | {"aim": self.aim._asdict(), "held_out": held_out}


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
    held_out = None if points.stopped else mean_of(list(own.values()))
    return Tuned(points.game.title, aim, best, searched, held_out, tried, len(own) * seats_of(points.game))
