"""Which numbers matter: tunables screened one at a time from many starting points (Morris), then raced.

From a random point of the grid one number after the other takes a step; what the watched share does at each step is
that number's elementary effect there. A number whose effects are small everywhere can be left alone; one whose effects
differ from place to place depends on the others.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from rulewright.kernel.errors import ImpossibleSetup
from rulewright.lab.trials.points import Points


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
    games: int = 0
    stopped: bool = False

    def text(self) -> str:
        """The numbers that matter first."""
        seen = {name: effects for name, effects in self.effects.items() if effects}
        rows = sorted(seen, key=lambda name: -fmean(map(abs, seen[name])))
        lines = [
            f"# {self.title}: which numbers matter to {self.watched}",
            "",
            f"{self.games} games{', stopped early' * self.stopped}. An effect is what one step of the number does to "
            "the share of wins, in points.",
            "",
            "| number | mean effect | however signed | differs by | steps |",
            "|---|---|---|---|---|",
        ]
        for name in rows:
            found = [100 * each for each in seen[name]]
            size, spread = fmean(map(abs, found)), pstdev(found)
            lines.append(f"| {name} | {fmean(found):+.1f} | {size:.1f} | {spread:.1f} | {len(found)} |")
        return "\n".join(lines) + "\n"

    def data(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return {"watched": self.watched, "games": self.games, "stopped": self.stopped, "effects": self.effects}


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
    sweep = Sweep(points.game.title, points.watched, {each.name: [] for each in ranges})
    for walk in walks:
        for (old, before), (new, after) in pairwise([(point, next(measured)) for point in walk]):
            (name,) = [name for name in new if new[name] != old[name]]
            step = 1 if new[name] > old[name] else -1
            if both := before.keys() & after.keys():  # deals that were played at either end of the step
                sweep.effects[name].append(step * fmean(after[at] - before[at] for at in sorted(both)))
    sweep.games, sweep.stopped = points.games, points.stopped
    return sweep
