"""Glossary: the Effect: abilities, each once in the own Effects Phase, in numbers."""

from typing import Any

import pytest
from lytharian_clash import foe, one
from lytharian_table import (
    GAME,
    Script,
    Side,
    Troop,
    custom,
    effects_phase,
    face_up,
    finish,
    hurt,
    keys,
    position,
    told,
    turn,
    upto,
    who,
)

from rulewright.games.lytharian.rules.state import State


def laid(mine: Troop | Side | list[Troop], *theirs: Troop, **more: Any) -> State:
    """A position at the start of an Effects Phase."""
    side = mine if isinstance(mine, Side) else Side([mine] if isinstance(mine, Troop) else mine)
    return position(side, Side(theirs), phase="effects", **more)


def used(state: State, *answers: str, dice: tuple[int, ...] = ()) -> Script:
    return finish(effects_phase, state, *answers, dice=dice)


def offered(state: State, *answers: str) -> list[str]:
    return upto(effects_phase, state, *answers).notations


# -- damage at a distance


@pytest.mark.rule("LC-295", "LC-R226", "LC-R10")
def test_burn_is_fire_damage_to_a_target_troop_anywhere() -> None:
    state = laid(one("Effect: Burn 2"), foe(at="h6"), foe("Fire Immune", at="g6"), foe(at="f6", up=False))
    used(state, "effect d4 burn", "at-troop h6")
    assert hurt(state, "h6") == 2
    immune = laid(one("Effect: Burn 2"), foe(at="h6"), foe("Fire Immune", at="g6"))
    used(immune, "effect d4 burn", "at-troop g6")
    assert hurt(immune, "g6") == 0
    hidden = laid(one("Effect: Burn 2"), foe(at="h6"), foe(at="f6", up=False), foe(at="d8"))
    assert offered(hidden, "effect d4 burn") == ["at-troop d4", "at-troop e1", "at-troop h6"]  # revealed, no castle


@pytest.mark.rule("LC-296", "LC-R178")
def test_fiery_lava_ignores_resistances_but_not_dodge_or_prevention() -> None:
    state = laid(one("Effect: Fiery Lava 3"), foe("Resist All 2, Spell Resist 2", at="h6"))
    used(state, "effect d4 lava", "at-troop h6")
    assert hurt(state, "h6") == 3
    burn = laid(one("Effect: Burn 5"), foe("Resist All 2, Spell Resist 2", at="h6"))
    used(burn, "effect d4 burn", "at-troop h6")
    assert hurt(burn, "h6") == 1
    dodge = laid(one("Effect: Fiery Lava 3"), foe("Dodge", at="h6"))
    used(dodge, "effect d4 lava", "at-troop h6", dice=(2,))
    assert hurt(dodge, "h6") == 0
    guard = position(Side([one("Effect: Fiery Lava 3")]), Side([foe(at="h6")], hand=["mist-veil"]), phase="effects")
    finish(effects_phase, guard, "effect d4 lava", "at-troop h6", "cast mist-veil", "at-troop h6")
    assert hurt(guard, "h6") == 1


@pytest.mark.rule("LC-302")
def test_poison_is_death_damage_to_a_target_troop() -> None:
    for powers, left in (("", 2), ("Death Immune", 0), ("Fire Immune", 2), ("Spell Resist 1", 1)):
        state = laid(one("Effect: Poison 2"), foe(powers, at="h6"))
        used(state, "effect d4 poison", "at-troop h6")
        assert hurt(state, "h6") == left


@pytest.mark.rule("LC-310")
def test_shock_is_air_damage_to_a_target_troop() -> None:
    for powers, left in (("", 2), ("Air Immune", 0), ("Death Immune", 2)):
        state = laid(one("Effect: Shock 2"), foe(powers, at="h6"))
        used(state, "effect d4 shock", "at-troop h6")
        assert hurt(state, "h6") == left


@pytest.mark.rule("LC-303", "LC-R228", "LC-R09")
def test_plague_hurts_its_target_and_one_enemy_next_to_it() -> None:
    theirs = (foe(at="h6"), foe(at="g7", up=False), foe(at="g5"), foe(at="f6"))
    state = laid(one("Effect: Plague 2"), *theirs)
    asked = upto(effects_phase, state, "effect d4 plague", "at-troop h6")
    assert asked.notations == ["at-second g5", "at-second g7"]
    state = laid(one("Effect: Plague 2"), *theirs)
    used(state, "effect d4 plague", "at-troop h6", "at-second g7")
    assert [hurt(state, square) for square in ("h6", "g7", "g5", "f6")] == [2, 2, 0, 0]
    assert face_up(state, "g7")
    alone = laid(one("Effect: Plague 2"), foe("Death Immune", at="h6"), foe(at="f6"))
    used(alone, "effect d4 plague", "at-troop h6")
    assert (hurt(alone, "h6"), hurt(alone, "f6")) == (0, 0)  # Death damage; nobody next to it


@pytest.mark.rule("LC-301", "LC-R227")
def test_inferno_burns_every_enemy_next_to_it_even_hidden_or_in_a_castle() -> None:
    mine = [one("Effect: Inferno 2", at="d7"), one("", "1/9", "c7")]
    state = laid(mine, foe(at="d8", up=False), foe(at="e6"), foe("Fire Immune", at="c8"), foe(at="f7"))
    used(state, "effect d7 inferno")
    assert [hurt(state, square) for square in ("d8", "e6", "c8", "f7", "c7")] == [2, 2, 0, 0, 0]
    assert face_up(state, "d8")


# -- movement and information


@pytest.mark.rule("LC-297", "LC-R97", "LC-D11")
def test_gale_moves_a_troop_exactly_x_squares_one_way() -> None:
    mine, theirs = [one("Effect: Gale 2"), one("", "1/9", "h6")], (foe(at="f6"), foe(at="d6", role="B"))
    notes = offered(laid(mine, *theirs), "effect d4 gale", "at-troop f6")
    assert notes == ["way N", "way NE", "way SE", "way S", "way NW"]  # not onto h6, d4 or d6
    state = laid(mine, *theirs)
    used(state, "effect d4 gale", "at-troop f6", "way NW")
    assert (who(state, "f6"), who(state, "d8") != "", state.moves) == ("", True, 0)
    assert "effect d4 gale" not in offered_or_none(laid(one("Effect: Gale 8"), foe(at="f6")))


def offered_or_none(state: State) -> list[str]:
    """What the phase offers; nothing at all closes it by itself."""
    table = finish(effects_phase, state)
    return table.asked[0][2] if table.asked else []


@pytest.mark.rule("LC-311", "LC-D16")
def test_stealth_turns_it_face_down_again() -> None:
    state = laid(one("Effect: Stealth", hurt=2))
    used(state, "effect d4 stealth")
    assert (face_up(state, "d4"), hurt(state, "d4")) == (False, 2)
    kept = laid(one("Effect: Stealth"))
    used(kept)
    assert face_up(kept, "d4")  # it may


# -- cards and mana


@pytest.mark.rule("LC-298", "LC-R193", "LC-R195", "LC-R232", "LC-D15")
def test_gear_pays_x_takes_x_equipment_and_discards_x() -> None:
    mine = Side([one("Effect: Gear 2")], hand=["healing-star"], deck=["gust", "mace", "axe", "spark"], mana=3)
    state = laid(mine)
    asked = upto(effects_phase, state, "effect d4 gear")
    assert asked.notations == ["none", "take mace", "take axe"]  # equipment only
    state = laid(mine)
    table = used(state, "effect d4 gear", "take axe", "take mace", "discard healing-star", "discard mace")
    player = state.players[0]
    assert (player.mana, keys(state, player.hand), keys(state, player.nether)) == (1, ["axe"], ["healing-star", "mace"])
    assert (sorted(keys(state, player.deck)), len(told(table, "shuffles"))) == (["gust", "spark"], 1)
    poor = laid(Side([one("Effect: Gear 2")], mana=1))
    assert "effect d4 gear" not in offered_or_none(poor)
    few = laid(Side([one("Effect: Gear 2")], deck=["spark"], mana=2))
    used(few, "effect d4 gear")
    assert (few.players[0].mana, few.players[0].hand) == (0, [])  # found nothing, had nothing to discard


@pytest.mark.rule("LC-309", "LC-R194", "LC-R195", "LC-D15")
def test_seer_pays_one_takes_any_card_and_discards_two() -> None:
    mine = Side([one("Effect: Seer")], hand=["spark", "gust"], deck=["mace", "fireball"], mana=3)
    state = laid(mine)
    table = used(state, "effect d4 seer", "take fireball", "discard spark", "discard gust")
    player = state.players[0]
    assert (player.mana, keys(state, player.hand), keys(state, player.nether)) == (2, ["fireball"], ["spark", "gust"])
    assert (keys(state, player.deck), len(told(table, "shuffles"))) == (["mace"], 1)
    assert "effect d4 seer" not in offered_or_none(laid(Side([one("Effect: Seer")], mana=0)))
    empty = laid(Side([one("Effect: Seer")], deck=["mace"], mana=1))
    used(empty, "effect d4 seer", "take mace")
    assert (keys(empty, empty.players[0].nether), empty.players[0].mana) == (["mace"], 0)  # what there is


@pytest.mark.rule("LC-304", "LC-078")
def test_power_up_gains_x_mana_once_a_turn() -> None:
    state = laid(Side([one("Effect: Power Up 3")], mana=4))
    table = used(state, "effect d4 power-up")
    assert (state.players[0].mana, [key for _, key, _ in table.asked]) == (7, ["effects"])
    full = laid(Side([one("Effect: Power Up 3")], mana=14, obelisk=6))
    used(full, "effect d4 power-up")
    assert full.players[0].mana == 15


# -- healing


@pytest.mark.rule("LC-299", "LC-R197", "LC-R198")
def test_heal_removes_x_damage_from_a_target_troop_anywhere() -> None:
    state = laid([one("Effect: Heal 2"), one("", "1/9", "h1", hurt=5)], foe(at="h6", hurt=1))
    used(state, "effect d4 heal", "at-troop h1")
    assert hurt(state, "h1") == 3
    enemy = laid(one("Effect: Heal 2"), foe(at="h6", hurt=1))
    used(enemy, "effect d4 heal", "at-troop h6")
    assert hurt(enemy, "h6") == 0  # never below nothing


@pytest.mark.rule("LC-300", "LC-069", "LC-R230", "LC-D13")
def test_healer_heals_itself_or_a_neighbour_and_need_not_be_revealed() -> None:
    mine = [one("Effect: Healer 2", hurt=3), one("", "1/9", "c4", hurt=4), one("", "1/9", "h1", hurt=4)]
    state = laid(mine)
    assert set(offered(state, "effect d4 healer")) == {"at-troop d4", "at-troop c4"}
    state = laid(mine)
    used(state, "effect d4 healer", "at-troop c4")
    assert (hurt(state, "d4"), hurt(state, "c4")) == (3, 2)
    nurse = Troop("surictavi-nurse", "d4", up=False)
    unseen = laid([nurse, one("", "1/9", "c4", hurt=4)])
    table = used(unseen, "hidden-heal c4 1")
    assert (hurt(unseen, "c4"), face_up(unseen, "d4")) == (3, False)
    assert [each["troop"] for each in told(table, "announces")] == [-1]  # nobody is told who


@pytest.mark.rule("LC-305", "LC-069", "LC-D12")
def test_prime_healer_divides_a_d3_among_itself_and_neighbours() -> None:
    mine = [one("Effect: Prime Healer", hurt=1), one("", "1/9", "c4", hurt=4), one("", "1/9", "h1", hurt=4)]
    state = laid(mine)
    asked = upto(effects_phase, state, "effect d4 prime-healer", dice=(6,))
    assert asked.notations == ["stop", "at-troop d4", "at-troop c4"]
    state = laid(mine)
    used(state, "effect d4 prime-healer", "at-troop c4", "at-troop d4", "at-troop c4", dice=(6,))
    assert (hurt(state, "d4"), hurt(state, "c4"), hurt(state, "h1")) == (0, 2, 4)
    less = laid(mine)
    used(less, "effect d4 prime-healer", "at-troop c4", "stop", dice=(4,))
    assert (hurt(less, "d4"), hurt(less, "c4")) == (1, 3)
    unseen = laid([Troop("surictavi-mender", "d4", up=False), one("", "1/9", "c4", hurt=4)])
    used(unseen, "hidden-prime", "at-troop c4", "at-troop c4", dice=(3,))
    assert (hurt(unseen, "c4"), face_up(unseen, "d4")) == (2, False)


@pytest.mark.rule("LC-306")
def test_regenerate_removes_x_from_itself() -> None:
    state = laid([one("Effect: Regenerate 2", hurt=5), one("", "1/9", "c4", hurt=4)])
    used(state, "effect d4 regenerate")
    assert (hurt(state, "d4"), hurt(state, "c4")) == (3, 4)


@pytest.mark.rule("LC-307", "LC-078")
def test_regrowth_removes_x_from_itself_and_is_an_effect_of_its_own() -> None:
    state = laid(one("Effect: Regrowth 2, Effect: Regenerate 1", hurt=5))
    used(state, "effect d4 regrowth")
    assert hurt(state, "d4") == 3
    both = laid(one("Effect: Regrowth 2, Effect: Regenerate 1", hurt=5))
    used(both, "effect d4 regrowth", "effect d4 regenerate")
    assert hurt(both, "d4") == 2


@pytest.mark.rule("LC-308", "LC-R231", "LC-D14")
def test_ruthless_sacrifices_a_friend_for_its_current_def() -> None:
    mine = [one("Effect: Ruthless", hurt=9), one("Resupply 1", "1/6", "h1", hurt=2), one("", "1/3", "h2")]
    state = laid(mine)
    assert offered(state, "effect d4 ruthless") == ["at-troop h1", "at-troop h2"]  # not itself, not the King
    state = laid(mine)
    used(state, "effect d4 ruthless", "at-troop h1")
    assert (hurt(state, "d4"), who(state, "h1"), len(state.players[0].hand)) == (9 - 4, "", 1)
    assert [player.kills for player in state.players] == [0, 0]
    assert "effect d4 ruthless" not in offered_or_none(laid(one("Effect: Ruthless", hurt=9)))


@pytest.mark.rule("LC-312", "LC-R229")
def test_y_healer_heals_a_troop_of_its_race_anywhere() -> None:
    mine = [one("Effect: Orc Healer 2", race="orc", hurt=1), one("", "1/9", "h1", race="orc", hurt=4, up=False),
            one("", "1/9", "h2", hurt=4)]  # fmt: skip
    theirs = (foe(at="h6", race="orc", hurt=1), foe(at="g6", race="orc", hurt=1, up=False))
    state = laid(mine, *theirs)
    assert offered(state, "effect d4 y-healer") == ["at-troop d4", "at-troop h1", "at-troop h6"]
    state = laid(mine, *theirs)
    used(state, "effect d4 y-healer", "at-troop h1")
    assert (hurt(state, "h1"), face_up(state, "h1")) == (2, False)
    hidden = laid([one("Effect: Orc Healer 2", race="orc", up=False), one("", "1/9", "h1", race="orc", hurt=4)])
    assert "effect d4 y-healer" not in offered(hidden)  # this one must be revealed


@pytest.mark.rule("LC-312", "LC-243")
def test_a_healer_is_named_on_its_button_with_its_race() -> None:
    state = laid([Troop("zuk-gar-blood-priest", "d4"), one("", "1/9", "h1", race="orc", hurt=4)])
    asked = upto(effects_phase, state)
    labels = [GAME.words.label(state, option) for option in asked.options]
    assert "Zuk Gar Blood Priest d4: Orc Healer" in labels


# -- the phase


EFFECTS = ["Burn 1", "Fiery Lava 1", "Gale 1", "Gear 1", "Heal 1", "Inferno 1", "Poison 1", "Plague 1", "Power Up 1",
           "Regenerate 1", "Regrowth 1", "Ruthless", "Seer", "Shock 1", "Stealth", "Orc Healer 1"]  # fmt: skip


@pytest.mark.rule("LC-066", "LC-R56")
@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_needs_its_troop_revealed_and_may_be_had_by_revealing_it(name: str) -> None:
    mine = [one(f"Effect: {name}", race="orc", up=False), one("", "1/9", "h1")]
    asked = offered(laid(mine, foe()))
    assert not [each for each in asked if each.startswith("effect")]
    now = offered(laid(mine, foe()), "reveal d4")
    assert len([each for each in now if each.startswith("effect d4")]) == 1


@pytest.mark.rule("LC-R235")
def test_an_aura_that_grants_an_effect_lets_the_troop_use_it() -> None:
    state = laid(one("Effect: Regenerate 1", hurt=5, aura="tidal-grace"))
    used(state, "effect d4 regenerate")
    assert hurt(state, "d4") == 3  # 1 and 1


@pytest.mark.rule("LC-R57", "LC-R53")
def test_an_announced_effect_happens_though_its_source_died_in_answer() -> None:
    burner = Troop(custom("Burner", "B", "1/2", "Effect: Burn 2"), "d4")
    state = position(Side([burner]), Side([foe(at="h6")], hand=["deathbolt"]), phase="effects")
    finish(effects_phase, state, "effect d4 burn", "at-troop h6", "cast deathbolt", "at-troop d4")
    assert (who(state, "d4"), hurt(state, "h6")) == ("", 2)


def test_each_effect_comes_back_in_the_next_turn() -> None:
    state = laid(Side([one("Effect: Power Up 1", role="R")], mana=2))
    finish(turn, state, "effect d4 power-up", "move d4-c4")
    finish(turn, state)
    finish(turn, state, "effect c4 power-up", "move c4-d4")
    assert state.players[0].mana == 2 + 1 + 1 + 1 + 1
