"""Variants: what a TOML file may change, and what it is told when it changes something else."""

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy import CARDS, TOY, Rules

from rulewright.kernel.errors import BadVariant, UnknownName
from rulewright.kernel.match import Match
from rulewright.kernel.variant import OFFICIAL, Variant, apply_rules

GOOD = """
name = "rich"
about = "Everybody is rich."

[rules]
coins = 5
tie = "first"
bonus = [1, 2, 3, 4]
auction = false

[cards.gold]
worth = 9
"""


def test_a_variant_changes_tunables_and_card_numbers_and_nothing_else() -> None:
    book = TOY.rules.book(Variant.parse(GOOD))
    assert book.rules == Rules(coins=5, tie="first", bonus=(1, 2, 3, 4), auction=False)
    assert [card.worth for card in book.cards] == [1, 2, 9, 0]
    assert [card.copies for card in book.cards] == [card.copies for card in CARDS]


def test_the_official_rules_are_the_variant_that_changes_nothing() -> None:
    book = TOY.rules.book(OFFICIAL)
    assert (book.rules, book.cards) == (Rules(), CARDS)
    TOY.rules.book(Variant.parse(GOOD))
    assert TOY.rules.book(OFFICIAL) == book


def test_a_match_is_played_under_its_variant() -> None:
    match = Match(TOY, 2, 1, Variant.parse(GOOD))
    assert [player.coins for player in match.state.players] == [6, 7]
    assert match.state.book is match.book


def test_plain_values_read_back() -> None:
    variant = Variant.parse(GOOD)
    assert Variant.from_data(variant.data()) == variant
    assert Variant.from_data(OFFICIAL.data()) == OFFICIAL
    assert Variant.parse("") == Variant("unnamed")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("name = ", "not a TOML file: "),
        ("rules = 3", r"'rules' and 'cards' of a variant are tables: \[rules\] and \[cards.<card>\]"),
        ("[cards]\ngold = 3", r"\[cards.gold\] must be a table of numbers, as cost = 2"),
        ("cards = []", "'rules' and 'cards' of a variant are tables"),
        ("[tunables]\ncoins = 3", "a variant has no 'tunables'; it has name, about, rules and cards"),
        ("name = 3", "a variant's name is a text, not 3"),
    ],
)
def test_a_file_that_is_no_variant_is_refused(text: str, words: str) -> None:
    with pytest.raises(BadVariant, match=words):
        Variant.parse(text)


@pytest.mark.parametrize("data", [None, 3, "official", [], [["name", "x"]]])
def test_a_value_that_is_no_table_is_no_variant(data: Any) -> None:
    with pytest.raises(BadVariant, match="a variant is a table with name, rules and cards, not "):
        Variant.from_data(data)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[rules]\ncoin = 3", r"there is no tunable 'coin'\. Did you mean coins"),
        ("[rules]\nzzzz = 3", r"there is no tunable 'zzzz'\. There is: hand, rounds, coins"),
        ('[rules]\ncoins = "3"', "'coins' must be a whole number, not '3'"),
        ("[rules]\ncoins = true", "'coins' must be a whole number, not True"),
        ("[rules]\ncoins = 1.5", "'coins' must be a whole number, not 1.5"),
        ("[rules]\ncoins = [1]", r"'coins' must be a whole number, not \[1\]"),
        ("[rules]\ncoins = 1979-05-27", "'coins' must be a whole number"),
        ("[rules]\ncoins = -1", "'coins' can't be negative; -1 was given"),
        ("[rules]\nauction = 1", "'auction' must be true or false, not 1"),
        ('[rules]\nauction = "yes"', "'auction' must be true or false, not 'yes'"),
        ('[rules]\ntie = "last"', "'tie' must be one of 'share', 'first', not 'last'"),
        ("[rules]\ntie = 1", "'tie' must be one of 'share', 'first', not 1"),
        ("[rules]\nbonus = 3", "'bonus' must be a list of whole numbers, not 3"),
        ("[rules]\nbonus = [1, 2, 3, true]", "'bonus' must be a list of whole numbers"),
        ("[rules]\nbonus = [1, 2]", "bonus needs 4 numbers, one for each seat"),
        ("[rules]\nbonus = [1, 2, 3, -4]", "'bonus' can't be negative; -4 was given"),
        ("[rules.coins]\nmore = 3", "'coins' must be a whole number"),
        ("[cards.gold]\nwort = 3", r"the card 'gold' has no number 'wort'\. Did you mean worth"),
        ('[cards.gold]\nworth = "much"', "'worth' must be a whole number, not 'much'"),
    ],
)
def test_a_variant_that_does_not_fit_the_game_is_refused(text: str, words: str) -> None:
    with pytest.raises(BadVariant, match=words):
        Match(TOY, 2, 1, Variant.parse(text))


def test_a_card_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName, match=r"there is no card 'golden'\. Did you mean gold"):
        Match(TOY, 2, 1, Variant.parse("[cards.golden]\nworth = 3"))


def test_overrides_do_not_change_the_original() -> None:
    rules = Rules()
    changed = apply_rules(rules, {"coins": 7})
    assert (rules.coins, changed.coins) == (2, 7)


values = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.integers() | st.text())


@given(st.dictionaries(st.sampled_from([*Rules.__annotations__, "other"]), values))
def test_any_overrides_fit_or_are_refused_by_our_own_error(overrides: dict[str, Any]) -> None:
    with contextlib.suppress(BadVariant):
        rules = apply_rules(Rules(), overrides)
        assert isinstance(hash(rules), int), "what fits is a value of the right kind"


@given(st.text())
def test_no_text_is_refused_by_anything_but_our_own_error(text: str) -> None:
    with contextlib.suppress(BadVariant):
        Variant.parse(text)
