"""Glossary: abilities that change Att in combat, each alone on the attacker or the defender, in numbers."""

from typing import Any

import pytest
from lytharian_clash import charge, clash, foe, one, wounds
from lytharian_table import (
    Side,
    Troop,
    custom,
    duel,
    face_up,
    finish,
    hurt,
    main_phase,
    position,
    troop_at,
    under,
    upto,
)


@pytest.mark.rule("LC-247", "LC-R114")
@pytest.mark.parametrize(("roll", "more"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_battering_ram_adds_a_d3_when_attacking(roll: int, more: int) -> None:
    assert wounds(clash(one("Battering Ram"), foe(), dice=[roll])) == (5, 5 + more)
    assert wounds(clash(one(), foe("Battering Ram"))) == (5, 5)  # no roll for the defender


@pytest.mark.rule("LC-248", "LC-R147")
def test_berserk_buys_att_with_damage_but_never_to_the_death() -> None:
    state = clash(one("Berserk"), foe(), "berserk 3")
    assert wounds(state) == (3 + 5, 5 + 3)
    shy = position(Side([one("Berserk", hurt=16)]), Side([foe()]))
    asked = upto(charge, shy)
    assert asked.notations == [f"berserk {n}" for n in range(4)]  # current Def 4: three at most
    warded = Side([one("Berserk")], hand=["mist-veil"])
    paid = position(warded, Side([foe("", "0/20")]))
    events = duel(charge, paid, "berserk 3").events
    assert [(clause, args["n"]) for kind, clause, args in events if kind == "damage"] == [("LC-248", 3), ("LC-148", 8)]
    resists = clash(one("Berserk, Resist All 2"), foe(), "berserk 2")
    assert wounds(resists) == (2 + 3, 7)  # the cost is not reduced
    assert wounds(clash(one("Berserk", hurt=19), foe("", "0/20"))) == (19, 5)  # nothing left to spend: not asked


@pytest.mark.rule("LC-249", "LC-R146", "LC-R12")
def test_bloodhunt_adds_once_if_any_damaged_troop_is_within_two_squares() -> None:
    assert wounds(clash(one("Bloodhunt 2"), foe())) == (5, 5)
    assert wounds(clash(one("Bloodhunt 2"), foe(hurt=1))) == (5, 1 + 7)
    assert wounds(clash(one("Bloodhunt 2", hurt=1), foe(hurt=1))) == (6, 1 + 7)  # both damaged, once
    far, near = one("", "1/9", "g4", hurt=1), one("", "1/9", "f3", hurt=1)
    assert wounds(clash([one("Bloodhunt 2"), far], foe())) == (5, 5)
    assert wounds(clash([one("Bloodhunt 2"), near], foe())) == (5, 7)
    lines = under(range_shape="straight_lines")
    assert wounds(clash([one("Bloodhunt 2"), one("", "1/9", "f5", hurt=1)], foe(), variant=lines)) == (5, 5)


@pytest.mark.rule("LC-250", "LC-R146")
def test_bloodrage_adds_for_each_damaged_troop_itself_included() -> None:
    mine = [one("Bloodrage 2", hurt=1), one("", "1/9", "f6", hurt=1), one("", "1/9", "g4", hurt=1)]
    assert wounds(clash(mine, foe(hurt=3))) == (6, 3 + 5 + 3 * 2)
    assert wounds(clash(one("Bloodrage 2"), foe())) == (5, 5)


@pytest.mark.rule("LC-252", "LC-R110")
def test_bully_adds_against_less_att() -> None:
    assert wounds(clash(one("Bully 2"), foe("", "4/20"))) == (4, 7)
    assert wounds(clash(one("Bully 2"), foe())) == (5, 5)  # equal is not less
    assert wounds(clash(one("", "4/20"), foe("Bully 2"))) == (7, 4)


@pytest.mark.rule("LC-254", "LC-R110", "LC-R152")
def test_bushwhack_adds_against_a_def_below_its_att() -> None:
    state = clash(one("Bushwhack 2", "9/20"), foe("Brace 8", "0/8"))
    assert hurt(state, "d5") == 9 + 2 - 8
    even = clash(one("Bushwhack 2", "8/20"), foe("Brace 8", "0/8"))
    assert hurt(even, "d5") == 0
    worn = clash(one("Bushwhack 2", "8/20"), foe("Brace 8", "0/9", hurt=2))  # damage counts: Def 7
    assert hurt(worn, "d5") == 2 + 2


@pytest.mark.rule("LC-256")
def test_charge_adds_when_attacking_only() -> None:
    assert wounds(clash(one("Charge 3"), foe("Charge 3"))) == (5, 8)


@pytest.mark.rule("LC-258", "LC-R143")
def test_command_adds_for_each_adjacent_friend_face_down_or_not() -> None:
    mine = [one("Command 2"), one("", "1/9", "c4"), one("", "1/9", "e3", up=False), one("", "1/9", "d2")]
    assert wounds(clash(mine, foe())) == (5, 5 + 2 * 2)


@pytest.mark.rule("LC-268", "LC-R110")
def test_fearless_adds_against_more_att() -> None:
    assert wounds(clash(one("Fearless 2"), foe("", "6/20"))) == (6, 7)
    assert wounds(clash(one("Fearless 2"), foe())) == (5, 5)
    assert wounds(clash(one("", "6/20"), foe("Fearless 2"))) == (7, 6)


@pytest.mark.rule("LC-269", "LC-R128", "LC-R150")
def test_intimidate_lowers_the_enemys_att_never_below_nothing() -> None:
    assert wounds(clash(one("Intimidate 2"), foe())) == (3, 5)
    assert wounds(clash(one("Intimidate 2"), foe("Intimidate 1"))) == (3, 4)
    assert wounds(clash(one("Intimidate 9"), foe("Venom"))) == (0, 5)  # a hit of 0 has no Venom


@pytest.mark.rule("LC-271", "LC-R142")
def test_mob_might_adds_for_each_revealed_surictavi_at_most_five() -> None:
    def rats(n: int, **more: Any) -> list[Troop]:
        return [one("", "1/9", f"{file}1", race="surictavi", **more) for file in "abcdfgh"[:n]]

    mob = one("Mob Might", race="surictavi")
    assert wounds(clash([mob, *rats(2)], foe())) == (5, 5 + 3)
    assert wounds(clash([mob, *rats(2, up=False)], foe())) == (5, 5 + 1)  # itself is revealed
    assert wounds(clash([mob, *rats(7)], foe())) == (5, 5 + 5)
    assert wounds(clash([one("Mob Might"), *rats(2)], foe())) == (5, 5 + 2)  # a human leads them
    assert wounds(clash([mob, *rats(2)], foe(), variant=under(mobmight_counts_self=False))) == (5, 5 + 2)
    assert wounds(clash([mob, *rats(7)], foe(), variant=under(mobmight_cap=2))) == (5, 5 + 2)


@pytest.mark.rule("LC-273", "LC-R113", "LC-D36")
def test_mobility_is_att_or_protection_as_chosen() -> None:
    assert wounds(clash(one("Mobility 2"), foe(), "mobility att")) == (5, 7)
    assert wounds(clash(one("Mobility 2"), foe(), "mobility protection")) == (3, 5)
    both = position(Side([one("Mobility 2")]), Side([foe("Mobility 1")]))
    asked = upto(charge, both)
    assert (asked.seat, asked.notations) == (1, ["mobility att", "mobility protection"])  # the defender first
    after = position(Side([one("Mobility 2")]), Side([foe("Mobility 1")]))
    duel(charge, after, "mobility protection", "mobility att")
    assert wounds(after) == (5, 5 + 2 - 1)


@pytest.mark.rule("LC-275", "LC-R115", "LC-R116")
def test_pounce_adds_one_and_silences_the_defender() -> None:
    assert wounds(clash(one("Pounce"), foe("Vicious 3, Brace 2"))) == (5, 6)
    assert wounds(clash(one("Vicious 3, Resist All 1"), foe("Pounce"))) == (4, 5)  # only when attacking
    armed = clash(one("Pounce"), foe("Brace 2", armor="tower-shield"))
    assert wounds(armed) == (5, 5)  # Brace 1 of the shield is no text ability
    hidden = clash(one("Pounce"), foe("Ambush 4", up=False))
    assert (wounds(hidden), face_up(hidden, "d5")) == ((5, 6), True)


@pytest.mark.rule("LC-275", "LC-R115")
def test_a_negated_death_trigger_does_not_happen() -> None:
    hand = clash(one("Pounce", "9/20"), foe("Resupply 2, Sustenance 3", "1/9"))
    assert (len(hand.players[1].hand), hand.players[1].mana) == (0, 5)
    usual = clash(one("", "9/20"), foe("Resupply 2, Sustenance 3", "1/9"), "first-resupply t2")
    assert (len(usual.players[1].hand), usual.players[1].mana) == (2, 8)


@pytest.mark.rule("LC-279")
def test_shieldspear_is_a_spear_in_attack_and_a_shield_in_defence() -> None:
    assert wounds(clash(one("Shieldspear"), foe())) == (5, 6)
    assert wounds(clash(one(), foe("Shieldspear"))) == (5, 4)


@pytest.mark.rule("LC-283", "LC-R134", "LC-R136")
def test_stampede_lowers_the_defenders_def_for_that_combat() -> None:
    dead = clash(one("Stampede 2", "5/20"), foe("", "1/7"))
    assert hurt(dead, "d5") == 1  # the attacker took the square; the defender had 7 and 5 were enough
    assert dead.players[1].crypt
    alive = clash(one("Stampede 2", "5/20"), foe("", "1/8"))
    assert (wounds(alive), alive.players[1].crypt) == ((1, 5), [])
    defending = clash(one("", "1/7"), foe("Stampede 2"))
    assert (wounds(defending), defending.players[0].crypt) == ((5, 1), [])
    zero = clash(one("Stampede 2", "0/20"), foe("", "1/2"))
    assert zero.players[1].crypt  # a hit of 0 on a Def of 0


@pytest.mark.rule("LC-286")
def test_vicious_adds_when_defending_only() -> None:
    assert wounds(clash(one("Vicious 3"), foe("Vicious 2"))) == (7, 5)


@pytest.mark.rule("LC-287")
def test_weapon_master_adds_while_it_carries_a_weapon() -> None:
    assert wounds(clash(one("Weapon Master 2"), foe())) == (5, 5)
    assert wounds(clash(one("Weapon Master 2", weapon="dagger"), foe())) == (5, 5 + 1 + 2)
    assert wounds(clash(one("Weapon Master 2", armor="chain-mail"), foe())) == (5, 5)
    assert wounds(clash(one("Weapon Master 2", weapon="dagger"), foe("Disarm"))) == (5, 5)


@pytest.mark.rule("LC-294")
def test_a_slayer_adds_and_protects_by_one_against_its_race() -> None:
    assert wounds(clash(one("Orc Slayer"), foe(race="orc"))) == (4, 6)
    assert wounds(clash(one("Orc Slayer"), foe(race="elf"))) == (5, 5)
    assert wounds(clash(one(race="orc"), foe("Orc Slayer"))) == (6, 4)


@pytest.mark.rule("LC-260", "LC-R111", "LC-R151", "LC-R136")
def test_a_crusher_ignores_armor_and_what_it_grants() -> None:
    dead = clash(one("Crusher"), foe("", "1/5", armor="plate-mail"))
    assert dead.players[1].crypt
    stays = clash(one("Crusher"), foe("", "1/6", armor="plate-mail"))
    assert (hurt(stays, "d5"), stays.armor[troop_at(stays, "d5")] >= 0) == (5, True)
    shield = clash(one("Crusher"), foe("", "1/20", armor="tower-shield"))
    assert hurt(shield, "d5") == 5  # Brace 1 of the shield is off
    both = clash(one("Crusher, Bushwhack 2"), foe("Brace 6", "0/4", armor="plate-mail"))
    assert hurt(both, "d5") == 1  # 5 against Def 4: the plate is left out of the comparison, 7 - 6


@pytest.mark.rule("LC-262", "LC-R111", "LC-R151")
def test_disarm_takes_the_weapon_off_until_combat_ends() -> None:
    state = clash(one("Disarm"), foe(weapon="longsword"))
    assert wounds(state) == (5, 5)
    assert state.weapon[troop_at(state, "d5")] >= 0
    assert wounds(clash(one(), foe(weapon="longsword"))) == (9, 5)
    assert wounds(clash(one("Charge 1", weapon="knights-lance"), foe("Disarm"))) == (5, 6)  # the lance's Charge is off
    bully = clash(one("Disarm, Bully 2"), foe("", "4/20", weapon="longsword"))
    assert wounds(bully) == (4, 7)


@pytest.mark.rule("LC-261", "LC-R107", "LC-R115", "LC-R117", "LC-D36")
def test_a_crushing_hammer_disables_one_ability_on_an_even_roll() -> None:
    assert wounds(clash(one("Crushing Hammer"), foe("Vicious 3, Brace 2"), dice=[1])) == (8, 3)
    assert wounds(clash(one("Crushing Hammer"), foe("Vicious 3, Brace 2"), "disable vicious", dice=[2])) == (5, 3)
    assert wounds(clash(one("Crushing Hammer"), foe("Vicious 3, Brace 2"), "disable brace", dice=[6])) == (8, 5)
    assert wounds(clash(one("Crushing Hammer"), foe(), dice=[2])) == (5, 5)  # nothing to disable
    state = position(Side([one("Crushing Hammer")]), Side([foe("Vicious 3, Brace 2")]))
    assert upto(charge, state, dice=[4]).seat == 0  # the Hammer's controller picks
    first = position(Side([one("Crushing Hammer, Charge 1")]), Side([foe("Crushing Hammer")]))
    asked = upto(charge, first, dice=[2])
    assert (asked.seat, asked.notations) == (1, ["disable crushing-hammer", "disable charge"])
    gone = clash(one("Crushing Hammer, Charge 1"), foe("Crushing Hammer"), "disable crushing-hammer", dice=[2])
    assert wounds(gone) == (5, 6)  # the attacker's Hammer is never rolled


@pytest.mark.rule("LC-R109")
def test_comparisons_leave_abilities_out_unless_a_switch_lets_them_in() -> None:
    assert wounds(clash(one("Charge 2, Bully 2"), foe())) == (5, 7)
    counted = under(comparison_includes_abilities=True)
    assert wounds(clash(one("Charge 2, Bully 2"), foe(), variant=counted)) == (5, 9)


def test_a_combat_in_the_turn_is_the_same_combat() -> None:
    charger = Troop(custom("Charger", "R", "5/20", "Charge 2"), "d3")
    state = position(Side([charger]), Side([foe()]))
    finish(main_phase, state, "move d3-d4", "attack d4xd5")
    assert wounds(state) == (5, 7)
