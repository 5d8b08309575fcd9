"""Nothing already played is lost: Ctrl-C, a full disk, a line cut off."""

import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from rulewright.cli import lab
from rulewright.cli.written import make_room, write_text
from rulewright.games import game_named
from rulewright.kernel.errors import BadVariant, RulewrightError
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab import arena
from rulewright.lab.kept_run import KeptRun
from rulewright.lab.reports import observing
from rulewright.lab.reports.collecting import FEWEST_NOTED, clauses_in_play, collect
from rulewright.lab.reports.kept_games import KeptClauses, KeptGames
from rulewright.lab.reports.observing import Observed
from rulewright.lab.reports.skill import KeptPairs, Meeting, play_meetings
from rulewright.lab.trials.trial import play_trial

SHELLS = game_named("shells")


@pytest.mark.parametrize("cut", ["2", "x\n", ""])
def test_a_line_cut_off_is_played_again_and_those_before_it_stay(tmp_path: Path, cut: str) -> None:
    run = KeptRun(tmp_path, {"seed": 1})
    for number in (0, 1):
        run.add("played", str(number))
    with (tmp_path / "played").open("a") as file:
        file.write(cut)
    again = KeptRun(tmp_path, {"seed": 1})
    assert again.read("played", int) == [0, 1]
    again.add("played", "2")
    assert again.read("played", int) == [0, 1, 2]


def test_a_run_that_goes_on_leaves_its_manifest_alone(tmp_path: Path) -> None:
    KeptRun(tmp_path, {"seed": 1})
    path = tmp_path / "manifest.json"
    path.chmod(0o400)
    before = path.stat()
    KeptRun(tmp_path, {"seed": 1})
    assert path.stat().st_mtime_ns == before.st_mtime_ns


def test_a_run_begun_on_a_full_disk_can_be_begun_again(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").touch()
    KeptRun(tmp_path, {"seed": 1})
    assert "seed" in (tmp_path / "manifest.json").read_text()


def test_a_page_that_can_not_be_written_says_why_and_what_was_there_stays(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    with pytest.raises(RulewrightError, match="name another place"):
        write_text(page, "new")
    assert page.is_dir()
    assert [each.name for each in tmp_path.iterdir()] == ["page"]
    write_text(tmp_path / "file", "text")
    with pytest.raises(RulewrightError, match="nothing can be written"):
        make_room(tmp_path / "file" / "below")


@pytest.mark.slow
def test_ctrl_c_ends_a_report_with_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed_in_the_middle(*what: Any, **how: Any) -> list[Observed]:
        games = collect(*what, most=8, **how)
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        return games

    monkeypatch.setattr(lab, "collect", pressed_in_the_middle)
    page = tmp_path / "new" / "report.html"
    said = CliRunner().invoke(lab.app, ["report", "shells", "--bots", "random,hunch", "--to", str(page)])
    assert said.exit_code == 0, said.output
    assert "8 games by `random`" in said.output
    assert "hunch" not in said.output
    assert "stopped early: with --keep FOLDER a run can go on" in " ".join(said.output.split())
    assert page.exists()


@pytest.mark.parametrize(
    ("to", "said"), [(True, "the same command goes on"), (False, "with --to FOLDER a run can go on")]
)
def test_a_trial_without_a_verdict_says_how_it_goes_on(tmp_path: Path, to: bool, said: str) -> None:
    (tmp_path / "same.toml").write_text('name = "the same"')
    command = ["try", "shells", str(tmp_path / "same.toml"), "--bot", "random", "--minutes", "0.01"]
    command += ["--margin", "0.001", *(["--to", str(tmp_path / "run")] if to else [])]
    found = CliRunner().invoke(lab.app, command)
    assert found.exit_code == 0, found.output
    assert f"not decided yet: {said}" in " ".join(found.output.split())


ENDLESS = Variant("endless", {"rounds": 10_000, "goal": 10_000})


def test_a_variant_that_can_not_be_played_says_so_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (arena, observing):
        monkeypatch.setattr(module, "ENDLESS", 60)  # decisions: a game of Shells has fewer
    trial = play_trial(SHELLS, ENDLESS, bot="random")
    assert (trial.outcome, len(trial.blocks)) == ("can't be played", 3)
    assert trial.flipped == []  # a game that broke has no other winner
    assert "not played" in trial.text()
    assert "NeverEnds" in trial.text()
    heard = list[Observed | str]()
    with pytest.raises(BadVariant, match=r"3 of 3 games under 'endless' broke: NeverEnds"):
        collect(SHELLS, "random", variant=ENDLESS, keep=heard.append)
    assert len(heard) == 3


def test_a_game_that_breaks_is_left_out_and_not_played_again(tmp_path: Path) -> None:
    asked, broken = {"seed": 3}, list[str]()
    kept = KeptGames(tmp_path, asked, "random")
    first = collect(SHELLS, "random", most=2, seed=3, keep=kept.keep)
    kept.keep("NeverEnds: too long")
    known = KeptGames(tmp_path, asked, "random").games()
    whole = collect(SHELLS, "random", most=5, seed=3, known=known, broke=broken.append)
    assert broken == ["NeverEnds: too long"]
    assert whole[:2] == first
    assert [one.winners for one in whole[2:]] == [one.winners for one in collect(SHELLS, "random", most=5, seed=3)][3:]


def test_pairs_of_bots_and_noted_clauses_go_on_where_they_stopped(tmp_path: Path) -> None:
    run = KeptRun(tmp_path, {"seed": 1})

    def meet(most: int) -> Meeting:
        kept = KeptPairs(KeptRun(tmp_path, {"seed": 1}))
        one = Meeting(SHELLS, "random", "hunch", 5, OFFICIAL, kept=kept)
        play_meetings([one], minutes=1.0, most=most)
        return one

    assert len(meet(2).scores) == 2
    longer = meet(6)
    assert (len(longer.scores), longer.new) == (6, 4)
    assert KeptPairs(run).scores["random", "hunch"] == longer.scores

    clauses_in_play(SHELLS, "random", 2, seed=9, kept=KeptClauses(run, "random"))
    new: list[int] = []
    more = clauses_in_play(SHELLS, "random", 3, seed=9, kept=KeptClauses(run, "random"), progress=new.append)
    assert new == [3]  # only the third was played
    assert more == clauses_in_play(SHELLS, "random", 3, seed=9)
    assert clauses_in_play(SHELLS, "random", 99, minutes=0.0, seed=9).games == FEWEST_NOTED


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "kept"),
    [
        (["cards", "shells", "--bot", "random", "--minutes", "0.02", "--keep"], "games-random.jsonl"),
        (["sweep", "shells", "coins=1..2", "--bot", "random", "--games", "4", "--to"], "points.jsonl"),
        (["tune", "shells", "coins=1..2", "--bot", "random", "--games", "4", "--to"], "points.jsonl"),
    ],
)
def test_a_run_that_was_lost_goes_on_by_the_same_command(command: list[str], kept: str, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    assert CliRunner().invoke(lab.app, [*command, str(folder)]).exit_code == 0
    lines = (folder / kept).read_text().splitlines(keepends=True)
    (folder / kept).write_text("".join(lines[:3]) + lines[3][:9])  # the machine was lost in the middle of a line
    said = CliRunner().invoke(lab.app, [*command, str(folder)])
    assert said.exit_code == 0, said.output
    assert (folder / kept).read_text().startswith("".join(lines[:3]))
    if kept == "points.jsonl":
        assert (folder / kept).read_text() == "".join(lines)  # the same deals, as if nothing had happened
