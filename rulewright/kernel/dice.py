"""Chance: a counter-based generator (SplitMix64) whose whole state is one integer."""

from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Dice:
    """All chance of a match. Equal states roll alike; a copy is a copy of one integer."""

    __slots__ = ("state",)

    def __init__(self, state: int = 0) -> None:
        self.state = state & _MASK

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and other.state == self.state

    def __repr__(self) -> str:
        return f"Dice({self.state})"

    __hash__ = None  # type: ignore[assignment]  # it changes

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return (self.bits() * n) >> 64

    def roll(self, sides: int = 6) -> int:
        """One die, 1 to `sides`."""
        return self.below(sides) + 1

    def order(self, n: int) -> list[int]:
        """The numbers 0 to n - 1 in random order; `below(i + 1)` is written out here: decks are shuffled a lot."""
        order = list(range(n))
        state = self.state
        for i in range(n - 1, 0, -1):
            state = (state + _STEP) & _MASK
            z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            order[i], order[j] = order[j], order[i]
        self.state = state
        return order

    def shuffled(self, things: list[T]) -> list[T]:
        """The things in random order, as a new list."""
        return [things[i] for i in self.order(len(things))]
