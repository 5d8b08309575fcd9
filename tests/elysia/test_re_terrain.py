"""What tiles cost: Crossing, tolls of restrictive terrain, forced returns, Villages and Ruins on such terrain."""

from typing import Any

import pytest
from elysia_table import (
    FIRST,
    Script,
    Side,
    at,
    finish,
    idle,
    kinds,
    move,
    npcs,
    place_of,
    play,
    position,
    ruled,
    told,
    turn,
    upto,
)

from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.rules import prompts, verbs
from rulewright.games.elysia.rules.move import movement
from rulewright.games.elysia.rules.state import State

RESTRICTIVE = ("mountain", "desert", "water")


def row(*tiles: str, walk: int, **more: Any) -> State:
    """Tiles from west to east, the first at (1, 0), where the figure stands; no Wild."""
    side = {"at": (1, 0), "wild": 0, **more.pop("side", {})}
    laid = {(q + 1, 0): name for q, name in enumerate(tiles)}
    return position(Side(**side), idle(), tiles=laid, walk=walk, **more)


def east(*steps: int) -> list[str]:
    return [f"step {q},0" for q in steps]


def spent(state: State, *answers: str) -> tuple[int, int]:
    """Walk spent by a whole movement, and the tile where it ended."""
    before = state.walk
    finish(move, state, *answers)
    return before - state.walk, at(state, 0)[0]


def counter(state: State, *answers: str) -> list[int]:
    """Walk spent after each answer."""
    before, found = state.walk, []
    for answer in answers:
        upto_one(state, answer)
        found.append(before - state.walk)
    return found


def upto_one(state: State, answer: str) -> None:
    """One answer within a movement that is under way."""
    table = Script(state, [answer])
    choice = table.ask(FIRST, movement.move_options(state, FIRST), prompts.MOVE)
    if choice.verb == verbs.STEP.name:
        movement.step(table, state, FIRST, *verbs.STEP.of(choice))
    else:
        movement.stop_moving(table, state, FIRST, pays=False)


# -- the rulebook's figure


@pytest.mark.rule("RE-E02", "RE-149", "RE-R39")
def test_the_two_paths_of_the_figure() -> None:
    assert spent(row("plains", "plains", "forest", walk=2), *east(2, 3)) == (2, 3)
    tiles = ("plains", "plains", "mountain", "forest", "desert")
    assert spent(row(*tiles, walk=6), *east(2, 3, 4, 5), "stop") == (6, 5)
    assert counter(row(*tiles, walk=9), *east(2, 3, 4, 5), "stop") == [1, 2, 4, 5, 6]  # a toll falls due later
    assert spent(row(*tiles, walk=5, side={"wild": 0}), *east(2, 3, 4, 5)) == (5, 4)  # one short: back from the Desert


@pytest.mark.rule("RE-149", "RE-145", "RE-R39")
def test_plains_and_forest_cost_one_walk_and_the_others_two() -> None:
    for terrain in TERRAINS[:5]:
        key = terrain.lower()
        cost = 2 if key in RESTRICTIVE else 1
        assert spent(row("plains", key, walk=4), *east(2), "stop") == (cost, 2)
        assert spent(row("plains", key, "plains", walk=4), *east(2, 3), "stop") == (cost + 1, 3)
    dear = ruled(walk_cost=[3, 1, 1, 1, 1])
    assert spent(row("plains", "forest", walk=4, variant=dear), *east(2), "stop") == (3, 2)
    assert spent(row("plains", "water", walk=4, variant=dear), *east(2), "stop") == (1, 2)


# -- Crossing


@pytest.mark.rule("RE-040", "RE-E06", "RE-145")
def test_to_cross_is_to_go_on_to_a_third_tile() -> None:
    assert spent(row("plains", "mountain", "plains", walk=3), *east(2, 3)) == (3, 3)
    state = row("plains", "mountain", "plains", walk=2)
    asked = upto(move, state, "step 2,0")
    assert [each for each in asked.notations if each.startswith("step")] == ["step 1,0"]  # 1 Walk left: no Crossing
    state = position(Side(at=(1, 0), wild=0), idle(), walk=3, map_deck=("plains",),
                     tiles={(1, 0): "plains", (2, 0): "water"})  # fmt: skip
    assert spent(state, "step 2,0", "step 2,-1") == (3, 2)  # through another edge, into the unknown


@pytest.mark.rule("RE-041", "RE-E06", "RE-R41")
def test_onto_a_tile_and_back_is_not_crossing() -> None:
    assert spent(row("plains", "mountain", "plains", walk=2), *east(2, 1)) == (2, 1)
    assert spent(row("plains", "mountain", "plains", walk=3), *east(2, 1), "stop") == (2, 1)
    state = row("desert", "plains", "plains", walk=3)  # the tile one came from needs no second toll
    assert spent(state, *east(2, 1), "stop") == (2, 1)
    state = row("plains", "desert", "plains", "plains", walk=6)  # paid once by Crossing
    assert counter(state, *east(2, 3, 2, 1)) == [1, 3, 4, 5]


@pytest.mark.rule("RE-041", "RE-145", "RE-R41")
def test_a_toll_left_unpaid_by_stepping_back_is_due_again() -> None:
    state = row("plains", "mountain", "plains", walk=6)
    assert counter(state, *east(2, 1, 2), "stop") == [1, 2, 3, 4]
    state = row("plains", "mountain", "plains", walk=6)
    assert counter(state, *east(2, 1, 2, 3)) == [1, 2, 3, 5]
    dear = ruled(walk_cost=[1, 1, 5, 2, 2])
    assert spent(row("plains", "mountain", walk=7, variant=dear), *east(2, 1, 2), "stop") == (7, 2)
    assert spent(row("plains", "mountain", walk=6, variant=dear), *east(2, 1, 2)) == (3, 1)  # 4 due, 3 left
    state = row("plains", "village/water", walk=3)
    finish(move, state, *east(2, 1, 2))
    assert state.players[0].stranded == place_of(1, 0)  # nor does a Village become passable so


@pytest.mark.rule("RE-E06", "RE-146", "RE-147", "RE-148", "RE-R42", "RE-R43", "RE-R44")
def test_who_can_not_pay_goes_back_at_once_for_nothing() -> None:
    state = row("plains", "mountain", "plains", walk=1)
    table = play(move, state, "step 2,0")
    assert (at(state, 0), state.walk, state.players[0].net) == ((1, 0), 0, 0)
    assert kinds(table, "moves", "goes_back", "gains_darkness") == ["moves", "goes_back"]
    state = row("plains", "mountain", walk=3, variant=ruled(walk_cost=[1, 1, 4, 2, 2]))
    asked = upto(move, state, "step 2,0")  # 3 due, 2 left: back, and the 2 are kept
    assert (at(state, 0), state.walk) == ((1, 0), 2)
    assert "step 2,0" in asked.notations


@pytest.mark.rule("RE-R42", "RE-D9")
def test_wild_may_pay_the_toll() -> None:
    state = row("plains", "mountain", walk=1, side={"wild": 1})
    asked = upto(move, state, "step 2,0")
    assert asked.notations == ["return", "wild-walk", "wild-draw"]
    state = row("plains", "mountain", walk=1, side={"wild": 1})
    assert spent(state, "step 2,0", "wild-walk", "stop") == (1, 2)
    assert (state.walk, state.players[0].wild) == (0, 0)
    state = row("plains", "mountain", walk=1, side={"wild": 1})
    finish(move, state, "step 2,0", "return")
    assert (at(state, 0), state.players[0].wild) == ((1, 0), 1)


@pytest.mark.rule("RE-R47", "RE-R51")
def test_nothing_is_due_where_the_turn_starts() -> None:
    for here in ("mountain", "water", "fortress/desert"):
        hero = ruled(scenario="hero")
        assert spent(row(here, "plains", walk=1, variant=hero), *east(2)) == (1, 2)
        assert spent(row(here, "plains", walk=0, variant=hero)) == (0, 1)
    assert spent(row("plains", "fortress/desert", walk=1, variant=ruled(scenario="hero")), *east(2)) == (1, 1)


# -- gear


@pytest.mark.rule("RE-R40")
def test_gear_lifts_the_requirement_of_its_terrain_for_the_turn() -> None:
    for gear, terrain in (("climbing-gear", "mountain"), ("raft", "water")):
        state = row("plains", terrain, terrain, "desert", walk=0, side={"hand": (gear,), "deck": ()})
        upto(turn, state, f"play {gear}", *east(2))
        assert (at(state, 0), state.due, state.walk) == ((2, 0), 0, 1)
        state = row("plains", "desert", walk=0, side={"hand": (gear,), "deck": ()})
        upto(turn, state, f"play {gear}", *east(2))
        assert state.due == 1
    state = row("plains", "mountain", walk=9, variant=ruled(terrain_gate="gear"), side={"wild": 5})
    assert spent(state, "step 2,0") == (1, 1)  # by a switch no toll helps
    state = row("plains", "desert", walk=9, variant=ruled(terrain_gate="gear"))
    assert spent(state, "step 2,0", "stop") == (2, 2)


@pytest.mark.rule("RE-R40", "RE-014")
def test_the_grapple_line_eases_the_first_restrictive_tile_alone() -> None:
    state = row("plains", "plains", "mountain", "water", walk=9)
    state.grapple = True
    assert counter(state, *east(2, 3, 4), "stop") == [1, 2, 3, 4]
    state = row("plains", "mountain", walk=0, side={"hand": ("trailblaze",), "front": ("grapple-line",), "deck": ()})
    finish(turn, state, "use grapple-line", "play trailblaze", *east(2), "stop")
    assert at(state, 0) == (2, 0)


# -- Villages and Ruins on restrictive terrain


@pytest.mark.rule("RE-R48", "RE-162", "RE-163", "RE-R49", "RE-D10")
def test_a_village_is_entered_for_one_walk_and_strands_who_does_not_pay() -> None:
    for walk, answers, left, stranded in (
        (1, ("step 2,0",), 0, True), (2, ("step 2,0", "stop"), 1, True), (2, ("step 2,0", "pay-stop"), 0, False),
    ):  # fmt: skip
        state = row("plains", "village/water", "plains", walk=walk)
        finish(move, state, *answers)
        assert (at(state, 0), state.walk, state.players[0].stranded >= 0) == ((2, 0), left, stranded)
    state = row("plains", "village/water", "plains", walk=2)
    assert "step 3,0" not in upto(move, state, "step 2,0").notations  # Crossing needs the toll
    assert spent(row("plains", "village/water", "plains", walk=3), *east(2, 3)) == (3, 3)


@pytest.mark.rule("RE-R45", "RE-148")
def test_ruins_that_can_not_be_kept_leave_only_their_character_behind() -> None:
    state = row("plains", "ruins/mountain", walk=1, encounter=("rat",))
    table = play(move, state, "step 2,0")
    assert (npcs(state), at(state, 0), state.players[0].net) == ([("rat", (2, 0))], (1, 0), 0)
    assert kinds(table, "gains_darkness", "combat") == []


@pytest.mark.rule("RE-R46", "RE-R179", "RE-148")
def test_back_on_ruins_one_has_not_gone_on() -> None:
    tiles = ("plains", "ruins/plains", "mountain", "plains")
    state = row(*tiles, walk=2, encounter=("rat",), side={"hand": ("march", "longsword"), "deck": ()})
    table = play(move, state, *east(2, 3))
    assert (at(state, 0), told(table, "gains_darkness"), len(npcs(state))) == ((2, 0), [], 1)
    state = row(*tiles, walk=3, encounter=("rat", "rat"))
    table = play(move, state, *east(2, 3), "stop")  # kept: the toll is paid by stopping
    assert len(told(table, "gains_darkness")) == 1
    state = row(*tiles, walk=4, encounter=("rat", "rat"), variant=ruled(walk_cost=[1, 1, 4, 2, 2]))
    table = finish(move, state, *east(2, 3, 1))  # back with 2 Walk, then off the Ruins for good
    assert (len(told(table, "gains_darkness")), len(npcs(state)), at(state, 0)) == (1, 1, (1, 0))


@pytest.mark.rule("RE-R59", "RE-R60", "RE-R61")
def test_darkness_for_going_on_from_ruins_entered_in_this_movement() -> None:
    state = row("ruins/plains", "plains", walk=1)
    play(move, state, *east(2))
    assert state.players[0].net == 0  # the turn started there
    state = row("plains", "ruins/plains", walk=4, encounter=("rat", "rat"))
    finish(move, state, *east(2, 1, 2, 1))
    assert (state.players[0].net, len(npcs(state))) == (-1, 1)  # by stepping back; once a turn is a house rule
    state = row("plains", "ruins/plains", walk=4, encounter=("rat", "rat"), variant=ruled(ruin_repeat=True))
    finish(move, state, *east(2, 1, 2, 1))
    assert (state.players[0].net, len(npcs(state))) == (-2, 2)  # as drafted: each time


@pytest.mark.rule("RE-143", "RE-R179")
def test_the_darkness_for_going_on_from_ruins_comes_when_the_tile_after_them_is_crossed() -> None:
    """Off the Ruins onto a Mountain: the step is kept once its toll is paid by the next one."""
    for steps, net in (((2, 3), 0), ((2, 3, 4), -1)):
        state = row("plains", "ruins/plains", "mountain", "plains", "plains", walk=5, encounter=("rat",))
        upto(move, state, *east(*steps))
        assert (at(state, 0), state.players[0].net) == ((steps[-1], 0), net)


@pytest.mark.rule("RE-R179", "RE-R58")
def test_forced_back_to_ruins_that_were_entered_before_one_finds_somebody_there_again() -> None:
    """Nobody was drawn for this stop: who ends movement on Ruins is never alone (RE-141)."""
    state = row("ruins/plains", "mountain", walk=1, encounter=("rat",), side={"wild": 0})
    finish(move, state, *east(2))  # no Walk for the toll: back
    assert (at(state, 0), state.ruin) == ((1, 0), False)
