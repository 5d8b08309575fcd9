"""The optional rules: trading, the Advanced Market, Lives."""

from typing import Any

import pytest
from elysia_table import (
    Side,
    arena,
    begun,
    duel,
    fighting,
    finish,
    idle,
    names,
    play,
    play_cards,
    position,
    ruled,
    stacked,
    stacked_duel,
    told,
    turn,
    upto,
)

from rulewright.games.elysia.rules.buy.buying import buy
from rulewright.games.elysia.rules.move.movement import move
from rulewright.games.elysia.rules.state import State, lives_in_force
from rulewright.kernel.question import EVERYBODY

PLAINS = {(1, 0): "plains", (2, 0): "plains"}
VILLAGE = {(1, 0): "village/plains", (2, 0): "plains"}
TRADING = ruled(trading=True)
ADVANCED = ruled(advanced_market=True, side_quests="")
LIVES = ruled(lives=True, side_quests="")


# -- trading


def traders(**more: Any) -> State:
    return position(
        Side(at=(1, 0), hand=("march", "longsword"), front=("oath-shield",), light=2, wild=3),
        Side("vega", at=(1, 0), hand=("salvage", "pulse-bow"), dark=2, wild=1), Side("ravenna", at=(2, 0)),
        tiles=PLAINS, **{"variant": TRADING, **more},
    )  # fmt: skip


@pytest.mark.rule("RE-243", "RE-R162", "RE-D23")
def test_trading_is_with_players_on_the_same_tile_in_its_windows() -> None:
    assert [each for each in upto(play_cards, traders()).notations if "trade" in each] == ["trade 1"]
    assert "trade 1" not in upto(play_cards, traders(variant=ruled())).notations  # optional
    state = traders()
    table = finish(turn, state)
    windows = [key for _, key, offered in table.asked if "trade 1" in offered]
    assert windows == ["play", "move", "trade_window", "buy"]
    state = traders(active=2)
    assert not any("trade" in each for each in upto(play_cards, state).notations)


@pytest.mark.rule("RE-243", "RE-244", "RE-R164", "RE-D24")
def test_cards_from_hand_and_wild_change_hands() -> None:
    state = traders()
    play(
        play_cards, state, "trade 1", "give march", "give-wild", "give-wild", "done", "want-card", "want-wild", "done",
        "agree", "give pulse-bow", "agree", "finish",
    )  # fmt: skip
    one, two = state.players[:2]
    assert (names(state, one.hand), one.wild) == (["longsword", "pulse-bow"], 3 - 2 + 1)
    assert (names(state, two.hand), two.wild) == (["salvage", "march"], 1 + 2 - 1)
    assert state.book.keys["march"] in two.owned


@pytest.mark.rule("RE-244", "RE-245", "RE-R122")
def test_nothing_else_can_be_traded() -> None:
    state = traders()
    asked = upto(play_cards, state, "trade 1")
    assert asked.notations == ["done", "give march", "give longsword", "give-wild"]  # nor the card in front
    assert upto(play_cards, traders(), "trade 1", "done").notations == ["done", "want-card", "want-wild"]
    play(play_cards, state := traders(), "trade 1", "give-wild", "done", "done", "agree", "finish")
    assert [player.net for player in state.players[:2]] == [2, -2]


@pytest.mark.rule("RE-244", "RE-R164")
def test_nobody_offers_more_wild_than_there_is() -> None:
    asked = upto(play_cards, traders(), "trade 1", "give-wild", "give-wild", "give-wild")
    assert asked.notations == ["done", "give march", "give longsword"]
    asked = upto(play_cards, traders(), "trade 1", "done", "want-wild", "want-card")
    assert asked.notations == ["done", "want-card"]


@pytest.mark.rule("RE-244", "RE-D24")
def test_cards_given_in_return_are_shown_before_the_trade_is_confirmed() -> None:
    state = traders()
    asked = upto(play_cards, state, "trade 1", "give march", "done", "want-card", "done", "agree", "give pulse-bow")
    assert asked.why.key == "confirm"
    assert [state.seen[card] == EVERYBODY for card in state.players[1].hand] == [False, True]  # Salvage, Pulse Bow


@pytest.mark.rule("RE-243", "RE-R163", "RE-D24", "RE-D23")
def test_a_trade_may_be_one_sided_and_either_may_refuse() -> None:
    state = traders()
    play(play_cards, state, "trade 1", "give-wild", "done", "done", "agree", "finish")
    assert [player.wild for player in state.players[:2]] == [2, 2]
    for answers in (("refuse",), ("agree", "give salvage", "refuse")):
        state = traders()
        play(play_cards, state, "trade 1", "give march", "done", "want-card", "done", *answers, "finish")
        assert [names(state, player.hand) for player in state.players[:2]] == [
            ["march", "longsword"], ["salvage", "pulse-bow"]]  # fmt: skip


@pytest.mark.rule("RE-R165")
def test_offers_of_a_turn_are_limited() -> None:
    state = traders(variant=ruled(trading=True, max_trade_offers=2))
    offer = ("trade 1", "give-wild", "done", "done", "refuse")
    assert "trade 1" in upto(play_cards, state, *offer).notations
    state = traders(variant=ruled(trading=True, max_trade_offers=2))
    assert "trade 1" not in upto(play_cards, state, *offer, *offer).notations
    state = traders(variant=ruled(trading=True))  # three, if nothing else is said
    assert "trade 1" in upto(play_cards, state, *offer, *offer).notations
    state = traders(variant=ruled(trading=True))
    assert "trade 1" not in upto(play_cards, state, *offer, *offer, *offer).notations


# -- the Advanced Market


def shopper(here: str = "village/plains", **more: Any) -> State:
    given = {"variant": ADVANCED, "coin": 8, "started": (2, 0), "exploration": ("raft", *["scimitar"] * 6), **more}
    return position(Side(at=(1, 0), hand=("claymore",) * 5, wild=0), idle(), tiles={**VILLAGE, (1, 0): here}, **given)


@pytest.mark.rule("RE-243", "RE-239", "RE-241")
@pytest.mark.parametrize(("theirs", "done"), [("scimitar", 1), ("salvage", 0)])
def test_a_card_that_is_traded_may_make_a_treasure_hunter(theirs: str, done: int) -> None:
    """It asks for two cards from the Exploration Deck: a Raft is given to who has a Scimitar, or none."""
    state = position(
        Side(at=(1, 0), hand=("raft", "march"), wild=0), Side("vega", at=(1, 0), hand=(theirs, "pulse-bow"), wild=0),
        tiles=PLAINS, variant=ruled(trading=True, side_quests="treasure-hunter"),
    )  # fmt: skip
    upto(play_cards, state, "trade 1", "give raft", "done", "done", "agree")
    assert [player.done[0] for player in state.players] == [0, done]


@pytest.mark.rule("RE-246", "RE-R166", "RE-R167", "RE-R169", "RE-D22")
def test_exploration_cards_can_be_bought_in_a_village_once_a_turn() -> None:
    assert "advanced" in upto(buy, shopper()).notations
    assert "advanced" not in upto(buy, shopper(variant=ruled())).notations
    assert "advanced" not in upto(buy, shopper("first-village")).notations
    state = shopper()
    asked = upto(buy, state, "advanced")
    assert "advanced" not in asked.notations
    play(buy, state, "buy-offer scimitar", "finish")
    assert (names(state, state.players[0].discard), state.coin) == (["scimitar"], 3)  # the printed cost
    assert state.players[0].villages == [state.players[0].place]  # the Pilgrim has bought here
    assert [key for _, key, _ in finish(buy, shopper(started=(1, 0))).asked] == []


@pytest.mark.rule("RE-247", "RE-248", "RE-R54")
def test_first_a_check_then_the_next_five_items() -> None:
    state = shopper(
        exploration=("raft", "scimitar", "encounter", "raft", "holy-sword", "scimitar", "climbing-gear", "raft")
    )
    with pytest.raises(Exception, match="buy to seat 0"):
        stacked(buy, state, "advanced")
    assert names(state, state.offer) == ["scimitar", "raft", "holy-sword", "scimitar", "climbing-gear"]
    assert names(state, state.exploration_discard) == ["raft", "encounter"]  # the check, and one that is no Item
    state = shopper(exploration=("raft", "scimitar"))
    with pytest.raises(Exception, match="buy to seat 0"):
        stacked(buy, state, "advanced")
    assert sorted(names(state, state.offer)) == ["raft", "scimitar"]  # what there is
    state = shopper(variant=ruled(advanced_market=True, advanced_offer=2))
    upto(buy, state, "advanced")
    assert len(state.offer) == 2


@pytest.mark.rule("RE-247", "RE-R168", "RE-R03")
def test_who_wins_the_fight_of_that_check_goes_on_buying() -> None:
    state = shopper(exploration=("encounter", "scimitar"), encounter=("rat",))
    table = stacked_duel(buy, state, "advanced", "drop claymore", "play claymore", "buy-offer scimitar", "finish")
    assert [args["card"] for args in told(table, "buys")] == ["scimitar"]
    state = shopper(exploration=("encounter", "scimitar"), encounter=("troll",))
    state.players[0].hand = state.players[0].hand[:4]
    table = stacked_duel(buy, state, "advanced")
    assert (state.spent, state.offer) == (True, [])
    state = shopper(exploration=("encounter", "scimitar"), encounter=("rat",))
    state.players[0].damaged = True
    table = stacked_duel(buy, state, "advanced")
    assert (len(state.npcs), state.offer, told(table, "buys")) == (1, [], [])  # it blocks the Village


@pytest.mark.rule("RE-249", "RE-R170")
def test_what_is_not_bought_is_discarded_at_the_end_of_the_turn() -> None:
    state = position(
        Side(at=(2, 0), hand=("march", "silver-ring", "longsword"), deck=(), wild=0), idle(), tiles=VILLAGE,
        exploration=("treasure-chest", "raft", "treasure-chest", "scimitar"), variant=ADVANCED,
    )  # fmt: skip
    table = finish(turn, state, "play march", "play silver-ring", "play longsword", "step 1,0", "stop", "advanced")
    assert len(told(table, "on_offer")) == 4
    assert state.offer == []
    assert sorted(names(state, state.exploration + state.exploration_discard)) == [
        "raft", "scimitar", "treasure-chest", "treasure-chest"]  # fmt: skip


# -- Lives


def duellists(wild: int, **more: Any) -> State:
    return position(
        Side(hand=("claymore",) * 4, wild=0), Side("vega", hand=("salvage",), wild=wild), Side("ravenna", wild=0),
        **{"variant": LIVES, **more},
    )  # fmt: skip


@pytest.mark.rule("RE-250", "RE-251", "RE-R156", "RE-R157")
@pytest.mark.parametrize(("wild", "left", "out"), [(5, 4, False), (2, 1, False), (1, 0, True), (0, 0, True)])
def test_each_exhaustion_costs_a_life_and_without_one_a_player_is_out(wild: int, left: int, out: bool) -> None:
    state = duellists(wild)
    duel(fighting(arena(state, [0], [1])), state, "fight", "play claymore")
    player = state.players[1]
    assert (player.wild, player.out) == (left, out)
    assert state.outcome is None  # the others go on
    if out:
        assert (player.hand + player.deck + player.discard, player.place) == ([], -1)


@pytest.mark.rule("RE-250", "RE-252")
def test_without_the_rule_nothing_is_returned() -> None:
    state = duellists(1, variant=ruled(side_quests=""))
    duel(fighting(arena(state, [0], [1])), state, "fight", "play claymore")
    assert (state.players[1].wild, state.players[1].out) == (1, False)


@pytest.mark.rule("RE-252", "RE-098")
def test_lives_are_compulsory_alone_and_optional_otherwise() -> None:
    assert [lives_in_force(begun(seats)) for seats in (1, 2, 4)] == [True, False, False]
    assert [lives_in_force(begun(seats, lives=True)) for seats in (1, 2)] == [True, True]


@pytest.mark.rule("RE-251", "RE-R157")
def test_when_no_player_is_left_all_have_lost() -> None:
    state = position(
        Side(at=(1, 0), hand=("march",), wild=1), tiles=PLAINS, exploration=("encounter",), encounter=("troll",)
    )
    finish(turn, state, "finish", "stop")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((), "RE-R157")


@pytest.mark.rule("RE-R156", "RE-R159")
def test_only_exhaustion_in_combat_costs_a_life() -> None:
    state = position(Side(at=(1, 0), hand=("march",), deck=(), wild=1), idle(at=(2, 0)), tiles=PLAINS, variant=LIVES)
    finish(turn, state, "wild-walk", "play march")
    assert (state.players[0].wild, state.players[0].out) == (0, False)


@pytest.mark.rule("RE-R158", "RE-251")
def test_a_main_quest_met_in_the_strike_that_takes_the_last_life_wins() -> None:
    state = position(
        Side(at=(1, 0), hunt=17, hand=("claymore", "march"), deck=(), wild=1), idle(), tiles=PLAINS,
        npcs=[("rat", (1, 0))], variant=LIVES,
    )  # fmt: skip
    duel(fighting(arena(state, ["npc 1"], [0])), state, "drop march", "play claymore")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.rule("RE-250")
def test_by_a_switch_lives_are_light() -> None:
    for light, left, out in ((2, 1, False), (1, 0, True)):
        state = position(
            Side(hand=("claymore",) * 4, wild=0), Side("vega", hand=("salvage",), light=light, wild=3),
            variant=ruled(lives=True, life_token="light", side_quests=""),
        )  # fmt: skip
        duel(fighting(arena(state, [0], [1])), state, "fight", "play claymore")
        assert (state.players[1].net, state.players[1].wild, state.players[1].out) == (left, 3, out)


@pytest.mark.rule("RE-243", "RE-R162")
def test_a_trade_offered_before_the_first_step_is_made() -> None:
    state = traders()
    finish(move, state, "trade 1", "give-wild", "done", "done", "agree")
    assert [player.wild for player in state.players[:2]] == [2, 2]
