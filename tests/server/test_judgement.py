"""Looking back costs little room, and the bots' judgement says where a game turned."""

import tracemalloc
from pathlib import Path

from rulewright.games import game_named
from rulewright.kernel.question import Seat
from rulewright.kernel.record import Record
from rulewright.server.tables.replay import Replay, replay_record
from rulewright.server.tables.story.estimate import Estimate, largest_swings

RECORDS = Path(__file__).parents[1] / "records"


def replayed(slug: str) -> Replay:
    record = Record.parse(sorted((RECORDS / slug).glob("01*.txt"))[0].read_text())
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


def test_every_step_of_a_finished_game_is_judged_and_the_end_is_its_outcome() -> None:
    replay, estimate = replayed("outposts"), Estimate()
    estimate.judge(replay.game, replay.frames, replay.turns)
    assert estimate.progress == 1
    assert estimate.steps == list(range(replay.steps + 1))
    assert all(abs(sum(chances) - 1) < 1e-9 for chances in estimate.chances)
    winners = replay.frames[replay.steps].outcome.winners
    assert estimate.chances[-1] == tuple(float(seat in winners) for seat in range(2))
    assert estimate.swings
    replay.lines(Seat(0))
    told = estimate.told(replay.log_reader(Seat(0)))
    assert told.turning_point in told.points
    assert all(point.words for point in told.points)


def test_a_turning_point_is_the_sharpest_answer_of_the_round_that_changed_most() -> None:
    even, ahead = (0.5, 0.5), (0.9, 0.1)
    judged = [even] * 5 + [ahead] * 3
    found = largest_swings(range(8), judged, judged, [0, 2, 4, 6], seats=2)
    assert [(swing.step, swing.turn, swing.seat) for swing in found] == [(5, 2, 0)]
