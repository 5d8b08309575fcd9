"""`python -m bench.shared_search`: one decision shared by two processes, beside the same thought in one.

Both think the very same pieces and so give the same answers; what differs is the time on the clock, for which it needs
two idle cores. "Even" is what the pieces alone allow, by CPU: all of them against the longer half of each step. It is
seen on a busy machine, too, but knows nothing of what travels and of waiting.
"""

from collections.abc import Sequence
from itertools import islice
from statistics import median
from time import perf_counter, process_time
from typing import Annotated, Any, NamedTuple

import typer

from bench.builds import GAMES, here_and_now
from bench.worker import middles
from rulewright.bots.workers import Part, Thought, Workers, thought_of
from rulewright.games import GAMES as ALL
from rulewright.kernel.dice import Dice
from rulewright.kernel.viewpoint import Viewpoint

PROCESSES = 2


class Pair(NamedTuple):
    """Seconds for one decision."""

    alone: float
    shared: float
    pieces: float  # all of them, by CPU
    longest: float  # the same, of each step only what is thought longest


def compare(workers: Workers, code: str, viewpoint: Viewpoint) -> Pair:
    """One decision thought here, then by the processes."""
    pieces = longest = 0.0

    def timed(parts: Sequence[Part]) -> list[Any]:
        nonlocal pieces, longest
        told, spent = list[Any](), [0.0] * PROCESSES
        for part in parts:
            began = process_time()
            told.append(thought_of(viewpoint, part))
            seconds = process_time() - began
            pieces += seconds
            spent[spent.index(min(spent))] += seconds  # whoever is free takes the next one
        longest += max(spent)
        return told

    start = perf_counter()
    here = Thought(code, viewpoint, Dice(7)).think(timed)
    middle = perf_counter()
    there = workers.choose(code, viewpoint, Dice(7))
    end = perf_counter()
    assert here == there, f"{here} alone, {there} shared"
    return Pair(middle - start, end - middle, pieces, longest)


def main(
    code: Annotated[str, typer.Argument(help="The bot.")] = "mcts:400",
    positions: Annotated[int, typer.Option(min=1)] = 15,
    games: Annotated[str, typer.Option(help="By slug, with commas.")] = GAMES,
) -> None:
    """Print one table, as Markdown."""
    print(f"{here_and_now()}; {code}, {positions} positions, {PROCESSES} processes\n")
    print("| game | alone ms | shared ms | faster in all | median | even |")
    print("|---|---|---|---|---|---|")
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
                f"| {middle:.2f} | {sum(pair.pieces for pair in pairs) / sum(pair.longest for pair in pairs):.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    typer.run(main)
