"""Lytharian Chess in a real browser: whole games by clicks, a combat of spells, the builder, the phone, axe; chess."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import browser_play as hand
import lytharian_play as play
import pytest
from browser_play import DESK, PHONE, Served
from test_browser_access import violations

from rulewright.games import GAMES

OpenPage = Callable[..., Any]
ARMIES = {"entry0__army": "brudakian", "entry1__army": "zuk-gar"}
RICH = {"tune__start_mana": "15", "tune__start_hand": "9"}
SQUARES = "[...document.querySelectorAll('#board .hit')].map((e) => e.getBoundingClientRect().width)"
SUMS = """() => { const found = []; for (const row of document.querySelectorAll('#preview .foreseen')) {
  const said = row.querySelector('.said').textContent, n = +row.querySelector('b').textContent;
  const clause = row.dataset.rule;
  if (row.classList.contains('term')) found.at(-1).terms.push([said, n, clause]);
  else found.push({said, n, clause, terms: []}) } return found }"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without limits and delays: these tests set up many games, and pass many windows."""
    server = Served(tmp_path_factory.mktemp("squares"), "--shortest-pass", "0", "--no-limits")
    server.start()
    yield server
    server.stop()


# -- whole games


def test_a_whole_game_against_a_bot_by_clicks(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game="lytharian", seed="5", seat1="random", tune__turn_limit="10", pace="0",
               **ARMIES, **RICH)  # fmt: skip
    roll, keys = random.Random(4), set()
    for _ in range(400):
        if not hand.my_turn(page):
            break
        keys.add(play.act(page, roll))
    assert re.search(r"Victory|Defeat|Draw", page.locator("#ending").inner_text())
    assert page.locator("#ending .clause").count() == 1
    assert {"arrange", "main", "target"} <= keys
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    assert page.locator("#numbers td").count() > 4


def test_battle_duels_by_clicks_from_cards_to_the_end(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game="lytharian", seed="5", seat1="random", tune__game="duels", tune__duel_rounds="2",
               tune__duel_wins="2", pace="0", **ARMIES)  # fmt: skip
    roll, offered = random.Random(2), 0
    for _ in range(300):
        if not hand.my_turn(page):
            break
        if hand.key(page) == "troop" and page.locator("[data-primary]").count():
            hand.hit(page, page.locator("[data-primary]"), tap=False)
        elif hand.key(page) == "troop":
            cards = page.locator(f"#reserve-0 .item{hand.LIT}")
            offered = max(offered, cards.count())
            assert page.locator("#board").count() == 0
            hand.hit(page, cards.first, tap=False, position={"x": 20, "y": 60})
        else:
            play.act(page, roll)
    assert offered == 7
    assert re.search(r"Victory|Defeat|Draw", page.locator("#ending").inner_text())


# -- a combat


def test_a_combat_with_spells_of_both_adds_up_line_by_line(open_page: OpenPage, served: Served) -> None:
    made = play.combat_of_two_spells(served.url)
    mine, other = made["seat"], 1 - made["seat"]
    page, across = open_page(reduced_motion="reduce"), open_page(PHONE, reduced_motion="reduce")
    for each, seat in ((page, mine), (across, other)):
        hand.sit_down(each, made["seats"][seat]["link"])
        hand.connected(each)
        if each is across:
            each.tap("#queue-chip")
        each.wait_for_selector("#preview .foreseen")
        assert each.locator("#queue .item.lined").count() >= 2
        assert {"seat0", "seat1"} <= set(" ".join(each.locator("#queue .item.lined").evaluate_all(
            "all => all.map((e) => e.className)")).split())  # fmt: skip
        if each is page:
            each.wait_for_selector("#arrows .arrow", state="attached")
        assert each.locator("#preview h3").count() == 2
        rows = each.evaluate(SUMS)
        assert [row["said"] for row in rows].count("Att") == [row["said"] for row in rows].count("Def") == 2
        for row in rows:
            assert row["clause"].startswith("LC-")
            if row["terms"]:
                blow = row["said"] not in ("Att", "Def")
                assert sum(n for _, n, _ in row["terms"]) == (-row["n"] if blow else row["n"])
                assert all(clause.startswith("LC-") for _, _, clause in row["terms"])
        assert each.evaluate(rows_agree(page))
        if each is across:
            each.tap(".grab")
    page.locator("#preview .foreseen", has_text="Att").first.hover()
    page.wait_for_selector("#read .cite[title='LC-129']")
    log = page.locator("#log li[data-refs]", has_text="casts").last
    assert re.search(r"card-\d+", log.get_attribute("data-refs"))
    ref = re.search(r"card-\d+", log.get_attribute("data-refs"))[0]  # type: ignore[index]
    assert page.locator(f"#queue #{ref}").count() == 1  # the line of the log points at the card on the stack
    by_seat = (page, across) if mine == 0 else (across, page)
    while play.ask(served.url, f"games/{made['code']}/state")["view"]["fight"]:  # until the blows have fallen
        each = hand.asked(served, made["code"], *by_seat)
        assert each is not None
        if each.locator("#ask.mine .place.pass").count():
            hand.settled(each)
            hand.hit(each, each.locator("#ask .place.pass"), tap=each is across)
        else:
            hand.press(each, "")
    page.wait_for_selector("#preview", state="detached")
    assert (
        page.locator("#log ol li", has_text="resolves").count() + page.locator("#log ol li", has_text="lost").count()
        >= 1
    )


def rows_agree(page: Any) -> str:
    """Both sides see the same numbers."""
    return f"() => JSON.stringify(({SUMS})()) === {page.evaluate(f'JSON.stringify(JSON.stringify(({SUMS})()))')}"


def test_piles_open_and_troops_tell_what_they_are(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    hand.begin(page, served.url, game="lytharian", seed="5", seat1="greedy", pace="0", **ARMIES, **RICH)
    roll = random.Random(4)
    for _ in range(150):
        assert hand.my_turn(page, 60_000)  # a whole turn of a bot that thinks
        if page.locator("#nether-0 .item").count() and hand.key(page) == "main":
            break
        play.act(page, roll)
    page.click("#nether-0 > .grip")
    page.wait_for_selector("#nether-0[data-open] .item", state="visible")
    page.mouse.click(640, 20)
    own = page.locator(".piece.seat0").first
    box = own.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("#read .page .stats-of")
    hidden = page.locator(".piece.seat1:not(:has(.pill))").first
    assert "face-down" in hidden.get_attribute("aria-label")


def test_the_reader_fills_in_whom_an_ability_is_about(open_page: OpenPage, served: Served) -> None:
    """'Orc Slayer 1' is explained, on the card or by its clause, which says Y and X: nobody reads those letters."""
    page = open_page(reduced_motion="reduce")
    kevetni = {**ARMIES, "entry0__army": "kevetni"}
    hand.begin(page, served.url, game="lytharian", seed="5", seat1="random", pace="0", **kevetni)
    for name, slays in (("Oshara", "Orc Slayer 1.* Orc"), ("Grovemother Ysil", "Elf.* Elf")):
        box = page.locator(f".piece.seat0[aria-label^='{name}']").first.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        said = hand.reads(page, slays)
        assert not re.search(r"\b[XY]\b", said)


STAYS = """id => { const el = document.getElementById(id), middle = () => { const box = el.getBoundingClientRect();
    return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)] };
  const was = middle(); turnUp(el); const turning = el.getAnimations().at(-1); turning.pause();
  const seen = [0, 65, 130, 195, 255].map((at) => { turning.currentTime = at; return middle() });
  turning.cancel(); return seen.every(([x, y]) => Math.hypot(x - was[0], y - was[1]) < 12) }"""


def test_a_troop_that_is_turned_up_stays_on_its_square(open_page: OpenPage, served: Served) -> None:
    """Its square is a transform: one that takes its place would let it flash up in the board's corner."""
    page = open_page()
    hand.begin(page, served.url, game="lytharian", seed="5", seat1="random", pace="0", **ARMIES)
    ids = page.evaluate("[...document.querySelectorAll('#board .piece')].map((e) => e.id)")
    assert ids
    assert all(page.evaluate(STAYS, each) for each in (ids[0], ids[9], ids[-1]))


# -- the phone


BUTTONS = """[...document.querySelectorAll('#ask button')].filter((e) => e.checkVisibility({visibilityProperty: true}))
  .map((e) => e.getBoundingClientRect().height)"""  # in one look: what is asked may change between two


def fits(page: Any) -> None:
    """Nothing sticks out, and what is tapped is large enough."""
    if page.locator("#board").count():
        assert min(page.evaluate(SQUARES)) >= 40
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.querySelector('.answers').getBoundingClientRect().bottom") <= 844
    assert min(page.evaluate(BUTTONS), default=40) >= 40


def test_the_phone_is_played_by_taps_and_no_square_is_under_40_px(open_page: OpenPage, served: Served) -> None:
    page = open_page(PHONE, scheme="dark", reduced_motion="reduce")
    hand.begin(page, served.url, game="lytharian", seed="5", seat1="greedy", pace="0", **ARMIES, **RICH)
    roll = random.Random(4)
    keys: list[str] = []
    while "main" not in keys[:-5]:
        fits(page)
        keys.append(play.act(page, roll, tap=True))


def test_squares_stay_large_on_the_phone_while_a_combat_is_shown(open_page: OpenPage, served: Served) -> None:
    made = play.combat_of_two_spells(served.url, first=2)
    page = open_page(PHONE, reduced_motion="reduce")
    hand.sit_down(page, made["seats"][made["seat"]]["link"])
    hand.connected(page)
    fits(page)
    page.tap("#queue-chip")
    page.wait_for_selector("#preview .foreseen")
    row = page.locator("#preview .foreseen").first.bounding_box()
    assert row["y"] + row["height"] <= PHONE["height"]  # what becomes of both is in sight at once


# -- axe


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_combat_is_accessible_in_light_and_dark(size: dict[str, int], open_page: OpenPage, served: Served) -> None:
    made = play.combat_of_two_spells(served.url, first=3)
    page = open_page(size, reduced_motion="reduce")
    hand.sit_down(page, made["seats"][made["seat"]]["link"])
    hand.connected(page)
    if size is PHONE:
        page.tap("#queue-chip")
    page.wait_for_selector("#preview .foreseen")
    for scheme in ("light", "dark"):
        hand.colours(page, scheme)
        assert violations(page) == []


# -- set-up and builder


def test_an_army_is_built_judged_at_once_and_taken_to_the_table(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    page.goto(f"{served.url}/decks/lytharian?open=preset:kevetni", timeout=60_000)  # all cards
    wait_verdict(page, "Legal: 66 cards")
    pawn = page.locator("#pile-pawn li").first
    name = pawn.locator(".title").inner_text()
    pawn.locator("button[value^=less]").click()
    wait_verdict(page, "7 Pawns; an army needs exactly 8")
    assert page.locator("#verdict .clause[title='LC-034']").count() == 1
    page.locator(".pick", has_text=name).first.locator("button[value^=add]").click()
    wait_verdict(page, "Legal: 66 cards")
    page.fill("[name=q]", "deathbolt")
    page.click("#add-deathbolt")
    wait_verdict(page, "A Good army's deck has no Death spells")
    page.click("#less-deathbolt")
    wait_verdict(page, "Legal: 66 cards")
    page.fill("[name=name]", "Elves of mine")
    page.click("text=Save")
    page.wait_for_selector("text=Saved.")
    page.click(".deck >> text=Play")
    page.wait_for_url("**/new/lytharian**")
    for _ in ("mode", "opponent"):
        page.click("button.gold")
    assert "Elves of mine" in page.locator(".pick:has(:checked)").inner_text()
    page.wait_for_selector(".said.ok", state="attached")
    page.click("button.gold")
    page.wait_for_url("**/t/*")
    hand.connected(page)
    hand.my_turn(page)
    assert "Elderking Laurien" in page.content()


def wait_verdict(page: Any, words: str) -> None:
    page.wait_for_function("w => document.getElementById('verdict').textContent.includes(w)", arg=words)


def test_what_is_played_is_chosen_first(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    page.goto(f"{served.url}/new/lytharian")
    page.locator(".pick", has_text="Pawn Wars").click()
    page.click("button.gold")
    page.click("button.gold")
    page.locator(".pick", has_text="Zuk Gar").click()
    page.wait_for_selector(".said.ok", state="attached")
    assert page.locator(".detail:visible").count() == 1
    assert violations(page) == []
    page.click("button.gold")
    page.wait_for_url("**/t/*")
    hand.connected(page)
    hand.my_turn(page)
    assert page.locator(".piece").count() == 32
    assert page.locator("#mine", has_text="Points").count() == 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_text_on_a_card_is_cut(size: dict[str, int], open_page: OpenPage, served: Served) -> None:
    page = open_page(size)
    page.goto(f"{served.url}/cards/lytharian", timeout=60_000)
    cut = page.evaluate(
        "() => [...document.querySelectorAll('.card .text')].filter((e) => e.firstElementChild.offsetHeight >"
        " e.clientHeight + 1).map((e) => e.closest('.card').querySelector('.name').textContent)"
    )
    assert cut == []
    assert page.locator(".card").count() == len(GAMES["lytharian"].official().cards)


# -- Normal Chess


def chess(page: Any, url: str) -> dict[str, Any]:
    """A game of two people with White at this page."""
    for seed in range(1, 30):
        seats = [{"who": "me", "name": name, "entry": {"cards": "up"}} for name in ("Ada", "Bram")]
        made: dict[str, Any] = play.ask(url, "games", {"game": "normal-chess", "seats": seats, "seed": seed})
        if play.ask(url, f"games/{made['code']}")["waiting"] == [0]:
            hand.sit_down(page, made["seats"][0]["link"])
            hand.connected(page)
            return made
    raise RuntimeError("seat 0 never was White")


def moved(page: Any, start: str, end: str) -> None:
    """Click the piece on a square, then a square, where a hand would."""
    assert hand.my_turn(page)
    for square in (start, end):
        hand.settled(page)
        before = hand.mark(page)
        box = page.locator(f"#square-{'abcdefgh'.index(square[0]) + 8 * (int(square[1]) - 1)}").bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        hand.changed(page, before)


def replied(page: Any, url: str, made: dict[str, Any], text: str) -> None:
    """Black's move, by the API."""
    before = hand.step(page)
    play.answer(url, made, text)
    page.wait_for_function("n => +document.getElementById('marks').dataset.step > n", arg=before)


def test_normal_chess_castles_promotes_and_mates_by_clicks(open_page: OpenPage, served: Served) -> None:
    page = open_page(reduced_motion="reduce")
    made = chess(page, served.url)
    for start, end, reply in (("e2", "e4", "e7e5"), ("g1", "f3", "d7d6"), ("f1", "c4", "h7h6"), ("e1", "g1", "g8f6")):
        moved(page, start, end)
        replied(page, served.url, made, reply)
    assert page.locator("#log ol li", has_text="castles short").count() == 1
    assert page.locator(".piece[data-cell=square-5]").get_attribute("aria-label").startswith("White Rook")
    made = chess(page, served.url)
    for start, end, reply in (("a2", "a4", "b7b5"), ("a4", "b5", "a7a6"), ("b5", "a6", "b8c6"), ("a6", "a7", "a8b8")):
        moved(page, start, end)
        replied(page, served.url, made, reply)
    moved(page, "a7", "b8")
    hand.press(page, "Pawn a7 takes Rook b8, becomes Queen")
    page.wait_for_function("() => document.getElementById('log').textContent.includes('becomes a Queen')")
    made = chess(page, served.url)
    for start, end, reply in (("e2", "e4", "e7e5"), ("d1", "h5", "b8c6"), ("f1", "c4", "g8f6")):
        moved(page, start, end)
        replied(page, served.url, made, reply)
    moved(page, "h5", "f7")
    page.wait_for_selector("#ask.end")
    assert "Victory" in page.locator("#ending").inner_text()
    assert page.locator("#ending .clause", has_text="LC-347").count() == 1
    assert violations(page) == []
