"""A playout that starts in a quiet main phase ends as one that repeats the whole turn."""

import pytest

from rulewright.games import game_named
from rulewright.kernel.copying import pack_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.playout import random_policy
from rulewright.kernel.variant import OFFICIAL

SEEKERS = game_named("seekers")


@pytest.mark.parametrize("pair", [("mara", "theron"), ("orin", "nessa"), ("vexia", "brakka")])
def test_the_rest_of_a_turn_follows_from_a_quiet_main_phase(pair: tuple[str, str]) -> None:
    match = Match(SEEKERS, 2, 4, OFFICIAL, [{"armory": armory} for armory in pair])
    policy, midway = random_policy(4), 0
    while (question := match.question) and match.state.turn < 30:
        world = match.imagine(question.seat, Dice(len(match.history)))
        whole = world.run(random_policy(1), turns=2)
        again = world.run(random_policy(1), turns=2)
        assert pack_state(again) == pack_state(whole)
        midway += world.later is not None
        match.answer(question.seat, policy(match.state, question.seat, question.options, question.prompt))
    assert midway > 20
