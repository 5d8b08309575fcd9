"""Looking back: the replay, records out and in, playing on from a moment."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from rulewright.kernel.question import Seat
from rulewright.server.errors import Forbidden
from rulewright.server.html import pages
from rulewright.server.http.forms import browser_person, form_of, number_or, redirect
from rulewright.server.http.request_context import count_creation, live_games_of, visitor_of
from rulewright.server.tables import new_games
from rulewright.server.tables.replay import replay_seats, replay_viewer


async def replay(request: Request) -> Response:
    """The game, step by step."""
    live_games, query = live_games_of(request), request.query_params
    live = await live_games.fetch(request.path_params["code"])
    visitor = await visitor_of(request, live)
    viewer = replay_viewer(live, visitor, query.get("seat"))
    played = await live_games.replay(live, viewer)
    step = number_or(query.get("step"), played.steps if query.get("step") == "end" else 0)
    seat = query.get("seat") or replay_seats(live, visitor)[0][0]
    v = await live_games.look_back(live, played, viewer, step, visitor)
    info = {"ws": f"/ws/{live.code}?replay=1&seat={seat}&step={v.step}"}
    return HTMLResponse(pages.replay(v, info))


async def record(request: Request) -> Response:
    """The record as a file, once it gives nothing away."""
    live = await live_games_of(request).fetch(request.path_params["code"])
    if not live.ledger.over:
        raise Forbidden("the record opens when the game is over: it holds the seed and every answer")
    name = f"{live.game.slug}-{live.code}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(live.ledger.match.record().text(), headers=headers)


async def upload(request: Request) -> Response:
    """Take in a record that somebody brings."""
    live_games, form = live_games_of(request), await form_of(request)
    count_creation(request, "uploads")
    secret, person = browser_person(request)
    made = await new_games.import_record(live_games, form.get("record", ""), person)
    return redirect(request, f"/t/{made.live.code}/replay", secret)


async def play_from(request: Request) -> Response:
    """A new game against bots from a moment of this one."""
    live_games, form = live_games_of(request), await form_of(request)
    form = dict(request.query_params) | form
    count_creation(request, "new games")
    live = await live_games.fetch(request.path_params["code"])
    secret, person = browser_person(request)
    step, seat = number_or(form.get("step"), 0), Seat(number_or(form.get("seat"), 0))
    bot = form.get("bot") or "greedy"
    made = await new_games.play_from(live_games, live, step=step, seat=seat, bot=bot, person=person)
    return redirect(request, f"/t/{made.live.code}", secret)
