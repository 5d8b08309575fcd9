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
            made = dataclass(slots=True, eq=True)(type(kind.__name__, (_Hashed,), inside))
            names = [each.name for each in fields(made)]
            made.__init__, made.__hash__ = _written_out(names, made.__init__)
            return made

        return declare


def _written_out(names: list[str], given: Callable[..., None]) -> tuple[Any, Any]:
    """The constructor, which notes that no hash is worked out, and the hash, which works it out once."""
    defaults = dict(zip(names[len(names) - len(given.__defaults__ or ()) :], given.__defaults__ or (), strict=True))
    takes = ", ".join(f"{name}=_given[{name!r}]" if name in defaults else name for name in names)
    sets = "".join(f"    self.{name} = {name}\n" for name in names)
    values = "".join(f"self.{name}, " for name in names)
    source = (
        f"def __init__(self, {takes}):\n    self._hash = 0\n{sets}"
        f"def __hash__(self):\n    if not self._hash:\n        self._hash = hash(({values}))\n    return self._hash\n"
    )
    space: dict[str, Any] = {"_given": defaults}
    exec(source, space)  # as dataclasses does
    return space["__init__"], space["__hash__"]


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
        key = (id(thing), more, *named.items()) if named else (id(thing), more)
        kept = known.get(key)
        if kept is None:
            if len(known) >= MOST_REMEMBERED:
                known.clear()
            kept = known[key] = thing, make(thing, *more, **named)
        return kept[1]

    return found
