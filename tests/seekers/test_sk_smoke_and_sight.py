"""Line of sight as a keyword, and smoke: what breaks sight, and what smoke does not hinder.

A Smoke Bomb on (3,0) covers it and its six neighbours:

        r=-1        . . ~ #            ~ cloud, # wall at (3,-1), which stays a wall
        r= 0    0 . ~ ~ ~ . .
        r= 1      . ~ ~ . .
"""

import pytest
from seekers_calls import can_target, sees_hex
from seekers_table import Effect, Side, at, play, position, priority, told

from rulewright.games.seekers.rules.state import State
from rulewright.kernel.boards.hexes import Hex
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant

Spot = tuple[int, int]
SMOKE = Effect("smoke-bomb", moments=3, at=(3, 0))


def sees(mine: Spot, there: Spot, *zone: Effect, tokens: tuple[Spot, ...] = ()) -> bool:
    side = Side(at=(-6, 4), ap=0, zone=list(zone), tokens=[("shade", spot) for spot in tokens])
    state = position(Side(at=mine), side)
    return sees_hex(state, 0, state.book.map.board.index[Hex(*there)])


@pytest.mark.rule("SK-227", "SK-R164")
def test_sight_reaches_eight_hexes_along_a_line_from_centre_to_centre() -> None:
    assert sees((-6, 0), (2, 0))
    assert not sees((-6, 0), (3, 0))  # nine
    assert not sees((2, -1), (4, -1))  # the wall between
    assert not sees((3, 0), (4, -2))  # along the wall's side: no other points may be chosen
    assert sees((3, 0), (4, -1))


@pytest.mark.rule("SK-R165")
def test_the_edge_of_the_map_breaks_no_sight() -> None:
    assert sees((6, -6), (6, 0))
    assert sees((6, 0), (2, 4))


@pytest.mark.rule("SK-R166")
def test_neither_units_nor_the_shard_break_sight() -> None:
    assert sees((-2, 0), (3, 0), tokens=((1, 0), (2, 0)))


@pytest.mark.rule("SK-R166")
@pytest.mark.parametrize("between", [(0, 0), (1, 0)])
def test_units_break_sight_by_a_switch_on_whichever_hex(between: Spot) -> None:
    sides = Side(at=(-2, 0)), Side(at=between, ap=0)
    there = Hex(3, 0)
    for blocking in (False, True):
        state = position(*sides, variant=Variant("x", rules={"units_block_los": blocking}))
        assert sees_hex(state, 0, state.book.map.board.index[there]) is not blocking


@pytest.mark.rule("SK-048")
@pytest.mark.parametrize("there", [(0, 0), (1, 0)])
@pytest.mark.parametrize(("ailing", "far", "seen"), [
    ("Slow", 3, False), ("Slow", 2, True), ("Frozen", 3, False), ("Root", 3, True),
])  # fmt: skip
def test_isolde_is_veiled_from_those_frozen_or_slowed_beyond_two_hexes(
    there: Spot, ailing: str, far: int, seen: bool
) -> None:
    state = position(Side(at=(there[0] - far, 0), ailments={ailing: 2}), Side("isolde", at=there))
    assert can_target(state, 0, 1) is seen
    assert can_target(state, 1, 0)


@pytest.mark.rule("SK-R167")
@pytest.mark.parametrize(("mine", "there", "seen"), [
    ((0, 0), (3, 0), False),  # in
    ((4, 0), (0, 0), False),  # out
    ((0, 0), (6, 0), False),  # through
    ((2, 0), (4, 0), True),  # both inside
    ((0, 0), (1, 0), True),  # both outside
    ((2, -1), (1, 1), False),  # along its side
])  # fmt: skip
def test_nobody_sees_into_out_of_or_through_smoke(mine: Spot, there: Spot, seen: bool) -> None:
    assert sees(mine, there, SMOKE) == seen
    assert sees(mine, there)


@pytest.mark.rule("SK-R167")
def test_two_clouds_are_two_clouds() -> None:
    assert not sees((2, 0), (0, 0), SMOKE, Effect("smoke-bomb", moments=3, at=(0, 0)))
    assert sees((2, 0), (3, 0), SMOKE, Effect("smoke-bomb", moments=3, at=(2, 0)))  # inside both


@pytest.mark.rule("SK-R168", "SK-R75")
def test_smoke_hinders_neither_directions_nor_movement() -> None:
    def before() -> State:
        return position(Side(hand=["infernal-javelin", "ember-dart"]), Side(at=(3, 0), ap=0, zone=[SMOKE]))

    state = before()
    table = play(priority, state, "play infernal-javelin", "direction E", "pass", dice=[1, 1])
    assert (state.units[1].hp, at(state, 1)) == (98, (5, 0))
    assert "play ember-dart" not in table.asked[0][2]  # which targets
    state = before()
    play(priority, state, "move", "to 2,0", "pass")
    assert at(state, 0) == (2, 0)


@pytest.mark.rule("SK-278", "SK-129")
def test_a_target_lost_from_sight_is_no_target_any_more() -> None:
    state = position(Side(hand=["ember-dart"]), Side(at=(4, 0), hand=["smoke-bomb"]))
    play(priority, state, "play ember-dart", "play smoke-bomb", "at_hex 4,0", "pass")
    assert (state.units[1].hp, len(state.players[0].discard)) == (100, 1)


@pytest.mark.rule("SK-278", "SK-129", "SK-157")
@pytest.mark.parametrize(("smoke", "works"), [("4,0", False), ("6,0", True)])
def test_a_blast_needs_its_hex_in_sight_as_it_resolves(smoke: str, works: bool) -> None:
    state = position(Side(at=(0, 0), hand=["flashfire"]), Side(at=(4, 0), hand=["smoke-bomb"]))
    answers = ("play flashfire", "at_blast 4,0", "play smoke-bomb", f"at_hex {smoke}", "pass")
    table = play(priority, state, *answers, dice=[3, 3] if works else [])
    assert state.units[1].hp == (94 if works else 100)
    assert bool(told(table, "fizzles")) is not works
    assert len(state.players[0].discard) == 1


@pytest.mark.rule("SK-277", "SK-R118")
def test_smoke_counts_down_on_its_controllers_turn_only() -> None:
    from rulewright.games.seekers.rules.turn import end_phase

    state = position(Side(), Side(at=(3, 0), ap=0, zone=[SMOKE]))
    play(end_phase, state)
    assert state.players[1].zone[0].moments == 3
    state.active = Seat(1)
    play(end_phase, state)
    assert state.players[1].zone[0].moments == 2
