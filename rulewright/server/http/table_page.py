"""The table's page, its seats' links, and who may list it."""

import time
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from rulewright.kernel.question import Seat
from rulewright.server.errors import Forbidden, NotFound
from rulewright.server.first_pages import FirstPages
from rulewright.server.html import pages
from rulewright.server.html.bars.qr import qr_code
from rulewright.server.html.fragment_diff import Fragments
from rulewright.server.html.table import table_fragments
from rulewright.server.http.forms import browser_person, form_of, number_or, redirect
from rulewright.server.http.request_context import count_creation, is_json, live_games_of, person_of, visitor_of
from rulewright.server.tables.ledger import SEED_CHOSEN
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.tables.live_view import table_view
from rulewright.server.tables.terms import terms
from rulewright.server.text import person_name
from rulewright.server.tokens import hash_secret


async def show_link(request: Request) -> Response:
    """A seat's link: a page that says whose seat it is, with a button. Looking takes nothing."""
    live_games, link = live_games_of(request), request.path_params["token"]
    found = await live_games.store.seat_of_link(hash_secret(link))
    person = person_of(request)
    if found and person and found[1] in await live_games.store.held_seats(person, found[0]):
        return RedirectResponse(f"/t/{found[0]}", 303)
    if found is None or not found[2]:
        if request.method == "GET":
            await live_games.tell_reopened(link)
        raise NotFound("this link opens no seat, or no longer: each works once")
    live, seat = await live_games.fetch(found[0], looking=False), found[1]
    ledger = live.ledger
    hosts = [name for at, name in enumerate(ledger.names) if at != seat and ledger.bots[at] is None]
    warning = SEED_CHOSEN if live.row.header.get("seed_chosen") else ""
    mine = await live_games.store.name_of_person(person) if person else ""
    name = None if live.holders.get(seat) else given_name(ledger.names[seat]) or mine
    return HTMLResponse(pages.invitation(live.game, hosts, name, terms_of(live), warning))


def terms_of(live: LiveGame) -> list[tuple[str, str]]:
    return terms(live.game, live.row.header, live.ledger.names)


def given_name(name: str) -> str:
    """A name that somebody gave; not one that stands for a seat."""
    return "" if name.startswith("Player ") else name


async def take_seat(request: Request) -> Response:
    """The button of that page: this browser takes the seat, and the link is used up."""
    live_games = live_games_of(request)
    secret, person = browser_person(request)
    found = await live_games.store.seat_of_link(hash_secret(request.path_params["token"]))
    if found and person in (await live_games.fetch(found[0], looking=False)).ledger.sent_away:
        raise Forbidden("the host sent you away from this table")
    live, seat = await live_games.use_link(request.path_params["token"])
    name = person_name((await form_of(request)).get("name", ""))
    if name:
        await live_games.store.name_person(person, name, time.time())
    await live.rename(seat, name)
    await live_games.take_seat(live, person, seat)
    several = len((await visitor_of(request, live)).held) > 1 and not live.row.header.get("hot_seat")
    return redirect(request, f"/t/{live.code}" + (f"?seat={seat}" if several else ""), secret)


async def move_seat(request: Request) -> Response:
    """A link by which who sits here goes on at another device, once."""
    live_games = live_games_of(request)
    live = await live_games.fetch(request.path_params["code"])
    held = (await visitor_of(request, live)).held
    seat = Seat(number_or((await form_of(request)).get("seat"), held[0] if held else 0))
    if seat not in held:
        raise Forbidden("only who sits there may move a seat")
    count_creation(request, "links")
    link = f"{request.base_url}s/{await live_games.new_link(live, seat)}"
    if is_json(request) or "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"link": link})
    return HTMLResponse(pages.moving(live.game, live.code, live.ledger.names[seat], link))


async def table(request: Request) -> Response:
    """The table, as the seat this browser holds or as a spectator."""
    live_games = live_games_of(request)
    live = await live_games.fetch(request.path_params["code"])
    chosen = request.query_params.get("seat")
    visitor = await visitor_of(request, live, chosen)
    if live.row.header.get("archive"):
        return RedirectResponse(f"/t/{live.code}/replay", 303)
    v = table_view(live, visitor)
    parts: Fragments = live.cached(("html", id(v)), lambda: table_fragments(v))
    first: FirstPages = request.app.state.first_pages
    chosen_seat = f"&seat={visitor.chosen}" if visitor.chosen is not None else ""
    info: dict[str, Any] = {"ws": f"/ws/{live.code}?page={first.give(live, visitor, parts)}{chosen_seat}"}
    if visitor.creator and live.expected:
        name = live.ledger.names[visitor.held[0]] if visitor.held else ""
        info |= {
            "invites": await invites(request, live_games, live),
            "terms": terms_of(live),
            "public": live.row.public,
            "my_name": given_name(name),
        }
    return HTMLResponse(pages.table(v, info, parts))


async def invites(request: Request, live_games: LiveGames, live: LiveGame) -> list[dict[str, Any]]:
    """The links of friends' seats that nobody has taken yet, as text and as codes to scan."""
    links = [(seat, f"{request.base_url}s/{await live_games.link(live, seat)}") for seat in live.expected]
    return [{"seat": seat, "link": link, "qr": qr_code(link)} for seat, link in links]


async def publish(request: Request) -> Response:
    """List the game for strangers, or no longer; only who set it up may."""
    live_games = live_games_of(request)
    live = await live_games.fetch(request.path_params["code"])
    if not (await visitor_of(request, live)).creator:
        raise Forbidden("only who set the game up may list it")
    await live_games.list_table(live, (await form_of(request)).get("public") == "on")
    return RedirectResponse(f"/t/{live.code}", 303)
