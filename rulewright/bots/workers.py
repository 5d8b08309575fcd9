"""Thinking in processes of their own: several bots at the same time, or one decision shared by all cores.

A position travels packed (`kernel/viewpoint.py`); what comes back is what the bot thinks of its options. A process that
dies is replaced, and what it was thinking about is thought about again.
"""

import os
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from rulewright.bots import find_bot
from rulewright.bots.chair import chair_at
from rulewright.bots.judging import Judge, Judged, merged
from rulewright.bots.levels import LEVELS, near_miss
from rulewright.kernel.dice import Dice
from rulewright.kernel.game import Game
from rulewright.kernel.question import Option
from rulewright.kernel.viewpoint import Viewpoint

TRIES = 3  # processes that may die over one thought before it is given up


class Workers:
    """A few processes that think. Use it as a context, or `close` it."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or os.cpu_count() or 1
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, get_context("spawn"))

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop thinking."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def choose(self, code: str, viewpoint: Viewpoint, dice: Dice) -> Option:
        """What a bot answers; a search is shared by all processes, each in worlds of its own."""
        shares = split(code, self.processes)
        for tried in range(TRIES):
            try:
                told = [future.result() for future in self._submit(shares, viewpoint, dice)]
                break
            except BrokenProcessPool:
                if tried == TRIES - 1:
                    raise
                self._pool = self._new_pool()
        together = merged(told, dice) if len(told) > 1 else told[0]
        level = LEVELS.get(code)
        return near_miss(level, together, dice) if level else together[0].option

    def _submit(self, shares: list[str], viewpoint: Viewpoint, dice: Dice) -> list[Future[list[Judged]]]:
        packed = viewpoint.packed()
        seeds = [Dice(dice.bits()).bits() for _ in shares]
        return [
            self._pool.submit(judge, viewpoint.game, share, packed, seed)
            for share, seed in zip(shares, seeds, strict=True)
        ]


def split(code: str, processes: int) -> list[str]:
    """The bots that share a thought: a search of 400 playouts is two of 200; what does not search is one."""
    if code in LEVELS:
        playouts = LEVELS[code].playouts
        return split(f"mcts:{playouts}" if playouts else "greedy", processes)
    name, _, number = code.partition(":")
    if name == "mcts":
        return [f"mcts:{-(-int(number) // processes)}"] * processes
    return [code] * processes if name == "time" else [code]


def judge(game: Game, code: str, packed: bytes, seed: int) -> list[Judged]:
    """In a worker: what a bot thinks of the options of a position."""
    chair, dice = chair_at(Viewpoint.unpacked(game, packed)), Dice(seed)
    bot = find_bot(code)
    return bot.judge(chair, dice) if isinstance(bot, Judge) else [Judged(bot.choose(chair, dice), 0.5)]
