"""What a game's scene.py offers the pages beside its scene: a tile, a gallery of cards, help, set-up fields."""

from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.scene import DeckField, EntryField, Face, GuideStep, Tile
from rulewright.kernel.variant import Variant


def _stage(game: Game) -> ModuleType | None:
    try:
        return import_module(f"rulewright.games.{game.slug}.scene")
    except ModuleNotFoundError:
        return None


def tile_of(game: Game) -> Tile:
    """How the game presents itself."""
    found = getattr(_stage(game), "tile", None)
    made: Tile = found() if found else Tile(game.title, ())
    return made


def guide_of(game: Game) -> Sequence[GuideStep]:
    """The steps of the first-game help."""
    steps: Sequence[GuideStep] = getattr(_stage(game), "GUIDE", ())
    return steps


def fields_of(game: Game) -> Sequence[EntryField]:
    """What a player may bring to the match, as fields of a form."""
    fields: Sequence[EntryField] = getattr(_stage(game), "FIELDS", ())
    return fields


def deck_of(game: Game) -> DeckField | None:
    """The deck a player may put together, where the game has decks."""
    field: DeckField | None = getattr(_stage(game), "DECK", None)
    return field


def deck_size(game: Game, variant: Variant) -> int | None:
    """How many cards make a deck by these rules."""
    field = deck_of(game)
    size: int | None = getattr(game.book(variant).rules, field.size) if field else None
    return size


def gallery_of(game: Game) -> list[tuple[str, list[Face]]]:
    """All cards by chapter."""
    found: Any = getattr(_stage(game), "gallery", None)
    cards: list[tuple[str, list[Face]]] = found(game.book(Variant())) if found else []
    return cards


def numbers_of(game: Game, log: Sequence[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A finished game in figures: what is counted, and how much of it by seat."""
    count: Any = getattr(_stage(game), "numbers", None)
    rows: list[tuple[str, list[int]]] = count(log, seats) if count else []
    return rows


def turning_of(game: Game) -> Sequence[str]:
    """The kinds of events that change the course of a game."""
    kinds: Sequence[str] = getattr(_stage(game), "TURNING", ())
    return kinds


def effects_of(game: Game) -> Any:
    """The game's own way to show an event, or None."""
    return getattr(_stage(game), "fx", None)
