"""Fourth step, Attack: targets, the order of assaults, flips and Traps at their start."""

import pytest
from outposts_table import GAME, Post, Script, Side, all_totals, ask, find, names, play, position

from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.drawing import take_reshuffle_damage
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.turn import turn
from rulewright.kernel.question import HIDDEN, Seat


def told(table: Script, kind: str) -> list[dict[str, object]]:
    return [args for told_kind, _, args in table.events if told_kind == kind]


@pytest.mark.rule("OP-138", "OP-139", "OP-P17", "OP-R85", "OP-142")
def test_targets_are_the_face_up_outposts_of_all_opponents() -> None:
    state = position(
        Side(groups=[["3/0/3"], ["2/0/2"]]),
        Side(outposts=[Post(), Post(standing=False), Post()]),
        Side(outposts=[Post(standing=False), Post()]),
    )
    aim = ask(attack, state, "take")
    assert (aim.seat, aim.why.key) == (0, "aim")
    assert aim.notations == ["outpost 1 0", "outpost 1 2", "outpost 2 1"]
    play(attack, state, "take", "outpost 1 2", "outpost 2 1", "assault 0", "hit 3", "hit 2")
    assert state.players[1].outposts[2].counters == 3
    assert state.players[2].outposts[1].counters == 2


@pytest.mark.rule("OP-P17")
def test_four_players_give_nine_targets() -> None:
    state = position(Side(groups=[["3/0/3"]]), Side(), Side(), Side())
    assert len(ask(attack, state, "take").options) == 9


@pytest.mark.rule("OP-140", "OP-R86", "OP-P16")
def test_attacking_means_every_group_attacks() -> None:
    state = position(Side(groups=[["3/0/3"], ["2/0/2"]]), Side())
    step = ask(attack, state)
    assert (step.why.key, step.notations) == ("attack", ["skip", "take"])
    second = ask(attack, state, "take", "outpost 1 0")
    assert second.why.key == "aim"
    assert second.notations == ["outpost 1 0", "outpost 1 1", "outpost 1 2"]  # no staying back


@pytest.mark.rule("OP-P16", "OP-067")
def test_the_step_may_be_skipped_as_a_whole() -> None:
    state = position(Side(groups=[["3/0/3"]]), Side(outposts=[Post(closed=["fire-pots"])]))
    table = play(attack, state, "skip")
    assert [kind for kind, _, _ in table.events] == ["skips"]
    assert names(state, state.players[0].groups[0]) == ["3/0/3"]


@pytest.mark.rule("OP-141", "OP-R87", "OP-E12.3")
def test_several_groups_at_one_outpost_meet_its_defense_in_full_each_time() -> None:
    state = position(Side(groups=[["4/0/9"], ["4/0/9"]]), Side(outposts=[Post(defenders=["2/1/4"])]))
    table = play(attack, state, "take", "assault 1", "hit 3", "hit 3")
    assert all_totals(table) == [(4, 1, 2), (4, 1, 2)]
    assert state.players[1].outposts[0].counters == 6


@pytest.mark.rule("OP-143", "OP-144")
def test_all_targets_are_chosen_before_the_first_assault_and_stay() -> None:
    state = position(Side(groups=[["3/0/3"], ["2/0/2"]]), Side(outposts=[Post(), Post()]))
    table = play(attack, state, "take", "outpost 1 0", "outpost 1 1", "assault 1", "hit 2", "hit 3")
    kinds = [kind for kind, _, _ in table.events if kind in ("aims", "assaults")]
    assert kinds == ["aims", "aims", "assaults", "assaults"]
    assert [(a["group"], a["outpost"]) for a in told(table, "assaults")] == [(1, 1), (0, 0)]
    assert [key for _, key, _ in table.asked].count("aim") == 2


@pytest.mark.rule("OP-145", "OP-P18", "OP-R88")
def test_the_next_assault_is_chosen_after_the_result_of_the_last() -> None:
    state = position(Side(groups=[["3/0/3"], ["2/0/2"], ["1/0/1"]]), Side(outposts=[Post()]))
    asked = ask(attack, state, "take", "assault 2", "hit 1")
    assert (asked.why.key, asked.notations) == ("next", ["assault 0", "assault 1"])
    assert state.players[1].outposts[0].counters == 1


@pytest.mark.rule("OP-143", "OP-145")
def test_the_assault_stands_as_it_is_while_a_question_is_open() -> None:
    # A search that stops at the question must see the targets and the assault, and the step must clear them.
    sides = Side(groups=[["3/0/3"], ["2/0/2"]]), Side(outposts=[Post(), Post()])
    state = position(*sides)
    ask(attack, state, "take", "outpost 1 0", "outpost 1 1", "assault 0")
    assert (state.targets, state.waiting) == ([(1, 0), (1, 1)], [1])
    assert state.assault is not None
    state = position(*sides)
    play(attack, state, "take", "outpost 1 0", "outpost 1 1", "assault 0", "hit 3", "hit 2")
    assert (state.targets, state.waiting, state.assault) == ([], [], None)


@pytest.mark.rule("OP-146", "OP-069")
def test_without_attackers_or_targets_the_step_is_skipped() -> None:
    state = position(Side(reserve=["3/0/3"]), Side())
    assert play(attack, state).asked == []
    state = position(Side(groups=[["3/0/3"]]), Side(outposts=[Post(standing=False)]), Side(outposts=[]))
    assert play(attack, state).asked == []


# -- face-down upgrades


@pytest.mark.rule("OP-E09", "OP-107", "OP-108", "OP-147", "OP-111")
def test_a_face_down_upgrade_is_flipped_before_the_totals() -> None:
    state = position(Side(groups=[["3/0/1", "2/0/3"]]), Side(outposts=[Post(counters=3, closed=["+1/+2"])]))
    table = play(attack, state, "take", "hit 3", "kill 3/0/1")
    assert all_totals(table) == [(5, 2, 1)]
    kinds = [kind for kind, _, _ in table.events]
    assert kinds.index("flips") < kinds.index("totals")
    post = state.players[1].outposts[0]
    assert (post.counters, names(state, post.open), post.closed) == (6, ["+1/+2"], [])
    assert names(state, state.players[0].groups[0]) == ["2/0/3"]


@pytest.mark.rule("OP-R71")
def test_nothing_flips_at_assignment_only_when_the_assault_is_resolved() -> None:
    state = position(Side(groups=[["3/0/3"], ["2/0/2"]]), Side(outposts=[Post(closed=["stone-wall"]), Post()]))
    ask(attack, state, "take", "outpost 1 0", "outpost 1 1")
    card = state.players[1].outposts[0].closed[0]
    assert GAME.rules.view(state, 0).faces[card] == HIDDEN
    state = position(Side(groups=[["3/0/3"], ["2/0/2"]]), Side(outposts=[Post(closed=["stone-wall"]), Post()]))
    ask(attack, state, "take", "outpost 1 0", "outpost 1 1", "assault 0")
    assert names(state, state.players[1].outposts[0].open) == ["stone-wall"]


@pytest.mark.rule("OP-107")
def test_all_face_down_upgrades_of_the_target_are_flipped() -> None:
    state = position(Side(groups=[["3/0/9"]]), Side(outposts=[Post(closed=["stone-wall", "fire-pots", "+0/+1"])]))
    play(attack, state, "take")
    assert names(state, state.players[1].outposts[0].open) == ["stone-wall", "fire-pots", "+0/+1"]


@pytest.mark.rule("OP-R72", "OP-079")
def test_spells_and_reshuffle_damage_are_no_attacks() -> None:
    state = position(Side(hand=["scorch-the-walls"]), Side(outposts=[Post(closed=["+0/+5"])]))
    play(play_cards, state, "play scorch-the-walls")
    assert state.players[1].outposts[0].counters == 2
    assert names(state, state.players[1].outposts[0].closed) == ["+0/+5"]
    play(lambda table, state: take_reshuffle_damage(table, state, Seat(1)), state)
    assert state.players[1].outposts[0].counters == 7
    assert names(state, state.players[1].outposts[0].closed) == ["+0/+5"]


@pytest.mark.rule("OP-R73")
def test_an_assault_of_strength_zero_flips() -> None:
    state = position(Side(groups=[["0/0/3"]]), Side(outposts=[Post(closed=["stone-wall"])]))
    play(attack, state, "take")
    assert names(state, state.players[1].outposts[0].open) == ["stone-wall"]


@pytest.mark.rule("OP-R74", "OP-R106", "OP-P20")
def test_a_trap_happens_before_totals_and_its_victims_do_not_count() -> None:
    state = position(Side(groups=[["3/0/2", "2/0/3"]]), Side(outposts=[Post(closed=["scorched-gate"])]))
    table = play(attack, state, "take", "hit 2")
    assert [a["attackers"] for a in told(table, "totals")] == [2]  # the 3/0/2 was bolted
    alone = position(Side(groups=[["3/0/2"]]), Side(outposts=[Post(counters=1, closed=["scorched-gate", "+9/+9"])]))
    table = play(attack, alone, "take")
    assert told(table, "totals") == []  # the assault ends
    assert names(alone, alone.players[1].outposts[0].open) == ["scorched-gate", "+9/+9"]  # the flips stand
    assert alone.players[1].outposts[0].counters == 1
    assert alone.players[0].groups == []


@pytest.mark.rule("OP-P20", "OP-K01")
def test_a_traps_choice_belongs_to_its_controller_and_a_bolt_may_be_declined() -> None:
    state = position(Side(groups=[["3/0/2", "2/0/3"]]), Side(outposts=[Post(closed=["tripwire"])]))
    asked = ask(attack, state, "take")
    assert (asked.seat, asked.notations) == (1, ["decline", "target 3/0/2", "target 2/0/3"])
    state = position(Side(groups=[["3/0/2", "2/0/3"]]), Side(outposts=[Post(closed=["false-gate"])]))
    assert ask(attack, state, "take").notations == ["target 3/0/2", "target 2/0/3"]


@pytest.mark.rule("OP-R75", "OP-P19")
def test_traps_flipped_together_happen_in_the_order_their_controller_chooses() -> None:
    traps = Post(closed=["scorched-gate", "false-gate", "smoke-screen"])
    state = position(Side(groups=[["3/0/2", "2/0/2"]]), Side(outposts=[traps]))
    asked = ask(attack, state, "take")
    assert (asked.seat, asked.why.key) == (1, "traps")
    assert asked.notations == ["first scorched-gate", "first false-gate", "first smoke-screen"]
    state = position(Side(groups=[["3/0/2", "2/0/2"]]), Side(outposts=[traps]))
    play(attack, state, "take", "first false-gate", "target 3/0/2", "first scorched-gate")
    assert names(state, state.players[0].reserve) == ["3/0/2"]  # turned away before the fire
    assert names(state, state.players[0].discard) == ["2/0/2"]


@pytest.mark.rule("OP-R139", "OP-R140")
def test_a_target_that_falls_after_the_flips_ends_the_assault() -> None:
    dying = Post(counters=9, closed=["shard-battery"], defenders=["5/1/5"])
    state = position(Side(groups=[["3/0/2"]]), Side(outposts=[dying, Post(counters=1)]))
    table = play(attack, state, "take", "outpost 1 0", "guard 5/1/5 1")
    assert told(table, "totals") == []
    assert not state.players[1].outposts[0].standing
    assert names(state, state.players[1].outposts[1].defenders) == ["5/1/5"]
    assert names(state, state.players[0].groups[0]) == ["3/0/2"]  # nobody struck back


# -- targets that are gone


@pytest.mark.rule("OP-E11", "OP-166", "OP-R103", "OP-144")
def test_a_group_whose_target_fell_makes_no_assault_and_stays_in_offense() -> None:
    state = position(Side(groups=[["4/0/3"], ["3/0/1"]]), Side(outposts=[Post(counters=6), Post(closed=["ballista"])]))
    table = play(attack, state, "take", "outpost 1 0", "outpost 1 0", "assault 0", "hit 4")
    assert not state.players[1].outposts[0].standing
    assert len(told(table, "assaults")) == 1
    assert names(state, state.players[1].outposts[1].closed) == ["ballista"]  # nothing flips elsewhere
    assert state.players[1].outposts[1].counters == 0
    assert [names(state, group) for group in state.players[0].groups] == [["4/0/3"], ["3/0/1"]]


@pytest.mark.rule("OP-R104", "OP-R116", "OP-173")
def test_groups_against_a_player_who_is_out_make_no_assault() -> None:
    last = [Post(standing=False), Post(standing=False), Post(counters=9)]
    state = position(Side(groups=[["1/0/3"], ["3/0/1"]]), Side(outposts=last), Side())
    table = play(attack, state, "take", "outpost 1 2", "outpost 1 2", "assault 0", "hit 1")
    assert state.players[1].out
    assert len(told(table, "assaults")) == 1
    assert [names(state, group) for group in state.players[0].groups] == [["1/0/3"], ["3/0/1"]]


@pytest.mark.rule("OP-166")
def test_a_group_that_died_before_its_assault_attacks_nobody() -> None:
    # The zealot's Last Breath, fired by the defender's own dying creature, kills the waiting group.
    state = position(Side(groups=[["3/0/3"], ["2/0/2"]]), Side(outposts=[Post(defenders=["pyre-zealot"], counters=1)]))
    table = play(attack, state, "take", "assault 0", "kill pyre-zealot", "hit 2", "target 2/0/2")
    assert len(told(table, "assaults")) == 1
    assert names(state, state.players[0].discard) == ["2/0/2"]


@pytest.mark.rule("OP-165", "OP-R107")
def test_survivors_are_in_offense_after_the_turn() -> None:
    state = position(Side(groups=[["3/0/3", "1/0/2"]]), Side(outposts=[Post(open=["+2/+0"])]), Side())
    play(turn, state, "end", "end", "take", "outpost 1 0", "hit 4", "kill 1/0/2")
    assert [names(state, group) for group in state.players[0].groups] == [["3/0/3"]]
    assert find(state, 0, "1/0/2") in state.players[0].discard
