"""Encounter Checks, Events and Ruins: what is revealed, who appears, whom it engages."""

from collections.abc import Sequence
from typing import Any

import pytest
from elysia_table import (
    FIRST,
    Asked,
    Foe,
    Script,
    Side,
    at,
    finish,
    idle,
    kinds,
    move,
    names,
    npcs,
    play,
    position,
    ruled,
    stacked,
    tile,
    told,
    turn,
    upto,
)

from rulewright.games.elysia.rules.decks import gain_items
from rulewright.games.elysia.rules.move.encounter import arrive, encounter_check
from rulewright.games.elysia.rules.npcs import next_character
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.errors import GameOver
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.kernel.table import Table

PLAINS = {(1, 0): "plains"}
RUINS = {(1, 0): "ruins/plains"}


def seek(table: Table, state: State) -> None:
    next_character(table, state, state.players[0].place, "RE-140")


def came(table: Table, state: State) -> None:
    arrive(table, state, moved=True)


# -- the check


@pytest.mark.rule("RE-130", "RE-R38")
def test_ending_movement_means_a_check_everywhere_but_in_the_first_village() -> None:
    def checks(here: str, *answers: str, **rules: Any) -> int:
        state = position(
            Side(at=(1, 0), hand=("march", "longsword"), deck=()), idle(), tiles={(1, 0): here, (2, 0): "plains"},
            variant=ruled(**rules),
        )  # fmt: skip
        return len(told(finish(turn, state, *answers), "check"))

    for here in ("plains", "water", "village/forest"):
        assert checks(here) == 1  # without a step, too
    assert checks("first-village") == 0
    assert checks("first-village", "play march", "finish", "step 2,0") == 1
    assert checks("plains", "play march", "finish", "step 2,0", "step 1,0") == 1  # where it ends, not on the way
    assert checks("plains", check_when_staying=False) == 0
    assert checks("plains", "play march", "finish", "step 2,0", check_when_staying=False) == 1


@pytest.mark.rule("RE-132", "RE-133", "RE-134", "RE-R54")
def test_an_item_revealed_is_discarded_and_nothing_else_happens() -> None:
    state = position(
        Side(at=(1, 0)), idle(), tiles=PLAINS, exploration=("scimitar", "encounter"), encounter=("rat",),
        npcs=[("troll", (1, 0))],
    )  # fmt: skip
    table = play(encounter_check, state)
    assert [args["card"] for args in told(table, "check")] == ["scimitar"]
    assert names(state, state.exploration_discard) == ["scimitar"]
    assert (len(state.exploration), len(state.encounter), state.fought) == (1, 1, False)
    assert names(state, state.players[0].discard) == []  # nobody gets it


@pytest.mark.rule("RE-R63")
def test_who_stands_there_attacks_only_when_a_character_is_revealed() -> None:
    state = position(
        Side(at=(1, 0)), idle(), tiles=PLAINS, exploration=("encounter",), encounter=("flood",), npcs=[("rat", (1, 0))]
    )
    play(encounter_check, state)
    assert not state.fought


@pytest.mark.rule("RE-135", "RE-136", "RE-R52")
def test_an_encounter_card_brings_the_top_card_of_the_encounter_deck_and_an_event_is_carried_out() -> None:
    state = position(
        Side(at=(1, 0)), idle(at=(2, 0)), idle("ravenna"), tiles={(1, 0): "water", (2, 0): "village/water"},
        exploration=("encounter",), encounter=("flood", "rat"),
    )  # fmt: skip
    table = play(encounter_check, state)
    assert [args["card"] for args in told(table, "encounter")] == ["flood"]
    assert [player.minus for player in state.players] == [1, 1, 0]
    assert names(state, state.exploration_discard) == ["encounter"]
    assert (names(state, state.encounter_discard), names(state, state.encounter)) == (["flood"], ["rat"])


@pytest.mark.rule("RE-137", "RE-R80", "RE-R85", "RE-206")
def test_a_character_appears_and_engages_with_all_who_stand_there() -> None:
    state = position(
        Side(at=(1, 0)), Side("vega", at=(1, 0)), tiles={**PLAINS, (2, 0): "plains"}, exploration=("encounter",),
        encounter=("goblins",), npcs=[("rat", (1, 0)), ("troll", (2, 0))],
    )  # fmt: skip
    asked = upto(encounter_check, state, "pass")
    assert asked.why.key == "defense"
    assert npcs(state) == [("rat", (1, 0)), ("troll", (2, 0)), ("goblins", (1, 0))]
    combat = state.combat
    assert combat is not None
    assert [(each.side, each.seat, each.npc) for each in combat.fighters] == [(0, -1, 1), (0, -1, 3), (1, 0, -1)]
    assert (combat.initiator, combat.total) == (-1, 3)  # Rat 1 and Goblins 2; the other player stayed out


@pytest.mark.rule("RE-R62", "RE-137", "RE-154", "RE-155")
@pytest.mark.parametrize("side", [{"hand": ()}, {"damaged": True}])
def test_the_protected_are_not_engaged_though_the_character_appears(side: dict[str, Any]) -> None:
    for here in ("plains", "ruins/plains"):
        state = position(
            Side(at=(1, 0), **side), idle(), tiles={(1, 0): here}, exploration=("encounter",), encounter=("rat",)
        )
        play(came, state)
        assert (npcs(state), state.fought) == ([("rat", (1, 0))], False)


@pytest.mark.rule("RE-R62", "RE-155")
def test_by_switches_the_protected_are_not_safe() -> None:
    deck = {"exploration": ("encounter",), "encounter": ("rat",)}
    state = position(Side(at=(1, 0), hand=()), idle(), tiles=PLAINS, variant=ruled(empty_hand_safe=False), **deck)
    play(encounter_check, state)
    assert (state.spent, state.players[0].hand) == (True, [])  # Exhausted on the spot
    state = position(Side(at=(1, 0), damaged=True), idle(), tiles=PLAINS, variant=ruled(damaged_safe=False), **deck)
    assert upto(encounter_check, state).why.key == "defense"


# -- Ruins


@pytest.mark.rule("RE-139", "RE-140", "RE-141", "RE-142", "RE-R55", "RE-R57")
def test_stopping_on_ruins_is_a_fight_and_no_check() -> None:
    state = position(
        Side(hand=("march", "longsword", "longsword"), deck=()), idle(), tiles=RUINS,
        npcs=[("rat", (1, 0))], encounter=("flood", "goblins", "rat"), exploration=("encounter",),
    )  # fmt: skip
    with pytest.raises(Asked) as found:
        stacked(turn, state, "play march", "finish", "step 1,0", "stop")
    assert found.value.why.key == "defense"
    assert [key for key, _ in npcs(state)] == ["rat", "goblins"]  # the Event on the way is discarded
    assert (names(state, state.encounter_discard), state.players[0].minus) == (["flood"], 0)
    assert state.combat is not None
    assert [(each.side, each.npc, each.seat) for each in state.combat.fighters] == [(0, 1, -1), (0, 2, -1), (1, -1, 0)]
    assert state.exploration_discard == []


@pytest.mark.rule("RE-142", "RE-R58")
def test_who_starts_on_ruins_and_stays_fights_those_present_or_one_that_is_drawn() -> None:
    for standing, present in (((("rat", (1, 0)),), ["rat"]), ((), ["goblins"])):
        state = position(Side(at=(1, 0)), idle(), tiles=RUINS, npcs=standing, encounter=("goblins",))
        upto(turn, state, "finish", "stop")
        assert [key for key, _ in npcs(state)] == present
        assert state.combat is not None


@pytest.mark.rule("RE-R56")
def test_the_encounter_deck_and_its_discard_pile_are_searched_once() -> None:
    state = position(Side(at=(1, 0)), idle(), tiles=RUINS, encounter=("flood", "flood"), encounter_discard=("rat",))
    for seed in range(6):  # however the pile is shuffled, the Rat is found
        state = position(
            Side(at=(1, 0)), idle(), tiles=RUINS, encounter=("flood", "sandstorm"), encounter_discard=("rat",),
            seed=seed,
        )  # fmt: skip
        play(seek, state)
        assert npcs(state) == [("rat", (1, 0))]
    state = position(Side(at=(1, 0)), idle(), tiles=RUINS, encounter=("flood",), encounter_discard=("sandstorm",))
    table = play(seek, state)
    assert (npcs(state), state.encounter) == ([], [])
    assert [args["passed"] for args in told(table, "finds_nothing")] == [3]  # the deck, and all that was reshuffled
    play(came, state)
    assert not state.fought  # nobody there: no fight
    state = position(Side(at=(1, 0)), idle(), tiles=PLAINS, exploration=("encounter",))
    assert kinds(play(encounter_check, state), "check", "encounter") == ["check"]


@pytest.mark.rule("RE-R69")
def test_a_villain_on_the_map_can_not_be_drawn_again() -> None:
    state = position(
        Side(at=(1, 0), damaged=True), idle(), tiles=PLAINS, villains=[Foe("algar")],
        exploration=("encounter",) * 3, encounter=("algar", "rat"),
    )  # fmt: skip
    play(encounter_check, state)
    play(encounter_check, state)
    play(encounter_check, state)
    assert [key for key, _ in npcs(state)] == ["algar", "rat"]
    assert state.encounter + state.encounter_discard == []


@pytest.mark.rule("RE-R181")
def test_a_monsters_card_stays_with_it_unless_a_switch_sends_it_back() -> None:
    for recycles, pile in ((False, []), (True, ["rat"])):
        state = position(
            Side(at=(1, 0), damaged=True), idle(), tiles=PLAINS, exploration=("encounter",), encounter=("rat",),
            variant=ruled(monster_card_recycles=recycles),
        )  # fmt: skip
        play(encounter_check, state)
        assert (len(state.npcs), names(state, state.encounter_discard)) == (1, pile)


# -- remaining Overlays


@pytest.mark.rule("RE-131", "RE-R33", "RE-R34", "RE-R147", "RE-D7")
def test_without_terrain_tiles_one_overlay_may_be_placed_four_tiles_away() -> None:
    line = {(q, 0): "plains" for q in range(1, 7)} | {(5, 0): "ruins/plains"}
    state = position(Side(at=(1, 0)), idle(), tiles=line, map_deck=("village", "village", "ruins"))
    asked = upto(move, state)
    assert asked.notations == ["no", "overlay village", "overlay ruins"]
    assert upto(move, state, "overlay village").why.key == "move"  # one a turn; only one tile is bare and far enough
    assert (tile(state, 6, 0), names(state, state.map_deck)) == ("village/plains", ["ruins", "village"])
    assert upto(move, state, "no").why.key == "move"  # optional
    upto(move, state, "overlay ruins")  # nothing is far enough: the farthest tile will do, never the First Village
    assert (tile(state, 4, 0), names(state, state.map_deck)) == ("ruins/plains", ["village"])
    state = position(Side(at=(1, 0)), idle(), tiles=line, map_deck=("village", "plains"))
    assert upto(move, state).why.key == "move"  # there is a Terrain Tile


def test_bots_may_think_on_where_they_imagine_a_tile_in_place_of_an_overlay() -> None:
    """A tile that was seen and shuffled away can be dealt only from the box, in exchange for any piece of the deck."""
    line = {(q, 0): "plains" for q in range(1, 7)}
    state = position(Side(at=(1, 0)), idle(), tiles=line, map_deck=("village", "plains"))
    state.left = [0, 1, 1, 0]  # tiles, Villages, Ruins, the Fortress
    assert upto(move, state).notations == ["no", "overlay village"]


@pytest.mark.rule("RE-R178")
def test_an_overlay_under_a_figure_does_nothing_at_once() -> None:
    line = {(q, 0): "plains" for q in range(1, 6)}
    state = position(
        Side(at=(1, 0)), Side("vega", at=(5, 0), hand=("salvage",) * 5, wild=0), tiles=line, map_deck=("village",)
    )
    finish(turn, state, "finish", "overlay village")
    assert (state.active, at(state, 1), npcs(state)) == (1, (5, 0), [])
    table = finish(turn, state, "play salvage", "play salvage")
    assert "buy" not in [key for _, key, _ in table.asked]  # the turn started in it


# -- Events


def event(key: str, *answers: str, **more: Any) -> State:
    given = {"tiles": PLAINS, "exploration": ("encounter",), "encounter": (key,), **more}
    sides = given.pop("sides", (Side(at=(1, 0)), idle()))
    state = position(*sides, **given)
    play(encounter_check, state, *answers)
    return state


@pytest.mark.rule("RE-136", "RE-D11")
@pytest.mark.parametrize(
    ("key", "terrain"), [("sandstorm", "desert"), ("wildfire", "forest"), ("rockslide", "mountain"), ("flood", "water")]
)
def test_a_disaster_hurts_who_is_on_its_terrain(key: str, terrain: str) -> None:
    for here in ("desert", "forest", "mountain", "water", "plains"):
        state = event(key, tiles={(1, 0): here})
        assert [player.minus for player in state.players] == [int(here == terrain), 0]


@pytest.mark.rule("RE-136", "RE-D11")
def test_bandits_take_a_card_and_on_plains_two() -> None:
    sides = (Side(at=(1, 0), hand=("march", "longsword", "silver-ring")), idle())
    state = event("bandits-on-the-road", "drop march", "drop silver-ring", sides=sides)
    assert names(state, state.players[0].hand) == ["longsword"]
    state = event("bandits-on-the-road", "drop march", sides=sides, tiles={(1, 0): "forest"})
    assert len(state.players[0].hand) == 2
    state = event("bandits-on-the-road", sides=(Side(at=(1, 0), hand=()), idle()))
    assert state.players[0].hand == []


@pytest.mark.rule("RE-136", "RE-D11", "RE-048")
def test_a_merchant_sells_one_card_anywhere() -> None:
    state = event("wandering-merchant", "wild-coin", "buy adventurer", coin=2)
    assert (names(state, state.players[0].discard), state.coin, state.players[0].wild) == (["adventurer"], 0, 4)
    state = event("wandering-merchant", "no", coin=9)
    assert state.coin == 9


@pytest.mark.rule("RE-136", "RE-R66", "RE-R67", "RE-057")
def test_favour_for_the_light_but_not_in_the_first_village() -> None:
    sides = (
        Side(at=(1, 0), light=1), Side("vega", at=(1, 0), dark=1), Side("ravenna", light=2),
        Side("tomyris", at=(1, 0), light=3),
    )  # fmt: skip
    assert [player.wild for player in event("nikes-favour", sides=sides).players] == [6, 5, 5, 6]


@pytest.mark.rule("RE-136", "RE-D11")
def test_the_shadow_gives_cards_for_darkness_if_one_wants() -> None:
    state = event("whisper-of-the-shadow", "yes")
    assert (state.players[0].net, len(state.players[0].hand)) == (-1, 7)
    state = event("whisper-of-the-shadow", "no")
    assert (state.players[0].net, len(state.players[0].hand)) == (0, 5)


@pytest.mark.rule("RE-136", "RE-D11", "RE-R66")
def test_an_omen_puts_a_character_on_the_nearest_ruins() -> None:
    map_ = {**PLAINS, (2, 0): "ruins/plains", (0, 1): "ruins/forest", (4, 0): "ruins/plains"}
    state = event("omen-over-the-ruins", "at 0,1", tiles=map_, encounter=("omen-over-the-ruins", "rat"))
    assert (npcs(state), state.fought) == ([("rat", (0, 1))], False)
    assert event("omen-over-the-ruins", encounter=("omen-over-the-ruins", "rat")).npcs == []


@pytest.mark.rule("RE-136", "RE-D11")
def test_a_quiet_night_cures_or_gives_a_wild() -> None:
    sides = (Side(at=(1, 0), minus=3), idle())
    assert event("quiet-night", "cured", sides=sides).players[0].minus == 0
    state = event("quiet-night", "wild", sides=sides)
    assert (state.players[0].minus, state.players[0].wild) == (3, 6)


@pytest.mark.rule("RE-140", "RE-R55", "RE-R119")
def test_a_search_prints_one_line_however_many_cards_it_turns_over() -> None:
    """Cards passed on the way "have no effect": they are counted where what was looked for is told."""
    state = position(Side(at=(1, 0)), idle(), tiles=RUINS, encounter=("flood", "sandstorm", "wildfire", "rat"))
    table = play(seek, state)
    assert [(kind, args.get("passed")) for kind, _, args in table.events] == [("appears", 3)]
    state = position(Side(), idle(), exploration=("encounter", "encounter", "raft"))
    table = play(lambda table, state: gain_items(table, state, FIRST, 1, "RE-212"), state)
    assert [(kind, args.get("passed")) for kind, _, args in table.events] == [("gains_card", 2)]


@pytest.mark.rule("RE-R133", "RE-137")
def test_the_name_card_of_who_is_not_among_the_villains_is_discarded_without_effect() -> None:
    state = position(Side(at=(1, 0)), idle(), tiles=PLAINS, exploration=("encounter",), encounter=("imhotep",))
    play(encounter_check, state)
    assert (npcs(state), names(state, state.encounter_discard)) == ([], ["imhotep"])


@pytest.mark.rule("RE-R52", "RE-R157")
def test_an_event_over_which_the_last_rival_concedes_has_been_discarded() -> None:
    """Bandits ask which card is lost; who is asked concedes: the Event lies on its pile like any other."""

    class Concedes(Script):
        __slots__ = ()

        def _answer(self, state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
            raise GameOver

    state = position(
        Side(at=(1, 0)), idle(), tiles=PLAINS, exploration=("encounter",), encounter=("bandits-on-the-road",)
    )
    with pytest.raises(GameOver):
        encounter_check(Concedes(state, ()), state)
    assert names(state, state.encounter_discard) == ["bandits-on-the-road"]
