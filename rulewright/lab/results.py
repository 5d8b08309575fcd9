"""What was played and what it says: games, standings of bots, shares with their intervals."""

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, median
from typing import Any, NamedTuple

from rulewright.kernel.question import Seat


class Played(NamedTuple):
    """One finished game: who sat where, who won, how long it was, and what each bot had to think about."""

    seed: int
    seating: tuple[int, ...]  # the number of the bot in each seat
    winners: tuple[Seat, ...]
    turns: int  # without the setup
    decisions: tuple[int, ...]  # a bot each
    seconds: tuple[float, ...]  # a bot each
    first: Seat  # who had the first turn
    clause: str  # by which it ended
    words: str = ""  # and what that was


def won_by(game: Played, seat: int) -> float:
    """The part of a game that a seat won; who wins together shares it, as who draws."""
    if not game.winners:
        return 1 / len(game.seating)
    return 1 / len(game.winners) if seat in game.winners else 0.0


class Failure(NamedTuple):
    """One game that raised: enough to see it happen again."""

    seed: int
    seating: tuple[int, ...]
    error: str
    trace: str
    record: str  # what had been answered, as a record


class Interval(NamedTuple):
    """A share and where it lies with 95 % confidence."""

    rate: float
    low: float
    high: float


class Standing(NamedTuple):
    """What one bot reached. A draw counts as half a win in the rate."""

    code: str
    games: int
    wins: int
    draws: int
    losses: int
    rate: Interval
    decisions: int
    seconds: float


@dataclass
class Result:
    """What was played so far, and what it says."""

    game: str
    codes: tuple[str, ...]
    variant: str
    seed: int
    jobs: int | str
    played: list[Played] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    stopped: bool = False  # by the keyboard, before all was played

    @property
    def standings(self) -> list[Standing]:
        """The bots in the order they were given in."""
        return [self._standing(bot) for bot in range(len(self.codes))]

    def _standing(self, bot: int) -> Standing:
        games = len(self.played)
        wins = sum(game.seating.index(bot) in game.winners for game in self.played)
        draws = sum(not game.winners for game in self.played)
        return Standing(
            code=self.codes[bot],
            games=games,
            wins=wins,
            draws=draws,
            losses=games - wins - draws,
            rate=wilson(wins + draws / 2, games),
            decisions=sum(game.decisions[bot] for game in self.played),
            seconds=sum(game.seconds[bot] for game in self.played),
        )

    @property
    def camps(self) -> dict[str, Interval]:
        """Where several seats have the same bot: its share of the decided games; who wins together shares the game."""
        decided = [game for game in self.played if game.winners]
        codes = [code for code in dict.fromkeys(self.codes) if 1 < self.codes.count(code) < len(self.codes)]
        if not codes:
            return {}
        won = dict.fromkeys(self.codes, 0.0)
        for game in decided:
            for seat in game.winners:
                won[self.codes[game.seating[seat]]] += 1 / len(game.winners)
        return {code: wilson(won[code], len(decided)) for code in won}

    @property
    def seat_rates(self) -> list[Interval]:
        """How often each seat won, whoever sat there."""
        draws = sum(not game.winners for game in self.played)
        wins = [sum(seat in game.winners for game in self.played) for seat in range(len(self.codes))]
        return [wilson(won + draws / 2, len(self.played)) for won in wins]

    @property
    def decisions(self) -> int:
        return sum(sum(game.decisions) for game in self.played)

    @property
    def pace(self) -> dict[str, float]:
        """How long the games were, in turns and decisions, and how fast they went."""
        turns, decisions = [game.turns for game in self.played], self.decisions
        return {
            "mean_turns": fmean(turns) if turns else 0.0,
            "median_turns": median(turns) if turns else 0.0,
            "decisions_per_game": decisions / len(turns) if turns else 0.0,
            "decisions_per_second": decisions / self.seconds if self.seconds else 0.0,
        }

    def data(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        pace = self.pace
        return {
            "game": self.game,
            "variant": self.variant,
            "seed": self.seed,
            "jobs": self.jobs,
            "games": len(self.played),
            "stopped": self.stopped,
            "bots": [standing._asdict() | {"rate": standing.rate._asdict()} for standing in self.standings],
            "seats": [rate._asdict() for rate in self.seat_rates],
            "camps": {code: rate._asdict() for code, rate in self.camps.items()},
            "turns": {"mean": pace["mean_turns"], "median": pace["median_turns"]},
            "decisions_per_game": pace["decisions_per_game"],
            "decisions_per_second": pace["decisions_per_second"],
            "seconds": self.seconds,
            "failures": [failure._asdict() for failure in self.failures],
        }


def wilson(wins: float, games: int) -> Interval:
    """The share of wins with its 95 % interval by Wilson's formula."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    z, p = 1.959964, wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return Interval(p, max(0.0, middle - reach), min(1.0, middle + reach))
