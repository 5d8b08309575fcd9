"""Playing a card: its steps, costs and targets, what is checked again when it resolves, redirection."""

from collections.abc import Sequence
from typing import Any

import pytest
from seekers_calls import can_target, cost_of, happen, new_item
from seekers_table import Effect, at, bare, find, play, position, priority, still, told, triple, upto

from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.rules.playing.requirements import Play
from rulewright.games.seekers.rules.playing.targeting import find_victims
from rulewright.games.seekers.rules.state import CARD, Ailment, State
from rulewright.kernel.variant import Variant


def keys(state: State, cards: Sequence[int]) -> list[str]:
    return [state.book.cards[state.faces[card]].key for card in cards]


# -- the steps


@pytest.mark.rule("SK-124", "SK-127", "SK-R61", "SK-R62", "SK-D10", "SK-D12", "SK-D13")
def test_announce_then_target_then_pay_then_onto_the_stack() -> None:
    hand = ["incinerating-blast", "pyroblast", "study"]

    def fresh() -> State:
        enemy = bare(at=(3, 0), hand=["arcane-bolt"], mp=0, tokens=[("shade", (2, 0))])
        return position(bare(at=(0, 0), hand=hand, mp=0), enemy)

    state = fresh()
    asked = upto(priority, state, "play incinerating-blast", "yes", "at_enemy 1")
    assert (asked.why.key, asked.notations) == ("pay", ["pay pyroblast", "pay study"])  # not itself
    assert state.stack == []  # not before everything is paid
    state = fresh()
    asked = upto(priority, state, "play incinerating-blast", "yes", "at_enemy 1", "pay study")
    assert [each.card for each in state.stack][:1] == [find(state, 0, "incinerating-blast")]
    table = play(priority, fresh(), "play incinerating-blast", "yes", "at_enemy 1", "pay study",
                 "pass", "pass", "pass", "pass", dice=[1, 1])  # fmt: skip
    assert [key for _, key, _ in table.asked][:4] == ["main", "amplify", "target", "pay"]


@pytest.mark.rule("SK-124", "SK-D11", "SK-D13")
def test_a_direction_is_chosen_before_costs_are_paid() -> None:
    state = position(bare(hand=["flame-torrent", "pyroblast", "study"], ap=3, mp=0), still(at=(3, 0)))
    table = play(priority, state, "play flame-torrent", "direction E", "pay pyroblast", dice=[2])
    assert [key for _, key, _ in table.asked] == ["main", "direction", "pay"]
    assert triple(state, 0)[0] == 0
    assert keys(state, state.players[0].discard) == ["pyroblast", "flame-torrent"]
    assert state.units[1].hp == 92  # 2 + 6 by Ashen Loop


@pytest.mark.rule("SK-125", "SK-R63", "SK-R81")
@pytest.mark.parametrize(("side", "offered"), [
    ({"hand": ["ice-shard"]}, True),
    ({"hand": ["ice-shard"], "ap": 0}, False),  # the AP
    ({"hand": ["ice-shard"], "at": (-1, 0)}, False),  # a target: seven hexes
    ({"hand": ["terrify"]}, False),  # in range, ↔5? no: six hexes
    ({"hand": ["assassinate"]}, False),  # a stat requirement
    ({"hand": ["flame-torrent"]}, False),  # a card to discard for it
    ({"hand": ["flame-torrent", "study"]}, True),  # no target is needed to play in a Direction
    ({"hand": ["frost-nova"]}, True),  # nor for what would hit nothing
])  # fmt: skip
def test_only_what_can_be_completed_is_offered(side: dict[str, Any], offered: bool) -> None:
    state = position(bare(**{"at": (0, 0), "mp": 1, **side}), still(at=(6, 0)))
    notations = upto(priority, state).notations
    assert (f"play {side['hand'][0]}" in notations) is offered


@pytest.mark.rule("SK-126", "SK-R64")
@pytest.mark.parametrize(("side", "card", "amplified", "cost"), [
    ({}, "searing-light", False, 2), ({}, "searing-light", True, 4),
    ({"zone": [Effect("presence-of-mind")]}, "searing-light", False, 0),  # never below 0
    ({"zone": [Effect("presence-of-mind")]}, "searing-light", True, 1),  # additions before reductions
    ({"ailments": {"Numbroot": 2}}, "throwing-knife", False, 2),
])  # fmt: skip
def test_costs_are_printed_plus_additions_less_reductions(
    side: dict[str, Any], card: str, amplified: bool, cost: int
) -> None:
    state = position(bare(hand=[card], **side), still())
    number = find(state, 0, card)
    assert cost_of(state, 0, Play(state.faces[number], card=number), amplified) == cost


@pytest.mark.rule("SK-126", "SK-127", "SK-R64")
def test_the_determined_cost_is_paid_in_full() -> None:
    side = bare(hand=["searing-light"], ap=1, mp=0, zone=[Effect("presence-of-mind")])
    state = position(side, still(at=(3, 0)))
    play(priority, state, "play searing-light", "yes", dice=[1, 2, 3])
    assert (triple(state, 0)[0], state.units[1].hp) == (0, 94)


@pytest.mark.rule("SK-R64", "SK-R65", "SK-R94", "SK-R100", "SK-D16")
def test_a_free_play_still_pays_its_other_costs_and_waits_on_the_stack() -> None:
    side = bare(hand=["scorching-ray", "study"], discard=["flame-torrent"], ap=3, mp=0)
    state = position(side, still(at=(3, 0)))
    state.players[0].events["hot"] = 1  # one instance of 10 or more fire damage has been dealt
    table = play(priority, state, "play scorching-ray", "play flame-torrent", "direction E", dice=[6, 4, 1])
    assert [key for _, key, _ in table.asked] == ["main", "free_spell", "direction"]  # the only card pays itself
    assert told(table, "discards", "plays", "resolves") == ["plays", "resolves", "plays", "discards", "resolves"]
    assert keys(state, state.players[0].discard) == ["scorching-ray", "study", "flame-torrent"]
    assert state.units[1].hp == 100 - 11 - 3  # 1 + 2 by Ashen Loop


@pytest.mark.rule("SK-130", "SK-148")
def test_a_played_card_waits_on_the_stack_while_others_may_respond() -> None:
    state = position(bare(hand=["ice-shard"], ap=1, mp=0), bare(at=(3, 0), hand=["arcane-bolt"]))
    asked = upto(priority, state, "play ice-shard")
    assert (asked.seat, asked.why.key, len(state.stack), state.units[1].hp) == (1, "priority", 1, 100)


# -- checked again


@pytest.mark.rule("SK-128", "SK-129", "SK-157", "SK-158", "SK-R70")
@pytest.mark.parametrize(("hex", "hp"), [("1,1", 96), ("4,0", 100)])
def test_a_target_is_judged_where_it_stands_when_the_card_resolves(hex: str, hp: int) -> None:
    state = position(bare(hand=["arcane-bolt"], ap=1, mp=0), bare(at=(3, 0), hand=["blink"], ap=2, mp=0))
    table = play(priority, state, "play arcane-bolt", "play blink", f"at_free_hex {hex}", dice=[4] if hp < 100 else [])
    assert (state.units[1].hp, triple(state, 0)[0]) == (hp, 0)  # nothing is given back
    assert keys(state, state.players[0].discard) == ["arcane-bolt"]
    assert told(table, "resolves", "fizzles") == ["resolves", "resolves" if hp < 100 else "fizzles"]


@pytest.mark.rule("SK-128", "SK-157", "SK-R72", "SK-R98")
@pytest.mark.parametrize(("answer", "works"), [("befuddle", False), ("hoarfrost", True), (None, True)])
def test_who_could_not_play_it_now_gets_nothing_from_it(answer: str | None, works: bool) -> None:
    state = position(bare(hand=["numbing-wind"], ap=2, mp=0), bare(at=(3, 0), hand=[answer or "befuddle"], mp=0, ap=2))
    play(priority, state, "play numbing-wind", f"play {answer}" if answer else "pass", *([] if answer else ["pass"]))
    where = [len(state.players[0].zone), len(state.players[0].discard)]
    assert where == ([1, 0] if works else [0, 1])


@pytest.mark.rule("SK-128", "SK-157", "SK-R72")
def test_the_stat_requirement_must_still_hold() -> None:
    state = position(bare(hand=["ice-shard"], ap=1, mp=0), bare(at=(3, 0), hand=["arcane-bolt"], mp=0, ap=1))
    upto(priority, state, "play ice-shard")
    state.players[0].seeker = state.book.face("brakka")  # Intellect 0
    table = play(priority, state, "pass", "pass")
    assert (told(table, "fizzles"), state.units[1].hp) == (["fizzles"], 100)


@pytest.mark.rule("SK-R72", "SK-R74")
def test_not_ap_nor_speed_but_channeling_counts_again() -> None:
    side = bare(at=(0, 0), hand=["ice-shard"], ap=10, mp=0, zone=[Effect("presence-of-mind")])
    state = position(side, still(at=(3, 0)))
    table = play(priority, state, "play ice-shard", "channel")
    assert (told(table, "fizzles"), state.units[1].hp) == (["fizzles"], 100)
    state = position(bare(hand=["ice-shard", "arcane-bolt"], ap=2, mp=0), still(at=(3, 0)))
    play(priority, state, "play ice-shard", "play arcane-bolt", dice=[1, 2])  # 0 AP left, an Action on a full Stack
    assert state.units[1].hp == 97


@pytest.mark.rule("SK-R73", "SK-128")
@pytest.mark.parametrize(("ailment", "mp"), [("Daze", 1), ("Stun", 0)])
def test_daze_leaves_triggers_alone_and_stun_does_not(ailment: str, mp: int) -> None:
    state = position(still(equipment=("emberlords-regalia", "blood-chalice")), still(at=(0, 0)))
    happen(state, "shadow_dealt", 0, 4, 1)  # Blood Chalice: gain 1 MP
    state.units[0].ailments.append(Ailment(ailment, 2))
    play(priority, state)
    assert (state.players[0].mp, state.stack) == (mp, [])


@pytest.mark.rule("SK-R71", "SK-129")
def test_illegal_targets_are_skipped_and_the_rest_is_affected() -> None:
    state = position(bare(at=(0, 0)), still(at=(3, 0)), still(at=(5, 0), team=1))
    item = new_item(state, CARD, 0, state.book.face("ice-shard"))
    item.targets = [1, 2]
    assert find_victims(state, item, Aim("enemy", 4), item.targets) == [1]
    assert find_victims(state, item, Aim("enemy", 6), item.targets) == [1, 2]
    state.units[1].stealth = True
    assert find_victims(state, item, Aim("enemy", 4), item.targets) == []


# -- targets


@pytest.mark.rule("SK-131", "SK-R13")
def test_a_target_needs_the_sight_of_the_unit_that_acts() -> None:
    # the team mate at (4,-2) sees (3,-2); the acting unit has the wall (3,-1) between
    sides = bare(at=(3, 0), hand=["ice-shard"]), still(at=(3, -2)), still(at=(4, -2), team=0)
    state = position(*sides)
    assert can_target(state, 2, 1)
    assert not can_target(state, 0, 1)
    assert "play ice-shard" not in upto(priority, state).notations


@pytest.mark.rule("SK-R68", "SK-R82")
def test_one_sees_oneself_always_but_stealth_keeps_everybody_off() -> None:
    smoke = [Effect("smoke-bomb", moments=2, at=(1, 0))]
    state = position(bare(hand=["mend"], hp=50, zone=smoke, mp=0, ap=2, ailments={"Blind": 1}), still())
    play(priority, state, "play mend")
    assert state.units[0].hp == 55
    state = position(bare(hand=["mend"], hp=50, stealth=True), still())
    assert "play mend" not in upto(priority, state).notations
    free = Variant("x", rules={"stealth_blocks_allies": False})
    state = position(bare(hand=["mend"], hp=50, stealth=True), still(), variant=free)
    assert "play mend" in upto(priority, state).notations
    state = position(bare(hand=["healing-draught"], hp=50, stealth=True, ap=2, mp=0), still())
    play(priority, state, "play healing-draught")  # it says "you"
    assert state.units[0].hp == 56


@pytest.mark.rule("SK-R83")
def test_a_ward_ignores_the_other_damage_types() -> None:
    for card, hp in (("ember-dart", 96), ("ice-shard", 95)):
        ward = {"seeker": "brakka", "equipment": ("gravehide", "gravechain")}  # fire and physical damage -1
        state = position(bare(hand=[card], ap=1, mp=0), still(at=(3, 0), **ward))
        play(priority, state, f"play {card}", dice=[5])
        assert state.units[1].hp == hp


# -- redirection


@pytest.mark.rule("SK-132", "SK-R84", "SK-D17")
def test_redirecting_changes_the_target_for_the_original_controller() -> None:
    enemy = bare("vexia", at=(3, 0), hand=["decoy"], ap=3, mp=0)
    state = position(bare(hand=["ice-shard"], ap=1, mp=0), enemy)
    play(priority, state, "play ice-shard", "play decoy", "at_free_hex 2,0", dice=[5])
    assert (state.units[1].hp, state.units[2].hp, at(state, 2)) == (110, 3, (2, 0))


@pytest.mark.rule("SK-133", "SK-R84")
def test_without_another_legal_target_redirecting_does_nothing() -> None:
    state = position(bare(hand=["arcane-bolt"], ap=1, mp=0), bare("vexia", at=(3, 0), hand=["decoy"], ap=3, mp=0))
    table = play(
        priority, state, "play arcane-bolt", "play decoy", "at_free_hex 4,0", dice=[5]
    )  # ↔3: the Shade is too far
    assert (state.units[1].hp, state.units[2].hp) == (105, 8)
    assert "new_target" not in [key for _, key, _ in table.asked]
