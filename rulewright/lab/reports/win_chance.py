"""Who is likely to win: the game's own judgement of positions, corrected by how often it came true.

A judgement is right about who is ahead long before it is right about by how much. So what it says at the start of
every turn is stretched or drawn in by what became of such positions: of the other half of the deals, so that no game
is judged by its own end.
"""

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

from rulewright.lab.reports.estimators import calibration, middle, share
from rulewright.lab.reports.observing import Observed

SURE = 0.02  # no position is worth less than this, or more than the rest
ENOUGH = 10  # deals in each half, below which the judgement is taken as it is
STEPS = 12  # of Newton's method
HELD = 2.0  # how firmly the judgement is believed before anything was seen, in positions


class Correction(NamedTuple):
    """How a judgement is stretched: so much at the start, and so much more for each usual length of a game."""

    stretch: float = 1.0
    growth: float = 0.0
    usual: float = 1.0  # turns

    def chances(self, worths: Sequence[float], turn: int) -> tuple[float, ...]:
        """What each seat's chance is, all together 1."""
        by = self.stretch + self.growth * self.part(turn)
        found = [1 / (1 + exp(-by * _odds(worth))) for worth in worths]
        return tuple(each / sum(found) for each in found)

    def part(self, turn: int) -> float:
        return min(turn / self.usual, 2.0)


class Corrected(NamedTuple):
    """Games whose leads are chances, and how far those can be believed: 0 is certain and right, 1/4 a coin's guess."""

    games: list[Observed]
    brier: float
    before: float  # of the judgement as it was


def corrected(games: Sequence[Observed]) -> Corrected:
    """Every game by what the other half of the deals says of such positions."""
    deals = sorted({game.seed for game in games})
    odd = set(deals[1::2])
    if min(len(odd), len(deals) - len(odd)) < ENOUGH:
        for_odd = for_even = Correction()
    else:
        for_odd = fit([game for game in games if game.seed not in odd])
        for_even = fit([game for game in games if game.seed in odd])
    found = [_with(game, for_odd if game.seed in odd else for_even) for game in games]
    return Corrected(found, calibration(found).brier, calibration(games).brier)


def _with(game: Observed, by: Correction) -> Observed:
    return game._replace(lead=tuple(by.chances(worths, turn) for turn, worths in enumerate(game.lead)))


def fit(games: Sequence[Observed]) -> Correction:
    """The correction that makes what came of these games the most likely."""
    plain = Correction(usual=max(1.0, middle([len(game.lead) for game in games])))
    rows = [
        (odds, odds * plain.part(turn), share(game, seat))
        for game in games
        for turn, worths in enumerate(game.lead)
        for seat, odds in enumerate(map(_odds, worths))
    ]
    stretch, growth = 1.0, 0.0
    for _ in range(STEPS):
        up, up_growth = HELD * (1 - stretch), -HELD * growth
        a, b, c = HELD, 0.0, HELD
        for odds, later, won in rows:
            chance = 1 / (1 + exp(-(stretch * odds + growth * later)))
            weight = chance * (1 - chance)
            up += (won - chance) * odds
            up_growth += (won - chance) * later
            a += weight * odds * odds
            b += weight * odds * later
            c += weight * later * later
        whole = a * c - b * b
        stretch += (c * up - b * up_growth) / whole
        growth += (a * up_growth - b * up) / whole
    return Correction(stretch, growth, plain.usual)


def _odds(worth: float) -> float:
    held = min(1 - SURE, max(SURE, worth))
    return log(held / (1 - held))


def path_of_winners(games: Sequence[Observed], steps: int = 10) -> list[tuple[float, float, float, float]]:
    """By the part of the game that has been played: a low, the middle and a high chance of who will win.

    A tenth of the winners is below the low one, a tenth above the high one.
    """
    won = [(game.lead, game.winners[0]) for game in games if len(game.winners) == 1 and game.lead]
    found = []
    for step in range(steps + 1):
        at = sorted(lead[min(len(lead) - 1, step * len(lead) // steps)][winner] for lead, winner in won)
        if at:
            tenth = len(at) // 10
            found.append((step / steps, at[tenth], middle(at), at[-1 - tenth]))
    return found
