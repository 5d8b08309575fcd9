"""Makes the pictures in docs/: `python docs/screenshots.py`. Needs chromium and playwright, and no network."""

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "tests" / "browser")]

import browser_play as hand  # noqa: E402
import elysia_play  # noqa: E402
import lytharian_play  # noqa: E402
from conftest import FLAGS  # noqa: E402
from lytharian_play import ask  # noqa: E402

PAGES = {"home": "/", "setup": "/new/outposts", "rules": "/rules/outposts"}
SIZES = {"desk": hand.DESK, "phone": hand.PHONE}


def window(browser: Any, size: str, scheme: str) -> Any:
    context = browser.new_context(
        viewport=SIZES[size], color_scheme=scheme, has_touch=size == "phone", device_scale_factor=1
    )
    context.add_init_script(
        "localStorage.setItem('pace', '0');"
        "for (const game of ['outposts', 'seekers', 'battleground', 'elysia', 'lytharian', 'normal-chess'])"
        " localStorage.setItem('guide-' + game, 'off')"
    )
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


def chosen(roll: random.Random, key: str, stack: list[Any], options: list[str]) -> int:
    """Moves about, plays some cards, and answers whatever is played with all that is left."""
    plays = [i for i, text in enumerate(options) if text.split()[0] in ("play", "use", "activate")]
    if plays and (stack if key == "priority" else roll.random() < 0.5):
        return roll.choice(plays)
    if "move" in options and roll.random() < 0.7:
        return options.index("move")
    return options.index("pass") if "pass" in options else roll.randrange(len(options))


def stack_of_three(url: str) -> dict[str, Any]:
    """A duel of two people, played until three cards of both lie on the Stack."""
    for seed in range(1, 40):
        roll = random.Random(seed)
        seats = [
            {"who": "friend", "name": name, "entry": {"armory": armory}}
            for name, armory in (("Ada", "mara"), ("Bram", "theron"))
        ]
        made: dict[str, Any] = ask(url, "games", {"game": "seekers", "seats": seats, "seed": seed})
        where, tokens = f"games/{made['code']}", [seat["token"] for seat in made["seats"]]
        for token in tokens:
            ask(url, f"{where}/stop", {"key": "hold", "on": True}, token)
        for _ in range(900):
            known = ask(url, where)
            if known["over"]:
                break
            seat = known["waiting"][0]
            table = ask(url, f"{where}/state", token=tokens[seat])
            stack, question = table["view"]["stack"], table["question"]
            if question is None:
                continue
            if len(stack) == 3 and question["key"] == "priority" and {item["seat"] for item in stack} == {0, 1}:
                return made | {"seat": seat}
            answer = chosen(roll, question["key"], stack, [each["text"] for each in question["options"]])
            ask(url, f"{where}/answer", {"answer": answer, "n": table["n"]}, tokens[seat])
    raise RuntimeError("no stack of three came up")


def duel(browser: Any, url: str) -> None:
    """Seekers in the middle of a stack of three, and a look at one's reach and sight."""
    made = stack_of_three(url)
    for size, scheme in (("desk", "light"), ("phone", "dark")):
        page = window(browser, size, scheme)
        page.goto(made["seats"][made["seat"]]["link"])
        hand.connected(page)
        shoot(page, f"seekers-stack-{size}")
        if size == "desk":
            page.locator(f".piece.seat{made['seat']}").hover(force=True)
            page.wait_for_selector("#looked", state="attached")
            page.wait_for_timeout(400)
            page.screenshot(path=str(HERE / "seekers-reach-desk.png"))
            print("docs/seekers-reach-desk.png")
        page.context.close()


def march(page: Any, roll: random.Random) -> None:
    """One answer in Battleground: summon, cast and charge, attack where there is somebody, else advance."""
    page.wait_for_function("() => performance.now() > passedUntil")
    labels = page.locator("#ask [data-choose] > span").all_text_contents()
    for wanted in ("Summon", "Charge", "Cast", "Attack", "Advance to", "Sword", "Shield", "End", "Pass"):
        found = [words for words in labels if words.startswith(wanted) and "nobody" not in words]
        if found and (wanted not in ("Charge", "Cast") or roll.random() < 0.7):
            return hand.press(page, roll.choice(found))
    hand.press(page, roll.choice(labels))


def lanes(browser: Any, url: str) -> None:
    """Battleground before a battle, with what would happen; on the desk also a look at one unit."""
    for size, scheme in (("desk", "light"), ("phone", "dark")):
        page = window(browser, size, scheme)
        hand.begin(page, url, game="battleground", seat1="greedy", seed="5", name0="Ada", name1="Bram",
                   entry0__klass="paladin", entry1__klass="warlock")  # fmt: skip
        roll = random.Random(5)
        for answered in range(400):
            if not hand.my_turn(page):
                break
            strikes = page.locator("#preview .foreseen", has_text="hits").count()
            if answered > 30 and strikes > 1 and hand.key(page) in ("main", "wave"):
                break
            march(page, roll)
        shoot(page, f"battleground-{size}")
        if size == "desk":
            page.locator(".tile.seat0").first.hover(force=True)
            page.wait_for_selector("#looked", state="attached")
            page.wait_for_timeout(400)
            page.screenshot(path=str(HERE / "battleground-look-desk.png"))
            print("docs/battleground-look-desk.png")
        page.context.close()


def land(browser: Any, url: str) -> None:
    """Elysia: four players in the middle of a walk at the desk, eight on the phone."""
    people = ("Ada", "Bram", "Cleo", "Dirk", "Edda", "Finn", "Gwen", "Hugo")
    for size, scheme, players in (("desk", "light", 4), ("phone", "dark", 8)):
        page = window(browser, size, scheme)
        fields = {f"name{i}": people[i] for i in range(players)} | {f"seat{i}": "greedy" for i in range(1, players)}
        hand.begin(page, url, game="elysia", seed="5", pace="0", **fields)
        roll = random.Random(4)
        for answered in range(60):
            if not hand.my_turn(page, 60_000) or (answered > 24 and hand.key(page) == "move"):
                break
            elysia_play.act(page, roll, size == "phone")
        shoot(page, f"elysia-map-{size}")
        page.context.close()


def combat(browser: Any, url: str) -> None:
    """Lytharian Chess: a combat with a spell of each on the stack, as the one sees it who may answer."""
    across = window(browser, "desk", "light")  # the other one sits there too
    for seed in range(1, 30):
        made = lytharian_play.combat_of_two_spells(url, seed)
        across.goto(made["seats"][1 - made["seat"]]["link"])
        hand.connected(across)
        across.wait_for_selector("#preview .foreseen")
        if across.locator("#preview .term").count() > 2:  # a combat with abilities to add up
            break
    for size, scheme in (("desk", "light"), ("phone", "dark")):
        page = window(browser, size, scheme)
        page.goto(made["seats"][made["seat"]]["link"])
        hand.connected(page)
        page.wait_for_selector("#preview .foreseen")
        shoot(page, f"lytharian-fight-{size}")
        page.context.close()
    across.context.close()


def chess(browser: Any, url: str) -> None:
    """Normal Chess after the first moves of the Italian game, as White sees it."""
    seats = [{"who": "friend", "name": name, "entry": {"cards": "up"}} for name in ("Ada", "Bram")]
    for seed in range(1, 30):
        made = ask(url, "games", {"game": "normal-chess", "seats": seats, "seed": seed})
        if ask(url, f"games/{made['code']}")["waiting"] == [0]:
            break
    for move in ("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "e1g1", "g8f6"):
        lytharian_play.answer(url, made, move)
    page = window(browser, "desk", "light")
    page.goto(made["seats"][0]["link"])
    hand.connected(page)
    shoot(page, "lytharian-chess-desk")
    page.context.close()


def main() -> None:
    import shutil

    from playwright.sync_api import sync_playwright

    server = hand.Served(Path(tempfile.mkdtemp()), "--window", "0", "--no-limits")
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            duel(browser, server.url)
            land(browser, server.url)
            combat(browser, server.url)
            chess(browser, server.url)
            lanes(browser, server.url)
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
