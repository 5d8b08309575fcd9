"""The package as people get it: archives that hold what they need, and a wheel that plays without the web parts."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import rulewright

ROOT = Path(__file__).parent.parent
CORE = ["greenlet", "msgspec", "rich", "typer"]

PROGRAM = """
import random, sys
import rulewright as rw

match = rw.new("outposts", seed=7, bots={1: "greedy"})
while not match.over:
    question = match.question
    assert question.seat == 0 and question.clause.startswith("OP-")
    choice = random.choice(match.options)
    match.play(choice)
    assert choice.label and choice.notation
print(match.outcome, match.fork().playout().winners)
again = rw.load(match.dump())
assert again.dump() == match.dump()
op = rw.outposts
puzzle = rw.Match.at(op.position(op.Side(hand=["cinder-whelp"], mana=3), op.Side()))
puzzle.play(puzzle.options[0])
assert rw.load(puzzle.dump()).dump() == puzzle.dump()
for slug, game in rw.GAMES.items():
    assert rw.new(slug, seed=1, bots={seat: "random" for seat in range(game.players[0])}).over, slug
assert "site-packages" in rw.__file__ and "starlette" not in sys.modules
"""


def run(*command: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source archive."""
    folder = tmp_path_factory.mktemp("archives")
    ran = run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return folder


@pytest.mark.slow
def test_wheel_and_source_archive_hold_what_they_need(archives: Path) -> None:
    wheel, source = next(archives.glob("*.whl")), next(archives.glob("*.tar.gz"))
    assert rulewright.__version__ in wheel.name
    held = set(zipfile.ZipFile(wheel).namelist())
    assert {"rulewright/py.typed", "rulewright/games/outposts/rulebook.md", "rulewright/envs/encoder.py"} <= held
    assert not [name for name in held if name.startswith(("tests/", "docs/", "examples/"))]
    with tarfile.open(source) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert {"pyproject.toml", "README.md", "LICENSE", "CITATION.cff", "CHANGELOG.md"} <= set(names)


@pytest.mark.slow
def test_an_installed_wheel_plays_without_the_web(archives: Path, tmp_path: Path) -> None:
    def done(*command: object) -> str:
        ran = run(*command, cwd=tmp_path)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    done(sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv")
    python = tmp_path / "venv" / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", python, "install"]
    done(*pip, *CORE)
    done(*pip, "--no-deps", *archives.glob("*.whl"))
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    assert "Outcome(" in done(python, "-I", program)
    command = tmp_path / "venv" / "bin" / "rulewright"
    assert "outposts" in done(command, "games")
    refused = run(command, "serve", cwd=tmp_path)
    assert refused.returncode == 2
    assert "pip install 'rulewright[web]'" in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1
