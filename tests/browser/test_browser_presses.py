"""Which presses count: none answers a question of another kind that came to stand under the finger meanwhile."""

from collections.abc import Callable
from typing import Any

import browser_play as hand
from browser_play import PHONE, Served

OpenPage = Callable[..., Any]
PRIMARY = "#ask .primary[data-choose]"
STOPPED = (
    "kindFrom = choiceFrom = performance.now() + 1e6"  # as in the moment when it has come, for as long as one likes
)
SEEN = "() => kindFrom !== Infinity && choiceFrom !== Infinity"  # it is painted


def middle(page: Any, query: str) -> tuple[float, float]:
    box = page.locator(query).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tapped(page: Any, x: float, y: float) -> bool:
    """Whether a tap there was taken."""
    before = hand.mark(page)
    page.touchscreen.tap(x, y)
    return hand.taken(page, before)


def at_play(open_page: OpenPage, served: Served) -> Any:
    """A phone at the question which cards to play: what ends it stands at the primary place."""
    page = open_page(PHONE, reduced_motion="reduce")
    hand.begin(page, served.url, entry0__faction="ember", entry1__faction="stone", seat1="random", seed="4", pace="0")
    while hand.my_turn(page) and hand.key(page) != "play":
        hand.press(page, "")
    hand.settled(page)
    return page


def test_a_second_tap_does_not_answer_the_question_that_came_under_the_finger(
    open_page: OpenPage, served: Served
) -> None:
    page = at_play(open_page, served)
    spot, since = middle(page, PRIMARY), page.evaluate("kindFrom")
    assert tapped(page, *spot)
    hand.my_turn(page)
    page.wait_for_function(SEEN)
    assert page.evaluate("kindFrom") > since  # the other player was asked between
    page.evaluate(STOPPED)
    assert not tapped(page, *spot)
    hand.settled(page)  # it may be read now
    assert tapped(page, *spot)


def test_who_goes_elsewhere_is_heard_at_once(open_page: OpenPage, served: Served) -> None:
    page = at_play(open_page, served)
    assert tapped(page, *middle(page, PRIMARY))
    hand.my_turn(page)
    page.evaluate(STOPPED)
    page.evaluate("spot = { x: 10, y: 10 }")  # the last press was far from here
    assert tapped(page, *middle(page, PRIMARY))


def test_a_double_tap_on_skipping_does_not_end_the_turn(open_page: OpenPage, served: Served) -> None:
    page = at_play(open_page, served)
    x, y = middle(page, PRIMARY)
    page.evaluate(
        "([x, y]) => document.body.append(Object.assign(document.createElement('button'), { id: 'over-it',"
        " style: `position: fixed; z-index: 99; width: 40px; height: 40px; left: ${x - 20}px; top: ${y - 20}px` }))",
        [x, y],
    )
    page.touchscreen.tap(x, y)  # where skipping stands while others act
    page.evaluate("document.getElementById('over-it').remove()")
    page.evaluate(STOPPED)
    assert not tapped(page, x, y)
    hand.settled(page)
    assert tapped(page, x, y)


def test_what_is_put_in_twice_before_it_is_painted_is_heard_all_the_same(open_page: OpenPage, served: Served) -> None:
    page = at_play(open_page, served)
    deaf = page.evaluate(
        "() => { document.getElementById('marks').dataset.key += '-other';"
        " for (const _ of [1, 2]) document.dispatchEvent(new Event('table'));"
        " return kindFrom === Infinity }"
    )
    assert deaf
    page.wait_for_function(SEEN)


def test_the_same_question_again_is_answered_as_fast_as_one_likes(open_page: OpenPage, served: Served) -> None:
    page = at_play(open_page, served)
    since = page.evaluate("[kindFrom, choiceFrom]")
    page.evaluate("document.dispatchEvent(new Event('table'))")
    assert page.evaluate("[kindFrom, choiceFrom]") == since


def test_a_reminder_is_not_pressed_away_by_the_same_double_tap(open_page: OpenPage, served: Served) -> None:
    page = at_play(open_page, served)
    page.evaluate("choiceFrom = 0; localStorage.setItem('hints', 'on'); sessionStorage.clear()")
    page.evaluate("query => document.querySelector(query).setAttribute('data-undone', 'a card can be played')", PRIMARY)
    spot = middle(page, PRIMARY)
    assert not tapped(page, *spot)
    assert "Press again" in page.locator("#then").inner_text()
    assert page.evaluate("choiceFrom > 0")
    page.evaluate("choiceFrom = performance.now() + 1e6")
    assert not tapped(page, *spot)
