"""The home page, and what one reads beside the table: the rulebook and the cards of a game."""

import json
from collections.abc import Callable
from functools import partial

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from rulewright.games import GAMES
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.server.html import pages
from rulewright.server.http.forms import game_in_address
from rulewright.server.http.game_lists import game_line, knows, lines_of
from rulewright.server.http.request_context import live_games_of, person_of
from rulewright.server.kept_pages import KeptPages


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
    variant = await variant_in_address(request)
    known = await knows(live_games_of(request), person_of(request), game)
    draw = partial(pages.how_to_play, game, game.page.how_to_play, variant, known)
    return await kept(request, variant, draw, *["known"] * known)


async def rules(request: Request) -> Response:
    """The rulebook."""
    game, variant = game_in_address(request), await variant_in_address(request)
    return await kept(request, variant, partial(pages.rules, game, variant))


async def cards(request: Request) -> Response:
    """All cards, or those that are asked for."""
    game, variant = game_in_address(request), await variant_in_address(request)
    wanted = {key: value for key, value in request.query_params.items() if key in ("deck", "kind", "table")}
    return await kept(request, variant, partial(pages.cards, game, wanted, variant), *map(str, sorted(wanted.items())))


async def kept(request: Request, variant: Variant, draw: Callable[[], str], *more: str) -> Response:
    """A page that everybody reads, by its address and the variant that it tells of."""
    shelf: KeptPages = request.app.state.kept_pages
    return HTMLResponse(await shelf.page((request.url.path, json.dumps(variant.data()), *more), draw))


async def variant_in_address(request: Request) -> Variant:
    """The variant of the table that the address names (`?table=`); else the official rules."""
    row = await live_games_of(request).store.game(request.query_params.get("table", ""))
    if row is None or row.header["game"] != game_in_address(request).slug:
        return OFFICIAL
    return Variant.from_data(row.header["variant"])
