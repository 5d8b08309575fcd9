"""Frames, elements, types and quality: what is printed on the cards, read off the real ones."""

from collections import Counter

import pytest
from lytharian_table import GAME, Side, Troop, main_phase, numbers, position, upto

from rulewright.games.lytharian.cards import OFFICIAL_CARDS, SCHOOLS
from rulewright.games.lytharian.cards.card import QUALITIES, ROLE_LETTERS, Card
from rulewright.games.lytharian.cards.troops import FACTIONS
from rulewright.games.lytharian.page.card_fronts import card_front
from rulewright.games.lytharian.words.names import card_text
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.variant import OFFICIAL, Variant

TROOPS = [card for card in OFFICIAL_CARDS if card.kind == "troop"]
SPELLS = [card for card in OFFICIAL_CARDS if card.kind == "spell"]
GEAR = [card for card in OFFICIAL_CARDS if card.kind in ("weapon", "armor")]


def framed(frame: str) -> set[tuple[str, str]]:
    """The kinds of cards in a frame: (kind, alignment or element). All of them show one hue that no other has."""
    inside = [card for card in OFFICIAL_CARDS if card.frame == frame]
    hues = {card_front(card).hue for card in inside}
    assert len(hues) == 1
    assert not hues & {card_front(card).hue for card in OFFICIAL_CARDS if card.frame != frame}
    return {(card.kind, card.alignment or card.element) for card in inside}


@pytest.mark.rule("LC-020")
def test_white_is_good_and_life() -> None:
    assert framed("white") == {("troop", "good"), ("spell", "life")}


@pytest.mark.rule("LC-021")
def test_black_is_evil_and_death() -> None:
    assert framed("black") == {("troop", "evil"), ("spell", "death")}


@pytest.mark.rule("LC-022")
def test_gray_is_neutral() -> None:
    assert framed("gray") == {("troop", "neutral"), ("spell", "neutral")}


@pytest.mark.rule("LC-023")
def test_pink_is_arcane() -> None:
    assert framed("pink") == {("spell", "arcane")}


@pytest.mark.rule("LC-024")
def test_yellow_is_air() -> None:
    assert framed("yellow") == {("spell", "air")}


@pytest.mark.rule("LC-025")
def test_red_is_fire() -> None:
    assert framed("red") == {("spell", "fire")}


@pytest.mark.rule("LC-026")
def test_brown_is_earth() -> None:
    assert framed("brown") == {("spell", "earth")}


@pytest.mark.rule("LC-027")
def test_blue_is_water() -> None:
    assert framed("blue") == {("spell", "water")}


@pytest.mark.rule("LC-028")
def test_silver_is_equipment_which_has_no_element() -> None:
    assert framed("silver") == {("weapon", ""), ("armor", "")}


@pytest.mark.rule("LC-029")
def test_a_spell_is_of_one_of_six_types() -> None:
    names = {"aura": 12, "curse": 13, "enchant": 14, "channeled": 12, "fast": 27, "sorcery": 18}
    assert Counter(card.type for card in SPELLS) == names
    assert {card.type for card in TROOPS + GEAR} == {""}
    said = {card.line.split()[-2].strip(",") for card in SPELLS}
    assert said == {"Aura", "Curse", "Enchant", "Channeled", "Cast", "Sorcery"}


@pytest.mark.rule("LC-030")
def test_a_troop_card_says_all_about_the_troop() -> None:
    card = next(each for each in TROOPS if each.name == "Defendermage Khirha")
    said = card_text(card)
    for words in (
        "Defendermage Khirha",
        "R 7/8",
        "power 17",
        "Spell Shield",
        "Brace 1",
        "Unique",
        "Good",
        "Human Mage",
    ):
        assert words in said
    assert {ROLE_LETTERS[each.role] for each in TROOPS} == {"K", "Q", "R", "KN", "B", "P"}
    for each in TROOPS:
        assert all((each.race, each.job, each.abilities, each.alignment, each.text)), each.name
        assert min(each.att, each.defense) >= 1, each.name
    flavor = next(each for each in TROOPS if each.flavor)
    assert flavor.flavor in card_text(flavor)


@pytest.mark.rule("LC-030")
def test_power_scores_are_those_of_the_printed_cards() -> None:
    printed = {"Defendermage Khirha": 17, "Stoneborn Stoneguard": 16, "Brudakian Windmage": 13, "Den Guard Keero": 17}
    assert {card.name: card.power for card in TROOPS if card.name in printed} == printed


@pytest.mark.rule("LC-031")
def test_troops_are_good_evil_or_neutral_with_one_layout() -> None:
    sides = {faction.name: {card.alignment for card in faction.cards} for faction in FACTIONS}
    assert sides == {
        "Brudakian": {"good"}, "Kevetni": {"good"}, "Stoneborn": {"neutral"}, "Surictavi": {"neutral"},
        "Zuk Gar": {"evil"}, "Deepdark": {"evil"}, "Wilds": {"good", "evil", "neutral"},
    }  # fmt: skip
    for side in ("good", "evil", "neutral"):
        face = card_front(next(card for card in TROOPS if card.alignment == side))
        assert [corner and corner.label for corner in face.corners] == ["Att", None, "Def"]
        assert side.capitalize() in face.kind
        assert "power" in face.footnote


@pytest.mark.rule("LC-032")
def test_every_spell_has_a_quality_which_is_what_it_is_worth() -> None:
    assert QUALITIES == ("Common", "Uncommon", "Rare", "Epic", "Legendary")
    assert {card.quality for card in SPELLS} == {1, 2, 3, 4, 5}
    assert all(QUALITIES[card.quality - 1] in card.line for card in SPELLS)
    assert all(card.unique == (card.quality == 5) for card in SPELLS)
    known = {"Fireball": 4, "Fire Rain": 3, "Deny Thy Enemy": 2, "Ice Barrier": 1, "Movement of the Bishop": 2}
    assert {card.name: card.quality for card in SPELLS if card.name in known} == known
    with pytest.raises(BadVariant, match="LC-032"):
        GAME.rules.book(Variant("test", {}, {"spark": {"quality": 6}}))
    worth = []
    for other in ("spark", "gust", "melt", "arcane-denial", "fire-rain", "fireball", "falling-star"):
        state = position(
            Side([Troop("cave-bear", "d4")], hand=["searing-ray", other], mana=0), Side([Troop("cave-bear", "d6")])
        )
        worth.append("cast searing-ray" in upto(main_phase, state).notations)
    assert worth == [False, False, False, False, True, True, True]  # it costs 3


@pytest.mark.rule("LC-033")
def test_equipment_says_its_kind_bonus_cost_reforge_value_and_reduction() -> None:
    assert Counter(card.kind for card in GEAR) == {"weapon": 9, "armor": 9}
    for card in GEAR:
        assert (card.att > 0, card.defense > 0) == (card.kind == "weapon", card.kind == "armor"), card.name
        assert f"+{card.att} Att" in card.text if card.kind == "weapon" else f"+{card.defense} Def" in card.text
        assert f"Reforge {card.reforge}" in card.text, card.name
        assert f"Cost {card.cost}" in card_text(card)
        assert card.line == card.kind.capitalize()
    cheaper = {card.name: card.cheaper for card in GEAR if card.cheaper}
    assert cheaper == {"Knight's Lance": "human", "Starweave Robe": "elf", "Breaker Hammer": "dwarf",
                       "Tower Shield": "surictavi", "Warhide Mail": "orc", "Venom Blade": "goblin",
                       "Mage's Mantle": "mage", "Blackened Blade": "evil"}  # fmt: skip
    assert all("Costs 1 less" in card.text for card in GEAR if card.cheaper)
    given = {"Longsword": (4, 4, 2), "Mace": (3, 3, 1), "Dagger": (1, 1, 1)}
    assert {card.name: (card.att, card.cost, card.reforge) for card in GEAR if card.name in given} == given
    armors = {"Chain Mail": (3, 3), "Hide Armor": (2, 2), "Plate Mail": (4, 4)}
    assert {card.name: (card.defense, card.cost) for card in GEAR if card.name in armors} == armors


@pytest.mark.rule("LC-029", "LC-030", "LC-033")
def test_the_pool_has_its_size_and_every_name_once() -> None:
    assert (len(TROOPS), len(SPELLS), len(GEAR)) == (92, 96, 18)
    assert len({card.key for card in OFFICIAL_CARDS}) == 206
    assert [len(school.cards) for school in SCHOOLS] == [12] * 8


@pytest.mark.rule("LC-030")
def test_a_variant_changes_a_printed_number() -> None:
    strong: Card = GAME.rules.book(Variant("test", {}, {"cave-bear": {"att": 6}})).cards[
        GAME.rules.book(OFFICIAL).face("cave-bear")
    ]
    assert (strong.att, strong.power) == (6, 11)
    state = position(Side([Troop("cave-bear", "d4")]), Side(), variant=Variant("test", {}, {"cave-bear": {"att": 6}}))
    assert numbers(state, "d4") == (6, 4)
