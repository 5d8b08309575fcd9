"""Monsters and Villains: what they are, and how they play without anybody deciding."""

from collections.abc import Sequence
from typing import Any

import pytest
from elysia_table import (
    Asked,
    Foe,
    Side,
    Stacked,
    arena,
    begun,
    duel,
    fighting,
    finish,
    idle,
    kinds,
    names,
    npcs,
    play,
    position,
    ruled,
    seen_by,
    stacked,
    stacked_duel,
    striking,
    told,
)

from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules.combat.fighters import ATTACKERS
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import HIDDEN, Option, Prompt, Seat

PLAINS = {(1, 0): "plains"}


def met(deck: tuple[str, ...], hand: tuple[str, ...] = ("claymore",) * 9, **more: Any) -> State:
    """A player and the Villain Imhotep with this deck, its top first."""
    return position(
        Side(at=(1, 0), **{"hand": hand, "deck": (), "wild": 0, **more}), idle(), tiles=PLAINS,
        villains=[Foe("imhotep", deck=deck)], npcs=[("imhotep", (1, 0))],
    )  # fmt: skip


def attack_of(state: State, *answers: str) -> int:
    """What the Villain's first strike adds up to."""
    combat = arena(state, ["npc 1"], [0])
    with pytest.raises(Asked):
        stacked(fighting(combat), state, *answers)
    return combat.total


# -- Monsters


@pytest.mark.rule("RE-206", "RE-207", "RE-208")
def test_npcs_only_attack_and_defend_and_fall_like_everybody() -> None:
    state = met(("ward", "papyrus"), hand=("holy-sword",) * 5)
    table = stacked_duel(fighting(arena(state, ["npc 1"], [0])), state, "drop holy-sword", "drop holy-sword",
                         "drop holy-sword", "play holy-sword", "yes")  # fmt: skip
    assert (state.walk, state.coin) == (0, 0)  # Ward: Coin 2
    assert {seat for seat, _, _ in table.asked} == {0}
    assert [args["npc"] for args in told(table, "exhausted")] == [1]  # no cards left in hand


@pytest.mark.rule("RE-209", "RE-215")
def test_monsters_have_attack_defense_and_reward_in_three_levels() -> None:
    cards = begun(2).book.cards
    monsters = [card for card in cards if card.kind == "monster"]
    assert [(card.key, card.level, card.attack, card.defense) for card in monsters] == [
        ("rat", 1, 1, 1), ("goblins", 2, 2, 2), ("troll", 3, 4, 4)]  # fmt: skip
    for card in monsters:
        assert not any((card.walk, card.coin, card.draw, card.explore, card.attack_text, card.defense_text, card.cost))
        assert card.effects
    state = position(Side(at=(1, 0), hand=("claymore",) * 6, hunt=0, wild=0, deck=()), idle(), tiles=PLAINS,
                     npcs=[("troll", (1, 0))])  # fmt: skip
    duel(fighting(arena(state, [0], ["npc 1"])), state, *["drop claymore"] * 4, "fight", "play claymore")
    assert state.players[0].hunt == 3


@pytest.mark.rule("RE-215")
def test_a_players_character_counts_for_a_hunt_where_two_play_against_each_other() -> None:
    third = Side("ravenna")
    for others, variant, level in (
        ((), ruled(), 3), ((), ruled(player_level=0), 0), ((third,), ruled(), 0), ((), ruled(coop=True), 0),
    ):  # fmt: skip
        state = position(
            Side(at=(1, 0), hand=("claymore",) * 2, wild=0),
            Side("vega", at=(1, 0), hand=("salvage",), wild=0, deck=()), *others, tiles=PLAINS, variant=variant,
        )  # fmt: skip
        table = finish(fighting(arena(state, [0], [1])), state, "fight", "play claymore")
        assert [args["seat"] for args in told(table, "exhausted")] == [1]
        assert [player.hunt for player in state.players][:2] == [level, 0]
        assert [args["total"] for args in told(table, "hunts")] == ([level] if level else [])


@pytest.mark.rule("RE-210", "RE-211", "RE-R130", "RE-R132")
def test_a_monster_is_its_one_card_which_it_keeps_until_an_attack_exceeds_its_defense() -> None:
    state = position(
        Side(at=(1, 0), hand=("longsword",) * 9, deck=(), wild=0), idle(), tiles=PLAINS,
        npcs=[("rat", (1, 0)), ("goblins", (1, 0))],
    )  # fmt: skip
    combat = arena(state, [0], ["npc 1", "npc 2"])
    table = duel(fighting(combat), state, *["drop longsword"] * 3, "fight", "play longsword", "drop longsword",
                 "drop longsword", "end")  # fmt: skip
    assert [args["n"] for args in told(table, "strikes")] == [3, 3, 2]  # attacking cost the Monsters nothing
    assert npcs(state) == [("goblins", (1, 0))]  # 3 / 2 is 2: above 1, not above 2


@pytest.mark.rule("RE-212")
@pytest.mark.parametrize(("key", "wild", "items"), [("rat", 1, 0), ("goblins", 2, 0), ("troll", 2, 1)])
def test_the_written_reward(key: str, wild: int, items: int) -> None:
    state = position(
        Side(at=(1, 0), hand=("holy-sword",) * 7, deck=(), wild=0), idle(), tiles=PLAINS, npcs=[(key, (1, 0))],
        exploration=("raft",), variant=ruled(side_quests=""),
    )  # fmt: skip
    lost = {"rat": 1, "goblins": 2, "troll": 4}[key]
    duel(fighting(arena(state, [0], ["npc 1"])), state, *["drop holy-sword"] * lost, "fight", "play holy-sword")
    player = state.players[0]
    assert (player.wild, names(state, player.discard).count("raft")) == (wild, items)


@pytest.mark.rule("RE-213")
def test_every_monster_has_a_darkness() -> None:
    for key in ("rat", "goblins", "troll"):
        state = position(Side(at=(1, 0), hand=("holy-sword",) * 7, deck=(), wild=0), idle(), tiles=PLAINS,
                         npcs=[(key, (1, 0))])  # fmt: skip
        table = duel(striking(arena(state, [0], ["npc 1"])), state, "play holy-sword")
        assert told(table, "strikes")[0]["n"] == 8  # +2 against a side with Darkness


@pytest.mark.rule("RE-214")
def test_players_can_not_play_monsters() -> None:
    with pytest.raises(ImpossiblePosition, match="Rat does not belong there"):
        position(Side(hand=("rat",)), idle())
    for state in (begun(2), begun(5)):
        for player in state.players:
            assert not {"rat", "goblins", "troll"} & set(names(state, player.hand + player.deck))


# -- Villains


@pytest.mark.rule("RE-216", "RE-219", "RE-R126", "RE-R104")
def test_a_villain_draws_five_of_its_own_ten_cards_for_each_combat() -> None:
    state = begun(2, "algar", "tomyris", villain_names="imhotep")
    own = sorted(card.key for copies, card in CHARACTERS[2].cards for _ in range(copies))
    assert sorted(names(state, state.villains[0].deck)) == own
    hands = set()
    for seed in range(4):
        state = position(Side(at=(1, 0), wild=0, hand=("march",) * 9), idle(), tiles=PLAINS, seed=seed,
                         npcs=[("imhotep", (1, 0))])  # fmt: skip
        villain = state.villains[0]
        with pytest.raises(Asked):
            play(fighting(arena(state, [0], ["npc 1"])), state)
        assert (len(villain.hand), len(villain.deck), len(villain.discard)) == (4, 5, 1)
        hands.add(tuple(names(state, villain.hand)))
        assert sorted(names(state, villain.hand + villain.deck + villain.discard)) == own
    assert len(hands) > 1  # shuffled
    state = met(("caravan",) * 10)
    stacked_duel(fighting(arena(state, [0], ["npc 1"])), state, *["drop claymore"] * 3, "end")
    assert (len(state.villains[0].deck), state.villains[0].hand) == (10, [])  # dissolved


@pytest.mark.rule("RE-217", "RE-R92", "RE-R134")
def test_its_wild_is_added_to_every_card() -> None:
    assert attack_of(met(("caravan",) * 5)) == 1 + 2
    assert attack_of(met(("ambush", "stiletto", *["caravan"] * 3))) == (2 + 2) + (3 + 2)


@pytest.mark.rule("RE-218", "RE-R127", "RE-R128", "RE-087")
def test_nobody_is_asked_for_a_villain() -> None:
    state = met(("reckless-charge", "physicians-kit", "hidden-dagger", "war-map", "ambush"), hand=("march",) * 20)
    asked: list[tuple[int, str]] = []

    def first(state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        asked.append((seat, why.key))
        return options[0]

    table = Stacked(state, [])
    table.policy = first
    fighting(arena(state, ["npc 1"], [0]))(table, state)
    assert {seat for seat, _ in asked} == {0}
    assert {key for _, key in asked} <= {"attack", "defense", "damage", "prize"}


@pytest.mark.rule("RE-220")
def test_nobody_knows_the_hand_pile() -> None:
    state = met(("caravan",) * 10)
    attack_of(state)
    for seat in (0, 1):
        seen = seen_by(state, seat)
        assert all(seen.faces[card] == HIDDEN for card in state.villains[0].hand + state.villains[0].deck)
        assert seen.faces[state.villains[0].discard[0]] != HIDDEN


@pytest.mark.rule("RE-221", "RE-222")
def test_it_plays_the_top_card_and_the_next_where_a_card_allows_it() -> None:
    state = met(("ambush", "weapons-training", "ward", "caravan", "papyrus"))
    assert attack_of(state) == (2 + 2) + (1 + 2) + (1 + 2)  # Extra Play twice
    assert names(state, state.villains[0].discard) == ["ambush", "weapons-training", "ward"]
    state = met(("caravan", "ambush", "ward", "caravan", "papyrus"))
    table = stacked_duel(fighting(arena(state, ["npc 1"], [0])), state, *["drop claymore"] * 3, "play claymore",
                         *["drop claymore"] * 3)  # fmt: skip
    assert [args["card"] for args in told(table, "villain_defends")][:2] == ["ambush", "ward"]  # in Defense, too


@pytest.mark.rule("RE-223", "RE-178", "RE-R105")
def test_what_it_draws_goes_under_its_hand_pile() -> None:
    state = met(("stratagem", "caravan", "caravan", "caravan", "caravan", "ward", "papyrus"))
    attack_of(state)
    pile = names(state, state.villains[0].hand)
    assert (pile[0], len(pile)) == ("ward", 5)  # the top is the last
    state = met(("stratagem",) * 5)  # every Attack and Defense draws; the deck is made anew once
    attack_of(state)
    villain = state.villains[0]
    assert (len(villain.hand), len(villain.discard)) == (4, 1)  # its own card of this step is not redrawn (RE-R91)


@pytest.mark.rule("RE-178", "RE-R105")
def test_a_villain_makes_its_deck_anew_once() -> None:
    state = met(("stratagem",) * 5, hand=("march",) * 60)
    table = stacked_duel(fighting(arena(state, ["npc 1"], [0])), state, *["drop march"] * 3 * 6, "no")
    shown = told(table, "villain_attacks")
    assert len(shown) == 6  # 5 cards; the second Attack draws the first card again, then no more
    assert [args["npc"] for args in told(table, "exhausted")] == [1]


@pytest.mark.rule("RE-225", "RE-R96", "RE-R86")
def test_it_defends_with_its_top_card_and_loses_from_the_top() -> None:
    state = met(("ward", "caravan", "papyrus", "bronze-staff", "caravan"))
    combat = arena(state, [0], ["npc 1"])
    with pytest.raises(Asked):
        stacked(fighting(combat), state, "pass", *["drop claymore"] * 3)
    table = stacked(striking(combat, ATTACKERS), state, "play claymore")
    villain = state.villains[0]
    assert [args["card"] for args in told(table, "villain_defends")] == ["caravan"]
    assert [args["card"] for args in told(table, "villain_loses")] == ["papyrus", "bronze-staff"]  # 5 − (1 + 2)
    assert len(villain.hand) == 1
    table = stacked(striking(combat, ATTACKERS), state, "pass")
    assert (told(table, "villain_defends"), len(villain.hand)) == ([], 1)  # no Attack, no Defense


@pytest.mark.rule("RE-R124")
def test_leave_out_cards_of_a_villain_are_ordinary_cards() -> None:
    state = met(("oath-shield", "caravan", "caravan", "caravan", "caravan"))
    assert attack_of(state) == 1 + 2
    assert names(state, state.villains[0].discard) == ["oath-shield"]


@pytest.mark.rule("RE-E12", "RE-226")
def test_a_villain_runs_itself_out_of_cards() -> None:
    state = met(("papyrus",) * 5, hand=("march",) * 20, wild=0)
    combat = arena(state, ["npc 1"], [0])
    table = stacked_duel(fighting(combat), state, *["drop march"] * 2 * 5, "yes")
    assert len(told(table, "villain_attacks")) == 5
    assert told(table, "villain_defends") == []
    assert [args["npc"] for args in told(table, "exhausted")] == [1]
    assert len(told(table, "gains_card")) == 1
    state = met(("papyrus",) * 5, hand=("march",) * 20, wild=0)
    strikes = ["drop march", "drop march", "play march"] * 2
    table = stacked_duel(fighting(arena(state, ["npc 1"], [0])), state, *strikes, "drop march", "drop march", "yes")
    order = kinds(table, "villain_attacks", "villain_defends")
    assert order == ["villain_attacks", "villain_defends"] * 2 + ["villain_attacks"]  # 4, 3, 2, 1, 0


@pytest.mark.rule("RE-217")
def test_by_a_tunable_a_villain_has_other_wild() -> None:
    state = position(
        Side(at=(1, 0), hand=("claymore",) * 9, wild=0), idle(), tiles=PLAINS, npcs=[("imhotep", (1, 0))],
        villains=[Foe("imhotep", deck=("caravan",) * 5)], variant=ruled(villain_wild=4),
    )  # fmt: skip
    assert attack_of(state) == 5
