"""Signs explain themselves in the reader: by hover, by focus, by a long press on a phone."""

from collections.abc import Callable
from typing import Any

import browser_play as hand
from browser_play import PHONE, Served

OpenPage = Callable[..., Any]
CLASSES = {"entry0__klass": "paladin", "entry1__klass": "warlock"}


def press(page: Any, query: str) -> None:
    """A finger rests on what is there until something is read; then it is lifted."""
    box = page.locator(query).locator("visible=true").first.bounding_box()
    line = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_selector("#reader[data-on]")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_number_beside_the_board_is_read_by_hover_and_by_focus(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    hand.begin(page, served.url, game="battleground", seed="3", **CLASSES)
    hand.my_turn(page)
    page.hover("#mine .counters [data-sign=Experience]")
    assert "Enough of it is a level" in hand.reads(page, "^Experience")
    page.hover("#rivals .who-is [data-sign=Life]")
    assert "The damage it can take" in hand.reads(page, "^Life")
    page.keyboard.press("Tab")  # what is focused from here on is seen to be
    page.locator("#mine .counters [data-sign=Experience]").focus()
    hand.reads(page, "^Experience")
    assert not page.locator("#who [title], #felt .item [title]").count()  # no bubble covers what it explains


def test_the_signs_of_a_card_are_read_with_it(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    hand.begin(page, served.url, game="outposts", seed="6", entry0__faction="ember", entry1__faction="veil")
    hand.my_turn(page)
    page.locator("#middle .item:has(.stat)").first.hover()
    said = hand.reads(page, "Attack")
    assert "added up over the whole group" in said
    assert "taken off each attack on its Outpost" in said


def test_a_long_press_on_a_phone_reads_a_sign_and_opens_nothing(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE)
    hand.begin(page, served.url, game="battleground", seed="3", **CLASSES)
    hand.my_turn(page)
    press(page, "#mine .who-is [data-sign=Life]")
    assert "The damage it can take" in hand.reads(page, "^Life")
    assert not page.locator("#mine .panel[data-open]").count()
    words, reader = (page.locator(query).bounding_box() for query in ("#read .text-of", "#reader"))
    assert words["width"] > 0.8 * reader["width"]  # the words have the whole page
