"""The "unless" of rules: who is not meant by a Quest, a card or a Reward, and both sides of each limit."""

from typing import Any

import pytest
from elysia_table import (
    FIRST,
    Asked,
    Foe,
    Side,
    Who,
    arena,
    fighting,
    finish,
    idle,
    names,
    opened,
    play,
    play_cards,
    position,
    ruled,
    told,
    turn,
    upto,
)

from rulewright.games.elysia.rules.buy.buying import buy
from rulewright.games.elysia.rules.combat.arithmetic import value
from rulewright.games.elysia.rules.combat.fighters import ATTACK
from rulewright.games.elysia.rules.decks import gain_items
from rulewright.games.elysia.rules.effects import resolve_event
from rulewright.games.elysia.rules.ending import lose_life
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.rules.tokens import gain_wild
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import Variant

PLAINS = {(1, 0): "plains"}


def done(state: State) -> list[int]:
    return [player.done[0] for player in state.players]


# -- whom a Side Quest means


@pytest.mark.rule("RE-239")
@pytest.mark.parametrize(("quest", "dark"), [("guardian", 1), ("champion", 1), ("champion", 0)])
def test_a_player_is_neither_an_npc_nor_a_villain(quest: str, dark: int) -> None:
    """Guardian asks for an NPC with Darkness in a Village, Champion for a Villain; a dark player is neither."""
    state = position(
        Side(hand=("claymore",) * 3, wild=0), Side("vega", hand=("salvage",), wild=0, dark=dark),
        variant=ruled(side_quests=quest),
    )  # fmt: skip
    finish(fighting(arena(state, [0], [1])), state, "fight", "play claymore")
    assert (state.players[1].hand, done(state)) == ([], [0, 0])


@pytest.mark.rule("RE-239")
@pytest.mark.parametrize(("initiator", "victim"), [(0, 1), (1, 0)])
def test_backstab_is_for_who_initiated_whoever_the_victim_is(initiator: int, victim: int) -> None:
    strong, weak = {"hand": ("claymore",) * 3, "wild": 0}, {"hand": ("salvage",), "deck": (), "wild": 0}
    sides = [Side("algar", **(strong if initiator == 0 else weak)), Side("vega", **(strong if initiator else weak))]  # type: ignore[arg-type]
    helper = Side("ravenna", hand=("cutpurse",) * 3, wild=0)
    state = position(*sides, helper, active=initiator, variant=ruled(side_quests="backstab"))
    combat = arena(state, [initiator, 2], [victim])
    finish(fighting(combat), state, "fight", "play claymore")
    assert done(state) == [int(seat == initiator) for seat in range(3)]  # who joined has initiated nothing


@pytest.mark.rule("RE-239")
def test_who_falls_to_an_npc_was_backstabbed_by_nobody() -> None:
    state = position(
        Side(at=(1, 0), hand=("salvage",), deck=(), wild=0), idle(), tiles=PLAINS, npcs=[("troll", (1, 0))],
        variant=ruled(side_quests="backstab"),
    )  # fmt: skip
    finish(fighting(arena(state, ["npc 1"], [0])), state)
    assert (state.players[0].hand, done(state)) == ([], [0, 0])


# -- cards of Villains


@pytest.mark.rule("RE-175", "RE-221")
@pytest.mark.parametrize(("attackers", "defenders", "more"), [(["npc 1"], [0], 2), ([0], ["npc 1"], 0)])
def test_a_villains_dagger_adds_two_where_the_npcs_initiated(
    attackers: list[Who], defenders: list[Who], more: int
) -> None:
    state = position(Side(at=(1, 0)), idle(), tiles=PLAINS, npcs=[("ravenna", (1, 0))])
    combat = arena(state, attackers, defenders)
    fighter = next(each for each in combat.fighters if each.seat < 0)
    fighter.played, fighter.dropped = [state.book.keys["hidden-dagger"]], [0]
    assert value(state, combat, fighter, ATTACK) == more + state.villains[0].wild


@pytest.mark.rule("RE-217", "RE-R92")
@pytest.mark.parametrize("wild", [0, 1, 3])
def test_a_villains_wild_counts_for_each_card_and_not_without_one(wild: int) -> None:
    state = position(Side(at=(1, 0)), idle(), tiles=PLAINS, npcs=[("vega", (1, 0))], villains=[Foe("vega", wild=wild)])
    combat = arena(state, ["npc 1"], [0])
    fighter = combat.fighters[0]
    for cards in range(3):
        fighter.played, fighter.dropped = [state.book.keys["pulse-bow"]] * cards, [0] * cards
        assert value(state, combat, fighter, ATTACK) == cards * (3 + wild)


# -- Events


def event(state: State, key: str, *answers: str) -> Any:
    """The Event is carried out for the active player."""

    def step(table: Table, state: State) -> None:
        resolve_event(table, state, state.book.cards[state.book.keys[key]])

    return play(step, state, *answers)


@pytest.mark.rule("RE-136", "RE-R10")
@pytest.mark.parametrize(("hand", "here", "left"), [
    (3, "forest", 2), (3, "plains", 1), (2, "plains", 0), (1, "plains", 0), (1, "forest", 0), (0, "plains", 0),
])  # fmt: skip
def test_bandits_take_what_there_is(hand: int, here: str, left: int) -> None:
    state = position(Side(at=(1, 0), hand=("march",) * hand), idle(), tiles={(1, 0): here})
    wanted = hand - left
    event(state, "bandits-on-the-road", *["drop march"] * (wanted if hand > wanted else wanted - 1 if hand else 0))
    assert (len(state.players[0].hand), len(state.players[0].discard)) == (left, wanted)


@pytest.mark.rule("RE-136")
@pytest.mark.parametrize(("n", "bought"), [(1, 1), (2, 2)])
def test_the_merchant_sells_as_many_as_the_event_says(n: int, bought: int) -> None:
    variant = Variant("x", cards={"wandering-merchant": {"merchant": n}})
    state = position(Side(at=(1, 0), wild=0), idle(), tiles=PLAINS, coin=9, variant=variant)
    event(state, "wandering-merchant", *["buy apple"] * bought)
    assert (names(state, state.players[0].discard), state.coin) == (["apple"] * bought, 9 - 2 * bought)


@pytest.mark.rule("RE-136", "RE-048")
def test_the_merchant_takes_wild_for_coin_and_may_be_left() -> None:
    state = position(Side(at=(1, 0), wild=2), idle(), tiles=PLAINS, coin=0)
    event(state, "wandering-merchant", "wild-coin", "wild-coin", "buy apple")
    assert (state.players[0].wild, state.coin, state.wild_coin) == (0, 0, 0)
    state = position(Side(at=(1, 0), wild=2), idle(), tiles=PLAINS, coin=5)
    event(state, "wandering-merchant", "no")
    assert (state.coin, state.players[0].discard) == (5, [])


@pytest.mark.rule("RE-136", "RE-051")
@pytest.mark.parametrize(
    ("minus", "answer", "then"), [(0, (), (1, 0)), (3, ("cured",), (0, 0)), (3, ("wild",), (1, 3))]
)
def test_a_quiet_night_offers_the_cure_to_who_needs_it(
    minus: int, answer: tuple[str, ...], then: tuple[int, int]
) -> None:
    state = position(Side(at=(1, 0), wild=0, minus=minus), idle(), tiles=PLAINS)
    event(state, "quiet-night", *answer)
    assert (state.players[0].wild, state.players[0].minus) == then


@pytest.mark.rule("RE-136", "RE-R34")
def test_an_omen_without_ruins_brings_nobody() -> None:
    state = position(Side(at=(1, 0)), idle(), tiles=PLAINS, encounter=("rat",))
    event(state, "omen-over-the-ruins")
    assert (state.npcs, len(state.encounter)) == ([], 1)


@pytest.mark.rule("RE-136", "RE-R34")
def test_an_omen_takes_the_nearest_ruins_on_the_grid_and_asks_between_equals() -> None:
    tiles = {(1, 0): "plains", (3, 0): "ruins/plains", (-1, 0): "ruins/forest", (0, 3): "ruins/forest"}
    state = position(Side(at=(1, 0)), idle(), tiles=tiles, encounter=("rat",))
    with pytest.raises(Asked) as asked:
        event(state, "omen-over-the-ruins")
    assert sorted(asked.value.notations) == ["at -1,0", "at 3,0"]


# -- Exploration text


@pytest.mark.rule("RE-051")
@pytest.mark.parametrize(("minus", "asks"), [(0, 0), (1, 1), (2, 1)])
def test_an_apple_takes_one_token_away_if_there_is_one(minus: int, asks: int) -> None:
    state = position(Side(hand=("apple",), deck=(), minus=minus), idle())
    table = finish(play_cards, state, "play apple", *["yes"] * asks)
    assert [key for _, key, _ in table.asked].count("cure") == asks
    assert state.players[0].minus == max(0, minus - 1)


@pytest.mark.rule("RE-R36")
@pytest.mark.parametrize(("deck", "asks"), [((), 0), (("plains",), 0), (("plains", "forest"), 1)])
def test_a_lone_piece_of_the_map_deck_is_looked_at_but_has_no_bottom_to_go_to(deck: tuple[str, ...], asks: int) -> None:
    state = position(Side("zhao-lin", hand=("war-map",), wild=0), idle(), map_deck=deck)
    table = finish(play_cards, state, "play war-map", *["bottom"] * asks)
    assert [key for _, key, _ in table.asked].count("scout") == asks
    assert len(told(table, "scouts")) == min(1, len(deck))
    assert (
        names(state, state.map_deck) == list(deck)[::-1]
        if not asks
        else names(state, state.map_deck) == ["plains", "forest"]
    )


# -- healing


@pytest.mark.rule("RE-239")
@pytest.mark.parametrize(("patient", "offered"), [
    (Side("vega", damaged=True), True), (Side("vega", damaged=False), False),
    (Side("vega", at=(1, 0), damaged=True), False), (Side("vega", damaged=True, out=True), False),
])  # fmt: skip
def test_an_apple_is_for_a_damaged_player_on_the_same_tile(patient: Side, offered: bool) -> None:
    healer = Side(hand=("apple", "march"), damaged=True)
    state = position(healer, patient, Side("ravenna"), tiles=PLAINS, variant=ruled(side_quests="healer"))
    asked = upto(play_cards, state)
    assert ("heal apple 1" in asked.notations) is offered
    assert "heal apple 0" not in asked.notations  # never oneself


# -- Lives


@pytest.mark.rule("RE-250", "RE-251", "RE-R156")
@pytest.mark.parametrize(("token", "had", "left", "out"), [
    ("wild", 0, 0, True), ("wild", 1, 0, True), ("wild", 2, 1, False),
    ("light", 0, 0, True), ("light", 1, 0, True), ("light", 2, 1, False), ("light", -2, -2, True),
])  # fmt: skip
def test_who_has_one_life_or_none_is_out(token: str, had: int, left: int, out: bool) -> None:
    tokens = {"wild": max(0, had)} if token == "wild" else {"light": max(0, had), "dark": max(0, -had), "wild": 3}
    state = position(Side(**tokens), idle(), variant=ruled(lives=True, life_token=token))  # type: ignore[arg-type]
    found: list[bool] = []
    play(lambda table, state: found.append(lose_life(table, state, FIRST)), state)
    player = state.players[0]
    assert (found, player.wild if token == "wild" else player.net) == ([out], left)


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


@pytest.mark.rule("RE-136", "RE-048")
@pytest.mark.parametrize(("wild", "offered"), [(0, False), (1, True)])
def test_the_merchant_is_offered_wild_by_who_has_some(wild: int, offered: bool) -> None:
    state = position(Side(at=(1, 0), wild=wild), idle(), tiles=PLAINS, coin=2)
    with pytest.raises(Asked) as asked:
        event(state, "wandering-merchant")
    assert ("wild-coin" in asked.value.notations) is offered


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
