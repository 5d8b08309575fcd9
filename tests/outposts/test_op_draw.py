"""First step, Draw Cards: two cards, the reshuffle and its damage, the Outpost gained."""

import pytest
from outposts_table import GAME, Asked, Post, Side, ask, names, play, position, rules, run

from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.state import State, standing_count
from rulewright.games.outposts.rules.turn import draw_cards, turn
from rulewright.kernel.question import Seat

FALLEN = Post(standing=False)
ONE = ["1/1/1"]


def counters(state: State, seat: int = 0) -> list[int]:
    return [outpost.counters for outpost in state.players[seat].outposts]


@pytest.mark.rule("OP-073")
def test_two_cards_are_drawn_from_the_top() -> None:
    state = position(Side(deck=["1/1/1", "2/2/2", "3/3/3", "4/4/4"]), Side())
    play(draw_cards, state)
    assert names(state, state.players[0].hand) == ["4/4/4", "3/3/3"]
    assert names(state, state.players[0].deck) == ["1/1/1", "2/2/2"]
    assert GAME.rules.view(state, 1).faces[state.players[0].hand[0]] < 0  # seen by the drawing player only
    assert GAME.rules.view(state, 0).faces[state.players[0].hand[0]] >= 0


@pytest.mark.rule("OP-074", "OP-080", "OP-R30")
def test_one_card_is_drawn_first_then_damage_then_shuffle_then_the_other() -> None:
    state = position(Side(deck=["9/9/9"], discard=["1/1/1"] * 5), Side())
    table = play(draw_cards, state, "take", "put 0 1", "put 1 4")
    kinds = [kind for kind, _, _ in table.events]
    assert kinds == ["draws", "counters", "counters", "reshuffles", "draws"]
    player = state.players[0]
    assert names(state, player.hand) == ["9/9/9", "1/1/1"]  # the old deck's card came first
    assert (len(player.deck), player.discard) == (4, [])
    assert counters(state) == [1, 4, 0]


@pytest.mark.rule("OP-074", "OP-R129")
def test_the_new_deck_is_shuffled_and_nobody_knows_its_order() -> None:
    hands = set()
    for seed in range(12):
        state = position(Side(deck=[], discard=[f"{n}/0/1" for n in range(1, 8)]), Side(), seed=seed)
        run(draw_cards, state)
        hands.add(tuple(names(state, state.players[0].hand)))
        for viewer in (0, 1):
            assert all(GAME.rules.view(state, viewer).faces[card] < 0 for card in state.players[0].deck)
    assert len(hands) > 6


@pytest.mark.rule("OP-075")
def test_a_deck_of_exactly_two_is_enough() -> None:
    state = position(Side(deck=["1/1/1"] * 2, discard=["2/2/2"] * 3), Side())
    table = play(draw_cards, state)
    assert [kind for kind, _, _ in table.events] == ["draws", "draws"]
    player = state.players[0]
    assert (len(player.hand), len(player.deck), len(player.discard), counters(state)) == (2, 0, 3, [0, 0, 0])


@pytest.mark.rule("OP-076", "OP-P06", "OP-R31")
@pytest.mark.parametrize(("outposts", "splits"), [(1, 1), (2, 6), (3, 21)])
def test_five_damage_is_split_in_every_way(outposts: int, splits: int) -> None:
    found: set[tuple[int, ...]] = set()
    todo: list[list[str]] = [["take"]]
    askers = set()
    while todo:
        answers = todo.pop()
        state = position(Side(outposts=[Post()] * outposts, deck=[], discard=ONE * 4, turns=1), Side())
        try:
            play(draw_cards, state, *answers)
            found.add(tuple(counters(state)))
        except Asked as asked:
            todo += [[*answers, option] for option in asked.notations]
            askers.add((asked.seat, asked.why.key))
    assert askers <= {(0, "split")}
    assert len(found) == splits
    assert all(sum(split) == 5 for split in found)


@pytest.mark.rule("OP-077", "OP-R32", "OP-R39")
def test_more_than_an_outpost_needs_may_be_put_on_it_and_is_lost() -> None:
    state = position(Side(outposts=[Post(counters=9), Post()], deck=[], discard=ONE * 4, turns=1), Side())
    play(draw_cards, state, "take", "put 0 5")
    assert [outpost.standing for outpost in state.players[0].outposts] == [False, True]
    assert counters(state) == [0, 0]


@pytest.mark.rule("OP-R39", "OP-168")
def test_with_less_than_five_points_of_room_all_outposts_fall() -> None:
    for overkill in (True, False):
        state = position(
            Side(outposts=[Post(counters=8), Post(counters=8)], deck=[], discard=ONE * 4),
            Side(),
            variant=rules(reshuffle_overkill=overkill),
        )
        play(draw_cards, state, *(["take", "put 0 2"] if overkill else ["take"]))
        assert standing_count(state.players[0]) == 0
        assert state.outcome is not None
        assert state.outcome.winners == (1,)


@pytest.mark.rule("OP-078", "OP-R35")
def test_the_damage_is_taken_once_even_if_the_new_deck_is_too_small() -> None:
    state = position(Side(deck=[], discard=ONE), Side())
    table = run(draw_cards, state)
    assert sum(args["n"] for kind, _, args in table.events if kind == "counters") == 5
    assert (len(state.players[0].hand), len(state.players[0].deck)) == (1, 0)


@pytest.mark.rule("OP-079", "OP-R72")
def test_reshuffle_damage_flips_nothing_and_no_defense_reduces_it() -> None:
    post = Post(open=["+3/+4"], closed=["hidden-spikes"], defenders=["2/9/9"])
    state = position(Side(outposts=[post, FALLEN, FALLEN], deck=[], discard=ONE * 3), Side())
    play(draw_cards, state, "take")
    outpost = state.players[0].outposts[0]
    assert outpost.counters == 5
    assert (names(state, outpost.open), names(state, outpost.closed)) == (["+3/+4"], ["hidden-spikes"])
    assert len(outpost.defenders) == 1


@pytest.mark.rule("OP-080", "OP-R34", "OP-R33", "OP-038")
def test_upgrades_lost_to_the_damage_are_shuffled_into_the_new_deck() -> None:
    post = Post(counters=5, open=["+0/+1"], closed=["+1/+0"], defenders=["2/1/2"])
    state = position(Side(outposts=[post, Post(), FALLEN], deck=[], discard=[]), Side())
    play(draw_cards, state, "take", "put 0 5", "guard 2/1/2 1")
    assert sorted(names(state, state.players[0].hand)) == ["+0/+1", "+1/+0"]
    assert names(state, state.players[0].outposts[1].defenders) == ["2/1/2"]


@pytest.mark.rule("OP-081", "OP-R36")
def test_without_discards_the_damage_is_still_taken_and_nothing_drawn() -> None:
    state = position(Side(deck=ONE, discard=[]), Side())
    table = run(draw_cards, state)
    assert sum(counters(state)) == 5
    assert (len(state.players[0].hand), state.players[0].deck) == (1, [])
    assert "reshuffles" not in [kind for kind, _, _ in table.events]


@pytest.mark.rule("OP-082", "OP-R37", "OP-172")
def test_a_player_without_a_standing_outpost_reshuffles_without_damage() -> None:
    state = position(Side(outposts=[FALLEN, FALLEN], deck=[], discard=ONE * 4), Side(), Side())
    table = play(draw_cards, state, "take")
    assert [kind for kind, _, _ in table.events] == ["reshuffles", "draws", "draws", "gains"]
    assert [outpost.standing for outpost in state.players[0].outposts] == [False, False, True]
    assert counters(state) == [0, 0, 0]


@pytest.mark.rule("OP-R38", "OP-170")
def test_losing_the_last_outpost_to_the_damage_ends_a_duel_but_not_a_game_of_three() -> None:
    own = Side(outposts=[Post(counters=6)], deck=[], discard=ONE * 4)
    duel = position(own, Side())
    play(draw_cards, duel, "take")
    assert duel.outcome is not None
    assert (duel.outcome.winners, duel.players[0].hand) == ((1,), [])
    three = position(own, Side(), Side())
    play(draw_cards, three, "take")
    assert three.outcome is None
    assert (len(three.players[0].hand), [o.standing for o in three.players[0].outposts]) == (2, [False, True])


@pytest.mark.rule("OP-R38", "OP-R117", "OP-173")
def test_who_loses_the_third_outpost_to_the_damage_is_out_and_the_turn_ends() -> None:
    own = Side(outposts=[FALLEN, FALLEN, Post(counters=6)], deck=[], discard=ONE * 4, hand=["2/2/2"])
    state = position(own, Side(), Side())
    state.idle = 2
    table = play(turn, state, "take")  # no card is drawn, no Play step follows
    assert (state.players[0].out, state.idle) == (True, 0)  # it was no skipped turn
    assert "reshuffles" not in [kind for kind, _, _ in table.events]
    assert (state.active, len(state.players[0].aside)) == (1, 5)


@pytest.mark.rule("OP-083", "OP-085", "OP-R22")
def test_one_outpost_is_gained_while_fewer_than_three() -> None:
    for total, after in ((0, 1), (1, 2), (2, 3), (3, 3)):
        state = position(Side(outposts=[Post()] * total), Side())
        assert play(draw_cards, state).asked == []  # it can't be declined
        assert len(state.players[0].outposts) == after


@pytest.mark.rule("OP-084", "OP-R24")
def test_none_is_gained_on_ones_own_first_turn() -> None:
    state = position(Side(outposts=[Post()], turns=3), Side(outposts=[Post()], turns=0), active=1)
    run(turn, state)  # the other's first turn, whatever the round
    assert len(state.players[1].outposts) == 1
    state.active = Seat(1)
    run(turn, state)
    assert len(state.players[1].outposts) == 2


@pytest.mark.rule("OP-086", "OP-R22")
def test_the_outpost_gained_takes_no_part_in_the_damage() -> None:
    state = position(Side(outposts=[Post(), FALLEN], deck=[], discard=ONE * 3), Side())
    table = play(draw_cards, state, "take")  # one standing Outpost: nothing to split
    kinds = [kind for kind, _, _ in table.events]
    assert kinds == ["counters", "reshuffles", "draws", "draws", "gains"]
    assert counters(state) == [5, 0, 0]


@pytest.mark.rule("OP-087", "OP-088")
def test_the_outpost_gained_counts_for_mana_in_the_same_turn() -> None:
    state = position(Side(outposts=[Post()]), Side())
    table = run(turn, state)
    assert [args["n"] for kind, _, args in table.events if kind == "mana"] == [2]


def example_five() -> State:
    x = Post(counters=8, defenders=["0/0/1"] * 3)
    y = Post(counters=9, closed=["hidden-spikes"], defenders=["2/1/2"])
    return position(Side(outposts=[x, y], deck=[], discard=ONE * 6), Side())


@pytest.mark.rule("OP-E05.1", "OP-E05.2", "OP-E05.3", "OP-E05.4", "OP-030", "OP-031", "OP-K22")
def test_reshuffle_damage_destroys_an_outpost() -> None:
    state = example_five()
    player = state.players[0]
    asked = ask(draw_cards, example_five(), "take")
    assert asked.notations == [f"put 0 {n}" for n in range(6)]
    table = play(draw_cards, state, "take", "put 0 0")  # all five on Y; d has no choice, X is full
    kinds = [kind for kind, _, _ in table.events]
    assert not {"trap", "flips"} & set(kinds)
    shuffled = next(args["n"] for kind, _, args in table.events if kind == "reshuffles")
    assert shuffled == 7  # u was among the seven
    assert "hidden-spikes" in names(state, player.deck + player.hand)
    assert names(state, player.reserve) == ["2/1/2"]
    assert (len(player.deck), len(player.hand), player.discard) == (5, 2, [])
    assert [outpost.standing for outpost in player.outposts] == [True, False, True]
    table = run(play_cards, state, lambda seat, key, offered: "end")
    assert [args["n"] for kind, _, args in table.events if kind == "mana"] == [2]


@pytest.mark.rule("OP-E05.5", "OP-168", "OP-171")
def test_a_split_that_destroys_both_loses_at_once() -> None:
    state = example_five()
    play(draw_cards, state, "take", "put 0 2")
    player = state.players[0]
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((1,), "OP-168")
    assert (player.hand, player.deck, len(player.outposts)) == ([], [], 2)


@pytest.mark.rule("OP-P07", "OP-030")
def test_survivors_of_two_outposts_that_fall_together_are_placed_one_by_one() -> None:
    fallen = Post(counters=8, defenders=["1/1/1", "2/2/2", "3/3/3"])
    also = Post(counters=8, defenders=["4/4/4", "5/5/5", "6/6/6"])
    state = position(Side(outposts=[fallen, also, Post(defenders=["7/7/7"])], deck=[], discard=ONE * 3), Side())
    answers = ["put 0 2", "put 1 2", "reserve 1/1/1", "guard 2/2/2 2", "reserve 3/3/3", "guard 4/4/4 2"]
    table = play(draw_cards, state, "take", *answers)
    asked = [offered for _, key, offered in table.asked if key == "reassign"]
    assert asked == [[f"reserve {c}", f"guard {c} 2"] for c in ("1/1/1", "2/2/2", "3/3/3", "4/4/4")]  # then it is full
    assert names(state, state.players[0].reserve) == ["1/1/1", "3/3/3", "5/5/5", "6/6/6"]


@pytest.mark.rule("OP-R40", "OP-K11")
def test_an_effect_draws_what_is_there_without_reshuffle_or_damage() -> None:
    state = position(Side(hand=["whispers"], deck=ONE, discard=["2/2/2"] * 4), Side())
    play(play_cards, state, "play whispers", "end")
    player = state.players[0]
    assert (names(state, player.hand), len(player.discard), counters(state)) == (["1/1/1"], 5, [0, 0, 0])
