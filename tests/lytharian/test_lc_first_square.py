"""The corner a1 and the first troop of the first player: rules hold there as anywhere else (both are number 0)."""

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    duel,
    effects_phase,
    finish,
    goes,
    hurt,
    main_phase,
    position,
    strikes,
    troop_at,
    upto,
    who,
)

from rulewright.games.lytharian.rules.state import State

ROOK, RIDER = custom("Tower", "R", "3/9"), custom("Rider", "KN", "3/9")
FRAIL, SLAYER = custom("Frail", "R", "1/1"), custom("Slayer", "R", "9/9")
CROWN = Troop(custom("Crown", "K", "1/20"), "h1")
THEIRS = Troop(custom("Regent", "K", "1/20"), "h8")


def corner(mine: Troop, *theirs: Troop, others: tuple[Troop, ...] = (), active: int = 0, **more: object) -> State:
    """A troop with the number 0, mine; the Kings stand apart."""
    own = Side([mine, CROWN, *others], **(more if active == 0 else {}))  # type: ignore[arg-type]
    foes = Side([*theirs, THEIRS], **(more if active == 1 else {}))  # type: ignore[arg-type]
    state = position(own, foes, active=active)
    assert troop_at(state, mine.at or "a1") == 0
    return state


@pytest.mark.rule("LC-112", "LC-109")
def test_moves_from_and_to_the_corner() -> None:
    assert {"a2", "a6", "b1", "g1"} <= goes(corner(Troop(ROOK, "a1")), "a1")
    assert "a1" in goes(corner(Troop(ROOK, "a3")), "a3")
    assert "a1" in goes(corner(Troop(RIDER, "b3")), "b3")


@pytest.mark.rule("LC-109", "LC-112", "LC-114")
def test_the_first_troop_bars_the_way_and_holds_its_square() -> None:
    state = corner(Troop(ROOK, "d4"), Troop(custom("Enemy", "R", "3/9"), "d7"), active=1)
    assert {"d5", "d6"} <= goes(state, "d7")
    assert not {"d4", "d3"} & goes(state, "d7")
    jumper = corner(Troop(ROOK, "d4"), Troop(custom("Enemy", "KN", "3/9"), "e6"), active=1)
    assert "d4" not in goes(jumper, "e6")
    assert "f4" in goes(jumper, "e6")


@pytest.mark.rule("LC-129", "LC-132", "LC-139")
def test_who_kills_in_the_corner_takes_it() -> None:
    state = corner(Troop(SLAYER, "a2"), Troop(FRAIL, "a1"))
    assert strikes(state, "a2") == {"a1"}
    finish(main_phase, state, "attack a2xa1", "move h1-g1")
    assert (who(state, "a1"), who(state, "a2")) == ("slayer", "")


@pytest.mark.rule("LC-129", "LC-133")
def test_a_fight_from_the_corner_hurts_both() -> None:
    state = corner(Troop(ROOK, "a1"), Troop(ROOK, "a2"))
    finish(main_phase, state, "attack a1xa2", "move a1-b1")
    assert (hurt(state, "b1"), hurt(state, "a2")) == (3, 3)


@pytest.mark.rule("LC-255")
def test_cavalry_returns_to_the_corner_where_it_started() -> None:
    state = corner(Troop(custom("Lancer", "R", "3/9", "Cavalry"), "a1"), Troop(ROOK, "a5"))
    finish(main_phase, state, "move a1-a4", "attack a4xa5")
    assert (who(state, "a1"), who(state, "a4"), hurt(state, "a1")) == ("lancer", "", 3)


@pytest.mark.rule("LC-266", "LC-265")
def test_druids_end_their_forms_in_the_corner() -> None:
    druid = custom("Druid", "R", "3/9", "Druid Forms")
    state = corner(Troop(druid, "a1", hurt=4), Troop(ROOK, "a2"))
    finish(main_phase, state, "attack a1xa2", "form treant", "move h1-g1", dice=[6])
    assert hurt(state, "a1") == 4 + 2 - 3  # a Treant takes one less; the sap is a D3
    state = corner(Troop(druid, "a1"), Troop(ROOK, "a2"))
    asked = upto(main_phase, state, "attack a1xa2", "form panther")
    assert set(asked.notations) == {"stop", "to b1", "to b2"}
    state = corner(Troop(ROOK, "d4"), Troop(druid, "d5"), active=1)  # who stands beside it is number 0
    asked = upto(main_phase, state, "attack d5xd4", "form panther")
    assert (asked.why.key, "to d4" in asked.notations, len(asked.notations)) == ("panther", False, 1 + 7)


@pytest.mark.rule("LC-259", "LC-280")
def test_who_kills_from_the_corner_is_fed_there() -> None:
    eater = Troop(custom("Eater", "R", "9/9", "Consume, Soulsteal 1"), "a1", hurt=4)
    state = corner(eater, Troop(FRAIL, "b1"), Troop(ROOK, "a8"))
    finish(main_phase, state, "attack a1xb1", "move h1-g1", dice=[6])
    assert (who(state, "b1"), state.soul[0]) == ("eater", 1)


@pytest.mark.rule("LC-295", "LC-R57")
def test_an_effect_at_the_first_troop_is_lost_when_it_dies_before() -> None:
    burner = Troop(custom("Burner", "B", "3/9", "Effect: Burn 2"), "d6")
    state = position(
        Side([Troop(FRAIL, "d4"), CROWN]), Side([burner, THEIRS], hand=["spark"], mana=5), active=1, phase="effects"
    )
    table = finish(effects_phase, state, "effect d6 burn", "at-troop d4", "cast spark", "at-troop d4")
    assert (who(state, "d4"), [kind for kind, _, _ in table.events if kind == "effect_lost"]) == ("", ["effect_lost"])


@pytest.mark.rule("LC-305")
def test_a_prime_healer_heals_in_the_corner() -> None:
    healer = Troop(custom("Prime", "R", "3/9", "Effect: Prime Healer"), "a1", hurt=4)
    state = position(Side([healer, CROWN]), Side([THEIRS]), phase="effects")
    finish(effects_phase, state, "effect a1 prime-healer", "at-troop a1", "at-troop a1", dice=[4])
    assert hurt(state, "a1") == 2


@pytest.mark.rule("LC-163", "LC-131")
def test_a_spell_hurts_and_kills_the_first_troop_in_the_corner() -> None:
    for card, name, wounds in ((FRAIL, "", 0), (ROOK, "tower", 1)):
        state = corner(Troop(card, "a1"), Troop(ROOK, "d6"), active=1, hand=["spark"], mana=9)
        finish(main_phase, state, "cast spark", "at-troop a1", "move d6-d5")
        assert who(state, "a1") == name
        if name:
            assert hurt(state, "a1") == wounds


@pytest.mark.rule("LC-313", "LC-314")
def test_a_main_ability_reaches_the_first_troop_in_the_corner() -> None:
    thrower = Troop(custom("Thrower", "R", "3/9", "Main: Axe Throw 2"), "a2")
    state = corner(Troop(ROOK, "a1"), thrower, active=1)
    finish(main_phase, state, "main a2 axe-throw", "move a2-b2")
    assert hurt(state, "a1") == 2


@pytest.mark.rule("LC-297", "LC-D10")
def test_a_gale_stops_before_the_first_troop() -> None:
    gale = Troop(custom("Blower", "B", "3/9", "Effect: Gale 2"), "h5")
    for mine, open_ in (("d4", False), ("a4", True)):
        state = position(
            Side([Troop(ROOK, mine), CROWN]), Side([gale, Troop(custom("Blown", "R", "3/9"), "d6"), THEIRS]),
            active=1, phase="effects",
        )  # fmt: skip
        asked = upto(effects_phase, state, "effect h5 gale", "at-troop d6")
        ways = [each for each in asked.notations if each.startswith("way")]
        assert len(ways) == (7 if not open_ else 8)


@pytest.mark.rule("LC-065", "LC-070")
def test_a_face_down_troop_in_the_corner_is_revealed_and_seen() -> None:
    state = corner(Troop(ROOK, "a1", up=False))
    assert "reveal a1" in upto(main_phase, state).notations
    scout = Troop(custom("Watcher", "R", "3/9", "Scout"), "a3")
    seen = corner(Troop(ROOK, "a1", up=False), scout, active=1)
    finish(main_phase, seen, "move a3-a2")
    assert seen.up[0] == 1


@pytest.mark.rule("LC-212", "LC-214", "LC-166")
def test_the_first_troop_in_the_corner_carries_equipment_and_auras() -> None:
    state = corner(Troop(ROOK, "a1"), hand=["axe", "flame-blade"], mana=9)
    finish(main_phase, state, "attach axe", "at-troop a1", "cast flame-blade", "at-troop a1", "move a1-a2")
    assert state.weapon[0] >= 0
    assert state.aura[0] >= 0


@pytest.mark.rule("LC-271")
def test_mob_might_counts_who_stands_in_the_corner() -> None:
    kin = Troop(custom("Kin", "R", "1/9", race="surictavi"), "a1")
    mob = Troop(custom("Mob", "R", "1/9", "Mob Might", race="surictavi"), "d4")
    for others, att in (((), 2), ((kin,), 3)):
        state = corner(mob, Troop(ROOK, "d5"), others=others)
        duel(main_phase, state, "attack d4xd5", "move h1-g1")
        assert hurt(state, "d5") == att


@pytest.mark.rule("LC-295", "LC-299")
def test_an_effect_is_used_from_the_corner() -> None:
    healer = Troop(custom("Mender", "B", "3/9", "Effect: Regrowth 2"), "a1", hurt=5)
    state = position(Side([healer, CROWN]), Side([THEIRS]), phase="effects")
    finish(effects_phase, state, "effect a1 regrowth")
    assert hurt(state, "a1") == 3
