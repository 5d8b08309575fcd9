"""A small stream of numbers that a name alone decides."""

from hashlib import blake2b


class Seed:
    """The stream of one name."""

    def __init__(self, name: str) -> None:
        self.value = int.from_bytes(blake2b(name.encode(), digest_size=48).digest(), "big")

    def below(self, n: int) -> int:
        self.value, found = divmod(self.value, n)
        self.value += found << 360  # so that it never runs dry
        return found
