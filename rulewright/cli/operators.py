"""Commands of those who run a server for others: copies of its games, and people who want to be forgotten."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from rulewright.cli.arguments import console
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.server.store import store_for
from rulewright.server.store.backup import copy_database
from rulewright.server.store.rows import Order

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


def forget(
    code: Annotated[str, typer.Argument(help="A game in which the person sits: the last part of its address.")],
    seat: Annotated[int, typer.Argument(min=1, help="Their seat, from 1.")],
    store: Annotated[str, typer.Option(help="Where the server keeps its games.")] = "rulewright.db",
) -> None:
    """Delete everything of whoever sits there: names, words, decks, games that nobody else played in."""
    asyncio.run(_order(store, Order(code, seat - 1)))
    console.print("ordered: a server that runs does it within half a minute, else when it starts", highlight=False)


async def _order(address: str, order: Order) -> None:
    store = store_for(address)
    await store.open_beside()
    try:
        found = await store.game(order.code)
        if found is None or order.seat >= found.header["seats"]:
            raise ImpossibleSetup(f"there is no game '{order.code}' with a seat {order.seat + 1} in {address}")
        await store.order(order)
    finally:
        await store.close()
