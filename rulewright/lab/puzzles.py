"""Puzzles: positions in which some answers win before the turn is over and others don't, each proved by trying all.

An answer is right if it wins this turn in every imagined world whatever the others reply, wrong if in none of them any
way leads to a win this turn; of some answers neither can be proved, and who gives one of those has not failed.
Positions come from games played by hunch; half of the puzzles are held back from tuning.
"""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rulewright.bots import find_bot
from rulewright.bots.chair import World, chair_of, own_dice
from rulewright.kernel.dice import Dice
from rulewright.kernel.fork import Enough
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.kernel.record import Answer, Record

WORLDS = 3  # in which an answer must prove itself
RUNS = 150  # tried for each answer and world; where that is too few, nothing is proved
LATEST = 12  # questions of the last turn that are looked at, from its end


@dataclass(frozen=True)
class Puzzle:
    """A position after so many answers of a game, and the answers that are proved to be right and wrong."""

    seed: int
    seat: int
    answers: tuple[tuple[int, str], ...]
    right: tuple[str, ...]
    wrong: tuple[str, ...]
    held_back: bool = False

    def match(self, game: Game) -> Match:
        """The position, to be played on."""
        answers = [Answer(Seat(seat), text) for seat, text in self.answers]
        return Match.load(Record(game.slug, game.version, 2, self.seed, answers=answers), game)


class Unproved(Exception):
    """There are too many ways to try them all."""


class _Prover:
    """Tries every way a turn can go on from a question in one world."""

    def __init__(self, game: Game, world: World, me: Seat) -> None:
        self.hunch = game.mind.hunch
        self.world = world
        self.me = me
        self.runs = 0

    def wins(self, path: list[Option]) -> bool:
        """Whether we win this turn after these answers, with our best and the others' best."""
        self.runs += 1
        if self.runs > RUNS:
            raise Unproved
        state, asked = self._after(path, 1)
        if asked is None:
            if state.outcome is None:
                state, _ = self._after(path, 2)  # a mate is found when the next turn begins
            return state.outcome is not None and self.me in state.outcome.winners
        seat, options, guess = asked
        if seat == self.me:
            return any(self.wins([*path, option]) for option in (guess, *[o for o in reversed(options) if o != guess]))
        return all(self.wins([*path, option]) for option in options)

    def _after(self, path: list[Option], turns: int) -> tuple[Any, tuple[Seat, Sequence[Option], Option] | None]:
        """How it stands after these answers, and who is asked what then, with what the hunch says."""
        left = iter(path)
        asked: list[tuple[Seat, Sequence[Option], Option]] = []

        def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
            for option in left:
                return option
            asked.append((seat, options, self.hunch(state, seat, options, 0.5)))
            raise Enough

        state = self.world.run(policy, turns)
        return state, asked[0] if asked else None


def proved(match: Match, seat: Seat, seed: int) -> tuple[list[Option], list[Option]]:
    """The answers to the seat's question that win this turn for certain, and those after which nothing does."""
    chair, dice = chair_of(match, seat), Dice(seed)
    worlds = [chair.imagine(dice) for _ in range(WORLDS)]
    right, wrong = [], []
    for option in chair.question.options:
        try:
            found = {_Prover(chair.game, world, seat).wins([option]) for world in worlds}
        except Unproved:
            continue
        if found == {True}:
            right.append(option)
        elif found == {False}:
            wrong.append(option)
    return right, wrong


def make_puzzles(game: Game, n: int, seed: int) -> Iterator[Puzzle]:
    """Play games by hunch until so many puzzles are found, at most one in each."""
    found = 0
    while found < n:
        puzzle = _from_game(game, seed)
        seed += 1
        if puzzle is not None:
            yield Puzzle(**{**asdict(puzzle), "held_back": bool(found % 2)})
            found += 1


def _from_game(game: Game, seed: int) -> Puzzle | None:
    dice, match = random.Random(seed), Match(game, 2, seed)
    asked: list[tuple[int, Seat]] = []
    while match.questions:
        for seat, question in list(match.questions.items()):
            asked.append((len(match.history), seat))
            match.answer(seat, game.mind.hunch(match.state, seat, question.options, dice.random()))
    winners = match.outcome.winners if match.outcome else ()
    record = match.record()
    begun = max(start for start in match.turns if start <= asked[-1][0])  # of the last turn in which anybody was asked
    last = [(at, seat) for at, seat in asked if at >= begun and seat in winners]
    for at, seat in last[-LATEST:]:
        before = Match.load(record, game, at)
        asking = before.questions.get(seat)
        if asking is None or len(asking.options) < 2 + seed % 2:
            continue
        right, wrong = proved(before, seat, seed)
        if right and wrong:
            said = game.words.notation
            return Puzzle(
                seed, seat, tuple((answer.seat, answer.text) for answer in record.answers[:at]),
                tuple(said(before.state, option) for option in right),
                tuple(said(before.state, option) for option in wrong),
            )  # fmt: skip
    return None


def solved(game: Game, puzzle: Puzzle, code: str) -> bool:
    """Whether a bot gives an answer that does not give the win away."""
    match, seat = puzzle.match(game), Seat(puzzle.seat)
    chosen = find_bot(code).choose(chair_of(match, seat), own_dice(match.seed, seat, len(match.history)))
    return game.words.notation(match.state, chosen) not in puzzle.wrong


def save_puzzles(path: Path, puzzles: Sequence[Puzzle]) -> None:
    path.write_text("[\n" + ",\n".join(json.dumps(asdict(each)) for each in puzzles) + "\n]\n", encoding="utf-8")


def load_puzzles(path: Path) -> list[Puzzle]:
    """Puzzles as they were written."""
    found = json.loads(path.read_text(encoding="utf-8"))
    return [
        Puzzle(
            each["seed"], each["seat"], tuple((seat, text) for seat, text in each["answers"]), tuple(each["right"]),
            tuple(each["wrong"]), each["held_back"],
        )
        for each in found
    ]  # fmt: skip
