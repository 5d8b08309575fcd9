"""Variants: TOML overrides of a game's tunables and card numbers, checked by name and type."""

import dataclasses
import typing
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, TypeVar

from rulewright.kernel.errors import BadVariant, UnknownName, nearest
from rulewright.kernel.question import Face

R = TypeVar("R")


@dataclass(frozen=True)
class Variant:
    """A name and what differs from the official rules."""

    name: str = "official"
    rules: Mapping[str, Any] = field(default_factory=dict)
    cards: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def data(self) -> dict[str, Any]:
        """As plain values, for records."""
        return {
            "name": self.name,
            "rules": dict(self.rules),
            "cards": {key: dict(numbers) for key, numbers in self.cards.items()},
        }

    @classmethod
    def from_data(cls, data: object) -> "Variant":
        """From plain values, as `data` gives them or as a TOML file holds them."""
        if not isinstance(data, dict):
            raise BadVariant(f"a variant is a table with name, rules and cards, not {type(data).__name__}")
        unknown = [key for key in data if key not in ("name", "rules", "cards", "about")]
        if unknown:
            raise BadVariant(f"a variant has no '{unknown[0]}'; it has name, about, rules and cards")
        rules, cards = data.get("rules", {}), data.get("cards", {})
        if not isinstance(rules, dict) or not isinstance(cards, dict):
            raise BadVariant("'rules' and 'cards' of a variant are tables: [rules] and [cards.<card>]")
        for key, numbers in cards.items():
            if not isinstance(numbers, dict):
                raise BadVariant(f"[cards.{key}] must be a table of numbers, as cost = 2")
        name = data.get("name", "unnamed")
        if not isinstance(name, str):
            raise BadVariant(f"a variant's name is a text, not {name!r}")
        return cls(name, rules, cards)

    @classmethod
    def parse(cls, text: str) -> "Variant":
        """From the text of a TOML file."""
        import tomllib  # slow to import, and few matches have a variant

        try:
            return cls.from_data(tomllib.loads(text))
        except tomllib.TOMLDecodeError as wrong:
            raise BadVariant(f"not a TOML file: {wrong}") from None


OFFICIAL = Variant()


class Drafted(typing.NamedTuple):
    """A number as it was drafted, a tunable's by its name or a card's by 'key.number', and why play has changed it."""

    name: str
    value: Any
    why: str


def numbered_variant(name: str, numbers: Mapping[str, Any]) -> Variant:
    """The rules with these numbers, a tunable's by its name, a card's by 'key.number'."""
    rules: dict[str, Any] = {}
    cards: dict[str, dict[str, Any]] = {}
    for place, value in numbers.items():
        key, of_card, number = place.partition(".")
        own = cards.setdefault(key, {}) if of_card else rules
        own[number or key] = value
    return Variant(name, rules, cards)


def draft_variant(drafted: Iterable[Drafted]) -> Variant:
    """The rules as they were drafted, to be played or tried like any variant."""
    return numbered_variant("draft", {name: value for name, value, _ in drafted})


def apply_rules(official: R, overrides: Mapping[str, Any]) -> R:
    """The tunables with the overrides put in, each checked by name and type."""
    kind = type(official)
    hints = typing.get_type_hints(kind)
    names = [f.name for f in dataclasses.fields(kind)]  # type: ignore[arg-type]
    values: dict[str, Any] = {}
    for key, value in overrides.items():
        if key not in names:
            raise BadVariant(f"there is no tunable '{key}'.{nearest(key, names)}")
        values[key] = _fitting(key, value, hints[key])
    return dataclasses.replace(official, **values)  # type: ignore[type-var]


def _fitting(key: str, value: Any, hint: Any) -> Any:
    """The value as the tunable wants it, or a refusal that says what it wants."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        if value in args:
            return value
        raise BadVariant(f"'{key}' must be one of {', '.join(map(repr, args))}, not {value!r}")
    if origin is tuple:
        if not isinstance(value, list | tuple) or any(type(part) is not int for part in value):
            raise BadVariant(f"'{key}' must be a list of whole numbers, not {value!r}")
        return tuple([_fitting(key, part, int) for part in value])
    if type(value) is not hint:  # True is not a number here
        wanted = {int: "a whole number", bool: "true or false", str: "a text"}.get(hint, str(hint))
        raise BadVariant(f"'{key}' must be {wanted}, not {value!r}")
    if hint is int and value < 0:
        raise BadVariant(f"'{key}' can't be negative; {value} was given")
    return value


class Keyed(typing.Protocol):
    """A card's design: known by its key, and changed in one number by a variant."""

    @property
    def key(self) -> str: ...

    def changed(self, name: str, value: Any) -> typing.Self:
        """The card with one number changed; refuses what it has not."""


K = TypeVar("K", bound=Keyed)


def apply_cards(official: Sequence[K], overrides: Mapping[str, Mapping[str, Any]]) -> tuple[K, ...]:
    """The cards with the numbers of a variant put in, each checked by its own card."""
    cards = list(official)
    for key, numbers in overrides.items():
        face = face_named(cards, key)
        for name, value in numbers.items():
            cards[face] = cards[face].changed(name, value)
    return tuple(cards)


def face_named(cards: Sequence[Keyed], key: str) -> Face:
    """The number of a card's design by its key."""
    for face, card in enumerate(cards):
        if card.key == key:
            return Face(face)
    raise UnknownName(f"there is no card '{key}'.{nearest(key, [card.key for card in cards])}")


def at_least(rules: object, least: Mapping[str, int]) -> None:
    """Refuses tunables below these numbers."""
    for name, bottom in least.items():
        if attrgetter(name)(rules) < bottom:
            raise BadVariant(f"{name} must be at least {bottom}")
