"""What single cards and log lines say: a dagger for who began it, gear on the way to a fight, no line for nothing."""

from functools import partial

import pytest
from elysia_table import Foe, Side, Who, arena, at, fighting, finish, idle, place_of, play, position, ruled, told, turn

from rulewright.games.elysia.rules.book import make_book
from rulewright.games.elysia.rules.combat.arithmetic import value
from rulewright.games.elysia.rules.combat.fighters import ATTACK
from rulewright.games.elysia.rules.events import FOR_ATTACK, FOR_CARD
from rulewright.games.elysia.rules.move.map_deck import far_places
from rulewright.games.elysia.rules.npcs import next_character, villain_named
from rulewright.games.elysia.rules.quests import ALL_TERRAINS, check_wanderer
from rulewright.games.elysia.rules.state import SEATS
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.variant import OFFICIAL

PLAINS = {(1, 0): "plains"}
ROAD = {(1, 0): "plains", (2, 0): "mountain", (3, 0): "plains"}


# -- cards


@pytest.mark.rule("RE-175")
@pytest.mark.parametrize(
    ("attackers", "defenders", "initiator", "who", "more"),
    [
        ([0], [1], 0, 0, 2),
        ([1], [0], 1, 1, 2),
        ([1], [0], 1, 0, 0),  # who is attacked began nothing
        ([0, 1], ["npc 1"], 1, 0, 0),  # who joined did not, either
        ([0, 1], ["npc 1"], 0, 1, 0),
        ([0, 1], ["npc 1"], 1, 1, 2),
    ],
)
def test_the_hidden_dagger_adds_two_for_who_initiated_the_combat(
    attackers: list[Who], defenders: list[Who], initiator: int, who: int, more: int
) -> None:
    state = position(
        Side("ravenna", at=(1, 0)), Side("vega", at=(1, 0)), tiles=PLAINS, npcs=[("rat", (1, 0))], active=attackers[0]
    )
    combat = arena(state, attackers, defenders, initiator)
    fighter = next(each for each in combat.fighters if each.seat == who)
    fighter.played, fighter.dropped = [state.book.keys["hidden-dagger"]], [0]
    assert value(state, combat, fighter, ATTACK) == more


@pytest.mark.rule("RE-176", "RE-R73", "RE-R75")
@pytest.mark.parametrize(("hand", "joins"), [
    (("climbing-gear", "claymore"), True),  # Walk 2, and the Mountain costs 1
    (("raft", "claymore"), False),  # Walk 2, but Water would cost 1
    (("climbing-gear",), False),  # a card must be left to fight with
])  # fmt: skip
def test_gear_for_the_terrain_on_the_way_counts_for_who_would_join(hand: tuple[str, ...], joins: bool) -> None:
    helper = Side("vega", at=(1, 0), hand=hand, deck=(), wild=0)
    state = position(Side(at=(3, 0), wild=0), helper, tiles=ROAD, npcs=[("rat", (3, 0))])
    table = finish(fighting(arena(state, ["npc 1"], [0])), state)
    assert bool([key for seat, key, _ in table.asked if key == "join" and seat == 1]) is joins


@pytest.mark.rule("RE-015")
@pytest.mark.parametrize("value", [-1, True, "3", 1.5])
def test_a_number_that_no_card_can_have_is_refused(value: object) -> None:
    book = make_book(OFFICIAL)
    raft = book.cards[book.keys["raft"]]
    with pytest.raises(BadVariant, match="must be a whole number from 0 up"):
        raft.changed("walk", value)
    with pytest.raises(BadVariant, match="has no number 'wings'"):
        raft.changed("wings", 1)
    assert raft.changed("walk", 0).walk == 0


@pytest.mark.rule("RE-166", "RE-R23")
def test_a_card_says_where_it_is_cheaper_on_every_terrain() -> None:
    book = make_book(OFFICIAL)
    words = {key: book.cards[book.keys[key]].text.rpartition(". ")[2] for key in ("apple", "claymore", "raft")}
    assert words["apple"] == "Cheaper on Forest."
    assert words["claymore"] == "Cheaper on Mountain."
    assert not words["raft"].startswith("Cheaper")


# -- who appears


@pytest.mark.rule("RE-029", "RE-137")
def test_a_name_card_brings_the_villain_of_that_name_once() -> None:
    state = position(Side("algar"), idle("tomyris"), villains=[Foe("vega"), Foe("ravenna")])
    vega, ravenna = (villain.character for villain in state.villains)
    assert (villain_named(state, vega), villain_named(state, ravenna)) == (0, 1)
    assert villain_named(state, state.players[0].character) == -1
    there = position(
        Side("algar"), idle("tomyris"), villains=[Foe("vega"), Foe("ravenna")], tiles=PLAINS, npcs=[("ravenna", (1, 0))]
    )
    assert (villain_named(there, vega), villain_named(there, ravenna)) == (0, -1)


@pytest.mark.rule("RE-131", "RE-R33")
def test_without_a_bare_tile_no_overlay_is_laid() -> None:
    state = position(Side(), idle(), tiles={(1, 0): "village/plains"})
    assert far_places(state, SEATS[0]) == []
    state = position(Side(), idle(), tiles={(1, 0): "village/plains", (2, 0): "plains"})
    assert far_places(state, SEATS[0]) == [place_of(2, 0)]


# -- quests


@pytest.mark.rule("RE-241", "RE-R153")
def test_a_wanderer_who_has_won_keeps_the_terrains() -> None:
    every = ("plains", "mountain", "forest", "water", "desert")
    state = position(Side(ended=every), idle(), variant=ruled(side_quests="wanderer"))
    play(partial(check_wanderer, seat=SEATS[0]), state)
    assert state.players[0].ended == ALL_TERRAINS


# -- lines of the log that say nothing are not written


@pytest.mark.rule("RE-249", "RE-R170")
def test_no_offer_ends_where_there_was_none() -> None:
    assert told(finish(turn, position(Side(), idle())), "offer_ends") == []


@pytest.mark.rule("RE-140", "RE-R55", "RE-R56")
@pytest.mark.parametrize(("encounter", "passed"), [((), []), (("flood",), [2])])
def test_a_search_that_passed_nothing_tells_nothing(encounter: tuple[str, ...], passed: list[int]) -> None:
    state = position(Side(), idle(), encounter=encounter, tiles=PLAINS)
    table = play(lambda table, state: _nobody(next_character(table, state, place_of(1, 0), "RE-140")), state)
    assert [args["passed"] for args in told(table, "finds_nothing")] == passed
    assert at(state, 0) == (0, 0)


def _nobody(found: bool) -> None:
    assert not found


@pytest.mark.rule("RE-048", "RE-R87")
def test_what_a_wild_is_spent_on_in_combat_is_told() -> None:
    state = position(
        Side(at=(1, 0), hand=("claymore",) * 3, deck=("dodge",), wild=2), idle(at=(1, 0), hand=("march",)),
        tiles=PLAINS,
    )  # fmt: skip
    table = finish(fighting(arena(state, [0], [1])), state, "fight", "wild-draw", "wild-attack", "play claymore")
    assert [args["use"] for args in told(table, "spends_wild")] == [FOR_CARD, FOR_ATTACK]
