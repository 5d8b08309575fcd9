"""Outposts: standing and destroyed, counters, and what becomes of what lies there."""

import pytest
from outposts_table import GAME, Post, Side, ask, find, names, play, position, rules, run, totals

from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.prepare import prepare_for_war
from rulewright.games.outposts.rules.state import Outpost
from rulewright.games.outposts.rules.turn import draw_cards, turn
from rulewright.kernel.errors import ImpossiblePosition

FALLEN = Post(standing=False)


@pytest.mark.rule("OP-023", "OP-032")
def test_a_destroyed_outpost_stays_on_the_table_face_down() -> None:
    state = position(Side(groups=[["3/0/3"]]), Side(outposts=[Post(counters=7), Post()]))
    play(attack, state, "take", "outpost 1 0", "hit 3")
    outposts = state.players[1].outposts
    assert [outpost.standing for outpost in outposts] == [False, True]
    rival = GAME.page.scene(GAME.rules.view(state, 0), 0, ["P", "Q"]).rivals[0]
    zone = next(zone for row in rival.rows for zone in row if zone.id == "outpost-1-0")
    assert zone.badges[0].words == "Destroyed"


@pytest.mark.rule("OP-024", "OP-R21", "OP-062")
def test_an_outpost_enters_face_up_and_bare() -> None:
    state = position(Side(outposts=[Post(counters=4, open=["+1/+1"])]), Side())
    play(draw_cards, state)
    assert state.players[0].outposts[1] == Outpost(True, 0, [], [], [], [])


@pytest.mark.rule("OP-025", "OP-R20")
def test_a_bare_outpost_has_neither_attack_nor_defense() -> None:
    state = position(Side(groups=[["2/0/1"]]), Side(outposts=[Post(), Post()]))
    assert totals(play(attack, state, "take", "outpost 1 1", "hit 2")) == (2, 0, 0)


@pytest.mark.rule("OP-026", "OP-027", "OP-157")
def test_each_point_of_damage_is_a_counter_that_stays() -> None:
    state = position(Side(groups=[["4/0/1"]]), Side(outposts=[Post(counters=2), Post()]))
    play(attack, state, "take", "outpost 1 0", "hit 4")
    assert state.players[1].outposts[0].counters == 6
    for _ in range(4):
        run(turn, state)
    assert state.players[1].outposts[0].counters == 6  # turns later they are all there


@pytest.mark.rule("OP-027", "OP-K04")
def test_only_a_card_removes_counters() -> None:
    state = position(Side(outposts=[Post(counters=6)], hand=["mend-walls"]), Side())
    play(play_cards, state, "play mend-walls")
    assert state.players[0].outposts[0].counters == 2


@pytest.mark.rule("OP-028")
def test_nine_counters_stand_and_ten_destroy() -> None:
    for hit, standing in ((3, True), (4, False)):
        state = position(Side(groups=[["4/0/1"]]), Side(outposts=[Post(counters=6), Post()]))
        play(attack, state, "take", "outpost 1 0", f"hit {hit}")
        assert state.players[1].outposts[0].standing is standing


@pytest.mark.rule("OP-028", "OP-R25")
def test_more_than_ten_destroy_too_and_the_counters_go() -> None:
    state = position(Side(groups=[["9/0/1"]]), Side(outposts=[Post(counters=6), Post()]))
    play(attack, state, "take", "outpost 1 0", "hit 9")
    assert (state.players[1].outposts[0].standing, state.players[1].outposts[0].counters) == (False, 0)


@pytest.mark.rule("OP-029", "OP-038", "OP-R33", "OP-K02")
def test_an_outpost_destroyed_by_a_spell_loses_open_and_closed_upgrades() -> None:
    fallen = Post(counters=8, open=["+0/+2"], closed=["hidden-spikes"], defenders=["2/1/2"])
    state = position(Side(hand=["scorch-the-walls"]), Side(outposts=[fallen, Post()]))
    play(play_cards, state, "play scorch-the-walls", "outpost 1 0", "guard 2/1/2 1")
    player = state.players[1]
    assert not player.outposts[0].standing
    assert sorted(names(state, player.discard)) == ["+0/+2", "hidden-spikes"]
    assert (player.outposts[0].open, player.outposts[0].closed) == ([], [])
    assert names(state, player.outposts[1].defenders) == ["2/1/2"]  # the survivor moved, decided by its owner
    assert GAME.rules.view(state, 0).faces[find(state, 1, "hidden-spikes")] >= 0  # public now


@pytest.mark.rule("OP-030", "OP-031", "OP-P07", "OP-R99", "OP-R100")
def test_survivors_join_groups_below_three_or_go_to_reserve() -> None:
    fallen = Post(counters=8, defenders=["2/1/2", "1/1/1"])
    full, almost = Post(defenders=["0/0/1"] * 3), Post(defenders=["0/0/1"] * 2)
    sides = Side(hand=["scorch-the-walls"]), Side(outposts=[fallen, full, almost])
    asked = ask(play_cards, position(*sides), "play scorch-the-walls", "outpost 1 0")
    assert (asked.seat, asked.why.key) == (1, "reassign")
    assert asked.notations == ["reserve 2/1/2", "guard 2/1/2 2"]
    state = position(*sides)
    play(play_cards, state, "play scorch-the-walls", "outpost 1 0", "guard 2/1/2 2")  # then no place is left
    assert names(state, state.players[1].outposts[2].defenders) == ["0/0/1", "0/0/1", "2/1/2"]
    assert names(state, state.players[1].reserve) == ["1/1/1"]


@pytest.mark.rule("OP-032", "OP-035", "OP-R23", "OP-139", "OP-R85")
def test_a_destroyed_outpost_is_never_attacked_struck_or_repaired() -> None:
    sides = Side(groups=[["2/0/1"]], hand=["scorch-the-walls"]), Side(outposts=[Post(), FALLEN, Post()])
    assert ask(attack, position(*sides), "take").notations == ["outpost 1 0", "outpost 1 2"]
    assert ask(play_cards, position(*sides), "play scorch-the-walls").notations == ["outpost 1 0", "outpost 1 2"]
    state = position(Side(outposts=[Post(counters=3), FALLEN, Post(counters=1)], hand=["mend-walls"]), Side())
    assert ask(play_cards, state, "play mend-walls").notations == ["outpost 0 0", "outpost 0 2"]


@pytest.mark.rule("OP-035", "OP-R23", "OP-127")
def test_a_destroyed_outpost_is_never_guarded() -> None:
    state = position(Side(outposts=[Post(), FALLEN, Post()], reserve=["2/1/2"]), Side())
    guards = [each for each in ask(prepare_for_war, state).notations if each.startswith("guard")]
    assert guards == ["guard 2/1/2 0", "guard 2/1/2 2"]


@pytest.mark.rule("OP-035", "OP-R23", "OP-076")
def test_a_destroyed_outpost_takes_no_reshuffle_damage() -> None:
    state = position(Side(outposts=[FALLEN, Post(), Post()], deck=[], discard=["1/1/1"] * 4), Side())
    assert ask(draw_cards, state, "take").notations == [f"put 1 {n}" for n in range(6)]


@pytest.mark.rule("OP-033", "OP-088")
def test_a_destroyed_outpost_gives_no_mana() -> None:
    state = position(Side(outposts=[Post(), FALLEN, Post()], hand=["1/1/1"]), Side())
    ask(play_cards, state)
    assert state.players[0].mana == 2


@pytest.mark.rule("OP-034", "OP-102", "OP-R66")
def test_a_destroyed_outpost_receives_no_upgrade() -> None:
    state = position(Side(outposts=[FALLEN, Post()], hand=["stone-wall"]), Side())
    assert ask(play_cards, state, "play stone-wall").notations == ["place stone-wall 1 0", "place stone-wall 1 1"]
    three = position(Side(outposts=[FALLEN], hand=["stone-wall"], mana=5), Side(), Side())
    assert ask(play_cards, three).notations == ["end", "burn stone-wall"]


@pytest.mark.rule("OP-036", "OP-037", "OP-083")
def test_destroyed_outposts_count_toward_the_three() -> None:
    state = position(Side(outposts=[FALLEN, FALLEN, Post()]), Side())
    play(draw_cards, state)
    assert len(state.players[0].outposts) == 3
    state = position(Side(outposts=[FALLEN, Post()]), Side())
    play(draw_cards, state)
    assert [outpost.standing for outpost in state.players[0].outposts] == [False, True, True]


@pytest.mark.rule("OP-037")
def test_a_position_with_four_outposts_is_refused() -> None:
    with pytest.raises(ImpossiblePosition, match="OP-037"):
        position(Side(outposts=[Post(), Post(), FALLEN, FALLEN]), Side())


@pytest.mark.rule("OP-032", "OP-R23")
def test_nothing_restores_a_destroyed_outpost_in_later_turns() -> None:
    state = position(Side(outposts=[FALLEN, Post()]), Side(outposts=[FALLEN, Post(), Post()]))
    for _ in range(4):
        run(turn, state)
    assert not state.players[0].outposts[0].standing
    assert not state.players[1].outposts[0].standing
    assert [len(player.outposts) for player in state.players] == [3, 3]


@pytest.mark.rule("OP-028", "OP-025")
def test_health_and_base_values_are_tunable() -> None:
    variant = rules(outpost_health=4, outpost_base_attack=2, outpost_base_defense=1)
    state = position(Side(groups=[["5/0/3"]]), Side(outposts=[Post(), Post()]), variant=variant)
    assert totals(play(attack, state, "take", "outpost 1 0", "hit 4")) == (5, 1, 2)
    assert not state.players[1].outposts[0].standing
