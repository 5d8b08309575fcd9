"""Tasks to cite: fixed games against fixed opponents, and what an agent reaches in them.

A task's name says all: `Battleground-paladin-warlock-v1`. A task never changes; when rules or cards do, its hash
does, and a new version is added. Every seed is played from every seat.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rulewright.bots import Bot, find_bot
from rulewright.envs.encoder import encoder_of
from rulewright.envs.stepper import Stepper
from rulewright.games import game_named
from rulewright.kernel.errors import UnknownName, nearest
from rulewright.lab.results import wilson

FIRST_SEED = 1_000_001  # of every task: no bot of ours was chosen by these


@dataclass(frozen=True)
class Task:
    """What is played, against whom, and by default how many seeds, each from every seat."""

    name: str
    game: str
    lineup: tuple[Mapping[str, Any], ...]
    opponent: str = "greedy"
    seeds: int = 100

    @property
    def hash(self) -> str:
        """Of the rules, the cards and the tables of numbers under which it is played."""
        return encoder_of(game_named(self.game), len(self.lineup)).hash


def _duel(name: str, game: str, key: str, first: str, second: str) -> Task:
    return Task(f"{name}-{first}-{second}-v1", game, ({key: first}, {key: second}))


TASKS = {
    task.name: task
    for task in (
        _duel("Battleground", "battleground", "klass", "paladin", "warlock"),
        _duel("Battleground", "battleground", "klass", "elementalist", "paladin"),
        _duel("Outposts", "outposts", "faction", "ember", "stone"),
        _duel("Seekers", "seekers", "armory", "mara", "theron"),
        _duel("Lytharian", "lytharian", "army", "brudakian", "kevetni"),
        Task("Elysia-two-v1", "elysia", ({"character": "algar"}, {"character": "vega"})),
        Task("NormalChess-v1", "normal-chess", ({}, {})),
        Task("Shells-v1", "shells", ({}, {})),
    )
}


@dataclass(frozen=True)
class Score:
    """What an agent reached, and under what; a draw is half a win."""

    task: str
    hash: str
    version: str
    agent: str
    opponent: str
    first_seed: int
    games: int
    wins: int
    draws: int
    losses: int
    rate: float
    low: float
    high: float

    def save(self, path: Path) -> None:
        """Write the result file."""
        path.write_text(json.dumps(asdict(self), indent=2) + "\n", encoding="utf-8")


def task_named(name: str) -> Task:
    if name not in TASKS:
        raise UnknownName(f"there is no task '{name}'.{nearest(name, list(TASKS))}")
    return TASKS[name]


def evaluate(
    task: Task,
    agent: str | Bot,
    opponent: str = "",
    seeds: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Score:
    """Let an agent, a bot or its code, play a task from every seat, and say what it reached."""
    rival = opponent or task.opponent
    bots = [find_bot(agent) if isinstance(agent, str) else agent, find_bot(rival)]
    seats, wins, draws = len(task.lineup), 0, 0
    games = (seeds or task.seeds) * seats
    for number in range(games):
        own = number % seats
        match = Stepper(game_named(task.game), seats, FIRST_SEED + number // seats, lineup=task.lineup)
        while (question := match.question) is not None:
            match.answer_by(bots[0 if question.seat == own else 1], question.seat)
        assert match.outcome is not None
        wins += own in match.outcome.winners
        draws += not match.outcome.winners
        progress(number + 1)
    rate = wilson(wins + draws / 2, games)
    name = agent if isinstance(agent, str) else type(agent).__name__
    return Score(
        task=task.name, hash=task.hash, version=version("rulewright"), agent=name, opponent=rival,
        first_seed=FIRST_SEED, games=games, wins=wins, draws=draws, losses=games - wins - draws,
        rate=rate.rate, low=rate.low, high=rate.high,
    )  # fmt: skip


def leaderboard(folder: Path) -> str:
    """All result files of a folder in Markdown, a table for each task: its own opponent first, the best first."""
    scores = [Score(**json.loads(path.read_text(encoding="utf-8"))) for path in sorted(folder.glob("*.json"))]
    lines: list[str] = []
    for task in TASKS.values():
        own = [score for score in scores if score.task == task.name]
        own.sort(key=lambda score: (score.opponent != task.opponent, score.opponent, -score.rate))
        if not own:
            continue
        lines += [
            f"## {task.name}", "", f"Rules and cards `{task.hash}`.", "",
            "| agent | against | score | 95 % interval | games |", "|---|---|---|---|---|",
        ]  # fmt: skip
        for s in own:
            older = "" if s.hash == task.hash else f" (older: `{s.hash}`)"
            rate = f"{s.rate:.0%} | {s.low:.0%} to {s.high:.0%}"
            lines.append(f"| `{s.agent}`{older} | `{s.opponent}` | {rate} | {s.games} |")
        lines.append("")
    return "\n".join(lines).rstrip()
