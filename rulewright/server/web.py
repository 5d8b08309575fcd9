"""The pages: what is asked for, by whom, and which page of `pages` it gets."""

import re
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response

from rulewright.games import GAMES
from rulewright.kernel.errors import RulewrightError, UnknownName
from rulewright.server import api, pages
from rulewright.server.decks import bring, choices
from rulewright.server.doors import hub_of, is_json, may_create, place_of
from rulewright.server.faults import Hidden, TooMuch, Unknown, status_of
from rulewright.server.guard import COOKIE, digest, give_cookie, new_token, person_of
from rulewright.server.hub import Hub
from rulewright.server.live import Live
from rulewright.server.setup import begin as set_up
from rulewright.server.setup import from_form, game_named
from rulewright.server.store import GameRow
from rulewright.server.viewing import replay_seats, replay_view, replay_viewer, table_view

BOTS = [
    ("random", "Random: plays anything"),
    ("greedy", "Greedy: looks one step ahead"),
    ("mcts:50", "Thinker: 50 playouts a decision"),
    ("mcts:200", "Strategist: 200 playouts a decision"),
    ("mcts:800", "Master: 800 playouts a decision"),
]


async def home(request: Request) -> Response:
    """The games, my games, games to watch."""
    hub, person = hub_of(request), person_of(request)
    mine = await hub.store.games_of(person) if person else []
    data = {
        "games": list(GAMES.values()),
        "bots": BOTS,
        "mine": [await listed(hub, row, person) for row in mine if row.header["game"] in GAMES],
        "public": [
            entry
            for row in await hub.store.public_games()
            if row.header["game"] in GAMES and not (entry := await listed(hub, row, person))["over"]
        ],
        "message": "",
    }
    return HTMLResponse(pages.home(data))


async def listed(hub: Hub, row: GameRow, person: str | None) -> dict[str, Any]:
    """A game as a line of a list."""
    live = hub.live.get(row.code)
    summary = live.told.summary() if live else row.summary
    names, waiting = row.header["names"], summary.get("waiting", [])
    held = await hub.store.held(person, row.code) if person else ()
    yours = not summary.get("over") and any(seat in held for seat in waiting)
    words = summary.get("words") or ("record" if row.header.get("archive") else "")
    if not words:
        words = "your move" if yours else "waiting for " + ", ".join(names[seat] for seat in waiting)
    return {
        "code": row.code,
        "game": row.header["game"],
        "title": GAMES[row.header["game"]].title,
        "names": names,
        "words": words if waiting or summary.get("over") or row.header.get("archive") else "running",
        "yours": yours,
        "over": bool(summary.get("over")) or bool(row.header.get("archive")),
        "created": row.created,
    }


async def new_page(request: Request) -> Response:
    """The set-up page."""
    game = known_game(request)
    extra = {"bots": BOTS, "decks": await choices(request, game)}
    return HTMLResponse(pages.setup(game, dict(request.query_params), [], extra))


def known_game(request: Request) -> Any:
    try:
        return game_named(request.path_params["slug"])
    except UnknownName as wrong:
        raise Unknown(str(wrong)) from None


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form, each once; a file is read as text."""
    values: dict[str, str] = {}
    async with request.form(max_files=2, max_fields=500) as form:
        for key, value in form.multi_items():
            if isinstance(value, str):
                values.setdefault(key, value)
            elif content := await value.read():
                values[key] = content.decode("utf-8", "replace")
    return values


async def new(request: Request) -> Response:
    """Set a game up from the form (or from JSON, as the API does)."""
    if is_json(request):
        return await api.create(request)
    hub, form = hub_of(request), await form_of(request)
    try:
        if not may_create(request):
            raise TooMuch("too many new games from here; wait a minute")
        setup = from_form(await bring(request, form))
        secret, person = someone(request)
        made = await hub.create(setup, person)
    except RulewrightError as wrong:
        game = game_named(form.get("game", ""))
        extra = {"bots": BOTS, "decks": await choices(request, game)}
        return HTMLResponse(pages.setup(game, form, [spoken(wrong)], extra), status_of(wrong))
    return go(request, f"/t/{made.live.code}", secret)


async def check(request: Request) -> Response:
    """Whether a set-up is legal, said at once while it is filled in."""
    form, errors = await form_of(request), []
    try:
        set_up(from_form(await bring(request, form)))
    except RulewrightError as wrong:
        errors = [{"field": "", "words": spoken(wrong)}]
    return JSONResponse({"ok": not errors, "errors": errors})


def spoken(wrong: RulewrightError) -> str:
    """What is wrong, with seats counted from one as the form does."""
    return re.sub(r"^seat (\d+):", lambda found: f"Seat {int(found[1]) + 1}:", str(wrong))


def someone(request: Request) -> tuple[str, str]:
    """The secret and the hash of the person at this browser, a new one if need be."""
    secret = request.cookies.get(COOKIE, "") if person_of(request) else new_token()
    return secret, digest(secret)


def go(request: Request, where: str, secret: str | None = None) -> Response:
    """Off to another page, as this person."""
    response = RedirectResponse(where, 303)
    if secret:
        give_cookie(response, secret, request.url.scheme == "https")
    return response


async def sit(request: Request) -> Response:
    """A seat's link: this browser takes the seat."""
    hub = hub_of(request)
    found = await hub.store.seat_of(digest(request.path_params["token"]))
    if found is None:
        raise Unknown("this link opens no seat")
    live = await hub.fetch(found[0])
    secret, person = someone(request)
    await hub.hold(live, person, found[1])
    several = len((await place_of(request, live)).held) > 1 and not live.row.header.get("hot_seat")
    return go(request, f"/t/{live.code}" + (f"?seat={found[1]}" if several else ""), secret)


async def table(request: Request) -> Response:
    """The table, as the seat this browser holds or as a spectator."""
    hub = hub_of(request)
    live = await hub.fetch(request.path_params["code"])
    chosen = request.query_params.get("seat")
    place = await place_of(request, live, chosen)
    if live.row.header.get("archive"):
        return RedirectResponse(f"/t/{live.code}/replay", 303)
    info = {
        "ws": f"/ws/{live.code}" + (f"?seat={place.chosen}" if place.chosen is not None else ""),
        "links": await links(request, hub, live) if place.creator else {},
        "base": str(request.base_url).rstrip("/"),
    }
    return HTMLResponse(pages.table(table_view(live, place), info))


async def links(request: Request, hub: Hub, live: Live) -> dict[int, str]:
    """The links of friends' seats that nobody has taken yet."""
    free = [s for s, who in enumerate(live.row.header["who"]) if who == "friend" and not live.holders.get(s)]
    return {seat: f"{request.base_url}s/{await hub.link(live, seat)}" for seat in free}


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


def whole(text: str | None, default: int) -> int:
    """A whole number of an address, or the default."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 9 else default


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


async def publish(request: Request) -> Response:
    """List the game for strangers, or no longer; only who set it up may."""
    hub = hub_of(request)
    live = await hub.fetch(request.path_params["code"])
    if not (await place_of(request, live)).creator:
        raise Hidden("only who set the game up may list it")
    live.row.public = (await form_of(request)).get("public") == "on"
    await hub.store.publish(live.code, live.row.public)
    live.changed()
    return RedirectResponse(f"/t/{live.code}", 303)


async def rules(request: Request) -> Response:
    """The rulebook of a game."""
    return HTMLResponse(pages.rules(known_game(request)))


async def cards(request: Request) -> Response:
    """The cards of a game."""
    return HTMLResponse(pages.cards(known_game(request), dict(request.query_params)))
