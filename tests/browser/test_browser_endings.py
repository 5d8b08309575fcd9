"""How games end in a real browser: who stood there, what comes next; a lesson leads into a game."""

from collections.abc import Callable
from typing import Any

import browser_play as hand
import pytest
from browser_play import DESK, PHONE, Served

OpenPage = Callable[..., Any]
SEEKERS = {"seed": "4", "entry0__armory": "mara", "entry1__armory": "brakka"}


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_defeat_shows_who_one_was_what_helps_and_all_ways_on(
    open_page: OpenPage, served: Served, size: dict[str, int]
) -> None:
    page = open_page(size, reduced_motion="reduce")
    hand.begin(
        page, served.url, game="seekers", seat1="adept", seed="4", entry0__armory="mara", entry1__armory="brakka"
    )
    hand.my_turn(page)
    hand.concede(page)
    page.wait_for_selector("#ending", state="visible")
    words = page.locator("#ending").inner_text()
    assert "Defeat" in words
    assert "You" not in words.split("wins:")[0].split("Defeat")[1]  # who won is named
    assert "Try Basil, Novice" in words
    assert page.locator("#ending .hero img").evaluate("img => img.complete && img.naturalWidth > 0")
    for button in page.locator("#ending .next .choice").all():
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
