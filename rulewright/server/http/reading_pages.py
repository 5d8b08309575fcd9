"""What one reads beside the table: the rulebook and the cards of a game."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rulewright.server.html import pages
from rulewright.server.http.forms import known_game


async def rules(request: Request) -> Response:
    """The rulebook of a game."""
    return HTMLResponse(pages.rules(known_game(request)))


async def cards(request: Request) -> Response:
    """The cards of a game."""
    return HTMLResponse(pages.cards(known_game(request), dict(request.query_params)))
