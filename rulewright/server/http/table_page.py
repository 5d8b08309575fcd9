"""The table's page, its seats' links, and who may list it."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from rulewright.kernel.question import Seat
from rulewright.server.errors import Forbidden, NotFound
from rulewright.server.html import pages
from rulewright.server.http.forms import browser_person, form_of, redirect
from rulewright.server.http.request_context import live_games_of, viewpoint_of
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.tables.live_view import table_view
from rulewright.server.tokens import hash_secret


async def take_seat(request: Request) -> Response:
    """A seat's link: this browser takes the seat."""
    live_games = live_games_of(request)
    found = await live_games.store.seat_of(hash_secret(request.path_params["token"]))
    if found is None:
        raise NotFound("this link opens no seat")
    live = await live_games.fetch(found[0])
    secret, person = browser_person(request)
    await live_games.take_seat(live, person, found[1])
    several = len((await viewpoint_of(request, live)).held) > 1 and not live.row.header.get("hot_seat")
    return redirect(request, f"/t/{live.code}" + (f"?seat={found[1]}" if several else ""), secret)


async def table(request: Request) -> Response:
    """The table, as the seat this browser holds or as a spectator."""
    live_games = live_games_of(request)
    live = await live_games.fetch(request.path_params["code"])
    chosen = request.query_params.get("seat")
    viewpoint = await viewpoint_of(request, live, chosen)
    if live.row.header.get("archive"):
        return RedirectResponse(f"/t/{live.code}/replay", 303)
    info = {
        "ws": f"/ws/{live.code}" + (f"?seat={viewpoint.chosen}" if viewpoint.chosen is not None else ""),
        "links": await links(request, live_games, live) if viewpoint.creator else {},
        "base": str(request.base_url).rstrip("/"),
    }
    return HTMLResponse(pages.table(table_view(live, viewpoint), info))


async def links(request: Request, live_games: LiveGames, live: LiveGame) -> dict[Seat, str]:
    """The links of friends' seats that nobody has taken yet."""
    friends = [Seat(number) for number, who in enumerate(live.row.header["who"]) if who == "friend"]
    free = [seat for seat in friends if not live.holders.get(seat)]
    return {seat: f"{request.base_url}s/{await live_games.link(live, seat)}" for seat in free}


async def publish(request: Request) -> Response:
    """List the game for strangers, or no longer; only who set it up may."""
    live_games = live_games_of(request)
    live = await live_games.fetch(request.path_params["code"])
    if not (await viewpoint_of(request, live)).creator:
        raise Forbidden("only who set the game up may list it")
    live.row.public = (await form_of(request)).get("public") == "on"
    await live_games.store.publish(live.code, live.row.public)
    live.changed()
    return RedirectResponse(f"/t/{live.code}", 303)
