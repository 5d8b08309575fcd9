"""Battleground in a real browser: a whole game by clicks, the battle foreseen, the power board, the phone, axe."""

import random
import re
from collections.abc import Callable
from typing import Any

import browser_play as hand
import pytest
from browser_play import DESK, PHONE, Served
from test_browser_access import violations

OpenPage = Callable[..., Any]
QUICK = {"tune__start_life": "5", "tune__max_life": "5", "tune__turn_limit": "15"}
CLASSES = {"entry0__klass": "warlock", "entry1__klass": "paladin"}


def act(page: Any, roll: random.Random, tap: bool = False) -> str:
    """One answer, or one click towards it; what kind of question it was."""
    key = hand.key(page)
    hand.settled(page)
    buttons = page.locator(hand.BUTTONS)
    if not buttons.count() and not page.locator(f"#holding .item{hand.LIT}").count():
        hand.press(page, "")  # they stand in the list
    elif key in ("wave", "second", "haste"):
        strike = buttons.filter(has_text="damage")
        go = buttons.filter(has_text="Advance to")
        hand.hit(page, (strike if strike.count() else go if go.count() else buttons).first, tap)
    elif key == "main" and page.locator("#marks").get_attribute("data-picked"):
        best = buttons.filter(has_text=re.compile("^.?(Summon|Cast)"))
        mana = page.locator(f".stock{hand.LIT}")
        hand.hit(page, best.first if best.count() else mana.first if mana.count() else buttons.first, tap)
    elif key == "main":
        cards = page.locator(f"#holding .item{hand.LIT}")
        soldiers = cards.filter(has=page.locator(".stats"))
        if soldiers.count():
            hand.hit(page, soldiers.first, tap, position={"x": 14, "y": 60})
        elif cards.count() and roll.random() < 0.4:
            hand.hit(page, cards.nth(roll.randrange(cards.count())), tap, position={"x": 14, "y": 60})
        else:
            hand.hit(page, page.locator(".place.end"), tap)
    elif page.locator(".place.pass").count():
        hand.hit(page, page.locator(".place.pass"), tap)
    elif not hand.click_board(page, roll, tap):
        if not hand.click_lit(page, roll, tap):
            hand.press(page, "")
    return key


def test_a_whole_game_against_a_bot_by_clicks(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game="battleground", seat1="random", seed="33", **CLASSES, **QUICK)
    roll = random.Random(4)
    keys, foreseen, arrows = set(), 0, 0
    for _ in range(260):
        if not hand.my_turn(page):
            break
        foreseen += page.locator("#preview .foreseen").count() > 0
        arrows += page.locator("#arrows .arrow.plan").count() > 0
        keys.add(act(page, roll))
    assert re.search(r"Victory|Defeat|Draw", page.locator("#ending").inner_text())
    assert page.locator("#ending .clause").count() == 1
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    assert {"main", "field", "wave"} <= keys
    assert foreseen > 5
    assert arrows > 2
    assert page.locator("#numbers td").count() > 4


@pytest.mark.parametrize("by_keys", [False, True])
def test_enter_takes_the_only_thing_left_to_do_with_a_card(open_page: OpenPage, served: Served, by_keys: bool) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game="battleground", seat1="random", seed="12",
               entry0__klass="paladin", entry1__klass="warlock")  # fmt: skip
    while hand.my_turn(page) and hand.key(page) != "main":
        hand.press(page, "")
    hand.settled(page)
    page.locator(f"#holding .item{hand.LIT}", has_text="Charge").click(position={"x": 14, "y": 60})
    page.locator("#ask .words", has_text="Prepare Charge?").wait_for()
    assert page.locator("#ask [data-choose]").count() == 1
    hand.settled(page)
    if by_keys:
        page.evaluate("byKeys = true; grip(document.querySelector('#holding [data-picked]')).focus()")
    page.wait_for_function("performance.now() > keysFrom")
    before, step = hand.mark(page), hand.step(page)
    page.keyboard.press("Enter")
    hand.changed(page, before)
    assert hand.step(page) > step


def first_battle(page: Any, url: str, **more: str) -> Any:
    """A game up to the first question about a unit that has somebody to attack."""
    hand.begin(page, url, game="battleground", seat1="random", seed="3", **{**CLASSES, **more})
    roll = random.Random(2)
    for _ in range(60):
        assert hand.my_turn(page)
        if hand.key(page) == "wave" and page.locator("#ask .primary.gold", has_text="Attack").count():
            return page
        act(page, roll, page.viewport_size == PHONE)
    raise AssertionError("no battle came")


def test_the_battle_is_foreseen_with_its_sums_and_a_look_draws_it(open_page: OpenPage, served: Served) -> None:
    page = first_battle(open_page(reduced_motion="reduce"), served.url)
    line = page.locator("#preview .foreseen").first
    assert re.search("goes to|hits|defends", line.inner_text())
    line.hover()
    hand.reads(page, r"No foe in range|Attack \d|Until its next battle")  # what it is made of, in words and no clause
    page.wait_for_selector("#board [data-pointed]", state="attached")
    hand.look_away(page)
    box = page.locator(f".tile{hand.LIT}").first.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("#looked .overlay.reach", state="attached")
    hand.reads(page, "would hit|could hit|can advance|can't advance")
    hand.look_away(page)
    page.locator("#ask [data-choose]", has_text="Defend").first.hover()
    hand.reads(page, "flank")


def test_a_unit_acts_by_a_click_on_its_target_and_all_by_one_button(open_page: OpenPage, served: Served) -> None:
    page = first_battle(open_page(reduced_motion="reduce"), served.url)
    assert page.locator("#ask .primary.gold").inner_text().startswith("Attack")
    hand.settled(page)
    foe = page.locator(f".tile.seat1{hand.LIT}, #hero-1{hand.LIT}")
    step = hand.step(page)
    hand.do_until_taken(page, foe.first.click)
    page.wait_for_function("n => +document.getElementById('marks').dataset.step > n", arg=step)
    while hand.my_turn(page) and hand.key(page) != "wave":
        act(page, random.Random(1))
    hand.do_until_taken(page, lambda: page.click("[data-do=rest]"))
    assert hand.my_turn(page)
    assert hand.key(page) != "wave"  # the others acted as they would by themselves


def test_a_power_token_is_placed_on_the_opened_board(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game="battleground", seat1="random", seed="3", tune__first_player_bonus_exp="3",
               tune__second_player_bonus_exp="3", **CLASSES)  # fmt: skip
    roll = random.Random(2)
    while hand.my_turn(page) and hand.key(page) != "main":
        act(page, roll)
    assert not page.locator("#power-0-0").is_visible()
    page.click("#powers-0 > .grip")
    power = page.locator("#power-0-0")
    power.wait_for(state="visible")
    assert page.locator("#path-0-0 .item").count() == 5
    box = page.locator("#powers-0-zones").bounding_box()
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 800
    hand.hit(page, power, False)
    hand.hit(page, page.locator("[data-primary]"), False)
    assert page.locator("#power-0-0 .badge").inner_text() == "Token placed"
    assert "Summoning Circle" in page.locator("#log").inner_text()
    page.keyboard.press("Escape")
    power.wait_for(state="hidden")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_table_is_accessible_in_light_and_dark(size: dict[str, int], open_page: OpenPage, served: Served) -> None:
    page = first_battle(open_page(size, reduced_motion="reduce"), served.url)
    roll = random.Random(1)
    for _ in range(8):
        if hand.my_turn(page):
            act(page, roll, size is PHONE)
    if hand.my_turn(page):
        page.evaluate("document.querySelector('#powers-0').toggleAttribute('data-open')")
    page.mouse.move(2, 2)
    hand.still(page)
    for scheme in ("dark", "light"):
        hand.colours(page, scheme)
        hand.still(page)
        assert violations(page) == []
    page.evaluate("document.querySelector('#powers-0').removeAttribute('data-open')")
    assert violations(page) == []


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_unit_is_placed_by_one_click_where_it_shall_stand_any_of_two_alike_and_taken_back(
    open_page: OpenPage, served: Served, size: dict[str, int]
) -> None:
    page = open_page(size, reduced_motion="reduce")
    hand.begin(page, served.url, game="battleground", seat1="random", seed="3", entry0__klass="paladin")
    assert hand.my_turn(page)
    archers = page.locator("#holding .item", has_text="Archer")
    assert archers.count() == 2
    assert page.locator(f"#holding .item{hand.LIT}", has_text="Archer").count() == 2  # any of them may be taken
    for which in (0, 1):
        hand.settled(page)
        one = page.locator("#holding .item", has_text="Archer").nth(which)
        id = one.get_attribute("id")
        hand.hit(page, one, size is PHONE)
        page.wait_for_selector(f"#{id}[data-picked]")
        fields = page.locator(f".hit{hand.LIT}")
        assert fields.count() == 5  # where it may go is lit at once
        hand.settled(page)
        before = page.locator(".piece").count()
        hand.hit(page, fields.nth(which), size is PHONE)
        page.wait_for_function("n => document.querySelectorAll('.piece').length === n + 1", arg=before)
        assert hand.my_turn(page)  # the bot has passed
        page.click("[data-do=undo]")  # the unit and its place, as they were chosen by one click
        page.wait_for_function("n => document.querySelectorAll('.piece').length === n", arg=before)
        page.wait_for_function("() => !document.querySelector('#ask .cancel')")
        page.wait_for_selector("#holding .item[data-lit] >> text=Archer")


def test_a_phone_names_the_signs_of_a_player_in_their_sheet(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE)
    hand.begin(page, served.url, game="battleground", seed="3", seat1="random", **CLASSES)
    hand.my_turn(page)
    assert not page.locator("#mine .by-name").is_visible()
    page.tap("#mine .opener")
    assert re.search(r"Experience\s*0 of 3", page.locator("#mine .by-name").inner_text())


CHIPS = """async () => {  // what would come of it is shown of all who stand there; how it lies there
  const tiles = [...document.querySelectorAll('#board .tile')], painted = () => new Promise(requestAnimationFrame);
  const detail = { chips: tiles.map((tile) => [tile.id, 'harm', '−2']) };
  document.dispatchEvent(new CustomEvent('why', { detail }));
  await painted();
  await painted();
  const box = (e) => e.getBoundingClientRect();
  const chips = [...document.querySelectorAll('#arrows .forecast rect')].map(box);
  const over = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left) + 1
    && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1;
  const at = (chip, heart) => Math.abs(chip.bottom - heart.top) < 12 && chip.right > heart.left;
  return {
    all: chips.length === tiles.length,
    hearts: tiles.every((tile) => chips.some((chip) => at(chip, box(tile.querySelector('.right .stat'))))),
    names: tiles.some((tile) => chips.some((chip) => over(chip, box(tile.querySelector('.name'))))),
  };
}"""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_would_happen_stands_at_the_heart_and_covers_no_name(
    size: dict[str, int], open_page: OpenPage, served: Served
) -> None:
    page, roll = open_page(size, reduced_motion="reduce"), random.Random(4)
    hand.begin(page, served.url, game="battleground", seat1="random", seed="33", **CLASSES)
    while hand.my_turn(page) and page.locator("#board .tile").count() < 2:
        act(page, roll, tap=size is PHONE)
    hand.still(page)
    assert page.evaluate(CHIPS) == {"all": True, "hearts": True, "names": False}
