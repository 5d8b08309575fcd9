"""Commands of those who run a server for others: copies of its games, and people who want to be forgotten."""

from pathlib import Path
from typing import Annotated

import typer

from rulewright.cli.arguments import console
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.server.store.backup import copy_database

StoreFile = Annotated[str, typer.Option(help="The file in which the server keeps its games.")]


def _file(store: str) -> Path:
    if store.startswith(("postgresql://", "postgres://")):
        raise ImpossibleSetup("PostgreSQL has tools of its own for this: pg_dump and pg_restore")
    return Path(store.removeprefix("sqlite:///"))


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; it must not exist.")],
    store: StoreFile = "rulewright.db",
) -> None:
    """Copy all games to a file, also while the server runs, and check the copy."""
    games = copy_database(_file(store), file)
    console.print(f"{file} holds {games} games; it was checked", highlight=False)


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `rulewright backup` made.")],
    store: StoreFile = "rulewright.db",
) -> None:
    """Make the games' file from a copy. It must not exist: stop the server and move the old one away first."""
    target = _file(store)
    for left in (Path(f"{target}-wal"), Path(f"{target}-shm")):
        if left.exists():  # SQLite would read it into the new file
            raise ImpossibleSetup(f"{left} belongs to another {target}: move it away with that one")
    games = copy_database(file, target)
    console.print(f"{target} holds {games} games; it was checked", highlight=False)
