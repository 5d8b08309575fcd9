"""The home page, and what one reads beside the table: the rulebook and the cards of a game."""

from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rulewright.games import GAMES
from rulewright.server.html import pages
from rulewright.server.http.forms import game_in_address
from rulewright.server.http.request_context import live_games_of, person_of
from rulewright.server.store.rows import GameRow
from rulewright.server.tables.live_games import LiveGames


async def home(request: Request) -> Response:
    """The games, my games, games to watch."""
    live_games, person = live_games_of(request), person_of(request)
    mine = await live_games.store.games_of(person) if person else []
    data = {
        "games": list(GAMES.values()),
        "mine": [await game_line(live_games, row, person) for row in mine if row.header["game"] in GAMES],
        "public": [
            entry
            for row in await live_games.store.public_games()
            if row.header["game"] in GAMES and not (entry := await game_line(live_games, row, person))["over"]
        ],
        "message": "",
    }
    return HTMLResponse(pages.home(data))


async def game_line(live_games: LiveGames, row: GameRow, person: str | None) -> dict[str, Any]:
    """A game as a line of a list."""
    live, game = live_games.loaded.get(row.code), GAMES[row.header["game"]]
    summary = live.ledger.summary() if live else row.summary
    names, waiting = row.header["names"], summary.get("waiting", [])
    held = await live_games.store.held_seats(person, row.code) if person else ()
    yours = not summary.get("over") and any(seat in held for seat in waiting)
    words = summary.get("words") or ("record" if row.header.get("archive") else "")
    if not words:
        words = "your move" if yours else "waiting for " + ", ".join(names[seat] for seat in waiting)
    return {
        "code": row.code,
        "game": game.slug,
        "title": game.title,
        "names": names,
        "words": words if waiting or summary.get("over") or row.header.get("archive") else "running",
        "yours": yours,
        "over": bool(summary.get("over")) or bool(row.header.get("archive")),
        "created": row.created,
    }


async def rules(request: Request) -> Response:
    return HTMLResponse(pages.rules(game_in_address(request)))


async def cards(request: Request) -> Response:
    return HTMLResponse(pages.cards(game_in_address(request), dict(request.query_params)))
