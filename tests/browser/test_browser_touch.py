"""A whole game of each title by taps on a phone: whatever answers is in sight, whole and free, and nothing ever moves.

The games are made short by their tunables; RULEWRIGHT_LONG=1 plays them in full.
"""

import os
import random
from collections.abc import Callable
from typing import Any

import browser_play as hand
import pytest
from browser_play import PHONE, Served
from test_browser_skeleton import look, started

LONG = bool(os.environ.get("RULEWRIGHT_LONG"))
SHORT = {
    "outposts": {"tune__round_limit": "4"},
    "seekers": {"tune__starting_life": "10", "tune__turn_limit": "3"},
    "battleground": {"tune__start_life": "5", "tune__max_life": "5", "tune__turn_limit": "4"},
    "lytharian": {"tune__turn_limit": "6"},
    "normal-chess": {},
    "elysia": {"tune__dark_lord_darkness_two": "2", "tune__max_rounds": "3"},
}
GIVE_UP = {"normal-chess": 24}  # chess at random goes on for hundreds of moves
SPOTS = """() => {  // every place where a tap answers: a button, a lit thing with nothing over it, the list of the rest
  const found = [], hidden = [], at = (b) => [b.left + b.width / 2, b.top + b.height / 2];
  const free = (e) => {  // a point of it that a finger would hit
    const b = e.getBoundingClientRect(), [x, y] = at(b);
    for (const [dx, dy] of [[0, 0], [-0.3, 0], [0.3, 0], [0, -0.3], [0, 0.3], [-0.35, -0.35]]) {
      const px = x + dx * b.width, py = y + dy * b.height, top = document.elementFromPoint(px, py);
      if (top && (e.contains(top) || document.elementsFromPoint(px, py).slice(0, 3).some((o) => e.contains(o)
        && !top.closest('button, .panel, #reader, .toolbar')))) return [px, py];
    }
    return null;
  };
  for (const e of document.querySelectorAll('#ask button:is([data-choose], [data-aim]), #ask summary')) {
    if (!e.getClientRects().length || e.closest('ol') || e.matches('.also > * + *')) continue;
    const spot = free(e);
    spot ? found.push(['bar', e.textContent, ...spot]) : hidden.push('covered: ' + e.textContent);
  }
  for (const e of document.querySelectorAll('[data-lit]:not(#marks)')) {
    const b = e.getBoundingClientRect(), spot = b.width && free(e);
    if (spot) found.push(['lit', e.id, ...spot]);
  }
  return [found, hidden] }"""

ONLY_LISTED = """() => {  // answers for which there is nothing to tap but their line in the list
  const picked = (document.getElementById('marks').dataset.picked || '').split(' ');
  const seen = (e) => e && e.getClientRects().length && !e.closest('#rail');
  const row = [...document.querySelectorAll('.also [data-aim]')], full = row.length >= 12;
  return [...document.querySelectorAll('#all-choices ol [data-choose]')].filter((line) => {
    const i = line.dataset.choose, refs = (line.dataset.refs || '').split(' ');
    const next = refs.find((ref) => ref && !picked.includes(ref));
    return !full && !row.some((e) => e.dataset.aim === i) && !(next && seen(document.getElementById(next)))
      && ![...document.querySelectorAll(`#ask [data-choose="${i}"]`)].some((e) => !e.closest('ol') && seen(e));
  }).map((line) => line.textContent) }"""


def give_up(page: Any) -> None:
    """By taps in the menu, each of them in sight."""
    for query in ("#menu > summary", "#concede summary", "#concede [data-do=concede]"):
        page.tap(query)
    page.wait_for_selector("#ask.end")


def tap_something(page: Any, roll: random.Random) -> None:
    """One tap where one answers."""
    hand.settled(page)
    found, hidden = page.evaluate(SPOTS)
    assert hidden == []
    assert page.evaluate(ONLY_LISTED) == []
    assert found, page.locator("#ask").inner_text()
    kinds = sorted({spot[0] for spot in found})
    kind = roll.choice(kinds)
    _, name, x, y = roll.choice([spot for spot in found if spot[0] == kind])
    before = hand.mark(page)
    if name.startswith("All "):
        page.touchscreen.tap(x, y)
        rows = page.locator("#all-choices ol button")
        row = rows.nth(roll.randrange(rows.count()))
        row.scroll_into_view_if_needed()
        assert row.evaluate("e => { const b = e.getBoundingClientRect(); return b.left >= 0 && b.right <= innerWidth"
                            " && e.scrollWidth <= e.clientWidth + 1 }"), row.inner_text()  # fmt: skip
        row.tap()
    else:
        page.touchscreen.tap(x, y)
    hand.taken(page, before)


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_taps_on_a_phone(game: str, open_page: Callable[..., Any], served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    short = {} if LONG else SHORT[game]
    hand.begin(page, served.url, game=game, seat1="random", seed="6", pace="0", **short)
    roll = random.Random(3)
    boxes: Any = None
    taps = 0
    while seen := look(page):
        assert seen["astray"] == []
        if started(seen) or game == "normal-chess":  # which has no hand at all
            boxes = boxes or seen["boxes"]
            assert seen["boxes"] == boxes
        if taps == GIVE_UP.get(game) and not LONG:
            give_up(page)
        else:
            tap_something(page, roll)
        taps += 1
    assert boxes
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [390, 844]
    assert page.locator("#ending h2").inner_text() in ("Victory", "Defeat", "Draw")
