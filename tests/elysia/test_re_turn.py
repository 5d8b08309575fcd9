"""The turn: its six parts in order, and part 1, Exhaustion."""

from typing import Any

import pytest
from elysia_table import FIRST, Side, at, finish, idle, kinds, play, position, ruled, told, turn, upto

from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.rules.turn import exhaustion

VILLAGE = {(1, 0): "village/plains"}


def here(**more: Any) -> State:
    """A player next to a Village where somebody stands: every part of the turn can happen."""
    options: dict[str, Any] = {"exploration": ("raft",), "tiles": VILLAGE, **more}
    return position(
        Side(hand=("march", "silver-ring", "longsword", "longsword"), deck=("march",) * 9, wild=0),
        Side("vega", at=(1, 0), wild=0), **options,
    )  # fmt: skip


# -- the parts


@pytest.mark.rule("RE-104", "RE-105", "RE-106", "RE-R01", "RE-R18")
def test_six_parts_in_order_each_once() -> None:
    state = here()
    table = finish(
        turn, state, "play march", "play silver-ring", "finish", "step 1,0", "stop", "target-player 1", "end",
        "buy small-belt-pouch", "finish", "drop longsword",
    )  # fmt: skip
    asked = [key for seat, key, _ in table.asked if seat == 0]
    assert [key for key in asked if key in ("move", "target", "end_combat", "buy", "discard")] == [
        "move", "move", "target", "end_combat", "buy", "buy", "discard", "discard"]  # fmt: skip
    assert [kind for kind, _, _ in table.events][:2] == ["turn", "draws"]  # part 1
    order = kinds(table, "explores", "moves", "check", "combat", "buys", "discards")
    assert order == ["explores", "explores", "moves", "check", "combat", "buys", "discards"]
    assert [kind for kind, _, _ in table.events][-1] == "draws"  # part 6


@pytest.mark.rule("RE-R01")
def test_by_a_switch_buying_comes_before_combat() -> None:
    state = here(variant=ruled(part_order="buy_then_combat"))
    table = finish(
        turn, state, "play march", "play silver-ring", "finish", "step 1,0", "stop", "buy small-belt-pouch", "finish",
        "target-player 1", "end",
    )  # fmt: skip
    assert kinds(table, "check", "combat", "buys") == ["check", "buys", "combat"]


@pytest.mark.rule("RE-104", "RE-107")
def test_combat_and_buy_may_be_absent() -> None:
    state = position(Side(hand=("march",), deck=()), idle())
    table = finish(turn, state)
    assert [key for _, key, _ in table.asked] == ["play", "move", "discard"]
    assert kinds(table, "combat", "buys", "check") == []


@pytest.mark.rule("RE-106", "RE-R02", "RE-R03")
def test_a_forced_fight_leaves_no_other_fight_in_the_turn() -> None:
    state = here(exploration=("encounter",), encounter=("rat",))
    table = finish(turn, state, "play march", "finish", "step 1,0", "stop", "drop silver-ring")
    assert kinds(table, "combat") == ["combat"]
    assert "target" not in [key for _, key, _ in table.asked]
    state = here()
    asked = upto(turn, state, "play march", "finish", "step 1,0", "stop")
    assert asked.notations == ["no", "target-player 1"]


@pytest.mark.rule("RE-105", "RE-R17")
def test_after_so_many_rounds_nobody_wins() -> None:
    state = position(idle("algar"), idle(), round=60)
    finish(turn, state)
    assert (state.active, state.outcome) == (1, None)
    finish(turn, state)
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((), "RE-R17")


# -- part 1


def part_one(**side: Any) -> tuple[int, bool, int]:
    """Cards in hand, whether damaged, tokens left after part 1."""
    state = position(Side(**{"deck": ("march",) * 9, **side}), idle())
    play(lambda table, state: exhaustion(table, state, FIRST), state)
    player = state.players[0]
    return len(player.hand), player.damaged, player.minus


@pytest.mark.rule("RE-108")
def test_part_one_comes_first_and_once() -> None:
    state = position(Side(hand=("march",), deck=("march",) * 9), idle())
    table = finish(turn, state, "play march")
    events = [kind for kind, _, _ in table.events]
    assert events[:6] == ["turn", "draws", "draws", "draws", "draws", "explores"]
    state = position(Side(hand=(), deck=("march",) * 9, damaged=True), idle())
    table = finish(turn, state)
    assert kinds(table, "undamaged", "damaged", "draws")[:3] == ["undamaged", "damaged", "draws"]  # a, then b
    assert state.players[0].damaged


@pytest.mark.rule("RE-109", "RE-R05")
def test_a_the_portrait_turns_undamaged_and_that_is_all() -> None:
    assert part_one(hand=("march",) * 3, damaged=True) == (3, False, 0)
    assert part_one(hand=("march",) * 3, damaged=True, minus=2) == (3, False, 2)


@pytest.mark.rule("RE-110", "RE-R06")
def test_b_an_empty_hand_means_damaged_and_three_cards() -> None:
    assert part_one(hand=()) == (3, True, 0)
    assert part_one(hand=(), damaged=True) == (3, True, 0)
    assert part_one(hand=(), minus=2) == (3, True, 2)
    assert part_one(hand=(), deck=("march",)) == (1, True, 0)
    state = position(Side(hand=()), idle(), variant=ruled(exhausted_hand=2))
    play(lambda table, state: exhaustion(table, state, FIRST), state)
    assert len(state.players[0].hand) == 2


@pytest.mark.rule("RE-111", "RE-112", "RE-R07")
def test_c_otherwise_the_hand_is_filled_to_five_less_one_a_token() -> None:
    assert part_one(hand=("march",)) == (5, False, 0)
    assert part_one(hand=("march",), minus=2) == (3, False, 0)
    assert part_one(hand=("march",) * 5, minus=2) == (5, False, 2)
    assert part_one(hand=("march",) * 6) == (6, False, 0)


@pytest.mark.rule("RE-109", "RE-110", "RE-119", "RE-R62")
def test_the_turns_after_an_exhaustion() -> None:
    state = position(
        Side(at=(1, 0), hand=(), deck=("march",) * 9, wild=0), idle(), tiles={(1, 0): "plains"},
        exploration=("encounter", "encounter"), encounter=("troll", "rat"),
    )  # fmt: skip
    player = state.players[0]
    table = finish(turn, state)
    assert (told(table, "free_walk"), kinds(table, "combat", "appears")) == ([{"seat": 0, "n": 1}], ["appears"])
    assert (player.damaged, len(player.hand)) == (True, 5)
    state.active = FIRST
    table = finish(turn, state)  # undamaged again: no draw in part 1, and open to attack
    assert kinds(table, "undamaged", "draws", "combat")[:2] == ["undamaged", "combat"]


@pytest.mark.rule("RE-105", "RE-163", "RE-R04", "RE-R150")
def test_the_stranded_go_back_before_part_one_and_a_quest_counts_at_once() -> None:
    tiles = {(1, 0): "village/water", (2, 0): "ruins/plains"}
    state = position(Side(at=(1, 0), stranded=(2, 0), hand=("march",)), idle(), tiles=tiles)
    table = finish(turn, state, "play march", "finish", "step 3,0")
    assert kinds(table, "goes_back", "draws")[:2] == ["goes_back", "draws"]
    assert kinds(table, "gains_darkness", "appears") == []  # neither by going back nor by leaving
    assert at(state, 0) == (3, 0)
    state = position(Side(at=(1, 0), stranded=(2, 0), dark=22), idle(), tiles=tiles)
    table = finish(turn, state)
    assert (table.asked, state.outcome is not None) == ([], True)
