"""Setting up the decks: Exploration Deck, General Market, Encounter Deck."""

from collections import Counter

import pytest
from elysia_table import FIRST, begun, names, opened, turn, upto

from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules.book import make_book
from rulewright.games.elysia.rules.setup.decks import capped
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.variant import Variant

CAPPED = [3, 6, 9, 10, 13, 16, 19, 20]
MONSTERS = ("rat", "goblins", "troll")


def exploration(state: State) -> Counter[str]:
    return Counter(names(state, state.exploration))


# -- the Exploration Deck

EACH = [
    pytest.param("holy-sword", [1] * 8, id="RE-064", marks=pytest.mark.rule("RE-064")),
    pytest.param("legendary-teleportation-relic", [1] * 8, id="RE-065", marks=pytest.mark.rule("RE-065")),
    pytest.param("climbing-gear", [1, 2, 3, 4, 5, 6, 7, 8], id="RE-066", marks=pytest.mark.rule("RE-066")),
    pytest.param("raft", [1, 2, 3, 4, 5, 6, 7, 8], id="RE-067", marks=pytest.mark.rule("RE-067")),
    pytest.param("scimitar", CAPPED, id="RE-068", marks=pytest.mark.rule("RE-068")),
    pytest.param("prepare-for-war", [1, 2, 3, 4, 5, 6, 7, 8], id="RE-069", marks=pytest.mark.rule("RE-069")),
    pytest.param("treasure-chest", CAPPED, id="RE-070", marks=pytest.mark.rule("RE-070")),
    pytest.param("encounter", [5, 10, 15, 20, 25, 30, 35, 40], id="RE-071", marks=pytest.mark.rule("RE-071")),
]


@pytest.mark.parametrize(("key", "counts"), EACH)
def test_copies_in_the_exploration_deck(key: str, counts: list[int]) -> None:
    assert [exploration(begun(seats))[key] for seats in range(1, 9)] == counts


@pytest.mark.rule(
    "RE-064", "RE-065", "RE-066", "RE-067", "RE-068", "RE-069", "RE-070", "RE-071"
)  # each clause has a number of its own
def test_each_number_of_the_exploration_deck_can_be_tuned_alone() -> None:
    usual = exploration(begun(3))
    for tunable, key, number, copies in (
        ("holy_sword_copies", "holy-sword", 2, 2), ("relic_copies", "legendary-teleportation-relic", 0, 0),
        ("gear_per_player", "climbing-gear", 2, 6), ("raft_per_player", "raft", 3, 9),
        ("scimitar_per_player", "scimitar", 2, 6), ("scimitar_cap_per_4", "scimitar", 8, 8),
        ("pfw_per_player", "prepare-for-war", 0, 0), ("chest_per_player", "treasure-chest", 1, 3),
        ("chest_cap_per_4", "treasure-chest", 4, 4), ("encounter_per_player", "encounter", 1, 3),
    ):  # fmt: skip
        changed = exploration(begun(3, **{tunable: number}))
        assert changed[key] == copies
        assert {**changed, key: 0} == {**usual, key: 0}


@pytest.mark.rule("RE-068", "RE-070", "RE-255")
def test_the_cap_holds_for_every_four_players() -> None:
    assert [capped(3, 10, seats) for seats in range(1, 9)] == CAPPED
    assert capped(1, 10, 8) == 8


@pytest.mark.rule("RE-072")
def test_the_exploration_deck_is_shuffled_and_face_down() -> None:
    state = begun(2)
    deck = names(state, state.exploration)
    assert (len(deck), len(state.exploration_discard)) == (30, 0)
    grouped = [key for key, count in Counter(deck).items() for _ in range(count)]
    assert deck != grouped
    assert not any(state.seen[card] for card in state.exploration)
    other = begun(2, seed=2)
    assert names(other, other.exploration) != deck


# -- the General Market


@pytest.mark.rule("RE-073")
def test_nine_open_piles_of_five_copies_a_player() -> None:
    for seats in range(1, 9):
        state = begun(seats)
        keys = [state.book.cards[face].key for face in state.book.market]
        assert sorted(keys) == [
            "adventurer", "apple", "bow-and-arrow", "claymore", "coin-purse", "counterstrike", "dodge",
            "small-belt-pouch", "weapons-training"]  # fmt: skip
        assert state.stock == [5 * seats] * 9
    state = opened(2, "algar", "vega")
    state.first = FIRST
    asked = upto(turn, state, "buy apple")
    assert ("buy apple" in asked.notations, sum(state.stock)) == (True, 89)  # the pile shrinks


# -- the Encounter Deck


@pytest.mark.rule("RE-082", "RE-R70", "RE-R180")
def test_name_cards_events_and_monsters_make_the_encounter_deck() -> None:
    for seats, villains in ((2, 1), (3, 3), (4, 2), (5, 2), (8, 1), (2, 0)):
        state = begun(seats, villains=villains)
        deck = Counter(names(state, state.encounter))
        boxes = 1 if seats < 5 else 2
        assert [deck[key] for key in MONSTERS] == [3 * boxes, 2 * boxes, boxes]
        events = [card.key for card in state.book.cards if card.kind == "event"]
        assert len(events) == 10
        assert [deck[key] for key in events] == [boxes] * 10
        named = Counter(CHARACTERS[each.character].key for each in state.villains)
        assert named.total() == villains
        assert all(deck[key] == count for key, count in named.items())
        assert deck.total() == 16 * boxes + villains
        assert not any(state.seen[card] for card in state.encounter)
    one, two = begun(2), begun(2, seed=2)
    assert names(one, one.encounter) != names(two, two.encounter)


@pytest.mark.rule("RE-082", "RE-R133", "RE-227")
def test_the_corrupted_hero_is_a_villain_whose_name_card_stays_out() -> None:
    for switch in (False, True):
        state = begun(3, scenario="hero", corrupted_in_encounter_deck=switch)
        hero, other = state.villains
        assert (hero.corrupted, other.corrupted) == (True, False)
        deck = names(state, state.encounter)
        assert (CHARACTERS[hero.character].key in deck, CHARACTERS[other.character].key in deck) == (switch, True)


@pytest.mark.rule("RE-082")
def test_the_numbers_of_the_encounter_deck_can_be_tuned() -> None:
    state = begun(2, rats=1, goblins=0, trolls=4, events=3, villains=0)
    deck = Counter(names(state, state.encounter))
    assert ([deck[key] for key in MONSTERS], deck.total()) == ([1, 0, 4], 8)
    with pytest.raises(BadVariant, match="10 Event Cards"):
        make_book(Variant("x", {"events": 11}))
