"""The table for programs: the same games, the same authority as the page, in JSON."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from rulewright.server.http.api.actions import answer, concede, say, stop, undo, undo_ok
from rulewright.server.http.api.events import events
from rulewright.server.http.api.games import (
    game,
    games,
    import_record,
    index,
    options,
    play_from,
    record,
    rematch,
    state,
)
from rulewright.server.http.api.openapi import document


async def openapi(request: Request) -> Response:
    """This API, described."""
    return JSONResponse(document())


routes = [
    Route("/", index),
    Route("/openapi.json", openapi),
    Route("/games", games, methods=["GET", "POST"]),
    Route("/games/{code}", game),
    Route("/games/{code}/state", state),
    Route("/games/{code}/options", options),
    Route("/games/{code}/answer", answer, methods=["POST"]),
    Route("/games/{code}/undo", undo, methods=["POST"]),
    Route("/games/{code}/undo_ok", undo_ok, methods=["POST"]),
    Route("/games/{code}/concede", concede, methods=["POST"]),
    Route("/games/{code}/stop", stop, methods=["POST"]),
    Route("/games/{code}/say", say, methods=["POST"]),
    Route("/games/{code}/rematch", rematch, methods=["POST"]),
    Route("/games/{code}/events", events),
    Route("/games/{code}/record", record),
    Route("/games/{code}/from", play_from, methods=["POST"]),
    Route("/records", import_record, methods=["POST"]),
]
