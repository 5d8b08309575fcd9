"""Glossary: abilities that keep damage off, and those that answer being targeted, in numbers."""

from typing import Any

import pytest
from lytharian_clash import charge, clash, foe, one, wounds
from lytharian_table import (
    Side,
    Troop,
    custom,
    duel,
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

from rulewright.games.lytharian.rules.state import State

HAND = ["ice-lance", "gust"]  # 2 Water damage for 1


def shot(powers: str, spell: str = "deathbolt", dice: tuple[int, ...] = (), mana: int = 5, **more: Any) -> State:
    """After a spell was cast at d5, which has these abilities."""
    state = position(Side([one()], hand=[spell], mana=mana), Side([foe(powers, **more)]))
    amount = ["x 4"] if spell == "fireball" else []
    finish(main_phase, state, f"cast {spell}", "at-troop d5", *amount, "move d4-c4", dice=dice)
    return state


# -- reductions


@pytest.mark.rule("LC-251", "LC-R129")
def test_brace_reduces_while_defending() -> None:
    assert wounds(clash(one("Brace 2"), foe("Brace 3"))) == (5, 2)
    mine = Side([one()], hand=["deathbolt"])
    state = clash(mine, foe("Brace 1"), "cast deathbolt", "at-troop d5")
    assert hurt(state, "d5") == 1 + 4  # the spell in that combat too
    narrow = clash(mine, foe("Brace 1"), "cast deathbolt", "at-troop d5", variant=under(reduce_scope="combat_hit_only"))
    assert hurt(narrow, "d5") == 2 + 4
    deep = clash(mine, foe("Brace 3"), "cast deathbolt", "at-troop d5", variant=under(reduce_scope="combat_hit_only"))
    assert hurt(deep, "d5") == 2 + 2  # the blow alone, not the spell
    assert hurt(shot("Brace 1"), "d5") == 2  # out of combat nothing is braced


@pytest.mark.rule("LC-257", "LC-R144", "LC-R145", "LC-R129")
def test_comradery_adds_and_protects_next_to_a_friend_of_its_race() -> None:
    elf = one("Comradery 2", race="elf")
    assert wounds(clash([elf, one("", "1/9", "c3", race="elf")], foe())) == (3, 7)
    assert wounds(clash([elf, one("", "1/9", "c3")], foe())) == (5, 5)
    assert wounds(clash([elf, one("", "1/9", "b4", race="elf")], foe())) == (5, 5)
    two = [elf, one("", "1/9", "c3", race="elf", up=False), one("", "1/9", "e3", race="elf")]
    assert wounds(clash(two, foe())) == (3, 7)  # once, and a face-down comrade counts
    away = position(
        Side([one()], hand=["deathbolt"]), Side([foe("Comradery 1", race="elf"), foe("", "1/9", "e6", race="elf")])
    )
    finish(main_phase, away, "cast deathbolt", "at-troop d5", "move d4-c4")
    assert hurt(away, "d5") == 1  # at any time


@pytest.mark.rule("LC-264", "LC-265", "LC-R148", "LC-D38")
def test_a_panther_adds_one_and_may_step_afterwards() -> None:
    state = position(Side([one("Druid Forms")]), Side([foe()]))
    asked = upto(charge, state, "form panther")
    assert (asked.why.key, len(asked.notations)) == ("panther", 1 + 7)  # stay, or any free neighbour
    moved = clash(one("Druid Forms"), foe(), "form panther", "to c3")
    assert (hurt(moved, "c3"), hurt(moved, "d5"), moved.moves) == (5, 6, 0)
    stays = clash(one("Druid Forms"), foe(), "form panther", "stop")
    assert wounds(stays) == (5, 6)
    dead = clash(one("Druid Forms", "5/5"), foe(), "form panther")
    assert who(dead, "d4") == ""  # and nothing was asked


@pytest.mark.rule("LC-264", "LC-266", "LC-R149", "LC-185")
def test_a_treant_takes_one_less_and_heals_a_d3_afterwards() -> None:
    assert wounds(clash(one("Druid Forms"), foe(), "form treant", dice=[5])) == (5 - 1 - 3, 5)
    assert wounds(clash(one(), foe("Druid Forms"), "form treant", dice=[1])) == (5, 5 - 1 - 1)
    state = position(Side([one("Druid Forms")]), Side([foe()]))
    assert upto(charge, state).notations == ["form panther", "form treant"]
    healed = clash(one("Druid Forms", hurt=9), foe("", "0/20"), "form treant", dice=[6])
    assert hurt(healed, "d4") == 6


@pytest.mark.rule("LC-272", "LC-R141", "LC-D36")
def test_a_mob_protector_prevents_a_d3_for_a_surictavi_next_to_it() -> None:
    rat = one(race="surictavi")
    guard = one("Mob Protector", "1/9", "c4", race="surictavi")
    assert wounds(clash([rat, guard], foe(), "protect c4", dice=[5])) == (5 - 3, 5)
    assert wounds(clash([rat, guard], foe(), "no-protect c4")) == (5, 5)
    assert wounds(clash([one(), guard], foe())) == (5, 5)  # not of the mob: nothing asked
    assert wounds(clash([one("Mob Protector", race="surictavi")], foe())) == (5, 5)  # never itself
    hidden = one("Mob Protector", "1/9", "c4", race="surictavi", up=False)
    assert wounds(clash([rat, hidden], foe())) == (5, 5)
    far = one("Mob Protector", "1/9", "b4", race="surictavi")
    assert wounds(clash([rat, far], foe())) == (5, 5)
    two = [rat, guard, one("Mob Protector", "2/9", "e4", race="surictavi")]
    assert wounds(clash(two, foe(), "protect c4", "protect e4", dice=[3, 1])) == (5 - 2 - 1, 5)


@pytest.mark.rule("LC-274")
def test_physical_resist_reduces_physical_damage_only() -> None:
    assert wounds(clash(one("Physical Resist 2"), foe("Physical Resist 1"))) == (3, 4)
    assert hurt(shot("Physical Resist 2"), "d5") == 2


@pytest.mark.rule("LC-276", "LC-R177", "LC-R291")
def test_resist_all_reduces_everything_but_curses() -> None:
    assert wounds(clash(one("Resist All 2"), foe("Resist All 1"))) == (3, 4)
    assert hurt(shot("Resist All 1"), "d5") == 1
    cursed = position(Side(), Side([foe("Resist All 2", curse="immolation")]), phase="effects")
    finish(effects_phase, cursed, "use immolation")
    assert hurt(cursed, "d5") == 1


@pytest.mark.rule("LC-281", "LC-R177")
def test_spell_resist_reduces_spells_but_neither_blows_nor_curses() -> None:
    assert wounds(clash(one("Spell Resist 2"), foe("Spell Resist 1"))) == (5, 5)
    assert hurt(shot("Spell Resist 1"), "d5") == 1
    cursed = position(Side(), Side([foe("Spell Resist 2", curse="immolation")]), phase="effects")
    finish(effects_phase, cursed, "use immolation")
    assert hurt(cursed, "d5") == 1
    burner = one("Effect: Burn 2")
    burnt = position(Side([burner]), Side([foe("Spell Resist 1")]), phase="effects")
    finish(effects_phase, burnt, "effect d4 burn", "at-troop d5")
    assert hurt(burnt, "d5") == 1
    words = under(ability_elemental_is_spell_damage=False)
    plainly = position(Side([burner]), Side([foe("Spell Resist 1")]), phase="effects", variant=words)
    finish(effects_phase, plainly, "effect d4 burn", "at-troop d5")
    assert hurt(plainly, "d5") == 2


@pytest.mark.rule("LC-291", "LC-R179")
def test_immune_takes_nothing_from_its_source_not_even_from_a_curse() -> None:
    assert hurt(shot("Death Immune"), "d5") == 0
    assert hurt(shot("Fire Immune"), "d5") == 2
    assert wounds(clash(one("Physical Immune"), foe())) == (0, 5)
    cursed = position(Side(), Side([foe("Fire Immune", curse="immolation")]), phase="effects")
    finish(effects_phase, cursed, "use immolation")
    assert hurt(cursed, "d5") == 0
    lava = position(Side([one("Effect: Fiery Lava 3")]), Side([foe("Fire Immune")]), phase="effects")
    finish(effects_phase, lava, "effect d4 lava", "at-troop d5")
    assert hurt(lava, "d5") == 0  # immunity is no resistance (LC-R178)


# -- being targeted


@pytest.mark.rule("LC-263", "LC-R174")
def test_dodge_takes_no_damage_on_an_even_roll() -> None:
    assert [hurt(shot("Dodge", dice=(roll,)), "d5") for roll in range(1, 7)] == [2, 0, 2, 0, 2, 0]
    assert wounds(clash(one("Dodge"), foe("Dodge"))) == (5, 5)  # no roll against a blow
    struck = position(Side([one("Main: Bowshot 2")]), Side([foe("Dodge")]))
    finish(main_phase, struck, "main d4 bowshot", "move d4-c4", dice=[2])
    assert hurt(struck, "d5") == 0
    fire = position(Side([one("Effect: Inferno 2")]), Side([foe("Dodge")]), phase="effects")
    finish(effects_phase, fire, "effect d4 inferno")
    assert hurt(fire, "d5") == 2  # untargeted: no roll


@pytest.mark.rule("LC-267", "LC-R174", "LC-R175")
def test_evasion_takes_no_damage_on_an_odd_roll() -> None:
    assert [hurt(shot("Evasion", dice=(roll,)), "d5") for roll in range(1, 7)] == [0, 2, 0, 2, 0, 2]
    for switch, left in ((True, 0), (False, 1)):
        state = position(
            Side(), Side([foe("Evasion", curse="immolation")]), phase="effects", variant=under(dodge_vs_curses=switch)
        )
        finish(effects_phase, state, "use immolation", dice=[3] if switch else [])
        assert hurt(state, "d5") == left


@pytest.mark.rule("LC-263", "LC-267")
def test_what_was_not_hit_says_which_ability_it_was() -> None:
    for power, roll, clause in (("Dodge", 2, "LC-263"), ("Evasion", 1, "LC-267")):
        state = position(Side([one()], hand=["deathbolt"]), Side([foe(power)]))
        table = finish(main_phase, state, "cast deathbolt", "at-troop d5", "move d4-c4", dice=[roll])
        assert [said for kind, said, _ in table.events if kind == "unhurt"] == [clause]


@pytest.mark.rule("LC-282", "LC-R173")
def test_spellshatter_counters_on_an_even_roll_friendly_spells_too() -> None:
    assert hurt(shot("Spellshatter", dice=(3,)), "d5") == 2
    state = shot("Spellshatter", dice=(4,))
    assert (hurt(state, "d5"), keys(state, state.players[0].nether), state.players[0].mana) == (0, ["deathbolt"], 4)
    for switch, left in ((True, 3), (False, 1)):
        own = position(
            Side([one("Spellshatter", hurt=3)], hand=["healing-star"]),
            Side(),
            variant=under(spellshatter_friendly=switch),
        )
        finish(main_phase, own, "cast healing-star", "at-troop d4", "move d4-c4", dice=[2] if switch else [])
        assert hurt(own, "c4") == left
    rain = position(Side([one()], hand=["fire-rain"]), Side([foe(), foe("Spellshatter", at="e6")]))
    finish(main_phase, rain, "cast fire-rain", "at-troop d5", "move d4-c4", dice=[2])
    assert (hurt(rain, "d5"), hurt(rain, "e6")) == (3, 0)  # as a secondary target only its own share


@pytest.mark.rule("LC-292", "LC-R180")
def test_invulnerable_troops_can_not_be_targeted_by_such_spells() -> None:
    mine = Side([one()], hand=["immolation", "deathbolt"])
    theirs = Side([foe("Curse Invulnerability"), foe("Death Invulnerability", at="f5"), foe(at="h5")])
    cursed = upto(main_phase, position(mine, theirs), "cast immolation")
    assert cursed.notations == ["at-troop f5", "at-troop h5"]
    bolt = upto(main_phase, position(mine, theirs), "cast deathbolt")
    assert bolt.notations == ["at-troop d4", "at-troop e1", "at-troop d5", "at-troop h5"]
    rain = position(Side([one()], hand=["fire-rain"]), Side([foe(), foe("Fire Invulnerability", at="e6")]))
    finish(main_phase, rain, "cast fire-rain", "at-troop d5", "move d4-c4")
    assert (hurt(rain, "d5"), hurt(rain, "e6")) == (3, 0)


@pytest.mark.rule("LC-293", "LC-R176")
def test_spell_shield_prevents_a_d3_of_a_spell_that_targets_it() -> None:
    assert [hurt(shot("Spell Shield", "fireball", (roll,)), "d5") for roll in (1, 4, 6)] == [3, 2, 1]
    cursed = position(Side(), Side([foe("Spell Shield", curse="immolation")]), phase="effects")
    finish(effects_phase, cursed, "use immolation")
    assert hurt(cursed, "d5") == 1  # no roll
    assert wounds(clash(one(), foe("Spell Shield"))) == (5, 5)


@pytest.mark.rule("LC-270", "LC-R95")
def test_a_juggernaut_is_not_slowed_by_an_enemys_curse() -> None:
    vines = position(Side([one("Juggernaut", role="R", curse="tripping-vines")]), Side())
    assert {"d8", "h4", "a4"} <= goes(vines, "d4")
    slow = position(Side([one("", role="R", curse="tripping-vines")]), Side())
    assert goes(slow, "d4") == {"c4", "e4", "d3", "d5"}
    mud = position(Side([one("Juggernaut", role="P", at="d2", curse="mud-trap", moved=False)]), Side())
    assert goes(mud, "d2") == {"d3", "d4"}


@pytest.mark.rule("LC-270", "LC-R96")
def test_an_enemys_spell_does_not_move_a_juggernaut() -> None:
    wind = position(Side([one()], hand=["whirlwind"]), Side([foe("Juggernaut")]))
    finish(main_phase, wind, "cast whirlwind", "at-troop d5", "move d4-c4")
    assert who(wind, "d5") != ""  # it was cast, and the Juggernaut stood


@pytest.mark.rule("LC-270")
def test_a_juggernaut_is_moved_by_its_own_players_spell() -> None:
    own = position(Side([one("Juggernaut")], hand=["whirlwind"]), Side())
    finish(main_phase, own, "cast whirlwind", "at-troop d4", "to d5", "move d5-d6")
    assert who(own, "d6") != ""


@pytest.mark.rule("LC-270", "LC-R96")
def test_an_enemys_gale_has_no_juggernaut_for_a_target() -> None:
    gale = position(Side([one("Effect: Gale 1")]), Side([foe("Juggernaut")]), phase="effects")
    assert "at-troop d5" not in upto(effects_phase, gale, "effect d4 gale").notations


@pytest.mark.rule("LC-270", "LC-R95")
def test_a_curse_that_hurts_who_moves_hurts_a_juggernaut() -> None:
    hot = position(Side([one("Juggernaut", role="R", curse="smoldering-flames")]), Side())
    finish(main_phase, hot, "move d4-d6")
    assert hurt(hot, "d6") == 2


# -- negation reaches these too


@pytest.mark.rule("LC-275", "LC-R115")
def test_in_the_combat_of_a_pouncer_the_prey_neither_shatters_nor_is_invulnerable_nor_saves_mana() -> None:
    hand = Side([one("Pounce")], hand=["deathbolt"])
    state = clash(hand, foe("Spellshatter"), "cast deathbolt", "at-troop d5", dice=())
    assert hurt(state, "d5") == 2 + 6
    open_now = clash(hand, foe("Death Invulnerability"), "cast deathbolt", "at-troop d5")
    assert hurt(open_now, "d5") == 2 + 6
    theirs = Side([foe("Death Affinity 1")], hand=["deathbolt"], mana=5)
    paid = clash(one("Pounce"), theirs, "cast deathbolt", "at-troop d4")
    assert (paid.players[1].mana, hurt(paid, "d4")) == (4, 2 + 5)
    free = clash(one(), theirs, "cast deathbolt", "at-troop d4")
    assert free.players[1].mana == 5


@pytest.mark.rule("LC-R43", "LC-R44", "LC-R46")
def test_resistance_works_face_down_and_is_stated() -> None:
    down = Troop(custom("Hidden", "P", "1/9", "Spell Resist 1"), "e6", up=False)
    state = position(Side([one()], hand=["fire-rain"]), Side([foe(), down]))
    table = finish(main_phase, state, "cast fire-rain", "at-troop d5", "move d4-c4")
    assert (hurt(state, "e6"), face_up(state, "e6")) == (0, False)
    assert [each["troop"] for each in told(table, "unhurt")] == [troop_at(state, "e6")]


def test_a_window_of_combat_can_be_passed() -> None:
    state = position(Side([one()], hand=HAND), Side([foe()]))
    table = duel(charge, state)
    assert [key for _, key, _ in table.asked] == ["fight"]
