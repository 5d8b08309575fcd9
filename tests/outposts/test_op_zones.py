"""Zones: where creatures are, what that means, and where cards go that leave play."""

import pytest
from outposts_table import GAME, Post, Side, ask, find, names, play, position, totals

from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.prepare import prepare_for_war
from rulewright.games.outposts.rules.state import DEFENSE, NOWHERE, OFFENSE, RESERVE, creatures_of, zone_of
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match


@pytest.mark.rule("OP-013")
def test_a_creature_is_in_exactly_one_zone_at_every_question_of_a_match() -> None:
    match, dice = Match(GAME, 3, seed=5), Dice(5)
    questions = 0
    while match.question and questions < 400:
        question = match.question
        match.answer(question.seat, dice.below(len(question.options)))
        questions += 1
        for player in match.state.players:
            creatures = creatures_of(player)
            assert len(creatures) == len(set(creatures))
            assert all(zone_of(player, card) in (DEFENSE, RESERVE, OFFENSE) for card in creatures)
            elsewhere = player.hand + player.deck + player.discard
            assert all(zone_of(player, card) == NOWHERE for card in elsewhere)
    assert questions > 100


@pytest.mark.rule("OP-013", "OP-123")
def test_a_creature_that_changes_zone_leaves_the_old_one() -> None:
    state = position(Side(outposts=[Post(defenders=["2/1/2"])], reserve=["3/1/3"]), Side())
    player = state.players[0]
    play(prepare_for_war, state, "reserve 2/1/2", "guard 3/1/3 0")
    assert names(state, player.reserve) == ["2/1/2"]
    assert names(state, player.outposts[0].defenders) == ["3/1/3"]
    assert zone_of(player, find(state, 0, "2/1/2")) == RESERVE
    assert zone_of(player, find(state, 0, "3/1/3")) == DEFENSE


@pytest.mark.rule("OP-014", "OP-015")
def test_the_table_shows_defenders_beside_their_outpost_and_no_other_creature_there() -> None:
    sides = [
        Side(outposts=[Post(defenders=["2/1/2"]), Post(defenders=["1/1/1"])], reserve=["3/1/3"], groups=[["4/0/1"]]),
        Side(),
    ]
    state = position(*sides)
    scene = GAME.page.scene(GAME.rules.view(state, 0), 0, ["P", "Q"])
    zones = {zone.id: [item.face.name for item in zone.items] for row in scene.own.rows for zone in row}
    assert zones["outpost-0-0"] == ["2/1/2"]
    assert zones["outpost-0-1"] == ["1/1/1"]
    assert zones["reserve-0"] == ["3/1/3"]
    assert zones["group-0-0"] == ["4/0/1"]
    # the rival sees the rows the other way round: the place on the table changes nothing in the game
    rival = GAME.page.scene(GAME.rules.view(state, 1), 1, ["P", "Q"]).rivals[0]
    assert [zone.id for row in rival.rows for zone in row] != [zone.id for row in scene.own.rows for zone in row]
    assert {zone.id: [item.face.name for item in zone.items] for row in rival.rows for zone in row} == zones


@pytest.mark.rule("OP-016", "OP-R107", "OP-165")
def test_attackers_return_to_the_offense_zone() -> None:
    state = position(Side(groups=[["3/1/3"]]), Side(outposts=[Post(), Post()]))
    play(attack, state, "take", "outpost 1 0", "hit 3")
    assert zone_of(state.players[0], find(state, 0, "3/1/3")) == OFFENSE


@pytest.mark.rule("OP-017", "OP-018")
def test_reserve_and_offense_neither_defend_nor_can_be_hit() -> None:
    state = position(
        Side(groups=[["5/0/3"]]), Side(outposts=[Post(defenders=["1/1/2"])], reserve=["9/9/1"], groups=[["8/8/1"]])
    )
    asked = ask(attack, state, "take")
    assert asked.why.key == "assign"
    assert asked.notations == ["kill 1/1/2", "hit 4", "hit 3", "hit 2", "hit 1", "hit 0"]  # 5 - 1: only the defender
    state = position(
        Side(groups=[["5/0/3"]]), Side(outposts=[Post(defenders=["1/1/2"])], reserve=["9/9/1"], groups=[["8/8/1"]])
    )
    table = play(attack, state, "take", "hit 0")  # Defender's Strength 1 kills nothing and asks nothing
    assert totals(table) == (5, 1, 1)


@pytest.mark.rule("OP-019")
def test_reserve_and_offense_hold_any_number() -> None:
    state = position(Side(reserve=["1/1/1"] * 14), Side())
    player = state.players[0]
    orders = [f"join 1/1/1 {group}" for group in range(9)]
    play(prepare_for_war, state, *orders, "end")
    assert (len(player.reserve), len(player.groups)) == (5, 9)
    state = position(Side(groups=[["1/1/1"]] * 9, reserve=["1/1/1"] * 14), Side())
    cards = [card for group in state.players[0].groups for card in group]
    play(prepare_for_war, state, *(f"reserve 1/1/1#{card}" for card in cards), "end")
    assert (len(state.players[0].reserve), state.players[0].groups) == (23, [])


@pytest.mark.rule("OP-020", "OP-021", "OP-022", "OP-R51")
def test_everything_goes_to_its_owners_discard_pile() -> None:
    state = position(
        Side(hand=["firebolt", "2/1/2"], reserve=["1/1/1"]),
        Side(outposts=[Post(open=["+0/+2"]), Post()], reserve=["1/0/2"]),
    )
    play(play_cards, state, "burn 2/1/2", "sacrifice 1/1/1", "play firebolt")
    assert names(state, state.players[0].discard) == ["2/1/2", "1/1/1", "firebolt"]
    assert names(state, state.players[1].discard) == ["1/0/2"]  # struck down by another, still its owner's


@pytest.mark.rule("OP-021", "OP-029")
def test_discarded_upgrades_go_to_their_owners_pile() -> None:
    state = position(Side(hand=["tear-down"]), Side(outposts=[Post(open=["+0/+2"]), Post()]))
    play(play_cards, state, "play tear-down")
    assert names(state, state.players[1].discard) == ["+0/+2"]
    assert names(state, state.players[0].discard) == ["tear-down"]


@pytest.mark.rule("OP-022", "OP-155", "OP-164")
def test_creatures_destroyed_in_battle_go_to_their_owners_piles() -> None:
    state = position(Side(groups=[["4/0/1"]]), Side(outposts=[Post(defenders=["1/1/2"])]))
    play(attack, state, "take", "kill 1/1/2", "hit 1")
    assert names(state, state.players[0].discard) == ["4/0/1"]
    assert names(state, state.players[1].discard) == ["1/1/2"]


# -- a creature lifted from its zone leaves it, whole


@pytest.mark.rule("OP-013", "OP-022")
@pytest.mark.parametrize(
    "side",
    [
        Side(reserve=["free-lance", "1/1/1"]),
        Side(outposts=[Post(), Post(defenders=["1/1/1", "free-lance"])]),
        Side(groups=[["1/1/1", "free-lance"], ["2/2/2"]]),
    ],
    ids=["reserve", "defense", "offense"],
)
def test_a_creature_destroyed_leaves_only_its_own_place(side: Side) -> None:
    state = position(side, Side())
    others = [card for card in creatures_of(state.players[0]) if card != find(state, 0, "free-lance")]
    play(play_cards, state, "sacrifice free-lance", "end")
    assert creatures_of(state.players[0]) == others
    assert names(state, state.players[0].discard) == ["free-lance"]


@pytest.mark.rule("OP-132", "OP-133")
def test_a_group_that_loses_its_last_creature_is_no_more() -> None:
    state = position(Side(groups=[["free-lance"], ["2/2/2"]]), Side())
    play(play_cards, state, "sacrifice free-lance", "end")
    assert [names(state, group) for group in state.players[0].groups] == [["2/2/2"]]


@pytest.mark.rule("OP-132", "OP-145")
def test_groups_keep_their_targets_when_one_dies_in_the_attack() -> None:
    """The other player's emptied group is gone at once; the attacker's keeps its place until the step is over."""
    state = position(
        Side(groups=[["1/0/1", "pyre-zealot"], ["4/0/4"]]),
        Side(outposts=[Post(open=["+9/+0"]), Post()], groups=[["0/0/2"], ["0/0/9"]]),
    )
    play(attack, state, "take", "outpost 1 0", "outpost 1 1", "assault 0", "hit 3", "kill pyre-zealot", "kill 1/0/1",
         "target 0/0/2", "hit 4")  # fmt: skip
    assert [post.counters for post in state.players[1].outposts] == [3, 4]
    assert [names(state, group) for group in state.players[1].groups] == [["0/0/9"]]
    assert [names(state, group) for group in state.players[0].groups] == [["4/0/4"]]
