"""A masked policy gradient (REINFORCE with a baseline) in numpy, one file: it learns Battleground against `random`.

    python examples/policy_gradient.py --games 400 --to learned.npz
    rulewright evaluate Battleground-paladin-warlock-v1 examples.policy_gradient:Learned --against random

The policy is one linear layer from what is seen to all actions, the mask put over it. A decision is as good as
what came after it: the lead in lives that was gained, and the game.
"""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from rulewright.envs.encoder import encoder_of
from rulewright.envs.gymnasium import RulewrightEnv
from rulewright.envs.policy_bot import PolicyBot
from rulewright.games import game_named
from rulewright.kernel.variant import OFFICIAL, Variant

GAME = "battleground"
LINEUP = ({"klass": "paladin"}, {"klass": "warlock"})
FILE = Path("learned.npz")
WIN = 5.0  # what winning counts beside lives


@dataclass
class Step:
    """One decision: what was seen, what could be done, what was, and how much better it went than usual."""

    observation: np.ndarray
    at: np.ndarray
    numbers: np.ndarray
    odds: np.ndarray
    chosen: int
    lead: float
    advantage: float = 0.0


class Linear:
    """Scores of all actions as a linear function of the observation."""

    def __init__(self, seen: int, actions: int) -> None:
        self.weights = np.zeros((seen, actions), np.float32)
        self.dice = np.random.default_rng(1)

    def chances(self, observation: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Where something is seen, which actions there are, and how likely each is."""
        at, numbers = np.flatnonzero(observation), np.flatnonzero(mask)
        scores = np.clip(observation[at], -1, 1) @ self.weights[np.ix_(at, numbers)]
        odds = np.exp(scores - scores.max())
        return at, numbers, odds / odds.sum()

    def best(self, observation: np.ndarray, mask: np.ndarray) -> int:
        """The likeliest action."""
        _, numbers, odds = self.chances(observation, mask)
        return int(numbers[odds.argmax()])

    def learn(self, steps: list[Step], rate: float) -> None:
        """Make what was done more likely if it went better than expected, less if worse."""
        for step in steps:
            push = -step.odds
            push[step.chosen] += 1
            change = rate * step.advantage * np.outer(np.clip(step.observation[step.at], -1, 1), push)
            self.weights[np.ix_(step.at, step.numbers)] += change.astype(np.float32)


def train(
    games: int, rate: float = 0.01, variant: Variant = OFFICIAL, lineup: Sequence[Mapping[str, str]] = LINEUP
) -> tuple[Linear, list[float]]:
    """Play so many games against `random`, from both seats in turn; the policy and the result of each game."""
    env = RulewrightEnv(GAME, seat=None, bots="random", lineup=lineup, variant=variant)
    encoder = env.play.encoder
    policy = Linear(encoder.size, encoder.actions.n)
    lives = [part.first for part in encoder.parts if part.name in ("players.0.life", "players.1.life")]
    results: list[float] = []
    usual, spread = 0.0, 1.0  # what was reached lately from any moment on, and how much that varies
    seen, _ = env.reset(seed=1)
    for _ in range(games):
        steps: list[Step] = []
        over, reward = False, 0.0
        while not over:
            at, numbers, odds = policy.chances(seen["observation"], seen["action_mask"])
            chosen = int(policy.dice.choice(len(numbers), p=odds / odds.sum()))
            lead = float(seen["observation"][lives[0]] - seen["observation"][lives[1]])
            steps.append(Step(seen["observation"], at, numbers, odds, chosen, lead))
            seen, reward, over, _, _ = env.step(int(numbers[chosen]))
        end = float(seen["observation"][lives[0]] - seen["observation"][lives[1]]) + WIN * reward
        for step in steps:  # what came after it: lives gained on the other, and the game
            gained = end - step.lead
            step.advantage = (gained - usual) / spread
            usual += 0.002 * (gained - usual)
            spread += 0.002 * (abs(gained - usual) - spread)
        policy.learn(steps, rate)
        results.append(reward)
        seen, _ = env.reset()
    return policy, results


class Learned(PolicyBot):
    """What was learned, as a bot."""

    def __init__(self) -> None:
        encoder = encoder_of(game_named(GAME), 2)
        policy = Linear(encoder.size, encoder.actions.n)
        policy.weights = np.load(FILE)["weights"]
        super().__init__(policy.best)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--to", type=Path, default=FILE)
    given = parser.parse_args()
    learned, results = train(given.games)
    for first in range(0, len(results), 50):
        print(f"games {first + 1} to {first + 50}: won {np.mean([r > 0 for r in results[first : first + 50]]):.0%}")
    np.savez_compressed(given.to, weights=learned.weights)
