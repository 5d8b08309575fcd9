"""A share of wins, or how long games are, at points of a grid, deal after deal: nothing is played twice."""

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple, Self

from rulewright.bots import find_bot
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.game import Game
from rulewright.kernel.variant import Variant, numbered_variant
from rulewright.lab.arena import Series
from rulewright.lab.kept_run import KeptRun
from rulewright.lab.processes import Jobs, in_processes
from rulewright.lab.results import Failure, Interval, Played
from rulewright.lab.sides import seatings, seats_of, tables_of
from rulewright.lab.trials.blocks import FIRST, TURNS, measured

FILE = "points.jsonl"
Point = Mapping[str, int]


class Deal(NamedTuple):
    """One seed at a point in every seating: the share of wins there (or the turns), or why a game broke."""

    point: dict[str, int]
    seed: int
    share: float | None
    broke: str = ""


def variant_at(point: Point) -> Variant:
    """The rules with the numbers of a point."""
    return numbered_variant(", ".join(f"{name} {value}" for name, value in point.items()), point)


def play_deal(game: Game, bot: str, watched: str, work: tuple[Point, int, tuple[str, ...]]) -> Deal:
    """A deal by every seating of its table."""
    point, seed, table = work
    series = partial(Series, game, (bot,) * seats_of(game), seed, variant_at(point), swap=False)
    played = [series(lineup=lineup).game_of_seed() for lineup in seatings(game, table)]
    broken = next((one for one in played if isinstance(one, Failure)), None)
    if broken is not None:
        return Deal(dict(point), seed, None, broken.error)
    games = [one for one in played if isinstance(one, Played)]
    return Deal(dict(point), seed, measured(games, table)[watched])


def in_units(watched: str, value: float, sign: str = "") -> str:
    """A share in per cent, a length in turns."""
    return format(value, f"{sign}.1f") if watched == TURNS else format(100 * value, f"{sign}.1f") + " %" * (not sign)


def mean_of(values: Sequence[float]) -> Interval:
    """The mean of deals, and where the truth lies 19 times in 20; everywhere if there are too few."""
    if len(values) < 2:
        return Interval(values[0] if values else 0.0, float("-inf"), float("inf"))
    mean, reach = fmean(values), 1.96 * stdev(values) / sqrt(len(values))
    return Interval(mean, mean - reach, mean + reach)


@dataclass
class Points:
    """Measures points until it is told to stop: by the clock or by the keyboard. What it has then still counts."""

    game: Game
    watched: str = FIRST
    bot: str = "greedy"
    jobs: Jobs = 1
    minutes: float = float("inf")
    run: KeptRun | None = None
    progress: Callable[[int], None] | None = None
    stopped: bool = False
    played: int = 0  # in this run
    known: dict[tuple[str, int], Deal] = field(default_factory=dict)
    began: float = field(default_factory=time.monotonic)

    def kept_in(self, folder: Path, asked: dict[str, Any]) -> Self:
        """Keep every deal in a folder, and begin with those that are there."""
        self.run = KeptRun(folder, asked)
        for deal in self.run.read(FILE, lambda line: Deal(**json.loads(line))):
            self.known[_key(deal.point), deal.seed] = deal
        return self

    @property
    def games(self) -> int:
        """All that is known, in games."""
        return len(self.known) * seats_of(self.game)

    def check(self, points: Sequence[Point]) -> None:
        """Refused before anything is played: a bot or a point that there can't be."""
        find_bot(self.bot)
        for point in points:
            self.game.rules.book(variant_at(point))

    def measure(self, points: Sequence[Point], games: int, seed: int) -> list[dict[int, float]]:
        """What was won at each point, by seed: the same seeds at each, every point's first deal before any second."""
        wanted = list(self._wanted(points, -(-games // seats_of(self.game)), seed))
        missing = {(_key(point), at): (point, at, table) for point, at, table in wanted}
        new = [work for key, work in missing.items() if key not in self.known]
        try:
            work = partial(play_deal, self.game, self.bot, self.watched)
            for deal in in_processes(work, new, self.jobs) if not self.stopped else ():
                self.known[_key(deal.point), deal.seed] = deal
                self.played += 1
                if self.run:
                    self.run.add(FILE, json.dumps(deal._asdict()))
                if self.progress:
                    self.progress(self.played)
                if time.monotonic() - self.began >= 60 * self.minutes:
                    self.stopped = True
                    break
        except KeyboardInterrupt:
            self.stopped = True
        return [self._found(point, {at for each, at, _ in wanted if each is point}) for point in points]

    def _wanted(self, points: Sequence[Point], deals: int, seed: int) -> Iterator[tuple[Point, int, tuple[str, ...]]]:
        every = tables_of(self.game)
        tables = [table for table in every if self.watched in (FIRST, *table)] or every
        for number in range(deals):
            for point in points:
                yield point, seed + number, tables[number % len(tables)]

    def _found(self, point: Point, seeds: set[int]) -> dict[int, float]:
        deals = [deal for at in sorted(seeds) if (deal := self.known.get((_key(point), at))) is not None]
        if deals and all(deal.share is None for deal in deals):
            raise BadVariant(f"games under {variant_at(point).name} break: {deals[0].broke}")
        return {deal.seed: deal.share for deal in deals if deal.share is not None}


def _key(point: Point) -> str:
    return json.dumps(dict(point), sort_keys=True)
