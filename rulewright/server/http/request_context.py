"""How a request finds its game and its seat: by the browser's cookie or by a seat's token."""

from starlette.requests import HTTPConnection

from rulewright.kernel.question import Seat
from rulewright.server.errors import Unproved
from rulewright.server.http.cookies import bearer_of, person_of
from rulewright.server.http.rate_limits import Buckets
from rulewright.server.tables.live_game import Live
from rulewright.server.tables.live_games import Hub
from rulewright.server.tables.viewpoint import Place
from rulewright.server.tokens import digest, seat_of_token


def hub_of(connection: HTTPConnection) -> Hub:
    """All games of this process."""
    hub: Hub = connection.app.state.hub
    return hub


def client_of(connection: HTTPConnection) -> str:
    """Who is at the other end of the line, for limits."""
    return connection.client.host if connection.client else "local"


def may_create(connection: HTTPConnection) -> bool:
    """Whether this client may set up one more game now."""
    buckets: Buckets = connection.app.state.creations
    return buckets.take(client_of(connection))


async def place_of(connection: HTTPConnection, live: Live, chosen: str | None = None) -> Place:
    """Where a request looks from. A token that fits no seat is an error, no token is a spectator."""
    token = bearer_of(connection)
    if token is not None:
        return Place((await token_seat(live, token),))
    person = person_of(connection)
    if person is None:
        return Place()
    held = await live.hub.store.held(person, live.code)
    for own in held:
        live.holders.setdefault(own, set()).add(person)
    seat = int(chosen) if chosen and chosen.isascii() and chosen.isdigit() else None
    return Place(held, seat if seat in held else None, creator=person == live.row.creator)


async def token_seat(live: Live, token: str) -> Seat:
    """The seat that a token opens in this game."""
    seat = seat_of_token(token, await live.hub.store.tokens(live.code))
    if seat is None:
        raise Unproved("this token opens no seat of this game")
    live.holders.setdefault(seat, set()).add(digest(token))
    return seat


async def own_seat(connection: HTTPConnection, live: Live) -> Seat:
    """The seat for which an API request acts."""
    token = bearer_of(connection)
    if token is None:
        raise Unproved("this needs a seat's token: Authorization: Bearer <token>")
    return await token_seat(live, token)


def is_json(connection: HTTPConnection) -> bool:
    """Whether the body of a request is JSON."""
    return connection.headers.get("content-type", "").partition(";")[0].strip() == "application/json"
