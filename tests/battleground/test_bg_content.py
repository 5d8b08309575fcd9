"""The content: the first edition's cards and boards, counts, origins, texts; and one truth with the rulebook."""

import re
from dataclasses import replace

import pytest
from battleground_table import GAME, rules

from rulewright.games.battleground.cards import BOARDS, OFFICIAL_CARDS
from rulewright.games.battleground.cards.atoms import CONDITIONS, Place
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.rules.book import make_book
from rulewright.games.battleground.rules.draft import DRAFT
from rulewright.games.battleground.rules.tables import TABLES
from rulewright.games.battleground.words.names import card_text
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.rulebook import Clause, Grid, Rulebook, Text, rulebook_of
from rulewright.kernel.variant import OFFICIAL, Variant, draft_variant
from rulewright.testing.one_truth import deaf_tunables, draft_slips, numbers_by_hand

CARDS = {card.key: card for card in OFFICIAL_CARDS}
CLASSES = ("paladin", "warlock", "elementalist")
NUMBERED = """
    guard archer cleric knight shieldbearer longbowman high-cleric crusader smite mend stay-the-blade charge
    hold-the-line sanctuary consecrate banner-of-valor judgement
    imp ghoul hellhound cultist abomination plague-ghoul dread-hound shadow-bolt drain-life blood-pact withering-curse
    terror treason sacrifice hellfire soul-harvest shadow-lance devour-life blood-covenant lingering-curse nightmare
    high-treason dark-offering hellstorm soul-reaping
    firebolt fireball ember-elemental frost-shard ice-wall blizzard lightning gust storm-elemental stone-golem
"""
FIRST_EDITION = tuple(re.findall(r"\S+", NUMBERED))
"""In the order of their numbers, which stored games know them by: never added to, never changed."""


def edition_slips(cards: list[Card]) -> list[str]:
    """What is wrong with the numbers of cards, and what to do about it."""
    first = [card for card in cards if card.edition == 1]
    slips = [
        f"'{card.key}' is new: give it edition=2 in cards/{card.klass}.py, or the cards behind it change their numbers "
        "and stored games no longer replay"
        for card in first
        if card.key not in FIRST_EDITION
    ]
    missing = [key for key in FIRST_EDITION if key not in {card.key for card in first}]
    slips += [f"'{key}' belongs to the first edition: keep its line, without an edition" for key in missing]
    if not slips and tuple(card.key for card in first) != FIRST_EDITION:
        slips.append("the first edition stands in another order: put its lines back, and new cards in with edition=2")
    return slips


def test_cards_of_the_first_edition_keep_their_numbers() -> None:
    assert not (slips := edition_slips(list(OFFICIAL_CARDS))), "; ".join(slips)


def test_a_card_without_its_edition_is_told_what_to_do() -> None:
    cards = list(OFFICIAL_CARDS)
    new = replace(CARDS["imp"], key="fiend", name="Fiend")
    assert edition_slips([*cards, new]) == [
        "'fiend' is new: give it edition=2 in cards/warlock.py, or the cards behind it change their numbers and stored "
        "games no longer replay"
    ]
    assert edition_slips([*cards, replace(new, edition=2)]) == []
    assert edition_slips(cards[1:]) == ["'guard' belongs to the first edition: keep its line, without an edition"]
    assert "another order" in edition_slips([*cards[1:], cards[0]])[0]


# -- one truth


def tables(book: Rulebook) -> dict[str, list[tuple[str, ...]]]:
    """The rows of the tables of the chapter on cards, by section."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for section in book.sections:
        if section.chapter == "Cards and boards":
            rows = [row for block in section.blocks if isinstance(block, Grid) for row in block.rows]
            found[section.heading] = rows
    return found


def test_the_rulebook_takes_its_numbers_from_the_rules_and_cards() -> None:
    assert numbers_by_hand(GAME) == []
    assert deaf_tunables(GAME) == []
    assert draft_slips(GAME) == []


@pytest.mark.rule("BG-071", "BG-171", "BG-179", "BG-180", "BG-R11")
def test_the_rulebooks_tables_show_the_cards_in_force() -> None:
    shown = tables(rulebook_of(GAME))
    assert ("Guard", "2", "rank 1", "Human Soldier", "1", "3", "-", "-", "") in shown["Paladin"]
    assert ("Longbowman", "2", "rank 1", "Human Soldier", "2", "3", "Range 1", "-", "Archer") in shown["Paladin"]
    golem = ("Stone Golem", "1", "SS", "Earth Elemental", "3", "4", "Shield 1", "Summon this.", "")
    assert golem in shown["Elementalist"]
    listed = [row[0] for klass in CLASSES for row in shown[klass.capitalize()] if not row[0].isdecimal()]
    assert listed == [card.name for klass in CLASSES for card in OFFICIAL_CARDS if card.klass == klass]
    weak = tables(rulebook_of(GAME, Variant("weak", {"start_orbs_warlock": "PS"}, {"guard": {"hp": 2}})))
    assert ("Guard", "2", "rank 1", "Human Soldier", "1", "2", "-", "-", "") in weak["Paladin"]
    assert weak["Start blocks"][1][:2] == ("Warlock", "PS")


@pytest.mark.rule("BG-041", "BG-042", "BG-005", "BG-192", "BG-193", "BG-R04")
def test_the_rulebooks_tables_show_start_blocks_and_powers() -> None:
    shown = tables(rulebook_of(GAME))
    assert shown["Start blocks"][0] == (
        "Paladin", "WWWUSSS", "Guard x2, Archer x2, Smite, Mend, Stay the Blade, Charge", "Muster",
        str(GAME.official().rules.first_exp_paladin),
    )  # fmt: skip
    assert shown["Start blocks"][2][3] == "none: its summons are spells"
    assert shown["Paladin"][-4][1:3] == ("Stables: Take Knight", "Infirmary: Take Cleric and Hold the Line")
    powers = {name for klass in CLASSES for row in shown[klass.capitalize()][-5:] for name in row[1:]}
    assert powers == {f"{power.name}: {power.words()}" for board in BOARDS for power in board.powers()}
    short = tables(rulebook_of(GAME, rules(power_paths="2 x 3")))["Warlock"]
    assert [len(row) for row in short[-3:]] == [3, 3, 3]


@pytest.mark.rule("BG-171", "BG-252", "BG-253", "BG-R17")
def test_what_play_has_changed_is_shown_with_what_was_drafted_and_why() -> None:
    drafted = make_book(draft_variant(DRAFT))
    golem, wall = (drafted.cards[drafted.face(key)] for key in ("stone-golem", "ice-wall"))
    assert (golem.attack, golem.hp, wall.hp, drafted.rules.first_exp_paladin) == (2, 5, 3, 0)
    shown = tables(rulebook_of(GAME, draft_variant(DRAFT)))["Elementalist"]
    printed = {row[0]: row[4:6] for row in shown}
    assert (printed["Stone Golem"], printed["Ice Wall"]) == (("2", "5"), ("-", "3"))
    change = next(each for each in rulebook_of(GAME)["BG-R17"].changes if "begins" in each.why)
    assert (change.shown, change.was, change.drafted) == (str(GAME.official().rules.first_exp_paladin), "0", True)


EDITORS = re.compile(r"inferred|artwork|illegible|picture|caption|\[L\d|origin:|glossary|\bengine\b|drafted", re.I)


def test_players_read_no_notes_of_the_editors() -> None:
    """Where lines are a reading of ours stands in the last chapter, which the page folds."""
    book = rulebook_of(GAME)
    wrong = []
    for section in book.sections:
        if section.chapter not in ("About this edition", "Tunables"):
            for block in section.blocks:
                words = block.text if isinstance(block, Clause | Text) else str(block)
                wrong += [words] if EDITORS.search(words) else []
    assert wrong == []
    assert not [card.key for card in OFFICIAL_CARDS if EDITORS.search(card_text(card))]


# -- counts, names, texts


@pytest.mark.rule("BG-002", "BG-003", "BG-004")
def test_the_counts_are_those_of_the_component_list() -> None:
    first = [CARDS[key] for key in FIRST_EDITION]
    for klass, counts in (("paladin", [9, 0, 8, 8]), ("warlock", [9, 9, 10, 4]), ("elementalist", [10, 0, 0, 0])):
        assert counts == [
            sum(card.copies for card in first if (card.klass, card.kind, bool(card.upgrade_of)) == (klass, kind, up))
            for kind, up in (("spell", False), ("spell", True), ("unit", False), ("unit", True))
        ]


@pytest.mark.rule("BG-R07")
@pytest.mark.parametrize("card", [card for card in OFFICIAL_CARDS if card.upgrade_of], ids=lambda card: card.key)
def test_every_upgrade_is_worth_its_power_token(card: Card) -> None:
    """A unit grows in what its card shows and shrinks in nothing; a spell's text or cost is another."""
    base, shown = CARDS[card.upgrade_of], ("attack", "hp", "range", "shield", "pack")
    if card.kind == "spell":
        assert (card.text, card.price) != (base.text, base.price)
        return
    gains = [getattr(card, name) - getattr(base, name) for name in shown]
    assert min(gains) >= 0
    assert max(gains) > 0
    assert card.rank == base.rank


def test_names_and_keys_are_all_different() -> None:
    assert (
        len({card.key for card in OFFICIAL_CARDS}) == len({card.name for card in OFFICIAL_CARDS}) == len(OFFICIAL_CARDS)
    )


def test_origins_say_what_the_rulebook_gave() -> None:
    """It names Guard and Archer and pictures one spell of two white; no card has all its facts there."""
    origins = {card.key: card.origin for card in OFFICIAL_CARDS}
    assert [key for key, origin in origins.items() if origin == "completed"] == ["guard", "archer", "smite"]
    assert {origin for key, origin in origins.items() if key not in ("guard", "archer", "smite")} == {"house"}


def test_every_card_has_words_made_from_what_it_does() -> None:
    bare = {"guard", "archer", "shieldbearer", "longbowman", "ghoul", "hellhound"}
    for card in OFFICIAL_CARDS:
        assert card_text(card).startswith(f"{card.name}: {card.type}{' spell' if card.kind == 'spell' else ''}, ")
        assert bool(card.text) == (card.key not in bare) or card.edition > 1
        assert card.text == "" or (card.text[0].isupper() and card.text.endswith("."))
        parts = [*card.effects, *(atom for when in card.whens for atom in when.effects)]
        parts += card.enchantment.effects if card.enchantment else ()
        for atom in parts:
            assert atom.words().lower() in card.text.lower()
            assert atom.words() != type(atom).__name__  # an atom that can't say itself


TEXTS = {
    "smite": "Target foe unit: deal it 1 damage, 3 if it is Demon or Undead.",
    "charge": "Up to two target ally units: place 1 Haste on each.",
    "hold-the-line": "Choose a row: each ally unit in it defends.",
    "consecrate": "Choose an intersection: enchant it. Enchantment 2: deal 1 damage to each foe unit at range 1 of it; "
    "heal 1 on each ally unit at range 1 of it.",
    "blood-pact": "Your hero loses 2 life; gain 1 red and 1 purple mana.",
    "treason": "Target foe unit with base HP 3 or less: place Turnover.",
    "soul-reaping": "Aura: when a unit owned by the enemy dies: deal 1 damage to the enemy hero; your hero heals 1.",
    "storm-elemental": "Summon this; place 1 Haste on this.",
    "lightning": "Target foe unit or the enemy hero: deal it 3 damage.",
}


@pytest.mark.rule("BG-071", "BG-171")
@pytest.mark.parametrize("key", TEXTS)
def test_texts_read_as_people_would_print_them(key: str) -> None:
    assert next(card.text for card in OFFICIAL_CARDS if card.key == key) == TEXTS[key]


def test_every_condition_and_modifier_is_used_by_the_classes_named() -> None:
    used: dict[str, set[str]] = {condition: set() for condition in CONDITIONS}
    for card in OFFICIAL_CARDS:
        parts = [*card.effects, *(atom for when in card.whens for atom in when.effects)]
        parts += card.enchantment.effects if card.enchantment else ()
        for atom in parts:
            if isinstance(atom, Place):
                used[atom.condition].add(card.klass)
    assert used == {
        "haste": set(CLASSES), "stun": {"warlock"}, "disarm": {"paladin"}, "turnover": {"warlock"},
        "chill": {"warlock", "elementalist"}, "antimagic": {"paladin"}, "snare": {"elementalist"},
    }  # fmt: skip


def test_powers_give_each_locked_card_once_and_upgrade_each_kind_once() -> None:
    for board in BOARDS:
        mine = [card for card in OFFICIAL_CARDS if card.klass == board.key]
        given = [key for power in board.powers() for key in power.take]
        bettered = [key for power in board.powers() for key in power.upgrade]
        assert sorted([*board.hand, *given]) == sorted(card.key for card in mine if not card.upgrade_of)
        assert sorted(bettered) == sorted(card.upgrade_of for card in mine if card.upgrade_of)


# -- what a variant may change


@pytest.mark.rule("BG-071", "BG-171", "BG-202")
@pytest.mark.parametrize(
    ("key", "name", "value", "says"),
    [
        ("smite", "against", 5, "deal it 1 damage, 5 if it is Demon or Undead."),
        ("knight", "place", 2, "When summoned: place 2 Haste on this."),
        ("soul-harvest", "damage", 3, "deal 3 damage to the enemy hero."),
        ("soul-reaping", "heal", 4, "your hero heals 4."),
        ("consecrate", "duration", 4, "Enchantment 4: deal 1 damage"),
        ("consecrate", "heal", 2, "heal 2 on each ally unit"),
        ("judgement", "damage_2", 5, "deal it 3 damage; deal 5 damage to the enemy hero."),
        ("nightmare", "place_2", 3, "place 1 Stun; place 3 Chill."),
    ],
)
def test_a_variant_changes_every_number_of_a_text(key: str, name: str, value: int, says: str) -> None:
    changed = CARDS[key].changed(name, value)
    assert says in changed.text
    assert changed.numbers() == {**CARDS[key].numbers(), name: value}
    assert (changed.key, changed.cost, changed.aim) == (key, CARDS[key].cost, CARDS[key].aim)


@pytest.mark.rule("BG-071", "BG-171", "BG-184", "BG-185")
@pytest.mark.parametrize(
    ("key", "name", "value", "says"),
    [
        ("guard", "cost", "W", "change its 'rank'"),
        ("guard", "damage", 1, "has no number 'damage'"),
        ("smite", "cost", "WX", "letters of WURPS"),
        ("smite", "cost", 2, "letters of WURPS"),
        ("smite", "damage", -1, "a whole number from 0 up"),
        ("smite", "damage", True, "a whole number from 0 up"),
        ("hellhound", "pack", 2, "is 1 or 0, it holds or not"),
        ("cultist", "grounded", 2, "is 1 or 0, it holds or not"),
        ("treason", "place", 2, "has no number 'place'"),
    ],
)
def test_a_number_that_a_card_can_not_have_is_refused_with_what_would_be_right(
    key: str, name: str, value: object, says: str
) -> None:
    with pytest.raises(BadVariant, match=says):
        CARDS[key].changed(name, value)
    assert CARDS["smite"].changed("cost", "UU").price == "UU"
    assert CARDS["guard"].changed("hp", 0).hp == 0


@pytest.mark.rule("BG-R04", "BG-005", "BG-004")
def test_the_rules_page_lists_every_card_and_power_of_a_class() -> None:
    book = make_book(OFFICIAL)
    for klass in book.classes:
        cards = [row[0] for row in TABLES[f"{klass.key}-cards"](book)][1:]
        assert cards == [card.name for card in book.cards if card.klass == klass.key]
        head, *rows = TABLES[f"{klass.key}-powers"](book)
        assert list(head[1:]) == list(klass.path_names)
        assert [row[0] for row in rows] == list(range(1, klass.depth + 1))
        for j, row in enumerate(rows):
            assert [str(cell).partition(": ")[0] for cell in row[1:]] == [path[j].name for path in klass.paths]


@pytest.mark.rule("BG-040", "BG-045")
def test_the_starting_hand_on_the_rules_page_says_how_many_of_each() -> None:
    book = make_book(OFFICIAL)
    rows = {row[0]: str(row[2]) for row in TABLES["start-blocks"](book)}
    for klass in book.classes:
        for card in [book.cards[face] for face in klass.hand]:
            said = f"{card.name} x{card.copies}" if card.copies >= 2 else card.name
            assert said in rows[klass.name].split(", ")
