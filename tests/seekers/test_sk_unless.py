"""The "unless" of rules: what a clause leaves out, on both sides of each limit."""

from collections.abc import Sequence
from typing import Any

import pytest
from seekers_calls import deal, happen
from seekers_table import (
    GAME,
    Effect,
    Script,
    Side,
    bare,
    find,
    finish,
    position,
    priority,
    redesigned,
    still,
    told,
    triple,
    upto,
)

from rulewright.games.seekers.cards.lasting import empower, lasting
from rulewright.games.seekers.rules.damage import Part
from rulewright.games.seekers.rules.ids import OWN_ARMORY
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.turn import end_phase, upkeep
from rulewright.games.seekers.rules.view import conceal
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.variant import Variant

# -- damage to oneself


@pytest.mark.rule("SK-204", "SK-012")
def test_what_empowers_your_damage_does_not_add_to_what_you_deal_yourself() -> None:
    """Arcane Overload: 2d6 arcane damage to you."""
    state = position(bare(hand=["arcane-overload"], zone=[Effect("heart-of-the-furnace", moments=3)]), still())
    redesigned(state, "heart-of-the-furnace", linger=lasting(3, *empower(1, "arcane")))
    finish(priority, state, "play arcane-overload")
    finish(end_phase, state, dice=[2, 3])
    assert state.units[0].hp == 95


@pytest.mark.rule("SK-204", "SK-012")
def test_what_empowers_your_damage_adds_to_what_you_deal_others() -> None:
    state = position(bare(hand=["arcane-bolt"], zone=[Effect("heart-of-the-furnace", moments=3)]), still(at=(1, 0)))
    redesigned(state, "heart-of-the-furnace", linger=lasting(3, *empower(1, "arcane")))
    finish(priority, state, "play arcane-bolt", dice=[2])
    assert state.units[1].hp == 97


@pytest.mark.rule("SK-201", "SK-202", "SK-012")
@pytest.mark.parametrize("ailments", [{}, {"Palsywort": 4}])
def test_luck_is_for_damage_to_others(ailments: dict[str, int]) -> None:
    """Neither the Advantage that waits nor Palsywort has a say in what Arcane Overload does to its player."""
    side = bare(hand=["arcane-overload"], zone=[Effect("focus")], ailments=ailments)
    state = position(side, still())
    finish(priority, state, "play arcane-overload")
    table = finish(end_phase, state, dice=[2, 3])
    assert (table.rolled, state.units[0].hp, len(state.players[0].zone)) == ([2, 3], 95, 1)


@pytest.mark.rule("SK-019", "SK-201")
def test_damage_without_dice_rolls_none_and_uses_up_no_advantage() -> None:
    """Arcane Motes deal 3."""
    state = position(bare(hand=["arcane-motes"], zone=[Effect("focus")]), still(at=(1, 0)))
    table = finish(priority, state, "play arcane-motes")
    assert (state.units[1].hp, table.rolled, told(table, "rolls")) == (97, [], [])
    assert len(state.players[0].zone) == 2  # Focus, and the Motes with two Charges left


# -- prevention


@pytest.mark.rule("SK-068", "SK-R128")
@pytest.mark.parametrize(("n", "left"), [(0, 1), (1, 0)])
def test_what_prevents_a_type_is_used_up_by_damage_and_not_by_none(n: int, left: int) -> None:
    state = position(still(at=(0, 0)), still(at=(1, 0), zone=[Effect("veil-of-dawn")]))
    deal(Script(state, ()), state, 1, [Part(5, "fire"), Part(n, "shadow")], 0)
    assert (state.units[1].hp, len(state.players[1].zone)) == (95, left)


@pytest.mark.rule("SK-182", "SK-R128")
def test_healing_at_full_life_is_no_healing() -> None:
    for hp, healed in ((100, []), (99, ["heals"])):
        state = position(bare(hand=["healing-draught"], hp=hp), still())
        assert told(finish(priority, state, "play healing-draught"), "heals") == healed


# -- a free play is a play (SK-R65)


def streak(**more: Any) -> State:
    """Theron's Hot Streak is about to resolve; Ember Dart lies in his Discard."""
    state = position(bare(at=(0, 0), discard=["ember-dart"], **more), still(at=(2, 0)))
    happen(state, "hot_2", 0, 10, 1)
    return state


@pytest.mark.rule("SK-275", "SK-R64", "SK-R65")
@pytest.mark.parametrize(("ailments", "ap", "offered"), [
    ({}, 0, True), ({"Mindfog": 4}, 0, False), ({"Mindfog": 4}, 1, True), ({"Daze": 2}, 5, False),
    ({"Mindfog": 4, "Daze": 2}, 0, False),
])  # fmt: skip
def test_without_its_ap_cost_a_spell_still_needs_all_else(ailments: dict[str, int], ap: int, offered: bool) -> None:
    """Printed 0, what Mindfog adds on top; and who may not play cards plays none (SK-242)."""
    state = streak(ailments=ailments, ap=ap)
    table = finish(priority, state, *(["play ember-dart"] if offered else []), dice=[1] if offered else [])
    assert ("free_spell" in [key for _, key, _ in table.asked]) is offered
    assert (state.units[1].hp, state.players[0].ap) == ((99, 0) if offered else (100, ap))


@pytest.mark.rule("SK-R198", "SK-D16")
def test_hot_streak_may_be_declined() -> None:
    state = streak()
    finish(priority, state, "no")
    assert (state.units[1].hp, find(state, 0, "ember-dart") in state.players[0].discard) == (100, True)


# -- what there is not can't be taken


@pytest.mark.rule("SK-027", "SK-R195")
@pytest.mark.parametrize(("hand", "asked"), [((), 0), (("study",), 0), (("study", "blink"), 1)])
def test_who_has_no_card_discards_none(hand: Sequence[str], asked: int) -> None:
    state = position(bare("vexia", hand=["last-rites"], ap=8), still(at=(3, 0), hand=hand))
    table = finish(priority, state, "play last-rites", *["drop study"] * asked, dice=[1] * 6)
    assert [key for _, key, _ in table.asked].count("discard") == asked
    assert len(state.players[1].hand) == max(0, len(hand) - 1)


@pytest.mark.rule("SK-020")
@pytest.mark.parametrize(("ap", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_nobody_loses_more_ap_than_there_are(ap: int, left: int) -> None:
    state = position(bare("mara", hand=["disarm"]), still(at=(1, 0), ap=ap))
    finish(priority, state, "play disarm")
    assert state.players[1].ap == left


@pytest.mark.rule("SK-028", "SK-D24")
def test_one_may_return_nothing_from_discard_and_only_the_type_named() -> None:
    """Phoenix Rite returns a fire card; itself it is not in Discard yet."""
    discard = ["ember-dart", "ice-shard"]
    state = position(bare(hand=["phoenix-rite"], discard=discard), still())
    asked = upto(priority, state, "play phoenix-rite")
    assert asked.notations == ["stop", "regain ember-dart"]
    state = position(bare(hand=["phoenix-rite"], discard=discard), still())
    finish(priority, state, "play phoenix-rite", "stop")
    assert state.players[0].hand == []
    state = position(bare(hand=["phoenix-rite"], discard=["ice-shard"], hp=90), still())
    finish(priority, state, "play phoenix-rite")
    assert (state.players[0].hand, state.units[0].hp) == ([], 96)


@pytest.mark.rule("SK-222", "SK-R195")
@pytest.mark.parametrize("deck", [(), ("study",), ("study", "blink")])
def test_to_scry_takes_what_is_there(deck: Sequence[str]) -> None:
    state = position(bare("theron", hand=["leyline-step"], deck=deck), still())
    table = finish(priority, state, "play leyline-step", "at_free_hex 1,0")
    assert [key for _, key, _ in table.asked].count("scry") == len(deck)
    assert len(state.players[0].deck) == len(deck)
    assert state.players[0].fatigue == 0


@pytest.mark.rule("SK-256", "SK-R34")
@pytest.mark.parametrize(("gain", "ap"), [(0, 0), (1, 0), (2, 1)])
def test_the_shocked_gain_one_ap_less_but_never_less_than_none(gain: int, ap: int) -> None:
    variant = Variant("x", rules={"ap_gain": gain})
    state = position(bare(ap=0, ailments={"Shocked": 3}), still(), variant=variant)
    finish(upkeep, state)
    assert state.players[0].ap == ap


@pytest.mark.rule("SK-252")
@pytest.mark.parametrize(("gain", "mp"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_leadroot_takes_two_mp_but_never_more_than_there_are(gain: int, mp: int) -> None:
    state = position(bare(mp=0, ailments={"Leadroot": 3}), still(), variant=Variant("x", rules={"mp_gain": gain}))
    finish(upkeep, state)
    assert state.players[0].mp == mp


@pytest.mark.rule("SK-267", "SK-R141")
@pytest.mark.parametrize(("fade", "then"), [(0, 2), (1, 2), (4, 4)])
def test_to_become_intangible_again_never_makes_it_shorter(fade: int, then: int) -> None:
    """Wraith Form: Intangible 2."""
    state = position(bare("vexia", hand=["wraith-form"], fade=fade), still())
    finish(priority, state, "play wraith-form")
    assert state.units[0].fade == then


# -- leaving in the middle


@pytest.mark.rule("SK-R193", "SK-R190", "SK-217")
def test_who_concedes_instead_of_paying_for_a_countered_card_takes_it_along() -> None:
    match = Match(GAME, 3, 3, lineup=[{"armory": "theron"}] * 3)
    while match.question and match.question.prompt.key != "main":
        match.answer(match.question.seat, 0)
    state = match.state
    first, second, third = state.order
    for seat, card in ((first, "foresight"), (second, "deny")):
        state.faces[state.players[seat].hand[0]] = state.book.face(card)
        state.players[seat].ap = 9
    for seat in (second, third):
        for card in state.players[seat].hand[1 if seat == second else 0 :]:
            state.faces[card] = state.book.face("pyroblast")  # nothing to answer with
    match.answer(first, f"play foresight#{state.players[first].hand[0]}")
    match.answer(first, "pass")
    match.answer(second, f"play deny#{state.players[second].hand[0]}")
    while match.question and match.question.prompt.key != "tax":
        match.answer(match.question.seat, "pass")
    assert match.question is not None
    assert match.question.seat == first
    match.concede(first)
    assert (match.outcome, match.state.stack, match.state.players[first].out) == (None, [], True)


@pytest.mark.rule("SK-R190", "SK-R174")
def test_a_defeated_channeler_channels_no_more() -> None:
    state = position(bare("mara", hand=["quick-stab"]), still(at=(1, 0), hp=1, channel=2), still(at=(4, 0)))
    finish(priority, state, "play quick-stab", dice=[3])
    assert (state.players[1].out, state.players[1].channel) == (True, 0)


# -- what may be imagined of a list of one's own (SK-R08)


@pytest.mark.rule("SK-R08")
@pytest.mark.parametrize("hand", [("throw-down",), ("throw-down", "whirlwind")])
def test_even_a_single_hidden_card_may_be_any(hand: Sequence[str]) -> None:
    state = position(Side(deck=()), Side("brakka", at=(3, 0), hand=hand, deck=()))
    state.presets[1] = state.presets[1]._replace(armory=OWN_ARMORY)
    found = set()
    for seed in range(30):
        world = copy_state(state)
        conceal(world, Seat(0), Dice(seed))
        found |= {world.book.cards[world.faces[card]].key for card in world.players[1].hand}
    assert len(found) > 10


@pytest.mark.rule("SK-R08", "SK-043", "SK-051")
def test_hidden_equipment_of_an_own_sideboard_may_be_any_that_its_seeker_can_wear() -> None:
    state = position(Side(), Side("brakka", at=(3, 0)))
    state.presets[1] = state.presets[1]._replace(armory=OWN_ARMORY)
    state.owner.append(Seat(1))
    (card,) = state.players[1].side = add_cards(state, [state.book.face("gravemaul")], 1 << 1)
    found = set()
    for seed in range(60):
        world = copy_state(state)
        conceal(world, Seat(0), Dice(seed))
        found.add(world.book.cards[world.faces[card]])
    assert {each.kind for each in found} == {"weapon", "armor", "trinket"}
    stats = state.book.cards[state.players[1].seeker].stats
    assert all(have >= need for each in found for have, need in zip(stats, each.needs, strict=True))


# -- what a card costs


@pytest.mark.rule("SK-273", "SK-276", "SK-R64")
def test_only_the_face_down_card_itself_is_cheaper() -> None:
    zone = [Effect("pyroblast", down=True), Effect("arcane-motes", charges=2)]
    state = position(bare(zone=zone, hand=["pyroblast"], ap=10), still(at=(3, 0)))
    finish(priority, state, "use pyroblast", dice=[1] * 5)
    assert state.players[0].ap == 9  # 6 less 5
    finish(priority, state, "use arcane-motes")
    assert state.players[0].ap == 8
    finish(priority, state, "play pyroblast", dice=[1] * 5)
    assert triple(state, 0)[0] == 2
