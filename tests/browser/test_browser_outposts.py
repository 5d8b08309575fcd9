"""What newcomers met in Outposts: numbers with names, a counted hand, whole words and groups, the other's deeds."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import browser_play as hand
import pytest
from browser_play import PHONE, Served
from set_positions import set_out

from rulewright.games.outposts.rules.position import Post, Side, position

OpenPage = Callable[..., Any]
SHORT = """seat => [...document.querySelectorAll(`#${seat} :is(.who-is, .counters) .short`)]
  .filter((e) => e.offsetWidth).map((e) => {
    const box = e.getBoundingClientRect(), all = e.closest('.panel').getBoundingClientRect();
    return [e.textContent, box.left >= all.left && box.right <= all.right && box.bottom <= all.bottom] })"""
PLAY = {"game": "outposts", "seat1": "random", "seed": "6", "entry0__faction": "ember", "entry1__faction": "stone"}


def to_play(page: Any, url: str, **more: str) -> None:
    hand.begin(page, url, **PLAY, **more)
    while hand.my_turn(page) and hand.key(page) != "play":
        hand.press(page, "")


def test_the_numbers_beside_a_name_are_named_and_the_hand_is_counted(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    to_play(page, served.url, pace="0")
    assert page.evaluate(SHORT, "seat-0") == [["Mana", True], ["Crystals", True], ["Buy one", True]]
    assert page.evaluate(SHORT, "seat-1") == [["Mana", True], ["Crystals", True], ["Hand", True]]
    cards = page.locator("#holding .item").count()
    assert cards > 3
    count = "getComputedStyle(document.querySelector('#holding .zone'), '::after').content"
    assert (
        page.evaluate(f"{count} + document.querySelector('#holding .zone').dataset.count") == f'"{cards} cards"{cards}'
    )


def test_kept_cards_break_no_word_and_few_cards_in_hand_need_no_buttons(
    open_page: OpenPage, served: Served, tmp_path: Path
) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    hand.begin(page, served.url, **PLAY, pace="0")
    hand.my_turn(page)
    hand.press(page, "")
    page.wait_for_selector("#kept .item")
    wide = page.evaluate("""() => [...document.querySelectorAll('#kept .card .name')].flatMap((name) => {
      const words = name.textContent.split(' ');
      name.style.whiteSpace = 'nowrap';
      return words.filter((word) => { name.textContent = word; return name.scrollWidth > name.clientWidth + 1 }) })""")
    assert wide == []
    side = Side(deck=("furnace-giant", "cinder-whelp"), faction="ember")  # both are drawn
    set_out(page, served.url, tmp_path, "outposts", position(side, Side(faction="stone")))
    hand.my_turn(page)
    assert page.locator(".also").count() == 0
    assert not page.locator("#all-choices").is_visible()
    page.locator("#holding .item:has-text('Cinder Whelp')").tap()
    page.wait_for_selector("#ask .primary.gold:has-text('Play Cinder Whelp')")


def test_a_bolt_that_does_nothing_is_told_and_nobody_is_the_gold_answer(
    open_page: OpenPage, served: Served, tmp_path: Path
) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    mine = Side(
        (Post(), Post(), Post()), reserve=("pyre-zealot",), hand=(), deck=("cinder-whelp",) * 9, faction="ember"
    )
    theirs = Side((Post(), Post(), Post(defenders=("oathstone-knight",))), faction="stone")
    set_out(page, served.url, tmp_path, "outposts", position(mine, theirs))
    hand.my_turn(page)
    assert hand.key(page) == "play"
    hand.press(page, "Sacrifice Pyre Zealot")
    hand.my_turn(page)
    assert hand.key(page) == "bolt"
    assert page.locator("#ask .primary.gold").inner_text().startswith("Bolt nobody")
    assert "It destroys Health 2 or less" in page.locator("#ask .words").inner_text()
    hand.press(page, "Oathstone Knight")
    page.wait_for_selector("#log :text('that does nothing, its Health is 5')", state="attached")


@pytest.mark.parametrize("pace", ["450"])
def test_what_the_other_does_stands_above_its_card_and_is_told_again(
    open_page: OpenPage, served: Served, pace: str
) -> None:
    page = open_page(PHONE)
    page.add_init_script(f"localStorage.setItem('pace', '{pace}')")
    page.add_init_script("""addEventListener('DOMContentLoaded', () => { window.told = [];
      new MutationObserver(() => { const banner = $('banner'), reader = $('reader');
        if (banner.hidden || !reader.hasAttribute('data-on') || !reader.querySelector('.page.brief')) return;
        const top = reader.getBoundingClientRect().top, bottom = banner.getBoundingClientRect().bottom;
        told.push([banner.textContent, top >= bottom - 1]);
      }).observe(document.body,
        { subtree: true, attributes: true, attributeFilter: ['data-on', 'hidden', 'style'] }) })""")
    to_play(page, served.url, pace=pace)
    for _ in range(3):
        while hand.my_turn(page, 60_000) and hand.key(page) != "play":
            hand.press(page, "")
        hand.press(page, "Done playing")
        while hand.my_turn(page, 60_000) and hand.key(page) in ("prepare", "attack"):
            hand.press(page, "Done moving" if hand.key(page) == "prepare" else "Don't attack")
        if page.evaluate("told.length") and page.locator("#then .meanwhile").count():
            break
    told = page.evaluate("told")
    assert told
    assert all(above for _, above in told), told
    assert page.locator("#then .meanwhile").inner_text().strip().startswith(page.locator("#rivals .who").inner_text())


def test_two_groups_and_the_rivals_are_whole_on_a_desk(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page()
    mine = [["blaze-captain", "sellsword-twins", "pyrarch-valka"], ["ashwing-drake"]]
    theirs = [["rampart-mason", "quarry-hand", "granite-golem"]]
    state = position(Side(groups=mine, faction="ember"), Side(groups=theirs, faction="stone"))
    set_out(page, served.url, tmp_path, "outposts", state)
    hand.my_turn(page)
    hand.settled(page)
    cut = """() => [...document.querySelectorAll('.side .zones-row > .zone, .side .zones-row .item')].filter((el) => {
      const box = el.getBoundingClientRect(), row = el.closest('.zones-row').getBoundingClientRect();
      return box.width && (box.left < row.left - 1 || box.right > row.right + 1);
    }).map((el) => el.id)"""
    assert page.evaluate(cut) == []
