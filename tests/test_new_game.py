"""`rulewright new-game`: what it writes is a game that plays, is typed, passes its own tests and lies on the page."""

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright.cli import app
from rulewright.games import GAMES, find_game, game_named
from rulewright.kernel.errors import ImpossibleSetup, UnknownName
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.lab.arena import simulate
from rulewright.new_game import write_game

ROOT = Path(__file__).parent.parent


@pytest.fixture
def harbor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A new game, found by its import path from its own folder."""
    write_game("harbor", tmp_path)
    monkeypatch.chdir(tmp_path / "harbor")
    yield find_game("harbor:GAME")
    del GAMES["harbor"]
    for module in [name for name in sys.modules if name.partition(".")[0] == "harbor"]:
        del sys.modules[module]


def test_the_command_writes_a_folder_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["new-game", "harbor", "--into", str(tmp_path)])
    assert done.exit_code == 0
    assert "rulewright serve --game harbor:GAME" in done.output
    assert (tmp_path / "harbor" / "harbor" / "rules" / "turn.py").is_file()
    assert "__pycache__/" in (tmp_path / "harbor" / ".gitignore").read_text()


def test_a_new_game_is_played_to_its_end(harbor: Game) -> None:
    match = Match(harbor, 3, seed=5)
    dice = random.Random(1)
    while question := match.question:
        match.answer(question.seat, dice.choice(question.options))
    assert match.outcome is not None
    words = [harbor.words.event_words(match.state, event, match.names) for _, event in match.log]
    assert words[-1].endswith("wins!")


def test_bots_of_a_new_game_know_what_is_good(harbor: Game) -> None:
    """`greedy` plays a card where `random` often passes: it wins nearly all games."""
    greedy, _ = simulate(harbor, ("greedy", "random"), games=40, seed=1).standings
    assert greedy.rate.low > 0.7


def test_cards_on_the_plain_table_say_which_number_is_which(harbor: Game) -> None:
    """By its letter, and by its name for who looks at it."""
    ((_, (front,)),) = harbor.page.gallery(harbor.official())
    assert [(corner.icon, corner.label, corner.value) for corner in front.corners if corner] == [("w", "Worth", 2)]


def test_a_new_game_lies_on_the_plain_table(harbor: Game) -> None:
    """Every pile and number of its state by its name, without a page of its own; what is hidden stays so."""
    match = Match(harbor, 2, seed=5)
    seat = match.state.active
    scene = harbor.page.scene(harbor.rules.view(match.state, seat), seat, match.names)
    assert scene.own is not None
    assert [counter.label for counter in scene.own.counters] == ["Gold"]
    hand = scene.own.rows[0][0]
    assert hand.label == "Hand"
    assert {item.face.name for item in hand.items if item.face} == {"Nugget"}
    assert all(item.face is None for item in scene.rivals[0].rows[0][0].items)
    assert [zone.label for zone in scene.middle] == ["Deck", "Discard"]


@pytest.mark.slow
def test_its_own_tests_pass_and_its_types_hold(tmp_path: Path) -> None:
    """The one rule, the whole battery, and mypy at its strictest, as its author would run them."""
    write_game("harbor", tmp_path)
    folder = tmp_path / "harbor"
    for command in (["pytest", "-q", "-p", "no:cacheprovider"], ["mypy", "--strict", "--cache-dir", "types", "harbor"]):
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=folder,
            env={"PYTHONPATH": f"{folder}:{ROOT}", "MYPYPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["9lives", "Harbor", "a-b", "class", "x", "../up", ""])
def test_a_name_that_is_no_package_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ImpossibleSetup, match="can't be the name of a game"):
        write_game(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_nothing_that_is_there_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "harbor").mkdir()
    with pytest.raises(ImpossibleSetup, match="is there already"):
        write_game("harbor", tmp_path)


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("no_such_module:GAME", "there is no module 'no_such_module'"),
        ("harbor:GAMES", "has no game 'GAMES'. Did you mean GAME?"),
    ],
)
def test_a_path_that_leads_to_no_game_says_what_is_wrong(path: str, words: str, harbor: Game) -> None:
    with pytest.raises(UnknownName) as refused:
        find_game(path)
    assert words in str(refused.value)


def test_a_record_or_the_web_can_name_only_games_that_are_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name from elsewhere imports nothing."""
    (tmp_path / "trap.py").write_text("raise SystemExit('imported')")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnknownName, match="there is no game 'trap:GAME'"):
        game_named("trap:GAME")
