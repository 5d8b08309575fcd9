"""What a spell may be cast at, and what its text does with that (BG-R25 to BG-R33, BG-R37, BG-R38, BG-R03)."""

import pytest
from battleground_table import (
    Side,
    Stands,
    battle_phase,
    finish,
    main_phase,
    notations,
    play,
    position,
    told,
    unit_at,
    units,
    upto,
)

from rulewright.games.battleground.cards.atoms import Charge, Damage, GainAttack, Heal, Place, Summon
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.mana import cost_of
from rulewright.games.battleground.rules.state import State

GHOUL = Side("warlock", {"c3": Stands("ghoul", hp=9)})


def casts(state: State, seat: int = 0) -> list[str]:
    return [each for each in notations(state, seat) if each.startswith("cast")]


def spell(key: str, *effects: object, aim: Aim | None = None, cost: str = "W") -> Card:
    return Card(key, key.capitalize(), "paladin", "spell", "Test", cost_of(cost), aim=aim or Aim(),
                effects=effects)  # type: ignore[arg-type]  # fmt: skip


ROW = {f"{lane}1": "guard" for lane in "abcde"}
CALL, LOAD = spell("call", Summon()), spell("load", Charge())


@pytest.mark.rule("BG-R25")
def test_no_cast_without_a_target_for_the_first_instruction() -> None:
    state = position(Side(hand=["smite", "mend", "hold-the-line"], pool="WWW"), Side("warlock"))
    assert casts(state) == ["cast hold-the-line"]  # a row can always be chosen


@pytest.mark.rule("BG-R25")
def test_no_cast_without_a_place_for_what_it_puts_there() -> None:
    state = position(Side("elementalist", ROW, hand=["ember-elemental", "ice-wall"], pool="RSU"), Side("warlock"))
    assert casts(state) == ["cast ice-wall"]  # row 2 is free


@pytest.mark.rule("BG-R25")
def test_no_summoning_without_a_unit_in_hand_and_a_place() -> None:
    assert casts(position(Side(hand=["call"], pool="WW"), GHOUL, cards=[CALL, LOAD])) == []
    assert casts(position(Side(hand=["call", "guard"], pool="WW"), GHOUL, cards=[CALL, LOAD])) == ["cast call"]
    assert casts(position(Side(units=ROW, hand=["call", "guard"], pool="W"), GHOUL, cards=[CALL, LOAD])) == []


@pytest.mark.rule("BG-R25")
def test_no_charging_without_another_prepared_spell() -> None:
    assert casts(position(Side(hand=["load"], pool="WW"), GHOUL, cards=[CALL, LOAD])) == []
    assert casts(position(Side(prepared=["mend", "load"], pool="WW"), GHOUL, cards=[CALL, LOAD])) == ["cast load"]
    alone = Side(prepared=["load"], pool="WW")
    assert casts(position(alone, GHOUL, cards=[CALL, LOAD])) == []  # it is no prepared spell any more when cast


@pytest.mark.rule("BG-R03")
def test_no_seventh_enchantment() -> None:
    state = position(Side(hand=["consecrate", "cleric"], pool="WWS"), Side("warlock"))
    assert {"cast consecrate", "muster cleric"} <= set(notations(state, 0))
    six = dict.fromkeys(("a2", "b2", "c2", "d2", "e2", "a3"), "cleric")
    state = position(Side(units=six, hand=["consecrate", "cleric"], pool="WWS"), Side("warlock"))
    assert notations(state, 0) == ["pass", "prepare consecrate"]


@pytest.mark.rule("BG-R26", "BG-D8")
def test_up_to_two_targets_are_at_least_one() -> None:
    units_ = {"a1": "guard", "b1": "guard", "c1": "guard"}
    state = position(Side(units=units_, hand=["charge"], pool="WU"), Side("warlock"))
    first = upto(main_phase, state, "cast charge")
    assert first.notations == ["at a1", "at b1", "at c1"]
    state = position(Side(units=units_, hand=["charge"], pool="WU"), Side("warlock"))
    second = upto(main_phase, state, "cast charge", "at b1")
    assert (second.why.key, second.notations) == ("more_targets", ["stop", "at a1", "at c1"])
    for answer, haste in (("at c1", [0, 1, 1]), ("stop", [0, 1, 0])):
        state = position(Side(units=units_, hand=["charge"], pool="WU"), Side("warlock"))
        finish(main_phase, state, "cast charge", "at b1", answer)
        assert [unit_at(state, name).haste for name in units_] == haste


@pytest.mark.rule("BG-R27")
def test_a_later_part_that_can_not_be_done_is_skipped() -> None:
    both = spell(
        "both", Damage(1), Heal(1, "this"), GainAttack(1, "attacker"), Summon(), Damage(1, "enemy"), aim=Aim("foe")
    )
    state = position(Side(hand=["both"], pool="W"), GHOUL, cards=[both])
    finish(main_phase, state, "cast both")
    assert (unit_at(state, "c3").hp, state.players[1].life) == (8, 19)


@pytest.mark.rule("BG-R29")
def test_nothing_comes_between_a_cast_and_its_text() -> None:
    foes = {"c3": Stands("ghoul", hp=9), "d3": Stands("ghoul", hp=9)}
    state = position(Side(hand=["smite"], pool="WW"), Side("warlock", foes, prepared=["blood-pact"]))
    table = play(main_phase, state, "cast smite", "at c3", "pass", "pass")
    assert [(seat, key) for seat, key, _ in table.asked] == [(0, "main"), (0, "target"), (1, "respond"), (1, "respond")]
    assert unit_at(state, "c3").hp == 6


@pytest.mark.rule("BG-R30", "BG-R32", "BG-R33")
def test_targets_by_allegiance_at_any_distance() -> None:
    paladin = Side(units={"a1": "guard", "e4": Stands("guard", turnover=1)}, hand=["stay-the-blade", "mend"], pool="UW")
    warlock = Side("warlock", {"a4": "ghoul", "b4": "imp", "d4": Stands("imp", turnover=1)})
    state = position(paladin, warlock)
    assert upto(main_phase, state, "cast stay-the-blade").notations == ["at a4", "at b4", "at e4"]
    state = position(paladin, warlock)
    assert upto(main_phase, state, "cast mend").notations == ["at a1", "at d4"]
    side = Side("warlock", {"a1": "imp", "e4": Stands("imp", turnover=1)}, hand=["sacrifice", "hellfire"], pool="RRR")
    state = position(side, Side(units={"c3": "guard"}))
    assert upto(main_phase, state, "cast sacrifice").notations == ["at a1", "at e4"]  # a unit you own, turned or not
    state = position(side, Side(units={"c3": "guard"}))
    finish(main_phase, state, "cast hellfire", "ix 1,1")
    assert "a1" not in units(state)  # "every unit": the own Imp, too


@pytest.mark.rule("BG-R30")
def test_a_limit_of_base_hp_holds_for_every_kind_of_target() -> None:
    foes = Side(units={"c3": Stands("guard", hp=7), "d3": Stands("knight", hp=1), "b3": "archer"})
    state = position(Side("warlock", hand=["treason"], pool="PPP"), foes)
    assert upto(main_phase, state, "cast treason").notations == ["at b3", "at c3"]  # base HP, not current
    weak = spell("weak", Heal(1), aim=Aim("ally", base_hp=2))
    state = position(Side(units={"a1": "guard", "b1": "archer", "c1": "archer"}, hand=["weak"], pool="W"), GHOUL,
                     cards=[weak])  # fmt: skip
    assert upto(main_phase, state, "cast weak").notations == ["at b1", "at c1"]


@pytest.mark.rule("BG-R31")
def test_a_spell_may_aim_at_a_hero_a_row_or_a_lane() -> None:
    state = position(Side("elementalist", hand=["lightning"], pool="RW"), GHOUL)
    assert upto(main_phase, state, "cast lightning").notations == ["at c3", "hero 1"]
    state = position(Side("elementalist", hand=["lightning"], pool="RW"), GHOUL)
    finish(main_phase, state, "cast lightning", "hero 1")
    assert (state.players[1].life, unit_at(state, "c3").hp) == (17, 9)
    lane = spell("quake", Damage(1, "lane_foes"), aim=Aim("lane"))
    state = position(Side(hand=["quake"], pool="W"), Side("warlock", {"c3": Stands("ghoul", hp=9), "b3": "ghoul"}),
                     cards=[lane])  # fmt: skip
    finish(main_phase, state, "cast quake", "lane c")
    assert (unit_at(state, "c3").hp, unit_at(state, "b3").hp) == (8, 3)


@pytest.mark.rule("BG-R37", "BG-R38")
def test_spell_damage_ignores_defense_and_damage_of_0_is_none() -> None:
    state = position(Side(hand=["smite"], pool="WW"), Side("warlock", {"c3": Stands("ghoul", hp=9, defending=True)}))
    finish(main_phase, state, "cast smite")
    assert unit_at(state, "c3").hp == 6
    nought = spell("nought", Damage(0), Place(1, condition="stun"), aim=Aim("foe"))
    state = position(Side(hand=["nought"], pool="W"), GHOUL, cards=[nought])
    table = finish(main_phase, state, "cast nought")
    assert (told(table, "damage"), unit_at(state, "c3").stun) == ([], 1)
    state = position(Side(units={"c2": "guard"}), Side("warlock", {"c3": Stands("ghoul", defending=True)}))
    assert told(play(battle_phase, state, "attack c2"), "damage") == []
