"""What `bench/` counts as stages of an answer is there to be counted."""

import subprocess
import sys


def test_every_stage_of_an_answer_can_be_counted() -> None:
    code = "from bench.stages import GAMES, time_game, time_table; time_table(); [time_game(game) for game in GAMES]"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
