"""Tokens: Light and Darkness that cancel, Wild for a Resource, −1 Card Tokens."""

from typing import Any

import pytest
from elysia_table import (
    FIRST,
    SECOND,
    Side,
    arena,
    begun,
    fighting,
    finish,
    idle,
    move,
    names,
    place_of,
    play,
    play_cards,
    position,
    ruled,
    striking,
    told,
    turn,
    upto,
)

from rulewright.games.elysia.cards import atoms
from rulewright.games.elysia.rules.buy.buying import buy
from rulewright.games.elysia.rules.combat.starting import start_fight
from rulewright.games.elysia.rules.effects import resolve_event
from rulewright.games.elysia.rules.places import make_tile
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.rules.tokens import gain_darkness, gain_light, refill
from rulewright.games.elysia.rules.turn import discard_and_draw, exhaustion

PLAINS = {(1, 0): "plains"}


# -- Light and Darkness


@pytest.mark.rule("RE-045", "RE-046")
def test_light_and_darkness_come_from_what_a_player_does() -> None:
    assert [player.net for player in begun(2).players] == [0, 0]
    state = position(Side(wild=0), idle(), tiles={(1, 0): "ruins/plains", (2, 0): "plains"}, walk=2)
    table = play(move, state, "step 1,0", "step 2,0")
    assert (told(table, "gains_darkness"), state.players[0].net) == ([{"seat": 0, "n": 1}], -1)
    state = position(Side(at=(1, 0), wild=0), idle(), tiles=PLAINS, npcs=[("rat", (1, 0))])
    table = finish(fighting(arena(state, [0], ["npc 1"])), state, "pass", "drop march", "fight", "play longsword")
    assert (told(table, "gains_light"), state.players[0].net) == ([{"seat": 0, "n": 1}], 1)


def beaten(fallen: Side) -> State:
    """Seat 0 Exhausts seat 1."""
    state = position(Side(at=(1, 0), wild=0), fallen, tiles=PLAINS)
    finish(fighting(arena(state, [0], [1])), state, "fight", "play longsword")
    return state


@pytest.mark.rule("RE-047", "RE-E05", "RE-R113", "RE-R114", "RE-R115")
def test_one_light_and_one_darkness_are_neither() -> None:
    state = position(Side(light=1), Side("vega", dark=1), Side("ravenna"))
    play(lambda table, state: gain_darkness(table, state, FIRST, 1), state)
    play(lambda table, state: gain_light(table, state, SECOND, 1), state)
    assert [player.net for player in state.players] == [0, 0, 0]
    favour = state.book.cards[state.book.keys["nikes-favour"]]
    state.tiles[place_of(1, 0)] = make_tile(atoms.PLAINS)
    for player in state.players:
        player.place = place_of(1, 0)
    play(lambda table, state: resolve_event(table, state, favour), state)
    assert [player.wild for player in state.players] == [5, 5, 5]  # nobody has at least 1 Light
    one: dict[str, Any] = {"at": (1, 0), "hand": ("salvage",), "wild": 0}
    assert beaten(Side("vega", light=1, dark=1, **one)).players[0].net == 0
    assert beaten(Side("vega", light=1, **one)).players[0].net == -1
    assert beaten(Side("vega", dark=1, **one)).players[0].net == 1


# -- Wild


@pytest.mark.rule("RE-048", "RE-D5", "RE-D8", "RE-R13", "RE-R25")
def test_a_wild_goes_back_for_one_resource_of_choice() -> None:
    state = position(Side(hand=("march",), deck=("longsword", "silver-ring"), wild=4), idle(), tiles=PLAINS)
    play(play_cards, state, "wild-walk", "wild-coin", "wild-draw", "finish")
    assert (state.walk, state.coin + state.wild_coin, state.players[0].wild) == (1, 1, 1)
    assert len(state.players[0].hand) == 2
    asked = upto(move, state)
    assert [each for each in asked.notations if "wild" in each] == ["wild-walk", "wild-draw"]
    asked = upto(move, state, "wild-draw")
    assert (len(state.players[0].hand), state.players[0].wild) == (3, 0)
    assert not [each for each in asked.notations if each.startswith(("wild", "play"))]  # what was drawn stays in hand


@pytest.mark.rule("RE-048", "RE-R25")
def test_wild_is_coin_in_a_village() -> None:
    state = position(Side(at=(1, 0), wild=3), idle(), tiles={(1, 0): "village/water"}, started=(0, 0), coin=1)
    play(buy, state, "wild-coin", "buy apple", "wild-coin", "wild-coin", "buy small-belt-pouch")
    assert (state.players[0].wild, state.coin, state.wild_coin, len(state.players[0].discard)) == (0, 0, 0, 2)


def duelists() -> State:
    return position(Side(hand=("longsword", "march"), wild=1), Side("vega", hand=("salvage",) * 3, wild=3))


@pytest.mark.rule("RE-049", "RE-R87")
def test_wild_is_attack_or_a_card_in_ones_own_attack_step() -> None:
    state = duelists()
    asked = upto(striking(arena(state, [0], [1])), state)
    assert {each for each in asked.notations if "wild" in each} == {"wild-attack", "wild-draw"}


@pytest.mark.rule("RE-050", "RE-R87", "RE-R88")
def test_who_is_attacked_on_anothers_turn_spends_wild_but_not_for_walk_or_coin() -> None:
    state = duelists()
    asked = upto(striking(arena(state, [0], [1])), state, "play longsword", "pass")
    assert asked.seat == 1
    assert {each for each in asked.notations if "wild" in each} == {"wild-defense", "wild-draw"}


@pytest.mark.rule("RE-049", "RE-050", "RE-R87")
def test_each_wild_is_one_attack_or_one_defense_and_is_gone() -> None:
    state = duelists()
    table = play(
        striking(arena(state, [0], [1])), state, "play longsword", "wild-attack", "wild-defense", "wild-defense",
        "wild-defense", "pass", "drop salvage",
    )  # fmt: skip
    assert told(table, "strikes")[0]["n"] == 4
    assert ([player.wild for player in state.players], len(state.players[1].hand)) == ([0, 0], 2)  # 4 − 3 Wild
    assert (state.walk, state.coin, state.wild_coin) == (0, 0, 0)


# -- −1 Card


def drawn(part: str, hand: int, tokens: int, deck: int = 9, damaged: bool = False) -> tuple[int, int]:
    """Cards in hand and −1 Card Tokens after part 1 or part 6."""
    state = position(Side(hand=("march",) * hand, deck=("march",) * deck, minus=tokens, damaged=damaged), idle())
    if part == "1":
        play(lambda table, state: exhaustion(table, state, FIRST), state)
    else:
        play(lambda table, state: discard_and_draw(table, state, FIRST), state, *["done"] * (hand > 0))
    return len(state.players[0].hand), state.players[0].minus


@pytest.mark.rule("RE-051", "RE-052", "RE-053", "RE-111", "RE-112", "RE-R08")
@pytest.mark.parametrize("part", ["1", "6"])
def test_each_token_withholds_a_card_and_goes_back_for_it(part: str) -> None:
    assert drawn(part, 1, 0) == (5, 0)
    assert drawn(part, 1, 1) == (4, 0)
    assert drawn(part, 1, 2) == (3, 0)
    assert drawn(part, 1, 6) == (1, 2)


@pytest.mark.rule("RE-052", "RE-R07", "RE-R08")
@pytest.mark.parametrize("part", ["1", "6"])
def test_a_token_stays_where_no_card_was_withheld(part: str) -> None:
    assert drawn(part, 5, 1) == (5, 1)
    assert drawn(part, 7, 1) == (7, 1)
    assert drawn(part, 4, 3) == (4, 2)  # above the reduced target: nothing drawn, one withheld


@pytest.mark.rule("RE-R09", "RE-R10")
def test_cards_missing_for_an_empty_deck_return_no_token() -> None:
    assert drawn("1", 1, 1, deck=1) == (2, 0)
    assert drawn("1", 1, 0, deck=1) == (2, 0)
    assert drawn("6", 1, 3, deck=0) == (1, 0)  # three of the four were withheld, the fourth is not there


@pytest.mark.rule("RE-054")
def test_no_other_draw_is_lowered() -> None:
    assert drawn("1", 0, 2) == (3, 2)  # part 1b
    state = position(Side(hand=("prepare-for-war",), deck=("march",) * 5, minus=2, wild=1), idle())
    play(play_cards, state, "play prepare-for-war", "wild-draw", "finish")
    assert (len(state.players[0].hand), state.players[0].minus) == (3, 2)
    state = position(Side(hand=("bow-and-arrow", "march"), deck=("march",) * 5, minus=2), Side("vega"))
    finish(striking(arena(state, [0], [1])), state, "play bow-and-arrow")
    assert (len(state.players[0].hand), state.players[0].minus) == (2, 2)


@pytest.mark.rule("RE-051", "RE-D6")
def test_an_apple_may_take_a_token_away() -> None:
    for answer, left in (("yes", 1), ("no", 2)):
        state = position(Side(hand=("apple",), minus=2), idle())
        play(play_cards, state, "play apple", answer, "finish")
        assert state.players[0].minus == left


@pytest.mark.rule("RE-143")
def test_by_a_switch_passing_ruins_gives_a_minus_card_token() -> None:
    state = position(
        Side(wild=0), idle(), tiles={(1, 0): "ruins/plains", (2, 0): "plains"}, walk=2,
        variant=ruled(ruin_pass_token="minus_card"),
    )  # fmt: skip
    play(move, state, "step 1,0", "step 2,0")
    assert (state.players[0].minus, state.players[0].net) == (1, 0)


@pytest.mark.rule("RE-053")
def test_returning_tokens_is_not_asked() -> None:
    state = position(Side(hand=("march",), minus=1), idle())
    table = play(lambda table, state: refill(table, state, FIRST, "RE-171"), state)
    assert (table.asked, told(table, "returns_minus")) == ([], [{"seat": 0, "n": 1}])
    asked = upto(turn, position(Side(hand=("march",), minus=1), idle()))
    assert asked.why.key == "play"


@pytest.mark.rule("RE-048", "RE-R25", "RE-152")
def test_a_wild_is_a_card_in_parts_4_5_and_6_as_in_the_others() -> None:
    """A Wild goes back "during its owner's turn for 1 Resource of the owner's choice": Card Draw is one (RE-013)."""
    town, rat = {(1, 0): "village/plains"}, [("rat", (1, 0))]
    state = position(Side(at=(1, 0), hand=(), deck=("claymore",), wild=1), idle(), tiles=town, npcs=rat)
    assert upto(start_fight, state).notations == ["no", "wild-draw"]  # no cards, no fight; but a card can be had
    assert upto(start_fight, state, "wild-draw").notations == ["no", "target-npc 1"]
    state = position(Side(at=(1, 0), deck=("claymore",), wild=1), idle(), tiles=town, started=(0, 0))
    assert "wild-draw" in upto(buy, state).notations
    play(buy, state, "wild-draw")
    assert (names(state, state.players[0].hand)[-1], state.players[0].wild) == ("claymore", 0)
    state = position(Side(hand=("march",), deck=("claymore",) * 6, wild=2), idle())
    play(
        lambda table, state: discard_and_draw(table, state, FIRST),
        state,
        "wild-draw",
        "drop march",
        "wild-draw",
        "done",
    )
    assert names(state, state.players[0].hand) == ["claymore"] * 5
    assert state.players[0].wild == 0
    state = position(Side(hand=(), deck=(), wild=2), idle())  # nothing to draw: nothing is asked
    assert finish(lambda table, state: discard_and_draw(table, state, FIRST), state).asked == []
