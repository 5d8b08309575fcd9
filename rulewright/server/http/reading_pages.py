"""What one reads beside the table: the rulebook and the cards of a game."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rulewright.server.html import pages
from rulewright.server.http.forms import game_in_address


async def rules(request: Request) -> Response:
    """The rulebook of a game."""
    return HTMLResponse(pages.rules(game_in_address(request)))


async def cards(request: Request) -> Response:
    """The cards of a game."""
    return HTMLResponse(pages.cards(game_in_address(request), dict(request.query_params)))
