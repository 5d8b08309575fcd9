"""Learning a value by self-play: positions at the ends of turns, who won from there, a logistic curve through it."""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Any

from rulewright.bots import find_bot
from rulewright.bots.chair import answer_by_bot
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import GameOver, ImpossibleSetup
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.minds.learned import Learned
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL
from rulewright.lab.sides import dealt_sides

HUNCH = "hunch"  # plays by the game's quick answers alone: a hundred times faster than any bot
ASTRAY = 0.05  # how often that one answers at random, so that other positions are seen, too
RIDGE = 3.0  # how much evidence it takes to believe in a trait
STEPS = 12  # of Newton's method
HELD_BACK = 5  # one game in so many is not learned from but measured by


@dataclass
class Sample:
    """A position as seat 0 saw it: how much better its traits are than the other's, and whether it won."""

    game: int
    traits: list[float]
    by_hand: float
    won: float
    sides: tuple[str, ...] = ()  # who met whom, where it was dealt


@dataclass
class Training:
    """What was learned, from what, and how well it tells winners on games that it did not learn from."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    share: float
    samples: int = 0
    auc: dict[str, float] = field(default_factory=dict)
    weights: dict[str, float] = field(default_factory=dict)

    def data(self) -> dict[str, Any]:
        """As it is written into the mind's folder."""
        bots = " ".join(f"--by {code}" for code in self.bots)
        return {
            "command": f"rulewright train {self.game} {bots} --games {self.games} --seed {self.seed} "
            f"--share {self.share}",
            "samples": self.samples, "auc": self.auc, "share": self.share, "weights": self.weights,
        }  # fmt: skip

    def text(self) -> str:
        """What it says of itself, the weightiest traits first."""
        told = ", ".join(f"{name} {auc:.3f}" for name, auc in self.auc.items())
        rows = sorted(self.weights.items(), key=lambda each: -abs(each[1]))
        return (
            f"{self.game}: {self.samples} positions of {self.games} games; area under the curve: {told}\n"
            + "\n".join(f"  {name}: {weight:+.4f}" for name, weight in rows[:20])
        )


def train(
    game: Game,
    bots: Sequence[str] = (HUNCH,),
    games: int = 400,
    seed: int = 1,
    share: float = 0.5,
    progress: Callable[[int], None] | None = None,
) -> Training:
    """Let the bots play, game after game the next one in both seats, and learn who wins."""
    learned = game.mind.learned
    if learned is None:
        raise ImpossibleSetup(f"the mind of {game.title} has no traits to learn the worth of")
    samples: list[Sample] = []
    for number in range(games):
        samples += list(played(game, learned, bots[number % len(bots)], seed + number))
        if progress:
            progress(1)
    found = Training(game.slug, tuple(bots), games, seed, share, len(samples))
    learn = [each for each in samples if each.game % HELD_BACK]
    test = [each for each in samples if not each.game % HELD_BACK]
    sides = sorted({side for each in samples for side in each.sides})
    weights = fit([[*each.traits, *_apart(each, sides)] for each in learn], [each.won for each in learn])
    weights = weights[: len(learned.names)]
    won = [each.won for each in test]
    by_traits = [1 / (1 + exp(-max(-60.0, min(60.0, _dot(weights, each.traits))))) for each in test]
    by_hand = [each.by_hand for each in test]
    both = [(1 - share) * a + share * b for a, b in zip(by_hand, by_traits, strict=True)]
    for name, values in (("by hand", by_hand), ("learned", by_traits), ("blended", both)):
        found.auc[name] = round(area(values, won), 3)
    found.weights = {name: round(w, 5) for name, w in zip(learned.names, weights, strict=True)}
    return found


def _apart(sample: Sample, sides: Sequence[str]) -> list[float]:
    """Which side it is, as traits of their own that are learned and forgotten: what a strong side always has would
    else be held to be what makes it strong."""
    return [float(sample.sides[:1] == (side,)) - (sample.sides[1:] == (side,)) for side in sides]


def save(game: Game, training: Training) -> None:
    """Write the weights where the mind finds them."""
    assert game.mind.learned is not None
    game.mind.learned.file.write_text(json.dumps(training.data(), indent=1) + "\n", encoding="utf-8")


def played(game: Game, learned: Learned, code: str, seed: int) -> Iterator[Sample]:
    """The ends of the turns of one game, with what came of it."""
    states, winners = (_by_hunch if code == HUNCH else _by_bot)(game, code, seed)
    if not winners or len(winners) == 2:
        return
    dealt = dealt_sides(game, 2, seed) if code != HUNCH else None
    sides = tuple([str(next(iter(each.values()))) for each in dealt or ()])
    for state in states:
        mine, theirs = learned.traits(state, Seat(0)), learned.traits(state, Seat(1))
        traits = [(a - b) * kept for a, b, kept in zip(mine, theirs, learned.counts, strict=True)]
        by_hand = learned.by_hand(state, Seat(0))
        yield Sample(seed, traits, by_hand, float(0 in winners), sides)


def _by_hunch(game: Game, _: str, seed: int) -> tuple[list[Any], tuple[Seat, ...]]:
    dice = random.Random(seed)
    hunch = game.mind.hunch

    def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        if dice.random() < ASTRAY:
            return dice.choice(options)
        return hunch(state, seat, options, dice.random())

    state = game.rules.start(game.rules.book(OFFICIAL), [game.rules.entry() for _ in range(2)], Dice(seed))
    table, states = Table(game, state, policy), []
    try:
        while state.outcome is None:
            game.rules.turn(table, state)
            states.append(copy_state(state))
    except GameOver:
        pass
    return states[1:], state.outcome.winners


def _by_bot(game: Game, code: str, seed: int) -> tuple[list[Any], tuple[Seat, ...]]:
    match = Match(game, 2, seed, lineup=dealt_sides(game, 2, seed))  # as in duels: no bot chooses the better side
    bot, states = find_bot(code), []
    turns = len(match.turns)
    while match.questions:
        for seat in list(match.questions):
            answer_by_bot(match, seat, bot)
        if len(match.turns) > turns and match.outcome is None:
            turns = len(match.turns)
            states.append(match.fork().start)
    assert match.outcome is not None
    return states, match.outcome.winners


def fit(traits: Sequence[Sequence[float]], won: Sequence[float]) -> list[float]:
    """The weights of a logistic curve through the samples, by Newton's method with a ridge; both seats alike."""
    import numpy as np  # of the extra `train`: who plays does not need it

    x, y = np.array(traits), np.array(won)
    x, y = np.concatenate([x, -x]), np.concatenate([y, 1 - y])
    scale = x.std(axis=0)
    scale[scale == 0] = 1.0
    x = x / scale
    w = np.zeros(x.shape[1])
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        gradient = x.T @ (y - p) - RIDGE * w
        hessian = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(len(w))
        w = w + np.linalg.solve(hessian, gradient)
    return [float(each) for each in w / scale]


def area(values: Sequence[float], won: Sequence[float]) -> float:
    """How often a won position is held to be better than a lost one."""
    ranked = sorted(range(len(values)), key=lambda i: values[i])
    wins = sum(won)
    losses = len(won) - wins
    if not wins or not losses:
        return 0.5
    below, total, i = 0.0, 0.0, 0
    while i < len(ranked):
        j = i
        while j < len(ranked) and values[ranked[j]] == values[ranked[i]]:
            j += 1
        tied = [won[k] for k in ranked[i:j]]
        lost = len(tied) - sum(tied)
        total += sum(tied) * (below + lost / 2)
        below += lost
        i = j
    return total / (wins * losses)


def _dot(weights: Sequence[float], traits: Sequence[float]) -> float:
    return sum([w * t for w, t in zip(weights, traits, strict=True)])
