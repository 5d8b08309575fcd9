"""`rulewright sim` and `balance`: bots play many games, and the result is shown."""

import json
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from rulewright.cli.arguments import (
    GameArgument,
    JobsOption,
    LineupOption,
    SeatsOption,
    VariantOption,
    aside,
    codes_of,
    console,
    progress_bar,
    read_lineup,
    read_variant,
)  # fmt: skip
from rulewright.games import find_game
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.game import Game
from rulewright.lab.arena import simulate
from rulewright.lab.mixed_tables import Gathering, gather
from rulewright.lab.results import Interval, Result
from rulewright.lab.round_robin import Balance, round_robin


def sim(
    game: GameArgument,
    seats: SeatsOption = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many; rounded up to whole rounds of seatings.")] = 100,
    jobs: JobsOption = 1,
    seed: Annotated[int, typer.Option(help="The first round's seed; each round has the next one.")] = 1,
    variant: VariantOption = None,
    lineup: LineupOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let bots play many games, seats swapped on equal seeds, and count."""
    the_game, codes = find_game(game), codes_of(seats)
    if "me" in codes:
        raise ImpossibleSetup("people can't sit in a simulation: name bots, as in --seats greedy,mcts:100")
    total = -(-games // len(codes)) * len(codes)
    with progress_bar() as progress:
        bar = progress.add_task(f"{game}: {seats}", total=total)
        result = simulate(
            the_game, codes, games, jobs, seed, read_variant(variant), read_lineup(lineup),
            lambda more: progress.advance(bar, more),
        )  # fmt: skip
    if as_json:
        typer.echo(json.dumps(result.data(), indent=1))
    else:
        _show(result, the_game)
    if result.failures or result.stopped:
        raise typer.Exit(1)


def balance(
    game: GameArgument,
    bring: Annotated[
        str, typer.Option(help="What is compared: a field of what players bring and its values, a=x,y,z.")
    ],
    bot: Annotated[str, typer.Option(help="Who plays all sides.")] = "greedy",
    games: Annotated[int, typer.Option(min=4, help="Games a pair; with --players, games in all.")] = 100,
    players: Annotated[int, typer.Option(help="So many at a table, in every mix, instead of pairs.")] = 0,
    jobs: JobsOption = 1,
    seed: Annotated[int, typer.Option(help="The first round's seed.")] = 1,
    mirrors: Annotated[bool, typer.Option(help="Each against itself, too.")] = False,
    variant: VariantOption = None,
    to: Annotated[Path | None, typer.Option(help="Write the page here instead of printing it.")] = None,
) -> None:
    """Play every deck, class or faction against every other and say who wins how often."""
    field, _, values = bring.partition("=")
    names = [name.strip() for name in values.split(",") if name.strip()]
    if not field or len(names) < 2:
        raise ImpossibleSetup(f"--bring '{bring}' names nothing to compare: write it as armory=mara,theron")
    the_game, seatings = find_game(game), len(names) * (len(names) - 1 + mirrors)
    total = games if players else seatings * (games // 2)
    with progress_bar() as progress:
        bar = progress.add_task(f"{game}: {len(names)} {field}", total=total)
        play = partial(gather, seats=players) if players else partial(round_robin, mirrors=mirrors)
        found: Balance | Gathering = play(
            the_game, field, names, bot=bot, games=games, jobs=jobs, seed=seed, variant=read_variant(variant),
            progress=lambda more: progress.advance(bar, more),
        )  # fmt: skip
    if to:
        to.write_text(found.text(), encoding="utf-8")
    else:
        typer.echo(found.text())
    if found.failures:
        aside.print(f"{len(found.failures)} games broke: {found.failures[0].error}")
        raise typer.Exit(1)


def _show(result: Result, game: Game) -> None:
    played = len(result.played)
    head = f"{game.title}, {result.variant}: {played} games, seeds from {result.seed}"
    table = Table("bot", "win rate", "95 % interval", "won", "drawn", "lost", "ms a decision", show_edge=False)
    for standing in result.standings:
        table.add_row(
            standing.code,
            f"{standing.rate.rate:.1%}",
            _within(standing.rate),
            str(standing.wins),
            str(standing.draws),
            str(standing.losses),
            f"{1000 * standing.seconds / max(1, standing.decisions):.2f}",
        )
    console.print(Text(head, "bold"))
    console.print(table)
    for code, rate in result.camps.items():
        console.print(f"{code}: {rate.rate:.1%} ({_within(rate)}) of the decided games", highlight=False)
    for seat, rate in enumerate(result.seat_rates, start=1):
        console.print(f"seat {seat} won {rate.rate:.1%} ({_within(rate)})", highlight=False)
    pace = (
        "length {mean_turns:.1f} turns on average, median {median_turns:g}; {decisions_per_game:.0f} decisions a game; "
        "{decisions_per_second:,.0f} decisions/s"
    ).format_map(result.pace)
    jobs = f"on {result.jobs} job{'s' * (result.jobs != 1)}, {result.seconds:.1f} s"
    console.print(f"{pace} {jobs}", highlight=False, soft_wrap=True)
    if result.stopped:
        console.print("Stopped before all was played.", style="yellow")
    for failure in result.failures[:3]:
        console.print(Text(f"\nA game failed: seed {failure.seed}, {failure.error}", "red"), soft_wrap=True)
        console.print(Text(failure.trace, "dim"), soft_wrap=True)
        console.print(Text(failure.record), soft_wrap=True)
    if len(result.failures) > 3:
        console.print(f"... and {len(result.failures) - 3} more failed; --json has them all.", style="red")


def _within(rate: Interval) -> str:
    return f"{rate.low:.1%} to {rate.high:.1%}"
