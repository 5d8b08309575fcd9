"""`python -m bench.shared_search`: one decision shared by two processes, beside the same thought in one.

Both think the very same shares and so give the same answers; what differs is the time on the clock. It needs two idle
cores.
"""

from itertools import islice
from statistics import median
from time import perf_counter
from typing import Annotated, NamedTuple

import typer

from bench.builds import GAMES, here_and_now
from bench.worker import middles
from rulewright.bots.workers import Thought, Workers
from rulewright.games import GAMES as ALL
from rulewright.kernel.dice import Dice
from rulewright.kernel.viewpoint import Viewpoint

PROCESSES = 2


class Pair(NamedTuple):
    """Seconds for one decision."""

    alone: float
    shared: float


def compare(workers: Workers, code: str, viewpoint: Viewpoint) -> Pair:
    """One decision thought here, then by the processes."""
    start = perf_counter()
    here = Thought.of(code, viewpoint, Dice(7)).think()
    middle = perf_counter()
    there = workers.choose(code, viewpoint, Dice(7))
    end = perf_counter()
    assert here == there, f"{here} alone, {there} shared"
    return Pair(middle - start, end - middle)


def main(
    code: Annotated[str, typer.Argument(help="The bot.")] = "mcts:400",
    positions: Annotated[int, typer.Option(min=1)] = 15,
    games: Annotated[str, typer.Option(help="By slug, with commas.")] = GAMES,
) -> None:
    """Print one table, as Markdown."""
    print(f"{here_and_now()}; {code}, {positions} positions, {PROCESSES} processes\n")
    print("| game | alone ms | shared ms | faster in all | median |")
    print("|---|---|---|---|---|")
    with Workers(PROCESSES) as workers:
        for slug in games.split(","):
            viewpoints = [
                match.viewpoint(next(iter(match.questions))) for match in islice(middles(ALL[slug]), positions)
            ]
            compare(workers, code, viewpoints[0])  # the processes import the game
            compare(workers, code, viewpoints[0])
            pairs = [compare(workers, code, viewpoint) for viewpoint in viewpoints]
            alone, shared = sum(pair.alone for pair in pairs), sum(pair.shared for pair in pairs)
            middle = median(pair.alone / pair.shared for pair in pairs)
            print(
                f"| {slug} | {1000 * alone / positions:.0f} | {1000 * shared / positions:.0f} | {alone / shared:.2f} "
                f"| {middle:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    typer.run(main)
