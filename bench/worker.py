"""One build of one game, measured in a process of its own: reads what to measure line by line, answers in JSON.

Run by `bench.builds`, also on other checkouts: it imports nothing of ours but the package itself.
"""

import gc
import json
import sys
from itertools import count
from time import process_time
from typing import Any

from rulewright.bots.chair import chair_of
from rulewright.bots.mcts import MctsBot
from rulewright.games import GAMES
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.playout import playout, random_policy

ITERATIONS = 200  # of a decision: mcts:200
POSITIONS = 3  # in the middle of turns, each of another game


class Worker:
    """A game, and the next seed to play."""

    def __init__(self, slug: str) -> None:
        self.game = GAMES[slug]
        self.seeds = count(1)
        self.positions = [self._middle(seed) for seed in range(POSITIONS)]
        self.copied = [match.state for match in self.positions]
        self.next_position = 0
        playout(self.game, 2, 0)

    def play(self, seconds: float) -> tuple[int, float]:
        """Whole random games: questions answered, and CPU seconds."""
        asks, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            asks += playout(self.game, 2, next(self.seeds)).asks
        return asks, spent

    def search(self) -> tuple[int, float]:
        """One decision by search at the next of the positions."""
        match = self.positions[self.next_position % POSITIONS]
        self.next_position += 1
        start = process_time()
        MctsBot(ITERATIONS).choose(chair_of(match, next(iter(match.questions))), Dice(7))
        return 1, process_time() - start

    def copy(self, seconds: float) -> tuple[int, float]:
        """Copies of the positions' states."""
        copies, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            for state in self.copied:
                for _ in range(20):
                    copy_state(state)
            copies += 20 * POSITIONS
        return copies, spent

    def _middle(self, seed: int) -> Match:
        """A match in its middle, some answers into a turn, at a question with a choice."""
        half = playout(self.game, 2, seed).turns // 2
        match, choose = Match(self.game, 2, seed), random_policy(seed)
        while match.outcome is None:
            wide = max(len(question.options) for question in match.questions.values())
            if len(match.turns) >= half and len(match.history) - match.turns[-1] >= 3 and wide >= 3:
                break
            for seat, question in match.questions.items():
                match.answer(seat, choose(match.state, seat, question.options, question.prompt))
        return match


def main() -> None:
    """Measure what each line asks for, until there are no more."""
    worker: Any = Worker(sys.argv[1])
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        what, *seconds = line.split()
        gc.collect()
        measured = {"play": worker.play, "search": worker.search, "copy": worker.copy}[what]
        print(json.dumps(measured(*map(float, seconds))), flush=True)


if __name__ == "__main__":
    main()
