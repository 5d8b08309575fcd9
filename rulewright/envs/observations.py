"""What a seat sees as one vector of numbers, laid out by the types of the state's fields; code is made once a game.

It is given a view, in which what the seat can't know is blanked, so it can't tell more than that. Numbers are as
they are, up to 128; kinds of which there are few are one-hot; piles of cards are counted by face (the first place
counts unknown cards); lists are cut to a length. Players, and whatever has one thing for each seat, come in the
order in which they sit, one's own seat first.
"""

import dataclasses
import typing
from types import NoneType, UnionType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.game import Encoding, Game
from rulewright.kernel.question import CardId, Face, Seat

Vector = NDArray[np.float32]
KERNEL = ("dice", "seats", "faces", "seen", "gone", "outcome", "book")  # of every state: nothing to learn from
LENGTH = 8  # of a list, where the game says nothing else
MOST = 128  # a larger number is seen as this


class Part(NamedTuple):
    """Where something stands in the vector."""

    name: str  # 'players.0.hand': 0 is one's own seat
    first: int
    size: int
    what: str  # 'number', 'one of 61', 'cards by face'
    repeats: tuple[tuple[int, int], ...] = ()  # in lists: how often, and how far apart, from the outermost list on


class Layout:
    """Where everything stands, and the function that fills it in."""

    def __init__(self, game: Game, book: Any, seats: int) -> None:
        self.encoding: Encoding[Any] = game.mind.encoding
        self.seats = seats
        self.faces = len(book.cards) + 1
        self.kinds: dict[Any, int] = dict(self.encoding.sizes(book))
        self.kinds.pop(int, None)
        self.parts: list[Part] = []
        self.left_out: list[str] = []
        self._lines = ["def fill(s, me, faces, ones, one, at, put):"]
        self._depth = 0
        self.size = 0
        self._record(game.rules.state, "s", "", "", KERNEL)
        names: dict[str, Any] = {"places": list(self.encoding.places.values())}
        exec("\n".join(self._lines), names)
        self._fill = names["fill"]
        if self.encoding.planes is not None:
            for name in self.encoding.planes.names:
                self._take(f"planes.{name}", self.encoding.planes.cells, "plane")

    def observe(self, view: Any, seat: Seat, room: int) -> Vector:
        """The vector of what the seat sees, with room for so many numbers."""
        ones: list[int] = []
        at: list[int] = []
        values: list[int] = []
        self._fill(view, seat, view.faces, ones, ones.append, at.append, values.append)
        planes = self.encoding.planes
        if planes is not None:
            first, cells = self.size - planes.cells * len(planes.names), planes.cells
            for plane, cell, value in planes.fill(view, seat):
                if value == 1:
                    ones.append(first + plane * cells + cell)
                else:
                    at.append(first + plane * cells + cell)
                    values.append(value)
        vector = np.bincount(np.array(ones, np.int64), minlength=room).astype(np.float32)
        if at:
            vector[at] = values
        return vector

    # -- making the code: each method writes what reads one value, and takes its places

    def _take(self, name: str, size: int, what: str) -> int:
        first = self.size
        self.parts.append(Part(name, first, size, what))
        self.size += size
        return first

    def _write(self, line: str, deeper: int = 0) -> None:
        self._lines.append("    " * (self._depth + deeper + 1) + line)

    def _record(self, kind: type, x: str, name: str, base: str, skipped: typing.Collection[str] = ()) -> None:
        """All fields of a dataclass or named tuple."""
        hints = typing.get_type_hints(kind)
        named = [f.name for f in dataclasses.fields(kind)] if dataclasses.is_dataclass(kind) else list(hints)
        for field in named:
            path = f"{name}.{field}" if name else field
            names = (f"{kind.__name__}.{field}", field)  # the first that the game has said something about counts
            if field in skipped:
                continue
            if set(names) & set(self.encoding.left_out):
                self.left_out.append(path)
                continue
            self._value(hints[field], f"{x}.{field}", path, base, names)

    def _value(self, hint: Any, x: str, name: str, base: str, names: tuple[str, ...]) -> None:
        kind, args = typing.get_origin(hint), typing.get_args(hint)
        if kind in (typing.Union, UnionType):
            self._union(args, x, name, base, names)
        elif kind is list:
            self._list(args[0], x, name, base, names)
        elif kind is dict:
            self._dict(args, x, name, base)
        elif hint in self.encoding.places and hint in self.kinds:
            first = self._take(name, self.kinds[hint], f"one of {self.kinds[hint]}")
            self._write(f"k = places[{list(self.encoding.places).index(hint)}](s, {x}) if {x} >= 0 else -1")
            self._write(f"if 0 <= k < {self.kinds[hint]}: one({base}{first} + k)")
        elif _is_card(hint) and hint not in self.kinds:
            self._write(
                f"if {x} >= 0: at({base}{self._take(name, self.faces, 'card by face')} + faces[{x}] + 1); put(1)"
            )
        elif hint is Face:
            self._write(f"if {x} >= 0: at({base}{self._take(name, self.faces, 'card by face')} + {x} + 1); put(1)")
        elif hint is Seat:
            first = self._take(name, self.seats, f"one of {self.seats} seats")
            self._write(f"if {x} >= 0: one({base}{first} + ({x} - me) % {self.seats})")
        elif hint in self.kinds:
            first = self._take(name, self.kinds[hint], f"one of {self.kinds[hint]}")
            self._write(f"if 0 <= {x} < {self.kinds[hint]}: one({base}{first} + {x})")
        elif hint is str and (words := [self.encoding.words[n] for n in names if n in self.encoding.words]):
            known = {word: i for i, word in enumerate(words[0])}
            first = self._take(name, len(known), f"one of {', '.join(known)}")
            self._write(f"if {x} in {known!r}: one({base}{first} + {known!r}[{x}])")
        elif bits := next((self.encoding.bits[n] for n in names if n in self.encoding.bits), 0):
            first = self._take(name, bits, f"{bits} times yes or no")
            self._write(f"for k in range({bits}) if {x} else ():")
            self._write(f"if {x} >> k & 1: one({base}{first} + k)", deeper=1)
        elif _bare(hint) in (int, bool):
            first = self._take(name, 1, "number")
            self._write(f"if {x}: at({base}{first}); put({x} if {x} < {MOST} else {MOST})")
        elif isinstance(hint, type) and (dataclasses.is_dataclass(hint) or issubclass(hint, tuple)):
            self._record(hint, x, name, base)
        else:
            self.left_out.append(name)

    def _union(self, args: tuple[Any, ...], x: str, name: str, base: str, names: tuple[str, ...]) -> None:
        inner = [arg for arg in args if arg is not NoneType]
        if len(inner) == len(args):  # ids of several kinds: seen as the first that has a size
            sized = [arg for arg in inner if arg in self.kinds]
            self._value(sized[0] if sized else _bare(inner[0]), x, name, base, names)
            return
        self._write(f"if {x} is not None:")
        self._depth += 1
        self._write(f"one({base}{self._take(f'{name}?', 1, 'whether there is one')})")
        self._value(inner[0], x, name, base, names)
        self._depth -= 1

    def _list(self, inner: Any, x: str, name: str, base: str, names: tuple[str, ...]) -> None:
        lengths = [self.encoding.lengths[n] for n in names if n in self.encoding.lengths]
        if ((_is_card(inner) and inner not in self.kinds) or inner is Face) and not lengths:
            first, face = self._take(name, self.faces, "cards by face"), "v" if inner is Face else "faces[v]"
            self._write(f"ones += [{face} + ({base}{first + 1}) for v in {x} if v >= 0]")
            return
        by_seat = bool(set(names) & {"State.players", *self.encoding.by_seat})
        length = self.seats if by_seat else lengths[0] if lengths else LENGTH
        if by_seat:
            for i in range(length):
                own, depth = f"x{len(self.parts)}_{i}", self._depth
                self._write(f"if len({x}) == {self.seats}:")
                self._depth += 1
                self._write(f"{own} = {x}[(me + {i}) % {self.seats}]")
                self._value(inner, own, f"{name}.{i}", base, ())
                self._depth = depth
            return
        item, start, before = f"i{len(self._lines)}", f"b{len(self._lines)}", self.size
        self._write(f"for {start}, {item} in enumerate({x}[:{length}]):")
        self._depth += 1
        line = len(self._lines)
        self._write("")
        parts = len(self.parts)
        self._value(inner, item, f"{name}.*", f"{start} + ", ())
        stride = self.size - before
        self._lines[line] = "    " * (self._depth + 1) + f"{start} = {base}{start} * {stride}"
        self._depth -= 1
        if not stride:  # of things that are left out
            self._lines[line] += "; pass"
        self.parts[parts:] = [p._replace(repeats=((length, stride), *p.repeats)) for p in self.parts[parts:]]
        self.size = before + stride * length

    def _dict(self, args: tuple[Any, ...], x: str, name: str, base: str) -> None:
        key, value = args
        if _bare(value) is not int or not (_is_card(key) or key is Face or key in self.kinds):
            self.left_out.append(name)
            return
        sized = key in self.kinds
        first = self._take(
            name, self.kinds[key] if sized else self.faces, "amounts by kind" if sized else "amounts by face"
        )
        place = "k" if sized else "k + 1" if key is Face else "faces[k] + 1"
        self._write(f"for k, v in {x}.items(): at({base}{first} + {place}); put(v if v < {MOST} else {MOST})")


def _bare(hint: Any) -> Any:
    while isinstance(hint, typing.NewType):
        hint = hint.__supertype__
    return hint


def _is_card(hint: Any) -> bool:
    """Whether it is a sleeve, also one of a kind of its own."""
    while isinstance(hint, typing.NewType) and hint is not CardId:
        hint = hint.__supertype__
    return hint is CardId
