"""Copies, packs and unpacks states. Code is made once a class from its annotations, as dataclasses do.

A state is a tree of slotted dataclasses, lists, dicts, enums and plain values. Frozen dataclasses and
tuples are values: they are shared by copies. A frozen dataclass (the rules and cards in force) is not packed:
whoever unpacks a state has to say which rules it stands under.
"""

import dataclasses
import typing
from collections.abc import Callable
from enum import Enum
from types import NoneType, UnionType
from typing import Any, TypeVar

from rulewright.kernel.dice import Dice

T = TypeVar("T")

_PLAIN = (int, str, bool, float, NoneType)
COPIERS: dict[type, Callable[[Any], Any]] = {}  # compiled modules enter copiers of their own
_packers: dict[type, Callable[[Any], Any]] = {}
_readers: dict[type, Callable[[Any, Any], Any]] = {}


def copy_state(state: T) -> T:
    """An equal state that shares nothing changeable with the original."""
    return (COPIERS.get(type(state)) or _copier(type(state)))(state)  # type: ignore[no-any-return]


def is_frozen(kind: Any) -> bool:
    """Whether a class is a frozen dataclass: a value that copies share, as the rules and cards in force."""
    return dataclasses.is_dataclass(kind) and bool(getattr(kind, "__dataclass_params__").frozen)  # noqa: B009


def pack_state(state: object) -> list[Any]:
    """The state as nested lists of plain values, ready for JSON or MessagePack."""
    return (_packers.get(type(state)) or _packer(type(state)))(state)  # type: ignore[no-any-return]


def unpack_state(kind: type[T], data: object, book: object) -> T:
    """The state that was packed, standing under the rules and cards of `book`."""
    return (_readers.get(kind) or _reader(kind))(data, book)  # type: ignore[no-any-return]


def check_state(state: object) -> None:
    """Raises TypeError where a value is not of the type that its class says: states come in from outside, too."""
    hints = typing.get_type_hints(type(state))
    for each in dataclasses.fields(state):  # type: ignore[arg-type]
        value = getattr(state, each.name)
        if not _fits(hints[each.name], value):
            raise TypeError(f"'{each.name}' of {type(state).__name__} can't be {str(value)[:60]}")


def _fits(hint: Any, value: Any) -> bool:
    hint = bare(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, UnionType):
        return any(_fits(arg, value) for arg in args)
    if origin is typing.Literal:
        return value in args
    if hint is NoneType or hint in _PLAIN:
        return type(value) is hint
    if origin is list:
        return type(value) is list and all(_fits(args[0], part) for part in value)
    if origin is dict:
        return type(value) is dict and all(_fits(args[0], k) and _fits(args[1], v) for k, v in value.items())
    if not isinstance(value, origin or hint):
        return False
    if origin is tuple:
        kinds = args[:1] * len(value) if args[-1] is ... else args
        return len(kinds) == len(value) and all(map(_fits, kinds, value))
    if _is_value_tuple(hint):
        return all(_fits(part, value[i]) for i, (part, _) in enumerate(_parts(hint, (), "")))
    if dataclasses.is_dataclass(hint) and not is_frozen(hint):
        check_state(value)
    return True


Names = dict[str, Any]


def _copier(kind: type) -> Callable[..., Any]:
    names, fields = _begun(kind)
    parts = [_copy_code(hint, f"x.{name}", names) for name, hint in fields]
    return _made(kind, COPIERS, f"def made(x): return _kind({', '.join(parts)})", names)


def _packer(kind: type) -> Callable[..., Any]:
    names, fields = _begun(kind)
    parts = [_pack_code(hint, f"x.{name}", names) for name, hint in fields]
    return _made(kind, _packers, f"def made(x): return [{', '.join(parts)}]", names)


def _reader(kind: type) -> Callable[..., Any]:
    names, fields = _begun(kind)
    parts = [_unpack_code(hint, f"x[{i}]", names) for i, (_, hint) in enumerate(fields)]
    return _made(kind, _readers, f"def made(x, book): return _kind({', '.join(parts)})", names)


def _begun(kind: type) -> tuple[Names, list[tuple[str, Any]]]:
    """What the code of a class may name, and its fields with their types."""
    hints = typing.get_type_hints(kind)
    return {"Dice": Dice, "_under": _under, "_kind": kind}, [(f.name, hints[f.name]) for f in dataclasses.fields(kind)]


def _made(kind: type, table: dict[type, Callable[..., Any]], code: str, names: Names) -> Callable[..., Any]:
    exec(code, names)
    made: Callable[..., Any] = names["made"]
    table[kind] = made
    return made


def _plain(hint: Any) -> bool:
    """Whether JSON gives the value back as it was."""
    if typing.get_origin(hint) in (typing.Union, UnionType):
        return all(_plain(arg) for arg in typing.get_args(hint))
    hint = getattr(hint, "__supertype__", hint)
    return hint in _PLAIN or typing.get_origin(hint) is typing.Literal


def is_shared(hint: Any) -> bool:
    """Whether it can't change, so that copies share it."""
    hint = bare(hint)
    origin = typing.get_origin(hint)
    if origin in (typing.Union, UnionType, tuple):
        return all(is_shared(arg) for arg in typing.get_args(hint) if arg is not ...)
    return _plain(hint) or is_frozen(hint) or _is_enum(hint) or _is_value_tuple(hint)


def bare(hint: Any) -> Any:
    """The type behind a NewType."""
    while isinstance(hint, typing.NewType):
        hint = hint.__supertype__
    return hint


def _is_enum(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Enum)


def _is_value_tuple(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields")


def _own(hint: type, names: Names, maker: Callable[[], Callable[..., Any]], prefix: str) -> str:
    name = f"{prefix}_{hint.__name__}_{id(hint)}"  # two modules may each have a class of this name
    if name not in names:
        names[name] = maker()
    return name


def _parts(hint: Any, args: tuple[Any, ...], x: str) -> list[tuple[Any, str]]:
    """The hint and the place of every part of a tuple of fixed length."""
    inner = [typing.get_type_hints(hint)[name] for name in hint._fields] if _is_value_tuple(hint) else args
    return [(part, f"{x}[{i}]") for i, part in enumerate(inner)]


def _copy_code(hint: Any, x: str, names: Names) -> str:
    hint = bare(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if is_shared(hint):
        return x
    if hint is Dice:
        return f"Dice({x}.state)"
    if origin is list:
        return f"{x}[:]" if is_shared(args[0]) else f"[{_copy_code(args[0], 'y', names)} for y in {x}]"
    if origin is dict:
        return (
            f"{x}.copy()" if is_shared(args[1]) else f"{{k: {_copy_code(args[1], 'v', names)} for k, v in {x}.items()}}"
        )
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return f"{_own(hint, names, lambda: _copier(hint), 'copy')}({x})"
    return _maybe(hint, args, x, names, _copy_code)


def _pack_code(hint: Any, x: str, names: Names) -> str:
    hint = bare(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if is_frozen(hint):
        return "None"
    if _plain(hint):
        return x
    if _is_enum(hint):
        return f"{x}.value"
    if hint is Dice:
        return f"{x}.packed()"
    if origin is list or (origin is tuple and args[-1] is ...):
        return f"[{_pack_code(args[0], 'y', names)} for y in {x}]"
    if origin is tuple or _is_value_tuple(hint):
        return f"[{', '.join(_pack_code(part, place, names) for part, place in _parts(hint, args, x))}]"
    if origin is dict:
        key, value = _pack_code(args[0], "k", names), _pack_code(args[1], "v", names)
        return f"[[{key}, {value}] for k, v in {x}.items()]"
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return f"{_own(hint, names, lambda: _packer(hint), 'pack')}({x})"
    return _maybe(hint, args, x, names, _pack_code)


def _unpack_code(hint: Any, x: str, names: Names) -> str:
    hint = bare(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if is_frozen(hint):
        return f"_under(book, {_own(hint, names, lambda: hint, 'book')})"
    if _plain(hint):
        return x
    if _is_enum(hint):
        return f"{_own(hint, names, lambda: hint, 'enum')}({x})"
    if hint is Dice:
        return f"Dice.unpacked({x})"
    if origin is tuple and args[-1] is ...:
        return f"tuple([{_unpack_code(args[0], 'y', names)} for y in {x}])"
    if origin is tuple or _is_value_tuple(hint):
        parts = "".join(f"{_unpack_code(part, place, names)}, " for part, place in _parts(hint, args, x))
        return f"({parts})" if origin is tuple else f"{_own(hint, names, lambda: hint, 'tuple')}({parts})"
    if origin is list:
        return f"[{_unpack_code(args[0], 'y', names)} for y in {x}]"
    if origin is dict:
        return f"{{{_unpack_code(args[0], 'k', names)}: {_unpack_code(args[1], 'v', names)} for k, v in {x}}}"
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return f"{_own(hint, names, lambda: _reader(hint), 'read')}({x}, book)"
    return _maybe(hint, args, x, names, _unpack_code)


def _under(book: T, kind: type[T]) -> T:
    if type(book) is not kind:
        raise TypeError(f"a state under {kind.__name__} can't be unpacked under {type(book).__name__}")
    return book


def _maybe(hint: Any, args: tuple[Any, ...], x: str, names: Names, code: Callable[[Any, str, Names], str]) -> str:
    """`Something | None` is the one union a state may hold besides unions of plain values."""
    inner = [arg for arg in args if arg is not NoneType]
    if typing.get_origin(hint) in (typing.Union, UnionType) and len(inner) == 1:
        return f"(None if {x} is None else {code(inner[0], x, names)})"
    raise TypeError(f"a state can't hold {hint}: use dataclasses, lists, dicts, tuples and plain values")
