"""Lines on which no request comes, and more of them than one address needs: the app hears of a request when its head is
there, so who sends none is met here."""

import asyncio
from collections import Counter
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rulewright.server.http.request_context import network_of
from rulewright.server.settings import Settings


class Impatient(HttpToolsProtocol):
    """Closes a line on which the head of a request is not there in time, and those that are too many."""

    slowest: float
    most: int
    open: ClassVar[Counter[str]]  # lines of each address; pages' sockets are counted by the app
    _network = ""
    _patience: asyncio.TimerHandle | None = None

    def _wait(self) -> None:
        self._stop()
        self._patience = self.loop.call_later(self.slowest, self.transport.close)

    def _stop(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _leave(self) -> None:
        self._stop()
        if self._network:
            self.open[self._network] -= 1
            if not self.open[self._network]:
                del self.open[self._network]
            self._network = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._network = network_of(self.client[0]) if self.client else "local"
        self.open[self._network] += 1
        self._wait()
        if self.open[self._network] > self.most:
            transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._stop()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)


def impatient_protocol(settings: Settings) -> type[Impatient]:
    """The protocol that waits so long for a head, and lets an address have so many lines; before a proxy, which has
    those of everybody, any number.
    """

    class Waiting(Impatient):
        slowest = settings.slowest_body
        most = 10**9 if settings.behind_proxy else settings.connections_per_client
        open: ClassVar[Counter[str]] = Counter()

    return Waiting
