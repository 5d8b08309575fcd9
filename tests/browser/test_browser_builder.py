"""The deck builder in a real browser: by clicks from a ready-made Armory to a game with one's own."""

import re
from collections.abc import Callable
from typing import Any

import browser_play as hand
import pytest
from browser_play import DESK, PHONE, Served
from test_browser_access import violations

OpenPage = Callable[..., Any]


def verdict(page: Any, words: str) -> None:
    page.wait_for_function("w => document.getElementById('verdict')?.textContent.includes(w)", arg=words)


def test_an_armory_is_built_broken_mended_saved_and_played_with(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    page.goto(f"{served.url}/decks/seekers")
    verdict(page, "Not legal yet")
    page.select_option("[name=open]", "preset:theron")
    page.click(".opens button")
    verdict(page, "Legal: 54 cards and 15 aside")

    row = page.locator(".pile:not(.alone) li").first
    title, key = row.locator(".title").inner_text(), row.locator("[id^=less]").get_attribute("value").split()[1]
    place = row.bounding_box()["y"]
    row.locator("[id^=more]").click()
    verdict(page, "51 Tactics; it needs exactly 50 the rule")
    assert row.bounding_box()["y"] == pytest.approx(place, abs=2)  # what is said above must not push it away
    page.fill("[name=q]", title)
    less, more, held = page.locator(f"#less-{key}"), page.locator(f"#add-{key}"), page.locator(f"#held-{key} b")
    before = int(held.text_content())
    for _ in range(before):  # presses in quick succession are all counted
        less.click()
    verdict(page, f"{51 - before} Tactics; it needs exactly 50")
    assert held.text_content() == "0"
    page.locator(".pick", has=more).locator(".item").click()  # the card itself is as good as its plus
    for _ in range(7):
        more.click()
    verdict(page, f"{59 - before} Tactics; it needs exactly 50")
    assert re.search(
        rf"{title}: 8 copies of an? \w+ card, at most \d\s+the rule", page.locator("#verdict").inner_text()
    )
    for _ in range(9 - before):
        less.click()
    verdict(page, "Legal: 54 cards")

    page.select_option("[name=f0]", "Weapon")
    page.wait_for_selector(".pick:visible", state="detached")  # no Weapon is called so
    page.fill("[name=q]", "")
    page.click("#add-gravemaul")
    verdict(page, "can't equip Gravemaul: needs Strength 6")
    page.reload()  # the address holds the work
    verdict(page, "can't equip Gravemaul")
    page.click("#add-ashwood-staff")
    verdict(page, "Legal: 54 cards")

    page.fill("[name=name]", f"With {title}")
    page.click("text=Save")
    page.wait_for_selector("text=Saved.")
    page.click(".deck >> text=Play")
    page.wait_for_url("**/new/seekers**")
    for _ in ("mode", "opponent"):
        page.click("button.gold")
    assert f"With {title}" in page.locator(".pick:has(:checked)").inner_text()
    page.wait_for_selector(".said.ok", state="attached")
    page.click("button.gold")
    page.wait_for_url("**/t/*")
    hand.connected(page)
    assert "Theron" in page.locator("body").inner_text()


def test_the_text_form_is_read_and_refused_in_place(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    page.goto(f"{served.url}/decks/outposts?open=preset:ember")
    page.click(".text summary")
    text = page.input_value("#deck-text")
    page.fill("#deck-text", text.replace("2 Firebolt", "2 Firebolts"))
    page.click("text=Read this text")
    verdict(page, "there is no card 'Firebolts'. Did you mean Firebolt")
    page.fill("#deck-text", text.replace("name: ", "name: Mine, once "))
    page.click("text=Read this text")
    verdict(page, "Legal: 30 cards")
    assert page.input_value("[name=name]").startswith("Mine, once")
    page.click("text=Empty it")
    verdict(page, "the deck has 0 cards".capitalize())
    page.go_back()
    verdict(page, "Legal: 30 cards")
    with page.expect_download() as got:
        page.click(".text summary")
        page.click("text=Download")
    assert got.value.suggested_filename.startswith("mine-once")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_builder_is_accessible_and_fits(size: dict[str, int], open_page: OpenPage, served: Served) -> None:
    page = open_page(size)
    page.goto(f"{served.url}/decks/seekers")
    page.fill("[name=q]", "vanish")  # a few cards stand for all
    plus = page.locator("#add-vanish")
    if size is PHONE:
        page.click(".dock >> text=Cards")
        box = plus.bounding_box()
        assert min(box["width"], box["height"]) >= 40
        plus.tap()
        page.wait_for_function("() => document.getElementById('glance').textContent.includes('1/54')")
        page.click("#glance a")
        assert page.locator("#verdict").is_visible()
    else:
        plus.click()
    verdict(page, "1 Tactics; it needs exactly 50")
    page.click(".text summary")
    page.evaluate("document.querySelectorAll('.pick[hidden]').forEach((each) => each.remove())")  # more of the same
    for scheme in ("light", "dark") if size is DESK else ("dark",):
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
