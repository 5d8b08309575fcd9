"""Lines on which no request comes: the app hears of a request when its head is there, so who sends none is met here."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Impatient(HttpToolsProtocol):
    """Closes a line on which the head of a request is not there in time."""

    slowest: float
    _patience: asyncio.TimerHandle | None = None

    def _wait(self) -> None:
        self._stop()
        self._patience = self.loop.call_later(self.slowest, self.transport.close)

    def _stop(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._stop()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)


def impatient(seconds: float) -> type[Impatient]:
    """The protocol that waits so long for a head."""

    class Waiting(Impatient):
        slowest = seconds

    return Waiting
