"""Corners that broken lines showed to be unproven: numbers that a variant changes, switches, who is asked for what."""

from dataclasses import asdict
from typing import Any

import pytest
from elysia_table import (
    HERO,
    Foe,
    Side,
    StackedFollow,
    arena,
    begun,
    duel,
    fighting,
    finish,
    idle,
    names,
    npcs,
    opened,
    place_of,
    play,
    play_cards,
    position,
    ruled,
    stacked_duel,
    striking,
    told,
    turn,
    upto,
)  # fmt: skip

from rulewright.games.elysia.cards.atoms import DiscardFor
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.cards.quests import MAIN, SIDE
from rulewright.games.elysia.rules.book import make_book
from rulewright.games.elysia.rules.buy.buying import buy
from rulewright.games.elysia.rules.buy.market import price
from rulewright.games.elysia.rules.combat.fight import fight
from rulewright.games.elysia.rules.combat.starting import start_fight
from rulewright.games.elysia.rules.decks import gain_items
from rulewright.games.elysia.rules.move.encounter import encounter_check
from rulewright.games.elysia.rules.move.movement import move
from rulewright.games.elysia.rules.npcs import arrive, remove
from rulewright.games.elysia.rules.places import terrain_of
from rulewright.games.elysia.rules.state import SEATS, State, gate_size
from rulewright.games.elysia.rules.tables import TABLES
from rulewright.games.elysia.rules.turn import rest_of_turn
from rulewright.kernel.copying import pack_state
from rulewright.kernel.errors import BadVariant, ImpossibleSetup
from rulewright.kernel.question import EVERYBODY, NO_CARD
from rulewright.kernel.variant import OFFICIAL, Variant

PLAINS = {(1, 0): "plains"}


# -- the numbers of a card


@pytest.mark.rule("RE-212", "RE-211")
def test_a_variant_changes_the_written_reward_and_what_is_paid() -> None:
    """ "Exhausting a Monster activates its written Reward": the number on the card is the number paid."""
    changed = Variant("rich", {"side_quests": "backstab"}, {"troll": {"gainwild": 5, "gainitem": 2}})
    state = position(
        Side(at=(1, 0), hand=("claymore",) * 7, deck=(), wild=0), idle(), tiles=PLAINS, npcs=[("troll", (1, 0))],
        exploration=("raft", "scimitar", "holy-sword"), variant=changed,
    )  # fmt: skip
    assert "5 Wild and the next 2 Item Cards" in state.book.cards[state.book.keys["troll"]].text
    duel(fighting(arena(state, [0], ["npc 1"])), state, *["drop claymore"] * 4, "fight", "play claymore")
    assert state.players[0].wild == 5
    assert names(state, state.players[0].discard)[-2:] == ["raft", "scimitar"]


@pytest.mark.rule("RE-162")
def test_a_village_must_cost_something_to_enter() -> None:
    with pytest.raises(BadVariant, match="village_entry must be at least 1"):
        make_book(Variant("x", {"village_entry": 0}))


@pytest.mark.rule("RE-083", "RE-096", "RE-241")
def test_what_a_quest_asks_for_is_the_tunable_and_its_prize_is_on_the_card() -> None:
    """ "Huntsmaster (levels that add up to 18)": one number, in one place."""
    for key in ("dark-lord", "merchant-prince", "huntsmaster", "huntsmaster-side"):
        with pytest.raises(BadVariant, match="has no number 'need'"):
            make_book(Variant("x", cards={key: {"need": 3}}))
    book = make_book(Variant("x", {"huntsmaster_side_levels": 4}, {"huntsmaster-side": {"wild": 7},
                                                                   "cartographer": {"need": 9}}))  # fmt: skip
    side, tiles = (book.cards[book.keys[key]] for key in ("huntsmaster-side", "cartographer"))
    assert (side.need, side.wild, tiles.need) == (4, 7, 9)


# -- numbers of the setup


@pytest.mark.rule("RE-R01", "RE-R30", "RE-R38", "RE-R60", "RE-R62", "RE-R99", "RE-R110", "RE-R120", "RE-R121",
                  "RE-R133", "RE-R177", "RE-R181", "RE-061", "RE-099", "RE-155", "RE-165", "RE-176", "RE-177", "RE-243",
                  "RE-246", "RE-252")  # fmt: skip
def test_which_reading_of_the_rulings_is_in_force() -> None:
    """Of every switch the official side: the answer that its ruling gives."""
    values = asdict(make_book(OFFICIAL).rules)
    assert {name for name, value in values.items() if value is True} == {
        "count_first_village", "second_first_village_8p", "opening_market", "check_when_staying", "empty_hand_safe",
        "damaged_safe", "leave_out_takes_play", "npc_first", "joining", "pyrrhic_exhaustion",
    }  # fmt: skip
    assert {name: value for name, value in values.items() if isinstance(value, str) and "quests" not in name} == {
        "scenario": "destiny", "villain_names": "", "part_order": "combat_then_buy", "terrain_gate": "toll",
        "ruin_pass_token": "darkness", "rounding": "up", "life_token": "wild", "side_quest_mode": "once_per_player",
    }  # fmt: skip


@pytest.mark.rule("RE-059", "RE-009", "RE-R28", "RE-060", "RE-073")
def test_the_numbers_of_the_setup_can_be_others_and_a_box_is_a_box() -> None:
    """ "Map Tiles are limited to the printed counts": nobody takes more than a box of 40 holds."""
    assert [len(begun(seats, terrain_per_player=30).box) for seats in (3, 4, 5)] == [0, 0, 0]
    assert [begun(seats, terrain_per_player=30).left[0] for seats in (3, 4, 5)] == [40, 40, 80]
    assert (begun(2, terrain_per_player=12).left[0], begun(1, min_terrain=24).left[0]) == (24, 24)
    state = begun(2, overlay_series=(1, 4, 1, 1, 1, 1, 1, 1), market_copies_per_player=2)
    assert (state.left[1:3], set(state.stock)) == ([3, 4], {4})


@pytest.mark.rule("RE-085", "RE-095", "RE-096", "RE-097")
def test_other_quests_may_be_displayed_in_each_scenario() -> None:
    def shown(state: State) -> list[str]:
        return [state.book.cards[face].key for face in (*state.main, *state.side)]

    assert shown(begun(2, main_quests="huntsmaster", side_quests="pilgrim")) == ["huntsmaster", "pilgrim"]
    assert shown(begun(2, scenario="hero", main_quests_hero="dark-lord", side_quests_hero="wanderer")) == [
        "dark-lord", "wanderer"]  # fmt: skip
    assert shown(begun(1, side_quests_solo="guardian"))[1:] == ["guardian"]


@pytest.mark.rule("RE-R161", "RE-R173", "RE-094")
def test_the_corrupted_hero_may_be_the_only_villain() -> None:
    state = begun(2, scenario="hero", villains_hero=1)
    assert [villain.corrupted for villain in state.villains] == [True]


@pytest.mark.rule("RE-242", "RE-083", "RE-084")
def test_the_rules_page_lists_every_quest_with_what_it_asks_for_and_earns() -> None:
    book = make_book(ruled(dark_lord_darkness=9))
    main, side = ([row[0] for row in TABLES[table](book)][1:] for table in ("main-quests", "side-quests"))
    assert (main, side) == ([card.name for card in MAIN], [card.name for card in SIDE])
    rows = {str(row[0]): row[1:] for table in ("main-quests", "side-quests") for row in TABLES[table](book)}
    asked = "Have net Darkness of 9 (22 between two) or more while your figure is on a Ruins tile"
    assert rows["Dark Lord"] == (asked, "victory")
    assert rows["Champion"][1] == "3 Wild, 1 Light"
    setup = [row[0] for row in TABLES["setup"](book)]
    assert {"Holy Sword", "Raft", "Encounter", "Fortress gate"} <= set(setup)


@pytest.mark.rule("RE-036", "RE-074", "RE-082")
def test_the_rules_page_lists_every_card_once_where_it_belongs() -> None:
    book = make_book(OFFICIAL)
    listed = {table: [str(row[0]) for row in rows(book)][1:] for table, rows in TABLES.items()}
    items = {home: [card.name for card in book.cards if (card.kind, card.home) == ("item", home)]
             for home in ("market", "exploration")}  # fmt: skip
    assert (listed["market"], listed["exploration"]) == (items["market"], items["exploration"])
    assert listed["monsters"] == [card.name for card in book.cards if card.kind == "monster"]
    assert listed["events"] == [card.name for card in book.cards if card.kind == "event"]
    assert listed["characters"] == [f"{each.name}, {each.title}" for each in CHARACTERS]
    assert str([row[1] for row in TABLES["characters"](book)][1]).startswith(
        "Oath Shield ["
    )  # the Leave Out card of Algar


# -- prices, prizes, the gate and the last Overlays by other numbers


@pytest.mark.rule("RE-R23", "RE-166")
def test_a_discount_never_brings_a_card_below_the_least_price() -> None:
    state = position(Side(at=(1, 0)), idle(), tiles={(1, 0): "village/forest"}, variant=ruled(discount=3, min_price=1))
    forest = terrain_of(state.tiles[state.players[0].place])
    assert [price(state, state.book.keys[key], forest) for key in ("apple", "bow-and-arrow", "dodge")] == [1, 1, 4]
    dear = position(Side(), idle(), variant=ruled(discount=3, min_price=3))
    assert price(dear, dear.book.keys["apple"], forest) == 2  # never above the printed cost


def beaten(key: str, lost: int, *after: str, villains: Any = (), **rules: Any) -> State:
    """An NPC in a Village is Exhausted by one Holy Sword, for so many cards."""
    state = position(
        Side(at=(1, 0), hand=("holy-sword",) * 9, deck=(), wild=0), idle(), tiles={(1, 0): "village/plains"},
        npcs=[(key, (1, 0))], villains=villains, variant=ruled(side_quests="guardian", **rules),
    )  # fmt: skip
    combat = arena(state, [0], ["npc 1"])
    stacked_duel(fighting(combat), state, *["drop holy-sword"] * lost, "fight", "play holy-sword", *after)
    assert state.npcs == []
    return state


@pytest.mark.rule("RE-198", "RE-199", "RE-213", "RE-226", "RE-239")
def test_what_a_victory_is_worth_by_other_numbers() -> None:
    dark, gray = (Foe("imhotep", deck=("papyrus",) * 2, wild=3, dark=n) for n in (1, 0))
    state = beaten("imhotep", 3, "yes", villains=[dark], reward_light=3, reward_village_wild=4, villain_prize=2)
    player = state.players[0]
    assert (player.net, player.wild, names(state, player.discard)[-2:]) == (3, 4 + 2, ["treasure-chest", "scimitar"])
    assert player.done == [1]  # the Guardian: "an NPC with Darkness in a Village"
    state = beaten("imhotep", 3, villains=[gray], villain_prize=0)
    assert (state.players[0].net, state.players[0].wild, state.players[0].done) == (0, 0, [0])
    for darkness, found in ((1, (1, 1 + 1 + 2, [1])), (0, (0, 1, [0]))):
        player = beaten("rat", 1, monster_darkness=darkness).players[0]
        assert (player.net, player.wild, player.done) == found


@pytest.mark.rule("RE-200")
def test_the_darkness_for_a_light_character_by_another_number() -> None:
    state = position(
        Side(hand=("claymore",) * 3, wild=0), Side("vega", light=1, hand=("salvage",), wild=0),
        variant=ruled(reward_dark=2, side_quests=""),
    )  # fmt: skip
    play(fighting(arena(state, [0], [1])), state, "fight", "play claymore", "pass")
    assert [player.net for player in state.players] == [-2, 1]


@pytest.mark.rule("RE-219", "RE-R126")
def test_how_many_cards_a_villain_holds_by_another_number() -> None:
    state = position(
        Side(at=(1, 0), wild=0), idle(), tiles=PLAINS, npcs=[("imhotep", (1, 0))], variant=ruled(villain_hand=3)
    )
    table = finish(fighting(arena(state, [0], ["npc 1"])), state)
    assert [args["n"] for args in told(table, "villain_holds")] == [3]
    assert (state.villains[0].hand, len(state.villains[0].deck)) == ([], 10)  # the hand is dissolved (RE-R104)


@pytest.mark.rule("RE-232", "RE-233", "RE-230", "RE-234")
def test_the_gate_by_other_numbers_and_what_was_passed_on_the_way() -> None:
    state = position(
        Side(at=(1, 0), hand=("claymore",) * 9, wild=0), tiles={(1, 0): "fortress/plains"},
        villains=[Foe("vega", corrupted=True)], encounter=("quiet-night", "flood", "flood", "rat", "rat", "troll"),
        variant=ruled(scenario="hero", gate_base=2, gate_per_player=3, gate_draw_to=2, corrupted_wild_per_player=4),
    )  # fmt: skip
    assert (gate_size(state), state.villains[0].wild) == (2 + 3, 2 + 4)
    table = finish(start_fight, state, "storm", *["drop claymore"] * 2)
    assert [(args["face"], args["passed"]) for args in told(table, "appears")] == [
        (state.book.keys["rat"], 2), (state.book.keys["rat"], 0)]  # fmt: skip
    assert [args["card"] for args in told(table, "encounter")] == ["quiet-night"]  # the first Event alone
    assert told(table, "finds_nothing") == []


@pytest.mark.rule("RE-R17", "RE-083")
def test_the_last_round_and_the_levels_of_the_hunt_by_other_numbers() -> None:
    for rounds, over in ((2, False), (3, True)):
        state = position(idle("algar"), idle(), round=rounds, active=1, variant=ruled(max_rounds=3))
        finish(turn, state)
        assert (state.outcome is not None) == over
    for hunt, over in ((3, False), (4, True)):
        state = position(Side(hunt=hunt, wild=0), idle(), variant=ruled(huntsmaster_main_levels_two=4))
        finish(turn, state)
        assert (state.outcome is not None) == over


@pytest.mark.rule("RE-131", "RE-R33")
def test_the_last_overlays_by_other_numbers() -> None:
    line = {(q, 0): "plains" for q in range(1, 5)}
    state = position(
        Side(), idle(), tiles=line, map_deck=("village", "ruins", "ruins"),
        variant=ruled(last_overlays_per_turn=2, last_overlay_distance=2),
    )  # fmt: skip
    asked = upto(move, state, "overlay village")
    assert asked.notations == ["at 2,0", "at 3,0", "at 4,0"]
    play(move, state, "overlay ruins", "at 3,0", "overlay village", "at 2,0", "stop")  # two, and then the first step


@pytest.mark.rule("RE-R36")
def test_once_no_tile_is_left_everybody_knows_the_overlays_in_the_map_deck() -> None:
    """ "Counts of remaining pieces are public": of Overlays alone the order means nothing any more."""
    for deck, known in ((("plains", "ruins", "village"), True), (("plains", "ruins", "forest"), False)):
        state = position(Side(wild=0), idle(), map_deck=deck, walk=1)
        finish(move, state, "step 1,0")
        assert {state.seen[card] for card in state.map_deck} == {EVERYBODY if known else 0}


# -- who may join, what lies where


@pytest.mark.rule("RE-R73", "RE-R72")
def test_nobody_joins_without_a_card_even_on_the_same_tile() -> None:
    """ "Any player not already in the fight who holds at least 1 card after paying." """
    for hand, asked in (((), []), (("salvage",), ["pass", "join-attackers", "join-defenders"])):
        state = position(
            Side(at=(1, 0), wild=0), Side("vega", at=(1, 0), hand=hand, wild=2), tiles=PLAINS, npcs=[("rat", (1, 0))]
        )
        table = finish(fighting(arena(state, ["npc 1"], [0])), state)
        assert [offered for _, key, offered in table.asked if key == "join"] == ([asked] if asked else [])


@pytest.mark.rule("RE-R181", "RE-R69")
def test_a_villains_name_card_lies_with_its_figure_whatever_becomes_of_monster_cards() -> None:
    state = position(
        Side(at=(1, 0), damaged=True), idle(), tiles=PLAINS, exploration=("encounter",), encounter=("imhotep",),
        villains=[Foe("imhotep")], variant=ruled(monster_card_recycles=True),
    )  # fmt: skip
    play(encounter_check, state)
    assert (npcs(state), state.encounter_discard) == ([("imhotep", (1, 0))], [])


@pytest.mark.rule("RE-R181", "RE-205")
def test_a_monster_whose_card_went_back_at_once_leaves_nothing_to_discard() -> None:
    state = position(Side(), idle(), tiles=PLAINS, encounter_discard=("rat",))
    rat = arrive(state, state.book.keys["rat"], place_of(1, 0))  # its card lies on the pile already
    remove(state, rat.uid)
    assert (npcs(state), names(state, state.encounter_discard)) == ([], ["rat"])


@pytest.mark.rule("RE-R120", "RE-030")
def test_by_a_switch_who_is_exhausted_loses_the_leave_out_card_in_front() -> None:
    for switch, front, discard in ((False, ["oath-shield"], 0), (True, [], 1)):
        state = position(
            Side(hand=("claymore",) * 3, front=("oath-shield",), wild=0),
            Side("vega", hand=("salvage",), front=("grapple-line",), wild=0),
            variant=ruled(leave_out_lost_on_exhaustion=switch),
        )  # fmt: skip
        play(fighting(arena(state, [0], [1])), state, "fight", "play claymore", "pass")
        assert names(state, state.players[0].front) == ["oath-shield"]  # of who was not
        lost = names(state, state.players[1].discard).count("grapple-line")
        assert (len(state.players[1].front), lost) == (len(front), discard)


# -- trades and the rest of a turn


@pytest.mark.rule("RE-243", "RE-244", "RE-R176")
def test_the_terms_of_an_offer_are_told_and_are_over_with_it() -> None:
    for give, want, terms in (
        (("give-wild",), (), [(1, 0, 0)]), ((), ("want-card",), [(0, 1, 0)]), ((), ("want-wild",), [(0, 0, 1)]),
        (("give march",), (), []),  # a card is shown: that says it
    ):  # fmt: skip
        state = position(Side(hand=("march", "march")), Side("vega"), variant=ruled(trading=True))
        table = play(play_cards, state, "trade 1", *give, "done", *want, "done", "refuse", "finish")
        assert [(args["n"], args["cards"], args["wild"]) for args in told(table, "terms")] == terms
        assert (state.giving, state.giving_wild, state.asking) == ([], 0, [0, 0])


@pytest.mark.rule("RE-105")
def test_the_rest_of_a_turn_is_the_same_from_any_question_of_parts_two_and_three() -> None:
    answers = ("play march", "finish", "step 1,0", "stop", "no", "done")
    for given in range(4):
        whole, halted = (
            position(Side(wild=0), Side("vega", at=(1, 0)), tiles=PLAINS, exploration=("raft",)) for _ in range(2)
        )
        play(turn, whole, *answers)
        upto(turn, halted, *answers[:given])
        play(rest_of_turn, halted, *answers[given:])
        assert pack_state(halted) == pack_state(whole)


@pytest.mark.rule("RE-243", "RE-244")
def test_nobody_is_asked_for_more_cards_or_wild_than_they_have() -> None:
    state = position(Side(), Side("vega", hand=("salvage",), wild=1), variant=ruled(trading=True))
    asked = upto(play_cards, state, "trade 1", "done")
    assert asked.notations == ["done", "want-card", "want-wild"]
    state = position(Side(), Side("vega", hand=("salvage",), wild=1), variant=ruled(trading=True))
    assert upto(play_cards, state, "trade 1", "done", "want-card").notations == ["done", "want-wild"]
    state = position(Side(), Side("vega", hand=("salvage",), wild=1), variant=ruled(trading=True))
    assert upto(play_cards, state, "trade 1", "done", "want-wild").notations == ["done", "want-card"]


# -- returns, stand-offs, decks, turns that end at once


@pytest.mark.rule("RE-146", "RE-R42")
def test_wild_that_would_not_suffice_is_not_asked_for_before_the_return() -> None:
    """ "May first spend Wild for Walk; otherwise is returned to the previous tile at once." """
    for wild, asked in ((1, False), (2, True)):
        steep = ruled(walk_cost=(1, 1, 3, 2, 2))
        state = position(Side(wild=wild, deck=()), idle(), tiles={(1, 0): "mountain"}, walk=1, variant=steep)
        table = finish(move, state, "step 1,0", *(["return"] if asked else []))
        assert any("return" in offered for _, _, offered in table.asked) == asked
        assert (len(told(table, "goes_back")), state.players[0].wild) == (1, wild)


@pytest.mark.rule("RE-R106")
def test_a_token_spent_keeps_the_fight_going() -> None:
    """A stand-off needs a cycle in which "no card entered or left any hand and no token was spent"."""
    state = position(
        Side(at=(1, 0), hand=("march", "march"), deck=(), wild=1), idle(), tiles=PLAINS, npcs=[("rat", (1, 0))]
    )
    table = duel(fighting(arena(state, ["npc 1"], [0])), state, "wild-defense", "drop march")
    assert (told(table, "standoff"), [args["seat"] for args in told(table, "exhausted")]) == ([], [0])


@pytest.mark.rule("RE-178", "RE-R105")
def test_how_often_a_villain_recreates_its_deck_by_another_number() -> None:
    for limit, attacks in ((1, 6), (2, 7)):
        state = position(
            Side(at=(1, 0), hand=("march",) * 60, wild=0), idle(), tiles=PLAINS, npcs=[("imhotep", (1, 0))],
            villains=[Foe("imhotep", deck=("stratagem",) * 5)], variant=ruled(deck_recreations=limit),
        )  # fmt: skip
        table = stacked_duel(fighting(arena(state, ["npc 1"], [0])), state, *["drop march"] * 3 * attacks, "no")
        assert len(told(table, "villain_attacks")) == attacks  # each draws one, while there is a deck


@pytest.mark.rule("RE-R172", "RE-254")
def test_four_players_have_each_figure_once_and_five_have_it_twice() -> None:
    with pytest.raises(ImpossibleSetup, match="taken 2 times; each figure is there once"):
        opened(4, "algar", "algar")
    assert opened(5, "algar", "algar").wishes[:2] == [0, 0]
    with pytest.raises(ImpossibleSetup, match="taken 3 times; each figure is there twice"):
        opened(5, "algar", "algar", "algar")


@pytest.mark.rule("RE-R62", "RE-202", "RE-170")
def test_who_is_exhausted_on_the_spot_leaves_no_card_in_the_play_area() -> None:
    state = position(
        Side(at=(1, 0), hand=("march",), deck=(), wild=0), idle(), tiles=PLAINS, exploration=("encounter",),
        encounter=("rat",), variant=ruled(empty_hand_safe=False),
    )  # fmt: skip
    finish(turn, state, "play march", "stop")
    player = state.players[0]
    assert (player.played, names(state, player.discard), player.hand, state.active) == ([], ["march"], [], 1)


@pytest.mark.rule("RE-R37", "RE-R38")
def test_who_is_teleported_has_ended_a_movement() -> None:
    """ "If it ends the movement part, the normal end-of-movement rules (check, Ruins stop) apply on arrival." """
    for answers, checks in ((("teleport 2,0",), 1), (("stop",), 0)):
        state = position(
            Side(at=(1, 0), hand=("legendary-teleportation-relic",), deck=(), wild=0), idle(),
            tiles={(1, 0): "plains", (2, 0): "village/plains"}, variant=ruled(check_when_staying=False),
        )  # fmt: skip
        table = finish(turn, state, "play legendary-teleportation-relic", *answers)
        assert len(told(table, "check")) == checks


@pytest.mark.rule("RE-143", "RE-R150", "RE-R179", "RE-240")
def test_the_darkness_that_a_stop_on_other_ruins_brings_may_make_a_dark_lord() -> None:
    """From Ruins to Ruins on a Mountain: the Darkness is due once the step is kept, by paying the toll."""
    for dark, winners in ((21, (0,)), (20, None)):
        state = position(
            Side(dark=dark, wild=0), idle(), tiles={(1, 0): "ruins/plains", (2, 0): "ruins/mountain"}, walk=3,
            encounter=("rat", "rat"),
        )  # fmt: skip
        finish(move, state, "step 1,0", "step 2,0", "stop")
        assert (state.outcome.winners if state.outcome else None) == winners


@pytest.mark.rule("RE-240", "RE-083")
def test_the_merchant_prince_really_pays() -> None:
    state = position(Side(at=(1, 0)), idle(), tiles={(1, 0): "village/plains"}, coin=20, started=(0, 0))
    finish(buy, state, "prince")
    assert state.outcome is not None
    assert state.coin == 4


@pytest.mark.rule("RE-229", "RE-R133", "RE-081", "RE-094")
def test_the_corrupted_hero_comes_with_the_fortress_alone_and_is_the_only_strong_one() -> None:
    foes = [Foe("vega", corrupted=True), Foe("imhotep")]
    state = position(Side(wild=0), idle(), map_deck=("ruins", "plains"), villains=foes, walk=1, variant=HERO)
    finish(move, state, "step 1,0")
    assert state.npcs == []
    state = position(
        Side(), idle(), tiles={(1, 0): "fortress/plains", **{(2, 0): "plains"}}, villains=foes, variant=HERO,
        npcs=[("vega", (2, 0))],
    )  # fmt: skip
    assert [(villain.wild, villain.dark) for villain in state.villains] == [(2 + 2, 1 + 1), (2, 1)]
    assert [npc.card for npc in state.npcs] == [NO_CARD]  # its Name Card stays beside the Fortress


@pytest.mark.rule("RE-R119")
def test_a_search_for_items_that_finds_none_is_told() -> None:
    state = position(Side(), idle(), exploration=("encounter", "encounter"))
    table = play(lambda table, state: gain_items(table, state, SEATS[0], 1, "RE-226"), state)
    assert [args["passed"] for args in told(table, "finds_nothing")] == [4]  # the deck, and once more reshuffled


@pytest.mark.rule("RE-R99", "RE-042")
def test_by_a_switch_only_who_wins_by_the_last_card_is_spared() -> None:
    state = position(
        Side(hand=("march",), wild=0), Side("vega", hand=("salvage",) * 3, wild=0),
        variant=ruled(pyrrhic_exhaustion=False),
    )  # fmt: skip
    table = duel(fighting(arena(state, [0], [1])), state, "fight", "play march", "drop salvage")
    assert ([args["seat"] for args in told(table, "exhausted")], len(told(table, "strikes"))) == ([0], 1)


@pytest.mark.rule("RE-204", "RE-216", "RE-R104")
def test_what_a_villain_lost_is_in_its_deck_again() -> None:
    state = beaten("imhotep", 3, villains=[Foe("imhotep", deck=("papyrus",) * 4, wild=3)], villain_prize=0)
    villain = state.villains[0]
    assert (len(villain.deck), villain.hand, villain.discard) == (4, [], [])  # played twice, two lost


@pytest.mark.rule("RE-178", "RE-223")
def test_a_deck_that_a_villain_recreates_is_shuffled_so_nobody_knows_it() -> None:
    state = position(
        Side(at=(1, 0), hand=("march",) * 60, wild=0), idle(), tiles=PLAINS, npcs=[("imhotep", (1, 0))],
        villains=[Foe("imhotep", deck=("march",) * 4 + ("stratagem",))],
    )  # fmt: skip
    villain, lengths = state.villains[0], list[int]()

    def choose(seat: int, key: str, offered: list[str]) -> str:
        if key != "prize":  # the fight is over
            lengths.append(len(villain.deck))
            assert not any(state.seen[card] for card in villain.deck)  # all had been seen as they were played
        return next((each for each in ("drop march", "pass", "no") if each in offered), offered[0])

    fight(StackedFollow(state, choose), state, arena(state, ["npc 1"], [0]))
    assert max(lengths) == 3


@pytest.mark.rule("RE-R113", "RE-047")
def test_who_has_neither_light_nor_darkness_is_not_dark() -> None:
    for dark, n in ((0, 6), (1, 8)):
        state = position(Side(hand=("holy-sword",) * 2, wild=0), Side("vega", hand=("salvage",) * 9, wild=0, dark=dark))
        table = finish(striking(arena(state, [0], [1])), state, "play holy-sword")
        assert told(table, "strikes")[0]["n"] == n


@pytest.mark.rule("RE-023", "RE-216")
def test_a_villain_on_the_map_that_is_not_given_has_its_starting_deck_beside_one_that_is() -> None:
    state = position(Side(), idle(), tiles=PLAINS, npcs=[("imhotep", (1, 0)), ("ravenna", (1, 0))],
                     villains=[Foe("imhotep", deck=("stratagem",))])  # fmt: skip
    assert [npc.villain for npc in state.npcs] == [0, 1]
    assert len(state.villains[0].deck) == 1
    assert len(state.villains[1].deck) > 1


@pytest.mark.rule("RE-D17")
def test_a_card_is_told_as_one_card_and_two_as_two() -> None:
    assert DiscardFor(1, per=2).words() == "discard up to 1 card for +2 each"
    assert DiscardFor(2, per=2).words() == "discard up to 2 cards for +2 each"
