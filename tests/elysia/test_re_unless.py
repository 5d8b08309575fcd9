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
    play,
    play_cards,
    position,
    ruled,
    told,
    upto,
)

from rulewright.games.elysia.rules.combat.arithmetic import value
from rulewright.games.elysia.rules.combat.fighters import ATTACK
from rulewright.games.elysia.rules.effects import resolve_event
from rulewright.games.elysia.rules.ending import lose_life
from rulewright.games.elysia.rules.state import State
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


@pytest.mark.rule("RE-136", "RE-048")
@pytest.mark.parametrize(("wild", "offered"), [(0, False), (1, True)])
def test_the_merchant_is_offered_wild_by_who_has_some(wild: int, offered: bool) -> None:
    state = position(Side(at=(1, 0), wild=wild), idle(), tiles=PLAINS, coin=2)
    with pytest.raises(Asked) as asked:
        event(state, "wandering-merchant")
    assert ("wild-coin" in asked.value.notations) is offered


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
