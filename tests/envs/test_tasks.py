"""Tasks to cite: what an agent reaches is written down with the hash of rules and cards, the same every time."""

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from rulewright.cli import app
from rulewright.envs.policy_bot import PolicyBot
from rulewright.envs.stepper import Stepper
from rulewright.envs.tasks import TASKS, evaluate, leaderboard, task_named
from rulewright.games import game_named
from rulewright.kernel.errors import UnknownName


def test_a_score_is_written_and_read(tmp_path: Path) -> None:
    words = [
        "evaluate",
        "Shells-v1",
        "greedy",
        "--against",
        "random",
        "--seeds",
        "2",
        "--to",
        str(tmp_path / "score.json"),
    ]
    assert CliRunner().invoke(app, words).exit_code == 0
    score = json.loads((tmp_path / "score.json").read_text(encoding="utf-8"))
    assert (score["games"], score["hash"]) == (4, TASKS["Shells-v1"].hash)
    assert score["wins"] + score["draws"] + score["losses"] == 4
    assert f"Rules and cards `{score['hash']}`" in leaderboard(tmp_path)
    assert f"| `greedy` | `random` | {score['rate']:.0%} |" in leaderboard(tmp_path)
    (tmp_path / "score.json").write_text(json.dumps(score | {"hash": "0123456789abcdef"}), encoding="utf-8")
    assert "| `greedy` (older: `0123456789abcdef`) | `random` |" in leaderboard(tmp_path)


@pytest.mark.parametrize("task", TASKS.values(), ids=lambda task: task.name)
def test_every_task_begins(task: object) -> None:
    found = task_named(task.name)  # type: ignore[attr-defined]
    assert Stepper(game_named(found.game), len(found.lineup), 1, lineup=found.lineup).question is not None


def test_what_was_learned_in_numbers_plays_as_a_bot() -> None:
    first = PolicyBot(lambda observation, mask: int(np.flatnonzero(mask)[0]))
    assert evaluate(TASKS["Shells-v1"], first, "random", seeds=1) == evaluate(
        TASKS["Shells-v1"], first, "random", seeds=1
    )


def test_an_unknown_task_is_refused_with_what_may_be_meant() -> None:
    with pytest.raises(UnknownName, match="Shells-v1"):
        task_named("Shell-v1")
