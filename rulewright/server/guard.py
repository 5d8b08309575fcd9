"""Who is who, and what is too much: tokens, cookies, origins, headers, rates and sizes."""

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "rulewright"
YEAR = 365 * 24 * 3600
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter that looks like another

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; base-uri 'none'; "
    "object-src 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def new_token() -> str:
    """A secret: of a seat's link, or of a browser's cookie."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A game's public name: short enough to read out, too long to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def digest(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


def seat_of_token(token: str, tokens: Iterable[tuple[str, int]]) -> int | None:
    """The seat whose stored hash fits this token, compared in constant time."""
    mine, found = digest(token), None
    for stored, seat in tokens:
        if hmac.compare_digest(stored, mine):
            found = seat
    return found


def person_of(connection: HTTPConnection) -> str | None:
    """The person (hash) behind a browser's cookie."""
    secret = connection.cookies.get(COOKIE, "")
    return digest(secret) if 24 <= len(secret) <= 64 else None


def bearer_of(connection: HTTPConnection) -> str | None:
    """The seat token of an API request."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and 0 < len(token) <= 100 else None


def give_cookie(response: Response, secret: str, secure: bool) -> None:
    """Make the browser a person."""
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from one of our own pages. What sends no Origin is not a browser's page."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in (None, "same-origin", "none")
    return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")


class Bucket:
    """Lets `burst` things through at once and `rate` a second after that."""

    __slots__ = ("burst", "left", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.then = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there is room for one more."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Buckets:
    """A bucket for each client, the oldest forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether this client may do one more."""
        bucket = self.known.get(client)
        if bucket is None:
            bucket = self.known[client] = Bucket(self.rate, self.burst)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        self.known.move_to_end(client)
        return bucket.take()


class TooLarge(Exception):
    """A request body over the limit."""


class Guard:
    """Around the whole app: safe headers on every answer, foreign origins and large bodies refused."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        started = False

        async def guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                if not scope["path"].startswith("/static/"):
                    answer.setdefault("cache-control", "no-store")
            await send(message)

        read = 0

        async def limited() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.most:
                raise TooLarge
            return message

        declared = headers.get("content-length", "0")
        if not (declared.isascii() and declared.isdigit()) or int(declared) > self.most:
            await _refuse(413, f"too large: at most {self.most} bytes", scope, receive, guarded)
        elif scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers):
            await _refuse(403, "this came from another site; open the page itself", scope, receive, guarded)
        else:
            try:
                await self.app(scope, limited, guarded)
            except TooLarge:
                if not started:
                    await _refuse(413, f"too large: at most {self.most} bytes", scope, receive, guarded)


async def _refuse(status: int, words: str, scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(words, status)(scope, receive, send)
