"""What a game's scene.py offers the pages beside its scene: a tile, a gallery of cards, help, set-up fields."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.question import Option, Question
from rulewright.kernel.scene import Drawing, EntryField, Face, GuideStep, Preview, Stop, Tile
from rulewright.kernel.variant import Variant


def _stage(game: Game, room: str = "scene") -> ModuleType | None:
    """The scene.py beside the game object; a folder may hold a second game in a folder of its own."""
    return _room(f"{type(game).__module__}.{room}")


@cache
def _room(name: str) -> ModuleType | None:
    try:
        return import_module(name)
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


def front_of(game: Game) -> Sequence[EntryField]:
    """Tunables that choose what is played, as fields of a form: values of each and their words."""
    fields: Sequence[EntryField] = getattr(_stage(game), "FRONT", ())
    return fields


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


def drawing_of(game: Game, view: Any, viewer: int | None, ref: str) -> Drawing | None:
    """What is drawn over the board while somebody looks at a thing."""
    draw: Any = getattr(_stage(game), "drawing", None)
    drawn: Drawing | None = draw(view, viewer, ref) if draw else None
    return drawn


def preview_of(game: Game, view: Any, question: Question | None) -> Preview | None:
    """What would follow from where the viewer's question stands."""
    look: Any = getattr(_stage(game), "preview", None)
    found: Preview | None = look(view, question) if look and question else None
    return found


def hint_of(game: Game, view: Any, question: Question, option: Option) -> str:
    """What an option would come to, and why, in more words than its button has room for."""
    hint: Any = getattr(_stage(game), "hint", None)
    words: str = hint(view, question, option) if hint else ""
    return words


def _stops(game: Game) -> ModuleType | None:
    """A game whose rules have a chapter of windows keeps what the page makes of them in a room of its own."""
    return _stage(game, "stops") or _stage(game, "windows")


def stops_of(game: Game) -> Sequence[Stop]:
    """The windows in which a player may wish to be asked or not; none where a game has no windows."""
    found: Sequence[Stop] = getattr(_stops(game), "STOPS", ())
    return found


def window_of(game: Game, state: Any, question: Question) -> str:
    """The stop that holds for a window, by what everybody sees; "" for none."""
    window: Any = getattr(_stops(game), "window", None)
    key: str = window(state, question) if window else ""
    return key


def role_of(game: Game, view: Any, question: Question, option: Option) -> tuple[str, str]:
    """Whether an option passes or ends something, and how it is called there; empty for others."""
    role: Any = getattr(_stops(game), "role", None)
    found: tuple[str, str] = role(view, question, option) if role else ("", "")
    return found


def effects_of(game: Game) -> Any:
    """The game's own way to show an event, or None."""
    return getattr(_stage(game), "fx", None)
