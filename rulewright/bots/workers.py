"""Thinking in processes of their own: several bots at the same time, or one decision shared by several cores.

A position travels packed (`kernel/viewpoint.py`), what is to be thought about it in parts: all of a quick thought, or
the pieces of a search (`mcts.py`), which depend on the bot and its dice alone. So equal seeds give equal answers,
wherever and in how many processes it is thought.
"""

import os
from collections.abc import Callable, Generator, Sequence
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from rulewright.bots import find_bot
from rulewright.bots.chair import chair_at
from rulewright.bots.judging import Judge, Judged
from rulewright.bots.levels import level_of, taken
from rulewright.bots.mcts import MctsBot
from rulewright.bots.processes import Processes
from rulewright.bots.tree import Piece, tried
from rulewright.kernel.dice import Dice
from rulewright.kernel.game import Game
from rulewright.kernel.question import Option
from rulewright.kernel.viewpoint import Viewpoint

LONG = 200  # playouts from which a bot thinks long
BRIEF = 0.001  # seconds that sharing a step must save, or sending it would take longer


class Whole(NamedTuple):
    """All of a thought at once."""

    code: str
    seed: int


Part = Piece | Whole


def search_of(code: str) -> MctsBot | None:
    """The search that a bot's code names, if it is one."""
    if level := level_of(code):
        return MctsBot(level.playouts) if level.playouts else None
    name, _, number = code.partition(":")
    return MctsBot(int(number)) if name == "mcts" else MctsBot(milliseconds=int(number)) if name == "time" else None


def searches(code: str) -> bool:
    """Whether a bot thinks long enough to be thinking elsewhere."""
    search = search_of(code)
    return search is not None and (search.iterations >= LONG or not search.iterations)


def thought_of(viewpoint: Viewpoint, part: Part) -> Any:
    """What comes of a part."""
    chair = chair_at(viewpoint)
    if isinstance(part, Piece):
        return tried(chair, part)
    bot, dice = find_bot(part.code), Dice(part.seed)
    return bot.judge(chair, dice) if isinstance(bot, Judge) else [Judged(bot.choose(chair, dice), 0.5)]


def thought_of_packed(game: Game, packed: bytes, part: Part) -> Any:
    """What comes of a part, wherever that is."""
    return thought_of(_unpacked(game, packed), part)


def _unpacked(game: Game, packed: bytes) -> Viewpoint:
    """Pieces of one search come one after the other: what was unpacked last is kept."""
    last = _LAST.get(game.slug)
    if last is None or last[0] != packed or last[1].game is not game:
        last = _LAST[game.slug] = packed, Viewpoint.unpacked(game, packed)
    return last[1]


_LAST: dict[str, tuple[bytes, Viewpoint]] = {}  # by game


class Thought:
    """One decision of a bot: whoever thinks its parts brings what comes of them, until there is an answer."""

    __slots__ = ("_thinking", "answer", "code", "dice", "viewpoint")

    def __init__(self, code: str, viewpoint: Viewpoint, dice: Dice) -> None:
        self.code = code
        self.viewpoint = viewpoint
        self.dice = dice
        self.answer: Option | None = None
        self._thinking = self._parts()

    def parts(self, told: list[Any] | None = None) -> Sequence[Part]:
        """What can be thought next, at the same time, after what came of the parts before; nothing once answered."""
        try:
            return self._thinking.send(told)
        except StopIteration as end:
            self.answer = end.value
            return []

    def think(self, how: Callable[[Sequence[Part]], list[Any]] | None = None) -> Option:
        """All of it: here and now, or as somebody thinks parts."""
        parts = self.parts()
        while parts:
            parts = self.parts(how(parts) if how else [thought_of(self.viewpoint, part) for part in parts])
        assert self.answer is not None
        return self.answer

    def _parts(self) -> Generator[Sequence[Part], Any, Option]:
        search, level = search_of(self.code), level_of(self.code)
        judged: list[Judged]
        if search and not self.viewpoint.game.mind.foresee:
            judged = yield from search.search(chair_at(self.viewpoint), self.dice, os.cpu_count() or 1)
        else:
            code = self.code if not level else f"mcts:{level.playouts}" if level.playouts else "greedy"
            [judged] = yield [Whole(code, self.dice.bits())]
        return taken(self.code, self.viewpoint.game, judged, self.dice) if level else judged[0].option


class Workers(Processes):
    """Processes that think."""

    def __init__(self, processes: int = 0, nice: int = 0) -> None:
        super().__init__(processes, nice)
        self._pace: dict[str, float] = {}  # seconds that a playout takes, by game

    def choose(self, code: str, viewpoint: Viewpoint, dice: Dice) -> Option:
        """What a bot answers; the pieces of a search are shared if they are worth it, what is quick is thought here."""
        game, packed = viewpoint.game, b""

        def thought(parts: Sequence[Part]) -> list[Any]:
            nonlocal packed
            playouts = _playouts(parts[0])
            one_after_the_other = -(-len(parts) // self.number)  # sent together: who waits for the next loses time
            saved = (len(parts) - one_after_the_other) * playouts * self._pace.get(game.slug, 0.0)
            if len(parts) > 1 and (playouts == 0 or saved > BRIEF):
                packed = packed or viewpoint.packed()
                start = perf_counter()
                told = list(self.map(partial(thought_of_packed, game, packed), parts, one_after_the_other))
            else:
                start = perf_counter()
                told = [thought_of(viewpoint, part) for part in parts]
                one_after_the_other = len(parts)
            if playouts:
                self._pace[game.slug] = (perf_counter() - start) / one_after_the_other / playouts
            return told

        return Thought(code, viewpoint, dice).think(thought)


def _playouts(part: Part) -> int:
    """How many a part has; 0 if it goes by time, or is no piece."""
    return part.tries * len(part.options) if isinstance(part, Piece) else 0
