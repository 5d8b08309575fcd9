"""`python -m bench.cluster`: the same games here and on a Ray cluster of two nodes, one worker killed in the middle.

Both nodes are on this machine. Says how many games came out equal, and how long each took.
"""

import logging
import os
import signal
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from rulewright.games import game_named
from rulewright.lab.arena import simulate
from rulewright.lab.results import Played, Result

BOTS = ("hunch", "hunch")
AS_IT_WENT = ("seed", "seating", "winners", "turns", "decisions", "first", "clause", "words")  # all but the seconds


def main(
    games: Annotated[int, typer.Option(help="Games in all.")] = 2_000,
    game: Annotated[str, typer.Option(help="The game.")] = "outposts",
    seed: Annotated[int, typer.Option(help="The first seed.")] = 31_000,
    to: Annotated[Path | None, typer.Option(help="Write the page here.")] = None,
) -> None:
    """Play here, then on the cluster, and compare game by game."""
    title = game_named(game)
    began = time.perf_counter()
    here = simulate(title, BOTS, games, jobs=2, seed=seed)
    here_seconds = time.perf_counter() - began
    there, there_seconds, killed = on_two_nodes(game, games, seed)
    equal = sum(_as_it_went(one) == _as_it_went(other) for one, other in zip(here.played, there.played, strict=True))
    page = (
        f"{datetime.now(UTC):%Y-%m-%d}: {len(here.played):,} games of {title.title} by `hunch`, seeds from {seed}: "
        f"**{equal:,} equal** on a Ray cluster of two nodes to those of two processes. Worker {killed} of the "
        f"cluster was killed with -9 after a third of them; its games were played again, and none is missing. "
        f"{here_seconds:.0f} s in processes, {there_seconds:.0f} s on the cluster.\n"
    )
    if to:
        to.write_text(page, encoding="utf-8")
    sys.stdout.write(page)
    if equal < len(here.played) or there.failures or not killed:
        raise typer.Exit(1)


def on_two_nodes(game: str, games: int, seed: int) -> tuple[Result, float, int]:
    """The games on a cluster, its time, and the process number of the worker that was killed."""
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False, logging_level=logging.ERROR)
    done, killed = 0, 0

    def kill_one(more: int) -> None:
        nonlocal done, killed
        done += more
        if not killed and done >= games // 3:
            killed = _a_worker()
            if killed:  # between two short games there is none: the next one then
                os.kill(killed, signal.SIGKILL)

    began = time.perf_counter()
    try:
        result = simulate(game_named(game), BOTS, games, jobs=cluster.address, seed=seed, progress=kill_one)
    finally:
        seconds = time.perf_counter() - began
        ray.shutdown()
        cluster.shutdown()
    return result, seconds, killed


def _a_worker() -> int:
    """A process of the cluster that is at work; 0 if none is just now."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            name = (folder / "cmdline").read_text(encoding="utf-8")
        except OSError:
            continue
        if name.startswith("ray::_each"):
            return int(folder.name)
    return 0


def _as_it_went(game: Played) -> tuple[object, ...]:
    return tuple(vars_of[name] for vars_of in (game._asdict(),) for name in AS_IT_WENT)


if __name__ == "__main__":
    typer.run(main)
