"""What playouts spare themselves makes no difference: the turn before a quiet main phase, windows nobody would use."""

from collections.abc import Sequence
from typing import Any

import pytest

from rulewright.games import game_named
from rulewright.games.seekers.mind.hunch import idle
from rulewright.games.seekers.rules import prompts
from rulewright.kernel.copying import pack_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.playout import playout, random_policy
from rulewright.kernel.question import Option, Prompt, Seat
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


@pytest.mark.parametrize("seats", [2, 4])
def test_where_bots_are_idle_they_would_pass(seats: int) -> None:
    chance, windows = random_policy(seats), 0

    def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        nonlocal windows
        if options[0] is prompts.PASS and idle(state, seat):
            windows += 1
            assert SEEKERS.mind.hunch(state, seat, options, 0.1) is prompts.PASS
            if not state.stack or state.stack[-1].seat >= 0:  # one may think of answering what is nobody's
                assert SEEKERS.mind.consider(state, seat, options) == [prompts.PASS]
        return chance(state, seat, options, why)

    for seed in range(3):
        playout(SEEKERS, seats, seed, policy)
    assert windows > 100


def test_a_playout_asks_nobody_who_is_idle() -> None:
    match = Match(SEEKERS, 2, 4, OFFICIAL, [{"armory": "orin"}, {"armory": "nessa"}])
    policy, asked = random_policy(4), 0
    while match.question and match.question.prompt is not prompts.MAIN:
        match.answer(match.question.seat, 0)
    assert match.question
    world = match.imagine(match.question.seat, Dice(1))

    def watching(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        nonlocal asked
        asked += 1
        assert (
            asked == 1 or options[0] is not prompts.PASS or not idle(state, seat)
        )  # the first question is the bot's own
        return policy(state, seat, options, why)

    world.run(watching, turns=6)
    assert asked > 10
