"""The lobby: tables that their hosts opened to everybody and that have a free seat; joined by a button."""

import time
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rulewright.games import GAMES
from rulewright.server.errors import Refused
from rulewright.server.html import pages
from rulewright.server.http.forms import browser_person, form_of, redirect
from rulewright.server.http.request_context import count_creation, live_games_of, person_of
from rulewright.server.people.ratings import rank
from rulewright.server.store.rows import GameRow
from rulewright.server.tables.ledger import SEED_CHOSEN
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.tables.terms import terms
from rulewright.server.text import person_name


async def lobby(request: Request) -> Response:
    """The tables that can be joined, newest first."""
    live_games, person = live_games_of(request), person_of(request)
    found = [await open_table(live_games, row) for row in await live_games.open_tables()]
    name = await live_games.store.name_of_person(person) if person else ""
    return HTMLResponse(pages.lobby([each for each in found if each], name))


async def open_table(live_games: LiveGames, row: GameRow) -> dict[str, Any] | None:
    """What is told of a table to who may join it; None if there is no seat, or no game."""
    game, live = GAMES.get(row.header["game"]), live_games.loaded.get(row.code)
    summary = live.ledger.summary() if live else row.summary
    holders = {seat: person for person, seat in await live_games.store.holders(row.code)}
    friends = [seat for seat, who in enumerate(row.header["who"]) if who == "friend"]
    free = [seat for seat in friends if seat not in holders]
    if game is None or not row.creator or not free or summary.get("over"):
        return None
    names = summary.get("names") or row.header["names"]
    host = next((names[seat] for seat, person in holders.items() if person == row.creator), "")
    rating = await live_games.rating(row.creator, game)
    return {
        "code": row.code,
        "game": game,
        "host": host,
        "rank": rank(rating),
        "free": len(free),
        "terms": terms(game, row.header, names),
        "warning": SEED_CHOSEN if row.header.get("seed_chosen") else "",
    }


async def join(request: Request) -> Response:
    """Sit down at a table of the lobby."""
    live_games = live_games_of(request)
    live = await live_games.fetch(request.path_params["code"])
    secret, person = browser_person(request)
    if not await live_games.store.held_seats(person, live.code):
        count_creation(request, "tables")
        name = person_name((await form_of(request)).get("name", "")) or await live_games.store.name_of_person(person)
        seat = await live_games.take_free_seat(live, person)
        if seat is None:
            raise Refused("this table is full, or no longer open to everybody")
        if name:
            await live_games.store.name_person(person, name, time.time())
            await live.rename(seat, name)
    return redirect(request, f"/t/{live.code}", secret)
