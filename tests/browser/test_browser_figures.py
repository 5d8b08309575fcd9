"""Figures on hexes on a phone: told apart side by side, read by a tap; what is offered there, and words for fingers."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import browser_play as hand
import pytest
from browser_play import PHONE, Served
from set_positions import set_out

from rulewright.games.elysia.rules.position import Side as Traveller
from rulewright.games.elysia.rules.position import position as journey
from rulewright.games.seekers.rules.position import Side, position

OpenPage = Callable[..., Any]
COVERED = """() => {  // signs and numbers of one figure that lie over another
  const box = (e) => e.getBoundingClientRect(), found = [];
  const pieces = [...document.querySelectorAll('#board .piece')];
  for (const one of pieces) for (const other of pieces) if (one !== other)
    for (const sign of one.querySelectorAll('.pill, .chip')) for (const its of other.querySelectorAll('.pill, .chip')) {
      const [a, b] = [box(sign), box(its)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) found.push([one.id, other.id, wide, high]);
    }
  return found; }"""
ASTRAY = """() => [...document.querySelectorAll('#board .piece')].flatMap((piece) => {  // signs beyond the rim
  const rim = piece.querySelector('circle.rim').getBoundingClientRect();
  return [...piece.querySelectorAll('.chip')].map((e) => e.getBoundingClientRect())
    .filter((b) => b.left < rim.left - 1.5 || b.right > rim.right + 1.5).map((b) => [piece.id, b.left, b.right]); })"""
APART = """() => {  // how far the middles of any two faces lie apart, as a share of their width
  const faces = [...document.querySelectorAll('#board .piece .face')].map((e) => e.getBoundingClientRect());
  const gap = (a, b) => Math.hypot(a.left - b.left, a.top - b.top) / a.width;
  return Math.min(...faces.flatMap((a, i) => faces.slice(i + 1).map((b) => gap(a, b)))); }"""
CUT = """() => [...document.querySelectorAll('#ask .then')].filter((e) => e.textContent && e.getClientRects().length
  && (e.scrollHeight > e.clientHeight + 1 || !/[.?!]$/.test(e.textContent))).map((e) => e.textContent)"""
OFFER = "#ask .choices > .choice.offer"
LAST_WORDS = """() => {  // by how much its drawback lies below what its card shows
  const card = [...document.querySelectorAll('#holding .card')].find((e) => /Overload/.test(e.textContent));
  const text = card.querySelector('.text > span'), words = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let last = null;
  while (words.nextNode()) if (words.currentNode.data.includes('lose all')) last = words.currentNode;
  const range = document.createRange(), at = last.data.indexOf('lose all');
  range.setStart(last, at);
  range.setEnd(last, at + 'lose all'.length);
  return range.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom; }"""
CLICKS = """() => [...document.querySelectorAll('body *:not(script, style)')].flatMap((e) => [
  ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data),
  ...['data-tip', 'data-says', 'data-note', 'title', 'aria-label', 'placeholder'].map((name) => e.getAttribute(name)),
]).filter((words) => /\\bclick/i.test(words || ''))"""


def beside_the_shard(page: Any, served: Served, folder: Path) -> None:
    """Mara is poisoned and burns, beside Theron, a Shade of his, and the Shard."""
    mara = Side("mara", (-1, 0), hand=("arcane-overload", "blink"), ailments={"Nightshade": 3, "Burn": 5}, ap=10)
    theron = Side("theron", (-2, 0), ailments={"Slow": 2, "Bleed": 4, "Daze": 1}, tokens=(("shade", (-1, -1)),))
    set_out(page, served.url, folder, "seekers", position(mara, theron))
    while hand.my_turn(page) and hand.key(page) != "main":
        hand.press(page, "")
    hand.still(page)


def test_figures_side_by_side_are_told_apart(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    beside_the_shard(page, served, tmp_path)
    assert page.evaluate(COVERED) == []
    assert page.evaluate(ASTRAY) == []
    assert page.locator("#unit-0 circle.rim").bounding_box()["width"] > 40
    assert page.locator("#unit-0 .pill").first.bounding_box()["height"] > 14
    assert page.evaluate("document.querySelector('#board').getBoundingClientRect().width") == PHONE["width"]


def test_two_on_one_tile_stand_side_by_side(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    tiles = {(q, r): "plains" for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3 and (q, r) != (0, 0)}
    start = journey(Traveller("algar", (0, 1)), Traveller("vega", (0, 1)), tiles=tiles)
    set_out(page, served.url, tmp_path, "elysia", start)
    hand.my_turn(page)
    hand.still(page)
    assert page.evaluate(APART) >= 1


def test_what_stands_there_is_read_by_a_tap(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    beside_the_shard(page, served, tmp_path)
    hand.settled(page)
    box = page.locator("#unit-2 circle.rim").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert "shadow damage to every unit next to it" in hand.reads(page, "Shade")


def test_channeling_has_a_button_and_says_what_delays_it(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    beside_the_shard(page, served, tmp_path)
    assert page.evaluate(CUT) == []
    offer, end = page.locator(OFFER).bounding_box(), page.locator("#ask .primary").bounding_box()
    assert abs(offer["y"] - end["y"]) < 2
    assert offer["x"] + offer["width"] <= end["x"]
    steps = hand.step(page)
    hand.settled(page)
    page.tap(OFFER)
    page.wait_for_selector("#ask .primary.gold:has-text('Channel the Shard')")
    assert hand.step(page) == steps
    assert "Your Nightshade and Burn will delay it" in page.locator("#then").inner_text()
    assert page.evaluate(CUT) == []
    hand.settled(page)
    page.tap("#ask .primary.gold")
    page.wait_for_selector("#mine .under:has-text('Channels the Shard')")


def test_a_text_on_a_card_shows_its_drawback(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    beside_the_shard(page, served, tmp_path)
    assert page.evaluate(LAST_WORDS) <= 1


@pytest.mark.parametrize("game", ["battleground", "seekers", "elysia", "outposts", "lytharian"])
def test_a_finger_is_never_told_to_click(game: str, open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    for path in (f"/new/{game}", f"/howto/{game}"):
        page.goto(served.url + path)
        assert page.evaluate(CLICKS) == []
    page.goto(served.url)
    page.click(f"[form=learn-{game}]")
    page.wait_for_url("**/t/*")
    hand.connected(page)
    for _ in range(4):
        hand.my_turn(page)
        assert page.evaluate(CLICKS) == []
        hand.settled(page)
        page.evaluate("send('click', { ref: 'nothing-9' })")  # the lesson says what it waits for
        page.wait_for_function("() => document.getElementById('then').dataset.no !== undefined")
        assert page.evaluate(CLICKS) == []
        before = hand.mark(page)
        page.evaluate(
            "lit => (document.querySelector('#ask [data-primary].gold') || document.querySelector(lit))"
            ".dispatchEvent(new MouseEvent('click', { bubbles: true }))",
            hand.LIT,
        )
        hand.changed(page, before)


def test_a_board_that_was_shown_whole_stays_so(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    beside_the_shard(page, served, tmp_path)
    moved = "document.querySelector('#board svg.board').style.transform"
    assert "scale" in page.evaluate(moved)
    hand.settled(page)
    page.locator("[data-scale='0']").tap()
    assert page.evaluate(moved) == ""
    hand.settled(page)
    page.tap(OFFER)
    page.wait_for_selector("#ask .primary.gold")
    hand.still(page)
    assert page.evaluate(moved) == ""
