"""Which numbers matter: tunables screened one at a time from many starting points (Morris), then raced.

From a random point of the grid one number after the other takes a step; what the watched share does at each step is
that number's elementary effect there. A number whose effects are small everywhere can be left alone; one whose effects
differ from place to place depends on the others.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean, pstdev
from typing import NamedTuple

from rulewright.kernel.errors import BadVariant, ImpossibleSetup
from rulewright.kernel.game import Game
from rulewright.kernel.variant import Variant, numbered_variant
from rulewright.lab.arena import Series
from rulewright.lab.processes import Jobs, in_processes
from rulewright.lab.results import Played
from rulewright.lab.sides import seatings, seats_of, tables_of
from rulewright.lab.trials.trial import FIRST, shares


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


def variant_at(point: Mapping[str, int]) -> Variant:
    """The rules with the numbers of a point."""
    return numbered_variant(", ".join(f"{name} {value}" for name, value in point.items()), point)


@dataclass
class Sweep:
    """What each number did, step by step."""

    game: Game
    watched: str
    ranges: tuple[Range, ...]
    effects: dict[str, list[float]] = field(default_factory=dict)
    games: int = 0

    def text(self) -> str:
        """The numbers that matter first."""
        rows = sorted(self.effects, key=lambda name: -fmean(map(abs, self.effects[name])))
        lines = [
            f"# {self.game.title}: which numbers matter to {self.watched}",
            "",
            f"{self.games} games. An effect is what one step of the number does to the share of wins, in points.",
            "",
            "| number | mean effect | however signed | differs by | steps |",
            "|---|---|---|---|---|",
        ]
        for name in rows:
            found = [100 * each for each in self.effects[name]]
            size, spread = fmean(map(abs, found)), pstdev(found)
            lines.append(f"| {name} | {fmean(found):+.1f} | {size:.1f} | {spread:.1f} | {len(found)} |")
        return "\n".join(lines) + "\n"


def share_at(
    game: Game, bot: str, watched: str, games: int, seed: int, point: Mapping[str, int]
) -> float:  # fmt: skip
    """What the watched share is under these numbers; the same seeds at every point."""
    tables = [table for table in tables_of(game) if watched == FIRST or watched in table] or tables_of(game)
    found: list[float] = []
    number = 0
    while len(found) * seats_of(game) < games:
        table = tables[number % len(tables)]
        played = [
            Series(game, (bot,) * seats_of(game), seed + number, variant_at(point), lineup, swap=False).game_of_seed()
            for lineup in seatings(game, table)
        ]
        ended = [one for one in played if isinstance(one, Played)]
        if len(ended) == len(played):
            found.append(shares(ended, table)[watched])
        number += 1
        if number > 4 * games:
            raise BadVariant(f"games under {variant_at(point).name} break: {played[0]}")
    return fmean(found)


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


def play_sweep(
    game: Game,
    ranges: Sequence[Range],
    *,
    watched: str = FIRST,
    bot: str = "greedy",
    starts: int = 4,
    games: int = 40,
    jobs: Jobs = 1,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Sweep:
    """Screen the numbers from so many starting points, with so many games at each point."""
    walks = paths(ranges, starts, random.Random(seed))
    points = [point for walk in walks for point in walk]
    for point in points:
        game.rules.book(variant_at(point))  # refused before anything is played
    sweep = Sweep(game, watched, tuple(ranges), {each.name: [] for each in ranges})
    measured: list[float] = []
    for share in in_processes(partial(share_at, game, bot, watched, games, seed), points, jobs):
        measured.append(share)
        sweep.games += games
        if progress:
            progress(len(measured))
    at = 0
    for walk in walks:
        for i in range(1, len(walk)):
            (name,) = [name for name in walk[i] if walk[i][name] != walk[i - 1][name]]
            step = 1 if walk[i][name] > walk[i - 1][name] else -1
            sweep.effects[name].append(step * (measured[at + i] - measured[at + i - 1]))
        at += len(walk)
    return sweep
