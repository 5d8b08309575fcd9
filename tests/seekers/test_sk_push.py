"""Push, Collide and Warp. Dread Shriek is a bare Push 2 of everybody next to its player.

Row r=-1 of the Crypt, with its wall:   . . . . . . # . .
                                   q =  -3     0     3
"""

import pytest
from seekers_calls import away, reachable
from seekers_table import Effect, Side, ails, at, play, position, priority, upto

from rulewright.games.seekers.rules.state import State
from rulewright.kernel.boards.hexes import Hex
from rulewright.kernel.variant import OFFICIAL, Variant

Spot = tuple[int, int]


def shriek(
    mine: Spot, theirs: Spot, *, dice: tuple[int, ...] = (), variant: Variant = OFFICIAL, tokens: tuple[Spot, ...] = (),
    fade: int = 0, **their: object,
) -> State:  # fmt: skip
    side = Side(at=theirs, ap=0, tokens=[("thorn-sprout", spot) for spot in tokens], **their)  # type: ignore[arg-type]
    state = position(Side(at=mine, hand=["dread-shriek"]), side, variant=variant)
    for token in state.units[2:]:
        token.fade = fade
    play(priority, state, "play dread-shriek", "pass", dice=dice)
    return state


def hp(state: State) -> list[int]:
    return [unit.hp for unit in state.units]


@pytest.mark.rule("SK-228")
@pytest.mark.parametrize(
    ("theirs", "end"), [((1, 0), (3, 0)), ((0, 1), (0, 3)), ((-1, 1), (-3, 3)), ((-1, 0), (-3, 0))]
)
def test_a_push_leads_straight_away_from_the_source(theirs: Spot, end: Spot) -> None:
    state = shriek((0, 0), theirs)
    assert (at(state, 1), hp(state)) == (end, [100, 100])


@pytest.mark.rule("SK-228", "SK-010", "SK-R173")
def test_a_token_unit_is_pushed_like_anybody() -> None:
    state = shriek((0, 0), (6, -3), tokens=((1, 0), (0, 1)))
    assert (at(state, 2), at(state, 3)) == ((3, 0), (0, 3))


@pytest.mark.rule("SK-R155", "SK-D19", "SK-228")
def test_between_two_directions_the_pushing_player_chooses() -> None:
    state = position(Side(hand=["consecrate"]), Side(at=(1, 1), ap=0))
    asked = upto(priority, state, "play consecrate", dice=[1, 1])
    assert (asked.seat, asked.why.key, asked.notations) == (0, "push", ["direction E", "direction SE"])
    state = position(Side(hand=["consecrate"]), Side(at=(1, 1), ap=0))
    play(priority, state, "play consecrate", "direction E", "pass", dice=[1, 1])
    assert at(state, 1) == (2, 1)
    index = state.book.map.board.index
    assert away(state, index[Hex(0, 0)], index[Hex(2, 1)]) == [0]  # nearer to E than to SE


@pytest.mark.rule("SK-R155")
def test_a_direction_card_pushes_in_its_own_direction() -> None:
    state = position(Side(hand=["infernal-javelin"]), Side(at=(-3, 0), ap=0))
    play(priority, state, "play infernal-javelin", "direction W", "pass", dice=[1, 1])
    assert at(state, 1) == (-5, 0)


@pytest.mark.rule("SK-R156")
def test_the_source_of_a_placed_area_is_its_centre() -> None:
    state = position(Side(at=(5, 0), hand=["falling-star"], ap=7), Side(at=(3, 0), ap=0))
    play(priority, state, "play falling-star", "at_blast 2,0", "pass", dice=[1, 1, 1, 1])
    assert at(state, 1) == (4, 0)  # toward its player


@pytest.mark.rule("SK-R157")
def test_the_farthest_is_pushed_first() -> None:
    state = position(Side(hand=["consecrate"]), Side(at=(1, 0), ap=0), Side(at=(2, 0), ap=0))
    table = play(priority, state, "play consecrate", "pass", dice=[1, 1])
    assert [args["unit"] for kind, _, args in table.events if kind == "pushed"] == [2, 1]
    assert (at(state, 1), at(state, 2)) == ((2, 0), (3, 0))


@pytest.mark.rule("SK-R157")
def test_at_the_same_distance_the_order_is_that_of_turns() -> None:
    sides = Side(at=(-1, 0), ap=0), Side(hand=["dread-shriek"]), Side(at=(1, 0), ap=0)
    state = position(*sides, active=1)
    table = play(priority, state, "play dread-shriek", "pass")
    assert [args["unit"] for kind, _, args in table.events if kind == "pushed"] == [2, 0]


@pytest.mark.rule("SK-229", "SK-230", "SK-R146")
@pytest.mark.parametrize(("mine", "theirs", "end", "dice"), [
    ((0, -1), (1, -1), (2, -1), (4,)), ((1, -1), (2, -1), (2, -1), (4, 5)),
])  # fmt: skip
def test_a_pushed_unit_halts_before_the_wall_and_takes_a_die_for_each_hex_missing(
    mine: Spot, theirs: Spot, end: Spot, dice: tuple[int, ...]
) -> None:
    state = shriek(mine, theirs, dice=dice)
    assert (at(state, 1), hp(state)) == (end, [100, 100 - sum(dice)])


@pytest.mark.rule("SK-R158", "SK-R160")
def test_the_map_edge_is_a_wall() -> None:
    state = shriek((5, 0), (6, 0), dice=(4, 5))
    assert (at(state, 1), hp(state)) == ((6, 0), [100, 91])
    state = position(Side(at=(4, 0), hand=["infernal-javelin"]), Side(at=(6, 0), ap=0))
    play(priority, state, "play infernal-javelin", "direction E", "pass", dice=[1, 1, 1, 1])
    assert ails(state, 1, "Root") == 2


@pytest.mark.rule("SK-R159", "SK-230", "SK-R126")
def test_both_units_of_a_collision_take_the_same_roll() -> None:
    state = shriek((0, 0), (1, 0), dice=(5,), tokens=((3, 0),))
    assert (at(state, 1), at(state, 2), hp(state)) == ((2, 0), (3, 0), [100, 95, 5])
    spared = Variant("x", rules={"collide_hurts_bystander": False})
    assert hp(shriek((0, 0), (1, 0), dice=(5,), tokens=((3, 0),), variant=spared)) == [100, 95, 10]


@pytest.mark.rule("SK-R160")
def test_colliding_with_a_unit_is_not_colliding_with_a_wall() -> None:
    side = Side(at=(2, 0), ap=0, tokens=[("thorn-sprout", (3, 0))])
    state = position(Side(hand=["infernal-javelin"]), side)
    play(priority, state, "play infernal-javelin", "direction E", "pass", dice=[1, 1, 1, 1])
    assert (hp(state), ails(state, 1, "Root")) == ([100, 96, 8], 0)


@pytest.mark.rule("SK-230", "SK-280")
def test_a_spiked_idol_elsewhere_makes_no_wall_worse() -> None:
    """Only who is hit against the Idol takes its die; it stands far away, the last unit on the table."""
    mine = Side(at=(0, -1), hand=["dread-shriek"], tokens=[("spiked-idol", (-5, 4))])
    state = position(mine, Side(at=(1, -1), ap=0))
    play(priority, state, "play dread-shriek", "pass", dice=[4])
    assert (at(state, 1), hp(state)[:2]) == ((2, -1), [100, 96])


@pytest.mark.rule("SK-230")
def test_the_die_and_the_most_dice_of_a_collision_are_tunable() -> None:
    assert hp(shriek((1, -1), (2, -1), variant=Variant("x", rules={"collide_die": 1}))) == [100, 98]
    assert hp(shriek((1, -1), (2, -1), dice=(4,), variant=Variant("x", rules={"collide_max_dice": 1}))) == [100, 96]


@pytest.mark.rule("SK-R161", "SK-229", "SK-141")
def test_a_charge_collides_with_what_stops_it() -> None:
    state = position(Side("halvard", hand=["bull-rush"]), Side(at=(1, 0), ap=0))
    play(priority, state, "play bull-rush", "direction E", "pass", dice=[2, 3])
    assert (hp(state), at(state, 0), at(state, 1)) == ([85, 95], (0, 0), (2, 0))  # 2 hexes not moved; then Push 1
    state = position(Side("halvard", at=(1, -1), hand=["bull-rush"]), Side(at=(-6, 2), ap=0))
    play(priority, state, "play bull-rush", "direction E", "pass", dice=[4])
    assert (hp(state), at(state, 0)) == ([86, 100], (2, -1))


@pytest.mark.rule("SK-R161")
def test_moves_and_card_movement_of_choice_never_collide() -> None:
    state = position(Side(at=(2, -1), hand=["black-ice"]), Side(at=(2, 0), ap=0))
    asked = upto(priority, state, "play black-ice")
    assert "to 3,-1" not in asked.notations
    assert "to 2,0" not in asked.notations
    state = position(Side(at=(2, -1), hand=["black-ice"]), Side(at=(2, 0), ap=0))
    table = play(priority, state, "play black-ice", "to 2,1", "move", "to 2,-1", "pass")
    assert table.rolled == []


@pytest.mark.rule("SK-R162", "SK-R57")
def test_nobody_collides_with_or_as_an_intangible_unit() -> None:
    state = shriek((0, 0), (1, 0), tokens=((2, 0),), fade=1)
    assert (at(state, 1), hp(state)) == ((3, 0), [100, 100, 10])
    assert at(shriek((0, 0), (1, 0), fade=0, dice=(1, 1), tokens=((2, 0),)), 1) == (1, 0)
    state = position(Side("halvard", hand=["bull-rush"], fade=1), Side(at=(1, 0), ap=0))
    play(priority, state, "play bull-rush", "direction E", "pass")
    assert (at(state, 0), hp(state)) == ((2, 0), [90, 100])


@pytest.mark.rule("SK-R163", "SK-143")
def test_a_wall_closes_the_whole_hex() -> None:
    wall = Hex(3, -1)
    for near, direction in (
        ((2, -1), "E"),
        ((4, -1), "W"),
        ((3, 0), "NW"),
        ((3, -2), "SE"),
        ((2, 0), "NE"),
        ((4, -2), "SW"),
    ):
        state = position(Side(at=near, hand=["infernal-javelin"]), Side(at=(-6, 2), ap=0))
        assert state.book.map.board.index[wall] not in reachable(state, 0)
        assert Hex(*near) + _way(direction) == wall


def _way(name: str) -> Hex:
    from rulewright.kernel.boards.hexes import DIRECTION_NAMES, DIRECTIONS

    return DIRECTIONS[DIRECTION_NAMES.index(name)]


@pytest.mark.rule("SK-280", "SK-R130")
def test_collision_damage_is_dealt_by_the_terrain() -> None:
    mara = Side("mara", at=(1, -1), hand=["dread-shriek"], zone=[Effect("shadow-double", moments=1)])
    state = position(mara, Side(at=(2, -1), ap=0))
    table = play(priority, state, "play dread-shriek", "pass", dice=[4, 4])
    assert (hp(state), state.players[0].events.get("physical_dealt")) == ([100, 92], None)
    assert "triggers" not in [kind for kind, _, _ in table.events]


@pytest.mark.rule("SK-279", "SK-R145")
@pytest.mark.parametrize("ailment", ["Frozen", "Root", "Stun", "Daze"])
def test_who_cannot_move_can_still_be_pushed(ailment: str) -> None:
    assert at(shriek((0, 0), (1, 0), ailments={ailment: 2}), 1) == (3, 0)


@pytest.mark.rule("SK-231", "SK-123", "SK-R52", "SK-R145")
def test_a_warp_is_no_movement() -> None:
    side = Side(at=(0, 0), hand=["blink"], ailments={"Bleed": 3, "Root": 2, "Slow": 2})
    state = position(side, Side(at=(1, 0), ap=0))
    play(priority, state, "play blink", "no", "at_free_hex 3,0")  # past a unit, Rooted, not halved, no Bleed
    assert (at(state, 0), state.units[0].hp) == ((3, 0), 100)
