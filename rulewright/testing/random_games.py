"""Random games under random variants: whatever the rules allow must be playable to its end.

A variant is drawn from the tunables' own types: whole numbers near their official value or 0, switches either way, one
of several words, and some cards' numbers. What the rules refuse (`BadVariant`) is no legal variant; whatever they
accept is played at random, at any number of players, by anybody conceding now and then.
"""

import random
import traceback
import typing
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any, Literal, NamedTuple

from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import BadVariant, GameOver, ImpossibleSetup
from rulewright.kernel.game import Game
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.processes import in_processes

ENDLESS = 200_000  # questions after which a game is held to be endless
TRIES = 50  # to draw a variant that the rules accept
OFFICIAL_SHARE = 0.3  # of the games that are played by the official rules
LEAVING = 0.0005  # how often somebody concedes instead of answering


class Endless(Exception):
    """A game that goes on and on."""


class Broken(NamedTuple):
    """A game that raised: enough to see it happen again."""

    game: str
    seed: int
    players: int
    variant: dict[str, Any]
    error: str
    trace: str


@dataclass
class RandomGames:
    """What was played, and what broke."""

    games: int = 0
    asks: int = 0
    refused: int = 0  # draws that the rules did not accept
    players: Counter[str] = field(default_factory=Counter)  # by game and number of players
    endings: Counter[str] = field(default_factory=Counter)  # by game and clause
    broken: list[Broken] = field(default_factory=list)

    def add(self, other: "RandomGames") -> None:
        """Count others in."""
        self.games, self.asks, self.refused = (
            self.games + other.games, self.asks + other.asks, self.refused + other.refused,
        )  # fmt: skip
        self.players.update(other.players)
        self.endings.update(other.endings)
        self.broken += other.broken


def random_variant(game: Game, dice: random.Random) -> tuple[Variant, int]:
    """A variant that the rules accept, and how many draws they refused before it."""
    for refused in range(TRIES):
        variant = Variant("random", _random_rules(game, dice), _random_cards(game, dice))
        with suppress(BadVariant):
            game.rules.book(variant)
            return variant, refused
    return OFFICIAL, TRIES


def _random_rules(game: Game, dice: random.Random) -> dict[str, Any]:
    hints, official = typing.get_type_hints(game.rules.tunables), game.rules.tunables()
    names = [each.name for each in fields(game.rules.tunables)]
    chosen = dice.sample(names, min(len(names), dice.choice([1, 1, 2, 3, 5])))
    return {name: _another(hints[name], getattr(official, name), dice) for name in chosen}


def _another(hint: Any, value: Any, dice: random.Random) -> Any:
    if typing.get_origin(hint) is Literal:
        return dice.choice(typing.get_args(hint))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.choice([0, 1, max(0, value - 1), value + 1, value + 2, 2 * value, value // 2])
    if isinstance(value, tuple):
        return [_another(int, part, dice) for part in value]
    return value


def _random_cards(game: Game, dice: random.Random) -> dict[str, dict[str, Any]]:
    cards = game.official().cards
    changed: dict[str, dict[str, Any]] = {}
    for card in dice.sample(cards, min(len(cards), dice.choice([0, 0, 1, 3]))):
        numbers = card.numbers()
        names = [name for name, value in numbers.items() if isinstance(value, int)]
        if names:
            name = dice.choice(names)
            changed[card.key] = {name: _another(int, numbers[name], dice)}
    return changed


def random_game(game: Game, seed: int) -> RandomGames:
    """One random game: its variant, its players and every answer follow from the seed."""
    dice = random.Random(f"{game.slug} {seed}")
    players = dice.choice(list(game.players))
    variant, refused = (OFFICIAL, 0) if dice.random() < OFFICIAL_SHARE else random_variant(game, dice)
    found = RandomGames(games=1, refused=refused)
    found.players[f"{game.slug} {players}"] += 1

    def anything(state: Any, seat: Seat, options: Any, why: Prompt) -> Option:
        if table.asks > ENDLESS:
            raise Endless(f"not over after {ENDLESS} questions")
        if dice.random() < LEAVING:
            table.leave(seat)
            return options[0]  # type: ignore[no-any-return]
        return dice.choice(options)  # type: ignore[no-any-return]

    try:
        entries = [game.rules.entry() for _ in range(players)]
        try:
            state = game.rules.start(game.rules.book(variant), entries, Dice(seed))
            table = Table(game, state, anything)
            with suppress(GameOver):
                game.rules.turn(table, state)
        except (BadVariant, ImpossibleSetup):  # a table of so many can't be set up under it
            found.refused += 1
            return found
        with suppress(GameOver):
            while state.outcome is None:
                game.rules.turn(table, state)
                if table.asks > ENDLESS:
                    raise Endless(f"not over after {ENDLESS} questions")
        found.asks = table.asks
        found.endings[f"{game.slug} {state.outcome.clause}"] += 1
    except Exception as wrong:
        error = f"{type(wrong).__name__}: {wrong}"
        found.broken.append(Broken(game.slug, seed, players, variant.data(), error, traceback.format_exc()))
    return found


def play(game: Game, seeds: range, jobs: int = 1) -> Iterator[RandomGames]:
    """A random game of each seed."""
    return in_processes(partial(random_game, game), seeds, jobs, at_once=8)
