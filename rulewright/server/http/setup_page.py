"""The set-up page, and what its form does."""

import re

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from rulewright.games import game_named
from rulewright.kernel.errors import RulewrightError
from rulewright.server.errors import status_of
from rulewright.server.html import pages
from rulewright.server.http.api.games import create
from rulewright.server.http.forms import browser_person, form_of, game_in_address, redirect
from rulewright.server.http.own_decks import own_deck_choices, with_own_decks
from rulewright.server.http.request_context import count_creation, is_json, live_games_of
from rulewright.server.http.setup_form import from_form
from rulewright.server.tables import new_games
from rulewright.server.tables.game_setup import start_match
from rulewright.server.tables.opponents import RANKS

BOTS = list(RANKS.items())


async def show_setup(request: Request) -> Response:
    """The set-up page."""
    game = game_in_address(request)
    extra = {"bots": BOTS, "decks": await own_deck_choices(request, game)}
    return HTMLResponse(pages.setup(game, dict(request.query_params), [], extra))


async def create_game(request: Request) -> Response:
    """Set a game up from the form (or from JSON, as the API does)."""
    if is_json(request):
        return await create(request)
    live_games, form = live_games_of(request), await form_of(request)
    try:
        count_creation(request, "new games")
        setup = from_form(await with_own_decks(request, form))
        secret, person = browser_person(request)
        made = await new_games.create(live_games, setup, person)
    except RulewrightError as wrong:
        game = game_named(form.get("game", ""))
        extra = {"bots": BOTS, "decks": await own_deck_choices(request, game)}
        return HTMLResponse(pages.setup(game, form, [error_words(wrong)], extra), status_of(wrong))
    return redirect(request, f"/t/{made.live.code}", secret)


async def check_setup(request: Request) -> Response:
    """Whether a set-up is legal, said at once while it is filled in."""
    form, errors = await form_of(request), []
    try:
        start_match(from_form(await with_own_decks(request, form)))
    except RulewrightError as wrong:
        errors = [{"field": "", "words": error_words(wrong)}]
    return JSONResponse({"ok": not errors, "errors": errors})


def error_words(wrong: RulewrightError) -> str:
    """What is wrong, with seats counted from one as the form does."""
    return re.sub(r"^seat (\d+):", lambda found: f"Seat {int(found[1]) + 1}:", str(wrong))
