"""`python -m bench.random_games`: thousands of random games under random variants, and what broke."""

import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from rulewright.games import GAMES, OURS
from rulewright.testing.random_games import RandomGames, play

aside = Console(stderr=True)


def main(
    games: Annotated[int, typer.Option(min=1, help="Games in all, the same number of each title.")] = 20_000,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")] = os.cpu_count() or 1,
    to: Annotated[Path | None, typer.Option(help="Write the page here.")] = None,
) -> None:
    """Play random games of all titles, player counts, modes and random legal variants."""
    each = -(-games // len(OURS))
    found: dict[str, RandomGames] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=aside, transient=True, disable=not aside.is_terminal) as progress:
        for slug in OURS:
            bar = progress.add_task(slug, total=each)
            found[slug] = RandomGames()
            for one in play(GAMES[slug], range(seed, seed + each), jobs):
                found[slug].add(one)
                progress.advance(bar)
    page = text(found, seed)
    if to:
        to.write_text(page, encoding="utf-8")
    sys.stdout.write(page)
    if any(one.broken for one in found.values()):
        raise typer.Exit(1)


def text(found: dict[str, RandomGames], seed: int) -> str:
    """What was played, as Markdown."""
    rows, version = [], platform.python_version()
    for slug, one in found.items():
        counts = ", ".join(f"{key.rpartition(' ')[2]}: {n}" for key, n in sorted(one.players.items()))
        rows.append(f"| {slug} | {one.games} | {one.asks:,} | {one.refused} | {counts} | {len(one.broken)} |")
    total = sum(one.games for one in found.values())
    broken = [one for each in found.values() for one in each.broken]
    return (
        "\n".join(
            [
                "# Random games under random variants",
                "",
                f"{total:,} games, seeds from {seed}, {datetime.now(UTC):%Y-%m-%d}, Python {version}: three in ten by "
                "the official rules, the others under variants drawn at random from the tunables and the cards' "
                "numbers. Made by `make random-games`.",
                "",
                "| game | games | questions | refused | players: games | broke |",
                "|---|---|---|---|---|---|",
                *rows,
                "",
                *(
                    f"- {one.game} seed {one.seed}, {one.players} players, {one.variant}: {one.error}"
                    for one in broken[:40]
                ),
            ]
        )
        + "\n"
    )


if __name__ == "__main__":
    typer.run(main)
