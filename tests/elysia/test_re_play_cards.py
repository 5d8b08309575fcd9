"""Part 2, Play Cards: any number of cards for their Exploration Resources, and the free Walk."""

import pytest
from elysia_table import Side, idle, names, play, play_cards, position, ruled, seen_by, told, turn, upto

from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import HIDDEN


def hand(state: State) -> list[str]:
    return names(state, state.players[0].hand)


# -- playing


@pytest.mark.rule("RE-113", "RE-114", "RE-D5")
def test_any_number_of_cards_is_played_and_the_rest_is_kept() -> None:
    cards = ("march", "silver-ring", "longsword", "shield-wall")
    for number in range(5):
        state = position(Side(hand=cards), idle())
        play(play_cards, state, *(f"play {key}" for key in cards[:number]), "finish")
        assert hand(state) == list(cards[number:])
        assert (state.walk, state.coin) == ((0, 2, 2, 2, 4)[number], (0, 0, 2, 3, 3)[number])


@pytest.mark.rule("RE-115")
def test_attack_and_defense_are_of_no_use_in_the_exploration_phase() -> None:
    state = position(Side(hand=("claymore", "counterstrike"), wild=1), idle())
    asked = upto(play_cards, state, "play claymore", "play counterstrike")
    assert (state.walk, state.coin) == (0, 1)
    assert asked.notations == ["finish", "wild-walk", "wild-coin", "wild-draw"]


@pytest.mark.rule("RE-116", "RE-122")
def test_played_cards_stay_on_the_table_until_the_end_of_the_turn() -> None:
    state = position(Side(hand=("march", "silver-ring"), deck=("longsword",) * 9), idle(), tiles={(1, 0): "plains"})
    played = ("play march", "play silver-ring", "finish")
    asked = upto(turn, state, *played, "step 1,0")
    assert (asked.why.key, state.players[0].discard) == ("move", [])
    assert names(state, state.players[0].played) == ["march", "silver-ring"]
    state = position(Side(hand=("march", "silver-ring"), deck=("longsword",) * 9), idle(), tiles={(1, 0): "plains"})
    asked = upto(turn, state, *played, "step 1,0", "stop")
    assert (asked.why.key, state.players[0].played) == ("discard", [])
    assert names(state, state.players[0].discard) == ["march", "silver-ring"]


@pytest.mark.rule("RE-117", "RE-R10")
def test_card_draw_is_carried_out_at_once_from_the_own_deck() -> None:
    state = position(Side(hand=("prepare-for-war",), deck=("longsword", "march", "silver-ring")), Side("vega"))
    asked = upto(play_cards, state, "play prepare-for-war")
    assert {"play longsword", "play march"} <= set(asked.notations)
    assert (hand(state), len(state.players[1].deck)) == (["longsword", "march"], 4)
    state = position(Side(hand=("prepare-for-war",), deck=("longsword",), wild=0), idle())
    play(play_cards, state, "play prepare-for-war", "play longsword")
    assert (hand(state), state.coin) == ([], 1)  # drew what there was; the cards in play do not come back


# -- the free Walk


@pytest.mark.rule("RE-118", "RE-R15", "RE-D4")
def test_a_hand_without_walk_may_be_shown_for_one_walk() -> None:
    state = position(Side(hand=("silver-ring", "longsword")), idle())
    asked = upto(play_cards, state, "reveal")
    assert state.walk == 1
    assert "reveal" not in asked.notations  # once
    seen = seen_by(state, 1).faces
    assert all(seen[card] != HIDDEN for card in state.players[0].hand)
    state = position(Side(hand=("silver-ring", "longsword", "shield-wall")), idle())
    assert "reveal" not in upto(play_cards, state).notations  # Shield Wall has Walk
    state = position(Side(hand=("silver-ring",)), idle(), variant=ruled(free_walk=2))
    play(play_cards, state, "reveal", "finish")
    assert state.walk == 2


@pytest.mark.rule("RE-118", "RE-R15")
def test_showing_the_hand_is_a_choice_made_before_a_hand_card_is_played() -> None:
    state = position(Side(hand=("silver-ring", "longsword")), idle())
    assert "reveal" not in upto(play_cards, state, "play silver-ring").notations
    state = position(Side(hand=("silver-ring", "march")), idle())
    assert "reveal" not in upto(play_cards, state, "play march").notations  # the Walk was played away
    state = position(Side(hand=("silver-ring",), front=("oath-shield",)), idle())
    assert "reveal" in upto(play_cards, state, "use oath-shield", "wild-coin").notations
    state = position(Side(hand=("silver-ring",)), idle())
    play(play_cards, state, "finish")
    assert (state.walk, seen_by(state, 1).faces[state.players[0].hand[0]]) == (0, HIDDEN)


@pytest.mark.rule("RE-119")
def test_a_damaged_player_has_one_walk_without_showing_anything() -> None:
    state = position(Side(hand=("march",), damaged=True), idle())
    asked = upto(play_cards, state)
    assert (state.walk, asked.why.key) == (1, "play")
    assert seen_by(state, 1).faces[state.players[0].hand[0]] == HIDDEN
    state = position(Side(hand=("march",)), idle())
    upto(play_cards, state)
    assert state.walk == 0


@pytest.mark.rule("RE-120", "RE-R15")
def test_the_two_free_walks_do_not_add_up() -> None:
    state = position(Side(hand=("silver-ring",), damaged=True), idle())
    asked = upto(play_cards, state)
    assert (state.walk, "reveal" in asked.notations) == (1, False)
    state = position(Side(hand=(), deck=("silver-ring",) * 3), idle())
    table = play(turn, state, "finish", "stop", "done")
    assert told(table, "free_walk") == [{"seat": 0, "n": 1}]


# -- special abilities


@pytest.mark.rule("RE-014", "RE-D6", "RE-R36")
def test_a_look_at_the_map_deck_is_private() -> None:
    for answer, left in (("top", ["forest", "plains"]), ("bottom", ["plains", "forest"])):
        state = position(Side("zhao-lin", hand=("halberd",), front=("war-map",)), idle(), map_deck=("plains", "forest"))
        top = state.map_deck[-1]
        play(play_cards, state, "use war-map", answer, "finish")
        assert names(state, state.map_deck) == left
        assert [seen_by(state, seat).faces[top] == HIDDEN for seat in (0, 1)] == [False, True]


@pytest.mark.rule("RE-014", "RE-D6")
def test_the_physicians_kit_gives_coin_or_takes_a_token_away() -> None:
    for tokens, answers, left in ((1, ("cured",), (0, 0)), (1, ("coin",), (1, 1)), (0, (), (1, 0))):
        state = position(Side("imhotep", hand=("ward",), front=("physicians-kit",), minus=tokens), idle())
        play(play_cards, state, "use physicians-kit", *answers, "finish")
        assert (state.coin, state.players[0].minus) == left


@pytest.mark.rule("RE-118", "RE-239")
def test_an_apple_for_a_patient_is_a_hand_card_played() -> None:
    state = position(
        Side(hand=("apple", "silver-ring"), wild=0), Side("vega", damaged=True), variant=ruled(side_quests="healer")
    )
    assert "reveal" in upto(play_cards, state).notations
    assert "reveal" not in upto(play_cards, state, "heal apple 1").notations
