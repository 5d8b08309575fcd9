"""One line of JSON for each request, on standard output: who asked for what, what came of it, how long it took.

No secret is in it: of an address only parts that are known to be none are written, and neither what follows a question
mark nor any header. A game's code is written: it lets watch, not play.
"""

import json
import time
from datetime import UTC, datetime

from starlette.types import ASGIApp, Message, Receive, Scope, Send

OPEN_PARTS = {"code", "slug", "version", "kind", "name", "path", "number", "seating", "rules"}


def shown_path(scope: Scope) -> str:
    """The path without what may be a secret: a seat's link, a run's key, anything that leads nowhere."""
    path: str = scope["path"]
    if "endpoint" not in scope:
        return "/…"
    for name, value in scope.get("path_params", {}).items():
        if name not in OPEN_PARTS:
            path = path.replace(str(value), f"{{{name}}}")
    return path


class AccessLog:
    """Around the whole app: writes a line when an answer, or a socket, is at its end."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began, status, size = time.monotonic(), 500, 0

        async def noted(message: Message) -> None:
            nonlocal status, size
            status = message.get("status", message.get("code", status))
            size += len(message.get("body", b"")) + len(message.get("text") or "")
            await send(message)

        async def heard() -> Message:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = message.get("code", 1005)
            return message

        try:
            await self.app(scope, heard, noted)
        finally:
            client = scope.get("client")
            line = {
                "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
                "client": client[0] if client else "",
                "method": scope.get("method", "SOCKET"),
                "path": shown_path(scope),
                "status": status,
                "bytes": size,
                "ms": round(1000 * (time.monotonic() - began), 1),
            }
            print(json.dumps(line, ensure_ascii=False), flush=True)
