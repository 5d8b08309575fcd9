"""A bot of one's own: a class of a few lines, named by its import path, also in worker processes."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.bots import bot_named, find_bot
from rulewright.kernel.errors import UnknownName
from rulewright.terminal.playing import seats_of

MY_BOTS = '''
"""Cautious ends a phase as soon as it may."""

import rulewright as rw


class Cautious:
    def choose(self, chair: rw.Chair, dice: rw.Dice) -> rw.Option:
        options = chair.question.options
        for option in options:
            if not option.verb.startswith(("attack", "play")):
                return option
        return options[dice.below(len(options))]


READY = Cautious()
NUMBER = 3


class NeedsMore:
    def __init__(self, depth):
        self.depth = depth

    def choose(self, chair, dice):
        return chair.question.options[0]
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with a module of bots in it."""
    (tmp_path / "my_own_bots.py").write_text(MY_BOTS, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("import nowhere_at_all\n", encoding="utf-8")
    (tmp_path / "half_bots.py").write_text("def choose(:\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    sys.modules.pop("my_own_bots", None)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("code", ["my_own_bots:Cautious", "my_own_bots:READY"])
def test_a_class_or_an_object_plays_by_its_import_path(code: str) -> None:
    match = rw.new("outposts", seed=2, bots={0: code, 1: "random"})
    assert match.over
    assert match.names == [code, "random"]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("no_such_bots:Cautious", "there is no module 'no_such_bots', neither installed nor in "),
        ("my_own_bots:Cautios", "has no 'Cautios'. Did you mean Cautious?"),
        ("my_own_bots:NUMBER", "is not a bot: it has no choose"),
        ("my_own_bots:NeedsMore", "a bot's class is called without arguments"),
        ("broken_bots:Bot", "broken_bots can't be imported: No module named 'nowhere_at_all'"),
        ("half_bots:Bot", "half_bots can't be imported: SyntaxError"),
        ("my_own_bots", "or your own as module:Class"),
        ("greedy:Bot", "'greedy:Bot' takes no number"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(code: str, words: str) -> None:
    with pytest.raises(UnknownName) as refused:
        find_bot(code)
    assert words in str(refused.value)


@pytest.mark.usefixtures("folder")
def test_a_code_from_elsewhere_imports_nothing() -> None:
    """The web and records name our bots only."""
    with pytest.raises(UnknownName, match="there is no bot 'my_own_bots:Cautious'"):
        bot_named("my_own_bots:Cautious")
    match = rw.new("outposts", seed=2, names=["my_own_bots:Cautious", "greedy"])
    assert seats_of(match.record()) == ["me", "greedy"]
    assert "my_own_bots" not in sys.modules


@pytest.mark.slow
def test_worker_processes_and_the_command_line_find_it_in_the_current_folder(folder: Path) -> None:
    command = "from rulewright.cli import app; app()"
    run = [sys.executable, "-P", "-c", command, "sim", "outposts", "--seats", "my_own_bots:Cautious,random"]
    done = subprocess.run(
        [*run, "--games", "4", "--jobs", "2", "--json"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "my_own_bots:Cautious" in done.stdout
