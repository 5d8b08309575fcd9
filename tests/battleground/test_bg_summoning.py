"""Unit cards and summoning: who may stand where, with which dice, and when it acts."""

import pytest
from battleground_table import (
    NONE,
    SECOND_MAIN,
    A,
    B,
    Side,
    Stands,
    battle_phase,
    duel,
    finish,
    hand,
    letters,
    main_phase,
    notations,
    position,
    rules,
    target_of,
    threats_to,
    told,
    turn,
    unit_at,
    units,
    upto,
)

from rulewright.games.battleground.cards.atoms import Damage, GainHP, Summon, SummonThis
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.mana import cost_of
from rulewright.games.battleground.cards.standing import Aura, When
from rulewright.games.battleground.words.names import card_text

HOME = {"a1": "guard", "c1": "archer"}


@pytest.mark.rule("BG-E13", "BG-172", "BG-173", "BG-174", "BG-175", "BG-179", "BG-253", "BG-D11")
def test_a_guard_is_set_on_an_empty_home_field_of_the_summoners_choice() -> None:
    state = position(Side(units=HOME, hand=["guard"], pool="S"), Side("warlock"))
    asked = upto(main_phase, state, "muster guard")
    assert (asked.why.key, asked.notations) == ("field", ["field b1", "field d1", "field e1"])
    state = position(Side(units=HOME, hand=["guard"], pool="S"), Side("warlock"))
    finish(main_phase, state, "muster guard", "field b1")
    guard = unit_at(state, "b1")
    assert (guard.attack, guard.hp, guard.defending, guard.owner) == (1, 3, False, 0)
    assert (hand(state, 0), letters(state.players[0].pool)) == ([], "")


@pytest.mark.rule("BG-172", "BG-027")
def test_the_second_players_home_row_is_the_last() -> None:
    state = position(Side(), Side("warlock", {"a4": "imp"}, hand=["ghoul"], pool="S"), active=1)
    assert upto(main_phase, state, "muster ghoul").notations == ["field b4", "field c4", "field d4", "field e4"]


@pytest.mark.rule("BG-E13", "BG-180", "BG-182")
def test_the_archers_range_icon_gives_it_range_2() -> None:
    state = position(Side(units={"c1": "archer", "e1": "guard"}), Side("warlock", {"c3": "ghoul", "e3": "ghoul"}))
    assert target_of(state, unit_at(state, "c1")) == state.book.ground.field("c3")
    assert target_of(state, unit_at(state, "e1")) == NONE
    far = position(Side(units={"c1": "archer"}), Side("warlock", {"c4": "ghoul"}))
    assert target_of(far, unit_at(far, "c1")) == NONE  # 2 and no more


@pytest.mark.rule("BG-E13", "BG-173", "BG-132", "BG-R67")
def test_a_card_without_base_attack_gets_no_attack_die() -> None:
    state = position(Side(units={"a1": "guard"}, hand=["cleric"], pool="S"), Side("warlock", {"c2": "ghoul"}))
    finish(main_phase, state, "muster cleric", "field c1")
    cleric = unit_at(state, "c1")
    assert (cleric.attack, cleric.hp, target_of(state, cleric)) == (0, 3, NONE)
    assert threats_to(state, unit_at(state, "c2"), None) == ()


@pytest.mark.rule("BG-174", "BG-R68")
def test_a_card_without_base_hp_gets_no_hp_die_and_dies_of_any_damage() -> None:
    ghost = Card("ghost", "Ghost", "paladin", "unit", "Spirit", rank=1, attack=2)
    bless = Card("bless", "Bless", "paladin", "spell", "Blessing", cost_of("W"), aim=Aim("ally"), effects=(GainHP(2),))
    side = Side(hand=["ghost", "bless", "mend"], pool="SWW")
    state = position(side, Side("warlock", {"c2": Stands("imp", chill=1)}), cards=[ghost, bless])
    finish(main_phase, state, "muster ghost", "field c1")
    assert (unit_at(state, "c1").attack, unit_at(state, "c1").hp) == (2, 0)
    state.active = B
    finish(battle_phase, state, "attack c2")  # Chill: no damage
    assert units(state)["c1"] == "ghost"
    finish(battle_phase, state, "attack c2")
    assert (units(state), hand(state, 0)) == ({"c1": "imp"}, ["bless", "ghost", "mend"])
    state = position(side, Side("warlock"), cards=[ghost, bless])
    finish(main_phase, state, "muster ghost", "field c1", "cast mend")
    assert unit_at(state, "c1").hp == 0  # it can't be healed
    finish(main_phase, state, "cast bless")
    assert unit_at(state, "c1").hp == 2  # but gains an HP die


@pytest.mark.rule("BG-E13", "BG-177", "BG-R83")
def test_without_an_empty_field_nothing_is_summoned_whoever_stands_there() -> None:
    full = {**HOME, "b1": "guard", "d1": "archer"}
    state = position(Side(units=full, hand=["knight"], pool="SS"), Side("warlock", {"e1": "ghoul"}))
    assert notations(state, 0) == ["pass"]
    golem = Side("elementalist", {"a1": "ice-wall"}, hand=["stone-golem", "ice-wall"], pool="SSU")
    row = dict.fromkeys(("b1", "c1", "d1", "e1"), "ghoul")
    blocked = position(golem, Side("warlock", row))
    assert notations(blocked, 0) == ["pass", "cast ice-wall", "prepare stone-golem", "prepare ice-wall"]
    asked = upto(main_phase, blocked, "cast ice-wall")
    assert asked.notations == [f"field {lane}2" for lane in "abcde"]


@pytest.mark.rule("BG-170", "BG-243", "BG-R05", "BG-R10")
def test_unit_cards_are_summoned_by_muster_for_their_base_kinds_rank() -> None:
    side = Side(hand=["guard", "knight"], pool="S", upgraded=["knight"])
    assert notations(position(side, Side("warlock")), 0) == ["pass", "muster guard"]
    state = position(Side(hand=["crusader"], pool="SS"), Side("warlock"))
    finish(main_phase, state, "muster knight", "field c1")
    assert (units(state), letters(state.players[0].pool)) == ({"c1": "crusader"}, "")
    none = Side("elementalist", hand=["guard"], pool="SSSS")  # no Muster on that board
    assert notations(position(none, Side("warlock")), 0) == ["pass"]
    nothing = position(Side(hand=["guard"], pool="WWUU"), Side("warlock"))
    assert notations(nothing, 0) == ["pass"]  # only summoning mana pays


@pytest.mark.rule("BG-170", "BG-243", "BG-172")
def test_a_card_text_may_say_summon() -> None:
    rally = Card("rally", "Rally", "paladin", "spell", "Order", cost_of("W"), effects=(Summon(),))
    assert rally.text == "Summon a unit card from your hand."
    side = Side(units={"a1": "guard"}, hand=["rally", "archer", "archer", "knight"], pool="W")
    state = position(side, Side("warlock"), cards=[rally])
    asked = upto(main_phase, state, "cast rally")
    assert (asked.why.key, asked.notations) == ("summon", ["summon archer", "summon knight"])
    state = position(side, Side("warlock"), cards=[rally])
    finish(main_phase, state, "cast rally", "summon knight", "field d1")
    assert (units(state), unit_at(state, "d1").haste) == ({"a1": "guard", "d1": "knight"}, 1)
    assert letters(state.players[0].pool) == ""  # the spell was the price


@pytest.mark.rule("BG-177", "BG-R25")
def test_a_text_that_begins_with_summoning_needs_a_card_and_a_field() -> None:
    rally = Card("rally", "Rally", "paladin", "spell", "Order", cost_of("W"), effects=(Summon(),))
    nobody = position(Side(hand=["rally"], pool="W"), Side("warlock"), cards=[rally])
    assert "cast rally" not in notations(nobody, 0)
    row = dict.fromkeys(("a1", "b1", "c1", "d1", "e1"), "ghoul")
    nowhere = position(Side(hand=["rally", "guard"], pool="W"), Side("warlock", row), cards=[rally])
    assert "cast rally" not in notations(nowhere, 0)


@pytest.mark.rule("BG-176", "BG-081", "BG-171")
def test_a_self_summoning_spell_is_a_unit_once_it_stands() -> None:
    state = position(Side("elementalist", hand=["ember-elemental"], pool="RS"), Side())
    duel(turn, state, "cast ember-elemental", "field b1", "advance b1", "defend b2")
    assert (units(state), state.players[0].play) == ({"b2": "ember-elemental"}, [])  # and does not return
    ember = state.book.cards[state.book.face("ember-elemental")]
    assert card_text(ember) == (
        "Ember Elemental: Fire Elemental spell, costs 1 red and 1 summoning mana, Attack 2, HP 3. Summon this."
    )


@pytest.mark.rule("BG-171")
def test_a_unit_card_shows_name_type_attributes_values_and_no_cost() -> None:
    cards = position(Side(), Side("warlock")).book.cards
    shown = {card.key: card_text(card) for card in cards if card.kind == "unit"}
    assert shown["longbowman"] == "Longbowman: Human Soldier, rank 1, Attack 2, HP 3, Range 1."
    assert shown["cultist"] == "Cultist: Human, rank 1, HP 1, Grounded. Enchantment: gain 1 purple mana."
    assert all(card.pay == () for card in cards if card.kind == "unit")


@pytest.mark.rule("BG-178")
def test_a_new_unit_acts_in_the_battle_of_the_same_turn() -> None:
    side = Side(hand=["guard"], pool="S")
    state = position(side, Side("warlock"))
    duel(turn, state, "muster guard", "field c1", "advance c1", "attack c2")
    assert units(state) == {"c2": "guard"}
    state = position(side, Side("warlock"), variant=rules(summon_delay=1))
    duel(turn, state, "muster guard", "field c1")
    assert units(state) == {"c1": "guard"}
    state.active = A
    finish(battle_phase, state, "advance c1")
    assert units(state) == {"c2": "guard"}


@pytest.mark.rule("BG-172")
def test_by_a_switch_more_rows_are_open_to_summoning() -> None:
    state = position(Side(hand=["guard"], pool="S"), Side("warlock"), variant=rules(summon_rows=2))
    assert len(upto(main_phase, state, "muster guard").notations) == 10


@pytest.mark.rule("BG-R61", "BG-175")
def test_when_summoned_texts_work_right_after_the_dice_are_set() -> None:
    bomb = Card("bomb", "Bomb", "paladin", "unit", "Engine", rank=1, attack=1, hp=1,
                whens=(When("summoned", (Damage(1, "enemy"),)),))  # fmt: skip
    state = position(Side(hand=["bomb", "knight"], pool="SSS"), Side("warlock"), cards=[bomb])
    table = finish(main_phase, state, "muster bomb", "field a1", "muster knight", "field b1")
    kinds = [kind for kind, _, _ in table.events if kind in ("summons", "loses_life", "condition")]
    assert kinds == ["summons", "loses_life", "summons", "condition"]
    assert (state.players[1].life, unit_at(state, "b1").haste) == (19, 1)


@pytest.mark.rule("BG-R63")
def test_a_unit_that_enters_during_a_battle_does_not_act_in_it() -> None:
    feast = Card("feast", "Feast", "paladin", "spell", "Ritual", cost_of("W"),
                 aura=Aura(whens=(When("enemy_dies", (Summon(),)),)))  # fmt: skip
    state = position(Side(units={"c2": "guard"}, hand=["archer"], play=["feast"]), Side("warlock", {"c3": "imp"}),
                     cards=[feast])  # fmt: skip
    table = finish(battle_phase, state, "attack c2", "field e1")
    assert units(state) == {"c3": "guard", "e1": "archer"}
    assert [key for _, key, _ in table.asked] == ["wave", "field"]  # nothing for the archer in wave 2
    finish(battle_phase, state, "attack c3", "advance e1", "attack e2")
    assert units(state) == {"c4": "guard", "e2": "archer"}


@pytest.mark.rule("BG-081", "BG-176")
def test_a_spell_cast_in_the_enemy_turn_may_summon_itself() -> None:
    sprite = Card("sprite", "Sprite", "elementalist", "spell", "Storm Elemental", attack=1, hp=1, aim=Aim("home"),
                  effects=(SummonThis(),))  # fmt: skip
    state = position(Side(), Side("elementalist", prepared=["sprite"]), cards=[sprite], phase=SECOND_MAIN)
    table = duel(turn, state, "cast sprite", "field e4")
    assert units(state) == {"e4": "sprite"}
    assert told(table, "summons")[0]["seat"] == 1
