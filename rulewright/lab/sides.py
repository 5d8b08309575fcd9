"""What players may bring to a game, and who meets whom: the tables that a lab plays in turn."""

import random
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any

from rulewright.kernel.game import Game

Lineup = tuple[Mapping[str, Any], ...]


def field_of_sides(game: Game) -> str:
    """The first field of what a player brings by which sides differ: 'faction', 'army'; '' if there is none."""
    return next((field.name for field in game.page.entry_fields if len(_values(game, field.name)) > 1), "")


def _values(game: Game, name: str) -> list[str]:
    return [value for field in game.page.entry_fields if field.name == name for value, _ in field.choices if value]


def sides_of(game: Game) -> dict[str, str]:
    """The factions, armies or characters of a game: keys and names, in full where two begin alike."""
    name = field_of_sides(game)
    fields = [field for field in game.page.entry_fields if field.name == name]
    every = {value: words for field in fields for value, words in field.choices if value}
    short = {value: words.partition(":")[0] for value, words in every.items()}
    alike = Counter(short.values())
    return {value: words if alike[words] == 1 else every[value] for value, words in short.items()}


def seats_of(game: Game) -> int:
    """So many sit at a table of the lab: two, or the fewest that can play against each other."""
    return next(n for n in game.players if n >= 2)


def tables_of(game: Game, sides: list[str] | None = None) -> list[tuple[str, ...]]:
    """Every mix of different sides; one empty table where nobody brings anything."""
    names = sides or list(sides_of(game))
    seats = seats_of(game)
    return list(combinations(names, seats)) if len(names) >= seats else [()]


def dealt_sides(game: Game, seats: int, seed: int) -> Lineup | None:
    """A side for each seat by the seed, no two alike: bots shall differ by how they play, not by what they pick."""
    sides = list(sides_of(game))
    if len(sides) < seats:
        return None
    return tuple({field_of_sides(game): side} for side in random.Random(f"sides {seed}").sample(sides, seats))


def seatings(game: Game, table: tuple[str, ...]) -> list[Lineup | None]:
    """The sides of a table in every rotation of the seats."""
    if not table:
        return [None]
    name = field_of_sides(game)
    turned = [table[turn:] + table[:turn] for turn in range(len(table))]
    return [tuple({name: side} for side in sides) for sides in turned]
