"""Games for programs: which there are, set up, looked at, taken in and out as records."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rulewright.bots import BOTS
from rulewright.games import GAMES
from rulewright.server.errors import Hidden, TooMuch
from rulewright.server.http.api.request_bodies import FromBody, RecordBody, body_of, number_of
from rulewright.server.http.api.table_json import info, made_of, question_of, state_of
from rulewright.server.http.request_context import hub_of, may_create, own_seat, place_of
from rulewright.server.tables.game_setup import Setup
from rulewright.server.tables.live_game import Live
from rulewright.server.tables.live_view import table_view

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
