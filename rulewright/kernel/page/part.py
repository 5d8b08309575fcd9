"""How the parts of a scene are declared: frozen to who checks the code, made quickly when it runs.

A frozen dataclass takes seven times as long to make, and a table is some hundred parts for everybody who looks at it,
after every answer. Parts are also the keys of what was drawn of them, so each works its hash out once.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any


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
