"""The Move action: where, for how much, through whom, and what stops it."""

from dataclasses import replace
from typing import Any

import pytest
from seekers_calls import can_move, hex_cost, reachable
from seekers_table import Script, ails, at, bare, play, position, priority, still, told, triple, turn, upto

from rulewright.games.seekers.rules.maps import BRAZIER, make_map
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.boards.hexes import Hex, distance
from rulewright.kernel.variant import Variant


def goals(state: State) -> set[tuple[int, int]]:
    """The hexes offered as ends of a move."""
    offered = upto(priority, state, "move").notations
    return {(int(q), int(r)) for q, r in (each[3:].split(",") for each in offered if each.startswith("to "))}


def walk(state: State, *steps: str, more: tuple[str, ...] = ("stop", "pass"), dice: tuple[int, ...] = ()) -> Script:
    """A path of one's own; with nothing left to pay it stops by itself."""
    return play(priority, state, "move", "walk", *(f"step {each}" for each in steps), *more, dice=dice)


def price(state: State, q: int, r: int) -> int:
    board = state.book.map.board
    return hex_cost(state, 0, board.index[Hex(q, r)])


# -- when


@pytest.mark.rule("SK-107", "SK-104", "SK-D08")
def test_only_the_active_player_with_an_empty_stack_in_the_main_phase_moves() -> None:
    def fresh() -> State:
        return position(bare(at=(0, 0), hand=["arcane-bolt"]), bare(at=(2, 0), hand=["arcane-bolt"]))

    assert "move" in upto(priority, fresh()).notations
    assert "move" not in upto(priority, fresh(), "play arcane-bolt").notations  # with something on the Stack
    other = upto(priority, fresh(), "pass")
    assert (other.seat, "move" in other.notations) == (1, False)
    assert "move" not in upto(turn, fresh()).notations  # Upkeep


@pytest.mark.rule("SK-108", "SK-R50", "SK-R86")
def test_moving_uses_no_stack_and_gives_nobody_else_priority() -> None:
    state = position(bare(at=(0, 0)), bare(at=(3, 0), hand=["arcane-bolt"]))
    asked = upto(priority, state, "move", "to 1,0")
    assert (asked.seat, asked.why.key, state.stack) == (0, "main", [])
    state = position(bare(at=(0, 0)), bare(at=(3, 0), hand=["arcane-bolt"], mp=0))
    asked = upto(priority, state, "pass", "play arcane-bolt", dice=[1])
    assert (asked.seat, asked.why.key) == (0, "main")


@pytest.mark.rule("SK-104", "SK-105", "SK-E02")
def test_moves_and_plays_are_interleaved() -> None:
    state = position(bare(at=(-2, 0), hand=["study"]), still())
    play(priority, state, "move", "to 0,0", "play study", "move", "to 3,0", "pass")
    assert (triple(state, 0), at(state, 0)) == ((3, 1, 100), (3, 0))


@pytest.mark.rule("SK-106", "SK-155")
def test_the_main_phase_ends_when_all_pass_in_a_row() -> None:
    state = position(bare(at=(0, 0), hand=["arcane-bolt"]), bare(at=(2, 0), hand=["arcane-bolt"], mp=0))
    table = play(priority, state, "pass", "pass")
    assert [seat for seat, _, _ in table.asked] == [0, 1]


@pytest.mark.rule("SK-122", "SK-109", "SK-D09")
def test_during_a_move_there_is_nothing_but_the_path() -> None:
    state = position(bare(at=(0, 0), hand=["arcane-bolt"], mp=1, ap=1), bare(at=(2, 0), hand=["arcane-bolt"]))
    offered = upto(priority, state, "move").notations
    assert {each.split()[0] for each in offered} == {"to", "walk"}
    state = position(bare(at=(0, 0), hand=["arcane-bolt"], mp=2, ap=1), bare(at=(3, 0), hand=["arcane-bolt"]))
    steps = upto(priority, state, "move", "walk", "step 1,0").notations
    assert steps == ["stop", "step 2,0", "step 2,-1", "step 1,-1", "step 0,0", "step 0,1", "step 1,1"]


# -- what it costs


@pytest.mark.rule("SK-110", "SK-113", "SK-114", "SK-R43", "SK-R44")
def test_mp_first_and_ap_for_the_difference() -> None:
    state = position(bare(at=(0, 0), ap=2, mp=1), still())
    assert max(distance(Hex(0, 0), Hex(*goal)) for goal in goals(state)) == 3
    state = position(bare(at=(0, 0), ap=2, mp=1), still())
    play(priority, state, "move", "to 2,0", "pass")
    assert triple(state, 0) == (1, 0, 100)
    state = position(bare(at=(0, 0), ap=0, mp=6), still())
    play(priority, state, "move", "to 4,0", "pass")
    assert triple(state, 0) == (0, 2, 100)


@pytest.mark.rule("SK-E03", "SK-115")
def test_slow_makes_every_hex_cost_two() -> None:
    for goal, left in (("to 1,0", (7, 0, 96)), ("to 2,0", (5, 0, 96))):
        state = position(bare(at=(0, 0), ap=7, mp=2, hp=96, ailments={"Slow": 2}), still())
        play(priority, state, "move", goal, "pass")
        assert triple(state, 0) == left


def through_units(**side: Any) -> State:
    return position(bare(at=(0, 0), tokens=[("shade", (2, 0))], **side), still(at=(1, 0)))


@pytest.mark.rule("SK-E04", "SK-116", "SK-117", "SK-118", "SK-119", "SK-R60")
def test_through_an_enemy_for_one_more_and_through_an_ally_for_nothing() -> None:
    state = through_units()
    walk(state, "1,0", "2,0", "3,0")
    assert (triple(state, 0), at(state, 0)) == ((5, 2, 100), (3, 0))
    assert not {(1, 0), (2, 0)} & goals(through_units())
    for steps in (["step 1,0"], ["step 1,0", "step 2,0"]):
        assert "stop" not in upto(priority, through_units(), "move", "walk", *steps).notations
    state = through_units(ailments={"Slow": 2})
    walk(state, "1,0", "2,0", "3,0")
    assert (triple(state, 0), at(state, 0)) == ((4, 0, 100), (3, 0))


@pytest.mark.rule("SK-R44", "SK-110")
def test_a_path_must_be_affordable_to_its_end() -> None:
    state = through_units(ap=0, mp=3)
    steps = upto(priority, state, "move", "walk", "step 1,0").notations
    assert "step 2,0" not in steps  # from there nothing free could be reached
    assert "step 2,-1" in steps


@pytest.mark.rule("SK-111", "SK-112", "SK-143", "SK-R47")
def test_walls_are_walked_round() -> None:
    state = position(bare(at=(3, 0)), still())
    assert (3, -1) not in goals(state)
    state = position(bare(at=(3, 0), ap=0), still())
    play(priority, state, "move", "to 3,-2", "pass")  # two hexes straight through the wall at (3,-1), three round it
    assert triple(state, 0) == (0, 3, 100)
    state = position(bare(at=(3, 0)), still())
    assert "step 3,-1" not in upto(priority, state, "move", "walk").notations


@pytest.mark.rule("SK-R45")
def test_a_move_has_at_least_one_hex() -> None:
    state = position(bare(at=(0, 0)), still())
    assert (0, 0) not in goals(state)
    state = position(bare(at=(0, 0)), still())
    assert "stop" not in upto(priority, state, "move", "walk").notations


@pytest.mark.rule("SK-R46", "SK-109")
def test_a_path_may_come_back_and_pays_each_time() -> None:
    state = position(bare(at=(0, 0)), still())
    walk(state, "1,0", "0,0", "1,0")
    assert (triple(state, 0), at(state, 0)) == ((5, 3, 100), (1, 0))


@pytest.mark.rule("SK-R56")
def test_a_stealthed_enemy_costs_more_and_keeps_its_hex() -> None:
    state = position(bare(at=(0, 0)), still(at=(1, 0), stealth=True))
    assert price(state, 1, 0) == 2
    assert (1, 0) not in goals(state)


@pytest.mark.rule("SK-R57")
def test_an_intangible_unit_takes_no_hex() -> None:
    state = position(bare(at=(0, 0)), still(at=(1, 0), fade=2))
    assert price(state, 1, 0) == 1
    assert (1, 0) in goals(state)
    state = position(bare(at=(0, 0), fade=2), still(at=(1, 0)))
    assert price(state, 1, 0) == 1
    assert (1, 0) in goals(state)


@pytest.mark.rule("SK-R53")
def test_only_the_seeker_moves_by_mp() -> None:
    state = position(bare(at=(0, 0), tokens=[("shade", (-3, 0))]), still())
    play(priority, state, "move", "to 1,0", "pass")
    assert (at(state, 0), at(state, 2)) == ((1, 0), (-3, 0))


@pytest.mark.rule("SK-107", "SK-116", "SK-R45")
def test_no_move_is_offered_where_none_can_end() -> None:
    state = position(bare(at=(3, 0), ap=0, mp=2), still(at=(2, 0)))
    walls = [(4, 0), (4, -1), (3, -1), (2, 1), (3, 1)]
    state.book = replace(state.book, map=make_map("cell", "Cell", walls))
    assert not can_move(state, 0)
    state.players[0].mp = 3
    assert can_move(state, 0)


@pytest.mark.rule("SK-054", "SK-113")
def test_boots_make_the_first_hex_free_whatever_it_costs() -> None:
    boots = {"equipment": ("emberlords-regalia", "travellers-boots")}
    state = position(still(at=(0, 0), ailments={"Slow": 2}, **boots), still())
    assert can_move(state, 0)
    assert len(reachable(state, 0)) == 7
    assert reachable(state, 0)[state.units[0].hex] == 0  # to stay costs nothing
    play(priority, state, "move", "to 1,0")
    assert (triple(state, 0), at(state, 0)) == ((0, 0, 100), (1, 0))
    state = position(still(at=(0, 0), mp=2, ailments={"Slow": 2}, **boots), still())
    walk(state, "1,0", "2,0", more=())
    assert (triple(state, 0), at(state, 0)) == ((0, 0, 100), (2, 0))


# -- what stops it

FORGE = Variant("forge", rules={"map": "forge"})  # braziers at (3,-3) and (0,4)


@pytest.mark.rule("SK-120", "SK-121", "SK-R49", "SK-R51", "SK-163")
def test_a_trigger_on_entering_stops_the_move_there() -> None:
    state = position(bare(at=(3, -2)), still(at=(-6, 3)), variant=FORGE)
    walk(state, "3,-3", "3,-4", dice=(4,))
    assert (triple(state, 0), at(state, 0)) == ((5, 5, 96), (3, -3))  # the rest of the path is lost and not paid
    state = position(bare(at=(3, -2)), bare(at=(3, -5), hand=["arcane-bolt"], mp=0), variant=FORGE)
    asked = upto(priority, state, "move", "walk", "step 3,-3", "step 3,-4", "stop")
    assert (asked.seat, len(state.stack)) == (1, 1)  # the trigger is on the Stack


@pytest.mark.rule("SK-R51")
def test_leaving_a_hex_stops_nothing() -> None:
    state = position(bare(at=(3, -3)), still(at=(-6, 3)), variant=FORGE)
    walk(state, "3,-4", "3,-5")
    assert (triple(state, 0), at(state, 0)) == ((5, 4, 100), (3, -5))


@pytest.mark.rule("SK-R48", "SK-120")
def test_a_move_stopped_on_an_occupied_hex_goes_on_to_the_first_free_one() -> None:
    state = position(bare(at=(3, -2)), still(at=(3, -3)), variant=FORGE)
    walk(state, "3,-3", "3,-4", "3,-5", dice=(2,))
    assert (triple(state, 0), at(state, 0)) == ((5, 3, 98), (3, -4))  # (1 + 1) + 1 of 6


@pytest.mark.rule("SK-R55", "SK-R54")
def test_card_movement_is_not_stopped_by_hex_triggers() -> None:
    state = position(bare(at=(0, 2), hand=["black-ice"], mp=0, ap=1), still(at=(-6, 3)))
    state.book = replace(state.book, map=make_map("fire", "Fire", [], {BRAZIER: [(1, 2)]}))
    play(priority, state, "play black-ice", "to 3,2", dice=[5])
    assert (at(state, 0), state.units[0].hp) == ((3, 2), 95)


@pytest.mark.rule("SK-115")
def test_rubble_adds_to_the_cost() -> None:
    state = position(bare(at=(1, -2)), still(at=(-6, 3)), variant=FORGE)
    assert (price(state, 1, -3), price(state, 0, -2)) == (2, 1)


# -- finishing movement, and Warps


@pytest.mark.rule("SK-R52", "SK-123", "SK-R113")
def test_every_movement_ends_in_bleeding_but_no_warp_does() -> None:
    state = position(bare(at=(0, 0), ailments={"Bleed": 3}), still())
    play(priority, state, "move", "to 2,0", "pass")
    assert state.units[0].hp == 97  # once for the whole Move
    state = position(bare(at=(0, 0), ailments={"Bleed": 3}, hand=["blink"], mp=0, ap=2), still())
    play(priority, state, "play blink", "at_free_hex 2,0")
    assert (at(state, 0), state.units[0].hp) == ((2, 0), 100)
    state = position(bare(at=(0, 0), hand=["dread-shriek"], seeker="vexia"), still(at=(1, 0), ailments={"Bleed": 3}))
    play(priority, state, "play dread-shriek", "pass")
    assert (at(state, 1), state.units[1].hp) == ((3, 0), 97)
    state = position(bare(at=(0, 0), seeker="brakka", hand=["bull-rush"], ailments={"Bleed": 2}, mp=0, ap=3), still())
    table = play(priority, state, "play bull-rush", "direction E")
    assert (told(table, "triggers"), state.units[0].hp) == (["triggers"] * 2, 96)  # played, and moved


@pytest.mark.rule("SK-R58", "SK-123")
def test_a_warp_ends_on_an_open_free_hex() -> None:
    state = position(bare(at=(2, 0), hand=["blink"], ap=2, mp=0), still(at=(2, 1)))
    offered = upto(priority, state, "play blink").notations
    assert not {"at_free_hex 2,1", "at_free_hex 2,0", "at_free_hex 3,-1"} & set(offered)
    assert "at_free_hex 3,0" in offered


@pytest.mark.rule("SK-R59", "SK-R60")
def test_a_token_unit_appears_next_to_its_creator() -> None:
    state = position(bare(at=(2, 0), seeker="vexia", hand=["summon-shade"], mp=0, ap=2), still(at=(2, 1)))
    asked = upto(priority, state, "play summon-shade")
    free = {"3,0", "2,-1", "1,0", "1,1"}  # not the wall at (3,-1), not the enemy
    assert set(asked.notations) == {f"at_free_hex {each}" for each in free}


# -- tunables


@pytest.mark.rule("SK-113", "SK-114", "SK-115", "SK-118", "SK-119")
@pytest.mark.parametrize(("rules", "left"), [
    ({}, (5, 2)), ({"hex_cost": 2}, (4, 0)), ({"enemy_hex_extra": 3}, (5, 0)), ({"ally_hex_extra": 2}, (5, 0)),
    ({"hex_cost": 2, "ap_per_mp": 3}, (2, 0)), ({"slow_extra": 4}, (5, 2))])  # fmt: skip
def test_tunables_of_movement(rules: dict[str, Any], left: tuple[int, int]) -> None:
    variant = Variant("x", rules=rules)
    state = position(bare(at=(0, 0), tokens=[("shade", (2, 0))]), still(at=(1, 0)), variant=variant)
    walk(state, "1,0", "2,0", "3,0", more=() if "ap_per_mp" in rules else ("stop", "pass"))
    assert triple(state, 0)[:2] == left


@pytest.mark.rule("SK-115")
def test_slow_extra_is_tunable() -> None:
    slow: dict[str, Any] = {"ailments": {"Slow": 2}}
    state = position(bare(at=(0, 0), **slow), still(), variant=Variant("x", rules={"slow_extra": 3}))
    assert price(state, 1, 0) == 4


@pytest.mark.rule("SK-139", "SK-R54")
@pytest.mark.parametrize(("rules", "far"), [
    ({}, 2), ({"slow_rounding": "down"}, 1), ({"slow_divisor": 3}, 1), ({"slow_divisor": 1}, 3)])  # fmt: skip
def test_how_far_card_movement_carries_a_slowed_unit(rules: dict[str, Any], far: int) -> None:
    state = position(
        bare(hand=["black-ice"], ap=1, mp=0, ailments={"Slow": 2}), still(), variant=Variant("x", rules=rules)
    )
    offered = upto(priority, state, "play black-ice").notations
    reach = [
        distance(Hex(0, 0), Hex(*map(int, each[3:].split(",")))) for each in offered if each not in ("stop", "walk")
    ]
    assert max(reach) == far


@pytest.mark.rule("SK-E11")
@pytest.mark.parametrize(("rules", "slow", "thrown"), [
    ({}, 0, 2), ({}, 2, 2), ({"slow_hits_own_push": False}, 0, 3), ({"slow_hits_own_push": False}, 2, 2),
    ({"slow_halves_push": False}, 2, 3)])  # fmt: skip
def test_whether_a_cards_own_slow_halves_its_push(rules: dict[str, Any], slow: int, thrown: int) -> None:
    ailments = {"Slow": slow} if slow else {}
    state = position(bare(hand=["blast-wave"], ap=4, mp=0), still(at=(1, 0), ailments=ailments),
                     variant=Variant("x", rules=rules))  # fmt: skip
    play(priority, state, "play blast-wave", dice=[1, 1, 1])
    assert (at(state, 1), ails(state, 1, "Slow")) == ((1 + thrown, 0), 2)
