"""The states of a game, one after another, in little room: each is kept as what differs from a whole one before it."""

import zlib
from typing import Any

import msgspec

from rulewright.kernel.copying import pack_state, unpack_state

EVERY = 64  # states from one whole one to the next
FAST = 1  # how hard zlib tries


class Frames:
    """States in order, some 300 bytes each; any of them is read back at once, without playing the rules again."""

    def __init__(self) -> None:
        self._kind: type[Any] | None = None
        self._book: Any = None
        self._whole: list[bytes] = []
        self._packed: list[bytes] = []

    def __len__(self) -> int:
        return len(self._packed)

    def append(self, state: Any) -> None:
        self._kind, self._book = type(state), state.book
        packed = msgspec.msgpack.encode(pack_state(state))
        if len(self) % EVERY == 0:
            self._whole.append(packed)
        press = zlib.compressobj(FAST, zdict=self._whole[-1])
        self._packed.append(press.compress(packed) + press.flush())

    def __getitem__(self, at: int) -> Any:
        """The state of this number: an own copy, from any thread."""
        assert self._kind is not None
        reader = zlib.decompressobj(zdict=self._whole[at // EVERY])
        return unpack_state(self._kind, msgspec.msgpack.decode(reader.decompress(self._packed[at])), self._book)
