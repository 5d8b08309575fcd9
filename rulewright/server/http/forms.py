"""Forms, numbers in addresses, and redirects that make a browser a person."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from rulewright.games import game_named
from rulewright.kernel.errors import UnknownName
from rulewright.kernel.game import Game
from rulewright.server.errors import NotFound
from rulewright.server.http.request_context import COOKIE, give_cookie, person_of
from rulewright.server.tokens import hash_secret, new_token


def game_in_address(request: Request) -> Game:
    try:
        return game_named(request.path_params["slug"])
    except UnknownName as wrong:
        raise NotFound(str(wrong)) from None


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form, each once; a file is read as text."""
    values: dict[str, str] = {}
    async with request.form(max_files=2, max_fields=500) as form:
        for key, value in form.multi_items():
            if isinstance(value, str):
                values.setdefault(key, value)
            elif content := await value.read():
                values[key] = content.decode("utf-8", "replace")
    return values


def browser_person(request: Request) -> tuple[str, str]:
    """The secret and the hash of the person at this browser, a new one if need be."""
    secret = request.cookies.get(COOKIE, "") if person_of(request) else new_token()
    return secret, hash_secret(secret)


def redirect(request: Request, where: str, secret: str | None = None) -> Response:
    """Off to another page, as this person."""
    response = RedirectResponse(where, 303)
    if secret:
        give_cookie(response, secret, request.url.scheme == "https")
    return response


def number_or(text: str | None, default: int) -> int:
    """A whole number of an address, or the default."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 9 else default
