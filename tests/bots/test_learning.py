"""Values learned by self-play, specialists and puzzles: that they do what they say."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.bots import find_bot
from rulewright.bots.chair import answer_by_bot
from rulewright.games import GAMES, OURS
from rulewright.kernel.errors import ImpossibleSetup, UnknownName
from rulewright.kernel.match import Match
from rulewright.kernel.minds.learned import Learned, counted_names
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant
from rulewright.lab.proofs import proved
from rulewright.lab.puzzles import Puzzle, load_puzzles, save_puzzles, solved
from rulewright.lab.training import area, fit, train

OUTPOSTS = GAMES["outposts"]
BENCH = Path(__file__).parents[2] / "bench"
PUZZLES = [BENCH / "puzzles" / f"{slug}.json" for slug in ("normal-chess", "outposts", "seekers")]  # some from games


def test_the_area_under_the_curve_counts_pairs_in_the_right_order() -> None:
    assert area([0.1, 0.4, 0.6, 0.9], [0, 1, 0, 1]) == 0.75
    assert area([0.5, 0.5], [0, 1]) == 0.5


def test_what_decides_games_gets_the_weight() -> None:
    weights = fit([[1, 0], [-1, 0], [2, 1], [-2, 1], [1, -1], [-1, 1]] * 20, [1, 0, 1, 0, 1, 0] * 20)
    assert weights[0] > 1 + abs(weights[1])


def test_the_same_command_learns_the_same_weights() -> None:
    one, other = (train(OUTPOSTS, games=12, seed=7) for _ in range(2))
    assert one.weights == other.weights
    assert one.data()["command"] == "rulewright train outposts --by hunch --games 12 --seed 7 --share 0.5"


def test_a_game_without_traits_can_not_be_trained() -> None:
    with pytest.raises(ImpossibleSetup, match="no traits"):
        train(GAMES["shells"], games=10)


@pytest.mark.parametrize("slug", [slug for slug in OURS if GAMES[slug].mind.learned])
def test_the_chances_of_two_seats_add_up(slug: str) -> None:
    learned = GAMES[slug].mind.learned
    assert learned is not None
    match = Match(GAMES[slug], 2, seed=5)
    while match.questions and len(match.turns) < 4:
        for seat in match.questions:
            answer_by_bot(match, seat, find_bot("random"))
    assert len(learned.traits(match.state, 0)) == len(learned.names) == len(learned.weights)  # type: ignore[arg-type]
    assert learned.chance(match.state, 0) + learned.chance(match.state, 1) == pytest.approx(1)  # type: ignore[arg-type]


def test_two_who_win_together_are_not_weighed_against_each_other() -> None:
    learned = GAMES["elysia"].mind.learned
    assert learned is not None
    for scenario, same in (("hero", True), ("destiny", False)):
        match = Match(GAMES["elysia"], 2, 1, variant=Variant(scenario, {"scenario": scenario}))
        while len(match.turns) < 4:
            for seat in list(match.questions):
                answer_by_bot(match, seat, find_bot("hunch"))
        state = match.fork().start
        assert (learned.value(state, Seat(0)) == learned.by_hand(state, Seat(0))) is same


def test_before_anything_is_learned_the_hand_made_value_counts(tmp_path: Path) -> None:
    def by_hand(state: Any, seat: int) -> float:
        return 0.7

    known = OUTPOSTS.mind.learned
    assert known is not None
    fresh = Learned(tmp_path, by_hand, type(Match(OUTPOSTS, 2, seed=1).state.players[0]), known.own, ["a"])
    assert fresh.share == 0
    assert fresh.value(SimpleNamespace(), 0) == 0.7  # type: ignore[arg-type]
    assert "crystals" in counted_names(type(Match(OUTPOSTS, 2, seed=1).state.players[0]))


@pytest.mark.parametrize("slug", [slug for slug in OURS if GAMES[slug].mind.specialists])
def test_specialists_play(slug: str) -> None:
    for name in GAMES[slug].mind.specialists:
        bot, match = find_bot(f"specialist:{name}"), Match(GAMES[slug], 2, seed=3)
        while len(match.history) < 12 and match.questions:
            for seat in match.questions:
                answer_by_bot(match, seat, bot)


def test_a_specialist_that_a_game_does_not_know_is_named() -> None:
    match = Match(OUTPOSTS, 2, seed=3)
    with pytest.raises(UnknownName, match=r"no specialist 'rash'.*rush"):
        answer_by_bot(match, next(iter(match.questions)), find_bot("specialist:rash"))


@pytest.mark.parametrize("path", PUZZLES, ids=lambda path: path.stem)
def test_puzzles_are_right_and_greedy_solves_some(path: Path, tmp_path: Path) -> None:
    game, puzzles = GAMES[path.stem], load_puzzles(path)
    first: Puzzle = puzzles[0]
    match = first.match(game)
    right, wrong = proved(match, match.question.seat, first.seed)  # type: ignore[union-attr]
    assert {game.words.notation(match.state, option) for option in right} == set(first.right)
    assert {game.words.notation(match.state, option) for option in wrong} == set(first.wrong)
    assert sum(solved(game, puzzle, "greedy") for puzzle in puzzles[:8]) >= min(8, len(puzzles)) / 2
    save_puzzles(tmp_path / "again.json", puzzles)
    assert load_puzzles(tmp_path / "again.json") == puzzles
