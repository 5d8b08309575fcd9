"""A number stands in one place: rulebooks take theirs from the rules and cards in force."""

import dataclasses
from pathlib import Path

import pytest

from rulewright.games import GAMES
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import Figures, Grid, UnknownFigure, parse_rulebook, rulebook_of
from rulewright.kernel.variant import Drafted, Variant
from rulewright.testing.one_truth import deaf_tunables, draft_slips, numbers_by_hand

ONE_TRUTH = ["battleground", "elysia", "lytharian", "normal-chess", "outposts", "seekers", "shells"]
SHELLS = GAMES["shells"]


@pytest.mark.parametrize("slug", ONE_TRUTH)
def test_no_number_of_a_tunable_or_card_is_written_by_hand(slug: str) -> None:
    assert numbers_by_hand(GAMES[slug]) == []


@pytest.mark.slow
@pytest.mark.parametrize("slug", ONE_TRUTH)
def test_the_words_follow_when_a_tunable_changes(slug: str) -> None:
    assert deaf_tunables(GAMES[slug]) == []


@pytest.mark.parametrize("slug", ONE_TRUTH)
def test_the_list_of_drafted_numbers_is_true(slug: str) -> None:
    assert draft_slips(GAMES[slug]) == []


def drafted(*numbers: Drafted) -> Game:
    return dataclasses.replace(SHELLS, rules=dataclasses.replace(SHELLS.rules, draft=numbers))


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("Draw {hand} card{hand:s}.", "Draw 3 cards."),
        ("Draw {hand:word}, {rounds:times}, {stall:th}, {coins:Word}.", "Draw three, three times, third, Two."),
        ("{hand + 1}, {goal - 2 * 3}, {coins * coins}", "4, 30, 4"),
        ("{bonus[0]} of {bonus}", "0 of 0, 0, 0, 0"),
        ("{gold.worth} for {gold.copies}", "3 for 2"),
        ("{auction?bid {coins}|no bids}", "bid 2"),
        ("{tie=first?the first|all}", "all"),
        ("{=12} apples, {auction}", "12 apples, on"),
    ],
)
def test_a_placeholder_is_filled_from_the_rules_and_cards(text: str, filled: str) -> None:
    assert Figures(SHELLS).fill(text) == (filled, ())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{hands}", "no tunable 'hands'. Did you mean hand"),
        ("{gould.worth}", "no card 'gould'"),
        ("{gold.wurth}", "no number 'wurth'"),
        ("{hand:wort}", "no form 'wort'"),
        ("{Hand!}", "can't be read"),
    ],
)
def test_an_unknown_placeholder_is_refused_by_name(text: str, says: str) -> None:
    with pytest.raises(UnknownFigure, match=says.replace("?", r"\?").replace(".", r"\.")):
        Figures(SHELLS).fill(text)


def test_a_table_that_the_game_does_not_make_is_refused() -> None:
    with pytest.raises(RulewrightError, match="makes no table 'cards'"):
        Figures(SHELLS).table("cards")


def test_a_table_alone_in_a_paragraph_is_made_by_the_game() -> None:
    tables = {"goods": lambda book: [("Good", "Worth"), *((card.name, card.worth) for card in book.cards)]}
    game = dataclasses.replace(SHELLS, rules=dataclasses.replace(SHELLS.rules, tables=tables))
    source = "# Shells\n\n## Clauses\n\n- **SH-001** One.\n\n{table goods}\n"
    made = parse_rulebook(source, figures=Figures(game)).sections[0].blocks[1]
    assert isinstance(made, Grid)
    assert made.header == ("Good", "Worth")
    assert ("Gold", "3") in made.rows


def test_a_variant_changes_the_words_and_says_what_was_official() -> None:
    book = rulebook_of(SHELLS, Variant("short", {"goal": 7}, {"gold": {"worth": 4}}))
    assert "has 7 points" in book.text("SH-001")
    assert "Golds worth 4" in book.text("SH-003")
    (change,) = book["SH-001"].changes
    assert (change.shown, change.was, change.drafted) == ("7", "12", False)


def test_a_number_that_play_has_changed_says_what_was_drafted_and_why() -> None:
    game = drafted(Drafted("goal", 10, "over too soon"), Drafted("gold.worth", 5, "the only card"))
    book = rulebook_of(game)
    assert "has 12 points" in book.text("SH-001")
    (change,) = book["SH-001"].changes
    assert (change.shown, change.was, change.why, change.drafted) == ("12", "10", "over too soon", True)
    assert [change.name for change in book["SH-003"].changes] == ["gold.worth"]


def test_a_number_written_by_hand_is_found(tmp_path: Path) -> None:
    source = (SHELLS.folder / "rulebook.md").read_text(encoding="utf-8")
    source = source.replace("has {goal} points", "has twelve points").replace("worth {gold.worth}", "worth 3")
    (tmp_path / "rulebook.md").write_text(source, encoding="utf-8")
    game = dataclasses.replace(SHELLS, folder=tmp_path)
    tunable, card = numbers_by_hand(game)
    assert tunable == "SH-001 writes 12 by hand: put {goal} there, or {=12} if it is another 12"
    assert card == "SH-003 writes 3 by hand: put {gold.worth} there, or {=3} if it is another 3"
    assert deaf_tunables(game) == ["goal"]


def test_a_drafted_number_needs_a_reason_and_a_change() -> None:
    assert draft_slips(drafted(Drafted("goal", 12, "no change"), Drafted("coins", 1, " "))) == [
        "coins has no reason",
        "goal is as it was drafted: take it off the list",
    ]
