"""A card and its target: whoever clicks the enemy they mean has aimed, whatever else is asked before it flies."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import browser_play as hand
import pytest
from browser_play import PHONE, Served
from set_positions import set_out

from rulewright.games.seekers.rules.position import Side, position

OpenPage = Callable[..., Any]
FOE, FAR = "#unit-1", "#unit-2"


def table(page: Any, served: Served, folder: Path, card: str, *tokens: tuple[str, tuple[int, int]]) -> None:
    """Theron holds this card and one to discard; Mara stands three hexes to his east, perhaps not alone."""
    mine = Side("theron", (-4, 0), hand=(card, "study"), ap=9, mp=0)
    state = position(mine, Side("mara", (-1, 0), ap=0, mp=0, hp=60, tokens=tokens), seed=5)
    set_out(page, served.url, folder, "seekers", state)
    assert hand.my_turn(page)
    pick(page)


def pick(page: Any) -> None:
    """The first card of the hand."""
    hand.settled(page)
    before = hand.mark(page)
    page.locator("#holding .item").first.click()
    hand.changed(page, before)
    hand.settled(page)


def middle(page: Any, where: str) -> tuple[float, float]:
    box = page.locator(where).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at(page: Any, where: str) -> None:
    """Click there, where a hand would: a hex may lie over who stands on it."""
    before = hand.mark(page)
    page.mouse.click(*middle(page, where))
    hand.changed(page, before)
    hand.settled(page)


def said(page: Any, words: str) -> bool:
    return words in str(page.locator("#log").inner_text())


def refused(page: Any) -> int:
    return int(page.locator("#then[data-no]").count())


def test_a_click_on_the_only_target_plays_the_card_at_it(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(reduced_motion="reduce")
    table(page, served, tmp_path, "ember-dart")
    assert page.locator("#ask .primary.gold").count() == 1
    at(page, FOE)
    assert (said(page, "You play Ember Dart"), refused(page)) == (True, 0)


def test_of_several_targets_one_is_clicked_and_no_button_is_gold(
    open_page: OpenPage, served: Served, tmp_path: Path
) -> None:
    page = open_page(reduced_motion="reduce")
    table(page, served, tmp_path, "ember-dart", ("powder-keg", (-2, 0)))
    assert page.locator("#ask .primary.gold").count() == 0
    assert "where?" in page.locator("#ask .words").inner_text()
    at(page, FOE)
    assert (said(page, "You play Ember Dart"), refused(page)) == (True, 0)
    assert hand.key(page) == "main"


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_whoever_aimed_before_a_yes_or_no_need_not_aim_again(
    open_page: OpenPage, served: Served, tmp_path: Path, answer: str
) -> None:
    page = open_page(reduced_motion="reduce")
    table(page, served, tmp_path, "incinerating-blast", ("powder-keg", (-2, 0)))
    at(page, FOE)
    assert hand.key(page) == "amplify"
    assert "Mara" in page.locator("#ask").inner_text()
    hand.press(page, answer)
    hand.my_turn(page)
    assert hand.key(page) == "main"
    assert said(page, "You play Incinerating Blast")


def test_a_direction_is_one_click_on_whom_it_finds(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(reduced_motion="reduce")
    table(page, served, tmp_path, "infernal-javelin")
    at(page, FOE)
    assert (hand.key(page), said(page, "You play Infernal Javelin")) == ("main", True)


def test_the_button_first_then_one_click(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(reduced_motion="reduce")
    table(page, served, tmp_path, "infernal-javelin")
    at(page, "#ask .primary")
    assert hand.key(page) == "direction"
    at(page, FOE)
    assert (hand.key(page), said(page, "You play Infernal Javelin")) == ("main", True)


def test_a_finger_aims_and_the_button_strikes(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    table(page, served, tmp_path, "ember-dart")
    page.touchscreen.tap(*middle(page, FOE))
    page.wait_for_function("() => document.getElementById('ask').innerText.includes('At Mara')")
    assert hand.key(page) == "main"
    hand.settled(page)
    at(page, "#ask .primary")
    assert hand.my_turn(page)
    assert "Ember Dart" in page.locator("#log").text_content()


def test_a_second_tap_on_the_same_target_strikes(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    table(page, served, tmp_path, "ember-dart")
    page.touchscreen.tap(*middle(page, FOE))
    page.wait_for_selector("#marks[data-aimed]", state="attached")
    hand.settled(page)
    before = hand.mark(page)
    page.touchscreen.tap(*middle(page, FOE))
    hand.changed(page, before)


def test_a_click_out_of_reach_says_so_and_not_to_choose_a_card(
    open_page: OpenPage, served: Served, tmp_path: Path
) -> None:
    page = open_page(reduced_motion="reduce")
    table(page, served, tmp_path, "ember-dart", ("powder-keg", (3, -2)))
    page.mouse.click(*middle(page, FAR))
    page.wait_for_selector("#then[data-no]")
    assert "not in reach of this card" in page.locator("#then").inner_text()


WORDY = ("incinerating-blast", "infernal-javelin", "blink", "blast-wave", "falling-star", "frost-nova")
CUT = """() => [...document.querySelectorAll('#holding .card .text > span')].filter((text) =>
  text.scrollHeight > text.clientHeight + 1).map((text) => text.innerText)"""
LEFT_OUT = """() => { const read = document.getElementById('read'), rules = read.querySelector('.rules');
  const on = read.scrollHeight > read.clientHeight + 1 && !read.hasAttribute('data-more');
  return on || rules.getBoundingClientRect().bottom > read.getBoundingClientRect().bottom - 26 }"""


def test_a_hand_shows_what_its_cards_do_and_the_reader_fades_where_it_goes_on(
    open_page: OpenPage, served: Served, tmp_path: Path
) -> None:
    page = open_page(reduced_motion="reduce")
    state = position(Side("theron", (-4, 0), hand=WORDY, ap=9, mp=0), Side("mara", (-1, 0), ap=0, mp=0, hp=60))
    set_out(page, served.url, tmp_path, "seekers", state)
    assert hand.my_turn(page)
    assert page.evaluate(CUT) == []
    for n in range(len(WORDY)):
        page.locator("#holding .item").nth(n).hover()
        name = page.locator("#holding .item .name").nth(n).inner_text()
        page.wait_for_function("name => document.querySelector('#read h2')?.innerText.startsWith(name)", arg=name)
        page.wait_for_load_state("networkidle")  # words are explained from the rulebook
        assert not page.evaluate(LEFT_OUT), name
        assert "↔3 ↔3" not in page.locator("#read").inner_text()


def test_a_number_is_pressed_that_is_seen(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(reduced_motion="reduce")
    state = position(Side("theron", (-4, 0), hand=WORDY, ap=9, mp=0), Side("mara", (-1, 0), ap=0, mp=0, hp=60))
    set_out(page, served.url, tmp_path, "seekers", state)
    assert hand.my_turn(page)
    hand.settled(page)
    assert page.locator("#ask .choices > [data-choose]").count() == 0
    page.keyboard.press("1")
    page.wait_for_selector("#all-choices[open]")
    assert hand.key(page) == "main"


def test_enter_does_not_press_what_the_pointer_left_behind(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(reduced_motion="reduce")
    table(page, served, tmp_path, "infernal-javelin")
    at(page, "#ask .primary")
    page.locator(FOE).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.getElementById('marks').dataset.key === 'main'")
    assert refused(page) == 0
