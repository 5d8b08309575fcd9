"""What a program does at its seat."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rulewright.server.errors import Refused, TooMuch
from rulewright.server.http.api.games import the_game
from rulewright.server.http.api.request_bodies import AgreeBody, AnswerBody, SayBody, StopBody, VersionBody, body_of
from rulewright.server.http.api.table_json import info
from rulewright.server.http.request_context import own_seat


async def answer(request: Request) -> Response:
    """Answer the seat's question; it is on disk when this returns."""
    live = await the_game(request)
    seat, body = await own_seat(request, live), await body_of(request, AnswerBody)
    await live.answer(seat, body.n, body.answer)
    return JSONResponse(info(live))


async def undo(request: Request) -> Response:
    """Take the last answer back, or ask the other people."""
    live = await the_game(request)
    seat, body = await own_seat(request, live), await body_of(request, VersionBody)
    await live.undo(seat, body.n)
    return JSONResponse(info(live))


async def undo_ok(request: Request) -> Response:
    """Agree to another's undo, or not."""
    live = await the_game(request)
    seat, body = await own_seat(request, live), await body_of(request, AgreeBody)
    await live.undo_ok(seat, body.n, body.yes)
    return JSONResponse(info(live))


async def concede(request: Request) -> Response:
    """Give up: at once, or at the seat's next decision."""
    live = await the_game(request)
    await live.concede(await own_seat(request, live))
    return JSONResponse(info(live))


async def stop(request: Request) -> Response:
    """Where the seat wants to be asked; elsewhere the table passes for it."""
    live = await the_game(request)
    seat, body = await own_seat(request, live), await body_of(request, StopBody)
    await live.stop(seat, body.key, body.on)
    return JSONResponse(info(live))


async def say(request: Request) -> Response:
    """A line of chat."""
    live = await the_game(request)
    seat, body = await own_seat(request, live), await body_of(request, SayBody)
    words = " ".join("".join(ch if ch.isprintable() else " " for ch in body.text).split())
    if not words:
        raise Refused("there is nothing to say in this")
    if not request.app.state.chat.take(f"{live.code} {seat}"):
        raise TooMuch("you talk too fast; wait a moment")
    await live.say(live.told.names[seat], words)
    return JSONResponse(info(live))
