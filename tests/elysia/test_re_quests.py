"""Quests and the end of the game: who meets them, when, and what they earn."""

from functools import partial
from typing import Any

import pytest
from elysia_table import (
    FIRST,
    SECOND,
    Foe,
    Side,
    arena,
    begun,
    duel,
    fighting,
    finish,
    idle,
    move,
    play,
    play_cards,
    position,
    ruled,
    told,
    turn,
)

from rulewright.games.elysia.cards.quests import MAIN, SIDE
from rulewright.games.elysia.rules.buy.buying import buy
from rulewright.games.elysia.rules.combat.starting import target_options
from rulewright.games.elysia.rules.move.encounter import arrive, encounter_check
from rulewright.games.elysia.rules.quests import check_main, check_wanderer, fulfil
from rulewright.games.elysia.rules.state import State

PLAINS = {(1, 0): "plains"}
ALL_SIDE = [card.key for card in SIDE]


def side_quest(key: str) -> dict[str, Any]:
    return {"variant": ruled(side_quests=key)}


def done(state: State, seat: int = 0) -> int:
    return state.players[seat].done[0]


@pytest.mark.rule("RE-238", "RE-R153")
def test_quests_stay_displayed_for_the_others() -> None:
    state = position(Side(placed=5), Side("vega", placed=5), tiles={}, map_deck=("plains",) * 4,
                     **side_quest("cartographer"))  # fmt: skip
    shown = list(state.side)
    finish(turn, state, "play march", "finish", "step 1,0", "step 2,0")
    assert (done(state), state.players[0].placed, state.side) == (1, 7, shown)  # once a player
    finish(turn, state, "play march", "finish", "step 0,1")
    assert (done(state, 1), state.players[1].wild) == (1, 5 + 2)
    assert state.players[0].wild == 5 + 2


@pytest.mark.rule("RE-R153")
def test_side_quests_by_their_switches() -> None:
    for mode, paid in (("once_per_player", [1, 1]), ("first_only", [1, 0]), ("repeatable", [2, 1])):
        state = position(Side(), Side("vega"), variant=ruled(side_quests="backstab", side_quest_mode=mode))
        for seat in (FIRST, FIRST, SECOND):
            play(partial(fulfil, key="backstab", seats=[seat]), state)
        assert [done(state, seat) for seat in (0, 1)] == paid
    state = position(Side(), Side("vega"), variant=ruled(side_quests="backstab", side_quest_mode="first_only"))
    play(lambda table, state: fulfil(table, state, "backstab", [FIRST, SECOND]), state)
    assert done(state) == 1


@pytest.mark.rule("RE-239", "RE-257", "RE-R151", "RE-R155")
def test_all_who_meet_a_quest_at_that_time_meet_it() -> None:
    state = position(
        Side(at=(1, 0), hunt=17, hand=("claymore",) * 5, wild=0), Side("vega", at=(1, 0), hunt=17, wild=0),
        Side("ravenna", at=(1, 0), hunt=16, wild=0), tiles=PLAINS, npcs=[("rat", (1, 0))],
    )  # fmt: skip
    finish(fighting(arena(state, [0, 1, 2], ["npc 1"])), state, "drop claymore", "drop march", "drop march", "fight",
           "play claymore")  # fmt: skip
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((0, 1), "RE-240")
    state = position(Side(at=(1, 0), dark=18), Side("vega", hunt=18), Side("ravenna", dark=19),
                     tiles={(1, 0): "ruins/plains"})  # fmt: skip
    play(check_main, state)  # different ones, together
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)


@pytest.mark.rule("RE-240", "RE-256")
def test_a_main_quest_ends_the_game_at_once() -> None:
    state = position(Side(dark=22, wild=0), Side("vega"), tiles={(1, 0): "ruins/plains"}, encounter=("rat",), walk=1)
    table = finish(move, state, "step 1,0")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert "stops" not in [kind for kind, _, _ in table.events]  # nothing happens any more
    state = position(Side(dark=21, wild=0), Side("vega"), tiles={(1, 0): "ruins/plains"}, encounter=("rat",), walk=1)
    finish(move, state, "step 1,0")
    assert state.outcome is None


@pytest.mark.rule("RE-083")
def test_main_quests_ask_for_other_numbers_between_two_rivals() -> None:
    """Two need 14 levels; three, and two who play together, need 18."""
    for sides, together, hunts, over in (
        (("algar", "vega"), False, 14, True),
        (("algar", "vega"), False, 13, False),
        (("algar", "vega"), True, 17, False),
        (("algar", "vega", "ravenna"), False, 17, False),
        (("algar", "vega", "ravenna"), False, 18, True),
    ):
        first, *others = sides
        state = position(Side(first, hunt=hunts, wild=0), *map(idle, others), variant=ruled(coop=together))
        finish(turn, state)
        assert (state.outcome is not None) == over


@pytest.mark.rule("RE-240", "RE-D21")
def test_a_merchant_prince_pays_coin_from_cards_in_a_village() -> None:
    def paid(coin: int, **more: Any) -> bool:
        given = {"tiles": {(1, 0): "village/plains"}, "started": (0, 0), **more}
        state = position(Side(at=(1, 0), wild=3), idle(), coin=coin, **given)
        state.wild_coin = 5
        table = finish(buy, state)
        return any("prince" in offered for _, _, offered in table.asked)

    assert paid(16)
    assert not paid(15)  # Coin from Wild does not help
    assert not paid(16, npcs=[("rat", (1, 0))])
    assert not paid(16, started=(1, 0))
    assert paid(5, variant=ruled(merchant_prince_coin_two=5))


@pytest.mark.rule("RE-241")
def test_side_quests_earn_wild() -> None:
    two, three, with_light = (2, 0), (3, 0), (3, 1)
    prizes = {"backstab": two, "healer": with_light, "cartographer": two, "treasure-hunter": two, "pilgrim": two,
              "learn-a-spell": three, "huntsmaster-side": three, "wanderer": three, "champion": with_light,
              "guardian": two}  # fmt: skip
    assert set(prizes) == set(ALL_SIDE)
    for key, (wild, light) in prizes.items():
        state = position(Side(wild=0), idle(), **side_quest(key))
        table = play(partial(fulfil, key=key, seats=[FIRST]), state)
        assert (state.players[0].wild, state.players[0].net) == (wild, light)
        assert len(told(table, "quest")) == 1


@pytest.mark.rule("RE-242", "RE-R148", "RE-R149")
def test_four_main_and_ten_side_quests() -> None:
    assert [card.key for card in MAIN] == ["dark-lord", "merchant-prince", "huntsmaster", "become-the-hero"]
    assert len(SIDE) == 10
    named = [card.name for card in SIDE if card.origin == "completed"]
    assert named == ["Backstab", "Healer", "Cartographer", "Treasure Hunter", "Learn a Spell", "Huntsmaster (side)"]
    state = begun(2, side_quests=", ".join(ALL_SIDE[:5]))
    assert len(state.side) == 5


@pytest.mark.rule("RE-R154")
def test_the_win_counts_before_a_prize_that_would_spoil_it() -> None:
    state = position(
        Side(at=(1, 0), dark=21, hand=("holy-sword",) * 9, deck=(), wild=0),
        Side("ravenna", at=(1, 0), light=1, hand=("cutpurse",), deck=(), wild=0), tiles={(1, 0): "ruins/plains"},
        npcs=[("imhotep", (1, 0))], villains=[Foe("imhotep", deck=("papyrus",) * 2, dark=0)],
        **side_quest("champion"),
    )  # fmt: skip
    duel(fighting(arena(state, [0], ["npc 1", 1])), state, *["drop holy-sword"] * 2, "fight", "play holy-sword", "no")
    assert state.outcome is not None  # the last Darkness, before the Champion's Light
    assert state.outcome.winners == (0,)


# -- each Side Quest


@pytest.mark.rule("RE-239", "RE-241")
def test_backstab() -> None:
    for attackers, defenders, seat, count in (([0], [1], 0, 1), ([1], [0], 0, 0)):
        state = position(
            Side(hand=("claymore",) * 3, wild=0), Side("vega", hand=("salvage",), wild=0), **side_quest("backstab")
        )
        combat = arena(state, attackers, defenders)
        duel(fighting(combat), state, "fight", *["pass"] * (2 * attackers[0]), "play claymore")
        assert (state.players[1].hand, done(state, seat)) == ([], count)


@pytest.mark.rule("RE-239")
def test_healer() -> None:
    state = position(
        Side(hand=("apple", "march"), wild=0), Side("vega", damaged=True, hand=("salvage",), deck=("salvage",) * 5),
        Side("ravenna"), **side_quest("healer"),
    )  # fmt: skip
    play(play_cards, state, "heal apple 1", "finish")
    assert (state.players[1].damaged, len(state.players[1].hand)) == (False, 3)
    assert (done(state), state.players[0].wild, state.players[0].net) == (1, 3, 1)
    state = position(Side(hand=("apple",)), Side("vega", damaged=True), variant=ruled(side_quests="backstab"))
    table = finish(play_cards, state)
    assert not any("heal" in each for _, _, offered in table.asked for each in offered)


@pytest.mark.rule("RE-239")
def test_treasure_hunter() -> None:
    for owned, count in ((1, 1), (0, 0)):
        state = position(
            Side(at=(1, 0), hand=("holy-sword",) * owned + ("claymore",) * 7, deck=(), wild=0), idle(), tiles=PLAINS,
            npcs=[("troll", (1, 0))], exploration=("raft",), **side_quest("treasure-hunter"),
        )  # fmt: skip
        duel(fighting(arena(state, [0], ["npc 1"])), state, *["drop claymore"] * 4, "fight", "play claymore")
        assert done(state) == count  # the Troll's card is one of two


@pytest.mark.rule("RE-239")
def test_learn_a_spell() -> None:
    for here, hand, count in (("ruins/plains", 3, 1), ("ruins/plains", 2, 0), ("plains", 3, 0)):
        state = position(
            Side(at=(1, 0), hand=("claymore",) * hand, deck=(), wild=0), idle(), tiles={(1, 0): here},
            encounter=("rat",), exploration=("encounter",), **side_quest("learn-a-spell"),
        )  # fmt: skip
        finish(lambda table, state: arrive(table, state, moved=True), state, "drop claymore", "play claymore")
        assert (state.npcs, done(state)) == ([], count)


@pytest.mark.rule("RE-239", "RE-R148")
def test_huntsmaster_of_the_side_quests() -> None:
    for hunt, count in ((4, 1), (3, 0)):
        state = position(
            Side(at=(1, 0), hunt=hunt, hand=("claymore",) * 4, wild=0), idle(), tiles=PLAINS, encounter=("rat",),
            exploration=("encounter",), **side_quest("huntsmaster-side"),
        )  # fmt: skip
        finish(encounter_check, state, "drop claymore", "play claymore")
        assert done(state) == count


@pytest.mark.rule("RE-239")
def test_pilgrim_and_wanderer() -> None:
    for before, count in ((((5, 0), (6, 0)), 1), (((5, 0), (1, 0)), 0)):
        state = position(
            Side(at=(1, 0), villages=before, wild=0), idle(), tiles={(1, 0): "village/plains"}, coin=2, started=(0, 0),
            **side_quest("pilgrim"),
        )  # fmt: skip
        finish(buy, state, "buy apple")
        assert done(state) == count
    for ended, count in ((("forest", "mountain", "desert", "water"), 1), (("forest", "desert", "water"), 0)):
        state = position(Side(at=(1, 0), ended=ended), idle(), tiles=PLAINS, **side_quest("wanderer"))
        finish(move, state)
        assert done(state) == count


@pytest.mark.rule("RE-239")
def test_champion_and_guardian() -> None:
    for allies, lost, count in (([0], "holy-sword", 1), ([0, 1], "march", 0)):
        state = position(
            Side(at=(1, 0), hand=("holy-sword",) * 9, deck=(), wild=0), Side("ravenna", at=(1, 0), wild=0),
            tiles=PLAINS, npcs=[("imhotep", (1, 0))], villains=[Foe("imhotep", deck=("papyrus",) * 2)],
            **side_quest("champion"),
        )  # fmt: skip
        finish(fighting(arena(state, allies, ["npc 1"])), state, "drop holy-sword", f"drop {lost}", "fight",
               "play holy-sword")  # fmt: skip
        assert (state.npcs, done(state)) == ([], count)
    for here, count in (("village/plains", 1), ("first-village", 1), ("plains", 0)):
        state = position(
            Side(at=(1, 0), hand=("claymore",) * 5, wild=0), idle(), tiles={(1, 0): here}, npcs=[("rat", (1, 0))],
            **side_quest("guardian"),
        )  # fmt: skip
        finish(fighting(arena(state, [0], ["npc 1"])), state, "drop claymore", "fight", "play claymore")
        assert done(state) == count


# -- the end


@pytest.mark.rule("RE-258", "RE-R155", "RE-R177")
def test_no_alliance_binds_and_only_a_switch_makes_all_win_together() -> None:
    for coop, winners in ((False, (0,)), (True, (0, 1, 2))):
        state = position(Side(hunt=18), Side("vega"), Side("ravenna"), variant=ruled(coop=coop))
        play(check_main, state)
        assert state.outcome is not None
        assert state.outcome.winners == winners
    state = position(  # an ally of the last fight is a target in the next
        Side(at=(1, 0), hand=("claymore",) * 5, wild=0), Side("vega", at=(1, 0), hand=("pulse-bow",) * 3, wild=0),
        tiles=PLAINS, npcs=[("rat", (1, 0))],
    )  # fmt: skip
    finish(fighting(arena(state, [0, 1], ["npc 1"])), state, "drop claymore", "drop pulse-bow", "fight",
           "play claymore")  # fmt: skip
    assert [each.verb for each in target_options(state, FIRST)] == ["target-player"]


@pytest.mark.rule("RE-R153")
def test_a_wanderer_who_may_win_again_begins_with_no_terrain() -> None:
    state = position(
        Side(ended=("plains", "mountain", "forest", "water", "desert")), Side("vega"),
        variant=ruled(side_quests="wanderer", side_quest_mode="repeatable"),
    )  # fmt: skip
    play(partial(check_wanderer, seat=FIRST), state)
    assert (done(state), state.players[0].ended) == (1, 0)
