"""The table for programs: the same games, the same authority as the page, in JSON."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from rulewright.bots import BOTS
from rulewright.games import GAMES
from rulewright.server.doors import hub_of, may_create, own_seat, place_of
from rulewright.server.faults import Hidden, Malformed, Refused, TooMuch
from rulewright.server.live import Live
from rulewright.server.setup import Setup
from rulewright.server.telling import happened, info, lines_of, made_of, question_of, state_of
from rulewright.server.viewing import Place, table_view
from rulewright.server.wire import SAY

S = TypeVar("S", bound=msgspec.Struct)
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class AnswerBody(msgspec.Struct, forbid_unknown_fields=True):
    """An answer: the option's number, or its notation; `n` is the version it was meant for."""

    answer: Count | Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    n: Count | None = None


class VersionBody(msgspec.Struct, forbid_unknown_fields=True):
    """The version of the table that an action was meant for."""

    n: Count | None = None


class AgreeBody(msgspec.Struct, forbid_unknown_fields=True):
    """Whether the seat agrees to another's undo."""

    yes: bool
    n: Count | None = None


class SayBody(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=SAY)]


class StopBody(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of window, and whether the seat wants to be asked in it."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    on: bool


class RecordBody(msgspec.Struct, forbid_unknown_fields=True):
    """A record as text."""

    record: Annotated[str, msgspec.Meta(max_length=900_000)]


class FromBody(msgspec.Struct, forbid_unknown_fields=True):
    """A moment to play on from, the seat to take, and the bot for the others."""

    step: Count
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"


async def body_of(request: Request, kind: type[S]) -> S:
    """The JSON body as it must be, or what is wrong with it."""
    raw = await request.body()
    try:
        return msgspec.convert(whole_numbers(msgspec.json.decode(raw or b"{}")), kind)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as wrong:
        raise Malformed(f"the body does not fit: {wrong}") from None


def whole_numbers(value: Any) -> Any:
    """JSON has one kind of number: 3.0 is 3."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {key: whole_numbers(part) for key, part in value.items()}
    return [whole_numbers(part) for part in value] if isinstance(value, list) else value


def number_of(request: Request, name: str, default: int, most: int) -> int:
    """A whole number among the query parameters."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 10) or int(text) > most:
        raise Malformed(f"'{name}' is a whole number from 0 to {most}, not '{text[:20]}'")
    return int(text)


# -- doing


async def index(request: Request) -> Response:
    """The games and bots there are."""
    games = [
        {"game": g.slug, "title": g.title, "version": g.version, "players": [g.players[0], g.players[-1]]}
        for g in GAMES.values()
    ]
    return JSONResponse({"games": games, "bots": list(BOTS)})


async def public(request: Request) -> Response:
    """The games that are listed for everybody."""
    hub = hub_of(request)
    rows = await hub.store.public_games()
    listed = [
        {"code": row.code, "game": row.header["game"], "names": row.header["names"], "created": row.created}
        for row in rows
    ]
    return JSONResponse({"games": listed})


async def create(request: Request) -> Response:
    """Set a game up."""
    if not may_create(request):
        raise TooMuch("too many new games from here; wait a minute")
    setup = await body_of(request, Setup)
    return JSONResponse(made_of(str(request.base_url), await hub_of(request).create(setup, None)), 201)


async def games(request: Request) -> Response:
    """One address, two ways."""
    return await (create(request) if request.method == "POST" else public(request))


async def the_game(request: Request) -> Live:
    return await hub_of(request).fetch(request.path_params["code"])


async def game(request: Request) -> Response:
    """What everybody may know of a game."""
    return JSONResponse(info(await the_game(request)))


async def state(request: Request) -> Response:
    """The table as the token's seat sees it, or a spectator without one."""
    live = await the_game(request)
    after = number_of(request, "after", 0, 1_000_000)
    return JSONResponse(state_of(live, table_view(live, await place_of(request, live)), after))


async def options(request: Request) -> Response:
    """The seat's own question and its options; null while it is not asked."""
    live = await the_game(request)
    await own_seat(request, live)
    v = table_view(live, await place_of(request, live))
    return JSONResponse({"n": v.n, "question": question_of(v, live), "waiting": list(v.waiting)})


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


async def rematch(request: Request) -> Response:
    """Play again: the same seats, opened by the same tokens, in a new game."""
    live = await the_game(request)
    await own_seat(request, live)
    return JSONResponse({"code": await hub_of(request).rematch(live)}, 201)


async def record(request: Request) -> Response:
    """The record, once it gives nothing away."""
    live = await the_game(request)
    if not live.told.over:
        raise Hidden("the record opens when the game is over: it holds the seed and every answer")
    return JSONResponse({"record": live.told.match.record().text()})


async def lay_up(request: Request) -> Response:
    """Lay up a record, to be replayed and played on from."""
    if not may_create(request):
        raise TooMuch("too many uploads from here; wait a minute")
    body = await body_of(request, RecordBody)
    return JSONResponse(made_of(str(request.base_url), await hub_of(request).lay_up(body.record, None)), 201)


async def play_from(request: Request) -> Response:
    """A new game against bots from a moment of a finished one."""
    live = await the_game(request)
    if not may_create(request):
        raise TooMuch("too many new games from here; wait a minute")
    body = await body_of(request, FromBody)
    made = await hub_of(request).play_from(live, body.step, body.seat, body.bot, None)
    return JSONResponse(made_of(str(request.base_url), made), 201)


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


async def openapi(request: Request) -> Response:
    """This API, described."""
    from rulewright.server.openapi import document

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
    Route("/records", lay_up, methods=["POST"]),
]
