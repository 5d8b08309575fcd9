"""The table for programs: the same games, the same authority as the page, in JSON."""

import asyncio
import dataclasses
import json
from collections.abc import AsyncIterator, Mapping
from typing import Annotated, Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from rulewright.bots import BOTS
from rulewright.games import GAMES
from rulewright.kernel.question import HIDDEN
from rulewright.server.doors import hub_of, may_create, own_seat, place_of
from rulewright.server.faults import Hidden, Malformed, Refused, TooMuch
from rulewright.server.hub import Made
from rulewright.server.live import Live
from rulewright.server.seatview import TableView
from rulewright.server.setup import Setup
from rulewright.server.viewing import settings_of, table_view
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


def number_of(request: Request, name: str, default: float, most: float) -> float:
    """A number among the query parameters."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.replace(".", "", 1).isdigit() and len(text) < 10) or float(text) > most:
        raise Malformed(f"'{name}' is a number from 0 to {most:g}, not '{text[:20]}'")
    return float(text)


# -- what is said


def plain(value: Any) -> Any:
    """A view as JSON: dataclasses as objects, without the rules and cards in force."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        frozen = getattr(type(value), "__dataclass_params__").frozen  # noqa: B009
        return None if frozen else {f.name: plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: plain(part) for name, part in zip(value._fields, value, strict=True)}
    if isinstance(value, Mapping):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(part) for part in value]
    return value if isinstance(value, int | float | str | bool | None) else None


def info(live: Live) -> dict[str, Any]:
    """What everybody may know of a game."""
    told, outcome = live.told, live.told.match.outcome
    return {
        "code": live.code,
        "game": live.game.slug,
        "title": live.game.title,
        "names": told.names,
        "bots": told.bots,
        "n": told.n,
        "step": len(told.match.history),
        "turn": len(told.match.turns) - 1,
        "waiting": list(told.asked()),
        "over": told.over,
        "outcome": {"winners": list(outcome.winners), "words": outcome.words, "clause": outcome.clause}
        if outcome
        else None,
        "rematch": told.rematch,
        "settings": settings_of(live),
    }


def question_of(v: TableView, live: Live) -> dict[str, Any] | None:
    """The viewer's own question with every option."""
    if v.ask is None or v.viewer is None:
        return None
    asked = live.told.asked()[v.viewer]
    options = [
        {
            "index": choice.index,
            "text": v.game.notation(v.view, option),
            "label": choice.label,
            "refs": list(choice.refs),
        }
        for choice, option in zip(v.ask.choices, asked.options, strict=True)
    ]
    return {"key": v.ask.key, "words": v.ask.words, "clause": v.ask.clause, "options": options}


def state_of(live: Live, v: TableView, after: int = 0) -> dict[str, Any]:
    """The table as a viewer sees it."""
    known = [card for card, face in enumerate(v.view.faces) if face != HIDDEN]
    view = {field.name: plain(getattr(v.view, field.name)) for field in dataclasses.fields(v.view)}
    return info(live) | {
        "seat": v.viewer if v.mode == "play" else None,
        "view": view,
        "cards": {f"card-{card}": v.game.card_words(v.view, card) for card in known},
        "question": question_of(v, live),
        "clocks": [person.clock for person in v.people],
        "undo": v.undo,
        "undo_request": v.undo_request,
        "chat": [list(line) for line in v.chat],
        "log": lines_of(v, after),
    }


def lines_of(v: TableView, after: int) -> list[dict[str, Any]]:
    """The log from a line on."""
    return [
        {"number": x.number, "step": x.step, "words": x.words, "clause": x.clause, "refs": list(x.refs)}
        for x in v.log
        if x.number >= after
    ]


def made_of(request: Request, made: Made) -> dict[str, Any]:
    """A new game and the secrets of its seats."""
    base, who = str(request.base_url), made.live.row.header["who"]
    seats = [
        {
            "seat": seat,
            "name": name,
            "who": who[seat],
            "bot": made.live.told.bots[seat],
            "token": made.tokens.get(seat),
            "link": f"{base}s/{made.tokens[seat]}" if seat in made.tokens else None,
        }
        for seat, name in enumerate(made.live.told.names)
    ]
    return {"code": made.live.code, "table": f"{base}t/{made.live.code}", "seats": seats}


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
    return JSONResponse(made_of(request, await hub_of(request).create(setup, None)), 201)


async def the_game(request: Request) -> Live:
    return await hub_of(request).fetch(request.path_params["code"])


async def game(request: Request) -> Response:
    """What everybody may know of a game."""
    return JSONResponse(info(await the_game(request)))


async def state(request: Request) -> Response:
    """The table as the token's seat sees it, or a spectator without one."""
    live = await the_game(request)
    after = int(number_of(request, "after", 0, 1e6))
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
    return JSONResponse(made_of(request, await hub_of(request).lay_up(body.record, None)), 201)


async def play_from(request: Request) -> Response:
    """A new game against bots from a moment of a finished one."""
    live = await the_game(request)
    if not may_create(request):
        raise TooMuch("too many new games from here; wait a minute")
    body = await body_of(request, FromBody)
    made = await hub_of(request).play_from(live, body.step, body.seat, body.bot, None)
    return JSONResponse(made_of(request, made), 201)


# -- events


async def events(request: Request) -> Response:
    """What happened since line `after`: at once, after at most `wait` seconds, or as a stream (SSE)."""
    live = await the_game(request)
    place = await place_of(request, live)
    after = int(number_of(request, "after", 0, 1e6))
    wait = min(number_of(request, "wait", 0, 60), hub_of(request).settings.wait)
    known = number_of(request, "n", -1, 1e6)
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


def happened(v: TableView, after: int) -> dict[str, Any]:
    """The news of a table."""
    return {
        "n": v.n,
        "after": v.log[-1].number + 1 if v.log else 0,
        "log": lines_of(v, after),
        "waiting": list(v.waiting),
        "asked": v.ask is not None,
        "over": v.outcome is not None,
    }


async def stream(live: Live, place: Any, after: int) -> AsyncIterator[str]:
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
    Route("/games", public, methods=["GET"]),
    Route("/games", create, methods=["POST"]),
    Route("/games/{code}", game),
    Route("/games/{code}/state", state),
    Route("/games/{code}/options", options),
    Route("/games/{code}/answer", answer, methods=["POST"]),
    Route("/games/{code}/undo", undo, methods=["POST"]),
    Route("/games/{code}/undo_ok", undo_ok, methods=["POST"]),
    Route("/games/{code}/concede", concede, methods=["POST"]),
    Route("/games/{code}/say", say, methods=["POST"]),
    Route("/games/{code}/rematch", rematch, methods=["POST"]),
    Route("/games/{code}/events", events),
    Route("/games/{code}/record", record),
    Route("/games/{code}/from", play_from, methods=["POST"]),
    Route("/records", lay_up, methods=["POST"]),
]
