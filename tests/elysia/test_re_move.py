"""Part 3, Move: steps, new tiles from the Map Deck, and what lies on them."""

from typing import Any

import pytest
from elysia_table import (
    FIRST,
    Side,
    at,
    finish,
    idle,
    kinds,
    move,
    names,
    npcs,
    place_of,
    play,
    position,
    ruled,
    stacked,
    tile,
    told,
    turn,
    upto,
)

from rulewright.games.elysia.rules.move.map_deck import reveal_tile
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import EVERYBODY

RING = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def bare(**more: Any) -> State:
    """A lone walker without Wild."""
    side = {"wild": 0, **more.pop("side", {})}
    return position(Side(**side), idle(), **more)


# -- steps


@pytest.mark.rule("RE-121", "RE-R13", "RE-D8")
def test_hand_cards_are_played_before_the_figure_moves() -> None:
    state = position(Side(hand=("march", "silver-ring"), wild=1), idle(), tiles={(1, 0): "plains"})
    asked = upto(turn, state, "play march", "finish")
    assert {each.split()[0] for each in asked.notations} == {"stop", "step", "wild-walk", "wild-draw"}
    asked = upto(move, state, "step 1,0", "wild-draw")
    assert not [each for each in asked.notations if each.startswith("play")]  # what is drawn now stays in hand
    assert "silver-ring" in names(state, state.players[0].hand)


@pytest.mark.rule("RE-123")
def test_a_walk_is_a_step_in_any_of_six_directions() -> None:
    for q, r in RING:
        state = bare(tiles=dict.fromkeys(RING, "plains"), walk=1)
        asked = upto(move, state)
        assert asked.notations == ["stop", *(f"step {a},{b}" for a, b in RING)]
        play(move, state, f"step {q},{r}")
        assert (at(state, 0), state.walk) == ((q, r), 0)
    state = bare(tiles=dict.fromkeys(RING, "plains"), walk=3)
    play(move, state, "step 1,0", "step 1,-1", "step 0,-1")
    assert (at(state, 0), state.walk) == ((0, -1), 0)
    assert kinds(play(move, bare()), "moves") == []  # without Walk there is no step


@pytest.mark.rule("RE-124")
def test_one_may_stop_at_any_time_and_loses_the_walk_left() -> None:
    tiles = {(1, 0): "plains", (2, 0): "plains"}
    for steps in range(3):
        state = bare(tiles=tiles, side={"hand": ("march", "march"), "deck": ()})
        walked = [f"step {q},0" for q in range(1, steps + 1)]
        table = finish(turn, state, "play march", "play march", *walked, "stop")
        assert (at(state, 0), state.walk) == ((steps, 0), 0)
        assert len(told(table, "moves")) == steps


# -- new tiles


@pytest.mark.rule("RE-125", "RE-127")
def test_where_no_tile_lies_one_is_drawn_and_placed() -> None:
    state = bare(map_deck=("forest", "water", "plains"), walk=2)
    table = play(move, state, "step 0,1", "step 0,0")
    assert tile(state, 0, 1) == "forest"
    assert names(state, state.map_deck) == ["plains", "water"]  # the top is the last
    assert (state.left, state.players[0].placed) == ([2, 0, 0, 0], 1)
    assert told(table, "places_tile")[0] == {"seat": 0, "card": "forest", "place": place_of(0, 1)}
    state = bare(map_deck=("forest",), tiles={(1, 0): "plains"}, walk=1)
    play(move, state, "step 1,0")
    assert names(state, state.map_deck) == ["forest"]  # a tile that lies there is not replaced
    assert tile(state, 1, 0) == "plains"


@pytest.mark.rule("RE-126", "RE-128", "RE-R31")
def test_the_overlay_drawn_first_lies_on_the_next_terrain_tile() -> None:
    for deck, found in (
        (("village", "forest"), "village/forest"),
        (("village", "village", "ruins", "water"), "village/water"),
        (("ruins", "village", "village", "desert"), "ruins/desert"),
        (("plains", "ruins"), "plains"),
    ):
        state = bare(map_deck=deck, walk=2)
        upto(move, state, "step 1,0")
        assert tile(state, 1, 0) == found


@pytest.mark.rule("RE-129", "RE-R36")
def test_all_other_pieces_are_shuffled_back() -> None:
    rest = ("forest", "water", "desert", "plains", "mountain", "forest", "water", "desert", "plains", "mountain")
    orders = set()
    for seed in range(6):
        state = bare(map_deck=("ruins", "village", "village", "plains", *rest), walk=2, seed=seed)
        upto(move, state, "step 1,0")
        assert sorted(names(state, state.map_deck)) == sorted([*rest, "village", "village"])
        assert not any(state.seen[card] for card in state.map_deck)  # nobody knows where they are
        assert state.left == [10, 2, 0, 0]
        orders.add(tuple(names(state, state.map_deck)))
    assert len(orders) == 6
    state = bare(map_deck=("plains", *rest), walk=2)  # where nothing goes back, nothing is shuffled
    upto(move, state, "step 1,0")
    assert names(state, state.map_deck) == list(rest[::-1])


@pytest.mark.rule("RE-E08", "RE-126", "RE-127", "RE-128", "RE-129", "RE-140", "RE-144")
def test_two_overlays_before_a_forest() -> None:
    state = bare(
        map_deck=("ruins", "village", "forest", "plains", "water"), encounter=("flood", "rat", "troll"), walk=2
    )
    stacked_steps = upto(move, state, "step 1,0")
    assert stacked_steps.why.key == "move"
    assert tile(state, 1, 0) == "ruins/forest"
    assert sorted(names(state, state.map_deck)) == ["plains", "village", "water"]  # five pieces less two
    assert npcs(state) == [("rat", (1, 0))]
    assert names(state, state.encounter) == ["troll"]


@pytest.mark.rule("RE-125", "RE-R32")
def test_there_is_no_step_into_the_void_once_no_tile_is_left() -> None:
    state = bare(map_deck=("ruins", "village"), tiles={(1, 0): "plains"}, walk=2)
    asked = upto(move, state, "no")
    assert asked.notations == ["stop", "step 1,0"]
    state = bare(map_deck=("forest", "ruins"), tiles={(1, 0): "plains"}, walk=2)
    asked = upto(move, state, "step 0,1")
    assert asked.notations == ["stop", "step 1,0", "step 0,0"]
    assert all(state.seen[card] == EVERYBODY for card in state.map_deck)  # what is left is known by its number


@pytest.mark.rule("RE-127", "RE-084")
def test_who_places_six_tiles_is_a_cartographer() -> None:
    state = bare(map_deck=("plains", "forest", "plains"), walk=2, side={"placed": 4})
    finish(move, state, "step 0,1", "step 0,2")
    assert (state.players[0].placed, state.players[0].wild) == (6, 2)
    state = bare(map_deck=("plains",))
    play(lambda table, state: reveal_tile(table, state, FIRST, place_of(0, 1)), state)
    assert (state.players[0].placed, state.players[0].wild) == (1, 0)


@pytest.mark.rule("RE-R35", "RE-R64", "RE-R65")
def test_a_tile_holds_any_number_and_nobody_bars_the_way() -> None:
    state = position(
        Side(wild=0), Side("vega", at=(1, 0)), Side("ravenna", at=(1, 0)), walk=2,
        tiles={(1, 0): "plains", (2, 0): "plains"}, npcs=[("troll", (1, 0)), ("rat", (1, 0))],
    )  # fmt: skip
    play(move, state, "step 1,0", "step 2,0")
    assert (at(state, 0), [spot for _, spot in npcs(state)]) == ((2, 0), [(1, 0), (1, 0)])


@pytest.mark.rule("RE-162")
def test_a_dearer_village_needs_its_walk_and_a_found_one_takes_what_is_left() -> None:
    dear = ruled(village_entry=2)
    state = bare(tiles={(1, 0): "village/plains"}, walk=1, variant=dear)
    assert "step 1,0" not in upto(move, state).notations
    state = bare(tiles={(1, 0): "village/plains"}, walk=3, variant=dear)
    upto(move, state, "step 1,0")
    assert state.walk == 1
    for walk in (1, 2, 3):
        state = bare(map_deck=("village", "plains", "plains"), walk=walk, variant=dear)
        finish(move, state, "step 1,0")
        assert (tile(state, 1, 0), state.walk) == ("village/plains", max(0, walk - 2))


@pytest.mark.rule("RE-R37")
def test_a_teleport_takes_the_place_of_walking() -> None:
    state = position(
        Side(hand=("legendary-teleportation-relic", "march"), deck=(), wild=0), idle(), exploration=("raft",),
        tiles={(4, 0): "village/water", (1, 0): "plains", (2, 0): "ruins/plains"},
    )  # fmt: skip
    asked = upto(turn, state, "play legendary-teleportation-relic", "play march")
    assert [each for each in asked.notations if each.startswith("teleport")] == ["teleport 4,0"]
    assert not [each for each in upto(move, state, "step 1,0").notations if each.startswith("teleport")]
    state.players[0].place = place_of(0, 0)
    table = stacked(move, state, "teleport 4,0")
    assert (at(state, 0), state.players[0].stranded, kinds(table, "moves")) == ((4, 0), -1, [])


@pytest.mark.rule("RE-048", "RE-R13")
def test_a_wild_for_a_card_is_offered_on_the_way_while_there_is_a_card_to_draw() -> None:
    for deck, offered in ((("march",), True), ((), False)):
        state = position(Side(hand=("march",), deck=deck, discard=(), wild=1), idle(), walk=1)
        assert ("wild-draw" in upto(move, state).notations) is offered
