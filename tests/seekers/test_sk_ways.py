"""Ways around what burns: a click takes the safe way where there is one, and every path can be walked hex by hex."""

from dataclasses import replace

import pytest
from seekers_table import at, bare, finish, play, position, priority, still, upto

from rulewright.games.seekers.rules.maps import BRAZIER, make_map
from rulewright.games.seekers.rules.position import Side
from rulewright.games.seekers.rules.state import State

# From (0,2) to (1,3) there are two short ways: by the Brazier on (1,2), and by (0,3). To (2,2) the short one is by the
# Brazier, the others are one hex longer.


def forge(*sides: Side) -> State:
    state = position(*sides)
    state.book = replace(state.book, map=make_map("fires", "Fires", [], {BRAZIER: [(1, 2)]}))
    return state


def hexes(notations: list[str]) -> set[tuple[int, int]]:
    found = [each[3:].split(",") for each in notations if each.startswith("to ")]
    return {(int(q), int(r)) for q, r in found}


@pytest.mark.rule("SK-D09", "SK-109", "SK-120")
def test_a_click_moves_around_a_brazier_when_an_equally_short_way_is_free() -> None:
    """The player "chooses a path of hexes": a click on a hex stands for the one that brings you there."""
    state = forge(bare(at=(0, 2), mp=2, ap=0), still())
    finish(priority, state, "move", "to 1,3")
    assert (at(state, 0), state.units[0].hp, state.players[0].mp) == ((1, 3), 100, 0)


@pytest.mark.rule("SK-D09", "SK-120")
def test_a_click_takes_a_longer_safe_way_if_it_can_be_paid() -> None:
    state = forge(bare(at=(0, 2), mp=6, ap=0), still())
    finish(priority, state, "move", "to 2,2")
    assert (at(state, 0), state.units[0].hp, state.players[0].mp) == ((2, 2), 100, 3)


@pytest.mark.rule("SK-D09", "SK-120", "SK-121")
def test_a_hex_behind_the_fire_alone_is_walked_to_and_the_fire_stops_the_walk() -> None:
    """ "If moving onto a hex would cause a trigger, that character's movement action is stopped on that hex"."""
    state = forge(bare(at=(0, 2), mp=2, ap=0), still())
    offered = upto(priority, state, "move").notations
    assert (1, 2) in hexes(offered)  # into the fire
    assert (2, 2) not in hexes(offered)  # nobody would arrive there
    assert offered[-1] == "walk"
    finish(priority, state, "move", "walk", "step 1,2", "step 2,2", dice=[4])
    assert (at(state, 0), state.units[0].hp, state.players[0].mp) == ((1, 2), 96, 1)


@pytest.mark.rule("SK-D18", "SK-139", "SK-R54")
@pytest.mark.parametrize("goal", ["1,3", "2,2"])
def test_card_movement_goes_around_a_brazier_by_default(goal: str) -> None:
    """ "A card with move ↔6 means that the player can move up to 6 hexes": by whichever path the player likes."""
    state = forge(bare(at=(0, 2), hand=["black-ice"], mp=0, ap=1), still())
    finish(priority, state, "play black-ice", f"to {goal}")
    assert (f"{at(state, 0)[0]},{at(state, 0)[1]}", state.units[0].hp) == (goal, 100)


@pytest.mark.rule("SK-D18", "SK-R55")
def test_card_movement_reaches_a_hex_behind_the_fire_and_burns() -> None:
    state = forge(bare("mara", at=(0, 2), hand=["vanish"], mp=0, ap=3), still())
    finish(priority, state, "play vanish", "to 2,2", dice=[4])  # two hexes: there is no way around
    assert (at(state, 0), state.units[0].hp) == ((2, 2), 96)


@pytest.mark.rule("SK-D18", "SK-139")
def test_card_movement_can_be_walked_hex_by_hex() -> None:
    state = forge(bare(at=(0, 2), hand=["black-ice"], mp=0, ap=1), still(at=(0, 3)))
    offered = upto(priority, state, "play black-ice").notations
    assert (offered[0], offered[-1]) == ("stop", "walk")
    asked = upto(
        priority, forge(bare(at=(0, 2), hand=["black-ice"], mp=0, ap=1), still(at=(0, 3))),
        "play black-ice", "walk", "step 0,3",
    )  # fmt: skip
    assert "stop" not in asked.notations  # an occupied hex may be passed, not stopped on
    state = forge(bare(at=(0, 2), hand=["black-ice"], mp=0, ap=1), still(at=(0, 3)))
    finish(priority, state, "play black-ice", "walk", "step 0,3", "step 1,3", "step 1,2", dice=[2])
    assert (at(state, 0), state.units[0].hp) == ((1, 2), 98)  # at three hexes it stops by itself


@pytest.mark.rule("SK-139", "SK-116")
def test_a_walk_by_a_card_never_ends_where_somebody_stands() -> None:
    """The last step of a walk is not offered onto an occupied hex."""
    state = forge(bare("mara", at=(-3, 0), hand=["vanish"], mp=0, ap=3), still(at=(-1, 0)))
    asked = upto(priority, state, "play vanish", "walk", "step -2,0")
    assert "step -1,0" not in asked.notations


@pytest.mark.rule("SK-D18")
def test_staying_is_an_answer_to_card_movement() -> None:
    state = forge(bare(at=(0, 2), hand=["black-ice"], mp=0, ap=1), still())
    play(priority, state, "play black-ice", "stop")
    assert at(state, 0) == (0, 2)
