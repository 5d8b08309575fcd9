"""Turnover and Antimagic: whose side a unit is on, and what no card can do to it."""

import pytest
from battleground_table import (
    A,
    B,
    InPlay,
    Side,
    Stands,
    battle_phase,
    duel,
    enchantments_phase,
    finish,
    hand,
    main_phase,
    notations,
    play,
    position,
    rules,
    target,
    told,
    turn,
    unit_at,
    units,
    upto,
    way,
)

from rulewright.games.battleground.cards.atoms import Damage, Enchant, Heal, Place
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.mana import cost_of
from rulewright.games.battleground.cards.standing import Aura, Enchantment, When

# -- Turnover


@pytest.mark.rule("BG-223", "BG-260", "BG-R32")
def test_a_turned_unit_is_a_foe_of_its_owner_and_an_ally_of_the_opponent() -> None:
    state = position(Side(units={"c2": "guard"}, hand=["mend", "smite"], pool="WWW"),
                     Side("warlock", {"c3": Stands("ghoul", hp=1, turnover=1), "c4": "imp"}))  # fmt: skip
    assert (target(state, "c2"), target(state, "c4"), target(state, "c3")) == ("nobody", "c3", "c4")
    assert upto(main_phase, state, "cast mend").notations == ["at c2", "at c3"]
    state = position(Side(units={"c2": "guard"}, hand=["mend", "smite"], pool="WWW"),
                     Side("warlock", {"c3": Stands("ghoul", hp=1, turnover=1), "c4": "imp"}))  # fmt: skip
    finish(main_phase, state, "cast smite")  # only the imp is a foe
    assert units(state) == {"c2": "guard", "c3": "ghoul"}


@pytest.mark.rule("BG-E16", "BG-224", "BG-225", "BG-226", "BG-R84", "BG-R86", "BG-D19")
def test_a_turned_guard_walks_home_in_its_owners_battles_and_hits_its_owners_hero() -> None:
    state = position(Side("warlock"), Side(units={"c2": Stands("guard", turnover=1)}), active=1)
    play(battle_phase, state)  # nobody is asked: Advance, then Attack
    assert units(state) == {"c3": "guard"}
    state.active = A
    play(battle_phase, state)  # not in the other's battle
    assert units(state) == {"c3": "guard"}
    state.active = B
    play(battle_phase, state)
    assert (units(state), state.players[1].life) == ({"c4": "guard"}, 19)
    play(battle_phase, state)
    assert (state.players[1].life, state.players[0].life) == (18, 20)
    assert (unit_at(state, "c4").turnover, unit_at(state, "c4").owner) == (1, 1)  # no rule discards it


@pytest.mark.rule("BG-225")
def test_a_turned_units_card_returns_to_its_owner() -> None:
    state = position(Side("warlock"), Side(units={"c3": Stands("guard", hp=1, turnover=1), "c4": "guard"}), active=1)
    finish(battle_phase, state, "attack c4")
    assert (hand(state, 0), hand(state, 1)) == ([], ["guard"])


@pytest.mark.rule("BG-R84", "BG-R16")
def test_a_turned_unit_with_a_target_attacks_first_and_then_advances() -> None:
    """It faces the other way: of two neighbours it takes the one at its own left."""
    turned = Stands("guard", turnover=1, haste=1)
    state = position(Side("warlock"), Side(units={"c2": turned, "b2": Stands("guard", hp=1), "d2": "guard"}), active=1)
    table = finish(battle_phase, state, "defend d2")
    first = told(table, "attacks")[0]
    assert (first["card"], first["field"], first["aim"]) == ("guard", 7, 6)  # b2: left of one that looks up the rows
    assert unit_at(state, "c2").haste == 0  # and its Haste action was an Attack by itself, too
    assert len([each for each in told(table, "attacks") if each["field"] == 7]) == 2


@pytest.mark.rule("BG-R84")
def test_by_a_switch_somebody_chooses_for_a_turned_unit() -> None:
    sides = Side("warlock"), Side(units={"c2": Stands("guard", turnover=1)})
    owner = position(*sides, active=1, variant=rules(turnover_control="owner"))
    assert upto(battle_phase, owner).seat == 1
    other = position(*sides, active=1, variant=rules(turnover_control="opponent"))
    asked = upto(battle_phase, other)
    assert (asked.seat, asked.notations) == (0, ["attack c2", "defend c2", "advance c2"])


@pytest.mark.rule("BG-R85")
def test_two_turnover_tokens_are_as_one() -> None:
    state = position(Side("warlock"), Side(units={"c2": Stands("guard", turnover=2)}), active=1)
    play(battle_phase, state)
    assert units(state) == {"c3": "guard"}


@pytest.mark.rule("BG-226")
def test_by_a_switch_turnover_lasts_so_many_turns_of_the_owner() -> None:
    state = position(Side("warlock", hand=["treason"], pool="PPP"), Side(units={"c2": "guard"}),
                     variant=rules(turnover_duration=1))  # fmt: skip
    duel(turn, state, "cast treason")
    assert unit_at(state, "c2").turnover == 1
    duel(turn, state)
    assert (units(state), unit_at(state, "c3").turnover) == ({"c3": "guard"}, 0)


# -- Antimagic


@pytest.mark.rule("BG-E16", "BG-227")
def test_no_card_targets_it_its_owners_included() -> None:
    warded = Stands("guard", hp=1, antimagic=1)
    foe = position(Side("warlock", hand=["terror", "shadow-bolt"], pool="PPRR"), Side(units={"c3": warded}))
    assert notations(foe, 0) == ["pass", "prepare terror", "prepare shadow-bolt"]
    own = position(Side(units={"c1": warded, "d1": "guard"}, hand=["mend", "charge"], pool="WWU"), Side("warlock"))
    assert upto(main_phase, own, "cast mend").why.key == "main"  # only d1 was there to mend
    killed = position(Side("warlock", {"c1": Stands("imp", antimagic=1)}, hand=["sacrifice"], pool="R"), Side())
    assert "cast sacrifice" not in notations(killed, 0)


@pytest.mark.rule("BG-228", "BG-R121")
def test_it_can_not_be_enchanted_but_keeps_the_tokens_it_has() -> None:
    """Enchanting all in an area passes it over; a curse that lies on it already does nothing to it."""
    web = Card("web", "Web", "warlock", "spell", "Curse", aim=Aim("foe"),
               effects=(Enchant(), Enchant(who="around_foes")),
               enchantment=Enchantment(2, (Damage(1, "enchanted"),)))  # fmt: skip
    foe = Side(units={"c3": "guard", "d3": Stands("guard", antimagic=1), "b3": "guard"})
    state = position(Side("warlock", hand=["web"]), foe, cards=[web])
    finish(main_phase, state, "cast web", "at c3")
    marks = state.players[0].enchantments[0].marks
    assert sorted(marks) == sorted([unit_at(state, "c3").card, unit_at(state, "b3").card])
    cursed = position(Side("warlock", play=[InPlay("withering-curse", 2, "c3")]), Side(units={"c3": "guard"}))
    unit_at(cursed, "c3").antimagic = 1
    finish(enchantments_phase, cursed)
    assert (unit_at(cursed, "c3").hp, len(cursed.players[0].enchantments[0].marks)) == (3, 1)
    unit_at(cursed, "c3").antimagic = 0
    finish(enchantments_phase, cursed)
    assert unit_at(cursed, "c3").hp == 2


@pytest.mark.rule("BG-E16", "BG-229")
def test_spell_damage_to_it_is_zero_whatever_is_added() -> None:
    caster = Side("elementalist", hand=["fireball"], pool="RRW", paths=(5, 0, 0))  # Inferno: 3 damage
    state = position(caster, Side(units={"c3": Stands("guard", antimagic=1), "b3": "guard"}))
    table = finish(main_phase, state, "cast fireball", "ix 2,3")
    assert (unit_at(state, "c3").hp, units(state)) == (3, {"c3": "guard"})
    assert [each["n"] for each in told(table, "damage")] == [3]


@pytest.mark.rule("BG-230", "BG-R122", "BG-R126")
def test_spells_place_no_condition_on_it_not_even_by_their_enchantments() -> None:
    blizzard = Side("elementalist", play=[InPlay("blizzard", 2, "row 3")])
    state = position(blizzard, Side(units={"c3": Stands("guard", antimagic=1), "d3": "guard"}))
    finish(enchantments_phase, state)
    warded, bare = unit_at(state, "c3"), unit_at(state, "d3")
    assert (warded.snare, warded.chill, bare.snare, bare.chill) == (0, 0, 1, 1)
    effects = Place(1, "row_allies", condition="antimagic"), Place(1, "row_allies", condition="haste")
    bless = Card("bless", "Bless", "paladin", "spell", "Order", cost_of("W"), aim=Aim("row"), effects=effects)
    state = position(Side(units={"a1": Stands("guard", antimagic=1)}, hand=["bless"], pool="W"), Side("warlock"),
                     cards=[bless])  # fmt: skip
    finish(main_phase, state, "cast bless", "row 1")
    assert (unit_at(state, "a1").antimagic, unit_at(state, "a1").haste) == (1, 0)


@pytest.mark.rule("BG-R123", "BG-R125", "BG-R119", "BG-E16")
def test_attacks_units_texts_and_healing_that_do_not_target_work() -> None:
    state = position(Side(units={"c2": "knight"}), Side("warlock", {"c3": Stands("plague-ghoul", antimagic=1)}))
    unit_at(state, "c2").antimagic = 1
    finish(battle_phase, state, "attack c2")
    assert unit_at(state, "c3").hp == 1  # attacked as any unit
    finish(battle_phase, state, "attack c2")
    assert [unit.chill for unit in state.board if unit is not None] == [1]  # a unit's text places Chill on it
    light = position(Side(units={"c2": Stands("guard", hp=1, antimagic=1), "d2": Stands("guard", hp=1, antimagic=1),
                     "e2": "cleric"}, play=[InPlay("consecrate", 2, "ix 2,2")]), Side("warlock"))  # fmt: skip
    finish(enchantments_phase, light)
    assert (unit_at(light, "c2").hp, unit_at(light, "d2").hp) == (2, 2)


@pytest.mark.rule("BG-R123")
def test_a_units_text_may_hurt_it() -> None:
    thorn = Card("thorn", "Thorn", "warlock", "unit", "Beast", rank=1, attack=1, hp=1,
                 whens=(When("dies_from_attack", (Damage(1, "attacker"),)),))  # fmt: skip
    state = position(Side(units={"c2": Stands("guard", antimagic=1)}), Side("warlock", {"c3": "thorn"}), cards=[thorn])
    finish(battle_phase, state, "attack c2")
    assert unit_at(state, "c3").hp == 2
    spell = Card("briar", "Briar", "warlock", "spell", "Curse", cost_of("P"),
                 aura=Aura(whens=(When("own_dies", (Damage(1, "attacker"),)),)))  # fmt: skip
    state = position(Side(units={"c2": Stands("guard", antimagic=1)}), Side("warlock", {"c3": "imp"}, play=["briar"]),
                     cards=[spell])  # fmt: skip
    finish(battle_phase, state, "attack c2")
    assert unit_at(state, "c3").hp == 3  # a spell's aura is the spell's


@pytest.mark.rule("BG-R123")
def test_a_units_enchantment_is_no_spell() -> None:
    drummer = Card("drummer", "Drummer", "paladin", "unit", "Human", attack=1, hp=1,
                   enchantment=Enchantment(0, (Place(1, "adjacent_allies", condition="haste"),)))  # fmt: skip
    state = position(Side(units={"c2": "drummer"}),
                     Side("warlock", {"c3": Stands("ghoul", turnover=1, antimagic=1)}), cards=[drummer])  # fmt: skip
    finish(enchantments_phase, state)
    assert (unit_at(state, "c3").haste, unit_at(state, "c3").antimagic) == (1, 1)


@pytest.mark.rule("BG-E16", "BG-231", "BG-067", "BG-R118")
def test_antimagic_goes_at_the_start_of_its_owners_next_enchantments_phase() -> None:
    sides = (Side(units={"c1": Stands("guard", antimagic=2)}), Side("warlock", {"c4": Stands("ghoul", antimagic=1)}))
    state = position(*sides)
    table = finish(enchantments_phase, state)
    assert (unit_at(state, "c1").antimagic, unit_at(state, "c4").antimagic) == (0, 1)
    assert told(table, "discards")[0]["n"] == 2
    fenced = Side(units={"c1": Stands("guard", antimagic=1)}, play=[InPlay("withering-curse", 1, "c1")])
    start = position(fenced, Side("warlock"))
    finish(enchantments_phase, start)
    assert unit_at(start, "c1").hp == 2  # it no longer protects in the same phase
    end = position(fenced, Side("warlock"), variant=rules(antimagic_discard="phase_end"))
    finish(enchantments_phase, end)
    assert (unit_at(end, "c1").hp, unit_at(end, "c1").antimagic) == (3, 0)


@pytest.mark.rule("BG-231", "BG-225")
def test_a_turned_units_antimagic_goes_in_its_owners_phase() -> None:
    state = position(Side(), Side("warlock", {"c3": Stands("ghoul", antimagic=1, turnover=1)}))
    finish(enchantments_phase, state)
    assert unit_at(state, "c3").antimagic == 1
    state.active = B
    finish(enchantments_phase, state)
    assert (unit_at(state, "c3").antimagic, way(state, unit_at(state, "c3"))[0]) == (0, 17)


@pytest.mark.rule("BG-R125")
def test_a_heal_that_chooses_a_row_reaches_it() -> None:
    rest = Card("rest", "Rest", "paladin", "spell", "Light", cost_of("W"), aim=Aim("row"),
                effects=(Heal(2, "row_allies"),))  # fmt: skip
    state = position(Side(units={"a1": Stands("guard", hp=1, antimagic=1)}, hand=["rest"], pool="W"), Side("warlock"),
                     cards=[rest])  # fmt: skip
    finish(main_phase, state, "cast rest", "row 1")
    assert unit_at(state, "a1").hp == 3
