"""What is too much at once."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.server.errors import TooManyRequests


class RateLimit:
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


class OpenLines:
    """How many lines each client holds open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    @contextmanager
    def line(self, client: str) -> Iterator[None]:
        """One more, for as long as the context lasts; refused if there are too many."""
        if self.open.get(client, 0) >= self.most:
            raise TooManyRequests(f"too many open connections from here: at most {self.most}")
        self.open[client] = self.open.get(client, 0) + 1
        try:
            yield
        finally:
            self.open[client] -= 1
            if not self.open[client]:
                del self.open[client]


class RateLimits:
    """A bucket for each client, the oldest forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.known: OrderedDict[str, RateLimit] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether this client may do one more."""
        bucket = self.known.get(client)
        if bucket is None:
            bucket = self.known[client] = RateLimit(self.rate, self.burst)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        self.known.move_to_end(client)
        return bucket.take()
