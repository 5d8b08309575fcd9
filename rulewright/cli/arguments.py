"""What several commands share: their options, how files given to them are read, where they print."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.variant import OFFICIAL, Variant

ROOT = Path(__file__).resolve().parent.parent.parent
"""Where tests and bench lie in a checkout; an installed package has neither."""

console = Console()
aside = Console(stderr=True)

GameArgument = Annotated[str, typer.Argument(help="The game, by its short name.")]
SeatsOption = Annotated[
    str, typer.Option("--seats", help="Who sits where, with commas: me, random, greedy, mcts:200, my_bots:Cautious.")
]
VariantOption = Annotated[
    Path | None, typer.Option("--variant", help="A TOML file of tunables and card numbers that differ.")
]
LineupOption = Annotated[
    Path | None, typer.Option("--lineup", help="A JSON file: a list of what each seat brings (deck, faction).")
]
JobsOption = Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")]


def codes_of(seats: str) -> list[str]:
    """Who sits where, one code for each seat."""
    return [code.strip() for code in seats.split(",")]


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as wrong:
        raise ImpossibleSetup(f"{path} can't be read: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise ImpossibleSetup(f"{path} is not text") from None


def read_variant(path: Path | None) -> Variant:
    """The variant in a file; the official rules without one."""
    return Variant.parse(read_text(path)) if path else OFFICIAL


def read_lineup(path: Path | None) -> list[dict[str, Any]] | None:
    """What each seat brings, from a file."""
    if path is None:
        return None
    try:
        entries = json.loads(read_text(path))
    except json.JSONDecodeError as wrong:
        raise ImpossibleSetup(f"{path} is not JSON: {wrong}") from None
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise ImpossibleSetup(f"{path} must hold a list of objects, one a seat")
    return entries


def progress_bar() -> Progress:
    """Games done of games to do, where somebody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=aside, transient=True, disable=not aside.is_terminal)
