"""The arena: bots play many games of one variant, seats swapped on equal seeds, and the result is counted.

Every round is one seed played once for each seating (two seats: a pair, swapped; three: three rotations), so
no bot has the better seat or the better deal. What a bot rolls depends on the seed, its seat and the number
of the decision alone: two equal bots therefore play the same game twice and split exactly evenly.
"""

import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.bots import find_bot
from rulewright.bots.chair import answer_by_bot
from rulewright.kernel.errors import ImpossibleSetup, RulewrightError
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import NO_SEAT
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.processes import Jobs, in_processes
from rulewright.lab.results import Failure, Played, Result
from rulewright.lab.sides import dealt_sides

ENDLESS = 50_000  # decisions after which a game is given up as one that never ends


class NeverEnds(RulewrightError):
    """A game that went on past any sensible length."""


@dataclass(frozen=True)
class Series:
    """What is to be played; goes to worker processes as it is."""

    game: Game
    codes: tuple[str, ...]
    seed: int
    variant: Variant = OFFICIAL
    lineup: tuple[Mapping[str, Any], ...] | None = None  # an entry a seat: bots change seats, entries don't
    swap: bool = True  # equal bots need not change seats: they would play the same game again
    thought: int = 0  # another one lets the bots' own dice fall otherwise on the same deals
    deal: bool = False  # without a lineup, the seed deals the sides; else bots choose their own

    def round(self, number: int) -> list[Played | Failure]:
        """All seatings of the bots on one seed."""
        bots = len(self.codes)
        seatings = [tuple((seat + turn) % bots for seat in range(bots)) for turn in range(bots if self.swap else 1)]
        return [self._play(self.seed + number, seating) for seating in seatings]

    def game_of_seed(self) -> Played | Failure:
        """The one game of its seed, seats as they are given."""
        return self.round(0)[0]

    def _play(self, seed: int, seating: tuple[int, ...]) -> Played | Failure:
        names = [self.codes[bot] for bot in seating]
        bots = [find_bot(code) for code in names]
        decisions, seconds = [0] * len(bots), [0.0] * len(bots)
        match: Match | None = None
        first = NO_SEAT
        try:
            lineup = dealt_sides(self.game, len(bots), seed) if self.deal and self.lineup is None else self.lineup
            match = Match(self.game, len(bots), seed, variant=self.variant, lineup=lineup, names=names)
            while questions := match.questions:
                if first < 0 and len(match.turns) > 1:
                    active = self.game.rules.active(match.state)
                    first = next(iter(questions)) if active is None else active
                for seat in questions:
                    began = time.perf_counter()
                    answer_by_bot(match, seat, bots[seat], self.thought)
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
        end = match.outcome
        return Played(
            seed=seed,
            seating=seating,
            winners=tuple(end.winners),
            turns=len(match.turns) - 1,
            decisions=tuple(decisions),
            seconds=tuple(seconds),
            first=first,
            clause=end.clause,
            words=end.words,
        )


def simulate(
    game: Game,
    codes: Sequence[str],
    games: int,
    jobs: Jobs = 1,
    seed: int = 0,
    variant: Variant = OFFICIAL,
    lineup: Sequence[Mapping[str, Any]] | None = None,
    progress: Callable[[int], None] | None = None,
    swap: bool = True,
    deal: bool = False,
) -> Result:
    """Play at least `games` games, in whole rounds of all seatings; `progress` hears how many more are done.

    One job plays in this process, more in processes of their own. The keyboard's interrupt ends it early with
    what has been played.
    """
    if len(codes) not in game.players:
        raise ImpossibleSetup(f"{game.title} is for {game.counts} players, not for {len(codes)}")
    for code in codes:
        find_bot(code)
    brought = tuple(lineup) if lineup else None
    series = Series(game, tuple(codes), seed, variant=variant, lineup=brought, swap=swap, deal=deal)
    rounds = -(-games // len(codes)) if swap else games
    result = Result(game.slug, tuple(codes), variant.name, seed, jobs)
    began = time.perf_counter()
    try:
        for finished in in_processes(series.round, range(rounds), jobs):
            result.failures += [one for one in finished if isinstance(one, Failure)]
            result.played += [one for one in finished if isinstance(one, Played)]
            if progress:
                progress(len(finished))
    except KeyboardInterrupt:
        result.stopped = True
    result.seconds = time.perf_counter() - began
    result.played.sort()  # as if one process had played them in order
    result.failures.sort()
    return result
