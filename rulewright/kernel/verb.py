"""Verbs: what a player can do, declared once. Notation, labels and what is clicked all follow from the declaration.

    BURN = verb("burn", CardId, label="Burn {card} for {gain} mana", click=("{card}", "discard-{owner}"), own=True)

The kinds of its arguments are the NewTypes of ids; a template names an argument by its kind (`CardId`: {card}), and
anything else that stands in braces is filled in by the game's `words/`. Calling the verb makes the option,
`BURN.of(option)` reads one: a wrong kind of number is a type error.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from operator import itemgetter
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypedDict, TypeVar, TypeVarTuple, Unpack, overload

from rulewright.kernel.question import Option, option

Click: TypeAlias = tuple[str, ...] | None
Args = TypeVarTuple("Args")
A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")


class Verb(partial[Option], Generic[*Args]):
    """One verb of a game. It is called with its arguments and gives an option: a C call, since rules make millions."""

    name: str
    kinds: tuple[Any, ...]
    arg_names: tuple[str, ...]  # what templates call the arguments
    label: str
    click: Click
    own: bool
    written: str
    of: Callable[[Option], tuple[*Args]]
    """The arguments of an option of this verb."""
    answer: Option
    """Of a verb without arguments: its one option, the same object always."""
    options: dict[int, Option]
    """Of a verb with one argument: its option by that; what is looked up is found faster than what is called."""

    if TYPE_CHECKING:  # what runs is C: the call is partial's own, `verb` gives each verb the others

        def __call__(self, *args: *Args) -> Option:
            """The option with these arguments."""

        def each(self: "Verb[A]", things: Iterable[A]) -> Iterator[Option]:
            """The options with each of these things as the one argument; faster than one by one."""

    def __hash__(self) -> int:
        return hash(self.name)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __reduce__(self) -> Any:
        declared = _Declared(label=self.label, click=self.click, own=self.own, written=self.written)
        return _again, (self.name, self.kinds, declared)

    def __repr__(self) -> str:
        return f"verb({self.name!r}, {', '.join(self.arg_names)})"


class _Declared(TypedDict, total=False):
    """What a declaration may say besides name and kinds; see `verb`."""

    label: str
    click: Click
    own: bool
    written: str


@overload
def verb(name: str, /, **declared: Unpack[_Declared]) -> Verb[()]: ...
@overload
def verb(name: str, a: type[A], /, **declared: Unpack[_Declared]) -> Verb[A]: ...
@overload
def verb(name: str, a: type[A], b: type[B], /, **declared: Unpack[_Declared]) -> Verb[A, B]: ...
@overload
def verb(name: str, a: type[A], b: type[B], c: type[C], /, **declared: Unpack[_Declared]) -> Verb[A, B, C]: ...
def verb(name: str, /, *kinds: Any, label: str = "", click: Click = None, own: bool = False, written: str = "") -> Any:
    """Declare a verb.

    `label` and the parts of `click` are templates. Without `click` one clicks the arguments in their order, or a
    button. `own`: its cards are known to who is asked, so notation may name them. `written` is the word that stands
    in records, where that is not the name.
    """
    made: Verb[Any] = Verb(cache(partial(option, name)))  # a cache of its own: a number is found faster than a tuple
    made.name = name
    made.kinds = kinds
    made.arg_names = _distinct([word_of(kind) for kind in kinds])
    made.label = label
    made.click = click
    made.own = own
    made.written = written or name
    made.of = itemgetter(slice(1, 1 + len(kinds)))
    if not kinds:
        made.answer = made(*kinds)
    made.options = _Known(made)
    made.each = partial(map, made.options.__getitem__)  # type: ignore[method-assign]
    return made


def _again(name: str, kinds: tuple[Any, ...], declared: _Declared) -> Any:
    """The verb in another process, to which a game was sent."""
    return verb(name, *kinds, **declared)


class _Known(dict[int, Option]):
    """The options of a verb by their one argument, made when they are first wanted."""

    def __init__(self, made: Callable[[int], Option]) -> None:
        super().__init__()
        self.made = made

    def __missing__(self, thing: int) -> Option:
        return self.setdefault(thing, self.made(thing))


def word_of(kind: Any) -> str:
    """What templates call a kind of argument: 'card' for CardId, 'n' for a plain number."""
    if kind is int:
        return "n"
    return str(kind.__name__).removesuffix("Id").lower()


def _distinct(words: list[str]) -> tuple[str, ...]:
    """('card', 'card2') where two arguments are of one kind."""
    return tuple(word if word not in words[:i] else f"{word}{i + 1}" for i, word in enumerate(words))


def verbs_in(*modules: ModuleType) -> Mapping[str, Verb[*tuple[Any, ...]]]:
    """All verbs that modules declare, by name."""
    declared = [value for module in modules for value in vars(module).values()]
    return {each.name: each for each in declared if isinstance(each, Verb)}
