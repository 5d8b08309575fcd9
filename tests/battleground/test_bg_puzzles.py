"""The puzzles of Battleground: what is called right reaches its goal, and after what is called wrong nothing does."""

from collections import Counter
from pathlib import Path

import pytest

from bench.battleground_puzzles import EACH, INSIGHT, KINDS, RUNS, WORLDS, kind_of
from rulewright.games.battleground import BATTLEGROUND as GAME
from rulewright.kernel.question import Seat
from rulewright.lab.proofs import proved
from rulewright.lab.puzzles import Puzzle, load_puzzles, solved

PUZZLES = load_puzzles(Path(__file__).parents[2] / "bench" / "puzzles" / "battleground.json")
SOME = PUZZLES[::3]  # all kinds, and of those held back, too


def test_there_are_eight_of_each_kind_and_half_are_held_back() -> None:
    assert Counter(puzzle.kind for puzzle in PUZZLES) == dict.fromkeys(KINDS, EACH)
    assert Counter(puzzle.kind for puzzle in PUZZLES if puzzle.held_back) == dict.fromkeys(KINDS, EACH // 2)


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: f"{puzzle.kind} {puzzle.seed}")
def test_every_answer_is_proved(puzzle: Puzzle) -> None:
    match, seat = puzzle.match(GAME), Seat(puzzle.seat)
    right, wrong = proved(match, seat, puzzle.seed, puzzle.goal, WORLDS, RUNS, INSIGHT)
    assert [GAME.words.notation(match.state, option) for option in right] == list(puzzle.right)
    assert [GAME.words.notation(match.state, option) for option in wrong] == list(puzzle.wrong)
    options = match.questions[seat].options
    assert len(right) + len(wrong) == len(options)
    assert kind_of(puzzle.goal, options, right, wrong) == puzzle.kind


@pytest.mark.parametrize("kind", KINDS)
def test_greedy_solves_some_of_each_kind(kind: str) -> None:
    known = [puzzle for puzzle in PUZZLES if puzzle.kind == kind and not puzzle.held_back]
    assert sum(solved(GAME, puzzle, "greedy") for puzzle in known) >= 1
