"""What strangers tripped over on their first evening: each is seen on the page, on a desk and on a phone."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import browser_play as hand
import pytest
from browser_play import DESK, PHONE, Served

OpenPage = Callable[..., Any]
RECORDS = Path(__file__).parent.parent / "records"
SEEKERS = {"game": "seekers", "seat1": "random", "seed": "5", "entry0__armory": "mara", "entry1__armory": "theron"}
CUT = """() => [...document.querySelectorAll('#ask .says > :is(.words, .then)')].filter((line) => {
  const away = line.getBoundingClientRect().left >= line.parentElement.getBoundingClientRect().right;
  return line.getClientRects().length && (away || line.scrollHeight > line.clientHeight + 1);
}).map((line) => line.textContent)"""
COVERED = """() => { const tray = document.querySelector('.roll').getBoundingClientRect();
  return [...document.querySelectorAll('#felt .piece')].filter((piece) => { const box = piece.getBoundingClientRect();
    return box.left < tray.right && box.right > tray.left && box.top < tray.bottom && box.bottom > tray.top;
  }).length }"""


def to_main(page: Any, url: str, **more: str) -> None:
    """A duel at its first main phase: one's Seeker on the right, the other's on the left."""
    hand.begin(page, url, **SEEKERS | more)
    while hand.my_turn(page) and hand.key(page) != "main":
        if hand.key(page) == "start":
            page.evaluate("document.getElementById('hex-93').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
            page.wait_for_function("() => document.getElementById('marks').dataset.key !== 'start'")
        else:
            hand.press(page, "I act first" if hand.key(page) == "first" else "Keep")


@pytest.mark.parametrize(("size", "verb"), [(DESK, "Click"), (PHONE, "Tap")], ids=["desk", "phone"])
def test_who_has_no_mouse_is_told_to_tap(open_page: OpenPage, served: Served, size: dict[str, int], verb: str) -> None:
    page = open_page(size, reduced_motion="reduce")
    page.goto(served.url)
    page.click("[form=learn-seekers]")
    page.wait_for_url("**/t/*")
    hand.connected(page)
    assert f"{verb} Theron" in page.locator("#ask .words").inner_text()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_dice_cover_nobody_and_say_where_the_rest_comes_from(
    open_page: OpenPage, served: Served, size: dict[str, int]
) -> None:
    page = open_page(size, reduced_motion="reduce")
    to_main(page, served.url)
    page.evaluate("""() => {
      fall($('board'), { faces: [4, 2] });
      addTo($('board'), { n: 2, words: 'Gravemaul' });
      addTo($('board'), { n: -1, words: 'Oathplate' }) }""")
    assert page.locator(".roll .part").all_inner_texts() == ["+2\nGravemaul", "−1\nOathplate"]
    assert page.locator(".roll b").inner_text() == "7"
    assert page.evaluate(COVERED) == 0
    page.evaluate("float($('unit-0').getBoundingClientRect(), '2', 'block')")
    assert page.locator(".float.block svg path").count() == 1  # a sign that no font has to have
    assert page.locator(".float.block").inner_text() == "2"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_channeling_costs_is_said_before_the_tap_that_begins_it(
    open_page: OpenPage, served: Served, size: dict[str, int]
) -> None:
    page = open_page(size, reduced_motion="reduce")
    to_main(page, served.url, tune__shard_cost_ap="5")
    for ref, then in (("unit-0", "move"), ("hex-1", "main")):  # beside the Shard
        hand.settled(page)
        page.evaluate("id => document.getElementById(id).dispatchEvent(new MouseEvent('click', {bubbles: true}))", ref)
        page.wait_for_function("key => document.getElementById('marks').dataset.key === key", arg=then)
    page.wait_for_function("() => document.getElementById('marks').dataset.lit.split(' ').includes('hex-0')")
    hand.settled(page)
    steps = hand.step(page)
    box = page.locator("[id='hex-0']").bounding_box()
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    hand.do_until_taken(page, lambda: page.touchscreen.tap(*at) if size is PHONE else page.mouse.click(*at))
    page.wait_for_selector("#ask .primary:has-text('Channel the Shard (5 AP)')")
    said = page.locator("#ask .says").inner_text()
    assert "Each wound or Ailment adds a Moment; " in said
    page.wait_for_function(f"() => !({CUT})().length")
    assert hand.step(page) == steps  # nothing is paid yet
    hand.press(page, "Channel the Shard (5 AP)")
    page.wait_for_function("n => +document.getElementById('marks').dataset.step > n", arg=steps)
    page.wait_for_selector("#mine .under:has-text('Channels the Shard')")
    spans = page.locator("#mine .under span").evaluate_all("all => all.map((e) => [e.scrollWidth, e.clientWidth])")
    assert spans[0][0] <= spans[0][1] + 1  # to its last letter


def test_the_strip_of_a_phone_shows_what_is_new_to_its_last_word(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('hints', 'on')")
    to_main(page, served.url)
    page.wait_for_function("() => document.getElementById('hint').textContent.endsWith('to walk.')")
    page.wait_for_function(f"() => !({CUT})().length")
    hand.press(page, "Move")
    page.wait_for_function("() => document.getElementById('marks').dataset.key === 'move'")
    hand.settled(page)
    page.evaluate("document.getElementById('hex-22').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    page.wait_for_function("() => document.getElementById('marks').dataset.key === 'main'")
    page.wait_for_function("() => /Your Seeker has a power of its own.*tap your portrait/.test($('hint').textContent)")
    page.wait_for_function(f"() => !({CUT})().length")


ROWS = """() => [...document.querySelectorAll('#middle .zones-row')].map((row) => {
  const box = row.getBoundingClientRect();
  return [box.left, box.top, box.width, box.height].map(Math.round) })"""
WIDTHS = """() => [...document.querySelectorAll('#middle .zones-row > .zone:not(.plaque) .item')].map((item) =>
  Math.round(item.getBoundingClientRect().width))"""
OVERLAPPING = """() => { const boxes = [...document.querySelectorAll('#middle .item')].map((item) =>
    [item.id, item.getBoundingClientRect()]);
  return boxes.flatMap(([a, one], i) => boxes.slice(i + 1).filter(([, two]) => Math.min(one.right, two.right) - 1
    > Math.max(one.left, two.left) && Math.min(one.bottom, two.bottom) - 1 > Math.max(one.top, two.top))
    .map(([b]) => `${a} ${b}`)) }"""


def test_who_stands_between_the_outposts_is_of_one_size_and_nothing_moves(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    page.goto(served.url)
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true })")
    page.set_input_files("#record", RECORDS / "outposts" / "01-2p-official.txt")
    page.click(".upload button")
    page.wait_for_url("**/replay*")
    hand.connected(page)
    last = int(page.evaluate("+$('at').max"))
    rows, widths, most = [], set(), 0
    for step in range(last // 3, last, 4):
        page.evaluate("step => goTo(step)", step)
        page.wait_for_function("step => +$('marks').dataset.step === step", arg=step)
        hand.still(page)
        rows.append(page.evaluate(ROWS))
        widths.update(found := page.evaluate(WIDTHS))
        most = max(most, len(found))
        assert page.evaluate(OVERLAPPING) == []
    assert all(row == rows[0] for row in rows)
    assert len(rows[0]) == 4
    assert most > 3  # there was a crowd
    assert len(widths) == 1


@pytest.mark.parametrize("game", ["outposts", "seekers", "battleground", "lytharian", "elysia"])
def test_the_pictures_of_how_to_play_are_whole_on_a_phone(open_page: OpenPage, served: Served, game: str) -> None:
    page = open_page(PHONE)
    page.goto(f"{served.url}/howto/{game}")
    cut = page.evaluate("""async () => {
      const pictures = [...document.querySelectorAll('.cover .art img, .panels img')];
      pictures.forEach((picture) => { picture.loading = 'eager' });
      await Promise.all(pictures.map((picture) => picture.decode()));
      return pictures.filter((picture) => getComputedStyle(picture).objectFit === 'cover'
        && Math.abs(picture.clientWidth / picture.clientHeight - picture.naturalWidth / picture.naturalHeight) > 0.03)
        .map((picture) => `${picture.clientWidth}x${picture.clientHeight}`) }""")
    assert cut == []


def test_what_is_new_stays_in_sight_while_others_answer(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('hints', 'on')")
    hand.begin(page, served.url, seed="3", entry0__faction="ember", entry1__faction="stone")  # both draft at one time
    hand.my_turn(page)
    page.wait_for_selector("#tip:has-text('Silver cards join the')", state="visible")
    page.wait_for_function("() => +document.getElementById('marks').dataset.step > 0")  # the other has chosen
    assert page.locator("#tip").is_visible()
    assert page.locator("#ask.mine").count()


def test_what_a_card_would_come_to_is_read_with_it_on_a_phone(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    to_main(page, served.url, seed="9", tune__ap_start="6")
    page.locator("#holding .item[data-lit]:has-text('Throwing Knife')").tap()
    hand.reads(page, "Nobody stands in any of its six Directions now")  # the sheet lies over the strip that says so
    assert page.locator("#read .why").is_visible()


def test_the_tiles_of_the_others_turn_say_all_they_say(open_page: OpenPage, served: Served) -> None:
    page, roll, seen = open_page(reduced_motion="reduce"), random.Random(2), 0
    hand.begin(page, served.url, seed="4", pace="0", entry0__faction="ember", entry1__faction="veil")
    while seen < 12 and hand.my_turn(page):
        cut = "all => all.filter((e) => e.scrollHeight > e.clientHeight + 1).map((e) => e.textContent)"
        assert page.locator(".deed .said").evaluate_all(cut) == []
        seen += page.locator(".deed .said").count() > 0
        hand.choose_any(page, roll)
    assert seen
