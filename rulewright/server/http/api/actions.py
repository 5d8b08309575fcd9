"""What a program does at its seat."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rulewright.kernel.question import Seat
from rulewright.server.errors import Refused, TooManyRequests
from rulewright.server.http.api.games import game_of
from rulewright.server.http.api.request_bodies import AgreeBody, AnswerBody, S, SayBody, StopBody, VersionBody, body_of
from rulewright.server.http.api.table_json import game_json
from rulewright.server.http.rate_limits import RateLimits
from rulewright.server.http.request_context import own_seat
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.text import one_line


async def acting(request: Request, kind: type[S]) -> tuple[LiveGame, Seat, S]:
    """The game, the seat for which the request acts, and what it says."""
    live = await game_of(request)
    return live, await own_seat(request, live), await body_of(request, kind)


async def answer(request: Request) -> Response:
    """Answer the seat's question."""
    live, seat, body = await acting(request, AnswerBody)
    await live.answer(seat, body.n, body.answer)  # on disk when this returns
    return JSONResponse(game_json(live))


async def undo(request: Request) -> Response:
    """Take the last answer back, or ask the other people whether it may be."""
    live, seat, body = await acting(request, VersionBody)
    await live.undo(seat, body.n)
    return JSONResponse(game_json(live))


async def undo_ok(request: Request) -> Response:
    """Agree to another's undo."""
    live, seat, body = await acting(request, AgreeBody)
    await live.undo_ok(seat, body.n, body.yes)
    return JSONResponse(game_json(live))


async def concede(request: Request) -> Response:
    """Give up."""
    live = await game_of(request)
    await live.concede(await own_seat(request, live))
    return JSONResponse(game_json(live))


async def stop(request: Request) -> Response:
    """Whether the seat wants to be asked in a kind of window; elsewhere the table passes for it."""
    live, seat, body = await acting(request, StopBody)
    switches: RateLimits = request.app.state.switches
    if not switches.take(f"{live.code} {seat}"):
        raise TooManyRequests("you switch too fast; wait a moment")
    await live.stop(seat, body.key, body.on)
    return JSONResponse(game_json(live))


async def say(request: Request) -> Response:
    """A line of chat."""
    live, seat, body = await acting(request, SayBody)
    words = one_line(body.text)
    if not words:
        raise Refused("there is nothing to say in this")
    limits: RateLimits = request.app.state.chat
    if not limits.take(f"{live.code} {seat}"):
        raise TooManyRequests("you talk too fast; wait a moment")
    await live.talk(seat, words)
    return JSONResponse(game_json(live))
