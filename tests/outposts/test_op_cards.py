"""Cards and symbols: what every card prints, and where."""

from collections import Counter

import pytest
from outposts_table import DRAFTED_CARDS, Side, box, drafted_card, play, position, run

from rulewright.games.outposts.cards import FACTIONS, SHARD, SILVER, TITLES
from rulewright.games.outposts.cards.card import CREATURE, KINDS, SPELL, UPGRADE
from rulewright.games.outposts.page.card_fronts import card_front
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.setup.entry import Entry
from rulewright.games.outposts.rules.setup.set_up import set_up
from rulewright.games.outposts.rules.turn import draw_cards
from rulewright.games.outposts.words.card_text import card_text

CREATURES = [card for card in DRAFTED_CARDS if card.kind == CREATURE]
SPELLS = [card for card in DRAFTED_CARDS if card.kind == SPELL]
UPGRADES = [card for card in DRAFTED_CARDS if card.kind == UPGRADE]


@pytest.mark.rule("OP-001")
def test_every_card_prints_its_cost() -> None:
    assert card_front(drafted_card("payday")).cost == "0"
    assert card_front(drafted_card("magma-behemoth")).cost == "7"
    assert all(card_front(card).cost == str(card.cost) for card in DRAFTED_CARDS)
    assert all(card_front(card).cost_label == "mana cost" for card in DRAFTED_CARDS)


@pytest.mark.rule("OP-002", "OP-051", "OP-R05")
def test_six_symbols_tell_four_factions_silver_and_shard_apart() -> None:
    symbols = {card.faction: card_front(card).symbol for card in DRAFTED_CARDS}
    assert len(FACTIONS) == 4
    assert set(symbols) == {*FACTIONS, SILVER, SHARD}
    assert len({badge.icon for badge in symbols.values() if badge}) == 6
    assert {faction: badge.words for faction, badge in symbols.items() if badge} == TITLES


@pytest.mark.rule("OP-003", "OP-004", "OP-005", "OP-008")
def test_creatures_print_attack_defense_and_health_from_left_to_right() -> None:
    corners = card_front(drafted_card("granite-golem")).corners
    assert [corner and (corner.label, corner.value) for corner in corners] == [
        ("Attack", 3),
        ("Defense", 2),
        ("Health", 4),
    ]
    for card in CREATURES:
        values = [corner.value for corner in card_front(card).corners if corner]
        assert values == [card.attack, card.defense, card.health]
        assert card.health >= 1


@pytest.mark.rule("OP-006", "OP-046")
def test_a_star_marks_the_thirty_starter_cards_of_each_faction() -> None:
    for faction in FACTIONS:
        cards = [card for card in DRAFTED_CARDS if card.faction == faction]
        assert sum(card.starred for card in cards) == 30
        assert sum(card.others for card in cards) == 10
    assert card_front(drafted_card("cinder-whelp")).star
    assert not card_front(drafted_card("kindling-imp")).star
    assert not any(card_front(card).star for card in DRAFTED_CARDS if card.faction in (SILVER, SHARD))


@pytest.mark.rule("OP-006")
def test_all_copies_of_a_design_are_starred_or_none() -> None:
    assert all(not (card.starred and card.others) for card in DRAFTED_CARDS)


@pytest.mark.rule("OP-007")
def test_a_card_has_exactly_one_of_three_types() -> None:
    assert KINDS == ("Creature", "Spell", "Upgrade")
    assert len(CREATURES) + len(SPELLS) + len(UPGRADES) == len(DRAFTED_CARDS) == 150
    assert "Creature, cost 3, 3/2/4" in card_text(drafted_card("granite-golem"))
    assert "Spell, cost 1." in card_text(drafted_card("firebolt"))
    assert "Upgrade, cost 2, +2 attack, +1 defense." in card_text(drafted_card("watchtower"))


@pytest.mark.rule("OP-009")
def test_spells_have_none_of_the_three_values() -> None:
    for card in SPELLS:
        assert (card.attack, card.defense, card.health) == (0, 0, 0)
        assert card_front(card).corners == (None, None, None)
        assert "health" not in card.numbers()


@pytest.mark.rule("OP-010")
def test_upgrades_may_print_bonuses_but_never_health() -> None:
    corners = card_front(drafted_card("watchtower")).corners
    assert [corner and (corner.label, corner.value) for corner in corners] == [
        ("Attack bonus", 2),
        ("Defense bonus", 1),
        None,
    ]
    assert card_front(drafted_card("war-beacon")).corners == (None, None, None)
    assert all(card.health == 0 and "health" not in card.numbers() for card in UPGRADES)


@pytest.mark.rule("OP-011")
def test_outposts_and_crystals_are_no_deck_cards() -> None:
    assert not {"outpost", "mana-crystal"} & {card.key for card in DRAFTED_CARDS}


@pytest.mark.rule("OP-011", "OP-012", "OP-120", "OP-R55")
def test_a_bought_crystal_enters_no_pile() -> None:
    state = position(Side(mana=7), Side())
    player = state.players[0]
    piles = [player.hand[:], player.deck[:], player.discard[:]]
    play(play_cards, state, "crystal")
    assert player.crystals == 1
    assert [player.hand, player.deck, player.discard] == piles


@pytest.mark.rule("OP-011", "OP-012")
def test_a_gained_outpost_comes_from_no_deck() -> None:
    state = position(Side(outposts=[]), Side())
    play(draw_cards, state)
    player = state.players[0]
    assert (len(player.outposts), len(player.hand), len(player.deck), player.discard) == (1, 2, 8, [])
    assert len(state.faces) == len(state.owner)


@pytest.mark.rule("OP-012")
def test_decks_and_hands_hold_faction_and_silver_cards_only() -> None:
    state = box(Entry("ember"), Entry("stone"))
    run(set_up, state)
    for player, faction in zip(state.players, ("ember", "stone"), strict=True):
        decks = Counter(state.book.cards[state.faces[card]].faction for card in player.deck + player.hand)
        assert decks == {faction: 30, SILVER: 6}


@pytest.mark.rule("OP-044", "OP-047", "OP-052")
def test_the_decks_are_complete() -> None:
    counts = {faction: sum(card.copies for card in DRAFTED_CARDS if card.faction == faction) for faction in TITLES}
    assert counts == {"ember": 40, "stone": 40, "veil": 40, "grave": 40, "silver": 42, "shard": 40}
