"""Cards, decks and Resources: what a deck is, when it is made anew, what a card brings in each of its three uses."""

import pytest
from elysia_table import (
    FIRST,
    Side,
    arena,
    begun,
    duel,
    finish,
    idle,
    names,
    opened,
    play,
    play_cards,
    position,
    ruled,
    seen_by,
    stacked,
    striking,
    told,
    turn,
    upto,
)

from rulewright.games.elysia.cards import OFFICIAL_CARDS
from rulewright.games.elysia.cards.atoms import Cure, DiscardFor, Scout
from rulewright.games.elysia.rules.buy.buying import buy
from rulewright.games.elysia.rules.combat.fighters import DEFENDERS
from rulewright.games.elysia.rules.decks import gain_items
from rulewright.games.elysia.rules.move.encounter import encounter_check
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.rules.tokens import gain_light, gain_wild
from rulewright.kernel.errors import ImpossiblePosition, ImpossibleSetup
from rulewright.kernel.question import EVERYBODY, HIDDEN
from rulewright.kernel.variant import Variant

ITEMS = [card.key for card in OFFICIAL_CARDS if card.kind == "item"]
OTHERS = [card.key for card in OFFICIAL_CARDS if card.kind in ("encounter", "monster", "event", "name")]


def hand(state: State, seat: int = 0) -> list[str]:
    return names(state, state.players[seat].hand)


# -- the game and its decks


@pytest.mark.rule("RE-001")
def test_one_box_seats_four_and_a_second_one_eight() -> None:
    def tiles(seats: int) -> int:
        state = begun(seats)
        return sum(state.book.cards[face].kind == "terrain" for face in state.faces)

    assert [tiles(seats) for seats in (1, 4, 5, 8)] == [40, 40, 80, 80]
    for seats in (0, 9):
        with pytest.raises(ImpossibleSetup, match="1 to 4 players, 5 to 8 with two boxes"):
            opened(seats)


def prince(variant: Variant) -> State:
    village = {(1, 0): "village/plains"}
    state = position(Side(at=(1, 0)), Side("vega"), tiles=village, coin=16, started=(0, 0), variant=variant)
    finish(buy, state, *(["prince"] if "prince" in upto(buy, state).notations else []))
    return state


def hunter(variant: Variant) -> State:
    state = position(
        Side(at=(1, 0), hunt=13), Side("vega"), tiles={(1, 0): "plains"}, encounter=("rat",),
        exploration=("encounter",), variant=variant,
    )  # fmt: skip
    finish(encounter_check, state, "pass", "drop march", "play longsword")
    return state


def lord(variant: Variant) -> State:
    state = position(Side(dark=22), Side("vega"), tiles={(1, 0): "ruins/plains"}, walk=1, variant=variant)
    finish(turn, state, "play march", "finish", "step 1,0")
    return state


@pytest.mark.rule("RE-002")
@pytest.mark.parametrize(("key", "deed"), [("dark-lord", lord), ("merchant-prince", prince), ("huntsmaster", hunter)])
def test_any_one_of_the_displayed_main_quests_is_enough(key: str, deed: object) -> None:
    for shown in ("dark-lord, merchant-prince, huntsmaster", key):
        outcome = deed(ruled(main_quests=shown)).outcome  # type: ignore[operator]
        assert outcome is not None
        assert outcome.winners == (0,)
    others = ", ".join({"dark-lord", "merchant-prince", "huntsmaster"} - {key})
    assert deed(ruled(main_quests=others)).outcome is None  # type: ignore[operator]


@pytest.mark.rule("RE-003", "RE-R14")
def test_what_nothing_forbids_is_allowed_a_card_is_played_for_an_empty_section() -> None:
    state = position(Side(hand=("claymore", "march")), Side("vega"))
    play(play_cards, state, "play claymore", "finish")
    assert (names(state, state.players[0].played), state.walk, state.coin) == (["claymore"], 0, 0)
    state = position(Side(hand=("coin-purse", "march")), Side("vega"))
    table = play(striking(arena(state, [0], [1])), state, "play coin-purse", "pass", "pass")
    assert (told(table, "strikes")[0]["n"], hand(state)) == (0, ["march"])


@pytest.mark.rule("RE-004")
def test_decks_are_shuffled_and_nobody_knows_a_card_of_them() -> None:
    one, two = begun(3, seed=1), begun(3, seed=2)
    for deck, other in (
        (one.map_deck, two.map_deck),
        (one.exploration, two.exploration),
        (one.encounter, two.encounter),
        (one.players[1].deck, two.players[1].deck),
    ):
        assert names(one, deck) != sorted(names(one, deck))
        assert names(one, deck) != names(two, other)
        assert not any(one.seen[card] for card in deck)


@pytest.mark.rule("RE-005", "RE-006")
def test_a_discarded_card_lies_open_on_the_pile_of_its_own_deck_and_belongs_to_it_still() -> None:
    state = position(
        Side(at=(1, 0), hand=("march", "silver-ring")), Side("vega"), tiles={(1, 0): "plains"},
        exploration=("encounter", "raft"), encounter=("flood",),
    )  # fmt: skip
    owned = list(state.players[0].owned)
    finish(turn, state, "finish", "stop", "drop silver-ring", "done")
    piles = (state.players[0].discard, state.exploration_discard, state.encounter_discard)
    assert [names(state, pile) for pile in piles] == [["silver-ring"], ["encounter"], ["flood"]]
    assert all(state.seen[card] == EVERYBODY for pile in piles for card in pile)
    assert state.players[0].owned == owned


@pytest.mark.rule("RE-006", "RE-007", "RE-R11")
def test_the_discard_pile_without_the_play_area_becomes_the_new_deck() -> None:
    state = position(
        Side(hand=("prepare-for-war", "march"), deck=(), discard=("longsword", "silver-ring")), Side("vega")
    )
    table = play(play_cards, state, "play march", "play prepare-for-war", "finish")
    assert sorted(hand(state)) == ["longsword", "silver-ring"]
    assert (told(table, "recreates"), state.players[0].discard) == ([{"seat": 0, "n": 2}], [])
    assert names(state, state.players[0].played) == ["march", "prepare-for-war"]


@pytest.mark.rule("RE-008")
def test_a_deck_is_made_anew_only_when_another_card_is_needed() -> None:
    state = position(Side(hand=("prepare-for-war",), deck=("march", "march"), discard=("longsword",)), Side("vega"))
    asked = upto(play_cards, state, "play prepare-for-war")
    player = state.players[0]
    assert (player.deck, names(state, player.discard), "wild-draw" in asked.notations) == ([], ["longsword"], True)
    play(play_cards, state, "wild-draw", "finish")
    assert (hand(state), player.discard) == (["march", "march", "longsword"], [])


@pytest.mark.rule("RE-007", "RE-008", "RE-R56")
def test_the_common_decks_are_made_anew_in_the_same_way() -> None:
    state = position(Side(), Side("vega"), exploration=("raft",), exploration_discard=("scimitar", "holy-sword"))
    play(encounter_check, state)
    assert (state.exploration, len(state.exploration_discard)) == ([], 3)
    stacked(encounter_check, state)
    assert (len(state.exploration), len(state.exploration_discard)) == (2, 1)
    state = position(Side(), Side("vega"), exploration=())
    assert told(play(encounter_check, state), "check") == []  # no card at all


@pytest.mark.rule("RE-009", "RE-R24")
def test_item_cards_run_out_and_tokens_do_not() -> None:
    state = position(Side(at=(1, 0)), Side("vega"), tiles={(1, 0): "village/water"}, coin=20, started=(0, 0))
    apple = state.book.market.index(state.book.keys["apple"])
    state.stock[apple] = 1
    assert "buy apple" not in upto(buy, state, "buy apple").notations
    assert state.stock[apple] == 0
    state = position(Side(wild=40, light=40), Side("vega"))
    play(lambda table, state: gain_wild(table, state, FIRST, 5, "RE-048"), state)
    play(lambda table, state: gain_light(table, state, FIRST, 5), state)
    assert (state.players[0].wild, state.players[0].net) == (45, 45)


# -- Item Cards and their three uses


@pytest.mark.rule("RE-010")
@pytest.mark.parametrize("key", ITEMS)
def test_every_item_card_can_be_played_in_each_way(key: str) -> None:
    def fresh() -> State:
        return position(Side(hand=(key, "march")), Side("vega", hand=(key, "march")))

    assert f"play {key}" in upto(play_cards, fresh()).notations
    state = fresh()
    assert f"play {key}" in upto(striking(arena(state, [0], [1])), state).notations
    state = fresh()
    asked = upto(striking(arena(state, [0], [1])), state, "pass")
    assert (asked.why.key, f"play {key}" in asked.notations) == ("defense", True)


@pytest.mark.rule("RE-011")
def test_encounter_event_and_monster_cards_are_no_items() -> None:
    assert {"encounter", "rat", "goblins", "troll", "flood"} <= set(OTHERS)
    for key in OTHERS:
        with pytest.raises(ImpossiblePosition, match="only item"):
            position(Side(hand=(key,)), Side("vega"))
    state = position(Side(), Side("vega"), exploration=("encounter", "encounter", "raft"))
    play(lambda table, state: gain_items(table, state, FIRST, 1, "RE-226"), state)
    assert names(state, state.players[0].discard) == ["raft"]  # the next Item Card, not the next card


@pytest.mark.rule("RE-012", "RE-015", "RE-016", "RE-017", "RE-115")
def test_a_card_is_used_in_one_way_and_only_that_section_counts() -> None:
    state = position(Side(hand=("longsword", "march"), wild=0), Side("vega"))  # Coin 1 / 3 / 1
    asked = upto(play_cards, state, "play longsword")
    assert (state.walk, state.coin, asked.notations) == (0, 1, ["finish", "play march"])
    state = position(Side(hand=("longsword", "march"), wild=0), Side("vega", hand=("smoke-charge", "salvage", "ride")))
    table = play(striking(arena(state, [0], [1])), state, "play longsword", "play smoke-charge", "pass")
    assert (told(table, "strikes")[0]["each"], state.walk, state.coin) == (3, 0, 0)
    assert (told(table, "discards"), len(state.players[1].hand)) == ([], 3)  # 3 − 3; Defense Draw 1
    state = position(Side(hand=("longsword", "march"), wild=0), Side("vega", hand=("pulse-bow", "ride")))
    duel(striking(arena(state, [0], [1]), DEFENDERS), state, "play pulse-bow", "play longsword")
    assert (state.coin, hand(state)) == (0, [])  # Attack 3 less Defense 1, not less Attack 3


@pytest.mark.rule("RE-013", "RE-018", "RE-117")
def test_resources_count_at_once() -> None:
    state = position(
        Side(hand=("adventurer", "small-belt-pouch", "march"), deck=("longsword", "silver-ring", "march")), Side("vega")
    )
    upto(play_cards, state, "play adventurer")
    assert (state.walk, state.coin, hand(state)) == (2, 0, ["small-belt-pouch", "march", "longsword"])
    upto(play_cards, state, "play small-belt-pouch")
    assert (state.walk, state.coin, hand(state)) == (2, 1, ["march", "longsword", "silver-ring"])


@pytest.mark.rule("RE-014", "RE-R40")
def test_an_effect_is_no_resource() -> None:
    state = position(Side(hand=("legendary-teleportation-relic",), deck=()), Side("vega"))
    assert "reveal" in upto(play_cards, state).notations  # a teleport is no Walk
    play(play_cards, state, "play legendary-teleportation-relic", "finish")
    assert (state.walk, state.coin, state.relic) == (0, 0, True)
    state = position(Side(hand=("raft",), deck=(), wild=0), idle(), tiles={(1, 0): "water"})
    upto(turn, state, "play raft", "step 1,0")
    assert (state.walk, state.due) == (1, 0)  # Walk 2, and no requirement on Water


@pytest.mark.rule("RE-019", "RE-020", "RE-021")
def test_walk_and_coin_last_for_the_turn_and_need_not_be_spent() -> None:
    state = position(Side(hand=("march", "silver-ring"), deck=()), Side("vega", at=(1, 0)), tiles={(1, 0): "plains"})
    gained = ("play march", "play silver-ring", "wild-coin", "finish")
    assert upto(turn, state, *gained).why.key == "move"
    assert (state.walk, state.coin, state.wild_coin) == (2, 2, 1)
    state = position(Side(hand=("march", "silver-ring"), deck=()), Side("vega", at=(1, 0)), tiles={(1, 0): "plains"})
    play(turn, state, *gained, "stop", "done")
    assert upto(turn, state, "finish").why.key == "move"
    assert (state.active, state.walk, state.coin, state.wild_coin) == (1, 0, 0, 0)


@pytest.mark.rule("RE-044", "RE-116", "RE-R176")
def test_played_cards_lie_open_and_hands_do_not() -> None:
    state = position(Side(hand=("march", "longsword")), Side("vega"))
    played, kept = state.players[0].hand
    upto(play_cards, state, "play march")
    seen = [seen_by(state, seat).faces for seat in (0, 1)]
    assert [faces[played] != HIDDEN for faces in seen] == [True, True]
    assert [faces[kept] != HIDDEN for faces in seen] == [True, False]


@pytest.mark.rule("RE-R36")
def test_there_is_nothing_to_scout_in_an_empty_map_deck() -> None:
    scouts = [card.key for card in OFFICIAL_CARDS if any(isinstance(atom, Scout) for atom in card.explore)]
    for key in scouts:
        state = position(Side(hand=(key,)), idle(), map_deck=())
        table = finish(play_cards, state, f"play {key}")
        assert not told(table, "scouts")


@pytest.mark.rule("RE-188", "RE-D17")
def test_one_card_is_said_without_an_s() -> None:
    assert DiscardFor(1, 2).words() == "discard up to 1 card for +2 each"
    assert DiscardFor(2, 2).words() == "discard up to 2 cards for +2 each"
    assert [Cure(n).words() for n in (1, 2)] == [f"you may return {n} of your −1 Card Tokens" for n in ("one", 2)]
