"""Axe finds nothing on any page, in light and in dark, at the desk and on the phone."""

from collections.abc import Callable
from typing import Any

import browser_play as hand
import pytest
from browser_play import DESK, PHONE, Served


def violations(page: Any) -> list[str]:
    """What axe objects to, in short."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    nodes = [(each["id"], node) for each in found for node in each["nodes"]]
    return [f"{id}: {node['target']} {[why['message'] for why in node['any']]}" for id, node in nodes][:8]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "path", ["/", "/new/lytharian?step=side", "/rules/outposts", "/cards/outposts?deck=Silver", "/nowhere"]
)
def test_pages_are_accessible(path: str, scheme: str, open_page: Callable[..., Any], served: Served) -> None:
    page = open_page(scheme=scheme)
    page.goto(served.url + path)
    if page.locator("#find").count():
        page.fill("#find", "reshuffle")  # the whole book is more of the same and takes axe half a minute
    assert violations(page) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_table_is_accessible(size: dict[str, int], open_page: Callable[..., Any], served: Served) -> None:
    page = open_page(size)
    hand.begin(page, served.url, seed="2")
    for _ in range(12):
        if hand.my_turn(page):
            hand.press(
                page, "Play" if hand.key(page) == "play" and page.locator("#ask", has_text="Play ").count() == 2 else ""
            )
    hand.still(page)
    for scheme in ("dark", "light"):
        hand.colours(page, scheme)
        hand.still(page)
        assert violations(page) == []
    if page.locator("#concede").count():
        hand.concede(page)
    page.wait_for_selector("#ask.end")
    assert violations(page) == []
    hand.colours(page, "dark")
    page.goto(page.url + "/replay?step=9")
    hand.connected(page)
    hand.still(page)
    assert violations(page) == []
