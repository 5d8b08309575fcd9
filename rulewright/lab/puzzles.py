"""Puzzles: positions in which some answers reach a goal and others don't, each proved by trying all (`proofs`).

The goal is to win before the turn is over, unless a puzzle says otherwise; who gives an answer of which nothing could
be proved has not failed. Positions come from games played by hunch, or are written down as they stand; half of the
puzzles are held back from tuning.
"""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rulewright.bots import find_bot
from rulewright.bots.chair import chair_of, own_dice
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat
from rulewright.kernel.record import Answer, Record
from rulewright.lab.proofs import WIN_NOW, Goal, proved

FINISH = "finish the won game"
LATEST = 12  # questions of the last turn that are looked at, from its end


@dataclass(frozen=True)
class Puzzle:
    """A position after so many answers of a game, and the answers that are proved to be right and wrong.

    The game begins at its setup or, where one is given, at a `position` as records hold it.
    """

    seed: int
    seat: int
    answers: tuple[tuple[int, str], ...]
    right: tuple[str, ...]
    wrong: tuple[str, ...]
    held_back: bool = False
    kind: str = FINISH
    goal: Goal = WIN_NOW
    position: dict[str, Any] | None = None
    argument: str = ""  # why the answers are right and wrong, where not all ways were tried

    def match(self, game: Game) -> Match:
        """The position, to be played on."""
        answers = [Answer(Seat(seat), text) for seat, text in self.answers]
        record = Record(game.slug, game.version, 2, self.seed, answers=answers, position=self.position)
        return Match.load(record, game)


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
            tuple(each["wrong"]), each["held_back"], each.get("kind", FINISH), Goal(*each.get("goal", ())),
            each.get("position"), each.get("argument", ""),
        )
        for each in found
    ]  # fmt: skip
