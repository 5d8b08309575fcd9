"""Pawn Wars: sixteen Pawns a side, points on the far rank, and the ends of the game."""

from typing import Any

import pytest
from lytharian_table import (
    GAME,
    PAWNS,
    Side,
    Troop,
    custom,
    duel,
    effects_phase,
    face_up,
    finish,
    goes,
    keys,
    main,
    play,
    position,
    strikes,
    told,
    turn,
    under,
    upto,
    who,
)

from rulewright.games.lytharian.rules.ending import count_up
from rulewright.games.lytharian.rules.setup.entry import Entry
from rulewright.games.lytharian.rules.setup.start import start
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.dice import Dice


def pawn(at: str, stats: str = "2/5", powers: str = "", **more: Any) -> Troop:
    return Troop(custom(f"Pawn {stats} {powers}", "P", stats, powers), at, **more)


def war(mine: list[Troop] | Side, theirs: list[Troop] | Side, **more: Any) -> State:
    sides = [each if isinstance(each, Side) else Side(each) for each in (mine, theirs)]
    return position(*sides, **{"variant": PAWNS, **more})


def begun(*armies: str) -> State:
    """A match of Pawn Wars when all is set up."""
    state = start(GAME.rules.book(PAWNS), [Entry(army) for army in armies], Dice(1))
    for _ in range(4):
        finish(turn, state)
    return state


def verdict(state: State) -> tuple[int, str]:
    assert state.outcome is not None
    (winner,) = state.outcome.winners
    return winner, state.outcome.clause


# -- setup


@pytest.mark.rule("LC-367", "LC-369")
def test_sixteen_pawns_lie_face_down_on_the_usual_squares() -> None:
    state = begun("brudakian", "deepdark")
    ranks = {1: 0, 2: 0, 7: 1, 8: 1} if state.first == 0 else {1: 1, 2: 1, 7: 0, 8: 0}
    for rank, seat in ranks.items():
        for file in "abcdefgh":
            square = f"{file}{rank}"
            assert who(state, square), square
            assert not face_up(state, square)
            assert (state.board[state.book.board.find(square)] >= 16) == (seat == 1)
    assert sum(each >= 0 for each in state.board) == 32
    assert set(state.role) == {5}


@pytest.mark.rule("LC-370", "LC-R15")
def test_the_lower_power_score_goes_first_with_bonus_mana() -> None:
    state = begun("brudakian", "deepdark")
    scores = [player.aps for player in state.players]
    low = scores.index(min(scores))
    assert scores[0] != scores[1]
    assert (state.first, state.active) == (low, low)
    bonus = -(-abs(scores[0] - scores[1]) // 5)
    assert [player.mana for player in state.players] == [1 + bonus, 1] if low == 0 else [1, 1 + bonus]


# -- moving


@pytest.mark.rule("LC-375", "LC-R285")
def test_all_sixteen_may_step_twice_as_their_first_move() -> None:
    back, front = pawn("d1", moved=False), pawn("e2", moved=False)
    state = war([back, front], [pawn("a7")])
    assert (goes(state, "d1"), goes(state, "e2")) == ({"d2", "d3"}, {"e3", "e4"})
    blocked = war([back, pawn("d2", moved=False)], [pawn("a7")])
    assert (goes(blocked, "d1"), goes(blocked, "d2")) == (set(), {"d3", "d4"})
    once = war([back, front], [pawn("a7"), pawn("b7")])
    finish(main, once, "move d1-d2")
    finish(main, once, "move a7-a6")
    assert goes(once, "d2") == {"d3"}  # its first move is over
    fights = war([pawn("d4")], [pawn("e5"), pawn("d5"), pawn("a7")])
    assert strikes(fights, "d4") == {"e5"}  # and it strikes like a Pawn


@pytest.mark.rule("LC-376", "LC-D45")
def test_a_turn_has_all_its_phases() -> None:
    mine = Side([pawn("d4", powers="Effect: Power Up 1"), pawn("a2")], deck=["axe"], mana=3)
    state = war(mine, [pawn("a7")], phase="effects")
    table = finish(turn, state, "effect d4 power-up", "attach axe", "at-troop d4", "move d4-d5")
    player = state.players[0]
    assert (player.mana, player.hand, state.active) == (3 + 1 + 1 - 2, [], 1)
    assert [key for _, key, _ in table.asked if key in ("effects", "main")] == ["effects", "main", "main"]


# -- scoring


@pytest.mark.rule("LC-371", "LC-R283")
def test_a_pawn_on_the_far_rank_leaves_the_board_for_a_point() -> None:
    runner = pawn("d7", weapon="mace", curse="immolation")
    state = war([runner, pawn("a2")], [pawn("e8"), pawn("b7")])
    table = finish(main, state, "move d7-d8")
    assert (who(state, "d8"), state.attacks, told(table, "promotes")) == ("", 0, [])
    assert [player.points for player in state.players] == [1, 0]
    assert (keys(state, state.players[0].nether), keys(state, state.players[1].nether)) == (["mace"], ["immolation"])
    assert (state.players[0].crypt, state.players[1].kills) == ([], 0)  # not killed
    down = war([pawn("a2")], [pawn("d2"), pawn("b7")], active=1)
    finish(main, down, "move d2-d1")
    assert [player.points for player in down.players] == [0, 1]


@pytest.mark.rule("LC-372", "LC-371")
def test_a_pawn_that_fights_its_way_there_scores_only_if_it_lives() -> None:
    won = war([pawn("d7", "9/9"), pawn("a2")], [pawn("e8"), pawn("b7")])
    finish(main, won, "attack d7xe8")
    assert ([player.points for player in won.players], who(won, "e8")) == ([1, 0], "")
    dead = war([pawn("d7", "9/2"), pawn("a2")], [pawn("e8"), pawn("b7")])
    finish(main, dead, "attack d7xe8")
    assert ([player.points for player in dead.players], who(dead, "e8"), who(dead, "d7")) == ([0, 0], "", "")
    held = war([pawn("d7"), pawn("a2")], [pawn("e8"), pawn("b7")])
    finish(main, held, "attack d7xe8", "move a2-a3")
    assert held.players[0].points == 0


@pytest.mark.rule("LC-R286", "LC-R287")
def test_a_pawn_pushed_there_scores_for_its_owner_whoever_pushed() -> None:
    own = war([pawn("d7"), pawn("a2", powers="Effect: Gale 1")], [pawn("b7")], phase="effects")
    finish(effects_phase, own, "effect a2 gale", "at-troop d7", "way N")
    assert [player.points for player in own.players] == [1, 0]
    theirs = war([pawn("a3", powers="Effect: Gale 1")], [pawn("d2"), pawn("b7")], phase="effects")
    finish(effects_phase, theirs, "effect a3 gale", "at-troop d2", "way S")
    assert [player.points for player in theirs.players] == [0, 1]


# -- the end


@pytest.mark.rule("LC-373", "LC-R278")
def test_the_most_points_win_when_no_pawn_is_left() -> None:
    state = war(Side([pawn("d7")], points=2), Side([], points=2))
    finish(main, state)
    assert verdict(state) == (0, "LC-373")
    behind = war(Side([pawn("d7")], points=2), Side([], points=4, kills=0))
    duel(main, behind)
    assert verdict(behind) == (1, "LC-373")


@pytest.mark.rule("LC-R278", "LC-339")
def test_when_the_time_is_over_points_decide_before_what_was_killed() -> None:
    for points, winner in (((1, 0), 0), ((0, 1), 1), ((1, 1), 1)):
        sides = [Side([pawn(at)], points=n, kills=kills) for at, n, kills in
                 zip(("d2", "d7"), points, (0, 9), strict=True)]  # fmt: skip
        state = war(*sides)
        play(lambda table, state: count_up(table, state, "LC-339", "the time is over"), state)
        assert verdict(state) == (winner, "LC-R278" if points[0] != points[1] else "LC-374")


@pytest.mark.rule("LC-R278")
def test_it_ends_as_soon_as_the_trailing_side_can_not_catch_up() -> None:
    for mine, over in ((3, True), (2, False)):
        state = war(Side([pawn("d4"), pawn("a2")], points=mine), Side([pawn("b7"), pawn("c7")]))
        finish(main, state, "move d4-d5")
        assert (state.outcome is not None) == over
    goal = war([pawn("d7"), pawn("a2")], [pawn("b7")], variant=under(game="pawns", pawnwars_target=1))
    duel(main, goal, "move d7-d8")
    assert verdict(goal) == (0, "LC-R278")
    double = war(
        [pawn("d7"), pawn("a2")], [pawn("b7"), pawn("c7")], variant=under(game="pawns", pawnwars_points_per_pawn=2)
    )
    finish(main, double, "move d7-d8")
    assert double.players[0].points == 2


@pytest.mark.rule("LC-R278", "LC-R279")
def test_it_ends_when_neither_can_move_but_not_when_one_side_is_gone() -> None:
    stuck = war(Side([pawn("d4")], points=1), Side([pawn("d5")]))
    duel(main, stuck)
    assert (stuck.outcome, stuck.idle) == (None, 1)
    duel(main, stuck)
    assert verdict(stuck) == (0, "LC-R278")
    gone = war(Side([pawn("d4"), pawn("a2")]), Side([], points=1))
    finish(main, gone, "move d4-d5")
    assert (gone.outcome, gone.active) == (None, 1)
    finish(main, gone)
    assert (gone.outcome, gone.active) == (None, 0)


@pytest.mark.rule("LC-374")
def test_equal_points_go_to_the_power_of_the_pawns_killed() -> None:
    state = war(Side([pawn("d7")], points=1, kills=4), Side([], points=2, kills=5))
    finish(main, state)
    assert verdict(state) == (1, "LC-374")


@pytest.mark.rule("LC-R284")
def test_equal_kills_go_to_the_lower_army_power_score_then_to_dice() -> None:
    state = war(Side([pawn("d7")], points=1, aps=90), Side([], points=2, aps=91))
    finish(main, state)
    assert verdict(state) == (0, "LC-335")
    dice = war(Side([pawn("d7")], points=1, aps=90), Side([], points=2, aps=90))
    table = finish(main, dice, dice=[3, 3, 2, 6])
    assert (verdict(dice), len(told(table, "rolls_off"))) == ((1, "LC-336"), 2)


@pytest.mark.rule("LC-R280", "LC-R281")
def test_there_is_no_king_and_no_charge_but_the_castle_stands() -> None:
    alone = war([pawn("d4")], Side([pawn("b7"), pawn("c7")], hand=["mace"]))
    finish(main, alone)
    assert alone.outcome is None
    castle = war(Side([pawn("a2", powers="Effect: Burn 1")]), [pawn("d8"), pawn("c8")], phase="effects")
    assert upto(effects_phase, castle, "effect a2 burn").notations == ["at-troop a2", "at-troop c8"]


@pytest.mark.rule("LC-R278")
@pytest.mark.parametrize(("answers", "idle"), [((), 1), (("attack d4xe5",), 0)])
def test_who_can_not_move_but_attacks_is_not_stuck(answers: tuple[str, ...], idle: int) -> None:
    """Four Pawns head to head; d4 and e5 stand corner to corner."""
    state = war([pawn("d4"), pawn("e4")], [pawn("d5"), pawn("e5")])
    finish(main, state, *answers)
    assert (state.idle, state.outcome) == (idle, None)


@pytest.mark.rule("LC-R278")
@pytest.mark.parametrize(("at", "idle"), [("d3", 0), ("d4", 1)])
def test_who_has_moved_is_not_stuck_though_it_can_go_no_further(at: str, idle: int) -> None:
    state = war([pawn(at)], [pawn("d5"), pawn("a7")])
    finish(main, state)  # from d3 it must go to d4
    assert (who(state, "d4"), state.idle, state.outcome) == ("pawn-2/5-", idle, None)


@pytest.mark.rule("LC-R278")
def test_a_move_in_between_begins_the_count_anew() -> None:
    state = war([pawn("d4")], [pawn("d5"), pawn("a7")])
    finish(main, state)
    assert state.idle == 1
    finish(main, state)  # a7 goes to a6
    assert state.idle == 0
    finish(main, state)
    assert (state.idle, state.outcome) == (1, None)


@pytest.mark.rule("LC-R278", "LC-371")
@pytest.mark.parametrize(("points", "over"), [((0, 2), False), ((0, 3), True), ((2, 1), False), ((3, 1), False),
                                              ((4, 1), True)])  # fmt: skip
def test_who_can_still_draw_level_goes_on(points: tuple[int, int], over: bool) -> None:
    """Two Pawns on each side, a point each."""
    mine, theirs = [pawn("d4"), pawn("e4")], [pawn("a7"), pawn("b7")]
    state = war(Side(mine, points=points[0]), Side(theirs, points=points[1]))
    finish(main, state, "move d4-d5")
    assert (state.outcome is not None) is over


@pytest.mark.rule("LC-371", "LC-R278")
@pytest.mark.parametrize(("theirs", "over"), [(4, False), (5, True)])
def test_by_another_number_each_pawn_is_worth_more_points(theirs: int, over: bool) -> None:
    """Two points a Pawn: one came through, and one is left that could still bring two."""
    mine = Side([pawn("d7"), pawn("a2")])
    state = war(mine, Side([pawn("b7")], points=theirs), variant=under(game="pawns", pawnwars_points_per_pawn=2))
    finish(main, state, "move d7-d8")
    assert (state.players[0].points, state.outcome is not None) == (2, over)
