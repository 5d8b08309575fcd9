"""After combat: Light, Darkness and Wild, Rewards and prizes, the end of the turn, who leaves the map."""

from typing import Any

import pytest
from elysia_table import FIRST, Foe, Side, arena, duel, fighting, idle, names, npcs, play, position, ruled, told, turn

from rulewright.games.elysia.rules.decks import gain_items
from rulewright.games.elysia.rules.state import State

PLAINS = {(1, 0): "plains"}
NO_SIDE_QUESTS = ruled(side_quests="")


def duo(here: str, *npc: str, hand: tuple[str, ...] = ("holy-sword",) * 3, **more: Any) -> State:
    """Two players with strong hands and a third one, all where the NPCs stand; no Side Quests."""
    more = {"variant": NO_SIDE_QUESTS, **more}
    return position(
        Side(at=(1, 0), hand=hand, deck=(), wild=0), Side("vega", at=(1, 0), hand=hand, deck=(), wild=0),
        Side("ravenna", at=(1, 0), hand=("cutpurse",) * 3, deck=(), wild=0), tiles={(1, 0): here},
        npcs=[(key, (1, 0)) for key in npc], **more,
    )  # fmt: skip


def tokens(state: State) -> list[tuple[int, int]]:
    return [(player.net, player.wild) for player in state.players]


@pytest.mark.rule("RE-198", "RE-199", "RE-201", "RE-213", "RE-R110", "RE-R116", "RE-212")
def test_full_light_for_every_opponent_of_each_dark_character_and_wild_in_a_village() -> None:
    for here, wild in (("plains", 0), ("village/plains", 2), ("first-village", 2)):
        state = duo(here, "rat", "rat")
        duel(fighting(arena(state, [0, 1], ["npc 1", "npc 2"])), state, "drop holy-sword", "drop holy-sword", "fight",
             "play holy-sword")  # fmt: skip
        assert npcs(state) == []
        assert tokens(state) == [(2, 2 + wild), (2, 2 + wild), (0, 0)]  # 2 Wild are Rewards; who stayed out, nothing


@pytest.mark.rule("RE-200", "RE-201")
def test_full_darkness_for_every_opponent_of_a_light_character() -> None:
    for light, dark, net, wild in ((1, 0, -1, 0), (0, 1, 1, 1), (0, 0, 0, 0)):
        state = position(
            Side(at=(1, 0), hand=("claymore",) * 3, wild=0), Side("vega", at=(1, 0), hand=("claymore",) * 3, wild=0),
            Side("ravenna", at=(1, 0), hand=("cutpurse",) * 2, wild=0, light=light, dark=dark),
            tiles={(1, 0): "village/plains"}, variant=NO_SIDE_QUESTS,
        )  # fmt: skip
        duel(fighting(arena(state, [0, 1], [2])), state, "fight", "play claymore")
        assert tokens(state)[:2] == [(net, wild)] * 2
        assert state.players[2].net == light - dark


@pytest.mark.rule("RE-R110")
def test_allies_of_the_fallen_get_nothing_but_by_a_switch() -> None:
    for own, net in ((False, 0), (True, 1)):
        state = duo("plains", "rat", variant=ruled(reward_own_side=own, side_quests=""))
        combat = arena(state, [0], ["npc 1", 2])
        duel(
            fighting(combat), state, "join-attackers", *["drop holy-sword"] * 2, "fight", "play holy-sword",
            "play holy-sword",
        )  # fmt: skip
        assert state.players[2].net == net
        assert state.players[0].net == state.players[1].net == 1


@pytest.mark.rule("RE-R111", "RE-R112", "RE-R104")
def test_who_loses_or_ends_the_fight_is_paid_at_its_end_for_what_fell() -> None:
    state = position(
        Side(at=(1, 0), hand=("holy-sword",) * 9, deck=(), wild=0), idle(), tiles=PLAINS,
        npcs=[("rat", (1, 0)), ("troll", (1, 0))], variant=NO_SIDE_QUESTS,
    )  # fmt: skip
    table = duel(fighting(arena(state, [0], ["npc 1", "npc 2"])), state, *["drop holy-sword"] * 5, "fight",
                 "play holy-sword")  # fmt: skip
    kinds = [kind for kind, _, _ in table.events]
    assert [args["npc"] for args in told(table, "exhausted") if args["npc"] >= 0] == [1]  # 8 / 2 is not above 4
    assert state.players[0].hand == []
    assert tokens(state)[0] == (1, 1)  # the loser keeps what the Rat is worth
    assert kinds.index("gains_light") > max(i for i, kind in enumerate(kinds) if kind == "strikes")


@pytest.mark.rule("RE-202", "RE-203", "RE-204", "RE-R19", "RE-R109")
def test_who_is_exhausted_on_the_own_turn_ends_it_without_buying_or_drawing() -> None:
    state = position(
        Side(at=(1, 0), hand=("silver-ring", "longsword", "march"), deck=("march",) * 2, wild=0), idle(),
        tiles={(1, 0): "village/plains", (2, 0): "village/forest"}, exploration=("encounter",), encounter=("troll",),
    )  # fmt: skip
    owned = sorted(state.players[0].owned)
    table = duel(turn, state, "play silver-ring", "play march", "finish", "step 2,0", "stop")
    player = state.players[0]
    assert [args["seat"] for args in told(table, "exhausted")] == [0]
    assert not {"buy", "discard"} & {key for _, key, _ in table.asked}
    assert (player.hand, state.active, state.coin) == ([], 1, 0)
    assert len(player.discard + player.deck) == 5  # only discarded
    assert sorted(player.owned) == owned


@pytest.mark.rule("RE-R107", "RE-R108")
def test_others_who_are_exhausted_wait_for_their_own_turn_and_nobody_draws_after_the_fight() -> None:
    state = position(
        Side(hand=("claymore",) * 3, wild=0, deck=("march",) * 9), Side("vega", hand=("salvage",), wild=0),
    )  # fmt: skip
    play(fighting(arena(state, [0], [1])), state, "fight", "play claymore", "pass")
    assert (state.spent, [len(player.hand) for player in state.players]) == (False, [2, 0])
    assert not state.players[1].damaged


@pytest.mark.rule("RE-205", "RE-R68", "RE-R101")
def test_an_exhausted_npc_leaves_the_map_at_once_and_its_card_may_come_again() -> None:
    state = duo("plains", "rat", "troll", hand=("scimitar",) * 9)
    table = duel(
        fighting(arena(state, [0], ["npc 1", "npc 2"])), state, *["drop scimitar"] * 5, "fight", "play scimitar",
    )  # fmt: skip
    assert npcs(state) == [("troll", (1, 0))]
    assert names(state, state.encounter_discard) == ["rat"]
    strikes = [args["n"] for args in told(table, "strikes") if args["side"] == 1]
    assert strikes == [5, 4]  # the Rat no longer strikes


@pytest.mark.rule("RE-226", "RE-R118", "RE-D20")
def test_who_beat_a_villain_and_has_cards_left_may_take_the_next_item_unseen() -> None:
    state = position(
        Side(at=(1, 0), hand=("holy-sword",) * 5, deck=(), wild=0), Side("ravenna", at=(1, 0), hand=("holy-sword",),
        deck=(), wild=0), Side("tomyris", at=(1, 0), hand=("holy-sword",) * 5, deck=(), wild=0), idle(), tiles=PLAINS,
        villains=[Foe("imhotep", deck=("ward",))], npcs=[("imhotep", (1, 0))],
        exploration=("encounter", "scimitar", "raft"),
    )  # fmt: skip
    combat = arena(state, [0, 1, 2], ["npc 1"])
    table = play(fighting(combat), state, "pass", "pass", "pass", "drop holy-sword", "drop holy-sword", "yes", "yes")
    asked = [(seat, offered) for seat, key, offered in table.asked if key == "prize"]
    assert asked == [(0, ["no", "yes"]), (2, ["no", "yes"])]  # not who was Exhausted
    assert [names(state, player.discard)[-1:] for player in state.players[:3]] == [
        ["scimitar"],
        ["holy-sword"],
        ["raft"],
    ]


@pytest.mark.rule("RE-R119", "RE-R53")
def test_encounter_cards_are_skipped_in_the_search_for_an_item() -> None:
    for seed in range(6):
        state = position(
            Side(), idle(), exploration=("encounter", "encounter"), exploration_discard=("raft",), seed=seed
        )
        play(lambda table, state: gain_items(table, state, FIRST, 1, "RE-226"), state)
        assert names(state, state.players[0].discard) == ["raft"]
    state = position(Side(), idle(), exploration=("encounter",), exploration_discard=("encounter",))
    play(lambda table, state: gain_items(table, state, FIRST, 1, "RE-226"), state)
    assert (state.players[0].discard, len(state.exploration + state.exploration_discard)) == ([], 2)


@pytest.mark.rule("RE-212", "RE-R117")
def test_the_trolls_reward_is_handed_out_clockwise_until_none_is_left() -> None:
    state = duo("plains", "troll", exploration=("encounter", "raft"))
    duel(fighting(arena(state, [0, 1], ["npc 1"])), state, *["drop holy-sword"] * 4, "fight", "play holy-sword")
    assert [names(state, player.discard)[-1] for player in state.players[:2]] == ["raft", "holy-sword"]
    assert [player.wild for player in state.players] == [2, 2, 0]
