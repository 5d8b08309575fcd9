"""What a server's answer costs, stage by stage. Run as a server: python -m bench.stages TOTALS [options of the server]

On SIGUSR1 it writes to the file TOTALS what was spent so far, in seconds, and for how many answers, and counts anew.
"""

import json
import signal
import sqlite3
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rulewright.games import game_named
from rulewright.server import serve
from rulewright.server.http import table_socket
from rulewright.server.store.sqlite import SqliteStore
from rulewright.server.tables import live_view
from rulewright.server.tables.ledger import Ledger

GAMES = ("seekers", "battleground", "outposts", "lytharian", "elysia")
STAGES = ("rules", "view", "scene", "words", "html", "diff", "effects", "store", "rest")
spent: defaultdict[str, float] = defaultdict(float)
calls: defaultdict[str, int] = defaultdict(int)
_inner: list[float] = []  # of the stages that are open: what stages inside them took


def timed(owner: Any, name: str, stage: str) -> None:
    """Count what this function takes as a stage of its own."""
    work: Callable[..., Any] = getattr(owner, name)

    def counted(*args: Any, **named: Any) -> Any:
        began = time.thread_time()
        _inner.append(0.0)
        try:
            return work(*args, **named)
        finally:
            took = time.thread_time() - began
            spent[stage] += took - _inner.pop()
            calls[stage] += 1
            if _inner:
                _inner[-1] += took

    object.__setattr__(owner, name, counted) if not isinstance(owner, type) else setattr(owner, name, counted)


def time_table() -> None:
    """Count the stages that all games share."""
    timed(Ledger, "apply", "rules")
    timed(live_view, "_table_view", "words")
    timed(table_socket, "table_fragments", "html")
    timed(table_socket, "difference", "diff")
    timed(table_socket, "effects_seen", "effects")


def time_game(slug: str) -> None:
    """Count those of a game."""
    game = game_named(slug)
    timed(game.rules, "view", "view")
    timed(game.page, "scene", "scene")


def main() -> None:
    """A server that counts."""
    totals, *options = sys.argv[1:]

    def tell(*_: object) -> None:
        Path(totals).write_text(json.dumps([spent, calls["rules"]]))
        spent.clear()
        calls.clear()

    do = SqliteStore._do

    async def counted(self: SqliteStore, work: Callable[[sqlite3.Connection], Any]) -> Any:
        def timed_work(db: sqlite3.Connection) -> Any:  # in the store's own thread
            began = time.thread_time()
            try:
                return work(db)
            finally:
                spent["store"] += time.thread_time() - began

        return await do(self, timed_work)

    SqliteStore._do = counted  # type: ignore[method-assign]
    time_table()
    for slug in GAMES:
        time_game(slug)
    signal.signal(signal.SIGUSR1, tell)
    serve.main(options)


if __name__ == "__main__":
    main()
