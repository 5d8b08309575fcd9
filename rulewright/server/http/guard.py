"""Around the whole app: safe headers; foreign origins, large bodies and too many requests refused."""

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rulewright.server.http.rate_limits import RateLimits
from rulewright.server.http.request_context import client_of
from rulewright.server.settings import Settings

UNCOUNTED = ("/static/", "/art/")
TOO_MANY = "too many requests from here; wait a moment"
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


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from one of our own pages. What sends no Origin is not a browser's page."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in (None, "same-origin", "none")
    return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")


class TooLarge(Exception):
    """A request body over the limit."""


class TooSlow(Exception):
    """A request body that does not come."""


class Guard:
    """Around the whole app: safe headers on every answer; foreign origins, large bodies and too many requests of one
    address refused.
    """

    def __init__(self, app: ASGIApp, settings: Settings, requests: RateLimits) -> None:
        self.app = app
        self.most = settings.largest_body
        self.slowest = settings.slowest_body
        self.requests = requests

    def is_too_much(self, scope: Scope) -> bool:
        """Whether this address asks for too much; pictures and the like, which browsers keep, are not counted."""
        if scope["path"].startswith(UNCOUNTED):
            return False
        return not self.requests.take(client_of(HTTPConnection(scope)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and self.is_too_much(scope):
            await send({"type": "websocket.close", "code": 1013, "reason": TOO_MANY})
            return
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

        read, whole = 0, False
        deadline = asyncio.get_running_loop().time() + self.slowest

        async def limited() -> Message:
            nonlocal read, whole
            if whole:  # what comes after the body is that the client has gone
                return await receive()
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                raise TooSlow from None
            whole = not message.get("more_body")
            read += len(message.get("body", b""))
            if read > self.most:
                raise TooLarge
            return message

        if self.is_too_much(scope):
            await _refuse(429, TOO_MANY, scope, receive, guarded)
            return
        declared = headers.get("content-length", "0")
        if not (declared.isascii() and declared.isdigit()) or int(declared) > self.most:
            await _refuse(413, f"too large: at most {self.most} bytes", scope, receive, guarded)
        elif scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers):
            await _refuse(403, "this came from another site; open the page itself", scope, receive, guarded)
        else:
            try:
                await self.app(scope, limited, guarded)
            except ClientDisconnect:  # nobody waits for an answer, and nothing is broken
                pass
            except TooLarge:
                if not started:
                    await _refuse(413, f"too large: at most {self.most} bytes", scope, receive, guarded)
            except TooSlow:
                if not started:
                    await _refuse(408, f"too slow: all of it within {self.slowest:g} seconds", scope, receive, guarded)


async def _refuse(status: int, words: str, scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(words, status)(scope, receive, send)
