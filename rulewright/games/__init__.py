"""The registry: games by slug, each loaded when somebody asks for it.

Ours stand in a table of import paths. Games of other people come by entry point: a distribution declares

    [project.entry-points."rulewright.games"]
    tic-tac-toe = "my_games.tic_tac_toe:GAME"

and the name is the game's slug. A game that can't be loaded says whose it is and why, and stops no other.
"""

import copyreg
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from rulewright.games.import_path import module_of
from rulewright.kernel.errors import BrokenGame, UnknownName, nearest
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.record import Record

OURS = {
    "outposts": "rulewright.games.outposts:OUTPOSTS",
    "seekers": "rulewright.games.seekers:SEEKERS",
    "battleground": "rulewright.games.battleground:BATTLEGROUND",
    "lytharian": "rulewright.games.lytharian:LYTHARIAN",
    "normal-chess": "rulewright.games.lytharian.normal:NORMAL_CHESS",
    "elysia": "rulewright.games.elysia:ELYSIA",
    "shells": "rulewright.games.shells:SHELLS",
}
FORMER = {"lytharian-chess": "normal-chess"}
"""What games were called before, in records, links and databases that people keep."""

GROUP = "rulewright.games"


class Games(MutableMapping[str, Game]):
    """All games by slug. What is looked up is loaded; what can't be loaded is left out of lists, with a warning.

    A game that is put in by hand counts for this process only.
    """

    def __init__(self, ours: Mapping[str, str]) -> None:
        self.paths = dict(ours)  # slug -> 'module:NAME'
        self.loaded: dict[str, Game] = {}
        self.broken: dict[str, BrokenGame] = {}
        self.by_hand: dict[str, Game] = {}
        self._looked = False

    def __getitem__(self, slug: str) -> Game:
        slug = FORMER.get(slug, slug)
        if slug in self.by_hand:
            return self.by_hand[slug]
        if slug not in self.paths:
            self._look_for_others()
        if slug in self.broken:
            raise self.broken[slug]
        if slug not in self.loaded:
            self.loaded[slug] = _load(self.paths[slug])
        return self.loaded[slug]

    def __setitem__(self, slug: str, game: Game) -> None:
        self.by_hand[slug] = game

    def __delitem__(self, slug: str) -> None:
        del self.by_hand[slug]

    def __iter__(self) -> Iterator[str]:
        self._look_for_others()
        return iter(dict.fromkeys([*self.paths, *self.by_hand]))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, slug: object) -> bool:
        return slug in self.paths or slug in FORMER or slug in list(iter(self))

    def _look_for_others(self) -> None:
        """Find the games of other distributions, once, and load them: only then it is known whether they work."""
        if self._looked:
            return
        self._looked = True
        from importlib.metadata import entry_points  # slow to import, and a game of ours does not need it

        for entry in entry_points(group=GROUP):
            if entry.name in self.paths:
                continue
            try:
                game = _load(entry.value)
                if game.slug != entry.name:
                    raise TypeError(f"its slug is '{game.slug}': the entry point must have that name")
            except Exception as wrong:  # whatever is wrong with one game, the others can be played
                whose = f"{entry.dist.name} {entry.dist.version}" if entry.dist else "an unknown distribution"
                self.broken[entry.name] = BrokenGame(
                    f"the game '{entry.name}' of {whose} can't be loaded from '{entry.value}': "
                    f"{type(wrong).__name__}: {wrong}"
                )
                warnings.warn(str(self.broken[entry.name]), stacklevel=3)
            else:
                self.paths[entry.name], self.loaded[entry.name] = entry.value, game


def _load(path: str) -> Game:
    module, _, name = path.partition(":")
    game = getattr(import_module(module), name)
    if not isinstance(game, Game):
        raise TypeError(f"{path} is not a Game but {type(game).__name__}")
    return game


GAMES = Games(OURS)


def game_named(slug: str) -> Game:
    """A game by its slug. Nothing is imported but what is installed as a game, wherever the slug comes from."""
    if slug not in GAMES and slug not in GAMES.broken:
        raise UnknownName(f"there is no game '{slug}'.{nearest(slug, list(GAMES))}")
    return GAMES[slug]


def find_game(path: str) -> Game:
    """A game by its slug, or by the import path of one's own, 'harbor:GAME', which has its slug from then on.

    It imports what is named: only for who sits at this computer, never for names from the web or from a record.
    """
    if ":" not in path:
        return game_named(path)
    module, name = module_of(path), path.partition(":")[2]
    game = vars(module).get(name)
    if not isinstance(game, Game):
        names = [key for key, value in vars(module).items() if isinstance(value, Game)]
        raise UnknownName(f"'{path}': {module.__file__} has no game '{name}'.{nearest(name, names)}")
    GAMES[game.slug] = game
    return game


def picture_subject(name: str) -> Any:
    """What the picture 'outposts/cinder-whelp' shows; None if nobody has said so."""
    slug, _, key = name.partition("/")
    return GAMES[slug].page.pictures.get(key) if key and slug in GAMES else None


def game_of(state: object) -> Game:
    """The game whose states are of this kind; those that are imported already are looked at first."""
    kind = type(state)
    for game in (*GAMES.by_hand.values(), *GAMES.loaded.values()):
        if game.rules.state is kind:
            return game
    imported = {slug for slug, path in GAMES.paths.items() if path.partition(":")[0] in sys.modules}
    for slug in sorted(GAMES, key=lambda slug: slug not in imported):
        if GAMES[slug].rules.state is kind:
            return GAMES[slug]
    raise UnknownName(f"{kind.__qualname__} in {kind.__module__} is no game's state: say which game it is of")


class Namespace(SimpleNamespace):
    """What one writes positions of a game with: `position` and the classes it is given (`Side`), and the game."""

    game: Game
    position: Callable[..., Any]


def namespace(slug: str) -> Namespace:
    """What `rulewright.outposts` is."""
    game = game_named(slug)
    names: dict[str, Any] = {}
    if game.rules.position is not None:
        package = game.rules.state.__module__.rpartition(".rules.")[0]
        around = vars(sys.modules[game.rules.position.__module__])
        names = {name: thing for name, thing in around.items() if callable(thing) and not name.startswith("_")}
        names = {name: thing for name, thing in names.items() if str(thing.__module__).startswith(package)}
    return Namespace(**names, game=game)


def open_record(text: str, answers: int | None = None) -> Match:
    """The match that a record's text tells, whole or up to a number of answers."""
    record = Record.parse(text)
    return Match.load(record, game_named(record.game), answers)


def _reduced(game: Game) -> Any:
    """A registered game goes to another process by its slug, any other with all its parts."""
    if GAMES.loaded.get(game.slug) is game:
        return game_named, (game.slug,)
    return game.__reduce_ex__(4)


copyreg.pickle(Game, _reduced)
