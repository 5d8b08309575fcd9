"""Resolving an assault: totals, the attacker's damage, survivors, the counter-strike, the return."""

import pytest
from outposts_table import Post, Side, all_totals, ask, names, play, position, told

from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.state import State


@pytest.mark.rule("OP-148", "OP-149", "OP-150", "OP-151", "OP-017", "OP-018")
def test_only_the_group_the_defenders_and_the_outpost_count() -> None:
    post = Post(defenders=["1/1/2", "2/1/3"], open=["+4/+2"])
    state = position(
        Side(groups=[["3/7/3", "4/7/3"], ["9/9/9"]], reserve=["8/8/8"]),
        Side(outposts=[post, Post(defenders=["5/5/5"], open=["+6/+6"])], reserve=["7/7/7"], groups=[["6/6/6"]]),
    )
    asked = ask(attack, state, "take", "outpost 1 0", "outpost 1 1", "assault 0")
    assert asked.notations == ["kill 1/1/2", "kill 2/1/3", "hit 3", "hit 2", "hit 1", "hit 0"]
    state = position(Side(groups=[["3/7/3", "4/7/3"]]), Side(outposts=[post], reserve=["7/7/7"]))
    table = play(attack, state, "take", "hit 3", "kill 3/7/3", "kill 4/7/3")
    assert all_totals(table) == [(7, 4, 7)]


@pytest.mark.rule("OP-E08", "OP-151", "OP-R89", "OP-156")
def test_strength_below_defense_does_nothing_and_costs_nothing_more() -> None:
    state = position(Side(groups=[["4/0/4"]]), Side(outposts=[Post(defenders=["1/3/3", "2/3/2"])]))
    table = play(attack, state, "take")
    assert all_totals(table) == [(4, 6, 3)]
    assert told(table, "totals")[0]["remaining"] == 0
    assert table.asked == [(0, "attack", ["skip", "take"])]  # nothing to distribute, nothing to destroy
    assert names(state, state.players[0].groups[0]) == ["4/0/4"]
    assert len(state.players[1].outposts[0].defenders) == 2
    assert state.wounds == {}


@pytest.mark.rule("OP-152", "OP-163", "OP-R90", "OP-R102", "OP-E10", "OP-029", "OP-158", "OP-159", "OP-161")
def test_destroying_an_outpost_with_defenders() -> None:
    def before() -> State:
        return position(
            Side(groups=[["4/0/3", "3/0/4", "1/0/1"]]),
            Side(
                outposts=[
                    Post(counters=7, open=["+2/+0"], defenders=["1/1/2", "2/1/3"]),
                    Post(defenders=["0/0/1", "0/0/2"]),
                ]
            ),
        )

    state = before()
    reassign = ask(attack, state, "take", "outpost 1 0", "kill 2/1/3", "hit 3")
    assert (reassign.seat, reassign.why.key) == (1, "reassign")  # before the counter-strike
    assert reassign.notations == ["reserve 1/1/2", "guard 1/1/2 1"]
    state = before()
    table = play(attack, state, "take", "outpost 1 0", "kill 2/1/3", "hit 3", "guard 1/1/2 1",
                 "kill 3/0/4", "kill 1/0/1")  # fmt: skip
    assert all_totals(table) == [(8, 2, 5)]
    defender = state.players[1]
    assert not defender.outposts[0].standing
    assert sorted(names(state, defender.discard)) == ["+2/+0", "2/1/3"]
    assert names(state, defender.outposts[1].defenders) == ["0/0/1", "0/0/2", "1/1/2"]
    assert names(state, state.players[0].groups[0]) == ["4/0/3"]
    assert sorted(names(state, state.players[0].discard)) == ["1/0/1", "3/0/4"]


@pytest.mark.rule("OP-153", "OP-154", "OP-P21", "OP-R92", "OP-R93")
def test_the_attacker_may_split_as_wanted_and_may_waste() -> None:
    def fresh() -> State:
        return position(Side(groups=[["7/0/9"]]), Side(outposts=[Post(defenders=["0/1/2", "0/1/3"])]))

    first = ask(attack, fresh(), "take")
    assert first.notations == ["kill 0/1/2", "kill 0/1/3", *(f"hit {n}" for n in range(5, -1, -1))]
    assert ask(attack, fresh(), "take", "kill 0/1/2").notations == [
        "kill 0/1/3", "hit 3", "hit 2", "hit 1", "hit 0"]  # fmt: skip
    state = fresh()
    play(attack, state, "take", "hit 0")  # all of it may be lost
    assert state.players[1].outposts[0].counters == 0
    assert len(state.players[1].outposts[0].defenders) == 2
    state = fresh()
    play(attack, state, "take", "kill 0/1/2", "kill 0/1/3")
    assert state.players[1].outposts[0].defenders == []


@pytest.mark.rule("OP-155", "OP-R94")
def test_damage_equal_to_health_destroys_and_one_less_does_not() -> None:
    state = position(Side(groups=[["4/0/9"]]), Side(outposts=[Post(defenders=["0/1/3", "0/0/4"])]))
    assert ask(attack, state, "take").notations[:1] == ["kill 0/1/3"]
    state = position(Side(groups=[["4/0/9"]]), Side(outposts=[Post(defenders=["0/1/3", "0/0/4"])]))
    play(attack, state, "take", "kill 0/1/3")
    assert names(state, state.players[1].discard) == ["0/1/3"]


@pytest.mark.rule("OP-R94", "OP-155")
def test_damage_above_health_destroys_too() -> None:
    state = position(Side(groups=[["5/0/2"]]), Side(outposts=[Post(open=["+9/+0"])]))
    play(attack, state, "take", "hit 5")  # nine points must go somewhere: the only attacker dies
    assert names(state, state.players[0].discard) == ["5/0/2"]


@pytest.mark.rule("OP-E12", "OP-156", "OP-R95")
def test_damage_on_creatures_is_not_kept() -> None:
    state = position(Side(groups=[["4/0/1"], ["4/0/1"]]), Side(outposts=[Post(defenders=["0/1/4"])]))
    first = ask(attack, state, "take", "assault 0")
    assert not any(each.startswith("kill") for each in first.notations)  # 3 of 4
    state = position(Side(groups=[["4/0/1"], ["4/0/1"]]), Side(outposts=[Post(defenders=["0/1/4"])]))
    table = play(attack, state, "take", "assault 0", "hit 0", "hit 0")
    assert all_totals(table) == [(4, 1, 0), (4, 1, 0)]
    assert table.asked[-1][2] == ["hit 3", "hit 2", "hit 1", "hit 0"]  # the second group can't finish it either
    assert names(state, state.players[1].outposts[0].defenders) == ["0/1/4"]


@pytest.mark.rule("OP-156", "OP-R95", "OP-K01")
def test_bolts_below_health_do_not_add_up() -> None:
    state = position(Side(hand=["firebolt", "firebolt"]), Side(reserve=["1/1/3"]))
    play(play_cards, state, "play firebolt", "play firebolt")
    assert names(state, state.players[1].reserve) == ["1/1/3"]
    assert state.wounds == {}


@pytest.mark.rule("OP-157", "OP-026")
def test_one_counter_for_each_damage_on_the_outpost() -> None:
    state = position(Side(groups=[["6/0/1"]]), Side(outposts=[Post(counters=1)]))
    play(attack, state, "take", "hit 4")
    assert state.players[1].outposts[0].counters == 5


@pytest.mark.rule("OP-158", "OP-R97")
def test_order_after_the_attackers_distribution() -> None:
    # Thrall dies (its draw is queued), the Outpost falls, the survivor regroups, the thrall's Last Breath, the strike.
    post = Post(counters=9, open=["+2/+0"], defenders=["rattling-thrall", "3/0/3"])
    state = position(Side(groups=[["4/0/4", "1/0/2"]]), Side(outposts=[post, Post()]))
    table = play(attack, state, "take", "outpost 1 0", "kill rattling-thrall", "hit 1", "guard 3/0/3 1",
                 "kill 4/0/4", "finish")  # fmt: skip
    order = [kind for kind, _, _ in table.events]
    wanted = ["totals", "dies", "counters", "destroyed", "dismantled", "regroups", "last_breath", "draws", "dies"]
    assert order[order.index("totals") :] == wanted
    assert all_totals(table) == [(5, 1, 6)]


@pytest.mark.rule("OP-159", "OP-P22", "OP-R98", "OP-R99", "OP-R100", "OP-030", "OP-031", "OP-071")
def test_survivors_are_placed_one_by_one_by_their_player_each_seeing_the_room_left() -> None:
    def before() -> State:
        falling = Post(counters=9, defenders=["0/0/1", "0/0/2", "0/0/3"])
        two = Post(defenders=["1/1/1", "1/1/2"])
        return position(Side(groups=[["1/0/1"]]), Side(outposts=[falling, two, Post()]))

    state = before()
    asked = ask(attack, state, "take", "outpost 1 0", "hit 1")
    assert asked.seat == 1
    assert asked.notations == ["reserve 0/0/1", "guard 0/0/1 1", "guard 0/0/1 2"]  # also the empty Outpost
    state = before()
    asked = ask(attack, state, "take", "outpost 1 0", "hit 1", "guard 0/0/1 1")
    assert asked.notations == ["reserve 0/0/2", "guard 0/0/2 2"]  # the second Outpost is full now
    state = before()
    play(attack, state, "take", "outpost 1 0", "hit 1", "guard 0/0/1 1", "guard 0/0/2 2", "reserve 0/0/3")
    assert names(state, state.players[1].outposts[2].defenders) == ["0/0/2"]
    assert names(state, state.players[1].reserve) == ["0/0/3"]  # although there was room


@pytest.mark.rule("OP-160", "OP-R101")
def test_a_reassigned_survivor_defends_in_later_assaults_of_the_turn() -> None:
    falling = Post(counters=9, defenders=["2/3/3"])
    state = position(Side(groups=[["4/0/9"], ["5/0/9"]]), Side(outposts=[falling, Post()]))
    table = play(attack, state, "take", "outpost 1 0", "outpost 1 1", "assault 0", "hit 1", "guard 2/3/3 1", "hit 2")
    assert all_totals(table) == [(4, 3, 2), (5, 3, 2)]


@pytest.mark.rule("OP-E07", "OP-161", "OP-162", "OP-164", "OP-P23", "OP-R91", "OP-R96")
def test_the_defender_strikes_the_attackers_whatever_their_defense() -> None:
    state = position(Side(groups=[["3/9/3", "2/9/2"]]), Side(outposts=[Post(defenders=["2/1/2", "1/2/3"])]))
    table = play(attack, state, "take", "kill 2/1/2", "kill 3/9/3")
    assert all_totals(table) == [(5, 3, 3)]
    assert table.asked[-1] == (1, "counter", ["kill 3/9/3", "kill 2/9/2", "finish"])
    assert names(state, state.players[0].discard) == ["3/9/3"]


@pytest.mark.rule("OP-161", "OP-R92", "OP-P23")
def test_the_defender_may_spare_all_only_if_the_whole_strength_can_be_wasted() -> None:
    # Health 2 and 3 swallow 1 + 2 = 3 points; with 4 somebody has to die.
    for strength, may_spare in ((3, True), (4, False)):
        state = position(Side(groups=[["1/0/2", "1/0/3"]]), Side(outposts=[Post(open=[f"+{strength}/+2"])]))
        asked = ask(attack, state, "take")
        assert asked.why.key == "counter"
        assert asked.notations[:2] == ["kill 1/0/2", "kill 1/0/3"]
        assert ("finish" in asked.notations) is may_spare


@pytest.mark.rule("OP-R92", "OP-164")
def test_the_defender_may_stop_after_one_kill_and_waste_the_rest() -> None:
    state = position(Side(groups=[["1/0/2", "1/0/3"]]), Side(outposts=[Post(open=["+5/+2"])]))
    play(attack, state, "take", "kill 1/0/2", "finish")
    assert names(state, state.players[0].groups[0]) == ["1/0/3"]
    state = position(Side(groups=[["1/0/2", "1/0/3"]]), Side(outposts=[Post(open=["+5/+2"])]))
    play(attack, state, "take", "kill 1/0/2", "kill 1/0/3")
    assert state.players[0].groups == []


@pytest.mark.rule("OP-R109")
def test_the_controller_of_an_undefended_outpost_distributes_its_strength() -> None:
    state = position(Side(groups=[["1/0/2", "1/0/3"]]), Side(outposts=[Post()]), Side(outposts=[Post(open=["+3/+3"])]))
    asked = ask(attack, state, "take", "outpost 2 0")
    assert (asked.seat, asked.why.key) == (2, "counter")


@pytest.mark.rule("OP-163", "OP-R108", "OP-R90")
def test_all_may_die_on_both_sides_and_the_damage_stands() -> None:
    state = position(Side(groups=[["6/0/2"]]), Side(outposts=[Post(defenders=["2/1/3"])]))
    play(attack, state, "take", "kill 2/1/3", "hit 2")
    assert state.players[0].groups == []
    assert state.players[1].outposts[0].defenders == []
    assert state.players[1].outposts[0].counters == 2


@pytest.mark.rule("OP-R90", "OP-152")
def test_a_captain_who_dies_still_counts_in_the_counter_strike() -> None:
    # Veteran Captain 3/2/4 gives the 1/1/1 beside it +1 Attack: Defender's Strength 5, also when both have died.
    post = Post(defenders=["veteran-captain", "1/1/1"])
    state = position(Side(groups=[["8/0/5"]]), Side(outposts=[post]))
    table = play(attack, state, "take", "kill veteran-captain", "kill 1/1/1")
    assert all_totals(table) == [(8, 3, 5)]
    assert names(state, state.players[0].discard) == ["8/0/5"]


@pytest.mark.rule("OP-165", "OP-R107", "OP-P24", "OP-K18")
def test_survivors_return_to_offense_and_only_withdraw_leaves_it() -> None:
    state = position(Side(groups=[["shade-archer", "3/0/3"]]), Side(outposts=[Post()]))
    asked = ask(attack, state, "take", "hit 6")
    assert (asked.seat, asked.why.key) == (0, "withdraw")
    assert asked.notations == ["stay shade-archer", "reserve shade-archer"]
    state = position(Side(groups=[["shade-archer", "3/0/3"]]), Side(outposts=[Post()]))
    play(attack, state, "take", "hit 6", "reserve shade-archer")
    assert names(state, state.players[0].groups[0]) == ["3/0/3"]
    assert names(state, state.players[0].reserve) == ["shade-archer"]


@pytest.mark.rule("OP-167", "OP-R105")
def test_damage_beyond_the_last_counter_is_lost() -> None:
    state = position(Side(groups=[["9/0/9"]]), Side(outposts=[Post(counters=8), Post(counters=1)]))
    play(attack, state, "take", "outpost 1 0", "hit 9")
    assert [post.standing for post in state.players[1].outposts] == [False, True]
    assert state.players[1].outposts[1].counters == 1


@pytest.mark.rule("OP-R129")
def test_no_chance_in_an_assault() -> None:
    state = position(Side(groups=[["4/0/3", "3/0/4"]]), Side(outposts=[Post(defenders=["2/1/2"], closed=["+1/+0"])]))
    before = state.dice.state
    play(attack, state, "take", "kill 2/1/2", "hit 4", "kill 4/0/3")
    assert state.dice.state == before
