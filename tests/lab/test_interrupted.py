"""Nothing already played is lost: Ctrl-C, a full disk, a line cut off."""

import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from rulewright.cli import lab
from rulewright.cli.written import make_room, write_text
from rulewright.kernel.errors import RulewrightError
from rulewright.lab.kept_run import KeptRun
from rulewright.lab.reports.collecting import collect
from rulewright.lab.reports.observing import Observed


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
    assert page.exists()
