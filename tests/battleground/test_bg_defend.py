"""The Defend action, the defense value, threats and the flank."""

import pytest
from battleground_table import (
    HERO,
    A,
    B,
    Side,
    Stands,
    battle_phase,
    blow,
    finish,
    main_phase,
    play,
    position,
    rules,
    threats_to,
    told,
    turn,
    unit_at,
)

from rulewright.games.battleground.cards.atoms import Attack, Defend
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.mana import cost_of
from rulewright.games.battleground.rules.battle.actions import Blow
from rulewright.games.battleground.rules.state import State

GOLEM = Stands("stone-golem", hp=4, defending=True)  # one Shield: defense 2


def flank(defender: Stands = GOLEM, **allies: str | Stands) -> State:
    """D on c3, A's Knight on c2, and A's others."""
    return position(Side(units={"c2": "knight", **allies}), Side("elementalist", {"c3": defender}))


def hit(state: State, by: str = "c2", on: str = "c3") -> Blow:
    return blow(state, unit_at(state, by), state.book.ground.field(on))


@pytest.mark.rule("BG-E12", "BG-154", "BG-155", "BG-156", "BG-160", "BG-183")
def test_base_defense_and_shield_are_subtracted_and_the_attacker_is_no_threat() -> None:
    state = flank()
    assert (hit(state).defense, hit(state).threats, hit(state).damage) == (2, (), 0)
    finish(battle_phase, state, "attack c2")
    assert unit_at(state, "c3").hp == 4
    plain = flank(Stands("ember-elemental", defending=True))
    assert (hit(plain).defense, hit(plain).damage) == (1, 1)


@pytest.mark.rule("BG-E12", "BG-157", "BG-160", "BG-162", "BG-163")
def test_each_threat_takes_one_from_the_defense() -> None:
    state = flank(b3="guard")
    assert (hit(state).defense, hit(state).threats, hit(state).damage) == (1, (11,), 1)
    table = finish(battle_phase, state, "defend b3", "attack c2")
    assert told(table, "attacks")[0]["threats"] == 0  # b3 turned sideways before the blow (BG-163)
    assert unit_at(state, "c3").hp == 4
    upright = flank(b3="guard")
    finish(battle_phase, upright, "advance b3", "attack c2", "defend b3")  # b3 has a target and stays
    assert unit_at(upright, "c3").hp == 3


@pytest.mark.rule("BG-E12", "BG-160", "BG-161", "BG-184")
def test_who_defends_does_not_threaten_but_for_pack_tactics() -> None:
    archer = flank(b3="guard", d3=Stands("archer", defending=True))
    assert (hit(archer).threats, hit(archer).damage) == ((11,), 1)
    pack = flank(b3="guard", d3=Stands("crusader", defending=True))
    assert (sorted(hit(pack).threats), hit(pack).defense, hit(pack).damage) == ([11, 13], 0, 2)


@pytest.mark.rule("BG-161", "BG-160")
def test_pack_tactics_lifts_no_other_condition() -> None:
    far = flank(b2=Stands("crusader", defending=True))  # diagonal
    assert hit(far).threats == ()
    mild = flank(b3=Stands("crusader", attack=0, defending=True))  # no Attack value
    assert hit(mild).threats == ()
    alone = position(Side(units={"c2": "crusader"}), Side("elementalist", {"c3": GOLEM}))  # the attacker itself
    assert hit(alone).threats == ()


@pytest.mark.rule("BG-E12", "BG-158")
def test_a_defense_below_zero_adds_no_damage() -> None:
    state = flank(b3="guard", d3="guard", c4="guard")
    assert (len(hit(state).threats), hit(state).defense, hit(state).damage) == (3, 0, 2)
    finish(battle_phase, state, "defend c4", "advance b3", "advance d3", "attack c2", "defend b3", "defend d3")
    assert unit_at(state, "c3").hp == 4 - 2


@pytest.mark.rule("BG-E12", "BG-160")
def test_units_without_attack_and_diagonal_ones_do_not_threaten() -> None:
    assert hit(flank(b3="cleric")).damage == 0
    assert hit(flank(b2="guard", d2="guard", b4="guard", d4="guard")).damage == 0


@pytest.mark.rule("BG-E12", "BG-159")
def test_who_does_not_defend_has_no_defense_value() -> None:
    upright = Stands("stone-golem", hp=4)
    for others in ({}, {"b3": "guard"}, {"b3": "guard", "d3": "guard", "c4": "guard"}):
        state = flank(upright, **others)
        assert (hit(state).shields, hit(state).threats, hit(state).damage) == (0, (), 2)


@pytest.mark.rule("BG-156", "BG-181", "BG-183")
def test_shields_add_up() -> None:
    wall = Card("wall", "Wall", "paladin", "unit", "Stone", rank=1, attack=1, hp=9, shield=3)
    state = position(Side(units={"c2": Stands("knight", attack=6)}), Side(units={"c3": Stands("wall", defending=True)}),
                     cards=[wall])  # fmt: skip
    assert (hit(state).defense, hit(state).damage) == (4, 2)


@pytest.mark.rule("BG-164", "BG-024")
def test_heroes_neither_threaten_nor_are_flanked() -> None:
    """A defender in its enemy's home row, next to that hero's edge; and a hero attacked by two."""
    deep = position(Side(units={"c2": "knight"}), Side("elementalist", {"c1": GOLEM}))
    assert hit(deep, on="c1").threats == ()
    state = position(Side(units={"c4": "knight", "b4": "guard", "d4": "guard"}), Side("warlock"))
    blown = blow(state, unit_at(state, "c4"), HERO)
    assert (blown.threats, blown.defense, blown.damage) == ((), 0, 2)


@pytest.mark.rule("BG-152", "BG-153", "BG-236", "BG-R71", "BG-R70")
def test_a_unit_defends_through_its_move_and_the_enemys_turn_until_its_next_first_action() -> None:
    state = position(Side(units={"c1": Stands("guard", haste=1)}), Side("warlock", {"a4": "imp"}))
    play(battle_phase, state, "defend c1", "attack c2")  # Defend, Advance, then a Haste action
    assert unit_at(state, "c2").defending
    state.active = B
    play(battle_phase, state, "advance a4", "defend a3")
    assert unit_at(state, "c2").defending  # another's Battle phase changes nothing
    state.active = A
    play(battle_phase, state, "advance c2", "attack c3")
    assert not unit_at(state, "c3").defending


@pytest.mark.rule("BG-153", "BG-R69")
def test_defending_ends_for_a_stunned_unit_when_its_first_action_would_come() -> None:
    state = position(Side(units={"c1": Stands("guard", defending=True, stun=1)}), Side("warlock"))
    play(battle_phase, state)
    assert not unit_at(state, "c1").defending


@pytest.mark.rule("BG-R72", "BG-163")
def test_who_still_defends_from_last_turn_does_not_threaten_before_its_own_action() -> None:
    """In the row ahead it acts before the knight, in the row behind after it."""
    ahead = flank(b3=Stands("guard", defending=True))
    finish(battle_phase, ahead, "attack b3", "attack c2")
    assert unit_at(ahead, "c3").hp == 3  # the guard's own blow is stopped, but then it threatens
    late = position(Side(units={"c4": "knight", "b3": Stands("guard", defending=True)}),
                    Side("elementalist", {"b4": GOLEM}))  # fmt: skip
    table = finish(battle_phase, late, "attack c4")
    first = told(table, "attacks")[0]
    assert (first["card"], first["threats"], first["n"]) == ("knight", 0, 0)


@pytest.mark.rule("BG-R73", "BG-R74")
def test_stunned_disarmed_and_turned_units_threaten() -> None:
    assert hit(flank(b3=Stands("guard", stun=1), d3=Stands("guard", disarm=1))).damage == 2
    state = position(Side(units={"c2": "knight"}), Side("elementalist", {"c3": GOLEM, "b3": "ember-elemental"}))
    assert hit(state).threats == ()
    unit_at(state, "b3").turnover = 1
    assert hit(state).threats == (11,)
    unit_at(state, "c3").defending = False
    assert threats_to(state, unit_at(state, "b3"), None) == (12,)  # its owner's golem threatens it in turn


@pytest.mark.rule("BG-R151", "BG-236")
def test_told_to_defend_by_a_card_it_defends_until_the_same_end() -> None:
    ahead = position(Side(units={"c2": "guard", "d2": "archer", "c3": "guard"}, hand=["hold-the-line"], pool="W"),
                     Side("warlock"))  # fmt: skip
    finish(main_phase, ahead, "cast hold-the-line", "row 2")
    assert [unit_at(ahead, f).defending for f in ("c2", "d2", "c3")] == [True, True, False]
    finish(battle_phase, ahead)
    assert not any(unit is not None and unit.defending for unit in ahead.board)  # ordered before the own battle


@pytest.mark.rule("BG-236", "BG-154")
def test_the_defense_is_the_same_whoever_told_it() -> None:
    brace = Card("brace", "Brace", "paladin", "spell", "Order", cost_of("W"), aim=Aim("unit"), effects=(Defend(),))
    assert brace.text == "Target unit: it defends."
    state = position(Side(units={"c2": "knight"}, hand=["brace"], pool="W"), Side("warlock", {"c3": "ghoul"}),
                     cards=[brace])  # fmt: skip
    finish(main_phase, state, "cast brace", "at c3")
    assert (hit(state).defense, hit(state).damage) == (1, 1)


@pytest.mark.rule("BG-155", "BG-157", "BG-158", "BG-183")
def test_switches_of_the_defense_value() -> None:
    sides = Side(units={"c2": Stands("knight", attack=9), "b3": "guard"}), Side("elementalist", {"c3": GOLEM})
    assert hit(position(*sides, variant=rules(base_defense=3))).defense == 3
    assert hit(position(*sides, variant=rules(shield_value=4))).defense == 4
    assert hit(position(*sides, variant=rules(flank_loss=2))).defense == 0
    assert hit(position(*sides, variant=rules(flank_loss=2, defense_floor=1))).defense == 1


@pytest.mark.rule("BG-154", "BG-163")
def test_an_attack_outside_battle_meets_the_stances_of_that_moment() -> None:
    strike = Card("strike", "Strike", "paladin", "spell", "Order", cost_of("W"), aim=Aim("ally"), effects=(Attack(),))
    state = position(Side(units={"c2": "knight", "d3": "guard"}, hand=["strike"], pool="W"),
                     Side("elementalist", {"c3": GOLEM}), cards=[strike])  # fmt: skip
    play(turn, state, "cast strike", "at c2", "defend d3", "attack c2")
    assert unit_at(state, "c3").hp == 3  # 2 - (2 - 1) = 1 in the Main phase; in the battle 0 and 0
