"""What a seat sees as one vector of numbers, laid out by the types of the state's fields, once a game.

It reads faces only as the seat knows them, so it can't tell more than that. Numbers are as
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

from rulewright.envs import nodes, walk
from rulewright.envs.nodes import Node
from rulewright.kernel.game import Board, Encoding, Game
from rulewright.kernel.question import CardId, Face, Seat

Vector = NDArray[np.float32]
KERNEL = ("dice", "seats", "faces", "seen", "gone", "outcome", "book")  # of every state: nothing to learn from
LENGTH = 8  # of a list, where the game says nothing else


class Part(NamedTuple):
    """Where something stands in the vector."""

    name: str  # 'players.0.hand': 0 is one's own seat
    first: int
    size: int
    what: str  # 'number', 'one of 61', 'cards by face'
    repeats: tuple[tuple[int, int], ...] = ()  # in lists: how often, and how far apart, from the outermost list on


class Layout:
    """Where everything stands, and what fills it in."""

    def __init__(self, game: Game, book: Any, seats: int) -> None:
        self.encoding: Encoding[Any] = game.mind.encoding
        self.seats = seats
        self.faces = len(book.cards) + 1
        self.kinds: dict[Any, int] = dict(self.encoding.sizes(book))
        self.kinds.pop(int, None)
        self.parts: list[Part] = []
        self.left_out: list[str] = []
        self.size = 0
        self.tree = self._record(game.rules.state, "", KERNEL)
        if self.encoding.board is not None:
            self.tree = nodes.RECORD, (*self.tree[1], (None, self._board(self.encoding.board, book)))
        self.way = walk.prepare(self.tree, seats)
        self.planes = self.encoding.planes
        self.planes_from = self.size
        if self.planes is not None:
            for name in self.planes.names:
                self._take(f"planes.{name}", self.planes.cells, "plane")

    # -- making the tree: each method makes what reads one value, and takes its places

    def _take(self, name: str, size: int, what: str) -> int:
        first = self.size
        self.parts.append(Part(name, first, size, what))
        self.size += size
        return first

    def _board(self, board: Board, book: Any) -> Node:
        first = self.size
        for name in board.names:
            self._take(f"planes.{name}", board.cells, "plane")
        lists = board.things, board.owner, board.kind, board.copy
        facts = tuple([tuple([fact(card) for card in book.cards]) for fact in board.facts.values()])
        return nodes.BOARD, first, board.cells, len(board.kinds), lists, tuple(board.flags), tuple(board.holds), facts

    def _record(self, kind: type, name: str, skipped: typing.Collection[str] = ()) -> Node:
        """All fields of a dataclass or named tuple."""
        hints = typing.get_type_hints(kind)
        named = [f.name for f in dataclasses.fields(kind)] if dataclasses.is_dataclass(kind) else list(hints)
        found: list[tuple[str, Node]] = []
        for field in named:
            path = f"{name}.{field}" if name else field
            names = (f"{kind.__name__}.{field}", field)  # the first that the game has said something about counts
            if field in skipped:
                continue
            if set(names) & set(self.encoding.left_out):
                self.left_out.append(path)
                continue
            node = self._value(hints[field], path, names)
            if node is not None:
                found.append((field, node))
        return nodes.RECORD, tuple(found)

    def _value(self, hint: Any, name: str, names: tuple[str, ...]) -> Node | None:
        """What reads a value of this type; nothing for what is left out."""
        kind, args = typing.get_origin(hint), typing.get_args(hint)
        if kind in (typing.Union, UnionType):
            return self._union(args, name, names)
        if kind is list:
            return self._list(args[0], name, names)
        if kind is dict:
            return self._dict(args, name)
        if hint in self.kinds:
            size = self.kinds[hint]
            first = self._take(name, size, f"one of {size}")
            place = self.encoding.places.get(hint)
            return (nodes.PLACE, first, size, place) if place else (nodes.ONE_OF, first, size)
        if _is_card(hint):
            return nodes.CARD, self._take(name, self.faces, "card by face")
        if hint is Face:
            return nodes.FACE, self._take(name, self.faces, "card by face")
        if hint is Seat:
            return nodes.SEAT, self._take(name, self.seats, f"one of {self.seats} seats")
        if hint is str and (words := [self.encoding.words[n] for n in names if n in self.encoding.words]):
            known = {word: i for i, word in enumerate(words[0])}
            return nodes.WORD, self._take(name, len(known), f"one of {', '.join(known)}"), known
        if bits := next((self.encoding.bits[n] for n in names if n in self.encoding.bits), 0):
            return nodes.BITS, self._take(name, bits, f"{bits} times yes or no"), bits
        if _bare(hint) in (int, bool):
            return nodes.NUMBER, self._take(name, 1, "number")
        if isinstance(hint, type) and (dataclasses.is_dataclass(hint) or issubclass(hint, tuple)):
            return self._record(hint, name)
        self.left_out.append(name)
        return None

    def _union(self, args: tuple[Any, ...], name: str, names: tuple[str, ...]) -> Node | None:
        inner = [arg for arg in args if arg is not NoneType]
        if len(inner) == len(args):  # ids of several kinds: seen as the first that has a size
            sized = [arg for arg in inner if arg in self.kinds]
            return self._value(sized[0] if sized else _bare(inner[0]), name, names)
        first = self._take(f"{name}?", 1, "whether there is one")
        return nodes.OPTIONAL, first, self._value(inner[0], name, names) or (nodes.RECORD, ())

    def _list(self, inner: Any, name: str, names: tuple[str, ...]) -> Node | None:
        lengths = [self.encoding.lengths[n] for n in names if n in self.encoding.lengths]
        if ((_is_card(inner) and inner not in self.kinds) or inner is Face) and not lengths:
            return nodes.FACES if inner is Face else nodes.CARDS, self._take(name, self.faces, "cards by face")
        if set(names) & {"State.players", *self.encoding.by_seat}:
            each = [self._value(inner, f"{name}.{i}", ()) for i in range(self.seats)]
            return nodes.BY_SEAT, tuple([node or (nodes.RECORD, ()) for node in each])
        length, before, parts = lengths[0] if lengths else LENGTH, self.size, len(self.parts)
        node = self._value(inner, f"{name}.*", ())
        stride = self.size - before
        self.parts[parts:] = [p._replace(repeats=((length, stride), *p.repeats)) for p in self.parts[parts:]]
        self.size = before + stride * length
        return None if node is None or not stride else (nodes.LIST, length, stride, node)

    def _dict(self, args: tuple[Any, ...], name: str) -> Node | None:
        key, value = args
        if _bare(value) is not int or not (_is_card(key) or key is Face or key in self.kinds):
            self.left_out.append(name)
            return None
        if key in self.kinds:
            return nodes.AMOUNTS, self._take(name, self.kinds[key], "amounts by kind"), self.kinds[key]
        kind = nodes.AMOUNTS_BY_FACE if key is Face else nodes.AMOUNTS_BY_CARD
        return kind, self._take(name, self.faces, "amounts by face")


def _bare(hint: Any) -> Any:
    while isinstance(hint, typing.NewType):
        hint = hint.__supertype__
    return hint


def _is_card(hint: Any) -> bool:
    """Whether it is a sleeve, also one of a kind of its own."""
    while isinstance(hint, typing.NewType) and hint is not CardId:
        hint = hint.__supertype__
    return hint is CardId
