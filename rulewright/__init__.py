"""Rulewright: tabletop rulebooks that run.

    import random, rulewright as rw

    match = rw.new("outposts", seed=7, bots={1: "greedy"})
    while not match.over:
        match.play(random.choice(match.options))
    print(match.outcome)

Games load when they are asked for: `rw.GAMES` are all of them, `rw.game("outposts")` is one, `rw.outposts` is what
its positions are written with. `docs/library.md` tells the rest.
"""

import warnings

from rulewright import compiled  # isort: split  (it finds the others)  # noqa: F401
from rulewright.bots import Bot, Chair
from rulewright.bots import find_bot as bot
from rulewright.games import FORMER, GAMES, Namespace, namespace
from rulewright.games import game_named as game
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.event import Event
from rulewright.kernel.fork import Fork
from rulewright.kernel.game import Game
from rulewright.kernel.log.telling import Line
from rulewright.kernel.question import Option, Prompt, Question, Seat
from rulewright.kernel.record import Record
from rulewright.kernel.state import Outcome, State
from rulewright.kernel.variant import Variant
from rulewright.kernel.words import Reason
from rulewright.library import Choice, Match, load, new

__version__ = "0.1.0"

__all__ = [
    "GAMES", "Bot", "Chair", "Choice", "Dice", "Event", "Fork", "Game", "Line", "Match", "Option", "Outcome", "Prompt",
    "Question", "Reason", "Record", "RulewrightError", "Seat", "State", "Variant", "__version__", "bot", "game",
    "load", "new",
]  # fmt: skip


def __getattr__(name: str) -> Namespace:
    """A game by its slug, with '_' for '-': `rw.outposts.position(...)`."""
    slug = name.replace("_", "-")
    if name.startswith("_") or slug not in GAMES:
        raise AttributeError(f"module 'rulewright' has no attribute '{name}'")
    if slug in FORMER:
        now = FORMER[slug].replace("-", "_")
        warnings.warn(f"rulewright.{name} is rulewright.{now} now; it goes in 0.2", DeprecationWarning, stacklevel=2)
    globals()[name] = found = namespace(slug)
    return found


def __dir__() -> list[str]:
    return sorted([*__all__, *(slug.replace("-", "_") for slug in GAMES)])
