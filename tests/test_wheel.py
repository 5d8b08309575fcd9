"""The package as people install it: a wheel, without the web parts, in an environment of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

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


@pytest.mark.slow
def test_an_installed_wheel_plays_without_the_web(tmp_path: Path) -> None:
    def done(*command: object) -> str:
        ran = run(*command, cwd=tmp_path)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    pip = ["-m", "pip", "--quiet", "--disable-pip-version-check"]
    done(sys.executable, *pip, "wheel", "--no-deps", "--wheel-dir", tmp_path, ROOT)
    done(sys.executable, "-m", "venv", tmp_path / "venv")
    python = tmp_path / "venv" / "bin" / "python"
    done(python, *pip, "install", *CORE)
    done(python, *pip, "install", "--no-deps", *tmp_path.glob("rulewright-*.whl"))
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    assert "Outcome(" in done(python, "-I", program)
    command = tmp_path / "venv" / "bin" / "rulewright"
    assert "outposts" in done(command, "games")
    refused = run(command, "serve", cwd=tmp_path)
    assert refused.returncode == 2
    assert "pip install 'rulewright[web]'" in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1
