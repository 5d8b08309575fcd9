"""Puzzles from small positions: made by lot, and kept where every answer is proved.

A turn of a whole game has too many ways to try them all; where few things stand and few cards are in hand it can be
done. A `Source` says how a game makes such positions and what its puzzles are about. No bot is asked: half of them are
held back, and none was chosen by who solves it. The numbers of the cards decide the answers, so whoever changes one
makes them anew.
"""

import random
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Question, Seat
from rulewright.lab.proofs import Goal, Insight, proved
from rulewright.lab.puzzles import Puzzle, load_puzzles, save_puzzles

FOLDER = Path(__file__).parent / "puzzles"
WORLDS = 1  # nothing is hidden in these positions
STEPS = 5  # questions of a position that are looked at
TAKEN = 0.6  # how often the first question that would do is taken


class Answers(NamedTuple):
    """A question of which every answer is proved."""

    state: Any
    goal: Goal
    question: Question
    right: Sequence[Option]
    wrong: Sequence[Option]
    argument: str = ""  # why, where it was not found by trying all ways


def any_answer(kind: str, state: Any, question: Question, dice: random.Random) -> Option:
    """Whatever it may be."""
    return dice.choice(question.options)


def no_argument(state: Any, question: Question) -> Answers | None:
    """Everything is tried."""
    return None


def always(kind: str, state: Any, question: Question) -> bool:
    """Every question may be one of this kind."""
    return True


@dataclass(frozen=True)
class Source:
    """Where the puzzles of a game come from."""

    game: Game
    kinds: Mapping[str, int]  # and how many of each
    some_position: Callable[[random.Random, str], tuple[Any, Seat, Goal]]
    kind_of: Callable[[Answers], str]
    insight: Insight
    runs: int  # ways tried for each answer
    nothing: tuple[Option, ...]  # answers that do nothing: where one is wrong, more may be right than wrong
    loose: frozenset[str] = frozenset()  # and so in these kinds
    wanted: Callable[[str, Any, Question], bool] = always  # whether a question may be one of this kind
    lead: Callable[[str, Any, Question, random.Random], Option] = any_answer  # what is answered on the way to it
    argued: Callable[[Any, Question], Answers | None] = no_argument  # what follows from words, without trying
    steps: int = STEPS
    replies: bool = False  # whether others may be asked before the puzzle begins
    from_games: int = 0  # puzzles made otherwise (`lab.puzzles`) that stand before these

    def proved(self, match: Match, seat: Seat, seed: int, goal: Goal) -> Answers:
        """The seat's question; nothing is right where not every answer could be proved."""
        if argued := self.argued(match.state, match.questions[seat]):
            return argued
        found = proved(match, seat, seed, goal, WORLDS, self.runs, self.insight, whole=True)
        return Answers(match.state, goal, match.questions[seat], *found)

    def telling(self, kind: str, answers: Answers) -> bool:
        """Whether it takes more than luck to find what is right."""
        right, wrong = answers.right, answers.wrong
        many = len(wrong) >= len(right) or kind in self.loose
        return bool(wrong) and (many or any(option in wrong for option in self.nothing))

    def puzzle_of(self, seed: int, kind: str) -> Puzzle | None:
        """The puzzle of this kind that the seed's position holds, if it holds one."""
        dice = random.Random(f"{kind} {seed}")
        state, me, goal = self.some_position(dice, kind)
        match = Match(self.game, 2, seed, position=state)
        for _ in range(self.steps):
            asking = match.questions.get(me)
            if asking is None and not (self.replies and match.questions):
                return None
            if asking is None or not self.wanted(kind, match.state, asking):
                seat, question = next(iter(match.questions.items()))
                match.answer(seat, self.lead(kind, match.state, question, dice))
                continue
            answers = self.proved(match, me, seed, goal)
            if not answers.right:
                return None
            if self.telling(kind, answers) and dice.random() < TAKEN and self.kind_of(answers) == kind:
                return self._written(match, me, seed, kind, answers)
            match.answer(me, dice.choice(answers.right))
        return None

    def _written(self, match: Match, me: Seat, seed: int, kind: str, answers: Answers) -> Puzzle:
        record, said = match.record(), self.game.words.notation
        return Puzzle(
            seed, me, tuple((answer.seat, answer.text) for answer in record.answers),
            tuple(said(match.state, option) for option in answers.right),
            tuple(said(match.state, option) for option in answers.wrong),
            kind=kind, goal=answers.goal, position=record.position, argument=answers.argument,
        )  # fmt: skip

    def puzzles_of(self, kind: str, seed: int) -> Iterator[Puzzle]:
        """Those of one kind, one position after the other."""
        while True:
            puzzle = self.puzzle_of(seed, kind)
            if puzzle is not None:
                yield puzzle
            seed += 1

    def make(self) -> None:
        """Make and write them all, from the seed that the command line names; each as soon as it is found."""
        seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
        path = FOLDER / f"{self.game.slug}.json"
        known = load_puzzles(path) if self.from_games else []
        found = [puzzle for puzzle in known if puzzle.position is None][: self.from_games]
        for kind, wanted in self.kinds.items():
            for number, puzzle in zip(range(wanted), self.puzzles_of(kind, seed), strict=False):
                found.append(Puzzle(**{**vars(puzzle), "held_back": bool(number % 2)}))
                save_puzzles(path, found)
                print(f"{kind}: {number + 1} of {wanted}, seed {puzzle.seed}", flush=True)
