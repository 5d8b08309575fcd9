"""One build of one game, measured in a process of its own: reads what to measure line by line, answers in JSON.

Run by `bench.builds`, also on other checkouts: it imports nothing of ours but the package itself.
"""

import gc
import json
import sys
from collections.abc import Iterator
from itertools import count
from time import process_time
from typing import Any

from rulewright.bots.chair import chair_of
from rulewright.bots.mcts import MctsBot
from rulewright.games import GAMES
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.playout import playout, random_policy

ITERATIONS = 200  # of a decision: mcts:200
COPIED = 3  # positions, each of another game
INTO = 3  # answers into a turn


class Worker:
    """A game, the next seed to play, and the next position to search."""

    def __init__(self, slug: str) -> None:
        self.game = GAMES[slug]
        self.seeds = count(1)
        self.positions = middles(self.game)
        self.copied = [next(self.positions).state for _ in range(COPIED)]

    def play(self, seconds: float) -> tuple[int, float]:
        """Whole random games: questions answered, and CPU seconds."""
        asks, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            asks += playout(self.game, 2, next(self.seeds)).asks
        return asks, spent

    def search(self, decisions: float) -> tuple[int, float]:
        """Decisions by search, each in another game."""
        matches = [next(self.positions) for _ in range(int(decisions))]
        start = process_time()
        for match in matches:
            MctsBot(ITERATIONS).choose(chair_of(match, next(iter(match.questions))), Dice(7))
        return len(matches), process_time() - start

    def copy(self, seconds: float) -> tuple[int, float]:
        """Copies of the positions' states."""
        copies, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            for state in self.copied:
                for _ in range(20):
                    copy_state(state)
            copies += 20 * COPIED
        return copies, spent


def middles(game: Game) -> Iterator[Match]:
    """Matches in their middle, some answers into a turn, at a question with a choice."""
    for seed in count():
        played = playout(game, 2, seed)
        half, into = played.turns // 2, min(INTO, played.asks // played.turns - 1)  # a move of chess is a turn
        match, choose = Match(game, 2, seed), random_policy(seed)
        while match.outcome is None:
            wide = max(len(question.options) for question in match.questions.values())
            if len(match.turns) >= half and len(match.history) - match.turns[-1] >= into and wide >= 3:
                yield match
                break
            for seat, question in match.questions.items():
                match.answer(seat, choose(match.state, seat, question.options, question.prompt))


def main() -> None:
    """Measure what each line asks for, until there are no more."""
    worker: Any = Worker(sys.argv[1])
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        what, much = line.split()
        gc.collect()
        measured = {"play": worker.play, "search": worker.search, "copy": worker.copy}[what]
        print(json.dumps(measured(float(much))), flush=True)


if __name__ == "__main__":
    main()
