"""The arena: bots play many games of one variant, seats swapped on equal seeds, and the result is counted.

Every round is one seed played once for each seating (two seats: a pair, swapped; three: three rotations), so
no bot has the better seat or the better deal. What a bot rolls depends on the seed, its seat and the number
of the decision alone: two equal bots therefore play the same game twice and split exactly evenly.
"""

import signal
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import active_children, get_context
from statistics import fmean, median
from typing import Any, NamedTuple

from rulewright.bots import bot_named
from rulewright.bots.chair import answer_by_bot
from rulewright.games import GAMES, game_named
from rulewright.kernel.errors import ImpossibleSetup, RulewrightError
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import NO_SEAT, Seat
from rulewright.kernel.variant import OFFICIAL, Variant

ENDLESS = 50_000  # decisions after which a game is given up as one that never ends


def _first_seat(match: Match) -> Seat:
    """Whose turn it is, or else who is asked first."""
    active = match.game.rules.active(match.state)
    return next(iter(match.questions)) if active is None else active


class NeverEnds(RulewrightError):
    """A game that went on past any sensible length."""


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


@dataclass(frozen=True)
class Series:
    """What is to be played; goes to worker processes as it is."""

    game: Game | str  # a slug, or the game itself where it is not one of ours
    codes: tuple[str, ...]
    seed: int
    variant: Variant = OFFICIAL
    lineup: tuple[Mapping[str, Any], ...] | None = None  # an entry a seat: bots change seats, entries don't
    swap: bool = True  # equal bots need not change seats: they would play the same game again

    def round(self, number: int) -> list[Played | Failure]:
        """All seatings of the bots on one seed."""
        game = game_named(self.game) if isinstance(self.game, str) else self.game
        bots = len(self.codes)
        seatings = [tuple((seat + turn) % bots for seat in range(bots)) for turn in range(bots if self.swap else 1)]
        return [self._play(game, self.seed + number, seating) for seating in seatings]

    def _play(self, game: Game, seed: int, seating: tuple[int, ...]) -> Played | Failure:
        names = [self.codes[bot] for bot in seating]
        bots = [bot_named(code) for code in names]
        decisions, seconds = [0] * len(bots), [0.0] * len(bots)
        match: Match | None = None
        first = NO_SEAT
        try:
            match = Match(game, len(bots), seed, self.variant, self.lineup, names)
            while questions := match.questions:
                if first < 0 and len(match.turns) > 1:
                    first = _first_seat(match)
                for seat in questions:
                    began = time.perf_counter()
                    answer_by_bot(match, seat, bots[seat])
                    seconds[seating[seat]] += time.perf_counter() - began
                    decisions[seating[seat]] += 1
                if len(match.history) > ENDLESS:
                    raise NeverEnds(f"the game was not over after {ENDLESS} decisions")
        except Exception as wrong:  # whatever one game does, the others count
            if match is None and isinstance(wrong, RulewrightError):
                raise  # it can't be set up at all: so it is for every seed
            record = match.record().text() if match else ""
            error = f"{type(wrong).__name__}: {wrong}"
            return Failure(seed, seating, error, traceback.format_exc(), record)
        assert match.outcome is not None
        end, turns = match.outcome, len(match.turns) - 1
        return Played(
            seed, seating, tuple(end.winners), turns, tuple(decisions), tuple(seconds), first, end.clause, end.words
        )


@dataclass
class Result:
    """What was played so far, and what it says."""

    game: str
    codes: tuple[str, ...]
    variant: str
    seed: int
    jobs: int
    played: list[Played] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    stopped: bool = False  # by the keyboard, before all was played

    @property
    def standings(self) -> list[Standing]:
        """The bots in the order they were given in."""
        return [self._standing(bot) for bot in range(len(self.codes))]

    def _standing(self, bot: int) -> Standing:
        wins = sum(1 for game in self.played if game.seating.index(bot) in game.winners)
        draws = sum(1 for game in self.played if not game.winners)
        games = len(self.played)
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
        draws = sum(1 for game in self.played if not game.winners)
        wins = [sum(1 for game in self.played if seat in game.winners) for seat in range(len(self.codes))]
        return [wilson(won + draws / 2, len(self.played)) for won in wins]

    @property
    def mean_turns(self) -> float:
        return fmean(game.turns for game in self.played) if self.played else 0.0

    @property
    def median_turns(self) -> float:
        return median(game.turns for game in self.played) if self.played else 0.0

    @property
    def decisions(self) -> int:
        return sum(sum(game.decisions) for game in self.played)

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / len(self.played) if self.played else 0.0

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def data(self) -> dict[str, Any]:
        """As plain values, for JSON."""
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
            "turns": {"mean": self.mean_turns, "median": self.median_turns},
            "decisions_per_game": self.decisions_per_game,
            "decisions_per_second": self.decisions_per_second,
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


def simulate(
    game: Game,
    codes: Sequence[str],
    games: int,
    jobs: int = 1,
    seed: int = 0,
    variant: Variant = OFFICIAL,
    lineup: Sequence[Mapping[str, Any]] | None = None,
    progress: Callable[[int], None] | None = None,
    swap: bool = True,
) -> Result:
    """Play at least `games` games, in whole rounds of all seatings; `progress` hears how many more are done.

    One job plays in this process, more in processes of their own. The keyboard's interrupt ends it early with
    what has been played.
    """
    if len(codes) not in game.players:
        raise ImpossibleSetup(
            f"{game.title} is for {game.players[0]} to {game.players[-1]} players, not for {len(codes)}"
        )
    for code in codes:
        bot_named(code)
    named = game.slug if GAMES.get(game.slug) is game else game
    series = Series(named, tuple(codes), seed, variant, tuple(lineup) if lineup else None, swap)
    rounds = -(-games // len(codes)) if swap else games
    result = Result(game.slug, tuple(codes), variant.name, seed, jobs)
    began = time.perf_counter()
    try:
        for finished in _rounds_here(series, rounds) if jobs == 1 else _rounds_in_pool(series, rounds, jobs):
            for one in finished:
                if isinstance(one, Failure):
                    result.failures.append(one)
                else:
                    result.played.append(one)
            if progress:
                progress(len(finished))
    except KeyboardInterrupt:
        result.stopped = True
    result.seconds = time.perf_counter() - began
    result.played.sort()  # as if one process had played them in order
    result.failures.sort()
    return result


def _rounds_here(series: Series, rounds: int) -> Iterator[list[Played | Failure]]:
    return map(series.round, range(rounds))


def _rounds_in_pool(series: Series, rounds: int, jobs: int) -> Iterator[list[Played | Failure]]:
    """Rounds as they get done; few wait in line, so that stopping is quick."""
    others = active_children()
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupt)
    waiting: dict[Future[list[Played | Failure]], int] = {}
    left = iter(range(rounds))
    try:
        while True:
            for number in left:
                waiting[pool.submit(series.round, number)] = number
                if len(waiting) >= 2 * jobs:
                    break
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                del waiting[future]
                yield future.result()
    except BrokenProcessPool:
        raise RulewrightError(f"a worker process died (out of memory?); try --jobs {max(1, jobs // 2)}") from None
    finally:
        for worker in active_children():
            if worker not in others:
                worker.terminate()  # a game under way may take long, and nobody waits for it any more
        pool.shutdown(cancel_futures=True)


def _ignore_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears it and ends the pool
