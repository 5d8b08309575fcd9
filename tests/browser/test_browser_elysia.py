"""Elysia in a real browser: whole games by clicks, the map, the fight, the market, many players, the phone, axe."""

import random
import re
from collections.abc import Callable
from typing import Any

import browser_play as hand
import pytest
from browser_play import DESK, PHONE, Served
from elysia_play import act
from test_browser_access import violations

OpenPage = Callable[..., Any]
QUICK = {"tune__dark_lord_darkness_two": "2", "tune__max_rounds": "6", "pace": "0"}
HEROES = {"entry0__character": "tomyris", "entry1__character": "ravenna"}
BOXES = """(query) => [...document.querySelectorAll(query)].filter((e) => e.getClientRects().length)
  .map((e) => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom] })"""


def seated(n: int) -> dict[str, str]:
    """So many players against bots that lose no time."""
    return {f"seat{i}": "random" for i in range(1, n)} if n > 1 else {"seat1": "none"}


def upto(page: Any, key: str, most: int = 90, least: int = 0, tap: bool = False) -> bool:
    """Play until such a question comes; False if the game ended first."""
    roll = random.Random(4)
    for answered in range(most):
        if not hand.my_turn(page):
            return False
        if answered >= least and hand.key(page) == key:
            return True
        act(page, roll, tap)
    return False


def test_a_whole_game_of_two_by_clicks(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game="elysia", seed="5", **seated(2), **QUICK)
    roll = random.Random(4)
    keys = set()
    cells = 0
    for _ in range(200):
        if not hand.my_turn(page):
            break
        cells = max(cells, page.locator("#board .hit").count())
        keys.add(act(page, roll))
    assert re.search(r"Victory|Defeat|Draw", page.locator("#ending").inner_text())
    assert page.locator("#ending .clause").count() == 1
    assert {"character", "opening", "play", "move"} <= keys
    assert cells > 12  # the map has grown
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    assert page.locator("#numbers td").count() > 8


def test_a_whole_solo_quest_by_clicks(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game="elysia", seed="5", entry0__character="algar", **seated(1),
               tune__max_rounds="6", pace="0")  # fmt: skip
    roll = random.Random(4)
    keys = set()
    for _ in range(200):
        if not hand.my_turn(page):
            break
        keys.add(act(page, roll))
    assert page.locator("#ask.end").count() == 1
    assert {"play", "move"} <= keys
    assert page.locator("#quests .item").count() == 5


def test_reach_has_prices_and_looks_draw_ways(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game="elysia", seed="5", **seated(2), **HEROES, pace="0")
    for least in range(6, 60, 2):
        assert upto(page, "move", least=1 if least > 6 else least)
        if page.locator("#over-walk-reach .note").count():
            break
    assert page.locator("#over-walk-reach .note").count() > 0
    box = page.locator("#figure-0").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("#looked .overlay.reach", state="attached")  # what Wild adds: a place has one price
    page.mouse.move(2, 2)
    page.wait_for_selector("#looked", state="detached")
    page.locator(f"#board .hit{hand.LIT}").first.hover(force=True)
    page.wait_for_selector("#looked .line.way", state="attached")
    hand.reads(page, "Walk")


def test_who_leaves_the_view_is_shown_at_its_rim(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game="elysia", seed="5", **seated(2), **HEROES, pace="0")
    assert upto(page, "move", least=14)
    frame = page.locator("#board").bounding_box()
    page.mouse.move(frame["x"] + 20, frame["y"] + 20)
    page.mouse.wheel(0, -2000)
    page.wait_for_selector(".astray")
    sign = page.locator(".astray").first
    name = sign.get_attribute("data-to")
    sign.click()
    page.wait_for_function("id => !document.querySelector(`.astray[data-to=${id}]`)", arg=name)
    box = page.locator(f"#{name}").bounding_box()
    assert frame["x"] < box["x"] + box["width"] / 2 < frame["x"] + frame["width"]
    page.click("[data-scale='0']")
    page.wait_for_selector(".astray", state="detached")


def test_a_fight_faces_two_rows_with_their_sums(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game="elysia", seed="5", entry0__character="algar", **seated(1), pace="0")
    assert upto(page, "attack")
    assert page.locator("#clash .rank").count() == 2
    assert page.locator("#clash .fighter").count() >= 2
    step = hand.step(page)
    while hand.step(page) == step:
        act(page, random.Random(1))
    assert page.locator("#clash .versus").inner_text().startswith("Attack")
    assert page.locator("#clash .term").count() >= 1
    for scheme in ("dark", "light"):
        hand.colours(page, scheme)
        hand.still(page)
        assert violations(page) == []


def inside(page: Any, size: dict[str, int], *queries: str) -> None:
    for query in queries:
        for left, top, right, bottom in page.evaluate(BOXES, query):
            assert left >= -1, query
            assert top >= -1, query
            assert right <= size["width"] + 1, query
            assert bottom <= size["height"] + 2, query


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_eight_players_stay_readable(size: dict[str, int], open_page: OpenPage, served: Served) -> None:
    page = open_page(size, reduced_motion="reduce")
    hand.begin(page, served.url, game="elysia", seed="5", **seated(8), pace="0")
    assert upto(page, "move", tap=size is PHONE)
    inside(page, size, ".rival", "#mine", ".says", ".answers", "#holding")
    boxes = page.evaluate(BOXES, "#rivals > .rival, #mine > .panel, #board, .answers")
    assert len(boxes) == 10
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert bottom - top >= 20
        for a, b, c, d in boxes[i + 1 :]:
            assert left >= c - 1 or a >= right - 1 or top >= d - 1 or b >= bottom - 1  # nothing lies over another
    assert page.locator(".rival .counter b:visible").count() >= (21 if size is DESK else 7)
    spilled = page.evaluate("""() => [...document.querySelectorAll('.rival .counter')].filter((e) => {
        const a = e.getBoundingClientRect(), b = e.closest('.rival').getBoundingClientRect();
        const out = a.left < b.left || a.right > b.right + 1 || a.top < b.top || a.bottom > b.bottom + 1;
        return a.width && out }).length""")
    assert spilled == 0
    assert page.locator("#board .piece[class*=seat]").count() == 8
    assert page.locator("#quests .item").first.locator(".mark").count() == 8
    hand.still(page)
    for scheme in ("dark", "light"):
        hand.colours(page, scheme)
        hand.still(page)
        assert violations(page) == []


def test_a_phone_plays_by_taps_and_buys_in_the_market(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    hand.begin(page, served.url, game="elysia", seed="5", **seated(2), **HEROES, pace="0")
    assert upto(page, "opening", tap=True)
    inside(page, PHONE, "#market .item")
    roll = random.Random(4)
    for _ in range(24):
        if not hand.my_turn(page):
            break
        act(page, roll, tap=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.documentElement.scrollHeight") <= 844
    board, bar = (page.locator(id).bounding_box() for id in ("#board", ".says"))
    assert board["height"] > 200
    assert board["y"] + board["height"] <= bar["y"] + 1
    boxes = page.evaluate(BOXES, "#ask button, #ask summary, .z-drawer > .grip, .toolbar .tool")
    assert len(boxes) > 4
    assert all(right - left >= 40 and bottom - top >= 40 for left, top, right, bottom in boxes)
    assert violations(page) == []


def test_the_market_opens_at_its_top_wherever_it_was_left(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    hand.begin(page, served.url, game="elysia", seed="5", **seated(2), **HEROES, pace="0")
    assert upto(page, "play", tap=True)
    grip, top = page.locator("#market > .grip"), "e => e.scrollTop"
    shelves = page.locator("#market > .zones")
    grip.click()
    page.wait_for_selector("#market[data-open]")
    shelves.evaluate("e => { e.scrollTop = e.scrollHeight }")
    assert shelves.evaluate(top) > 0
    grip.click()
    page.wait_for_selector("#market:not([data-open])")
    grip.click()
    page.wait_for_selector("#market[data-open]")
    assert shelves.evaluate(top) == 0


def test_enter_takes_the_character_that_was_clicked_and_no_badge_lies_on_a_face(
    open_page: OpenPage, served: Served
) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game="elysia", seat1="random", seed="6")
    while hand.my_turn(page) and not page.locator("#choosing .pick").count():
        hand.press(page, "")
    art, badge = (page.locator(f"#choosing .pick.good {part}").bounding_box() for part in (".art", ".first"))
    assert badge["y"] > art["y"] + art["height"] / 2
    hand.settled(page)
    page.locator("#choosing .pick.good").click()
    page.wait_for_selector("#choosing .pick[data-picked]")
    hand.settled(page)
    page.wait_for_function("performance.now() > keysFrom")
    before, step = hand.mark(page), hand.step(page)
    page.keyboard.press("Enter")
    hand.changed(page, before)
    assert hand.step(page) > step


def test_on_a_phone_the_own_piles_open_from_the_own_sheet(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    hand.begin(page, served.url, game="elysia", seed="5", **seated(2), **HEROES, pace="0")
    assert upto(page, "play", tap=True)
    page.click("#mine .opener")
    page.click("#owned-0 > .grip")
    page.wait_for_selector("#owned-0[data-open] .item")
    assert not page.locator("#marks[data-picked]:not([data-picked=''])").count()  # the card below was not meant
    page.click("#felt", position={"x": 20, "y": 120})
    page.wait_for_selector("#owned-0:not([data-open])", state="attached")
    assert not page.is_visible("#piles")
