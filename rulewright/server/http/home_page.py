"""The home page, and what one reads beside the table: the rulebook and the cards of a game."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from rulewright.games import GAMES
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.server.html import pages
from rulewright.server.http.forms import game_in_address
from rulewright.server.http.game_lists import game_line, lines_of
from rulewright.server.http.request_context import live_games_of, person_of


async def home(request: Request) -> Response:
    """The games, my games, games to watch."""
    live_games, person = live_games_of(request), person_of(request)
    data = {
        "games": list(GAMES.values()),
        "mine": await lines_of(live_games, person),
        "public": [
            entry
            for row in await live_games.store.public_games()
            if row.header["game"] in GAMES and not (entry := await game_line(live_games, row, person))["over"]
        ],
        "message": "",
        "lab": request.app.state.lab is not None,
    }
    return HTMLResponse(pages.home(data))


async def how_to_play(request: Request) -> Response:
    """The game on two screens; one that has none leads to its rulebook."""
    game = game_in_address(request)
    if game.page.how_to_play is None:
        return RedirectResponse(f"/rules/{game.slug}", 303)
    return HTMLResponse(pages.how_to_play(game, game.page.how_to_play, await variant_in_address(request)))


async def rules(request: Request) -> Response:
    return HTMLResponse(pages.rules(game_in_address(request), await variant_in_address(request)))


async def cards(request: Request) -> Response:
    variant = await variant_in_address(request)
    return HTMLResponse(pages.cards(game_in_address(request), dict(request.query_params), variant))


async def variant_in_address(request: Request) -> Variant:
    """The variant of the table that the address names (`?table=`); else the official rules."""
    row = await live_games_of(request).store.game(request.query_params.get("table", ""))
    if row is None or row.header["game"] != game_in_address(request).slug:
        return OFFICIAL
    return Variant.from_data(row.header["variant"])
