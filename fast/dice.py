"""`kernel/dice.py` in the machine's own numbers of 64 bits: compiled in its place, never run as it is.

The dice are the same, roll for roll. Machine numbers forget what is beyond 64 bits by themselves, but they have a sign:
what a shift brings in from the left is cut off.
"""

from typing import TYPE_CHECKING, Final, TypeVar

from rulewright.kernel.errors import UnknownName

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

_BEYOND: Final = 1 << 64
_STEP: Final = -0x61C8864680B583EB  # 0x9E3779B97F4A7C15 with a sign, as the two below
_FIRST: Final = -0x40A7B892E31B1A47
_SECOND: Final = -0x6B2FB644ECCEEE15
KEY_BITS: Final = 128
_KEYED: Final = 1 << 192

FAST: Final = "splitmix64"
KEYED: Final = "blake2b"


def dice_for(seed: int, generator: str) -> "Dice":
    """The dice with which a match of this seed begins."""
    if generator not in (FAST, KEYED):
        raise UnknownName(f"there are no dice '{generator[:40]}'; there are {FAST} and {KEYED}")
    return Dice(seed if generator == FAST else _KEYED | (seed % (1 << KEY_BITS)) << 64)


class Dice:
    """All chance of a match. `low` is the state of fast dice; `keyed` that of keyed ones, else 0."""

    __slots__ = ("keyed", "low")

    def __init__(self, state: int = 0) -> None:
        self.keyed: int = 0
        self.low: i64 = 0
        self.state = state

    @property
    def state(self) -> int:
        return self.keyed or _unsigned(self.low)

    @state.setter
    def state(self, state: int) -> None:
        if _KEYED <= state < 2 * _KEYED:
            self.keyed = state
            return
        low = state & (_BEYOND - 1)
        self.keyed = 0
        self.low = i64(low if low < _BEYOND // 2 else low - _BEYOND)

    def copied(self) -> "Dice":
        """Dice that will roll alike; only copies of states, which are compiled too, ask for it."""
        copy = Dice()
        copy.keyed = self.keyed
        copy.low = self.low
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and other.keyed == self.keyed and other.low == self.low

    def __repr__(self) -> str:
        return f"Dice({self.state})"

    __hash__ = None  # type: ignore[assignment]  # it changes

    def bits(self) -> int:
        """The next 64 random bits."""
        return self._keyed_bits() if self.keyed else _unsigned(self._next())

    def _next(self) -> "i64":
        self.low = z = self.low + _STEP
        z = (z ^ (z >> 30 & 0x3FFFFFFFF)) * _FIRST
        z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * _SECOND
        return z ^ (z >> 31 & 0x1FFFFFFFF)

    def _keyed_bits(self) -> int:
        from hashlib import blake2b  # slow to import, and playouts don't need it

        self.keyed += 1
        counter, key = self.keyed % _BEYOND, (self.keyed - _KEYED) >> 64
        digest = blake2b(counter.to_bytes(8, "big"), key=key.to_bytes(KEY_BITS // 8, "big"), digest_size=8).digest()
        return int.from_bytes(digest, "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if self.keyed or not 0 <= n < 1 << 31:
            return (self.bits() * n) >> 64
        return _share(self._next(), n)

    def roll(self, sides: int = 6) -> int:
        """One die, 1 to `sides`."""
        return self.below(sides) + 1

    def order(self, n: int) -> list[int]:
        """The numbers 0 to n - 1 in random order."""
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def packed(self) -> int | str:
        """The state in a form that JSON and MessagePack hold: what is longer than 64 bits as hexadecimal digits."""
        return f"{self.keyed:x}" if self.keyed else self.state

    @staticmethod
    def unpacked(packed: int | str) -> "Dice":
        return Dice(int(packed, 16) if isinstance(packed, str) else packed)

    def shuffled(self, things: list[T]) -> list[T]:
        """The things in random order, as a new list."""
        return [things[i] for i in self.order(len(things))]


def _unsigned(z: "i64") -> int:
    number: int = z
    return number if z >= 0 else number + _BEYOND


def _share(z: "i64", n: "i64") -> "i64":
    """(z * n) >> 64 for a z without its sign: half by half, since the product has more than 64 bits."""
    high, low = z >> 32 & 0xFFFFFFFF, z & 0xFFFFFFFF
    return (high * n + (low * n >> 32)) >> 32
