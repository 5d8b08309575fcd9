"""The app: which address leads where. Pages are made in `pages`, games live in `hub`."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from rulewright.kernel.errors import RulewrightError
from rulewright.server import api, pages, web, workshop
from rulewright.server.doors import hub_of, is_json, place_of
from rulewright.server.faults import Refused, status_of
from rulewright.server.guard import Buckets, Guard, same_origin
from rulewright.server.hub import Hub, Settings
from rulewright.server.store import Store, store_for
from rulewright.server.viewing import replay_viewer
from rulewright.server.wire import ReplayWindow, Window


def create_app(settings: Settings | None = None, store: Store | None = None) -> Starlette:
    """The app for these settings; the store is made from its address unless one is given."""
    settings = settings or Settings()
    hub = Hub(settings, store or store_for(settings.store))

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hub.open()
        yield
        await hub.close()

    app = Starlette(
        routes=[
            Route("/", web.home),
            Route("/new/{slug}", web.new_page),
            Route("/new", web.new, methods=["POST"]),
            Route("/new/check", web.check, methods=["POST"]),
            Route("/s/{token}", web.sit),
            Route("/t/{code}", web.table),
            Route("/t/{code}/replay", web.replay),
            Route("/t/{code}/record.txt", web.record),
            Route("/t/{code}/from", web.play_from, methods=["POST"]),
            Route("/t/{code}/public", web.publish, methods=["POST"]),
            Route("/records", web.upload, methods=["POST"]),
            Route("/rules/{slug}", web.rules),
            Route("/cards/{slug}", web.cards),
            Route("/decks/{slug}", workshop.open_page),
            Route("/decks/{slug}", workshop.work, methods=["POST"]),
            Mount("/api", routes=api.routes),
            Mount("/static", StaticFiles(directory=Path(__file__).parent / "static")),
            WebSocketRoute("/ws/{code}", socket),
        ],
        lifespan=lifespan,
        middleware=[Middleware(Guard, most=settings.largest_body)],
        exception_handlers={RulewrightError: refused, HTTPException: not_found, 500: broken},
    )
    app.state.hub = hub
    app.state.creations = Buckets(settings.creations, settings.creation_burst)
    app.state.savings = Buckets(0.5, 30)
    app.state.chat = Buckets(0.5, 5)
    return app


# -- what can go wrong


async def refused(request: Request, wrong: Exception) -> Response:
    """A refusal in words, as a page or as JSON."""
    status = status_of(wrong, api=request.url.path.startswith("/api"))
    if wants_json(request):
        headers = {"www-authenticate": "Bearer"} if status == 401 else None
        return JSONResponse({"error": str(wrong)}, status, headers)
    hints = {
        400: "Go back, put it right and try again.",
        404: "Ask whoever sent you the link for a fresh one, or begin a game of your own.",
        403: "Ask for a seat's link.",
        409: "Go back and look again.",
    }
    return HTMLResponse(pages.error(status, str(wrong), hints.get(status, "Go back and try again.")), status)


async def not_found(request: Request, wrong: Exception) -> Response:
    """No such page, or not by this method."""
    assert isinstance(wrong, HTTPException)
    words = {404: "There is nothing at this address.", 405: "This address is used in another way."}
    said = words.get(wrong.status_code, str(wrong.detail))
    if wants_json(request):
        return JSONResponse({"error": said}, wrong.status_code, wrong.headers)
    page = pages.error(wrong.status_code, said, "Begin at the home page.")
    return HTMLResponse(page, wrong.status_code, wrong.headers)


async def broken(request: Request, wrong: Exception) -> Response:
    """A fault of ours."""
    words = "Something broke on our side. The game itself is safe."
    if wants_json(request):
        return JSONResponse({"error": words}, 500)
    return HTMLResponse(pages.error(500, words, "Reload the page."), 500)


def wants_json(request: Request) -> bool:
    """Whether a program asks."""
    return request.url.path.startswith("/api") or request.url.path == "/new/check" or is_json(request)


# -- the socket


async def socket(socket: WebSocket) -> None:
    """One window of a table or of a replay."""
    if not same_origin(socket.headers):
        await socket.close(4403, "another origin")
        return
    hub, query = hub_of(socket), socket.query_params
    await socket.accept()
    try:
        live = await hub.fetch(socket.path_params["code"])
        if len(live.listeners) >= hub.settings.sockets_a_game:
            raise Refused("too many windows look at this game")
        place = await place_of(socket, live, query.get("seat"))
        if query.get("replay"):
            viewer = replay_viewer(live, place, query.get("seat"))
            step = web.whole(query.get("step"), 0)
            window: Window = ReplayWindow(hub, live, socket, place, viewer, step)
        else:
            window = Window(hub, live, socket, place)
    except RulewrightError as wrong:
        await socket.send_text(json.dumps({"no": str(wrong)}))
        await socket.close(4400 + status_of(wrong) % 100)
        return
    await window.run()
