"""A page that was sent every change shows what a page shows that is opened now."""

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from browser_play import Served

OpenPage = Callable[..., Any]
GAMES = ("outposts", "seekers", "battleground", "lytharian", "normal-chess", "elysia")
ANSWERS, LOOKS = 20, 4
LIES = """() => [...document.querySelectorAll('#felt [data-slot] > [id], #near [data-slot] > [id]')]
  .map((el) => `${el.parentNode.id} > ${el.id}: ${el.textContent.replace(/\\s+/g, ' ')}`)"""


def call(url: str, token: str = "", body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {token}"} if token else {}
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        return json.load(answer)


def answer_by_lot(served: Served, made: Any, luck: random.Random) -> bool:
    """One answer of whoever is asked; False when the game is over."""
    game = f"{served.url}/api/games/{made['code']}"
    while waiting := call(f"{game}/state")["waiting"]:
        token = made["seats"][luck.choice(waiting)]["token"]
        if question := call(f"{game}/options", token)["question"]:  # None while the table answers for them
            call(f"{game}/answer", token, {"answer": luck.choice(question["options"])["index"]})
            return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_what_was_sent_piece_by_piece_is_what_a_new_page_shows(game: str, open_page: OpenPage, served: Served) -> None:
    luck = random.Random(7)
    seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bob"}]
    made = call(f"{served.url}/api/games", body={"game": game, "seats": seats, "seed": 5})
    page = open_page(reduced_motion="reduce")
    page.goto(made["seats"][0]["link"])
    page.click("text=Sit down")
    page.wait_for_url("**/t/*")
    fresh = page.context.new_page()
    for _ in range(LOOKS):
        if not all(answer_by_lot(served, made, luck) for _ in range(ANSWERS)):
            break
        shown: Any = None
        wanted: Any = None
        while wanted is None or shown[0] != wanted[0]:  # the table may go on by itself: then both look again
            fresh.goto(page.url)
            wanted = fresh.evaluate(f"() => [+body.dataset.n, ({LIES})(), version]")
            page.wait_for_function("(n) => version >= n", arg=wanted[2])
            shown = page.evaluate(f"() => [version, ({LIES})(), version]")
        assert shown == wanted


def test_a_frame_that_is_built_otherwise_keeps_what_lies_in_it(open_page: OpenPage, served: Served) -> None:
    """An Outpost with guards gets a wall: its frame has one place more, and the guards stay where they were."""
    page = open_page()
    made = call(f"{served.url}/api/games", body={"game": "shells", "seats": [{"who": "me"}, {"who": "me"}]})
    page.goto(f"{served.url}/t/{made['code']}")
    lies = page.evaluate("""() => {
      const felt = document.getElementById("felt"), cards = '<div><div id="post-cards" data-slot></div></div>';
      place("post", felt, 0, `<section id="post">${cards}</section>`);
      place("guard", document.getElementById("post-cards"), 0, '<b id="guard"></b>');
      place("post", felt, 0, `<section id="post"><div id="post-walls" data-slot></div>${cards}</section>`);
      return document.getElementById("guard")?.parentNode.id;
    }""")
    assert lies == "post-cards"


def seated(page: Any, served: Served) -> None:
    """At a table of Shells, asked."""
    made = call(f"{served.url}/api/games", body={"game": "shells", "seats": [{"who": "me"}, {"who": "me"}]})
    for seat in made["seats"]:
        page.goto(seat["link"])
        page.click("text=Sit down")
        page.wait_for_url("**/t/*")
        page.wait_for_function("() => socket?.readyState === 1")
        if page.locator("[data-choose]").count():
            return


def test_a_press_ends_all_that_moves(open_page: OpenPage, served: Served) -> None:
    """A page that stands still paints an answer at once; one that moves waits for its next frame."""
    page = open_page()
    seated(page, served)
    page.evaluate("() => { window.way = $('felt').animate([{ opacity: 0 }, { opacity: 1 }], 60_000); }")
    page.mouse.move(640, 300)
    assert page.evaluate("way.playState") == "running"
    page.mouse.down()
    assert page.evaluate("way.playState") == "finished"


def test_what_a_choice_leaves_to_be_tidied_goes_with_its_answer(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    seated(page, served)
    marked = page.evaluate("""() => {
      const felt = $("felt"), pointed = () => felt.hasAttribute("data-pointed"), found = [];
      window.send = () => {};
      quietUntil = passedUntil = 0;
      felt.setAttribute("data-pointed", ""); // as a choice's words do that are looked at
      document.querySelector("[data-choose]").click();
      found.push(pointed());
      apply({ n: version, h: [] });
      return [...found, pointed()];
    }""")
    assert marked == [True, False]
