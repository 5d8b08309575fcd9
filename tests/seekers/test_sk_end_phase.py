"""The End Phase and Moments: end-of-turn effects, what counts down and when, MP, the hand limit."""

from dataclasses import replace
from typing import Any

import pytest
from seekers_calls import apply, pass_moment
from seekers_table import GAME, Effect, Side, ails, bare, play, position, priority, still, told, triple, turn, upto

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.cards.atoms.resources import GainAP
from rulewright.games.seekers.cards.lasting import Linger, When
from rulewright.games.seekers.rules.ids import END, UnitId
from rulewright.games.seekers.rules.state import Ailment, Lasting, State
from rulewright.games.seekers.rules.turn import end_phase, upkeep
from rulewright.kernel.question import EVERYBODY, Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import Variant
from rulewright.testing.script import Step


def moment(seat: int) -> Step:
    def step(table: Table, state: State) -> None:
        pass_moment(table, state, seat)

    return step


@pytest.mark.rule("SK-169", "SK-170", "SK-151", "SK-171", "SK-172")
def test_instants_in_the_end_step_then_the_moment_then_no_mp() -> None:
    state = position(bare(at=(0, 0), mp=3, ailments={"Slow": 2}, hand=["arcane-bolt"]), bare(at=(1, 0), mp=0))
    state.players[1].hand, state.players[0].hand = state.players[0].hand, []
    state.owner[state.players[1].hand[0]] = Seat(1)
    table = play(end_phase, state, "play arcane-bolt", dice=[2])
    assert [(seat, key) for seat, key, _ in table.asked] == [(1, "priority")]
    assert told(table, "plays", "damage", "moment") == ["plays", "damage", "moment"]
    assert (triple(state, 0), ails(state, 0, "Slow")) == ((5, 0, 98), 1)


@pytest.mark.rule("SK-169", "SK-151", "SK-164")
def test_the_active_player_has_priority_first_in_the_end_step() -> None:
    state = position(bare(at=(0, 0), hand=["arcane-bolt"]), bare(at=(1, 0), hand=["arcane-bolt"]))
    table = play(end_phase, state, "pass", "pass")
    assert [(seat, key) for seat, key, _ in table.asked] == [(0, "priority"), (1, "priority")]


@pytest.mark.rule("SK-169", "SK-163")
def test_end_of_turn_effects_trigger_before_the_moment() -> None:
    state = position(still(at=(0, 0), ap=3, zone=[Effect("arcane-overload")]), still())
    state.phase = END
    table = play(end_phase, state, dice=[2, 3])
    assert told(table, "triggers", "damage", "loses_ap", "ails", "moment") == [
        "triggers", "damage", "loses_ap", "ails", "moment"]  # fmt: skip
    assert (triple(state, 0), ails(state, 0, "Stun")) == ((0, 0, 95), 1)


@pytest.mark.rule("SK-169", "SK-162")
def test_an_ember_wisp_glows_by_a_trigger_in_its_players_end_step() -> None:
    def fresh(active: int) -> State:
        wisp = still(at=(-6, 2), tokens=[("ember-wisp", (1, 0))])
        return position(wisp, bare(at=(2, 0), hand=["mend"], mp=0, hp=50), active=active)

    state = fresh(0)
    asked = upto(end_phase, state)
    assert (asked.seat, [each.trigger for each in state.stack], state.units[1].hp) == (1, ["glow"], 50)
    state = fresh(0)
    play(end_phase, state, "pass", "pass")
    assert state.units[1].hp == 49
    state = fresh(1)
    play(end_phase, state, "pass")
    assert state.units[1].hp == 50


@pytest.mark.rule("SK-R112")
def test_at_end_of_turn_is_the_turn_in_which_it_was_played() -> None:
    mind = [Effect("presence-of-mind")]
    state = position(still(at=(-6, 2)), bare(ap=0, mp=0, hand=["arcane-overload"], zone=mind))
    play(turn, state, "play arcane-overload", "pass", dice=[3, 4])  # in seat 0's Upkeep
    assert (state.active, triple(state, 1), ails(state, 1, "Stun")) == (1, (0, 0, 93), 2)
    assert [state.book.cards[state.faces[card]].key for card in state.players[1].discard][-1] == "arcane-overload"


@pytest.mark.rule("SK-R108")
def test_an_end_of_turn_effect_made_in_the_end_step_waits_for_the_next_one() -> None:
    mind = [Effect("presence-of-mind")]
    state = position(bare(ap=0, mp=0, hand=["arcane-overload"], zone=mind), still())
    play(end_phase, state, "play arcane-overload")
    assert (triple(state, 0), ails(state, 0, "Stun")) == ((3, 0, 100), 0)
    state.active = Seat(1)
    play(end_phase, state, dice=[1, 1])
    assert (triple(state, 0), ails(state, 0, "Stun")) == ((0, 0, 98), 2)


@pytest.mark.rule("SK-173", "SK-174", "SK-175", "SK-R196", "SK-R197", "SK-D26")
def test_cards_over_ten_are_exiled_by_choice_and_seen() -> None:
    hand = ["pyroblast"] * 5 + ["ember-dart"] * 6 + ["study"]
    state = position(bare(at=(-6, 2), mp=4, hand=hand), still(hand=["pyroblast"] * 12))
    asked = upto(end_phase, state)
    assert (asked.seat, asked.why.key, len(asked.options)) == (0, "exile", 12)
    assert state.players[0].mp == 0  # they are gone before
    table = play(end_phase, state, "exile study", "exile ember-dart")
    player = state.players[0]
    assert (len(player.hand), len(player.exile), len(player.discard)) == (10, 2, 0)
    assert all(state.seen[card] == EVERYBODY for card in player.exile)
    assert told(table, "discards", "triggers", "exiles") == ["exiles", "exiles"]
    assert len(state.players[1].hand) == 12  # only in one's own End Phase


@pytest.mark.rule("SK-174", "SK-R196")
def test_ten_cards_may_stay_and_more_during_the_turn() -> None:
    state = position(bare(at=(-6, 2), mp=4, hand=["pyroblast"] * 10 + ["ember-dart"]), still())
    assert "move" in upto(priority, state).notations
    assert len(state.players[0].hand) == 11
    state = position(bare(at=(-6, 2), mp=4, hand=["pyroblast"] * 10), still())
    play(end_phase, state)
    assert len(state.players[0].hand) == 10


@pytest.mark.rule("SK-172", "SK-174", "SK-175")
def test_tunables_of_the_end_phase() -> None:
    def after(rules: dict[str, Any], **side: Any) -> State:
        hand = ["pyroblast"] * 4
        state = position(still(at=(-6, 2), hand=hand, **side), still(), variant=Variant("x", rules=rules))
        play(end_phase, state, *["exile pyroblast"] * (1 if "hand_max" in rules else 0))
        return state

    assert after({"mp_carry": True}, mp=3).players[0].mp == 3
    assert after({}, mp=3).players[0].mp == 0
    player = after({"hand_max": 3}).players[0]
    assert (len(player.exile), len(player.hand)) == (1, 3)
    player = after({"hand_max": 3, "hand_excess_to": "discard"}).players[0]
    assert (len(player.exile), len(player.discard)) == (0, 1)


# -- Moments


@pytest.mark.rule("SK-176", "SK-177", "SK-178", "SK-095", "SK-171")
def test_two_moments_a_turn_for_the_active_players_things_only() -> None:
    def side(**more: Any) -> Side:
        return still(ailments={"Slow": 5}, zone=[Effect("iron-hide", moments=4)], **more)

    state = position(side(at=(-6, 2)), side())
    play(turn, state, "pass")
    assert [(ails(state, seat, "Slow"), state.players[seat].zone[0].moments) for seat in (0, 1)] == [(3, 2), (5, 4)]
    play(turn, state, "pass")
    assert [(ails(state, seat, "Slow"), state.players[seat].zone[0].moments) for seat in (0, 1)] == [(3, 2), (3, 2)]


@pytest.mark.rule("SK-178")
def test_an_ailment_counts_down_in_its_victims_turn() -> None:
    state = position(bare(hand=["hoarfrost"], mp=0), still(at=(3, 0)))
    play(turn, state, "play hoarfrost", "pass")  # in Upkeep already
    assert (state.active, ails(state, 1, "Slow"), ails(state, 1, "Root")) == (1, 2, 2)
    play(upkeep, state)
    assert (ails(state, 1, "Slow"), ails(state, 1, "Root")) == (1, 1)


@pytest.mark.rule("SK-179", "SK-177")
def test_a_card_without_moments_left_goes_to_discard() -> None:
    state = position(still(zone=[Effect("smoke-bomb", moments=2, at=(1, 0))]), still(at=(0, 0)))
    play(moment(0), state)
    assert (state.players[0].zone[0].moments, state.players[0].discard) == (1, [])
    play(moment(0), state)
    assert (state.players[0].zone, len(state.players[0].discard)) == ([], 1)


@pytest.mark.rule("SK-180")
def test_everybody_sees_the_counters() -> None:
    state = position(still(zone=[Effect("iron-hide", moments=3)], ailments={"Slow": 2}), still(at=(0, 0)))
    for viewer in (0, 1):
        seen = GAME.rules.view(state, viewer)
        assert (seen.players[0].zone[0].moments, seen.units[0].ailments[0].n) == (3, 2)


@pytest.mark.rule("SK-R115")
def test_what_runs_out_together_ends_together() -> None:
    zone = [Effect("iron-hide", moments=1), Effect("whetstone", moments=1)]
    state = position(still(zone=zone, ailments={"Slow": 1, "Root": 1}), still(at=(0, 0)))
    play(moment(0), state)
    assert (state.players[0].zone, state.units[0].ailments) == ([], [])


@pytest.mark.rule("SK-R116", "SK-178")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 1), (1, 0)])
def test_what_sits_on_an_enemy_ticks_in_the_enemys_turn(mine: int, theirs: int) -> None:
    zones: list[list[Effect]] = [[], []]
    zones[mine] = [Effect("iron-hide", moments=3)]
    state = position(still(zone=zones[0]), still(at=(0, 0), zone=zones[1]))
    lasting: Lasting = state.players[mine].zone[0]
    lasting.unit = UnitId(theirs)
    play(moment(mine), state)
    assert lasting.moments == 3
    play(moment(theirs), state)
    assert lasting.moments == 2


@pytest.mark.rule("SK-R117", "SK-094")
def test_token_units_burn_and_tick_in_their_controllers_turn() -> None:
    state = position(still(tokens=[("shade", (0, 0))]), still(at=(1, 1)))
    state.units[2].ailments.append(Ailment("Burn", 3))
    state.active = Seat(1)
    play(upkeep, state)
    assert (state.units[2].hp, ails(state, 2, "Burn")) == (8, 3)
    state.active = Seat(0)
    play(upkeep, state)
    assert (state.units[2].hp, ails(state, 2, "Burn")) == (5, 2)


@pytest.mark.rule("SK-R118")
def test_smoke_ticks_with_its_controller_wherever_it_lies() -> None:
    state = position(still(zone=[Effect("smoke-bomb", moments=3, at=(0, 0))]), still(at=(0, 0)))
    play(moment(1), state)
    assert state.players[0].zone[0].moments == 3
    play(moment(0), state)
    assert state.players[0].zone[0].moments == 2


@pytest.mark.rule("SK-R210")
def test_a_card_without_an_hourglass_waits_as_long_as_it_takes() -> None:
    state = position(still(at=(-6, 2), zone=[Effect("world-in-flames")]), still())
    for _ in range(3):
        play(turn, state, "pass")
    assert len(state.players[0].zone) == 1


@pytest.mark.rule("SK-R120", "SK-R209", "SK-R119")
def test_nothing_stays_with_no_moments() -> None:
    state = position(still(), still(at=(0, 0)))
    play(lambda table, state: apply(table, state, 1, Ailing("Slow", 0), 0), state)
    assert state.units[1].ailments == []
    state = position(bare(at=(-6, 2), mp=0, hand=["time-slip"], ailments={"Burn": 3, "Slow": 2}, deck=()), still())
    table = play(priority, state, "play time-slip", "hasten_ailment burn", "hasten_ailment slow", "pass")
    assert (ails(state, 0, "Burn"), ails(state, 0, "Slow")) == (1, 0)
    assert table.asked[-2][2] == ["stop", "hasten_ailment slow"]  # each thing once


@pytest.mark.rule("SK-R121", "SK-162")
@pytest.mark.parametrize("hastened", [False, True])
def test_an_effect_after_moments_is_a_trigger_when_its_counter_reaches_zero(hastened: bool) -> None:
    state = position(bare(at=(-6, 2), ap=2, mp=0, zone=[Effect("iron-hide", moments=1)], hand=["time-slip"]), still())
    face = state.book.face("iron-hide")
    later = Linger(1, whens=(When("ended", (GainAP(3),), "after 1 Moment"),))
    cards = list(state.book.cards)
    cards[face] = replace(cards[face], linger=later)
    state.book = replace(state.book, cards=tuple(cards))
    if hastened:
        table = play(priority, state, "play time-slip", f"hasten_zone {state.players[0].zone[0].born}", "pass")
        assert triple(state, 0)[0] == 3
    else:
        table = play(upkeep, state, "pass", "pass")
        assert triple(state, 0)[0] == 10  # 2 + 5 + 3
    assert told(table, "ends", "triggers", "gains")[-3:] == ["ends", "triggers", "gains"]


@pytest.mark.rule("SK-R107")
def test_triggers_of_the_last_moment_wait_for_the_next_players_upkeep() -> None:
    state = position(bare(at=(-6, 2), hand=["pyroblast", "study"], ailments={"Dreamlace": 2}), still())
    table = play(turn, state, "pass")
    assert ails(state, 0, "Dreamlace") == 0
    assert told(table, "triggers", "discards") == []
    table = play(turn, state, "drop study", "pass")
    assert told(table, "moment", "triggers", "discards", "draws") == [
        "moment", "triggers", "discards", "draws", "moment"]  # fmt: skip


@pytest.mark.rule("SK-095", "SK-171")
def test_tunables_of_moments() -> None:
    state = position(still(ailments={"Slow": 6}, at=(-6, 2)), still(),
                     variant=Variant("x", rules={"moments_upkeep": 2, "moments_end": 0}))  # fmt: skip
    upto(turn, state)
    assert ails(state, 0, "Slow") == 4
    play(end_phase, state)
    assert ails(state, 0, "Slow") == 4
    state = position(still(ailments={"Slow": 6}), still(at=(0, 0)), variant=Variant("x", rules={"moments_end": 3}))
    play(end_phase, state)
    assert ails(state, 0, "Slow") == 3
