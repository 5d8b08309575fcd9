"""Who is behind a request: the person of a browser's cookie, the token of a program."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from rulewright.server.tokens import hash_secret

COOKIE = "rulewright"


YEAR = 365 * 24 * 3600


def person_of(connection: HTTPConnection) -> str | None:
    """The person (hash) behind a browser's cookie."""
    secret = connection.cookies.get(COOKIE, "")
    return hash_secret(secret) if 24 <= len(secret) <= 64 else None


def bearer_of(connection: HTTPConnection) -> str | None:
    """The seat token of an API request."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and 0 < len(token) <= 100 else None


def give_cookie(response: Response, secret: str, secure: bool) -> None:
    """Make the browser a person."""
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
