"""The first lesson of each game in a real browser: by clicks on the one gold thing, with wrong clicks, to a win."""

from collections.abc import Callable
from typing import Any

import browser_play as hand
import pytest
from browser_play import Served
from test_browser_access import violations

from rulewright.games import GAMES
from rulewright.kernel.page.beginnings import LessonStep

TAUGHT = [slug for slug, game in GAMES.items() if game.page.lesson]
CLICK = "dispatchEvent(new MouseEvent('click', { bubbles: true }))"
GOLD = f"#ask [data-primary], {hand.LIT}"


def begin(page: Any, url: str, slug: str) -> None:
    page.goto(url)
    page.click(f"[form=learn-{slug}]")
    page.wait_for_url("**/t/*")
    hand.connected(page)


def wrong_click(page: Any, why: str) -> None:
    """A thing that is not meant: nothing happens, and the strip says why, or how to go on with what is chosen."""
    things = page.locator(":is(#holding .item, #board .piece):not([data-lit], [data-picked])")
    hand.settled(page)
    if page.evaluate("document.getElementById('marks').dataset.picked"):  # aimed by the click of the step before
        why = "That is chosen"
    if things.count():
        step = hand.step(page)
        things.first.evaluate(f"thing => thing.{CLICK}")
        page.wait_for_function("why => document.getElementById('then').textContent.includes(why)", arg=why)
        assert hand.step(page) == step


def click_gold(page: Any) -> None:
    """Press the gold button, or else what is lit on the table."""
    hand.settled(page)
    before = hand.mark(page)
    if page.locator("#ask [data-primary].gold").count():
        page.click("#ask [data-primary].gold")
    else:
        page.evaluate(
            "lit => document.querySelector(lit).dispatchEvent(new MouseEvent('click', { bubbles: true }))", hand.LIT
        )
    hand.changed(page, before)


def decide(page: Any, step: LessonStep) -> None:
    """Of what is offered the last first: what is wrong says why, until one is right."""
    reasons, before = [why for _, why in step.but], hand.mark(page)
    page.evaluate(
        "window.refused || (refused = [], plain = say, say = (words) => { refused.push(words); plain(words); })"
    )
    indexes = page.eval_on_selector_all("#ask [data-choose]", "all => [...new Set(all.map((e) => e.dataset.choose))]")
    for index in sorted(map(int, indexes), reverse=True):
        hand.settled(page)
        page.evaluate(f"refused.length = 0; document.querySelector(`#ask [data-choose='{index}']`).click()")
        told = f"{hand.MARK} !== before || refused.some((words) => reasons.includes(words))"
        page.wait_for_function(f"([before, reasons]) => {told}", arg=[before, reasons])
        if hand.mark(page) != before:
            return


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_lesson_is_won_by_clicks_and_a_wrong_one_is_told_why(
    slug: str, open_page: Callable[..., Any], served: Served
) -> None:
    lesson = GAMES[slug].page.lesson
    assert lesson is not None
    page = open_page(reduced_motion="reduce")
    begin(page, served.url, slug)
    hand.my_turn(page)
    assert violations(page) == []
    said: list[str] = []
    while hand.my_turn(page):
        words = page.locator("#ask .words").inner_text()
        if not said or said[-1] != words:
            said.append(words)
            wrong_click(page, lesson.steps[len(said) - 1].why)
        assert page.locator(GOLD).count(), f"nothing to press at: {words}"
        step = lesson.steps[len(said) - 1]
        decide(page, step) if step.but else click_gold(page)
    assert said == [step.say for step in lesson.steps]
    assert "Victory" in page.locator("#ending").inner_text()
