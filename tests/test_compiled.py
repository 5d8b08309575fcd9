"""Which modules are compiled, when compiled ones are used, and what is written out for the compiler."""

import ast
import json
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner

import fast
from fast.looked_up_once import looked_up_once
from fast.modules import games_in, modules_of
from fast.written_out import written_out
from rulewright.cli import app
from rulewright.compiled import FOLDER, KERNEL, MODULES, PACKAGE, CompiledModules, digest_of
from rulewright.kernel import state as kernel_state
from rulewright.kernel.dice import FAST, KEY_BITS, KEYED


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a kernel and one game, said to be compiled from these sources."""
    monkeypatch.setenv("RULEWRIGHT_BUILD", "")
    for name in ("kernel/dice.py", "games/harbor/rules/turn.py", "games/harbor/page/scene.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("X = 1\n", encoding="utf-8")
    groups = {
        "kernel": {"digest": digest_of(tmp_path, "kernel"), "files": {"rulewright.kernel.dice": "dice.so"}},
        "harbor": {"digest": digest_of(tmp_path, "harbor"), "files": {"rulewright.games.harbor.rules.turn": "turn.so"}},
    }
    (tmp_path / FOLDER).mkdir()
    _list(tmp_path, EXTENSION_SUFFIXES[0], groups)
    return tmp_path


def _list(package: Path, suffix: str, groups: object) -> None:
    text = json.dumps({"suffix": suffix, "groups": groups})
    (package / FOLDER / "groups.json").write_text(text, encoding="utf-8")


def test_what_environments_need_runs_compiled_without_a_compiled_kernel(package: Path) -> None:
    for name in ("nodes.py", "walk.c", "walk.py"):
        (package / "envs").mkdir(exist_ok=True)
        (package / "envs" / name).write_text("X = 1\n", encoding="utf-8")
    reader = {"digest": digest_of(package, "envs"), "files": {"rulewright.envs.walk": "walk.so"}}
    _list(package, EXTENSION_SUFFIXES[0], {"envs": reader})
    modules = CompiledModules(package)
    assert modules.used() == ["envs"]
    assert modules.find_spec("rulewright.envs.walk", None) is not None
    (package / "envs" / "walk.c").write_text("other\n", encoding="utf-8")
    assert CompiledModules(package).find_spec("rulewright.envs.walk", None) is None


def test_what_fits_its_sources_is_used(package: Path) -> None:
    modules = CompiledModules(package)
    assert modules.words() == "compiled: kernel, harbor"
    spec = modules.find_spec("rulewright.kernel.dice", None)
    assert spec is not None
    assert spec.origin == str(package / FOLDER / "dice.so")
    assert modules.find_spec("rulewright.kernel.match", None) is None


def test_a_game_that_changed_runs_interpreted_on_the_compiled_kernel(package: Path) -> None:
    (package / "games/harbor/rules/turn.py").write_text("X = 2\n", encoding="utf-8")
    modules = CompiledModules(package)
    assert modules.find_spec("rulewright.games.harbor.rules.turn", None) is None
    assert modules.find_spec("rulewright.kernel.dice", None) is not None
    assert modules.words() == "compiled: kernel; changed since they were compiled: harbor"


def test_a_page_may_change(package: Path) -> None:
    (package / "games/harbor/page/scene.py").write_text("X = 2\n", encoding="utf-8")
    assert CompiledModules(package).used() == ["kernel", "harbor"]


@pytest.mark.parametrize("name", ["kernel/dice.py", "kernel/another.py"])
def test_where_the_kernel_changed_nothing_compiled_is_used(package: Path, name: str) -> None:
    (package / name).write_text("X = 2\n", encoding="utf-8")
    modules = CompiledModules(package)
    assert modules.find_spec("rulewright.games.harbor.rules.turn", None) is None
    assert modules.words() == "interpreted; changed since they were compiled: kernel, harbor"


def test_what_was_compiled_for_another_python_is_left_alone(package: Path) -> None:
    _list(package, ".cpython-27.so", {})
    assert CompiledModules(package).words() == "interpreted"


def test_the_build_can_be_chosen(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_BUILD", "interpreted")
    assert CompiledModules(package).words() == "interpreted"
    monkeypatch.setenv("RULEWRIGHT_BUILD", "compiled")
    assert CompiledModules(package).used()
    shutil.rmtree(package / FOLDER)
    with pytest.raises(ImportError, match="make fast"):
        CompiledModules(package)


def test_the_version_says_which_build_runs() -> None:
    said = CliRunner().invoke(app, ["--version"]).output
    assert MODULES.words().partition(":")[0] in said


def test_all_rules_are_compiled_and_no_page() -> None:
    assert {"outposts", "seekers", "battleground", "lytharian", "elysia", "shells"} <= set(games_in(PACKAGE))
    for game in games_in(PACKAGE):
        modules = {path.relative_to(PACKAGE / "games" / game).as_posix() for path in modules_of(PACKAGE, game)}
        assert "rules/turn.py" in modules
        assert not [name for name in modules if "page/" in name or "words/" in name]


@pytest.mark.skipif(bool(MODULES.used()), reason="written out from the sources of interpreted modules, as `fast` does")
def test_constructors_constants_and_copies_are_written_out() -> None:
    source = Path(PACKAGE / "kernel" / "state.py").read_text(encoding="utf-8")
    module = kernel_state
    text = written_out(source, module)
    assert "def __init__(self, dice: Dice, seats: int, faces: list[Face]" in text
    assert "return State(x.dice.copied(), x.seats, x.faces.copy(), x.seen.copy(), x.gone, x.outcome)" in text
    assert "allow_interpreted_subclasses" in text


SOURCE = '''"""What a module might hold."""

from rulewright.games.shells.rules import events, verbs
from rulewright.kernel.question import NO_CARD, Seat

FEW, MANY = 1, {3: "three"}
LONGEST: dict[int, str] = {}
alias = int


def bid(table, seat, options):
    table.tell(events.bids, seat=seat)
    print(f"{verbs.BID}", options(verbs.BID.options[NO_CARD], verbs.END))
    match options:
        case verbs.END:
            return
'''


def test_what_never_changes_is_looked_up_once_and_nobody_is_told_who_does_not_listen() -> None:
    module = ModuleType("some")
    exec(SOURCE, vars(module))
    text = looked_up_once(SOURCE, module, {"rulewright.kernel.question"})
    assert "FEW: _Final = 1; MANY: _Final = {3: 'three'}" in text
    assert "LONGEST: _Final[dict[int, str]] = {}" in text
    assert "_verbs__BID__options: _Final = verbs.BID.options\n" in text
    assert "    if table.listening: table.tell(events.bids, seat=seat)\n" in text
    assert 'print(f"{verbs.BID}", options(_verbs__BID__options[NO_CARD], _verbs__END))' in text
    assert "        case verbs.END:\n" in text  # a pattern that is a mere name would take anything
    assert "alias = int" in text


def test_the_dice_that_are_compiled_have_all_that_the_kernels_have() -> None:
    files = (PACKAGE / "kernel" / "dice.py", Path(fast.__file__).parent / "dice.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    ours, theirs = [{node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)} for tree in trees]
    assert ours <= theirs
    assert {KEY_BITS, FAST, KEYED} <= {node.value for node in ast.walk(trees[1]) if isinstance(node, ast.Constant)}


PROGRAM = """
import rulewright as rw, hashlib
from rulewright.kernel.playout import playout
for slug, game in rw.GAMES.items():
    tally = playout(game, 2, 5)
    print(slug, tally.asks, tally.decisions, tally.turns, tally.state.dice)
"""


@pytest.mark.skipif(
    not MODULES.runs(KERNEL), reason="nothing is compiled here: `make unit-fast` and `make test-fast` are"
)
def test_both_builds_play_the_same_games() -> None:
    played = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={"RULEWRIGHT_BUILD": build, "PYTHONPATH": str(PACKAGE.parent)},
            capture_output=True, text=True, check=True,
        ).stdout
        for build in ("interpreted", "compiled")
    ]  # fmt: skip
    assert played[0] == played[1]
    assert "outposts" in played[0]
