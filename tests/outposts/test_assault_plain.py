"""The plain assault of the reference, with its exact numbers."""

import pytest
from outposts_table import Post, Side, names, play, position, totals

from rulewright.games.outposts.rules.attack.attack import attack


@pytest.mark.rule("OP-E07", "OP-148", "OP-149", "OP-150", "OP-151", "OP-162", "OP-165")
def test_plain_assault_kills_one_on_each_side() -> None:
    state = position(Side(groups=[["3/1/3", "2/0/2"]]), Side(outposts=[Post(defenders=["2/1/2", "1/2/3"])]))
    table = play(attack, state, "take", "kill 2/1/2", "kill 3/1/3")
    assert totals(table) == (5, 3, 3)
    assert table.asked[1][2] == ["kill 2/1/2", "hit 2", "hit 1", "hit 0"]
    assert table.asked[2][2] == ["kill 3/1/3", "kill 2/0/2", "finish"]
    assert names(state, state.players[0].groups[0]) == ["2/0/2"]
    assert names(state, state.players[1].outposts[0].defenders) == ["1/2/3"]
    assert state.players[1].outposts[0].counters == 0
