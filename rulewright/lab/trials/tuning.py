"""Numbers that reach an aim: points of a grid race each other, and the winner is measured on seeds of its own."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from rulewright.kernel.game import Game
from rulewright.lab.processes import Jobs, in_processes
from rulewright.lab.trials.sweep import Range, share_at


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

    game: Game
    aim: Aim
    point: dict[str, int]
    searched: float
    held_out: float
    tried: int

    def text(self) -> str:
        reached = "reached" if not self.aim.miss(self.held_out) else "not reached"
        numbers = ", ".join(f"{name} = {value}" for name, value in self.point.items())
        return (
            f"# {self.game.title}: tuned\n\nThe aim, {self.aim.watched} between {self.aim.low:.0%} and "
            f"{self.aim.high:.0%}, is **{reached}**: {self.held_out:.1%} on seeds that nothing was chosen by "
            f"({self.searched:.1%} on those that were), of {self.tried} points tried: {numbers}.\n"
        )


def tune(
    game: Game,
    ranges: Sequence[Range],
    aim: Aim,
    *,
    bot: str = "greedy",
    candidates: int = 12,
    games: int = 24,
    jobs: Jobs = 1,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Tuned:
    """Race random points: after each round the worse half drops out and the others play twice as many games."""
    dice = random.Random(seed)
    grid = {tuple(dice.choice(each.values) for each in ranges) for _ in range(20 * candidates)}
    points = [dict(zip([each.name for each in ranges], values, strict=True)) for values in sorted(grid)[:candidates]]
    racing, done = points, 0
    shares_of: list[float] = []
    while True:
        work = partial(share_at, game, bot, aim.watched, games, seed)
        shares_of = []
        for share in in_processes(work, racing, jobs):
            shares_of.append(share)
            done += 1
            if progress:
                progress(done)
        order = sorted(range(len(racing)), key=lambda i: aim.miss(shares_of[i]))
        if len(racing) == 1:
            break
        racing = [racing[i] for i in order[: -(-len(racing) // 2)]] if len(racing) > 2 else [racing[order[0]]]
        games, seed = 2 * games, seed + 100_000
    held_out = share_at(game, bot, aim.watched, 2 * games, seed + 1_000_000, racing[0])
    return Tuned(game, aim, racing[0], shares_of[0], held_out, len(points))
