"""Chance: counter-based generators whose whole state is one integer.

SplitMix64 is fast, and the one of playouts; but who sees enough rolls can work its 64 bits out. A match among strangers
rolls by BLAKE2b under a key of 128 bits, from whose rolls nothing follows. Records name the one they were played with.
"""

from typing import TypeVar

from rulewright.kernel.errors import UnknownName

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
KEY_BITS = 128
_KEYED = 1 << (KEY_BITS + 64)  # set in the state of keyed dice; under it the key, then a counter of 64 bits

FAST, KEYED = "splitmix64", "blake2b"  # as records name them


def dice_for(seed: int, generator: str) -> "Dice":
    """The dice with which a match of this seed begins."""
    if generator not in (FAST, KEYED):
        raise UnknownName(f"there are no dice '{generator[:40]}'; there are {FAST} and {KEYED}")
    return Dice(seed if generator == FAST else _KEYED | (seed % (1 << KEY_BITS)) << 64)


class Dice:
    """All chance of a match. Equal states roll alike; a copy is a copy of one integer."""

    __slots__ = ("state",)

    def __init__(self, state: int = 0) -> None:
        self.state = state if _KEYED <= state < 2 * _KEYED else state & _MASK

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and other.state == self.state

    def __repr__(self) -> str:
        return f"Dice({self.state})"

    __hash__ = None  # type: ignore[assignment]  # it changes

    def bits(self) -> int:
        """The next 64 random bits."""
        if self.state > _MASK:
            return self._keyed_bits()
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def _keyed_bits(self) -> int:
        from hashlib import blake2b  # slow to import, and playouts don't need it

        self.state += 1
        counter, key = self.state & _MASK, (self.state - _KEYED) >> 64
        digest = blake2b(counter.to_bytes(8, "big"), key=key.to_bytes(KEY_BITS // 8, "big"), digest_size=8).digest()
        return int.from_bytes(digest, "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return (self.bits() * n) >> 64

    def roll(self, sides: int = 6) -> int:
        """One die, 1 to `sides`."""
        return self.below(sides) + 1

    def order(self, n: int) -> list[int]:
        """The numbers 0 to n - 1 in random order; `below(i + 1)` is written out here: decks are shuffled a lot."""
        order = list(range(n))
        if self.state > _MASK:
            for i in range(n - 1, 0, -1):
                j = self.below(i + 1)
                order[i], order[j] = order[j], order[i]
            return order
        state = self.state
        for i in range(n - 1, 0, -1):
            state = (state + _STEP) & _MASK
            z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            order[i], order[j] = order[j], order[i]
        self.state = state
        return order

    def packed(self) -> int | str:
        """The state in a form that JSON and MessagePack hold: what is longer than 64 bits as hexadecimal digits."""
        return self.state if self.state <= _MASK else f"{self.state:x}"

    @staticmethod
    def unpacked(packed: int | str) -> "Dice":
        return Dice(int(packed, 16) if isinstance(packed, str) else packed)

    def shuffled(self, things: list[T]) -> list[T]:
        """The things in random order, as a new list."""
        return [things[i] for i in self.order(len(things))]
