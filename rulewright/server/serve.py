"""Starts the server: `python -m rulewright.server.serve`, or `serve()` from the command line."""

import argparse
import asyncio
import socket

import uvicorn

from rulewright.server.app import create_app
from rulewright.server.settings import Settings
from rulewright.server.store import store_for
from rulewright.server.store.rows import StoreUnusable

ADDRESS, PORT = "127.0.0.1", 8765


def free_port(host: str, port: int) -> int:
    """The port, or the next free one after it."""
    for candidate in (*range(port, port + 20), 0):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, candidate))
            except OSError:
                continue
            found: int = trial.getsockname()[1]
            return found
    raise OSError(f"no free port near {port}")


def serve(
    host: str = ADDRESS, port: int = PORT, store: str = "rulewright.db", settings: Settings | None = None
) -> None:
    """Serve until interrupted. Prints the address first."""
    settings = settings or Settings()
    settings.store = store
    asyncio.run(_try_store(store))
    print(f"Rulewright is at http://{host}:{port}/  (Ctrl-C ends it; games are kept in {store})", flush=True)
    uvicorn.run(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=64 * 1024,
        ws_max_queue=64,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )


async def _try_store(address: str) -> None:
    """Whether games can be kept there, said before anybody comes."""
    store = store_for(address)
    await store.open()
    await store.close()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="The table in the browser.")
    parser.add_argument("--host", default=ADDRESS)
    parser.add_argument("--port", type=int, default=PORT, help="the next free one is taken if it is busy")
    parser.add_argument("--store", default="rulewright.db", help="a file, or postgresql://...")
    parser.add_argument("--idle", type=float, default=300.0, help="seconds until an idle game leaves memory")
    parser.add_argument(
        "--shortest-pass", "--window", type=float, default=0.6, help="seconds a pass takes at least among people"
    )  # --window: what it was called before
    parser.add_argument("--bot-processes", type=int, help="in which bots think; as many as cores unless given")
    parser.add_argument("--no-bots", action="store_true", help="bots do not move (for measuring)")
    parser.add_argument("--no-limits", action="store_true", help="no rate limits (for measuring)")
    chosen = parser.parse_args(arguments)
    settings = Settings(
        idle=chosen.idle,
        shortest_pass=chosen.shortest_pass,
        bots=not chosen.no_bots,
        bot_processes=chosen.bot_processes,
    )
    if chosen.no_limits:
        settings.creations_per_second = settings.creation_burst = settings.messages_per_second = 1e9
    try:
        serve(chosen.host, free_port(chosen.host, chosen.port), chosen.store, settings)
    except StoreUnusable as wrong:
        parser.exit(1, f"{wrong}\n")


if __name__ == "__main__":
    main()
