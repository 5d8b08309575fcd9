"""Thinking in processes of their own: several bots at the same time, or one decision shared by several cores.

A position travels packed (`kernel/viewpoint.py`); what comes back is what the bot thinks of its options. Into how many
shares a search is split depends on the bot alone, and each has dice of its own: equal seeds give equal answers,
wherever and in how many processes it is thought.
"""

import os
from concurrent.futures import Future
from dataclasses import dataclass
from math import log2

from rulewright.bots import find_bot
from rulewright.bots.chair import chair_at
from rulewright.bots.judging import Judge, Judged, merged
from rulewright.bots.levels import level_of, taken
from rulewright.bots.processes import Processes
from rulewright.kernel.dice import Dice
from rulewright.kernel.game import Game
from rulewright.kernel.question import Option
from rulewright.kernel.viewpoint import Viewpoint

SHARED = 200  # playouts from which a search is two; it is four from four times as many, and so on


def playouts_of(code: str) -> int:
    """The playouts that a bot spends on a decision, 0 if it does not search by number."""
    if level := level_of(code):
        return level.playouts
    name, _, number = code.partition(":")
    return int(number) if name == "mcts" else 0


def searches(code: str) -> bool:
    """Whether a bot thinks long enough to be thinking elsewhere."""
    return playouts_of(code) >= SHARED or code.startswith("time:")


def shares_of(code: str, alone: bool = False) -> list[str]:
    """The bots that share a thought: a search of 400 playouts is two of 200; what does not search is one.

    `alone`: the game has a search of its own, of which a second one would find the same.
    """
    if playouts := playouts_of(code):
        shares = 1 if alone or playouts < SHARED else 2 ** (1 + int(log2(playouts / SHARED) / 2))
        return [f"mcts:{-(-playouts // shares)}"] * shares
    if level_of(code):
        return ["greedy"]
    return [code] * (os.cpu_count() or 1) if code.startswith("time:") and not alone else [code]


def judge(game: Game, code: str, packed: bytes, seed: int) -> list[Judged]:
    """What a bot thinks of the options of a packed position."""
    return _judged(Viewpoint.unpacked(game, packed), code, seed)


def _judged(viewpoint: Viewpoint, code: str, seed: int) -> list[Judged]:
    chair, dice, bot = chair_at(viewpoint), Dice(seed), find_bot(code)
    return bot.judge(chair, dice) if isinstance(bot, Judge) else [Judged(bot.choose(chair, dice), 0.5)]


@dataclass(slots=True)
class Thought:
    """One decision of a bot, split into shares; whoever thinks them brings together what they say by `answer`."""

    code: str
    viewpoint: Viewpoint
    dice: Dice
    shares: list[tuple[str, int]]  # a bot's code and its seed

    @classmethod
    def of(cls, code: str, viewpoint: Viewpoint, dice: Dice) -> "Thought":
        shares = shares_of(code, alone=viewpoint.game.mind.foresee is not None)
        return cls(code, viewpoint, dice, [(share, Dice(dice.bits()).bits()) for share in shares])

    def think(self) -> Option:
        """All of it here and now."""
        return self.answer([_judged(self.viewpoint, *share) for share in self.shares])

    def answer(self, told: list[list[Judged]]) -> Option:
        together = merged(told, self.dice) if len(told) > 1 else told[0]
        if level_of(self.code):
            return taken(self.code, self.viewpoint.game, together, self.dice)
        return together[0].option


class Workers(Processes):
    """Processes that think."""

    def choose(self, code: str, viewpoint: Viewpoint, dice: Dice) -> Option:
        """What a bot answers; a search is shared, what is quick is thought here."""
        thought = Thought.of(code, viewpoint, dice)
        if not searches(code):
            return thought.think()
        return thought.answer([future.result() for future in self.judge(thought)])

    def judge(self, thought: Thought) -> list["Future[list[Judged]]"]:
        """What is thought of each share, in a process; a game that exists only here is thought about here."""
        game, packed = thought.viewpoint.game, thought.viewpoint.packed()
        return [self.submit(judge, game, code, packed, seed) for code, seed in thought.shares]
