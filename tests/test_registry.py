"""Games load when asked for: ours by a table, others by entry point; one that is broken stops none."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import rulewright
from rulewright.games import FORMER, GAMES, OURS, Games, game_named, game_of, open_record
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import UnknownName
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat

OTHER_GAMES = """
from dataclasses import replace
from rulewright.games import game_named

CHESS = replace(game_named("normal-chess"), slug="other-chess", title="Other Chess")
NOT_A_GAME = 3
"""
ENTRY_POINTS = """[rulewright.games]
other-chess = other_games:CHESS
misnamed = other_games:CHESS
number = other_games:NOT_A_GAME
gone = other_games:GONE
absent = nowhere_to_be_found:GAME
outposts = other_games:CHESS
"""


@pytest.fixture
def others(tmp_path: Path) -> Path:
    """A folder as if a distribution with games had been installed in it."""
    (tmp_path / "other_games.py").write_text(OTHER_GAMES, encoding="utf-8")
    info = tmp_path / "other_games-1.5.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: other-games\nVersion: 1.5\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    return tmp_path


def python(folder: Path, code: str) -> str:
    """What a fresh process prints that finds the folder's distribution."""
    path = os.pathsep.join([str(folder), str(Path(__file__).parent.parent)])
    run = [sys.executable, "-W", "ignore", "-c", code]
    done = subprocess.run(run, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_game_of_another_distribution_is_found_played_and_pickled(others: Path) -> None:
    code = """
import pickle, rulewright as rw
match = rw.new("other-chess", seed=1, bots={0: "random", 1: "random"})
print(match.game.title, match.over, rw.load(match.dump()).over, "other-chess" in rw.GAMES, list(rw.GAMES)[-1])
data = pickle.dumps(match.game)
print(pickle.loads(data) is match.game, len(data) < 200, rw.other_chess.game.slug)
"""
    assert python(others, code).splitlines() == ["Other Chess True True True other-chess", "True True other-chess"]


def test_broken_games_say_whose_they_are_and_what_failed_and_stop_no_other(others: Path) -> None:
    code = """
import rulewright as rw
print(*rw.GAMES)
for slug in ("misnamed", "number", "gone", "absent"):
    try:
        rw.game(slug)
    except rw.RulewrightError as wrong:
        print(wrong)
"""
    slugs, *errors = python(others, code).splitlines()
    assert slugs.split() == [*OURS, "other-chess"]
    whose = "of other-games 1.5 can't be loaded from 'other_games:CHESS'"
    assert f"the game 'misnamed' {whose}: TypeError: its slug is 'other-chess'" in errors[0]
    assert "'other_games:NOT_A_GAME': TypeError: other_games:NOT_A_GAME is not a Game but int" in errors[1]
    assert "AttributeError" in errors[2]
    assert "ModuleNotFoundError: No module named 'nowhere_to_be_found'" in errors[3]


def test_ours_go_before_others_of_the_same_name(others: Path) -> None:
    assert python(others, "import rulewright as rw; print(rw.game('outposts').title)") == "Outposts\n"


def test_listing_our_games_loads_none_of_them() -> None:
    games = Games(OURS)
    assert [*OURS] == [*games][: len(OURS)]
    assert "seekers" in games
    assert not set(games.loaded) & set(OURS)


def test_every_game_is_found_by_its_state() -> None:
    for game in GAMES.values():
        entries = [game.rules.entry() for _ in range(game.players[0])]
        assert game_of(game.rules.start(game.official(), entries, Dice(1))) is game
    with pytest.raises(UnknownName, match="is no game's state"):
        game_of(3)


@pytest.mark.parametrize(("former", "now"), FORMER.items())
def test_what_a_game_was_called_before_still_opens_it(former: str, now: str) -> None:
    game = game_named(former)
    assert (game.slug, game.former_slugs) == (now, (former,))
    assert former in GAMES
    assert former not in list(GAMES)  # lists name it once
    match = Match(game, seed=3)
    match.answer(Seat(0), 0)
    old = match.record().text().replace(f'game: "{now}"', f'game: "{former}"')
    assert open_record(old).record() == match.record()
    with pytest.warns(DeprecationWarning, match="rulewright.normal_chess now"):
        assert rulewright.lytharian_chess.game is game


def test_a_game_put_in_by_hand_is_there_until_it_is_taken_out() -> None:
    chess = game_named("normal-chess")
    GAMES["by-hand"] = chess
    assert game_named("by-hand") is chess
    del GAMES["by-hand"]
    with pytest.raises(UnknownName, match="there is no game 'by-hand'"):
        game_named("by-hand")
