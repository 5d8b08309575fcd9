"""Which numbers matter: tunables screened one at a time from many starting points (Morris); `tuning` races them.

From a random point of the grid one number after the other takes a step; what the watched share does at each step is
that number's elementary effect there. A number whose effects are small everywhere can be left alone; one whose effects
differ from place to place depends on the others.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from statistics import fmean, pstdev, variance
from typing import Any, NamedTuple

from rulewright.kernel.errors import ImpossibleSetup
from rulewright.lab.results import Interval
from rulewright.lab.trials.blocks import TURNS
from rulewright.lab.trials.points import Points, in_units


class Range(NamedTuple):
    """A number and what it may be: a tunable's by its name, a card's as 'key.number'."""

    name: str
    values: tuple[int, ...]


def read_range(text: str) -> Range:
    """From 'hand_size=4..7' or 'cinder-whelp.cost=1,2,3'."""
    name, _, values = text.partition("=")
    try:
        if ".." in values:
            low, high = map(int, values.split(".."))
            numbers = tuple(range(low, high + 1))
        else:
            numbers = tuple(int(value) for value in values.split(","))
    except ValueError:
        numbers = ()
    if not name or len(numbers) < 2:
        raise ImpossibleSetup(f"'{text}' is no range: write tunable=4..7, or card.number=1,2,3")
    return Range(name.strip(), numbers)


@dataclass
class Sweep:
    """What each number did, step by step."""

    title: str
    watched: str
    effects: dict[str, list[float]] = field(default_factory=dict)
    doubts: dict[str, list[float]] = field(default_factory=dict)  # the variance of each effect
    games: int = 0
    stopped: bool = False
    bot: str = ""
    seed: int = 1

    def effect(self, name: str) -> Interval:
        """What a step of a number does on average, and where the truth lies 19 times in 20."""
        mean, reach = fmean(self.effects[name]), 1.96 * sqrt(sum(self.doubts[name])) / len(self.effects[name])
        return Interval(mean, mean - reach, mean + reach)

    @property
    def matter(self) -> list[str]:
        """The numbers that are shown to do something, those that do most first."""
        found = [name for name, effects in self.effects.items() if effects]
        shown = [name for name in found if self.effect(name).low > 0 or self.effect(name).high < 0]
        return sorted(shown, key=lambda name: -abs(self.effect(name).rate))

    def text(self) -> str:
        """The numbers that matter first."""
        seen = {name: effects for name, effects in self.effects.items() if effects}
        rows = sorted(seen, key=lambda name: -fmean(map(abs, seen[name])))
        what = "the length of games, in turns" if self.watched == TURNS else "the share of wins, in points"
        lines = [
            f"# {self.title}: which numbers matter to {self.watched}",
            "",
            f"{self.games} games by `{self.bot}`, seeds from {self.seed}{', stopped early' * self.stopped}. An effect "
            f"is what one step of the number does to {what}, with the range in which its mean lies 19 times in 20. "
            f"Shown to matter: {', '.join(self.matter) or 'none'}; where a range holds 0, more games may tell.",
            "",
            "| number | mean effect | however signed | differs by | steps |",
            "|---|---|---|---|---|",
        ]
        for name in rows:
            size, spread = fmean(map(abs, seen[name])), pstdev(seen[name])
            rate, low, high = (in_units(self.watched, each, "+") for each in self.effect(name))
            sizes = " | ".join(in_units(self.watched, each, "-") for each in (size, spread))
            lines.append(f"| {name} | {rate} ({low} to {high}) | {sizes} | {len(seen[name])} |")
        return "\n".join(lines) + "\n"

    def data(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return {
            "watched": self.watched, "bot": self.bot, "seed": self.seed, "games": self.games, "stopped": self.stopped,
            "effects": self.effects, "matter": self.matter,
            "mean": {name: self.effect(name)._asdict() for name, effects in self.effects.items() if effects},
        }  # fmt: skip


def paths(ranges: Sequence[Range], starts: int, dice: random.Random) -> list[list[dict[str, int]]]:
    """Walks through the grid in which every number takes one step, in random order from a random point."""
    found = []
    for _ in range(starts):
        point = {each.name: dice.choice(each.values) for each in ranges}
        path = [dict(point)]
        for each in dice.sample(list(ranges), len(ranges)):
            at = each.values.index(point[each.name])
            point[each.name] = each.values[
                at + 1 if at == 0 or (at + 1 < len(each.values) and dice.random() < 0.5) else at - 1
            ]
            path.append(dict(point))
        found.append(path)
    return found


def play_sweep(points: Points, ranges: Sequence[Range], *, starts: int = 4, games: int = 40, seed: int = 1) -> Sweep:
    """Screen the numbers from so many starting points, with so many games at each point."""
    walks = paths(ranges, starts, random.Random(seed))
    wanted = [point for walk in walks for point in walk]
    points.check(wanted)
    measured = iter(points.measure(wanted, games, seed))
    names = [each.name for each in ranges]
    sweep = Sweep(points.game.title, points.watched, {name: [] for name in names}, {name: [] for name in names})
    sweep.bot, sweep.seed = points.bot, seed
    for walk in walks:
        for (old, before), (new, after) in pairwise([(point, next(measured)) for point in walk]):
            (name,) = [name for name in new if new[name] != old[name]]
            step = 1 if new[name] > old[name] else -1
            if both := before.keys() & after.keys():  # deals that were played at either end of the step
                apart = [after[at] - before[at] for at in sorted(both)]
                sweep.effects[name].append(step * fmean(apart))
                sweep.doubts[name].append(variance(apart) / len(apart) if len(apart) > 1 else float("inf"))
    sweep.games, sweep.stopped = points.games, points.stopped
    return sweep
