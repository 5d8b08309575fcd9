"""Joining a fight: who may, what it costs, on which side."""

from typing import Any

import pytest
from elysia_table import (
    Side,
    arena,
    at,
    fighting,
    finish,
    idle,
    names,
    npcs,
    place_of,
    position,
    ruled,
    seen_by,
    told,
    upto,
)

from rulewright.games.elysia.rules.state import State

ROAD = {(1, 0): "plains", (2, 0): "mountain", (3, 0): "plains"}


def besieged(*others: Side, **more: Any) -> State:
    """Seat 0 is attacked by a Rat at (3, 0)."""
    given = {"tiles": ROAD, "npcs": [("rat", (3, 0))], **more}
    return position(Side(at=(3, 0), wild=0), *others, **given)


def asked_to_join(state: State) -> list[str]:
    table = finish(fighting(arena(state, ["npc 1"], [0])), state)
    return next((offered for seat, key, offered in table.asked if key == "join" and seat == 1), [])


JOIN = ["pass", "join-attackers", "join-defenders"]


@pytest.mark.rule("RE-176", "RE-R72", "RE-R74", "RE-D13")
def test_cards_and_wild_for_the_walk_to_the_tile() -> None:
    def vega(**side: Any) -> list[str]:
        return asked_to_join(besieged(Side("vega", **{"at": (1, 0), "wild": 0, "deck": (), **side})))

    assert vega(hand=("salvage", "salvage"), at=(3, 0)) == JOIN  # already there
    assert vega(hand=("trailblaze", "salvage")) == []  # Mountain 2 and Plains 1: 3 Walk
    assert vega(hand=("trailblaze", "trailblaze")) == []  # nothing would be left in hand
    assert vega(hand=("trailblaze", "trailblaze", "salvage")) == JOIN
    assert vega(hand=("trailblaze", "salvage"), wild=1) == JOIN
    assert vega(hand=("climbing-gear", "salvage")) == JOIN  # eases the Mountain
    assert vega(hand=(), wild=9) == []
    assert asked_to_join(besieged(Side("vega", at=(3, 0)), variant=ruled(joining=False))) == []


@pytest.mark.rule("RE-R73")
def test_a_damaged_player_may_join_and_is_struck_like_anyone() -> None:
    state = besieged(Side("vega", at=(3, 0), damaged=True, hand=("salvage", "salvage"), wild=0))
    table = finish(fighting(arena(state, ["npc 1"], [0])), state, "join-defenders")
    assert next(args["defenders"] for args in told(table, "strikes")) == 2
    assert [args["seat"] for args in told(table, "discards")][:2] == [0, 1]


@pytest.mark.rule("RE-176", "RE-R75", "RE-R77", "RE-R125", "RE-R74")
def test_what_is_paid_is_gone_and_the_figure_stands_on_the_tile() -> None:
    state = besieged(
        Side("tomyris", hand=("adventurer", "spoils", "spoils"), front=("steppe-pony",), deck=("ride",), wild=1,
             at=(1, 0)),
        tiles={**ROAD, (2, 0): "ruins/plains"}, encounter=("troll",),
    )  # fmt: skip
    table = finish(fighting(arena(state, ["npc 1"], [0])), state, "join-defenders", "pay steppe-pony", "wild-pay")
    player = state.players[1]
    assert (at(state, 1), player.wild, player.net) == ((3, 0), 0, 0)  # no Darkness for passing Ruins
    assert names(state, player.front) == ["steppe-pony"]
    assert "appears" not in [kind for kind, _, _ in table.events]  # no Ruins are set off
    assert [key for key, _ in npcs(state)] == ["rat"]
    state = besieged(Side("tomyris", hand=("adventurer", "spoils"), deck=("ride",), wild=1, at=(1, 0)))
    upto(fighting(arena(state, ["npc 1"], [0])), state, "join-defenders", "pay adventurer")
    player = state.players[1]
    assert (names(state, player.discard), names(state, player.hand), player.wild) == (
        ["adventurer"], ["spoils", "ride"], 0)  # fmt: skip
    assert (state.walk, state.coin) == (0, 0)


@pytest.mark.rule("RE-R71", "RE-R85")
def test_players_are_asked_once_clockwise_from_the_active_one() -> None:
    others = [Side(name, at=(3, 0), wild=0) for name in ("vega", "ravenna", "imhotep")]
    state = position(*others[:2], Side(at=(3, 0), wild=0), others[2], tiles=ROAD, npcs=[("rat", (3, 0))], active=2)
    table = finish(fighting(arena(state, ["npc 1"], [2])), state)
    assert [seat for seat, key, _ in table.asked if key == "join"] == [3, 0, 1]


@pytest.mark.rule("RE-176", "RE-R78", "RE-R79", "RE-174")
def test_one_may_join_the_monsters_and_stays_on_that_side() -> None:
    state = besieged(Side("vega", at=(3, 0), hand=("pulse-bow",) * 3, wild=0), idle("ravenna"))
    combat = arena(state, ["npc 1"], [0])
    finish(fighting(combat), state, "join-attackers", "play pulse-bow")
    assert [(each.side, each.seat) for each in combat.fighters] == [(0, -1), (1, 0), (0, 1)]
    assert {each.side for each in combat.fighters} == {0, 1}


@pytest.mark.rule("RE-R83", "RE-177")
def test_the_side_with_a_monster_strikes_first_as_a_whole() -> None:
    state = position(
        Side(at=(3, 0), wild=0), Side("vega", at=(3, 0), hand=("pulse-bow",) * 3, wild=0), tiles=ROAD,
        npcs=[("rat", (3, 0))],
    )  # fmt: skip
    combat = arena(state, [0], ["npc 1"])
    table = finish(fighting(combat), state, "join-defenders", "play pulse-bow")
    first = told(table, "strikes")[0]
    assert (first["side"], first["n"], first["defenders"]) == (1, 4, 1)


@pytest.mark.rule("RE-R73", "RE-R75", "RE-176")
def test_card_draw_of_the_payment_counts_as_the_card_still_held() -> None:
    """Of the cards played "their Card Draw works": who draws one "holds at least 1 card after paying"."""

    def vega(**side: Any) -> list[str]:
        return asked_to_join(besieged(Side("vega", **{"at": (2, 0), "wild": 0, "deck": ("salvage",), **side})))

    assert vega(hand=("adventurer",)) == JOIN  # 2 Walk, and the last card draws another
    assert vega(hand=("trailblaze",)) == []  # 2 Walk, but nothing would be held
    assert vega(hand=("adventurer",), deck=()) == JOIN  # it is drawn again itself, from the discard pile
    assert vega(hand=("adventurer", "trailblaze"), at=(1, 0)) == JOIN  # both are needed, and both may go
    assert vega(hand=("papyrus", "trailblaze"), at=(1, 0)) == []  # 3 Walk are needed: Card Draw alone leads nowhere
    state = besieged(Side("vega", at=(1, 0), wild=0, hand=("adventurer", "trailblaze"), deck=("salvage",)))
    table = finish(fighting(arena(state, ["npc 1"], [0])), state, "join-defenders")
    assert at(state, 1) == (3, 0)
    assert [args["seat"] for args in told(table, "draws")][:1] == [1]


@pytest.mark.rule("RE-R74", "RE-R76")
def test_wild_that_was_given_for_the_way_counts_with_the_cards_after_it() -> None:
    state = besieged(Side("vega", at=(1, 0), hand=("trailblaze", "salvage"), deck=(), wild=1))
    paid = state.players[1].hand[0]
    finish(fighting(arena(state, ["npc 1"], [0])), state, "join-defenders", "wild-pay")  # then the Trailblaze, alone
    assert (at(state, 1), state.players[1].wild) == ((3, 0), 0)
    assert paid in state.players[1].discard


@pytest.mark.rule("RE-R74", "RE-R120")
def test_what_is_paid_is_played_so_all_see_it() -> None:
    state = besieged(Side("vega", at=(2, 0), hand=("steppe-pony", "salvage", "salvage"), deck=(), wild=0))
    paid = state.players[1].hand[0]
    finish(fighting(arena(state, ["npc 1"], [0])), state, "join-defenders")
    assert state.players[1].front == [paid]
    assert names(seen_by(state, 0), [paid]) == ["steppe-pony"]


@pytest.mark.rule("RE-R74", "RE-R39")
def test_gear_that_eases_no_terrain_does_not_shorten_the_way() -> None:
    """A Grapple Line may lie in hand: it has no Walk, and no terrain becomes easier by it."""
    near = besieged(Side("vega", at=(2, 0), hand=("grapple-line", "trailblaze"), wild=0))
    assert asked_to_join(near) == JOIN
    far = besieged(Side("vega", at=(2, 0), hand=("grapple-line", "salvage"), wild=0))
    assert asked_to_join(far) == []


@pytest.mark.rule("RE-R72", "RE-163")
def test_who_joins_where_they_stand_pays_nothing_and_stays_as_stranded_as_before() -> None:
    tiles = {(1, 0): "village/water", (0, 0): "first-village"}
    state = position(
        Side(at=(1, 0), wild=0), Side("vega", at=(1, 0), stranded=(0, 0), wild=1), tiles=tiles, npcs=[("rat", (1, 0))]
    )
    table = finish(fighting(arena(state, ["npc 1"], [0])), state, "join-defenders")
    assert state.players[1].stranded == place_of(0, 0)
    assert (state.players[1].wild, [key for _, key, _ in table.asked if key == "pay"]) == (1, [])
