"""Haste, Stun, Disarm, Chill and Snare: what each token does and when it goes."""

from typing import Any

import pytest
from battleground_table import (
    Prepared,
    Script,
    Side,
    Stands,
    battle_phase,
    blow,
    duel,
    finish,
    main_phase,
    plan,
    play,
    position,
    rules,
    told,
    turn,
    unit_at,
    units,
)

from rulewright.games.battleground.cards.atoms import CONDITIONS, Discard, Place
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.mana import cost_of
from rulewright.games.battleground.cards.standing import Aura, When
from rulewright.games.battleground.rules.battle.actions import nearest
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.rules.turn import end_turn
from rulewright.games.battleground.rules.units.conditions import place

FOE = Side("warlock", {"e4": "ghoul"})


def guard(**tokens: Any) -> State:
    """A's Guard on c2 with these tokens, nobody near."""
    return position(Side(units={"c2": Stands("guard", **tokens)}), FOE)


# -- in general


@pytest.mark.rule("BG-210", "BG-211")
def test_tokens_add_up_and_work_whatever_placed_them() -> None:
    freeze = Card("freeze", "Freeze", "elementalist", "spell", "Frost", cost_of("U"), aim=Aim("foe"),
                  effects=tuple(Place(2, condition=condition) for condition in CONDITIONS))  # fmt: skip
    state = position(Side("elementalist", hand=["freeze"], pool="U"), Side(units={"c3": Stands("guard", chill=1)}),
                     cards=[freeze])  # fmt: skip
    table = finish(main_phase, state, "cast freeze")
    unit = unit_at(state, "c3")
    had = {condition: getattr(unit, condition) for condition in CONDITIONS}
    assert had == {"haste": 2, "stun": 2, "disarm": 2, "turnover": 2, "chill": 3, "antimagic": 2, "snare": 0}
    assert len(told(table, "condition")) == 6  # Antimagic, once there, keeps the Snare of the same spell away


@pytest.mark.rule("BG-210")
def test_a_condition_placed_by_a_position_by_hand_or_by_a_card_is_the_same() -> None:
    cast = position(Side(hand=["stay-the-blade"], pool="U"), Side("warlock", {"c3": "ghoul"}))
    finish(main_phase, cast, "cast stay-the-blade")
    made = position(Side(play=["stay-the-blade"]), Side("warlock", {"c3": Stands("ghoul", disarm=1)}))
    assert unit_at(cast, "c3").disarm == unit_at(made, "c3").disarm == 1


@pytest.mark.rule("BG-211", "BG-R27")
def test_tokens_may_be_discarded_by_a_card() -> None:
    effects = Discard(2, condition="chill"), Discard(condition="stun"), Discard(1, condition="snare")
    thaw = Card("thaw", "Thaw", "paladin", "spell", "Light", cost_of("W"), aim=Aim("ally"), effects=effects)
    assert thaw.text == "Target ally unit: discard 2 Chill from it; discard all Stun from it; discard 1 Snare from it."
    state = position(Side(units={"c2": Stands("guard", chill=3, stun=2)}, hand=["thaw"], pool="W"), FOE, cards=[thaw])
    finish(main_phase, state, "cast thaw")
    unit = unit_at(state, "c2")
    assert (unit.chill, unit.stun, unit.snare) == (1, 0, 0)


# -- Haste


@pytest.mark.rule("BG-E16", "BG-212", "BG-213", "BG-214", "BG-D18")
def test_each_haste_token_is_one_more_advance_or_attack_before_the_experience() -> None:
    state = guard(haste=2)
    table = play(battle_phase, state, "advance c2", "defend c3", "advance c3", "attack c4")
    assert (units(state)["c4"], unit_at(state, "c4").haste, state.players[1].life) == ("guard", 0, 19)
    assert [key for _, key, _ in table.asked] == ["wave", "second", "haste", "haste"]
    assert table.asked[2] == (0, "haste", ["attack c3", "advance c3"])
    kinds = [kind for kind, _, _ in table.events]
    assert kinds.index("attacks_hero") < kinds.index("experience")


@pytest.mark.rule("BG-E16", "BG-212")
def test_two_haste_tokens_on_c2_after_the_waves_reach_c4() -> None:
    state = position(Side(units={"c2": Stands("guard", haste=2)}), FOE)
    unit_at(state, "c2").snare = 1
    play(battle_phase, state, "advance c2", "defend c2", "advance c2", "advance c3")
    assert units(state) == {"c4": "guard", "e4": "ghoul"}


@pytest.mark.rule("BG-213")
def test_haste_is_for_the_next_battle_phase_only() -> None:
    state = guard(haste=1)
    play(battle_phase, state, "defend c2", "attack c3")
    table = play(battle_phase, state, "defend c3")
    assert (units(state)["c4"], told(table, "no_target")) == ("guard", [])


@pytest.mark.rule("BG-R76", "BG-R117")
def test_units_use_their_haste_in_battle_order_and_new_tokens_wait() -> None:
    cheer = Card("cheer", "Cheer", "paladin", "spell", "Order", cost_of("W"),
                 aura=Aura(whens=(When("enemy_dies", (Place(1, "attacker", condition="haste"),)),)))  # fmt: skip
    state = position(Side(units={"c2": Stands("guard", haste=2), "d3": Stands("guard", haste=1)}, play=["cheer"]),
                     Side("warlock", {"d4": "imp", "c4": "imp"}), cards=[cheer])  # fmt: skip
    table = play(battle_phase, state, "attack d3", "advance c2", "defend c3", "attack d4", "attack c3", "attack c3")
    asked = [offered[0] for _, key, offered in table.asked if key == "haste"]
    assert asked == ["attack d4", "attack c3", "attack c3"]
    assert (unit_at(state, "d4").haste, unit_at(state, "c3").haste) == (2, 0)  # won by its two kills in this battle


@pytest.mark.rule("BG-214")
def test_by_a_switch_haste_comes_after_the_experience() -> None:
    state = position(Side(units={"c4": Stands("guard", haste=1)}), FOE, variant=rules(haste_before_exp=False))
    table = play(battle_phase, state, "defend c4", "attack c4")
    kinds = [kind for kind, _, _ in table.events]
    assert kinds.index("experience") < kinds.index("attacks_hero")


# -- Stun


@pytest.mark.rule("BG-E16", "BG-215", "BG-216", "BG-R129")
def test_stun_skips_both_actions_and_all_its_tokens_go_after_the_second() -> None:
    state = position(Side(units={"c2": Stands("guard", stun=2, haste=1, snare=1, disarm=1)}), FOE)
    table = play(battle_phase, state, "attack c2")  # the Haste action is still performed
    unit = unit_at(state, "c2")
    assert (unit.stun, unit.haste, unit.snare, unit.disarm) == (0, 0, 1, 1)
    kinds = [kind for kind, _, _ in table.events if kind in ("skips", "discards", "wave", "no_target")]
    assert kinds == ["wave", "skips", "wave", "skips", "discards", "discards", "no_target"]
    play(battle_phase, state, "attack c2")  # next time it acts, though there were two tokens


@pytest.mark.rule("BG-215", "BG-R117", "BG-R54")
def test_a_stun_in_the_own_first_main_phase_hits_the_battle_that_follows() -> None:
    state = position(Side(units={"c2": "guard"}), Side("warlock", prepared=[Prepared("terror", "PR")]))
    duel(turn, state, "cast terror")
    assert (units(state), unit_at(state, "c2").stun) == ({"c2": "guard"}, 0)


@pytest.mark.rule("BG-R117", "BG-216")
def test_a_stun_that_arrives_during_the_battle_waits_for_the_next() -> None:
    curse = Card("spite", "Spite", "warlock", "unit", "Undead", rank=1, attack=1, hp=1,
                 whens=(When("dies_from_attack", (Place(1, "attacker", condition="stun"),)),))  # fmt: skip
    state = position(Side(units={"c2": "guard"}), Side("warlock", {"c3": "spite"}), cards=[curse])
    play(battle_phase, state, "attack c2")
    assert (units(state), unit_at(state, "c3").stun) == ({"c3": "guard"}, 1)  # it still advanced in wave 2
    play(battle_phase, state)
    assert (units(state), unit_at(state, "c3").stun) == ({"c3": "guard"}, 0)


# -- Disarm


@pytest.mark.rule("BG-E16", "BG-217", "BG-218")
def test_disarm_cancels_one_attack_and_goes_altogether() -> None:
    state = position(Side(units={"c2": Stands("guard", disarm=2, haste=1)}), Side("warlock", {"c3": "ghoul"}))
    table = play(battle_phase, state, "attack c2", "attack c2")
    assert (unit_at(state, "c2").disarm, unit_at(state, "c3").hp) == (0, 2)  # only the Haste attack struck
    assert len(told(table, "attacks")) == 1


@pytest.mark.rule("BG-E16", "BG-219")
def test_without_a_target_the_disarm_tokens_stay() -> None:
    state = guard(disarm=2)
    play(battle_phase, state, "attack c2")
    assert unit_at(state, "c3").disarm == 2


@pytest.mark.rule("BG-217")
def test_disarm_stops_an_attack_on_a_hero() -> None:
    state = position(Side(units={"c4": Stands("guard", disarm=1)}), FOE)
    finish(battle_phase, state, "attack c4")
    assert (state.players[1].life, unit_at(state, "c4").disarm) == (20, 0)


# -- Chill


@pytest.mark.rule("BG-E16", "BG-220", "BG-221")
def test_chill_reduces_damage_and_as_many_tokens_go() -> None:
    state = position(Side(units={"c2": Stands("knight", chill=3)}), Side("warlock", {"c3": "ghoul"}))
    finish(battle_phase, state, "attack c2")
    assert (unit_at(state, "c3").hp, unit_at(state, "c2").chill) == (3, 1)


@pytest.mark.rule("BG-E16", "BG-222", "BG-221")
def test_chill_is_applied_to_what_the_defense_left() -> None:
    sides = Side(units={"c2": Stands("knight", chill=3)}), Side("warlock", {"c3": Stands("ghoul", defending=True)})
    state = position(*sides)
    finish(battle_phase, state, "attack c2")
    assert (unit_at(state, "c3").hp, unit_at(state, "c2").chill) == (3, 2)
    early = position(*sides, variant=rules(chill_after_defense=False))
    finish(battle_phase, early, "attack c2")
    assert unit_at(early, "c2").chill == 1


@pytest.mark.rule("BG-220", "BG-158")
def test_by_a_switch_chill_comes_before_the_defense_and_no_damage_is_less_than_none() -> None:
    foe = Side("warlock", {"c3": Stands("ghoul", hp=5, defending=True)})
    mine = Side(units={"c2": Stands("guard", attack=1, chill=1)})
    state = position(mine, foe, variant=rules(chill_after_defense=False))
    finish(battle_phase, state, "attack c2")
    assert (unit_at(state, "c3").hp, unit_at(state, "c2").chill) == (5, 0)


@pytest.mark.rule("BG-E16", "BG-221")
def test_where_the_defense_stops_all_no_chill_is_used() -> None:
    foe = Side("warlock", {"c3": Stands("ghoul", defending=True)})
    state = position(Side(units={"c2": Stands("guard", chill=1)}), foe)
    finish(battle_phase, state, "attack c2")
    assert unit_at(state, "c2").chill == 1


@pytest.mark.rule("BG-E16", "BG-220", "BG-R127")
def test_chill_reduces_damage_to_a_hero() -> None:
    state = position(Side(units={"c4": Stands("crusader", chill=1)}), FOE)
    finish(battle_phase, state, "attack c4")
    assert (state.players[1].life, unit_at(state, "c4").chill) == (18, 0)


@pytest.mark.rule("BG-220")
def test_chill_counts_only_when_it_deals_the_damage() -> None:
    """A chilled defender takes full damage and still threatens."""
    state = position(Side(units={"c2": "knight", "b3": Stands("guard", chill=5)}),
                     Side("warlock", {"c3": Stands("abomination", defending=True, chill=4)}))  # fmt: skip
    hit = blow(state, unit_at(state, "c2"), 12)
    assert (hit.threats, hit.chill, hit.damage) == ((11,), 0, 2)


# -- Snare


@pytest.mark.rule("BG-E16", "BG-232", "BG-233")
def test_a_snare_stops_the_next_advance_that_would_move_it() -> None:
    state = guard(snare=2)
    play(battle_phase, state, "advance c2", "defend c2")
    assert unit_at(state, "c2").snare == 1
    play(battle_phase, state, "defend c2")
    assert unit_at(state, "c2").snare == 0
    play(battle_phase, state, "defend c2")
    assert units(state)["c3"] == "guard"


@pytest.mark.rule("BG-E16", "BG-232", "BG-R128")
def test_a_snare_stays_when_something_else_keeps_the_unit() -> None:
    target = position(Side(units={"c2": Stands("guard", snare=1)}), Side("warlock", {"d2": "abomination"}))
    blocked = position(Side(units={"c2": Stands("guard", snare=1), "c3": Stands("guard", stun=1)}), FOE)
    for state in (target, blocked):
        play(battle_phase, state, "advance c2", "defend c2")
        assert unit_at(state, "c2").snare == 1
        assert plan(state, unit_at(state, "c2")).kept in ("BG-147", "BG-148")


@pytest.mark.rule("BG-R130")
def test_heroes_have_no_conditions() -> None:
    """No text can choose a hero for a condition: only Lightning names heroes, and it deals damage."""
    state = position(Side("elementalist", hand=["lightning"], pool="RW"), Side())
    assert all(not hasattr(player, condition) for player in state.players for condition in CONDITIONS)
    table = finish(main_phase, state, "cast lightning")  # the hero is the only target
    assert (state.players[1].life, told(table, "condition")) == (17, [])
    named = [card for card in state.book.cards if card.aim.kind == "foe_or_hero"]
    assert [type(atom).__name__ for card in named for atom in card.effects] == ["Damage"]


@pytest.mark.rule("BG-R64", "BG-215")
def test_a_stunned_unit_is_asked_nothing() -> None:
    state = position(Side(units={"c2": Stands("guard", stun=1), "a2": "guard"}), Side("warlock", {"c3": "ghoul"}))
    table = play(battle_phase, state, "defend a2")
    assert [offered[0] for _, _, offered in table.asked] == ["attack a2"]
    assert unit_at(state, "c3").hp == 3


@pytest.mark.rule("BG-221", "BG-138")
def test_who_is_not_chilled_discards_nothing_at_the_hero() -> None:
    def discarded(chill: int) -> list[int]:
        state = position(Side(units={"c4": Stands("knight", chill=chill)}), Side("warlock"))
        return [each["n"] for each in told(finish(battle_phase, state, "attack c4"), "discards")]

    assert discarded(0) == []
    assert discarded(1) == [1]


@pytest.mark.rule("BG-226", "BG-211")
def test_where_turnover_lasts_for_turns_other_conditions_still_add_up() -> None:
    state = position(Side(units={"c2": "guard"}), Side("warlock"), variant=rules(turnover_duration=3))
    unit = unit_at(state, "c2")
    table = Script(state, ())
    for condition, n in (("stun", 1), ("stun", 2), ("turnover", 1), ("turnover", 1)):
        place(table, state, unit, condition, n)  # type: ignore[arg-type]
    assert (unit.stun, unit.turnover) == (3, 3)


@pytest.mark.rule("BG-226", "BG-218")
def test_a_turnover_token_stays_at_the_end_of_the_turn() -> None:
    """It goes with an act of the unit; by a switch it counts turns, and goes with one of them."""
    for turns, left in ((0, 1), (2, 0)):
        foe = Side("warlock", {"c3": Stands("ghoul", turnover=1)})
        state = position(Side(), foe, active=1, variant=rules(turnover_duration=turns))
        play(end_turn, state)
        assert unit_at(state, "c3").turnover == left


@pytest.mark.rule("BG-121", "BG-134")
def test_who_has_nobody_in_reach_has_no_target_the_hero_neither() -> None:
    state = position(Side(units={"c1": "guard"}), Side("warlock"), variant=rules(hero_in_search="last"))
    assert nearest(state, unit_at(state, "c1")) == []
