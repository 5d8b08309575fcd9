"""How games end in a real browser: who stood there, what comes next; a lesson leads into a game."""

from collections.abc import Callable
from typing import Any

import browser_play as hand
import pytest
import test_browser_lessons as lessons
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


WATCHED = """() => { window.seen = [];
  const note = (what) => { if (seen.at(-1) !== what) seen.push(what) };
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((el) => {
    if (el.matches?.('.float.hit')) note('hit');
    if (el.matches?.('.dying')) note('dying'); }))).observe($('fx'), { childList: true });
  new MutationObserver(() => { if ($('ending')) note(body.hasAttribute('data-hush') ? 'hush' : 'screen') })
    .observe(document.body, { attributes: true, attributeFilter: ['data-hush'] }); }"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("slug", ["battleground", "outposts", "lytharian"])
def test_the_blow_that_ends_a_game_is_seen_before_the_screen_at_any_speed(
    open_page: OpenPage, served: Served, slug: str, motion: str
) -> None:
    page = open_page(reduced_motion=motion)  # at the speed "Max: at once"
    lessons.begin(page, served.url, slug)
    hand.my_turn(page)
    page.evaluate(WATCHED)
    while hand.my_turn(page):
        lessons.click_gold(page)
    page.wait_for_selector("#ending", state="visible")
    seen = page.evaluate("seen")
    assert seen[-1] == "screen"
    assert "hit" in seen[seen.index("hush") :] or "dying" in seen


def test_a_press_hurries_the_last_blow(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    lessons.begin(page, served.url, "battleground")
    while hand.my_turn(page):
        lessons.click_gold(page)
    page.keyboard.press("Shift")
    page.wait_for_selector("#ending", state="visible")
    assert not page.evaluate("body.hasAttribute('data-hush')")
