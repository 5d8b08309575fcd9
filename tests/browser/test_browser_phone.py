"""The phone in its details: what has nothing in sight to tap, sheets with room, texts to their last word, ways back."""

import random
from collections.abc import Callable
from typing import Any

import browser_play as hand
import elysia_play
import lytharian_play
import pytest
from browser_play import PHONE, Served
from test_browser_skeleton import look

from rulewright.games import GAMES

OpenPage = Callable[..., Any]
OVERLAP = """(queries) => {
  const [a, b] = queries.map((query) => document.querySelector(query).getBoundingClientRect());
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) }"""
HALF_LINES = """() => [...document.querySelectorAll('#holding .card .text > span')].filter((text) => {
  const box = text.getBoundingClientRect(), range = document.createRange();
  range.selectNodeContents(text);  // lines of the text that its box cuts
  return [...range.getClientRects()].some((line) => line.left < box.right && line.top < box.bottom - 1
    && line.bottom > box.bottom + 2);
}).map((text) => text.textContent)"""


def until(page: Any, key: str) -> None:
    """Give the first answer until this is asked."""
    while hand.my_turn(page) and hand.key(page) != key:
        hand.press(page, "")


def overlap(page: Any, one: str, other: str) -> float:
    return float(page.evaluate(OVERLAP, [one, other]))


def test_a_power_is_chosen_by_a_button_and_read_before(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    hand.begin(page, served.url, game="battleground", seat1="random", seed="3", tune__first_player_bonus_exp="3",
               tune__second_player_bonus_exp="3", entry0__klass="warlock", entry1__klass="paladin")  # fmt: skip
    until(page, "main")
    assert page.locator("#ask .words").inner_text().startswith("Choose a power, act, or end")
    steps = hand.step(page)
    page.tap(".also [data-aim]:has-text('Summoning Circle')")
    hand.reads(page, "Gain 1 summoning orb")
    assert hand.step(page) == steps  # it was only read
    page.tap("#ask .cancel")
    page.wait_for_selector(".also [data-aim]:has-text('Summoning Circle')")
    page.tap(".also [data-aim]:has-text('Summoning Circle')")
    page.tap("#ask .primary.gold:has-text('Summoning Circle')")
    page.wait_for_function("n => +document.getElementById('marks').dataset.step > n", arg=steps)


def to_play(page: Any, url: str) -> None:
    """Elysia, up to the first part in which cards are played."""
    hand.begin(page, url, game="elysia", seat1="random", seed="5", pace="0")
    roll = random.Random(1)
    while hand.my_turn(page) and hand.key(page) != "play":
        elysia_play.act(page, roll, tap=True)


def test_wild_stands_in_sight_and_quests_have_a_sheet_of_their_own(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    to_play(page, served.url)
    assert page.locator(".also [data-aim]:has-text('Wild for')").count() == 3
    page.tap("#queue-chip")
    quests = page.locator("#queue .item")
    boxes = [quests.nth(i).bounding_box() for i in range(quests.count())]
    assert len(boxes) == 7
    assert all(box and box["y"] > 300 and box["y"] + box["height"] <= PHONE["height"] for box in boxes)
    quests.first.tap()  # a tap reads it, and closing that leaves the sheet
    hand.reads(page, "You win")
    page.tap("#reader .shut")
    page.wait_for_selector("#reader[data-on]", state="detached")
    assert quests.first.is_visible()


def test_a_card_that_is_drawn_comes_in_sight(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    to_play(page, served.url)
    before, steps = page.locator("#holding .item").evaluate_all("all => all.map((e) => e.id)"), hand.step(page)
    page.tap(".also [data-aim]:has-text('Wild for a card')")
    page.tap("#ask .primary:has-text('Wild for a card')")
    page.wait_for_function("n => +document.getElementById('marks').dataset.step > n", arg=steps)
    page.wait_for_function(
        """before => [...document.querySelectorAll("#holding .item")].some((e) => {
          const box = e.getBoundingClientRect();
          return !before.includes(e.id) && box.left >= 0 && box.right <= innerWidth })""",
        arg=before,
    )


def test_the_reader_shows_all_of_a_card_and_covers_whole_rows(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    hand.begin(page, served.url, game="elysia", seat1="random", seed="5", pace="0", entry0__character="algar")
    hand.answer_until(page, "#holding .card:has-text('Leave Out')")
    page.evaluate(
        "read([...document.querySelectorAll('#holding .item')].find((e) => /Leave Out/.test(e.textContent)), true)"
    )
    hand.reads(page, "use it again in each of your turns")  # with what its word means
    page.wait_for_function("""() => {
      const top = (e) => Math.round(e.getBoundingClientRect().top), reader = document.getElementById('reader');
      const rows = ['#near', '.says', '#mine'].map((query) => top(document.querySelector(query)));
      const read = document.getElementById('read');
      return read.scrollHeight <= read.clientHeight + 1 && rows.includes(top(reader)) }""")


def test_a_way_back_leads_out_of_choosing_where_to_move(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    hand.begin(page, served.url, game="seekers", seat1="random", seed="5", pace="0")
    until(page, "main")
    page.tap(".also [data-aim]:has-text('Move')")
    page.wait_for_function("() => document.getElementById('marks').dataset.key === 'move'")
    hand.settled(page)
    page.tap("#ask .cancel")
    page.wait_for_function("() => document.getElementById('marks').dataset.key === 'main'")


def test_what_waits_is_named_beside_the_question_not_over_the_board(open_page: OpenPage, served: Served) -> None:
    made = lytharian_play.combat_of_two_spells(served.url, first=4)
    page = open_page(PHONE, reduced_motion="reduce")
    hand.sit_down(page, made["seats"][made["seat"]]["link"])
    hand.connected(page)
    page.wait_for_selector("#queue-chip")
    assert overlap(page, "#queue-chip", "#felt") == 0
    assert overlap(page, "#queue-chip", "#ask .words") == 0
    page.evaluate(
        "Object.assign(document.getElementById('banner'), { textContent: 'Bram casts Fireball.', hidden: false })"
    )
    assert overlap(page, "#banner", "#felt") == 0


@pytest.mark.parametrize("game", ["battleground", "seekers", "elysia", "outposts", "lytharian"])
def test_what_is_new_to_a_player_never_hides_the_question(game: str, open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('hints', 'on')")
    hand.begin(page, served.url, game=game, seat1="random", seed="6", pace="0")
    roll, bars, told = random.Random(4), set(), 0
    for _ in range(12):
        if not (seen := look(page)):
            break
        assert seen["astray"] == []
        bars.add(page.evaluate("document.querySelector('.says').offsetHeight"))
        told += page.locator("#tip:visible, .says .hint:visible").count()
        hand.do_until_taken(page, lambda: page.evaluate(hand.ANY, roll.random()))  # a reminder takes a second press
    assert bars == {46}
    assert told


def test_a_tap_on_the_question_tells_all_there_is_to_say(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    hand.begin(page, served.url, entry0__faction="ember", entry1__faction="stone", seat1="random", seed="4", pace="0")
    until(page, "play")
    long = "You could play a card that is very dear, or burn one, or keep all of them for the turn after the next."
    page.evaluate("words => say(words)", long)
    assert not page.locator(".says[data-full]").count()
    page.tap(".says .more")
    assert long in hand.reads(page, "very dear")
    page.tap("#reader .shut")
    page.wait_for_selector("#reader", state="hidden")


@pytest.mark.parametrize("game", ["battleground", "seekers", "elysia", "outposts"])
def test_words_on_cards_end_at_a_whole_line(game: str, open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    hand.begin(page, served.url, game=game, seat1="random", seed="5", pace="0")
    hand.answer_until(page, "#holding .card .text")
    assert page.evaluate(HALF_LINES) == []


def test_a_table_of_four_uses_its_whole_width(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    hand.begin(page, served.url, seat1="random", seat2="random", seat3="random", seed="5", pace="0")
    hand.answer_until(page, ".side.own .plaque")
    own = [box for box in (each.bounding_box() for each in page.locator(".side.own .plaque").all()) if box]
    assert min(box["x"] for box in own) >= 0
    assert max(box["x"] + box["width"] for box in own) > PHONE["width"] - 12
    assert len(page.locator(".side.rival").all()) == 3
    for rival in page.locator(".side.rival").all():
        posts, between = (row.bounding_box() for row in rival.locator(".zones-row").all())
        assert posts
        assert between
        assert posts["y"] + posts["height"] <= between["y"]  # one below the other


def test_how_to_play_and_the_set_up_are_whole(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE)
    page.goto(f"{served.url}/howto/outposts")
    for step in page.locator(".panels li").all():
        assert step.evaluate("e => e.scrollWidth <= e.clientWidth && e.querySelector('p').clientWidth > 180")
    page.goto(f"{served.url}/new/outposts?step=side&mode=war&opponent=novice&players=2")
    assert page.locator(".detail:visible h2").inner_text() == "Ember Legion"
    desk = open_page()
    desk.goto(f"{served.url}/new/outposts?step=side&mode=war&opponent=novice&players=2")
    desk.click(".options > summary")
    desk.locator(".options input[name=seed]").scroll_into_view_if_needed()
    assert overlap(desk, ".details", ".options") == 0


CUT = """() => [...document.querySelectorAll('#rivals .panel, #mine .panel')].flatMap((panel) => {
  const row = panel.getBoundingClientRect(), cut = [];
  for (const el of panel.querySelectorAll(':scope > .who-is .under span, :scope > .who-is .who')) {
    const line = el.closest('.under, h2').getBoundingClientRect(), box = el.getBoundingClientRect();
    if (box.top < line.bottom - 2 && el.scrollWidth > el.clientWidth + 1) cut.push(el.textContent);
  }
  for (const el of panel.querySelectorAll(':scope > :is(.counters, .brief-pool) > *, :scope > .who-is > .counter')) {
    const box = el.getBoundingClientRect(), around = el.parentElement.getBoundingClientRect();
    if (box.width && (box.right > row.right || (around.width && box.left < around.left - 1))) cut.push(el.dataset.sign);
  }
  return cut; })"""


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug != "shells"])
def test_nothing_in_the_rows_of_players_is_cut(open_page: OpenPage, served: Served, slug: str) -> None:
    page, roll = open_page(PHONE, reduced_motion="reduce"), random.Random(4)
    hand.begin(page, served.url, game=slug, seat1="random", seed="4")
    for _ in range(14):
        if not hand.my_turn(page):
            break
        assert page.evaluate(CUT) == []
        hand.settled(page)
        before = hand.mark(page)
        offered = page.locator("#ask [data-choose]")
        offered.nth(roll.randrange(offered.count())).evaluate("button => button.click()")
        hand.changed(page, before)
