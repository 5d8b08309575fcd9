"""What happens between people, and between them and the server: rematch, undo, clocks, records, restarts, motion."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import browser_play as hand
import pytest
from browser_play import PHONE, Served

from rulewright.kernel.page.scene import Board, Cell
from rulewright.server.html.board.board import board_fragments

OpenPage = Callable[..., Any]
STEP = "document.getElementById('marks').dataset.step"


def two(ada: Any, bram: Any, url: str, **fields: str) -> tuple[Any, Any]:
    """Two people at one table."""
    hand.begin(ada, url, seat1="friend", name0="Ada", name1="Bram", seed="5",
               entry0__faction="ember", entry1__faction="veil", **fields)  # fmt: skip
    hand.join(ada, bram)
    return ada, bram


def test_a_friend_reads_what_is_played_sits_down_by_name_and_the_host_is_told(
    open_page: OpenPage, served: Served
) -> None:
    ada, bram = open_page(), open_page(PHONE)
    hand.begin(ada, served.url, seat1="friend", seed="5", clock="move", seconds="90",
               entry0__faction="ember", entry1__faction="veil")  # fmt: skip
    room = ada.locator("#invite")
    assert room.locator(".qr svg").is_visible()
    assert "90 s for each decision" in room.inner_text()
    ada.fill("#my-name", "Ada")
    ada.locator("#my-name").press("Tab")
    bram.goto(room.locator(".bid input").input_value())
    bram.wait_for_selector("text=Ada invites you to")
    assert "90 s for each decision" in bram.locator(".terms").inner_text()
    hand.join(ada, bram, "Bram")
    ada.wait_for_selector("#rivals h2:has-text('Bram')")
    ada.wait_for_selector("#banner:has-text('Bram sat down')")
    bram.wait_for_selector("#rivals h2:has-text('Ada')")
    for page in (ada, bram):
        hand.my_turn(page)
    mine = ada.context.new_page()
    mine.goto(f"{served.url}/games")
    assert "against Bram" in mine.locator(".games .yours:has-text('Your move')").inner_text()
    hand.press(ada, "")  # the draft is answered by both at once
    hand.concede(bram)
    ada.wait_for_selector("#ask.end")
    for page, result in ((ada, "Won"), (bram, "Lost")):
        page.goto(f"{served.url}/games")
        assert f"{result} by concession" in page.locator(f".games .{result.lower()}").inner_text()


def test_an_undo_is_asked_for_and_allowed_and_a_rematch_joins_both(open_page: OpenPage, served: Served) -> None:
    ada, bram = two(open_page(), open_page(), served.url)
    for page in (ada, bram) * 3:  # the draft
        hand.my_turn(page)
        hand.press(page, "")
    while "play" not in (keys := [hand.key(page) for page in (ada, bram)]):  # both drew, and one is asked to play
        pass
    actor, other = (ada, bram) if keys[0] == "play" else (bram, ada)
    cards = actor.locator("#holding .item").count()
    hand.press(actor, "Burn")
    assert "Ask for undo" in actor.locator("#tools").inner_text()
    actor.click("[data-do=undo]")
    names = {"Ada", "Bram"}
    theirs = other.locator("#ask")
    theirs.get_by_text("asks: may I take back my last move?").wait_for()
    asker = theirs.inner_text().split(" ")[0]
    assert f"{asker} burns" in theirs.inner_text()  # what would be taken back
    assert "Nothing that you have done is lost." in theirs.inner_text()
    (awaited,) = names - {asker}
    actor.wait_for_selector(f"#then:has-text('Undo asked: waiting for {awaited}. Playing on withdraws it.')")
    other.click("text=Refuse")
    actor.wait_for_selector("#then:not(:has-text('Undo asked'))", state="attached")
    actor.wait_for_selector("#chat .notice:visible")  # everybody is told
    actor.click("[data-do=undo]")
    other.click("text=Allow")
    actor.wait_for_function("n => document.querySelectorAll('#holding .item').length === n", arg=cards)
    hand.concede(actor)
    actor.click("#numbers > summary")  # the game in figures
    assert "Damage to Outposts" in actor.locator("#numbers").inner_text()
    code = actor.url.split("/t/")[1]
    actor.click("#ending >> text=Rematch")
    actor.wait_for_url(lambda url: code not in url)
    other.click("#ending >> text=Go to the rematch")
    other.wait_for_url(lambda url: code not in url)
    assert other.url == actor.url
    assert hand.my_turn(other)


def test_a_bot_takes_over_when_the_clock_runs_out_and_everybody_is_told(open_page: OpenPage, served: Served) -> None:
    ada, bram = two(open_page(), open_page(), served.url, clock="bank", seconds="20")  # enough to come
    hand.my_turn(bram)
    hand.press(bram, "")
    assert re.fullmatch(r"0:[012]\d", ada.locator(".own .clock").inner_text().strip())
    ada.wait_for_selector("#ask:has-text('Your time ran out, a bot plays on')", timeout=60_000)
    bram.wait_for_selector("#chat .notice:visible")
    assert "Ada's time ran out" in bram.locator("#chat").inner_text()
    ada.context.close()  # two bots at once would go on for long


@pytest.fixture
def mortal(tmp_path: Any) -> Iterator[Served]:
    """A server that may be killed."""
    server = Served(tmp_path)
    server.start()
    yield server
    server.stop()


def test_the_page_recovers_when_the_server_is_killed_and_started_again(browser: Any, mortal: Served) -> None:
    page = browser.new_context().new_page()
    hand.begin(page, mortal.url, seed="8")
    hand.my_turn(page)
    hand.press(page, "")
    hand.my_turn(page)
    answered = hand.step(page)
    mortal.stop()
    page.wait_for_selector("#lost:not([hidden])")
    page.evaluate("send('choose', { i: 0 })")
    assert "your move is kept" in page.locator("#ask").inner_text()
    mortal.start()
    page.wait_for_selector("#lost", state="hidden")
    hand.connected(page)
    page.wait_for_function(f"n => +{STEP} > n", arg=answered)  # the move made meanwhile was kept and sent
    page.context.close()


def test_a_record_is_downloaded_and_opens_again_and_nonsense_is_refused_in_words(
    open_page: OpenPage, served: Served
) -> None:
    page = open_page()
    hand.begin(page, served.url, seed="8")
    hand.my_turn(page)
    hand.press(page, "")
    hand.my_turn(page)
    hand.concede(page)
    page.click("#ending >> text=Replay")
    hand.connected(page)
    page.click("#view > summary")
    with page.expect_download() as download:
        page.click("#view a:has-text('Record')")
    record = download.value.path().read_bytes()
    for content in (record, b"nonsense\n"):
        page.goto(served.url)
        page.set_input_files("#record", {"name": "game.txt", "mimeType": "text/plain", "buffer": content})
        page.click(".upload summary")
        page.click(".upload button")
        if content == record:
            page.wait_for_url("**/replay*")
            hand.connected(page)
            page.keyboard.press("End")
            page.wait_for_function(f"() => +{STEP} > 1")
    page.wait_for_selector(".fault")
    assert "Not a record: the first line must be" in page.locator("main").inner_text()
    page.goto(f"{served.url}/s/nonsense")
    assert "opens no seat" in page.locator("main").inner_text()


COUNT = """(() => { window.moved = window.faded = 0; const animate = Element.prototype.animate;
  Element.prototype.animate = function (...x) { window.moved++; return animate.apply(this, x) };
  for (const kind of ['transitionrun', 'animationstart']) addEventListener(kind, () => { window.faded++ }, true) })()"""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_nothing_moves_for_who_wants_it_calm(wish: str, open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion=wish)
    page.add_init_script("localStorage.setItem('pace', '250'); localStorage.setItem('sound', 'on')")
    hand.begin(page, served.url, seed="8")
    page.evaluate(COUNT)
    for _ in range(5):
        hand.my_turn(page)
        hand.press(page, "")
    hand.still(page)
    moved, faded = page.evaluate("[moved, faded]")
    assert (moved, faded) == (0, 0) if wish == "reduce" else moved and faded


def test_three_rivals_on_the_phone_are_badges_that_open_on_tap(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE)
    hand.begin(page, served.url, seed="4", seat2="random", seat3="random")
    hand.answer_until(page, "#holding .item")
    hand.my_turn(page)
    third = page.locator(".rival").nth(2)
    for wanted in ("visible", "hidden"):
        third.locator(".opener").tap(position={"x": 8, "y": 8})
        third.locator(".more").wait_for(state=wanted)
    assert page.locator("#seat-3-side .plaque").first.is_visible()  # their forts lie on the table
    badges = page.evaluate(
        "[...document.querySelectorAll('.rival .opener')].map(e => e.getBoundingClientRect().height)"
    )
    assert min(badges) >= 40
    over = "e => e.scrollWidth > e.clientWidth + 1"
    assert not any(page.locator(".rival").nth(i).locator(".counters").evaluate(over) for i in range(3))


def test_a_board_of_127_hexes_is_zoomed_and_panned(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE)
    hand.begin(page, served.url, seed="4")
    cells = [
        Cell(f"hex-{q}-{r}", (q, r), f"Hex {q} {r}", ("grass", "forest", "water")[(q * q + r) % 3])
        for q in range(-6, 7)
        for r in range(-6, 7)
        if abs(q + r) <= 6
    ]
    assert len(cells) == 127
    parts = board_fragments(Board("hex", tuple(cells)))
    page.evaluate(
        "h => { document.getElementById('middle').replaceChildren(); apply({ n: version, h }) }",
        [[id, parent, 0, str(html)] for id, (parent, html) in parts.items()],
    )
    wide = "document.getElementById('hex-0-0').getBoundingClientRect().width"
    before = page.evaluate(wide)
    box = page.locator("#board").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": a, "y": b, "id": i} for i, (a, b) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    fingers("touchStart", (x - 20, y), (x + 20, y))
    fingers("touchMove", (x - 60, y), (x + 60, y))
    fingers("touchEnd")
    page.wait_for_function(f"b => {wide} > 2 * b", arg=before)
    left = page.evaluate("document.getElementById('hex-0-0').getBoundingClientRect().left")
    fingers("touchStart", (x, y))
    fingers("touchMove", (x + 40, y))
    fingers("touchEnd")
    page.wait_for_function("b => document.getElementById('hex-0-0').getBoundingClientRect().left > b + 30", arg=left)
    page.click("[data-scale='0']")
    page.wait_for_function(f"b => Math.abs({wide} - b) < 0.1", arg=before)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -200)
    page.wait_for_function(f"b => {wide} > b", arg=before)
