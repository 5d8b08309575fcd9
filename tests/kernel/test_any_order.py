"""Anything a match can be asked to do, in any order: answers, wrong answers, undo, forks, worlds, records."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from toy import TOY

from rulewright.kernel.errors import IllegalAnswer, NoUndo
from rulewright.kernel.match import Match
from rulewright.kernel.playout import random_policy
from rulewright.kernel.record import Record
from rulewright.testing import battery
from rulewright.testing.battery import snapshot


class AnyOrder(RuleBasedStateMachine):
    """Keeps beside the match what it looked like before every answer of the turn, to compare undo with."""

    match: Match
    before: list[tuple[Any, ...]]

    @initialize(seats=st.integers(2, 4), seed=st.integers(0, 2**64 - 1))
    def begin(self, seats: int, seed: int) -> None:
        self.match = Match(TOY, seats, seed)
        self.before = []

    def _running(self) -> bool:
        return bool(self.match.questions)

    def _take(self, seat: int, act: Any) -> None:
        turns = len(self.match.turns)
        self.before.append(snapshot(self.match))
        given = bool(self.match._course.given)
        act()
        if given:
            del self.before[-1]  # it joined another answer to the same question
        if len(self.match.turns) != turns or self.match.outcome:
            self.before = []

    @precondition(_running)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.match.questions)))
        number = data.draw(st.integers(0, len(self.match.questions[seat].options) - 1))
        self._take(seat, lambda: self.match.answer(seat, number))

    @precondition(_running)
    @rule(data=st.data(), likely=st.integers(0, 15))
    def concede(self, data: st.DataObject, likely: int) -> None:
        if likely == 0:
            seat = data.draw(st.sampled_from(sorted(self.match.questions)))
            self._take(seat, lambda: self.match.concede(seat))

    @rule(seat=st.integers(-1, 15), wrong=st.sampled_from([-1, 99, "nonsense", "", "concede", None]))
    def answer_wrongly(self, seat: int, wrong: Any) -> None:
        before = snapshot(self.match)
        with pytest.raises(IllegalAnswer):
            self.match.answer(seat, wrong)
        assert snapshot(self.match) == before

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        before = snapshot(self.match)
        if self.match.why_no_undo(seat):
            with pytest.raises(NoUndo):
                self.match.undo(seat)
            assert snapshot(self.match) == before
        else:
            self.match.undo(seat)
            assert snapshot(self.match) == self.before.pop()

    @rule(seed=st.integers(0, 99))
    def fork(self, seed: int) -> None:
        before = snapshot(self.match)
        end = self.match.fork().run(random_policy(seed))
        assert end.outcome
        assert snapshot(self.match) == before

    @precondition(_running)
    @rule(data=st.data(), seed=st.integers(0, 2**64 - 1))
    def imagine(self, data: st.DataObject, seed: int) -> None:
        before = snapshot(self.match)
        seat = data.draw(st.sampled_from(sorted(self.match.questions)))
        battery.an_imagined_world_can_not_be_told_from_the_true_one(self.match, seat, seed)
        assert snapshot(self.match) == before

    @rule()
    def save_and_load(self) -> None:
        """The match that is loaded takes the place of the one that was saved."""
        again = Match.load(Record.parse(self.match.record().text()), TOY)
        assert snapshot(again) == snapshot(self.match)
        self.match = again

    @invariant()
    def a_fork_is_where_the_match_is(self) -> None:
        battery.a_fork_is_where_the_match_is(self.match)

    @invariant()
    def somebody_is_asked_until_there_is_an_outcome(self) -> None:
        assert bool(self.match.questions) != bool(self.match.outcome)

    @invariant()
    def only_who_answered_last_in_this_turn_may_undo(self) -> None:
        allowed = [seat for seat in range(self.match.seats) if not self.match.why_no_undo(seat)]
        assert len(allowed) <= 1
        if allowed:
            assert allowed == [self.match.history[-1].seat]
            assert len(self.match.history) > self.match.turns[-1]

    @invariant()
    def the_state_is_a_tree_and_views_are_tight(self) -> None:
        battery.a_state_is_a_tree(self.match.state)
        for viewer in battery.viewers(self.match):
            battery.a_view_holds_only_known_faces(TOY, self.match.state, viewer)


AnyOrder.TestCase.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestAnyOrder = AnyOrder.TestCase
