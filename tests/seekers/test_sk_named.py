"""The rulings on cards that the rulebook names, one by one (SK-R198 to SK-R207)."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from seekers_calls import card_of, deal_one
from seekers_table import Effect, Script, Side, ails, at, duel, find, finish, position, priority, triple, turn, upto

from rulewright.games.seekers.cards.lasting import Mod
from rulewright.games.seekers.rules.sight import clouds
from rulewright.games.seekers.rules.state import State, printed
from rulewright.games.seekers.rules.turn import end_phase
from rulewright.kernel.question import NO_CARD, Seat
from rulewright.kernel.variant import Variant

HERE, NEAR = (-1, 0), (0, 0)
arena = partial(position, shard=False)


def theron(**more: Any) -> Side:
    """Theron with his own Equipment."""
    gear = ["ashwood-staff", "emberlords-regalia", "ashen-loop"]
    return Side("theron", **{"at": HERE, "equipment": gear, "ap": 10, **more})


def mara(**more: Any) -> Side:
    """Mara with her Fangs."""
    return Side("mara", **{"at": HERE, "equipment": ["fangs-of-balthier"], "ap": 10, **more})


def foe(**more: Any) -> Side:
    """Somebody to hit, who has nothing to say."""
    return Side("brakka", **{"at": NEAR, "ap": 0, "mp": 0, **more})


def zone(state: State, seat: int) -> list[str]:
    return [printed(state, each).key for each in state.players[seat].zone]


def damages(table: Script) -> list[int]:
    return [args["n"] for kind, _, args in table.events if kind == "damage"]


def triggered(table: Script) -> int:
    return sum(kind == "triggers" for kind, _, _ in table.events)


# -- Hot Streak

RAYS = ("scorching-ray",) * 3


@pytest.mark.rule("SK-R198", "SK-275", "SK-R65", "SK-R106")
def test_hot_streak_is_set_off_by_the_second_ten_of_a_turn_only() -> None:
    state = arena(theron(hand=RAYS, discard=["ember-dart", "ice-shard"]), foe())
    first = upto(priority, state, "play scorching-ray", dice=[4, 5])  # 9 + 1
    assert (first.why.key, triple(state, 1)) == ("main", (0, 0, 90))
    second = upto(priority, state, "play scorching-ray", dice=[4, 5])
    assert second.why.key == "free_spell"
    assert second.why.words == "Hot Streak: play one of these from your Discard for free?"
    assert second.notations == ["no", "play ember-dart", "play scorching-ray", "play scorching-ray"]  # no frost
    state.stack.clear()
    third = upto(priority, state, "play scorching-ray", dice=[6, 6])
    assert (third.why.key, triple(state, 1)) == ("main", (0, 0, 67))


@pytest.mark.rule("SK-R198")
def test_hot_streak_wants_ten_and_only_what_cards_deal() -> None:
    state = arena(theron(hand=RAYS, discard=["ember-dart"]), foe(ailments={"Burn": 10}))
    for dice in ([4, 4], [4, 5]):  # 9, 10
        upto(priority, state, "play scorching-ray", dice=dice)
    assert state.players[0].events["hot"] == 1
    state.active = Seat(1)
    finish(turn, state, dice=[])  # Burn 10 in the enemy's Upkeep is nobody's damage
    assert triple(state, 1)[2] == 100 - 9 - 10 - 10
    assert state.players[0].events.get("hot", 0) == 0  # and a new turn counts anew


@pytest.mark.rule("SK-R198")
def test_hot_streak_threshold_is_a_tunable() -> None:
    lower = Variant("lower", rules={"hot_streak_threshold": 5})
    for variant, asked in ((Variant("same", rules={"ap_gain": 5}), "main"), (lower, "free_spell")):
        state = arena(theron(hand=RAYS, discard=["ember-dart"]), foe(), variant=variant)
        upto(priority, state, "play scorching-ray", dice=[2, 2])
        assert upto(priority, state, "play scorching-ray", dice=[2, 2]).why.key == asked


@pytest.mark.rule("SK-R198", "SK-R94", "SK-R100")
def test_the_spell_of_hot_streak_waits_on_the_stack_and_returns_to_discard() -> None:
    state = arena(theron(hand=RAYS, discard=["pyroblast"], ap=6, equipment=()), foe(hand=["parry"], ap=3))
    asked = upto(priority, state, "play scorching-ray", "pass", "play scorching-ray", "pass", "play pyroblast",
                 dice=[5, 5, 5, 5])  # fmt: skip
    assert (asked.seat, asked.why.key) == (1, "priority")  # the enemy may still respond to it
    assert [printed(state, item).key for item in state.stack] == ["pyroblast"]
    assert state.players[0].ap == 0  # it cost nothing
    state.passes = 1
    finish(priority, state, "pass", dice=[1, 2, 3, 4, 5])
    assert triple(state, 1)[2] == 100 - 11 - 11 - 15
    assert card_of(state, state.players[0].discard[-1]).key == "pyroblast"


@pytest.mark.rule("SK-R198", "SK-159", "SK-160")
def test_an_immediate_spell_of_hot_streak_resolves_at_once() -> None:
    state = arena(theron(hand=RAYS, discard=["fan-the-flames"], ap=6, equipment=()), foe(hand=["brace"], ap=3))
    rays, top = ["play scorching-ray"] * 2, f"top #{state.players[0].deck[-1]}"
    table = duel(priority, state, *rays, "play fan-the-flames", top, dice=[5, 5, 5, 5])
    asked = [key for _, key, _ in table.asked]
    assert asked[asked.index("free_spell") + 1] == "scry"  # before the enemy may answer it


# -- Ashen Loop


@pytest.mark.rule("SK-R199", "SK-167", "SK-274")
def test_ashen_loop_adds_the_printed_cost_to_the_card_that_was_paid_for() -> None:
    hand = ["incinerating-blast", "frost-nova"]
    state = arena(theron(hand=hand, zone=[Effect("presence-of-mind")]), foe())
    table = finish(priority, state, "play incinerating-blast", "yes", dice=[2, 3])
    assert damages(table) == [2 + 3 + 3]  # Frost Nova's printed 3, though a spell would have cost 0
    state = arena(theron(hand=hand, equipment=["ashwood-staff"]), foe())
    assert damages(finish(priority, state, "play incinerating-blast", "yes", dice=[2, 3])) == [5]


@pytest.mark.rule("SK-R199")
def test_ashen_loop_looks_at_costs_only() -> None:
    state = arena(
        theron(hand=["pyroblast"], ap=0, mp=0), Side("vexia", at=NEAR, hand=["whisper-of-doom"], ap=2, mp=0), active=1
    )
    table = finish(priority, state, "play whisper-of-doom")
    assert find(state, 0, "pyroblast") in state.players[0].discard
    assert triggered(table) == 0


# -- Emberlord's Regalia

DARTS = ("ember-dart",) * 5


@pytest.mark.rule("SK-R200")
def test_the_regalia_looks_for_the_third_fire_spell_played_once_a_turn() -> None:
    state = arena(theron(hand=DARTS, mp=0, deck=["kindle"] * 3), foe())
    for number in range(1, 5):
        before, cards = state.players[0].ap, len(state.players[0].hand)
        table = finish(priority, state, "play ember-dart", dice=[1])
        third = number == 3
        assert state.players[0].ap - before == (0 if third else -1)
        assert len(state.players[0].hand) - cards == (0 if third else -1)
        told = [kind for kind, _, _ in table.events if kind in ("triggers", "resolves")]
        assert told == (["triggers", "resolves"] if third else ["resolves"])  # by playing, before it resolves


@pytest.mark.rule("SK-R200", "SK-R04")
def test_items_and_weapon_attacks_are_no_spells_for_the_regalia() -> None:
    state = arena(theron(hand=["fire-flask", *DARTS]), foe())
    table = finish(priority, state, "play fire-flask", "at_blast 0,0", "activate ashwood-staff", "play ember-dart",
                 "play ember-dart", dice=[1, 1, 1, 1])  # fmt: skip
    assert triggered(table) == 0


# -- Presence of Mind


@pytest.mark.rule("SK-R201", "SK-276", "SK-R64")
def test_presence_of_mind_makes_the_next_spell_cheaper_and_goes() -> None:
    state = arena(theron(hand=["presence-of-mind", "pyroblast", "ember-dart"]), foe())
    asked = upto(priority, state, "play presence-of-mind", "play pyroblast", dice=[1, 1, 1, 1, 1])
    assert state.players[0].ap == 10 - 1 - 3
    assert zone(state, 0) == []
    upto(priority, state, "play ember-dart", dice=[1])
    assert state.players[0].ap == 5
    assert asked.why.key == "main"


@pytest.mark.rule("SK-R201")
def test_presence_of_mind_is_used_up_by_a_spell_that_needed_neither_benefit() -> None:
    state = arena(theron(hand=["quicken"], zone=[Effect("presence-of-mind")]), foe())
    upto(priority, state, "play quicken")
    assert zone(state, 0) == []
    assert find(state, 0, "presence-of-mind") in state.players[0].discard


@pytest.mark.rule("SK-R201", "SK-217")
def test_presence_of_mind_is_used_up_by_a_countered_spell() -> None:
    state = arena(
        theron(hand=["pyroblast"], zone=[Effect("presence-of-mind")]),
        Side("orin", at=NEAR, hand=["refute"], ap=3, mp=0),
    )
    upto(priority, state, "play pyroblast", "play refute")
    assert state.stack == []
    assert (zone(state, 0), triple(state, 1)[2]) == ([], 110)


@pytest.mark.rule("SK-R201", "SK-R04", "SK-R90")
def test_presence_of_mind_waits_for_a_spell() -> None:
    hand = ["fire-flask", "ember-dart"]
    state = arena(theron(hand=hand, zone=[Effect("presence-of-mind")]), foe(ap=5, mp=6), active=1)
    asked = upto(priority, state, "pass")
    assert asked.notations == ["pass", "play ember-dart"]  # the Item stays an Action
    state = arena(theron(hand=hand, zone=[Effect("presence-of-mind")]), foe())
    finish(priority, state, "play fire-flask", "at_blast 0,0", dice=[1])
    assert (state.players[0].ap, zone(state, 0)) == (8, ["presence-of-mind"])


# -- World in Flames


@pytest.mark.rule("SK-R202", "SK-203", "SK-E07.2", "SK-R210")
def test_world_in_flames_makes_all_dice_of_the_next_fire_spell_critical() -> None:
    hand = ["ice-shard", "pyroblast", "ember-dart"]
    state = arena(theron(hand=hand, zone=[Effect("world-in-flames")]), foe())
    table = finish(priority, state, "play ice-shard", "play pyroblast", "play ember-dart", dice=[2, 3])
    assert damages(table) == [2, 30, 3]  # frost is passed over, the second fire spell is an ordinary one
    assert zone(state, 0) == []


@pytest.mark.rule("SK-R202")
def test_world_in_flames_serves_a_spell_already_on_the_stack() -> None:
    state = arena(theron(hand=["scorching-ray", "world-in-flames"]), foe())
    table = finish(priority, state, "play scorching-ray", "play world-in-flames")
    assert damages(table) == [13]


@pytest.mark.rule("SK-R202", "SK-R04")
def test_world_in_flames_is_not_for_weapons_and_items() -> None:
    state = arena(theron(hand=["fire-flask"], zone=[Effect("world-in-flames")]), foe())
    table = finish(priority, state, "play fire-flask", "at_blast 0,0", "activate ashwood-staff", dice=[2, 3])
    assert damages(table) == [2, 5]
    assert zone(state, 0) == ["world-in-flames"]


# -- Fangs of Balthier


@pytest.mark.rule("SK-R203", "SK-272", "SK-283", "SK-R127", "SK-R128")
def test_fangs_wait_for_damage_that_is_dealt_and_add_up() -> None:
    halvard = Side("halvard", at=NEAR, equipment=["oathplate"], ap=0, mp=0)  # physical damage -2
    state = arena(mara(), halvard)
    upto(priority, state, "activate fangs-of-balthier", dice=[2])  # nothing dealt
    upto(priority, state, "activate fangs-of-balthier", dice=[1])
    assert zone(state, 0) == ["bite", "bite"]
    table = finish(priority, state, "activate fangs-of-balthier", dice=[4, 1, 2, 3, 4])
    assert damages(table) == [2 + 10]  # one event with both parts
    assert zone(state, 0) == ["bite"]  # the new one


@pytest.mark.rule("SK-R203", "SK-283")
def test_fangs_wait_for_whichever_seat_was_bitten() -> None:
    state = arena(foe(tokens=[("shade", (-1, 1))]), mara(hand=["quick-stab"] * 2, mp=0), active=1)
    finish(priority, state, "activate fangs-of-balthier", "at_enemy 0", "play quick-stab", "at_enemy 2",
           "play quick-stab", "at_enemy 0", "pass", dice=[1, 2, 3, 4, 5])  # fmt: skip
    assert state.units[2].hp == 8 - 2  # not bitten, so nothing waits for it
    assert triple(state, 0)[2] == 100 - 1 - (3 + 4 + 5)
    assert zone(state, 1) == []
    state = arena(foe(tokens=[("shade", (-1, 1))]), mara(hand=["quick-stab"], mp=0), active=1)
    finish(priority, state, "activate fangs-of-balthier", "at_enemy 2", "play quick-stab", "at_enemy 0", "pass",
           dice=[1, 2])  # fmt: skip
    assert triple(state, 0)[2] == 98
    assert zone(state, 1) == ["bite"]


@pytest.mark.rule("SK-R203", "SK-R210")
def test_fangs_wait_for_that_enemy_and_for_no_end_of_turn() -> None:
    victim = foe(tokens=[("shade", (-1, 1))])
    state = arena(mara(hand=["quick-stab"] * 2, ap=4, mp=0), victim)
    finish(priority, state, "activate fangs-of-balthier", "at_enemy 2", "play quick-stab", "at_enemy 1", "pass",
         dice=[1, 2])  # fmt: skip
    assert triple(state, 1)[2] == 98  # the copy is tied to the Shade
    finish(end_phase, state)
    assert zone(state, 0) == ["bite"]
    state.players[0].ap = 1
    state.phase = 2
    finish(priority, state, "play quick-stab", "at_enemy 2", dice=[1, 2, 3])
    assert state.units[2].hp == 8 - 1 - 6
    assert zone(state, 0) == []


@pytest.mark.rule("SK-R213", "SK-203", "SK-R203")
def test_the_dice_that_the_fangs_add_are_part_of_a_critical_strike() -> None:
    """ "The copy of Fangs of Balthier in the effect Zone adds 2d6 shadow damage to the roll"."""
    state = arena(mara(hand=["assassinate", "killing-moment", "quick-stab"]), foe())
    finish(priority, state, "activate fangs-of-balthier", dice=[1])
    table = finish(priority, state, "play assassinate")  # 2d6 as a Critical Strike, and no die is rolled
    assert damages(table) == [12 + 12]
    state = arena(mara(hand=["killing-moment", "quick-stab"]), foe())
    table = finish(priority, state, "activate fangs-of-balthier", "play killing-moment", "play quick-stab", dice=[1])
    assert damages(table) == [1, 6 + 12]


@pytest.mark.rule("SK-R213", "SK-201")
def test_the_dice_that_the_fangs_add_have_the_advantage_of_their_roll() -> None:
    state = arena(mara(hand=["quick-stab"], zone=[Effect("focus")]), foe())
    finish(priority, state, "activate fangs-of-balthier", dice=[1, 2])  # used up by the Fangs' own roll
    state.players[0].zone.insert(0, arena(mara(zone=[Effect("focus")]), foe()).players[0].zone[0])
    state.players[0].zone[0].card = NO_CARD
    table = finish(priority, state, "play quick-stab", dice=[3, 5, 1, 1, 2, 3])
    assert damages(table) == [5 + 5]


# -- Blast Wave


@pytest.mark.rule("SK-228", "SK-R128", "SK-282")
def test_blast_wave_pushes_only_those_whom_it_dealt_damage() -> None:
    """ "All enemies dealt damage this way are Pushed back 3 hexes"."""
    for ward, place in ((0, (2, 0)), (18, NEAR)):
        state = arena(theron(hand=["blast-wave"]), foe())
        warded = (replace(card, mods=(Mod("ward_fire", ward, ""),)) if card.key == "brakka" else card
                  for card in state.book.cards)  # fmt: skip
        state.book = replace(state.book, cards=tuple(warded))
        finish(priority, state, "play blast-wave", dice=[3, 3, 3])
        assert (at(state, 1), triple(state, 1)[2], ails(state, 1, "Slow")) == (
            (place, 100, 0) if ward else ((2, 0), 91, 2)
        )


# -- Shadow Double


@pytest.mark.rule("SK-R204", "SK-168")
def test_shadow_double_repeats_physical_damage_as_a_separate_event() -> None:
    state = arena(mara(hand=["flurry"], zone=[Effect("shadow-double", moments=1)], ap=3, mp=0), foe())
    table = finish(priority, state, "play flurry", dice=[3])  # 4, and Duplicate 4 more: two events, two triggers
    assert [key for _, key, _ in table.asked][:2] == ["main", "triggers"]
    assert damages(table) == [4, 4, 4, 4]
    assert triple(state, 1)[2] == 84


@pytest.mark.rule("SK-R204")
def test_shadow_double_does_not_echo_shadow_nor_itself() -> None:
    state = arena(mara(hand=["shadow-bolt"], zone=[Effect("shadow-double", moments=1)], mp=0, ap=2), foe())
    assert damages(finish(priority, state, "play shadow-bolt", dice=[3])) == [5]


@pytest.mark.rule("SK-R204")
def test_shadow_double_strikes_whichever_seat_was_hit() -> None:
    state = arena(foe(), mara(hand=["quick-stab"], zone=[Effect("shadow-double", moments=1)], mp=0, ap=2), active=1)
    assert damages(finish(priority, state, "play quick-stab", dice=[3])) == [3, 3]
    assert triple(state, 0)[2] == 94


@pytest.mark.rule("SK-R204", "SK-R198", "SK-R205", "SK-162")
@pytest.mark.parametrize(("source", "counted"), [(0, 1), (2, 0)])
def test_what_a_token_unit_deals_is_not_dealt_by_its_player(source: int, counted: int) -> None:
    state = arena(mara(tokens=[("shade", (1, 1))], zone=[Effect("shadow-double", moments=1)]), foe())
    for kind in ("physical", "fire"):
        finish(partial(deal_one, unit=1, n=10, type=kind, source=source), state)
    events = state.players[0].events
    assert [events.get(name, 0) for name in ("physical_dealt", "fire_dealt", "hot")] == [counted] * 3
    assert len(state.waiting) == counted  # Shadow Double


# -- Fatal Thrust


@pytest.mark.rule("SK-R205")
def test_fatal_thrust_counts_events_of_physical_damage_this_turn_without_its_own() -> None:
    state = arena(mara(hand=["quick-stab", "shadow-bolt", "fatal-thrust", "fatal-thrust"], mp=0), foe())
    table = finish(priority, state, "play fatal-thrust", "play quick-stab", "play shadow-bolt", "play fatal-thrust",
                 "pass", dice=[2, 3, 1, 6, 6, 6])  # fmt: skip
    assert damages(table) == [2, 3, 3, 18]
    finish(end_phase, state)
    state.active, state.turn = Seat(1), state.turn + 1
    finish(turn, state, "pass")
    state.active = Seat(1)
    assert state.players[0].events.get("physical_dealt", 0) == 0


# -- Arcane Overload


@pytest.mark.rule("SK-R206", "SK-R112")
def test_arcane_overload_leaves_time_to_spend_before_it_takes_everything() -> None:
    state = arena(theron(hand=["arcane-overload", "kindle"], ap=1, mp=0), foe())
    upto(priority, state, "play arcane-overload")
    assert triple(state, 0) == (4, 0, 100)
    table = finish(end_phase, state, "play kindle", dice=[2, 3])
    assert triggered(table) == 1
    assert ails(state, 1, "Burn") == 3  # in response, with the AP still there
    assert triple(state, 0) == (0, 0, 95)
    assert ails(state, 0, "Stun") == 1  # 2, less the Moment of the End Phase
    assert zone(state, 0) == []
    assert triggered(finish(end_phase, state)) == 0  # one trigger only


# -- Smoke Bomb


@pytest.mark.rule("SK-R207", "SK-R69")
def test_smoke_bomb_takes_an_open_hex_in_sight_within_four() -> None:
    state = arena(mara(at=(-2, 1), hand=["smoke-bomb"]), foe())
    offered = upto(priority, state, "play smoke-bomb").notations
    assert "at_hex -2,1" in offered  # the own hex
    assert "at_hex 2,1" in offered  # four away
    assert "at_hex -3,1" not in offered  # a wall
    assert "at_hex -4,1" not in offered  # behind it
    assert "at_hex 3,1" not in offered  # five away


@pytest.mark.rule("SK-R207", "SK-R167")
def test_the_cloud_covers_the_hex_and_its_open_neighbours() -> None:
    state = arena(mara(at=(-2, 1), hand=["smoke-bomb"]), foe())
    upto(priority, state, "play smoke-bomb", "at_hex -2,1")
    (cloud,) = clouds(state)
    board = state.book.map.board
    covered = {(spot.q, spot.r) for i, spot in enumerate(board.hexes) if cloud >> i & 1}
    assert covered == {(-2, 1), (-1, 1), (-1, 0), (-2, 0), (-3, 2), (-2, 2)}  # not the wall (-3,1)
    assert state.players[0].zone[0].moments == 3


@pytest.mark.rule("SK-R207", "SK-278", "SK-R98")
def test_smoke_bomb_needs_sight_at_resolution_as_well() -> None:
    state = arena(mara(hand=["smoke-bomb"]), Side("nessa", at=NEAR, hand=["flash-powder"], ap=2, mp=0))
    upto(priority, state, "play smoke-bomb", "at_hex 2,0", "play flash-powder")
    assert (ails(state, 0, "Blind"), zone(state, 0)) == (2, [])
    assert find(state, 0, "smoke-bomb") in state.players[0].discard
    assert at(state, 0) == HERE
