"""Duels, ladders and the whole-game report: what is counted, and when a duel is decided."""

import json
import random

import pytest
from typer.testing import CliRunner

from rulewright.bots import BOTS, Chair
from rulewright.cli import app
from rulewright.games import GAMES
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.question import Option
from rulewright.lab.duel import Duel, pair_scores, play_duel
from rulewright.lab.ladder import Ladder, play_ladder
from rulewright.lab.results import Played
from rulewright.lab.sides import dealt_sides, sides_of
from rulewright.lab.whole_game import whole_game

SHELLS = GAMES["shells"]


def duel(scores: list[float]) -> Duel:
    return Duel("shells", "a", "b", even=0.5, better=0.6, error=0.05, seed=1, scores=scores)


def game_won_by(seed: int, seating: tuple[int, ...], *winners: int) -> Played:
    return Played(seed, seating, winners, 3, (1, 1), (0.0, 0.0), 0, "SH-001")  # type: ignore[arg-type]


def test_a_pair_counts_only_when_both_of_its_games_ended() -> None:
    played = [game_won_by(1, (0, 1), 0), game_won_by(1, (1, 0), 1), game_won_by(2, (0, 1), 1), game_won_by(3, (0, 1))]
    assert pair_scores(played) == [1.0]
    assert pair_scores([*played, game_won_by(3, (1, 0), 0)]) == [1.0, 0.25]


def test_a_duel_is_decided_by_its_evidence_and_not_before_it_knows_the_spread() -> None:
    assert duel([1.0] * 15).verdict == ""
    assert duel([1.0, 1.0, 0.5, 1.0] * 10).verdict == "better"
    assert duel([0.0, 0.5, 0.5, 0.0] * 10).verdict == "not better"
    assert duel([0.5] * 4).verdict == ""


def test_equal_bots_are_rarely_called_better() -> None:
    dice, alarms = random.Random(5), 0
    for _ in range(200):
        scores: list[float] = []
        while len(scores) < 400 and not (verdict := duel(scores).verdict):
            scores += dice.choices([0.0, 0.5, 1.0], [1, 2, 1], k=8)
        alarms += verdict == "better"
    assert alarms <= 20  # 5 % would be 10


def test_a_better_bot_wins_its_duel() -> None:
    found = play_duel(SHELLS, "greedy", "random", most=60, seed=3)
    assert found.verdict == "better"
    assert len(found.scores) < 60
    assert found.share.low > 0.5


class BrokenBot:
    """Falls over at once."""

    def choose(self, chair: Chair, dice: Dice) -> Option:
        raise ZeroDivisionError("stumbled")


def test_a_duel_in_which_every_game_breaks_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "broken", lambda _: BrokenBot())
    found = play_duel(SHELLS, "broken", "random", most=400)
    assert found.scores == []
    assert "stumbled" in found.failures[0].error


def test_a_duel_refuses_what_is_no_question() -> None:
    with pytest.raises(ImpossibleSetup, match="even < better"):
        play_duel(SHELLS, "greedy", "random", even=0.6, better=0.5)


def test_a_ladder_ranks_by_what_was_won() -> None:
    made = Ladder(
        "shells", ("a", "b", "c"), 1, {("a", "b"): [0.25] * 20, ("b", "c"): [0.25] * 20, ("a", "c"): [0.1] * 20}
    )
    strengths = made.strengths()
    assert strengths["a"] == (0.0, 0.0, 0.0)
    assert 100 < strengths["b"][0] < 300 < strengths["c"][0]
    assert strengths["c"][1] <= strengths["c"][0] <= strengths["c"][2]
    assert "| c |" in made.text().splitlines()[4]
    assert "| 75 |" in made.text()


def test_a_ladder_is_played() -> None:
    found = play_ladder(SHELLS, ["random", "greedy"], games=20, seed=2)
    assert len(found.scores["random", "greedy"]) == 10
    assert found.strengths()["greedy"][0] > 0


def test_the_report_counts_what_is_offered_and_taken() -> None:
    found = whole_game(SHELLS, "random", games=6, seed=1)
    assert found.games == 6
    assert found.taken["end"] <= found.offered["end"]
    assert found.taken.total() == found.decisions
    text = found.text(["play", "fly"], ["Gold", "Phoenix"], ["draws", "explodes"])
    assert "Never offered: fly" in text
    assert "Cards that never came up: Phoenix" in text
    assert "Never happened: explodes" in text


def test_the_commands_print_what_was_found() -> None:
    run = CliRunner().invoke
    said = run(app, ["duel", "shells", "greedy", "random", "--json", "--most", "16"])
    assert json.loads(said.output)["pairs"] == 16
    assert "| bot | Elo |" in run(app, ["ladder", "shells", "--bots", "random,greedy", "--games", "4"]).output
    assert "Cards used:" in run(app, ["whole-game", "shells", "--games", "2"]).output
    assert run(app, ["ladder", "shells", "--bots", "greedy"]).exit_code == 2


def test_sides_are_dealt_by_the_seed_and_stay_with_the_seat() -> None:
    seekers = GAMES["seekers"]
    dealt = [dealt_sides(seekers, 2, seed) for seed in range(30)]
    assert dealt == [dealt_sides(seekers, 2, seed) for seed in range(30)]
    assert all(table is not None and table[0] != table[1] for table in dealt)
    assert {side["armory"] for table in dealt if table for side in table} == set(sides_of(seekers))
    assert dealt_sides(seekers, 10, 1) is None  # there are not so many
