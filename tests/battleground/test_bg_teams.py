"""Teams of two: the printed rules hint at several heroes on a side; how four play is ours (BG-261 to BG-268)."""

import random

import pytest
from battleground_table import (
    GAME,
    MANA_ORB,
    SECOND_MAIN,
    Side,
    Stands,
    battle_phase,
    duel,
    finish,
    main_phase,
    notations,
    play,
    position,
    rules,
    told,
    turn,
    unit_at,
    units,
    upto,
)

from rulewright.games.battleground.page.scene import scene
from rulewright.games.battleground.rules.book import make_book
from rulewright.games.battleground.rules.state import State, others
from rulewright.games.battleground.rules.tunables import Entry
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.match import Match
from rulewright.kernel.variant import OFFICIAL, Variant

NOBODY = Side("elementalist")


def four(a: Side = NOBODY, b: Side = NOBODY, c: Side = NOBODY, d: Side = NOBODY, variant: Variant = OFFICIAL,
         active: int = 0) -> State:  # fmt: skip
    """Seats 0 and 2 below row 1, seats 1 and 3 beyond row 4."""
    return position(a, b, c, d, variant=variant, active=active)


def fresh(*classes: str | None, variant: Variant = OFFICIAL) -> State:
    state: State = GAME.rules.start(make_book(variant), [Entry(klass) for klass in classes], Dice(1))
    return state


@pytest.mark.rule("BG-261", "BG-048", "BG-R13")
def test_four_take_turns_so_that_the_sides_alternate() -> None:
    state = fresh("paladin", "warlock", "warlock", "elementalist")
    play(turn, state, dice=[1, 2, 6, 3])
    assert (state.order, state.heroes) == ([2, 3, 0, 1], [[0, 2], [1, 3]])
    seats = []
    for _ in range(5):
        seats.append(state.active)
        duel(turn, state)
    assert seats == [2, 3, 0, 1, 2]
    assert others(state, state.order[1]) == [0, 1, 2]
    with pytest.raises(ImpossibleSetup, match="is for 2 or 4 players, not 3"):
        Match(GAME, seats=3)


@pytest.mark.rule("BG-262", "BG-110", "BG-172")
def test_partners_share_a_home_row_and_only_ones_own_units_act() -> None:
    state = four(Side(units={"c2": "guard"}), c=Side(units={"a1": "archer"}, hand=["guard"], pool="S"), active=2)
    fields = upto(main_phase, state, "muster guard").notations
    assert fields == ["field b1", "field c1", "field d1", "field e1"]
    state = four(Side(units={"c2": "guard"}), c=Side(units={"a1": "archer"}))
    finish(battle_phase, state, "advance c2", "defend c3")
    assert units(state) == {"c3": "guard", "a1": "archer"}  # both look up the rows, the partner's waits
    assert (state.players[0].experience, state.players[2].experience) == (1, 0)


@pytest.mark.rule("BG-263", "BG-260", "BG-144")
def test_a_partners_units_are_allies() -> None:
    mend = four(Side(hand=["mend"], pool="W"), c=Side("warlock", {"b1": Stands("ghoul", hp=1)}))
    finish(main_phase, mend, "cast mend")
    assert unit_at(mend, "b1").hp == 3
    banner = four(Side(play=["banner-of-valor"]), Side("warlock", life=20), Side("warlock", {"c4": "imp"}), active=2)
    finish(battle_phase, banner, "attack c4")
    assert [banner.players[seat].life for seat in (1, 3)] == [18, 18]  # 1 on its die, 1 by the partner's banner
    fire = four(Side("warlock", hand=["hellfire"], pool="RR"), c=Side("warlock", {"c2": "imp"}))
    table = finish(main_phase, fire, "cast hellfire", "ix 2,2")
    assert (units(fire), told(table, "experience")) == ({}, [])  # a denial


@pytest.mark.rule("BG-264", "BG-040", "BG-R15")
def test_a_class_is_there_once_for_each_side() -> None:
    state = fresh(None, None, None, None)
    asked = upto(turn, state, "class paladin", "class paladin", dice=[6, 1, 2, 3])
    assert (asked.seat, asked.notations) == (2, ["class warlock", "class elementalist"])
    assert [item.dim for item in scene(state, asked.seat, ["A", "B", "C", "D"]).middle[0].items] == [True, False, False]
    fresh("paladin", "paladin", "warlock", "warlock")
    with pytest.raises(ImpossibleSetup, match="partners can't take one class"):
        fresh("paladin", "warlock", "paladin", None)
    fresh("paladin", "warlock", "paladin", None, variant=rules(mirror_classes=True))


@pytest.mark.rule("BG-265", "BG-137", "BG-244")
def test_texts_that_name_the_enemy_hero_mean_each_of_them_and_a_target_is_one() -> None:
    judged = four(Side(hand=["judgement"], pool="WWU"), Side("warlock", {"c3": "ghoul"}))
    finish(main_phase, judged, "cast judgement")
    assert [player.life for player in judged.players] == [20, 18, 20, 18]
    aimed = four(Side("elementalist", hand=["lightning"], pool="RW"))
    assert upto(main_phase, aimed, "cast lightning").notations == ["hero 1", "hero 3"]
    finish(main_phase, four(Side("elementalist", hand=["lightning"], pool="RW")), "cast lightning", "hero 3")
    struck = four(Side(units={"c4": Stands("knight", chill=1)}))
    finish(battle_phase, struck, "attack c4")
    assert [player.life for player in struck.players] == [20, 19, 20, 18]  # the Chill is used up on the first


@pytest.mark.rule("BG-266", "BG-256", "BG-R133")
def test_a_side_has_lost_when_one_of_its_heroes_falls() -> None:
    state = four(Side(units={"c4": "guard"}), Side(life=9), Side(life=3), Side("warlock", life=1))
    table = finish(battle_phase, state, "attack c4")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((0, 2), "BG-256")
    assert [each["seat"] for each in told(table, "won")] == [0, 2]
    last = scene(state, None, ["Ada", "Bo", "Cy", "Di"]).board
    assert last is not None
    ends = [spot for spot in last.spots if spot.kind == "end"]
    assert [(spot.mark, spot.counter and spot.counter.value) for spot in ends] == [
        ("Ada, Paladin 20 and Cy, Paladin 3", 3),
        ("Bo, Paladin 8 and Di, Warlock 0", 0),
    ]


@pytest.mark.rule("BG-267", "BG-R137")
def test_at_the_limit_the_life_of_partners_is_added_up() -> None:
    sides = Side(turns=40, life=10), Side(turns=40, life=12), Side(turns=39, life=9), Side(turns=39, life=6)
    state = position(*sides, active=3, phase=SECOND_MAIN)
    duel(turn, state)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((0, 2), "BG-R137")


@pytest.mark.rule("BG-268", "BG-R138")
def test_a_partner_plays_on_alone_and_who_has_left_passes() -> None:
    match = Match(GAME, 4, 3, lineup=[{"klass": klass} for klass in ("paladin", "warlock", "warlock", "elementalist")])
    dice = random.Random(2)
    while match.state.turn < 3:
        seat = next(iter(match.questions))
        match.answer(seat, dice.choice(match.questions[seat].options))
    gone = next(iter(match.questions))
    partner = (gone + 2) % 4
    match.concede(gone)
    assert match.outcome is None
    while match.state.turn < 11 or partner not in match.questions:
        seat = next(iter(match.questions))
        assert seat != gone
        match.answer(seat, match.questions[seat].options[0])
    match.concede(partner)
    assert match.outcome is not None
    assert set(match.outcome.winners) == {0, 1, 2, 3} - {gone, partner}


@pytest.mark.rule("BG-268")
@pytest.mark.parametrize("turns", [0, 1])
def test_who_leaves_before_the_first_turn_leaves_the_partner_nothing_to_play(turns: int) -> None:
    match = Match(GAME, 4, 3)
    while match.state.turn < turns:
        seat = next(iter(match.questions))
        match.answer(seat, match.questions[seat].options[0])
    match.concede(next(iter(match.questions)))
    assert (match.outcome is None) is (turns == 1)


@pytest.mark.rule("BG-268")
def test_units_of_who_has_left_attack_and_advance() -> None:
    state = four(Side(units={"c2": "guard"}), Side("warlock", {"a4": "ghoul"}))
    state.phase, state.gone = MANA_ORB, 1
    duel(turn, state)
    assert units(state) == {"c3": "guard", "a4": "ghoul"}
    assert notations(state, 1)[0] == "pass"
