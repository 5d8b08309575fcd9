"""Tables of several: every mix of some entries (characters, factions), one bot in all seats, and who wins how."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from statistics import median

from rulewright.bots import find_bot
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.arena import Series
from rulewright.lab.processes import in_processes
from rulewright.lab.results import Failure, Interval, Played, wilson
from rulewright.lab.round_robin import percent


@dataclass
class Gathering:
    """Some entries at tables of so many, and the games they played: who sat there, and what came of it."""

    game: Game
    bot: str
    brought: str  # what is compared: a field of what players bring
    names: tuple[str, ...]
    seats: int
    variant: Variant
    played: list[tuple[tuple[str, ...], Played]] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    def share(self, name: str) -> Interval:
        """How often an entry won where it took part; of a game won by several each has a part."""
        tables = [(table.index(name), one) for table, one in self.played if name in table]
        return wilson(sum(1 / len(one.winners) for seat, one in tables if seat in one.winners), len(tables))

    @property
    def decided(self) -> Interval:
        """How many games somebody won."""
        return wilson(sum(bool(one.winners) for _, one in self.played), len(self.played))

    @property
    def first(self) -> Interval:
        """How often the player won who had the first turn."""
        return wilson(sum(one.first in one.winners for _, one in self.played), len(self.played))

    @property
    def rounds(self) -> list[int]:
        """The length of each game, begun rounds of all seats."""
        return [-(-one.turns // self.seats) for _, one in self.played]

    def text(self) -> str:
        ranked = sorted(self.names, key=lambda name: -self.share(name).rate)
        ends = Counter(f"{one.words} ({one.clause})" for _, one in self.played).most_common()
        wins = Counter(table[seat] for table, one in self.played for seat in one.winners)
        rounds = sorted(self.rounds)
        lines = [
            f"# {self.game.title}: balance",
            "",
            f"Tables of {self.seats}, `{self.bot}` in every seat, {self.variant.name} rules, {len(self.played)} games: "
            f"every mix of {self.brought} in turn, seats rotated, each game a seed of its own. Shares with 95 % "
            "intervals (Wilson).",
            "",
            f"- Won by anybody: {percent(self.decided)}; by several together: "
            f"{sum(len(one.winners) > 1 for _, one in self.played)} games",
            f"- First player: {percent(self.first)}",
            f"- Rounds, median: {median(rounds):g}; the middle half {rounds[len(rounds) // 4]} to "
            f"{rounds[3 * len(rounds) // 4]}, the longest {rounds[-1]}",
            "",
            f"| {self.brought} | won of the games it was in | of all wins |",
            "|---|---|---|",
            *(f"| {name} | {percent(self.share(name))} | {_of(wins[name], wins.total())} |" for name in ranked),
            "",
            "| end | games |",
            "|---|---|",
            *(f"| {end} | {percent(wilson(n, len(self.played)))} |" for end, n in ends),
        ]
        return "\n".join(lines) + "\n"


def _of(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else ""


def gather(
    game: Game,
    brought: str,
    names: Sequence[str],
    seats: int,
    bot: str = "greedy",
    games: int = 100,
    jobs: int = 1,
    seed: int = 1,
    variant: Variant = OFFICIAL,
    progress: Callable[[int], None] | None = None,
) -> Gathering:
    """Play so many games; game after game the next mix sits down, one seat further on each time round."""
    if len(names) < seats:
        raise ImpossibleSetup(f"{len(names)} {brought} can't fill {seats} seats: name more, or fewer --players")
    find_bot(bot)
    found = Gathering(game, bot, brought=brought, names=tuple(names), seats=seats, variant=variant)
    mixes = list(combinations(names, seats))
    tables: list[tuple[str, ...]] = []
    for number in range(games):
        mix, turn = mixes[number % len(mixes)], number // len(mixes) % seats
        tables.append(mix[turn:] + mix[:turn])
    series = [
        Series(game, (bot,) * seats, seed + number, variant, tuple({brought: name} for name in table), swap=False)
        for number, table in enumerate(tables)
    ]
    for table, one in zip(tables, in_processes(Series.game_of_seed, series, jobs), strict=True):
        if isinstance(one, Failure):
            found.failures.append(one)
        else:
            found.played.append((table, one))
        if progress:
            progress(1)
    return found
