"""`python -m bench`: our games and public peers, random playouts interleaved in one run, with ratios."""

import json
import platform
from functools import partial
from pathlib import Path
from statistics import median
from typing import Annotated, Any, NamedTuple

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from bench.peers import load_peers
from bench.timing import Contestant, Count, quiet, tidy

YARDSTICK = "Catanatron {players}p"
PLAYERS = 2  # all our games can be played by two; four are the other number that Catanatron is run with
TWINS = {"normal-chess 2p": "python-chess"}  # the same game by another engine

app = typer.Typer(add_completion=False)
screen = Console()
aside = Console(stderr=True)


class Row(NamedTuple):
    """What the whole run says of one contestant: medians over the rounds, and costs measured once."""

    name: str
    engine: str
    decisions_per_second: float
    asks_per_second: float
    games_per_second: float
    decisions_ratio: float | None  # to the yardstick, the median of the ratios within each round
    asks_ratio: float | None
    copy_us: float | None
    fork_us: float | None
    playout_us: float | None
    ask_ns: float | None
    rounds: list[Count]


def load_ours(slugs: list[str], players: int) -> tuple[list[Contestant], list[str]]:
    """Our games for so many players (all, or those named), and a line if they can't be had."""
    try:
        from bench.measure import measure
        from rulewright.games import GAMES
        from rulewright.kernel.playout import playout
    except ImportError as error:
        return [], [f"our games are skipped: {error}"]
    if unknown := [slug for slug in slugs if slug not in GAMES]:
        raise typer.BadParameter(f"no game called {', '.join(unknown)}; there are: {', '.join(GAMES)}")
    if small := [slug for slug in slugs if players not in GAMES[slug].players]:
        raise typer.BadParameter(f"{', '.join(small)} can't be played by {players}")

    def ours(slug: str) -> Contestant:
        game = GAMES[slug]
        measured = partial(measure, game, players, 1)

        def play(seed: int) -> tuple[int, int]:
            tally = playout(game, players, seed)
            return tally.decisions, tally.asks

        return Contestant(f"{slug} {players}p", "rulewright", play, lambda: measured().copy_us, measured)

    return [ours(slug) for slug in slugs or GAMES if players in GAMES[slug].players], []


def compete(contestants: list[Contestant], rounds: int, seconds: float, yardstick: str) -> list[Row]:
    """Run everyone once a round, starting one further along each time, then measure the costs."""
    counts: dict[str, list[Count]] = {each.name: [] for each in contestants}
    rows: list[Row] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    # the bar is drawn between runs only: a thread that draws would take time from who is measured
    with Progress(*columns, console=aside, auto_refresh=False, transient=True) as progress:
        bar = progress.add_task("", total=(rounds + 1) * len(contestants))
        for turn in range(rounds):
            first = turn % len(contestants)
            for each in contestants[first:] + contestants[:first]:
                progress.update(bar, description=f"round {turn + 1}: {each.name}", refresh=True)
                tidy()
                with quiet():
                    counts[each.name].append(each.run(seconds))
                progress.advance(bar)
        for each in contestants:
            progress.update(bar, description=f"costs: {each.name}", refresh=True)
            tidy()
            with quiet():
                rows.append(row(each, counts[each.name], counts.get(yardstick)))
            progress.advance(bar)
    return rows


def row(each: Contestant, counts: list[Count], yardstick: list[Count] | None) -> Row:
    """Sum up one contestant."""
    decisions = [count.decisions / count.seconds for count in counts]
    asks = [count.asks / count.seconds for count in counts]
    decisions_ratio = asks_ratio = None
    if yardstick:
        pairs = list(zip(decisions, asks, yardstick, strict=True))
        decisions_ratio = median(mine * it.seconds / it.decisions for mine, _, it in pairs)
        asks_ratio = median(mine * it.seconds / it.asks for _, mine, it in pairs)
    costs = each.measure() if each.measure else None
    return Row(
        name=each.name,
        engine=each.engine,
        decisions_per_second=median(decisions),
        asks_per_second=median(asks),
        games_per_second=median(count.games / count.seconds for count in counts),
        decisions_ratio=decisions_ratio,
        asks_ratio=asks_ratio,
        copy_us=costs.copy_us if costs else each.copy_us(),
        fork_us=costs.fork_us if costs else None,
        playout_us=costs.playout_us if costs else None,
        ask_ns=costs.ask_ns if costs else None,
        rounds=counts,
    )


def written(value: float | None, digits: int = 0) -> str:
    """A number as the table shows it."""
    return "" if value is None else f"{value:,.{digits}f}"


def table_of(title: str, headings: tuple[str, ...]) -> Table:
    """An empty table: a column of names, then columns of numbers."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def show(rows: list[Row], rounds: int, seconds: float, yardstick: str) -> None:
    """Print the tables: speed for all, then what only our games have."""
    title = f"Random complete games, median of {rounds} rounds of {seconds:g} s"
    speeds = table_of(title, ("decisions/s", "ratio", "asks/s", "ratio", "games/s", "copy us"))
    costs = table_of("Our games: forking a match, asking a question", ("fork us", "% of playout", "ask ns"))
    for each in rows:
        speeds.add_row(
            each.name,
            written(each.decisions_per_second),
            written(each.decisions_ratio, 2),
            written(each.asks_per_second),
            written(each.asks_ratio, 2),
            written(each.games_per_second),
            written(each.copy_us, 1),
        )
        if each.fork_us is not None and each.playout_us:
            share = 100 * each.fork_us / each.playout_us
            costs.add_row(each.name, written(each.fork_us, 1), written(share, 1), written(each.ask_ns))
    screen.print(speeds)
    screen.print(f"A decision has at least 2 options, an ask may be forced. Ratios are to {yardstick}.")
    for name, (twin, ratio) in twins(rows).items():
        screen.print(f"{name} answers {ratio:.2f} times as many asks a second as {twin}: the same game.")
    engines = ", ".join(dict.fromkeys(each.engine for each in rows))
    screen.print(f"Python {platform.python_version()}, {engines}", highlight=False)
    if costs.row_count:
        screen.print()
        screen.print(costs)


def twins(rows: list[Row]) -> dict[str, tuple[str, float]]:
    """Where another engine plays the same game: its name, and our speed as a share of its, the median of rounds."""
    by_name = {each.name: each for each in rows}
    found = {}
    for name, twin in TWINS.items():
        if name in by_name and twin in by_name:
            pairs = zip(by_name[name].rounds, by_name[twin].rounds, strict=True)
            found[name] = twin, median(a.asks / a.seconds * b.seconds / b.asks for a, b in pairs)
    return found


def report_of(rows: list[Row], rounds: int, seconds: float, yardstick: str) -> dict[str, Any]:
    """The same for a machine to read, each round's counts too."""
    return {
        "python": platform.python_version(),
        "rounds": rounds,
        "seconds": seconds,
        "clock": "CPU time of the process",
        "yardstick": yardstick,
        "twins": twins(rows),
        "contestants": [each._asdict() | {"rounds": [one._asdict() for one in each.rounds]} for each in rows],
    }


@app.command()
def bench(
    rounds: Annotated[int, typer.Option(min=1, help="How often everyone runs.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each runs in a round.")] = 1.0,
    games: Annotated[str, typer.Option(help="Our games to run, by slug, with commas; all if empty.")] = "",
    players: Annotated[int, typer.Option(min=2, help="Players at our tables; Catanatron has 2 and 4.")] = PLAYERS,
    peers: Annotated[bool, typer.Option(help="Run the public peers too.")] = True,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file.")] = None,
) -> None:
    """Measure random playouts of our games beside public peers, interleaved, and print the ratios."""
    slugs = dict.fromkeys(slug.strip() for slug in games.split(",") if slug.strip())
    yardstick = YARDSTICK.format(players=players)
    ours, notes = load_ours(list(slugs), players)
    for each in ours:
        each.run(0)  # as the peers are: nobody's first game is timed
    others, more_notes = load_peers() if peers else ([], [])
    for note in notes + more_notes:
        aside.print(note, highlight=False, markup=False, soft_wrap=True)
    if not ours + others:
        aside.print("There is nothing to measure.")
        raise typer.Exit(1)
    rows = compete(ours + others, rounds, seconds, yardstick)
    show(rows, rounds, seconds, yardstick)
    if json_file:
        json_file.write_text(json.dumps(report_of(rows, rounds, seconds, yardstick), indent=1) + "\n")


if __name__ == "__main__":
    app()
