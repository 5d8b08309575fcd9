"""People without accounts: what one is called, how well one plays, and the way to another device."""

import time
from hashlib import blake2b
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rulewright.games import GAMES
from rulewright.server.errors import NotFound, Refused
from rulewright.server.html import pages
from rulewright.server.html.bars.qr import qr_code
from rulewright.server.http.forms import browser_person, form_of, redirect
from rulewright.server.http.request_context import COOKIE, count_creation, live_games_of, person_of
from rulewright.server.people.ratings import rank
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.text import person_name
from rulewright.server.tokens import hash_secret, new_token

HOUR = 3600.0  # for which the link to another device opens
GONE = "this link opens nothing, or no longer: it works once, for an hour"


async def about(live_games: LiveGames, person: str | None) -> dict[str, Any]:
    """What one is told of oneself: name, and rank in each game that counted."""
    if person is None:
        return {"name": "", "ranks": []}
    rows = [row for row in await live_games.store.ratings_of(person) if row.game in GAMES]
    ranks = [{"game": GAMES[row.game], "rank": rank(row), "games": row.number} for row in rows]
    return {"name": await live_games.store.name_of_person(person), "ranks": ranks}


async def change_name(request: Request) -> Response:
    """What one wants to be called from now on."""
    name = person_name((await form_of(request)).get("name", ""))
    if not name:
        raise Refused("a name has at least one letter that can be seen")
    count_creation(request, "names")
    secret, person = browser_person(request)
    await live_games_of(request).store.name_person(person, name, time.time())
    return redirect(request, "/games", secret)


def sealed(secret: bytes, link: str) -> bytes:
    """A secret sealed under the link that opens it, or opened again: who reads the store has neither."""
    return bytes(a ^ b for a, b in zip(secret, blake2b(link.encode(), digest_size=64).digest(), strict=False))


async def move(request: Request) -> Response:
    """A link by which the person at this browser goes on at another one, once, with all their games."""
    person = person_of(request)
    if person is None or not request.cookies[COOKIE].isascii():
        raise Refused("there is nothing to take along yet: begin a game, or give yourself a name")
    count_creation(request, "links")
    link, store = new_token(), live_games_of(request).store
    await store.add_move(hash_secret(link), sealed(request.cookies[COOKIE].encode(), link).hex(), time.time())
    address = f"{request.base_url}me/{link}"
    return HTMLResponse(pages.moving_person(await store.name_of_person(person), address, qr_code(address)))


async def show_move(request: Request) -> Response:
    """Such a link: a page with a button. Looking takes nothing."""
    store, person = live_games_of(request).store, person_of(request)
    if not await store.has_move(hash_secret(request.path_params["token"]), time.time() - HOUR):
        raise NotFound(GONE)
    left = await store.games_of(person, 1) if person else []
    return HTMLResponse(pages.arriving_person(await store.name_of_person(person) if person else "", bool(left)))


async def arrive(request: Request) -> Response:
    """The button of that page: this browser is that person from now on."""
    link = request.path_params["token"]
    hidden = await live_games_of(request).store.use_move(hash_secret(link), time.time() - HOUR)
    if hidden is None:
        raise NotFound(GONE)
    return redirect(request, "/games", sealed(bytes.fromhex(hidden), link).decode())
