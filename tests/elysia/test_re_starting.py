"""Part 4: who may start a fight, with whom, and what becomes of cards and Coin."""

import pytest
from elysia_table import Foe, Side, finish, idle, names, npcs, play, position, stacked, told, turn, upto

from rulewright.games.elysia.rules.combat.starting import start_fight

HERE = {(1, 0): "plains", (2, 0): "plains"}


@pytest.mark.rule("RE-150", "RE-R82", "RE-D12")
def test_one_fight_may_be_started_if_there_was_none_in_the_turn() -> None:
    state = position(Side(at=(1, 0)), Side("vega"), tiles=HERE, npcs=[("rat", (1, 0))])
    asked = upto(start_fight, state)
    assert (asked.seat, asked.notations) == (0, ["no", "wild-draw", "target-npc 1"])
    play(start_fight, state, "no")
    assert (state.fought, npcs(state)) == (False, [("rat", (1, 0))])  # it may be left alone
    state.fought = True
    assert play(start_fight, state).asked == []


@pytest.mark.rule("RE-151", "RE-174", "RE-175", "RE-R81")
def test_targets_are_any_of_the_characters_on_the_same_tile() -> None:
    state = position(
        Side(at=(1, 0)), Side("vega", at=(1, 0)), Side("ravenna", at=(2, 0)), tiles=HERE, villains=[Foe("imhotep")],
        npcs=[("rat", (1, 0)), ("troll", (2, 0)), ("imhotep", (1, 0))],
    )  # fmt: skip
    assert upto(start_fight, state).notations == ["no", "wild-draw", "target-player 1", "target-npc 1", "target-npc 3"]
    asked = upto(start_fight, state, "target-npc 3", "target-player 1", "begin", "pass")
    assert asked.why.key != "target"
    assert state.combat is not None
    fighters = [(each.side, each.seat, each.npc) for each in state.combat.fighters]
    assert fighters == [(1, -1, 3), (0, 0, -1), (1, 1, -1)]  # two sides; the Rat is left out (RE-R80)
    assert state.combat.initiator == 0


@pytest.mark.rule("RE-152", "RE-153")
def test_the_empty_handed_and_the_damaged_start_no_fight() -> None:
    for side, asked in (({}, 1), ({"hand": (), "wild": 0}, 0), ({"damaged": True}, 0)):
        state = position(Side(at=(1, 0), **side), Side("vega", at=(1, 0)), tiles=HERE, npcs=[("rat", (1, 0))])
        assert len(finish(start_fight, state).asked) == asked


@pytest.mark.rule("RE-154", "RE-155")
def test_the_empty_handed_and_the_damaged_are_no_targets() -> None:
    state = position(
        Side(at=(1, 0)), Side("vega", at=(1, 0), hand=()), Side("ravenna", at=(1, 0), damaged=True),
        Side("tomyris", at=(1, 0)), tiles=HERE,
    )  # fmt: skip
    assert upto(start_fight, state).notations == ["no", "wild-draw", "target-player 3"]


@pytest.mark.rule("RE-156", "RE-157", "RE-R11", "RE-R12")
@pytest.mark.parametrize("forced", [True, False])
def test_cards_played_are_discarded_before_the_fight_and_coin_is_kept(forced: bool) -> None:
    state = position(
        Side(at=(1, 0), hand=("silver-ring", "bow-and-arrow", "longsword"), deck=(), wild=0), idle(), tiles=HERE,
        npcs=[] if forced else [("rat", (1, 0))], exploration=("encounter" if forced else "raft",), encounter=("rat",),
    )  # fmt: skip
    asked = upto(turn, state, "play silver-ring", "finish", *([] if forced else ["target-npc 1"]))
    assert asked.why.key == "defense"
    player = state.players[0]
    assert (player.played, names(state, player.discard), state.coin) == ([], ["silver-ring"], 2)


@pytest.mark.rule("RE-156", "RE-178")
def test_what_was_played_before_the_fight_can_be_drawn_in_it() -> None:
    state = position(
        Side(at=(1, 0), hand=("silver-ring", "dodge", "longsword"), deck=(), wild=0), idle(), tiles=HERE,
        exploration=("encounter",), encounter=("rat",),
    )  # fmt: skip
    table = stacked(turn, state, "play silver-ring", "finish", "play dodge", "play longsword", "done")
    assert next(args["card"] for args in told(table, "draws")) == "silver-ring"
