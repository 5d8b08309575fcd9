"""The pages beside the table in a real browser: cards and clauses that are looked for and found."""

from collections.abc import Callable
from typing import Any

import pytest
from browser_play import DESK, PHONE, Served

OpenPage = Callable[..., Any]

SHOWN = "() => [...document.querySelectorAll('.gallery .item')].filter(el => el.checkVisibility()).length"


def test_cards_are_found_by_deck_type_and_words(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    page.goto(f"{served.url}/cards/outposts")
    everything = page.evaluate(SHOWN)
    page.select_option("[name=deck]", index=1)  # goes at once, no button
    page.wait_for_url("**deck=*")
    of_deck = page.evaluate(SHOWN)
    assert 0 < of_deck < everything
    page.select_option("[name=kind]", label="Spell")
    page.wait_for_url("**kind=Spell*")
    spells = page.evaluate(SHOWN)
    assert 0 < spells < of_deck
    assert {words.split()[0] for words in page.locator(".gallery .card .kind").all_inner_texts()} == {"Spell"}
    page.fill("[data-filter]", "bolt 2")
    page.wait_for_function(f"most => {{ const n = ({SHOWN})(); return 0 < n && n < most }}", arg=spells)
    page.fill("[data-filter]", "no such card")
    page.wait_for_function(f"() => ({SHOWN})() === 0")
    assert "0" in page.locator("[data-found]").inner_text() or "no" in page.locator("[data-found]").inner_text().lower()


def test_a_keyword_on_a_card_leads_to_its_clause(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    page.goto(f"{served.url}/cards/outposts")
    word = page.locator(".gallery a.kw").first
    clause = word.get_attribute("data-clause")
    word.click()
    page.wait_for_url(f"**/rules/outposts#{clause}")
    assert page.locator(f"#{clause}").is_visible()


def test_how_to_play_answers_a_question_and_leads_to_the_rulebook(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE)
    page.goto(f"{served.url}/howto/seekers")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.fill("[data-filter]", "shard claim")
    page.wait_for_function("() => document.querySelectorAll('.asked details:not([hidden])').length === 1")
    page.click(".asked details:not([hidden]) summary")
    assert "10 AP" in page.locator(".asked details[open] p").inner_text()
    page.click("text=Every rule, with its clause")
    page.wait_for_url("**/rules/seekers?find=*")  # with what was asked
    page.click("text=How to play on one page")
    page.wait_for_url("**/howto/seekers")


@pytest.mark.parametrize(("size", "least"), [(DESK, 13), (PHONE, 12)], ids=["desk", "phone"])
def test_every_card_of_the_gallery_is_read_whole(
    size: dict[str, int], least: int, open_page: OpenPage, served: Served
) -> None:
    """Nobody looks closer there: no words are cut, none are small, and pictures are of one height."""
    page = open_page(size)
    page.goto(f"{served.url}/cards/lytharian")
    seen = page.evaluate(
        """() => {
          const cards = [...document.querySelectorAll(".gallery article")];
          const texts = cards.map((card) => card.querySelector(".text"));
          const cut = (el) => el && el.scrollHeight > el.clientHeight + 3;
          return {
            cut: texts.filter((text) => [text, text.firstChild].some(cut)).length,
            size: Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))),
            pictures: new Set(cards.map((card) => Math.round(card.querySelector(".pic").offsetHeight))).size,
            left: cards[0].offsetLeft - document.querySelector("h2").offsetLeft,
            wide: document.documentElement.scrollWidth - innerWidth,
          };
        }"""
    )
    assert seen == {"cut": 0, "size": least, "pictures": 1, "left": 0, "wide": 0}


@pytest.mark.parametrize(("address", "rows"), [
    ("battleground", [2]), ("outposts?step=opponent", [4, 3]), ("outposts?step=side", [2, 2]),
    ("lytharian?step=side", [3, 3]), ("normal-chess?step=side", [6]),
])  # fmt: skip
def test_tiles_stand_in_rows_of_one_length_from_edge_to_edge(
    address: str, rows: list[int], open_page: OpenPage, served: Served
) -> None:
    page = open_page(DESK)
    page.goto(f"{served.url}/new/{address}")
    tops = page.evaluate("() => [...document.querySelectorAll('.pick')].map((el) => el.offsetTop)")
    assert [tops.count(top) for top in dict.fromkeys(tops)] == rows
    ends = page.evaluate(
        "n => [document.querySelector('.picks'), document.querySelectorAll('.pick')[n]]"
        ".map((el) => el.getBoundingClientRect().right)",
        rows[0] - 1,
    )
    assert ends[1] == pytest.approx(ends[0], abs=1)
