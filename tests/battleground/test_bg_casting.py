"""Spell cards and casting: where from, what it costs, what becomes of the card (BG-071 to BG-085, E04)."""

import pytest
from battleground_table import (
    GAME,
    SECOND_MAIN,
    B,
    InPlay,
    Prepared,
    Side,
    Stands,
    duel,
    find,
    finish,
    hand,
    main_phase,
    notations,
    pool,
    position,
    track,
    turn,
    unit_at,
    upto,
)

from rulewright.games.battleground.rules.state import State

GHOUL = Side("warlock", {"c3": Stands("ghoul", hp=9)})


def casts(state: State, seat: int = 0) -> list[str]:
    return [each for each in notations(state, seat) if each.startswith("cast")]


def in_play(state: State, seat: int = 0) -> list[str]:
    return [state.book.cards[lying.face].key for lying in state.players[seat].play]


# -- spell cards


@pytest.mark.rule("BG-071")
def test_a_spell_card_shows_name_cost_type_and_text_and_a_self_summon_its_unit_fields() -> None:
    state = position(Side(hand=["smite"]), Side("elementalist", hand=["stone-golem"]))
    words = GAME.words.card_words(state, find(state, 0, "smite"))
    assert words == (
        "Smite: Light spell, costs 2 white mana. Target foe unit: deal it 1 damage, 3 if it is Demon or Undead."
    )
    golem = GAME.words.card_words(state, find(state, 1, "stone-golem"))
    assert golem == (
        "Stone Golem: Earth Elemental spell, costs 2 summoning mana, Attack 3, HP 4, Shield 1. Summon this."
    )


@pytest.mark.rule("BG-072")
def test_a_type_matters_only_to_effects_that_name_it() -> None:
    """Smite speaks of Demon and Undead; to Charge, the battle and everything else a type says nothing."""
    lost = {}
    for key in ("ghoul", "imp", "cultist", "guard"):
        state = position(Side(hand=["smite"], pool="WW"), Side("warlock", {"c3": Stands(key, hp=9)}))
        finish(main_phase, state, "cast smite")
        lost[key] = 9 - unit_at(state, "c3").hp
    assert lost == {"ghoul": 3, "imp": 3, "cultist": 1, "guard": 1}
    damage = []
    for key in ("ghoul", "guard"):
        foe = Side("warlock", {"c3": Stands(key, hp=9)})
        state = position(Side("elementalist", hand=["firebolt"], pool="R"), foe)
        finish(main_phase, state, "cast firebolt")
        damage.append(9 - unit_at(state, "c3").hp)
    assert damage == [1, 1]


@pytest.mark.rule("BG-073")
def test_the_text_is_carried_out_when_the_spell_is_cast() -> None:
    state = position(Side(hand=["judgement"], pool="WWU"), GHOUL)
    finish(main_phase, state, "cast judgement")
    assert (unit_at(state, "c3").hp, state.players[1].life) == (6, 18)
    state = position(Side(hand=["judgement"], pool="WWU"), GHOUL)
    finish(main_phase, state, "prepare judgement")
    assert (unit_at(state, "c3").hp, state.players[1].life) == (9, 20)


# -- from where, when


@pytest.mark.rule("BG-074", "BG-R35", "BG-E06")
def test_only_from_hand_or_from_a_slot() -> None:
    side = Side(hand=["smite"], prepared=["judgement"], play=["mend", InPlay("consecrate", 2, "ix 2,2")],
                locked=["stay-the-blade"], pool="WWWWWUUU", units={"c2": "guard"})  # fmt: skip
    state = position(side, GHOUL)
    assert casts(state) == ["cast smite", "cast judgement"]
    assert casts(position(Side(pool="WW"), Side("warlock", GHOUL.units, hand=["terror"]))) == []


@pytest.mark.rule("BG-075")
def test_a_spell_that_is_not_fully_charged_only_in_its_owners_main_phases() -> None:
    side = Side(hand=["smite"], prepared=[Prepared("smite", "W")], pool="WWWW")
    state = position(side, GHOUL, active=1)
    table = duel(turn, state, "attack c3")
    assert {tuple(offered) for seat, _, offered in table.asked if seat == 0} <= {("pass",)}
    assert casts(position(side, GHOUL)) == ["cast smite", "cast smite"]
    assert casts(position(side, GHOUL, phase=SECOND_MAIN)) == ["cast smite", "cast smite"]


# -- paying


@pytest.mark.rule("BG-076", "BG-080", "BG-R28")
def test_first_the_cost_then_the_card_face_up_then_the_text() -> None:
    foes = Side("warlock", {"c3": Stands("ghoul", hp=9), "d3": Stands("ghoul", hp=9)})
    state = position(Side(hand=["smite"], pool="WWU"), foes)
    asked = upto(main_phase, state, "cast smite")
    assert (asked.why.key, asked.notations) == ("target", ["at c3", "at d3"])
    assert (pool(state, 0), track(state, 0), in_play(state)) == ("U", ["WW", "", ""], ["smite"])
    assert GAME.rules.view(state, B).faces[find(state, 0, "smite")] == state.book.face("smite")
    assert (unit_at(state, "c3").hp, unit_at(state, "d3").hp) == (9, 9)


@pytest.mark.rule("BG-077", "BG-E04")
def test_a_spell_that_can_not_be_paid_in_full_can_not_be_cast() -> None:
    assert casts(position(Side(hand=["smite"], pool="WUSS"), GHOUL)) == []  # E04.1
    assert casts(position(Side(hand=["smite"], pool="WUUURPSS"), GHOUL)) == []  # no other kind serves
    assert casts(position(Side(hand=["charge"], pool="WW", units={"c1": "guard"}), GHOUL)) == []
    assert casts(position(Side(hand=["charge"], pool="WU", units={"c1": "guard"}), GHOUL)) == ["cast charge"]


@pytest.mark.rule("BG-080", "BG-085", "BG-E04")
def test_the_pictured_spell_for_two_white() -> None:
    state = position(Side(hand=["smite"], pool="WWUSS", step=2), GHOUL)
    assert casts(state) == ["cast smite"]  # E04.2
    finish(main_phase, state, "cast smite")
    assert (sorted(pool(state, 0)), track(state, 0), in_play(state)) == (["S", "S", "U"], ["", "WW", ""], ["smite"])
    assert (hand(state, 0), unit_at(state, "c3").hp) == ([], 6)
    state.players[0].pool[0] = 5
    assert casts(state) == []  # E04.3


@pytest.mark.rule("BG-078")
def test_orbs_and_tokens_pay_together() -> None:
    state = position(Side(hand=["smite"], pool="W", mana="W"), GHOUL)
    finish(main_phase, state, "cast smite")
    assert (pool(state, 0), track(state, 0), state.players[0].mana) == ("", ["W", "", ""], [0] * 5)


@pytest.mark.rule("BG-079", "BG-R44", "BG-E05")
def test_charges_count_as_paid() -> None:
    state = position(Side(prepared=[Prepared("smite", "W")], pool="WW"), GHOUL)
    finish(main_phase, state, "cast smite")
    assert (pool(state, 0), track(state, 0)) == ("W", ["W", "", ""])
    assert (state.players[0].slots[0].card, state.players[0].slots[0].charges) == (-1, [0] * 5)
    assert casts(position(Side(prepared=[Prepared("smite", "W")], pool="UU"), GHOUL)) == []


# -- what becomes of the card


@pytest.mark.rule("BG-081")
def test_a_spell_that_summons_itself_goes_onto_the_battleground() -> None:
    state = position(Side("elementalist", hand=["stone-golem"], pool="SS"), Side("warlock"))
    asked = upto(main_phase, state, "cast stone-golem")
    assert (asked.why.key, in_play(state)) == ("field", ["stone-golem"])
    state = position(Side("elementalist", hand=["stone-golem"], pool="SS"), Side("warlock"))
    finish(main_phase, state, "cast stone-golem", "field b1")
    golem = unit_at(state, "b1")
    assert (in_play(state), hand(state, 0), golem.attack, golem.hp) == ([], [], 3, 4)
    state = position(Side("elementalist", hand=["ice-wall"], pool="U"), Side("warlock"))
    fields = upto(main_phase, state, "cast ice-wall").notations
    assert fields == [f"field {lane}{row}" for row in (1, 2) for lane in "abcde"]  # its text says otherwise


@pytest.mark.rule("BG-082", "BG-083", "BG-084", "BG-166")
def test_auras_and_enchantments_stay_others_until_the_end_of_the_own_turn() -> None:
    side = Side(hand=["smite", "consecrate", "banner-of-valor", "charge"], pool="WWWWWWU", prepared=["mend"])
    state = position(side, GHOUL, phase=SECOND_MAIN)
    asked = upto(turn, state, "cast smite", "cast consecrate", "ix 2,2", "cast banner-of-valor")
    assert (asked.why.key, in_play(state)) == ("main", ["smite", "consecrate", "banner-of-valor"])
    finish(turn, state)
    assert (in_play(state), hand(state, 0)) == (["consecrate", "banner-of-valor"], ["charge", "smite"])
    assert state.players[0].slots[0].card >= 0


@pytest.mark.rule("BG-085")
def test_a_cast_spell_can_not_be_cast_or_prepared_again_in_the_turn() -> None:
    state = position(Side(hand=["smite"], pool="WWWW", units={"c2": "guard"}), GHOUL)
    duel(turn, state, "cast smite", "defend c2")
    assert state.active == 1  # neither after the cast nor in the Second Main was there anything left but to pass
    table = duel(turn, position(Side(hand=["smite", "mend"], pool="WWWW", units={"c2": "guard"}), GHOUL),
                 "cast smite", "defend c2")  # fmt: skip
    later = [offered for _, key, offered in table.asked if key == "main"][1:]
    assert later == [["pass", "cast mend", "prepare mend"]] * 2


@pytest.mark.rule("BG-085", "BG-R36")
def test_a_self_summon_that_died_may_be_cast_again_in_the_same_turn() -> None:
    side = Side("warlock", {"b1": Stands("ember-elemental")}, hand=["sacrifice"], pool="RRS")
    state = position(side, Side())
    asked = upto(main_phase, state, "cast sacrifice")
    assert (hand(state, 0), in_play(state)) == (["ember-elemental"], ["sacrifice"])
    assert "cast ember-elemental" in asked.notations
    assert "cast sacrifice" not in asked.notations
