"""A fork is where its match is, goes on as the match would, and touches nothing."""

import pickle
from typing import Any

import pytest
from toy import BID_WHY, END, KEEP, MAIN_WHY, ROLL, TOY, only

from rulewright.kernel.copying import copy_state, pack_state
from rulewright.kernel.errors import Contradiction
from rulewright.kernel.fork import Enough, Fork
from rulewright.kernel.match import Match
from rulewright.kernel.playout import random_policy
from rulewright.kernel.question import CONCEDE, Option, Prompt, Seat, option
from rulewright.testing import battery
from rulewright.testing.battery import find, reach, snapshot, walk


def started(seats: int = 2, seed: int = 1, **more: Any) -> Match:
    match = Match(TOY, seats, seed, **more)
    for seat in range(seats):
        match.answer(seat, KEEP)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_fork_is_where_the_match_is_at_every_question(seats: int) -> None:
    for match in walk(TOY, seats, seed=2, leaving=0.03):
        battery.a_fork_is_where_the_match_is(match)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_fork_goes_on_as_the_match_would(seats: int) -> None:
    """From any question to the end, given the same answers."""
    for stop in range(0, 30, 3):
        match = next(m for n, m in enumerate(walk(TOY, seats, seed=6)) if n == stop)
        end = match.fork().run(random_policy(stop))
        policy = random_policy(stop)
        while question := match.question:
            match.answer(question.seat, policy(match.state, question.seat, question.options, question.prompt))
        battery.same(end, match.state)


def test_a_fork_can_be_run_again_and_again() -> None:
    fork = started().fork()
    start = pack_state(fork.start)
    ends = [pack_state(fork.run(random_policy(5))) for _ in range(3)]
    assert ends[0] == ends[1] == ends[2]
    assert pack_state(fork.run(random_policy(6))) != ends[0]
    assert pack_state(fork.start) == start


def test_running_a_fork_does_not_touch_the_match() -> None:
    match = started()
    before = snapshot(match)
    fork = match.fork()
    fork.run(random_policy(1))
    fork.here().players[0].hand.clear()
    assert snapshot(match) == before
    match.answer(0, END)
    assert reach(fork).question is not None
    assert reach(fork).question.seat == 0, "a fork stays where it was made"  # type: ignore[union-attr]


def test_a_fork_runs_as_many_turns_as_wanted() -> None:
    match = started()
    assert match.fork().run(lambda state, seat, options, why: options[0], turns=1).turn == 2
    assert match.fork().run(lambda state, seat, options, why: options[0], turns=3).turn == 4
    assert match.fork().run(lambda state, seat, options, why: options[0], turns=0).turn == 1


def test_whoever_runs_a_fork_is_told_how_things_stand_between_its_turns() -> None:
    fork, between = started().fork(), []
    end = fork.run(
        lambda state, seat, options, why: options[0], turns=3, between=lambda state: between.append(state.turn)
    )
    assert between == [2, 3]
    assert end.turn == 4
    fork.run(random_policy(1), between=lambda state: between.append(state.outcome))
    assert set(between[2:]) == {None}, "the end of the game lies between no turns"


def test_a_policy_can_stop_when_it_has_seen_enough() -> None:
    def until_bid(state: Any, seat: Seat, options: Any, why: Prompt) -> Option:
        if why == BID_WHY:
            raise Enough
        return options[0]  # type: ignore[no-any-return]

    state = started().fork().run(until_bid)
    assert state.turn == 1
    assert state.outcome is None


def test_answers_given_to_a_question_that_waits_for_others_are_kept() -> None:
    """The fork asks only those who have not answered yet, and goes on with the given answers."""
    match = started(3)
    match.answer(0, END)
    match.answer(2, 2)
    match.answer(0, 1)
    asked = []

    def note(state: Any, seat: Seat, options: Any, why: Prompt) -> Option:
        if why != BID_WHY:
            raise Enough
        asked.append(seat)
        return options[0]  # type: ignore[no-any-return]

    forked = match.fork().run(note)
    assert asked == [1]
    match.answer(1, 0)
    assert forked == match.state
    assert match.state.players[2].score == 1


def test_a_concession_given_to_a_question_that_waits_for_others_is_kept() -> None:
    match = started(3)
    match.answer(0, END)
    match.concede(1)
    battery.a_fork_is_where_the_match_is(match)
    left = reach(match.fork(), {Seat(0): option("bid", 0), Seat(2): option("bid", 0)}).state
    assert left.gone == 0b010
    match.answer(0, 0)
    match.answer(2, 0)
    assert match.state == left


def test_a_fork_does_not_ask_who_has_conceded() -> None:
    """Their first option is taken, as at the table of the match."""
    match = started(3, variant=only(copper=16))
    match.concede(0)
    asked = set()

    def note(state: Any, seat: Seat, options: Any, why: Prompt) -> Option:
        asked.add(seat)
        return options[-1]  # type: ignore[no-any-return]

    end = match.fork().run(note)
    assert asked == {1, 2}
    assert end.outcome is not None


def test_a_fork_of_a_finished_match_is_finished() -> None:
    match = battery.finished(TOY, 3, 2)
    here = reach(match.fork())
    assert here.question is None
    battery.same(here.state, match.state)


def test_a_fork_survives_another_process() -> None:
    """Also where rules compare answers by identity: an unpickled option is another object."""
    match = find(TOY, 3, lambda m: m.state.turn == 2 and len(m._course.script) > 4)
    fork = match.fork()
    read = pickle.loads(pickle.dumps(fork))
    assert pack_state(read.run(random_policy(3))) == pack_state(fork.run(random_policy(3)))


def test_a_script_that_is_impossible_is_a_contradiction() -> None:
    start = started().fork().start
    for script in ([ROLL, ROLL], [option("play", 99)], [END, END]):
        with pytest.raises(Contradiction, match=r"was given, but in this world only .* could have been"):
            Fork(TOY, start, script).here()


def test_a_position_written_by_hand_can_be_forked() -> None:
    """A state at the start of a turn is all it needs."""
    state = copy_state(started().fork().start)
    state.players[1].coins = 9
    here = reach(Fork(TOY, state, [END]), {Seat(0): option("bid", 0)})
    assert here.question is not None
    assert here.question.seat == 1
    assert len(here.question.options) == 10


def test_a_repeated_concession_is_known_by_its_value() -> None:
    start = started(3).fork().start
    here = reach(Fork(TOY, start, [Option(*CONCEDE)]))
    assert here.state.gone == 0b001
    assert here.question is not None
    assert here.question.prompt != MAIN_WHY
