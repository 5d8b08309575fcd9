"""`rulewright games`, `clauses` and `bench`: what there is, what is proven, how fast it is."""

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from rulewright.clauses import render, trace
from rulewright.cli.arguments import ROOT, aside, console
from rulewright.games import GAMES, find_game
from rulewright.kernel.errors import RulewrightError
from rulewright.new_game import write_game


def games() -> None:
    """List the games."""
    table = Table("game", "title", "players", "record version", show_edge=False)
    for slug, game in GAMES.items():
        first, last = game.players[0], game.players[-1]
        table.add_row(slug, game.title, str(first) if first == last else f"{first} to {last}", str(game.version))
    console.print(table)


def clauses(
    game: Annotated[str | None, typer.Argument(help="The game, by its short name; all without it.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Only what lacks code or a test.")] = False,
) -> None:
    """Trace each clause of a rulebook to the code that works it and the tests that prove it."""
    own = game is not None and ":" in game
    tests = (Path() if own else ROOT) / "tests"  # of a game of one's own: those of the folder one stands in
    if not tests.is_dir():
        aside.print(f"No tests at {tests}: an installed package has none. The trace shows code only.")
    books = {one.folder: one.title for one in reversed([find_game(game)] if game else list(GAMES.values()))}
    for folder, title in reversed(books.items()):  # a second game of one rulebook counts with the first
        console.rule(title, style="dim")
        render(trace(folder, tests), console, only_missing=missing)


def new_game(
    name: Annotated[str, typer.Argument(help="What it is called, as a Python package: harbor.")],
    into: Annotated[Path, typer.Option(help="The folder in which its own folder is made.")] = Path(),
) -> None:
    """Write a small game of your own that plays at once, to be grown from there."""
    for path in write_game(name, into):
        console.print(f"  {path}", highlight=False)
    console.print(f"Now: cd {into / name} and rulewright serve --game {name}:GAME", highlight=False)


def bench(context: typer.Context) -> None:
    """Measure the games beside public peers; arguments go on to `python -m bench`."""
    if not (ROOT / "bench" / "__main__.py").is_file():
        raise RulewrightError(
            "the benchmark is not part of the installed package: clone the repository and run 'python -m bench' in it"
        )
    done = subprocess.run([sys.executable, "-m", "bench", *context.args], cwd=ROOT, check=False)
    raise typer.Exit(done.returncode)
