"""Winning and losing: when defeat is checked, what tokens count for, draws, conceding, who is asked when."""

import pytest
from seekers_table import Side, play, position, priority, upto

from rulewright.games.seekers import SEEKERS
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.match import Match

MARK = Side(at=(2, 0), ap=0, hp=1)


def winners(state: State) -> tuple[int, ...] | None:
    return None if state.outcome is None else state.outcome.winners


@pytest.mark.rule("SK-284", "SK-181")
def test_a_team_wins_when_all_opposing_seekers_are_defeated() -> None:
    state = position(Side(hand=["ember-dart"]), MARK)
    play(priority, state, "play ember-dart", dice=[1])
    assert winners(state) == (0,)
    sides = Side(hand=["ember-dart", "ice-shard"]), MARK, Side(at=(-4, 0), ap=0), Side(at=(4, 0), ap=0, hp=1)
    state = position(*sides)
    play(priority, state, "play ember-dart", "at_enemy 1", "pass", dice=[1])
    assert (winners(state), state.players[1].out) == (None, True)
    play(priority, state, "play ice-shard", dice=[1])
    assert winners(state) == (0, 2)


@pytest.mark.rule("SK-285", "SK-011", "SK-R191")
def test_token_units_neither_lose_nor_keep_a_game() -> None:
    side = Side(at=(2, 0), ap=0, hp=1, tokens=[("ember-wisp", (4, 0)), ("thorn-sprout", (5, 0))])
    state = position(Side(hand=["ember-dart"]), side)
    play(priority, state, "play ember-dart", "at_enemy 1", dice=[1])
    assert winners(state) == (0,)
    state = position(Side(hand=["ember-dart"]), side)
    play(priority, state, "play ember-dart", "at_enemy 2", "pass", dice=[6])
    assert (winners(state), state.units[2].hex) == (None, -1)


@pytest.mark.rule("SK-R135", "SK-181")
def test_defeat_is_checked_in_the_middle_of_a_resolution() -> None:
    state = position(Side(hand=["blood-price"], hp=1), MARK)
    play(priority, state, "play blood-price", dice=[1])  # before its player loses 2 HP
    assert winners(state) == (0,)


@pytest.mark.rule("SK-R136")
def test_both_seekers_fallen_in_one_event_are_a_draw() -> None:
    state = position(Side("halvard", hp=2, hand=["bull-rush"]), Side(at=(1, 0), ap=0, hp=2))
    play(priority, state, "play bull-rush", "direction E", dice=[1, 1])
    assert winners(state) == ()


@pytest.mark.rule("SK-R137", "SK-R133")
def test_own_effects_can_lose_the_game() -> None:
    state = position(Side("vexia", hand=["dark-tithe"], hp=6), MARK)
    play(priority, state, "play dark-tithe")
    assert winners(state) == (1,)


@pytest.mark.rule("SK-R186", "SK-153", "SK-154")
def test_priority_goes_from_player_to_player_in_turn_order() -> None:
    quick = {"hand": ["fire-lash"], "ap": 5}
    sides = [Side(at=spot, **quick) for spot in ((-2, 0), (2, 0), (0, 2))]  # type: ignore[arg-type]
    state = position(*sides, active=1)
    table = play(priority, state, "pass", "pass", "pass")
    assert [seat for seat, _, _ in table.asked] == [1, 2, 0]
    state = position(*sides, active=1)
    state.players[2].out = True
    table = play(priority, state, "pass", "pass")
    assert [seat for seat, _, _ in table.asked] == [1, 0]  # every player not defeated


@pytest.mark.rule("SK-D31", "SK-R193")
def test_conceding_is_possible_at_every_decision_from_the_first() -> None:
    for questions in range(12):
        match = Match(SEEKERS, 2, seed=3)
        for _ in range(questions):
            seat, question = next(iter(match.questions.items()))
            match.answer(seat, question.options[0])
        seat = next(iter(match.questions))
        match.concede(seat)
        for other, question in [*match.questions.items()]:  # who was asked at the same time
            match.answer(other, question.options[0])
        assert match.outcome is not None
        assert match.outcome.winners == (1 - seat,)


@pytest.mark.rule("SK-R190", "SK-R191", "SK-R104")
def test_with_a_seeker_go_its_tokens() -> None:
    sides = Side(hand=["ember-dart"]), Side(at=(2, 0), ap=0, hp=1, tokens=[("shade", (3, 0))]), Side(at=(-4, 0), ap=0)
    state = position(*sides)
    play(priority, state, "play ember-dart", "at_enemy 1", "pass", dice=[1])
    assert (winners(state), state.units[3].hex) == (None, -1)
    assert "at_enemy 3" not in upto(priority, state).notations
