"""Three and four players: order, placing, turns, defeat, concession."""

from collections.abc import Mapping, Sequence

import pytest
from seekers_table import GAME, Effect, Side, ails, duel, play, position, priority, turn, upto

from rulewright.games.seekers.rules.book import make_book
from rulewright.games.seekers.rules.ending import check_defeat
from rulewright.games.seekers.rules.ids import SETUP
from rulewright.games.seekers.rules.setup.entry import Entry
from rulewright.games.seekers.rules.setup.start import start
from rulewright.games.seekers.rules.state import State, living
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.match import Match
from rulewright.kernel.question import HIDDEN, Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import Variant

NAMES = ("mara", "theron", "orin", "vexia")


def fresh(teams: Sequence[int], rules: Mapping[str, object] | None = None) -> State:
    book = make_book(Variant("x", rules={"sideboard_in_game1": False, "mulligans": 0, **(rules or {})}))
    return start(book, [Entry(armory=NAMES[i], team=team) for i, team in enumerate(teams)], Dice(1))


def set_up(table: Table, state: State) -> None:
    while state.phase == SETUP:
        turn(table, state)


# -- placing


@pytest.mark.rule("SK-083", "SK-084", "SK-085", "SK-086", "SK-R187", "SK-R188", "SK-D03")
def test_two_teams_of_two_place_in_turns_and_keep_their_side() -> None:
    state = fresh([0, 1, 0, 1])
    table = play(set_up, state, "team 1", "seat 3", "seat 0", "start 6,-4", "start -6,2", dice=[6, 6, 1, 1])
    assert [(seat, key, options) for seat, key, options in table.asked] == [
        (0, "first", ["team 0", "team 1"]),  # one roll a team, for which its first player stands
        (1, "order", ["seat 1", "seat 3"]),  # each team orders its own players, the first team before the other
        (0, "order", ["seat 0", "seat 2"]),
        (3, "start", ["start -6,2", "start -6,4", "start 6,-2", "start 6,-4"]),
        (0, "start", ["start -6,2", "start -6,4"]),  # the rest is one hex for each: the own side
    ]
    placed = [args["unit"] for kind, _, args in table.events if kind == "placed"]
    assert placed == [3, 0, 1, 2]
    assert (state.order, state.active) == ([3, 0, 1, 2], 3)
    sides = [[state.book.map.board.hexes[unit.hex].q > 0 for unit in state.units]]
    assert sides == [[False, True, False, True]]
    seats: list[Seat] = []
    for _ in range(5):
        seats.append(state.active)
        duel(turn, state)
    assert seats == [3, 0, 1, 2, 3]  # placing order is turn order


@pytest.mark.rule("SK-R187", "SK-075")
def test_only_the_highest_roll_again_and_the_others_follow_in_table_order() -> None:
    state = fresh([0, 1, 2])
    asked = upto(set_up, state, dice=[4, 4, 6, 2, 1, 1, 2, 2, 5, 5])  # 8, 8, 2; then 4 to 10
    assert (asked.seat, asked.notations) == (1, ["team 0", "team 1", "team 2"])
    state = fresh([0, 1, 2])
    asked = upto(set_up, state, "team 1", dice=[6, 6, 1, 1, 2, 2])
    assert state.order == [1, 2, 0]
    assert (asked.seat, len(asked.notations)) == (1, 4)


@pytest.mark.rule("SK-R188")
def test_single_players_take_any_free_start_hex() -> None:
    state = fresh([0, 1, 2])
    asked = upto(set_up, state, "team 0", "start -6,2", "start -6,4", dice=[6, 6, 1, 1, 2, 2])
    assert (asked.seat, asked.notations) == (2, ["start 6,-2", "start 6,-4"])
    state = fresh([0, 1, 2, 3])
    table = play(set_up, state, "team 0", "start -6,2", "start -6,4", "start 6,-2", dice=[6, 6, 1, 1, 2, 2, 3, 3])
    assert len({unit.hex for unit in state.units}) == 4
    assert [seat for seat, key, _ in table.asked if key == "start"] == [0, 1, 2]


@pytest.mark.rule("SK-R188", "SK-R189")
def test_uneven_teams_skip_those_without_a_further_player() -> None:
    state = fresh([0, 1, 0])
    duel(set_up, state, "team 0", "seat 0", "start -6,2", "start 6,-2", dice=[6, 6, 1, 1])
    assert state.order == [0, 1, 2]
    assert [state.book.map.board.hexes[unit.hex].q for unit in state.units] == [-6, 6, -6]
    state = fresh([0, 1, 2, 0])  # the team's side is full: the appropriate hex is the one that is left
    duel(set_up, state, "team 0", "seat 0", "start -6,2", "start -6,4", "start 6,-4", dice=[6, 6, 1, 1, 2, 2])
    assert state.order == [0, 1, 2, 3]
    assert len({unit.hex for unit in state.units}) == 4
    with pytest.raises(ImpossibleSetup, match=r"has 2 start hexes a side \(SK-R188\)"):
        fresh([0, 0, 0, 1])


# -- defeat in a team


def four(**other: Side) -> State:
    sides = {"a": Side("mara", at=(0, 0)), "b": Side(at=(1, 0)), "c": Side("orin", at=(-3, 0)),
             "d": Side("vexia", at=(3, 0))}  # fmt: skip
    return position(*(sides | other).values())


@pytest.mark.rule("SK-R190", "SK-R104", "SK-284")
def test_a_defeated_player_leaves_and_the_team_plays_on() -> None:
    state = four(
        a=Side("mara", at=(0, 0), hand=["quick-stab"]),
        b=Side(at=(1, 0), hp=1, tokens=[("shade", (5, -5))], zone=[Effect("world-in-flames")], hand=["arcane-bolt"]),
        d=Side("vexia", at=(3, 0), ailments={"Burn": 3}),
    )
    duel(priority, state, "play quick-stab", dice=[3])
    assert state.outcome is None
    assert living(state) == [0, 2, 3]
    assert state.players[1].out
    assert [unit.hex for unit in state.units if unit.seat == 1] == [-1, -1]  # its token unit, too
    assert state.players[1].zone == []
    assert ails(state, 3, "Burn") == 3  # Ailments on others stay
    seats: list[Seat] = []
    for _ in range(4):
        state.active = state.active if seats else Seat(2)
        seats.append(state.active)
        duel(turn, state)
    assert seats == [2, 3, 0, 2]  # later turns are skipped


@pytest.mark.rule("SK-R190", "SK-R104")
def test_what_a_defeated_player_had_on_the_stack_goes_and_the_rest_stays() -> None:
    state = four(
        a=Side("mara", at=(0, 0), hand=["throwing-knife"]),
        b=Side(at=(1, 0), hand=["arcane-bolt"]),
        d=Side("vexia", at=(3, 0), hand=["martyrs-gift"] * 2),
    )
    upto(priority, state, "play throwing-knife", "direction E", "play arcane-bolt")
    assert [item.seat for item in state.stack] == [0, 1]
    state.units[1].hp = 0
    duel(check_defeat, state)
    assert [item.seat for item in state.stack] == [0]


@pytest.mark.rule("SK-R190", "SK-R104", "SK-R193")
def test_the_turn_of_a_defeated_player_ends() -> None:
    state = four(a=Side("mara", at=(0, 0), hp=1, deck=["study"], ailments={"Bleed": 3}), b=Side(at=(4, 0)))
    duel(turn, state, "move", "to 0,1")  # the Bleed is her end
    assert state.players[0].out
    assert (state.active, state.stack, state.outcome) == (1, [], None)
    state = four(
        a=Side("mara", at=(0, 0), hp=1, hand=["quick-stab"], ap=5),
        b=Side(at=(1, 0), hand=["arcane-bolt", "arcane-bolt"], ap=5),
    )
    table = play(turn, state, "pass", "pass", "play quick-stab", "play arcane-bolt", "play arcane-bolt", dice=[4])
    assert state.players[0].out
    assert state.stack == []
    assert len(state.players[1].discard) == 2  # the second bolt has no turn left to resolve in
    assert [args["unit"] for kind, _, args in table.events if kind == "damage"] == [0]
    assert state.units[1].hp == 100  # what she had on the Stack left with her


@pytest.mark.rule("SK-R190")
def test_nothing_more_resolves_in_the_turn_of_a_defeated_player() -> None:
    state = four(
        a=Side("mara", at=(0, 0), hp=1, hand=["quick-stab"], ap=5),
        b=Side(at=(1, 0), hand=["arcane-bolt", "arcane-bolt"], ap=5),
        c=Side("orin", at=(0, 1), ap=0),
    )
    answers = ("play quick-stab", "play arcane-bolt", "at_enemy 2", "play arcane-bolt", "at_enemy 0")
    table = play(turn, state, "pass", "pass", *answers, dice=[4])
    assert [args["unit"] for kind, _, args in table.events if kind == "damage"] == [0]
    assert (state.units[2].hp, state.active) == (state.units[2].most, 1)
    assert table.asked[-1][:2] == (1, "target")  # nobody has priority in a turn that is over


@pytest.mark.rule("SK-R190", "SK-R186")
def test_a_turn_goes_on_when_somebody_else_is_defeated() -> None:
    state = four(a=Side("mara", at=(0, 0), hand=["quick-stab"] * 2, ap=5), b=Side(at=(1, 0), hp=1))
    state.units[3].hex = state.book.map.ways[state.units[0].hex][3]
    play(priority, state, "play quick-stab", "at_enemy 1", "play quick-stab", "pass", dice=[3, 4])
    assert state.players[1].out
    assert state.units[3].hp == state.units[3].most - 4


@pytest.mark.rule("SK-R191", "SK-284", "SK-285")
def test_the_last_seeker_of_a_team_decides_not_its_tokens() -> None:
    state = position(
        Side("mara", hand=["quick-stab"]), Side(at=(1, 0), hp=1, tokens=[("shade", (3, 0)), ("ember-wisp", (4, 0))])
    )
    duel(priority, state, "play quick-stab", dice=[3])
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((0,), "SK-284")
    assert all(unit.hex < 0 for unit in state.units if unit.seat == 1)
    state = four(b=Side(at=(1, 0), hp=1), d=Side("vexia", at=(3, 0), hp=1))
    state.units[1].hp = state.units[3].hp = 0
    duel(check_defeat, state)
    assert state.outcome is not None
    assert state.outcome.winners == (0, 2)  # the whole team wins


@pytest.mark.rule("SK-R192", "SK-R136")
def test_the_last_team_wins_and_those_who_fall_together_draw() -> None:
    def three() -> State:
        return position(Side("mara", at=(0, 0)), Side(at=(1, 0)), Side("orin", at=(2, 0)))

    state = three()
    state.units[0].hp = 0
    duel(check_defeat, state)
    assert (state.outcome, living(state)) == (None, [1, 2])
    state.units[2].hp = 0
    duel(check_defeat, state)
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    state = three()
    for unit in state.units:
        unit.hp = 0
    duel(check_defeat, state)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((), "SK-R136")
    state = three()
    state.units[0].hp = 0
    duel(check_defeat, state)
    state.units[1].hp = state.units[2].hp = 0
    duel(check_defeat, state)
    assert state.outcome is not None
    assert state.outcome.winners == (1, 2)  # a draw among them: Mara lost before


# -- conceding


def answer_on(match: Match, until: str) -> None:
    """First answers, until this question is asked."""
    while match.question and match.question.prompt.key != until:
        match.answer(match.question.seat, 0)


@pytest.mark.rule("SK-R193", "SK-D31")
@pytest.mark.parametrize("when", ["armory", "first", "start", "side_in", "mulligan", "main"])
def test_conceding_is_the_defeat_of_ones_seeker_at_any_time(when: str) -> None:
    match = Match(GAME, 2, 3)
    answer_on(match, when)
    assert match.question is not None
    seat = match.question.seat
    match.concede(seat)
    if when == "armory":
        match.answer(Seat(1 - seat), 0)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.clause) == ((1 - seat,), "SK-R193")
    match = Match(GAME, 3, 3)
    answer_on(match, when)
    assert match.question is not None
    seat = match.question.seat
    match.concede(seat)
    while match.questions and match.state.players[(seat + 1) % 3].turns < 2:
        match.answer(match.question.seat, 0)
        assert match.state.units == [] or match.state.units[seat].hex < 0
    assert match.outcome is None
    assert match.state.players[seat].out
    assert match.state.players[seat].turns <= 1
    assert seat not in match.questions


@pytest.mark.rule("SK-R193", "SK-R186")
def test_a_concession_is_not_a_pass_of_the_others() -> None:
    match = Match(GAME, 3, 3, lineup=[{"armory": "theron"}] * 3)
    answer_on(match, "main")
    state = match.state
    order = state.order
    for seat in order[1:]:
        hand = state.players[seat].hand
        state.faces[hand[0]] = state.book.face("foresight")  # something to answer with
        state.players[seat].ap = 5
    match.answer(order[0], "pass")
    assert set(match.questions) == {order[1]}
    match.concede(order[1])
    assert set(match.questions) == {order[2]}
    assert match.question is not None
    assert match.question.prompt.key == "priority"


@pytest.mark.rule("SK-R193", "SK-R190", "SK-R104")
def test_who_concedes_while_playing_a_card_leaves_nothing_on_the_stack() -> None:
    match = Match(GAME, 3, 3, lineup=[{"armory": "theron"}] * 3)
    answer_on(match, "main")
    state = match.state
    first, second, third = state.order
    for seat, card in ((second, "scroll-of-passage"), (third, "foresight")):
        state.faces[state.players[seat].hand[0]] = state.book.face(card)
        state.players[seat].ap = 5
    match.answer(first, "pass")
    match.answer(second, f"play scroll-of-passage#{state.players[second].hand[0]}")
    assert match.question is not None
    assert match.question.prompt.key == "target"
    match.concede(second)
    assert (match.state.stack, set(match.questions)) == ([], {third})
    assert match.state.players[second].zone == []


# -- hands of team mates


@pytest.mark.rule("SK-R12")
@pytest.mark.parametrize("shared", [False, True])
def test_team_mates_see_each_others_hands_only_by_the_switch(shared: bool) -> None:
    match = Match(GAME, 4, 3, Variant("x", rules={"team_shared_hands": shared}))
    answer_on(match, "main")
    view = GAME.rules.view(match.state, 0)
    seen = [all(view.faces[card] != HIDDEN for card in player.hand) for player in view.players]
    assert seen == [True, False, shared, False]
    other = match.imagine(Seat(0), Dice(5)).here()
    assert GAME.rules.view(other, 0).faces == view.faces
