"""Variants are tried fairly: equal rules never differ, a planted fault is found, and a run goes on where it stopped."""

import json
import random
from pathlib import Path

import pytest

from rulewright.games import game_named
from rulewright.kernel.errors import BadVariant, ImpossibleSetup, UnknownName
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.results import Played
from rulewright.lab.sides import seatings, sides_of, tables_of
from rulewright.lab.trials.blocks import FIRST, TURNS, Block, measured
from rulewright.lab.trials.confidence import RunningMean
from rulewright.lab.trials.run_folder import RunFolder
from rulewright.lab.trials.trial import Trial, play_trial, watched_of

SHELLS = game_named("shells")
LONG = Variant("long", {"rounds": 5})
OUTPOSTS = game_named("outposts")
FIERCE = ("cinder-whelp", "torch-runner", "ash-skirmisher", "flame-lancer", "pyre-zealot", "forge-brute")
FIERCE_EMBER = Variant("fierce ember", cards={key: {"attack": 9} for key in FIERCE})


def trial(changed: Variant, blocks: int = 24, jobs: int = 1, watch: tuple[str, ...] = ()) -> Trial:
    return play_trial(SHELLS, changed, bot="random", most=blocks, watch=watch, jobs=jobs, seed=70)


def test_a_confidence_sequence_holds_at_every_look_where_a_plain_interval_does_not() -> None:
    dice, runs = random.Random(8), 150
    wrong = plainly = 0
    for _ in range(runs):
        mean, missed, missed_plainly = RunningMean(), False, False
        for n in range(1, 301):
            mean.add(dice.choice((-0.5, 0.0, 0.5)))
            low, high = mean.interval(0.05)[1:]
            missed |= not low <= 0 <= high
            missed_plainly |= n >= 12 and abs(mean.mean) > 1.96 * (mean.variance / n) ** 0.5
        wrong += missed
        plainly += missed_plainly
    assert wrong <= 0.05 * runs < 0.2 * runs < plainly


@pytest.mark.parametrize(("rare", "worth"), [(0.02, 1.0), (0.05, 0.5), (0.1, 1.0)])
def test_it_holds_where_hardly_a_game_turns_and_all_the_same_way(rare: float, worth: float) -> None:
    dice, runs, wrong = random.Random(9), 200, 0
    for _ in range(runs):
        mean, missed = RunningMean(), False
        for _ in range(300):
            mean.add(worth if dice.random() < rare else 0.0)
            low, high = mean.interval(0.05)[1:]
            missed |= not low <= rare * worth <= high
        wrong += missed
    assert wrong <= 0.08 * runs  # 5 % and what 200 runs leave to chance


def test_a_running_mean_is_the_mean_and_its_variance() -> None:
    mean = RunningMean()
    for value in (1.0, 2.0, 4.0, 9.0):
        mean.add(value)
    assert (mean.n, mean.mean) == (4, 4.0)
    assert mean.variance == pytest.approx(38 / 3)
    assert mean.interval()[2] == float("inf")  # four values say nothing yet


def test_the_same_rules_never_differ() -> None:
    found = trial(Variant("another name"))
    assert {found.verdict(name) for name in found.watched} <= {"no difference that matters", "don't know yet"}
    assert all(one.change.mean == 0 and one.change.variance == 0 for one in found.watched.values())
    assert found.flipped == []


@pytest.mark.slow
def test_a_planted_fault_is_found_and_said_for_whom() -> None:
    found = play_trial(OUTPOSTS, FIERCE_EMBER, bot="random", watch=["ember"], most=150, seed=70)
    assert found.verdict("ember") == "more"
    assert all("ember" in block.table for block in found.blocks)
    assert "| Ember Legion |" in found.text()
    assert found.data()["watched"]["ember"]["verdict"] == "more"
    assert found.flipped


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [(0.3, 0.5, "better"), (0.5, 0.7, "worse"), (0.4, 0.6, "as uneven the other way"), (0.2, 0.6, "better")],
)
def test_better_is_nearer_to_even(before: float, after: float, said: str) -> None:
    found = Trial(OUTPOSTS, OFFICIAL, "random", 0.05, watched_of(OUTPOSTS, ["ember"]))
    one = found.watched["ember"]
    for _ in range(200):
        one.official.add(before)
        one.variant.add(after)
        one.change.add(after - before)
    assert found.outcome == said


def test_how_long_games_are_can_be_watched_with_a_margin_in_per_cent() -> None:
    found = trial(LONG, 40, watch=(TURNS,))
    assert (found.verdict(TURNS), found.outcome) == ("more", "longer")
    assert found.change(TURNS).low > 1  # in turns
    assert f"{found.watched[TURNS].official.mean:.1f} turns |" in found.text()
    assert {"cat", "crow"} == set(found.blocks[0].table)
    near = Trial(SHELLS, LONG, "random", margin=0.4, watched=watched_of(SHELLS, [TURNS]))
    for number in range(20):  # 10 turns instead of 9: more, but by less than the margin of 40 % of 9
        old = Played(number, (0, 1), (Seat(0),), 9, (1, 1), (0, 0), Seat(0), "")
        near.add(Block(number, number, ("cat", "crow"), (old, old), (old._replace(turns=10),) * 2))
    assert (near.verdict(TURNS), near.outcome) == ("no difference that matters",) * 2
    assert "Turns: 9.0 under official, 10.0 under long: +1.0 (" in near.text()
    assert TURNS not in watched_of(SHELLS)  # only when it is asked for: every row widens the others


def test_processes_play_the_same_blocks() -> None:
    def played(found: Trial) -> list[object]:
        return [(b.seed, [g.winners for g in b.official + b.variant if isinstance(g, Played)]) for b in found.blocks]

    assert played(trial(LONG, 6, jobs=2)) == played(trial(LONG, 6))


def test_shares_follow_a_side_through_the_seats() -> None:
    def game(winner: int, first: int) -> Played:
        return Played(
            1, (0, 1), (Seat(winner),), turns=3, decisions=(1, 1), seconds=(0, 0), first=Seat(first), clause=""
        )

    both = measured([game(0, 0), game(1, 0)], ("cat", "crow"))  # the cat sits first, then second, and wins both times
    assert both == {FIRST: 0.5, TURNS: 3.0, "cat": 1.0, "crow": 0.0}


def test_tables_are_every_mix_and_every_seating() -> None:
    assert list(sides_of(SHELLS)) == ["cat", "crow"]
    names = list(sides_of(game_named("seekers")).values())
    assert len(names) == len(set(names))  # two decks of one hero have their full names
    assert tables_of(SHELLS) == [("cat", "crow")]
    assert len(tables_of(game_named("outposts"))) == 6
    turned = seatings(SHELLS, ("cat", "crow"))
    assert turned == [({"mascot": "cat"}, {"mascot": "crow"}), ({"mascot": "crow"}, {"mascot": "cat"})]


def test_a_run_goes_on_where_it_stopped_and_loses_no_block(tmp_path: Path) -> None:
    asked = {"game": "shells", "seed": 70}
    folder = RunFolder(tmp_path / "run", asked)
    first = play_trial(SHELLS, LONG, bot="random", most=3, seed=70, keep=folder.keep)
    with (tmp_path / "run" / "blocks.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"number": 3, "se')  # the machine died here
    again = RunFolder(tmp_path / "run", asked)
    known = again.blocks()
    assert known == first.blocks
    whole = play_trial(SHELLS, LONG, bot="random", most=5, seed=70, known=known, keep=again.keep)
    assert [block.number for block in whole.blocks] == [0, 1, 2, 3, 4]
    assert len((tmp_path / "run" / "blocks.jsonl").read_text().splitlines()) == 5


def test_a_decided_trial_that_is_asked_again_plays_no_more() -> None:
    first = play_trial(SHELLS, LONG, bot="random", watch=["turns"], seed=70)
    assert first.decided
    again = play_trial(SHELLS, LONG, bot="random", watch=["turns"], seed=70, known=first.blocks)
    assert again.blocks == first.blocks
    assert again.outcome == first.outcome


def test_another_question_is_not_mixed_into_a_run(tmp_path: Path) -> None:
    RunFolder(tmp_path, {"seed": 1})
    with pytest.raises(ImpossibleSetup, match=r"holds another run \(seed differ\)"):
        RunFolder(tmp_path, {"seed": 2})
    (tmp_path / "manifest.json").write_text("no json")
    with pytest.raises(ImpossibleSetup, match="no manifest"):
        RunFolder(tmp_path, {"seed": 1})
    assert json.loads('{"a": 1}')


def test_what_can_not_be_tried_is_refused_before_a_game_is_played() -> None:
    with pytest.raises(BadVariant, match="no tunable 'crow_coin'"):
        play_trial(SHELLS, Variant("misspelt", {"crow_coin": 3}))
    with pytest.raises(UnknownName, match="nothing is called 'dog'"):
        watched_of(SHELLS, ["dog"])
    with pytest.raises(ImpossibleSetup, match="between 0 and 50"):
        play_trial(SHELLS, OFFICIAL, margin=0.7)
