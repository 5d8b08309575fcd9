"""Cards dropped where they shall act, in games of several kinds, and taken back after the bot has passed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import browser_play as hand
import pytest
from browser_play import PHONE, Served
from set_positions import set_out
from test_browser_skeleton import drag

from rulewright.games.battleground.rules.position import Side as Hero
from rulewright.games.battleground.rules.position import position as battle
from rulewright.games.seekers.rules.position import Side, position

OpenPage = Callable[..., Any]
GOAL = """() => {  // a lit place of the board that is free, once a card is held
  const { then, lit } = document.getElementById('marks').dataset, held = document.querySelectorAll('.piece[data-cell]');
  const taken = new Set([...held].map((e) => e.dataset.cell));
  const ids = (then || lit).split(' ').filter((id) => /^(hex|field)-/.test(id) && !taken.has(id));
  const box = ids.length && document.getElementById(ids[0]).getBoundingClientRect();
  return box ? [box.left + box.width / 2, box.top + box.height / 2, ids[0]] : null }"""


def throwing() -> Any:
    """Theron can throw Motes, which need no dice; the other has nothing to answer with."""
    motes = ("arcane-motes", "arcane-motes")
    return position(Side("theron", (-1, 0), hand=motes, ap=9), Side("mara", (1, 0), ap=0, mp=0))


THERE = "goal => [...document.querySelectorAll('.piece.seat0')].some((e) => e.dataset.cell === goal)"


def take_back(page: Any, steps: int) -> None:
    """Until the table stands where it stood."""
    while hand.step(page) > steps:
        hand.settled(page)
        before = hand.mark(page)
        page.click("[data-do=undo]")
        hand.changed(page, before)


def mustering() -> Any:
    """The Guard can be summoned, and an Archer after him: the phase does not end by itself."""
    return battle(Hero("paladin", hand=("guard", "archer"), pool="SSSSS"), Hero("warlock"))


@pytest.mark.parametrize(("make", "game", "name"), [(mustering, "battleground", "Guard")])
def test_a_card_is_dropped_on_its_place_and_taken_back(
    make: Callable[[], Any], game: str, name: str, open_page: OpenPage, served: Served, tmp_path: Path
) -> None:
    page = open_page(reduced_motion="reduce")
    set_out(page, served.url, tmp_path, game, make())
    while hand.my_turn(page) and hand.key(page) != "main":
        hand.press(page, "")
    hand.settled(page)
    steps, card = hand.step(page), page.locator(f"#holding .item:has-text('{name}')")
    box = card.bounding_box()
    before = hand.mark(page)
    card.click(position={"x": 20, "y": 60})  # chosen, it says where it could go
    hand.changed(page, before)
    x, y, goal = page.wait_for_function(GOAL).json_value()
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.getElementById('marks').dataset.picked")
    hand.settled(page)
    drag(page, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), (x, y))
    page.wait_for_function(THERE, arg=goal)
    hand.my_turn(page)
    take_back(page, steps)
    assert page.locator("#board .piece").count() == 0
    assert card.count() == 1


def test_a_finger_pulls_a_card_out_of_the_hand_onto_its_place_and_swipes_the_hand_along(
    open_page: OpenPage, served: Served, tmp_path: Path
) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    set_out(page, served.url, tmp_path, "battleground", mustering())
    while hand.my_turn(page) and hand.key(page) != "main":
        hand.press(page, "")
    hand.settled(page)
    line = page.context.new_cdp_session(page)
    box = page.locator("#holding .item:has-text('Guard')").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def finger(kind: str, *at: tuple[float, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in at]})

    finger("touchStart", (x, y))
    for step in (20, 40, 60):
        finger("touchMove", (x - step, y - 4))
    finger("touchEnd")
    assert not page.evaluate("document.getElementById('marks').dataset.picked")  # along is a swipe
    finger("touchStart", (x, y))
    for step in (10, 20, 40):
        finger("touchMove", (x, y - step))
    page.wait_for_selector(".held")
    gx, gy, goal = page.wait_for_function(GOAL).json_value()
    finger("touchMove", (gx, gy))
    finger("touchEnd")
    page.wait_for_function(THERE, arg=goal)


def walking() -> Any:
    """Theron can walk, and throw Motes: the phase does not end by itself."""
    return position(Side("theron", (-1, 0), hand=("arcane-motes",), ap=9, mp=4), Side("mara", (4, 0), ap=0, mp=0))


def test_a_seeker_is_dropped_on_the_hex_they_walk_to(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(reduced_motion="reduce")
    set_out(page, served.url, tmp_path, "seekers", walking())
    while hand.my_turn(page) and hand.key(page) != "main":
        hand.press(page, "")
    hand.settled(page)
    box = page.locator("#board .piece.seat0 .rim").bounding_box()
    here = page.locator("#board .piece.seat0").get_attribute("data-cell")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    goal = page.evaluate(
        """([x, y, here]) => [60, 90, 120].map((far) => document.elementsFromPoint(x, y - far)
        .map((el) => el.closest('.hit')?.id).find((id) => id && id !== here)).find(Boolean)""",
        [x, y, here],
    )
    there = page.locator(f"#{goal}").bounding_box()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y - 12)
    page.wait_for_selector(".held")
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=4)
    page.mouse.up()
    page.wait_for_function(THERE, arg=goal)


def test_what_a_bot_has_passed_is_taken_back(open_page: OpenPage, served: Served, tmp_path: Path) -> None:
    page = open_page(reduced_motion="reduce")
    set_out(page, served.url, tmp_path, "seekers", throwing())
    while hand.my_turn(page) and hand.key(page) != "main":
        hand.press(page, "")
    steps, life = hand.step(page), page.locator("#unit-1 .number").first.text_content
    full = life()
    hand.press(page, "Play Arcane Motes")
    page.wait_for_function("full => document.querySelector('#unit-1 .number').textContent !== full", arg=full)
    hand.my_turn(page)
    assert hand.step(page) > steps + 1  # the bot has passed in between
    page.click("[data-do=undo]")
    page.wait_for_function("n => +document.getElementById('marks').dataset.step === n", arg=steps)
    assert life() == full
