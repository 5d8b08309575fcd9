"""`rulewright evaluate` and `rulewright tasks`: what an agent reaches in a fixed task; they need the extra `rl`."""

from pathlib import Path
from typing import Annotated

import typer

from rulewright.cli.arguments import console, progress_bar
from rulewright.kernel.errors import RulewrightError


def tasks() -> None:
    """The tasks that agents are measured by: name, opponent, and the hash of rules and cards."""
    try:
        from rulewright.envs.tasks import TASKS
    except ModuleNotFoundError as wrong:
        raise _lacking(wrong) from None
    for task in TASKS.values():
        console.print(f"{task.name:40} against {task.opponent:8} {task.hash}", highlight=False, soft_wrap=True)


def evaluate(
    task: Annotated[str, typer.Argument(help="A task by its name: Battleground-paladin-warlock-v1.")],
    agent: Annotated[str, typer.Argument(help="A bot by its code, or your own by its import path: my_bots:Cautious.")],
    against: Annotated[str, typer.Option(help="Another opponent than the task's.")] = "",
    seeds: Annotated[
        int | None, typer.Option(min=1, help="How many, each from every seat; the task's own if left out.")
    ] = None,
    to: Annotated[Path | None, typer.Option(help="The result file, JSON.")] = None,
) -> None:
    """Let an agent play a task from every seat: its score with a 95 % interval, and a result file to cite."""
    try:
        from rulewright.envs.tasks import evaluate as play_task
        from rulewright.envs.tasks import task_named
    except ModuleNotFoundError as wrong:
        raise _lacking(wrong) from None
    found = task_named(task)
    with progress_bar() as progress:
        bar = progress.add_task(f"{task}: {agent}", total=(seeds or found.seeds) * len(found.lineup))
        score = play_task(found, agent, against, seeds, progress=lambda done: progress.update(bar, completed=done))
    console.print(
        f"{score.agent} against {score.opponent}: {score.rate:.1%} ({score.low:.1%} to {score.high:.1%}) of "
        f"{score.games} games, {score.wins} won, {score.draws} drawn, {score.losses} lost; "
        f"rules and cards {score.hash}",
        highlight=False, soft_wrap=True,
    )  # fmt: skip
    if to is not None:
        score.save(to)


def _lacking(wrong: ModuleNotFoundError) -> Exception:
    if wrong.name and wrong.name.startswith("rulewright"):
        return wrong
    return RulewrightError(f"tasks need more than is installed ({wrong.name}): pip install 'rulewright[rl]'")
