"""Setting up the map: the First Village, Terrain Tiles and Overlays by the number of players."""

from collections import Counter
from functools import partial

import pytest
from elysia_table import (
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
    position,
    seen_by,
    stacked,
    tile,
    told,
    turn,
)

from rulewright.games.elysia.cards.pieces import IN_BOX
from rulewright.games.elysia.rules.buy.buying import buy
from rulewright.games.elysia.rules.buy.market import price
from rulewright.games.elysia.rules.effects import resolve_event
from rulewright.games.elysia.rules.state import State, terrain_at
from rulewright.kernel.question import HIDDEN

TERRAIN = ("forest", "plains", "mountain", "desert", "water")
EVENTS = ("sandstorm", "wildfire", "rockslide", "flood", "nikes-favour")
SERIES = [3, 6, 9, 10, 13, 16, 19, 20]


def pieces(state: State) -> Counter[str]:
    return Counter(names(state, state.map_deck))


# -- the First Village


@pytest.mark.rule("RE-055")
def test_only_the_first_village_lies_on_the_table() -> None:
    for seats in (1, 2, 8):
        state = begun(seats)
        assert list(state.tiles) == [place_of(0, 0)]
        assert tile(state, 0, 0) == "first-village"


@pytest.mark.rule("RE-056", "RE-102", "RE-R33")
def test_the_first_village_is_no_overlay_and_has_no_terrain() -> None:
    state = position(Side(at=(5, 0)), idle(), tiles={(q, 0): "plains" for q in range(1, 6)}, map_deck=("ruins",))
    table = finish(move, state, "overlay ruins")
    assert [key for _, key, _ in table.asked] == ["overlay", "move"]  # no choice: not on the tile at 0,0
    assert tile(state, 1, 0) == "ruins/plains"
    state = position(Side(), idle(), coin=9, started=(1, 0), tiles={(1, 0): "plains"})
    for face in state.book.market:
        assert price(state, face, terrain_at(state, place_of(0, 0))) == state.book.cards[face].cost
    finish(move, state)
    assert state.players[0].ended == 0  # no terrain to have ended on


@pytest.mark.rule("RE-057", "RE-R67")
def test_events_do_not_reach_the_first_village() -> None:
    for here, reached in (((0, 0), 0), ((1, 0), 1)):
        for event, terrain in zip(EVENTS, ("desert", "forest", "mountain", "water", "plains"), strict=True):
            state = position(Side(at=(1, 0)), Side("vega", at=here, light=1), tiles={(1, 0): terrain})
            card = state.book.cards[state.book.keys[event]]
            play(partial(resolve_event, event=card), state)
            assert state.players[1].minus + state.players[1].wild - 5 == reached


@pytest.mark.rule("RE-058")
def test_no_check_is_made_on_the_first_village() -> None:
    for here, checks in (("plains", 1), ("first-village", 0)):
        state = position(Side(hand=("march",), deck=()), idle(), tiles={(1, 0): here})
        assert len(told(finish(turn, state, "play march", "finish", "step 1,0"), "check")) == checks
    state = position(Side(hand=("march",), deck=()), idle())
    assert told(finish(turn, state), "check") == []  # nor by staying


# -- tiles


@pytest.mark.rule("RE-059", "RE-R28", "RE-R36")
def test_ten_tiles_a_player_and_twenty_at_least_the_rest_goes_back_unseen() -> None:
    counts = []
    for seats in range(1, 9):
        state = begun(seats)
        counts.append(sum(pieces(state)[key] for key in TERRAIN))
        boxes = 1 if seats < 5 else 2
        every = pieces(state) + Counter(names(state, state.box))
        assert [every[key] for key in TERRAIN] == [count * boxes for count in IN_BOX]
        assert not any(state.seen[card] for card in state.box)
        assert state.left == [counts[-1] + (seats == 8), pieces(state)["village"], SERIES[seats - 1], seats == 1]
    assert counts == [20, 20, 30, 40, 50, 60, 70, 80]
    assert sum(IN_BOX) == 40
    assert len({tuple(sorted(names(begun(2, seed=seed), begun(2, seed=seed).box))) for seed in range(4)}) > 1


@pytest.mark.rule("RE-060", "RE-061", "RE-E01", "RE-R29", "RE-R30")
def test_villages_and_ruins_by_the_number_of_players() -> None:
    decks = [pieces(begun(seats)) for seats in range(1, 9)]
    assert [deck["ruins"] for deck in decks] == SERIES
    assert [deck["village"] for deck in decks] == [2, 5, 8, 9, 12, 15, 18, 18]
    assert [deck["first-village"] for deck in decks] == [0] * 7 + [1]  # the 20th Village of eight players
    assert [deck["village"] + deck["first-village"] + 1 for deck in decks] == SERIES
    assert [deck.total() - deck["fortress"] for deck in decks] == [25, 31, 47, 59, 75, 91, 107, 119]


@pytest.mark.rule("RE-061", "RE-R30")
def test_the_count_of_villages_can_be_switched() -> None:
    assert pieces(begun(2, count_first_village=False))["village"] == 6
    deck = pieces(begun(8, second_first_village_8p=False))
    assert (deck["village"], deck["first-village"]) == (19, 0)


@pytest.mark.rule("RE-062", "RE-R36")
def test_tiles_and_overlays_are_shuffled_together_face_down() -> None:
    state = begun(3)
    kinds = [state.book.cards[state.faces[card]].kind for card in state.map_deck]
    assert kinds != sorted(kinds)
    assert kinds != sorted(kinds, reverse=True)
    assert names(state, state.map_deck) != names(begun(3, seed=9), state.map_deck)
    for seat in range(3):
        assert {seen_by(state, seat).faces[card] for card in state.map_deck} == {HIDDEN}


@pytest.mark.rule("RE-063", "RE-093", "RE-E01")
def test_the_fortress_is_there_in_the_heros_quest_alone() -> None:
    for seats in range(2, 9):
        assert pieces(begun(seats))["fortress"] == 0
        hero = pieces(begun(seats, scenario="hero"))
        assert (hero["fortress"], hero["ruins"]) == (1, SERIES[seats - 1])
    assert pieces(begun(1))["fortress"] == 1


@pytest.mark.rule("RE-R30", "RE-R116")
def test_the_second_first_village_is_a_first_village() -> None:
    deck = ("first-village", "plains", "village")
    state = position(Side(hand=("march",), deck=(), wild=2), idle(), map_deck=deck)
    table = finish(turn, state, "play march", "finish", "step 1,0", "stop", "wild-coin", "wild-coin", "buy apple")
    assert (tile(state, 1, 0), told(table, "check"), told(table, "buys")[0]["n"]) == ("first-village", [], 2)
    assert state.players[0].placed == 0  # no Terrain Tile
    state = position(Side(at=(1, 0), wild=0), idle(), tiles={(1, 0): "first-village"}, npcs=[("rat", (1, 0))])
    finish(fighting(arena(state, [0], ["npc 1"])), state, "pass", "drop march", "fight", "play longsword")
    assert state.players[0].wild == 2  # the Reward and the Village's Wild


@pytest.mark.rule("RE-R30", "RE-R31", "RE-126")
def test_an_overlay_does_not_lie_on_the_second_first_village() -> None:
    state = position(Side(), idle(), map_deck=("ruins", "first-village", "forest", "plains"), walk=1)
    stacked(move, state, "step 1,0", "stop")
    assert tile(state, 1, 0) == "ruins/forest"
    assert sorted(names(state, state.map_deck)) == ["first-village", "plains"]
    assert state.left == [2, 0, 0, 0]
    state = position(Side(), idle(), map_deck=("ruins", "first-village"), walk=1)
    stacked(move, state, "step 1,0", "stop")  # no other tile is left
    assert (tile(state, 1, 0), names(state, state.map_deck)) == ("first-village", ["ruins"])
    assert state.left == [0, 0, 1, 0]


@pytest.mark.rule("RE-R22")
def test_the_first_village_is_a_village_to_buy_in() -> None:
    state = position(Side(wild=0), idle(), coin=2, started=(1, 0), tiles={(1, 0): "plains"})
    play(buy, state, "buy apple")
    assert names(state, state.players[0].discard) == ["apple"]
    assert told(finish(buy, position(Side(), idle(), coin=2)), "buys") == []  # not where the turn started
