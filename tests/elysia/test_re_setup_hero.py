"""Setting up the Hero's Quest, and the Market of the First Village before the first turn."""

from collections import Counter
from typing import Any

import pytest
from elysia_table import (
    FIRST,
    HERO,
    Foe,
    Side,
    arena,
    begun,
    fighting,
    finish,
    idle,
    names,
    opened,
    play,
    position,
    run,
    told,
    turn,
    upto,
)

from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules.book import make_book
from rulewright.games.elysia.rules.combat.starting import target_options
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.question import Face
from rulewright.kernel.variant import Variant


def keys(state: State, faces: list[Face]) -> list[str]:
    return [state.book.cards[face].key for face in faces]


# -- the Hero's Quest


@pytest.mark.rule("RE-092")
def test_the_heros_quest_is_the_usual_setup_but_for_its_changes() -> None:
    for seats in range(2, 9):
        usual, hero = begun(seats, opening_market=False), begun(seats, scenario="hero")
        assert hero.hero
        assert Counter(names(hero, hero.map_deck))["village"] == Counter(names(usual, usual.map_deck))["village"]
        assert len(hero.map_deck) == len(usual.map_deck) + 1
        assert Counter(names(hero, hero.exploration)) == Counter(names(usual, usual.exploration))
        assert hero.stock == usual.stock
        assert [len(player.hand) for player in hero.players] == [5] * seats
        assert [player.wild for player in hero.players] == [5] * seats


@pytest.mark.rule("RE-093", "RE-062")
def test_the_fortress_is_shuffled_into_the_map_deck() -> None:
    depths = set()
    for seed in range(8):
        state = begun(2, scenario="hero", seed=seed)
        assert state.left[3] == 1
        depths.add(names(state, state.map_deck).index("fortress"))
    assert len(depths) > 3


@pytest.mark.rule("RE-094", "RE-R161", "RE-R173")
def test_one_villain_has_an_extra_darkness_and_is_the_corrupted_hero() -> None:
    state = begun(2, scenario="hero")
    assert [(each.corrupted, each.dark, each.wild) for each in state.villains] == [(True, 2, 2), (False, 1, 2)]
    state = begun(2, "algar", "vega", scenario="hero", villain_names="ravenna, tomyris")
    assert [CHARACTERS[each.character].key for each in state.villains if each.corrupted] == ["ravenna"]
    taken = begun(2, "algar", "vega", scenario="hero", villain_names="algar")
    assert [each.corrupted for each in taken.villains] == [True]  # somebody has to be it
    assert [each.dark for each in begun(2, scenario="hero", corrupted_extra_darkness=3).villains] == [4, 1]
    assert not any(each.corrupted for each in begun(2, villains=3).villains)
    with pytest.raises(BadVariant, match="at least one Villain"):
        make_book(Variant("x", {"villains_hero": 0}))


@pytest.mark.rule("RE-095", "RE-096", "RE-097", "RE-R148")
def test_the_quests_of_the_heros_quest() -> None:
    for seats in range(1, 9):
        state = begun(seats, scenario="hero")
        assert keys(state, state.main) == ["become-the-hero"]
        with_others = {"backstab", "healer", "huntsmaster-side", "cartographer"}
        alone = {"learn-a-spell", "treasure-hunter", "huntsmaster-side", "cartographer"}
        assert set(keys(state, state.side)) == (alone if seats == 1 else with_others)
    book = begun(2, scenario="hero").book
    needs = [book.cards[book.keys[key]].need for key in ("huntsmaster", "huntsmaster-side")]
    assert needs == [18, 5]  # two cards, the side version asks for less


def exhausted(*sides: Side, variant: Variant) -> State:
    """Seat 0 loses its last cards to a Troll."""
    state = position(*sides, tiles={(1, 0): "plains"}, npcs=[("troll", (1, 0))], variant=variant)
    finish(fighting(arena(state, ["npc 1"], [0])), state)
    return state


@pytest.mark.rule("RE-098")
def test_alone_the_lives_rule_is_compulsory() -> None:
    one = Side(at=(1, 0), hand=("march", "march"), wild=3)
    assert exhausted(one, variant=Variant("x", {"lives": False})).players[0].wild == 2
    assert exhausted(one, idle(), variant=HERO).players[0].wild == 3
    assert exhausted(one, idle(), variant=Variant("x", {"lives": True})).players[0].wild == 2
    last = Side(at=(1, 0), hand=("march", "march"), wild=1)
    outcome = exhausted(last, variant=HERO).outcome
    assert outcome is not None
    assert outcome.winners == ()


@pytest.mark.rule("RE-094", "RE-095")
def test_become_the_hero_is_won_against_the_corrupted_hero_alone() -> None:
    for foe in (Foe("ravenna", corrupted=True), Foe("ravenna")):
        state = position(
            Side(at=(1, 0), hand=("claymore",) * 3, wild=0), idle(), tiles={(1, 0): "fortress/plains"}, gate=5,
            villains=[foe], npcs=[] if foe.corrupted else [("ravenna", (1, 0))], variant=HERO,
        )  # fmt: skip
        assert [each.verb for each in target_options(state, FIRST)] == ["target-npc"]
        state.villains[0].deck = state.villains[0].deck[:1]
        finish(fighting(arena(state, [0], ["npc 1"])), state)
        assert (state.outcome is not None and state.outcome.winners == (0,)) == foe.corrupted


# -- the opening market


def market(seats: int, **rules: Any) -> State:
    return opened(seats, *[each.key for each in CHARACTERS[:seats]], **rules)


@pytest.mark.rule("RE-099")
def test_the_opening_market_is_held_in_choose_your_destiny_and_not_in_the_heros_quest() -> None:
    def held(seats: int, **rules: Any) -> int:
        return [key for _, key, _ in run(turn, market(seats, **rules)).asked].count("opening")

    assert (held(2), held(4)) == (2, 4)
    assert (held(2, scenario="hero"), held(1)) == (0, 0)
    assert (held(2, opening_market=False), held(2, scenario="hero", opening_market_hero=True)) == (0, 2)


@pytest.mark.rule("RE-100", "RE-103", "RE-R27")
def test_everybody_buys_once_in_order_before_the_decks_are_shuffled() -> None:
    state = market(3)
    buys = ["buy apple", "buy apple", "finish", "finish", "buy claymore"]
    table = play(turn, state, *buys)
    first = state.first
    order = [(first + i) % 3 for i in range(3)]
    assert [args["seat"] for args in told(table, "buys")] == [order[0], order[0], order[2]]
    kinds = [kind for kind, _, _ in table.events]
    assert max(i for i, kind in enumerate(kinds) if kind == "buys") < kinds.index("draws")
    bought = state.players[order[0]]
    assert Counter(names(state, bought.hand + bought.deck))["apple"] == 2  # shuffled in, not on the discard pile
    assert (len(bought.hand), len(bought.deck), bought.discard) == (5, 7, [])
    assert (state.turn, state.active, state.coin) == (1, first, 0)


@pytest.mark.rule("RE-100")
def test_a_card_bought_at_the_opening_may_be_in_the_opening_hand() -> None:
    found = set()
    for seed in range(12):
        state = market(2, seed=seed)
        play(turn, state, "buy apple", "buy apple", "buy apple", "finish")
        found.add("apple" in names(state, state.players[state.first].hand))
    assert found == {True, False}


@pytest.mark.rule("RE-101", "RE-R26", "RE-D3")
def test_seven_coin_and_no_wild() -> None:
    state = market(2)
    asked = upto(turn, state)
    assert (asked.why.key, state.coin) == ("opening", 7)
    assert {each.split()[0] for each in asked.notations} == {"finish", "buy"}
    assert len(asked.notations) == 10
    asked = upto(turn, market(2), "buy adventurer")  # 3 of 7: 4 are left
    assert "buy dodge" in asked.notations
    assert not {"buy counterstrike", "buy claymore"} & set(asked.notations)
    state = market(2)
    asked = upto(turn, state, "buy claymore")  # 1 left buys nothing: on to the next, who has 7 again
    assert (asked.seat, state.coin) == (1 - state.first, 7)
    assert "buy claymore" in upto(turn, market(2, opening_coin=6)).notations
    assert "buy claymore" not in upto(turn, market(2, opening_coin=5)).notations


@pytest.mark.rule("RE-102")
def test_no_discount_at_the_opening() -> None:
    for key in ("apple", "claymore", "dodge", "coin-purse", "adventurer"):
        state = market(2)
        (paid,) = {args["n"] for args in told(finish(turn, state, f"buy {key}"), "buys")}
        assert paid == state.book.cards[state.book.keys[key]].cost
