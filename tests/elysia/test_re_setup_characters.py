"""Setting up Characters, Villains and Quests in Choose Your Destiny, and the opening hands."""

from collections import Counter

import pytest
from elysia_table import at, begun, names, opened, run, seen_by, told, turn, upto

from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules.book import make_book
from rulewright.games.elysia.rules.places import place_of
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.words.names import seat_name
from rulewright.kernel.errors import BadVariant, ImpossibleSetup
from rulewright.kernel.question import EVERYBODY, HIDDEN
from rulewright.kernel.variant import Variant

KEYS = [each.key for each in CHARACTERS]


def villains(state: State) -> list[str]:
    return [KEYS[each.character] for each in state.villains]


def quests(state: State, main: bool) -> list[str]:
    return [state.book.cards[face].key for face in (state.main if main else state.side)]


# -- Characters


@pytest.mark.rule("RE-074", "RE-086", "RE-R172", "RE-D2")
def test_everybody_picks_a_free_character_clockwise_from_the_first_player() -> None:
    state = opened(3)
    table = run(turn, state, lambda seat, key, offered: offered[-1 if key == "character" else 0])
    picks = [(seat, offered) for seat, key, offered in table.asked if key == "character"]
    first = state.first
    assert [seat for seat, _ in picks] == [first, (first + 1) % 3, (first + 2) % 3]
    assert picks[0][1] == [f"character {key}" for key in KEYS]
    assert [len(offered) for _, offered in picks] == [6, 5, 4]  # no duplicates within one box
    assert [KEYS[state.players[(first + i) % 3].character] for i in range(3)] == ["vega", "zhao-lin", "ravenna"]


@pytest.mark.rule("RE-074", "RE-R172")
def test_a_character_asked_for_beforehand_is_kept_for_that_player() -> None:
    state = opened(2, None, "algar")
    asked = upto(turn, state)
    assert (asked.seat, "character algar" in asked.notations) == (0, False)
    with pytest.raises(ImpossibleSetup, match="there is no Character 'algor'"):
        opened(2, "algor")
    with pytest.raises(ImpossibleSetup, match="taken 2 times; each figure is there once"):
        opened(2, "algar", "algar")


@pytest.mark.rule("RE-E04", "RE-254")
def test_with_two_boxes_two_players_may_be_the_same_character() -> None:
    state = begun(5, "algar", "algar")
    one, two = state.players[:2]
    assert (one.character, two.character) == (0, 0)
    decks = [Counter(names(state, player.hand + player.deck)) for player in (one, two)]
    assert decks[0] == decks[1]
    assert decks[0].total() == 10
    assert not set(one.hand + one.deck) & set(two.hand + two.deck)
    assert seat_name(state, 0) != seat_name(state, 1)
    one.place = place_of(1, 0)
    assert at(state, 1) == (0, 0)
    with pytest.raises(ImpossibleSetup, match="taken 3 times; each figure is there twice"):
        opened(5, "algar", "algar", "algar")
    picks = [offered for _, key, offered in run(turn, opened(8)).asked if key == "character"]
    assert [len(offered) for offered in picks] == [6, 6, 5, 5, 4, 4, 3, 3]  # each goes twice, always the first taken


@pytest.mark.rule("RE-075", "RE-076", "RE-077")
def test_players_begin_undamaged_in_the_first_village_with_five_wild() -> None:
    for seats in (1, 3, 8):
        for seat, player in enumerate(begun(seats).players):
            assert (player.damaged, player.wild, player.net, player.minus) == (False, 5, 0, 0), seat
        assert {at(begun(seats), seat) for seat in range(seats)} == {(0, 0)}
    player = begun(2, start_wild=0, start_light=5).players[1]  # the other reading of the lost icon
    assert (player.wild, player.net) == (0, 5)


# -- Villains


@pytest.mark.rule("RE-078", "RE-R173")
def test_any_number_of_the_characters_not_taken_are_villains() -> None:
    for number in range(5):
        state = begun(2, "algar", "vega", villains=number)
        assert len(set(villains(state))) == number
        assert not {"algar", "vega"} & set(villains(state))
    assert len(villains(begun(4, villains=6))) == 2  # as far as Characters remain
    assert {tuple(villains(begun(2, "algar", "vega", seed=seed))) for seed in range(12)} > {("tomyris",)}
    state = begun(2, "algar", "vega", villains=1)
    left = {"algar", "vega", *villains(state)}
    starting = {card.key for i, each in enumerate(CHARACTERS) if KEYS[i] not in left for _, card in each.cards}
    assert not starting & {state.book.cards[face].key for face in state.faces}  # the others left the game


@pytest.mark.rule("RE-078", "RE-R173")
def test_the_host_may_name_the_villains() -> None:
    assert villains(begun(2, "algar", "tomyris", villain_names="vega, ravenna")) == ["vega", "ravenna"]
    assert villains(begun(2, "algar", "tomyris", villain_names="vega, algar")) == ["vega"]  # Algar is taken
    assert villains(begun(2, "algar", "tomyris", villain_names="vega, vega")) == ["vega"]  # one figure a box
    twice = begun(5, "algar", "tomyris", "imhotep", "zhao-lin", "ravenna", villain_names="vega, vega, vega")
    assert villains(twice) == ["vega", "vega"]
    with pytest.raises(BadVariant, match="there is no Character 'vegas'"):
        make_book(Variant("x", {"villain_names": "vegas"}))


@pytest.mark.rule("RE-079")
def test_one_villain_unless_the_host_wants_otherwise() -> None:
    assert [len(villains(begun(seats))) for seats in range(2, 9)] == [1] * 7
    assert villains(begun(2, villains=0)) == []


@pytest.mark.rule("RE-080", "RE-081")
def test_a_villain_waits_beside_the_table_with_its_deck_two_wild_and_one_darkness() -> None:
    state = begun(3, villains=2)
    assert len(state.villains) == 2
    for villain in state.villains:
        own = Counter({card.key: copies for copies, card in CHARACTERS[villain.character].cards})
        assert Counter(names(state, villain.deck)) == own
        assert (villain.hand, villain.discard, villain.wild, villain.dark) == ([], [], 2, 1)
        assert not any(state.seen[card] for card in villain.deck)
    assert state.npcs == []  # no figure on the map yet
    (other,) = begun(2, villain_wild=4, villain_darkness=3).villains
    assert (other.wild, other.dark) == (4, 3)


# -- Quests


@pytest.mark.rule("RE-083", "RE-084")
def test_choose_your_destiny_displays_its_quests_for_the_whole_game() -> None:
    for seats in range(2, 9):
        state = begun(seats)
        assert quests(state, main=True) == ["dark-lord", "merchant-prince", "huntsmaster"]
        assert quests(state, main=False) == ["backstab", "healer", "cartographer", "treasure-hunter"]
    run(turn, state)
    assert (len(state.main), len(state.side)) == (3, 4)


@pytest.mark.rule("RE-085", "RE-D1")
def test_any_other_quests_may_be_displayed() -> None:
    state = begun(2, main_quests="huntsmaster", side_quests="pilgrim, wanderer, champion, guardian, healer")
    assert quests(state, main=True) == ["huntsmaster"]
    assert quests(state, main=False) == ["pilgrim", "wanderer", "champion", "guardian", "healer"]
    for wrong, words in (
        ({"main_quests": "pilgrim"}, "no Main Quest 'pilgrim'"),
        ({"side_quests": "pilgrim, pilgrim"}, "displayed once"),
        ({"main_quests": ""}, "at least one Main Quest"),
        ({"main_quests": "become-the-hero"}, "needs the Fortress"),
    ):
        with pytest.raises(BadVariant, match=words):
            make_book(Variant("x", wrong))


# -- who begins, opening hands


@pytest.mark.rule("RE-086", "RE-R174")
def test_the_first_player_is_drawn_by_lot_and_play_goes_clockwise() -> None:
    states = [begun(4, seed=seed) for seed in range(16)]
    assert {state.first for state in states} == {0, 1, 2, 3}
    state = next(each for each in states if each.first == 2)
    order = []
    for _ in range(5):
        order.append((state.active, state.round))
        run(turn, state)
    assert order == [(2, 1), (3, 1), (0, 1), (1, 1), (2, 2)]


@pytest.mark.rule("RE-088", "RE-089", "RE-R171")
def test_the_opening_hand_is_the_leave_out_card_and_four_cards_from_the_shuffled_deck() -> None:
    hands = []
    for seed in range(6):
        state = begun(3, "algar", "vega", "imhotep", seed=seed)
        for player, leave_out in zip(state.players, ("oath-shield", "grapple-line", "physicians-kit"), strict=True):
            assert (len(player.hand), len(player.deck), player.discard) == (5, 5, [])
            assert names(state, player.hand)[0] == leave_out
        hands.append(tuple(names(state, state.players[0].hand)))
    assert len(set(hands)) > 1
    table = run(turn, opened(2))
    assert [args["seat"] for args in told(table, "draws")].count(0) == 4
    assert [len(player.hand) for player in begun(2, hand_size=7).players] == [7, 7]
    uneven = begun(2, first_player_cards=1)
    assert [len(player.hand) for player in uneven.players] == [5 + (seat == uneven.first) for seat in (0, 1)]


@pytest.mark.rule("RE-088", "RE-R176")
def test_an_opening_hand_is_known_to_its_owner_alone() -> None:
    state = begun(2, "algar", "vega")
    own, other = (seen_by(state, seat).faces for seat in (0, 1))
    for card in state.players[0].hand:
        assert (own[card] != HIDDEN, other[card]) == (True, HIDDEN)
    for card in state.players[0].deck:
        assert (own[card], other[card]) == (HIDDEN, HIDDEN)
    assert EVERYBODY not in {state.seen[card] for card in state.players[0].hand}


# -- the scenario


@pytest.mark.rule("RE-090", "RE-091", "RE-R160")
def test_choose_your_destiny_is_the_usual_scenario_and_for_two_or_more() -> None:
    for seats in range(2, 9):
        assert begun(seats).hero is False
    solo = begun(1)
    assert solo.hero is True
    assert quests(solo, main=True) == ["become-the-hero"]
    assert begun(1, scenario="destiny").hero is True


@pytest.mark.rule("RE-R157", "RE-086")
def test_who_concedes_during_the_setup_does_not_begin() -> None:
    state = opened(3, "algar", "vega", "ravenna", opening_market=False)
    run(turn, state)
    gone = state.first
    state = opened(3, "algar", "vega", "ravenna", opening_market=False)
    state.gone = 1 << gone
    run(turn, state)
    assert (state.players[gone].out, state.active) == (True, (gone + 1) % 3)


@pytest.mark.rule("RE-047", "RE-075", "RE-076")
def test_before_the_setup_nobody_has_anything_and_nothing_has_been_counted() -> None:
    state = opened(3)
    for player in state.players:
        assert (player.net, player.wild, player.minus, player.damaged) == (0, 0, 0, False)
        assert (player.hunt, player.placed, player.ended, player.used, player.out) == (0, 0, 0, 0, False)
        assert set(player.done) == {0}
    counted = (state.gate, state.arrivals, state.walk, state.coin, state.wild_coin, state.eased, state.due)
    assert counted == (0,) * 7
    assert (state.steps, state.offers, state.giving_wild, state.pledged, state.asking) == (0, 0, 0, 0, [0, 0])
    flags = (state.grapple, state.relic, state.free, state.fought, state.spent, state.ruin, state.owed, state.asked)
    assert not any(flags)
    assert (state.turn, state.round) == (0, 1)
