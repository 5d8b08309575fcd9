"""What every table promises: regions that never move, controls in sight, drag and drop, undo, recap, the ending."""

import random
from collections.abc import Callable
from typing import Any

import browser_play as hand
import pytest
from browser_play import Served
from test_browser_access import violations

OpenPage = Callable[..., Any]
GAMES = ("outposts", "seekers", "battleground", "lytharian", "lytharian-chess", "elysia")

BOXES = """() => ['#felt', '#near', innerWidth > 760 ? '#asking' : '.says', '#rivals', '#mine'].map((query) => {
  const b = document.querySelector(query).getBoundingClientRect(), grows = ['#rivals', '#mine'].includes(query);
  return [query, b.left, grows || b.top, b.width, grows || b.height].map((n) => +n === n ? Math.round(n) : n) })"""
PLACE = """() => { const b = document.querySelector('#ask .primary').getBoundingClientRect();
  return b.width ? [Math.round(b.right), Math.round(b.top), Math.round(b.height)] : null }"""
ASTRAY = """() => {  // what answers and is cut, or lies where nobody can press it
  const wrong = [], box = (e) => e.getBoundingClientRect(), page = document.documentElement;
  for (const e of document.querySelectorAll('#ask button, #ask summary')) {
    if (!e.getClientRects().length || e.closest('ol')) continue;
    const b = box(e), words = e.querySelector('span') || e, say = (what) => wrong.push(what + e.textContent);
    const swiped = e.closest('.also') && e.previousElementSibling;  // a row of them is swiped as a hand is
    if (!swiped && (b.left < 0 || b.right > innerWidth) || b.top < 0 || b.bottom > innerHeight) say('outside: ');
    if (innerWidth < 761 && (b.height < 40 || b.width < 40)) say('small: ');
    if (words.scrollWidth > words.clientWidth + 2 || words.scrollHeight > words.clientHeight + 3) say('cut: ');
  }
  const inside = (b) => b.width && b.right > 0 && b.left < innerWidth && b.top >= -1 && b.top < innerHeight;
  const twins = new Map((document.getElementById('marks').dataset.twins || '').split(' ').map((two) => two.split('=')));
  const button = (e) => `#ask :is(.choices > *, .primary)[data-refs~="${twins.get(e.id) || e.id}"]`;  // says the same
  const lost = [...document.querySelectorAll('[data-lit]:not(#marks)')].filter((e) => !inside(box(e))
    && !document.querySelector(button(e)));
  if (lost.length && !document.querySelector('#all-choices')) wrong.push('out of sight: ' + lost.map((e) => e.id));
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.push('the page scrolls');
  const words = document.querySelector('#ask .words'), says = box(document.querySelector('.says'));
  if (box(words).bottom > says.bottom + 1 || box(words).top < says.top - 1 || words.closest('[data-full]'))
    wrong.push('words cut: ' + words.textContent);
  const below = [...document.querySelectorAll('.says .then')].filter((e) => e.getClientRects().length
    && box(e).left < says.right);  // what has no room wraps out of sight
  if (below.length > 1 || below.some((e) => box(e).bottom > says.bottom + 1 || box(e).top < box(words).bottom - 1))
    wrong.push('lines over each other: ' + below.map((e) => e.textContent));
  return wrong }"""


SEEN = f"""() => document.querySelector('#ask.end') ? 'over'
  : document.querySelector('#ask.mine') && {hand.QUIET}
  && {{ astray: ({ASTRAY})(), boxes: ({BOXES})(), place: ({PLACE})(), holds: document.body.dataset.with || '' }}"""


def look(page: Any) -> Any:
    """Wait for a question of mine, and all that is measured there in one look: between two of them the table may
    change, for a bot answers whenever it likes. None when the game is over.
    """
    seen = page.wait_for_function(SEEN).json_value()
    return None if seen == "over" else seen


def started(seen: Any) -> bool:
    """Not while a hand or a packet lies large in the board's place."""
    return not {"handless", "dealt", "spread"} & set(seen["holds"].split())


@pytest.mark.parametrize("game", GAMES)
def test_regions_never_move_and_what_answers_is_in_sight(game: str, open_page: OpenPage, served: Served) -> None:
    """At the desk; `test_browser_touch` plays whole games on a phone."""
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game=game, seat1="random", seed="6", pace="0")
    roll = random.Random(3)
    boxes: Any = None
    place: Any = None
    for _ in range(30):
        seen = look(page)
        if seen is None:
            break
        assert seen["astray"] == []
        if started(seen) or game == "lytharian-chess":
            boxes, place = boxes or seen["boxes"], place or seen["place"]
            assert seen["boxes"] == boxes
            assert seen["place"] in (place, None)
        hand.choose_any(page, roll)
    assert boxes


def chess(page: Any, served: Served) -> None:
    """Normal Chess against a bot, White at this page."""
    for seed in range(1, 20):
        hand.begin(page, served.url, game="lytharian-chess", seat1="random", seed=str(seed), entry0__cards="up",
                   entry1__cards="up", pace="0")  # fmt: skip
        hand.my_turn(page)
        if hand.step(page) == 0:
            return
    raise AssertionError("seat 0 never was White")


def spot(page: Any, square: str) -> tuple[float, float]:
    box = page.locator(f"#square-{'abcdefgh'.index(square[0]) + 8 * (int(square[1]) - 1)}").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Any, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 12, start[1] - 12)
    page.wait_for_selector(".held")
    page.wait_for_function("() => document.getElementById('marks').dataset.picked")
    page.mouse.move(*end, steps=4)
    page.mouse.up()


NOTE_BEATS = """() => { // what passes is noted as it happens: a busy page may be late to look
  window.beats = { told: false, back: false };
  new MutationObserver(() => {
    beats.told ||= !document.getElementById('banner').hidden;
    beats.back ||= !!document.querySelector('#felt[inert]');
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_a_piece_is_dragged_and_the_move_taken_back_after_the_bots_reply(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    chess(page, served)
    drag(page, spot(page, "e2"), (40, 400))  # dropped elsewhere it goes back
    page.wait_for_function("() => !document.getElementById('marks').dataset.picked")
    assert hand.step(page) == 0
    hand.settled(page)
    drag(page, spot(page, "e2"), spot(page, "e4"))
    page.wait_for_function("() => +document.getElementById('marks').dataset.step >= 2")
    assert hand.my_turn(page)
    assert page.locator(".deed").count() >= 1
    page.evaluate(NOTE_BEATS)
    page.locator(".deed").last.click()  # it is told, and the board goes back to when it happened, for a moment
    page.wait_for_function("() => beats.told && beats.back && !document.querySelector('#felt[inert]')")
    page.click("[data-do=undo]")
    page.wait_for_function("() => document.getElementById('marks').dataset.step === '0'")
    assert page.locator(".piece[data-cell=square-12]").count() == 1


def test_a_card_is_dragged_from_the_hand_and_only_chosen_by_one_click(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, entry0__faction="ember", entry1__faction="stone", seat1="random", seed="4", pace="0")
    while hand.my_turn(page) and hand.key(page) != "play":
        hand.press(page, "")
    card = page.locator("#holding .item[data-lit]").last  # nothing lies over it
    step = hand.step(page)
    before = hand.mark(page)
    card.click()
    hand.changed(page, before)
    assert hand.step(page) == step  # chosen, nothing is spent
    assert page.locator("#ask .cancel").is_visible()
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.getElementById('marks').dataset.picked")
    box = card.bounding_box()
    hand.settled(page)
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    lit = page.evaluate("document.getElementById('marks').dataset.lit")
    drag(page, start, (620, 300))
    moved = "lit => { const m = document.getElementById('marks').dataset; return m.lit !== lit || !m.picked }"
    page.wait_for_function(moved, arg=lit)


def test_a_first_time_is_told_once_and_one_is_reminded_once(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('hints', 'on')")
    hand.begin(page, served.url, entry0__faction="ember", entry1__faction="stone", seat1="random", seed="4", pace="0")
    while hand.my_turn(page) and hand.key(page) != "play":
        hand.press(page, "")
    page.locator("#tip", has_text="Reserve").wait_for()
    page.click("[data-got]")
    page.wait_for_selector("#tip", state="hidden")
    hand.settled(page)
    step = hand.step(page)
    page.click("#ask .place.end")
    page.wait_for_function("() => document.getElementById('then').textContent.includes('Press again')")
    assert hand.step(page) == step
    hand.settled(page)  # it is to be read before it is pressed away
    before = hand.mark(page)
    page.click("#ask .place.end")
    hand.changed(page, before)


def test_the_ending_is_a_moment_and_the_board_can_be_looked_at(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    chess(page, served)
    hand.concede(page)
    page.wait_for_selector("#ending.lost")
    words = page.locator("#ending").inner_text()
    assert "Defeat" in words
    assert page.locator("#mine .who").inner_text() == "You"
    rival = page.locator("#rivals .who").inner_text()
    assert f"{rival} wins" in words
    assert page.locator(".figures li").count() == 3
    assert violations(page) == []
    page.click("[data-ending=close]")
    page.wait_for_selector("#ending", state="hidden")
    page.click("[data-ending=open]")
    page.wait_for_selector("#ending", state="visible")


def test_bots_have_names_and_ranks_and_can_be_held(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    page.goto(f"{served.url}/new/outposts?step=opponent")
    page.locator(".pick", has_text="I only watch").click()
    page.click("button.gold")
    page.click("button.gold")
    page.wait_for_url("**/t/*")
    hand.connected(page)
    assert "Adept" in page.locator("#who").inner_text()
    assert "bot" not in page.locator("#who").inner_text().lower()
    page.click("[data-hold]")
    page.wait_for_selector("[data-onward]")
    step = hand.step(page)
    page.click("[data-onward]")
    page.wait_for_function("n => +document.getElementById('marks').dataset.step > n", arg=step)
