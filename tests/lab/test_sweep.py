"""Numbers that matter are told from those that don't; tuning is judged on seeds that nothing was chosen by."""

import random
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

import polars
import pytest

from rulewright.games import game_named
from rulewright.kernel.errors import BadVariant, ImpossibleSetup, RulewrightError
from rulewright.lab.reports.collecting import collect
from rulewright.lab.reports.frames import open_frames, rows_of, write_frames
from rulewright.lab.reports.kept_games import KeptGames
from rulewright.lab.trials.blocks import FIRST, TURNS
from rulewright.lab.trials.points import Deal, Points, variant_at
from rulewright.lab.trials.sweep import Range, paths, play_sweep, read_range
from rulewright.lab.trials.tuning import Aim, read_aim, tune

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


def shells(bot: str = "random", watched: str = FIRST, **how: Any) -> Points:
    return Points(SHELLS, watched, bot, **how)


def test_a_sweep_measures_every_step_and_refuses_what_is_no_number() -> None:
    ranges = [Range("coins", (1, 2)), Range("rounds", (2, 3))]
    found = play_sweep(shells(), ranges, starts=2, games=4)
    assert {name: len(effects) for name, effects in found.effects.items()} == {"coins": 2, "rounds": 2}
    assert found.games in (3 * 4, 4 * 4)  # of the grid's four points; none is played twice
    assert "| coins |" in found.text()
    with pytest.raises(BadVariant, match="no tunable 'coin'"):
        play_sweep(shells(), [Range("coin", (1, 2))])
    with pytest.raises(RulewrightError, match="no bot"):
        play_sweep(shells("hunhc"), ranges)


def test_tuning_races_points_and_measures_the_winner_anew() -> None:
    aim, points = Aim(FIRST, 0.0, 1.0), shells()
    found = tune(points, [Range("coins", (1, 2, 3))], aim, candidates=3, games=4, seed=5)
    assert found is not None
    assert found.point["coins"] in (1, 2, 3)
    (own,) = shells().measure([found.point], 32, 1_200_005)
    assert found.held_out is not None
    assert found.held_out.rate == fmean(own.values())
    assert found.held_out.low < found.held_out.rate < found.held_out.high
    assert found.games == 32
    assert points.games == 3 * 4 + 2 * 8 + 16 + 32
    assert "**reached**" in found.text()
    assert aim.miss(0.3) == 0
    assert Aim(FIRST, 0.45, 0.55).miss(0.6) == pytest.approx(0.05)


def test_a_length_can_be_aimed_at() -> None:
    found = tune(shells(watched=TURNS), [Range("rounds", (2, 4))], read_aim(TURNS, "3..5"), candidates=2, games=8)
    assert found is not None
    assert found.point == {"rounds": 2}
    assert "games of 3 to 5 turns" in found.text()
    swept = play_sweep(shells(watched=TURNS), [Range("rounds", (2, 4)), Range("coins", (1, 2))], starts=2, games=12)
    assert swept.matter[0] == "rounds"
    assert "in turns" in swept.text()
    assert read_aim(FIRST, "45..55") == Aim(FIRST, 0.45, 0.55)
    for wrong in ("55..45", "45", "45..155", "a..b"):
        with pytest.raises(ImpossibleSetup, match="is no aim"):
            read_aim(FIRST, wrong)


def test_points_are_measured_deal_by_deal_and_never_twice(tmp_path: Path) -> None:
    points, seen = [{"coins": 1}, {"coins": 2}], list[int]()
    asked = {"game": "shells"}

    def press(done: int) -> None:
        seen.append(done)
        if done == 5:
            raise KeyboardInterrupt

    first = shells(progress=press).kept_in(tmp_path, asked)
    cut = first.measure(points, 12, seed=7)
    assert first.stopped
    assert [len(won) for won in cut] == [3, 2]  # every point's first deal before any second
    again = shells().kept_in(tmp_path, asked)
    whole = again.measure(points, 12, seed=7)
    assert again.played == 12 - 5
    assert not again.stopped
    assert whole == shells().measure(points, 12, seed=7)


def test_the_clock_stops_a_sweep_and_what_was_played_counts() -> None:
    found = play_sweep(shells(minutes=0), [Range("coins", (1, 2))], starts=1, games=8)
    assert found.stopped
    assert found.games == 2  # one deal, of which no step has both ends
    assert "stopped early" in found.text()
    assert tune(shells(minutes=0), [Range("coins", (1, 2))], Aim(FIRST, 0.4, 0.6), candidates=2) is None


def test_a_race_that_is_stopped_names_the_best_so_far_and_promises_nothing() -> None:
    def press(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    points = shells(progress=press)
    found = tune(points, [Range("coins", (1, 2))], Aim(FIRST, 0.0, 1.0), candidates=2, games=8)
    assert found is not None
    assert found.held_out is None
    assert "Stopped early" in found.text()


def test_a_point_whose_games_all_break_says_so() -> None:
    points = shells()
    points.known['{"coins": 1}', 7] = Deal({"coins": 1}, 7, None, "it broke")
    with pytest.raises(BadVariant, match="coins 1 break: it broke"):
        points.measure([{"coins": 1}], 1, seed=7)


def test_games_are_kept_as_tables_that_fit_together(tmp_path: Path) -> None:
    write_frames(tmp_path, collect(SHELLS, "random", most=6, seed=3, in_full=True))
    tables = open_frames(tmp_path)
    seats, played, decisions = tables["seats"], tables["games"], tables["decisions"]
    assert len(played) == 6
    assert seats.group_by("game").agg(polars.col("won").sum())["won"].to_list() == pytest.approx([1.0] * 6)
    assert len(decisions) == played["decisions"].sum()
    assert set(tables["chances"]["kind"]) <= {"roll", "draw", "shuffle"}
    assert decisions["turn"].min() == 0  # the set-up
    assert decisions["turn"].max() == tables["turns"]["turn"].max()
    for options, offered, chosen, after in decisions.select("options", "offered", "chosen", "after").iter_rows():
        assert len(offered) == options
        assert chosen in offered
        assert 0 <= after <= 1


def test_every_column_of_the_tables_is_documented() -> None:
    tables = rows_of(collect(SHELLS, "random", most=1, seed=3, in_full=True))
    said = (Path(__file__).parents[2] / "docs" / "lab.md").read_text().partition("## Tables")[2]
    for name, rows in tables.items():
        line = next(line for line in said.splitlines() if line.startswith(f"| `{name}` |"))
        assert [column for column in rows[0] if f"`{column}`" not in line] == []


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
