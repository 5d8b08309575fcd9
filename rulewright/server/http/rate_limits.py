"""What is too much at once."""

import time
from collections import OrderedDict


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
