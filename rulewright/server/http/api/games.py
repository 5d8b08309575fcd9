"""Games for programs: which there are, set up, looked at, taken in and out as records."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rulewright.bots import BOTS
from rulewright.games import FORMER, GAMES
from rulewright.kernel.question import Seat
from rulewright.server.errors import Forbidden
from rulewright.server.http.api.request_bodies import FromBody, JoinBody, RecordBody, body_of, number_of
from rulewright.server.http.api.table_json import game_json, new_game_json, question_json, state_json
from rulewright.server.http.request_context import count_creation, live_games_of, own_seat, visitor_of
from rulewright.server.tables import new_games
from rulewright.server.tables.game_setup import Setup
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_view import table_view
from rulewright.server.tokens import hash_secret, new_token


async def index(request: Request) -> Response:
    """The games and bots there are."""
    games = [
        {"game": g.slug, "title": g.title, "version": g.version, "players": [g.players[0], g.players[-1]]}
        for g in GAMES.values()
    ]
    return JSONResponse({"games": games, "bots": list(BOTS)})


async def listed(request: Request) -> Response:
    """The games listed for everybody."""
    rows = await live_games_of(request).store.public_games()
    games = [
        {"code": row.code, "game": FORMER.get(slug, slug), "names": row.header["names"], "created": row.created}
        for row in rows
        for slug in [row.header["game"]]
    ]
    return JSONResponse({"games": games})


async def create(request: Request) -> Response:
    """Set a game up."""
    count_creation(request, "new games")
    setup = await body_of(request, Setup)
    made = await new_games.create(live_games_of(request), setup, None)
    return JSONResponse(new_game_json(str(request.base_url), made), 201)


async def join(request: Request) -> Response:
    """Take a seat by its link, which works once; the token is the seat's from now on."""
    body = await body_of(request, JoinBody)
    live_games = live_games_of(request)
    live, seat = await live_games.use_link(body.link.rstrip("/").rpartition("/")[2])
    token = new_token()
    await live_games.store.add_token(hash_secret(token), live.code, seat)
    await live_games.take_seat(live, hash_secret(token), seat)
    return JSONResponse({"code": live.code, "seat": seat, "token": token}, 201)


async def game_of(request: Request) -> LiveGame:
    return await live_games_of(request).fetch(request.path_params["code"])


async def game(request: Request) -> Response:
    """What everybody may know of a game."""
    return JSONResponse(game_json(await game_of(request)))


async def state(request: Request) -> Response:
    """The table as the token's seat sees it; as a spectator does without a token."""
    live = await game_of(request)
    after = number_of(request, "after", 0, 1_000_000)
    return JSONResponse(state_json(live, table_view(live, await visitor_of(request, live)), after))


async def options(request: Request) -> Response:
    """The seat's open question with its options; null while it is not asked."""
    live = await game_of(request)
    await own_seat(request, live)
    v = table_view(live, await visitor_of(request, live))
    return JSONResponse({"n": v.version, "question": question_json(v, live), "waiting": list(v.waiting)})


async def rematch(request: Request) -> Response:
    """Play again; the same tokens open the same seats of the new game."""
    live = await game_of(request)
    await own_seat(request, live)
    count_creation(request, "rematches")
    return JSONResponse({"code": await new_games.rematch(live_games_of(request), live)}, 201)


async def record(request: Request) -> Response:
    """The record, when the game is over."""
    live = await game_of(request)
    if not live.ledger.over:
        raise Forbidden("the record opens when the game is over: it holds the seed and every answer")
    return JSONResponse({"record": live.ledger.match.record().text()})


async def import_record(request: Request) -> Response:
    """Take in a record, to be replayed."""
    count_creation(request, "uploads")
    body = await body_of(request, RecordBody)
    made = await new_games.import_record(live_games_of(request), body.record, None)
    return JSONResponse(new_game_json(str(request.base_url), made), 201)


async def play_from(request: Request) -> Response:
    """A new game against bots from a moment of a finished one."""
    live = await game_of(request)
    count_creation(request, "new games")
    body = await body_of(request, FromBody)
    made = await new_games.play_from(
        live_games_of(request), live, step=body.step, seat=Seat(body.seat), bot=body.bot, person=None
    )
    return JSONResponse(new_game_json(str(request.base_url), made), 201)
