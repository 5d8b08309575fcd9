"""Glossary: costs, movement, what follows a combat, a kill or a death, in numbers."""

import pytest
from lytharian_clash import charge, clash, foe, one, wounds
from lytharian_table import (
    Side,
    att_of,
    def_of,
    effects_phase,
    face_up,
    finish,
    goes,
    hurt,
    keys,
    main_phase,
    position,
    told,
    troop_at,
    under,
    upto,
    who,
)

# -- costs


@pytest.mark.rule("LC-246", "LC-R219")
def test_arms_makes_weapons_cheaper_and_never_pays_out() -> None:
    state = position(Side([one("Arms 2")], hand=["longsword"], mana=5), Side())
    finish(main_phase, state, "attach longsword", "at-troop d4", "move d4-c4")
    assert (state.players[0].mana, att_of(state, troop_at(state, "c4"))) == (5 - 2, 9)
    cheap = position(Side([one("Arms 2")], hand=["dagger"], mana=5), Side())
    finish(main_phase, cheap, "attach dagger", "at-troop d4", "move d4-c4")
    assert cheap.players[0].mana == 5
    armor = position(Side([one("Arms 2")], hand=["chain-mail"], mana=5), Side())
    finish(main_phase, armor, "attach chain-mail", "at-troop d4", "move d4-c4")
    assert armor.players[0].mana == 2  # Armor is not cheaper
    both = position(Side([one("Arms 1")], hand=["knights-lance"], mana=1), Side())
    finish(main_phase, both, "attach knights-lance", "move d4-c4")
    assert both.players[0].mana == 0  # 3, less 1 for a Human, less 1


@pytest.mark.rule("LC-290", "LC-R159", "LC-R160", "LC-R161", "LC-R162")
def test_affinity_makes_spells_cheaper_on_it_and_in_its_battles() -> None:
    state = position(Side([one("Life Affinity 1", hurt=3), one("", "1/9", "f4", hurt=3)], hand=["healing-star"] * 2,
                          mana=5), Side())  # fmt: skip
    asked = ["cast healing-star", "at-troop d4", "none", "cast healing-star", "at-troop f4", "move d4-c4"]
    finish(main_phase, state, *asked)
    assert state.players[0].mana == 5 - 1 - 2
    hand = Side([one("Fire Affinity 2")], hand=["flame-burst"], mana=5)
    fight = clash(hand, foe(), "cast flame-burst", "at-troop d5")
    assert (fight.players[0].mana, hurt(fight, "d5")) == (5 - 1, 4 + 5)
    away = position(hand, Side([foe()]))
    finish(main_phase, away, "cast flame-burst", "at-troop d5", "move d4-c4")
    assert away.players[0].mana == 2  # an enemy out of battle costs the whole
    mist = position(Side([one("Water Affinity 2", hurt=9)], hand=["powered-soothing-mist"], mana=3), Side())
    finish(main_phase, mist, "cast powered-soothing-mist", "at-troop d4", "x 5", "move d4-c4")
    assert (mist.players[0].mana, hurt(mist, "c4")) == (0, 4)
    two = Side(
        [one("Life Affinity 1"), one("Life Affinity 2", "1/9", "f4", hurt=4)], hand=["powered-light-guard"], mana=5
    )
    larger = clash(two, foe(), "cast powered-light-guard", "at-troop f4", "x 3")
    assert larger.players[0].mana == 5 - 1  # the larger discount, not the sum
    others = Side([foe()], hand=["powered-light-guard"], mana=5)
    theirs = clash(one("Life Affinity 2"), others, "cast powered-light-guard", "at-troop d5", "x 3")
    assert theirs.players[1].mana == 2  # its controller's spells only


# -- movement


@pytest.mark.rule("LC-253", "LC-R86")
def test_burrow_moves_under_other_troops_but_ends_on_an_empty_square() -> None:
    mine = [one("Burrow", role="R"), one("", "1/9", "f4")]
    state = position(Side(mine), Side([foe("", at="d6")]))
    assert goes(state, "d4") == {"a4", "b4", "c4", "e4", "g4", "h4", "d1", "d2", "d3", "d5", "d7", "d8"}
    plain = position(Side([one("", role="R"), one("", "1/9", "f4")]), Side([foe("", at="d6")]))
    assert goes(plain, "d4") == {"a4", "b4", "c4", "e4", "d1", "d2", "d3", "d5"}


@pytest.mark.rule("LC-289", "LC-R86")
def test_windwalking_moves_over_other_troops() -> None:
    pawn = one("Windwalking", role="P", at="d2", moved=False, up=False)
    state = position(Side([pawn]), Side([foe("", at="d3")]))
    assert goes(state, "d2") == {"d4"}  # over the first square of the double step, face down too
    bishop = position(Side([one("Windwalking", role="B"), one("", "1/9", "e5")]), Side([foe("", at="h5")]))
    assert goes(bishop, "d4") == {"f6", "g7", "h8", "c3", "b2", "a1", "c5", "b6", "a7", "e3", "f2", "g1"}


@pytest.mark.rule("LC-278", "LC-R36")
def test_a_scout_shows_what_it_meets_and_stays_hidden() -> None:
    down = foe("", at="d6", up=False)
    state = position(Side([one("Scout", role="R", up=False)]), Side([down]))
    finish(main_phase, state, "move d4-d5")
    assert (face_up(state, "d6"), face_up(state, "d5")) == (True, False)
    watch = position(Side([one("", role="R", up=False)]), Side([foe("Scout", at="d6", up=False)]))
    finish(main_phase, watch, "move d4-d5")
    assert (face_up(watch, "d6"), face_up(watch, "d5")) == (False, True)
    blind = position(Side([one("", role="R", up=False)]), Side([down]))
    finish(main_phase, blind, "move d4-d5")
    assert (face_up(blind, "d6"), face_up(blind, "d5")) == (False, False)


@pytest.mark.rule("LC-255", "LC-R127", "LC-R77")
def test_cavalry_rides_back_after_a_failed_attack() -> None:
    rider = one("Cavalry", role="R", at="d2")
    state = position(Side([rider]), Side([foe()]))
    finish(main_phase, state, "move d2-d4", "attack d4xd5")
    assert (who(state, "d4"), hurt(state, "d2"), hurt(state, "d5")) == ("", 5, 5)
    stood = position(Side([one("Cavalry", role="R")]), Side([foe()]))
    finish(main_phase, stood, "attack d4xd5", "move d4-c4")
    assert hurt(stood, "c4") == 5  # it did not move first: it stays, and moves now
    won = position(Side([one("Cavalry", "20/20", role="R", at="d2")]), Side([foe()]))
    finish(main_phase, won, "move d2-d4", "attack d4xd5")
    assert (hurt(won, "d5"), who(won, "d2")) == (5, "")  # not failed: it takes the square
    plain = position(Side([one("", role="R", at="d2")]), Side([foe()]))
    finish(main_phase, plain, "move d2-d4", "attack d4xd5")
    assert hurt(plain, "d4") == 5
    fled = position(Side([rider]), Side([foe()], hand=["gust"]))
    finish(main_phase, fled, "move d2-d4", "attack d4xd5", "cast gust", "at-troop d5", "to d6")
    assert (who(fled, "d2") != "", hurt(fled, "d6")) == (True, 0)  # LC-R124


# -- kills and deaths


@pytest.mark.rule("LC-259", "LC-R138")
def test_consume_removes_a_d3_from_a_killer_that_lives() -> None:
    state = clash(one("Consume", "9/20", hurt=4), foe("", "2/5"), dice=[4])
    assert hurt(state, "d5") == 4 + 2 - 2
    dead = clash(one("Consume", "9/2"), foe("", "2/5"))
    assert (who(dead, "d4"), who(dead, "d5")) == ("", "")  # no roll
    nobody = clash(one("Consume", hurt=4), foe())
    assert hurt(nobody, "d4") == 9
    spell = position(Side([one("Consume", hurt=4)], hand=["deathbolt"]), Side([foe("", "2/2")]))
    finish(main_phase, spell, "cast deathbolt", "at-troop d5", "move d4-c4")
    assert hurt(spell, "c4") == 4  # the player's spell, not the troop, killed
    thrown = position(Side([one("Consume, Main: Axe Throw 2", hurt=4)]), Side([foe("", "2/2")]))
    finish(main_phase, thrown, "main d4 axe-throw", "move d4-c4", dice=[6])
    assert hurt(thrown, "c4") == 1


@pytest.mark.rule("LC-280", "LC-R139", "LC-R43")
def test_soulsteal_grows_for_good_with_each_kill() -> None:
    state = clash(one("Soulsteal 2", "9/20"), foe("", "2/5"))
    troop = troop_at(state, "d5")
    assert (att_of(state, troop), def_of(state, troop)) == (11, 22)
    again = clash(one("Soulsteal 2", "9/20", soul=2), foe("", "2/11"))
    troop = troop_at(again, "d5")
    assert (att_of(again, troop), def_of(again, troop), hurt(again, "d5")) == (13, 24, 2)
    dead = clash(one("Soulsteal 2", "9/2"), foe("", "2/5"))
    assert who(dead, "d5") == ""  # it died too: nothing saved it
    assert dead.soul[0] == 0


@pytest.mark.rule("LC-277", "LC-R68")
def test_resupply_draws_for_the_owner_when_it_is_killed() -> None:
    state = clash(one("", "9/20"), Side([foe("Resupply 2", "1/5")], deck=["axe", "mace", "dagger"]))
    assert keys(state, state.players[1].hand) == ["dagger", "mace"]
    assert state.players[0].hand == []
    alive = clash(one(), foe("Resupply 2"))
    assert alive.players[1].hand == []
    full = clash(one("", "9/20"), Side([foe("Resupply 2", "1/5")], hand=["axe"] * 10))
    assert len(full.players[1].hand) == 12


@pytest.mark.rule("LC-284", "LC-R61")
def test_sustenance_is_mana_for_the_owner_when_it_is_killed() -> None:
    state = clash(one("", "9/20"), Side([foe("Sustenance 3", "1/5")], mana=4))
    assert (state.players[1].mana, state.players[0].mana) == (7, 5)
    full = clash(one("", "9/20"), Side([foe("Sustenance 3", "1/5")], mana=14))
    assert full.players[1].mana == 15
    curse = position(Side(), Side([foe("Sustenance 3", "1/1", curse="immolation")], mana=4), phase="effects")
    finish(effects_phase, curse, "use immolation")
    assert curse.players[1].mana == 7


@pytest.mark.rule("LC-R140", "LC-D39")
def test_the_defenders_death_triggers_come_first_and_the_owner_orders_them() -> None:
    state = position(Side([one("Sustenance 1", "5/5")]), Side([foe("Resupply 1, Sustenance 2", "5/5")]))
    asked = upto(charge, state)
    assert (asked.seat, asked.notations[0].split()[0], asked.notations[1].split()[0]) == (
        1, "first-resupply", "first-sustenance",
    )  # fmt: skip
    assert state.players[0].mana == 5  # the attacker's waits


@pytest.mark.rule("LC-285", "LC-R137")
def test_venom_adds_a_d3_of_death_damage_to_whom_it_damaged() -> None:
    assert wounds(clash(one("Venom"), foe(), dice=[3])) == (5, 5 + 2)
    assert wounds(clash(one(), foe("Venom"), dice=[6])) == (5 + 3, 5)
    assert wounds(clash(one("Venom"), foe("Death Immune"), dice=[3])) == (5, 5)
    assert wounds(clash(one("Venom"), foe("Spell Resist 1"), dice=[3])) == (5, 5 + 1)
    assert wounds(clash(one("Venom"), foe("Resist All 5"))) == (5, 0)  # no damage, no Venom
    killed = clash(one("Venom"), foe("", "5/7"), dice=[4])
    assert hurt(killed, "d5") == 5  # 5 and 2: the attack succeeds
    dying = clash(one("Venom", "5/5"), foe("", "5/7"), dice=[4])
    assert (who(dying, "d4"), who(dying, "d5")) == ("", "")  # even if it died itself
    early = clash(one("Venom"), foe("", "5/5"))
    assert hurt(early, "d5") == 5  # already dead: no roll
    soul = clash(one("Venom, Soulsteal 1"), foe("", "5/7"), dice=[4])
    assert att_of(soul, troop_at(soul, "d5")) == 6  # Venom's kill is its own


@pytest.mark.rule("LC-288", "LC-R58")
def test_wild_mana_is_a_die_in_the_effects_phase() -> None:
    for roll, mana in ((2, 8), (3, 5)):
        state = position(Side([one("Wild Mana 3")]), Side(), phase="effects")
        finish(effects_phase, state, "effect d4 mana", dice=[roll])
        assert state.players[0].mana == mana
    hidden = position(Side([one("Wild Mana 3", up=False)]), Side(), phase="effects")
    assert "effect d4 mana" not in upto(effects_phase, hidden).notations
    once = position(Side([one("Wild Mana 3")]), Side(), phase="effects")
    table = finish(effects_phase, once, "effect d4 mana", dice=[2])
    assert [key for _, key, _ in table.asked] == ["effects"]  # once: nothing is left but to close the phase


def test_a_scout_can_be_made_silent_by_a_switch() -> None:
    state = position(
        Side([one("Scout", role="R", up=False)]), Side([foe("", at="d6", up=False)]), variant=under(scout_optional=True)
    )
    table = finish(main_phase, state, "move d4-d5", "no")
    assert (face_up(state, "d6"), told(table, "reveals")) == (False, [])
