"""The content of the box, one and two: counts, origins, and the text that cards make of themselves."""

import pytest
from elysia_table import begun, finish, idle, names, position, turn

from rulewright.games.elysia.cards import OFFICIAL_CARDS
from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.cards.pieces import IN_BOX
from rulewright.games.elysia.rules.book import make_book
from rulewright.games.elysia.rules.draft import DRAFT
from rulewright.kernel.variant import OFFICIAL, Variant, draft_variant

SERIES = (3, 6, 9, 10, 13, 16, 19, 20)


@pytest.mark.rule("RE-E20")
@pytest.mark.parametrize("seats", range(1, 9))
def test_the_exploration_deck_by_number_of_players(seats: int) -> None:
    state = begun(seats)
    deck = names(state, state.exploration)
    assert len(deck) == (16, 30, 44, 54, 68, 82, 96, 106)[seats - 1]
    assert deck.count("encounter") == 5 * seats
    assert deck.count("scimitar") == deck.count("treasure-chest") == SERIES[seats - 1]
    assert [deck.count(key) for key in ("climbing-gear", "raft", "prepare-for-war")] == [seats] * 3
    assert [deck.count(key) for key in ("holy-sword", "legendary-teleportation-relic")] == [1, 1]


@pytest.mark.rule("RE-253", "RE-255")
def test_five_players_and_more_open_a_second_box() -> None:
    for seats, boxes in ((4, 1), (5, 2), (8, 2)):
        state = begun(seats)
        encounter = names(state, state.encounter)
        assert [encounter.count(key) for key in ("rat", "goblins", "troll", "flood")] == [
            3 * boxes,
            2 * boxes,
            boxes,
            boxes,
        ]
        pieces = names(state, state.map_deck + state.box)
        terrains = ("forest", "plains", "mountain", "desert", "water")
        assert [pieces.count(key) for key in terrains] == [boxes * n for n in IN_BOX]
        assert pieces.count("ruins") == SERIES[seats - 1]


@pytest.mark.rule("RE-010", "RE-011", "RE-242")
def test_the_cards_by_kind() -> None:
    kinds: dict[tuple[str, str], int] = {}
    for card in OFFICIAL_CARDS:
        kinds[card.kind, card.home] = kinds.get((card.kind, card.home), 0) + 1
    assert kinds == {
        ("item", "market"): 9, ("item", "exploration"): 7, ("encounter", "exploration"): 1, ("item", "start"): 31,
        ("monster", "encounter"): 3, ("event", "encounter"): 10, ("name", "encounter"): 6, ("terrain", "map"): 5,
        ("overlay", "map"): 3, ("village_tile", "map"): 1, ("quest", "main"): 4, ("quest", "side"): 10,
    }  # fmt: skip
    keys = [card.key for card in OFFICIAL_CARDS]
    assert len(set(keys)) == len(keys)


def test_origins_say_what_the_rulebook_gives_names_or_leaves_open() -> None:
    for card in OFFICIAL_CARDS:
        if card.kind in ("terrain", "overlay", "village_tile", "encounter") or card.key == "become-the-hero":
            wanted = "rulebook"  # given whole
        elif (
            card.home == "start" or card.kind == "event" or card.key in ("pilgrim", "wanderer", "champion", "guardian")
        ):
            wanted = "house"  # neither named nor numbered
        elif card.kind == "name":
            wanted = "completed" if card.key == "algar" else "house"
        else:
            wanted = "completed"  # named, its numbers lost
        assert card.origin == wanted, card.key


@pytest.mark.rule("RE-012", "RE-014")
@pytest.mark.parametrize("card", [card for card in OFFICIAL_CARDS if card.home != "map"], ids=lambda card: card.key)
def test_every_card_says_what_it_does(card: object) -> None:
    text = card.text  # type: ignore[attr-defined]
    assert text.endswith(".")
    assert text[0].isupper()
    assert not {"{", "}", "_"} & set(text)
    for part in ("explore", "attack_text", "defense_text", "effects"):
        for atom in getattr(card, part):
            assert atom.words() != type(atom).__name__
            assert atom.words().lower() in text.lower()
    if card.kind == "item":  # type: ignore[attr-defined]
        for number, word in (("walk", "Walk"), ("coin", "Coin"), ("draw", "Draw")):
            n = getattr(card, number)
            assert (f"{word} {n}" in text.split("Attack:")[0]) or not n
        assert f"Attack: {card.attack}" in text  # type: ignore[attr-defined]
        assert f"Defense: {card.defense}" in text  # type: ignore[attr-defined]
        assert ("Leave Out" in text) == card.leave_out  # type: ignore[attr-defined]


@pytest.mark.rule("RE-026", "RE-188")
def test_starting_decks_keep_to_their_frame() -> None:
    for character in CHARACTERS:
        cards = [card for copies, card in character.cards for _ in range(copies)]
        total = {field: sum(getattr(card, field) for card in cards) for field in ("walk", "coin", "attack", "defense")}
        assert 7 <= total["walk"] <= 9, character.name
        assert 5 <= total["coin"] <= 8, character.name
        assert 9 <= total["attack"] <= 13, character.name
        assert 8 <= total["defense"] <= 13, character.name
        assert sum(bool(card.attack_extra or card.defense_extra) for card in cards) <= 1
    deck = [card for character in CHARACTERS for _, card in character.cards]
    assert any(card.attack_extra for card in deck)  # what a Villain's rules speak of must exist
    assert any(card.defense_extra for card in deck)
    assert any(card.attack_draw for card in deck)
    assert any(card.attack_text for card in deck)


@pytest.mark.rule("RE-038", "RE-166")
def test_market_prices_and_terrains() -> None:
    market = [card for card in OFFICIAL_CARDS if card.home == "market"]
    assert all(2 <= card.cost <= 6 and 0 <= card.cheaper < 5 for card in market)
    assert {card.cheaper for card in market} == set(range(5))
    assert {card.name: (card.cost, TERRAINS[card.cheaper]) for card in market} == {
        "Apple": (2, "Forest"), "Small Belt Pouch": (2, "Plains"), "Adventurer": (3, "Plains"),
        "Coin Purse": (4, "Desert"), "Dodge": (4, "Water"), "Bow and Arrow": (4, "Forest"),
        "Weapons Training": (4, "Mountain"), "Counterstrike": (5, "Desert"), "Claymore": (6, "Mountain"),
    }  # fmt: skip


@pytest.mark.rule("RE-246", "RE-036")
def test_prices_of_what_the_advanced_market_may_offer() -> None:
    assert {card.name: card.cost for card in OFFICIAL_CARDS if card.home == "exploration" and card.kind == "item"} == {
        "Holy Sword": 8, "Legendary Teleportation Relic": 7, "Climbing Gear": 3, "Raft": 3, "Scimitar": 5,
        "Prepare for War": 6, "Treasure Chest": 5,
    }  # fmt: skip


@pytest.mark.rule("RE-083")
def test_the_rules_as_drafted_can_still_be_played() -> None:
    """Of the draft only what `DRAFT` names differs; the rules page says so at each number."""
    official, drafted = make_book(OFFICIAL), make_book(draft_variant(DRAFT))
    changed = [new.key for old, new in zip(drafted.cards, official.cards, strict=True) if old != new]
    quests, starting = ["dark-lord", "merchant-prince", "huntsmaster"], ["shield-wall", "pulse-bow", "smoke-charge"]
    assert sorted(changed) == sorted([*starting, "reckless-charge", "stratagem", *quests])
    assert [drafted.cards[drafted.keys[key]].need for key in quests] == [8, 12, 10]
    assert drafted.cards[drafted.keys["stratagem"]].draw == 2
    assert (drafted.rules.ruin_repeat, drafted.rules.max_rounds_hero) == (True, 60)
    cards = [drafted.cards[drafted.keys[key]] for key in starting]
    assert [(card.walk, card.draw) for card in cards] == [
        (1, 0),
        (0, 1),
        (2, 0),
    ]  # as the reference's table prints them


@pytest.mark.rule("RE-R17")
def test_the_heros_quest_has_a_limit_of_its_own() -> None:
    for scenario, rounds, over in (
        ("hero", 21, False),
        ("hero", 22, True),
        ("destiny", 22, False),
        ("destiny", 60, True),
    ):
        variant = Variant("test", {"scenario": scenario})
        state = position(idle("algar"), idle(), variant=variant, round=rounds, active=1)
        finish(turn, state)
        assert (state.outcome is not None) == over
        if state.outcome:
            assert state.outcome.words == f"{rounds} rounds are over"
