"""The command line: whole games, records that go on, and refusals in one line."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright.bots import bot_named
from rulewright.bots.chair import answer_by_bot
from rulewright.cli import about, app
from rulewright.cli.arguments import ROOT
from rulewright.games import game_named
from rulewright.kernel.match import Match
from rulewright.kernel.question import CardId, Question
from rulewright.kernel.record import Record
from rulewright.terminal.playing import seats_of, sit_down, write_whole
from rulewright.terminal.replaying import Replay

GAME = game_named("outposts")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a command writes without being told where lands in a folder of the test."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")


def run(*arguments: str, typed: str = "") -> tuple[int, str, str]:
    """Run a command in this process: exit code, output, errors."""
    result = CliRunner().invoke(app, list(arguments), input=typed)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished random game."""
    match = Match(GAME, 2, 5, names=["random", "random #2"])
    while match.question:
        answer_by_bot(match, match.question.seat, bot_named("random"))
    path = tmp_path / "game.record"
    path.write_text(match.record().text())
    return path


def start(*arguments: str, typed: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run the real command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", "from rulewright.cli import app; app()", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "120"},
        check=False,
    )


@pytest.mark.slow
def test_a_whole_game_by_piped_answers(tmp_path: Path) -> None:
    """Somebody who types 1 all the time reaches the end of the game, whatever the other does."""
    path = tmp_path / "game.record"
    done = start(
        "play", "outposts", "--seats", "me,greedy", "--seed", "3", "--save", str(path),
        typed="1\n" * 3000, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "OP-" in done.stdout
    record = Record.parse(path.read_text())
    assert record.outcome is not None
    assert record.outcome in " ".join(done.stdout.split())
    assert Match.load(record, GAME).outcome is not None


@pytest.mark.slow
def test_a_game_that_is_left_goes_on_where_it_was(tmp_path: Path) -> None:
    first = start("play", "outposts", "--seats", "me,greedy", "--seed", "3", typed="1\n1\n1\nq\n", cwd=tmp_path)
    assert first.returncode == 0, first.stderr
    assert "--resume outposts-3.record" in first.stdout
    path = tmp_path / "outposts-3.record"
    before = Record.parse(path.read_text())
    assert sum(answer.seat == 0 for answer in before.answers) == 3
    second = start("play", "--resume", str(path), typed="1\n1\n", cwd=tmp_path)  # then the input ends
    assert second.returncode == 0, second.stderr
    after = Record.parse(path.read_text())
    assert after.answers[: len(before.answers)] == before.answers
    assert sum(answer.seat == 0 for answer in after.answers) == 5
    assert "Traceback" not in second.stderr


def test_every_answer_is_saved_as_it_is_given(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.record"
    code, _, _ = run("play", "outposts", "--seats", "me,me", "--seed", "4", "--save", str(path), typed="1\n2\n")
    assert code == 0
    assert len(Record.parse(path.read_text()).answers) == 2
    assert [one.name for one in path.parent.iterdir()] == ["game.record"]  # nothing half-written stays


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "there" / "game.record"
    write_whole(path, "old")

    def fail(source: str, target: Path) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(OSError, match="disk full"):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert list(path.parent.iterdir()) == [path]


def test_a_saved_game_is_not_overwritten(record: Path) -> None:
    code, _, errors = run("play", "outposts", "--seats", "me,random", "--save", str(record))
    assert code == 2
    assert "--resume" in errors


def test_questions_are_explained_with_their_clause(tmp_path: Path) -> None:
    match = Match(GAME, 2, 4)
    assert match.question is not None
    clause = match.question.prompt.clause
    typed = "?\n? 1\n? OP-028\n? no such thing\nnonsense\n99999\nu\nl\nt\n"
    code, out, _ = run("play", "outposts", "--seats", "me,random", "--seed", "4", typed=typed)
    text = " ".join(out.split())
    assert code == 0
    assert out.count(clause) >= 2
    assert "ten or more counters" in text
    assert "Nothing here is called 'no such thing'" in text
    assert "number: answer" in text
    assert "Type a number from 1 to " in text
    assert "No undo: " in text


def test_what_is_not_offered_is_explained_with_its_clause(tmp_path: Path) -> None:
    match = Match(GAME, 2, 4)
    while match.question and match.question.prompt.key != "play":
        answer_by_bot(match, match.question.seat, bot_named("greedy"))
    assert match.question is not None
    card = next(CardId(each.a) for each in match.question.options if each.verb in ("play", "burn"))
    name = GAME.words.card_words(GAME.rules.view(match.state, match.question.seat), card).partition(".")[0]
    path = tmp_path / "game.record"
    write_whole(path, match.record().text())
    code, out, _ = run("play", "--resume", str(path), "--seats", "me,me", typed=f"? crystal\n? {name}\n")
    text = " ".join(out.split())
    assert code == 0
    assert "A Mana Crystal costs 7 mana" in text
    assert "OP-117" in text
    assert f"{name}. " in text  # the card's own words
    assert f": Burn {name}" in text  # and what can be done with it


def _several_creatures_to_order(question: Question) -> bool:
    return question.prompt.key == "prepare" and len({each.a for each in question.options}) > 3


def test_an_answer_is_taken_back(tmp_path: Path) -> None:
    match = Match(GAME, 2, 4)
    while match.question and not _several_creatures_to_order(match.question):
        answer_by_bot(match, match.question.seat, bot_named("greedy"))
    path = tmp_path / "game.record"
    write_whole(path, match.record().text())
    code, out, _ = run("play", "--resume", str(path), "--seats", "me,me", typed="2\nu\n")
    assert code == 0
    assert "No undo" not in out
    assert Record.parse(path.read_text()).answers == match.history


def test_conceding_asks_again(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    arguments = ("play", "outposts", "--seats", "me,random", "--seed", "4", "--save", str(path))
    code, out, _ = run(*arguments, typed="c\nno\nc\nyes\n")
    assert code == 0
    assert "random won" in out
    assert Record.parse(path.read_text()).answers[-1].text == "concede"


def test_bots_can_be_watched() -> None:
    code, out, _ = run("play", "outposts", "--seats", "random,random", "--seed", "1")
    assert code == 0
    assert "won" in out or "draw" in out.lower()


def test_seats_read_back_from_names() -> None:
    codes = ["me", "greedy", "greedy", "mcts:50"]
    _, names = sit_down(codes)
    assert names == ["Player", "greedy", "greedy #2", "mcts:50"]
    assert seats_of(Record("outposts", 1, 4, 0, names=names)) == codes
    assert sit_down(["me", "me"])[1] == ["Player 1", "Player 2"]


@pytest.mark.slow
def test_sim_prints_rates_with_intervals() -> None:
    code, out, _ = run("sim", "outposts", "--seats", "greedy,random", "--games", "4", "--seed", "1")
    assert code == 0
    for word in ("greedy", "random", "95 % interval", "turns", "decisions a game", "decisions/s"):
        assert word in out


def test_sim_as_json() -> None:
    code, out, _ = run("sim", "outposts", "--seats", "random,random", "--games", "2", "--json")
    data = json.loads(out)
    assert code == 0
    assert [bot["wins"] + bot["draws"] + bot["losses"] for bot in data["bots"]] == [2, 2]
    assert data["bots"][0]["wins"] == data["bots"][1]["wins"]


def test_replay_prints_the_whole_log(record: Path) -> None:
    code, out, _ = run("replay", str(record))
    assert code == 0
    assert "setup" in out
    assert "turn 1" in out
    assert "OP-" in out
    assert "won" in out or "A draw" in out


def test_replay_as_a_seat_shows_less(record: Path) -> None:
    everything = run("replay", str(record), "--print")[1]
    code, one_seat, _ = run("replay", str(record), "--print", "--seat", "1")
    assert code == 0
    assert one_seat != everything


def test_replay_steps_both_ways(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.console import Console

    console = Console(record=True, width=100, file=open(os.devnull, "w"))  # noqa: SIM115
    typed = iter(["", "n", "p", "t", "t 2", "5", "99999", "what", "q"])
    monkeypatch.setattr(console, "input", lambda prompt: next(typed))
    Replay(console, Record.parse(record.read_text()), GAME, None).step_through()
    text = console.export_text()
    last = len(Record.parse(record.read_text()).answers)
    shown = [int(line.split()[2]) for line in text.splitlines() if "answer " in line and " of " in line]
    assert shown[:4] == [0, 1, 2, 1]
    assert shown[6:] == [5, last, last]


def test_clauses_are_traced() -> None:
    code, out, _ = run("clauses", "outposts")
    assert code == 0
    assert "OP-001" in out
    assert "named by tests" in out
    code, out, _ = run("clauses", "outposts", "op-001")
    assert code == 0
    assert out.count("OP-001") == 1
    assert "  test  " in out


def test_games_are_listed() -> None:
    code, out, _ = run("games")
    assert code == 0
    assert "outposts" in out


def test_bench_says_how_where_it_is_not(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(about, "ROOT", tmp_path)
    code, _, errors = run("bench")
    assert code == 2
    assert "python -m bench" in errors


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["play"], "outposts"),
        (["play", "outpost"], "outposts"),
        (["play", "outposts", "--seats", "me,hal"], "greedy"),
        (["play", "outposts", "--seats", "me"], "players"),
        (["play", "outposts", "--resume", "nowhere.record"], "nowhere.record"),
        (["play", "outposts", "--variant", "nowhere.toml"], "nowhere.toml"),
        (["sim", "outposts", "--seats", "me,greedy"], "bots"),
        (["sim", "outposts", "--seats", "greedy"], "players"),
        (["replay", "nowhere.record"], "nowhere.record"),
        (["clauses", "chess"], "normal-chess"),
    ],
)
def test_a_refusal_is_one_clear_line(arguments: list[str], hint: str) -> None:
    code, _, errors = run(*arguments)
    assert code == 2
    assert hint in errors
    assert len(errors.strip().splitlines()) == 1
    assert "Traceback" not in errors


def test_files_that_are_not_what_they_should_be_are_refused(tmp_path: Path, record: Path) -> None:
    junk = tmp_path / "junk"
    junk.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(junk))[0] == 2
    assert run("play", "outposts", "--variant", str(junk))[0] == 2
    assert run("play", "outposts", "--lineup", str(junk))[0] == 2
    junk.write_text("{}")
    assert "list" in run("play", "outposts", "--lineup", str(junk))[2]
    cut = tmp_path / "cut.record"
    cut.write_text(record.read_text()[:-40])
    code, _, errors = run("replay", str(cut))
    assert code == 2
    assert "cut off" in errors
    assert run("replay", str(record), "--seat", "3")[0] == 2
