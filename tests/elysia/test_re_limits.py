"""Limits, each from both sides: rounds, stand-offs, prices, boxes, the order of a fight, and lines told of nothing."""

import pytest
from elysia_table import (
    FIRST,
    Foe,
    Side,
    arena,
    fighting,
    finish,
    idle,
    names,
    opened,
    play,
    position,
    ruled,
    told,
    turn,
    upto,
)

from rulewright.games.elysia.rules.buy.buying import buy
from rulewright.games.elysia.rules.combat.arithmetic import terms
from rulewright.games.elysia.rules.combat.fighters import ATTACK
from rulewright.games.elysia.rules.decks import gain_items
from rulewright.games.elysia.rules.tokens import gain_wild
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.question import Seat

PLAINS = {(1, 0): "plains"}


# -- rounds


@pytest.mark.rule("RE-086", "RE-R17", "RE-R157")
@pytest.mark.parametrize(("out", "seats", "rounds"), [
    ((), [0, 1, 2, 0, 1, 2], {0: [2, 2, 2, 3, 3, 3], 1: [2, 3, 3, 3, 4, 4], 2: [2, 2, 3, 3, 3, 4]}),
    ((1,), [0, 2, 0, 2], {0: [2, 2, 3, 3], 1: [2, 3, 3, 4], 2: [2, 3, 3, 4]}),
    ((0, 1), [2, 2, 2], {0: [2, 3, 4], 1: [2, 3, 4], 2: [2, 3, 4]}),
])  # fmt: skip
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_round_is_over_when_play_comes_to_where_it_began(
    first: int, out: tuple[int, ...], seats: list[int], rounds: dict[int, list[int]]
) -> None:
    """Whoever was the first player, and though that player may have left."""
    sides = [Side(name, hand=(), deck=(), wild=0, out=i in out) for i, name in enumerate(("algar", "vega", "imhotep"))]
    state = position(*sides, active=seats[0], variant=ruled(scenario="hero"), villains=[Foe("ravenna", corrupted=True)])
    state.first = Seat(first)
    seen = []
    for _ in seats:
        seen.append((state.active, state.round))
        finish(turn, state)
    assert seen == list(zip(seats, rounds[first], strict=True))


# -- a stand-off is a cycle in which nothing moved (RE-R106)


@pytest.mark.rule("RE-R106")
@pytest.mark.parametrize(("plays", "strikes"), [(0, 2), (1, 4), (2, 6)])
def test_a_card_that_is_played_keeps_the_fight_going(plays: int, strikes: int) -> None:
    """A Salvage attacks with 0: nothing else happens."""
    state = position(Side(hand=("salvage",) * 5, deck=(), wild=0), Side("vega", hand=("salvage",) * 5, deck=(), wild=0))
    table = finish(fighting(arena(state, [0], [1])), state, *["fight", "play salvage"] * plays)
    assert (len(told(table, "strikes")), len(told(table, "standoff"))) == (strikes, 1)


@pytest.mark.rule("RE-R106", "RE-030")
@pytest.mark.parametrize(("uses", "strikes"), [(0, 2), (1, 4), (2, 6)])
def test_a_card_that_is_lost_keeps_the_fight_going(uses: int, strikes: int) -> None:
    """The Oath Shield lies in front and stays there; what it strikes out of the other hand is all that moves."""
    state = position(
        Side(hand=("march",) * 5, front=("oath-shield",), deck=(), wild=0),
        Side("vega", hand=("salvage",) * 5, deck=(), wild=0),
    )
    table = finish(fighting(arena(state, [0], [1])), state, *["fight", "use oath-shield", "drop salvage"] * uses)
    assert (len(told(table, "strikes")), len(told(table, "standoff"))) == (strikes, 1)


# -- nothing is said of nothing


@pytest.mark.rule("RE-R119")
@pytest.mark.parametrize(("deck", "lines"), [((), 0), (("encounter",), 1)])
def test_a_search_for_items_is_told_if_it_turned_a_card_over(deck: tuple[str, ...], lines: int) -> None:
    state = position(Side(), idle(), exploration=deck)
    table = play(lambda table, state: gain_items(table, state, FIRST, 1, "RE-226"), state)
    assert (len(told(table, "finds_nothing")), state.players[0].discard) == (lines, [])


@pytest.mark.rule("RE-199", "RE-077")
@pytest.mark.parametrize(("n", "told_of"), [(0, 0), (2, 1)])
def test_no_wild_is_no_gain(n: int, told_of: int) -> None:
    state = position(Side(wild=1), idle())
    table = play(lambda table, state: gain_wild(table, state, FIRST, n, "RE-199"), state)
    assert (state.players[0].wild, len(told(table, "gains_wild"))) == (1 + n, told_of)


# -- two boxes


@pytest.mark.rule("RE-254", "RE-R172", "RE-D2")
@pytest.mark.parametrize(("seats", "again"), [(2, False), (4, False), (5, True), (8, True)])
def test_a_character_that_is_taken_is_offered_again_from_a_second_box(seats: int, again: bool) -> None:
    state = opened(seats)
    asked = upto(turn, state)
    chosen = asked.notations[0]
    state = opened(seats)
    assert (chosen in upto(turn, state, chosen).notations) is again
    if again:
        state = opened(seats)
        assert chosen not in upto(turn, state, chosen, chosen).notations  # each figure is there twice


@pytest.mark.rule("RE-246", "RE-R169", "RE-159")
@pytest.mark.parametrize(("coin", "wild_coin", "offered"), [(4, 0, False), (5, 0, True), (6, 0, True), (4, 1, True)])
def test_a_card_on_offer_can_be_bought_with_just_its_cost(coin: int, wild_coin: int, offered: bool) -> None:
    """A Scimitar costs 5."""
    tiles = {(1, 0): "village/plains", (2, 0): "plains"}
    state = position(Side(at=(1, 0), wild=0), idle(), tiles=tiles, coin=coin, started=(2, 0))
    state.wild_coin = wild_coin
    state.offer = [card for card in state.exploration if names(state, [card]) == ["scimitar"]]
    assert (any("buy-offer" in each for each in upto(buy, state).notations)) is offered


# -- fights


@pytest.mark.rule("RE-R85")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_players_of_a_side_act_clockwise_from_the_active_one(active: int, order: list[int]) -> None:
    sides = [Side(name, at=(1, 0), hand=("march",) * 3, wild=0) for name in ("algar", "vega", "imhotep")]
    state = position(*sides, tiles=PLAINS, npcs=[("rat", (1, 0))], active=active)
    table = finish(fighting(arena(state, [0, 1, 2], ["npc 1"], initiator=active)), state)
    assert [seat for seat, key, _ in table.asked if key == "attack"][:3] == order
    assert [seat for seat, key, _ in table.asked if key == "defense"][:3] == order


@pytest.mark.rule("RE-R106", "RE-225")
def test_cards_that_a_villain_loses_keep_the_fight_going() -> None:
    """It attacks first, then loses a card to the Attack: that is the last thing to happen in a cycle."""
    villain = Foe("vega", deck=("salvage",) * 9, wild=0)
    state = position(
        Side(at=(1, 0), hand=("longsword",) * 6, deck=(), wild=0), idle("imhotep"), tiles=PLAINS,
        npcs=[("vega", (1, 0))], villains=[villain],
    )  # fmt: skip
    table = finish(fighting(arena(state, ["npc 1"], [0])), state, "play longsword", "play longsword")
    assert (told(table, "standoff"), len(told(table, "villain_loses"))) == ([], 2)
    assert len(told(table, "exhausted")) == 1


@pytest.mark.rule("RE-014", "RE-R40")
@pytest.mark.parametrize(("key", "name"), [("raft", "ease"), ("war-map", "scout"), ("grapple-line", "easefirst")])
def test_an_effect_without_a_number_has_none_to_change(key: str, name: str) -> None:
    book = position(Side(), idle()).book
    card = book.cards[book.keys[key]]
    assert name not in card.numbers()
    with pytest.raises(BadVariant, match="has no number"):
        card.changed(name, 1)


@pytest.mark.rule("RE-190", "RE-R87")
@pytest.mark.parametrize(("wild", "found"), [(0, [("March", 1)]), (2, [("March", 1), ("Wild", 2)])])
def test_only_what_adds_something_is_a_term_of_the_sum(wild: int, found: list[tuple[str, int]]) -> None:
    state = position(Side(at=(1, 0)), idle(), tiles=PLAINS, npcs=[("rat", (1, 0))])
    combat = arena(state, [0], ["npc 1"])
    fighter = next(each for each in combat.fighters if each.seat == 0)
    fighter.played, fighter.dropped, fighter.wild = [state.book.keys["march"]], [0], wild
    assert terms(state, combat, fighter, ATTACK) == found


@pytest.mark.rule("RE-198", "RE-200", "RE-R113", "RE-R115")
@pytest.mark.parametrize("fallen", [0, 1])
@pytest.mark.parametrize(("light", "dark", "net"), [(2, 0, -1), (0, 2, 1), (0, 0, 0), (1, 1, 0)])
def test_what_the_fallen_stood_for_counts_whichever_seat_it_is(fallen: int, light: int, dark: int, net: int) -> None:
    weak = {"hand": ("salvage",), "deck": (), "light": light, "dark": dark}
    strong = {"hand": ("claymore",) * 3, "deck": ()}
    sides = [Side(name, wild=0, **(weak if seat == fallen else strong)) for seat, name in enumerate(("algar", "vega"))]
    state = position(*sides, active=1 - fallen, variant=ruled(side_quests=""))
    finish(fighting(arena(state, [1 - fallen], [fallen])), state, "fight", "play claymore")
    assert (state.players[fallen].hand, state.players[1 - fallen].net) == ([], net)
