"""A list that only grows at its end, whose older part is kept packed: the log of a long match in little room."""

import zlib
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Generic, TypeVar, overload

import msgspec

T = TypeVar("T")
FAST = 1  # how hard zlib tries
LEAST = 64  # entries that are worth packing


class Scroll(Sequence[T], Generic[T]):
    """Reads like a list. What `pack` was called for can't be cut off again, and is unpacked whenever it is read."""

    __slots__ = ("_blocks", "_from", "_latest", "_plain", "_starts", "packed", "tail")

    def __init__(self, plain: Callable[[T], Any], from_plain: Callable[..., T]) -> None:
        self._plain, self._from = plain, from_plain  # an entry as plain values, and from these
        self._blocks: list[bytes] = []
        self._starts: list[int] = []  # the place of each block's first entry
        self._latest: tuple[int, list[T]] = -1, []  # the block that was read last
        self.packed = 0  # how many entries are
        self.tail: list[T] = []  # the others

    def append(self, entry: T) -> None:
        self.tail.append(entry)

    def pack(self, until: int) -> None:
        """Keep the entries before this place packed, once they are many."""
        n = until - self.packed
        if n >= LEAST:
            self.add_packed(msgspec.msgpack.encode([self._plain(entry) for entry in self.tail[:n]]), n)
            del self.tail[:n]

    def add_packed(self, entries: bytes, n: int) -> None:
        """So many entries that come next, as a list of their plain values in msgpack."""
        self._blocks.append(zlib.compress(entries, FAST))
        self._starts.append(self.packed)
        self.packed += n

    def _block(self, number: int) -> list[T]:
        if self._latest[0] != number:
            plain = msgspec.msgpack.decode(zlib.decompress(self._blocks[number]))
            self._latest = number, [self._from(*each) for each in plain]
        return self._latest[1]

    def _iterate(self, start: int) -> Iterator[T]:
        if start < self.packed:
            first = bisect_right(self._starts, start) - 1
            yield from self._block(first)[start - self._starts[first] :]
            for number in range(first + 1, len(self._blocks)):
                yield from self._block(number)
        yield from islice(self.tail, max(0, start - self.packed), None)

    def __len__(self) -> int:
        return self.packed + len(self.tail)

    def __iter__(self) -> Iterator[T]:
        return self._iterate(0)

    def __reversed__(self) -> Iterator[T]:
        yield from reversed(self.tail)
        for number in range(len(self._blocks) - 1, -1, -1):
            yield from reversed(self._block(number))

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        size = len(self)
        if isinstance(at, slice):
            start, stop, step = at.indices(size)
            if step != 1:
                return list(self)[at]
            if start >= self.packed:
                return self.tail[start - self.packed : max(0, stop - self.packed)]
            return list(islice(self._iterate(start), max(0, stop - start)))
        place = at + size if at < 0 else at
        if not 0 <= place < size:
            raise IndexError(f"there is no entry {at} of {size}")
        return self.tail[place - self.packed] if place >= self.packed else next(self._iterate(place))

    def __delitem__(self, at: slice) -> None:
        start, stop, _ = at.indices(len(self))
        if start < stop and (start < self.packed or stop < len(self)):
            raise IndexError("only the end can be cut off, and not what is packed")
        del self.tail[start - self.packed :]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
