"""Masked PPO in torch, one file: it learns a task against `random`, then against `greedy`.

    pip install 'rulewright[train-torch]'
    python examples/ppo.py --task Shells-v1 --steps 60000 --then 60000 --curve curve.svg
    rulewright evaluate Shells-v1 examples.ppo:Learned

Two hidden layers see what the seat sees; actions that the mask does not have get no chance. A decision is paid for by
the game's result, and where lives or points are counted, a little for every one that the lead grew by. Every match is
played from the next seat. What was learned is kept in `ppo-GAME.pt`, where `Learned` finds it.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from rulewright.bots.chair import Chair
from rulewright.envs.encoder import encoder_of
from rulewright.envs.gymnasium import RulewrightEnv
from rulewright.envs.policy_bot import PolicyBot
from rulewright.envs.tasks import Task, task_named
from rulewright.games import game_named
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Option

ENVS, ROLLOUT, EPOCHS, BATCH = 16, 128, 3, 512
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 0.999, 0.95, 0.2, 0.01, 5e-4
LEAD = 0.05  # what a life or a point of lead counts beside the game, which counts 1
COUNTED = ("life", "score")  # what a lead is counted by, if the game has it
HIDDEN = -1e9


class Net(nn.Module):
    """Scores of all actions, and what the position is worth. Most of what is seen is 0: only the rest is looked up."""

    def __init__(self, seen: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(seen, width, mode="sum")
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.normal_(self.first.weight, std=0.1)
        nn.init.zeros_(self.policy.weight)  # at first all actions are alike

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        rows, places = seen.nonzero(as_tuple=True)
        values = seen[rows, places]
        begins = torch.searchsorted(rows, torch.arange(len(seen)))
        deep = self.body(self.first(places, begins, per_sample_weights=values.sign() * values.abs().log1p()))
        scores = self.policy(deep).masked_fill(~mask, HIDDEN)
        return torch.distributions.Categorical(logits=scores, validate_args=False), self.value(deep).squeeze(-1)


@dataclass
class Rollout:
    """What was seen, done and paid in so many steps of all environments."""

    seen: list[np.ndarray] = field(default_factory=list)
    mask: list[np.ndarray] = field(default_factory=list)
    action: list[np.ndarray] = field(default_factory=list)
    chance: list[np.ndarray] = field(default_factory=list)
    value: list[np.ndarray] = field(default_factory=list)
    paid: list[np.ndarray] = field(default_factory=list)
    over: list[np.ndarray] = field(default_factory=list)


class Trainer:
    """Environments side by side, and the net that answers in all of them."""

    def __init__(self, task: Task, seed: int = 1) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.task = task
        encoder = encoder_of(game_named(task.game), 2)
        places = {part.name: part.first for part in encoder.parts}
        counted = [name for name in COUNTED if f"players.0.{name}" in places]
        self.counted = [(places[f"players.0.{name}"], places[f"players.1.{name}"]) for name in counted]
        self.net = Net(encoder.size, encoder.actions.n)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=RATE, eps=1e-5)
        self.seed, self.results = seed, list[tuple[str, float]]()

    def load(self, path: Path) -> None:
        """Go on from what was learned before."""
        self.net.load_state_dict(torch.load(path))
        self.results = [(bot, result) for bot, result in json.loads(path.with_suffix(".json").read_text())]
        self.seed += len(self.results)

    def save(self, path: Path) -> None:
        """What was learned, and beside it the result of every game."""
        torch.save(self.net.state_dict(), path)
        path.with_suffix(".json").write_text(json.dumps(self.results), encoding="utf-8")

    def against(self, bot: str, steps: int, to: Path) -> None:
        """Learn for so many own steps against a bot."""
        self.bot = bot
        self.envs = [RulewrightEnv(self.task.game, seat=None, bots=bot, lineup=self.task.lineup) for _ in range(ENVS)]
        for i, env in enumerate(self.envs):
            env.matches = i  # half of them begin at the other seat
        self.now = [env.reset(seed=self.seed * 1000 + i)[0] for i, env in enumerate(self.envs)]
        self.leads = [self._lead(seen) for seen in self.now]
        for done in range(0, steps, ENVS * ROLLOUT):
            self._learn(*self._play())
            self.save(to)
            own = [result > 0 for rival, result in self.results if rival == bot]
            lately = f"won {sum(own[-100:])} of the last {len(own[-100:])}"
            print(f"{bot}: {done + ENVS * ROLLOUT:,} steps, {len(own):,} games, {lately}", flush=True)

    def _lead(self, seen: dict[str, Any]) -> float:
        observation = seen["observation"]
        return float(sum(observation[own] - observation[other] for own, other in self.counted))

    def _tensors(self) -> tuple[torch.Tensor, torch.Tensor]:
        seen = torch.from_numpy(np.stack([now["observation"] for now in self.now]))
        return seen, torch.from_numpy(np.stack([now["action_mask"] for now in self.now])).bool()

    def _play(self) -> tuple[Rollout, torch.Tensor]:
        """One rollout, and what the positions after it are worth."""
        kept = Rollout()
        for _ in range(ROLLOUT):
            seen, mask = self._tensors()
            with torch.no_grad():
                odds, value = self.net(seen, mask)
                action = odds.sample()
                chance = odds.log_prob(action)
            paid, over = np.zeros(ENVS, np.float32), np.zeros(ENVS, np.float32)
            for i, env in enumerate(self.envs):
                now, reward, ended, _, _ = env.step(int(action[i]))
                lead = self._lead(now)
                paid[i] = reward + LEAD * (lead - self.leads[i])
                if ended:
                    over[i] = 1
                    self.results.append((self.bot, reward))
                    now, _ = env.reset()
                    lead = self._lead(now)
                self.now[i], self.leads[i] = now, lead
            for each, value_of in (("seen", seen), ("mask", mask), ("action", action), ("chance", chance),
                                   ("value", value)):  # fmt: skip
                getattr(kept, each).append(value_of.numpy())
            kept.paid.append(paid)
            kept.over.append(over)
        with torch.no_grad():
            return kept, self.net(*self._tensors())[1]

    def _learn(self, kept: Rollout, after: torch.Tensor) -> None:
        """Several epochs over a rollout, with advantages by generalized advantage estimation."""
        seen, mask, action, chance = [
            torch.from_numpy(np.concatenate(each)) for each in (kept.seen, kept.mask, kept.action, kept.chance)
        ]
        gains = np.zeros((ROLLOUT, ENVS), np.float32)
        later, trace = after.numpy(), np.zeros(ENVS, np.float32)
        for t in reversed(range(ROLLOUT)):
            goes_on = 1 - kept.over[t]
            trace = kept.paid[t] + DISCOUNT * later * goes_on - kept.value[t] + DISCOUNT * TRACE * goes_on * trace
            gains[t], later = trace, kept.value[t]
        gain = torch.from_numpy(gains.reshape(-1))
        target = gain + torch.from_numpy(np.concatenate(kept.value))
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(gain)).split(BATCH):
                odds, value = self.net(seen[part], mask[part])
                ratio = (odds.log_prob(action[part]) - chance[part]).exp()
                better = torch.min(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
                loss = -better + 0.5 * (value - target[part]).pow(2).mean() - ENTROPY * odds.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()


class Learned(PolicyBot):
    """What was learned of the game that is played, as a bot: the likeliest action."""

    def __init__(self) -> None:
        torch.set_num_threads(1)
        self.game, self.net = "", nn.Module()
        super().__init__(self.best)

    def choose(self, chair: Chair, dice: Dice) -> Option:
        if chair.game.slug != self.game:
            encoder = encoder_of(chair.game, 2)
            self.game, self.net = chair.game.slug, Net(encoder.size, encoder.actions.n)
            self.net.load_state_dict(torch.load(file_of(self.game)))
        return super().choose(chair, dice)

    def best(self, observation: np.ndarray, mask: np.ndarray) -> int:
        with torch.no_grad():
            odds, _ = self.net(torch.from_numpy(observation)[None], torch.from_numpy(mask)[None].bool())
        return int(odds.logits.argmax())


def file_of(slug: str) -> Path:
    """Where what was learned of a game is kept."""
    return Path(f"ppo-{slug}.pt")


def curve(results: Sequence[tuple[str, float]], window: int = 100) -> str:
    """Games won of the last `window` against the same bot, by games played, as a drawing."""
    width, height, left, top = 640, 280, 46, 24
    n, every = max(1, len(results) - 1), 1 + len(results) // 1000  # games to a point

    def at(i: int, rate: float) -> str:
        return f"{left + (width - left - 12) * i / n:.1f},{top + (height - top - 40) * (1 - rate):.1f}"

    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
        ' font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for rate in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, y = at(0, rate).split(",")
        drawn.append(f'<path d="M{x} {y}H{width - 12}" stroke="#ccc"/>')
        drawn.append(f'<text x="{left - 6}" y="{float(y) + 4:.1f}" text-anchor="end">{rate:.0%}</text>')
    for bot, colour in (("random", "#1b6ca8"), ("greedy", "#b5431f")):
        own = [(i, (result + 1) / 2) for i, (rival, result) in enumerate(results) if rival == bot]
        points = [at(i, float(np.mean([won for _, won in own[max(0, k - window + 1) : k + 1]])))
                  for k, (i, _) in enumerate(own) if k >= min(window, len(own)) // 4 and k % every == 0]  # fmt: skip
        if points:
            drawn.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>')
            x = points[0].split(",")[0]
            drawn.append(f'<text x="{float(x) + 4:.1f}" y="{top - 8}" fill="{colour}">against {bot}</text>')
    drawn.append(
        f'<text x="{width / 2:.0f}" y="{height - 10}" text-anchor="middle">games played (1 to {len(results):,}); '
        f"won of the last {window}</text></svg>"
    )
    return "\n".join(drawn) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--task", default="Battleground-paladin-warlock-v1", help="`rulewright tasks` has their names")
    parser.add_argument("--steps", type=int, default=300_000, help="own decisions against random")
    parser.add_argument("--then", type=int, default=100_000, help="own decisions against greedy after that")
    parser.add_argument("--to", type=Path, help="where it is kept, if not where `Learned` finds it")
    parser.add_argument("--from", type=Path, dest="begun", help="go on from what was learned before")
    parser.add_argument("--curve", type=Path)
    given = parser.parse_args()
    task = task_named(given.task)
    to = given.to or file_of(task.game)
    trainer = Trainer(task)
    if given.begun:
        trainer.load(given.begun)
    trainer.against("random", given.steps, to)
    trainer.against("greedy", given.then, to)
    if given.curve:
        given.curve.write_text(curve(trainer.results), encoding="utf-8")
