"""What a program does at its seat."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rulewright.server.errors import Refused, TooManyRequests
from rulewright.server.http.api.games import game_of
from rulewright.server.http.api.request_bodies import AgreeBody, AnswerBody, SayBody, StopBody, VersionBody, body_of
from rulewright.server.http.api.table_json import game_json
from rulewright.server.http.rate_limits import RateLimits
from rulewright.server.http.request_context import own_seat
from rulewright.server.text import one_line


async def answer(request: Request) -> Response:
    """Answer the seat's question; it is on disk when this returns."""
    live = await game_of(request)
    seat, body = await own_seat(request, live), await body_of(request, AnswerBody)
    await live.answer(seat, body.n, body.answer)
    return JSONResponse(game_json(live))


async def undo(request: Request) -> Response:
    """Take the last answer back, or ask the other people."""
    live = await game_of(request)
    seat, body = await own_seat(request, live), await body_of(request, VersionBody)
    await live.undo(seat, body.n)
    return JSONResponse(game_json(live))


async def undo_ok(request: Request) -> Response:
    """Agree to another's undo, or not."""
    live = await game_of(request)
    seat, body = await own_seat(request, live), await body_of(request, AgreeBody)
    await live.undo_ok(seat, body.n, body.yes)
    return JSONResponse(game_json(live))


async def concede(request: Request) -> Response:
    """Give up: at once, or at the seat's next decision."""
    live = await game_of(request)
    await live.concede(await own_seat(request, live))
    return JSONResponse(game_json(live))


async def stop(request: Request) -> Response:
    """Where the seat wants to be asked; elsewhere the table passes for it."""
    live = await game_of(request)
    seat, body = await own_seat(request, live), await body_of(request, StopBody)
    await live.stop(seat, body.key, body.on)
    return JSONResponse(game_json(live))


async def say(request: Request) -> Response:
    """A line of chat."""
    live = await game_of(request)
    seat, body = await own_seat(request, live), await body_of(request, SayBody)
    words = one_line(body.text)
    if not words:
        raise Refused("there is nothing to say in this")
    limits: RateLimits = request.app.state.chat
    if not limits.take(f"{live.code} {seat}"):
        raise TooManyRequests("you talk too fast; wait a moment")
    await live.say(live.ledger.names[seat], words)
    return JSONResponse(game_json(live))
