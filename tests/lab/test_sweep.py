"""Numbers that matter are told from those that don't; tuning is judged on seeds that nothing was chosen by."""

import random
from itertools import pairwise
from pathlib import Path

import polars
import pytest

from rulewright.games import game_named
from rulewright.kernel.errors import BadVariant, ImpossibleSetup
from rulewright.lab.reports.collecting import collect
from rulewright.lab.reports.frames import open_frames, write_frames
from rulewright.lab.reports.kept_games import KeptGames
from rulewright.lab.trials.sweep import Range, paths, play_sweep, read_range, share_at, variant_at
from rulewright.lab.trials.trial import FIRST
from rulewright.lab.trials.tuning import Aim, tune

SHELLS = game_named("shells")


def test_ranges_are_read_and_bad_ones_refused() -> None:
    assert read_range("hand=2..4") == Range("hand", (2, 3, 4))
    assert read_range("gold.worth=1,3") == Range("gold.worth", (1, 3))
    for wrong in ("hand", "hand=3", "hand=a..b", "=1..2"):
        with pytest.raises(ImpossibleSetup, match="is no range"):
            read_range(wrong)


def test_numbers_become_a_variant_at_rules_and_cards() -> None:
    made = variant_at({"hand": 4, "gold.worth": 5})
    assert (made.rules, made.cards) == ({"hand": 4}, {"gold": {"worth": 5}})


def test_on_a_path_every_number_takes_one_step() -> None:
    ranges = [Range("hand", (2, 3, 4)), Range("coins", (1, 2)), Range("lucky", (1, 2, 3, 4))]
    for path in paths(ranges, 20, random.Random(4)):
        steps = [[name for name in old if old[name] != new[name]] for old, new in pairwise(path)]
        assert sorted(name for (name,) in steps) == ["coins", "hand", "lucky"]
        for each in ranges:
            walked = [each.values.index(point[each.name]) for point in path]
            assert max(walked) - min(walked) == 1


def test_a_sweep_measures_every_step_and_refuses_what_is_no_number() -> None:
    found = play_sweep(SHELLS, [Range("coins", (1, 2)), Range("rounds", (2, 3))], bot="random", starts=2, games=4)
    assert {name: len(effects) for name, effects in found.effects.items()} == {"coins": 2, "rounds": 2}
    assert found.games == 2 * 3 * 4
    assert "| coins |" in found.text()
    with pytest.raises(BadVariant, match="no tunable 'coin'"):
        play_sweep(SHELLS, [Range("coin", (1, 2))], bot="random")


def test_tuning_races_points_and_measures_the_winner_anew() -> None:
    aim = Aim(FIRST, 0.0, 1.0)
    found = tune(SHELLS, [Range("coins", (1, 2, 3))], aim, bot="random", candidates=3, games=4, seed=5)
    assert found.point["coins"] in (1, 2, 3)
    assert found.held_out == share_at(SHELLS, "random", FIRST, 32, 1_200_005, found.point)
    assert "**reached**" in found.text()
    assert aim.miss(0.3) == 0
    assert Aim(FIRST, 0.45, 0.55).miss(0.6) == pytest.approx(0.05)


def test_games_are_kept_as_tables_that_fit_together(tmp_path: Path) -> None:
    write_frames(tmp_path, collect(SHELLS, "random", most=6, seed=3))
    tables = open_frames(tmp_path)
    seats, played, decisions = tables["seats"], tables["games"], tables["decisions"]
    assert len(played) == 6
    assert seats.group_by("game").agg(polars.col("won").sum())["won"].to_list() == pytest.approx([1.0] * 6)
    assert len(decisions) == played["decisions"].sum()
    assert set(tables["chances"]["kind"]) <= {"roll", "draw", "shuffle"}


def test_a_folder_without_tables_says_how_to_make_them(tmp_path: Path) -> None:
    with pytest.raises(ImpossibleSetup, match="lab data"):
        open_frames(tmp_path)


def test_observing_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    asked = {"game": "shells", "seed": 3}
    kept = KeptGames(tmp_path, asked, "random")
    collect(SHELLS, "random", most=4, seed=3, keep=kept.keep)
    with (tmp_path / kept.file).open("a") as file:
        file.write('[3, "cut off')  # a crash in the middle of a line
    again = KeptGames(tmp_path, asked, "random")
    whole = collect(SHELLS, "random", most=7, seed=3, known=again.games(), keep=again.keep)
    assert [one.winners for one in whole] == [one.winners for one in collect(SHELLS, "random", most=7, seed=3)]
    assert KeptGames(tmp_path, asked, "random").games() == whole
    with pytest.raises(ImpossibleSetup, match="another run"):
        KeptGames(tmp_path, asked | {"seed": 4}, "random")
