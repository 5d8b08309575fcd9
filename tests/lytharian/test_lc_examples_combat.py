"""The rulebook's examples of abilities, attacks and harnessing, played move by move with its numbers."""

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    face_up,
    finish,
    hurt,
    keys,
    main,
    main_phase,
    numbers,
    position,
    troop_at,
    upto,
    who,
)

from rulewright.games.lytharian.rules.combat.fight_numbers import att_now, def_now
from rulewright.games.lytharian.rules.state import Fight, State
from rulewright.games.lytharian.rules.troops import powers_of


def fight_of(state: State) -> Fight:
    assert state.fight is not None
    return state.fight


def atts(state: State) -> tuple[int, int]:
    """Att of attacker and defender as it counts in the combat that goes on."""
    return att_now(state, fight_of(state), 0), att_now(state, fight_of(state), 1)


@pytest.mark.rule("LC-E01", "LC-225", "LC-226")
@pytest.mark.parametrize(("breaks", "numbers_", "taken"), [(False, (5, 8), (5, 8)), (True, (6, 4), (6, 4))])
def test_bully_against_a_longsword(breaks: bool, numbers_: tuple[int, int], taken: tuple[int, int]) -> None:
    bully = Troop(custom("T1", "R", "5/20", "Bully 1"), "d4")
    armed = Troop(custom("T2", "R", "4/20"), "d5", weapon="longsword")
    mine = Side([bully], hand=["steelshatter"], mana=2)
    state = position(mine, Side([armed]))
    upto(main_phase, state, "attack d4xd5")
    assert atts(state) == (5, 8)  # E01.2: 5 against 8, Bully is off
    state = position(mine, Side([armed]))
    answers = ("cast steelshatter",) if breaks else ("pass",)
    finish(main_phase, state, "attack d4xd5", *answers, "move e1-e2")
    assert (hurt(state, "d5"), hurt(state, "d4")) == taken == numbers_
    assert (state.weapon[troop_at(state, "d5")] < 0) is breaks


@pytest.mark.rule("LC-E02", "LC-227")
def test_adding_the_same_ability() -> None:
    rock = Troop(custom("Rock", "R", "1/20", "Physical Resist 1"), "d4")
    state = position(Side([rock], hand=["rock-guard"], mana=2), Side([Troop(custom("Five", "R", "5/9"), "h5")]))
    assert powers_of(state, troop_at(state, "d4")) == {"physical_resist": 1}
    finish(main_phase, state, "cast rock-guard", "at-troop d4", "move e1-e2")
    assert powers_of(state, troop_at(state, "d4")) == {"physical_resist": 3}
    for att, dealt in ((5, 2), (3, 0), (4, 1)):
        guarded = Troop(custom("Rock", "R", "1/20", "Physical Resist 1"), "d4", aura="rock-guard")
        state = position(Side([Troop(custom("Hitter", "R", f"{att}/20"), "d5")]), Side([guarded]))
        finish(main_phase, state, "attack d5xd4", "move e1-e2")
        assert hurt(state, "d4") == dealt


@pytest.mark.rule("LC-E03")
def test_alternating_choices() -> None:
    quick = custom("Quick", "R", "4/20", "Mobility 1")
    state = position(Side([Troop(quick, "d4")]), Side([Troop(quick, "d5")]))
    first = upto(main_phase, state, "attack d4xd5")
    assert (first.seat, first.notations) == (1, ["mobility att", "mobility protection"])
    state = position(Side([Troop(quick, "d4")]), Side([Troop(quick, "d5")]))
    second = upto(main_phase, state, "attack d4xd5", "mobility protection")
    assert (second.seat, fight_of(state).mobility) == (0, [0, 2])  # the choice lies open
    finish(main_phase, position(Side([Troop(quick, "d4")]), Side([Troop(quick, "d5")])), "attack d4xd5",
           "mobility protection", "mobility att", "move e1-e2")  # fmt: skip


@pytest.mark.rule("LC-E04", "LC-019")
@pytest.mark.parametrize(("own", "bonus"), [(0, 3), (1, 4)])
def test_range_two(own: int, bonus: int) -> None:
    raging = Troop(custom("Raging", "R", "5/20", "Bloodrage 1"), "d4", hurt=own)
    hurt_ones = [Troop(custom("Hurt", "R", "1/9"), square, hurt=1) for square in ("d6", "f4", "f6", "g4")]
    target = Troop(custom("Target", "R", "0/30"), "d3")
    state = position(Side([raging]), Side([*hurt_ones, target]))
    finish(main_phase, state, "attack d4xd3", "move e1-e2")
    assert hurt(state, "d3") == 5 + bonus


@pytest.mark.rule("LC-E05")
def test_pawn_against_pawn() -> None:
    theirs = Side([Troop("zuk-gar-shocktrooper", "e5", up=False)], hand=["axe", "mace"], mana=0)
    state = position(Side([Troop("brudakian-magemaster", "d3", up=False)]), theirs)
    assert (numbers(state, "d3"), numbers(state, "e5")) == ((3, 4), (1, 1))
    table = finish(main_phase, state, "move d3-d4", "attack d4xe5")
    taken = {args["troop"]: args["n"] for kind, _, args in table.events if kind == "damage"}
    assert sorted(taken.values()) == [1, 3]
    assert keys(state, state.players[1].crypt) == ["zuk-gar-shocktrooper"]
    assert len(state.players[1].hand) == 2 + 1  # Resupply
    assert (who(state, "e5"), hurt(state, "e5"), numbers(state, "e5")) == ("brudakian-magemaster", 1, (3, 3))
    assert (face_up(state, "e5"), troop_at(state, "d4"), state.moves) == (True, -1, 1)


@pytest.mark.rule("LC-E06")
def test_mutual_kill_with_mobility() -> None:
    """The rider of rank 8 jumps two squares to its own right and one forward."""
    mine = Side([Troop("brudakian-heavy-cavalry", "e6")])
    theirs = Side([Troop("slimeserpent-rider", "g8")])
    state = position(mine, theirs, active=1)
    assert (numbers(state, "e6"), numbers(state, "g8")) == ((5, 5), (5, 5))
    asked = upto(main_phase, state, "move g8-e7", "attack e7xe6", "mobility att", "mobility att")
    assert asked.seat == 1  # the combat is over
    state = position(mine, theirs, active=1)
    table = finish(main_phase, state, "move g8-e7", "attack e7xe6", "mobility att", "mobility att")
    assert [seat for seat, key, _ in table.asked if key == "choice"] == [0, 1]
    assert [args["n"] for kind, _, args in table.events if kind == "damage"] == [6, 6]
    assert (troop_at(state, "e6"), troop_at(state, "e7")) == (-1, -1)
    assert [keys(state, each.crypt) for each in state.players] == [["brudakian-heavy-cavalry"], ["slimeserpent-rider"]]


@pytest.mark.rule("LC-E07")
def test_bushwhack_and_slayer() -> None:
    mine = Side([Troop("oshara", "d1")], hand=["spark"], mana=0)
    state = position(mine, Side([Troop("korganoth", "d8")]))
    upto(main_phase, state, "move d1-d7", "pass", "attack d7xd8")
    assert atts(state) == (12, 12)
    assert [def_now(state, fight_of(state), side) for side in (0, 1)] == [8, 8]
    state = position(mine, Side([Troop("korganoth", "d8")]))
    table = finish(main, state, "move d1-d7", "attack d7xd8")
    assert [args["n"] for kind, _, args in table.events if kind == "damage"] == [11, 11]
    assert [keys(state, each.crypt) for each in state.players] == [["oshara"], ["korganoth"]]
    assert (troop_at(state, "d7"), troop_at(state, "d8"), state.active, state.outcome) == (-1, -1, 1, None)


@pytest.mark.rule("LC-E08", "LC-205", "LC-206", "LC-210")
def test_mana_harnessing() -> None:
    bear = Troop("cave-bear", "a3")
    mine = Side([bear], hand=["fireball", "fire-rain"], mana=10)
    foe = Side([Troop("consort-tavvo", "d5"), Troop("cave-bear", "h7", up=False)], mana=0)
    state = position(mine, foe)
    assert numbers(state, "d5") == (8, 10)
    asked = upto(main_phase, state, "cast fireball", "at-troop d5")
    assert asked.notations == [f"x {n}" for n in range(1, 10 + 3 + 1)]
    state = position(mine, foe)
    asked = upto(main_phase, state, "cast fireball", "at-troop d5", "x 11")  # only with Fire Rain: nothing to choose
    assert (asked.seat, asked.why.key, state.players[0].mana, state.players[0].pool) == (0, "main", 2, 0)
    assert keys(state, state.players[1].crypt) == ["consort-tavvo"]
    assert keys(state, state.players[0].nether) == ["fire-rain", "fireball"]
    assert (state.players[0].hand, state.players[0].harnessed) == ([], 1)
    spare = position(Side([bear], hand=["fireball", "fire-rain", "searing-ray", "thunderstorm"], mana=10), foe)
    asked = upto(main_phase, spare, "cast fireball", "at-troop d5", "x 11", "harness fire-rain")
    assert "cast searing-ray" not in asked.notations  # 3, with 2 on the counter: another spell can't be harnessed
    spare.players[0].harnessed = 0
    assert "cast searing-ray" in upto(main_phase, spare).notations


@pytest.mark.rule("LC-E08")
def test_the_numbers_on_fireball_and_fire_rain_are_their_qualities() -> None:
    state = position(Side(hand=["fireball", "fire-rain"]), Side())
    cards = [state.book.cards[state.faces[card]] for card in state.players[0].hand]
    assert [(card.price, card.quality) for card in cards] == [("X", 4), ("4", 3)]
