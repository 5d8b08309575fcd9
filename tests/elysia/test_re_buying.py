"""Part 5, Buy, and part 6, Discard and Draw."""

from typing import Any

import pytest
from elysia_table import (
    FIRST,
    Side,
    at,
    duel,
    find,
    finish,
    idle,
    names,
    play,
    position,
    ruled,
    stacked,
    told,
    turn,
    upto,
)

from rulewright.games.elysia.cards.atoms import MOUNTAIN
from rulewright.games.elysia.rules.buy.buying import buy
from rulewright.games.elysia.rules.buy.market import price
from rulewright.games.elysia.rules.combat.starting import start_fight
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.rules.turn import discard_and_draw, exhaustion
from rulewright.kernel.table import Table

VILLAGE = {(1, 0): "village/plains", (2, 0): "plains"}


def market(**more: Any) -> State:
    side = {"at": (1, 0), "wild": 0, **more.pop("side", {})}
    given = {"tiles": VILLAGE, "started": (2, 0), **more}
    return position(Side(**side), idle(), **given)


def asks_to_buy(state: State) -> bool:
    """Whether part 5 offers anything to somebody with 9 Coin."""
    state.coin = 9
    return any(key == "buy" for _, key, _ in finish(buy, state).asked)


# -- Buy


@pytest.mark.rule("RE-158", "RE-D21")
def test_buying_is_for_who_ended_movement_in_a_village() -> None:
    assert asks_to_buy(market())
    assert not asks_to_buy(market(side={"at": (2, 0)}, started=(1, 0)))
    state = position(Side(hand=("march", "silver-ring"), deck=()), idle(), tiles=VILLAGE)
    table = finish(turn, state, "play march", "play silver-ring", "finish", "step 1,0", "stop", "buy apple")
    assert [(args["card"], args["n"]) for args in told(table, "buys")] == [("apple", 2)]
    state = position(Side(hand=("march", "silver-ring"), deck=()), idle(), tiles=VILLAGE)
    table = finish(turn, state, "play march", "play silver-ring", "finish", "step 1,0", "step 2,0")
    assert "buy" not in [key for _, key, _ in table.asked]  # passing through is not enough


@pytest.mark.rule("RE-159", "RE-160", "RE-161", "RE-R25")
def test_coin_and_wild_pay_for_as_many_cards_as_they_can() -> None:
    state = market(coin=5, side={"wild": 1})
    assert "buy claymore" not in upto(buy, state).notations  # 6
    play(buy, state, "buy apple", "buy apple", "wild-coin", "buy small-belt-pouch", "finish")
    assert (state.coin, state.wild_coin, state.players[0].wild) == (1, 0, 0)  # 5 + 1 − 2 − 2 − 1
    assert names(state, state.players[0].discard) == ["apple", "apple", "small-belt-pouch"]
    stock = [state.stock[state.book.market.index(state.book.keys[key])] for key in ("apple", "small-belt-pouch")]
    assert stock == [8, 9]


@pytest.mark.rule("RE-164", "RE-165", "RE-R21")
def test_not_in_the_village_where_the_turn_started() -> None:
    assert not asks_to_buy(market(started=(1, 0)))
    assert asks_to_buy(market(started=(1, 0), variant=ruled(buy_where_started=True)))
    state = market(side={"hand": ("march", "silver-ring"), "deck": ()}, started=(1, 0))
    table = finish(turn, state, "play march", "play silver-ring", "step 2,0", "step 1,0")
    assert at(state, 0) == (1, 0)
    assert "buy" not in [key for _, key, _ in table.asked]  # nor after coming back


@pytest.mark.rule("RE-166", "RE-R23")
def test_a_card_is_cheaper_on_its_terrain() -> None:
    for here, cost in (("village/plains", 2), ("village/forest", 3), ("first-village", 3)):
        state = market(tiles={(1, 0): here, (2, 0): "plains"}, coin=3)
        finish(buy, state, "buy adventurer")
        assert 3 - state.coin == cost
    book = market(variant=ruled(discount=5))
    assert price(book, book.book.keys["claymore"], MOUNTAIN) == 1  # at least 1


@pytest.mark.rule("RE-138", "RE-167", "RE-R20")
def test_npcs_block_a_village_and_players_do_not() -> None:
    assert not asks_to_buy(market(npcs=[("rat", (1, 0))]))
    assert asks_to_buy(market(npcs=[("rat", (2, 0))]))
    state = position(Side(at=(1, 0)), Side("vega", at=(1, 0)), tiles=VILLAGE, started=(2, 0))
    assert asks_to_buy(state)


@pytest.mark.rule("RE-138", "RE-168", "RE-169", "RE-157")
def test_who_wins_a_fight_in_a_village_goes_on_buying_with_the_coin_kept() -> None:
    def shops(encounter: str, *answers: str) -> tuple[int, int]:
        state = position(
            Side(at=(2, 0), hand=("silver-ring", "march", "longsword", "shield-wall", "march"), deck=(), wild=0),
            idle(), tiles=VILLAGE, exploration=("encounter",), encounter=(encounter,),
        )  # fmt: skip
        table = duel(turn, state, "play silver-ring", "play march", "finish", "step 1,0", "stop", *answers)
        return len([key for _, key, _ in table.asked if key == "buy"]), len(told(table, "buys"))

    won = ("play shield-wall", "play longsword")
    assert shops("rat", *won, "buy apple", "finish", "done") == (2, 1)
    assert shops("troll", "play longsword") == (0, 0)  # Exhausted: the turn is over (RE-R19)


@pytest.mark.rule("RE-R18")
def test_after_ending_a_fight_one_buys_unless_an_npc_still_blocks() -> None:
    rat = [("rat", (1, 0))]
    for foe, npcs, answers, buys in (
        ("target-player 1", [], (), True),
        ("target-npc 1", rat, ("begin", "drop longsword"), False),
    ):
        state = position(
            Side(at=(1, 0), hand=("longsword",) * 5, wild=0), Side("vega", at=(1, 0), wild=0), tiles=VILLAGE,
            started=(2, 0), npcs=npcs,
        )  # fmt: skip
        duel(start_fight, state, foe, *answers, "end")
        assert (state.fought, asks_to_buy(state)) == (True, buys)


@pytest.mark.rule("RE-E17", "RE-163", "RE-164")
def test_stranded_in_a_village() -> None:
    state = position(
        Side(at=(1, 0), hand=("silver-ring", "horse-bow"), deck=("march",) * 9, wild=0),
        Side("vega", at=(2, 2), wild=0), tiles={(1, 0): "plains", (2, 0): "village/water", (2, 2): "plains"},
    )  # fmt: skip
    table = finish(turn, state, "play horse-bow", "play silver-ring", "finish", "step 2,0", "buy apple")
    assert (at(state, 0), len(told(table, "check")), len(told(table, "buys"))) == ((2, 0), 1, 1)
    finish(turn, state)
    asked = upto(turn, state, "play march")
    assert (at(state, 0), state.walk, asked.why.key) == ((1, 0), 2, "play")  # before part 1, free
    state.coin = 9
    table = finish(buy, state)
    assert table.asked == []
    state.players[0].place = state.begun  # walked in again
    assert finish(buy, state).asked == []


# -- Discard and Draw


def end(table: Table, state: State) -> None:
    discard_and_draw(table, state, FIRST)


@pytest.mark.rule("RE-170", "RE-171", "RE-D25")
def test_played_cards_and_any_hand_cards_are_discarded_then_the_hand_is_five() -> None:
    state = position(
        Side(hand=("march", "longsword", "shield-wall"), played=("silver-ring",), deck=("claymore",) * 5), idle()
    )
    asked = upto(end, state)
    assert asked.notations == ["done", "drop march", "drop longsword", "drop shield-wall", "wild-draw"]
    state = position(
        Side(hand=("march", "longsword", "shield-wall"), played=("silver-ring",), deck=("claymore",) * 5), idle()
    )
    play(end, state, "drop march", "drop shield-wall", "done")
    player = state.players[0]
    assert names(state, player.hand) == ["longsword", *["claymore"] * 4]
    assert (names(state, player.discard), player.played) == (["silver-ring", "march", "shield-wall"], [])
    state = position(Side(hand=("march",) * 6), idle())
    play(end, state, "done")
    assert len(state.players[0].hand) == 6  # none need be discarded


@pytest.mark.rule("RE-173")
def test_the_deck_running_out_the_discard_pile_is_shuffled_and_drawing_goes_on() -> None:
    state = position(Side(hand=("march", "silver-ring"), deck=("claymore",), discard=("dodge",)), idle())
    table = stacked(end, state, "drop silver-ring", "done")
    assert sorted(names(state, state.players[0].hand)) == ["claymore", "dodge", "march", "silver-ring"]
    assert [args["n"] for args in told(table, "recreates")] == [2]


@pytest.mark.rule("RE-E14", "RE-171", "RE-172")
@pytest.mark.parametrize(
    ("part", "hand", "minus", "drawn", "left"),
    [("6", 1, 2, 2, 0), ("1c", 3, 0, 2, 0), ("1c", 5, 1, 0, 1), ("6", 4, 3, 0, 2), ("1b", 0, 2, 3, 2)],
)
def test_minus_card_arithmetic(part: str, hand: int, minus: int, drawn: int, left: int) -> None:
    state = position(Side(hand=("march",) * hand, deck=("longsword",) * 9, minus=minus), idle())
    if part == "6":
        play(end, state, *["done"][: hand and 1])  # nothing is asked about the tokens
    else:
        play(lambda table, state: exhaustion(table, state, FIRST), state)
    player = state.players[0]
    assert (len(player.hand) - hand, player.minus) == (drawn, left)


@pytest.mark.rule("RE-E15", "RE-202", "RE-203")
def test_the_turns_around_an_exhaustion() -> None:
    state = position(
        Side(at=(1, 0), hand=("silver-ring", "silver-ring"), deck=("longsword",) * 9, wild=0), Side("vega", wild=0),
        tiles={(1, 0): "plains"}, exploration=("encounter", "encounter", "raft", "raft"),
        encounter=("goblins", "rat"),
    )  # fmt: skip
    player = state.players[0]
    finish(turn, state)  # Goblins strike for 2: t
    assert (player.hand, state.active, player.damaged) == ([], 1, False)
    finish(turn, state)
    asked = upto(turn, state)
    assert (len(player.hand), player.damaged, state.walk, asked.why.key) == (3, True, 1, "play")  # t + 1
    player.hand, player.deck = [], [*player.hand, *player.deck]
    table = finish(turn, state)
    assert [key for _, key, _ in table.asked if key in ("join", "target", "attack")] == []
    assert len(told(table, "appears")) == 1
    assert (len(player.hand), player.damaged) == (5, True)
    finish(turn, state)
    player.discard.append(player.hand.pop())
    upto(turn, state)
    assert (len(player.hand), player.damaged) == (4, False)  # t + 2: no draw
    assert find(state, 0, "longsword") >= 0
