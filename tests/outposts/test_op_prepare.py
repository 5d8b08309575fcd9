"""Third step, Prepare for War: moving creatures, guarding Outposts, forming attacking groups."""

import pytest
from outposts_table import GAME, Post, Script, Side, ask, names, play, position

from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.prepare import give_order, is_arranged, prepare_for_war, prepare_options
from rulewright.games.outposts.rules.state import State
from rulewright.games.outposts.rules.turn import turn
from rulewright.kernel.copying import copy_state
from rulewright.kernel.question import HIDDEN, Seat


def orders(state: State, *answers: str) -> list[str]:
    return ask(prepare_for_war, state, *answers).notations


def arrangements(state: State) -> set[tuple[tuple[str, ...], ...]]:
    """Every grouping of the offense zone in which the step can end, by trying every order."""
    found: set[tuple[tuple[str, ...], ...]] = set()
    seen: set[str] = set()

    def go_on(here: State) -> None:
        key = repr((here.players[0].groups, here.players[0].reserve, sorted(here.ordered)))
        if key in seen:
            return
        seen.add(key)
        if is_arranged(here, Seat(0)):
            found.add(tuple(sorted(tuple(sorted(names(here, group))) for group in here.players[0].groups)))
        for each in prepare_options(here, Seat(0)):
            if each.verb != "end":
                there = copy_state(here)
                give_order(Script(there, ()), there, Seat(0), each)
                go_on(there)

    go_on(state)
    return found


@pytest.mark.rule("OP-123", "OP-124", "OP-P13", "OP-P14")
def test_each_zone_leads_only_to_its_neighbours() -> None:
    reserve = position(Side(outposts=[Post(), Post()], reserve=["1/1/1"]), Side())
    assert orders(reserve) == ["end", "guard 1/1/1 0", "guard 1/1/1 1", "join 1/1/1 0"]
    defense = position(Side(outposts=[Post(defenders=["1/1/1"])]), Side())
    assert orders(defense) == ["end", "reserve 1/1/1"]
    offense = position(Side(groups=[["1/1/1"]]), Side())
    assert orders(offense) == ["end", "reserve 1/1/1"]


@pytest.mark.rule("OP-125", "OP-R79")
def test_a_creature_makes_one_move_only() -> None:
    state = position(Side(outposts=[Post(defenders=["1/1/1"])], reserve=["2/2/2"]), Side())
    assert not any("1/1/1" in each for each in orders(state, "reserve 1/1/1"))
    swift = position(Side(outposts=[Post(defenders=["veil-duelist"])]), Side())
    assert "join veil-duelist 0" in orders(swift)  # a word on the card allows two (OP-K12)


@pytest.mark.rule("OP-126")
def test_any_number_of_creatures_may_move() -> None:
    many = [f"{n}/1/1" for n in range(9)]
    state = position(Side(reserve=many), Side())
    play(prepare_for_war, state, *(f"join {each} {n}" for n, each in enumerate(many)))
    assert len(state.players[0].groups) == 9
    assert state.players[0].reserve == []


@pytest.mark.rule("OP-127", "OP-035")
def test_defenders_are_assigned_to_own_standing_outposts_only() -> None:
    state = position(Side(outposts=[Post(), Post(standing=False), Post()], reserve=["1/1/1"]), Side())
    assert [each for each in orders(state) if each.startswith("guard")] == ["guard 1/1/1 0", "guard 1/1/1 2"]
    state = position(Side(outposts=[Post(), Post(standing=False), Post()], reserve=["1/1/1"]), Side())
    play(prepare_for_war, state, "guard 1/1/1 2")
    assert names(state, state.players[0].outposts[2].defenders) == ["1/1/1"]
    assert state.players[0].reserve == []


@pytest.mark.rule("OP-128", "OP-131", "OP-R81")
def test_no_more_than_three_defend_an_outpost() -> None:
    # The three guards are pinned, so nobody can make room: a fourth may not come.
    full = Post(defenders=["1/1/1", "1/1/2", "1/1/3"])
    state = position(Side(outposts=[full], reserve=["4/4/4"], pinned=["1/1/1", "1/1/2", "1/1/3"]), Side())
    assert orders(state) == ["end", "join 4/4/4 0"]


@pytest.mark.rule("OP-136", "OP-131", "OP-R83")
def test_an_overfull_outpost_must_be_cleared_before_the_step_ends() -> None:
    full = Post(defenders=["1/1/1", "1/1/2", "1/1/3"])
    state = position(Side(outposts=[full], reserve=["4/4/4"]), Side())
    asked = orders(state, "guard 4/4/4 0")
    assert asked == ["reserve 1/1/1", "reserve 1/1/2", "reserve 1/1/3"]  # no end
    state = position(Side(outposts=[full], reserve=["4/4/4"]), Side())
    play(prepare_for_war, state, "guard 4/4/4 0", "reserve 1/1/2", "end")
    assert names(state, state.players[0].outposts[0].defenders) == ["1/1/1", "1/1/3", "4/4/4"]


@pytest.mark.rule("OP-129", "OP-R80")
def test_defenders_change_outposts_freely_and_that_is_no_move() -> None:
    sides = Side(outposts=[Post(defenders=["1/1/1"]), Post(defenders=["2/2/2"])]), Side()
    state = position(*sides)
    play(prepare_for_war, state, "guard 1/1/1 1", "guard 2/2/2 0")
    assert names(state, state.players[0].outposts[0].defenders) == ["2/2/2"]
    assert names(state, state.players[0].outposts[1].defenders) == ["1/1/1"]


@pytest.mark.rule("OP-130")
def test_an_outpost_may_be_left_without_defenders() -> None:
    state = position(Side(outposts=[Post(defenders=["1/1/1"])]), Side())
    play(prepare_for_war, state, "reserve 1/1/1")
    assert state.players[0].outposts[0].defenders == []


@pytest.mark.rule("OP-132")
def test_a_creature_is_in_exactly_one_group() -> None:
    state = position(Side(groups=[["1/1/1"], ["2/2/2"]]), Side())
    play(prepare_for_war, state, "join 1/1/1 1", "end")
    assert [names(state, group) for group in state.players[0].groups] == [["2/2/2", "1/1/1"]]


@pytest.mark.rule("OP-133")
def test_a_group_has_three_creatures_at_most() -> None:
    trio = ["1/1/1", "1/1/2", "1/1/3"]
    pinned = position(Side(groups=[trio], reserve=["4/4/4"], pinned=trio), Side())
    assert [each for each in orders(pinned) if "4/4/4" in each and "join" in each] == ["join 4/4/4 1"]  # its own
    loose = position(Side(groups=[trio], reserve=["4/4/4"]), Side())
    assert "end" not in orders(loose, "join 4/4/4 0")


@pytest.mark.rule("OP-134", "OP-R82", "OP-P15")
@pytest.mark.parametrize(("n", "partitions"), [(3, 5), (4, 14), (5, 46)])
def test_every_partition_into_groups_of_at_most_three_can_be_formed(n: int, partitions: int) -> None:
    state = position(Side(groups=[[f"{i}/0/1"] for i in range(n)], outposts=[Post()]), Side())
    whole = [each for each in arrangements(state) if sum(map(len, each)) == n]
    assert len(whole) == partitions


@pytest.mark.rule("OP-135", "OP-R82")
def test_groups_are_formed_anew_from_any_former_grouping() -> None:
    state = position(Side(groups=[["0/0/1", "1/0/1", "2/0/1"]], outposts=[Post()]), Side())
    whole = [each for each in arrangements(state) if sum(map(len, each)) == 3]
    assert len(whole) == 5
    swapped = position(Side(groups=[["0/0/1", "1/0/1", "2/0/1"], ["3/0/1", "4/0/1", "5/0/1"]]), Side())
    play(prepare_for_war, swapped, "join 2/0/1 1", "join 5/0/1 0", "end")
    assert [sorted(names(swapped, group)) for group in swapped.players[0].groups] == [
        ["0/0/1", "1/0/1", "5/0/1"],
        ["2/0/1", "3/0/1", "4/0/1"],
    ]


@pytest.mark.rule("OP-137", "OP-R29")
def test_a_skipped_step_leaves_everything_where_it_was() -> None:
    side = Side(outposts=[Post(defenders=["1/1/1"])], reserve=["2/2/2"], groups=[["3/3/3", "4/4/4"], ["5/5/5"]])
    state = position(side, Side())
    before = copy_state(state)
    play(prepare_for_war, state, "end")
    assert state.players[0].groups == before.players[0].groups
    assert state.players[0].outposts == before.players[0].outposts
    assert state.players[0].reserve == before.players[0].reserve


@pytest.mark.rule("OP-R29")
def test_a_creature_put_into_offense_by_an_effect_is_a_group_of_its_own() -> None:
    state = position(Side(reserve=["1/1/1"], groups=[["2/2/2"]], hand=["forced-march"]), Side())
    play(play_cards, state, "play forced-march", "join 1/1/1 1", "end")
    play(prepare_for_war, state, "end")
    assert [names(state, group) for group in state.players[0].groups] == [["2/2/2"], ["1/1/1"]]


@pytest.mark.rule("OP-R84")
def test_assignments_lie_open_for_everybody() -> None:
    state = position(Side(outposts=[Post(defenders=["1/1/1"])], reserve=["3/3/3"], groups=[["2/2/2"]]), Side())
    seen = GAME.rules.view(state, 1).players[0]
    assert (seen.outposts[0].defenders, seen.reserve, seen.groups) == (
        state.players[0].outposts[0].defenders,
        state.players[0].reserve,
        state.players[0].groups,
    )
    assert HIDDEN not in [GAME.rules.view(state, 1).faces[card] for card in (*seen.reserve, *seen.groups[0])]


@pytest.mark.rule("OP-E14", "OP-016", "OP-165")
def test_a_creature_needs_a_turn_in_reserve_between_offense_and_defense() -> None:
    state = position(
        Side(outposts=[Post()], hand=["ash-skirmisher"], mana=1, turns=9), Side(outposts=[Post()], turns=9)
    )
    play(turn, state, "play ash-skirmisher", "end", "join ash-skirmisher 0", "take", "hit 3")
    assert names(state, state.players[0].groups[0]) == ["ash-skirmisher"]
    state.active = Seat(0)
    second = ask(turn, state, "end").notations
    assert second == ["end", "reserve ash-skirmisher"]  # it may stay in offense or rest, not defend
    play(prepare_for_war, state, "reserve ash-skirmisher")
    third = orders(state)
    assert "guard ash-skirmisher 0" in third


@pytest.mark.rule("OP-E14.4", "OP-100")
def test_a_fresh_creature_may_go_straight_to_defense() -> None:
    state = position(Side(outposts=[Post()], hand=["ash-skirmisher"], mana=1), Side())
    play(play_cards, state, "play ash-skirmisher", "end")
    play(prepare_for_war, state, "guard ash-skirmisher 0")
    assert names(state, state.players[0].outposts[0].defenders) == ["ash-skirmisher"]
