"""A ladder of bots: everybody against everybody in seat-swapped pairs, and one strength for each.

Strengths are those under which what was won is likeliest (Bradley and Terry), in Elo: 100 more is 64 %. Intervals come
from drawing the played pairs again with replacement, so that both games of a seed stay together. Sides are dealt.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log10
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.arena import simulate
from rulewright.lab.duel import pair_scores
from rulewright.lab.results import Failure

DRAWN_AGAIN = 200  # times, for the intervals
STEPS = 200  # of the search for the likeliest strengths
PRIOR = 0.5  # a drawn pair against everybody, so that who lost all has a strength, too


@dataclass
class Ladder:
    """What each pair of bots played, by pairs of games."""

    game: str
    bots: tuple[str, ...]
    seed: int
    scores: dict[tuple[str, str], list[float]] = field(default_factory=dict)  # of the first of the two
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0

    def strengths(self) -> dict[str, tuple[float, float, float]]:
        """Elo of each bot above the weakest named, and its 95 % interval."""
        middle = _likeliest(self.bots, self.scores)
        dice = random.Random(self.seed)
        again = [
            _likeliest(self.bots, {pair: dice.choices(scores, k=len(scores)) for pair, scores in self.scores.items()})
            for _ in range(DRAWN_AGAIN)
        ]
        found = {}
        for bot in self.bots:
            drawn = sorted(each[bot] for each in again)
            low, high = drawn[int(0.025 * DRAWN_AGAIN)], drawn[int(0.975 * DRAWN_AGAIN)]
            found[bot] = middle[bot], low, high
        return found

    def text(self) -> str:
        """The ladder as Markdown, the strongest first."""
        strengths = self.strengths()
        ranked = sorted(self.bots, key=lambda bot: -strengths[bot][0])
        games = 2 * sum(len(scores) for scores in self.scores.values())
        lines = [
            f"{games} games in seat-swapped pairs, seeds from {self.seed}. Elo above `{self.bots[0]}`, with 95 % "
            "intervals; then what the row won against the column, in %.",
            "",
            "| bot | Elo | " + " | ".join(ranked) + " |",
            "|---" * (len(ranked) + 2) + "|",
        ]
        for bot in ranked:
            elo, low, high = strengths[bot]
            cells = [self._won(bot, other) for other in ranked]
            lines.append(f"| {bot} | {elo:.0f} ({low:.0f} to {high:.0f}) | " + " | ".join(cells) + " |")
        return "\n".join(lines) + "\n"

    def _won(self, bot: str, other: str) -> str:
        if (bot, other) in self.scores:
            scores = self.scores[bot, other]
            return f"{100 * sum(scores) / len(scores):.0f}"
        if (other, bot) in self.scores:
            scores = self.scores[other, bot]
            return f"{100 - 100 * sum(scores) / len(scores):.0f}"
        return ""


def _likeliest(bots: Sequence[str], scores: Mapping[tuple[str, str], Sequence[float]]) -> dict[str, float]:
    """The strengths in Elo above the first bot, by Hunter's iteration."""
    strength = dict.fromkeys(bots, 1.0)
    won = dict.fromkeys(bots, 0.0)
    met: dict[tuple[str, str], float] = {}
    for (one, other), pairs in scores.items():
        met[one, other] = met[other, one] = len(pairs) + PRIOR
        won[one] += sum(pairs) + PRIOR / 2
        won[other] += len(pairs) - sum(pairs) + PRIOR / 2
    for _ in range(STEPS):
        for bot in bots:
            expected = sum(n / (strength[bot] + strength[other]) for (one, other), n in met.items() if one == bot)
            if expected:
                strength[bot] = won[bot] / expected
    least = strength[bots[0]]
    return {bot: 400 * log10(each / least) for bot, each in strength.items()}


def play_ladder(
    game: Game,
    bots: Sequence[str],
    games: int = 40,
    jobs: int = 1,
    seed: int = 1,
    variant: Variant = OFFICIAL,
    lineup: Sequence[Mapping[str, Any]] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Ladder:
    """Let every two bots play so many games, each two on seeds of their own."""
    ladder = Ladder(game.slug, tuple(bots), seed)
    for number, (one, other) in enumerate(combinations(bots, 2)):
        result = simulate(game, (one, other), games, jobs, seed + number * games, variant, lineup, progress, deal=True)
        ladder.scores[one, other] = pair_scores(result.played)
        ladder.failures += result.failures
        ladder.seconds += result.seconds
        if result.stopped:
            break
    return ladder
