"""Starts the server: `python -m rulewright.server.serve`, or `serve()` from the command line."""

import argparse
import asyncio
import contextlib
import os
import re
import socket
from functools import partial
from threading import Thread

import uvicorn

from rulewright.games import GAMES
from rulewright.server.app import create_app
from rulewright.server.html import pages
from rulewright.server.html.pictures import drawing_version
from rulewright.server.idle_connections import impatient_protocol
from rulewright.server.settings import Settings
from rulewright.server.store import store_for
from rulewright.server.store.rows import StoreUnusable
from rulewright.server.workers import family_of, listening_socket, serve_together

ADDRESS, PORT = "127.0.0.1", 8765


def free_port(host: str, port: int) -> int:
    """The port, or the next free one after it."""
    for candidate in (*range(port, port + 20), 0):
        with socket.socket(family_of(host)) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, candidate))
            except OSError:
                continue
            found: int = trial.getsockname()[1]
            return found
    raise OSError(f"no free port near {port}")


def serve(
    host: str = ADDRESS,
    port: int = PORT,
    store: str = "rulewright.db",
    settings: Settings | None = None,
    workers: int = 1,
) -> None:
    """Serve until interrupted, in so many processes. Prints the address first."""
    settings = settings or Settings()
    settings.store = store
    allow_many_files()
    asyncio.run(_try_store(store, workers))
    address = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
    print(f"Rulewright is at {address}  (Ctrl-C ends it; games are kept in {without_password(store)})", flush=True)
    if workers == 1:
        run_app(settings, listening_socket(host, port))
        return
    settings.lab = False  # its runs live in one process
    if settings.bot_processes is None:
        settings.bot_processes = max(1, (os.cpu_count() or 1) // workers)
    load_games()  # once for all of them, and for those that take the place of one that dies
    serve_together(workers, host, port, partial(run_app, settings))


def allow_many_files() -> None:
    """As many as the system lets this process have: each page holds a line open, and 1024 are soon used up."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # not on Windows
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run_app(settings: Settings, bound: socket.socket) -> None:
    """Serve in this process, on a socket that is bound; games are loaded before somebody asks for them."""
    Thread(target=load_games, daemon=True).start()
    config = uvicorn.Config(
        create_app(settings),
        http=impatient_protocol(settings),
        log_level="warning",
        ws_max_size=64 * 1024,
        ws_max_queue=64,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=False,  # the app sees to them, from whom it may
        timeout_graceful_shutdown=2,
    )
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run([bound])


def load_games() -> None:
    """All of them, with the pictures of the first page, and how the pages that come first are laid out."""
    pages.read_templates("home.html", "setup.html", "table.html")
    for game in GAMES.values():
        _ = game.tile
    drawing_version()


async def _try_store(address: str, workers: int) -> None:
    """Whether games can be kept there by so many processes, said before anybody comes."""
    store = store_for(address)
    if workers > 1 and not store.shared:
        raise StoreUnusable(
            f"{address} is a file of SQLite and belongs to one process: for {workers} workers keep the games in "
            "PostgreSQL (--store postgresql://...)"
        )
    await store.open()
    await store.close()


def without_password(address: str) -> str:
    """The address of a store as it may be shown."""
    return re.sub(r"(://[^:@/]*):[^@]*@", r"\1@", address)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="The table in the browser.")
    parser.add_argument("--host", default=ADDRESS)
    parser.add_argument("--port", type=int, default=PORT, help="the next free one is taken if it is busy")
    parser.add_argument("--store", default="rulewright.db", help="a file, or postgresql://...")
    parser.add_argument("--workers", type=int, default=1, help="processes at this address; several need PostgreSQL")
    parser.add_argument("--idle", type=float, default=300.0, help="seconds until an idle game leaves memory")
    parser.add_argument(
        "--shortest-pass", "--window", type=float, default=0.6, help="seconds a pass takes at least among people"
    )  # --window: what it was called before
    parser.add_argument("--bot-processes", type=int, help="in which bots think; as many as cores unless given")
    parser.add_argument("--access-log", action="store_true", help="one line of JSON for each request")
    parser.add_argument("--no-bots", action="store_true", help="bots do not move (for measuring)")
    parser.add_argument("--no-limits", action="store_true", help="no rate limits (for measuring)")
    chosen = parser.parse_args(arguments)
    settings = Settings(
        idle=chosen.idle,
        shortest_pass=chosen.shortest_pass,
        bots=not chosen.no_bots,
        bot_processes=chosen.bot_processes,
        access_log=chosen.access_log,
    )
    if chosen.no_limits:
        settings.creations_per_second = settings.creation_burst = settings.messages_per_second = 1e9
        settings.messages_per_client = settings.requests_per_client = 1e9
        settings.lines_per_client = settings.connections_per_client = 10**9
    try:
        serve(chosen.host, free_port(chosen.host, chosen.port), chosen.store, settings, chosen.workers)
    except StoreUnusable as wrong:
        parser.exit(1, f"{wrong}\n")


if __name__ == "__main__":
    main()
