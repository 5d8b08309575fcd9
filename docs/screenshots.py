"""Makes the pictures in docs/: `python docs/screenshots.py`. Needs chromium and playwright, and no network."""

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "tests" / "browser")]

import browser_play as hand  # noqa: E402
from conftest import FLAGS  # noqa: E402

PAGES = {"home": "/", "setup": "/new/outposts", "rules": "/rules/outposts"}
SIZES = {"desk": hand.DESK, "phone": hand.PHONE}


def window(browser: Any, size: str, scheme: str) -> Any:
    context = browser.new_context(
        viewport=SIZES[size], color_scheme=scheme, has_touch=size == "phone", device_scale_factor=1
    )
    context.add_init_script("localStorage.setItem('pace','0'); localStorage.setItem('guide-outposts','off')")
    return context.new_page()


def shoot(page: Any, name: str) -> None:
    page.mouse.move(2, 2)
    page.wait_for_timeout(2200)  # what just happened has stopped glowing
    page.screenshot(path=str(HERE / f"{name}.png"))
    print(f"docs/{name}.png")


def fight(page: Any, roll: random.Random, least: int) -> None:
    """Play with some sense until, after so many answers, an attack is to be decided."""
    for answered in range(200):
        if not hand.my_turn(page):
            return
        key = hand.key(page)
        if answered >= least and key in ("aim", "assign", "counter"):
            return
        labels = page.locator("#ask [data-choose] > span").all_text_contents()
        wanted = {"play": ("Play", "Go on"), "attack": ("Take",)}.get(key, ("",))
        if key == "prepare":
            guard = [words for words in labels if "guard" in words]
            strike = [words for words in labels if "attack" in words]
            moves = (guard if roll.random() < 0.6 and guard else strike) or guard
            wanted = (roll.choice(moves),) if moves else ("Go on",)
        hand.press(page, next((words for words in wanted if hand.offers(page, words)), ""))


def tour(browser: Any, url: str, size: str, scheme: str) -> None:
    """Home, set-up, rules, then one game: its start, a fight, its end, its replay."""
    page = window(browser, size, scheme)
    for name, path in PAGES.items():
        page.goto(url + path)
        shoot(page, f"{name}-{size}")
    hand.begin(
        page,
        url,
        seed="11",
        name0="Ada",
        name1="Bram",
        seat1="random",
        entry0__faction="stone",
        entry1__faction="ember",
    )
    while hand.my_turn(page) and hand.key(page) == "draft":
        hand.press(page, "")
    shoot(page, f"table-start-{size}")
    fight(page, random.Random(7), 45)
    shoot(page, f"table-fight-{size}")
    if page.locator("#ask.mine").count():
        hand.concede(page)
    page.wait_for_selector("#ask.end")
    shoot(page, f"table-end-{size}")
    page.goto(page.url + "/replay?step=30")
    shoot(page, f"replay-{size}")
    page.context.close()


def main() -> None:
    import shutil

    from playwright.sync_api import sync_playwright

    server = hand.Served(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            for size, scheme in (("desk", "light"), ("phone", "dark")):
                tour(browser, server.url, size, scheme)
            page = window(browser, "phone", "dark")
            hand.begin(page, server.url, seed="4", seat2="greedy", seat3="greedy",
                       name0="Ada", name1="Bram", name2="Cleo", name3="Dirk")  # fmt: skip
            fight(page, random.Random(3), 40)
            shoot(page, "table-four-phone")
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
