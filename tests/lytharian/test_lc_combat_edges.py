"""Combat at its limits: equal and one beyond, attacker and defender, in the fight and beside it, alive and fallen."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from lytharian_arena import arena, duel_in
from lytharian_clash import clash, foe, one, wounds
from lytharian_table import (
    Side,
    Troop,
    custom,
    fights,
    finish,
    hurt,
    main,
    main_phase,
    position,
    run,
    told,
    troop_at,
    under,
    upto,
    who,
)

from rulewright.games.lytharian.rules.combat.blow import Blow
from rulewright.games.lytharian.rules.combat.bonuses import reduced
from rulewright.games.lytharian.rules.combat.combat import new_fight
from rulewright.games.lytharian.rules.combat.damage import apply, deal
from rulewright.games.lytharian.rules.combat.fight_numbers import att_now, def_now
from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.state import State


def facing(mine: Troop | Sequence[Troop], theirs: Troop | Sequence[Troop], **rules: Any) -> State:
    """d4 attacks d5, and no choice is made yet."""
    sides = [Side([each] if isinstance(each, Troop) else each) for each in (mine, theirs)]
    state = position(*sides, variant=under(**rules))
    attacker, defender = troop_at(state, "d4"), troop_at(state, "d5")
    state.fight = new_fight(state, attacker, defender, False, state.at[attacker])
    return state


def att(state: State, side: int = 0) -> int:
    assert state.fight is not None
    return att_now(state, state.fight, side)


# -- comparisons


@pytest.mark.rule("LC-252", "LC-254", "LC-268", "LC-R110")
@pytest.mark.parametrize(
    ("power", "enemy", "more"),
    [
        ("Bully 2", "4/20", 2), ("Bully 2", "5/20", 0), ("Bully 2", "6/20", 0),
        ("Fearless 2", "6/20", 2), ("Fearless 2", "5/20", 0), ("Fearless 2", "4/20", 0),
        ("Bushwhack 2", "9/4", 2), ("Bushwhack 2", "9/5", 0), ("Bushwhack 2", "9/6", 0),
    ],
)  # fmt: skip
def test_equal_numbers_are_neither_less_nor_more(power: str, enemy: str, more: int) -> None:
    assert att(facing(one(power), foe(stats=enemy))) == 5 + more
    assert att(facing(one(stats=enemy), foe(power)), 1) == 5 + more


@pytest.mark.rule("LC-R111", "LC-262", "LC-252", "LC-268")
def test_a_weapon_that_is_disarmed_counts_in_no_comparison() -> None:
    """A Mace is +3: it would make the Bully the stronger, and who is not afraid the weaker."""
    assert att(facing(one("Bully 2", weapon="mace"), foe(stats="6/20"))) == 5 + 3 + 2
    assert att(facing(one("Bully 2", weapon="mace"), foe("Disarm", "6/20"))) == 5
    assert att(facing(one("Fearless 2"), foe(stats="4/20", weapon="mace"))) == 5 + 2
    assert att(facing(one("Fearless 2, Disarm"), foe(stats="4/20", weapon="mace"))) == 5


@pytest.mark.rule("LC-R111", "LC-260", "LC-254", "LC-R152")
def test_armor_that_is_crushed_and_damage_carried_count_for_bushwhack() -> None:
    assert att(facing(one("Bushwhack 2"), foe(stats="1/4", armor="plate-mail"))) == 5
    assert att(facing(one("Bushwhack 2, Crusher"), foe(stats="1/4", armor="plate-mail"))) == 5 + 2
    assert att(facing(one("Bushwhack 2"), foe(stats="1/20", hurt=15))) == 5
    assert att(facing(one("Bushwhack 2"), foe(stats="1/20", hurt=16))) == 5 + 2


@pytest.mark.rule("LC-R109")
@pytest.mark.parametrize("side", [0, 1])
def test_by_a_switch_each_is_compared_with_its_own_abilities(side: int) -> None:
    """Weapon Master helps on either side; what only compares is left out of what is compared."""
    master = {"weapon": "dagger"}

    def deals(mine: str, theirs: str, mine_on: dict[str, str], theirs_on: dict[str, str], counted: bool) -> int:
        pair = [(mine, mine_on), (theirs, theirs_on)]
        (a, on_a), (b, on_b) = pair if side == 0 else pair[::-1]
        state = facing(one(a, **on_a), foe(b, **on_b), comparison_includes_abilities=counted)
        return att(state, side)

    plain = deals("Weapon Master 2", "", master, {}, False)
    assert deals("Fearless 4", "Weapon Master 2", master, master, False) == plain - 2
    assert deals("Fearless 4", "Weapon Master 2", master, master, True) == plain - 2 + 4
    assert deals("Bully 4, Weapon Master 2", "", master, master, False) == plain
    assert deals("Bully 4, Weapon Master 2", "", master, master, True) == plain + 4
    assert deals("Bully 4, Weapon Master 2", "Weapon Master 2", master, master, True) == plain
    assert deals("Bully 4, Fearless 9", "Bully 9", {}, {}, True) == 5
    assert deals("Bushwhack 4, Weapon Master 2", "", master, {}, True) == plain


@pytest.mark.rule("LC-R109", "LC-254")
def test_by_a_switch_bushwhack_looks_at_its_att_with_abilities() -> None:
    for counted, more in ((False, 0), (True, 3)):
        state = facing(one("Bushwhack 3, Charge 2"), foe(stats="1/6"), comparison_includes_abilities=counted)
        assert att(state) == 5 + 2 + more


# -- who helps whom


@pytest.mark.rule("LC-271", "LC-R142")
def test_mob_might_counts_revealed_friends_of_the_race_that_live() -> None:
    rat = "surictavi-slinger"
    mine = [
        one("Mob Might", race="surictavi"), Troop(rat, "a1"), Troop(rat, "h1", up=False), Troop(rat, None),
        Troop("cave-bear", "b1"),
    ]  # fmt: skip
    theirs = [foe("Mob Might", race="surictavi"), Troop(rat, "a8"), Troop(rat, "b8")]
    assert att(facing(mine, theirs)) == 5 + 2
    assert att(facing(mine, theirs), 1) == 5 + 3
    assert att(facing(mine, theirs, mobmight_counts_self=False)) == 5 + 1
    assert att(facing(mine, theirs, mobmight_cap=2), 1) == 5 + 2


@pytest.mark.rule("LC-294")
@pytest.mark.parametrize(("power", "more"), [("Orc Slayer 2", 2), ("Elf Slayer 2", 0), ("Gorm Slayer 2", 2)])
def test_a_slayer_knows_its_prey_by_race_or_name_in_attack_and_defence(power: str, more: int) -> None:
    prey = custom("Gorm", "Q", "5/20", race="orc")
    assert att(facing(one(power), Troop(prey, "d5"))) == 5 + more
    assert wounds(clash(one(power), Troop(prey, "d5"))) == (5 - more, 5 + more)
    assert wounds(clash(Troop(prey, "d4"), foe(power))) == (5 + more, 5 - more)


@pytest.mark.rule("LC-257", "LC-R145", "LC-258")
def test_only_friends_next_to_it_are_comrades_or_take_commands() -> None:
    kin = custom("Kin", "P", "1/9")
    for square, helps in (("c4", True), ("c3", True), ("b4", False)):
        for powers in ("Comradery 2", "Command 2"):
            assert att(facing([one(powers), Troop(kin, square)], foe())) == 5 + 2 * helps
    assert att(facing(one("Comradery 2"), [foe(), Troop(kin, "c4")])) == 5  # of its race, but an enemy
    assert att(facing(one("Command 2"), [foe(), Troop(kin, "c4")])) == 5
    other = custom("Other", "P", "1/9", race="elf")
    assert att(facing([one("Comradery 2"), Troop(other, "c4")], foe())) == 5


@pytest.mark.rule("LC-269", "LC-R150", "LC-R128")
@pytest.mark.parametrize(("x", "left"), [(4, 1), (5, 0), (6, 0)])
def test_intimidate_takes_from_either_side_down_to_nothing(x: int, left: int) -> None:
    assert att(facing(one(), foe(f"Intimidate {x}"))) == left
    assert att(facing(one(f"Intimidate {x}"), foe()), 1) == left
    assert att(facing(one(f"Intimidate {x}"), foe())) == 5  # not from its own


@pytest.mark.rule("LC-283", "LC-R134")
def test_stampede_is_for_who_attacks() -> None:
    state = facing(one("Stampede 2"), foe("Stampede 3"))
    assert state.fight is not None
    assert (def_now(state, state.fight, 0), def_now(state, state.fight, 1)) == (20, 18)


@pytest.mark.rule("LC-283", "LC-R134", "LC-131")
@pytest.mark.parametrize(("x", "dies"), [(2, False), (3, True)])
def test_a_blow_of_nothing_kills_whom_a_stampede_leaves_no_def(x: int, dies: bool) -> None:
    state = clash(one(f"Stampede {x}", "0/20"), [foe(stats="0/5", hurt=2), foe(at="h7")])
    assert (who(state, "d5") != "", who(state, "d4") == "") == ((True, dies))


# -- what is reduced


@pytest.mark.rule("LC-R129", "LC-251", "LC-279", "LC-294")
@pytest.mark.parametrize("power", ["Brace 2", "Orc Slayer 2"])
def test_what_helps_in_a_combat_helps_against_spells_there_and_nowhere_else(power: str) -> None:
    """Against a blow and a spell in the combat; not against a curse; not beside it, not without one."""
    state = facing(one(race="orc"), [foe(power), foe(power, at="h5")])
    there, beside = troop_at(state, "d5"), troop_at(state, "h5")
    assert [reduced(state, there, kind, physical) for kind, physical in (("combat", True), ("spell", False))] == [2, 2]
    assert [reduced(state, beside, kind, physical) for kind, physical in (("combat", True), ("spell", False))] == [0, 0]
    state.fight = None
    assert reduced(state, there, "spell", False) == 0


@pytest.mark.rule("LC-R129", "LC-R177")
def test_by_their_switches_less_is_reduced() -> None:
    """Of combat only its own blow; and what an ability burns is no spell."""
    state = facing(one(), foe("Brace 2, Comradery 1"), reduce_scope="combat_hit_only")
    there = troop_at(state, "d5")
    assert [reduced(state, there, *blow) for blow in (("combat", True), ("spell", False), ("ability", True))] == [
        2,
        0,
        0,
    ]
    for counts in (True, False):
        state = facing(one(), foe("Brace 2, Spell Resist 1, Resist All 3"), ability_elemental_is_spell_damage=counts)
        there = troop_at(state, "d5")
        assert reduced(state, there, "spell", False) == 2 + 1 + 3
        assert reduced(state, there, "ability", False) == (2 + 1 + 3) * counts
        assert reduced(state, there, "ability", True) == 2 + 3


# -- leaving and falling


@pytest.mark.rule("LC-R122", "LC-R123", "LC-R273", "LC-364")
@pytest.mark.parametrize(("seat", "stats"), [(0, ("5/20", "5/2")), (1, ("5/2", "5/20"))])
def test_in_a_duel_who_is_killed_by_a_spell_strikes_no_more(seat: int, stats: tuple[str, str]) -> None:
    hands: tuple[list[str], list[str]] = (["deathbolt"], []) if seat == 0 else ([], ["deathbolt"])
    state = arena(stats=stats, hands=hands)
    here, there = ("e4", "e5") if seat == 0 else ("e5", "e4")
    finish(fights, state, "cast deathbolt", f"at-troop {there}")
    assert (who(state, there), hurt(state, here), duel_in(state).combats) == ("", 0, 1)


@pytest.mark.rule("LC-R267", "LC-R273")
@pytest.mark.parametrize(("to", "dealt"), [("d5", 5), ("f5", 5), ("d6", 0), ("e6", 0)])
def test_in_a_duel_who_steps_aside_but_stays_adjacent_fights_on(to: str, dealt: int) -> None:
    state = arena(hands=([], ["sidestep"]), duel_both_survive="tie")
    finish(fights, state, "cast sidestep", f"to {to}")
    assert (hurt(state, "e4"), hurt(state, to)) == (dealt, dealt)


@pytest.mark.rule("LC-R132", "LC-R136")
def test_what_was_prevented_for_a_combat_is_over_with_it_for_all() -> None:
    mine = Side([one(stats="1/20"), one(at="h1")], hand=["mist-veil"])
    state = position(mine, Side([foe(stats="1/20")]))
    finish(main_phase, state, "attack d4xd5", "cast mist-veil", "at-troop h1", "move h1-h2")
    assert not any(state.guard)


@pytest.mark.rule("LC-107", "LC-R72", "LC-139")
def test_an_attack_is_an_act_of_the_main_phase() -> None:
    mine = Side([one()], hand=["power-through-sacrifice"])
    state = position(mine, Side([foe()]))
    assert "cast power-through-sacrifice" in upto(main_phase, position(mine, Side([foe()]))).notations
    assert "cast power-through-sacrifice" not in upto(main_phase, state, "attack d4xd5").notations


@pytest.mark.rule("LC-285", "LC-R128")
def test_venom_needs_a_wound() -> None:
    for stats, rolled in (("5/20", 1), ("0/20", 0)):
        state = position(Side([one("Venom", stats)]), Side([foe()]))
        table = finish(main_phase, state, "attack d4xd5", "move d4-d3")
        assert len(table.rolled) == rolled


@pytest.mark.rule("LC-285", "LC-242", "LC-R138", "LC-280")
def test_who_dies_of_venom_was_killed_by_who_bit_it() -> None:
    state = position(Side([one("Venom, Soulsteal 2")]), Side([foe(stats="1/6"), foe(at="h7")]))
    finish(main_phase, state, "attack d4xd5", "move d5-d4", dice=[2])
    assert (who(state, "d5"), state.soul[troop_at(state, "d4")], state.players[0].kills) == ("", 2, 7)


# -- negation and dice


@pytest.mark.rule("LC-275", "LC-R116")
def test_only_who_attacks_pounces() -> None:
    assert wounds(clash(one("Charge 2"), foe("Pounce"))) == (5, 7)
    assert wounds(clash(one("Pounce"), foe("Vicious 2"))) == (5, 6)


@pytest.mark.rule("LC-275", "LC-261", "LC-R107", "LC-R117")
def test_a_pounce_comes_before_hammers() -> None:
    """The prey's Hammer is never rolled for; the pouncer's finds nothing left to disable."""
    assert wounds(clash(one("Pounce, Charge 2"), foe("Crushing Hammer"))) == (5, 5 + 1 + 2)
    assert wounds(clash(one("Pounce, Crushing Hammer"), foe("Vicious 2"), dice=[2])) == (5, 6)


@pytest.mark.rule("LC-247", "LC-261", "LC-R114")
def test_a_ram_is_for_who_attacks_and_can_be_disabled_before_it_is_rolled() -> None:
    assert wounds(clash(one(), foe("Battering Ram"))) == (5, 5)
    assert wounds(clash(one("Battering Ram"), foe("Crushing Hammer"), dice=[2])) == (5, 5)
    assert wounds(clash(one("Battering Ram"), foe("Crushing Hammer"), dice=[1, 5])) == (5, 8)


@pytest.mark.rule("LC-R115", "LC-260", "LC-262", "LC-R151")
def test_what_equipment_grants_is_not_negated() -> None:
    """A Breaker Hammer (+2, Crusher) ignores the pouncer's Armor all the same; a disarmed one does not."""
    plated = one("Pounce", "5/9", armor="full-plate")
    for prey, fallen in ((foe(stats="7/30", weapon="breaker-hammer"), True), (foe("Crusher", "9/30"), False)):
        state = clash([plated, one(at="h2")], prey)
        assert (who(state, "d4") == "") is fallen
    state = clash([one("Disarm", "5/9", armor="full-plate"), one(at="h2")], foe(stats="9/30", weapon="breaker-hammer"))
    assert hurt(state, "d4") == 9


@pytest.mark.rule("LC-R234", "LC-227", "LC-R151")
def test_two_of_an_ability_without_a_number_are_one_and_numbers_add_up() -> None:
    assert att(facing(one("Charge 1", weapon="knights-lance"), foe())) == 5 + 2 + 1 + 1
    assert att(facing(one("Charge 1", weapon="knights-lance"), foe("Disarm"))) == 5 + 1


@pytest.mark.rule("LC-265", "LC-R273", "LC-364")
def test_in_a_duel_a_panther_does_not_step_away() -> None:
    state = arena("Druid Forms", duel_both_survive="tie")
    table = finish(fights, state, "form panther")
    assert (hurt(state, "e5"), [key for _, key, _ in table.asked if key == "panther"]) == (6, [])


@pytest.mark.rule("LC-248", "LC-R147", "LC-D36")
@pytest.mark.parametrize(("carried", "most"), [(0, 4), (3, 1), (4, None)])
def test_berserk_leaves_one_def_at_least(carried: int, most: int | None) -> None:
    state = position(Side([one("Berserk", "5/5", hurt=carried), one(at="h2")]), Side([foe(stats="0/20")]))
    if most is None:
        finish(main_phase, state, "attack d4xd5", "move h2-h3")
        assert hurt(state, "d5") == 5
        return
    asked = upto(main_phase, state, "attack d4xd5")
    assert asked.notations == [f"berserk {n}" for n in range(most + 1)]


@pytest.mark.rule("LC-272", "LC-R141")
def test_a_mob_protector_is_a_revealed_friend_next_to_a_surictavi() -> None:
    def asked(race: str, *others: Troop, theirs: tuple[Troop, ...] = ()) -> bool:
        state = position(Side([one(race=race), *others]), Side([foe(), *theirs]))
        table = finish(main_phase, state, "attack d4xd5")
        return "choice" in [key for _, key, _ in table.asked]

    protector = custom("Protector", "R", "1/9", "Mob Protector", "surictavi")
    assert asked("surictavi", Troop(protector, "c4"))
    assert not asked("human", Troop(protector, "c4"))
    assert not asked("surictavi", Troop(protector, "b4"))
    assert not asked("surictavi", Troop(protector, "c4", up=False))
    assert not asked("surictavi", theirs=(Troop(protector, "c4"),))


# -- what a blow leaves


@pytest.mark.rule("LC-R131", "LC-R132")
@pytest.mark.parametrize(("n", "through", "left"), [(2, 0, (1, 2)), (3, 0, (0, 2)), (4, 0, (0, 1)), (6, 1, (0, 0))])
def test_prevention_is_used_up_that_of_the_combat_first(n: int, through: int, left: tuple[int, int]) -> None:
    state = position(Side([one()]), Side())
    troop = troop_at(state, "d4")
    state.guard[troop], state.ward[troop] = 3, 2
    table = run(partial(apply, blows=[Blow(troop, n, "fire", "spell", SEATS[1])]), state)
    assert (hurt(state, "d4"), (state.guard[troop], state.ward[troop])) == (through, left)
    assert [each["n"] for each in told(table, "prevented")] == [n - through]


@pytest.mark.rule("LC-R242", "LC-334")
@pytest.mark.parametrize(("by", "credited"), [(0, [7, 0]), (1, [0, 0])])
def test_a_kill_is_credited_to_an_enemy_alone(by: int, credited: list[int]) -> None:
    state = position(Side([one()]), Side([foe(stats="3/4", at="d6"), foe(at="h6")]))
    run(partial(deal, blows=[Blow(troop_at(state, "d6"), 4, "fire", "spell", SEATS[by])]), state)
    assert (who(state, "d6"), [player.kills for player in state.players]) == ("", credited)


@pytest.mark.rule("LC-259", "LC-280", "LC-R43", "LC-R138")
def test_a_killer_must_be_revealed_and_live_to_gain() -> None:
    for up, soul in ((True, 1), (False, 0)):
        state = position(Side([one("Soulsteal 1", up=up)]), Side([foe(stats="1/2", at="d6"), foe(at="h6")]))
        killer = troop_at(state, "d4")
        blow = Blow(troop_at(state, "d6"), 2, "fire", "ability", SEATS[0], source=killer)
        run(partial(deal, blows=[blow]), state)
        assert state.soul[killer] == soul
    both = position(Side([one("Soulsteal 1", "5/5"), one(at="h2")]), Side([foe("Soulsteal 1", "5/5"), foe(at="h6")]))
    pair = troop_at(both, "d4"), troop_at(both, "d5")
    finish(main_phase, both, "attack d4xd5", "move h2-h3")
    assert [both.soul[troop] for troop in pair] == [0, 0]


@pytest.mark.rule("LC-R104", "LC-R139", "LC-R105")
def test_in_the_crypt_lies_the_card_alone() -> None:
    grown = foe(stats="1/2", at="d6", soul=2, hurt=2, aura="flame-blade")
    state = position(Side([one()], hand=["flame-burst"], mana=5), Side([grown, foe(at="h6")]))
    troop = troop_at(state, "d6")
    state.ward[troop], state.like[troop] = 0, 3
    finish(main_phase, state, "cast flame-burst", "at-troop d6", "move d4-d3")
    assert (state.hurt[troop], state.soul[troop], state.like[troop], state.aura[troop]) == (0, 0, -1, -1)
    assert state.players[1].crypt == [troop]


@pytest.mark.rule("LC-285", "LC-R137", "LC-131")
@pytest.mark.parametrize(("stats", "rolled"), [("1/5", []), ("1/6", [2])])
def test_no_venom_of_the_defender_is_rolled_for_a_dead_attacker(stats: str, rolled: list[int]) -> None:
    state = position(Side([one("", stats), one(at="h2")]), Side([foe("Venom")]))
    table = finish(main_phase, state, "attack d4xd5", "move h2-h3", dice=rolled)
    assert (who(state, "d4"), table.rolled) == ("", rolled)


@pytest.mark.rule("LC-R257")
@pytest.mark.parametrize(("stats", "quiet"), [("1/20", 0), ("0/20", 8)])
def test_damage_alone_makes_a_turn_not_quiet(stats: str, quiet: int) -> None:
    """A blow of nothing does not."""
    state = position(Side([one("", stats), one(at="h2")]), Side([foe("", "0/20")]))
    state.quiet = 7
    finish(main, state, "attack d4xd5", "move h2-h3")
    assert (hurt(state, "d5"), state.quiet) == (int(stats[0]), quiet)
