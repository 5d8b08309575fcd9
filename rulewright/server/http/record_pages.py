"""Looking back: the replay, records out and in, playing on from a moment."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from rulewright.server.errors import Hidden, TooMuch
from rulewright.server.html import pages
from rulewright.server.http.forms import form_of, go, someone, whole
from rulewright.server.http.request_context import hub_of, may_create, place_of
from rulewright.server.http.setup_page import BOTS
from rulewright.server.tables.replay_view import replay_seats, replay_view, replay_viewer


async def replay(request: Request) -> Response:
    """The game, step by step."""
    hub, query = hub_of(request), request.query_params
    live = await hub.fetch(request.path_params["code"])
    place = await place_of(request, live)
    viewer = replay_viewer(live, place, query.get("seat"))
    played = await hub.replay(live)
    step = whole(query.get("step"), played.steps if query.get("step") == "end" else 0)
    seat = query.get("seat") or replay_seats(live, place)[0][0]
    v = replay_view(live, played, viewer, step, place)
    base = str(request.base_url).rstrip("/")
    info = {
        "ws": f"/ws/{live.code}?replay=1&seat={seat}&step={v.step}",
        "views": [list(entry) for entry in replay_seats(live, place)],
        "seat": seat,
        "bots": BOTS,
        "may_fork": live.told.over,
        "may_download": live.told.over,
        "moment": f"{base}/t/{live.code}/replay?step={v.step}&seat={seat}",
    }
    return HTMLResponse(pages.replay(v, info))


async def record(request: Request) -> Response:
    """The record as a file, once it gives nothing away."""
    live = await hub_of(request).fetch(request.path_params["code"])
    if not live.told.over:
        raise Hidden("the record opens when the game is over: it holds the seed and every answer")
    name = f"{live.game.slug}-{live.code}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(live.told.match.record().text(), headers=headers)


async def upload(request: Request) -> Response:
    """Lay up a record that somebody brings."""
    hub, form = hub_of(request), await form_of(request)
    if not may_create(request):
        raise TooMuch("too many uploads from here; wait a minute")
    secret, person = someone(request)
    made = await hub.lay_up(form.get("record", ""), person)
    return go(request, f"/t/{made.live.code}/replay", secret)


async def play_from(request: Request) -> Response:
    """A new game against bots from a moment of this one."""
    hub, form = hub_of(request), await form_of(request)
    form = dict(request.query_params) | form
    if not may_create(request):
        raise TooMuch("too many new games from here; wait a minute")
    live = await hub.fetch(request.path_params["code"])
    secret, person = someone(request)
    step, seat = whole(form.get("step"), 0), whole(form.get("seat"), 0)
    made = await hub.play_from(live, step, seat, form.get("bot") or "greedy", person)
    return go(request, f"/t/{made.live.code}", secret)
