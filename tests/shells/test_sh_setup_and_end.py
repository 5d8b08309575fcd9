"""How a game of Shells begins and ends."""

import pytest
from shells_table import NO_BIDS, SHELLS, after, keys, offered, opened, position, told, turn, upto

from rulewright.kernel.match import Match
from rulewright.kernel.question import EVERYBODY, Seat
from rulewright.kernel.state import Outcome
from rulewright.kernel.variant import Variant

LAST = 6  # the last turn of two players


@pytest.mark.rule("SH-001")
def test_twelve_points_win_at_once() -> None:
    state = position(["gold", ""], scores=(9, 0))
    after(state, "play gold")
    assert state.outcome == Outcome((Seat(0),), "SH-001", "12 points reached")


@pytest.mark.rule("SH-002")
def test_after_the_last_round_most_points_win() -> None:
    state = position(scores=(2, 5), turn=LAST, active=1)
    after(state, *NO_BIDS)
    assert state.outcome == Outcome((Seat(1),), "SH-002", "5 points after the last round")


@pytest.mark.rule("SH-002")
@pytest.mark.parametrize(("tie", "winners"), [("share", (0, 1)), ("first", (0,))])
def test_equal_points_share_the_victory(tie: str, winners: tuple[int, ...]) -> None:
    state = position(scores=(4, 4), turn=LAST, active=1, variant=Variant("tie", {"tie": tie}))
    table = after(state, *NO_BIDS)
    assert state.outcome is not None
    assert state.outcome.winners == winners
    assert [args["seat"] for args in told(table, "wins")] == list(winners)


@pytest.mark.rule("SH-002")
def test_the_game_goes_on_before_the_last_round_is_over() -> None:
    state = position(scores=(2, 5), turn=LAST - 1)
    after(state, *NO_BIDS)
    assert state.outcome is None
    assert (state.turn, state.active) == (LAST, 1)


@pytest.mark.rule("SH-003")
def test_the_deck() -> None:
    state = opened()
    deck = keys(state, state.deck)
    assert {key: deck.count(key) for key in deck} == {"copper": 5, "silver": 4, "gold": 2, "snake": 5}
    assert [card.worth for card in state.book.cards] == [1, 2, 3, 0]


@pytest.mark.rule("SH-004")
def test_coins_and_the_crow() -> None:
    assert [player.coins for player in opened(mascots=("cat", "crow")).players] == [2, 3]
    rich = Variant("rich", {"bonus": [0, 4, 0, 0]})
    assert [player.coins for player in opened(variant=rich).players] == [2, 6]


@pytest.mark.rule("SH-005")
def test_everybody_draws_three_cards_that_only_they_know() -> None:
    state = opened(3)
    after(state, "keep", "keep", "keep")
    assert [len(player.hand) for player in state.players] == [3, 3, 3]
    assert {state.seen[card] for card in state.players[1].hand} == {0b010}
    assert len(state.deck) == 16 - 9


@pytest.mark.rule("SH-006", "SH-D01")
def test_a_swapped_card_goes_into_the_deck_and_another_is_drawn() -> None:
    state = opened()
    first = upto(turn, opened()).notations[1]
    table = after(state, first, "keep")
    assert [len(player.hand) for player in state.players] == [3, 3]
    assert len(state.deck) == 16 - 6
    assert told(table, "swaps") == [{"seat": 0}]
    assert not [card for card in state.deck if state.seen[card]]  # nobody knows where it went


@pytest.mark.rule("SH-006")
def test_all_decide_about_a_swap_at_the_same_time() -> None:
    match = Match(SHELLS, 3, 1)
    assert list(match.questions) == [0, 1, 2]


@pytest.mark.rule("SH-017")
def test_who_leaves_takes_no_more_turns_and_is_no_next_player() -> None:
    state = position(["snake", "gold", "silver copper"])
    state.gone = 0b010
    after(state, "play snake", "drop copper", "end", "bid 0", "bid 0")
    assert keys(state, state.players[1].hand) == ["gold"]
    assert state.active == 2


@pytest.mark.rule("SH-017")
def test_the_last_one_left_wins() -> None:
    match = Match(SHELLS, 2, 1)
    for seat in (0, 1):
        match.answer(Seat(seat), "keep")
    match.concede(Seat(0))
    assert match.outcome == Outcome((Seat(1),), "SH-017", "everybody else has left")


def test_a_position_lies_as_it_is_written() -> None:
    state = position(["gold", "snake"], stalls=["copper silver", ""], deck="silver gold", discard="copper")
    assert keys(state, state.deck) == ["gold", "silver"]  # the top card is the last
    assert state.seen[state.discard[0]] == state.seen[state.players[0].stall[0]] == EVERYBODY
    assert offered(state)[:3] == ["end", "play gold", "play silver"]
