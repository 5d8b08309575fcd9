"""The turn of Shells: drawing, playing, laying, rolling, and the Snake."""

import pytest
from shells_table import NO_BIDS, after, keys, offered, position, told, turn, upto

from rulewright.games.shells.rules import prompts
from rulewright.kernel.question import EVERYBODY, Seat


@pytest.mark.rule("SH-007")
def test_a_turn_begins_with_a_card() -> None:
    state = position(deck="gold silver")
    table = after(state, *NO_BIDS)
    assert keys(state, state.players[0].hand) == ["gold"]
    assert told(table, "draws") == [{"seat": 0, "card": "gold"}]


@pytest.mark.rule("SH-007")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    state = position(discard="silver silver")
    table = after(state, *NO_BIDS)
    assert keys(state, state.players[0].hand) == ["silver"]
    assert (len(state.deck), state.discard) == (1, [])
    assert state.seen[state.deck[0]] == 0  # nobody knows which one is left
    assert told(table, "reshuffles") == [{"n": 2}]


@pytest.mark.rule("SH-007")
def test_without_any_cards_nothing_is_drawn() -> None:
    state = position()
    after(state, *NO_BIDS)
    assert state.players[0].hand == []


@pytest.mark.rule("SH-008", "SH-D02")
def test_a_player_does_what_they_like_until_they_end_the_turn() -> None:
    state = position(["copper silver", ""])
    asked = upto(turn, state)
    assert (asked.seat, asked.why) == (0, prompts.MAIN)
    assert asked.notations == ["end", "play copper", "play silver", "lay copper", "lay silver", "roll"]
    state = position(["copper silver", ""])
    after(state, "lay copper", "roll", "play silver", "bid 0", "bid 0", dice=(1,))
    assert (state.turn, state.active) == (2, 1)


@pytest.mark.rule("SH-009")
def test_a_played_card_brings_its_worth_and_is_discarded() -> None:
    state = position(["gold", ""])
    table = after(state, "play gold", *NO_BIDS)
    assert state.players[0].score == 3
    assert keys(state, state.discard) == ["gold"]
    assert state.seen[state.discard[0]] == EVERYBODY
    assert told(table, "gains") == [{"seat": 0, "n": 3, "now": 3}]


@pytest.mark.rule("SH-010", "SH-D03")
def test_a_snake_makes_the_next_player_drop_a_card() -> None:
    state = position(["snake", "gold copper", "silver"])
    asked = upto(turn, state, "play snake")
    assert (asked.seat, asked.notations) == (1, ["drop gold", "drop copper"])
    state = position(["snake", "gold copper", "silver"])
    after(state, "play snake", "drop copper", "end", "bid 0", "bid 0", "bid 0")
    assert keys(state, state.discard) == ["snake", "copper"]
    assert [player.score for player in state.players] == [0, 0, 0]


@pytest.mark.rule("SH-010")
def test_a_snake_does_not_bite_an_empty_hand() -> None:
    state = position(["snake", ""])
    table = after(state, "play snake", *NO_BIDS)
    assert told(table, "drops") == []


@pytest.mark.rule("SH-011")
def test_a_laid_card_is_seen_by_everybody() -> None:
    state = position(["gold", ""])
    after(state, "lay gold", *NO_BIDS)
    assert keys(state, state.players[0].stall) == ["gold"]
    assert state.seen[state.players[0].stall[0]] == EVERYBODY
    assert state.players[0].score == 0


@pytest.mark.rule("SH-011")
def test_a_stall_has_room_for_three_cards() -> None:
    assert "lay gold" in offered(position(["gold", ""], stalls=["copper copper", ""]))
    assert "lay gold" not in offered(position(["gold", ""], stalls=["copper copper copper", ""]))


@pytest.mark.rule("SH-012")
@pytest.mark.parametrize(("die", "cards"), [(2, 1), (3, 2), (6, 2)])
def test_three_or_more_on_the_die_draws_a_card(die: int, cards: int) -> None:
    state = position(deck="gold silver copper")
    after(state, "roll", *NO_BIDS, dice=(die,))
    assert len(state.players[0].hand) == cards


@pytest.mark.rule("SH-012")
def test_the_die_is_rolled_once_in_a_turn() -> None:
    assert "roll" not in offered(position(deck="gold silver copper"), "roll", dice=(1,))


def test_what_a_seat_does_not_know_stays_unknown() -> None:
    state = position(["gold", "silver"])
    assert state.seen[state.players[1].hand[0]] == 1 << Seat(1)
