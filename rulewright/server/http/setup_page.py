"""The set-up page, and what its form does."""

import re

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from rulewright.kernel.errors import RulewrightError
from rulewright.server.errors import TooMuch, status_of
from rulewright.server.html import pages
from rulewright.server.http.api.games import create
from rulewright.server.http.forms import form_of, go, known_game, someone
from rulewright.server.http.own_decks import bring, choices
from rulewright.server.http.request_context import hub_of, is_json, may_create
from rulewright.server.http.setup_form import from_form
from rulewright.server.tables.game_setup import begin as set_up
from rulewright.server.tables.game_setup import game_named

BOTS = [
    ("random", "Random: plays anything"),
    ("greedy", "Greedy: looks one step ahead"),
    ("mcts:50", "Thinker: 50 playouts a decision"),
    ("mcts:200", "Strategist: 200 playouts a decision"),
    ("mcts:800", "Master: 800 playouts a decision"),
]


async def new_page(request: Request) -> Response:
    """The set-up page."""
    game = known_game(request)
    extra = {"bots": BOTS, "decks": await choices(request, game)}
    return HTMLResponse(pages.setup(game, dict(request.query_params), [], extra))


async def new(request: Request) -> Response:
    """Set a game up from the form (or from JSON, as the API does)."""
    if is_json(request):
        return await create(request)
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
