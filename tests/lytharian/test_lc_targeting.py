"""Targeting: revealed enemies, castles, curses, permanents, own troops; and who is hit beside the target."""

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    effects_phase,
    face_up,
    finish,
    hurt,
    keys,
    main_phase,
    position,
    told,
    troop_at,
    under,
    upto,
    view,
)

from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.question import HIDDEN
from rulewright.kernel.variant import OFFICIAL, Variant

TOUGH = custom("Tough", "R", "1/20")
KING = custom("Crown", "K", "1/20")


def targets(state: State, spell: str) -> set[str]:
    """The squares on which a spell of the active player may be cast."""
    asked = upto(main_phase, state)
    if f"cast {spell}" not in asked.notations:
        return set()
    return {each.split()[1] for each in upto(main_phase, state, f"cast {spell}").notations}


def aiming(spell: str, foes: list[Troop], mine: list[Troop] | None = None, variant: Variant = OFFICIAL) -> State:
    own = mine or [Troop(TOUGH, "a4")]
    return position(Side(own, hand=[spell], mana=9), Side(foes), variant=variant)


@pytest.mark.rule("LC-160", "LC-165", "LC-R163")
def test_enemies_are_targets_only_when_revealed_and_own_troops_always() -> None:
    foes = [Troop(TOUGH, "d5"), Troop(TOUGH, "f5", up=False)]
    mine = [Troop(TOUGH, "a4"), Troop(TOUGH, "b4", up=False)]
    assert targets(aiming("deathbolt", foes, mine), "deathbolt") == {"d5", "a4", "b4", "e1"}
    assert targets(aiming("lightning-strike", foes[:1] * 1 + [Troop(TOUGH, "g5")], mine), "lightning-strike") == {
        "d5", "g5",
    }  # fmt: skip


@pytest.mark.rule("LC-165", "LC-R203")
def test_a_spell_on_an_own_face_down_troop_does_not_reveal_it() -> None:
    state = aiming("root-armor", [Troop(TOUGH, "d5")], [Troop(TOUGH, "a4"), Troop(TOUGH, "b4", up=False)])
    finish(main_phase, state, "cast root-armor", "at-troop b4", "move a4-a5")
    assert (state.aura[troop_at(state, "b4")] >= 0, face_up(state, "b4")) == (True, False)
    assert view(state, 1).faces[troop_at(state, "b4")] == HIDDEN


@pytest.mark.rule("LC-161", "LC-177")
def test_a_curse_may_be_cast_on_a_face_down_enemy() -> None:
    foes = [Troop(TOUGH, "d5"), Troop(TOUGH, "f5", up=False), Troop(KING, "h7", up=False)]
    state = aiming("chill-touch", foes)
    assert targets(state, "chill-touch") == {"d5", "f5", "h7"}
    finish(main_phase, state, "cast chill-touch", "at-troop f5", "move a4-a5")
    assert (state.curse[troop_at(state, "f5")] >= 0, face_up(state, "f5")) == (True, False)


@pytest.mark.rule("LC-162", "LC-R04", "LC-R05", "LC-R06")
def test_a_castle_guards_a_troop_until_an_enemy_stands_beside_it() -> None:
    guarded = [Troop(TOUGH, "d8"), Troop(KING, "h7")]
    assert targets(aiming("deathbolt", guarded), "deathbolt") == {"a4", "e1", "h7"}
    near = [Troop(TOUGH, "c7", up=False)]
    assert "d8" in targets(aiming("deathbolt", guarded, near), "deathbolt")
    down = [Troop(TOUGH, "d8", up=False), Troop(KING, "h7")]
    assert "d8" not in targets(aiming("deathbolt", down, near), "deathbolt")
    invader = [Troop(TOUGH, "d1"), Troop(KING, "h7")]  # whoever stands there is safe; its King beside it is enough
    assert "d1" in targets(aiming("deathbolt", invader), "deathbolt")
    far = [Troop(KING, "h1"), Troop("cave-bear", "a3")]
    assert "d1" not in targets(aiming("deathbolt", invader, far), "deathbolt")
    only_own = under(castle_protects_any_troop=False)
    assert "d1" in targets(aiming("deathbolt", invader, far, only_own), "deathbolt")
    assert "d8" not in targets(aiming("deathbolt", guarded, far, only_own), "deathbolt")


@pytest.mark.rule("LC-162", "LC-R07")
def test_a_castle_stops_curses_too() -> None:
    foes = [Troop(TOUGH, "d8", up=False), Troop(TOUGH, "f5", up=False), Troop(KING, "h7")]
    near = [Troop(TOUGH, "c7")]
    assert targets(aiming("chill-touch", foes, near), "chill-touch") == {"f5", "h7"}
    shown = [Troop(TOUGH, "d8"), Troop(TOUGH, "f5", up=False), Troop(KING, "h7")]
    assert "d8" in targets(aiming("chill-touch", shown, near), "chill-touch")
    open_castle = under(castle_blocks_curses=False)
    assert "d8" in targets(aiming("chill-touch", foes, variant=open_castle), "chill-touch")


@pytest.mark.rule("LC-162", "LC-R10")
def test_abilities_and_enchants_that_target_obey_the_castle() -> None:
    burner = custom("Burner", "B", "1/9", "Effect: Burn 1")
    foes = Side([Troop(TOUGH, "d8"), Troop(TOUGH, "d5"), Troop(TOUGH, "g5", up=False), Troop(KING, "h7")])
    state = position(Side([Troop(burner, "a4")]), foes, phase="effects")
    asked = upto(effects_phase, state, "effect a4 burn")
    assert {each.split()[1] for each in asked.notations} == {"a4", "e1", "d5", "h7"}
    state = position(Side([Troop(TOUGH, "a4")], enchants=["storm-front"]), foes, phase="effects")
    asked = upto(effects_phase, state, "use storm-front")
    assert {each.split()[1] for each in asked.notations} == {"a4", "e1", "d5", "h7"}


@pytest.mark.rule("LC-163", "LC-R09", "LC-229")
def test_an_area_beside_its_target_reaches_into_the_castle() -> None:
    foes = [Troop(TOUGH, "d7"), Troop(TOUGH, "d8"), Troop(KING, "h7")]
    state = aiming("fire-rain", foes)
    assert targets(state, "fire-rain") == {"a4", "e1", "d7", "h7"}
    finish(main_phase, state, "cast fire-rain", "at-troop d7", "move a4-a5")
    assert (hurt(state, "d7"), hurt(state, "d8")) == (3, 1)
    state = aiming("forked-bolt", foes)
    finish(main_phase, state, "cast forked-bolt", "at-troop d7", "move a4-a5")
    assert (hurt(state, "d7"), hurt(state, "d8")) == (2, 2)


@pytest.mark.rule("LC-164", "LC-R08")
def test_what_lies_on_a_face_down_troop_can_be_targeted_even_in_a_castle() -> None:
    foes = [Troop(TOUGH, "d8", up=False, aura="stoneskin", weapon="mace"), Troop(KING, "h7")]
    state = aiming("spell-purge", foes)
    finish(main_phase, state, "cast spell-purge", "move a4-a5")
    assert keys(state, state.players[1].nether) == ["stoneskin"]
    state = aiming("steelshatter", foes)
    finish(main_phase, state, "cast steelshatter", "move a4-a5")
    assert (keys(state, state.players[1].nether), face_up(state, "d8")) == (["mace"], False)
    state = aiming("rust-in-peace", foes)
    finish(main_phase, state, "cast rust-in-peace", "move a4-a5")
    assert keys(state, state.players[1].nether) == ["mace"]
    shut = under(castle_shields_permanents=True)
    for spell in ("spell-purge", "steelshatter", "rust-in-peace"):
        assert f"cast {spell}" not in upto(main_phase, aiming(spell, foes, variant=shut)).notations


@pytest.mark.rule("LC-R202")
def test_players_are_always_legal_targets() -> None:
    state = aiming("mind-rot", [Troop(TOUGH, "d5", up=False)])
    assert upto(main_phase, state, "cast mind-rot").notations == ["at-seat 1", "at-seat 0"]


@pytest.mark.rule("LC-R45", "LC-R44")
def test_a_hidden_invulnerable_troop_refuses_the_curse_and_nothing_is_paid() -> None:
    """The caster may then do something else; the others are not forced on him."""
    foes = [Troop("unicorn-foal", "d5", up=False), Troop("cave-bear", "f5", up=False), Troop(KING, "h8")]
    state = aiming("immolation", foes)
    assert targets(state, "immolation") == {"d5", "f5", "h8"}  # the menu does not give it away
    asked = upto(main_phase, state, "cast immolation", "at-troop d5")
    assert (asked.why.key, state.players[0].mana, len(state.players[0].hand)) == ("main", 9, 1)
    assert (targets(state, "immolation"), face_up(state, "d5")) == ({"f5", "h8"}, False)
    state = aiming("immolation", foes)
    table = finish(main_phase, state, "cast immolation", "at-troop d5", "move a4-a5")
    assert [clause for kind, clause, _ in table.events if kind == "refuses"] == ["LC-R45"]


@pytest.mark.rule("LC-R180")
def test_an_invulnerable_secondary_target_is_not_affected_and_says_so() -> None:
    proof = custom("Proof", "P", "1/9", "Fire Invulnerability")
    state = aiming("fire-rain", [Troop(TOUGH, "d5"), Troop(proof, "d6", up=False), Troop(KING, "h8")])
    table = finish(main_phase, state, "cast fire-rain", "at-troop d5", "move a4-a5")
    assert (hurt(state, "d5"), hurt(state, "d6"), face_up(state, "d6")) == (3, 0, False)
    assert [clause for kind, clause, _ in table.events if kind == "unhurt"] == ["LC-R180"]


# -- multi-target and area spells


@pytest.mark.rule("LC-201", "LC-202", "LC-203", "LC-D30")
def test_only_the_primary_target_must_be_revealed_and_damage_reveals_the_second() -> None:
    foes = [Troop(TOUGH, "d5"), Troop(TOUGH, "d6", up=False), Troop(TOUGH, "e6", up=False), Troop(KING, "h8")]
    state = aiming("forked-bolt", foes)
    assert targets(state, "forked-bolt") == {"a4", "e1", "d5", "h8"}
    asked = upto(main_phase, state, "cast forked-bolt", "at-troop d5")
    assert (asked.why.key, set(asked.notations)) == ("second", {"at-second d6", "at-second e6"})  # never none
    state = aiming("forked-bolt", foes)
    finish(main_phase, state, "cast forked-bolt", "at-troop d5", "at-second d6", "move a4-a5")
    assert [hurt(state, square) for square in ("d5", "d6", "e6")] == [2, 2, 0]
    assert (face_up(state, "d6"), face_up(state, "e6")) == (True, False)
    alone = aiming("forked-bolt", [Troop(TOUGH, "d5"), Troop(KING, "h8")])
    finish(main_phase, alone, "cast forked-bolt", "at-troop d5", "move a4-a5")
    assert hurt(alone, "d5") == 2


@pytest.mark.rule("LC-202", "LC-203", "LC-R169", "LC-R170")
def test_an_area_hits_face_down_enemies_of_the_caster_only_and_all_at_once() -> None:
    foes = [Troop(TOUGH, "d5"), Troop(TOUGH, "d6", up=False), Troop(KING, "h8")]
    mine = [Troop(TOUGH, "d4"), Troop("cave-bear", "a3")]
    state = aiming("fire-rain", foes, mine)
    table = finish(main_phase, state, "cast fire-rain", "at-troop d5", "move a3-a4")
    assert [hurt(state, square) for square in ("d5", "d6", "d4")] == [3, 1, 0]
    assert face_up(state, "d6")
    apprentice = Troop("brudakian-apprentice", "d6", up=False)
    state = aiming("fire-rain", [Troop(custom("Weak", "R", "1/3"), "d5"), apprentice, Troop(KING, "h8")])
    table = finish(main_phase, state, "cast fire-rain", "at-troop d5", "move a4-a5")
    kinds = [kind for kind, _, _ in table.events if kind in ("damage", "dies")]
    assert kinds == ["damage", "damage", "dies", "dies"]


@pytest.mark.rule("LC-204")
def test_a_face_down_second_target_that_resists_everything_stays_face_down() -> None:
    stone = Troop(custom("Stone", "P", "1/9", "Resist All 2"), "d6", up=False)
    state = aiming("forked-bolt", [Troop(TOUGH, "d5"), stone, Troop(KING, "h8")])
    table = finish(main_phase, state, "cast forked-bolt", "at-troop d5", "move a4-a5")
    assert (hurt(state, "d6"), face_up(state, "d6")) == (0, False)
    assert [each["troop"] for each in told(table, "unhurt")] == [troop_at(state, "d6")]
    less = Troop(custom("Stone", "P", "1/9", "Resist All 1"), "d6", up=False)
    state = aiming("forked-bolt", [Troop(TOUGH, "d5"), less, Troop(KING, "h8")])
    finish(main_phase, state, "cast forked-bolt", "at-troop d5", "move a4-a5")
    assert (hurt(state, "d6"), face_up(state, "d6")) == (1, True)


@pytest.mark.rule("LC-R290")
def test_the_second_suffers_though_the_first_takes_nothing() -> None:
    proof = Troop(custom("Proof", "R", "1/9", "Air Immune"), "d5")
    state = aiming("forked-bolt", [proof, Troop(TOUGH, "d6"), Troop(KING, "h8")])
    finish(main_phase, state, "cast forked-bolt", "at-troop d5", "move a4-a5")
    assert (hurt(state, "d5"), hurt(state, "d6")) == (0, 2)
