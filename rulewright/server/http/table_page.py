"""The table's page, its seats' links, and who may list it."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from rulewright.server.errors import Hidden, Unknown
from rulewright.server.html import pages
from rulewright.server.http.forms import form_of, go, someone
from rulewright.server.http.request_context import hub_of, place_of
from rulewright.server.tables.live_game import Live
from rulewright.server.tables.live_games import Hub
from rulewright.server.tables.live_view import table_view
from rulewright.server.tokens import digest


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
