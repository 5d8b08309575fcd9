"""Glossary: the Main: abilities, each once in the own Main Phase, never with an attack by the same troop."""

from typing import Any

import pytest
from lytharian_clash import foe, one
from lytharian_table import Side, finish, hurt, main_phase, position, under, upto

from rulewright.games.lytharian.rules.state import State


def thrown(name: str, powers: str, *answers: str, x: int = 2, **more: Any) -> State:
    """After d4 used this ability on d5."""
    state = position(Side([one(f"Main: {name} {x}")]), Side([foe(powers)]), **more)
    key = name.lower().replace(" ", "-")
    finish(main_phase, state, f"main d4 {key}", *answers, "move d4-c4")
    return state


def deals(name: str, element: str, clause_wards: str, *answers: str) -> None:
    """It deals 2 of its element: stopped by that immunity, not by another, lessened by its resistance."""
    other = "Air" if element != "Air" else "Fire"
    assert hurt(thrown(name, "", *answers), "d5") == 2
    assert hurt(thrown(name, f"{element} Immune", *answers), "d5") == 0
    assert hurt(thrown(name, f"{other} Immune", *answers), "d5") == 2
    assert hurt(thrown(name, f"{clause_wards} 1", *answers), "d5") == 1
    wrong = "Spell Resist" if clause_wards == "Physical Resist" else "Physical Resist"
    assert hurt(thrown(name, f"{wrong} 1", *answers), "d5") == 2


@pytest.mark.rule("LC-313")
def test_arcane_bolt_is_arcane_damage() -> None:
    deals("Arcane Bolt", "Arcane", "Spell Resist")


@pytest.mark.rule("LC-314")
def test_axe_throw_is_physical_damage() -> None:
    deals("Axe Throw", "Physical", "Physical Resist")


@pytest.mark.rule("LC-315")
def test_bowshot_is_physical_damage() -> None:
    deals("Bowshot", "Physical", "Physical Resist")


@pytest.mark.rule("LC-316")
def test_ice_bolt_is_water_damage() -> None:
    deals("Ice Bolt", "Water", "Spell Resist")


@pytest.mark.rule("LC-317")
def test_poison_strike_is_death_damage() -> None:
    deals("Poison Strike", "Death", "Spell Resist")


@pytest.mark.rule("LC-318")
def test_scorch_is_fire_damage() -> None:
    deals("Scorch", "Fire", "Spell Resist")


@pytest.mark.rule("LC-319", "LC-R221")
def test_slimestrike_is_x_death_damage_or_one_by_a_switch() -> None:
    deals("Slimestrike", "Death", "Spell Resist")
    assert hurt(thrown("Slimestrike", "", x=3), "d5") == 3
    assert hurt(thrown("Slimestrike", "", x=3, variant=under(slimestrike_scales=False)), "d5") == 1


@pytest.mark.rule("LC-320")
def test_spearthrow_is_physical_damage() -> None:
    deals("Spearthrow", "Physical", "Physical Resist")


@pytest.mark.rule("LC-321")
def test_starstrike_is_life_damage() -> None:
    deals("Starstrike", "Life", "Spell Resist")


@pytest.mark.rule("LC-322")
def test_stonestrike_is_earth_damage() -> None:
    deals("Stonestrike", "Earth", "Spell Resist")


@pytest.mark.rule("LC-323")
def test_stonethrow_is_physical_damage() -> None:
    deals("Stonethrow", "Physical", "Physical Resist")


@pytest.mark.rule("LC-324", "LC-D26")
def test_voodoo_flame_is_fire_or_death_damage_as_its_user_likes() -> None:
    deals("Voodoo Flame", "Fire", "Spell Resist", "element fire")
    deals("Voodoo Flame", "Death", "Spell Resist", "element death")
    state = position(Side([one("Main: Voodoo Flame 2")]), Side([foe()]))
    asked = upto(main_phase, state, "main d4 voodoo-flame")
    assert (asked.seat, asked.notations) == (0, ["element fire", "element death"])


MAINS = ["Arcane Bolt", "Axe Throw", "Bowshot", "Ice Bolt", "Poison Strike", "Scorch", "Slimestrike", "Spearthrow",
         "Starstrike", "Stonestrike", "Stonethrow", "Voodoo Flame"]  # fmt: skip


@pytest.mark.rule("LC-R222", "LC-R223")
@pytest.mark.parametrize("name", MAINS)
def test_a_main_ability_reaches_any_neighbour_it_may_target_and_no_further(name: str) -> None:
    key = name.lower().replace(" ", "-")
    mine = [one(f"Main: {name} 1", role="R"), one("", "1/9", "c3")]
    theirs = [foe(at="e5"), foe(at="d5", up=False), foe(at="f4")]
    state = position(Side(mine), Side(theirs))
    assert set(upto(main_phase, state, f"main d4 {key}").notations) == {"at-troop e5", "at-troop c3"}
    far = position(Side([one(f"Main: {name} 1")]), Side([foe(at="d6")]))
    assert f"main d4 {key}" not in upto(main_phase, far).notations


@pytest.mark.rule("LC-067", "LC-R224")
def test_a_main_ability_needs_its_troop_face_up() -> None:
    hidden = position(Side([one("Main: Bowshot 2", up=False)]), Side([foe()]))
    assert "main d4 bowshot" not in upto(main_phase, hidden).notations


@pytest.mark.rule("LC-106", "LC-R225")
def test_each_main_ability_of_a_troop_is_used_once() -> None:
    state = position(Side([one("Main: Bowshot 2, Main: Scorch 1")]), Side([foe()]))
    after = upto(main_phase, state, "main d4 bowshot").notations
    assert "main d4 bowshot" not in after
    assert "main d4 scorch" in after


@pytest.mark.rule("LC-107")
def test_a_troop_uses_its_main_abilities_or_attacks() -> None:
    state = position(Side([one("Main: Bowshot 2")]), Side([foe()]))
    assert "attack d4xd5" not in upto(main_phase, state, "main d4 bowshot").notations
    fought = position(Side([one("Main: Bowshot 2")]), Side([foe()]))
    assert "main d4 bowshot" not in upto(main_phase, fought, "attack d4xd5").notations


@pytest.mark.rule("LC-067", "LC-106")
def test_a_troop_that_has_moved_may_use_its_main_ability() -> None:
    moved = position(Side([one("Main: Bowshot 2", at="d3")]), Side([foe()]))
    finish(main_phase, moved, "move d3-d4", "main d4 bowshot")
    assert hurt(moved, "d5") == 2
