"""The turn and its Upkeep & Draw Phase: AP, MP, Burn, Moment, priority, draw, Fatigue."""

from collections.abc import Sequence
from typing import Any

import pytest
from seekers_table import GAME, Side, ails, bare, play, position, priority, still, told, triple, turn, upto

from rulewright.games.seekers.rules.ids import MAIN
from rulewright.games.seekers.rules.turn import upkeep
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant


@pytest.mark.rule("SK-087", "SK-088", "SK-R32")
def test_a_turn_is_upkeep_main_end_and_then_the_next_player() -> None:
    state = position(bare(at=(-6, 2), ap=0, mp=0, ailments={"Burn": 3}), still())
    table = play(turn, state, "move", "to -6,3", "pass")
    order = told(table, "turn", "gains", "damage", "moment", "draws", "moves")
    assert order == ["turn", "gains", "gains", "damage", "moment", "draws", "moves", "moment"]
    assert (state.active, state.turn) == (1, 11)


@pytest.mark.rule("SK-089")
def test_turns_go_round_in_turn_order_until_somebody_wins() -> None:
    sides = [bare(at=(-6, 2), hp=90, deck=()), bare(at=(6, -2), hp=90), bare(at=(-6, 4), hp=90, team=0)]
    state = position(*sides)
    state.order = [Seat(0), Seat(2), Seat(1)]
    active = []
    for _ in range(4):
        active.append(state.active)
        play(turn, state, "pass")
    assert active == [0, 2, 1, 0]
    state = position(still(at=(0, 0), ailments={"Burn": 3}, hp=3), still())
    play(turn, state)
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


@pytest.mark.rule("SK-090", "SK-091", "SK-092", "SK-093", "SK-R35")
def test_five_ap_are_added_up_to_ten_and_six_mp() -> None:
    state = position(still(at=(-6, 2)), still())
    upto(turn, state)
    assert triple(state, 0) == (5, 6, 100)
    state = position(still(at=(-6, 2)), still())
    for _ in range(3):
        play(turn, state, "pass")  # seat 0 keeps its 5, seat 1, seat 0 again
    assert triple(state, 0) == (10, 0, 100)
    state = position(still(at=(-6, 2), ap=8), still())
    table = play(turn, state, "pass")
    assert triple(state, 0)[0] == 10
    assert [args for kind, _, args in table.events if kind == "ap_over"] == [{"seat": 0, "n": 3, "most": 10}]


@pytest.mark.rule("SK-091", "SK-R35")
def test_ap_above_ten_are_lost_from_any_source_and_with_the_shard_too() -> None:
    state = position(bare(hand=["arcane-overload"], ap=9, mp=0), still())
    upto(priority, state, "play arcane-overload")
    assert triple(state, 0)[0] == 10
    state = position(still(at=(0, 0), ap=3, shard=True), still(), shard=False)
    upto(turn, state)
    assert triple(state, 0)[0] == 10


@pytest.mark.rule("SK-R36", "SK-172")
def test_mp_have_no_maximum_and_last_until_the_own_end_phase() -> None:
    state = position(still(at=(-6, 2), mp=20), still())
    upto(turn, state)
    assert triple(state, 0)[1] == 26
    state = position(still(at=(-6, 2), mp=0), bare(at=(2, 0), mp=0, hand=["ember-step"]))
    # seat 1 may act in every priority window of seat 0's turn, from Upkeep on
    play(turn, state, "play ember-step", "at_free_hex 2,1", "pass")
    assert (state.active, triple(state, 1)[1]) == (1, 2)
    upto(turn, state)
    assert triple(state, 1)[1] == 8


@pytest.mark.rule("SK-094", "SK-095", "SK-R33")
def test_burn_hurts_before_the_moment_passes() -> None:
    state = position(still(at=(0, 0), ailments={"Burn": 2}), still(ailments={"Burn": 2}))
    table = play(upkeep, state)
    assert told(table, "damage", "moment") == ["damage", "moment"]
    assert (triple(state, 0)[2], ails(state, 0, "Burn")) == (98, 1)
    assert (triple(state, 1)[2], ails(state, 1, "Burn")) == (100, 2)  # only the active player's units
    state = position(still(at=(0, 0), ailments={"Burn": 2}, hp=2), still())
    assert told(play(upkeep, state), "moment", "defeated") == ["defeated"]


@pytest.mark.rule("SK-R33", "SK-096")
def test_what_burn_triggers_waits_for_step_four() -> None:
    sides = (still(at=(0, 0), equipment=("warded-robe", "ashen-loop"), ailments={"Burn": 2}), still())
    state = position(*sides)
    table = play(upkeep, state)
    assert told(table, "damage", "moment", "triggers", "shields", "draws") == [
        "damage", "moment", "triggers", "shields", "draws"]  # fmt: skip


@pytest.mark.rule("SK-096")
def test_start_of_turn_effects_trigger_in_step_four_of_their_players_turn() -> None:
    coat = {"seeker": "mara", "equipment": ("briar-coat", "coin-of-whispers"), "hp": 50}
    state = position(still(at=(0, 0), **coat), still(**coat))
    table = play(upkeep, state)
    assert told(table, "moment", "triggers", "heals", "draws") == ["moment", "triggers", "heals", "draws"]
    assert (state.units[0].hp, state.units[1].hp) == (52, 50)


@pytest.mark.rule("SK-096", "SK-097", "SK-098", "SK-R39", "SK-151")
def test_priority_in_step_four_even_if_nothing_triggered_then_the_draw() -> None:
    def fresh() -> tuple[Side, ...]:
        return bare(at=(0, 0), hand=["arcane-bolt"], mp=0), bare(at=(1, 0), hand=["arcane-bolt"], mp=0)

    state = position(*fresh())
    table = play(upkeep, state, "pass", "pass")
    assert [(seat, key) for seat, key, _ in table.asked] == [(0, "priority"), (1, "priority")]
    assert len(state.players[0].hand) == 2  # the phase's other steps still come
    state = position(*fresh())
    table = play(upkeep, state, "pass", "play arcane-bolt", "pass", "pass", dice=[4])
    assert told(table, "plays", "damage", "draws") == ["plays", "damage", "draws"]
    assert triple(state, 0)[2] == 96


@pytest.mark.rule("SK-099", "SK-100")
@pytest.mark.parametrize(("turns", "drawn", "rules"), [
    (0, [0, 1, 1], {}), (0, [1, 1, 2], {"first_turn_draw": True}), (4, [2, 2, 4], {"draw_per_turn": 2})])  # fmt: skip
def test_one_card_a_turn_but_none_in_the_first_turn_of_the_game(
    turns: int, drawn: Sequence[int], rules: dict[str, Any]
) -> None:
    state = position(still(at=(-6, 2)), still(), variant=Variant("x", rules=rules))
    for player in state.players:
        player.turns = turns
    found = []
    for seat in (0, 1, 0):
        play(turn, state, "pass")
        found.append(len(state.players[seat].hand))
    assert found == drawn


@pytest.mark.rule("SK-101", "SK-102", "SK-R34")
def test_the_shard_doubles_ap_and_mp_and_draws_one_more() -> None:
    state = position(still(at=(0, 0), shard=True), still(), shard=False)
    play(upkeep, state)
    assert triple(state, 0) == (10, 12, 100)
    assert len(state.players[0].hand) == 2
    state = position(still(at=(0, 0), shard=True, ailments={"Shocked": 1}), still(), shard=False)
    play(upkeep, state)
    assert triple(state, 0)[0] == 9  # doubled first; it still counts in its last Moment
    assert ails(state, 0, "Shocked") == 0


@pytest.mark.rule("SK-R37", "SK-R38")
def test_a_channel_that_ends_in_upkeep_gives_the_card_but_not_the_ap() -> None:
    state = position(bare(at=(0, 0), ap=0, mp=0, channel=1, hand=["arcane-bolt"]), still(at=(1, 0)))
    asked = upto(upkeep, state)
    assert asked.notations == ["pass", "play arcane-bolt"]  # free again from that Moment on
    state = position(still(at=(0, 0), channel=1), still())
    play(upkeep, state)
    assert triple(state, 0) == (5, 6, 100)
    assert len(state.players[0].hand) == 2


@pytest.mark.rule("SK-103", "SK-E15", "SK-R194")
def test_fatigue_kills_on_the_sixth_empty_draw() -> None:
    state = position(still(at=(-6, 2), deck=()), still())
    life = []
    for _ in range(6):
        play(upkeep, state)
        life.append((state.players[0].fatigue, state.units[0].hp))
    assert life == [(5, 95), (10, 85), (15, 70), (20, 50), (25, 25), (30, -5)]
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((1,), "SK-284")


@pytest.mark.rule("SK-E15", "SK-R41", "SK-102")
def test_each_draw_of_several_is_its_own_fatigue() -> None:
    state = position(still(at=(0, 0), deck=(), shard=True), still(), shard=False)
    play(upkeep, state)
    assert (state.players[0].fatigue, state.units[0].hp) == (10, 85)
    state = position(still(at=(0, 0), deck=["pyroblast"], shard=True), still(), shard=False)
    play(upkeep, state)
    assert (len(state.players[0].hand), state.players[0].fatigue, state.units[0].hp) == (1, 5, 95)


@pytest.mark.rule("SK-R42", "SK-R195", "SK-103")
def test_any_empty_draw_fatigues_but_looking_does_not() -> None:
    state = position(bare(hand=["study"], deck=(), mp=0), still())
    play(priority, state, "play study", "pass")
    assert (state.players[0].fatigue, state.units[0].hp) == (10, 85)
    state = position(bare(hand=["leyline-step"], deck=["pyroblast"], mp=0), still())
    table = play(priority, state, "play leyline-step", "at_free_hex 1,0", "top #4", "pass")
    assert ("scry", ["top #4", "bottom #4"]) in [(key, offered) for _, key, offered in table.asked]  # one card is left
    assert (state.players[0].fatigue, len(state.players[0].deck)) == (0, 1)


@pytest.mark.rule("SK-090", "SK-091", "SK-093", "SK-103")
def test_tunables_of_upkeep() -> None:
    def after(rules: dict[str, Any], **side: Any) -> tuple[int, int, int]:
        state = position(still(at=(0, 0), **side), still(), variant=Variant("x", rules=rules))
        play(upkeep, state)
        return triple(state, 0)

    assert after({"ap_gain": 3}) == (3, 6, 100)
    assert after({"ap_max": 6}, ap=4) == (6, 6, 100)
    assert after({"mp_gain": 4}) == (5, 4, 100)
    assert after({"fatigue_step": 7}, deck=()) == (5, 6, 93)


@pytest.mark.rule("SK-090")
def test_ap_start_is_there_before_the_first_turn() -> None:
    lineup = [{"armory": "theron"}, {"armory": "mara"}]
    for more in (0, 2):
        match = Match(GAME, 2, 3, Variant("x", rules={"ap_start": more, "ap_later": 0}), lineup)
        while match.state.phase != MAIN:
            seat, question = next(iter(match.questions.items()))
            match.answer(seat, question.options[0])
        active = match.state.active
        assert [match.state.players[seat].ap for seat in (active, 1 - active)] == [5 + more, more]


@pytest.mark.rule("SK-089", "SK-R194")
def test_the_turn_limit_ends_in_a_draw() -> None:
    state = position(still(at=(-6, 2)), still(), variant=Variant("x", rules={"turn_limit": 3}))
    play(turn, state, "pass")  # both have had two turns in a position
    assert state.outcome is None
    play(turn, state, "pass")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((), "SK-R194")
