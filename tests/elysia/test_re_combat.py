"""The Combat Phase: who strikes first, the steps of a strike, its sums, and its end."""

from typing import Any

import pytest
from elysia_table import Foe, Side, arena, duel, fighting, idle, names, play, position, ruled, striking, told, upto

from rulewright.games.elysia.rules.combat.arithmetic import share
from rulewright.games.elysia.rules.combat.fighters import DEFENDERS
from rulewright.games.elysia.rules.state import State

PLAINS = {(1, 0): "plains"}


def two(one: dict[str, Any], other: dict[str, Any], **more: Any) -> State:
    """Two players without Wild on the First Village."""
    sides = [Side(name, **{"wild": 0, "deck": (), **given}) for name, given in (("algar", one), ("vega", other))]
    return position(*sides, **more)


def hand(state: State, seat: int) -> list[str]:
    return names(state, state.players[seat].hand)


# -- order


@pytest.mark.rule("RE-177", "RE-R84", "RE-R143")
def test_npcs_strike_first_whoever_began() -> None:
    for attackers, defenders, first in (([0], ["npc 1"], 1), (["npc 1"], [0], 0)):
        state = position(Side(at=(1, 0), wild=0), idle(), tiles=PLAINS, npcs=[("rat", (1, 0))])
        asked = upto(fighting(arena(state, attackers, defenders)), state)
        assert asked.why.key == "defense"
        assert state.combat is not None
        assert state.combat.striker == first
    state = position(
        Side(at=(1, 0), wild=0), idle(), tiles=PLAINS, npcs=[("rat", (1, 0))], variant=ruled(npc_first=False)
    )
    assert upto(fighting(arena(state, [0], ["npc 1"])), state).why.key == "end_combat"


@pytest.mark.rule("RE-181", "RE-182", "RE-183", "RE-184", "RE-185", "RE-197")
def test_the_four_steps_repeat_until_a_side_is_exhausted() -> None:
    state = two({"hand": ("march",) * 4}, {"hand": ("salvage",) * 4})
    table = duel(fighting(arena(state, [0], [1])), state, *["fight", "play march", "drop salvage"] * 2, "end")
    steps = [(seat, key) for seat, key, _ in table.asked]
    cycle = [(0, "end_combat"), (0, "attack"), (1, "defense"), (1, "damage"), (1, "attack"), (0, "defense")]
    assert steps[:6] == cycle
    assert steps[6:12] == cycle  # roles reversed and back, with 1 card lost each time
    assert (len(hand(state, 0)), len(hand(state, 1))) == (2, 2)


@pytest.mark.rule("RE-195", "RE-196", "RE-R97")
def test_combat_ends_when_every_character_of_a_side_is_exhausted() -> None:
    state = position(
        Side(hand=("claymore",) * 5, wild=0), Side("vega", hand=("salvage",), wild=0),
        Side("ravenna", hand=("cutpurse",) * 4, wild=0),
    )  # fmt: skip
    combat = arena(state, [0], [1, 2])
    table = duel(fighting(combat), state, "fight", "play claymore", "drop cutpurse", "drop cutpurse", "drop cutpurse",
                 "fight", "play claymore")  # fmt: skip
    assert [args["seat"] for args in told(table, "exhausted")] == [1, 2]
    assert len([args for args in told(table, "strikes") if args["side"] == 0]) == 2  # one was not enough
    assert [each.exhausted for each in combat.fighters] == [False, True, True]


@pytest.mark.rule("RE-179", "RE-R103", "RE-R104", "RE-D14")
def test_only_who_began_may_end_it_and_only_at_the_own_attack() -> None:
    state = two({}, {})
    table = duel(fighting(arena(state, [0], [1])), state, "fight", "play march", "drop march", "end")
    assert [(seat, offered) for seat, key, offered in table.asked if key == "end_combat"] == [(0, ["fight", "end"])] * 2
    assert (told(table, "exhausted"), state.combat) == ([], None)
    state = position(Side(at=(1, 0), wild=0), idle(), tiles=PLAINS, npcs=[("rat", (1, 0))])
    table = duel(fighting(arena(state, ["npc 1"], [0])), state, *["drop march", "drop march", "drop silver-ring"],
                 "drop longsword")  # fmt: skip
    assert "end_combat" not in [key for _, key, _ in table.asked]  # NPCs began
    state = position(Side(at=(1, 0), hand=("march",) * 3, wild=0), idle(), tiles=PLAINS, npcs=[("rat", (1, 0))])
    duel(fighting(arena(state, [0], ["npc 1"])), state, "drop march", "end")
    assert len(state.npcs) == 1  # they stay


@pytest.mark.rule("RE-R103")
def test_who_is_exhausted_ends_nothing() -> None:
    state = position(
        Side(hand=("march",), deck=(), wild=0), Side("vega", wild=0, hand=("salvage",) * 3),
        Side("ravenna", hand=("cutpurse",) * 2, wild=0),
    )  # fmt: skip
    table = duel(fighting(arena(state, [0, 2], [1])), state, "fight", "play march", "play cutpurse", "drop salvage",
                 "drop salvage", "pass", "pass", "play cutpurse")  # fmt: skip
    assert len([key for _, key, _ in table.asked if key == "end_combat"]) == 1


# -- cards


@pytest.mark.rule("RE-178", "RE-R105")
def test_a_deck_is_made_anew_once_in_a_combat() -> None:
    state = two(
        {"hand": ("march",) * 2, "discard": ("dodge", "dodge"), "wild": 5}, {"hand": ("salvage",) * 5},
    )  # fmt: skip
    asked = upto(fighting(arena(state, [0], [1])), state, "fight", "wild-draw", "wild-draw", "play dodge")
    assert "wild-draw" not in asked.notations
    for limit, offered in ((1, False), (2, True)):
        state = two({"hand": ("march",) * 2, "discard": ("dodge",), "wild": 9}, {"hand": ("salvage",) * 9},
                    variant=ruled(deck_recreations=limit))  # fmt: skip
        combat = arena(state, [0], [1])
        asked = upto(fighting(combat), state, "fight", "wild-draw", "play dodge", "pass", "pass", "pass")
        assert (asked.why.key, "wild-draw" in asked.notations) == ("defense", offered)
        assert names(state, state.players[0].discard) == ["dodge"]  # there would be a card


@pytest.mark.rule("RE-180", "RE-189")
def test_no_walk_or_coin_comes_from_combat() -> None:
    state = two({"hand": ("scimitar", "adventurer", "march"), "wild": 3}, {"hand": ("smoke-charge",) * 3, "wild": 3})
    table = duel(striking(arena(state, [0], [1])), state, "play scimitar", "play smoke-charge", "drop smoke-charge")
    assert (state.walk, state.coin, state.wild_coin) == (0, 0, 0)
    assert not any("wild-walk" in offered or "wild-coin" in offered for _, _, offered in table.asked)
    assert told(table, "strikes")[0]["n"] == 4


@pytest.mark.rule("RE-186", "RE-R91")
def test_cards_are_discarded_when_their_owners_step_is_over() -> None:
    state = two({"hand": ("weapons-training", "bow-and-arrow", "march")}, {"hand": ("salvage",) * 5})
    combat = arena(state, [0], [1])
    upto(striking(combat), state, "play weapons-training", "play bow-and-arrow")
    player = state.players[0]
    assert (player.played, names(state, player.discard)) == ([], ["weapons-training", "bow-and-arrow"])
    assert hand(state, 0) == ["march"]  # Draw 1 found no card: what is played in this step is not redrawn


@pytest.mark.rule("RE-187", "RE-R92", "RE-D15", "RE-D16")
def test_one_card_a_step_unless_a_card_allows_more() -> None:
    state = two({"hand": ("march", "march", "weapons-training")}, {"hand": ("salvage",) * 5, "wild": 1})
    assert upto(striking(arena(state, [0], [1])), state, "play march").seat == 1  # nothing more to play
    state = two({"hand": ("march", "longsword", "prepare-for-war")}, {"hand": ("salvage",) * 9})
    table = duel(
        striking(arena(state, [0], [1])), state, "play prepare-for-war", "play longsword", "play march", "play salvage",
        *["drop salvage"] * 5,
    )  # fmt: skip
    assert told(table, "strikes")[0]["n"] == 2 + 3 + 1
    state = two({"hand": ("claymore",) * 2}, {"hand": ("ambush", "smoke-charge", "salvage")})
    duel(striking(arena(state, [0], [1])), state, "play claymore", "play ambush", "play smoke-charge")
    assert hand(state, 1) == []  # 5 − (1 + 3): the one card left is lost


@pytest.mark.rule("RE-188", "RE-R90")
def test_card_icons_draw_in_combat() -> None:
    state = two(
        {"hand": ("scimitar",), "deck": ("march",) * 3}, {"hand": ("prepare-for-war",), "deck": ("salvage",) * 3}
    )
    duel(striking(arena(state, [0], [1])), state, "play scimitar", "play prepare-for-war")
    assert (hand(state, 0), hand(state, 1)) == (["march"], [])  # 4 − 2: both cards drawn are lost again
    state = two({"hand": ("prepare-for-war", "march"), "deck": ("march",) * 3}, {})
    duel(striking(arena(state, [0], [1])), state, "play prepare-for-war", *["drop march", "drop silver-ring"])
    assert hand(state, 0) == ["march"]  # Draw 2 stands in its Defense and its Exploration, not in its Attack


@pytest.mark.rule("RE-D17")
def test_cards_are_discarded_for_attack() -> None:
    state = two({"hand": ("reckless-charge", "march", "march", "silver-ring", "march")}, {"hand": ("salvage",) * 9})
    table = duel(
        striking(arena(state, [0], [1])), state, "play reckless-charge", "drop march", "drop silver-ring", "done",
        *["drop salvage"] * 3,
    )  # fmt: skip
    assert told(table, "strikes")[0]["n"] == 3
    state = two({"hand": ("reckless-charge", *["march"] * 5)}, {"hand": ("salvage",) * 9})
    upto(striking(arena(state, [0], [1])), state, "play reckless-charge", *["drop march"] * 3)
    assert len(hand(state, 0)) == 2  # 3 at most


# -- sums


@pytest.mark.rule("RE-E09", "RE-190", "RE-191", "RE-192", "RE-193", "RE-194", "RE-D18", "RE-D19")
def test_the_attack_is_added_up_divided_and_rounded_up() -> None:
    def strike(**rules: Any) -> tuple[int, list[int]]:
        state = position(
            Side(hand=("longsword", "march"), wild=0), Side("zhao-lin", hand=("scimitar", "march"), deck=(), wild=0),
            Side("vega", hand=("raft", "salvage", "salvage"), wild=0),
            Side("ravenna", hand=("dodge", "cutpurse", "cutpurse"), deck=(), wild=2),
            Side("tomyris", hand=("spoils",) * 4, wild=0), variant=ruled(**rules),
        )  # fmt: skip
        dropped = ["drop spoils"] * 2 if rules else ["drop salvage", *["drop spoils"] * 3]
        table = duel(
            striking(arena(state, [0, 1], [2, 3, 4])), state, "play longsword", "play scimitar", "play raft",
            "play dodge", "wild-defense", "wild-defense", *dropped,
        )  # fmt: skip
        assert told(table, "strikes")[0]["n"] == 7
        return told(table, "strikes")[0]["each"], [len(player.hand) for player in state.players[2:]]

    assert strike() == (3, [1, 2, 1])  # 3 − 2 lost; 3 − 5 nothing; 3 lost. What is left of 5 helps nobody
    assert strike(rounding="down") == (2, [2, 2, 2])


@pytest.mark.rule("RE-E11", "RE-211", "RE-R131")
def test_attack_equal_to_defense_does_nothing() -> None:
    for wild, stays in ((0, True), (1, False)):
        state = position(
            Side(at=(1, 0), hand=("scimitar", "scimitar", "march"), deck=(), wild=wild), idle(), tiles=PLAINS,
            npcs=[("troll", (1, 0))],
        )  # fmt: skip
        combat = arena(state, [0], ["npc 1"])
        duel(striking(combat), state, "play scimitar", *["wild-attack"] * wild)
        assert (combat.fighters[0].struck == 0) == stays
        state.combat = None
        combat = arena(state, [0], ["npc 1"])
        if stays:
            duel(striking(combat), state, "play scimitar")
            assert combat.fighters[0].struck == 0  # and nothing is kept from before


@pytest.mark.rule("RE-R94", "RE-R95", "RE-R89")
def test_no_attack_costs_nothing_and_what_is_too_much_is_lost() -> None:
    state = two({}, {"hand": ("salvage",) * 2})
    play(striking(arena(state, [0], [1])), state, "pass", "pass")
    assert len(hand(state, 1)) == 2
    state = position(Side(hand=("claymore",) * 2, wild=0), Side("vega", hand=("salvage",), wild=3),
                     Side("ravenna", hand=("cutpurse",) * 4, wild=0))  # fmt: skip
    table = duel(striking(arena(state, [0], [1, 2])), state, "play claymore", *["drop cutpurse"] * 3)
    assert [len(player.hand) for player in state.players[1:]] == [0, 1]  # 3 each; 2 of them are not passed on
    assert all("wild-defense" not in offered for _, key, offered in table.asked if key == "damage")


@pytest.mark.rule("RE-182", "RE-R85", "RE-R96")
def test_all_defend_openly_before_anybody_loses_cards() -> None:
    state = position(
        Side(hand=("claymore",) * 2, wild=0), Side("vega", hand=("salvage",) * 4, wild=0),
        Side("ravenna", hand=("cutpurse",) * 4, wild=0),
    )  # fmt: skip
    table = duel(striking(arena(state, [0], [1, 2])), state, "play claymore", *["drop salvage"] * 3,
                 *["drop cutpurse"] * 3)  # fmt: skip
    keys = [(seat, key) for seat, key, _ in table.asked if seat]
    assert keys[:3] == [(1, "defense"), (2, "defense"), (1, "damage")]


@pytest.mark.rule("RE-192", "RE-194")
def test_counterstrike_waits_for_the_next_attack_with_a_card() -> None:
    state = two(
        {"hand": ("longsword",) * 12}, {"hand": ("counterstrike", "pulse-bow", "pulse-bow", "salvage"), "wild": 2}
    )
    combat = arena(state, [0], [1])
    table = duel(fighting(combat), state, "fight", "play longsword", "play counterstrike", "wild-attack",
                 "drop longsword", "fight", "pass", "pass", "play pulse-bow", *["drop longsword"] * 5,
                 "fight", "pass", "pass", "play pulse-bow", *["drop longsword"] * 3, "end")  # fmt: skip
    assert [args["n"] for args in told(table, "strikes")] == [3, 1, 0, 5, 0, 3]  # 3 + 2 once, not for Wild
    state = two({"hand": ("claymore",) * 9}, {"hand": ("counterstrike", "pulse-bow", *["salvage"] * 4)})
    table = duel(fighting(arena(state, [0], [1])), state, "fight", "play claymore", "play counterstrike",
                 "drop salvage", "drop salvage", "play pulse-bow", *["drop claymore"] * 3, "end")  # fmt: skip
    assert [args["n"] for args in told(table, "strikes")] == [5, 3]  # something was left over


@pytest.mark.rule("RE-189", "RE-017")
def test_what_counterstrike_keeps_for_later_does_not_defend_against_the_dark() -> None:
    state = two({"hand": ("claymore",) * 3, "dark": 3}, {"hand": ("counterstrike", *["salvage"] * 4)})
    table = duel(striking(arena(state, [0], [1])), state, "play claymore", "play counterstrike", *["drop salvage"] * 2)
    assert len(table.asked) > 2
    assert names(state, state.players[1].hand) == ["salvage"] * 2  # 5 against 3


# -- endings that are none


@pytest.mark.rule("RE-R99", "RE-R100", "RE-R98")
def test_the_last_card_wins_and_exhausts() -> None:
    for pyrrhic, fallen in ((True, [0, 1]), (False, [1])):
        state = two({"hand": ("march",), "dark": 1}, {"hand": ("salvage",), "dark": 1},
                    variant=ruled(pyrrhic_exhaustion=pyrrhic))  # fmt: skip
        table = duel(fighting(arena(state, [0], [1])), state, "fight", "play march")
        assert [args["seat"] for args in told(table, "exhausted")] == fallen
        assert state.spent == pyrrhic
        nets = [player.net for player in state.players]
        assert nets == ([0, 0] if pyrrhic else [0, -1])  # each side is rewarded for the other


@pytest.mark.rule("RE-R106")
def test_a_fight_in_which_nothing_moves_is_a_stand_off() -> None:
    def rounds(**variant: object) -> int:
        state = position(
            Side(at=(1, 0), hand=("march", "march"), front=("oath-shield",), deck=("march",) * 60, wild=0), idle(),
            tiles=PLAINS, npcs=[("rat", (1, 0))], variant=ruled(**variant),
        )  # fmt: skip
        combat = arena(state, ["npc 1"], [0])
        table = duel(fighting(combat), state, *["use oath-shield"] * 2)
        assert (told(table, "exhausted"), len(told(table, "standoff"))) == ([], 1)
        return len(told(table, "strikes"))

    assert rounds() == 2
    state = two({"hand": ("bow-and-arrow",) * 2, "deck": ("bow-and-arrow",) * 9},
                {"hand": ("dodge",) * 2, "deck": ("dodge",) * 9}, variant=ruled(max_combat_cycles=3))  # fmt: skip
    table = duel(fighting(arena(state, [0], [1])), state, *["fight", "play bow-and-arrow", "play dodge"] * 3)
    assert (len(told(table, "strikes")), len(told(table, "standoff"))) == (6, 1)


@pytest.mark.rule("RE-R102")
def test_allies_fight_on_when_the_active_player_is_exhausted() -> None:
    state = position(
        Side(at=(1, 0), hand=("march",), wild=0), Side("vega", at=(1, 0), hand=("pulse-bow",) * 4, wild=0),
        tiles=PLAINS, npcs=[("goblins", (1, 0))], villains=[Foe("imhotep")],
    )  # fmt: skip
    table = duel(fighting(arena(state, ["npc 1"], [0])), state, "join-defenders", "drop pulse-bow", "play pulse-bow")
    fallen = [(args["seat"], args["npc"]) for args in told(table, "exhausted")]
    assert (fallen, state.spent) == ([(0, -1), (-1, 1)], True)


@pytest.mark.rule("RE-174", "RE-R137")
def test_the_strike_of_the_defenders_uses_the_same_sums() -> None:
    state = two({"hand": ("march",) * 5}, {"hand": ("pulse-bow", "salvage")})
    duel(striking(arena(state, [0], [1]), DEFENDERS), state, "play pulse-bow", "play march", "drop march", "drop march")
    assert (len(hand(state, 0)), hand(state, 1)) == (2, ["salvage"])


@pytest.mark.rule("RE-191", "RE-R93")
def test_where_nobody_defends_any_more_there_is_nothing_to_share() -> None:
    assert share(position(Side(), idle()), 7, 0) == 0
