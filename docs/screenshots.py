"""Makes the pictures in docs/: `python docs/screenshots.py [game or rooms ...] [light]`. Needs chromium and playwright.

With `light` the same in light colours, named so. `rooms` are the screens beside the table in play: How to play, waiting
for a friend, what the friend sees, a replay, My games, a draft, an ending. Each game is played on the page by clicks up
to a moment worth showing. All of it on a desk and on a phone.
"""

import random
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "tests" / "browser")]

import browser_play as hand  # noqa: E402
from conftest import FLAGS  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from rulewright.games import GAMES  # noqa: E402

SIZES = {"desk": hand.DESK, "phone": hand.PHONE}
PAGES = {
    "home": "/",
    "modes": "/new/lytharian",
    "opponent": "/new/outposts?step=opponent",
    "setup": "/new/lytharian?step=side",
    "rules": "/rules/outposts",
    "cards": "/cards/seekers",
}


ANY = """chosen => {
  const offered = [...document.querySelectorAll('#ask [data-choose]')];
  offered[Math.floor(chosen * offered.length)].click();
}"""


class Shot(NamedTuple):
    """A game, what the two players bring, and how many answers are given before it is shown."""

    game: str
    seed: int
    brings: tuple[str, str, str]  # a field of the set-up form, and its two values
    answers: int


SHOTS = (
    Shot("outposts", 7, ("faction", "ember", "stone"), 40),
    Shot("seekers", 5, ("armory", "mara", "theron"), 26),
    Shot("battleground", 3, ("klass", "paladin", "warlock"), 30),
    Shot("lytharian", 4, ("army", "brudakian", "zuk-gar"), 34),
    Shot("normal-chess", 2, ("army", "brudakian", "kevetni"), 12),
    Shot("elysia", 6, ("character", "algar", "vega"), 24),
)


RECORD = HERE.parent / "tests" / "records" / "battleground" / "02-2p-official.txt"
THEME = "light" if "light" in sys.argv else ""


def rooms(browser: Any, url: str, size: str) -> None:
    """The screens beside the table in play."""
    page, friend = window(browser, size), window(browser, size)
    page.goto(f"{url}/howto/battleground")
    shoot(page, f"how-to-play-{size}")
    hand.begin(page, url, game="battleground", seat1="friend", name0="Ada")
    shoot(page, f"waiting-{size}")
    friend.goto(page.locator(".bid input").first.input_value())
    shoot(friend, f"invitation-{size}")
    page.goto(url)
    page.evaluate("document.querySelectorAll('details').forEach(d => { d.open = true })")
    page.set_input_files("#record", RECORD)
    page.click(".upload button")
    page.wait_for_url("**/replay*")
    page.wait_for_selector("#track polyline")
    page.evaluate("goTo(Math.floor(+$('at').max * 0.6))")
    shoot(page, f"replay-{size}")
    page.goto(f"{url}/games")
    shoot(page, f"my-games-{size}")
    hand.begin(page, url, game="outposts", seat1="random", seed="4", entry0__faction="ember")
    hand.my_turn(page)
    shoot(page, f"draft-{size}")
    hand.concede(page)
    page.wait_for_selector("#ending", state="visible")
    shoot(page, f"ending-{size}")
    for each in (page, friend):
        each.context.close()


def window(browser: Any, size: str) -> Any:
    context = browser.new_context(viewport=SIZES[size], color_scheme="dark", has_touch=size == "phone")
    for key, value in {"pace": "0", "hints": "off", "theme": THEME}.items():
        context.add_init_script(f"localStorage.setItem('{key}', '{value}')")
    return context.new_page()


def shoot(page: Any, name: str) -> None:
    page.mouse.move(2, 2)
    page.wait_for_timeout(2200)  # what just happened has stopped glowing
    path = HERE / f"{name}{'-light' if THEME else ''}.png"
    page.screenshot(path=str(path))
    print(f"docs/{path.name}", flush=True)


def table(page: Any, url: str, shot: Shot, size: str) -> None:
    """One game, up to a question of ours."""
    field, ours, theirs = shot.brings
    entries = {f"entry0__{field}": ours, f"entry1__{field}": theirs}
    hand.begin(page, url, game=shot.game, seed=str(shot.seed), seat1="random", **entries)
    roll = random.Random(shot.seed)
    for _ in range(shot.answers):
        if not hand.my_turn(page):
            break
        before, chosen = hand.mark(page), roll.random()
        page.evaluate(ANY, chosen)
        hand.changed(page, before)
    hand.my_turn(page)
    shoot(page, f"{shot.game}-{size}")


def lesson(page: Any, url: str, game: str, size: str) -> None:
    """A lesson at its fourth step."""
    page.goto(url)
    page.click(f"[form=learn-{game}]")
    page.wait_for_url("**/t/*")
    hand.connected(page)
    while hand.my_turn(page) and "4 of" not in page.locator("#tools").inner_text():
        hand.settled(page)
        before = hand.mark(page)
        page.evaluate(
            "lit => (document.querySelector('#ask [data-primary].gold') || document.querySelector(lit))"
            ".dispatchEvent(new MouseEvent('click', { bubbles: true }))",
            hand.LIT,
        )
        hand.changed(page, before)
    shoot(page, f"lesson-{game}-{size}")


def main(games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = hand.Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for size in SIZES:
            for name, path in PAGES.items() if not games else ():
                page = window(browser, size)
                page.goto(served.url + path)
                shoot(page, f"{name}-{size}")
                page.context.close()
            if not games or "rooms" in games:
                rooms(browser, served.url, size)
            for shot in SHOTS:
                if not games or shot.game in games:
                    page = window(browser, size)
                    table(page, served.url, shot, size)
                    page.context.close()
                if GAMES[shot.game].page.lesson and (not games or shot.game in games):
                    page = window(browser, size)
                    lesson(page, served.url, shot.game, size)
                    page.context.close()
        browser.close()
        served.stop()


if __name__ == "__main__":
    main([name for name in sys.argv[1:] if name != "light"])
