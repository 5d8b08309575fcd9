"""Who is behind a request, which game and which seat: by the browser's cookie or by a program's token."""

from contextlib import AbstractContextManager
from ipaddress import IPv6Address, IPv6Network

from starlette.requests import HTTPConnection
from starlette.responses import Response

from rulewright.kernel.question import Seat
from rulewright.server.errors import NotAuthorized, TooManyRequests
from rulewright.server.http.rate_limits import OpenLines, RateLimits
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.tables.live_view import Visitor
from rulewright.server.tokens import hash_secret, seat_of_token

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


def live_games_of(connection: HTTPConnection) -> LiveGames:
    live_games: LiveGames = connection.app.state.live_games
    return live_games


def client_of(connection: HTTPConnection) -> str:
    """Who is at the other end of the line, for limits."""
    return network_of(connection.client.host) if connection.client else "local"


def network_of(host: str) -> str:
    """Whose address that is: of IPv6 everybody has 2 to the 64, so there the network counts."""
    try:
        address = IPv6Address(host)
    except ValueError:  # IPv4, or a name
        return host
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


def check_room(live: LiveGame, visitor: Visitor) -> None:
    """Refuses one more who watches a game that too many watch. Who sits there has room of their own."""
    settings, watchers = live.services.settings, live.watchers
    if visitor.held and watchers.at(visitor.held) >= settings.sockets_per_seat:
        raise TooManyRequests(f"this seat is open in {settings.sockets_per_seat} windows already; close one")
    if not visitor.held and watchers.only_watching() >= settings.spectators_per_game:
        raise TooManyRequests(f"{settings.spectators_per_game} people watch this game already; come back later")


def open_line(connection: HTTPConnection) -> AbstractContextManager[None]:
    """One more line that this client holds open."""
    lines: OpenLines = connection.app.state.lines
    return lines.line(client_of(connection))


def count_creation(connection: HTTPConnection, what: str) -> None:
    """One more game set up or brought here by this client; refused if there were too many."""
    limits: RateLimits = connection.app.state.creations
    if not limits.take(client_of(connection)):
        raise TooManyRequests(f"too many {what} from here; wait a minute")


async def visitor_of(connection: HTTPConnection, live: LiveGame, chosen: str | None = None) -> Visitor:
    """Where a request looks from. A token that fits no seat is an error, no token is a spectator."""
    visitor = await _visitor(connection, live, chosen)
    if visitor.held or all(live.row.header["bots"]):  # who only watches people does not think for them
        live.thinks_for = client_of(connection)
    return visitor


async def _visitor(connection: HTTPConnection, live: LiveGame, chosen: str | None) -> Visitor:
    token = bearer_of(connection)
    if token is not None:
        return Visitor((await token_seat(live, token),), me=hash_secret(token))
    person = person_of(connection)
    if person is None:
        return Visitor()
    held = await live.services.store.held_seats(person, live.code)
    for own in held:
        live.sit(own, person)
    seat = Seat(int(chosen)) if chosen and chosen.isascii() and chosen.isdigit() else None
    return Visitor(held, seat if seat in held else None, creator=person == live.row.creator, me=person)


async def token_seat(live: LiveGame, token: str) -> Seat:
    """The seat that a token opens in this game."""
    seat = seat_of_token(token, await live.services.store.tokens(live.code))
    if seat is None:
        raise NotAuthorized("this token opens no seat of this game")
    live.sit(seat, hash_secret(token))
    return seat


async def own_seat(connection: HTTPConnection, live: LiveGame) -> Seat:
    """The seat for which an API request acts."""
    token = bearer_of(connection)
    if token is None:
        raise NotAuthorized("this needs a seat's token: Authorization: Bearer <token>")
    return await token_seat(live, token)


def is_json(connection: HTTPConnection) -> bool:
    return connection.headers.get("content-type", "").partition(";")[0].strip() == "application/json"
