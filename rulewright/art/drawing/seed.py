"""A stream of numbers that a key alone decides: the same in every process and on every machine."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


class Seed:
    """Numbers made of a key. Python's own `hash` differs between processes; this does not."""

    def __init__(self, key: str) -> None:
        self.key, self.block, self.value = key, 0, 0

    def below(self, n: int) -> int:
        """A whole number from 0 up to n, n not among them."""
        if self.value < 1 << 64:
            self.block += 1
            text = f"{self.key}/{self.block}".encode()
            self.value = int.from_bytes(blake2b(text, digest_size=60).digest(), "big")
        self.value, found = divmod(self.value, n)
        return found

    def real(self, low: float, high: float) -> float:
        return low + (high - low) * self.below(10_007) / 10_006

    def pick(self, among: Sequence[T]) -> T:
        return among[self.below(len(among))]

    def chance(self, one_in: int) -> bool:
        return self.below(one_in) == 0


def short_id(key: str) -> str:
    """A name for ids inside a picture: unique by key, short, and valid in XML."""
    return "p" + blake2b(key.encode(), digest_size=5).hexdigest()
