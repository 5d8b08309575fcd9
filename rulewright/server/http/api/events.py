"""What happened: at once, after a while, or as a stream."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import ExitStack

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from rulewright.server.http.api.games import game_of
from rulewright.server.http.api.request_bodies import number_of
from rulewright.server.http.api.table_json import log_json, news_json
from rulewright.server.http.request_context import check_room, live_games_of, open_line, visitor_of
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_view import Visitor, table_view


async def events(request: Request) -> Response:
    """What happened since line `after`; waits up to `wait` seconds while nothing has happened and the version is still
    `n`. With `Accept: text/event-stream` the same as a stream.
    """
    live = await game_of(request)
    visitor = await visitor_of(request, live)
    after = number_of(request, "after", 0, 1_000_000)
    wait = min(number_of(request, "wait", 0, 60), live_games_of(request).settings.longest_poll)
    known = number_of(request, "n", -1, 1_000_000)
    news = asyncio.Event()
    if "text/event-stream" in request.headers.get("accept", ""):
        check_room(live, visitor)
        lines = ExitStack()
        lines.enter_context(open_line(request))
        return StreamingResponse(stream(live, visitor, after, lines), media_type="text/event-stream")
    if wait and not log_json(table_view(live, visitor), after) and live.ledger.version == known:
        check_room(live, visitor)
        lines = ExitStack()
        lines.enter_context(open_line(request))
        live.watch(news, news.set, visitor.held)
        try:
            news.clear()
            async with asyncio.timeout(wait):
                while live.ledger.version == known and not log_json(table_view(live, visitor), after):
                    await news.wait()
                    news.clear()
        except TimeoutError:
            pass
        finally:
            live.leave(news)
            lines.close()
    return JSONResponse(news_json(table_view(live, visitor), after))


async def stream(live: LiveGame, visitor: Visitor, after: int, lines: ExitStack) -> AsyncIterator[str]:
    """The same as server-sent events, one for every change of the position, until the game is over."""
    news, n = asyncio.Event(), -1
    live.watch(news, news.set, visitor.held)
    try:
        while True:
            v = table_view(live, visitor)
            if v.version != n:
                message = news_json(v, after)
                n, after = v.version, message["after"]
                yield f"data: {json.dumps(message)}\n\n"
            if v.outcome is not None or live.gone:
                return
            try:
                async with asyncio.timeout(15):
                    await news.wait()
                news.clear()
            except TimeoutError:
                yield ": still here\n\n"
    finally:
        live.leave(news)
        lines.close()
