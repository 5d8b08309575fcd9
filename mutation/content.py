"""Which cards and maps a mutant changes, by what they say themselves of where they come from."""

import re
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from mutation.operators import Mutant
from rulewright.games import GAMES

ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def content_of(game: str) -> dict[str, str]:
    """Every card and map of a game, as 'origin|key|name', with all that stands on it."""
    package = f"rulewright.games.{game}."
    found: list[Any] = list(GAMES[game].official().cards)
    for name, module in sorted(sys.modules.items()):
        if name.startswith(package):
            for value in vars(module).values():
                found += [thing for thing in _within(value) if _has_origin(thing)]
    return {f"{thing.origin}|{thing.key}|{thing.name}": ADDRESS.sub("", repr(thing)) for thing in found}


def _within(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list | tuple) else (value,)


def _has_origin(thing: Any) -> bool:
    return not isinstance(thing, type) and all(hasattr(thing, name) for name in ("origin", "key", "name"))


def changed_content(game: str, official: dict[str, str]) -> list[str]:
    """The cards and maps that are not what they are officially."""
    now = content_of(game)
    return sorted(key for key in {*now, *official} if now.get(key) != official.get(key))


def is_house(mutant: Mutant, changed: Sequence[str]) -> bool:
    """Whether it is a number or flag of the house's own cards or maps, and of no other."""
    return mutant.on_card and bool(changed) and all(key.startswith("house|") for key in changed)
