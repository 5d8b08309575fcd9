"""Auras: standing rules, in force exactly while their card is in play."""

import pytest
from battleground_table import (
    B,
    Side,
    Stands,
    battle_phase,
    blow,
    duel,
    enchantments_phase,
    finish,
    hand,
    main_phase,
    play,
    position,
    turn,
    unit_at,
    units,
)

from rulewright.games.battleground.cards.atoms import Damage, GainExperience, SummonThis
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.mana import cost_of
from rulewright.games.battleground.cards.standing import Aura, Bonus, When
from rulewright.games.battleground.rules.state import State

HERALD = Card("herald", "Herald", "paladin", "unit", "Human", rank=1, attack=1, hp=2, aura=Aura((Bonus("attack"),)))


def attack_of(state: State, field: str) -> int:
    return blow(state, unit_at(state, field), -1).attack


@pytest.mark.rule("BG-195", "BG-196", "BG-082", "BG-R35")
def test_a_cast_aura_works_at_once_and_stays_turn_after_turn() -> None:
    state = position(Side(units={"c3": "guard"}, hand=["banner-of-valor"], pool="WWU"), Side("warlock"))
    assert attack_of(state, "c3") == 1
    duel(turn, state, "cast banner-of-valor", "advance c3", "attack c4")
    assert state.players[1].life == 18
    for _ in range(2):
        finish(turn, state)  # the opponent's, and the own: attack, then stay
    assert state.players[1].life == 16
    assert (hand(state, 0), len(state.players[0].play)) == ([], 1)


@pytest.mark.rule("BG-195")
def test_an_auras_condition_is_looked_at_all_the_time() -> None:
    state = position(Side(units={"c2": "guard"}, play=["banner-of-valor"]), Side("warlock", {"c4": "abomination"}))
    assert attack_of(state, "c2") == 1
    play(battle_phase, state, "advance c2", "attack c3")
    assert unit_at(state, "c4").hp == 3  # it has come into the enemy half by then


@pytest.mark.rule("BG-R67", "BG-195")
def test_bonuses_are_for_ones_own_allies_with_an_attack_value() -> None:
    state = position(Side(units={"c3": "cleric", "b3": Stands("guard", turnover=1)}, play=["banner-of-valor"]),
                     Side("warlock", {"d3": Stands("imp", turnover=1), "e3": "imp"}))  # fmt: skip
    assert blow(state, unit_at(state, "b3"), -1).bonus == 0  # turned away
    assert blow(state, unit_at(state, "d3"), -1).bonus == 1  # turned to one's side: an ally
    assert blow(state, unit_at(state, "e3"), -1).bonus == 0
    finish(battle_phase, state, "attack c3")
    assert unit_at(state, "d3").hp == 1  # the cleric still can't attack


@pytest.mark.rule("BG-197", "BG-260")
def test_a_units_aura_is_in_force_exactly_while_it_stands_and_not_for_itself() -> None:
    side = Side(units={"c2": "guard"}, hand=["herald"], pool="S")
    state = position(side, Side("warlock", {"e3": "ghoul"}), cards=[HERALD])
    assert attack_of(state, "c2") == 1  # in hand it does nothing
    finish(main_phase, state, "muster herald", "field e1")
    assert (attack_of(state, "c2"), attack_of(state, "e1")) == (2, 1)
    unit_at(state, "e1").hp = 1
    state.active = B
    finish(battle_phase, state, "advance e3", "attack e2")
    assert (hand(state, 0), attack_of(state, "c2")) == (["herald"], 1)


@pytest.mark.rule("BG-197", "BG-R88", "BG-R105")
def test_unit_auras_add_up_and_go_by_the_units_own_allegiance() -> None:
    state = position(Side(units={"c2": "guard", "a1": "herald", "b1": "herald"}), Side(units={"c4": "guard"}),
                     cards=[HERALD])  # fmt: skip
    assert (attack_of(state, "c2"), attack_of(state, "c4"), attack_of(state, "a1")) == (3, 1, 2)
    unit_at(state, "a1").turnover = 1
    assert (attack_of(state, "c2"), attack_of(state, "c4")) == (2, 2)


@pytest.mark.rule("BG-197", "BG-195")
def test_a_units_aura_may_trigger_while_it_stands() -> None:
    crow = Card("crow", "Crow", "warlock", "unit", "Beast", rank=1, attack=1, hp=1,
                aura=Aura(whens=(When("own_dies", (Damage(1, "enemy"),)),)))  # fmt: skip
    assert crow.text == "Aura: when a unit you own dies: deal 1 damage to the enemy hero."
    side = Side("warlock", {"b2": "crow", "c2": "imp", "e1": "crow"}, hand=["hellfire"], pool="RR")
    state = position(side, Side(), cards=[crow])
    finish(main_phase, state, "cast hellfire", "ix 2,2")
    assert state.players[1].life == 18  # two died; only the crow that still stands heeds them
    assert units(state) == {"e1": "crow"}


@pytest.mark.rule("BG-195", "BG-197")
def test_the_aura_of_a_self_summoning_spell_is_its_units() -> None:
    lord = Card("lord", "Lord", "elementalist", "spell", "Fire Elemental", cost_of("S"), attack=1, hp=1,
                aim=Aim("home"), effects=(SummonThis(),), aura=Aura((Bonus("range"),)))  # fmt: skip
    state = position(Side("elementalist", {"c2": "ember-elemental"}, hand=["lord"], pool="S"),
                     Side(units={"c4": "guard"}), cards=[lord])  # fmt: skip
    duel(turn, state, "cast lord", "field a1", "attack c2", "advance a1", "defend a2")
    assert unit_at(state, "c4").hp == 1
    assert units(state) == {"a2": "lord", "c2": "ember-elemental", "c4": "guard"}


@pytest.mark.rule("BG-R120")
def test_auras_reach_a_unit_with_antimagic() -> None:
    state = position(Side(units={"c3": Stands("guard", antimagic=1)}, play=["banner-of-valor"]), Side("warlock"))
    assert attack_of(state, "c3") == 2


@pytest.mark.rule("BG-195", "BG-R90")
def test_the_auras_of_both_players_heed_a_death() -> None:
    vigil = Card("vigil", "Vigil", "paladin", "spell", "Order", cost_of("W"),
                 aura=Aura(whens=(When("unit_dies", (GainExperience(1),)),)))  # fmt: skip
    state = position(Side(units={"c2": "guard"}, play=["vigil"]), Side(units={"c3": Stands("archer", hp=1)},
                     play=["vigil"]), cards=[vigil])  # fmt: skip
    finish(battle_phase, state, "attack c2")
    assert [player.experience for player in state.players] == [3, 1]


@pytest.mark.rule("BG-196")
def test_an_aura_spell_has_nothing_to_do_in_the_enchantments_phase() -> None:
    state = position(Side(play=["banner-of-valor"]), Side("warlock"))
    table = finish(enchantments_phase, state)
    assert (table.events, len(state.players[0].play)) == ([], 1)
