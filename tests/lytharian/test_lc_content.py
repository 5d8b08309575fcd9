"""The content: counts and bands of the reference, every ability on a card, legal starters, origins, generated text."""

from collections import Counter
from itertools import combinations

import pytest
from lytharian_table import GAME, under

from rulewright.games.lytharian.cards import OFFICIAL_CARDS, SCHOOLS
from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.cards.card import ROLE_LETTERS, X_COST, Card
from rulewright.games.lytharian.cards.troops import FACTIONS
from rulewright.games.lytharian.rules.setup.army_rules import errors, power_score, ready_made
from rulewright.games.lytharian.words.names import card_text
from rulewright.kernel.variant import OFFICIAL

TROOPS = [card for card in OFFICIAL_CARDS if card.kind == "troop"]
SPELLS = [card for card in OFFICIAL_CARDS if card.kind == "spell"]
GEAR = [card for card in OFFICIAL_CARDS if card.kind in ("weapon", "armor")]
BY_NAME = {card.name: card for card in OFFICIAL_CARDS}
BOOK = GAME.rules.book(OFFICIAL)

each_ability = pytest.mark.parametrize("key", list(ABILITIES))


# -- troops
@pytest.mark.rule("LC-030", "LC-034")
def test_92_troops_by_faction_and_role() -> None:
    table = {
        "Brudakian": (1, 1, 2, 2, 3, 4), "Kevetni": (1, 1, 2, 2, 3, 4), "Stoneborn": (1, 1, 2, 2, 2, 4),
        "Surictavi": (1, 1, 2, 2, 2, 4), "Zuk Gar": (1, 1, 2, 2, 3, 4), "Deepdark": (1, 1, 2, 2, 3, 4),
        "Wilds": (0, 2, 4, 4, 2, 4),
    }  # fmt: skip
    found = {
        faction.name: tuple(sum(card.role == role for card in faction.cards) for role in range(6))
        for faction in FACTIONS
    }
    assert found == table
    assert len(TROOPS) == 92
    wilds = Counter(card.alignment for card in TROOPS if card.faction == "Wilds")
    assert wilds == {"neutral": 10, "good": 3, "evil": 3}


@pytest.mark.rule("LC-030")
def test_stats_keep_to_the_bands_of_their_role() -> None:
    bands = {"P": ((1, 4), (1, 5), (1, 1), (3, 9)), "B": ((3, 5), (4, 6), (1, 2), (8, 13)),
             "KN": ((4, 6), (4, 6), (2, 3), (11, 14)), "R": ((6, 7), (7, 9), (2, 2), (15, 18)),
             "Q": ((8, 10), (7, 10), (2, 3), (18, 22)), "K": ((5, 9), (10, 13), (2, 3), (18, 23))}  # fmt: skip
    for card in TROOPS:
        numbers = (card.att, card.defense, len(card.abilities), card.power)
        for n, (low, high) in zip(numbers, bands[ROLE_LETTERS[card.role]], strict=True):
            assert low <= n <= high, f"{card.name}: {numbers}"
        points = sum(has.x for has in card.abilities)
        assert card.att + card.defense + points <= card.power <= card.att + card.defense + points + len(card.abilities)


@pytest.mark.rule("LC-030", "LC-241", "LC-036")
def test_who_is_somebody_is_unique_and_who_is_one_of_many_is_not() -> None:
    """As the book prints it for those whose card it shows; Kings and Queens are persons, and so are these others."""
    unique = {card.name for card in TROOPS if card.unique}
    persons = {"Defendermage Khirha", "Den Guard Keero", "Razormaw", "Elder Tikka", "Witchdoctor Nokturnis"}
    assert persons | {card.name for card in TROOPS if card.role in (0, 1) and card.origin != "house"} <= unique
    printed = {"Brudakian Apprentice", "Brudakian Blastmage", "Brudakian Windmage", "Deepdark Footfodder",
               "Deepdark Tunneler", "Kevetni Captain", "Stoneborn Cavalry"}  # fmt: skip
    assert printed <= {card.name for card in TROOPS}
    assert not [card.name for card in TROOPS if card.unique and card.origin != "house" and card.role not in (0, 1)
                and card.name not in persons]  # fmt: skip


@pytest.mark.rule("LC-241")
def test_no_pawn_and_about_a_third_of_the_officers_are_unique() -> None:
    officers = [card for card in TROOPS if card.role != 5]
    assert not [card.name for card in TROOPS if card.role == 5 and card.unique]
    assert 0.25 <= sum(card.unique for card in officers) / len(officers) <= 0.42
    for faction in FACTIONS:
        scouts = [card for card in faction.cards if any(has.key == "scout" for has in card.abilities)]
        assert sum(card.role == 5 for card in scouts) <= 1, faction.name
        assert sum(card.role != 5 for card in scouts) <= 1, faction.name


@pytest.mark.rule("LC-030")
def test_the_named_troops_are_what_the_rulebook_says_of_them() -> None:
    facts = {
        "Battle Brawler Bronn": (9, 10), "Brudakian Windmage": (5, 6), "Brudakian Heavy Cavalry": (5, 5),
        "Brudakian Magemaster": (3, 4), "Defendermage Khirha": (7, 8), "Korganoth": (10, 8), "Oshara": (10, 8),
        "Slimeserpent Rider": (5, 5), "Stoneborn Cavalry": (5, 5), "Stoneborn Stoneguard": (6, 8),
        "Surictavi Mender": (3, 5), "Zuk Gar Shocktrooper": (1, 1), "Rognarr": (8, 11),
    }  # fmt: skip
    assert {name: (BY_NAME[name].att, BY_NAME[name].defense) for name in facts} == facts
    powers = {
        "Brudakian Apprentice": "Sustenance 1", "Brudakian Heavy Cavalry": "Mobility 1",
        "Consort Tavvo": "Resist All 1",
        "Deepdark Footfodder": "Resupply 1", "Defendermage Khirha": "Spell Shield", "Kevetni Captain": "Command 1",
        "Korganoth": "Elf Slayer 1", "Oshara": "Orc Slayer 1", "Stoneborn Stoneguard": "Brace 1",
        "Surictavi Mender": "Effect: Prime Healer", "Zuk Gar Shocktrooper": "Resupply 1",
        "Stoneborn Cavalry": "Stampede 1",
    }  # fmt: skip
    for name, power in powers.items():
        assert power in [has.name for has in BY_NAME[name].abilities], name
    named = 32
    assert sum(card.origin == "completed" for card in TROOPS) == named
    assert not [card.name for card in TROOPS if card.origin == "rulebook"]


# -- abilities


@pytest.mark.rule("LC-242", "LC-243")
@each_ability
def test_every_ability_is_on_a_card_and_says_itself_there(key: str) -> None:
    bearers = [card for card in OFFICIAL_CARDS if any(has.key == key for has in card.abilities)]
    assert bearers, key
    for card in bearers:
        has = next(each for each in card.abilities if each.key == key)
        assert has.name in card.text, card.name
        assert has.words() in card.text, card.name
        assert "{" not in card.text
        assert (str(has.x) in has.name) == ABILITIES[key].numbered


@pytest.mark.rule("LC-242")
def test_there_are_79_abilities_each_with_its_own_clause() -> None:
    assert len(ABILITIES) == 79
    clauses = {int(entry.clause[3:]) for entry in ABILITIES.values()}
    assert len(clauses) == 79
    assert clauses == set(range(244, 325)) - {265, 266}  # the two forms belong to LC-264


# -- spells
@pytest.mark.rule("LC-029")
def test_96_spells_by_element_and_type() -> None:
    order = ("aura", "curse", "enchant", "channeled", "fast", "sorcery")
    table = {
        "life": (2, 0, 2, 4, 3, 1), "death": (1, 4, 1, 2, 3, 1), "fire": (1, 2, 2, 0, 4, 3),
        "water": (2, 2, 2, 2, 3, 1), "air": (2, 1, 1, 0, 5, 3), "earth": (3, 3, 2, 0, 3, 1),
        "arcane": (1, 1, 2, 2, 4, 2), "neutral": (0, 0, 2, 2, 2, 6),
    }  # fmt: skip
    found = {
        school.element: tuple(sum(card.type == kind for card in school.cards) for kind in order) for school in SCHOOLS
    }
    assert found == table


@pytest.mark.rule("LC-029")
def test_the_kinds_inside_the_types() -> None:
    elements = ("life", "death", "fire", "water", "air", "earth", "arcane", "neutral")
    table = {
        ("channeled", "heal"): (4, 0, 0, 2, 0, 0, 0, 0), ("channeled", "life drain"): (0, 2, 0, 0, 0, 0, 0, 0),
        ("channeled", "mana"): (0, 0, 0, 0, 0, 0, 1, 1), ("channeled", "mana drain"): (0, 0, 0, 0, 0, 0, 1, 1),
        ("fast", "damage"): (0, 1, 3, 1, 2, 1, 0, 0), ("fast", "removal"): (1, 0, 1, 0, 0, 1, 1, 1),
        ("fast", "protection"): (2, 1, 0, 1, 0, 1, 0, 0), ("fast", "movement"): (0, 0, 0, 0, 2, 0, 0, 1),
        ("fast", "counter"): (0, 0, 0, 1, 0, 0, 2, 0), ("fast", "discard"): (0, 1, 0, 0, 1, 0, 1, 0),
        ("sorcery", "damage"): (0, 0, 3, 0, 1, 0, 0, 0), ("sorcery", "removal"): (0, 0, 0, 0, 0, 1, 1, 1),
        ("sorcery", "discard"): (0, 1, 0, 0, 1, 0, 1, 0), ("sorcery", "draw"): (0, 0, 0, 1, 1, 0, 0, 1),
        ("sorcery", "movement"): (0, 0, 0, 0, 0, 0, 0, 4), ("sorcery", "revive"): (1, 0, 0, 0, 0, 0, 0, 0),
    }  # fmt: skip
    found = {
        kind: tuple(
            sum((card.type, card.purpose) == kind and card.element == each for card in SPELLS) for each in elements
        )
        for kind in table
    }
    assert found == table
    typed = [card for card in SPELLS if card.type in ("channeled", "fast", "sorcery")]
    assert {(card.type, card.purpose) for card in typed} == set(table)


@pytest.mark.rule("LC-029", "LC-032")
def test_the_named_spells_cost_and_weigh_what_the_rulebook_says() -> None:
    facts = {
        "Arcane Denial": ("fast", "arcane", 2), "Blazing Sun": ("enchant", "life", 3),
        "Death Armor": ("fast", "death", 2),
        "Deathbolt": ("fast", "death", 1), "Deny Thy Enemy": ("channeled", "arcane", 2),
        "Enfeeble": ("sorcery", "arcane", 3),
        "Fire Rain": ("sorcery", "fire", 4), "Fireball": ("fast", "fire", X_COST), "Forked Bolt": ("fast", "air", 2),
        "Greater Healing Star": ("channeled", "life", 3), "Healing Star": ("channeled", "life", 2),
        "Ice Barrier": ("aura", "water", 2), "Lightning Strike": ("fast", "air", 1),
        "Movement of the Bishop": ("sorcery", "neutral", 2), "Overload": ("sorcery", "arcane", -2),
        "Power Geyser": ("enchant", "arcane", 3), "Power Through Sacrifice": ("channeled", "neutral", 0),
        "Powered Healing Star": ("channeled", "life", X_COST), "Powered Light Guard": ("fast", "life", X_COST),
        "Powered Soothing Mist": ("channeled", "water", X_COST), "Redirect": ("fast", "arcane", 2),
        "Rock Guard": ("aura", "earth", 2), "Rust in Peace": ("fast", "earth", 3),
        "Siphon Health": ("channeled", "death", 2),
        "Smoldering Flames": ("curse", "fire", 1), "Spell Find": ("sorcery", "neutral", 1),
        "Spell Purge": ("sorcery", "neutral", 2), "Steelshatter": ("fast", "neutral", 2),
        "Tripping Vines": ("curse", "earth", 1), "Volcanic Eruptions": ("enchant", "fire", 3),
        "Wild Energy Currents": ("enchant", "arcane", 3),
    }  # fmt: skip
    assert {name: (BY_NAME[name].type, BY_NAME[name].element, BY_NAME[name].cost) for name in facts} == facts
    assert {card.name for card in SPELLS if card.origin != "house"} == set(facts)


@pytest.mark.rule("LC-032", "LC-241")
def test_costs_and_qualities_lie_as_they_should() -> None:
    shares = {0: 3, 1: 24, 2: 28, 3: 18, 4: 10, 5: 5, X_COST: 10}
    counts = Counter(card.cost for card in SPELLS)
    for cost, share in shares.items():
        assert abs(100 * counts[cost] / 96 - share) <= 9, (cost, counts[cost])
    quality = Counter(card.quality for card in SPELLS)
    for level, share in zip(range(1, 6), (45, 28, 16, 8, 3), strict=True):
        assert abs(100 * quality[level] / 96 - share) <= 6, (level, quality[level])
    for card in SPELLS:
        if card.cost >= 0:
            assert card.quality <= card.cost + 1, card.name  # a harness is a sacrifice
        assert card.unique == (card.quality == 5), card.name
    assert {BY_NAME[f"Movement of the {role}"].cost for role in ("Knight", "Rook", "Bishop")} == {2}
    assert BY_NAME["Movement of the Queen"].cost == 4


@pytest.mark.rule("LC-R288", "LC-R106")
def test_reveal_hide_and_revive_are_in_the_pool() -> None:
    reveals = [card for card in SPELLS if "eveal" in card.text and card.type == "curse"]
    assert {card.element for card in reveals} == {"air", "arcane"}
    assert [card.element for card in SPELLS if card.type == "aura" and "Stealth" in card.text] == ["arcane"]
    revive = [card for card in SPELLS if card.purpose == "revive"]
    assert [(card.element, card.quality, card.cost) for card in revive] == [("life", 5, 5)]


# -- equipment
@pytest.mark.rule("LC-033")
def test_18_pieces_of_equipment() -> None:
    table = {
        "Dagger": (1, 1, 1), "Axe": (2, 2, 1), "Mace": (3, 3, 1), "Longsword": (4, 4, 2), "Greatsword": (5, 5, 2),
        "Knight's Lance": (2, 3, 1), "Breaker Hammer": (2, 4, 2), "Venom Blade": (1, 4, 2), "Padded Armor": (1, 1, 1),
        "Hide Armor": (2, 2, 1), "Chain Mail": (3, 3, 1), "Plate Mail": (4, 4, 2), "Full Plate": (5, 5, 2),
        "Starweave Robe": (1, 2, 1), "Tower Shield": (2, 3, 1), "Warhide Mail": (2, 4, 2),
        "Mage's Mantle": (1, 2, 1), "Blackened Blade": (2, 3, 1),
    }  # fmt: skip
    assert {card.name: (card.att + card.defense, card.cost, card.reforge) for card in GEAR} == table
    abilities = {card.name: [has.name for has in card.abilities] for card in GEAR if card.abilities}
    assert abilities == {
        "Knight's Lance": ["Charge 1"], "Breaker Hammer": ["Crusher"], "Venom Blade": ["Venom"],
        "Starweave Robe": ["Spell Resist 1"], "Tower Shield": ["Brace 1"], "Warhide Mail": ["Physical Resist 1"],
        "Mage's Mantle": ["Spell Resist 1"], "Blackened Blade": ["Intimidate 1"],
    }  # fmt: skip
    named = {"Axe", "Chain Mail", "Dagger", "Hide Armor", "Longsword", "Mace", "Plate Mail"}
    assert {card.name for card in GEAR if card.origin != "house"} == named


# -- starters


@pytest.mark.rule("LC-034", "LC-042", "LC-349", "LC-367")
@pytest.mark.parametrize("key", list(ARMIES))
def test_each_faction_has_a_legal_army_and_deck_of_its_elements(key: str) -> None:
    elements = {
        "brudakian": {"life", "fire", "air"}, "kevetni": {"life", "water", "earth"},
        "stoneborn": {"death", "water", "earth"},
        "surictavi": {"life", "water", "air"}, "zuk-gar": {"death", "fire", "air"},
        "deepdark": {"death", "fire", "earth"},
    }  # fmt: skip
    army = ready_made(BOOK, key)
    assert errors(BOOK, army) == []
    troops = [BOOK.cards[BOOK.face(each)] for each in army.troops]
    assert {card.faction.lower().replace(" ", "-") for card in troops} == {key}
    assert 130 <= power_score(troops) <= 200
    deck = [BOOK.cards[BOOK.face(each)] for each in army.deck]
    parts = Counter(card.element for card in deck)
    assert parts == {**dict.fromkeys(elements[key], 9), "arcane": 8, "neutral": 7, "": 8}
    for game, size in (("duels", 7), ("pawns", 16)):
        book = GAME.rules.book(under(game=game))
        other = ready_made(book, key)
        assert (errors(book, other), len(other.troops)) == ([], size)


@pytest.mark.rule("LC-040")
def test_six_factions_have_starters_close_enough_to_play_each_other() -> None:
    assert list(ARMIES) == ["brudakian", "kevetni", "stoneborn", "surictavi", "zuk-gar", "deepdark"]
    scores = [power_score([BOOK.cards[BOOK.face(each)] for each in ready_made(BOOK, key).troops]) for key in ARMIES]
    assert max(abs(one - other) for one, other in combinations(scores, 2)) <= 25, scores


# -- words


@pytest.mark.rule("LC-007", "LC-030", "LC-033")
@pytest.mark.parametrize("card", OFFICIAL_CARDS, ids=lambda card: card.key)
def test_every_card_says_what_it_does(card: Card) -> None:
    said = card_text(card)
    assert card.name in said
    assert card.line in said
    assert card.text
    assert card.text.endswith(".")
    assert not [mark for mark in ("{", "}", "  ", "None", "..") if mark in said]
    assert card.origin in ("rulebook", "completed", "house")
    if card.kind == "spell" and card.variable:
        assert "X" in card.text
    for atom in card.effects:
        assert atom.words(card.element.capitalize())[1:] in card.text


def test_cards_with_different_text_only_share_it_when_they_do_the_same() -> None:
    texts: dict[tuple[str, str], list[Card]] = {}
    for card in SPELLS:
        texts.setdefault((card.type, card.text), []).append(card)
    for same in texts.values():
        assert len({(card.effects, card.abilities, card.att, card.defense, card.aim) for card in same}) == 1
