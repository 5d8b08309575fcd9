"""Around the whole app: safe headers, foreign origins and large bodies refused."""

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
    """Around the whole app: safe headers on every answer, foreign origins and large bodies refused."""

    def __init__(self, app: ASGIApp, most: int, slowest: float) -> None:
        self.app = app
        self.most = most
        self.slowest = slowest

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
            except TooSlow:
                if not started:
                    await _refuse(408, f"too slow: all of it within {self.slowest:g} seconds", scope, receive, guarded)


async def _refuse(status: int, words: str, scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(words, status)(scope, receive, send)
