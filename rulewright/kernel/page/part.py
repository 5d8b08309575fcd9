"""How the parts of a scene are declared: frozen to who checks the code, made quickly when it runs.

A frozen dataclass takes seven times as long to make, and a table is some hundred parts for everybody who looks at it,
after every answer. Parts are also the keys of what was drawn of them, so each works its hash out once.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar


class _Hashed:
    """What has its hash worked out."""

    __slots__ = ("_hash",)

    def __reduce__(self) -> tuple[type[Any], tuple[Any, ...]]:
        return type(self), tuple([getattr(self, each.name) for each in fields(self)])  # type: ignore[arg-type]


if TYPE_CHECKING:
    from dataclasses import dataclass as part

    __all__ = ["part"]
else:

    def part(*, frozen: bool, slots: bool) -> Callable[[type[Any]], type[Any]]:
        """Declare a part of a scene; it is never changed once it is made."""
        assert frozen
        assert slots

        def declare(kind: type[Any]) -> type[Any]:
            inside = {name: value for name, value in vars(kind).items() if name not in ("__dict__", "__weakref__")}
            made = dataclass(slots=True, unsafe_hash=True)(type(kind.__name__, (_Hashed,), inside))
            work_out = made.__hash__

            def __hash__(self: Any) -> int:
                try:
                    return self._hash
                except AttributeError:
                    self._hash = work_out(self)
                    return self._hash

            made.__hash__ = __hash__
            return made

        return declare


T = TypeVar("T")
R = TypeVar("R")
P = ParamSpec("P")
MOST_REMEMBERED = 4096


def remembered(make: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """What is made of a thing that never changes, such as a card, and some numbers: made once.

    The thing is known by being the same one, which is quicker than comparing all that a card says; it is kept, so that
    no other takes its place.
    """
    known: dict[tuple[Any, ...], tuple[T, R]] = {}

    @wraps(make)
    def found(thing: T, /, *more: P.args, **named: P.kwargs) -> R:
        key = (id(thing), more, *named.items())
        kept = known.get(key)
        if kept is None:
            if len(known) >= MOST_REMEMBERED:
                known.clear()
            kept = known[key] = thing, make(thing, *more, **named)
        return kept[1]

    return found
