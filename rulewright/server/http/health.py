"""For operators: whether the server is well, and its figures in the text form of Prometheus."""

import os
import time

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from rulewright.server.http.rate_limits import OpenLines
from rulewright.server.http.request_context import live_games_of


async def healthz(request: Request) -> Response:
    """Well: the store takes what is written. With several processes: the one that was asked."""
    began = time.monotonic()
    try:
        await live_games_of(request).store.try_writing()
    except Exception as wrong:
        return JSONResponse({"well": False, "store": type(wrong).__name__}, 503)
    return JSONResponse({"well": True, "process": os.getpid(), "store_seconds": round(time.monotonic() - began, 4)})


async def metrics(request: Request) -> Response:
    """What is in memory and who waits; nothing about any game or person."""
    live_games = live_games_of(request)
    lines: OpenLines = request.app.state.lines
    thinking, games = live_games.services.thinking, live_games.loaded.values()
    figures = {
        "games_loaded": ("gauge", "Games in memory.", len(games)),
        "watchers": ("gauge", "Sockets, streams and polls that follow a game.", sum(len(g.watchers) for g in games)),
        "lines_open": ("gauge", "Sockets, streams and polls of all clients.", sum(lines.open.values())),
        "rows_written_total": ("counter", "Rows written by this process.", live_games.services.rows_written),
        "thoughts_total": ("counter", "Decisions of bots.", thinking.thoughts),
        "thoughts_waiting": ("gauge", "Shares of thoughts that wait for a process.",
                             len(thinking.quick.waiting) + len(thinking.deep.waiting)),
    }  # fmt: skip
    told = [
        f"# HELP rulewright_{name} {words}\n# TYPE rulewright_{name} {kind}\nrulewright_{name} {value}\n"
        for name, (kind, words, value) in figures.items()
    ]
    return PlainTextResponse("".join(told), media_type="text/plain; version=0.0.4")
