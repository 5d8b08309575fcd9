"""Seekers in a real browser: a whole duel by clicks, the Stack with its arrows, looks, windows that tell nothing."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import browser_play as hand
from browser_play import PHONE, Served
from test_browser_access import violations
from test_browser_updates import answer_by_lot, call

OpenPage = Callable[..., Any]
QUICK = {"tune__starting_life": "20", "tune__turn_limit": "12"}
TRAYS = """() => {  // counts the dice that are shown
  window.trays = 0;
  const count = (all) => all.forEach((m) => m.addedNodes.forEach((n) => { window.trays += n.className === 'roll' }));
  new MutationObserver(count).observe(document.getElementById('fx'), { childList: true });
}"""


AIMED = "() => !!document.querySelector('#queue .item.lined') && !!document.querySelector('#arrows .arrow')"
SPOTS = """() => {
  const spot = (e) => { const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2] };
  const foe = document.querySelector('.piece.seat1'), [x, y] = foe ? spot(foe) : [0, 0];
  const far = ([a, b]) => Math.hypot(a - x, b - y);
  return [...document.querySelectorAll('#board [data-lit]')].map(spot).sort((a, b) => far(a) - far(b));
}"""
GAP = """() => {
  const [a, b] = [0, 1].map((n) => document.querySelector('.piece.seat' + n).getBoundingClientRect());
  return Math.hypot(a.left - b.left, a.top - b.top) / a.width }"""


def click_board(page: Any) -> bool:
    """Click a lit hex or unit as near to the rival as can be, where a hand would."""
    spots = page.evaluate(SPOTS)
    if not spots:
        return False
    hand.do_until_taken(page, lambda: page.mouse.click(*spots[0]))
    return True


def act(page: Any, roll: random.Random) -> None:
    """One answer: cards of the hand and things on the board by clicks, the rest by the bar."""
    key = hand.key(page)
    if key in ("move", "target", "step", "start") and click_board(page):
        return
    cards = page.locator(f"#holding {hand.LIT}")
    if key in ("main", "priority") and cards.count():
        hand.hit(page, cards.nth(roll.randrange(cards.count())), tap=False, position={"x": 20, "y": 60})
        return
    if (
        key == "main"
        and page.evaluate(GAP) > 2
        and "0 MP" not in page.locator("#ask").inner_text()
        and click_board(page)
    ):
        return
    places, buttons = page.locator(".place:not(:disabled)"), page.locator(hand.BUTTONS)
    if key == "main" and buttons.count() and (strike := buttons.filter(has_text="AP")).count():
        hand.hit(page, strike.first, tap=False)  # a Weapon
    elif places.count():
        hand.hit(page, places.first, tap=False)
    elif count := buttons.count():
        hand.hit(page, buttons.nth(roll.randrange(count)), tap=False)
    else:
        hand.press(page, "")


def test_a_whole_duel_against_a_bot_by_clicks(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game="seekers", seat1="random", seed="12", entry0__armory="theron",
               entry1__armory="mara", **QUICK)  # fmt: skip
    roll = random.Random(4)
    page.evaluate(TRAYS)
    for _ in range(220):
        if not hand.my_turn(page):
            break
        act(page, roll)
    assert re.search(r"Victory|Defeat|Draw", page.locator("#ending").inner_text())
    assert page.locator("#ending .clause").count() == 1
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    assert page.evaluate("window.trays") > 0  # faces were shown as they fell


def test_yes_and_no_are_of_one_size_at_the_desk_and_on_the_phone(open_page: OpenPage, served: Served) -> None:
    page, roll = open_page(reduced_motion="reduce"), random.Random(4)
    hand.begin(page, served.url, game="seekers", seat1="random", seed="7", pace="0", entry0__armory="theron",
               entry1__armory="mara")  # fmt: skip
    while hand.my_turn(page) and hand.key(page) != "amplify":
        act(page, roll)
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        no, yes = (page.locator(f"#ask {where}[data-choose]") for where in (".choices > ", ".primary"))
        assert [yes.locator("span").inner_text(), no.locator("span").inner_text()] == ["Yes", "No"]
        one, other = yes.bounding_box(), no.bounding_box()
        assert (one["width"], one["height"], one["y"]) == (other["width"], other["height"], other["y"])


def test_what_lies_on_the_stack_points_at_its_target(open_page: OpenPage, served: Served) -> None:
    """Both players answer from elsewhere, so that the page draws every step before the next one comes."""
    seats = [{"who": "me", "entry": {"armory": armory}} for armory in ("theron", "mara")]
    made = call(f"{served.url}/api/games", body={"game": "seekers", "seats": seats, "seed": 12})
    page, roll = open_page(reduced_motion="reduce"), random.Random(4)
    page.goto(f"{served.url}/t/{made['code']}")
    aimed = False
    while not aimed and answer_by_lot(served, made, roll):
        step = call(f"{served.url}/api/games/{made['code']}/state")["step"]
        page.wait_for_function("(step) => +document.getElementById('marks').dataset.step >= step", arg=step)
        aimed = page.evaluate(f"() => new Promise((drawn) => requestAnimationFrame(() => drawn(({AIMED})())))")
    assert aimed


def board(page: Any, url: str) -> Any:
    """A duel at its first own main phase."""
    hand.begin(page, url, game="seekers", seat1="random", seed="7", entry0__armory="theron", entry1__armory="mara")
    for _ in range(60):
        assert hand.my_turn(page)
        if hand.key(page) == "main":
            return page
        act(page, random.Random(1))
    raise AssertionError("no main phase came")


def test_a_look_shows_reach_sight_and_the_wall_that_breaks_a_line(open_page: OpenPage, served: Served) -> None:
    page = board(open_page(reduced_motion="reduce"), served.url)
    box = page.locator(".piece.seat0").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("#looked .overlay.reach .note", state="attached")
    assert page.locator("#looked .overlay.unseen polygon").count() > 0
    for number in range(1, 60):
        page.mouse.move(2, 2)
        page.wait_for_selector("#looked", state="detached")
        page.locator(f"#hex-{number}").hover(force=True)
        page.wait_for_selector("#looked .line", state="attached")
        if page.locator("#looked .edge").count() and "touches the wall" in page.locator("#read").inner_text():
            break
    assert page.locator("#read .cite").get_attribute("title") == "SK-145"
    assert page.locator("#looked .breaker").count() == 1
    page.mouse.move(2, 2)
    page.wait_for_selector("#looked", state="detached")
    page.click("#stops summary")
    assert violations(page) == []


def test_a_phone_shows_the_board_and_the_places_of_passing_and_ending(open_page: OpenPage, served: Served) -> None:
    page = board(open_page(PHONE, reduced_motion="reduce"), served.url)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    ends = page.locator(".place.end")
    assert ends.is_enabled()
    assert ends.bounding_box()["height"] >= 40
    assert page.locator(".place.pass").count() == 0
    page.tap(".tool.switch")  # hold priority
    page.wait_for_selector(".tool.switch[aria-checked=true]")
    hand.still(page)
    assert violations(page) == []


def overheard(page: Any) -> list[str]:
    """All frames that a page gets from now on."""
    frames: list[str] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda text: frames.append(str(text))))
    return frames


def two(ada: Any, bram: Any, url: str, seed: str) -> None:
    hand.begin(ada, url, game="seekers", seat1="friend", name0="Ada", name1="Bram", seed=seed, entry0__armory="theron",
               entry1__armory="mara")  # fmt: skip
    hand.join(ada, bram)


def test_the_other_page_cannot_tell_a_pass_from_having_nothing(open_page: OpenPage, served: Served) -> None:
    """Up to the first Main phase the other's windows pass by themselves, whether they ask to be asked or not."""
    seen: list[list[str]] = []
    first = 0  # whose Main phase comes first
    for stops in ((), ("idle", "other-upkeep")):
        pages = [open_page(reduced_motion="reduce"), open_page(reduced_motion="reduce")]
        frames = [overheard(page) for page in pages]
        two(pages[0], pages[1], served.url, "21")
        other = pages[1 - first]
        if stops:
            other.click("#stops summary")
        for key in stops:
            other.click(f"#stops [data-key={key}]")
            other.wait_for_selector(f"#stops [data-key={key}][aria-checked=true]", state="attached")
        other.keyboard.press("Escape")  # the list would lie over the board
        roll = random.Random(2)
        code = pages[0].url.split("/t/")[1]
        while hand.key(page := hand.asked(served, code, *pages)) != "main":
            hand.my_turn(page)
            places = page.locator(".place")
            if places.count():
                hand.hit(page, places.first, tap=False)
            else:
                act(page, roll)
        first = pages.index(page)
        plain = [re.sub(r'data-seconds=\\*"\d+\\*"|/t/\w+|,"mark":"\w*"', "", text) for text in frames[first]]
        last = max(json.loads(text).get("n", 0) for text in plain)
        seen.append([text for text in plain if json.loads(text).get("n", 0) >= last - 1])  # their window, and after it
        for each in pages:
            each.context.close()
    assert len(seen[0]) == len(seen[1]) >= 2
    assert seen[0] == seen[1]


def test_the_log_is_at_its_latest_again_in_ones_next_turn(open_page: OpenPage, served: Served) -> None:
    page = board(open_page(reduced_motion="reduce"), served.url)
    log = page.locator("#log")
    assert log.evaluate("log => { log.style.flex = '0 0 60px'; log.scrollTop = 40; return log.scrollTop }") == 40
    hand.look_away(page)
    turn = log.evaluate("log => log.firstElementChild.id")
    for _ in range(60):
        if log.evaluate(
            "(log, was) => log.firstElementChild.id !== was && log.firstElementChild.matches('.seat0')", turn
        ):
            break
        assert hand.my_turn(page)
        hand.press(page, "End Main phase" if hand.key(page) == "main" else "")
    page.wait_for_function("() => document.getElementById('log').scrollTop === 0")


def test_cards_that_go_back_are_tapped_and_sent_by_one_button(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, reduced_motion="reduce")
    hand.begin(page, served.url, game="seekers", seat1="random", seed="7", entry0__armory="theron",
               entry1__armory="mara")  # fmt: skip
    while hand.my_turn(page) and hand.key(page) != "mulligan":
        act(page, random.Random(1))
    cards, gold = page.locator("#holding .item"), page.locator("#ask .primary.gold")
    for nth, words in ((0, "Send back "), (3, "Send back 2 cards"), (5, "Send back 3 cards"), (3, "Send back 2 cards")):
        cards.nth(nth).tap()
        page.wait_for_function(
            "words => document.querySelector('#ask .primary').textContent.startsWith(words)", arg=words
        )
    assert page.locator("#holding [data-picked]").count() == 2
    assert not page.locator("#reader[data-on]").count()  # nothing lies over the others
    step = hand.step(page)
    gold.tap()
    page.wait_for_function("step => +document.getElementById('marks').dataset.step > step", arg=step)
    assert "2 cards" not in page.locator("#ask").inner_text()
