"""One seed under two sets of rules: what a trial is made of.

A block is one seed played under both rules by every seating of one table of sides, so that deals, seats and bots' dice
are shared as far as the variant lets them be; what is compared is the difference within a block.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import NamedTuple

from rulewright.kernel.game import Game
from rulewright.kernel.variant import Variant
from rulewright.lab.arena import Series
from rulewright.lab.results import Failure, Played, won_by
from rulewright.lab.sides import seatings, seats_of, tables_of

FIRST = "first player"
TURNS = "turns"  # may be watched beside shares of wins: how long games are


class Block(NamedTuple):
    """One seed under both rules: the games of each, in the order of the seatings."""

    number: int
    seed: int
    table: tuple[str, ...]
    official: tuple[Played | Failure, ...]
    variant: tuple[Played | Failure, ...]

    @property
    def whole(self) -> bool:
        """All games came to an end."""
        return all(isinstance(game, Played) for game in self.official + self.variant)

    @property
    def flipped(self) -> list[int]:
        """The seatings in which somebody else won under the variant; none where a game broke."""
        both = list(zip(self.official, self.variant, strict=True))
        return [i for i, (old, new) in enumerate(both) if self.whole and winners(old) != winners(new)]


def winners(game: Played | Failure) -> tuple[int, ...] | None:
    """Who won; None for a game that broke."""
    return tuple(game.winners) if isinstance(game, Played) else None


def measured(games: Sequence[Played], table: tuple[str, ...]) -> dict[str, float]:
    """The games of a block under one of the rules: what the first player and each side won, and how long they were."""
    found = {
        FIRST: sum(won_by(game, game.first) for game in games) / len(games),
        TURNS: sum(game.turns for game in games) / len(games),
    }
    for place, side in enumerate(table):  # in the i-th seating the table has turned by i
        seats = [(place - turn) % len(table) for turn in range(len(games))]
        found[side] = sum(won_by(game, seat) for game, seat in zip(games, seats, strict=True)) / len(games)
    return found


def play_block(
    game: Game, bot: str, against: Variant, changed: Variant, block: tuple[int, int, tuple[str, ...]], apart: int = 0
) -> Block:
    """One seed under both rules, by every seating of its table; `apart`: so far apart are the thoughts of both."""
    number, seed, table = block

    def games(variant: Variant, thought: int) -> tuple[Played | Failure, ...]:
        series = Series(game, (bot,) * seats_of(game), seed, variant, swap=False, thought=thought)
        return tuple(replace(series, lineup=lineup).game_of_seed() for lineup in seatings(game, table))

    return Block(number, seed, table, games(against, 0), games(changed, apart))


def blocks_of(
    game: Game, seed: int, sides: Sequence[str] = (), after: int = 0
) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """Block after block, for ever: its number, its seed and its table, every mix of sides in turn."""
    tables = tables_of(game)
    if sides:  # only tables at which somebody sits whom we watch
        tables = [table for table in tables if set(table) & set(sides)] or tables
    for number in count(after):
        yield number, seed + number, tables[number % len(tables)]
