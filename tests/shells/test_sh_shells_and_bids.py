"""The shell game and the auction: secrets, and answers given at the same time."""

import pytest
from shells_table import SHELLS, State, after, keys, offered, position, told, turn, upto

from rulewright.games.shells.rules import prompts
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import HIDDEN, Seat
from rulewright.kernel.variant import Variant


def three_shells() -> State:
    return position(stalls=["copper silver gold", ""])


@pytest.mark.rule("SH-013", "SH-D04")
def test_a_shell_game_needs_two_face_up_cards() -> None:
    assert "shell" not in offered(position(["gold", ""], stalls=["copper", ""]))
    assert "shell" in offered(three_shells())
    assert offered(three_shells(), "shell") == ["first copper", "first silver", "first gold"]


@pytest.mark.rule("SH-013")
def test_the_chosen_card_lies_first_and_only_its_owner_knows() -> None:
    state = three_shells()
    asked = upto(turn, state, "shell", "first gold")
    assert (asked.seat, asked.why) == (1, prompts.TURN)
    shells = state.players[0].shells
    assert keys(state, shells) == ["gold", "copper", "silver"]
    assert {state.seen[card] for card in shells} == {0b01}
    view = SHELLS.rules.view(state, Seat(1))
    assert {view.faces[card] for card in shells} == {HIDDEN}


@pytest.mark.rule("SH-013")
def test_hidden_cards_may_lie_in_any_order_but_stay_on_their_stall() -> None:
    orders = set()
    for seed in range(40):
        state = three_shells()
        upto(turn, state, "shell", "first gold")
        SHELLS.rules.conceal(state, Seat(1), Dice(seed))
        orders.add(tuple(keys(state, state.players[0].shells)))
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {("copper", "gold", "silver")}


@pytest.mark.rule("SH-014", "SH-D05")
def test_the_next_player_turns_one_over_and_gains_its_worth() -> None:
    state = three_shells()
    first = f"turn #{state.players[0].stall[0]}"
    table = after(state, "shell", "first gold", first, "end", "bid 0", "bid 0")
    assert [player.score for player in state.players] == [0, 3]
    assert keys(state, state.discard) == ["gold"]
    assert told(table, "turns_over") == [{"seat": 1, "card": "gold"}]


@pytest.mark.rule("SH-011")
def test_what_lies_under_shells_takes_room_on_the_stall() -> None:
    assert "lay gold" in offered(position(["gold", ""], stalls=["copper", ""], shells=["silver", ""]))
    assert "lay gold" not in offered(position(["gold", ""], stalls=["copper", ""], shells=["silver snake", ""]))


@pytest.mark.rule("SH-014")
def test_the_others_stay_face_down_and_out_of_the_next_shell_game() -> None:
    state = three_shells()
    first = f"turn #{state.players[0].stall[0]}"
    assert "shell" not in offered(state, "shell", "first gold", first)
    assert keys(state, state.players[0].shells) == ["copper", "silver"]


@pytest.mark.rule("SH-015", "SH-D06")
def test_everybody_bids_up_to_all_their_coins() -> None:
    state = position(coins=(1, 3))
    asked = upto(turn, state, "end")
    assert (asked.seat, asked.notations) == (0, ["bid 0", "bid 1"])
    assert offered(position(coins=(1, 3)), "end", "bid 1") == ["bid 0", "bid 1", "bid 2", "bid 3"]


@pytest.mark.rule("SH-015")
def test_there_may_be_no_auctions() -> None:
    state = position(variant=Variant("quiet", {"auction": False}))
    after(state, "end")
    assert state.active == 1


@pytest.mark.rule("SH-016")
def test_the_highest_bidder_pays_and_gains_a_point() -> None:
    state = position(coins=(2, 2))
    table = after(state, "end", "bid 1", "bid 2")
    assert [(player.coins, player.score) for player in state.players] == [(2, 0), (0, 1)]
    assert told(table, "bids") == [{"seat": 0, "n": 1}, {"seat": 1, "n": 2}]


@pytest.mark.rule("SH-016")
@pytest.mark.parametrize("bid", [0, 2])
def test_equal_or_empty_bids_cost_and_bring_nothing(bid: int) -> None:
    state = position(coins=(2, 2))
    after(state, "end", f"bid {bid}", f"bid {bid}")
    assert [(player.coins, player.score) for player in state.players] == [(2, 0), (2, 0)]
