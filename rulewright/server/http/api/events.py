"""What happened: at once, after a while, or as a stream."""

import asyncio
import json
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from rulewright.server.http.api.games import the_game
from rulewright.server.http.api.request_bodies import number_of
from rulewright.server.http.api.table_json import happened, lines_of
from rulewright.server.http.request_context import hub_of, place_of
from rulewright.server.tables.live_game import Live
from rulewright.server.tables.live_view import table_view
from rulewright.server.tables.viewpoint import Place

# -- events


async def events(request: Request) -> Response:
    """What happened since line `after`: at once, after at most `wait` seconds, or as a stream (SSE)."""
    live = await the_game(request)
    place = await place_of(request, live)
    after = number_of(request, "after", 0, 1_000_000)
    wait = min(number_of(request, "wait", 0, 60), hub_of(request).settings.wait)
    known = number_of(request, "n", -1, 1_000_000)
    news = asyncio.Event()
    if "text/event-stream" in request.headers.get("accept", ""):
        return StreamingResponse(stream(live, place, after), media_type="text/event-stream")
    if wait and not lines_of(table_view(live, place), after) and live.told.n == known:
        live.listen(news, news.set, place.held)
        try:
            news.clear()
            async with asyncio.timeout(wait):
                while live.told.n == known and not lines_of(table_view(live, place), after):
                    await news.wait()
                    news.clear()
        except TimeoutError:
            pass
        finally:
            live.leave(news)
    return JSONResponse(happened(table_view(live, place), after))


async def stream(live: Live, place: Place, after: int) -> AsyncIterator[str]:
    """The same as server-sent events, one for every change of the position, until the game is over."""
    news, n = asyncio.Event(), -1
    live.listen(news, news.set, place.held)
    try:
        while True:
            v = table_view(live, place)
            if v.n != n:
                message = happened(v, after)
                n, after = v.n, message["after"]
                yield f"data: {json.dumps(message)}\n\n"
            if v.outcome is not None:
                return
            try:
                async with asyncio.timeout(15):
                    await news.wait()
                news.clear()
            except TimeoutError:
                yield ": still here\n\n"
    finally:
        live.leave(news)
