"""The corner a1 and the first troop of the first player: rules hold there as anywhere else (both are number 0)."""

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    duel,
    effects_phase,
    fights,
    finish,
    goes,
    hurt,
    main_phase,
    position,
    pre_combat,
    strikes,
    troop_at,
    under,
    upto,
    who,
)

from rulewright.games.lytharian.rules.modes.battle_duels import settle
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.table import Table

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


# -- what may happen to both there


@pytest.mark.rule("LC-R135", "LC-168")
def test_who_lived_by_an_aura_dies_in_the_corner_without_it() -> None:
    kept = Troop(custom("Kept", "R", "1/2"), "a1", aura="stoneskin", hurt=3)
    state = corner(kept, Troop(ROOK, "d6"), active=1, hand=["spell-purge"], mana=9)
    finish(main_phase, state, "cast spell-purge", "move d6-d5")
    assert who(state, "a1") == ""


@pytest.mark.rule("LC-070", "LC-R91")
def test_a_scout_that_comes_to_the_corner_sees_who_is_there() -> None:
    scout = Troop(custom("Watcher", "R", "3/9", "Scout"), "a3")
    state = corner(scout, Troop(ROOK, "b2", up=False))
    finish(main_phase, state, "move a3-a1")
    assert state.up[troop_at(state, "b2")] == 1


@pytest.mark.rule("LC-180", "LC-081")
def test_a_curse_gnaws_at_the_first_troop() -> None:
    state = position(Side([Troop(ROOK, "a1", curse="grave-rot"), CROWN]), Side([THEIRS]), active=1, phase="effects")
    finish(effects_phase, state, "use grave-rot")
    assert hurt(state, "a1") == 2


@pytest.mark.rule("LC-282", "LC-R173")
@pytest.mark.parametrize(("roll", "wounds"), [(1, 1), (2, 0)])
def test_the_first_troop_shatters_spells(roll: int, wounds: int) -> None:
    shatterer = Troop(custom("Shatterer", "R", "1/9", "Spellshatter"), "d4")
    state = corner(shatterer, Troop(ROOK, "d6"), active=1, hand=["spark"], mana=9)
    finish(main_phase, state, "cast spark", "at-troop d4", "move d6-d5", dice=[roll])
    assert hurt(state, "d4") == wounds


@pytest.mark.rule("LC-D30", "LC-R168", "LC-R173")
@pytest.mark.parametrize(("roll", "wounds"), [(1, 2), (2, 0)])
def test_the_first_troop_is_a_second_target_and_shatters_its_share(roll: int, wounds: int) -> None:
    shatterer = Troop(custom("Shatterer", "R", "1/9", "Spellshatter"), "d4")
    state = corner(shatterer, Troop(ROOK, "d6"), others=(Troop(ROOK, "d5"),), active=1, hand=["forked-bolt"], mana=9)
    finish(main_phase, state, "cast forked-bolt", "at-troop d5", "move d6-e6", dice=[roll])
    assert (hurt(state, "d5"), hurt(state, "d4")) == (2, wounds)


@pytest.mark.rule("LC-R45", "LC-292")
def test_the_first_troop_refuses_a_curse_face_down() -> None:
    proof = Troop(custom("Proof", "R", "1/9", "Curse Invulnerability"), "d4", up=False)
    state = corner(proof, Troop(ROOK, "d6"), active=1, hand=["immolation"], mana=9)
    asked = upto(main_phase, state, "cast immolation", "at-troop d4")
    assert (asked.why.key, state.players[1].mana, state.curse[0]) == ("main", 9, -1)


@pytest.mark.rule("LC-160", "LC-R10")
def test_an_effect_and_a_spell_reach_the_corner_of_the_enemy() -> None:
    burner = Troop(custom("Burner", "B", "3/9", "Effect: Burn 2"), "d6")
    state = position(Side([Troop(ROOK, "a1"), CROWN]), Side([burner, THEIRS]), active=1, phase="effects")
    assert "at-troop a1" in upto(effects_phase, state, "effect d6 burn").notations
    hidden = Troop(custom("Crown", "K", "1/20"), "h1", up=False)
    alone = position(Side([Troop(ROOK, "a1"), hidden]), Side([THEIRS, burner], hand=["lightning-strike"]), active=1)
    finish(main_phase, alone, "cast lightning-strike", "move d6-e5")  # nobody else can be aimed at
    assert hurt(alone, "a1") == 2


@pytest.mark.rule("LC-D31", "LC-R166")
def test_a_drain_heals_the_first_troop_in_the_corner() -> None:
    state = corner(Troop(ROOK, "a1", hurt=3), Troop(ROOK, "d6"), hand=["siphon-health"], mana=9)
    finish(main_phase, state, "cast siphon-health", "at-troop d6", "at-second a1", "move a1-a2")
    assert (hurt(state, "a2"), hurt(state, "d6")) == (2, 2)


@pytest.mark.rule("LC-290", "LC-R161")
def test_who_fights_from_the_corner_makes_spells_cheaper() -> None:
    mage = Troop(custom("Mage", "R", "3/9", "Fire Affinity 2"), "a1")
    state = corner(mage, Troop(ROOK, "a2"), hand=["flame-burst"], mana=1)
    finish(main_phase, state, "attack a1xa2", "cast flame-burst", "at-troop a2", "move a1-b1")
    assert (hurt(state, "a2"), state.players[0].mana) == (4 + 3, 0)


@pytest.mark.rule("LC-R124", "LC-133")
def test_who_went_to_the_corner_in_time_has_not_died() -> None:
    walker = Troop(custom("Walker", "R", "3/9"), "b1")
    state = position(Side([Troop(SLAYER, "c1"), CROWN]), Side([walker, THEIRS], hand=["gust"], mana=5))
    finish(main_phase, state, "attack c1xb1", "cast gust", "at-troop b1", "to a1", "move h1-g1")
    assert (who(state, "a1"), who(state, "b1"), who(state, "c1")) == ("walker", "", "slayer")


@pytest.mark.rule("LC-290", "LC-R161")
def test_a_spell_at_the_enemy_is_cheaper_for_who_fights() -> None:
    """Lightning Strike costs 1: Affinity of the own troop in combat pays it, though the target is another's."""
    mage = Troop(custom("Mage", "R", "3/9", "Air Affinity 1"), "d4")
    state = corner(mage, Troop(ROOK, "d5"), hand=["lightning-strike"], mana=0)
    assert "cast lightning-strike" not in upto(main_phase, state).notations
    assert "cast lightning-strike" in upto(main_phase, state, "attack d4xd5").notations


@pytest.mark.rule("LC-R145", "LC-R44")
def test_a_comrade_in_the_corner_is_told_of() -> None:
    comrade = Troop(custom("Comrade", "R", "3/9", "Comradery 1"), "a1")
    beside = Troop(custom("Beside", "R", "1/9"), "b1", up=False)
    state = corner(comrade, Troop(ROOK, "a2"), others=(beside,))
    friend = troop_at(state, "b1")
    finish(main_phase, state, "attack a1xa2", "move h1-g1")
    assert [each.troops for each in state.rumors] == [1 << friend]


@pytest.mark.rule("LC-R08")
@pytest.mark.parametrize("shields", [True, False])
def test_a_castle_shields_the_first_troops_aura_by_the_switch(shields: bool) -> None:
    own = Side([Troop(ROOK, "d1", aura="stoneskin"), CROWN])
    foes = Side([Troop(ROOK, "d6"), THEIRS], hand=["spell-purge"])
    state = position(own, foes, active=1, variant=under(castle_shields_permanents=shields))
    assert ("cast spell-purge" in upto(main_phase, state).notations) is not shields


# -- Kings and duels there


def lone(at: str, goal: str, *theirs: Troop, hand: tuple[str, ...] = ("mace",)) -> State:
    """A King alone with the number 0, and the enemy King."""
    mine = Side([Troop(custom("Lone", "K", "5/20"), at)], bare=True, hand=hand)
    return position(mine, Side([Troop(custom("Goal", "K", "5/20"), goal), *theirs]))


@pytest.mark.rule("LC-327", "LC-328")
def test_a_lone_king_charges_out_of_the_corner() -> None:
    assert goes(lone("a1", "e8", Troop(ROOK, "h7")), "a1") == {"b2"}


@pytest.mark.rule("LC-329", "LC-R247", "LC-331")
def test_a_king_charges_at_a_king_in_the_corner() -> None:
    blocked = lone("c3", "a1", Troop(ROOK, "b2"), Troop(ROOK, "h7"))
    assert (goes(blocked, "c3"), strikes(blocked, "c3")) == (set(), {"b2"})
    gust = lone("c2", "a1", Troop(ROOK, "h7"), hand=("gust",))
    assert set(upto(main_phase, gust, "cast gust").notations) == {"to b1", "to b2"}  # only nearer


@pytest.mark.rule("LC-329", "LC-R252")
def test_the_first_troop_bars_the_way_of_a_charging_king() -> None:
    king = Troop(custom("Lone", "K", "5/20", "Main: Bowshot 1"), "d5")
    mine = Side([Troop(ROOK, "d4"), Troop(custom("Goal", "K", "5/20"), "d1"), Troop(ROOK, "c5")])
    state = position(mine, Side([king], bare=True, hand=["mace"]), active=1)
    asked = upto(main_phase, state).notations
    assert [each for each in asked if each.startswith(("attack", "main", "move", "end"))] == ["attack d5xd4"]


@pytest.mark.rule("LC-R76")
@pytest.mark.parametrize("only", [True, False])
def test_by_a_switch_only_who_moved_attacks_the_first_troop_too(only: bool) -> None:
    own = Side([Troop(ROOK, "d3"), Troop(ROOK, "g4"), CROWN])
    foes = Side([Troop(ROOK, "d5"), Troop(ROOK, "g5"), THEIRS])
    state = position(own, foes, variant=under(attack_only_by_mover=only))
    asked = upto(main_phase, state, "move d3-d4").notations
    assert [each for each in asked if each.startswith("attack")] == ["attack d4xd5"] + ["attack g4xg5"] * (not only)


@pytest.mark.rule("LC-R273", "LC-R267", "LC-R274")
@pytest.mark.parametrize(("mine", "theirs"), [("a1", "a2"), ("a2", "a1")])
def test_a_duel_in_the_corner_is_fought_by_both(mine: str, theirs: str) -> None:
    duellist = custom("Duellist", "Q", "5/20")
    state = position(Side([Troop(duellist, mine)]), Side([Troop(duellist, theirs)]),
                     variant=under(game="duels", duel_both_survive="tie"))  # fmt: skip
    fallen: list[bool] = []

    def step(table: Table, state: State) -> None:
        fallen.append(pre_combat(table, state))
        fights(table, state)
        assert (state.hurt[0], state.hurt[state.n]) == (5, 5)
        settle(table, state)

    finish(step, state)
    assert (fallen, set(state.board), set(state.at)) == ([False], {-1}, {-1})


@pytest.mark.rule("LC-R106", "LC-D48")
def test_nobody_is_revived_onto_the_first_troop() -> None:
    state = corner(Troop(ROOK, "b2"), others=(Troop("cave-bear", None),), hand=["call-to-dawn"], mana=5)
    found = upto(main_phase, state, "cast call-to-dawn").notations
    assert ("to b2" in found, "to b1" in found) == (False, True)
