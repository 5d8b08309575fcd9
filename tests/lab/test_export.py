"""Cards leave the machine whole: every one in the table, on the sheets and in the deck, where its number says."""

import csv
import io
from itertools import pairwise
from xml.etree import ElementTree

import pypdf
import pytest

from rulewright.games import GAMES, OURS, game_named
from rulewright.kernel.variant import Variant
from rulewright.lab.export.card_print import (
    HIGH,
    TEXT_BOX,
    WIDE,
    card_svg,
    corners_of,
    fitted,
    lines_of,
    width_of,
    words_svg,
)
from rulewright.lab.export.every_card import as_csv, every_card, text_of
from rulewright.lab.export.print_and_play import LAYOUTS, as_pdf, as_png, one_back, sheet, sheets
from rulewright.lab.export.rulebook_print import lines, pages
from rulewright.lab.export.table_simulator import PER_SHEET, face_sheets, saved_object

SHELLS = game_named("shells")
OUTPOSTS = game_named("outposts")
SVG = "{http://www.w3.org/2000/svg}"


def test_the_table_has_every_card_with_the_numbers_in_force() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(OUTPOSTS, Variant("fierce", cards={"cinder-whelp": {"attack": 7}})))))
    assert len(rows) == len({card.name for card in OUTPOSTS.official().cards})
    whelp = next(row for row in rows if row["name"] == "Cinder Whelp")
    assert (whelp["Attack"], whelp["Health"], whelp["cost"], whelp["text"]) == ("7", "1", "1", "Reckless.")


def test_sheets_print_and_are_the_size_of_paper() -> None:
    drawn = list(sheets(SHELLS))
    document = pypdf.PdfReader(io.BytesIO(as_pdf(drawn)))
    assert len(document.pages) == len(drawn) == 2  # fronts and backs
    wide, high = (float(side) / 72 * 25.4 for side in document.pages[0].mediabox[2:])
    assert (round(wide), round(high)) == (210, 297)


@pytest.mark.parametrize(("paper", "layout"), [("a4", "3x3"), ("a4", "3x2"), ("letter", "3x3"), ("letter", "3x2")])
def test_cards_and_crop_marks_lie_on_the_paper(paper: str, layout: str) -> None:
    page = ElementTree.fromstring(next(sheets(SHELLS, paper=paper, layout=layout)))
    _, _, wide, high = map(float, page.attrib["viewBox"].split())
    placed = [group.attrib["transform"][10:-1].split() for group in page.findall(f"{SVG}g")]
    for x, y in ((float(x), float(y)) for x, y in placed):
        assert 30 <= x <= wide - WIDE - 30
        assert 30 <= y <= high - HIGH - 30
    ends = [end.split() for mark in page.findall(f"{SVG}path") for end in mark.attrib["d"][1:].split("L")]
    assert ends
    assert all(0 <= float(x) <= wide and 0 <= float(y) <= high for x, y in ends)


def test_backs_lie_behind_their_fronts() -> None:
    front, back = list(sheets(SHELLS))[:2]
    places = [[part.split(")")[0] for part in page.split("translate(")[1:]] for page in (front, back)]
    wide = 2100 - WIDE
    assert [f"{wide - float(x):.1f} {y}" for x, y in map(str.split, places[0])] == places[1]


@pytest.mark.parametrize("slug", ["outposts", "seekers", "battleground", "lytharian", "elysia"])
@pytest.mark.slow
def test_every_text_of_a_card_fits_its_box(slug: str) -> None:
    for card in every_card(GAMES[slug]):
        size, found = fitted(text_of(card.front), *TEXT_BOX)
        assert len(found) * size * 1.25 <= 255, card.front.name
        assert all(width_of(line, size) <= WIDE - 96 for line in found), card.front.name
        ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{card_svg(card.front)}</svg>')


@pytest.mark.parametrize("slug", ["outposts", "seekers", "battleground", "lytharian", "elysia"])
@pytest.mark.slow
def test_no_number_at_the_foot_of_a_card_runs_into_the_next(slug: str) -> None:
    for card in every_card(GAMES[slug]):
        size, corners = corners_of(card.front)
        assert len(corners) == sum(corner is not None for corner in card.front.corners)
        for one, other in pairwise(corners):
            assert one.left + 1.08 * width_of(one.words, size) < other.left, card.front.name


def test_two_long_numbers_at_the_foot_stand_left_and_right() -> None:
    ward = next(card.front for card in every_card(OUTPOSTS) if card.front.name == "Grave Ward")
    assert [corner.words for corner in corners_of(ward)[1]] == ["Attack bonus 1", "Defense bonus 1"]
    assert [corner.anchor for corner in corners_of(ward)[1]] == ["start", "end"]


def test_a_card_at_the_end_of_a_sheet_bleeds_where_no_other_lies() -> None:
    ground = f'width="{WIDE + 60}" height="{HIGH + 60}"'
    seven = sheet(["<g/>"] * 7, "a4", LAYOUTS["3x3"])
    clips = [part.split("<rect ")[1].split("/>")[0] for part in seven.split("<clipPath")[1:]]
    assert clips[4] == f'x="0" y="0" width="{WIDE}" height="{HIGH + 30}"'  # below it nobody lies
    assert clips[6] == f'x="-30" y="0" width="{WIDE + 60}" height="{HIGH + 30}"'  # alone in its row
    assert ground in sheet(["<g/>"], "a4", LAYOUTS["3x3"], mirrored=True)


def test_a_sign_that_a_font_lacks_stands_apart_from_its_line() -> None:
    parts = ElementTree.fromstring(f"<g>{words_svg(50, 9, 30, 'Direction ↖6 & on', '')}</g>")
    assert [part.text for part in parts] == ["Direction", "↖", "6 & on"]
    first, sign, rest = (float(part.attrib["x"]) for part in parts)
    assert first == 50
    assert rest - sign == pytest.approx(15, abs=0.1)  # half of the sign's width
    assert sign - 15 - first == pytest.approx(126.7, abs=0.1)  # as wide as the font sets the word and its space
    assert len(ElementTree.fromstring(f"<g>{words_svg(50, 9, 30, 'Walk 2 – Attack: 1…', '')}</g>")) == 1


def test_lines_lose_no_word() -> None:
    text = "Each other creature in its attacking group has +1 Attack."
    assert " ".join(lines_of(text, 30, 300)) == text


@pytest.mark.parametrize("slug", OURS)
def test_numbers_in_the_deck_are_places_on_the_sheets(slug: str) -> None:
    game = game_named(slug)
    (deck,) = saved_object(game)["ObjectStates"]
    cards = [card.front for card in every_card(game)]
    assert len(deck["DeckIDs"]) == len(set(deck["DeckIDs"])) == len(cards)
    drawn = [ElementTree.fromstring(each) for each in face_sheets(game)]
    assert len(drawn) == len(deck["CustomDeck"]) == -(-len(cards) // PER_SHEET)
    for number, held in zip(deck["DeckIDs"], deck["ContainedObjects"], strict=True):
        sheet, place = divmod(number, 100)
        assert held["CardID"] == number
        assert held["Nickname"] == cards[(sheet - 1) * PER_SHEET + place].name
        name = next(each for each in drawn[sheet - 1][place].iter(f"{SVG}text"))
        assert name.text == held["Nickname"]  # what is drawn there, too: ten across, from the upper left
        assert (drawn[sheet - 1][place].attrib["x"], drawn[sheet - 1][place].attrib["y"]) == (
            str(place % 10 * WIDE),
            str(place // 10 * HIGH),
        )
        assert place < PER_SHEET  # the last place is the back


def test_a_picture_has_the_width_that_was_asked_for() -> None:
    png = as_png(one_back("Shells"), 126)
    assert int.from_bytes(png[16:20]) == 126


def test_the_rulebook_has_every_clause_with_its_number_and_no_line_runs_over() -> None:
    set_lines = list(lines(SHELLS, 1700))
    labels = {line.label for line in set_lines if line.label}
    assert {"SH-001", "SH-015"} <= labels
    assert all(width_of(line.text, line.size) <= 1700 - line.indent for line in set_lines)
    assert len(list(pages(SHELLS))) >= 1
