"""Decks of every game: the text form reads back, each illegal case has its reason, and `rulewright deck` says so."""

import contextlib
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from rulewright.cli import app
from rulewright.games import GAMES, game_named
from rulewright.kernel.decks.deck import MOST_CARDS, Deck, DeckRoom, Shelf, curve, move, put, take
from rulewright.kernel.decks.deck_text import MOST_TEXT, read, write
from rulewright.kernel.errors import MalformedDeck
from rulewright.kernel.match import Match
from rulewright.kernel.variant import Variant

WITH_DECKS = [slug for slug, game in GAMES.items() if game.decks]


@cache
def room(slug: str) -> tuple[Any, DeckRoom, Shelf]:
    game = game_named(slug)
    found, book = game.decks, game.official()
    assert found is not None
    return book, found, found.shelf(book)


PRESETS = [(slug, key) for slug in WITH_DECKS for key in room(slug)[2].presets]


def theron() -> Deck:
    return room("seekers")[2].presets["theron"]


FIRST = theron().cards("tactics")[0]


def reasons(deck: Deck, slug: str = "seekers") -> list[tuple[str, str]]:
    book, judge, _ = room(slug)
    return [tuple(reason) for reason in judge.judge(book, deck)]  # type: ignore[misc]


# -- the text form


def test_the_games_with_decks_are_these() -> None:
    assert {"outposts", "seekers"} <= set(WITH_DECKS)


@pytest.mark.parametrize(("slug", "key"), PRESETS)
def test_a_ready_made_deck_is_legal_and_its_text_reads_back(slug: str, key: str) -> None:
    book, judge, shelf = room(slug)
    deck = shelf.presets[key]
    text = write(shelf, deck)
    assert read(shelf, text) == deck
    assert write(shelf, read(shelf, text)) == text
    assert judge.judge(book, deck) == []


@pytest.mark.parametrize("slug", WITH_DECKS)
def test_a_legal_deck_can_be_brought_to_a_match(slug: str) -> None:
    _, judge, shelf = room(slug)
    decks = list(shelf.presets.values())[:2]
    match = Match(game_named(slug), 2, lineup=[judge.entry(deck) for deck in decks])
    assert match.question is not None


@pytest.mark.parametrize("slug", WITH_DECKS)
@given(data=st.data())
@pytest.mark.slow
def test_any_deck_reads_back(slug: str, data: st.DataObject) -> None:
    shelf = room(slug)[2]
    deck = Deck(data.draw(st.text(st.characters(codec="utf-8"), max_size=80)))
    for card in data.draw(st.lists(st.sampled_from(shelf.pool), max_size=60)):
        deck = put(shelf, deck, card.key, data.draw(st.sampled_from(card.sections)))
    again = read(shelf, write(shelf, deck))
    assert again.piles == deck.piles
    assert read(shelf, write(shelf, again)) == again


def test_what_people_write_is_read() -> None:
    shelf = room("seekers")[2]
    text = """
    # by hand
    NAME:  Ash   and Ember
    [tactics]
    2 ember dart
    [SIDEBOARD]
    1 Traveller’s Boots
    1 ember-dart
    """
    side = {"travellers-boots": 1, "ember-dart": 1}
    assert read(shelf, text) == Deck("Ash and Ember", {"tactics": {"ember-dart": 2}, "side": side})
    assert read(shelf, "[Tactics]\n1 Study\n1 Study\n").piles == {"tactics": {"study": 2}}
    assert read(shelf, "") == Deck("Armory")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1 Study", r"^line 1: Study stands under no heading; write \[Tactics\] above it$"),
        (
            "[Tactic]\n1 Study",
            r"^line 1: '\[Tactic\]' is no heading here; there is \[Seeker\], \[Weapon\].*\[Sideboard\]$",
        ),
        ("[Tactics\n1 Study", r"line 1: '\[Tactics' is no heading"),
        ("[Tactics]\nStudy", r"^line 2: 'Study' is not '<copies> <card>'; write '1 Study'$"),
        ("[Tactics]\n2x Study", r"^line 2: '2x Study' is not '<copies> <card>'; write '2 Card Name'$"),
        ("[Tactics]\n3", "line 2: '3' is not"),
        ("[Tactics]\n0 Study", "line 2"),
        ("[Tactics]\n-1 Study", "line 2"),
        ("[Tactics]\n٣ Study", "line 2"),
        ("[Tactics]\n" + "9" * 5000 + " Study", "line 2"),
        ("[Tactics]\n1 Studdy", r"^line 2: there is no card 'Studdy'. Did you mean Study"),
        ("[Tactics]\n1 qqqqqqqqqqq", r"there is no card 'qqqqqqqqqqq'. Write its printed name.$"),
        ("[Tactics]\n1 Shade", "line 2: there is no card 'Shade'"),  # a token
        ("[Tactics]\n401 Study", "line 2: '401 Study' makes more than 400 cards"),
        (
            "[Weapon]\n1 Study",
            r"^line 2: Study can't lie under \[Weapon\]; put it under \[Tactics\] or \[Sideboard\] \(SK-034\)$",
        ),
        ("[Sideboard]\n1 Mara, Veiled Blade", r"can't lie under \[Sideboard\]; put it under \[Seeker\] \(SK-043\)$"),
        ("[Tactics]\n1 Study\n[Tactics]\n1 Kindle", r"^line 3: a second \[Tactics\]; put its cards under the first$"),
        ("name: one\nname: two", "^line 2: a second name; a deck has one$"),
        ("game: outposts\n[Deck]\n1 Firebolt", "^line 1: this is a deck of 'outposts', not of 'seekers'$"),
        ("seeker: theron", "line 1: 'seeker: theron' is not"),
        ("x" * (MOST_TEXT + 1), f"a deck's text has at most {MOST_TEXT}"),
    ],
)
def test_a_text_that_is_wrong_is_refused_with_its_line_and_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(MalformedDeck, match=message):
        read(room("seekers")[2], text)


def test_every_line_that_is_wrong_is_named() -> None:
    with pytest.raises(MalformedDeck) as wrong:
        read(room("seekers")[2], "[Tactics]\n1 Studdy\n1 Study\nhello\n[Deck]\n1 Study")
    assert [fault.partition(":")[0] for fault in wrong.value.faults] == ["line 2", "line 4", "line 5"]


@given(st.text(max_size=300))
def test_no_text_breaks_the_reader(text: str) -> None:
    for slug in WITH_DECKS:
        with contextlib.suppress(MalformedDeck):
            assert read(room(slug)[2], text).total <= MOST_CARDS


# -- changes


def test_a_place_for_one_card_changes_its_card() -> None:
    shelf = room("seekers")[2]
    deck = put(shelf, theron(), "mara")
    assert deck.piles["seeker"] == {"mara": 1}
    assert theron().piles["seeker"] == {"theron": 1}  # the ready-made deck is as it was


def test_cards_go_where_they_belong_and_aside_on_request() -> None:
    shelf = room("seekers")[2]
    deck = put(shelf, put(shelf, Deck("x"), "study"), "study", "side")
    assert deck.piles == {"tactics": {"study": 1}, "side": {"study": 1}}
    assert put(shelf, deck, "mara", "side").piles["seeker"] == {"mara": 1}  # SK-043
    assert move(shelf, deck, "study", "tactics", "side").piles == {"side": {"study": 2}}
    assert take(deck, "study", "side").piles == {"tactics": {"study": 1}}
    assert put(shelf, deck, "nothing") == deck
    assert move(shelf, deck, "study", "tactics", "seeker") == deck


def test_the_curve_counts_what_is_played_with() -> None:
    shelf = room("seekers")[2]
    counts = curve(shelf, theron())
    assert sum(counts.values()) == 50
    assert counts[0] == sum(shelf.by_key[key].curve == 0 for key in theron().cards("tactics"))
    assert curve(shelf, Deck("x", {"side": {"study": 3}})) == dict.fromkeys(range(9), 0)


# -- what is illegal, and why


def less(deck: Deck, section: str, key: str, n: int = 1) -> Deck:
    return take(deck, key, section, n)


def more(deck: Deck, key: str, n: int = 1, into: str = "") -> Deck:
    for _ in range(n):
        deck = put(room("seekers")[2], deck, key, into)
    return deck


@pytest.mark.rule("SK-033", "SK-034", "SK-035", "SK-042")
def test_parts_that_are_missing() -> None:
    assert reasons(less(theron(), "seeker", "theron")) == [("an Armory has one Seeker, and this one none", "SK-033")]
    assert reasons(less(theron(), "trinket", theron().cards("trinket")[0])) == [
        ("an Armory has one Weapon, one Armor and one Trinket", "SK-034")
    ]
    assert reasons(less(theron(), "tactics", FIRST)) == [("49 Tactics; it needs exactly 50", "SK-035")]
    assert reasons(less(theron(), "side", theron().cards("side")[0])) == [
        ("a Sideboard has 15 cards or none, not 14", "SK-042, SK-R19")
    ]
    two = Deck("x", {**theron().piles, "seeker": {"theron": 1, "mara": 1}})
    assert ("2 Seekers; an Armory has one", "SK-033") in reasons(two)
    bare = Deck("x", {key: pile for key, pile in theron().piles.items() if key != "side"})
    assert reasons(bare) == []


@pytest.mark.rule("SK-036", "SK-037", "SK-038", "SK-039", "SK-040", "SK-041")
@pytest.mark.parametrize(
    ("rarity", "most", "clause"),
    [("Common", 5, "036"), ("Uncommon", 4, "037"), ("Rare", 3, "038"), ("Epic", 2, "039"), ("Legendary", 2, "040")],
)
def test_copies_by_rarity(rarity: str, most: int, clause: str) -> None:
    tactics = [card for card in room("seekers")[2].pool if "tactics" in card.sections]
    card = next(card for card in tactics if card.fields[3] == rarity and not theron().held(card.key))
    assert card.most == most
    fifty = more(Deck("x", {**theron().piles, "tactics": {}}), card.key, most)
    for other in theron().cards("tactics")[: 50 - most]:
        fifty = more(fifty, other)
    assert reasons(fifty) == []
    over = more(less(fifty, "tactics", theron().cards("tactics")[0]), card.key)
    assert reasons(over) == [
        (f"{card.name}: {most + 1} copies of a {rarity.lower()} card, at most {most}", f"SK-{clause}")
    ]


@pytest.mark.rule("SK-041", "SK-051", "SK-R16")
def test_legendaries_and_attributes() -> None:
    pool = room("seekers")[2].pool
    legends = [card.key for card in pool if card.fields[3] == "Legendary" and "tactics" in card.sections]
    commons = [card.key for card in pool if card.fields[3] == "Common" and "tactics" in card.sections]
    plain = dict.fromkeys(commons[:8], 5) | dict.fromkeys(commons[8:10], 1)
    eight = Deck("x", {**theron().piles, "tactics": plain | dict.fromkeys(legends[:8], 1)})
    assert reasons(eight) == [("8 Legendary cards, at most 7", "SK-041")]
    assert reasons(more(less(eight, "tactics", legends[0]), commons[9])) == []
    strong = more(theron(), "gravemaul")
    assert reasons(strong) == [("Theron the Ashwaker can't equip Gravemaul: needs Strength 6, has 1", "SK-051")]
    book, judge, _ = room("seekers")
    unplayable = more(less(theron(), "tactics", FIRST), "execution")  # allowed, but told
    assert reasons(unplayable) == []
    assert [reason.clause for reason in judge.advise(book, unplayable)] == ["SK-R16"]
    assert judge.advise(book, theron()) == []


@pytest.mark.rule("OP-044", "OP-045")
def test_a_deck_of_outposts_is_thirty_cards_of_one_faction() -> None:
    shelf = room("outposts")[2]
    ember = shelf.presets["ember"]
    assert reasons(take(ember, "firebolt", "deck"), "outposts") == [
        ("the deck has 29 cards; it needs exactly 30", "OP-044, OP-048")
    ]
    mixed = put(shelf, take(ember, "firebolt", "deck"), "gate-warden")
    assert reasons(mixed, "outposts") == [("Gate Warden is not among the cards of Ember Legion", "OP-044")]
    three = put(shelf, take(ember, "torch-runner", "deck"), "firebolt")
    assert reasons(three, "outposts") == [("Firebolt: 3 copies, but only 2 are available", "OP-045")]


def test_a_variant_has_its_own_sizes() -> None:
    game = game_named("seekers")
    book = game.rules.book(Variant("small", {"deck_size": 40, "sideboard_size": 10}))
    judge = room("seekers")[1]
    assert [section.words for section in judge.shelf(book).sections][-2:] == ["40", "10 or none"]
    assert [reason.clause for reason in judge.judge(book, theron())] == ["SK-035", "SK-042, SK-R19"]


# -- the command line


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["deck", *arguments])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


def test_check_says_ok_or_every_reason(tmp_path: Path) -> None:
    file = tmp_path / "theron.txt"
    code, text = run("show", "theron")
    assert code == 0
    file.write_text(text)
    code, said = run("check", str(file))
    assert code == 0
    sizes = "1 Seeker, 1 Weapon, 1 Armor, 1 Trinket, 50 Tactics, 15 Sideboard"
    assert said == f"OK: {theron().name}, a legal Armory ({sizes})\n"
    lines = text.splitlines()
    at = lines.index("[Tactics]") + 1
    n, title = lines[at].split(" ", 1)
    file.write_text("\n".join([*lines[:at], f"{int(n) + 9} {title}", *lines[at + 1 :]]))
    code, said = run("check", str(file))
    assert code == 1
    assert "  59 Tactics; it needs exactly 50 (SK-035)\n" in said
    assert re.search(rf"  {title}: {int(n) + 9} copies of an? \w+ card, at most \d \(SK-03\d\)\n", said)
    file.write_text("\n".join([*lines[:at], f"some {title}", *lines[at + 1 :]]))
    code, said = run("check", str(file))
    assert code == 1
    assert f"  line {at + 1}: 'some {title}' is not '<copies> <card>'" in said
    file.write_text(text.replace("game: seekers\n", ""))
    assert run("check", str(file))[0] == 2  # which game?
    assert run("check", str(file), "--game", "seekers")[0] == 0


def test_check_by_a_variant_and_refusals(tmp_path: Path) -> None:
    file, rules = tmp_path / "theron.txt", tmp_path / "small.toml"
    file.write_text(run("show", "theron", "--game", "seekers")[1])
    rules.write_text('name = "small"\n[rules]\ndeck_size = 40\n')
    code, said = run("check", str(file), "--variant", str(rules))
    assert code == 1
    assert "it needs exactly 40 (SK-035)" in said
    assert run("check", str(tmp_path / "nothing"))[0] == 2
    file.write_bytes(b"\xff\xfe\x00")
    assert run("check", str(file))[0] == 2
    assert run("show", "thero")[0] == 2
    assert run("check", str(rules), "--game", "chess")[0] == 2


def test_list_names_all_ready_made_decks() -> None:
    code, said = run("list")
    assert code == 0
    assert len(said.splitlines()) == len(PRESETS)
