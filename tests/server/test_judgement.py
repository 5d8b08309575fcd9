"""Looking back costs little room, and the bots' judgement says where a game turned."""

import tracemalloc
from pathlib import Path

import pytest

from rulewright.games import game_named
from rulewright.kernel.question import Seat
from rulewright.kernel.record import Record
from rulewright.server.tables.replay import Replay, replay_record
from rulewright.server.tables.story.decisions import Kind, causes
from rulewright.server.tables.story.estimate import Estimate
from rulewright.server.tables.story.swings import Course, largest_swings

RECORDS = Path(__file__).parents[1] / "records"


def replayed(slug: str, number: str = "01") -> Replay:
    record = Record.parse(sorted((RECORDS / slug).glob(f"{number}*.txt"))[0].read_text())
    return replay_record(game_named(slug), record)


def test_a_kept_state_is_the_state_and_takes_less_than_a_kilobyte() -> None:
    game = game_named("lytharian")
    tracemalloc.start()
    replay = replayed("lytharian")
    kept = sum(trace.size for trace in tracemalloc.take_snapshot().filter_traces(
        [tracemalloc.Filter(True, "*/frames.py")]).traces)  # fmt: skip
    tracemalloc.stop()
    assert kept < 1024 * (replay.steps + 1)
    assert replay.frames[replay.steps].outcome is not None
    assert replay.frames[70] == replay.frames[70]
    assert replay.frames[70] is not replay.frames[70]
    assert game.rules.view(replay.frames[3], Seat(0)) == game.rules.view(replay.frames[3], Seat(0))


def judged(replay: Replay) -> Estimate:
    estimate = Estimate()
    estimate.judge(replay.game, replay.frames, replay.turns, replay.causes())
    return estimate


def test_every_step_of_a_finished_game_is_judged_and_the_end_is_its_outcome() -> None:
    replay = replayed("seekers", "03")  # one with a turning point
    estimate = judged(replay)
    assert estimate.progress == 1
    assert estimate.steps == list(range(replay.steps + 1))
    assert all(abs(sum(chances) - 1) < 1e-9 for chances in estimate.chances)
    winners = replay.frames[replay.steps].outcome.winners
    assert estimate.chances[-1] == tuple(float(seat in winners) for seat in range(2))
    replay.lines(Seat(0))
    told = estimate.told(replay.log_reader(Seat(0)))
    assert told.turning_point is not None
    assert told.turning_point in told.points
    assert told.turning_point.words.startswith("You play Frost Nova for 3 AP. Orin the Quiet Page takes 12 frost")


EVEN, AHEAD, WON = (0.5, 0.5), (0.8, 0.2), (0.95, 0.05)


def course(chances: list[tuple[float, float]], kinds: str = "", winners: tuple[int, ...] = (0,)) -> Course:
    """A game of two whose turns take two answers each; of every answer whether it was chosen, passed, forced."""
    turns = list(range(0, len(chances), 2))
    found = causes([Kind("cpf".index(kind)) for kind in kinds or "c" * (len(chances) - 1)], turns)
    return Course(range(len(chances)), chances, chances, turns, found, tuple(Seat(seat) for seat in winners))


def chosen(told: Course) -> list[tuple[int, int, bool]]:
    """Without rounds that overlap: they have the same choice."""
    found = [(swing.choices[0].step, swing.seat, swing.lasting) for swing in largest_swings(told)]
    return list(dict.fromkeys(found))


def test_a_turning_point_is_the_choice_that_changed_most_in_its_round() -> None:
    assert chosen(course([EVEN] * 5 + [AHEAD] * 5))[0] == (5, 0, True)


def test_what_is_lost_again_did_not_turn_the_game() -> None:
    told = course([EVEN] * 3 + [AHEAD] * 3 + [EVEN] * 5 + [AHEAD] * 5)
    assert [swing for swing in chosen(told) if swing[2]] == [(11, 0, True)]
    loser = course([EVEN] * 3 + [AHEAD] * 9, winners=(1,))
    assert not any(lasting for _, _, lasting in chosen(loser))


def test_the_last_turn_is_no_turning_point() -> None:
    assert chosen(course([EVEN] * 9 + [AHEAD])) == []


def test_nothing_turns_a_game_that_is_decided() -> None:
    told = course([EVEN] * 3 + [WON] * 6 + [(0.92, 0.08)] * 2 + [(1.0, 0.0)] * 3)
    assert {step for step, _, _ in chosen(told)} == {3}


def test_what_happens_of_itself_came_of_the_choice_before_it() -> None:
    assert causes([Kind.CHOSEN, Kind.PASSED, Kind.FORCED, Kind.PASSED], [0, 3]) == [0, 1, 1, 1, 0]


@pytest.mark.parametrize("slug", ["outposts", "seekers", "battleground", "lytharian", "elysia"])
def test_no_turning_point_is_a_step_without_choice_or_of_the_last_turn(slug: str) -> None:
    for path in sorted((RECORDS / slug).glob("0[1-4]*.txt")):
        replay = replay_record(game_named(slug), Record.parse(path.read_text()))
        replay.lines(None)
        told = judged(replay).told(replay.log_reader(None))
        winners = replay.frames[replay.steps].outcome.winners
        for point in told.points:
            assert replay.kinds[point.step - 1] == Kind.CHOSEN
            assert point.step <= replay.turns[-1]
            assert point.words
        assert told.turning_point is None or told.turning_point.seat in winners
