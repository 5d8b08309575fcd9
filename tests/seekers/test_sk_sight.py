"""Range, range symbols and Line of Sight, on the game's own tables and maps."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from seekers_calls import along, can_target, enemies_along, enemies_within, legal_targets, sees_hex, sight_range, travel
from seekers_table import Side, at, bare, play, position, priority, still, upto

from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.rules.ids import HexId
from rulewright.games.seekers.rules.maps import Battlemap, battlemap, make_map
from rulewright.games.seekers.rules.playing.targeting import is_legal_target
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.boards.hexes import DIRECTION_NAMES, Hex, distance
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant

Spot = tuple[int, int]


@cache
def walled(*walls: Spot) -> Battlemap:
    return make_map("walled", "Walled", list(walls))


def open_ground(state: State, *walls: Spot) -> State:
    """The same position on a map with only these walls (and their mirror images)."""
    state.book = replace(state.book, map=walled(*walls))
    return state


def sees(state: State, there: Spot, unit: int = 0) -> bool:
    return sees_hex(state, unit, state.book.map.board.index[Hex(*there)])


def touched(a: Spot, b: Spot) -> set[Spot]:
    board = battlemap("crypt").board
    mask = board.between[board.index[Hex(*a)]][board.index[Hex(*b)]]
    return {(h.q, h.r) for i, h in enumerate(board.hexes) if mask >> i & 1}


LINES = {
    (2, 0): {(1, 0)},
    (1, 1): {(1, 0), (0, 1)},
    (2, 1): {(1, 0), (1, 1)},
    (2, 2): {(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)},
    (3, 1): {(1, 0), (2, 0), (1, 1), (2, 1)},
    (4, 1): {(1, 0), (2, 0), (2, 1), (3, 1), (1, 1), (3, 0)},
}


@pytest.mark.rule("SK-E13", "SK-144", "SK-145", "SK-R164")
@pytest.mark.parametrize("there", LINES)
def test_the_hexes_a_line_touches(there: Spot) -> None:
    assert touched((0, 0), there) == LINES[there]
    moved = {(q - 3, r + 1) for q, r in LINES[there]}
    assert touched((-3, 1), (there[0] - 3, there[1] + 1)) == moved


@pytest.mark.rule("SK-E13", "SK-142", "SK-143", "SK-144", "SK-145")
@pytest.mark.parametrize(("wall", "there", "seen"), [
    ((1, 0), (2, 0), False), ((1, -1), (2, 0), True),
    ((1, 0), (1, 1), False), ((0, 1), (1, 1), False),  # along a side
    ((1, 1), (4, 1), False), ((3, 0), (4, 1), False), ((2, -1), (4, 1), True),  # by a corner
])  # fmt: skip
def test_one_wall_breaks_sight_if_the_line_touches_it(wall: Spot, there: Spot, seen: bool) -> None:
    assert sees(open_ground(position(bare(at=(0, 0)), still()), wall), there) is seen


@pytest.mark.rule("SK-135", "SK-136", "SK-146", "SK-E13")
def test_sight_reaches_eight_hexes() -> None:
    state = position(bare(at=(-4, 0)), still())
    assert sight_range(state, 0) == 8
    assert sees(state, (4, 0))  # the crypt's middle row is open
    assert not sees(state, (5, 0))


@pytest.mark.rule("SK-137", "SK-131", "SK-136")
def test_what_is_out_of_sight_is_no_target() -> None:
    for there, legal in (((4, 0), True), ((5, 0), False)):
        state = position(bare(at=(-4, 0), hand=["static-charge"]), still(at=there))
        assert ("play static-charge" in upto(priority, state).notations) is legal
    state = position(bare(at=(3, 0), hand=["static-charge"]), still(at=(3, -2)))  # the wall (3,-1) lies between
    assert "play static-charge" not in upto(priority, state).notations


@pytest.mark.rule("SK-E13", "SK-143")
def test_neighbours_see_each_other_and_sight_is_mutual() -> None:
    board = battlemap("crypt").board
    free = [i for i in range(len(board.hexes)) if not board.blocked >> i & 1]
    assert all(board.sight[i] >> j & 1 for i in free for j in board.near[i] if j in free)
    assert all((board.sight[i] >> j & 1) == (board.sight[j] >> i & 1) for i in free for j in free)
    assert not any(board.sight[i] & board.blocked for i in free)  # nobody sees into a wall (SK-R69)
    state = position(bare(at=(0, 0), ailments={"Blind": 2}), still(at=(2, 0)))
    assert (can_target(state, 0, 1), can_target(state, 1, 0)) == (False, True)  # one-sided by Range only


@pytest.mark.rule("SK-144", "SK-R165", "SK-R166", "SK-R68")
def test_units_and_the_shard_break_no_sight() -> None:
    state = position(bare(at=(-2, 0), tokens=[("shade", (1, 0))]), still(at=(2, 0)))
    assert can_target(state, 0, 1)  # over the Shard hex and the Shade
    assert sees(state, (-2, 0))
    corner = position(bare(at=(-6, 0)), still(at=(-6, 6)))
    assert sees(corner, (-6, 6)) == (not touched((-6, 0), (-6, 6)) & {(-5, 2)})  # along the edge of the map
    assert sees(open_ground(corner), (-6, 6))


@pytest.mark.rule("SK-131", "SK-R67", "SK-R66", "SK-138")
@pytest.mark.parametrize(("there", "legal"), [((1, 0), True), ((6, 0), True), ((6, -6), False)])
def test_a_cards_range_counts_hexes_whoever_stands_between(there: Spot, legal: bool) -> None:
    side = bare(at=(0, 0), hand=["ice-shard"], tokens=[("shade", (2, 0))])  # ↔6
    state = open_ground(position(side, still(at=there)))
    if there == (6, -6):
        state.units[0].hex = HexId(state.book.map.board.index[Hex(-1, 0)])
    assert ("play ice-shard" in upto(priority, state).notations) is legal


@pytest.mark.rule("SK-R66")
def test_a_card_range_beyond_sight_is_cut_to_it() -> None:
    state = position(
        bare(at=(0, 0), hand=["ice-shard"]), still(at=(3, 0)), variant=Variant("x", rules={"los_range": 2})
    )
    assert "play ice-shard" not in upto(priority, state).notations


# -- range symbols


@pytest.mark.rule("SK-138", "SK-R69")
def test_an_effect_within_n_may_be_anywhere_up_to_n() -> None:
    state = open_ground(position(bare(at=(0, 0)), still()), (2, 1))
    hexes = [state.book.map.board.hexes[hex] for hex in legal_targets(state, 0, Aim("hex", 2))]
    assert {distance(Hex(0, 0), hex) for hex in hexes} == {0, 1, 2}
    assert len(hexes) == 19
    state = open_ground(position(bare(at=(0, 0)), still()), (1, 0))
    names = {tuple(state.book.map.board.hexes[hex]) for hex in legal_targets(state, 0, Aim("hex", 2))}
    assert (1, 0) not in names  # a wall is never a target
    assert (2, 0) not in names


@pytest.mark.rule("SK-E06", "SK-139", "SK-D18")
def test_move_up_to_six_is_any_number_from_none() -> None:
    def step(table: object, state: State) -> None:
        travel(table, state, 0, 6, "Long Stride")

    state = open_ground(position(bare(at=(0, 0), mp=0, ap=0), still(at=(1, 0))))
    offered = upto(step, state).notations
    reach = [distance(Hex(0, 0), Hex(*map(int, each[3:].split(",")))) for each in offered[1:-1]]
    assert (offered[0], min(reach), max(reach), len(reach)) == ("stop", 1, 6, 127 - 2)  # not the enemy's hex
    play(step, state, "to 6,0")  # through the enemy, without MP
    assert (at(state, 0), state.players[0].mp) == ((6, 0), 0)
    play(step, state, "stop")
    assert at(state, 0) == (6, 0)


@pytest.mark.rule("SK-139", "SK-R54")
def test_card_movement_goes_round_walls() -> None:
    state = position(bare(at=(3, 0), hand=["black-ice"], ap=1, mp=0), still())
    offered = upto(priority, state, "play black-ice").notations
    assert "to 3,-2" in offered  # three hexes round the wall (3,-1)
    assert "to 3,-3" not in offered
    assert "to 3,-1" not in offered


@pytest.mark.rule("SK-E06", "SK-140", "SK-141", "SK-134")
def test_a_direction_runs_through_every_hex_to_the_last() -> None:
    state = position(bare(at=(0, 0)), still(at=(6, 0)))
    hexes = state.book.map.board.hexes
    assert [tuple(hexes[hex]) for hex in along(state, state.units[0].hex, 0, 6)] == [(q, 0) for q in range(1, 7)]
    tokens = [("shade", (1, 0)), ("shade", (4, 0))]
    side = bare(at=(0, 0), hand=["flame-torrent", "study"], ap=3, mp=0)
    state = position(side, still(at=(6, 0), tokens=tokens))
    play(priority, state, "play flame-torrent", "direction E", dice=[4])
    assert [unit.hp for unit in state.units[1:]] == [94, 2, 2]  # 4 and 2 for the discarded card, each
    state = position(bare(at=(-1, 0)), still(at=(6, 0)))
    assert enemies_along(state, 0, 0, 6) == []  # the seventh hex


@pytest.mark.rule("SK-140", "SK-141")
def test_moving_in_full_goes_as_far_as_it_can() -> None:
    state = position(bare("brakka", at=(0, 0), hand=["bull-rush"], ap=3, mp=0), still(at=(0, 5)))
    play(priority, state, "play bull-rush", "direction E")
    assert at(state, 0) == (2, 0)  # no choice of fewer


@pytest.mark.rule("SK-134", "SK-D11")
def test_a_direction_leaves_by_one_of_six_sides() -> None:
    state = position(bare(at=(0, 0), hand=["infernal-javelin"]), still(at=(1, 1)))
    assert upto(priority, state, "play infernal-javelin").notations == [f"direction {each}" for each in DIRECTION_NAMES]
    ends = {tuple(state.book.map.board.hexes[along(state, state.units[0].hex, d, 2)[-1]]) for d in range(6)}
    assert ends == {(2, 0), (2, -2), (0, -2), (-2, 0), (-2, 2), (0, 2)}
    assert not any(enemies_along(state, 0, d, 8) for d in range(6))  # (1,1) lies off a corner


@pytest.mark.rule("SK-R75", "SK-134")
def test_a_direction_needs_no_sight_and_ends_at_a_wall() -> None:
    state = position(bare(at=(0, 0), ailments={"Blind": 2}), still(at=(4, 0), stealth=True))
    assert enemies_along(state, 0, 0, 6) == [1]
    assert not can_target(state, 0, 1)
    state = open_ground(position(bare(at=(0, 0)), still(at=(4, 0))), (3, 0))
    assert enemies_along(state, 0, 0, 6) == []
    assert len(along(state, state.units[0].hex, 0, 6)) == 2
    assert len(along(state, state.book.map.board.index[Hex(5, 0)], 0, 6)) == 1  # the edge


@pytest.mark.rule("SK-R76", "SK-R77", "SK-R78")
def test_the_first_enemy_is_the_nearest_whoever_it_is() -> None:
    enemy = still(at=(6, 0), tokens=[("shade", (4, 0))])
    state = position(bare(at=(0, 0), hand=["sunlance"], tokens=[("shade", (2, 0))], ap=3, mp=0), enemy)
    play(priority, state, "play sunlance", "direction E", dice=[1, 1])
    own, theirs = state.units[2], state.units[3]
    assert (own.hp, theirs.hp, state.units[1].hp) == (8, 4, 100)
    for blind, hp in ({}, 96), ({"Blind": 2}, 100):  # without a number: as far as one sees
        state = position(bare(at=(-2, 0), hand=["sunlance"], ap=3, mp=0, ailments=blind), still(at=(6, 0)))
        play(priority, state, "play sunlance", "direction E", dice=[1, 1] if not blind else [])
        assert state.units[1].hp == hp
    state = position(bare(at=(0, 1), hand=["sunlance", "blink"], ap=5, mp=0), still(at=(6, 0)))
    play(priority, state, "play sunlance", "direction E", "play blink", "at_free_hex 0,0", dice=[1, 1])
    assert state.units[1].hp == 96  # from where the unit stands when it resolves


@pytest.mark.rule("SK-R79", "SK-R80")
def test_walls_block_blasts_but_smoke_and_blindness_do_not() -> None:
    state = open_ground(position(bare(at=(0, 0), ailments={"Blind": 2}), still(at=(2, 0))), (0, 1))
    centre = state.units[0].hex
    assert enemies_within(state, 0, centre, 2) == [1]
    assert enemies_within(state, 0, centre, 1) == []
    assert enemies_within(state, 0, state.units[1].hex, 0) == [1]  # the centre too
    assert enemies_within(open_ground(state, (1, 0)), 0, centre, 2) == []
    state = position(bare(at=(0, 0), hand=["radiant-burst", "blink"], ap=5, mp=0), still(at=(3, 0)))
    play(priority, state, "play radiant-burst", "play blink", "at_free_hex 2,0", dice=[1, 1])
    assert state.units[1].hp == 98  # around where the unit stands when it resolves


# -- tunables


@pytest.mark.rule("SK-135", "SK-144", "SK-145")
def test_tunables_of_sight() -> None:
    def look(there: Spot, rules: dict[str, Any], here: Spot = (0, 0), **side: Any) -> bool:
        return sees(position(bare(at=here, **side), still(at=(0, 5)), variant=Variant("x", rules=rules)), there)

    assert look((4, 0), {"los_range": 4})
    assert not look((5, 0), {"los_range": 4})
    blind: dict[str, Any] = {"ailments": {"Blind": 1}}
    assert not look((2, 0), {}, **blind)
    assert look((2, 0), {"blind_range": 2}, **blind)
    assert not look((4, -1), {}, (2, 0))  # along the side of the wall (3,-1)
    assert look((4, -1), {"los_touch_blocks": False}, (2, 0))
    shade: dict[str, Any] = {"tokens": [("shade", (1, 0))]}
    assert look((2, 0), {}, **shade)
    assert not look((2, 0), {"units_block_los": True}, **shade)


@pytest.mark.rule("SK-157", "SK-131")
@pytest.mark.parametrize("aim", [Aim("hex", 3), Aim("blast", 4), Aim("free_hex", 3), Aim("free_hex", 2, only="token"),
                                 Aim("enemy", 4), Aim("enemy", 2), Aim("hex", 0)], ids=str)  # fmt: skip
def test_what_was_chosen_is_checked_again_by_the_rule_by_which_it_was_offered(aim: Aim) -> None:
    tokens = [("shade", (2, 1)), ("shade", (-2, 0))]
    state = position(Side(at=(0, 0), tokens=[("shade", (1, 0))]), Side("mara", at=(3, 0), tokens=tokens))
    everything = range(len(state.units) if aim.kind == "enemy" else len(state.book.map.board.hexes))
    offered = [*legal_targets(state, 0, aim)]
    assert [n for n in everything if is_legal_target(state, Seat(0), aim, n)] == sorted(offered)
    assert 0 < len(offered) < len(everything)
