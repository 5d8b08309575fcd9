"""Armies in the builder: roles as sections, every illegal case with its reason, the text form, the command line."""

from pathlib import Path

import pytest
from lytharian_table import GAME, under
from typer.testing import CliRunner

from rulewright.cli import app
from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.page.deck_builder import DECKS, army_of
from rulewright.games.lytharian.rules.setup.army_rules import power_score
from rulewright.kernel.decks.deck import Deck, put, take
from rulewright.kernel.decks.deck_text import read, write
from rulewright.kernel.errors import MalformedDeck
from rulewright.kernel.match import Match
from rulewright.kernel.variant import OFFICIAL

BOOK = GAME.rules.book(OFFICIAL)
SHELF = DECKS.shelf(BOOK)
POOL = SHELF.by_key


def good() -> Deck:
    return SHELF.presets["brudakian"]


def judged(deck: Deck) -> list[tuple[str, str]]:
    return [(reason.words, reason.clause) for reason in DECKS.judge(BOOK, deck)]


def more(deck: Deck, key: str, n: int = 1) -> Deck:
    for _ in range(n):
        deck = put(SHELF, deck, key)
    return deck


def one(**wanted: str) -> str:
    """The first card on the shelf with these values, that the Brudakian army does not have."""
    names = [name.split()[0].lower() for name in SHELF.fields]
    return next(
        card.key
        for card in SHELF.pool
        if not good().held(card.key)
        and all(value in card.fields[names.index(name)].split(", ") for name, value in wanted.items())
    )


# -- the shelf


@pytest.mark.rule("LC-034", "LC-042")
def test_an_army_has_a_section_for_each_role_and_one_for_the_deck() -> None:
    sizes = [(section.title, section.words) for section in SHELF.sections]
    assert sizes == [("King", "1"), ("Queen", "1"), ("Rooks", "2"), ("Knights", "2"), ("Bishops", "2"), ("Pawns", "8"),
                     ("Deck", "50 or more")]  # fmt: skip
    assert len(SHELF.pool) == len(BOOK.cards) == 204
    for card in SHELF.pool:
        for value, allowed in zip(card.fields, SHELF.fields.values(), strict=True):
            assert not value or set(value.split(", ")) <= set(allowed), (card.key, value)


@pytest.mark.rule("LC-037", "LC-038", "LC-046", "LC-047", "LC-049", "LC-050")
def test_a_filter_finds_what_fits_an_army() -> None:
    fits = {card.key: card.fields[1] for card in SHELF.pool}
    assert fits[ARMIES["brudakian"].troops[0]] == "Good"
    assert fits["cave-bear"] == "Good, Evil, Neutral"
    assert fits["healing-star"] == "Good, Neutral"
    assert fits["deathbolt"] == "Evil, Neutral"
    assert fits["fireball"] == fits["arcane-denial"] == fits["longsword"] == "Good, Evil, Neutral"


@pytest.mark.rule("LC-035", "LC-036", "LC-043", "LC-044")
def test_each_card_says_how_many_copies_are_allowed() -> None:
    assert POOL["cave-bear"].most == 2
    assert POOL["fireball"].most == 3
    assert POOL["longsword"].most == 3
    unique = [card for card in SHELF.pool if "Unique" in card.fields[5]]
    assert unique
    assert {card.most for card in unique} == {1}
    chaos = DECKS.shelf(GAME.rules.book(under(mode="chaos")))
    assert {card.most for card in chaos.pool} == {None}
    maelstorm = DECKS.shelf(GAME.rules.book(under(mode="maelstorm", army_slots=[1, 1, 3, 2, 1, 8])))
    assert max(card.most or 0 for card in maelstorm.pool if card.sections == ("rook",)) == 2  # LC-342


# -- what is illegal, and why


@pytest.mark.rule("LC-034", "LC-042")
def test_missing_and_surplus_cards() -> None:
    assert judged(good()) == []
    pawn = good().cards("pawn")[0]
    assert judged(take(good(), pawn, "pawn")) == [("7 Pawns; an army needs exactly 8", "LC-034")]
    assert judged(take(good(), good().cards("king")[0], "king")) == [("0 Kings; an army needs exactly 1", "LC-034")]
    short = take(good(), "fireball", "deck")
    rest = good().size("deck") - 1
    expected = [] if rest >= 50 else [(f"{rest} cards in the deck; at least 50", "LC-042")]
    assert judged(short) == expected
    assert [clause for _, clause in judged(Deck("x"))] == ["LC-034"] * 6 + ["LC-042"]


@pytest.mark.rule("LC-035", "LC-036", "LC-037")
def test_copies_unique_troops_and_sides() -> None:
    pawn = good().cards("pawn")[0]
    other = next(key for key in good().cards("pawn") if key != pawn)
    three = more(take(good(), other, "pawn"), pawn)
    assert judged(three) == [(f"{POOL[pawn].name}: 3 copies, at most 2", "LC-035")]
    evil = one(kind="Rook", fits="Evil", faction="Zuk Gar")
    mixed = more(take(good(), good().cards("rook")[0], "rook"), evil)
    assert ("Good and Evil troops can't be in one army", "LC-037") in judged(mixed)
    unique = next(key for key in good().cards("rook") if POOL[key].most == 1)
    double = more(take(good(), next(k for k in good().cards("rook") if k != unique), "rook"), unique)
    assert judged(double) == [(f"{POOL[unique].name} is Unique: 2 copies, at most 1", "LC-036")]


@pytest.mark.rule("LC-043", "LC-044", "LC-045", "LC-046")
def test_spells_too_many_and_opposites() -> None:
    four = more(good(), "fireball", 4 - good().held("fireball"))
    assert judged(four) == [("Fireball: 4 copies, at most 3", "LC-043")]
    assert judged(more(good(), "ice-lance")) == [("Fire and Water spells are opposites", "LC-045")]
    assert judged(more(good(), "deathbolt")) == [("a Good army's deck has no Death spells", "LC-046")]
    legend = one(fits="Good", element="Fire", quality="Unique")
    assert judged(more(good(), legend, 2)) == [(f"{POOL[legend].name}: 2 copies, at most 1", "LC-044")]


@pytest.mark.rule("LC-039", "LC-040", "LC-214")
def test_advice_tells_power_and_side_and_gear_that_nobody_can_bear() -> None:
    troops = [BOOK.cards[BOOK.face(key)] for key in ARMIES["brudakian"].troops]
    said = [reason.words for reason in DECKS.advise(BOOK, good())]
    assert said[0].startswith(f"the power score is {power_score(troops)};")
    assert said[1] == "the army counts as Good: no Death spells"
    assert len(said) == 2
    assert DECKS.advise(BOOK, Deck("x")) == []
    beasts = more(more(Deck("x"), "cave-bear"), "longsword")
    assert [reason.clause for reason in DECKS.advise(BOOK, beasts)][-1] == "LC-214"


# -- other games and modes


@pytest.mark.rule("LC-349", "LC-350", "LC-367", "LC-R260")
def test_other_games_have_sections_of_their_own() -> None:
    duels = DECKS.shelf(GAME.rules.book(under(game="duels")))
    assert [section.size for section in duels.sections] == [1, 1, 1, 1, 1, 2, 40]
    pawns = DECKS.shelf(GAME.rules.book(under(game="pawns")))
    assert [(section.title, section.size) for section in pawns.sections] == [("Pawns", 16), ("Deck", 50)]
    assert {card.sections[0] for card in pawns.pool} == {"pawn", "deck"}
    free = DECKS.shelf(GAME.rules.book(under(mode="chaos", chaos_keep_slots=False)))
    assert [(section.title, section.size) for section in free.sections] == [("Troops", 16), ("Deck", 0)]
    for shelf, variant in ((duels, under(game="duels")), (pawns, under(game="pawns"))):
        book = GAME.rules.book(variant)
        assert DECKS.judge(book, shelf.presets["zuk-gar"]) == []
        brought = [DECKS.entry(shelf.presets[key]) for key in ("zuk-gar", "kevetni")]
        assert Match(GAME, 2, 1, variant, lineup=brought).question is not None


# -- text and the command line


def test_an_army_survives_its_text_form() -> None:
    for key, army in ARMIES.items():
        again = army_of(read(SHELF, write(SHELF, SHELF.presets[key])))
        assert sorted(again.troops) == sorted(army.troops)
        assert sorted(again.deck) == sorted(army.deck)


def test_a_card_under_the_wrong_heading_is_refused_with_the_right_one() -> None:
    with pytest.raises(MalformedDeck, match=r"Cave Bear can't lie under \[Deck\]; put it under \[Pawns\] \(LC-042\)"):
        read(SHELF, "[Deck]\n1 Cave Bear")


def test_the_command_line_shows_checks_and_lists(tmp_path: Path) -> None:
    run = CliRunner().invoke
    text = run(app, ["deck", "show", "brudakian", "--game", "lytharian"]).output
    file = tmp_path / "mine.txt"
    file.write_text(text)
    said = run(app, ["deck", "check", str(file)])
    assert said.exit_code == 0
    assert said.output.startswith(
        "OK: Brudakian, a legal Army (1 King, 1 Queen, 2 Rooks, 2 Knights, 2 Bishops, 8 Pawns"
    )
    assert "the power score is" in said.output
    file.write_text(text.replace("2 Fireball", "4 Fireball") + "1 Ice Lance\n")
    wrong = run(app, ["deck", "check", str(file)])
    assert wrong.exit_code == 1
    assert "Fireball: 4 copies, at most 3 (LC-043)" in wrong.output
    assert "Fire and Water spells are opposites (LC-045)" in wrong.output
    listed = run(app, ["deck", "list", "--game", "lytharian"]).output
    assert [line.split()[1] for line in listed.splitlines()] == list(ARMIES)
