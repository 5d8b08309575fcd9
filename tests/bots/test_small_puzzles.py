"""Puzzles from small positions: what is called right reaches its goal, and after what is called wrong nothing does."""

from collections import Counter

import pytest

from bench import battleground_puzzles, elysia_puzzles, lytharian_puzzles, outposts_puzzles
from bench.small_positions import FOLDER
from rulewright.bots.chair import chair_of
from rulewright.bots.finishing import sure_win
from rulewright.bots.judging import considered
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Seat
from rulewright.lab.puzzles import FINISH, Puzzle, load_puzzles, solved

MADE = (battleground_puzzles, elysia_puzzles, lytharian_puzzles, outposts_puzzles)
SOURCES = {made.SOURCE.game.slug: made.SOURCE for made in MADE}
PUZZLES = {slug: load_puzzles(FOLDER / f"{slug}.json") for slug in SOURCES}
SOME = [
    pytest.param(slug, puzzle, id=f"{slug}: {puzzle.kind} {puzzle.seed}")
    for slug, puzzles in PUZZLES.items()
    for puzzle in [each for each in puzzles if each.position is not None][::5]
]
KINDS = [(slug, kind) for slug, source in SOURCES.items() for kind in source.kinds]


@pytest.mark.parametrize("slug", SOURCES)
def test_there_are_forty_in_kinds_and_half_are_held_back(slug: str) -> None:
    source, puzzles = SOURCES[slug], PUZZLES[slug]
    kinds = {FINISH: source.from_games, **source.kinds} if source.from_games else source.kinds
    assert len(puzzles) == 40
    assert Counter(puzzle.kind for puzzle in puzzles) == kinds
    assert all(Counter(puzzle.kind for puzzle in puzzles if puzzle.held_back)[k] == n // 2 for k, n in kinds.items())


@pytest.mark.parametrize(
    ("slug", "puzzle"), SOME, ids=lambda each: f"{each.kind} {each.seed}" if isinstance(each, Puzzle) else each
)
def test_every_answer_is_proved(slug: str, puzzle: Puzzle) -> None:
    source = SOURCES[slug]
    match, said = puzzle.match(source.game), source.game.words.notation
    found = source.proved(match, Seat(puzzle.seat), puzzle.seed, puzzle.goal)
    assert [said(match.state, option) for option in found.right] == list(puzzle.right)
    assert [said(match.state, option) for option in found.wrong] == list(puzzle.wrong)
    assert puzzle.argument or len(found.right) + len(found.wrong) == len(found.question.options)
    assert source.kind_of(found) == puzzle.kind


@pytest.mark.parametrize(("slug", "kind"), KINDS)
def test_greedy_solves_some_of_each_kind(slug: str, kind: str) -> None:
    known = [puzzle for puzzle in PUZZLES[slug] if puzzle.kind == kind and not puzzle.held_back]
    assert sum(solved(SOURCES[slug].game, puzzle, "greedy") for puzzle in known) >= 1


def test_who_is_close_to_winning_finds_a_win_that_needs_several_right_answers() -> None:
    puzzle = PUZZLES["elysia"][0]  # three cards draw what pays for the quest; the hunch would rather end its turn
    match = puzzle.match(SOURCES["elysia"].game)
    chair = chair_of(match, Seat(puzzle.seat))
    option = sure_win(chair, considered(chair), Dice(1), tries=4000)
    assert puzzle.kind == FINISH
    assert option is not None
    assert SOURCES["elysia"].game.words.notation(match.state, option) in puzzle.right


def test_who_can_not_win_this_turn_finds_no_win() -> None:
    puzzle = next(each for each in PUZZLES["elysia"] if not each.goal.win)
    chair = chair_of(puzzle.match(SOURCES["elysia"].game), Seat(puzzle.seat))
    assert sure_win(chair, considered(chair), Dice(1), tries=200) is None
