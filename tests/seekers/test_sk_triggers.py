"""Triggered effects: when they go onto the Stack, in whose order, what they need, and endless loops."""

from dataclasses import replace
from typing import Any

import pytest
from seekers_calls import happen
from seekers_table import Effect, ails, bare, play, position, priority, redesigned, still, told, triple, upto

from rulewright.games.seekers.cards.atoms.life import Heal, Hit
from rulewright.games.seekers.cards.lasting import When
from rulewright.games.seekers.rules.effects.stack import LOOPS
from rulewright.games.seekers.rules.state import Ailment, State
from rulewright.games.seekers.rules.turn import end_phase
from rulewright.kernel.variant import Variant

CHALICE = ("emberlords-regalia", "blood-chalice")  # the first shadow damage dealt in a turn: 1 MP
ROBE = ("warded-robe", "ashen-loop")  # the first damage taken in a turn: Shield 4


def seats(table: object, kind: str) -> list[int]:
    return [args["seat"] for what, _, args in table.events if what == kind]  # type: ignore[attr-defined]


@pytest.mark.rule("SK-162", "SK-163", "SK-164", "SK-165")
def test_triggers_go_onto_the_stack_in_turn_order_before_anybody_acts() -> None:
    me = bare(hand=["shadow-bolt", "arcane-bolt"], ap=3, mp=0, equipment=CHALICE)
    state = position(me, still(at=(3, 0), equipment=ROBE))
    asked = upto(priority, state, "play shadow-bolt", "pass", dice=[1])
    assert (asked.seat, [item.seat for item in state.stack]) == (0, [0, 1])
    assert (state.units[1].hp, state.players[0].mp) == (97, 0)  # they wait for passes like all on the Stack
    state = position(me, still(at=(3, 0), equipment=ROBE))
    table = play(priority, state, "play shadow-bolt", "pass", "pass", "pass", "pass", dice=[1])
    assert (seats(table, "triggers"), seats(table, "effect")) == ([0, 1], [1, 0])  # the active player's resolves last


@pytest.mark.rule("SK-164")
def test_the_active_players_triggers_are_first_whoever_caused_them() -> None:
    me = bare(at=(0, 0), hand=["arcane-bolt"], ap=1, mp=0)
    state = position(still(at=(3, 0), equipment=ROBE), replace(me, equipment=ROBE, ailments={"Bleed": 1}), active=0)
    happen(state, "damage_taken", 1)
    happen(state, "damage_taken", 0)
    table = play(priority, state, "pass", "pass", "pass")
    assert (seats(table, "triggers"), seats(table, "effect")) == ([0, 1], [1, 0])


@pytest.mark.rule("SK-166", "SK-D14")
@pytest.mark.parametrize("turned", [False, True])
def test_a_player_orders_the_own_triggers(turned: bool) -> None:
    def fresh() -> State:
        return position(bare("mara", ap=5, mp=0, hand=["study"]), still())

    asked = upto(priority, fresh(), "activate nightweave")  # the stash and the Coin of Whispers
    assert (asked.seat, asked.why.key, len(asked.options)) == (0, "triggers", 2)
    state = fresh()
    last = upto(priority, state, "activate nightweave", asked.notations[turned])
    assert last.why.key == ("stash" if turned else "scry")  # what goes on first resolves last


@pytest.mark.rule("SK-167", "SK-R85", "SK-R109")
def test_a_trigger_of_paying_goes_above_the_card_paid_for() -> None:
    me = bare(hand=["flame-torrent", "pyroblast"], ap=3, mp=0)
    state = position(me, bare(at=(3, 0), hand=["arcane-bolt"], mp=0))
    asked = upto(priority, state, "play flame-torrent", "direction E")
    assert (asked.seat, [item.when for item in state.stack]) == (1, [-1, 0])
    state = position(me, still(at=(3, 0)))
    play(priority, state, "play flame-torrent", "direction E", dice=[4])
    assert state.units[1].hp == 90  # 6 were added before it resolved


@pytest.mark.rule("SK-168", "SK-R110")
def test_a_card_in_the_effect_zone_triggers_from_there_even_if_it_is_gone_by_then() -> None:
    me = bare("mara", at=(2, 0), ap=2, mp=0, zone=[Effect("shadow-double", moments=1)])
    state = position(me, still(at=(3, 0)))
    play(priority, state, "activate worn-shortsword", dice=[4])
    assert state.units[1].hp == 90  # 5 and 5
    state = position(me, bare(at=(3, 0), hand=["unravel"], ap=2, mp=0))
    play(priority, state, "activate worn-shortsword", "pass", "play unravel", dice=[4])
    assert (state.players[0].zone, state.units[1].hp) == ([], 90)


@pytest.mark.rule("SK-R106", "SK-D16", "SK-163")
def test_a_may_is_decided_on_resolution() -> None:
    me = bare(hand=["scorching-ray"], discard=["pyroblast"], ap=3, mp=0)
    state = position(me, bare(at=(3, 0), hand=["arcane-bolt"], mp=0, ap=1))
    state.players[0].events["hot"] = 1
    asked = upto(priority, state, "play scorching-ray", "pass", dice=[6, 6])
    assert (asked.seat, [item.when for item in state.stack]) == (1, [0])
    state = position(me, still(at=(3, 0)))
    state.players[0].events["hot"] = 1
    play(priority, state, "play scorching-ray", "no", dice=[6, 6])
    assert (state.units[1].hp, len(state.players[0].discard)) == (87, 2)


@pytest.mark.rule("SK-R111")
def test_bleed_is_a_trigger_of_nobodys_and_reads_its_number_late() -> None:
    me = bare("brakka", at=(0, 0), hand=["heavy-swing"], ap=2, mp=0, ailments={"Bleed": 4})
    state = position(me, bare(at=(1, 0), hand=["arcane-bolt"], mp=0, ap=1))
    upto(priority, state, "play heavy-swing")
    item = state.stack[-1]
    assert (item.trigger, item.seat, len(state.stack)) == ("bleed", -1, 2)
    state.units[0].ailments = [Ailment("Bleed", 1), Ailment("Stun", 2)]
    state.players[1].hand = []
    table = play(priority, state)
    assert state.units[0].hp == 99  # Stun does not stop it, but it stops the card
    assert told(table, "damage", "fizzles") == ["damage", "fizzles"]
    state = position(replace(me, hp=3), still(at=(1, 0)))
    play(priority, state, "play heavy-swing")
    assert (state.outcome is not None, state.units[1].hp) == (True, 100)  # dead before the card resolves


@pytest.mark.rule("SK-R112")
def test_what_ended_as_a_stunned_players_trigger_is_used_up() -> None:
    state = position(still(ap=3, zone=[Effect("arcane-overload")], ailments={"Stun": 2}), still(at=(0, 0)))
    play(end_phase, state)
    assert (triple(state, 0)[0], state.units[0].hp, state.players[0].zone) == (3, 100, [])
    assert ails(state, 0, "Stun") == 1


# -- loops


@pytest.mark.rule("SK-R114")
@pytest.mark.parametrize(("rules", "objects"), [({}, 201), ({"loop_limit": 10}, 11)])
def test_an_endless_chain_without_a_decision_is_a_draw(rules: dict[str, Any], objects: int) -> None:
    state = position(still(equipment=ROBE), still(at=(0, 0)), variant=Variant("x", rules=rules))
    pain = When("damage_taken", (Hit(0, "you", plus=1), Heal(1, "you")), "when you take damage")
    redesigned(state, "warded-robe", whens=(pain,))
    happen(state, "damage_taken", 0)
    table = play(priority, state)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((), "SK-R114")
    assert told(table, "triggers") == ["triggers"] * objects


@pytest.mark.rule("SK-R114")
def test_an_action_in_between_makes_it_no_loop() -> None:
    side = bare(equipment=ROBE, hp=15, hand=["black-ice"], ap=1, mp=0)
    state = position(side, still(), variant=Variant("x", rules={"loop_limit": 10}))
    pain = When("damage_taken", (Hit(0, "you", plus=1),), "when you take damage")
    redesigned(state, "warded-robe", whens=(pain,))
    happen(state, "damage_taken", 0)
    play(priority, state, *["pass"] * 8, "play black-ice", "stop")
    assert state.outcome is not None
    assert state.outcome.clause == "SK-284"  # fifteen triggers, but never more than ten without an action


@pytest.mark.rule("SK-R114", "SK-D29")
def test_copies_of_copies_must_come_to_an_end() -> None:
    me = bare("orin", hand=["ice-shard", "mirror-thought", "mirror-thought"], ap=7, mp=0)
    state = position(me, still(at=(3, 0)))
    asked = upto(priority, state, "play ice-shard", "play mirror-thought", "play mirror-thought")
    shard, first = (item.uid for item in state.stack[:2])
    assert asked.notations == [f"at_stack {shard}", f"at_stack {first}"]
    answers = ["play ice-shard", "play mirror-thought", "play mirror-thought", f"at_stack {first}"]
    state = position(me, still(at=(3, 0)))
    table = play(priority, state, *answers, *[f"at_stack {first}"] * LOOPS, dice=[1, 1, 1])
    assert told(table, "copies") == ["copies"] * (LOOPS + 1 + 2)  # then each copies the Ice Shard
    assert (LOOPS, state.units[1].hp) == (20, 97)


ORB, LANTERN = "watching-orb", "lantern-of-the-vigil"  # at the start of your turn: an enemy within 4; a Direction


@pytest.mark.rule("SK-R105", "SK-D15")
def test_the_target_of_a_trigger_is_chosen_as_it_goes_onto_the_stack() -> None:
    def fresh() -> State:
        me = bare("theron", ap=0, mp=0, zone=[Effect(ORB, moments=4)])
        state = position(me, still(at=(3, 0)), still(at=(0, 1)), still(at=(-3, 0)))
        happen(state, "start_of_turn", 0)
        return state

    asked = upto(priority, fresh())
    assert (asked.seat, asked.why.key, asked.notations) == (0, "trigger_target", ["at_enemy 1", "at_enemy 3"])
    state = fresh()
    table = play(priority, state, "at_enemy 1", dice=[4])
    assert [unit.hp for unit in state.units] == [100, 95, 100, 100]
    assert told(table, "triggers", "effect") == ["triggers", "effect"]


@pytest.mark.rule("SK-R105")
def test_a_trigger_without_its_target_is_dropped() -> None:
    state = position(bare("theron", at=(-6, 3), ap=0, mp=0, zone=[Effect(ORB, moments=4)]), still(at=(6, -3)))
    happen(state, "start_of_turn", 0)
    table = play(priority, state)
    assert [(kind, clause) for kind, clause, _ in table.events if kind in ("fizzles", "effect")] == [
        ("fizzles", "SK-R105")
    ]


@pytest.mark.rule("SK-R105", "SK-158")
def test_a_trigger_is_checked_again_when_it_resolves() -> None:
    me = bare("theron", ap=0, mp=0, zone=[Effect(ORB, moments=4)])
    state = position(me, still(at=(3, 0), ap=9, hand=["blink"]))
    happen(state, "start_of_turn", 0)
    table = play(priority, state, "play blink", "no", "at_free_hex 6,-1")
    assert "SK-158" in [clause for kind, clause, _ in table.events if kind == "fizzles"]
    assert state.units[1].hp == 100


@pytest.mark.rule("SK-R105", "SK-D15", "SK-134")
def test_the_direction_of_a_trigger_is_chosen_as_it_goes_onto_the_stack() -> None:
    def fresh() -> State:
        state = position(bare("theron", ap=0, mp=0, zone=[Effect(LANTERN, moments=4)]), still(at=(3, 0)))
        happen(state, "start_of_turn", 0)
        return state

    asked = upto(priority, fresh())
    assert (asked.why.key, len(asked.options)) == ("trigger_direction", 6)
    state = fresh()
    play(priority, state, "direction E", dice=[3])
    assert state.units[1].hp == 96
    state = fresh()
    play(priority, state, "direction W")
    assert state.units[1].hp == 100
