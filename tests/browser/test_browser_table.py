"""The table in a real browser: whole games by clicks, two seats, secrets, reconnect, undo, curtain, phone, keys."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import browser_play as hand
from browser_play import PHONE, Served

OpenPage = Callable[..., Any]


def test_enter_alone_leads_from_home_into_a_game_that_clicks_can_finish(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    page.goto(served.url)
    page.focus("a[href='/new/outposts']")
    for step in ("**/new/outposts", "**step=opponent*", "**step=side*", "**/t/*"):  # a choice is made at each
        page.wait_for_selector(":focus", state="attached")  # the choice that is made already, once the page is drawn
        page.keyboard.press("Enter")
        page.wait_for_url(step)
    hand.connected(page)
    hand.play_on(page, random.Random(3))
    assert re.search(r"Victory|Defeat|Draw", page.locator("#ending").inner_text())
    assert page.locator("#ending .clause").count() == 1  # the end names its clause
    assert page.evaluate("document.documentElement.scrollHeight") <= 800


def test_two_browsers_play_each_other_and_neither_gets_the_others_secrets(open_page: OpenPage, served: Served) -> None:
    ada, bram = open_page(), open_page()
    frames: dict[str, list[str]] = {"ada": [], "bram": []}
    for name, page in (("ada", ada), ("bram", bram)):
        page.on("websocket", lambda ws, name=name: ws.on("framereceived", lambda text: frames[name].append(str(text))))
    hand.begin(ada, served.url, seat1="friend", name0="Ada", name1="Bram", seed="5",
               entry0__faction="ember", entry1__faction="veil")  # fmt: skip
    hand.join(ada, bram)
    for page in (ada, bram, ada, bram, ada, bram):  # the draft, in secret
        hand.my_turn(page)
        hand.press(page, "")
    ada.wait_for_selector("#holding .item")
    bram.wait_for_selector("#holding .item")
    code = ada.url.split("/t/")[1]
    for _ in range(6):
        page = hand.asked(served, code, ada, bram)
        hand.press(page, "Done" if hand.key(page) in ("play", "prepare") else "")
    for reader, writer, name in ((ada, bram, "ada"), (bram, ada, "bram")):
        hidden = writer.evaluate(
            "[...document.querySelectorAll('#holding .item')]"
            ".map(e => [e.id, e.getAttribute('aria-label').split('.')[0], e.getAttribute('aria-label')])"
        )
        assert frames[name]
        assert hidden
        faction = "Veil Syndicate" if name == "ada" else "Ember Legion"
        assert any(faction in told for _, _, told in hidden)
        for id, title, told in hidden:
            shown = reader.evaluate("id => document.getElementById(id)?.getAttribute('aria-label') || ''", id)
            assert title not in shown
            for message in frames[name]:
                for entry in json.loads(message).get("h", []):
                    assert not (entry[0] == id and title in entry[3]), f"{name} received {title}"
                # nothing was played, so a card of the other's own faction can have been seen nowhere at all
                assert not (faction in told and title in message), f"{name} received {title}"
    bram.click("[data-tab=chatbox]")
    bram.fill("#say", "hello <b>Ada</b>")
    bram.press("#say", "Enter")
    ada.click("[data-tab=chatbox]")
    ada.locator("#chat li", has_text="hello <b>Ada</b>").wait_for()


def test_a_cut_socket_comes_back_by_itself(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    hand.begin(page, served.url, entry0__faction="stone", seed="8")
    hand.my_turn(page)
    page.evaluate("() => { window.cut = socket; socket.close() }")
    page.wait_for_function("() => socket !== window.cut")
    hand.connected(page)
    hand.press(page, "")
    assert hand.step(page) >= 1


def test_reload_in_the_middle_of_a_choice_of_two_steps(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    hand.begin(page, served.url, entry0__faction="grave", seed="9")
    hand.my_turn(page)
    hand.click_lit(page, random.Random(1))  # the first of two Silver cards
    picked = page.locator("[data-picked]:not(#marks)").get_attribute("id")
    page.reload()
    hand.connected(page)
    assert page.locator("[data-picked]:not(#marks)").get_attribute("id") == picked
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('[data-picked]:not(#marks)')")


def draft_and_play(page: Any, served: Served, seed: str = "4", **fields: str) -> None:
    """A game against a bot up to the first own Play step."""
    hand.begin(page, served.url, entry0__faction="ember", entry1__faction="stone", seed=seed, **fields)
    while hand.my_turn(page) and hand.key(page) == "draft":
        hand.press(page, "")


def test_undo_takes_back_a_card_played(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    draft_and_play(page, served)
    cards = page.locator("#holding .item").count()
    hand.press(page, "Play" if hand.offers(page, "Play") else "Burn")
    page.wait_for_function("n => document.querySelectorAll('#holding .item').length < n", arg=cards)
    page.click("[data-do=undo]")
    page.wait_for_function("n => document.querySelectorAll('#holding .item').length === n", arg=cards)


def test_hovering_something_impossible_says_why_with_its_clause(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    draft_and_play(page, served)
    page.hover("#deck-0 .grip")
    hand.reads(page, "The rule")
    assert page.locator("#read .cite").get_attribute("title").startswith("OP-")
    hand.look_away(page)
    hand.settled(page)
    page.click("#deck-0 .grip")
    page.wait_for_selector("#then[data-no]")  # the strip says why not


def test_a_card_opens_large_with_its_keywords_explained(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    page.goto(f"{served.url}/cards/outposts?kind=Creature")
    draft_and_play(page, served)
    page.locator("#holding .item").first.hover()
    name = page.locator("#holding .item .name").first.text_content()
    hand.reads(page, f"^{name}")
    page.hover("#felt", position={"x": 380, "y": 260})  # empty felt: the reader keeps what it has
    page.hover("#mine .who-is")
    assert page.locator("#read h2 span").first.text_content() == name
    line = page.locator("#log [data-clause]").first
    line.hover()
    assert len(hand.reads(page, line.get_attribute("data-clause"))) > 20


def test_hot_seat_hides_the_hand_behind_a_curtain(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    hand.begin(page, served.url, seat1="me", name0="Ada", name1="Bram", seed="6",
               entry0__faction="ember", entry1__faction="veil")  # fmt: skip
    seen = []
    for _ in range(6):  # six picks of the draft; whoever has the screen goes on, for the other there is a curtain
        page.wait_for_selector("#curtain, #ask.mine")
        if page.locator("#curtain").count():
            assert not page.locator("#packet .item .name").count()
            seen.append(page.locator("#curtain h2").inner_text())
            page.wait_for_selector("#curtain :focus", state="attached")
            page.keyboard.press("Enter")
            page.wait_for_selector("#curtain", state="detached")
        hand.my_turn(page)
        hand.press(page, "")
    assert seen[:2] == ["Ada, your turn", "Bram, your turn"]


def test_a_game_on_the_phone_by_taps(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE)
    hand.begin(page, served.url, seed="12")
    hand.play_on(page, random.Random(8), most=12, tap=True)
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [390, 844]
    small = page.evaluate(
        "[...document.querySelectorAll('.choice, .tool, .step')].map(e => e.getBoundingClientRect())"
        ".filter(b => b.width && (b.height < 40 || b.width < 40)).length"
    )
    assert small == 0
    page.tap(".drawer-button")
    page.locator("#log ol li").last.wait_for(state="visible")


EARLY = """() => {  // at every new question a key is pressed before anybody can have seen it
  window.early = [];
  let known = marks.dataset.asked;
  document.addEventListener('table', () => {
    if (!marks.dataset.key || marks.dataset.asked === known) return;
    known = marks.dataset.asked;
    for (const key of ['Enter', 'e', 'p', '1'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    early.push(unsent);  // an answer that is on its way
  });
}"""


def test_a_key_answers_only_the_question_that_was_seen(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, entry0__faction="ember", entry1__faction="stone", seat1="random", seed="4", pace="0")
    while hand.my_turn(page) and hand.key(page) != "play":
        hand.press(page, "")
    hand.settled(page)
    held = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', repeat: true, bubbles: true }))"
    assert page.evaluate(f"() => {{ {held}; return unsent }}") == ""  # still down from the last question
    page.evaluate(EARLY)
    for _ in range(3):
        before, step = hand.mark(page), hand.step(page)
        page.keyboard.press("e" if page.locator("#ask [data-hotkey=e]").count() else "Enter")
        hand.changed(page, before)
        assert hand.my_turn(page)
        assert hand.step(page) > step
    asked = page.evaluate("early")
    assert asked
    assert set(asked) == {""}


def test_a_game_by_keyboard_alone(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    hand.begin(page, served.url, seed="3")
    steps = hand.step(page)
    for n in range(24):
        if not hand.my_turn(page):
            break
        before = hand.mark(page)
        if hand.key(page) in ("draft", "play") and n % 3 != 2:
            page.keyboard.press("ArrowUp")
            page.keyboard.press("ArrowRight")
            focus = page.evaluate("document.activeElement.matches('button, summary, [role=button]')")
            assert focus
            page.keyboard.press("Enter")
            if page.locator("#all-choices[open]").count():
                page.keyboard.press("1")
        else:
            page.keyboard.press("1")
        if not hand.taken(page, before):
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
            hand.changed(page, before) if page.locator("[data-primary]").count() else None
    assert hand.step(page) > steps + 5
    page.keyboard.press("Escape")


def test_a_finished_game_replays_by_keys_and_from_a_link(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    draft_and_play(page, served, seed="21")
    hand.concede(page)
    page.wait_for_selector("#ask.end")
    page.wait_for_selector("#ending .graph polyline")  # who was ahead
    page.click("#ending >> text=Replay")
    page.wait_for_url("**/replay*")
    hand.connected(page)
    page.wait_for_selector("#track polyline")
    controls = "[...document.querySelectorAll('#ask .step, #at, #view, #ask form')]"
    places = f"() => {controls}.map(e => e.getBoundingClientRect().x)"
    put = page.evaluate(places)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.getElementById('marks').dataset.step === '1'")
    page.keyboard.press(" ")  # it plays by itself, to the end
    page.wait_for_function("() => document.body.hasAttribute('data-playing')")
    page.wait_for_function(
        "() => +$('marks').dataset.step === +$('at').max && !document.body.hasAttribute('data-playing')"
    )
    last = hand.step(page)
    assert last > 3
    page.keyboard.press("Home")
    page.wait_for_function("() => document.getElementById('marks').dataset.step === '0'")
    page.locator("#at").evaluate("e => { e.value = e.max; e.dispatchEvent(new Event('input', { bubbles: true })) }")
    page.wait_for_function("n => +document.getElementById('marks').dataset.step === n", arg=last)
    page.keyboard.press("ArrowUp")
    page.wait_for_function("n => +document.getElementById('marks').dataset.step < n", arg=last)
    here = hand.step(page)
    assert f"step={here}" in page.url
    assert page.evaluate(places) == put  # the controls stay where they were
    other = open_page()
    other.goto(f"{served.url}/t/{page.url.split('/t/')[1].split('/')[0]}/replay?step={here}&seat=open")
    assert hand.step(other) == here
    page.click("text=Play from here")
    page.wait_for_url(re.compile(r"/t/\w+$"))
    hand.connected(page)


def test_a_spectator_sees_no_hand(open_page: OpenPage, served: Served) -> None:
    page, other = open_page(), open_page()
    draft_and_play(page, served, seed="31")
    other.goto(page.url)
    hand.connected(other)
    assert other.locator("#holding .item").count() == page.locator("#holding .item").count()
    assert other.locator("#holding .name").count() == 0
    assert other.locator("#ask.mine").count() == 0
